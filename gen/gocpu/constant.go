package gocpu

import (
	"go/constant"
	"go/token"
	"math"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// constant writes a scalar constant, untyped where Go has a literal for it.
func (f *fn) constant(e *ir.Const) ex {
	s, _ := e.Typ.(ir.Scalar)
	switch {
	case s == ir.Bool:
		return ex{c: jot.Lit(e.Bits != 0), prec: precPrimary}
	case s == ir.F16 || s == ir.BF16:
		of := map[ir.Scalar]string{ir.F16: "HalfOf", ir.BF16: "BFloat16Of"}[s]
		return call(jot.Qual(vecPath, of), f.floatLit(e.Float, ir.F32))
	case s.IsFloat():
		return f.floatLit(e.Float, s)
	}
	if s.IsSigned() {
		shift := 64 - 8*s.Size()
		n := int64(e.Bits<<shift) >> shift
		return literal(strconv.FormatInt(n, 10), constant.MakeInt64(n))
	}
	n := e.Bits & (^uint64(0) >> (64 - 8*max(s.Size(), 1)))
	return literal(strconv.FormatUint(n, 10), constant.MakeUint64(n))
}

// literal is a constant without a type.
func literal(text string, value constant.Value) ex {
	p := precPrimary
	if constant.Sign(value) < 0 {
		p = precUnary
	}
	return ex{c: jot.Id(text), prec: p, lit: value}
}

// number is an integer constant without a type.
func number(n int) ex { return literal(itoa(n), constant.MakeInt64(int64(n))) }

// isNumber reports whether x is the constant n, without a type.
func (x ex) isNumber(n int64) bool {
	return x.lit != nil && constant.Compare(x.lit, token.EQL, constant.MakeInt64(n))
}

// bits are those of the integer constant x, which has no type.
func (x ex) bits() uint64 {
	if n, ok := constant.Int64Val(x.lit); ok {
		return uint64(n)
	}
	n, _ := constant.Uint64Val(x.lit)
	return n
}

// floatLit writes v as the shortest literal that Go reads as the same value; what has no literal is made of its bits.
func (f *fn) floatLit(v float64, s ir.Scalar) ex {
	if v != v || math.IsInf(v, 0) || v == 0 && math.Signbit(v) {
		if s == ir.F32 {
			bits := math.Float32bits(float32(v))
			return prim(jot.Qual("math", "Float32frombits").Call(jot.Id("0x" + strconv.FormatUint(uint64(bits), 16))))
		}
		return prim(jot.Qual("math", "Float64frombits").Call(jot.Id("0x" + strconv.FormatUint(math.Float64bits(v), 16))))
	}
	size := 64
	if s == ir.F32 {
		size = 32
	}
	return literal(strconv.FormatFloat(v, 'g', -1, size), constant.MakeFloat64(v))
}
