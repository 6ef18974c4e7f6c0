package sema

import (
	"math"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// narrows reports whether the conversion of op to type to, implicit or explicit, is a narrowing one, if op is no
// constant but for what is known of it ([dcl.init.list]/7).
func (b *body) narrows(op operand, to QT, explicit bool) bool {
	if op.mode == initList {
		return false
	}
	from := b.c.decay(op.typ)
	if r := recordOf(from); r != nil {
		f, _ := b.conversionFunc(op, to.Unqual(), explicit)
		if f == nil {
			return false
		}
		from, op.konst = b.c.decay(nonRef(f.Type.Ret)), nil
	}
	t, ok := basicOf(to)
	if e, enum := to.T.(*Enum); enum { // [dcl.init.list]/3.8
		t, ok = e.Underlying, explicit && from.T != to.T
	}
	if !ok {
		return false
	}
	if isPointer(from) {
		return t == Bool
	}
	f, ok := basicOf(from)
	switch {
	case !ok || f == t || !f.isArith() || !t.isArith(), f.isSmallFloat() || t.isSmallFloat(): // the latter are classes
		return false
	case f.isFloat() && t.isInt():
		return true
	case op.konst != nil && from.T == op.typ.T:
		return !fits(*op.konst, op.typ, t)
	case f.isInt() && t.isFloat():
		return true
	}
	x, okX := b.lower(basic(f), op.pos).(ir.Scalar)
	y, okY := b.lower(basic(t), op.pos).(ir.Scalar)
	if !okX || !okY {
		return false
	}
	if f.isFloat() {
		return ir.Sizeof(x) > ir.Sizeof(y)
	}
	have, want := 8*ir.Sizeof(x), 8*ir.Sizeof(y)
	if op.bit > 0 && from.T == op.typ.T { // a bit-field has the values of its width (CWG 2627)
		have = min(have, op.bit)
	}
	signed := x.IsSigned()
	if e, enum := from.T.(*Enum); enum && !e.Fixed { // and an enumeration those that its enumerators need ([dcl.enum]/8)
		b.c.resolveEnum(e)
		signed = e.vals.least < 0
		have = min(have, e.vals.bits()+btoi(signed))
	}
	switch {
	case f == Bool:
		return false
	case t == Bool:
		return true
	case signed && !y.IsSigned():
		return true
	case signed == y.IsSigned():
		return have > want
	}
	return have >= want
}

// fits reports whether constant k of type from has the same value as a t; of a number of a floating type that becomes
// another, whether it is in the range of that.
func fits(k Const, from QT, t Basic) bool {
	if t == Bool {
		return !k.Float && k.I <= 1
	}
	there := convertConst(k, from, t)
	if k.Float {
		return math.IsInf(k.F, 0) || !math.IsInf(there.F, 0)
	}
	f := mustBasic(from)
	switch {
	case t.isFloat() && f.isSigned():
		return there.F < 0x1p63 && int64(there.F) == int64(k.I)
	case t.isFloat():
		return there.F < 0x1p64 && uint64(there.F) == k.I
	}
	back := convertConst(there, basic(t), f)
	return back.I == k.I && (f.isSigned() == t.isSigned() || int64(k.I) >= 0 && int64(there.I) >= 0)
}

// narrowsItem is narrows for op, what item of a braced list is: perhaps a constant that only its evaluation gives. That
// of arguments of the prelude's own functions is none.
func (b *body) narrowsItem(op operand, item *listItem, to QT, explicit bool) bool {
	if b.c.isPrelude(op.pos) || !b.narrows(op, to, explicit) {
		return false
	}
	if item == nil || op.konst != nil {
		return true
	}
	if recordOf(op.typ) != nil && b.c.spec.depth == 0 { // a constant, if the function reads nothing of the object
		if f, _ := b.conversionFunc(op, to.Unqual(), explicit); f != nil && f.Obj.Decl.Spec.Has("constexpr") {
			return false
		}
	}
	constant := false
	b.c.speculate(func() bool {
		k, from, ok := b.c.constIn(b, item.env, item.x, QT{})
		if t, isBasic := basicOf(to); ok && isBasic && !(k.Float && t.isInt()) {
			constant = fits(k, from, t)
		}
		return true
	})
	return !constant
}

// listItem is an item of a braced list and where its names are looked up.
type listItem struct {
	x   ast.Expr
	env *Scope
}

// narrowsScalar looks at op, an item that initialises a number or pointer of type to; it reports true, with a message,
// where no such item may: in a substitution, and where a temporary is made for a reference. Otherwise nvcc only warns.
func (b *body) narrowsScalar(op operand, item *listItem, to QT, explicit bool) bool {
	if !b.narrowsItem(op, item, nonRef(to), explicit) {
		return false
	}
	if b.c.spec.depth > 0 || isRef(to) {
		b.narrowing(op, to)
		return true
	}
	if b.c.dialect != ir.OpenCL { // C has no such rule
		b.narrowingTaken(op, to)
	}
	return false
}

// narrowing is the message about a narrowing conversion, and narrowingTaken the warning of one that nvcc takes.
func (b *body) narrowing(op operand, to QT) {
	b.c.errorf(codeConvert, op.pos, "the conversion from '%s' to '%s' in braces is narrowing", op.typ.Unqual(),
		nonRef(to).Unqual())
}

func (b *body) narrowingTaken(op operand, to QT) {
	b.c.warnAt(op.pos, "the conversion from '%s' to '%s' in braces is narrowing: nvcc takes it, other compilers refuse "+
		"it; write a cast", op.typ.Unqual(), nonRef(to).Unqual())
}

// narrowsArg reports, with a message, whether a braced list that calls constructor f narrows one of its items. nvcc
// takes those to which references are bound.
func (b *body) narrowsArg(f *FuncInst, args []operand) bool {
	for i, a := range args {
		if i >= len(f.Type.Params) {
			break
		}
		var item *listItem
		if a.span != nil {
			item = a.span.item
		}
		to := f.Type.Params[i]
		switch {
		case !b.narrowsItem(a, item, nonRef(to), false):
		case b.c.spec.depth == 0 && isRef(to):
			b.narrowingTaken(a, to)
		default:
			b.narrowing(a, to)
			return true
		}
	}
	return false
}
