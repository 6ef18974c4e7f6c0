package sema

import (
	"math"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// narrows reports whether the conversion of op to type to, implicit or explicit, is a narrowing one
// ([dcl.init.list]/7). It decides about substitutions only: elsewhere NVRTC and g++ take a narrowing conversion in
// braces, with a warning, and so does kbind.
func (b *body) narrows(op operand, to QT, explicit bool) bool {
	if b.c.spec.depth == 0 || op.mode == initList {
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
	case !ok || f == t || !f.isArith() || !t.isArith():
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
	switch {
	case f == Bool:
		return false
	case t == Bool:
		return true
	case x.IsSigned() && !y.IsSigned():
		return true
	case x.IsSigned() == y.IsSigned():
		return ir.Sizeof(x) > ir.Sizeof(y)
	}
	return ir.Sizeof(x) >= ir.Sizeof(y)
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

// narrowsArgs does so for the arguments of the constructor that a braced list calls.
func (b *body) narrowsArgs(r *Record, args []operand, pos source.Pos) bool {
	if b.c.spec.depth == 0 {
		return false
	}
	best, _ := b.best(b.constructors(r), nil, nil, args, pos, listUser)
	if best == nil {
		return false
	}
	for i, a := range args {
		if i < len(best.fi.Type.Params) && b.narrows(a, nonRef(best.fi.Type.Params[i]), false) {
			return true
		}
	}
	return false
}
