package cwriter

import (
	"math"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// The IR converts every operand explicitly. What C converts by itself (C99, 6.3.1.8) is written without a cast and
// without the suffix of a constant, as people write it:
//
//	blockIdx.x * 128 + threadIdx.x < n        for (blockIdx.x * 128u + threadIdx.x) < (unsigned int)n
//	int i = blockIdx.x * 128 + threadIdx.x;   for int i = (int)(blockIdx.x * 128u + threadIdx.x);
//
// Where the result is converted to an integer of the same size, or a smaller one, only its value modulo two to the
// number of bits counts. Sums, differences, products and bitwise operations then need one operand of an unsigned type,
// with which C computes modulo that, and no other cast.

// modulo writes e, an integer of 32 or 64 bits, so that what C converts to e's type is the value of e. In C the text
// has the type moduloType(e).
func (w *Writer) modulo(e ir.Expr, want int) string {
	if e.Pos().IsValid() {
		w.at = e.Pos()
	}
	x, widened := w.within(e)
	switch x := x.(type) {
	case *ir.Const:
		if text, ok := small(x, want); ok {
			return text
		}
	case *ir.Binary:
		if !widened && w.computesModulo(x) {
			return w.moduloOperation(x, want, false)
		}
	}
	return w.Value(x, want)
}

// moduloType is the type that modulo(e) has in C.
func (w *Writer) moduloType(e ir.Expr) ir.Scalar {
	x, widened := w.within(e)
	t := x.Type().(ir.Scalar)
	switch x := x.(type) {
	case *ir.Const:
		if _, ok := small(x, prec.Assign); ok {
			return ir.I32
		}
	case *ir.Binary:
		if !widened && w.computesModulo(x) {
			t, _ = w.operationType(x, false)
		}
	}
	return promoted(t)
}

// within is e without the conversions that modulo leaves out. widened: the value of what is left counts, not its low
// bits alone.
func (w *Writer) within(e ir.Expr) (x ir.Expr, widened bool) {
	for w.own == nil {
		c, ok := e.(*ir.Convert)
		if !ok || c.Sat || !ir.IsWord(c.Typ) {
			break
		}
		from, _ := c.A.Type().(ir.Scalar)
		switch size := c.Typ.(ir.Scalar).Size(); {
		case !from.IsInt() || from == ir.Bool || from.Size() > size:
			return e, false
		case from.Size() < size:
			return c.A, true
		}
		e = c.A
	}
	return e, false
}

// computesModulo reports whether moduloOperation writes e.
func (w *Writer) computesModulo(e *ir.Binary) bool {
	t, _ := e.Typ.(ir.Scalar)
	return w.own == nil && ir.IsWord(t) && ofLowBits(e.Op) && (!t.IsSigned() || w.wrapped(e))
}

// wrapped reports whether e is signed arithmetic that C's operator does not do.
func (w *Writer) wrapped(e *ir.Binary) bool {
	return wraps(e.Op) && !w.asInC(e, w.fn.ranges.Expr(e.A))
}

// small is an integer constant without a suffix, if an int holds it.
func small(e *ir.Const, want int) (text string, ok bool) {
	n := int64(e.Bits)
	if e.Typ == ir.U32 {
		n = int64(uint32(e.Bits))
	}
	if n <= math.MinInt32 || n > math.MaxInt32 || e.Typ == ir.U64 && n < 0 {
		return "", false
	}
	return signed(n, "", want), true
}

// promoted is the type that an operand of type t has in C.
func promoted(t ir.Scalar) ir.Scalar {
	if t.Size() < 4 {
		return ir.I32
	}
	return t
}

// moduloOperation is modulo for an operation. exact: the text has the unsigned type of e.
func (w *Writer) moduloOperation(e *ir.Binary, want int, exact bool) string {
	if text := w.globalIndex(e, want); text != "" {
		return text
	}
	level := prec.Of(e.Op)
	left, right := level, level+1
	if !wraps(e.Op) { // compilers warn of these without parentheses
		left, right = prec.Mul, prec.Mul
	}
	a := ""
	u, cast := w.operationType(e, exact)
	c, constant := e.A.(*ir.Const)
	switch {
	case cast && constant:
		a = w.Integer(u, c.Bits, left)
	case cast:
		a = prec.Cast(w.d.Scalars[u], w.modulo(e.A, prec.Unary), left)
	default:
		a = w.modulo(e.A, left)
	}
	return prec.Paren(a+" "+e.Op.String()+" "+w.modulo(e.B, right), level, want)
}

// operationType is the type of the text of moduloOperation. cast: it needs a cast of the first operand to have it.
func (w *Writer) operationType(e *ir.Binary, exact bool) (typ ir.Scalar, cast bool) {
	t := e.Typ.(ir.Scalar)
	typ = w.commonType(e)
	if typ.Size() == t.Size() && (!typ.IsSigned() || !exact && !wraps(e.Op)) {
		return typ, false
	}
	if t.IsSigned() {
		t++
	}
	return t, true
}

// commonType is the type to which C converts the operands of e. Each operator of a long sum asks for those inside it.
func (w *Writer) commonType(e *ir.Binary) ir.Scalar {
	t, known := w.fn.common[e]
	if !known {
		t = common(w.moduloType(e.A), w.moduloType(e.B))
		if w.fn.common == nil {
			w.fn.common = map[*ir.Binary]ir.Scalar{}
		}
		w.fn.common[e] = t
	}
	return t
}

// common is the type to which C converts operands of types a and b.
func common(a, b ir.Scalar) ir.Scalar {
	if a.Size() < b.Size() || a.Size() == b.Size() && a.IsSigned() {
		return b
	}
	return a
}

// converted writes e for a place of e's own type, to which C converts what is written there.
func (w *Writer) converted(e ir.Expr) string {
	if w.own == nil && ir.IsWord(e.Type()) {
		return w.modulo(e, prec.Assign)
	}
	return w.Value(e, prec.Assign)
}

// narrowed writes a conversion of an integer to one that is no larger; ok is false if e is none.
func (w *Writer) narrowed(e *ir.Convert, want int) (text string, ok bool) {
	to, _ := e.Typ.(ir.Scalar)
	from, _ := e.A.Type().(ir.Scalar)
	if w.own != nil || e.Sat || to == ir.Bool || !to.IsInt() || !from.IsInt() || from.Size() < max(to.Size(), 4) ||
		from == to {
		return "", false
	}
	return prec.Cast(w.d.Scalars[to], w.modulo(e.A, prec.Unary), want), true
}

// implicit is what e converts to its type, where C does that by itself beside an operand of that type, or e if it is a
// constant that needs no suffix there; nil otherwise.
func implicit(e ir.Expr) ir.Expr {
	to, _ := e.Type().(ir.Scalar)
	c, ok := e.(*ir.Convert)
	if !ok {
		if c, ok := e.(*ir.Const); ok && ir.IsWord(to) && to != ir.I32 {
			if _, ok := small(c, prec.Assign); ok {
				return e
			}
		}
		return nil
	}
	from, _ := c.A.Type().(ir.Scalar)
	if c.Sat || c.Mode != ir.RoundDefault || from == ir.Bool {
		return nil
	}
	switch {
	case from.IsInt() && ir.IsWord(to):
		ok = from.Size() < to.Size() || to == from+1 && from.IsSigned()
	case to == ir.F32:
		ok = from.IsInt()
	case to == ir.F64:
		ok = from.IsInt() || from == ir.F32
	default:
		ok = false
	}
	if !ok {
		return nil
	}
	return c.A
}

// implicitly writes e, for which implicit is x.
func (w *Writer) implicitly(x ir.Expr, want int) string {
	if c, ok := x.(*ir.Const); ok {
		if text, ok := small(c, want); ok && ir.IsWord(c.Typ) {
			return text
		}
	}
	return w.Value(x, want)
}

// operands writes the operands of e for a left and a right place, one of them without the conversion that C does by
// itself: which it does with what is smaller than an int, and with one operand beside another.
func (w *Writer) operands(e *ir.Binary, left, right int) (a, b string) {
	t, scalar := e.A.Type().(ir.Scalar)
	if !scalar || w.own != nil {
		return w.anywhere(e.A, left), w.anywhere(e.B, right)
	}
	x, y := implicit(e.A), implicit(e.B)
	if x != nil && y != nil && t != ir.I32 {
		if _, constant := e.A.(*ir.Const); constant {
			y = nil
		} else {
			x = nil
		}
	}
	return w.operand(e.A, x, left), w.operand(e.B, y, right)
}

func (w *Writer) operand(e, implicit ir.Expr, want int) string {
	if implicit != nil {
		return w.implicitly(implicit, want)
	}
	return w.Value(e, want)
}

// step is the operation by which what is assigned to dst changes its value, so that `dst op= x` says it too; nil if
// there is none.
func step(dst, src ir.Expr) *ir.Binary {
	c, ok := src.(*ir.Convert)
	if !ok || !ir.IsWord(dst.Type()) {
		return nil
	}
	b, ok := c.A.(*ir.Binary)
	if !ok || !wraps(b.Op) || b.Typ != ir.Type(dst.Type().(ir.Scalar)+1) {
		return nil
	}
	first, ok := b.A.(*ir.Convert)
	r, ok2 := dst.(*ir.Ref)
	if !ok || !ok2 || first.Sat || c.Sat || !ir.IsRef(first.A, r.Var) {
		return nil
	}
	return b
}
