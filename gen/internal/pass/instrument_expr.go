package pass

import (
	"github.com/kbind/kbind/bindgen/ir"
)

// value instruments an expression that is used for its value; nil for nil.
func (in *instrumenter) value(e ir.Expr) ir.Expr {
	if e == nil {
		return nil
	}
	if _, vector := e.Type().(*ir.Vector); !vector {
		need := in.need
		in.need = nil
		defer func() { in.need = need }()
	}
	if ir.IsPointer(e.Type()) {
		return in.pointer(e)
	}
	switch e := e.(type) {
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		return in.load(e)
	case *ir.LaneAt:
		if ir.IsAddressable(e) {
			return in.load(e)
		}
		return in.place(e)
	case *ir.Lanes:
		if len(e.Comps) == 1 && ir.IsAddressable(e) && in.isMonitored(e) {
			return in.load(e)
		}
		return in.lanes(e)
	case *ir.Unary:
		return in.unary(e)
	case *ir.Binary:
		return in.binary(e)
	case *ir.Convert:
		return in.convert(e)
	case *ir.Compose, *ir.Splat, *ir.Bitcast, *ir.Select:
		need := in.need
		in.need = nil
		defer func() { in.need = need }()
	}
	return ir.MapOperands(e, in.value)
}

// lanes instruments the components of a vector that e selects.
func (in *instrumenter) lanes(e *ir.Lanes) ir.Expr {
	need := in.need
	defer func() { in.need = need }()
	in.need = nil
	if v, ok := e.Base.Type().(*ir.Vector); ok {
		in.need = make([]bool, v.N)
		for i, c := range e.Comps {
			in.need[c] = in.need[c] || need == nil || need[i]
		}
	}
	return &ir.Lanes{X: e.X, Base: in.value(e.Base), Comps: e.Comps}
}

// checkedPlace is place with an operation.
func checkedPlace(op ir.Op, place ir.Expr, site int, args ...ir.Expr) *ir.Checked {
	return &ir.Checked{X: ir.X{Typ: place.Type(), At: place.Pos(), Volatile: place.IsVolatile()}, Place: place, Op: op,
		Site: site, Args: args}
}

// place instruments what leads to the place e: that every element on the way is there.
func (in *instrumenter) place(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Ref:
		return &ir.Ref{X: e.X, Var: e.Var}
	case *ir.Index:
		return in.element(e)
	case *ir.Deref:
		return in.deref(e)
	case *ir.FieldOf:
		return &ir.FieldOf{X: e.X, Base: in.place(e.Base), Field: e.Field}
	case *ir.Lanes:
		if len(e.Comps) == 1 {
			return &ir.Lanes{X: e.X, Base: in.place(e.Base), Comps: e.Comps}
		}
	case *ir.LaneAt:
		base := in.place(e.Base)
		return &ir.LaneAt{X: e.X, Base: base, I: in.value(e.I)}
	}
	return in.value(e)
}

// element instruments an element of a pointer or an array.
func (in *instrumenter) element(e *ir.Index) ir.Expr {
	out := &ir.Index{X: e.X}
	if ir.IsPointer(e.Base.Type()) {
		out.Base = in.pointer(e.Base)
	} else {
		out.Base = in.place(e.Base)
	}
	out.I = in.value(e.I)
	if a, ok := e.Base.Type().(*ir.Array); ok && in.inside(e.I, a.N) || !ir.IsPointer(e.Base.Type()) &&
		!ir.IsAddressable(e.Base) {
		return out
	}
	return checkedPlace("check.element", out, in.siteOf(e))
}

// siteOf is the site of an access to the place e.
func (in *instrumenter) siteOf(e ir.Expr) int {
	return in.site(e.Pos(), in.c.exprText(e), placeAlign(e))
}

// deref instruments what a pointer points at.
func (in *instrumenter) deref(e *ir.Deref) ir.Expr {
	if e.Ptr.Type().(*ir.Pointer).Ref {
		r := in.reference(e.Ptr)
		if a, ok := r.(*ir.Addr); ok {
			return a.Place
		}
		return &ir.Deref{X: e.X, Ptr: r}
	}
	return in.pointee(e.Ptr, e.X)
}

// pointee is what the pointer p points at, which is checked: x is what it has of all expressions.
func (in *instrumenter) pointee(p ir.Expr, x ir.X) *ir.Checked {
	elem := p.Type().(*ir.Pointer).Elem
	x.Typ = elem
	site := in.site(p.Pos(), in.c.pointeeText(p), ir.Alignof(elem))
	return checkedPlace("check.element", &ir.Deref{X: x, Ptr: in.pointerValue(p)}, site)
}

// pointer instruments a pointer. A reference is checked where it is made.
func (in *instrumenter) pointer(e ir.Expr) ir.Expr {
	if e.Type().(*ir.Pointer).Ref {
		return in.reference(e)
	}
	return in.pointerValue(e)
}

// pointerValue instruments a pointer as a value, which may point at nothing.
func (in *instrumenter) pointerValue(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		return in.load(e)
	case *ir.Addr:
		return &ir.Addr{X: e.X, Place: in.place(e.Place)}
	}
	return ir.MapOperands(e, in.value)
}

// reference instruments a pointer of which the one element is accessed, as a reference.
func (in *instrumenter) reference(p ir.Expr) ir.Expr {
	t := *p.Type().(*ir.Pointer)
	t.Ref = true
	x := ir.X{Typ: &t, At: p.Pos()}
	switch p := p.(type) {
	case *ir.Addr:
		if ir.Identical(p.Place.Type(), t.Elem) && ir.IsAddressable(p.Place) {
			return &ir.Addr{X: x, Place: in.place(p.Place)}
		}
	case *ir.PtrAdd:
		if !p.Type().(*ir.Pointer).Ref {
			return &ir.Addr{X: x, Place: in.place(elementAt(p, true))}
		}
	case *ir.PtrCast:
		if from, ok := p.A.Type().(*ir.Pointer); ok && ir.Sizeof(t.Elem) <= ir.Sizeof(from.Elem) {
			a := in.reference(p.A)
			if place, ok := a.(*ir.Addr); ok && ir.Identical(t.Elem, from.Elem) {
				return &ir.Addr{X: x, Place: place.Place}
			}
			return &ir.PtrCast{X: x, A: a}
		}
	}
	return &ir.Addr{X: x, Place: in.pointee(p, ir.X{At: p.Pos()})}
}

// elementAt is what the sum p points at: an element of an array, of a variable if variable is set, where p is seen to
// go through one.
func elementAt(p *ir.PtrAdd, variable bool) *ir.Index {
	base, elem := p.Ptr, p.Type().(*ir.Pointer).Elem
	if a, ok := base.(*ir.Addr); ok {
		t, array := a.Place.Type().(*ir.Array)
		_, whole := a.Place.(*ir.Ref)
		if array && ir.Identical(t.Elem, elem) && (whole || !variable) {
			base = a.Place
		}
	}
	return &ir.Index{X: ir.X{Typ: elem, At: p.At}, Base: base, I: p.I}
}

// pointeeOf is the place that p points at.
func pointeeOf(p ir.Expr) ir.Expr {
	elem := p.Type().(*ir.Pointer).Elem
	switch p := p.(type) {
	case *ir.Addr:
		if ir.Identical(p.Place.Type(), elem) {
			return p.Place
		}
	case *ir.PtrAdd:
		return elementAt(p, false)
	}
	return &ir.Deref{X: ir.X{Typ: elem, At: p.Pos()}, Ptr: p}
}

// placeAlign is the alignment in bytes that the place e has as its types tell: members of packed structs have less than
// their own types ask for, and what a struct or vector begins with has that of the whole.
func placeAlign(e ir.Expr) int {
	a := ir.Alignof(e.Type())
	switch e := e.(type) {
	case *ir.FieldOf:
		if s, ok := e.Base.Type().(*ir.Struct); ok {
			off := s.Fields[e.Field].Offset
			if off == 0 {
				return placeAlign(e.Base)
			}
			a = min(a, placeAlign(e.Base), off&-off)
		}
	case *ir.Index:
		if _, ok := e.Base.Type().(*ir.Array); ok {
			a = min(a, placeAlign(e.Base))
		}
	case *ir.Lanes:
		if len(e.Comps) == 1 && e.Comps[0] == 0 {
			return placeAlign(e.Base)
		}
		if v, ok := e.Typ.(*ir.Vector); ok { // each component is accessed by itself
			a = ir.Alignof(v.Elem)
		}
		a = min(a, placeAlign(e.Base))
	}
	return max(a, 1)
}
