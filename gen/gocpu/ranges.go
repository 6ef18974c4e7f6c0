package gocpu

import (
	"math"
	mathbits "math/bits"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Between which bounds integers lie, for checked execution: what cannot overflow need not be looked at. A variable lies between what is assigned to it and how far its steps take it: up to the
// bound that the loop's condition names, or to the end of its type. Where overflow is looked for, signed arithmetic is taken not to wrap: where it does, that itself is reported. What else is
// dropped because of ranges, looks at indices, divisors and counts of shifts, must hold behind an overflow too.

// interval is the integers from lo to hi. The ends of int64 stand for no bound.
type interval struct{ lo, hi int64 }

var unknown = interval{math.MinInt64, math.MaxInt64}

// wholeRange is all values of an integer type, as far as an interval can say.
func wholeRange(t ir.Type) interval {
	s, ok := t.(ir.Scalar)
	switch {
	case ok && s == ir.Bool:
		return interval{0, 1}
	case !ok || !s.IsInt():
		return unknown
	}
	n := 8 * s.Size()
	switch {
	case s.IsSigned():
		return interval{-1 << (n - 1), 1<<(n-1) - 1}
	case n == 64:
		return unknown // the upper half looks like negative numbers
	}
	return interval{0, 1<<n - 1}
}

func (a interval) holds(b interval) bool { return a.lo <= b.lo && b.hi <= a.hi }

func (a interval) join(b interval) interval { return interval{min(a.lo, b.lo), max(a.hi, b.hi)} }

// within cuts a to what lies in b.
func (a interval) within(b interval) interval {
	return interval{min(max(a.lo, b.lo), b.hi), max(min(a.hi, b.hi), b.lo)}
}

// apply is the interval of x op y; exact is false when its ends do not fit in an int64.
func (a interval) apply(op ir.BinaryOp, b interval) (r interval, exact bool) {
	switch op {
	case ir.Add:
		lo, ok := addExact(a.lo, b.lo)
		hi, ok2 := addExact(a.hi, b.hi)
		return interval{lo, hi}, ok && ok2
	case ir.Sub:
		if b.lo == math.MinInt64 {
			return unknown, false
		}
		return a.apply(ir.Add, interval{-b.hi, -b.lo})
	case ir.Mul:
		r := interval{math.MaxInt64, math.MinInt64}
		for _, x := range []int64{a.lo, a.hi} {
			for _, y := range []int64{b.lo, b.hi} {
				p, ok := mulExact(x, y)
				if !ok {
					return unknown, false
				}
				r = r.join(interval{p, p})
			}
		}
		return r, true
	}
	return unknown, false
}

func addExact(a, b int64) (int64, bool) {
	r := a + b
	return r, (a^r)&(b^r) >= 0
}

func mulExact(a, b int64) (int64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	r := a * b
	return r, r/b == a && !(a == math.MinInt64 && b == -1)
}

// ranges are the intervals of the locals of one function.
type ranges struct {
	facts *facts
	wraps bool                  // signed arithmetic wraps around
	defs  map[*ir.Var][]ir.Expr // what is assigned as a whole; nil for what is not known
	steps map[*ir.Var][]*ir.Assign
	// before says between which bounds a variable lies when a loop steps it.
	before map[*ir.Assign]interval
	bound  map[*ir.Assign]*ir.Binary // the condition that holds for what is stepped
	inside map[*ir.Ref][]*ir.Binary  // conditions of loops that hold where a variable is read in their bodies
	// What is known so far. A variable that is being looked at counts as unknown for others, which makes intervals wider than need be, never narrower.
	vars  map[*ir.Var]interval
	exprs map[ir.Expr]interval
	busy  map[*ir.Var]bool
}

func newRanges(body []ir.Stmt, fs *facts, wraps bool) *ranges {
	r := &ranges{facts: fs, wraps: wraps, defs: map[*ir.Var][]ir.Expr{}, steps: map[*ir.Var][]*ir.Assign{}, before: map[*ir.Assign]interval{}, bound: map[*ir.Assign]*ir.Binary{}, inside: map[*ir.Ref][]*ir.Binary{},
		vars: map[*ir.Var]interval{}, exprs: map[ir.Expr]interval{}, busy: map[*ir.Var]bool{}}
	labels := holdsLabel(body)
	walk(body, func(s ir.Stmt) { r.note(s, labels) }, nil)
	if !labels {
		walk(body, r.conditions, nil)
	}
	walk(body, func(s ir.Stmt) {
		if a, ok := s.(*ir.Assign); ok && r.bound[a] != nil {
			r.before[a] = r.beforeStep(a, r.bound[a])
		}
	}, nil)
	return r
}

// note takes down what a statement assigns, and which steps a loop makes under its condition, into which no label leads.
func (r *ranges) note(s ir.Stmt, labels bool) {
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
	case *ir.Loop:
		if !labels {
			r.loop(s)
		}
	}
	if v := ir.Root(ir.Written(s)); v != nil {
		r.defs[v] = append(r.defs[v], nil)
	}
}

func (r *ranges) loop(l *ir.Loop) {
	if l.TestLast || l.Cond == nil {
		return
	}
	for _, s := range l.Post {
		a, ok := s.(*ir.Assign)
		if !ok || a.Op == ir.NoOp {
			continue
		}
		v, ok := a.Dst.(*ir.Ref)
		if !ok {
			continue
		}
		for _, c := range terms(l.Cond, ir.LogAnd) {
			if b, ok := c.(*ir.Binary); ok && b.Op.IsCompare() && ir.IsRef(b.A, v.Var) && !ir.Writes(slices.Concat(l.Pre, l.Body), v.Var) && !ir.Writes(without(l.Post, a), v.Var) {
				r.bound[a] = b
			}
		}
	}
}

// conditions notes what the condition of a loop says of the variables that its body reads and does not write.
func (r *ranges) conditions(s ir.Stmt) {
	l, ok := s.(*ir.Loop)
	if !ok || l.TestLast || l.Cond == nil {
		return
	}
	for _, c := range terms(l.Cond, ir.LogAnd) {
		b, ok := c.(*ir.Binary)
		if !ok || !b.Op.IsCompare() {
			continue
		}
		v, ok := b.A.(*ir.Ref)
		if !ok || v.Var.Kind != ir.Local || r.facts.addressed[v.Var] || ir.Writes(l.Body, v.Var) {
			continue
		}
		walk(l.Body, func(ir.Stmt) {}, func(e ir.Expr) {
			if ir.IsRef(e, v.Var) {
				r.inside[e.(*ir.Ref)] = append(r.inside[e.(*ir.Ref)], b)
			}
		})
	}
}

func without(list []ir.Stmt, s ir.Stmt) []ir.Stmt {
	return slices.DeleteFunc(slices.Clone(list), func(x ir.Stmt) bool { return x == s })
}

// variable is the interval of v.
func (r *ranges) variable(v *ir.Var) interval {
	whole := wholeRange(v.Type)
	if x, ok := r.vars[v]; ok {
		return x
	}
	if v.Kind != ir.Local && v.Kind != ir.Temp || r.facts.addressed[v] || r.busy[v] || len(r.defs[v]) == 0 || whole == unknown && v.Type != ir.I64 {
		return whole
	}
	r.busy[v] = true
	x := interval{math.MaxInt64, math.MinInt64}
	for _, e := range r.defs[v] {
		if e == nil {
			x = whole
			break
		}
		x = x.join(r.of(e).within(whole))
	}
	for rounds := 0; ; rounds++ { // the order of the steps is not known
		before := x
		for _, s := range r.steps[v] {
			x = r.stepped(x, s, whole)
		}
		if x == before {
			break
		}
		if rounds == 3 {
			x = whole
			break
		}
	}
	delete(r.busy, v)
	r.vars[v] = x
	return x
}

// stepped is x and where the step s leads to from there.
func (r *ranges) stepped(x interval, s *ir.Assign, whole interval) interval {
	by := r.of(s.Src)
	from := x
	if cond := r.bound[s]; cond != nil {
		from = r.under(x, cond)
	}
	t, _ := s.Dst.Type().(ir.Scalar)
	switch s.Op {
	case ir.Add, ir.Sub:
		to, exact := from.apply(s.Op, by)
		if (r.wraps || !t.IsSigned()) && !(exact && whole.holds(to)) {
			return whole
		}
		if to.lo < x.lo || !exact {
			x.lo = r.reached(s, to.lo, whole.lo, false)
		}
		if to.hi > x.hi || !exact {
			x.hi = r.reached(s, to.hi, whole.hi, true)
		}
		return x.within(whole)
	case ir.Shr, ir.Div, ir.Rem:
		if s.Op != ir.Shr && by.lo < 1 {
			return whole
		}
		return interval{min(x.lo, 0), max(x.hi, 0)}
	case ir.And:
		if x.lo >= 0 && by.lo >= 0 {
			return interval{0, x.hi}
		}
	}
	return whole
}

// reached is how far a step leads that is made again and again: to what its loop's condition allows, else to the end of the type.
func (r *ranges) reached(s *ir.Assign, to, end int64, up bool) int64 {
	cond := r.bound[s]
	if cond == nil || r.limits(cond, up) == nil {
		return end
	}
	return to
}

// limits returns what bounds the left side of cond from above, or from below.
func (r *ranges) limits(cond *ir.Binary, up bool) ir.Expr {
	if up && (cond.Op == ir.Lt || cond.Op == ir.Le) || !up && (cond.Op == ir.Gt || cond.Op == ir.Ge) {
		return cond.B
	}
	return nil
}

// under is the part of x in which cond holds for it.
func (r *ranges) under(x interval, cond *ir.Binary) interval {
	by := r.of(cond.B)
	if high(cond.B.Type(), x, by) {
		return x
	}
	switch cond.Op {
	case ir.Lt:
		if by.hi > math.MinInt64 {
			x.hi = by.hi - 1
		}
	case ir.Le:
		x.hi = by.hi
	case ir.Gt:
		if by.lo < math.MaxInt64 {
			x.lo = by.lo + 1
		}
	case ir.Ge:
		x.lo = by.lo
	}
	return interval{min(x.lo, x.hi), x.hi}
}

// high reports whether integers of type t are unsigned and may be so great that they look like negative numbers.
func high(t ir.Type, list ...interval) bool {
	s, ok := t.(ir.Scalar)
	return ok && s.IsInt() && !s.IsSigned() && s.Size() == 8 && slices.ContainsFunc(list, func(x interval) bool { return x.lo < 0 })
}

func (r *ranges) beforeStep(s *ir.Assign, cond *ir.Binary) interval {
	v := s.Dst.(*ir.Ref).Var
	if r.facts.addressed[v] {
		return wholeRange(v.Type)
	}
	return r.under(r.variable(v), cond)
}

// of is the interval that the integer e lies in.
func (r *ranges) of(e ir.Expr) interval {
	whole := wholeRange(e.Type())
	if s, ok := e.Type().(ir.Scalar); !ok || !s.IsInt() && s != ir.Bool {
		return unknown
	}
	switch e := e.(type) {
	case *ir.Const:
		n := int64(e.Bits)
		if s, _ := e.Typ.(ir.Scalar); whole == unknown && !s.IsSigned() && n < 0 {
			return unknown
		}
		return interval{n, n}.within(whole)
	case *ir.Zero:
		return interval{}
	case *ir.Ref:
		x := r.variable(e.Var)
		for _, cond := range r.inside[e] {
			if u := r.under(x, cond); max(x.lo, u.lo) <= min(x.hi, u.hi) {
				x = interval{max(x.lo, u.lo), min(x.hi, u.hi)}
			}
		}
		return x
	case *ir.Convert:
		if s, ok := e.A.Type().(ir.Scalar); ok && (s.IsInt() || s == ir.Bool) {
			if x := r.of(e.A); whole.holds(x) && (x != unknown || e.Typ == e.A.Type()) {
				return x
			}
		}
	case *ir.Select:
		return r.of(e.A).join(r.of(e.B))
	case *ir.Unary:
		if x := r.of(e.A); e.Op == ir.Neg && x.lo > math.MinInt64 {
			if x = (interval{-x.hi, -x.lo}); whole.holds(x) {
				return x
			}
			if s, _ := e.Typ.(ir.Scalar); s.IsSigned() && !r.wraps {
				return x.within(whole)
			}
		}
	case *ir.Binary:
		x, ok := r.exprs[e]
		if !ok {
			x = r.binary(e, whole)
			r.exprs[e] = x
		}
		return x
	case *ir.Builtin:
		return r.builtin(e, whole)
	}
	return whole
}

func (r *ranges) binary(e *ir.Binary, whole interval) interval {
	if e.Op.IsCompare() || e.Op == ir.LogAnd || e.Op == ir.LogOr {
		return whole
	}
	a, b := r.of(e.A), r.of(e.B)
	switch e.Op {
	case ir.Add, ir.Sub, ir.Mul:
		x, exact := a.apply(e.Op, b)
		s, _ := e.Typ.(ir.Scalar)
		switch {
		case exact && whole.holds(x):
			return x
		case exact && s.IsSigned() && !r.wraps:
			return x.within(whole)
		}
	case ir.And:
		switch {
		case a.lo >= 0 && b.lo >= 0:
			return interval{0, min(a.hi, b.hi)}
		case a.lo >= 0:
			return interval{0, a.hi}
		case b.lo >= 0:
			return interval{0, b.hi}
		}
	case ir.Or, ir.Xor:
		if a.lo >= 0 && b.lo >= 0 {
			return interval{0, int64(1)<<min(mathbits.Len64(uint64(max(a.hi, b.hi))), 62) - 1}.within(whole)
		}
	case ir.Shr:
		if a.lo >= 0 && b.lo >= 0 && b.lo < 63 {
			return interval{0, a.hi >> b.lo}
		}
	case ir.Shl:
		if b.lo == b.hi && b.lo >= 0 && b.lo < 32 {
			if x, exact := a.apply(ir.Mul, interval{1 << b.lo, 1 << b.lo}); exact && whole.holds(x) {
				return x
			}
		}
	case ir.Div:
		if high(e.Typ, a) {
			break
		}
		if a.lo >= 0 && b.lo >= 1 {
			return interval{a.lo / b.hi, a.hi / b.lo}
		}
		if b.lo >= 1 {
			return interval{min(a.lo, 0), max(a.hi, 0)}
		}
	case ir.Rem:
		switch {
		case b.lo >= 1 && high(e.Typ, a):
			return interval{0, b.hi - 1}
		case b.lo >= 1 && a.lo >= 0:
			return interval{0, min(a.hi, b.hi-1)}
		case b.lo >= 1:
			return interval{-(b.hi - 1), b.hi - 1}
		}
	}
	return whole
}

// builtin knows the limits of launches (CUDA C++ Programming Guide, Compute Capabilities) and of what counts bits.
func (r *ranges) builtin(e *ir.Builtin, whole interval) interval {
	const threads, blocks = 1024, math.MaxInt32
	switch e.Op {
	case "id.thread.x", "id.thread.y", "id.thread.z":
		return interval{0, threads - 1}
	case "dim.block.x", "dim.block.y", "dim.block.z":
		return interval{1, threads}
	case "id.block.x", "id.block.y", "id.block.z":
		return interval{0, blocks - 1}
	case "dim.grid.x", "dim.grid.y", "dim.grid.z":
		return interval{1, blocks}
	case "int.popc", "int.clz", "int.ctz":
		return interval{0, 64}
	case "int.min", "int.max":
		if len(e.Args) == 2 {
			a, b := r.of(e.Args[0]), r.of(e.Args[1])
			if high(e.Typ, a, b) {
				return whole
			}
			if e.Op == "int.min" {
				return interval{min(a.lo, b.lo), min(a.hi, b.hi)}
			}
			return interval{max(a.lo, b.lo), max(a.hi, b.hi)}
		}
	}
	return whole
}
