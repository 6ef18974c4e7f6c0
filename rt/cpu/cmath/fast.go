package cmath

import "math"

// The functions of float32 that kernels call most. They compute in float64, which has digits to spare for float32 and
// costs the same on today's processors, with short polynomials and small tables; so each is within one unit in the
// last place, and what is exact or special is left to the function on float64.
//
// Where package vecop computes the same in assembly, explicit conversions keep Go's compiler from fusing products and
// sums, which it does on some machines.

// exp2Table holds the bits of 2^(i/32), less i/32 of the exponent's unit.
var exp2Table = [32]uint64{
	0x3ff0000000000000, 0x3fefd9b0d3158574, 0x3fefb5586cf9890f, 0x3fef9301d0125b51,
	0x3fef72b83c7d517b, 0x3fef54873168b9aa, 0x3fef387a6e756238, 0x3fef1e9df51fdee1,
	0x3fef06fe0a31b715, 0x3feef1a7373aa9cb, 0x3feedea64c123422, 0x3feece086061892d,
	0x3feebfdad5362a27, 0x3feeb42b569d4f82, 0x3feeab07dd485429, 0x3feea47eb03a5585,
	0x3feea09e667f3bcd, 0x3fee9f75e8ec5f74, 0x3feea11473eb0187, 0x3feea589994cce13,
	0x3feeace5422aa0db, 0x3feeb737b0cdc5e5, 0x3feec49182a3f090, 0x3feed503b23e255d,
	0x3feee89f995ad3ad, 0x3feeff76f2fb5e47, 0x3fef199bdd85529c, 0x3fef3720dcef9069,
	0x3fef5818dcfba487, 0x3fef7c97337b9b5f, 0x3fefa4afa2a490da, 0x3fefd0765b6e4540,
}

// Exp2Table returns the table for package vecop's assembly.
func Exp2Table() [32]uint64 { return exp2Table }

// exp2Parts returns 2^(k/32) * e^r for |r| <= ln(2)/64: the relative error is below 2^-30.
func exp2Parts(k int64, r float64) float64 {
	s := math.Float64frombits(exp2Table[k&31] + uint64(k)<<47)
	return s + float64(s*(r+float64(r*r*(0.5+float64(r*(1.0/6))))))
}

// roundShift added to a number of up to 2^51 rounds it to an integer, which is then in the low bits.
const roundShift = 0x1.8p52

// ExpF32 returns e to the x.
func ExpF32(x float32) float32 {
	if !(x > -104 && x < 89) { // of d, the conversion would wait for what the call before left in its register
		return float32(ExpF64(float64(x)))
	}
	d := float64(x)
	t := float64(d*(32/math.Ln2)) + roundShift
	n := t - roundShift
	return float32(exp2Parts(int64(math.Float64bits(t)), d-float64(n*(math.Ln2/32))))
}

// Exp2F32 returns 2 to the x.
func Exp2F32(x float32) float32 {
	if !(x > -150 && x < 128) {
		return float32(Exp2F64(float64(x)))
	}
	return exp2Of(float64(x))
}

// exp2Of returns 2^d for |d| < 200.
func exp2Of(d float64) float32 {
	t := float64(d*32) + roundShift
	n := t - roundShift
	return float32(exp2Parts(int64(math.Float64bits(t)), (float64(d*32)-n)*(math.Ln2/32)))
}

// Exp10F32 returns 10 to the x.
func Exp10F32(x float32) float32 {
	if !(x > -46 && x < 39) {
		return float32(Exp10F64(float64(x)))
	}
	return exp2Of(float64(x) * (math.Ln10 / math.Ln2))
}

// logOff is the bits of the float32 at which the table of logarithms begins, 0.699: the one interval that holds 1 has
// it well inside.
const logOff = 0x3f330000

// logStep is one row of logTable.
type logStep struct{ inv, log float64 }

// logTable holds, for 32 intervals of [0.699, 1.398), a number c near the inverse of what is in it, and -log c. Near 1
// it is 1.
var logTable = [32]logStep{
	{0x1.6a13cd1000000p+0, -0x1.630030a4eac49p-2},
	{0x1.623fa77000000p+0, -0x1.4c9e09e132c3cp-2},
	{0x1.5ac056b000000p+0, -0x1.36b6776ba1117p-2},
	{0x1.5390949000000p+0, -0x1.214456d32b8d4p-2},
	{0x1.4cab887000000p+0, -0x1.0c42d66ed62e3p-2},
	{0x1.460cbc8000000p+0, -0x1.ef5ade51cffe6p-3},
	{0x1.3fb014p+0, -0x1.c6ffbc8f00f71p-3},
	{0x1.3991c2c000000p+0, -0x1.9f6c406689664p-3},
	{0x1.33ae45b000000p+0, -0x1.7898d82fc4c73p-3},
	{0x1.2e025cp+0, -0x1.527e5e2a1b58dp-3},
	{0x1.288b013000000p+0, -0x1.2d1610fbe813ap-3},
	{0x1.2345679000000p+0, -0x1.08598b8663a07p-3},
	{0x1.1e2ef3b000000p+0, -0x1.c8857fe2c4b23p-4},
	{0x1.1945381000000p+0, -0x1.8197e35d0e3f0p-4},
	{0x1.1485f0e000000p+0, -0x1.3bdf5a731ee64p-4},
	{0x1.0fef011000000p+0, -0x1.eea31c026b87cp-5},
	{0x1.0b7e6ec000000p+0, -0x1.67c94ee54bb58p-5},
	{0x1.073260a000000p+0, -0x1.c63d2da94aaf1p-6},
	{0x1.03091b5000000p+0, -0x1.824489408a2aap-7},
	{0x1.000000p+0, 0},
	{0x1.ecc07b3000000p-1, 0x1.39e87ba1ebd60p-5},
	{0x1.de5d6e4000000p-1, 0x1.16536ee637ae1p-4},
	{0x1.d0cb58f000000p-1, 0x1.8c345da019b21p-4},
	{0x1.c3f8f02000000p-1, 0x1.fec912fbbeabbp-4},
	{0x1.b7d6c3e000000p-1, 0x1.371fc1f6e8f74p-3},
	{0x1.ac5701b000000p-1, 0x1.6d60fe601d21dp-3},
	{0x1.a16d3f9000000p-1, 0x1.a23bc223ab563p-3},
	{0x1.970e4f8000000p-1, 0x1.d5c216b8fbb91p-3},
	{0x1.8d3018d000000p-1, 0x1.040259530d041p-2},
	{0x1.83c977b000000p-1, 0x1.1c898c09d99fbp-2},
	{0x1.7ad2209000000p-1, 0x1.347dd9a447d55p-2},
	{0x1.724287f000000p-1, 0x1.4be5f963b78a1p-2},
}

// LogTable returns the rows of the table for package vecop's assembly, two numbers each.
func LogTable() (list [64]float64) {
	for i, row := range logTable {
		list[2*i], list[2*i+1] = row.inv, row.log
	}
	return list
}

// logOf returns log(x) for positive finite x, with a relative error below 2^-38.
func logOf(x float32) float64 {
	ix := math.Float32bits(x)
	sub := 0.0
	if ix < 0x00800000 { // subnormal
		ix = math.Float32bits(x * 0x1p23)
		sub = 23 * math.Ln2
	}
	tmp := ix - logOff
	t := &logTable[tmp>>18&31]
	k := int32(tmp) >> 23
	r := float64(float64(math.Float32frombits(ix-tmp&0xff800000))*t.inv) - 1
	s := float64(r * r)
	p := (1.0/5 - float64(r*(1.0/6))) + float64(s*(1.0/7-float64(r*0.125)))
	p = (1.0/3 - float64(r*0.25)) + float64(s*p)
	p = (r - float64(s*0.5)) + float64(s*r*p)
	return float64(float64(k)*math.Ln2) - sub + (t.log + p)
}

// LogF32 returns the natural logarithm.
func LogF32(x float32) float32 {
	if !(x > 0 && x <= math.MaxFloat32) {
		return float32(LogF64(float64(x)))
	}
	return float32(logOf(x))
}

// Log2F32 returns the logarithm to base 2.
func Log2F32(x float32) float32 {
	if !(x > 0 && x <= math.MaxFloat32) {
		return float32(LogF64(float64(x)))
	}
	return float32(logOf(x) * (1 / math.Ln2))
}

// PowF32 returns x to the y.
func PowF32(x, y float32) float32 {
	if x > 0 && x <= math.MaxFloat32 && y > -0x1p24 && y < 0x1p24 {
		if e := float64(y) * (logOf(x) * (1 / math.Ln2)); e > -160 && e < 160 {
			return exp2Of(e)
		}
	}
	return float32(PowF64(float64(x), float64(y)))
}

// Pi/2 in two parts; the product of the first with an integer below 2^20 is exact.
const (
	halfPiHi = 0x1.921fb544p+00
	halfPiLo = 0x1.0b4611a626331p-34
)

// quadrant32 returns x less the nearest multiple k of pi/2, and k, for |x| < 100000.
func quadrant32(x float32) (r float64, k int64) {
	d := float64(x)
	t := float64(d*(2/math.Pi)) + roundShift
	n := t - roundShift
	return (d - float64(n*halfPiHi)) - float64(n*halfPiLo), int64(math.Float64bits(t))
}

func sinPoly(r float64) float64 {
	s := float64(r * r)
	p := (-1.0/6 + float64(s*(1.0/120))) + float64(s*s*(-1.0/5040+float64(s*(1.0/362880))))
	return r + float64(r*s*p)
}

func cosPoly(r float64) float64 {
	s := float64(r * r)
	p := (1.0/24 - float64(s*(1.0/720))) + float64(s*s*(1.0/40320-float64(s*(1.0/3628800))))
	return (1 - float64(s*0.5)) + float64(s*s*p)
}

// SinF32 returns the sine.
func SinF32(x float32) float32 {
	if !(x > -100000 && x < 100000) {
		return float32(math.Sin(float64(x)))
	}
	if x == 0 {
		return x // the sign
	}
	r, k := quadrant32(x)
	v := sinPoly(r)
	if k&1 != 0 {
		v = cosPoly(r)
	}
	if k&2 != 0 {
		v = -v
	}
	return float32(v)
}

// CosF32 returns the cosine.
func CosF32(x float32) float32 {
	if !(x > -100000 && x < 100000) {
		return float32(math.Cos(float64(x)))
	}
	r, k := quadrant32(x)
	v := cosPoly(r)
	if k&1 != 0 {
		v = sinPoly(r)
	}
	if (k+1)&2 != 0 {
		v = -v
	}
	return float32(v)
}

// TanhF32 returns the hyperbolic tangent.
func TanhF32(x float32) float32 {
	d := float64(x)
	switch s := d * d; {
	case x == 0 || x != x:
		return x
	case s < 0.04: // the series
		return float32(d + d*s*((-1.0/3+s*(2.0/15))+s*s*(-17.0/315+s*(62.0/2835))))
	case s > 100:
		return CopysignF32(1, x)
	}
	t := d*(64/math.Ln2) + roundShift
	n := t - roundShift
	e := exp2Parts(int64(math.Float64bits(t)), 2*d-n*(math.Ln2/32))
	return float32((e - 1) / (e + 1))
}

// SqrtF32 returns the square root, correctly rounded; NaN for negative x.
func SqrtF32(x float32) float32 { return float32(math.Sqrt(float64(x))) }

// RsqrtF32 returns 1/sqrt(x), rounded twice.
func RsqrtF32(x float32) float32 { return 1 / float32(math.Sqrt(float64(x))) }
