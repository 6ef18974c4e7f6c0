package vector

import (
	"github.com/kbind/kbind/bindgen/ir"
)

// Unroll and jam: a thread that adds up many products waits for each sum before it can add to it; the sums of its
// neighbours do not wait for it. Where threads may run side by side, those that compute such chains are
// interleaved, several at a time, statement by statement:
//
//	sum0 += a[0] * b[j]; sum1 += a[0] * b[j+1]; sum2 += a[0] * b[j+2]; sum3 += a[0] * b[j+3]
//	sum0 += a[1] * c[j]; ...
//
// The statements of each thread keep their order, so that it computes what it computed before.

// JamWidth is how many threads are interleaved.
const JamWidth = 4

// Limits of what is interleaved.
const (
	jamChain = 6  // additions to one variable that are worth it
	jamStmts = 48 // statements of a thread
)

// Jam says how the threads of a vector are interleaved.
type Jam struct {
	Private []*ir.Var        // the variables that each of them has for itself
	Apart   map[ir.Stmt]bool // statements that may fault for one of them and not for another
	// Early are the unit-stride accesses of which the elements are taken before the first statement, since they are used
	// in loops or branches, and Before those whose elements are taken before a statement that stands in neither, so that
	// they need not be kept for long.
	Early  []*UnitStride
	Before map[ir.Stmt][]*UnitStride
}

// chains looks at the statements of a thread.
type chains struct {
	k     *Kernel
	n     int
	loops int
	adds  map[*ir.Var]int
	ok    bool
}

// behindGuards returns what of list is done by threads that pass the guards at its end.
func behindGuards(list []ir.Stmt) []ir.Stmt {
	list = ir.Reachable(list)
	if len(list) == 0 {
		return nil
	}
	rest, inner := list[:len(list)-1:len(list)-1], []ir.Stmt(nil)
	switch s := list[len(list)-1].(type) {
	case *ir.If:
		if len(s.Else) > 0 {
			return list
		}
		inner = s.Then
	case *ir.Block:
		inner = s.List
		if len(inner) == 2 {
			if _, loop := inner[1].(*ir.Loop); loop {
				return list
			}
		}
	default:
		return list
	}
	return append(rest, behindGuards(inner)...)
}

// jams reports whether several threads can be interleaved in list, and whether that gains anything.
func (k *Kernel) jams(list []ir.Stmt) bool {
	if !k.Jam {
		return false
	}
	c := &chains{k: k, adds: map[*ir.Var]int{}, ok: true}
	c.list(list)
	if !c.ok || c.n > jamStmts {
		return false
	}
	for _, n := range c.adds {
		if n >= jamChain {
			return true
		}
	}
	return false
}

func (c *chains) list(list []ir.Stmt) {
	for _, s := range ir.Reachable(list) {
		c.stmt(s)
	}
}

func (c *chains) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Assign, *ir.If, *ir.Effect:
		c.n++
	case *ir.Declare:
		if _, constant := s.Init.(*ir.Const); !constant {
			c.n++
		}
	}
	for _, e := range ir.Exprs(s) {
		c.expr(s, e)
	}
	switch s := s.(type) {
	case *ir.Declare:
		t := s.Var.Type
		if a, ok := t.(*ir.Array); ok {
			t = a.Elem
		}
		_, scalar := t.(ir.Scalar)
		c.ok = c.ok && scalar
	case *ir.Assign:
		c.assign(s)
	case *ir.Effect:
		c.ok = c.ok && counts(s)
	case *ir.Block:
		if d, l := loopOf(s); l != nil {
			c.ok = c.ok && c.k.together(d, l)
			c.loops++
			c.list(l.Body)
			c.loops--
			return
		}
		c.list(s.List)
	case *ir.If:
		ir.WalkStmts(append(append([]ir.Stmt{}, s.Then...), s.Else...), func(s ir.Stmt) bool {
			switch s.(type) {
			case *ir.Declare, *ir.Assign, *ir.Block, *ir.If, *ir.Effect:
			default:
				c.ok = false
			}
			return c.ok
		})
		c.list(s.Then)
		c.list(s.Else)
	default:
		c.ok = false
	}
}

// assign counts an addition to a private sum; one in a loop counts as a chain.
func (c *chains) assign(s *ir.Assign) {
	v := ir.Root(s.Dst)
	if v == nil || s.Op != ir.Add || v.Kind != ir.Local && v.Kind != ir.Temp || v.Type != ir.F32 && v.Type != ir.F64 {
		return
	}
	c.adds[v]++
	if c.loops > 0 {
		c.adds[v] += jamChain
	}
}

// counts reports whether s adds to an integer of shared memory: in which order threads do does not matter.
func counts(s *ir.Effect) bool {
	if s.Dst != nil || len(s.Args) != 2 || s.Op != "atomic.add" || !ir.PointsToShared(s.Args[0]) {
		return false
	}
	t, ok := s.Args[1].Type().(ir.Scalar)
	return ok && t.IsInt()
}

// expr looks for what keeps threads from running side by side.
func (c *chains) expr(s ir.Stmt, e ir.Expr) {
	_, effect := s.(*ir.Effect)
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e.(type) {
		case *ir.PtrAdd:
			c.ok = c.ok && effect
		case *ir.Deref, *ir.LaneAt, *ir.PtrDiff, *ir.PtrCast, *ir.Str, *ir.Compose, *ir.Splat:
			c.ok = false
		case *ir.Addr:
			c.ok = c.ok && effect
		}
		return c.ok
	})
}

// together reports whether all threads of a vector go through the iterations of a loop together: its variable
// counts between constants and parameters, and nothing jumps.
func (k *Kernel) together(d *ir.Declare, l *ir.Loop) bool {
	same := func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Const:
			return true
		case *ir.Ref:
			return e.Var.Kind == ir.Param && !k.Assigned(e.Var) && !k.Addressed(e.Var)
		}
		return false
	}
	cond, ok := l.Cond.(*ir.Binary)
	if !ok || !same(d.Init) || !ir.IsRef(cond.A, d.Var) || !same(cond.B) || l.TestLast || len(l.Pre) > 0 ||
		len(l.Post) != 1 || k.Addressed(d.Var) {
		return false
	}
	_, constant := ir.Increment(l.Post[0], d.Var).(*ir.Const)
	return constant && !ir.Writes(l.Body, d.Var)
}

// jam says how the threads of a plan are interleaved; nil if they are not to be.
func (k *Kernel) jam(p *Plan) *Jam {
	if !k.jams(p.Row.Body) || p.asksWho() {
		return nil
	}
	j := &Jam{Private: k.private(p), Apart: map[ir.Stmt]bool{}}
	own := map[*ir.Var]bool{}
	for _, v := range j.Private {
		own[v] = true
	}
	streams := p.Streams()
	ir.WalkReachable(p.Row.Body, func(s ir.Stmt) bool {
		switch s.(type) {
		case *ir.Block, *ir.Loop:
		default:
			j.Apart[s] = p.Row.Faults && faultsApart(s, func(e *ir.Index) bool {
				return streams[e] || p.sameIndex(e, own)
			})
		}
		return true
	})
	j.take(p)
	return j
}

// take decides where the elements of unit-stride accesses are taken: where they are used first.
func (j *Jam) take(p *Plan) {
	j.Before = map[ir.Stmt][]*UnitStride{}
	of, seen := map[ir.Expr]*UnitStride{}, map[*UnitStride]bool{}
	for _, w := range p.Row.UnitStrides {
		for _, e := range w.Uses {
			of[e] = w
		}
	}
	take := func(list []ir.Expr, at ir.Stmt) {
		for _, e := range list {
			ir.WalkExprs(e, func(e ir.Expr) bool {
				w := of[e]
				if w == nil || seen[w] {
					return w == nil
				}
				seen[w] = true
				if at == nil {
					j.Early = append(j.Early, w)
				} else {
					j.Before[at] = append(j.Before[at], w)
				}
				return false
			})
		}
	}
	dropped := func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		return ok && p.Row.Dropped[d.Var]
	}
	for _, d := range p.Row.Declares {
		if !p.Once[d.Var] {
			take([]ir.Expr{d.Init}, d)
		}
	}
	for _, s := range ir.Reachable(p.Row.Body) {
		if _, loop := s.(*ir.Loop); !loop && !dropped(s) {
			take(ir.Exprs(s), s)
		}
		ir.WalkReachable([]ir.Stmt{s}, func(inner ir.Stmt) bool {
			if !dropped(inner) {
				take(ir.Exprs(inner), nil)
			}
			return true
		})
	}
}

// Streams is the set of indices that unit-stride accesses replace.
func (p *Plan) Streams() map[*ir.Index]bool {
	set := map[*ir.Index]bool{}
	for _, w := range p.Row.UnitStrides {
		for _, e := range w.Uses {
			set[e] = true
		}
	}
	return set
}

// private lists the variables that interleaved threads have for themselves: all but those that they share, and
// those of loops.
func (k *Kernel) private(p *Plan) (list []*ir.Var) {
	seen := map[*ir.Var]bool{}
	note := func(v *ir.Var) {
		if !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	ir.WalkReachable(p.Row.Body, func(s ir.Stmt) bool {
		if b, ok := s.(*ir.Block); ok {
			if d, l := loopOf(b); l != nil {
				seen[d.Var] = true
			}
		}
		return true
	})
	ir.WalkReachable(p.Row.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok {
			note(d.Var)
		}
		return true
	})
	for _, d := range p.Row.Declares {
		if !p.Once[d.Var] {
			note(d.Var)
		}
	}
	for _, v := range k.Copies {
		note(v)
	}
	return list
}

// faultsApart reports whether s may fault for one thread of the vector and not for another; same says which
// indices are the same for all, or checked before.
func faultsApart(s ir.Stmt, same func(*ir.Index) bool) (found bool) {
	ir.Walk([]ir.Stmt{s}, nil, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Index:
			found = found || !same(e)
		case *ir.Binary:
			found = found || ir.Faults(e)
		}
	})
	return found
}

// sameIndex reports whether interleaved threads, which have variables of their own, have one index.
func (p *Plan) sameIndex(e *ir.Index, own map[*ir.Var]bool) bool {
	if _, constant := e.I.(*ir.Const); constant {
		return true
	}
	ok := true
	ir.WalkExprs(e.I, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Ref:
			ok = ok && (p.Once[e.Var] || e.Var.Kind == ir.Param || !own[e.Var])
		case *ir.Index:
			ok = false
		}
		return ok
	})
	return ok
}
