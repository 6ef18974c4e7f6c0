package pass

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// Signed arithmetic that overflows is undefined in C++ ([expr.pre]) and in OpenCL C, and so are divisions by zero,
// shifts by the width or more, and conversions to integers that have no such value. What may do so becomes an operation
// that checks; what cannot, as the ranges of its operands show, stays as it is.

// mayOverflow reports whether x op y, of type t at a place in the source, is to be checked.
func (in *instrumenter) mayOverflow(op ir.BinaryOp, t ir.Type, at source.Pos, x, y ranges.Interval) bool {
	s, ok := t.(ir.Scalar)
	if !ok || s != ir.I32 && s != ir.I64 || ir.OverflowOp(op, s) == "" || !in.c.users(at) {
		return false
	}
	if op == ir.Div || op == ir.Rem {
		return x.Lo == ranges.OfType(s).Lo && y.Lo <= -1 && y.Hi >= -1
	}
	r, exact := x.Apply(op, y)
	return !exact || !ranges.OfType(s).Holds(r)
}

// overflowing is a op b, of type t, with a check of overflow.
func (in *instrumenter) overflowing(op ir.BinaryOp, x ir.X, a, b ir.Expr, words string) ir.Expr {
	s, _ := elemOf(x.Typ).(ir.Scalar)
	return &ir.Builtin{X: ir.X{Typ: x.Typ, At: x.At}, Op: ir.OverflowOp(op, s), Args: []ir.Expr{a, b},
		Site: in.site(x.At, words, 0)}
}

// elemOf is the type of one component of a vector, or t itself.
func elemOf(t ir.Type) ir.Type {
	if v, ok := t.(*ir.Vector); ok {
		return v.Elem
	}
	return t
}

func (in *instrumenter) unary(e *ir.Unary) ir.Expr {
	a := in.value(e.A)
	if e.Op == ir.Neg && in.mayOverflow(ir.Sub, e.Typ, e.At, ranges.Interval{}, in.known.Expr(e.A)) {
		zero := &ir.Const{X: ir.X{Typ: e.Typ, At: e.At}}
		return in.overflowing(ir.Sub, e.X, zero, a, in.c.exprText(e))
	}
	return &ir.Unary{X: e.X, Op: e.Op, A: a}
}

func (in *instrumenter) binary(e *ir.Binary) ir.Expr {
	a, b := in.value(e.A), in.value(e.B)
	out := &ir.Binary{X: e.X, Op: e.Op, Rounded: e.Rounded, A: a, B: b}
	if e.Op == ir.LogAnd || e.Op == ir.LogOr || ir.IsPointer(e.A.Type()) {
		return out
	}
	x, y := in.operandRange(e.A), in.operandRange(e.B)
	out.B = in.operand(e.Op, e.A.Type(), e.B, b, e.At, func() string { return in.c.exprText(e) })
	if in.mayOverflow(e.Op, elemOf(e.Typ), e.At, x, y) {
		return in.overflowing(e.Op, e.X, out.A, out.B, in.c.exprText(e))
	}
	return out
}

// operandRange is the interval that the integer e, or each component of it, lies in if no signed arithmetic overflows.
func (in *instrumenter) operandRange(e ir.Expr) ranges.Interval {
	if _, vector := e.Type().(*ir.Vector); vector {
		return ranges.OfType(elemOf(e.Type()))
	}
	return in.known.Expr(e)
}

// operand checks the right operand of the operator op on type ta: right as it was, b as it is now.
func (in *instrumenter) operand(op ir.BinaryOp, ta ir.Type, right, b ir.Expr, at source.Pos,
	words func() string) ir.Expr {
	s, ok := ta.(ir.Scalar)
	if !ok || !s.IsInt() || !in.c.users(at) {
		return b
	}
	r := ranges.Unbounded()
	if t, ok := right.Type().(ir.Scalar); ok && t.IsInt() {
		r = in.sure.Expr(right)
	}
	n, literal := intLiteral(right)
	x := ir.X{Typ: right.Type(), At: right.Pos()}
	switch op {
	case ir.Div, ir.Rem:
		if literal && n != 0 || r.Lo > 0 || r.Hi < 0 {
			return b
		}
		return &ir.Builtin{X: x, Op: "check.divisor", Args: []ir.Expr{b}, Site: in.site(at, words(), 0)}
	case ir.Shl, ir.Shr:
		bits := 8 * s.Size()
		fits := literal && n < uint64(bits) || (ranges.Interval{Hi: int64(bits) - 1}).Holds(r)
		if in.c.m.Dialect == ir.OpenCL || fits {
			return b // OpenCL C 3.0 6.5.10: modulo the width
		}
		width := &ir.Const{X: ir.X{Typ: ir.I32, At: at}, Bits: uint64(bits)}
		return &ir.Builtin{X: x, Op: "check.count", Args: []ir.Expr{b, width}, Site: in.site(at, words(), 0)}
	}
	return b
}

// intLiteral is the value of an integer constant, perhaps converted.
func intLiteral(e ir.Expr) (uint64, bool) {
	switch e := e.(type) {
	case *ir.Const:
		s, ok := e.Typ.(ir.Scalar)
		return e.Bits, ok && s.IsInt()
	case *ir.Zero:
		return 0, true
	case *ir.Convert:
		from, ok := e.A.Type().(ir.Scalar)
		to, ok2 := e.Typ.(ir.Scalar)
		n, literal := intLiteral(e.A)
		return n & (^uint64(0) >> (64 - 8*max(ir.Sizeof(e.Typ), 1))), literal && ok && ok2 && from.IsInt() && to.IsInt()
	}
	return 0, false
}

// update is the site at which s, Dst op= Src, may overflow; 0 if it cannot.
func (in *instrumenter) update(s *ir.Assign) int {
	old, ok := in.known.Before(s)
	if !ok {
		old = in.known.Expr(s.Dst)
	}
	if !in.mayOverflow(s.Op, s.Dst.Type(), s.At, old, in.known.Expr(s.Src)) {
		return 0
	}
	return in.site(s.At, in.updateText(s), 0)
}

func (in *instrumenter) updateText(s *ir.Assign) string {
	return in.c.exprText(s.Dst) + " " + s.Op.String() + "= " + in.c.exprText(s.Src)
}

// convert checks a floating value that becomes an integer.
func (in *instrumenter) convert(e *ir.Convert) ir.Expr {
	out := &ir.Convert{X: e.X, A: in.value(e.A), Sat: e.Sat, Mode: e.Mode}
	a, ok := elemOf(e.A.Type()).(ir.Scalar)
	b, ok2 := elemOf(e.Typ).(ir.Scalar)
	if !ok || !ok2 || a != ir.F32 && a != ir.F64 || !b.IsInt() || e.Sat || e.Mode != ir.RoundDefault || isFinite(e.A) ||
		!in.c.users(e.At) {
		return out
	}
	out.A = &ir.Builtin{X: ir.X{Typ: e.A.Type(), At: e.A.Pos()}, Op: ir.Op("check.toint." + strings.ToLower(b.String())),
		Args: []ir.Expr{out.A}, Site: in.site(e.At, in.c.exprText(e), 0)}
	return out
}

// isFinite reports whether e is a constant, or a vector of such, other than infinity and NaN.
func isFinite(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return e.Float-e.Float == 0
	case *ir.Compose:
		return !slices.ContainsFunc(e.Parts, func(p ir.Expr) bool { return !isFinite(p) })
	case *ir.Splat:
		return isFinite(e.A)
	}
	_, zero := e.(*ir.Zero)
	return zero
}

// inside reports whether i is known to be the number of one of n elements.
func (in *instrumenter) inside(i ir.Expr, n int) bool {
	if c, ok := i.(*ir.Const); ok {
		return int64(c.Bits) >= 0 && int64(c.Bits) < int64(n)
	}
	return n > 0 && (ranges.Interval{Hi: int64(n) - 1}).Holds(in.sure.Expr(i))
}
