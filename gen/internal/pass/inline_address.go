package pass

import "github.com/kbind/kbind/bindgen/ir"

// For checked execution small functions are inlined too, so that what is passed by address is accessed by its name: a
// local variable need not lie in memory then, and an element of a shared variable needs no search for the memory that
// it belongs to. Reports stay as they are: they say where the function accesses what, in its own words.

// checkable reports whether f may be inlined in checked forms: it synchronises nothing, all that it does with pointers
// is to follow them, and nothing of it is looked at otherwise as a part of the kernel.
func checkable(f *ir.Func) bool {
	ok := true
	for _, p := range f.Params {
		if ir.IsPointer(p.Type) {
			ok = ok && onlyFollowed(f, p)
		} else {
			ok = ok && !ir.Writes(f.Body, p)
		}
	}
	ir.Walk(f.Body, func(s ir.Stmt) {
		_, effect := s.(*ir.Effect)
		d, born := s.(*ir.Declare)
		ok = ok && !effect && (!born || d.Init != nil || d.Var.Kind != ir.Local)
	}, func(e ir.Expr) { ok = ok && !e.IsVolatile() })
	return ok
}

// standIn is what stands for the pointer parameter p of a function that is being inlined in a checked form: the address
// of a local variable, or of an element whose index was evaluated by the statements that it returns. It is nil if there
// is none.
func (in *inliner) standIn(call *ir.Call, p *ir.Var, arg ir.Expr) (place ir.Expr, before []ir.Stmt) {
	if a := addressOfLocal(arg); a != nil {
		if a.(*ir.Addr).Place.IsVolatile() {
			return nil, nil
		}
		return a, nil
	}
	a := addressOfElement(withoutConst(arg))
	if a == nil || !ir.Identical(a.Typ.(*ir.Pointer).Elem, a.Place.Type()) ||
		!in.namedPlace(a.Place, p.Type.(*ir.Pointer).Ref) {
		return nil, nil
	}
	fixed, before := in.fixed(call, a.Place)
	if p.Type.(*ir.Pointer).Ref {
		reached := ir.CloneExpr(fixed, nil)
		reached.Call(in.words(a.Place))
		before = append(before, &ir.Effect{S: call.S, Op: ir.OpReached, Args: []ir.Expr{reached}})
	}
	return &ir.Addr{X: a.X, Place: fixed}, before
}

// addressOfElement is the pointer e as the address of an element, nil if it is none: array + i is one.
func addressOfElement(e ir.Expr) *ir.Addr {
	if a, ok := e.(*ir.Addr); ok {
		return a
	}
	sum, ok := e.(*ir.PtrAdd)
	if !ok {
		return nil
	}
	a, ok := withoutConst(sum.Ptr).(*ir.Addr)
	if !ok {
		return nil
	}
	t, ok := a.Place.Type().(*ir.Array)
	if !ok || !ir.SameElem(a.Typ, sum.Typ) || !ir.Identical(t.Elem, sum.Typ.(*ir.Pointer).Elem) {
		return nil
	}
	return &ir.Addr{X: sum.X, Place: &ir.Index{X: ir.X{Typ: t.Elem, At: sum.At}, Base: a.Place, I: sum.I}}
}

func (in *inliner) words(e ir.Expr) string { return in.c.longText(e) }

// namedPlace reports whether e is an element of a shared variable, or of a parameter of the kernel that stays as it is.
// A pointer to the latter may be null.
func (in *inliner) namedPlace(e ir.Expr, reference bool) bool {
	switch e.Type().(type) {
	case ir.Scalar, *ir.Vector:
	default:
		return false
	}
	x, ok := e.(*ir.Index)
	if !ok || e.IsVolatile() {
		return false
	}
	if r, ok := x.Base.(*ir.Ref); ok && ir.IsPointer(r.Typ) {
		return reference && r.Var.Kind == ir.Param && !r.Typ.(*ir.Pointer).Ref && !ir.Writes(in.kernel.Body, r.Var)
	}
	for {
		switch b := x.Base.(type) {
		case *ir.Ref:
			_, array := b.Typ.(*ir.Array)
			return array && b.Var.Kind == ir.SharedVar
		case *ir.Index:
			if _, array := b.Base.Type().(*ir.Array); !array {
				return false
			}
			x = b
		default:
			return false
		}
	}
}

// fixed returns the place e with its indices evaluated once, by the statements.
func (in *inliner) fixed(call *ir.Call, e ir.Expr) (ir.Expr, []ir.Stmt) {
	x, ok := e.(*ir.Index)
	if !ok {
		return ir.CloneExpr(e, nil), nil
	}
	base, before := in.fixed(call, x.Base)
	out := &ir.Index{X: x.X, Base: base, I: x.I}
	if _, constant := x.I.(*ir.Const); !constant {
		v := &ir.Var{Name: in.names.Free("at", nil), Source: in.words(x.I), Type: x.I.Type(), Kind: ir.Temp,
			Pos: x.I.Pos()}
		before = append(before, &ir.Declare{S: call.S, Var: v, Init: x.I})
		out.I = &ir.Ref{X: ir.X{Typ: v.Type, At: x.I.Pos()}, Var: v}
	}
	return out, before
}

// instead is the place that stands for e, which follows a parameter, in the words of the function that is being
// inlined.
func (c *copier) instead(e *ir.Deref, place ir.Expr) ir.Expr {
	if !c.speaks {
		return place
	}
	words := c.in.words(e)
	switch x := ir.CloneExpr(place, nil).(type) {
	case *ir.Ref:
		x.X = e.X
		x.Words = words
		return x
	case *ir.Index:
		x.X = e.X
		x.Words = words
		return x
	}
	return place
}

// speaking gives x, a copy of e, the words for e if it is a part of a place that stands for something else.
func (c *copier) speaking(x, e ir.Expr) ir.Expr {
	var base ir.Expr
	switch x := x.(type) {
	case *ir.FieldOf:
		base = x.Base
	case *ir.Index:
		base = x.Base
	case *ir.Lanes:
		base = x.Base
	case *ir.LaneAt:
		base = x.Base
	}
	if base != nil && base.Called() != "" {
		x.Call(c.in.words(e))
	}
	return x
}
