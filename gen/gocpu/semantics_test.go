package gocpu

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// exprCase is one expression over run-time values and what C gives for it.
type exprCase struct {
	e    ir.Expr
	want string
}

// TestArithmetic evaluates expressions where C and Go differ, each once with values that Go cannot know and once with
// constants that Go would fold or refuse.
func TestArithmetic(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	// opaque values come out of a buffer of 64-bit words.
	n := 0
	var words []string
	w := param("w", ptr(ir.U64))
	word := func(bitsOf uint64) ir.Expr {
		words = append(words, fmt.Sprintf("%#x", bitsOf))
		n++
		return at(get(w), i32(n-1))
	}
	rt := func(s ir.Scalar, v any) ir.Expr { // a run-time value
		switch s {
		case ir.F32:
			return bits(ir.F32, conv(ir.U32, word(uint64(math.Float32bits(float32(v.(float64)))))))
		case ir.F64:
			return bits(ir.F64, word(math.Float64bits(v.(float64))))
		case ir.Bool:
			return bin(ir.Ne, word(uint64(v.(int))), num(ir.U64, 0))
		}
		switch v := v.(type) {
		case int:
			return conv(s, word(uint64(v)))
		case uint64:
			return conv(s, word(v))
		}
		panic(v)
	}
	type bc struct {
		op   ir.BinaryOp
		s    ir.Scalar
		a, b any
		want string
	}
	nan, inf := math.NaN(), math.Inf(1)
	cases := []bc{
		{ir.Add, ir.I32, 2147483647, 1, "-2147483648"},
		{ir.Sub, ir.I32, -2147483648, 1, "2147483647"},
		{ir.Mul, ir.I32, 65536, 65536, "0"},
		{ir.Div, ir.I32, -7, 2, "-3"},
		{ir.Rem, ir.I32, -7, 2, "-1"},
		{ir.Div, ir.I32, -2147483648, -1, "-2147483648"},
		{ir.Rem, ir.I32, -2147483648, -1, "0"},
		{ir.Div, ir.I64, uint64(1) << 63, -1, "-9223372036854775808"},
		{ir.Shl, ir.I32, 1, 33, "2"},
		{ir.Shl, ir.I32, 1, 31, "-2147483648"},
		{ir.Shr, ir.I32, -8, 1, "-4"},
		{ir.Shr, ir.I32, -8, 33, "-4"},
		{ir.Shr, ir.I32, -8, -1, "-1"},
		{ir.Shr, ir.U32, uint64(0x80000000), 31, "1"},
		{ir.Shl, ir.U64, uint64(1), 65, "2"},
		{ir.Shl, ir.I8, 1, 9, "2"},
		{ir.Add, ir.U32, uint64(0xffffffff), 1, "0"},
		{ir.Sub, ir.U32, 0, 1, "4294967295"},
		{ir.Sub, ir.U64, 0, 1, "18446744073709551615"},
		{ir.Add, ir.U8, 255, 1, "0"},
		{ir.Add, ir.I8, 127, 1, "-128"},
		{ir.Mul, ir.U16, 65535, 65535, "1"},
		{ir.Add, ir.I16, 32767, 1, "-32768"},
		{ir.Lt, ir.U32, uint64(0xffffffff), 0, "false"},
		{ir.Lt, ir.I32, -1, 0, "true"},
		{ir.Xor, ir.I32, -1, 1, "-2"},
		{ir.And, ir.I64, -1, 255, "255"},
		{ir.Div, ir.F32, 1.0, 0.0, "+Inf"},
		{ir.Div, ir.F32, 0.0, 0.0, "NaN"},
		{ir.Div, ir.F64, -1.0, 0.0, "-Inf"},
		{ir.Eq, ir.F32, nan, nan, "false"},
		{ir.Ne, ir.F32, nan, nan, "true"},
		{ir.Lt, ir.F64, nan, 1.0, "false"},
		{ir.Ge, ir.F64, nan, 1.0, "false"},
		{ir.Gt, ir.F32, inf, 1.0, "true"},
		{ir.Mul, ir.F32, 1e30, 1e30, "+Inf"},
		{ir.Add, ir.F32, 16777216.0, 1.0, "1.6777216e+07"},
		{ir.Add, ir.F32, math.Copysign(0, -1), 0.0, "0"},
		{ir.Mul, ir.F32, math.Copysign(0, -1), 1.0, "-0"},
		{ir.Mul, ir.F64, 1e-320, 1.0, "1e-320"},
		{ir.And, ir.Bool, 1, 0, "false"},
		{ir.Or, ir.Bool, 1, 0, "true"},
		{ir.Xor, ir.Bool, 1, 1, "false"},
		{ir.LogAnd, ir.Bool, 1, 1, "true"},
	}
	var es []exprCase
	for _, c := range cases {
		es = append(es,
			exprCase{bin(c.op, rt(c.s, c.a), rt(c.s, c.b)), c.want},
			exprCase{bin(c.op, num(c.s, c.a), num(c.s, c.b)), c.want},
			exprCase{bin(c.op, rt(c.s, c.a), num(c.s, c.b)), c.want},
			exprCase{bin(c.op, num(c.s, c.a), rt(c.s, c.b)), c.want})
	}
	unary := []exprCase{
		{neg(rt(ir.I32, -2147483648)), "-2147483648"},
		{neg(i32(-2147483648)), "-2147483648"},
		{neg(num(ir.U32, 1)), "4294967295"},
		{neg(neg(rt(ir.I32, 5))), "5"},
		{neg(num(ir.F32, 0.0)), "-0"},
		{neg(rt(ir.F32, 0.0)), "-0"},
		{inv(num(ir.U8, 1)), "254"},
		{inv(rt(ir.I32, 0)), "-1"},
		{notE(lt(i32(1), rt(ir.I32, 2))), "false"},
		{conv(ir.I32, rt(ir.F32, 3e9)), "2147483647"},
		{conv(ir.I32, rt(ir.F32, nan)), "0"},
		{conv(ir.I32, num(ir.F32, -3e9)), "-2147483648"},
		{conv(ir.U32, rt(ir.F32, -1.5)), "0"},
		{conv(ir.I32, rt(ir.F64, -1.9)), "-1"},
		{conv(ir.U64, rt(ir.F32, 1e30)), "18446744073709551615"},
		{conv(ir.U8, num(ir.I32, 300)), "44"},
		{conv(ir.I8, rt(ir.I32, 200)), "-56"},
		{conv(ir.U32, num(ir.I32, -1)), "4294967295"},
		{conv(ir.I64, num(ir.U32, uint64(0xffffffff))), "4294967295"},
		{conv(ir.I64, rt(ir.I32, -1)), "-1"},
		{conv(ir.F32, rt(ir.I32, 16777217)), "1.6777216e+07"},
		{conv(ir.F32, num(ir.I32, 16777217)), "1.6777216e+07"},
		{conv(ir.F32, rt(ir.U64, uint64(math.MaxUint64))), "1.8446744e+19"},
		{conv(ir.F32, num(ir.F64, 0.1)), "0.1"},
		{conv(ir.F64, num(ir.F32, float64(float32(0.1)))), "0.10000000149011612"},
		{conv(ir.Bool, rt(ir.F32, nan)), "true"},
		{conv(ir.Bool, i32(2)), "true"},
		{conv(ir.I32, rt(ir.Bool, 1)), "1"},
		{conv(ir.F32, num(ir.Bool, 1)), "1"},
		{bits(ir.I32, num(ir.F32, 1.0)), "1065353216"},
		{bits(ir.F32, rt(ir.I32, 1065353216)), "1"},
		{bits(ir.U32, num(ir.I32, -1)), "4294967295"},
		{bits(ir.U64, num(ir.F64, 1.0)), "4607182418800017408"},
		{num(ir.U64, uint64(math.MaxUint64)), "18446744073709551615"},
		{num(ir.F32, math.Copysign(0, -1)), "-0"},
		{num(ir.F64, nan), "NaN"},
		{num(ir.F32, -inf), "-Inf"},
		{sel(rt(ir.Bool, 0), i32(1), bin(ir.Div, i32(1), rt(ir.I32, 1))), "1"},
		{sel(rt(ir.Bool, 1), i32(1), bin(ir.Div, i32(1), rt(ir.I32, 0))), "1"},
		{bin(ir.LogAnd, rt(ir.Bool, 0), eq(bin(ir.Div, i32(1), rt(ir.I32, 0)), i32(1))), "false"},
		{bin(ir.LogOr, rt(ir.Bool, 1), eq(sel(rt(ir.Bool, 1), bin(ir.Div, i32(1), rt(ir.I32, 0)), i32(3)), i32(1))), "true"},
		// No fused multiply-add: (1+2^-12)^2 - (1+2^-11) is 2^-24 exactly, and 0 with the product rounded.
		{sub(mul(rt(ir.F32, 1+0x1p-12), rt(ir.F32, 1+0x1p-12)), rt(ir.F32, 1+0x1p-11)), "0"},
		{op("math.sqrt", ir.F32, rt(ir.F32, 2.0)), "1.4142135"},
		{op("int.max", ir.I32, rt(ir.I32, -5), i32(3)), "3"},
		{num(ir.F16, 1.5), "1.5"},
		{add(num(ir.F16, 2048.0), num(ir.F16, 1.0)), "2048"},
		{lt(num(ir.BF16, 1.0), num(ir.BF16, 2.0)), "true"},
	}
	es = append(es, unary...)
	out := param("out", ptr(ir.U64))
	var body []ir.Stmt
	var want, kinds strings.Builder
	for i, c := range es {
		s := c.e.Type().(ir.Scalar)
		v := local(fmt.Sprintf("v%d", i), s)
		var word ir.Expr
		switch {
		case s == ir.F64:
			word = bits(ir.U64, get(v))
		case s.IsFloat():
			word = conv(ir.U64, bits(ir.U32, conv(ir.F32, get(v))))
		default:
			word = conv(ir.U64, get(v))
		}
		body = append(body, u.decl(v, c.e), u.set(at(get(out), i32(i)), word))
		fmt.Fprintf(&want, "%d: %s\n", i, c.want)
		fmt.Fprintf(&kinds, "%q,", s)
	}
	u.kernel("exprs", params(w, out), body...)
	p.add("exprs", fmt.Sprintf(`
		w := []uint64{%s}
		kinds := []string{%s}
		out := make([]uint64, len(kinds))
		fmt.Print(run("exprs", dim(1), dim(1), 0, buf(w), buf(out)))
		for i, k := range kinds { fmt.Printf("%%d: %%s\n", i, show(k, out[i])) }`, strings.Join(words, ", "), &kinds), want.String())
	p.check(t)
}
