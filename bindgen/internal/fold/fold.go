// Package fold makes IR expressions, computing what is constant on the way.
//
// Folding gives exactly the value that the operation has at run time: integers wrap at their width, shift counts are
// taken modulo the width, float32 arithmetic rounds to float32. What would fault (a division by zero) or is not exactly
// known here (half arithmetic) is left alone.
package fold

import (
	"math"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Const returns x as a constant together with its scalar type; ok is false for everything else.
func Const(x ir.Expr) (*ir.Const, ir.Scalar, bool) {
	k, ok := x.(*ir.Const)
	if !ok {
		return nil, 0, false
	}
	s, ok := k.Typ.(ir.Scalar)
	return k, s, ok
}

// Bool is a constant of type ir.Bool.
func Bool(v bool, pos source.Pos) *ir.Const {
	k := &ir.Const{X: ir.X{Typ: ir.Bool, At: pos}}
	if v {
		k.Bits = 1
	}
	return k
}

// Int is an integer constant of type s with the value v, which must be in the range of s.
func Int(s ir.Scalar, v int64, pos source.Pos) *ir.Const {
	return &ir.Const{X: ir.X{Typ: s, At: pos}, Bits: uint64(v)}
}

// Zero is the zero value of t: a constant for scalars and pointers.
func Zero(t ir.Type, pos source.Pos) ir.Expr {
	switch t.(type) {
	case ir.Scalar, *ir.Pointer:
		return &ir.Const{X: ir.X{Typ: t, At: pos}}
	}
	return &ir.Zero{X: ir.X{Typ: t, At: pos}}
}

// Text turns the address of a string literal's characters back into the literal, for operations that take its text.
func Text(x ir.Expr) ir.Expr {
	if p, ok := x.(*ir.PtrCast); ok {
		return Text(p.A)
	}
	a, ok := x.(*ir.Addr)
	if !ok {
		return x
	}
	if r, ok := a.Place.(*ir.Ref); ok && r.Var.Kind == ir.GlobalVar {
		if s, ok := r.Var.Init.(*ir.Str); ok {
			return &ir.Str{X: ir.X{Typ: s.Typ, At: a.At}, Text: s.Text}
		}
	}
	return x
}

// Binary makes a op b of type t, folded when both are constants.
func Binary(op ir.BinaryOp, a, b ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	x := &ir.Binary{X: ir.X{Typ: t, At: pos}, Op: op, A: a, B: b}
	if op == ir.LogAnd || op == ir.LogOr {
		if k, _, ok := Const(a); ok {
			if (k.Bits != 0) == (op == ir.LogAnd) {
				return b
			}
			return Bool(op == ir.LogOr, pos)
		}
		return x
	}
	ka, sa, oka := Const(a)
	kb, sb, okb := Const(b)
	if !oka || !okb {
		return x
	}
	if k, ok := BinaryOf(op, ka, kb, sa, sb, pos); ok {
		return k
	}
	return x
}

// BinaryOf computes a op b, of types s and sb; ok is false when the value is not known before the program runs.
func BinaryOf(op ir.BinaryOp, a, b *ir.Const, s, sb ir.Scalar, pos source.Pos) (*ir.Const, bool) {
	if s.IsFloat() {
		return foldFloat(op, a.Float, b.Float, s, pos)
	}
	x, y := a.Bits, b.Bits
	signed := s.IsSigned()
	if op.IsCompare() {
		c := 0
		if x != y {
			c = 1
			if signed && int64(x) < int64(y) || !signed && x < y {
				c = -1
			}
		}
		return Bool(Holds(op, c), pos), true
	}
	width := uint64(s.Size() * 8)
	var r uint64
	switch op {
	case ir.Add:
		r = x + y
	case ir.Sub:
		r = x - y
	case ir.Mul:
		r = x * y
	case ir.Div, ir.Rem:
		if y == 0 {
			return nil, false
		}
		r = divide(op, x, y, signed)
	case ir.Shl:
		r = x << (y % width)
	case ir.Shr:
		if signed {
			r = uint64(int64(x) >> (y % width))
		} else {
			r = x >> (y % width)
		}
	case ir.And:
		r = x & y
	case ir.Or:
		r = x | y
	case ir.Xor:
		r = x ^ y
	default:
		return nil, false
	}
	return &ir.Const{X: ir.X{Typ: s, At: pos}, Bits: Wrap(r, s)}, true
}

// Defined reports whether C++ defines a op b, integers of types s and sb: a signed result that its type has, and a
// shift by less than the number of bits ([expr.pre]/4, [expr.shift]/1).
func Defined(op ir.BinaryOp, a, b *ir.Const, s, sb ir.Scalar) bool {
	width := uint64(s.Size() * 8)
	x, y := int64(a.Bits), int64(b.Bits)
	switch {
	case s.IsFloat() || sb.IsFloat():
		return true
	case op == ir.Shl || op == ir.Shr:
		return b.Bits < width
	case !s.IsSigned() || width < 32:
		return true
	}
	least := int64(-1) << (width - 1)
	r := x
	switch op {
	case ir.Add:
		if r = x + y; (r > x) != (y > 0) && y != 0 {
			return false
		}
	case ir.Sub:
		if r = x - y; (r < x) != (y > 0) && y != 0 {
			return false
		}
	case ir.Mul:
		if r = x * y; x != 0 && (r/x != y || x == -1 && y == math.MinInt64) {
			return false
		}
	case ir.Div, ir.Rem:
		return y != -1 || x != least
	}
	return r >= least && r <= ^least
}

// Shifts reports whether C++ before C++20 defines x << y, of integers of type s that Defined allows: x is not negative,
// and the unsigned type has the result ([expr.shift]/2).
func Shifts(x, y *ir.Const, s ir.Scalar) bool {
	if !s.IsSigned() || y.Bits >= 64 {
		return true
	}
	width := uint64(s.Size() * 8)
	return int64(x.Bits) >= 0 && x.Bits>>(width-y.Bits) == 0
}

// Converts reports whether the number x has a value of the integer type t when its fraction is dropped
// ([conv.fpint]/1).
func Converts(x float64, t ir.Scalar) bool {
	x = math.Trunc(x)
	top := math.Ldexp(1, 8*t.Size())
	if t.IsSigned() {
		return x >= -top/2 && x < top/2
	}
	return x >= 0 && x < top
}

func divide(op ir.BinaryOp, x, y uint64, signed bool) uint64 {
	switch {
	case !signed && op == ir.Div:
		return x / y
	case !signed:
		return x % y
	case int64(y) == -1 && op == ir.Div:
		return -x
	case int64(y) == -1:
		return 0
	case op == ir.Div:
		return uint64(int64(x) / int64(y))
	}
	return uint64(int64(x) % int64(y))
}

// Holds reports whether a comparison op holds between values that compare as c does with 0.
func Holds(op ir.BinaryOp, c int) bool {
	switch op {
	case ir.Eq:
		return c == 0
	case ir.Ne:
		return c != 0
	case ir.Lt:
		return c < 0
	case ir.Le:
		return c <= 0
	case ir.Gt:
		return c > 0
	}
	return c >= 0
}

func foldFloat(op ir.BinaryOp, x, y float64, s ir.Scalar, pos source.Pos) (*ir.Const, bool) {
	switch op {
	case ir.Eq:
		return Bool(x == y, pos), true
	case ir.Ne:
		return Bool(x != y, pos), true
	case ir.Lt:
		return Bool(x < y, pos), true
	case ir.Le:
		return Bool(x <= y, pos), true
	case ir.Gt:
		return Bool(x > y, pos), true
	case ir.Ge:
		return Bool(x >= y, pos), true
	}
	if s != ir.F32 && s != ir.F64 {
		return nil, false
	}
	// Rounding the float64 result of two float32 to float32 is exact rounding for these four operations (Figueroa
	// 1995).
	var r float64
	switch op {
	case ir.Add:
		r = x + y
	case ir.Sub:
		r = x - y
	case ir.Mul:
		r = x * y
	case ir.Div:
		r = x / y
	default:
		return nil, false
	}
	return &ir.Const{X: ir.X{Typ: s, At: pos}, Float: Round(r, s)}, true
}

// Unary makes op a of type t, folded when a is a constant.
func Unary(op ir.UnaryOp, a ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	if k, s, ok := Const(a); ok {
		r := &ir.Const{X: ir.X{Typ: t, At: pos}}
		switch {
		case op == ir.Not:
			r.Bits = k.Bits ^ 1
		case op == ir.BitNot:
			r.Bits = Wrap(^k.Bits, s)
		case s.IsFloat():
			r.Float = -k.Float
		default:
			r.Bits = Wrap(-k.Bits, s)
		}
		return r
	}
	if u, ok := a.(*ir.Unary); ok && op == ir.Not && u.Op == ir.Not {
		return u.A
	}
	if c, ok := a.(*ir.Binary); ok && op == ir.Not && t == ir.Type(ir.Bool) {
		switch c.Op { // also of NaN: != is the contrary of ==
		case ir.Eq:
			return &ir.Binary{X: c.X, Op: ir.Ne, A: c.A, B: c.B}
		case ir.Ne:
			return &ir.Binary{X: c.X, Op: ir.Eq, A: c.A, B: c.B}
		}
	}
	return &ir.Unary{X: ir.X{Typ: t, At: pos}, Op: op, A: a}
}

// Convert makes the conversion of a to the arithmetic IR type t (not Bool), folded when a is a constant.
func Convert(a ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	if ir.Identical(a.Type(), t) {
		return a
	}
	if k, from, ok := Const(a); ok {
		if to, ok := t.(ir.Scalar); ok {
			return ConvertOf(k, from, to, pos)
		}
	}
	return &ir.Convert{X: ir.X{Typ: t, At: pos}, A: a}
}

// ConvertMode is Convert with a rounding mode, and with saturation if sat is set. Modes and saturation that cannot
// matter are dropped.
func ConvertMode(a ir.Expr, t ir.Type, mode ir.RoundMode, sat bool, pos source.Pos) ir.Expr {
	from, to := elemOf(a.Type()), elemOf(t)
	switch {
	case from.IsFloat() && to.IsInt():
		if mode == ir.RoundZero {
			mode = ir.RoundDefault
		}
	case to.IsFloat() && (from.IsFloat() && from.Size() < to.Size() || from == to || mode == ir.RoundNearest):
		mode = ir.RoundDefault
	case !from.IsFloat() && !to.IsFloat():
		mode = ir.RoundDefault
	}
	sat = sat && !to.IsFloat() && from != to
	if mode == ir.RoundDefault && !sat || ir.Identical(a.Type(), t) {
		return Convert(a, t, pos)
	}
	return &ir.Convert{X: ir.X{Typ: t, At: pos}, A: a, Sat: sat, Mode: mode}
}

func elemOf(t ir.Type) ir.Scalar {
	switch t := t.(type) {
	case ir.Scalar:
		return t
	case *ir.Vector:
		return t.Elem
	}
	return ir.Void
}

// ConvertOf converts the constant k between scalar types.
func ConvertOf(k *ir.Const, from, to ir.Scalar, pos source.Pos) *ir.Const {
	r := &ir.Const{X: ir.X{Typ: to, At: pos}}
	switch {
	case from.IsFloat() && to.IsFloat():
		r.Float = Round(k.Float, to)
	case from.IsFloat():
		r.Bits = floatToInt(k.Float, from, to)
	case to.IsFloat():
		r.Float = intToFloat(k.Bits, from, to)
	default:
		r.Bits = Wrap(k.Bits, to)
	}
	return r
}
