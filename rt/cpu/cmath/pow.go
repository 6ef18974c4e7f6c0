package cmath

import "math"

// Powers. x^y is exp(y*log x), and the error of the logarithm is multiplied by y*log x, up to 745; so the logarithm is
// computed with about twelve bits more than float64 has, as an unevaluated sum of two float64.

// PowF64 returns x to the y within two units in the last place, with the special cases of C11 F.10.4.4.
func PowF64(x, y float64) float64 {
	a := math.Abs(x)
	if a-a != 0 || y-y != 0 || a == 0 || a == 1 || y == 0 || y == 1 || y == 2 || y == -1 || math.Abs(y) > 0x1p64 {
		return math.Pow(x, y) // exact, or nothing to compute
	}
	p := powPositive(a, y, 0)
	if x > 0 {
		return p
	}
	switch math.Mod(y, 2) {
	case 0:
		return p
	case 1, -1:
		return -p
	}
	return math.NaN()
}

// ln2 in two parts: the first has enough trailing zeros for its product with an exponent to be exact.
const (
	ln2Hi = 6.93147180369123816490e-01
	ln2Lo = 1.90821492927058770002e-10
)

// powPositive returns x to the y+yl for x > 0.
func powPositive(x, y, yl float64) float64 {
	h, l := logSum(x)
	p := float64(y * h)
	switch {
	case p > 710:
		return math.Inf(1)
	case p < -746:
		return 0
	}
	return expSum(p, math.FMA(y, h, -p)+y*l+yl*h)
}

// logSum returns log x for x > 0 as a sum of two numbers, about 65 bits.
func logSum(x float64) (hi, lo float64) {
	m, exp := nearOne(x)
	lh, ll := logNear1(m)
	e := float64(exp)
	h, l := twoSum(e*ln2Hi, lh)
	l += ll + e*ln2Lo
	return twoSum(h, l)
}

// nearOne takes x > 0 apart: x = m * 2^exp with m in [0.7, 1.42].
func nearOne(x float64) (m float64, exp int) {
	m, exp = math.Frexp(x)
	if m < math.Sqrt2/2 {
		m, exp = 2*m, exp-1
	}
	return m, exp
}

// expSum returns e to the p+pl for p in [-746, 710] and a pl that is little beside an ulp of it.
func expSum(p, pl float64) float64 {
	n := math.RoundToEven(p * (1 / math.Ln2))
	r, rl := twoSum(math.FMA(-n, ln2Hi, p), -n*ln2Lo)
	rl += pl
	v := math.Expm1(r)
	return math.Ldexp(1+(v+(v+1)*rl), int(n))
}

// logTo returns log x times unit, the logarithm to another base in which 2 has the logarithm two; both constants are
// sums of two numbers.
func logTo(x, unit, unitLo, two, twoLo float64) float64 {
	switch {
	case x == 0:
		return math.Inf(-1)
	case x < 0:
		return math.NaN()
	case !(x <= math.MaxFloat64):
		return x
	}
	m, exp := nearOne(x)
	h, l := logNear1(m)
	p, pe := twoProd(h, unit)
	pe += h*unitLo + l*unit
	e := float64(exp)
	q, qe := twoProd(e, two)
	s, se := twoSum(q, p)
	return s + (se + (qe + e*twoLo + pe))
}

// Log2F64 returns the logarithm to base 2.
func Log2F64(x float64) float64 {
	const unit = 0x1.71547652b82fep+0
	return logTo(x, unit, math.Log2E-unit, 1, 0)
}

// Log10F64 returns the logarithm to base 10.
func Log10F64(x float64) float64 {
	const unit, two = 0x1.bcb7b1526e50ep-2, 0x1.34413509f79ffp-2
	return logTo(x, unit, math.Log10E-unit, two, math.Ln2/math.Ln10-two)
}

// RootnF64 returns the n-th root of x.
func RootnF64(x float64, n int32) float64 {
	if n == 0 || x < 0 && n&1 == 0 || x != x {
		return math.NaN()
	}
	a, m := math.Abs(x), float64(n)
	r := a
	switch {
	case a-a != 0 || a == 0:
		r = math.Pow(a, m) // infinities and zeros, which a root treats as a power
	case n == -1:
		r = 1 / a
	case n != 1:
		y := 1 / m
		r = powPositive(a, y, math.FMA(-y, m, 1)/m)
	}
	if n&1 != 0 && math.Signbit(x) {
		return -r
	}
	return r
}

// logNear1 returns log m as a sum of two numbers for m in [0.7, 1.42]: 2*atanh(s) with s = (m-1)/(m+1), of whose
// series 1 + z/3 + z*z/5 ... in z = s*s the first two terms need the extra digits.
func logNear1(m float64) (hi, lo float64) {
	a := m - 1 // exact
	b, bl := twoSum(m, 1)
	s := a / b
	sl := (math.FMA(-s, b, a) - s*bl) / b
	z := s * s
	zl := math.FMA(s, s, -z) + 2*s*sl

	q := 1.0 / 29
	for k := 27.0; k >= 5; k -= 2 {
		q = q*z + 1/k
	}
	const third, thirdLo = 1.0 / 3, 0x1p-54 / 3 // 1/3 is third + thirdLo: the binary digits 0101... continue after it
	u := z * third
	ul := math.FMA(z, third, -u) + z*thirdLo + zl*third
	t, tl := twoSum(1, u)
	t, q = twoSum(t, q*z*z)
	tl += ul + q

	p := s * t
	pl := math.FMA(s, t, -p) + s*tl + sl*t
	return 2 * p, 2 * pl
}
