package cwriter

import (
	"fmt"
	"math"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// unary writes a sign, a complement or a negation.
func (w *Writer) unary(e *ir.Unary, want int) string {
	t, scalar := e.Typ.(ir.Scalar)
	if e.Op == ir.Not {
		return prec.Paren("!"+w.Value(e.A, prec.Unary), prec.Unary, want)
	}
	switch {
	case scalar && (t == ir.F16 || t == ir.BF16):
		return w.lang.FromFloat(t, "-"+w.lang.AsFloat(e.A))
	case w.structVector(e.Typ):
		return w.lang.Vector(e, want)
	case e.Op == ir.Neg && scalar && (t == ir.I32 || t == ir.I64):
		zero := &ir.Const{X: ir.X{Typ: t, At: e.At}}
		if x := w.fn.ranges.Expr(e.A); !ranges.OfType(t).Holds(ranges.Interval{Lo: -x.Hi, Hi: -max(x.Lo, math.MinInt64+1)}) ||
			x.Lo == math.MinInt64 {
			return w.operation(&ir.Binary{X: e.X, Op: ir.Sub, A: zero, B: e.A}, want)
		}
	case scalar && t.IsInt() && t.Size() < 4:
		return prec.Cast(w.d.Scalars[t], "("+e.Op.String()+w.Value(e.A, prec.Unary)+")", want)
	}
	return prec.Prefix(e.Op.String(), w.Value(e.A, prec.Unary), want)
}

// wraps reports whether op may overflow.
func wraps(op ir.BinaryOp) bool { return op == ir.Add || op == ir.Sub || op == ir.Mul }

// ofLowBits reports whether the low bits of what op gives depend on nothing but those of its operands.
func ofLowBits(op ir.BinaryOp) bool { return wraps(op) || op == ir.And || op == ir.Or || op == ir.Xor }

// asInC reports whether C's operator does what e asks for: signed arithmetic that overflows wraps around in the IR and
// is undefined in C. x is the interval of e.A.
func (w *Writer) asInC(e *ir.Binary, x ranges.Interval) bool {
	t, ok := e.A.Type().(ir.Scalar)
	if w.d.Wraps && t != ir.F16 && t != ir.BF16 || w.exact[e] {
		return true
	}
	if !ok {
		v, ok := e.A.Type().(*ir.Vector)
		return !ok || !w.structVector(v) && (!v.Elem.IsSigned() || !wraps(e.Op))
	}
	switch {
	case t == ir.F16 || t == ir.BF16:
		return false
	case t != ir.I32 && t != ir.I64 || !wraps(e.Op):
		return true
	}
	r, exact := x.Apply(e.Op, w.fn.ranges.Expr(e.B))
	return exact && ranges.OfType(t).Holds(r)
}

// operation writes a binary operation.
func (w *Writer) operation(e *ir.Binary, want int) string {
	level := prec.Of(e.Op)
	plain := func(a, b string) string { return a + " " + e.Op.String() + " " + b }
	operands := func() (string, string) {
		switch {
		case level == prec.Shift:
			return w.Value(e.A, prec.Mul), w.Value(e.B, prec.Mul)
		case level <= prec.And && level >= prec.Or: // compilers warn of these without parentheses
			return w.operands(e, prec.Mul, prec.Mul)
		}
		return w.operands(e, level, level+1)
	}
	if text := w.globalIndex(e, want); text != "" {
		return text
	}
	t, scalar := e.A.Type().(ir.Scalar)
	if w.d.CPlusPlus && e.Rounded && scalar && t.IsFloat() {
		if text := w.lang.Rounded(e); text != "" {
			return text
		}
	}
	switch {
	case scalar && (t == ir.F16 || t == ir.BF16):
		text := plain(w.lang.AsFloat(e.A), w.lang.AsFloat(e.B))
		if e.Op.IsCompare() {
			return prec.Paren(text, level, want)
		}
		return w.lang.FromFloat(t, text)
	case w.structVector(e.A.Type()):
		return w.lang.Vector(e, want)
	case w.d.CPlusPlus && scalar && t == ir.Bool && !e.Op.IsCompare() && e.Op != ir.LogAnd && e.Op != ir.LogOr:
		a, b := operands()
		return prec.Cast(w.d.Scalars[t], "("+plain(a, b)+")", want)
	case w.apartFromSums(e):
		return w.product(e)
	case !w.asInC(e, w.fn.ranges.Expr(e.A)):
		return w.wrapping(e, want)
	case scalar && t.IsInt() && t.Size() < 4 && !e.Op.IsCompare():
		return prec.Cast(w.d.Scalars[t], "("+w.narrow(e, t, operands)+")", want)
	case (e.Op == ir.Shl || e.Op == ir.Shr) && scalar:
		return prec.Paren(plain(w.Value(e.A, prec.Shift), w.count(e)), level, want)
	case w.computesModulo(e):
		return w.moduloOperation(e, want, true)
	}
	a, b := operands()
	return prec.Paren(plain(a, b), level, want)
}

// narrow writes e, an operation on integers of type t, which are narrower than an int. Operands is how the operands of
// its operator are written. The product of two 16-bit integers may overflow an int.
func (w *Writer) narrow(e *ir.Binary, t ir.Scalar, operands func() (string, string)) string {
	a, b := "", ""
	switch {
	case t == ir.U16 && e.Op == ir.Mul:
		a, b = prec.Cast(w.d.Scalars[ir.U32], w.Value(e.A, prec.Unary), prec.Mul), w.Value(e.B, prec.Unary)
	case w.d.CPlusPlus && (e.Op == ir.Shl || e.Op == ir.Shr):
		a, b = w.Value(e.A, prec.Mul), w.count(e)
	default:
		a, b = operands()
	}
	return a + " " + e.Op.String() + " " + b
}

// count is the number of bits by which e shifts, modulo the width; OpenCL C does that by itself (6.3 j).
func (w *Writer) count(e *ir.Binary) string {
	t, _ := e.A.Type().(ir.Scalar)
	if bits := int64(8 * t.Size()); w.d.CPlusPlus && !(ranges.Interval{Lo: 0, Hi: bits - 1}).Holds(w.fn.ranges.Expr(e.B)) {
		if c, ok := e.B.(*ir.Const); ok {
			return fmt.Sprint(int64(c.Bits) & (bits - 1))
		}
		return fmt.Sprintf("(%s & %d)", w.Value(e.B, prec.Mul), bits-1)
	}
	return w.Value(e.B, prec.Add)
}

// wrapping writes signed arithmetic that may overflow as that of the unsigned type.
func (w *Writer) wrapping(e *ir.Binary, want int) string {
	if v, ok := e.Typ.(*ir.Vector); ok {
		u := *v
		u.Elem++
		as := func(x ir.Expr) string { return "as_" + w.Base(&u) + "(" + w.Value(x, prec.Assign) + ")" }
		return "as_" + w.Base(v) + "(" + as(e.A) + " " + e.Op.String() + " " + as(e.B) + ")"
	}
	return prec.Cast(w.d.Scalars[e.Typ.(ir.Scalar)], "("+w.moduloOperation(e, prec.Assign, false)+")", want)
}
