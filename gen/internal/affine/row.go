package affine

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Row is a list of statements that all threads of a row run, taken apart: guards that keep threads from doing
// anything, what is left for the others, and the unit-stride accesses. None of Declares, Uniform, Bounds, NoWrap and
// First can fault.
type Row struct {
	Declares []*ir.Declare // what stands before and between the guards, in order
	Uniform  []ir.Expr     // no thread goes on unless all of these hold, which are the same for all threads
	Bounds   []Bound       // a thread goes on if all of these hold
	// a thread of which all of these hold does only Body; the others do all that the statements say. None is Eq, some may
	// be Ne
	Branches    []Bound
	Whole       []ir.Expr // as Branches, but the same for all threads
	Body        []ir.Stmt // what the threads that go on do, if Branches and Whole hold
	UnitStrides []*UnitStride
	NoWrap      []ir.Expr // integers that must not wrap along the row for Bounds, Branches and UnitStrides to be true

	Known   map[*ir.Var]*ir.Declare // the variables that have a form, in Declares and Body
	Dropped map[*ir.Var]bool        // those of Known that nobody mentions once slices take the place of indices
	// something in Body can fault or looks at the running thread, apart from unit-stride accesses
	Faults bool

	scope *Scope
}

// Form returns the form of a variable of Known.
func (r *Row) Form(d *ir.Declare) Form {
	f, _ := r.scope.Of(d.Init)
	return f
}

// Bound is a comparison of a value that grows by one from thread to thread with one that is the same for all.
type Bound struct {
	X     ir.Expr
	Op    ir.BinaryOp // Lt, Le, Gt, Ge, Eq or Ne
	Limit ir.Expr
}

// UnitStride is an access to the elements of one array or buffer, one for each thread of a row, one after the other.
type UnitStride struct {
	Base  ir.Expr     // a pointer, or a place of array type
	First ir.Expr     // the index, to be evaluated for thread 0 of the row
	Inner []*ir.Index // the indices in Base, which are the same for all threads
	Uses  []*ir.Index
}

// Limits of what is worth it.
const (
	maxUnitStrides = 24
	maxStmts       = 120
)

// Options says what Split needs to know.
type Options struct {
	Scope *Scope
	// Base reports whether the pointer e is one buffer throughout, written as a slice.
	Base func(e ir.Expr) bool
	// Outlives reports whether a variable that the statements declare is used after them, so that each thread must give
	// it its first value; nil = none is.
	Outlives func(v *ir.Var) bool
	// Fold returns a copy of statements in which the expressions of known have these values; nil = none are wanted.
	Fold func(list []ir.Stmt, known map[ir.Expr]bool) []ir.Stmt
	// End says that something is to be done after the statements, so that no thread may skip them but by a return.
	End bool
	// Loops says that there is something to gain beside unit-stride accesses, also in loops.
	Loops bool
}

// Split takes stmts apart; nil when nothing is to be gained or they hold what the analysis does not know.
func Split(stmts []ir.Stmt, o Options) *Row {
	if !plain(stmts) {
		return nil
	}
	r := &Row{Known: map[*ir.Var]*ir.Declare{}, Dropped: map[*ir.Var]bool{}, scope: o.Scope}
	r.Body = r.guards(stmts, o)
	r.branches(o)
	r.inside(o)
	r.unitStrides(o)
	if len(r.UnitStrides) == 0 && !o.Loops {
		return nil
	}
	r.drop()
	r.Faults = faults(r.Body, r.uses())
	return r
}

// plain reports whether the statements are few, have no labels, and are ir's own.
func plain(stmts []ir.Stmt) bool {
	n, ok := 0, true
	ir.WalkStmts(stmts, func(s ir.Stmt) bool {
		n++
		switch s.(type) {
		case *ir.Declare, *ir.Assign, *ir.Call, *ir.Effect, *ir.Block, *ir.If, *ir.Loop, *ir.Switch, *ir.Break, *ir.Continue,
			*ir.Return:
		default:
			ok = false
		}
		return ok
	})
	return ok && n <= maxStmts
}

// guards takes guards and the declarations between them off the front of list and returns what is left.
//
// A declaration of which the value has a form, or none, may come after the guards: nothing before mentions it.
func (r *Row) guards(list []ir.Stmt, o Options) []ir.Stmt {
	rest, late := r.split(list, o)
	return append(late, rest...)
}

// split is guards, which returns what is declared late on its own.
func (r *Row) split(list []ir.Stmt, o Options) (body, late []ir.Stmt) {
	for i, s := range list {
		last := i == len(list)-1
		switch s := s.(type) {
		case *ir.Declare:
			if o.Outlives != nil && o.Outlives(s.Var) {
				return list[i:], late
			}
			if o.Scope.Declare(s) {
				r.Known[s.Var] = s
				r.Declares = append(r.Declares, s)
				continue
			}
			if _, ok := o.Scope.Of(s.Init); ok || s.Init == nil {
				late = append(late, s)
				continue
			}
		case *ir.Block:
			if last {
				return r.guards(s.List, o), late
			}
		case *ir.If:
			if len(s.Else) > 0 {
				return list[i:], late
			}
			if leaves(s.Then) {
				rest := r.conditions(terms(s.Cond, ir.LogOr), true, o.Scope)
				if rest == nil {
					continue
				}
				return append([]ir.Stmt{&ir.If{S: s.S, Cond: rest, Then: s.Then}}, list[i+1:]...), late
			}
			if last && !o.End {
				rest := r.conditions(terms(s.Cond, ir.LogAnd), false, o.Scope)
				if rest == nil {
					return r.guards(s.Then, o), late
				}
				return []ir.Stmt{&ir.If{S: s.S, Cond: rest, Then: s.Then}}, late
			}
		}
		return list[i:], late
	}
	return nil, late
}

// leaves reports whether list is a return.
func leaves(list []ir.Stmt) bool {
	for len(list) == 1 {
		switch s := list[0].(type) {
		case *ir.Block:
			list = s.List
			continue
		case *ir.Return:
			return s.Val == nil
		}
		break
	}
	return false
}

// terms are the operands of a chain of op.
func terms(e ir.Expr, op ir.BinaryOp) []ir.Expr {
	if b, ok := e.(*ir.Binary); ok && b.Op == op {
		return append(terms(b.A, op), terms(b.B, op)...)
	}
	return []ir.Expr{e}
}

// conditions takes from the front of list what is uniform or a bound, negated if asked for, and returns the rest as
// one expression, nil if there is none.
func (r *Row) conditions(list []ir.Expr, negate bool, s *Scope) (rest ir.Expr) {
	for i, e := range list {
		if f, ok := s.Of(e); ok && f.Uniform() && e.Type() == ir.Bool {
			if negate {
				e = not(e)
			}
			r.Uniform = append(r.Uniform, e)
			continue
		}
		if b, steady, ok := bound(e, negate, s); ok && b.Op != ir.Ne {
			r.Bounds = append(r.Bounds, b)
			r.noWrap(append(steady, b.X))
			continue
		}
		op := ir.LogAnd
		if negate {
			op = ir.LogOr
		}
		rest = list[i]
		for _, e := range list[i+1:] {
			rest = &ir.Binary{X: ir.X{Typ: ir.Bool, At: rest.Pos()}, Op: op, A: rest, B: e}
		}
		return rest
	}
	return nil
}

// not is the opposite of e.
func not(e ir.Expr) ir.Expr {
	if b, ok := e.(*ir.Binary); ok && opposite[b.Op] != 0 {
		if t, ok := b.A.Type().(ir.Scalar); ok && !t.IsFloat() { // a NaN is neither less nor not less
			return &ir.Binary{X: b.X, Op: opposite[b.Op], A: b.A, B: b.B}
		}
	}
	return &ir.Unary{X: ir.X{Typ: ir.Bool, At: e.Pos()}, Op: ir.Not, A: e}
}

var opposite = map[ir.BinaryOp]ir.BinaryOp{ir.Lt: ir.Ge, ir.Ge: ir.Lt, ir.Gt: ir.Le, ir.Le: ir.Gt, ir.Ne: ir.Eq,
	ir.Eq: ir.Ne}
var mirrored = map[ir.BinaryOp]ir.BinaryOp{ir.Lt: ir.Gt, ir.Gt: ir.Lt, ir.Le: ir.Ge, ir.Ge: ir.Le, ir.Eq: ir.Eq,
	ir.Ne: ir.Ne}

// bound reads e, or its negation, as a Bound.
func bound(e ir.Expr, negate bool, s *Scope) (b Bound, steady []ir.Expr, ok bool) {
	c, ok := e.(*ir.Binary)
	if !ok || !isInt(c.A.Type()) {
		return b, nil, false
	}
	op := c.Op
	if negate {
		op = opposite[op]
	}
	x, okX := s.Of(c.A)
	limit, okL := s.Of(c.B)
	b = Bound{X: c.A, Op: op, Limit: c.B}
	if !okX || !okL {
		return b, nil, false
	}
	if x.Uniform() {
		x, limit = limit, x
		b = Bound{X: c.B, Op: mirrored[op], Limit: c.A}
	}
	switch b.Op {
	case ir.Lt, ir.Le, ir.Gt, ir.Ge, ir.Eq, ir.Ne:
		return b, x.NoWrap, x.Step == 1 && limit.Uniform()
	}
	return b, nil, false
}

// branches takes out of Body what only few threads do: statements under conditions that hold for the first or the last
// threads of some rows, such as those at the border of an image.
func (r *Row) branches(o Options) {
	for i, s := range r.Body {
		if d, ok := s.(*ir.Declare); ok && o.Scope.Declare(d) {
			r.Known[d.Var] = d
		}
		c, ok := s.(*ir.If)
		if !ok || len(c.Else) > 0 || !r.rare(c, len(r.Body)-i-1, o) {
			continue
		}
		r.Body = slices.Concat(r.Body[:i], r.Body[i+1:])
		return
	}
}

// rare reports whether the condition of c can be taken apart and holds for few threads, and notes when it does not
// hold.
func (r *Row) rare(c *ir.If, rest int, o Options) bool {
	var whole, steady []ir.Expr
	var list []Bound
	equal := true
	for _, e := range terms(c.Cond, ir.LogOr) {
		if f, ok := o.Scope.Of(e); ok && f.Uniform() && e.Type() == ir.Bool {
			whole = append(whole, not(e))
			continue
		}
		b, s, ok := bound(e, true, o.Scope)
		if !ok || b.Op == ir.Eq {
			return false
		}
		equal = equal && b.Op == ir.Ne
		list = append(list, b)
		steady = append(append(steady, s...), b.X)
	}
	ends := len(c.Then) <= rest && endsInReturn(c.Then)
	if len(list) == 0 || !equal && !ends {
		return false
	}
	r.Whole, r.Branches = whole, list
	r.noWrap(steady)
	return true
}

// endsInReturn reports whether list ends in a return.
func endsInReturn(list []ir.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch s := list[len(list)-1].(type) {
	case *ir.Block:
		return endsInReturn(s.List)
	case *ir.Return:
		return s.Val == nil
	}
	return false
}

// noWrap adds to what must not wrap.
func (r *Row) noWrap(list []ir.Expr) {
next:
	for _, e := range list {
		for _, old := range r.NoWrap {
			if ir.Equal(old, e) {
				continue next
			}
		}
		if !counts(e) {
			r.NoWrap = append(r.NoWrap, e)
		}
	}
}

// Of is Scope.Of of the row's scope.
func (r *Row) Of(e ir.Expr) (Form, bool) { return r.scope.Of(e) }

// Declare is Scope.Declare of the row's scope.
func (r *Row) Declare(d *ir.Declare) bool { return r.scope.Declare(d) }
