package globals

import "github.com/kbind/kbind/bindgen/ir"

// Addresses among the first values of variables, for a runtime that can put them there: the address of what they point
// at is known when the buffer is made.

// relocate encodes the first value of v with the addresses in it, which it adds to Pointers. It reports whether all of
// them lie in the buffer.
func (l *Layout) relocate(v *ir.Var) bool {
	found := map[int]int{}
	if !l.relocated(l.Offset[v], v.Type, v.Init, found) {
		return false
	}
	for at, to := range found {
		l.Pointers[at] = to
	}
	return true
}

// relocated encodes e, the first value of an object of type t at a byte of the buffer.
func (l *Layout) relocated(at int, t ir.Type, e ir.Expr, found map[int]int) bool {
	if c, ok := e.(*ir.Compose); ok {
		for i, p := range c.Parts {
			part, off := partOf(c.Typ, i)
			if !l.relocated(at+off, part, p, found) {
				return false
			}
		}
		return true
	}
	if ir.IsPointer(t) {
		if v, off, ok := address(e); ok {
			base, there := l.Offset[v]
			found[at] = base + off
			return there
		}
	}
	return l.encode(at, t, e) == ""
}

// partOf is the type of part i of a value of type t, and where in it it lies.
func partOf(t ir.Type, i int) (part ir.Type, off int) {
	switch t := t.(type) {
	case *ir.Array:
		return t.Elem, i * ir.Sizeof(t.Elem)
	case *ir.Vector:
		return t.Elem, i * t.Elem.Size()
	case *ir.Struct:
		if !t.Union {
			return t.Fields[i].Type, t.Fields[i].Offset
		}
	}
	return ir.U8, i
}

// address is the variable and the byte of it that a constant pointer points at.
func address(e ir.Expr) (v *ir.Var, off int, ok bool) {
	switch e := e.(type) {
	case *ir.Addr:
		return placeOf(e.Place)
	case *ir.PtrCast:
		if ir.IsPointer(e.A.Type()) {
			return address(e.A)
		}
	case *ir.PtrAdd:
		return moved(e.Ptr, e.I, address)
	}
	return nil, 0, false
}

// placeOf is the variable and the byte of it at which a constant place lies.
func placeOf(e ir.Expr) (v *ir.Var, off int, ok bool) {
	switch e := e.(type) {
	case *ir.Ref:
		return e.Var, 0, e.Var.Kind == ir.GlobalVar
	case *ir.Deref:
		return address(e.Ptr)
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			return moved(e.Base, e.I, address)
		}
		return moved(e.Base, e.I, placeOf)
	case *ir.FieldOf:
		s, isStruct := e.Base.Type().(*ir.Struct)
		if v, off, ok = placeOf(e.Base); ok && isStruct {
			return v, off + s.Fields[e.Field].Offset, true
		}
	}
	return nil, 0, false
}

// moved is what base, a pointer or an array, points at i elements further on.
func moved(base, i ir.Expr, of func(ir.Expr) (*ir.Var, int, bool)) (v *ir.Var, off int, ok bool) {
	n, constant := i.(*ir.Const)
	var elem ir.Type
	switch t := base.Type().(type) {
	case *ir.Pointer:
		elem = t.Elem
	case *ir.Array:
		elem = t.Elem
	}
	if v, off, ok = of(base); !ok || !constant || elem == nil {
		return nil, 0, false
	}
	return v, off + int(int64(n.Bits))*ir.Sizeof(elem), true
}
