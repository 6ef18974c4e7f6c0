package sema

import (
	"math"
	"math/bits"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Folding gives exactly the value that the operation has at run time: integers wrap at their width, shift counts are taken modulo the width, float32
// arithmetic rounds to float32. What would fault (a division by zero) or is not exactly known here (half arithmetic) is left alone.

// wrap truncates v to the width of s and extends it as s does.
func wrap(v uint64, s ir.Scalar) uint64 {
	switch s {
	case ir.Bool:
		return v & 1
	case ir.I8:
		return uint64(int64(int8(v)))
	case ir.U8:
		return uint64(uint8(v))
	case ir.I16:
		return uint64(int64(int16(v)))
	case ir.U16:
		return uint64(uint16(v))
	case ir.I32:
		return uint64(int64(int32(v)))
	case ir.U32:
		return uint64(uint32(v))
	}
	return v
}

// roundFloat rounds v to the precision of s.
func roundFloat(v float64, s ir.Scalar) float64 {
	switch s {
	case ir.F32:
		return float64(float32(v))
	case ir.F16:
		return roundTo(v, 11, -14, 65504)
	case ir.BF16:
		return roundTo(v, 8, -126, 0x1.fep127)
	}
	return v
}

// roundTo rounds to nearest even with the given number of significant bits, least normal exponent and largest finite value.
func roundTo(v float64, digits, minExp int, largest float64) float64 {
	if v == 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return v
	}
	_, exp := math.Frexp(v)
	exp = max(exp-1, minExp)
	unit := math.Ldexp(1, exp-digits+1)
	r := math.RoundToEven(v/unit) * unit
	if math.Abs(r) > largest {
		return math.Copysign(math.Inf(1), v)
	}
	return r
}

func isConst(x ir.Expr) (*ir.Const, ir.Scalar, bool) {
	k, ok := x.(*ir.Const)
	if !ok {
		return nil, 0, false
	}
	s, ok := k.Typ.(ir.Scalar)
	return k, s, ok
}

func boolConst(v bool, pos source.Pos) *ir.Const {
	k := &ir.Const{X: ir.X{Typ: ir.Bool, At: pos}}
	if v {
		k.Bits = 1
	}
	return k
}

// mkBinary makes a op b of type t, folded when both are constants.
func mkBinary(op ir.BinaryOp, a, b ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	x := &ir.Binary{X: ir.X{Typ: t, At: pos}, Op: op, A: a, B: b}
	if op == ir.LogAnd || op == ir.LogOr {
		if k, _, ok := isConst(a); ok {
			if (k.Bits != 0) == (op == ir.LogAnd) {
				return b
			}
			return boolConst(op == ir.LogOr, pos)
		}
		return x
	}
	ka, sa, oka := isConst(a)
	kb, sb, okb := isConst(b)
	if !oka || !okb {
		return x
	}
	if k, ok := foldBinary(op, ka, kb, sa, sb, pos); ok {
		return k
	}
	return x
}

func foldBinary(op ir.BinaryOp, a, b *ir.Const, s, sb ir.Scalar, pos source.Pos) (*ir.Const, bool) {
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
		return boolConst(compareHolds(op, c), pos), true
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
	return &ir.Const{X: ir.X{Typ: s, At: pos}, Bits: wrap(r, s)}, true
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

func compareHolds(op ir.BinaryOp, c int) bool {
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
		return boolConst(x == y, pos), true
	case ir.Ne:
		return boolConst(x != y, pos), true
	case ir.Lt:
		return boolConst(x < y, pos), true
	case ir.Le:
		return boolConst(x <= y, pos), true
	case ir.Gt:
		return boolConst(x > y, pos), true
	case ir.Ge:
		return boolConst(x >= y, pos), true
	}
	if s != ir.F32 && s != ir.F64 {
		return nil, false
	}
	// Rounding the float64 result of two float32 to float32 is exact rounding for these four operations (Figueroa 1995).
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
	return &ir.Const{X: ir.X{Typ: s, At: pos}, Float: roundFloat(r, s)}, true
}

// mkUnary makes op a of type t, folded when a is a constant.
func mkUnary(op ir.UnaryOp, a ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	if k, s, ok := isConst(a); ok {
		r := &ir.Const{X: ir.X{Typ: t, At: pos}}
		switch {
		case op == ir.Not:
			r.Bits = k.Bits ^ 1
		case op == ir.BitNot:
			r.Bits = wrap(^k.Bits, s)
		case s.IsFloat():
			r.Float = -k.Float
		default:
			r.Bits = wrap(-k.Bits, s)
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

// mkConvert makes the conversion of a to the arithmetic IR type t (not Bool), folded when a is a constant.
func mkConvert(a ir.Expr, t ir.Type, pos source.Pos) ir.Expr {
	if ir.Identical(a.Type(), t) {
		return a
	}
	if k, from, ok := isConst(a); ok {
		if to, ok := t.(ir.Scalar); ok {
			return foldConvert(k, from, to, pos)
		}
	}
	return &ir.Convert{X: ir.X{Typ: t, At: pos}, A: a}
}

func foldConvert(k *ir.Const, from, to ir.Scalar, pos source.Pos) *ir.Const {
	r := &ir.Const{X: ir.X{Typ: to, At: pos}}
	switch {
	case from.IsFloat() && to.IsFloat():
		r.Float = roundFloat(k.Float, to)
	case from.IsFloat():
		r.Bits = floatToInt(k.Float, from, to)
	case to.IsFloat():
		r.Float = intToFloat(k.Bits, from, to)
	default:
		r.Bits = wrap(k.Bits, to)
	}
	return r
}

// floatToInt truncates toward zero and saturates. NaN gives 0, or the top bit alone for 64 bits and from F64, as PTX's cvt.rzi does.
func floatToInt(v float64, from, to ir.Scalar) uint64 {
	v = math.Trunc(v)
	if math.IsNaN(v) && to != ir.Bool {
		if to.Size() == 8 || from == ir.F64 && to.Size() == 4 {
			return wrap(1<<(8*to.Size()-1), to)
		}
		return 0
	}
	if to == ir.Bool {
		if v != 0 {
			return 1
		}
		return 0
	}
	width := to.Size() * 8
	if to.IsSigned() {
		limit := math.Ldexp(1, width-1)
		if v >= limit {
			return 1<<(width-1) - 1
		}
		return uint64(int64(math.Max(v, -limit)))
	}
	if v >= math.Ldexp(1, width) {
		return math.MaxUint64 >> (64 - width)
	}
	if v <= 0 {
		return 0
	}
	return uint64(v)
}

// intToFloat rounds once: float64 first would round twice for 64-bit integers.
func intToFloat(v uint64, from, to ir.Scalar) float64 {
	if from.IsSigned() {
		i := int64(v)
		if to == ir.F32 {
			return float64(float32(i))
		}
		if to == ir.F64 || i > -1<<53 && i < 1<<53 {
			return roundFloat(float64(i), to)
		}
		return roundFloat(sticky(uint64(max(i, -i)), i < 0), to)
	}
	if to == ir.F32 {
		return float64(float32(v))
	}
	if to == ir.F64 || v < 1<<53 {
		return roundFloat(float64(v), to)
	}
	return roundFloat(sticky(v, false), to)
}

// sticky keeps the upper 53 bits of v and sets the last of them if a dropped bit was set, so that rounding again is right.
func sticky(v uint64, negative bool) float64 {
	drop := 64 - bits.LeadingZeros64(v) - 53
	if drop > 0 {
		low := v & (1<<drop - 1)
		v = v &^ (1<<drop - 1)
		if low != 0 {
			v |= 1 << drop
		}
	}
	f := float64(v)
	if negative {
		return -f
	}
	return f
}
