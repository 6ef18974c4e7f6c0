// Package converge brings all threads of a block to each place at which threads wait for each other. It is a pass, and
// the kernels that show what it does are package pass's testdata/converge.cu.
//
// Devices want all threads of a block at a barrier, and what warps exchange goes through memory between two barriers.
// A kernel in which threads may be elsewhere, because they ended early or went another way, is brought into a form in
// which they come along: branches and loops around such places become statements of the whole block, and each thread
// has masks, variables that say whether it takes part (if-conversion; Allen, Kennedy, Porterfield, Warren,
// Conversion of Control Dependence to Data Dependence, POPL 1983). Loops that threads leave at different times go on
// until none is left, by a vote. What stands between such places stays as it is, after a test of the mask.
//
//	if (i >= n) return;         bool live = true;
//	x = p[i];                   if (i >= n) live = false; else x = p[i];
//	__syncthreads();            __syncthreads();
//	q[i] = x;                   if (live) q[i] = x;
//
// Whether a barrier is one of all threads that have not ended, and whether the lanes that a mask names are there, is
// proved or checked when it runs: the kernel traps then. What is proved for blocks that are rows of whole warps alone
// (uniform.Config.Aligned) is checked in other blocks. This file has the form, decide.go decides what is done
// to which statement, operations.go has the barriers and the operations of warps.
package converge

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// Kernel brings the threads of the kernel k, which waits for all of them somewhere, together there. It changes the
// statements of k, or returns k as it is where it can do nothing for it.
func Kernel(k *ir.Func) *ir.Func {
	if ir.HasLabel(k.Body) || spins(k) {
		return k
	}
	f := *k
	f.Body = withoutLast(explicitFaults(f.Body), jump{})
	flat := branches(f.Body) > mostBranches
	if !flat && !divergent(&f) {
		return &f
	}
	c := newConverger(&f)
	c.flat = flat
	c.decide(f.Body)
	var list []ir.Stmt
	if c.left[jump{}] {
		list = append(list, c.mask("live", jump{}, f.Body[0], constant(ir.Bool, 1, f.Body[0])))
	}
	f.Body = append(list, c.emit(f.Body, false)...)
	return &f
}

// mostBranches is how many branches with statements at which threads wait stay branches where all threads go the same
// way. PoCL (3.1) copies what follows such a branch, so that there are twice as many copies with each; where there are
// more of them they are statements of the whole block, too.
const mostBranches = 3

// branches counts the branches in list with statements at which threads wait.
func branches(list []ir.Stmt) (n int) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.If, *ir.Switch:
			if slices.ContainsFunc(ir.Bodies(s), waits) {
				n++
			}
		}
		return true
	})
	return n
}

// waits reports whether threads wait for each other somewhere in list.
func waits(list []ir.Stmt) (yes bool) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		yes = yes || ir.Suspends(s)
		return !yes
	})
	return yes
}

// spins reports whether threads of f wait for what others write, or for the whole grid: no form helps there.
func spins(f *ir.Func) (found bool) {
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		e, ok := s.(*ir.Effect)
		found = found || ok && (e.Op == ir.OpYield || e.Op == "sync.grid")
		return !found
	})
	return found
}

// divergent reports whether threads of f may be elsewhere when others wait for all of the block.
func divergent(f *ir.Func) bool {
	info := uniform.Analyse(f, uniform.Config{})
	early := Early(f)
	found := false
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		found = found || (early[s] || ir.Suspends(s)) && info.Control(s) != uniform.Block
		return !found
	})
	return found
}

// Early finds the returns of f after which other threads of the block may still wait for each other. Where threads wait
// for nothing any more, one that ends leaves nobody alone.
func Early(f *ir.Func) map[ir.Stmt]bool {
	holds := map[ir.Stmt]bool{} // statements with one at which threads wait
	var look func(list []ir.Stmt) bool
	look = func(list []ir.Stmt) (found bool) {
		for _, s := range ir.Reachable(list) {
			held := ir.Suspends(s)
			for _, body := range ir.Bodies(s) {
				held = look(body) || held
			}
			holds[s] = held
			found = found || held
		}
		return found
	}
	early := map[ir.Stmt]bool{}
	var ends func(list []ir.Stmt, later bool)
	ends = func(list []ir.Stmt, later bool) {
		for _, s := range slices.Backward(ir.Reachable(list)) {
			inside := later
			switch s.(type) {
			case *ir.Return:
				early[s] = later
			case *ir.Loop, *ir.Switch: // the next round or case may come
				inside = later || holds[s]
			}
			for _, body := range ir.Bodies(s) {
				ends(body, inside)
			}
			later = later || holds[s]
		}
	}
	ends(f.Body, look(f.Body) && ir.HasLabel(f.Body))
	return early
}

// Faults reports whether s ends the launch with an error.
func Faults(s ir.Stmt) bool {
	e, ok := s.(*ir.Effect)
	return ok && (e.Op == "ctl.trap" || e.Op == "io.assert")
}

// explicitFaults puts a return after each operation that faults: a target only notes the fault there.
func explicitFaults(list []ir.Stmt) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		ir.MapBodies(s, explicitFaults)
		e, ok := s.(*ir.Effect)
		switch {
		case ok && e.Op == "ctl.trap":
			out = append(out, s, &ir.Return{S: e.S})
		case ok && e.Op == "io.assert":
			failed := &ir.Unary{X: ir.X{Typ: ir.Bool, At: e.At}, Op: ir.Not, A: ir.CloneExpr(e.Args[0], nil)}
			out = append(out, &ir.If{S: e.S, Cond: failed, Then: []ir.Stmt{s, &ir.Return{S: e.S}}})
		default:
			out = append(out, s)
		}
	}
	return out
}

// withoutLast leaves out the jumps at the end of list that lead where control comes anyway, which is where those of
// next lead; and so at the end of the regions and loops inside.
func withoutLast(list []ir.Stmt, next ...jump) []ir.Stmt {
	list = ir.Reachable(list)
	for i, s := range list {
		var behind []jump
		if i == len(list)-1 {
			behind = next
		}
		switch s := s.(type) {
		case *ir.Region:
			behind = append(slices.Clone(behind), jump{of: s})
		case *ir.Loop:
			behind = []jump{{again: true}}
		case *ir.Switch:
			behind = nil
		}
		ir.MapBodies(s, func(l []ir.Stmt) []ir.Stmt { return withoutLast(l, behind...) })
	}
	n := len(list) - 1
	if n < 0 {
		return list
	}
	to := jump{}
	switch s := list[n].(type) {
	case *ir.Leave:
		to.of = s.Of
	case *ir.Continue:
		to.again = true // of the loop whose body it is
	case *ir.Return:
	default:
		return list
	}
	if slices.Contains(next, to) {
		return withoutLast(list[:n:n], next...)
	}
	return list
}

// jump is where a jump leads: after a loop, a switch or a region, with again to the next iteration of a loop; the zero
// value is the end of the kernel.
type jump struct {
	of    ir.Stmt
	again bool
}

// mask is a variable that says whether a thread takes part in the statements inside something.
type mask struct {
	v  *ir.Var
	to jump // the jump that ends it; of an if, the if
	// The lanes of the warp for which it is set, and those that have not ended, where that does not change; nil if
	// nobody asks.
	lanes, present *ir.Var
}

// mask declares a mask and makes it the innermost one.
func (c *converger) mask(name string, to jump, at ir.Stmt, init ir.Expr) ir.Stmt {
	v := c.variable(name, ir.Bool, at)
	c.masks = append(c.masks, &mask{v: v, to: to})
	return &ir.Declare{S: ir.S{At: at.Pos()}, Var: v, Init: init}
}

func (c *converger) innermostMask() *mask { return c.masks[len(c.masks)-1] }

func (c *converger) unmask() { c.masks = c.masks[:len(c.masks)-1] }

// variable is a new variable.
func (c *converger) variable(name string, t ir.Type, at ir.Stmt) *ir.Var {
	return &ir.Var{Name: c.names.Free(name, nil), Type: t, Kind: ir.Temp, Pos: at.Pos()}
}

// active says whether a thread takes part where s stands; nil if all do.
func (c *converger) active(s ir.Stmt) ir.Expr {
	if !c.masked[s] || len(c.masks) == 0 {
		return nil
	}
	return ir.RefTo(c.innermostMask().v)
}

// taking is active, with true for nil.
func (c *converger) taking(s ir.Stmt) ir.Expr {
	if a := c.active(s); a != nil {
		return a
	}
	return constant(ir.Bool, 1, s)
}

// both is a && b, where a may be nil for true.
func both(a, b ir.Expr) ir.Expr {
	if a == nil || ir.IsTrue(a) {
		return b
	}
	return &ir.Binary{X: ir.X{Typ: ir.Bool, At: b.Pos()}, Op: ir.LogAnd, A: a, B: b}
}

func constant(t ir.Scalar, bits uint64, at ir.Stmt) ir.Expr {
	return &ir.Const{X: ir.X{Typ: t, At: at.Pos()}, Bits: bits}
}

// emit makes the statements of a list ones of all threads of the block. open: what the list declares is used after it.
func (c *converger) emit(list []ir.Stmt, open bool) (out []ir.Stmt) {
	list = ir.Reachable(list)
	var group []ir.Stmt
	for i, s := range list {
		if !c.apart(s) {
			group = append(group, s)
			continue
		}
		out = append(out, c.group(group, list[i:], open)...)
		var made []ir.Stmt
		made, group = c.statement(s)
		out = append(out, made...)
	}
	return append(out, c.group(group, nil, open)...)
}

// apart reports whether all threads of the block come to s, whether they take part or not.
func (c *converger) apart(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Declare:
		return s.Init == nil || c.masked[s] && c.common(s.Var) && c.alike[s]
	case *ir.Assign:
		r, ok := s.Dst.(*ir.Ref)
		return ok && c.masked[s] && c.common(r.Var) && c.alike[s]
	}
	return c.holds[s] || c.alike[s]
}

// group makes what threads do by themselves of statements of which none is apart: after a test of the mask, if some
// threads do not take part. rest is what follows them.
func (c *converger) group(list, rest []ir.Stmt, open bool) (out []ir.Stmt) {
	if len(list) == 0 {
		return nil
	}
	at := ir.S{At: list[0].Pos()}
	active := c.active(list[0])
	region := &ir.Region{S: at, Name: "part"}
	body := c.leaving(list, region, true)
	left := region.Left(body)
	if active != nil || left {
		var kept []ir.Stmt
		for _, s := range body {
			d, ok := s.(*ir.Declare)
			if !ok || !open && !ir.Mentions(rest, d.Var) {
				kept = append(kept, s)
				continue
			}
			first, values := apartFrom(d)
			out = append(out, first)
			kept = append(kept, values...)
		}
		body = kept
	}
	if active != nil && len(body) > 0 {
		body = []ir.Stmt{&ir.If{S: at, Cond: active, Then: body}}
	}
	if left {
		region.Body = body
		body = []ir.Stmt{region}
	}
	return append(out, body...)
}

// leaving replaces the jumps in list that only some threads make: they clear masks and go to the end of region, where
// control comes anyway if last is true.
func (c *converger) leaving(list []ir.Stmt, region *ir.Region, last bool) []ir.Stmt {
	var out []ir.Stmt
	list = ir.Reachable(list)
	for i, s := range list {
		end := last && i == len(list)-1
		if to, ok := c.clears[s]; ok {
			out = append(out, c.clear(to, s)...)
			if !end {
				out = append(out, &ir.Leave{S: ir.S{At: s.Pos()}, Of: region})
			}
			continue
		}
		switch s.(type) {
		case *ir.Loop, *ir.Switch:
			end = false
		}
		ir.MapBodies(s, func(l []ir.Stmt) []ir.Stmt { return c.leaving(l, region, end) })
		out = append(out, s)
	}
	return out
}

// clear ends the masks up to the one that a jump ends.
func (c *converger) clear(to jump, at ir.Stmt) (out []ir.Stmt) {
	for i := len(c.masks) - 1; i >= 0; i-- {
		out = append(out, &ir.Assign{S: ir.S{At: at.Pos()}, Dst: ir.RefTo(c.masks[i].v), Src: constant(ir.Bool, 0, at)})
		if c.masks[i].to == to {
			break
		}
	}
	return out
}

// statement makes a statement that is apart one of all threads. then is what those do after it that take part.
func (c *converger) statement(s ir.Stmt) (out, then []ir.Stmt) {
	switch s := s.(type) {
	case *ir.Effect:
		return c.operation(s)
	case *ir.Block:
		return []ir.Stmt{&ir.Block{S: s.S, List: c.emit(s.List, false)}}, nil
	case *ir.If:
		if c.holds[s] {
			return c.branches(s), nil
		}
	case *ir.Loop:
		return c.loop(s), nil
	case *ir.Region:
		return c.region(s), nil
	case *ir.Switch:
		return c.cases(s), nil
	}
	return []ir.Stmt{s}, nil
}

// branches makes both branches of an if statements of all threads, unless all go the same way.
func (c *converger) branches(s *ir.If) []ir.Stmt {
	if !c.divided[s] {
		return []ir.Stmt{&ir.If{S: s.S, Cond: s.Cond, Then: c.emit(s.Then, false), Else: c.emit(s.Else, false)}}
	}
	active := c.active(s)
	yes := c.variable("yes", ir.Bool, s)
	out := []ir.Stmt{&ir.Declare{S: s.S, Var: yes, Init: both(active, s.Cond)}}
	var no *ir.Var
	if len(s.Else) > 0 {
		no = c.variable("no", ir.Bool, s)
		not := &ir.Unary{X: ir.X{Typ: ir.Bool, At: s.At}, Op: ir.Not, A: ir.RefTo(yes)}
		out = append(out, &ir.Declare{S: s.S, Var: no, Init: both(active, not)})
	}
	out = append(out, &ir.Block{S: s.S, List: c.branch(s, yes, s.Then)})
	if no != nil {
		out = append(out, &ir.Block{S: s.S, List: c.branch(s, no, s.Else)})
	}
	return out
}

// branch is what threads do for which v is true.
func (c *converger) branch(s *ir.If, v *ir.Var, list []ir.Stmt) (out []ir.Stmt) {
	m := &mask{v: v, to: jump{of: s}}
	c.masks = append(c.masks, m)
	lanes, present := c.asked(list)
	if !c.leaks[s] && lanes != never {
		out, m.lanes = c.ballot(ir.RefTo(v), s)
		out = c.when(lanes, out, s)
	}
	if !c.leaks[s] && present != never {
		var more []ir.Stmt
		more, m.present = c.presentIn(s)
		out = append(out, c.when(present, more, s)...)
	}
	out = append(out, c.emit(list, false)...)
	c.unmask()
	return out
}

// region is the body of an inlined call, with a mask for the threads that have not left it.
func (c *converger) region(s *ir.Region) []ir.Stmt {
	to := jump{of: s}
	if !c.left[to] {
		s.Body = c.emit(s.Body, false)
		return []ir.Stmt{s}
	}
	out := []ir.Stmt{c.mask("inside", to, s, c.taking(s))}
	out = append(out, c.emit(s.WithoutLastLeave(), false)...)
	c.unmask()
	return []ir.Stmt{&ir.Block{S: s.S, List: out}}
}

// loop makes all threads go through a loop together.
func (c *converger) loop(s *ir.Loop) []ir.Stmt {
	if !c.divided[s] {
		l := &ir.Loop{S: s.S, Pre: c.emit(s.Pre, true), Cond: s.Cond, TestLast: s.TestLast}
		l.Body = c.iteration(s)
		l.Post = c.emit(s.Post, false)
		return []ir.Stmt{l}
	}
	out := []ir.Stmt{c.mask("going", jump{of: s}, s, c.taking(s))}
	going := c.innermostMask().v
	vote, count := c.vote("sync.block_or", ir.RefTo(going), s)
	vote = append(vote, &ir.If{S: s.S, Cond: isZero(ir.RefTo(count)), Then: []ir.Stmt{&ir.Break{S: s.S}}})
	test := c.emit(s.Pre, true)
	if s.Cond != nil && !ir.IsTrue(s.Cond) {
		test = append(test, &ir.Assign{S: s.S, Dst: ir.RefTo(going), Src: both(ir.RefTo(going), s.Cond)})
	}
	l := &ir.Loop{S: s.S}
	body := &ir.Block{S: s.S, List: c.iteration(s)}
	if s.TestLast {
		l.Body = append(append(vote, body), test...)
	} else {
		l.Body = append(append(test, vote...), body)
		l.Body = append(l.Body, c.emit(s.Post, false)...)
	}
	c.unmask()
	return []ir.Stmt{&ir.Block{S: s.S, List: append(out, l)}}
}

// iteration is the body of a loop, with a mask for the threads that have not gone on to the next iteration.
func (c *converger) iteration(s *ir.Loop) []ir.Stmt {
	to := jump{of: s, again: true}
	if !c.left[to] {
		return c.emit(s.Body, false)
	}
	init := constant(ir.Bool, 1, s)
	if c.inner[s] && len(c.masks) > 0 {
		init = ir.RefTo(c.innermostMask().v)
	}
	out := []ir.Stmt{c.mask("here", to, s, init)}
	out = append(out, c.emit(s.Body, false)...)
	c.unmask()
	return out
}

// cases makes the cases of a switch statements of all threads, each with those that jumped there and those that fell
// through to it, unless all go the same way.
func (c *converger) cases(s *ir.Switch) []ir.Stmt {
	if !c.divided[s] {
		sw := &ir.Switch{S: s.S, Tag: s.Tag}
		for _, k := range s.Cases {
			k.Body = c.emit(k.Body, false)
			sw.Cases = append(sw.Cases, k)
		}
		return []ir.Stmt{sw}
	}
	active := c.active(s)
	tag := c.variable("tag", s.Tag.Type(), s)
	out := []ir.Stmt{&ir.Declare{S: s.S, Var: tag, Init: c.whereActive(s, s.Tag)},
		c.mask("inside", jump{of: s}, s, constant(ir.Bool, 0, s))}
	in := ir.RefTo(c.innermostMask().v)
	for _, k := range s.Cases {
		enters := both(active, caseOf(s, &k, tag))
		enters = &ir.Binary{X: ir.X{Typ: ir.Bool, At: s.At}, Op: ir.LogOr, A: in, B: enters}
		out = append(out, &ir.Assign{S: s.S, Dst: in, Src: enters},
			&ir.Block{S: s.S, List: c.emit(k.Body, false)})
	}
	c.unmask()
	return []ir.Stmt{&ir.Block{S: s.S, List: out}}
}

// caseOf says whether a thread whose tag is v jumps to k.
func caseOf(s *ir.Switch, k *ir.Case, v *ir.Var) ir.Expr {
	x := ir.X{Typ: ir.Bool, At: s.At}
	any := func(k *ir.Case, e ir.Expr) ir.Expr {
		for _, value := range k.Values {
			var is ir.Expr = &ir.Binary{X: x, Op: ir.Eq, A: ir.RefTo(v), B: constant(v.Type.(ir.Scalar), value, s)}
			if e != nil {
				is = &ir.Binary{X: x, Op: ir.LogOr, A: e, B: is}
			}
			e = is
		}
		return e
	}
	if !k.Default {
		return any(k, nil)
	}
	var others ir.Expr
	for i := range s.Cases {
		if !s.Cases[i].Default {
			others = any(&s.Cases[i], others)
		}
	}
	if others == nil {
		return constant(ir.Bool, 1, s)
	}
	return &ir.Unary{X: x, Op: ir.Not, A: others}
}
