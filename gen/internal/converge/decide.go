package converge

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/ending"
	"github.com/kbind/kbind/gen/internal/uniform"
)

// converger brings the threads of a kernel together. Its facts are found from the optimistic side, by looking at the
// kernel until nothing changes; then the statements are made.
type converger struct {
	names     ir.Names
	info      *uniform.Info
	aligned   *uniform.Info // what is known in blocks that are rows of whole warps; nil where nobody asks
	flat      bool          // all branches with such statements are divided; see mostBranches
	lanes     ir.Scalar     // the type of masks of lanes: U32, or U64 where warps have 64 threads
	loops     *ending.Info
	addressed map[*ir.Var]bool
	target    map[ir.Stmt]jump // of each jump
	early     map[ir.Stmt]bool // returns after which other threads may still wait
	holds     map[ir.Stmt]bool // statements at which threads wait, and those around them

	masked  map[ir.Stmt]bool  // some threads may be elsewhere when the others come to a statement
	divided map[ir.Stmt]bool  // ifs, loops and switches that threads go through in different ways
	clears  map[ir.Stmt]jump  // jumps that only some threads make
	left    map[jump]bool     // where these lead
	leaks   map[ir.Stmt]bool  // ifs with such jumps
	inner   map[*ir.Loop]bool // loops into whose iterations not all threads come
	alike   map[ir.Stmt]bool  // statements that all threads do, whether they take part or not

	// Variables that are given a value where some threads are elsewhere, or not the same one by all; and variables that
	// are given one that threads elsewhere cannot compute, or must not. Those in one set only are common to all
	// threads.
	differ, private map[*ir.Var]bool
	scope           map[*ir.Var]ir.Stmt  // the innermost divided statement around a declaration
	entered         map[*ir.Loop]ir.Stmt // and around the body of a loop
	around          []ir.Stmt            // the divided statements around the one at hand

	changed bool

	masks []*mask // those in force, the innermost last
}

// newConverger prepares to look at f.
func newConverger(f *ir.Func) *converger {
	c := &converger{names: ir.NamesOf(f), info: uniform.Analyse(f, uniform.Config{}), addressed: ir.AddressedIn(f.Body),
		target: map[ir.Stmt]jump{}, early: Early(f), holds: map[ir.Stmt]bool{},
		masked: map[ir.Stmt]bool{}, divided: map[ir.Stmt]bool{}, clears: map[ir.Stmt]jump{}, left: map[jump]bool{},
		leaks: map[ir.Stmt]bool{}, inner: map[*ir.Loop]bool{}, alike: map[ir.Stmt]bool{}, differ: map[*ir.Var]bool{},
		private: map[*ir.Var]bool{}, scope: map[*ir.Var]ir.Stmt{}, entered: map[*ir.Loop]ir.Stmt{}}
	c.loops = ending.OfAll(f.Body)
	c.lanes = ir.U32
	warps := false
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		if e, ok := s.(*ir.Effect); ok && ir.WarpWidth(e) != 0 {
			warps = true
			if ir.WarpWidth(e) == 64 {
				c.lanes = ir.U64
			}
		}
		return true
	})
	if warps && c.lanes == ir.U32 {
		c.aligned = uniform.Analyse(f, uniform.Config{Aligned: true})
	}
	c.aim(f.Body, nil, nil)
	for v := range c.addressed {
		c.differ[v], c.private[v] = true, true
	}
	return c
}

// aim finds where jumps lead, and what holds operations at which threads wait. loop and leaves are the innermost
// statements around that continue and break refer to.
func (c *converger) aim(list []ir.Stmt, loop *ir.Loop, leaves ir.Stmt) (holds bool) {
	for _, s := range list {
		inLoop, inLeaves, held := loop, leaves, ir.Suspends(s)
		switch s := s.(type) {
		case *ir.Break:
			c.target[s] = jump{of: leaves}
		case *ir.Continue:
			c.target[s] = jump{of: loop, again: true}
		case *ir.Leave:
			c.target[s] = jump{of: s.Of}
		case *ir.Return:
			c.target[s] = jump{}
		case *ir.Loop:
			inLoop, inLeaves = s, s
		case *ir.Switch:
			inLeaves = s
		}
		for _, l := range ir.Bodies(s) {
			held = c.aim(l, inLoop, inLeaves) || held
		}
		if held {
			c.holds[s] = true
		}
		holds = holds || held
	}
	return holds
}

// decide looks at the body of the kernel until nothing more is found.
func (c *converger) decide(body []ir.Stmt) {
	for c.changed = true; c.changed; {
		c.changed = false
		clear(c.alike)
		c.list(body, false)
	}
}

// note adds key to a set of facts.
func note[K comparable](c *converger, set map[K]bool, key K) {
	if !set[key] {
		set[key], c.changed = true, true
	}
}

// leavings are jumps that only some threads make.
type leavings map[jump]bool

func (l leavings) add(other leavings) {
	for to := range other {
		l[to] = true
	}
}

// list looks at statements that come one after the other; masked: some threads of the block may be elsewhere. It
// returns the jumps out of them that only some threads make.
func (c *converger) list(list []ir.Stmt, masked bool) leavings {
	out := leavings{}
	for _, s := range ir.Reachable(list) {
		if masked {
			note(c, c.masked, s)
		}
		var l leavings
		if c.holds[s] {
			l = c.compound(s, masked)
		} else {
			l = c.single(s, masked)
		}
		out.add(l)
		masked = masked || len(l) > 0
	}
	return out
}

// compound looks at a statement with an operation at which threads wait.
func (c *converger) compound(s ir.Stmt, masked bool) leavings {
	switch s := s.(type) {
	case *ir.Effect:
		c.given(s, masked, false)
	case *ir.Block:
		return c.list(s.List, masked)
	case *ir.If:
		return c.ifElse(s, masked)
	case *ir.Region:
		to := jump{of: s}
		out := c.within(s, c.left[to], func() leavings { return c.list(s.WithoutLastLeave(), masked) })
		delete(out, to)
		return out
	case *ir.Loop:
		return c.loopFacts(s, masked)
	case *ir.Switch:
		return c.switchFacts(s, masked)
	}
	return nil
}

// within looks at what is inside s, which divides threads or not.
func (c *converger) within(s ir.Stmt, divides bool, look func() leavings) leavings {
	if !divides {
		return look()
	}
	c.around = append(c.around, s)
	defer func() { c.around = c.around[:len(c.around)-1] }()
	return look()
}

func (c *converger) ifElse(s *ir.If, masked bool) leavings {
	if c.flat || !c.agreed(s.Cond, masked) {
		note(c, c.divided, ir.Stmt(s))
	}
	d := c.divided[s]
	out := c.within(s, d, func() leavings {
		out := c.list(s.Then, masked || d)
		out.add(c.list(s.Else, masked || d))
		return out
	})
	if len(out) > 0 {
		note(c, c.leaks, ir.Stmt(s))
	}
	return out
}

func (c *converger) loopFacts(s *ir.Loop, masked bool) leavings {
	masked = masked || c.inner[s] || c.divided[s]
	if masked {
		note(c, c.inner, s)
	}
	end, again := jump{of: s}, jump{of: s, again: true}
	known := s.Cond == nil || c.agreed(s.Cond, masked)
	if c.left[end] || !known || masked && (len(s.Pre) > 0 || !c.loops.Ends(s)) {
		note(c, c.divided, ir.Stmt(s))
	}
	out := c.within(s, c.divided[s] || c.left[again], func() leavings {
		c.entered[s] = c.innermost()
		out := c.list(s.Pre, masked)
		body := c.list(s.Body, masked || len(out) > 0)
		out.add(body)
		out.add(c.list(s.Post, masked || len(out) > 0))
		return out
	})
	delete(out, again)
	if len(out) > 0 { // the next iteration comes without them
		note(c, c.inner, s)
	}
	delete(out, end)
	return out
}

func (c *converger) switchFacts(s *ir.Switch, masked bool) leavings {
	end := jump{of: s}
	if c.flat || c.left[end] || !c.agreed(s.Tag, masked) {
		note(c, c.divided, ir.Stmt(s))
	}
	d := c.divided[s]
	out := c.within(s, d, func() leavings {
		out := leavings{}
		for _, k := range s.Cases {
			out.add(c.list(k.Body, masked || d || len(out) > 0))
		}
		return out
	})
	delete(out, end)
	return out
}

// single looks at a statement at which no thread waits.
func (c *converger) single(s ir.Stmt, masked bool) leavings {
	out := leavings{}
	if c.exits(s, masked) {
		c.alike[s] = true
		return out
	}
	inside := map[ir.Stmt]bool{}
	var jumps []ir.Stmt // out of s
	some := false       // only some threads make one of them
	ir.WalkReachable([]ir.Stmt{s}, func(t ir.Stmt) bool {
		inside[t] = true
		c.given(t, masked, t == s)
		to, isJump := c.target[t]
		if !isJump || to.of != nil && inside[to.of] || to == (jump{}) && !c.early[t] {
			return true
		}
		jumps = append(jumps, t)
		some = some || masked || c.info.Control(t) != uniform.Block || c.left[to] && to.of != nil || c.divided[to.of]
		return true
	})
	switch {
	case some: // those that have left s by one of them stay behind when the others make another
		for _, t := range jumps {
			to := c.target[t]
			if _, known := c.clears[t]; !known {
				c.clears[t], c.changed = to, true
			}
			note(c, c.left, to)
			out[to] = true
		}
	case len(jumps) > 0:
		c.alike[s] = true // all threads make the jump, so it must not stand among what only some do
	}
	return out
}

// exits reports whether s is `if (e) break;` or `if (e) continue;` where some threads do not take part, and e is known
// to all, so that all make the jump.
func (c *converger) exits(s ir.Stmt, masked bool) bool {
	i, ok := s.(*ir.If)
	if !ok || !masked || len(i.Then) != 1 || len(i.Else) > 0 {
		return false
	}
	to, isJump := c.target[i.Then[0]]
	l, ok := to.of.(*ir.Loop)
	return isJump && ok && c.holds[l] && !c.divided[l] && !c.left[jump{of: l}] && !c.left[jump{of: l, again: true}] &&
		c.commonExpr(i.Cond) && c.entered[l] == c.innermost()
}

// innermost is the innermost divided statement around the one at hand, nil for none.
func (c *converger) innermost() ir.Stmt {
	if len(c.around) == 0 {
		return nil
	}
	return c.around[len(c.around)-1]
}

// given notes what becomes of the variable that s gives a value. direct: s stands in a list that all threads go
// through.
func (c *converger) given(s ir.Stmt, masked, direct bool) {
	var value ir.Expr
	v := ir.Root(ir.Written(s))
	switch s := s.(type) {
	case *ir.Declare:
		v, value = s.Var, s.Init
		c.scope[v] = c.innermost()
		if value == nil {
			return
		}
	case *ir.Assign:
		if r, ok := s.Dst.(*ir.Ref); ok && r.Var == v {
			value = s.Src
		}
	}
	if v == nil {
		return
	}
	if masked || c.info.Var(v) != uniform.Block {
		note(c, c.differ, v)
	}
	if _, scalar := v.Type.(ir.Scalar); !scalar || !direct || value == nil || !c.commonExpr(value) ||
		c.scope[v] != c.innermost() {
		note(c, c.private, v)
		return
	}
	c.alike[s] = true
}

// common reports whether v has the same value in all threads of the block, also in those that do not take part.
func (c *converger) common(v *ir.Var) bool {
	return (v.Kind == ir.Local || v.Kind == ir.Temp || v.Kind == ir.Param) && !(c.differ[v] && c.private[v])
}

// agreed reports whether all threads that come to a condition find the same; masked: those elsewhere ask too.
func (c *converger) agreed(e ir.Expr, masked bool) bool {
	if masked {
		return c.commonExpr(e)
	}
	return c.info.Expr(e) == uniform.Block
}

// commonExpr reports whether all threads can compute e, and get the same.
func (c *converger) commonExpr(e ir.Expr) bool {
	if _, scalar := e.Type().(ir.Scalar); !scalar || ir.Faults(e) {
		return false
	}
	switch e := e.(type) {
	case *ir.Const, *ir.Zero:
		return true
	case *ir.Ref:
		return c.common(e.Var)
	case *ir.FieldOf:
		base := e.Base
		for f, ok := base.(*ir.FieldOf); ok; f, ok = base.(*ir.FieldOf) {
			base = f.Base
		}
		r, ok := base.(*ir.Ref)
		return ok && r.Var.Kind == ir.Param && c.common(r.Var)
	case *ir.Builtin:
		if op := string(e.Op); strings.HasPrefix(op, "id.block.") || strings.HasPrefix(op, "dim.") {
			return true
		}
		return false
	case *ir.Unary, *ir.Binary, *ir.Convert, *ir.Select, *ir.Bitcast:
		for _, x := range ir.Children(e) {
			if !c.commonExpr(x) {
				return false
			}
		}
		return true
	}
	return false
}
