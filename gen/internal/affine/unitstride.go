package affine

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// unitStrides finds the indices of Body that grow by one from thread to thread.
func (r *Row) unitStrides(o Options) {
	loops := false
	f := finder{row: r, o: o}
	f.list(r.Body)
	ir.WalkStmts(r.Body, func(s ir.Stmt) bool {
		_, loop := s.(*ir.Loop)
		loops = loops || loop
		return true
	})
	if loops && !f.inLoop && !o.Loops { // the time goes into the loop, and nothing there gets faster
		r.UnitStrides = nil
	}
}

// finder goes through the statements in their order.
type finder struct {
	row    *Row
	o      Options
	depth  int // loops around the statement
	inLoop bool
}

func (f *finder) list(stmts []ir.Stmt) {
	for _, s := range stmts {
		_, loop := s.(*ir.Loop)
		if loop {
			f.depth++
		}
		for _, e := range ir.Exprs(s) {
			f.expr(e)
		}
		if d, ok := s.(*ir.Declare); ok && f.o.Scope.Declare(d) {
			f.row.Known[d.Var] = d
		}
		for _, l := range ir.Bodies(s) {
			f.list(l)
		}
		if loop {
			f.depth--
		}
	}
}

func (f *finder) expr(e ir.Expr) {
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Addr:
			f.underAddr(e.Place)
			return false
		case *ir.Index:
			f.index(e)
		}
		return true
	})
}

// underAddr looks at the indices of a place whose address is taken, but not at the place.
func (f *finder) underAddr(place ir.Expr) {
	for {
		switch p := place.(type) {
		case *ir.Index:
			f.expr(p.I)
			place = p.Base
		case *ir.FieldOf:
			place = p.Base
		case *ir.Lanes:
			place = p.Base
		case *ir.Ref:
			return
		default:
			f.expr(place)
			return
		}
	}
}

// index notes e as a use of a unit-stride access.
func (f *finder) index(e *ir.Index) {
	form, ok := f.o.Scope.Of(e.I)
	if !ok || form.Step != 1 || !isInt(e.I.Type()) {
		return
	}
	inner, ok := f.base(e.Base)
	if !ok {
		return
	}
	f.inLoop = f.inLoop || f.depth > 0
	r := f.row
	for _, w := range r.UnitStrides {
		if ir.Equal(w.First, e.I) && ir.Equal(w.Base, e.Base) {
			w.Uses = append(w.Uses, e)
			return
		}
	}
	if len(r.UnitStrides) == maxUnitStrides {
		return
	}
	r.UnitStrides = append(r.UnitStrides, &UnitStride{Base: e.Base, First: e.I, Inner: inner, Uses: []*ir.Index{e}})
	r.noWrap(form.NoWrap)
}

// base reports whether e is the same array or buffer for all threads, and returns the indices in it.
func (f *finder) base(e ir.Expr) (inner []*ir.Index, ok bool) {
	if _, pointer := e.Type().(*ir.Pointer); pointer {
		return nil, f.o.Base(e)
	}
	switch e := e.(type) {
	case *ir.Ref:
		return nil, e.Var.Kind == ir.SharedVar
	case *ir.Index:
		form, ok := f.o.Scope.Of(e.I)
		if _, array := e.Base.Type().(*ir.Array); !ok || !form.Uniform() || !array || !isInt(e.I.Type()) {
			return nil, false
		}
		inner, ok = f.base(e.Base)
		return append(inner, e), ok
	}
	return nil, false
}

// uses is all indices of unit-stride accesses.
func (r *Row) uses() map[*ir.Index]bool {
	set := map[*ir.Index]bool{}
	for _, w := range r.UnitStrides {
		for _, e := range w.Uses {
			set[e] = true
		}
	}
	return set
}

// drop finds the variables that only the replaced indices mention.
func (r *Row) drop() {
	uses := r.uses()
	mentioned := map[*ir.Var]bool{}
	var work []*ir.Var
	mention := func(e ir.Expr) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			if ref, ok := e.(*ir.Ref); ok && !mentioned[ref.Var] {
				mentioned[ref.Var] = true
				work = append(work, ref.Var)
			}
			i, ok := e.(*ir.Index)
			return !ok || !uses[i]
		})
	}
	ir.WalkStmts(r.Body, func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && r.Known[d.Var] == d {
			return true // its value matters if it is mentioned
		}
		for _, e := range ir.Exprs(s) {
			mention(e)
		}
		return true
	})
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if d := r.Known[v]; d != nil {
			mention(d.Init)
		}
	}
	for v := range r.Known {
		r.Dropped[v] = !mentioned[v]
	}
}

// Needs lists the declarations that the expressions need, in their order: those of variables with a form, and what
// these are made of.
func (r *Row) Needs(exprs []ir.Expr) []*ir.Declare {
	var list []*ir.Declare
	seen := map[*ir.Var]bool{}
	var visit func(e ir.Expr)
	visit = func(e ir.Expr) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			if ref, ok := e.(*ir.Ref); ok && !seen[ref.Var] {
				seen[ref.Var] = true
				if d := r.Known[ref.Var]; d != nil {
					visit(d.Init)
					list = append(list, d)
				}
			}
			return true
		})
	}
	for _, e := range exprs {
		visit(e)
	}
	return list
}

// Faults reports whether something in stmts can fault, or asks which thread runs.
func Faults(stmts []ir.Stmt) bool { return faults(stmts, nil) }

// faults reports whether something in stmts can fault, or asks which thread runs, apart from the indices of
// unit-stride accesses.
func faults(stmts []ir.Stmt, uses map[*ir.Index]bool) bool {
	found := false
	expr := func(e ir.Expr) {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.Index:
				if uses[e] {
					return false
				}
				found = true
			case *ir.Deref, *ir.LaneAt, *ir.PtrAdd, *ir.PtrDiff, *ir.PtrCast, *ir.Addr, *ir.Str:
				found = true
			case *ir.Binary:
				t, ok := e.A.Type().(ir.Scalar)
				if !ok || (e.Op == ir.Div || e.Op == ir.Rem) && !t.IsFloat() {
					found = true
				}
			case *ir.Builtin:
				found = found || !pure(e.Op)
			}
			return !found
		})
	}
	ir.WalkStmts(stmts, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Call, *ir.Effect, *ir.Switch:
			found = true
		case *ir.Assign:
			if t, ok := s.Dst.Type().(ir.Scalar); (s.Op == ir.Div || s.Op == ir.Rem) && (!ok || !t.IsFloat()) {
				found = true
			}
		}
		for _, e := range ir.Exprs(s) {
			expr(e)
		}
		return !found
	})
	return found
}

// pure reports whether an operation neither faults nor looks at the block.
func pure(op ir.Op) bool {
	return slices.ContainsFunc([]string{"math.", "int.", "id.", "dim.", "lanes.", "sel."}, func(p string) bool {
		return len(op) > len(p) && string(op[:len(p)]) == p
	})
}
