package sema

import (
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
)

// What references are bound to ([dcl.init.ref]).

// bind gives the place that a reference of type r binds to, of type r.Elem ([dcl.init.ref]).
func (b *body) bind(op operand, r *Reference, how castKind) operand {
	to := r.Elem
	pos := op.pos
	direct := b.ctx.direct
	b.ctx.direct = false
	if t, ok := to.T.(*Func); ok {
		return b.bindToFunction(op, r, t, how)
	}
	switch op.mode {
	case initList:
		return b.bindList(op, r, how, direct)
	case overload:
		if recordOf(to) != nil {
			return b.bindTemporary(op, r) // which a constructor makes
		}
		return b.bindFunction(op, r)
	}
	if op.mode == lvalue && b.refCompatible(op.typ, to, how) {
		return b.bindPlace(op, r, how)
	}
	named := op.mode == lvalue && !op.xval && (op.x != nil || op.obj != nil)
	if named && how == implicit && r.RValue && sameType(op.typ.T, to.T) {
		return b.lvalueToRef(op, r) // which is less qualified ([dcl.init.ref]/5.4.3)
	}
	if how != implicit && how != staticCast && op.mode == lvalue {
		x := b.placeOf(op)
		if x == nil {
			return operand{}
		}
		return b.reinterpretPlace(x, op, to)
	}
	if !r.RValue && !(deepConst(to) && !deepVolatile(to)) {
		if op.mode == lvalue && sameType(op.typ.T, to.T) {
			b.c.errorf(codeConst, pos, "a reference '%s' to non-const cannot bind to '%s'", QT{T: r}, op.typ)
			return operand{}
		}
		if cls := recordOf(op.typ); cls != nil {
			if v, ok := b.convertToRef(op, cls, r, direct); ok {
				return v
			}
		}
		return b.temporaryToRef(op, r)
	}
	if d, bs := recordOf(op.typ), recordOf(to); op.mode == rvalue && d != nil && bs != nil && d != bs {
		if _, ok := derivesFrom(d, bs); ok { // to the base inside the whole temporary ([dcl.init.ref]/5.3)
			x := b.placeOf(op)
			if x == nil {
				return operand{}
			}
			return b.bindPlace(operand{mode: lvalue, typ: op.typ, x: x, pos: pos, xval: true}, r, how)
		}
	}
	if cls := recordOf(op.typ); cls != nil && !b.refCompatible(op.typ, to, cCast) && op.mode != overload {
		if v, ok := b.convertToRef(op, cls, r, direct); ok {
			return v
		}
	}
	if (op.mode == lvalue || isClass(op.typ)) && b.refCompatible(op.typ, to, cCast) &&
		!b.refCompatible(op.typ, to, implicit) {
		b.c.errorf(codeConst, pos, "a reference '%s' to less qualified objects cannot bind to '%s'", QT{T: r}, op.typ)
		return operand{} // of reference-related types ([dcl.init.ref]/5.4.3)
	}
	if cls := recordOf(op.typ); cls != nil && r.RValue && b.refIcs(op, r, true).rank == rankNone {
		return b.noConversion(op, QT{T: r}) // not to the lvalue that a conversion function gives (/5.4.1)
	}
	return b.bindTemporary(op, r)
}

// bindList binds a reference to the only item of a list, or to a temporary that is made of the list
// ([dcl.init.list]/3.8 and /3.9).
func (b *body) bindList(op operand, r *Reference, how castKind, direct bool) operand {
	to := r.Elem
	if item, ok := b.relatedItem(op, to); ok {
		return b.bind(item, r, how)
	}
	if !r.RValue && !(deepConst(to) && !deepVolatile(to)) {
		b.c.errorf(codeConvert, op.pos, "a reference '%s' to non-const cannot bind to a temporary", QT{T: r})
		return operand{}
	}
	if x, ok := b.onlyItem(op); ok && recordOf(to) == nil {
		if item := (&listItem{op.list.Items[0].X, op.env}); b.narrowsItem(x, item, to, false) {
			b.narrowing(x, to)
			return operand{}
		}
	}
	kind := copyBraces
	if direct {
		kind = braces
	}
	v := b.listInitAs(op, to, kind)
	if v.mode == poison {
		return v
	}
	return operand{mode: lvalue, typ: to, x: b.placeOf(v), pos: op.pos, xval: true}
}

// bindFunction binds a reference to a temporary pointer to a function of a set.
func (b *body) bindFunction(op operand, r *Reference) operand {
	if funcType(r.Elem) == nil && (memberPtr(r.Elem) == nil || op.naming == nil) {
		return b.functionPointer(op)
	}
	if !r.RValue && !(r.Elem.Const && !r.Elem.Volatile) {
		return b.temporaryToRef(op, r)
	}
	return b.bindTemporary(op, r)
}

// bindToFunction binds a reference to functions of type t, which are lvalues to rvalue references too
// ([dcl.init.ref]/5.1, [expr.static.cast]/1). A pointer is no function.
func (b *body) bindToFunction(op operand, r *Reference, t *Func, how castKind) operand {
	switch {
	case op.mode == poison:
		return op
	case op.mode == initList:
		if len(op.list.Items) == 1 && len(op.list.Items[0].Designators) == 0 {
			return b.bindToFunction(b.expr(op.env, op.list.Items[0].X), r, t, how)
		}
	case op.mode == overload, isFunc(op.typ) && op.x == nil:
		op.mode = overload
		return b.functionAt(b.toFunctionPointer(op, pointerTo(r.Elem), t, how))
	case isFunc(op.typ) && (convertsFunc(op.typ.T, t) || how >= reinterpret):
		return b.pointed(op.x, r.Elem, op.pos)
	case recordOf(op.typ) != nil:
		if v, ok := b.convertToRef(op, recordOf(op.typ), r, how != implicit); ok {
			return v
		}
	}
	return b.noConversion(op, QT{T: r})
}

// relatedItem is the only item of a braced list, if a reference to objects of type to is bound to it and not to a
// temporary: its type is to or one that derives from it.
func (b *body) relatedItem(op operand, to QT) (operand, bool) {
	if x, ok := b.onlyItem(op); !ok || !b.refCompatible(x.typ, to, cCast) {
		return operand{}, false
	}
	return b.expr(op.env, op.list.Items[0].X), true
}

// bindPlace binds a reference to a place of its own or a derived type.
func (b *body) bindPlace(op operand, r *Reference, how castKind) operand {
	to, pos := r.Elem, op.pos
	if op.bit > 0 && how == implicit && !r.RValue && !deepConst(to) { // [dcl.init.ref]/5.1, [class.bit]/3
		b.c.errorf(codeConvert, pos, "a reference '%s' to non-const cannot bind to a bit-field", QT{T: r})
		return operand{}
	}
	lvalueBits := op.bit > 0 && how == implicit && r.RValue && !op.xval // refused below
	if op.bit > 0 && !lvalueBits || op.x == nil && op.konst != nil && op.obj == nil {
		return b.bindTemporary(op, r)
	}
	if op.konst != nil && op.x == nil && op.obj.IR == nil && (to.Const || r.RValue) && !op.obj.Device && !op.obj.Constant {
		return b.bindTemporary(op, r) // a named constant of the host, which has no storage here
	}
	if how == implicit && r.RValue && !op.xval {
		return b.lvalueToRef(op, r)
	}
	if how == implicit && !r.RValue && op.xval && (!deepConst(to) || deepVolatile(to)) {
		return b.temporaryToRef(op, r)
	}
	if d, bs := recordOf(op.typ), recordOf(to); d != nil && bs != nil && d != bs && how != reinterpret {
		if path, _ := derivesFrom(d, bs); how != cCast && !b.mayConvert(d, path, pos) {
			return operand{}
		}
		op = b.toBase(op, d, bs)
		if op.mode == poison {
			return op
		}
	}
	x := b.placeOf(op)
	if x == nil {
		return operand{}
	}
	b.noteOdrUse(x)
	if !sameType(op.typ.T, to.T) && !isClass(to) {
		return b.reinterpretPlace(x, op, to)
	}
	if b.c.dialect != ir.OpenCL {
		x = accessedAs(x, to)
	}
	return operand{mode: lvalue, typ: to, x: x, pos: pos, xval: r.RValue && how != implicit}
}

// accessedAs is the place x as references to objects of type t access it: as volatile if t is, however it was declared.
func accessedAs(x ir.Expr, t QT) ir.Expr {
	if !t.Volatile {
		return ir.Unaccessed(x)
	}
	if !x.IsVolatile() {
		x = ir.CloneExpr(x, nil)
		x.MarkVolatile()
	}
	return x
}

func (b *body) lvalueToRef(op operand, r *Reference) operand {
	b.c.errorf(codeConvert, op.pos, "an rvalue reference '%s' cannot bind to an lvalue of type '%s'", QT{T: r},
		op.typ).Hintf("use std::move")
	return operand{}
}

func (b *body) temporaryToRef(op operand, r *Reference) operand {
	b.c.errorf(codeConvert, op.pos, "a reference '%s' to non-const cannot bind to a temporary of type '%s'", QT{T: r},
		op.typ)
	return operand{}
}

// bindTemporary converts to the referenced type and keeps the value in a temporary.
func (b *body) bindTemporary(op operand, r *Reference) operand {
	to := r.Elem
	v := b.convert(op, to.Unqual(), implicit)
	if v.mode == poison {
		return v
	}
	if root := irpass.Storage(v.x); v.mode == rvalue && root != nil && root.Kind == ir.Temp && ir.IsPlace(v.x) {
		return operand{mode: lvalue, typ: to, x: v.x, pos: op.pos, xval: true} // a member of a temporary
	}
	x := b.placeOf(v)
	if x == nil {
		return operand{}
	}
	return operand{mode: lvalue, typ: to, x: x, pos: op.pos, xval: true}
}

// reinterpretPlace names the storage x as another type.
func (b *body) reinterpretPlace(x ir.Expr, op operand, to QT) operand {
	addr := b.addressOf(operand{mode: lvalue, typ: op.typ, x: x, pos: op.pos}, op.pos)
	if addr.mode == poison {
		return addr
	}
	p := b.ptrCast(addr.x, b.lower(pointerTo(to), op.pos), op.pos)
	return b.deref(value(p, pointerTo(to), op.pos), op.pos)
}

// refCompatible reports whether a reference to to may bind directly to a place of type from.
func (b *body) refCompatible(from, to QT, how castKind) bool {
	if how == implicit && (from.Const && !to.Const || from.Volatile && !to.Volatile) {
		return false
	}
	if fa, ok := from.T.(*Array); ok {
		if ta, ok := to.T.(*Array); ok {
			return (fa.N == ta.N || ta.N < 0) && b.refCompatible(fa.Elem, ta.Elem, how)
		}
	}
	if sameType(from.T, to.T) {
		return true
	}
	d, bs := recordOf(from), recordOf(to)
	if d == nil || bs == nil {
		return false
	}
	b.c.completeRecord(d)
	_, ok := derivesFrom(d, bs)
	return ok
}
