package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- subscripts, addresses ----

func (b *body) index(s *Scope, e *ast.Index) operand {
	if comma, ok := e.I.(*ast.Binary); ok && comma.Op == "," && b.c.cpp23() { // [expr.sub]/1: no comma operator
		b.c.unsupported(e.At, "a subscript of several operands, as C++23 has")
		return operand{}
	}
	x := b.expr(s, e.X)
	if x.mode == poison {
		b.expr(s, e.I)
		return x
	}
	mark := len(*b.out)
	i := b.expr(s, e.I)
	if isPointer(x.typ) && x.mode == lvalue && !b.pointerStays(x.x, (*b.out)[mark:]) {
		x = b.rvalue(x) // its value is computed before the index ([expr.sub]/1)
	}
	b.saveAt(mark, &x)
	if i.mode == poison {
		return i
	}
	if isClass(x.typ) || isClass(i.typ) && x.mode != overload {
		if op, done := b.memberOperator("operator[]", x, []operand{i}, e.At); done {
			return op
		}
		args, ok, viable := b.builtinOperands("[]", []operand{x, i})
		if !ok && viable > 0 {
			b.ambiguousOperator("[]", args, e.At)
			return operand{}
		}
		x, i = args[0], args[1]
	}
	i = b.rvalue(i)
	if !isPointerish(x.typ) && isPointerish(i.typ) {
		x, i = i, b.rvalue(x)
	}
	return b.element(x, i, e.At)
}

func isPointerish(q QT) bool {
	switch q.T.(type) {
	case *Pointer, *Array:
		return true
	}
	return false
}

// element is x[i] for a pointer or an array.
func (b *body) element(x, i operand, pos source.Pos) operand {
	if i.mode == poison || x.mode == poison {
		return operand{}
	}
	if v := extVector(x.typ); v != nil && isInteger(i.typ) {
		base := x.x
		if x.mode == lvalue {
			base = b.placeOf(x)
		}
		t := QT{T: v.Elem, Const: x.typ.Const, Space: x.typ.Space}
		la := &ir.LaneAt{X: ir.X{Typ: scalarOf(v.Elem), At: pos}, Base: base,
			I: b.convert(i, basic(promote(mustBasic(i.typ))), implicit).x}
		return operand{mode: x.mode, typ: t, x: la, pos: pos}
	}
	if a, ok := x.typ.T.(*Array); ok && x.mode == lvalue {
		idx := b.indexValue(i)
		base := b.placeOf(x)
		if idx == nil || base == nil {
			return operand{}
		}
		if p := behind(base); p != nil {
			base = p
		}
		t := a.Elem
		t.Const = t.Const || x.typ.Const && !isPointerish(t)
		if t.Space == ir.Generic {
			t.Space = x.typ.Space
		}
		e := place(&ir.Index{X: ir.X{Typ: b.lower(a.Elem, pos), At: pos}, Base: base, I: idx}, t, pos)
		e.xval = x.xval && b.c.dialect != ir.OpenCL // [expr.sub]/1
		return e
	}
	p := b.rvalue(x)
	if p.mode == poison {
		return p
	}
	if !isPointer(p.typ) {
		b.c.errorf(codeOperand, pos, "'%s' cannot be subscripted", x.typ)
		return operand{}
	}
	idx := b.indexValue(i)
	if idx == nil {
		return operand{}
	}
	return b.indexPointer(p, idx, pos)
}

func mustBasic(q QT) Basic { t, _ := basicOf(q); return t }

// indexValue is i as an index: an integer after promotion; nil after a message.
func (b *body) indexValue(i operand) ir.Expr {
	if recordOf(i.typ) != nil {
		i = b.fromClass(i, basic(Long), implicit)
	}
	i = b.rvalue(i)
	if i.mode == poison {
		return nil
	}
	if !isInteger(i.typ) {
		b.c.errorf(codeOperand, i.pos, "an index must be an integer, not '%s'", opType(i))
		return nil
	}
	return fold.Convert(i.x, scalarOf(promote(mustBasic(i.typ))), i.pos)
}

// indexPointer is the place p[i].
func (b *body) indexPointer(p operand, i ir.Expr, pos source.Pos) operand {
	elem := pointee(p.typ)
	if isVoid(elem) || funcType(elem) != nil && !isPointer(elem) {
		b.c.errorf(codeOperand, pos, "a pointer of type '%s' cannot be indexed", p.typ)
		return operand{}
	}
	typ := b.lower(elem, pos)
	if !b.complete(elem, pos) {
		return operand{}
	}
	base := p.x
	if a, ok := base.(*ir.Addr); ok {
		if arr, isArr := a.Place.Type().(*ir.Array); isArr && ir.Identical(arr.Elem, typ) &&
			!leavesRow(a.Place, arr, i) {
			base = a.Place // arr[i]
		}
	}
	return place(&ir.Index{X: ir.X{Typ: typ, At: pos}, Base: base, I: i}, elem, pos)
}

// leavesRow reports whether element i of an array may lie in another row of the array of arrays that place x is a part
// of: real code runs through all elements with (&tile[0][0])[i], so that such a pointer is not confined to its row as
// an index of the row itself is.
func leavesRow(x ir.Expr, row *ir.Array, i ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Index:
	case *ir.Deref:
		if p, ok := x.Ptr.Type().(*ir.Pointer); ok && p.Ref {
			return false
		}
	default:
		return false
	}
	k, _, ok := fold.Const(i)
	return !ok || k.Bits >= uint64(row.N)
}

// complete reports whether objects of t have a size, with a message if not.
func (b *body) complete(t QT, pos source.Pos) bool {
	if r := recordOf(t); r != nil && !b.c.completeRecord(r) {
		b.c.incomplete(r, pos)
		return false
	}
	if isUnbounded(t) {
		b.c.errorf(codeIncomplete, pos, "the size of '%s' is not known", t)
		return false
	}
	return true
}

// deref is *p.
func (b *body) deref(p operand, pos source.Pos) operand {
	p = b.rvalue(b.builtinOperand("*", p, pos))
	if p.mode == poison {
		return p
	}
	if !isPointer(p.typ) {
		b.c.errorf(codeOperand, pos, "'%s' cannot be dereferenced", opType(p))
		return operand{}
	}
	elem := pointee(p.typ)
	if isVoid(elem) {
		b.c.errorf(codeOperand, pos, "a pointer to void cannot be dereferenced")
		return operand{}
	}
	if isFunc(elem) {
		return b.pointed(p.x, elem, pos)
	}
	if b.incompleteClass(elem) {
		return b.pointed(p.x, elem, pos)
	}
	if !isUnbounded(elem) && !b.complete(elem, pos) {
		return operand{}
	}
	switch x := p.x.(type) {
	case *ir.PtrAdd:
		return b.indexPointer(operand{mode: rvalue, typ: p.typ, x: x.Ptr, pos: pos}, x.I, pos)
	case *ir.Addr:
		if arr, ok := x.Place.Type().(*ir.Array); ok {
			if ir.Identical(arr.Elem, b.lower(elem, pos)) {
				return place(&ir.Index{X: ir.X{Typ: arr.Elem, At: pos}, Base: x.Place, I: fold.Int(ir.I32, 0, pos)},
					elem, pos)
			}
		} else if ir.Identical(x.Place.Type(), b.lower(elem, pos)) {
			return place(x.Place, elem, pos)
		}
	}
	return b.pointed(p.x, elem, pos)
}

// pointed is the place of type elem to which p points or refers. A function is an lvalue of which x is the number
// (funcptr.go).
func (b *body) pointed(p ir.Expr, elem QT, pos source.Pos) operand {
	if isFunc(elem) {
		return place(p, elem, pos)
	}
	if isUnbounded(elem) {
		return place(elementsAt(p, b.lower(elem.T.(*Array).Elem.Unqual(), pos), pos), elem, pos)
	}
	typ := ir.Type(&ir.Opaque{Name: typeName(elem.T)})
	if !b.incompleteClass(elem) {
		typ = b.lower(elem, pos)
	}
	return place(&ir.Deref{X: ir.X{Typ: typ, At: pos}, Ptr: p}, elem, pos)
}

// incompleteClass reports whether t is a class that is only declared. One can refer to such an object, and take its
// address ([basic.types]/5).
func (b *body) incompleteClass(t QT) bool {
	r, ok := t.T.(*Record)
	return ok && r.completed == 0 && !b.c.speculate(func() bool { return b.c.completeRecord(r) })
}

// isUnbounded reports whether t is an array of unknown bound, to which one can point and refer ([dcl.array]/7).
func isUnbounded(t QT) bool {
	a, ok := t.T.(*Array)
	return ok && a.N < 0
}

// elementsAt is the place of an array of unknown bound whose first element, of type elem, lies at p: an array of no
// elements, of which nothing but the address is used (see behind).
func elementsAt(p ir.Expr, elem ir.Type, pos source.Pos) ir.Expr {
	t := &ir.Array{Elem: elem}
	to := *p.Type().(*ir.Pointer)
	to.Elem = t
	return &ir.Deref{X: ir.X{Typ: t, At: pos}, Ptr: &ir.PtrCast{X: ir.X{Typ: &to, At: pos}, A: p}}
}

// addressOf is &x.
func (b *body) addressOf(op operand, pos source.Pos) operand {
	if op.mode == poison {
		return op
	}
	if isFunc(op.typ) {
		return b.rvalue(op)
	}
	t := pointerTo(op.typ)
	x := b.placeOf(op)
	if x == nil {
		return operand{}
	}
	typ := b.lower(t, pos)
	b.noteAddress(x)
	if p := behind(x); p != nil && isUnbounded(op.typ) {
		return value(b.ptrCast(p, typ, pos), t, pos)
	}
	switch e := x.(type) {
	case *ir.Deref:
		if p, ok := e.Ptr.Type().(*ir.Pointer); ok && !p.Ref {
			return value(b.ptrCast(e.Ptr, typ, pos), t, pos)
		}
	case *ir.Index:
		if _, isArray := e.Typ.(*ir.Array); isArray {
			break
		}
		if p, ok := e.Base.Type().(*ir.Pointer); ok {
			if !p.Ref {
				return value(&ir.PtrAdd{X: ir.X{Typ: typ, At: pos}, Ptr: b.ptrCast(e.Base, typ, pos), I: e.I}, t, pos)
			}
			break
		}
		first := &ir.Addr{X: ir.X{Typ: typ, At: pos}, Place: ir.Unaccessed(e.Base)}
		if k, _, ok := fold.Const(e.I); ok && k.Bits == 0 {
			return value(first, t, pos)
		}
		return value(&ir.PtrAdd{X: ir.X{Typ: typ, At: pos}, Ptr: first, I: e.I}, t, pos)
	}
	return value(&ir.Addr{X: ir.X{Typ: typ, At: pos}, Place: ir.Unaccessed(x)}, t, pos)
}

// refTo is the IR pointer that a reference of type t to the place v is.
func (b *body) refTo(v operand, t QT, pos source.Pos) ir.Expr {
	if isFunc(v.typ) {
		return b.rvalue(v).x
	}
	typ := b.lower(t, pos)
	x := v.x
	if x == nil {
		if x = b.placeOf(v); x == nil {
			return fold.Zero(typ, pos)
		}
	}
	b.noteAddress(x)
	if p := behind(x); p != nil && isUnbounded(v.typ) {
		return b.ptrCast(p, typ, pos)
	}
	if d, ok := x.(*ir.Deref); ok {
		return b.ptrCast(d.Ptr, typ, pos)
	}
	return &ir.Addr{X: ir.X{Typ: typ, At: pos}, Place: ir.Unaccessed(x)}
}
