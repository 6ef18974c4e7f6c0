// Package ranges says between which bounds the integers of a function lie.
//
// A variable lies between what is assigned to it and how far its steps, x += e, take it: up to the bound that the
// condition of the loop which makes the step names, or to the end of its type. In the body of a loop its condition
// holds for variables that the body does not write. The order of statements is not looked at otherwise, so one
// interval describes a variable in all of the function; those whose address is taken may hold anything.
//
// Signed arithmetic that overflows is undefined in C++ ([expr.pre]). Config says whether it may be taken not to happen.
package ranges

import (
	"math"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Config is what may be assumed.
type Config struct {
	// Wraps: signed arithmetic wraps around, so that the intervals hold after an overflow too.
	Wraps bool
}

// Info is what is known of one function.
type Info struct {
	cfg       Config
	addressed func(*ir.Var) bool
	defs      map[*ir.Var][]ir.Expr // what is assigned as a whole; nil for what is not known
	steps     map[*ir.Var][]*ir.Assign
	before    map[*ir.Assign]Interval
	bound     map[*ir.Assign]*ir.Binary // the condition that holds for what is stepped
	inside    map[*ir.Ref][]*ir.Binary  // conditions of loops that hold where a variable is read in their bodies
	// What is known so far. A variable whose interval is being computed counts as unknown for others, which makes
	// intervals wider than need be, never narrower.
	vars  map[*ir.Var]Interval
	exprs map[ir.Expr]Interval
	busy  map[*ir.Var]bool
}

// Analyse looks at the statements of a function; addressed reports whether a variable's address is taken.
func Analyse(body []ir.Stmt, addressed func(*ir.Var) bool, cfg Config) *Info {
	r := &Info{cfg: cfg, addressed: addressed, defs: map[*ir.Var][]ir.Expr{}, steps: map[*ir.Var][]*ir.Assign{},
		before: map[*ir.Assign]Interval{},
		bound:  map[*ir.Assign]*ir.Binary{}, inside: map[*ir.Ref][]*ir.Binary{},
		vars: map[*ir.Var]Interval{}, exprs: map[ir.Expr]Interval{}, busy: map[*ir.Var]bool{}}
	labels := ir.HasLabel(body) // a label may stand in a loop, after its test
	ir.VisitReachable(body, r.assignments, nil)
	if !labels {
		ir.VisitReachable(body, r.loops, nil)
	}
	ir.VisitReachable(body, func(s ir.Stmt) {
		if a, ok := s.(*ir.Assign); ok && r.bound[a] != nil {
			r.before[a] = r.beforeStep(a, r.bound[a])
		}
	}, nil)
	return r
}

// Before is the interval of the variable that the step s of a loop changes, before it does; ok is false where only the
// variable's own interval is known.
func (r *Info) Before(s *ir.Assign) (x Interval, ok bool) {
	x, ok = r.before[s]
	return x, ok
}

// assignments notes what a statement assigns.
func (r *Info) assignments(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init != nil {
			r.defs[s.Var] = append(r.defs[s.Var], s.Init)
		}
		return
	case *ir.Assign:
		v, whole := s.Dst.(*ir.Ref)
		switch {
		case whole && s.Op == ir.NoOp:
			r.defs[v.Var] = append(r.defs[v.Var], s.Src)
		case whole:
			r.steps[v.Var] = append(r.steps[v.Var], s)
		}
		return
	}
	if v := ir.Root(ir.Written(s)); v != nil {
		r.defs[v] = append(r.defs[v], nil)
	}
}

// loops notes what the condition of a loop says of its steps and of the variables that its body reads and does not
// write.
func (r *Info) loops(s ir.Stmt) {
	l, ok := s.(*ir.Loop)
	if !ok || l.TestLast || l.Cond == nil {
		return
	}
	for _, c := range ir.Terms(l.Cond, ir.LogAnd) {
		cond, ok := c.(*ir.Binary)
		if !ok || !cond.Op.IsCompare() {
			continue
		}
		v, ok := cond.A.(*ir.Ref)
		if !ok {
			continue
		}
		r.loopSteps(l, cond, v.Var)
		if v.Var.Kind != ir.Local || r.addressed(v.Var) || ir.Writes(l.Body, v.Var) {
			continue
		}
		ir.VisitReachable(l.Body, nil, func(e ir.Expr) {
			if ir.IsRef(e, v.Var) {
				r.inside[e.(*ir.Ref)] = append(r.inside[e.(*ir.Ref)], cond)
			}
		})
	}
}

// loopSteps notes the step of l that changes v if nothing else in l does: the condition of l, cond, holds before it.
func (r *Info) loopSteps(l *ir.Loop, cond *ir.Binary, v *ir.Var) {
	for _, s := range l.Post {
		a, ok := s.(*ir.Assign)
		if !ok || a.Op == ir.NoOp || !ir.IsRef(a.Dst, v) {
			continue
		}
		others := slices.DeleteFunc(slices.Clone(l.Post), func(x ir.Stmt) bool { return x == s })
		if !ir.Writes(slices.Concat(l.Pre, l.Body), v) && !ir.Writes(others, v) {
			r.bound[a] = cond
		}
	}
}

// maxWidenings is how often the steps of a variable are followed before it is taken to lie anywhere in its type.
const maxWidenings = 3

// variable is the interval of v.
func (r *Info) variable(v *ir.Var) Interval {
	whole := OfType(v.Type)
	if x, ok := r.vars[v]; ok {
		return x
	}
	if v.Kind != ir.Local && v.Kind != ir.Temp || r.addressed(v) || r.busy[v] || len(r.defs[v]) == 0 ||
		whole == Unbounded() && v.Type != ir.I64 {
		return whole
	}
	r.busy[v] = true
	x := empty()
	for _, e := range r.defs[v] {
		if e == nil {
			x = whole
			break
		}
		x = x.join(r.Expr(e).clamp(whole))
	}
	for n := 0; ; n++ { // the order of the steps is not known
		before := x
		for _, s := range r.steps[v] {
			x = r.stepped(x, s, whole)
		}
		if x == before {
			break
		}
		if n == maxWidenings {
			x = whole
			break
		}
	}
	delete(r.busy, v)
	r.vars[v] = x
	return x
}

// stepped is x and where the step s leads to from there.
func (r *Info) stepped(x Interval, s *ir.Assign, whole Interval) Interval {
	by := r.Expr(s.Src)
	from := x
	if cond := r.bound[s]; cond != nil {
		from = r.where(x, cond)
	}
	t, _ := s.Dst.Type().(ir.Scalar)
	switch s.Op {
	case ir.Add, ir.Sub:
		to, exact := from.Apply(s.Op, by)
		if (r.cfg.Wraps || !t.IsSigned()) && !(exact && whole.Holds(to)) {
			return whole
		}
		if to.Lo < x.Lo || !exact {
			x.Lo = r.reached(s, to.Lo, whole.Lo, false)
		}
		if to.Hi > x.Hi || !exact {
			x.Hi = r.reached(s, to.Hi, whole.Hi, true)
		}
		return x.clamp(whole)
	case ir.Shr, ir.Div, ir.Rem:
		if s.Op != ir.Shr && by.Lo < 1 {
			return whole
		}
		return Interval{min(x.Lo, 0), max(x.Hi, 0)}
	case ir.And:
		if x.Lo >= 0 && by.Lo >= 0 {
			return Interval{0, x.Hi}
		}
	}
	return whole
}

// reached is how far a step leads that is made in every iteration: to what its loop's condition allows, else to the
// end of the type.
func (r *Info) reached(s *ir.Assign, to, end int64, up bool) int64 {
	cond := r.bound[s]
	if cond == nil || !limits(cond.Op, up) {
		return end
	}
	return to
}

// limits reports whether a comparison bounds its left side from above, or from below.
func limits(op ir.BinaryOp, up bool) bool {
	return up && (op == ir.Lt || op == ir.Le) || !up && (op == ir.Gt || op == ir.Ge)
}

// where is the part of x, the left side of cond, for which cond holds.
func (r *Info) where(x Interval, cond *ir.Binary) Interval {
	by := r.Expr(cond.B)
	if high(cond.B.Type(), x, by) {
		return x
	}
	switch cond.Op {
	case ir.Lt:
		if by.Hi > math.MinInt64 {
			x.Hi = by.Hi - 1
		}
	case ir.Le:
		x.Hi = by.Hi
	case ir.Gt:
		if by.Lo < math.MaxInt64 {
			x.Lo = by.Lo + 1
		}
	case ir.Ge:
		x.Lo = by.Lo
	}
	return Interval{min(x.Lo, x.Hi), x.Hi}
}

// high reports whether integers of type t are unsigned and may be so great that they look like negative numbers.
func high(t ir.Type, list ...Interval) bool {
	s, ok := t.(ir.Scalar)
	return ok && s.IsInt() && !s.IsSigned() && s.Size() == 8 && slices.ContainsFunc(list, func(x Interval) bool {
		return x.Lo < 0
	})
}

func (r *Info) beforeStep(s *ir.Assign, cond *ir.Binary) Interval {
	v := s.Dst.(*ir.Ref).Var
	if r.addressed(v) {
		return OfType(v.Type)
	}
	return r.where(r.variable(v), cond)
}
