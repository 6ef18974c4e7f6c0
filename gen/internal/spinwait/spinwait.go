// Package spinwait finds spin-wait loops: loops that wait for what another thread writes, and must let that thread run.
//
// Such a loop reads memory in a way that gives the same again unless somebody else writes, and whether it goes on
// depends on nothing that its own iterations change step by step; or it has iterations that change nothing. A loop may
// also be made of a label and the statements up to a jump back to it.
package spinwait

import (
	"maps"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/usage"
)

// finder finds spin-wait loops.
type finder struct {
	polls map[*ir.Func]bool // device functions that poll
	reads map[*ir.Func]bool // device functions that read memory and change nothing
	deep  map[*ir.Func]bool // functions that call themselves

	tooLong map[*ir.Loop]bool // loops of which idles has found that following them takes too much work
	left    int               // the work that idles may still do
}

// Waits are spin-wait loops.
type Waits struct {
	Loops map[*ir.Loop]bool
	Gotos map[*ir.Goto]bool // the jumps back of loops that are made of a label and such jumps
}

// maxJumping bounds the statements of all loops of jumps of a function, which may overlap. Those beyond it are taken to
// wait: a loop that yields without need is only slower.
const maxJumping = 1 << 18

// count takes the number of statements of list off left, which does not become less than zero.
func count(list []ir.Stmt, left int) int {
	ir.WalkStmts(list, func(ir.Stmt) bool {
		left = max(left-1, 0)
		return left > 0
	})
	return left
}

// Find returns the spin-wait loops of functions, each given with all that it calls. Functions that call themselves are
// left alone: they cannot be inlined where a thread is to be suspended.
func Find(funcs []*ir.Func) *Waits {
	w := &finder{map[*ir.Func]bool{}, map[*ir.Func]bool{}, usage.Recursive(funcs), map[*ir.Loop]bool{}, allSteps}
	for changed := true; changed; {
		changed = false
		for _, f := range funcs {
			polls, reads := w.polls[f], w.reads[f]
			w.classify(f)
			changed = changed || polls != w.polls[f] || reads != w.reads[f]
		}
	}
	found := &Waits{map[*ir.Loop]bool{}, map[*ir.Goto]bool{}}
	for _, f := range funcs {
		if w.deep[f] {
			continue
		}
		var loops []*ir.Loop
		ir.VisitReachable(f.Body, func(s ir.Stmt) {
			if l, ok := s.(*ir.Loop); ok {
				loops = append(loops, l)
			}
		}, nil)
		for _, l := range slices.Backward(loops) { // inner ones first
			if w.waits(l, nil) {
				found.Loops[l] = true
			}
		}
		left := maxJumping
		for _, j := range jumping(f.Body) {
			if left = count(j.loop.Body, left); left == 0 || w.waits(j.loop, j.head) {
				for _, g := range j.back {
					found.Gotos[g] = true
				}
			}
		}
	}
	return found
}

// classify fills polls and reads for f.
func (w *finder) classify(f *ir.Func) {
	fl := newFlow()
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		w.polls[f] = w.polls[f] || w.poll(s)
		w.step(fl, s)
		if r, ok := s.(*ir.Return); ok && r.Val != nil {
			fl.decide(r.Val)
		}
	}, nil)
	w.reads[f] = !fl.stores && fl.known(fl.loads)
}

// poll reports whether s reads memory that other threads write and leaves it as it is, or takes what is free: a load,
// an exchange, a comparison, the addition of nothing.
func (w *finder) poll(s ir.Stmt) bool {
	switch s := s.(type) {
	case *ir.Call:
		return w.polls[s.Func]
	case *ir.Effect:
		switch s.Op {
		case "atomic.load", "atomic.cas", "atomic.exch":
			return true
		case "atomic.add", "atomic.or", "atomic.xor", "atomic.sub", "atomic.max":
			c, ok := s.Args[1].(*ir.Const)
			return ok && c.Bits == 0
		case "atomic.and", "atomic.min":
			_, ok := s.Args[1].(*ir.Const)
			return ok
		}
	}
	return false
}

// vars is a set of variables.
type vars map[*ir.Var]bool

// flow is how values move within one loop.
type flow struct {
	head   *ir.Label          // of a loop of jumps, which leads to the next iteration
	inside map[*ir.Label]bool // the labels in the loop

	from    map[*ir.Var]vars // what a variable is computed from
	control map[*ir.Var]vars // what decides whether it is
	exits   vars             // what decides whether the loop goes on
	polled  vars             // results of polls
	loads   vars             // what is computed from memory; nil stands for the decision itself
	guarded vars             // what is assigned where memory decides whether it is
	stores  bool             // memory is written otherwise than by atomic operations
}

func newFlow() *flow {
	return &flow{nil, map[*ir.Label]bool{}, map[*ir.Var]vars{}, map[*ir.Var]vars{}, vars{}, vars{}, vars{}, vars{}, false}
}

// waits reports whether l is a spin-wait loop. The iterations of a loop of jumps begin at head.
func (w *finder) waits(l *ir.Loop, head *ir.Label) bool {
	if l.Cond != nil && ir.IsFalse(l.Cond) {
		return false
	}
	fl := newFlow()
	fl.head = head
	ir.WalkStmts(l.Body, func(s ir.Stmt) bool {
		if label, ok := s.(*ir.Label); ok {
			fl.inside[label] = true
		}
		return true
	})
	if l.Cond != nil {
		fl.decide(l.Cond)
	}
	for _, list := range [][]ir.Stmt{l.Pre, l.Body, l.Post} {
		w.follow(fl, list, ownList, nil)
	}
	if w.idles(fl, l) {
		return true
	}
	if cyclic(fl.exits, fl.from) {
		return false
	}
	if fl.known(fl.polled) || !fl.stores && fl.known(fl.loads) {
		return true
	}
	return !fl.stores && fl.known(fl.guarded) && !fl.counts()
}

// A place is where a list of statements stands in a loop.
type place uint8

const (
	ownList  place = iota // a break leaves the loop, a continue leads to its next iteration
	inSwitch              // a break leaves a switch in the loop
	inLoop                // both are an inner loop's
)

// within is the place of what is inside s.
func (p place) within(s ir.Stmt) place {
	switch s.(type) {
	case *ir.Loop:
		return inLoop
	case *ir.Switch:
		return max(p, inSwitch)
	}
	return p
}

// follow notes what the statements of a loop do that stand at a place; under lists what decides whether they run.
func (w *finder) follow(fl *flow, list []ir.Stmt, at place, under []ir.Expr) {
	for _, s := range list {
		w.step(fl, s)
		if dst := ir.Root(ir.Written(s)); dst != nil {
			for _, c := range under {
				fl.add(fl.control, dst, fl.uses(c))
				fl.guarded[dst] = fl.guarded[dst] || loadsMemory(c)
			}
		}
		inner := under
		switch s := s.(type) {
		case *ir.If:
			if fl.leaves(s.Then, at) || fl.leaves(s.Else, at) {
				fl.decide(s.Cond)
			}
			inner = append(under[:len(under):len(under)], s.Cond)
		case *ir.Switch:
			if fl.leaves([]ir.Stmt{s}, at) {
				fl.decide(s.Tag)
			}
		}
		for _, b := range ir.Bodies(s) {
			w.follow(fl, b, at.within(s), inner)
		}
	}
}

// step notes what one statement does.
func (w *finder) step(fl *flow, s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init != nil {
			fl.set(s.Var, s.Init)
		}
	case *ir.Assign:
		fl.assign(s)
	case *ir.Call:
		fl.result(s.Dst, s.Args)
		fl.stores = fl.stores || !w.polls[s.Func] && !w.reads[s.Func]
	case *ir.Effect:
		fl.result(s.Dst, s.Args)
	}
	dst := ir.Root(ir.Written(s))
	if dst == nil {
		return
	}
	if w.poll(s) {
		fl.polled[dst] = true
	}
	if c, ok := s.(*ir.Call); ok && w.reads[c.Func] {
		fl.loads[dst] = true
	}
}

// leaves reports whether a jump in list, at a place of the loop, leaves the loop, or decides whether it goes on: in a
// loop of jumps what does not jump back leaves it.
func (fl *flow) leaves(list []ir.Stmt, at place) bool {
	return slices.ContainsFunc(list, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Return:
			return true
		case *ir.Break:
			return at == ownList
		case *ir.Continue:
			return fl.head != nil && at != inLoop
		case *ir.Goto:
			return s.To == fl.head || !fl.inside[s.To]
		}
		return slices.ContainsFunc(ir.Bodies(s), func(b []ir.Stmt) bool { return fl.leaves(b, at.within(s)) })
	})
}

// decide notes that x decides whether the loop goes on.
func (fl *flow) decide(x ir.Expr) {
	for v := range fl.uses(x) {
		fl.exits[v] = true
	}
	if loadsMemory(x) {
		fl.loads[nil] = true
	}
}

// uses lists the variables that x is computed from.
func (fl *flow) uses(x ir.Expr) vars {
	set := vars{}
	ir.WalkExprs(x, func(x ir.Expr) bool {
		if r, ok := x.(*ir.Ref); ok {
			set[r.Var] = true
		}
		return true
	})
	return set
}

// loadsMemory reports whether x reads memory that other threads may write.
func loadsMemory(x ir.Expr) (found bool) {
	ir.WalkExprs(x, func(x ir.Expr) bool {
		found = found || loads(x)
		return true
	})
	return found
}

// loads is loadsMemory for x without its operands.
func loads(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Ref:
		return outside(x.Var)
	case *ir.Deref:
		return true
	case *ir.Index:
		return ir.IsPointer(x.Base.Type())
	}
	return false
}

// outside reports whether v is not the thread's own.
func outside(v *ir.Var) bool { return v.Kind == ir.SharedVar || v.Kind == ir.GlobalVar }

func (fl *flow) add(to map[*ir.Var]vars, v *ir.Var, set vars) {
	if to[v] == nil {
		to[v] = vars{}
	}
	for u := range set {
		to[v][u] = true
	}
}

func (fl *flow) set(v *ir.Var, xs ...ir.Expr) {
	for _, x := range xs {
		fl.add(fl.from, v, fl.uses(x))
		fl.loads[v] = fl.loads[v] || loadsMemory(x)
	}
}

func (fl *flow) assign(s *ir.Assign) {
	v := ir.Root(s.Dst)
	if v == nil || outside(v) {
		fl.stores = true
		return
	}
	fl.set(v, s.Src)
	if s.Op != ir.NoOp {
		fl.add(fl.from, v, vars{v: true})
	}
}

// result notes a call: its result and the variables whose addresses it gets come from its arguments.
func (fl *flow) result(dst ir.Expr, args []ir.Expr) {
	to := vars{}
	if dst != nil {
		to[ir.Root(dst)] = true
	}
	for _, a := range args {
		ir.WalkExprs(a, func(x ir.Expr) bool {
			if addr, ok := x.(*ir.Addr); ok {
				to[ir.Root(addr.Place)] = true
			}
			return true
		})
	}
	all := vars{}
	for _, a := range args {
		maps.Copy(all, fl.uses(a))
	}
	if len(to) > 1 { // each of them comes from all that the call comes from
		call := &ir.Var{}
		fl.from[call], all = all, vars{call: true}
	}
	for v := range to {
		if v != nil && !outside(v) {
			fl.add(fl.from, v, all)
		}
	}
}

// reaches reports whether want is true of one of start, or of a variable that these are made of, directly or through
// others, as the edges say.
func reaches(start vars, want func(*ir.Var) bool, edges ...map[*ir.Var]vars) bool {
	seen := vars{}
	var reach func(v *ir.Var) bool
	reach = func(v *ir.Var) bool {
		if seen[v] {
			return false
		}
		seen[v] = true
		if want(v) {
			return true
		}
		for _, from := range edges {
			for u := range from[v] {
				if reach(u) {
					return true
				}
			}
		}
		return false
	}
	for v := range start {
		if reach(v) {
			return true
		}
	}
	return false
}

// known reports whether one of set decides, directly or through others, whether the loop goes on.
func (fl *flow) known(set vars) bool {
	return set[nil] || reaches(fl.exits, func(v *ir.Var) bool { return set[v] }, fl.from, fl.control)
}

// counts reports whether something that decides whether the loop goes on, or whether what decides is assigned, is
// computed, in the iterations of the loop, from a variable that is computed from itself: such a loop searches.
func (fl *flow) counts() bool {
	deciding := vars{}
	reaches(fl.exits, func(v *ir.Var) bool { deciding[v] = true; return false }, fl.from, fl.control)
	return cyclic(deciding, fl.from)
}

// cyclic reports whether one of the variables is made of itself, directly or through others, as the edges say.
func cyclic(set vars, from map[*ir.Var]vars) bool {
	open, done := vars{}, vars{}
	var visit func(v *ir.Var) bool
	visit = func(v *ir.Var) bool {
		if open[v] || done[v] {
			return open[v]
		}
		open[v] = true
		for u := range from[v] {
			if visit(u) {
				return true
			}
		}
		open[v], done[v] = false, true
		return false
	}
	for v := range set {
		if visit(v) {
			return true
		}
	}
	return false
}

// Yielding returns the spin-wait loop l with iterations that yield before the next one. It shares its statements with
// l.
func Yielding(l *ir.Loop) *ir.Loop {
	yield := []ir.Stmt{&ir.Effect{S: l.S, Op: ir.OpYield}}
	// The condition is known before the next iteration, except where Pre computes it anew.
	if l.Cond != nil && (l.TestLast || len(l.Pre) == 0) {
		yield = []ir.Stmt{&ir.If{S: l.S, Cond: l.Cond, Then: yield}}
	}
	out := *l
	if l.TestLast {
		out.Pre = append(l.Pre[:len(l.Pre):len(l.Pre)], yield...)
	} else {
		out.Post = append(l.Post[:len(l.Post):len(l.Post)], yield...)
	}
	return &out
}

// Yields reports whether a loop was made by Yielding.
func Yields(l *ir.Loop) bool {
	found := false
	for _, list := range [][]ir.Stmt{l.Pre, l.Post} {
		ir.WalkStmts(list, func(s ir.Stmt) bool {
			e, ok := s.(*ir.Effect)
			found = found || ok && e.Op == ir.OpYield
			return !found
		})
	}
	return found
}
