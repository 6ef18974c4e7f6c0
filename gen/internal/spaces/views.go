package spaces

import "github.com/kbind/kbind/bindgen/ir"

// A cast looks at memory as something else. What the memory holds as pointers may then be read as other pointers, or
// as numbers, or be made of either, so that all of them must point into global memory. Only objects and the parts of
// them that have a type of their own, as a base class has, are known by both types.

// view looks at a cast from one pointer to another.
func (a *analysis) view(e *ir.PtrCast) {
	to, from := element(e.Typ), element(e.A.Type())
	if to == nil || from == nil || a.part[e] || !holds(to) && !holds(from) {
		return
	}
	if s, ok := to.(*ir.Struct); ok && len(s.Fields) == 0 || same(to, from) || contains(from, 0, to) ||
		contains(to, 0, from) {
		return
	}
	if whole, cast, off, ok := moved(e); ok {
		if off >= 0 && contains(whole, off, to) || off < 0 && contains(to, -off, whole) {
			a.part[cast] = true
			return
		}
	}
	a.fromHost(from, a.value(e.A).Elem())
	a.fromHost(to, a.value(e).Elem())
}

// moved takes apart a cast of (u8 *)x + off, which is how a pointer to a part of an object is made: what x points at,
// the cast to bytes, and off.
func moved(e *ir.PtrCast) (whole ir.Type, cast *ir.PtrCast, off int, ok bool) {
	add, ok := e.A.(*ir.PtrAdd)
	if !ok {
		return nil, nil, 0, false
	}
	n, ok := add.I.(*ir.Const)
	cast, isCast := add.Ptr.(*ir.PtrCast)
	if !ok || !isCast || ir.Sizeof(element(add.Ptr.Type())) != 1 {
		return nil, nil, 0, false
	}
	whole = element(cast.A.Type())
	return whole, cast, int(int64(n.Bits)), whole != nil
}

// element is the type of the objects that a pointer points at, of the elements where they are arrays; nil for no
// pointer.
func element(t ir.Type) ir.Type {
	p, ok := t.(*ir.Pointer)
	if !ok {
		return nil
	}
	return single(p.Elem)
}

// single is t, or the type of its elements if it is an array.
func single(t ir.Type) ir.Type {
	for {
		a, ok := t.(*ir.Array)
		if !ok {
			return t
		}
		t = a.Elem
	}
}

// holds reports whether objects of type t have pointers in them.
func holds(t ir.Type) bool { return ir.SomePart(t, ir.IsPointer) }

// same reports whether x and y are one type, but for what the elements of pointers may not be used for.
func same(x, y ir.Type) bool {
	p, ok := x.(*ir.Pointer)
	q, ok2 := y.(*ir.Pointer)
	if ok && ok2 {
		return same(single(p.Elem), single(q.Elem))
	}
	return ir.Identical(x, y)
}

// contains reports whether byte off of an object of type t is the beginning of a part of type want, a struct: it is the
// types of structs by which the pointers in them are known.
func contains(t ir.Type, off int, want ir.Type) bool {
	s, ok := single(t).(*ir.Struct)
	if off == 0 && ok && s == want {
		return true
	}
	if !ok || s.Union {
		return false
	}
	for _, f := range s.Fields {
		size := ir.Sizeof(single(f.Type))
		if at := off - f.Offset; size > 0 && at >= 0 && at < ir.Sizeof(f.Type) && contains(f.Type, at%size, want) {
			return true
		}
	}
	return false
}
