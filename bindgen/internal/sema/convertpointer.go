package sema

import (
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Conversions to pointers ([conv.ptr], [conv.qual], [expr.static.cast], [expr.reinterpret.cast]).

// toPointer converts to a pointer type (C++ [conv.ptr], [conv.qual], [expr.reinterpret.cast]).
func (b *body) toPointer(op operand, to QT, t *Pointer, how castKind) operand {
	pos := op.pos
	typ := b.lower(to, pos)
	if _, ok := typ.(*ir.Pointer); !ok {
		if op.null || isNullptr(op.typ) {
			return value(&ir.Zero{X: ir.X{Typ: typ, At: pos}}, to, pos)
		}
		return b.noConversion(op, to)
	}
	if op.null && (isInteger(op.typ) || isNullptr(op.typ)) || isNullptr(op.typ) {
		r := value(nullOf(typ, pos), to, pos)
		return r
	}
	from, ok := op.typ.T.(*Pointer)
	if ok && funcType(op.typ) != nil {
		return b.noConversion(op, to)
	}
	if !ok {
		if k, arith := numBasic(op.typ); arith && how >= reinterpret && k.isInt() { // [expr.reinterpret.cast]/5
			x := fold.Convert(op.x, ir.U64, pos)
			return value(&ir.PtrCast{X: ir.X{Typ: typ, At: pos}, A: x}, to, pos)
		}
		return b.noConversion(op, to)
	}
	if how < reinterpret && how != constCast && !b.oldLiteral(op, from.Elem, t.Elem) {
		if why := b.pointerObstacle(from.Elem, t.Elem, how); why != "" {
			d := b.c.errorf(codeConvert, pos, "no conversion from '%s' to '%s'", op.typ, to)
			if why != "type" {
				d.Note(pos, "%s", why)
			}
			return operand{}
		}
	}
	if why := b.clSpaces(from.Elem, t.Elem, how, op.pos); why != "" {
		b.c.errorf(codeConvert, pos, "no conversion from '%s' to '%s'", op.typ, to).Note(pos, "%s", why)
		return operand{}
	}
	if d, bs := recordOf(from.Elem), recordOf(t.Elem); d != nil && bs != nil && d != bs && how != reinterpret {
		if path, _ := derivesFrom(d, bs); how != cCast && !b.mayConvert(d, path, pos) {
			return operand{}
		}
		if x, ok := b.pointerToBase(op, d, bs, t.Elem); ok {
			return x
		}
		if path, ok := derivesFrom(bs, d); ok {
			if !b.oneBase(bs, d, pos) {
				return operand{}
			}
			return b.pointerToDerived(op, to, bs, path)
		}
	}
	return value(b.ptrCast(op.x, typ, pos), to, pos)
}

// ptrCast changes a pointer's IR type if it must.
func (b *body) ptrCast(x ir.Expr, typ ir.Type, pos source.Pos) ir.Expr {
	if ir.Identical(x.Type(), typ) {
		return x
	}
	to, _ := typ.(*ir.Pointer)
	if c, ok := x.(*ir.Const); ok {
		return &ir.Const{X: ir.X{Typ: typ, At: pos}, Bits: c.Bits}
	}
	if a, ok := x.(*ir.Addr); ok {
		// The address of an object already, with other qualifiers: the same place under the type wanted.
		from, ok := a.Typ.(*ir.Pointer)
		if ok && to != nil && ir.Identical(from.Elem, to.Elem) && from.Space == to.Space {
			return &ir.Addr{X: ir.X{Typ: typ, At: a.At}, Place: a.Place}
		}
	}
	if sel, ok := x.(*ir.Select); ok && to != nil && to.Ref && mayBeNull(sel) { // no constant is a reference
		x = b.temp(x.Type(), x, pos)
	} else if ok {
		return &ir.Select{X: ir.X{Typ: typ, At: sel.At}, C: sel.C, A: b.ptrCast(sel.A, typ, pos),
			B: b.ptrCast(sel.B, typ, pos)}
	}
	return &ir.PtrCast{X: ir.X{Typ: typ, At: pos}, A: x}
}

// mayBeNull reports whether an arm of x is the null constant.
func mayBeNull(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Const:
		return true
	case *ir.Select:
		return mayBeNull(x.A) || mayBeNull(x.B)
	}
	return false
}

// oldLiteral reports whether op is a string literal that becomes a pointer to char without const, as C++ allowed until
// 2011 (C++03 [conv.array]/2) and nvcc, clang and g++ allow with a warning.
func (b *body) oldLiteral(op operand, from, to QT) bool {
	return op.str != nil && from.T == Char && to.T == Char && from.Const && !to.Const && !to.Volatile
}

// pointerObstacle says why a pointer to from does not convert to a pointer to to: "" if it does, "type" if the types
// differ ([conv.ptr], [conv.qual]).
func (b *body) pointerObstacle(from, to QT, how castKind) string {
	cl := b.c.dialect == ir.OpenCL
	if cl && from.Space != to.Space && from.Space != ir.Generic && to.Space != ir.Generic {
		return "the pointers are to different address spaces"
	}
	if !cl && (from.Const && !to.Const || from.Volatile && !to.Volatile) {
		return "this drops a qualifier"
	}
	if isFunc(from) && isVoid(to) && (how == implicit || how == staticCast) {
		return "a function is no object" // [conv.ptr]/2
	}
	if isVoid(to) || sameType(from.T, to.T) || isVoid(from) && (how != implicit || cl) {
		return ""
	}
	d, bs := recordOf(from), recordOf(to)
	if d != nil && bs != nil {
		b.c.completeRecord(d)
		if _, ok := derivesFrom(d, bs); ok {
			return ""
		}
		if how != implicit {
			b.c.completeRecord(bs)
			if _, ok := derivesFrom(bs, d); ok {
				return ""
			}
		}
	}
	if cl {
		return b.nestedObstacle(from, to, how)
	}
	return similarObstacle(from, to, b.c.cpp20())
}

// nestedObstacle is pointerObstacle in OpenCL C for what the pointees refer to or consist of. C compilers warn where
// types differ and go on.
func (b *body) nestedObstacle(from, to QT, how castKind) string {
	if fp, ok := from.T.(*Pointer); ok {
		if tp, ok := to.T.(*Pointer); ok {
			return b.pointerObstacle(fp.Elem, tp.Elem, how)
		}
	}
	if fa, ok := from.T.(*Array); ok {
		if ta, ok := to.T.(*Array); ok && fa.N == ta.N {
			return b.pointerObstacle(fa.Elem, ta.Elem, how)
		}
	}
	return ""
}

// similarObstacle is pointerObstacle for pointees that may only differ in qualifiers: to's may have more, and then
// everything above them is const ([conv.qual]/3). With unknownBounds, as in C++20, to may leave the bounds of arrays
// out.
func similarObstacle(from, to QT, unknownBounds bool) string {
	switch {
	case from.Const && !to.Const || from.Volatile && !to.Volatile:
		return "this drops a qualifier"
	case sameType(from.T, to.T):
		return ""
	}
	switch f := from.T.(type) {
	case *Pointer:
		if t, ok := to.T.(*Pointer); ok && to.Const {
			return similarObstacle(f.Elem, t.Elem, unknownBounds)
		}
	case *Array:
		if t, ok := to.T.(*Array); ok && (f.N == t.N || t.N < 0 && unknownBounds) {
			return similarObstacle(f.Elem, t.Elem, unknownBounds)
		}
	}
	return "type"
}

// pointerToBase adjusts a pointer from a derived class to its base ([conv.ptr]/3).
func (b *body) pointerToBase(op operand, d, base *Record, elem QT) (operand, bool) {
	b.c.completeRecord(d)
	path, ok := derivesFrom(d, base)
	if !ok {
		return operand{}, false
	}
	if !b.oneBase(d, base, op.pos) {
		return operand{}, true
	}
	op = b.rvalue(op)
	if op.mode == poison {
		return op, true
	}
	if k, ok := op.x.(*ir.Const); ok && k.Bits == 0 { // [conv.ptr]/3
		t := pointerTo(elem)
		return value(nullOf(b.lower(t, op.pos), op.pos), t, op.pos), true
	}
	obj := b.deref(op, op.pos)
	off := 0
	for _, i := range path {
		r := recordOf(obj.typ)
		if b.c.recordStruct(r) != nil {
			off += r.offset(i)
		}
		obj = b.field(obj, r, i, op.pos)
		if obj.mode == poison {
			return obj, true
		}
	}
	obj.typ = elem
	out := b.addressOf(obj, op.pos)
	if off > 0 {
		out.x = b.unlessNull(op.x, out.x, op.pos)
	}
	return out, true
}

// unlessNull is y, or null if the pointer x is null ([conv.ptr]/3).
func (b *body) unlessNull(x, y ir.Expr, pos source.Pos) ir.Expr {
	if _, address := x.(*ir.Addr); address || y == nil || b.ctx.refs {
		return y
	}
	p, ok := x.Type().(*ir.Pointer)
	if !ok || p.Ref {
		return y
	}
	isNull := fold.Binary(ir.Eq, ir.CloneExpr(x, nil), nullOf(p, pos), ir.Bool, pos)
	return &ir.Select{X: ir.X{Typ: y.Type(), At: pos}, C: isNull, A: nullOf(y.Type(), pos), B: y}
}

// pointerToDerived goes back from a base at the start of the object (static_cast downwards) ([expr.static.cast]/11).
func (b *body) pointerToDerived(op operand, to QT, d *Record, path []int) operand {
	off := 0
	for _, i := range path {
		if b.c.recordStruct(d) == nil {
			return operand{}
		}
		off += d.offset(i)
		d = recordOf(d.Fields[i].Type)
	}
	typ := b.lower(to, op.pos)
	x := op.x
	if k, ok := x.(*ir.Const); ok && k.Bits == 0 {
		return value(nullOf(typ, op.pos), to, op.pos)
	}
	if off == 0 {
		// Through a reference, which covers the whole object however little of it its type shows.
		if a, ok := x.(*ir.Addr); ok {
			elem := typ.(*ir.Pointer).Elem
			r := b.lower(QT{T: &Reference{Elem: pointee(to)}}, op.pos)
			var whole ir.Expr
			if ref, ok := a.Place.(*ir.Deref); ok {
				whole = b.ptrCast(ref.Ptr, r, op.pos)
			} else {
				from := *a.Typ.(*ir.Pointer)
				from.Ref = true
				whole = &ir.PtrCast{X: ir.X{Typ: r, At: op.pos}, A: &ir.Addr{X: ir.X{Typ: &from, At: op.pos}, Place: a.Place}}
			}
			place := &ir.Deref{X: ir.X{Typ: elem, At: op.pos}, Ptr: whole}
			return value(&ir.Addr{X: ir.X{Typ: typ, At: op.pos}, Place: place}, to, op.pos)
		}
	}
	if off != 0 {
		bytes := b.ptrCast(x, &ir.Pointer{Elem: ir.U8, Space: typ.(*ir.Pointer).Space}, op.pos)
		x = &ir.PtrAdd{X: ir.X{Typ: bytes.Type(), At: op.pos}, Ptr: bytes, I: fold.Int(ir.I64, int64(-off), op.pos)}
	}
	out := value(b.ptrCast(x, typ, op.pos), to, op.pos)
	if off != 0 {
		out.x = b.unlessNull(op.x, out.x, op.pos)
	}
	return out
}
