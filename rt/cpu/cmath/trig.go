package cmath

import (
	"math"
	"math/bits"
)

// The trigonometric functions of float64. An angle is reduced to r = x - q*pi/2 with about 50 bits more than float64
// has, kept as a sum of two numbers, so that results near zeros are as good as others, whatever the size of x.

// Parts of pi and pi/2, each the nearest float64 to what the others leave.
const (
	piHi  = 0x1.921fb54442d18p+1
	piLo  = math.Pi - piHi
	half1 = 0x1.921fb54442d18p+0
	half2 = 0x1.1a62633145c07p-54
	half3 = math.Pi/2 - half1 - half2
)

// twoProd returns x*y rounded and the exact error.
func twoProd(x, y float64) (p, e float64) {
	p = float64(x * y)
	return p, math.FMA(x, y, -p)
}

// quadrant returns x - q*pi/2 as the sum hi+lo, which lies in [-pi/4, pi/4] but for a rounding error, and q modulo 4.
// x is finite.
func quadrant(x float64) (hi, lo float64, q int) {
	if math.Abs(x) > 1<<30 {
		return quadrantFar(x)
	}
	n := math.RoundToEven(x * (2 / math.Pi))
	r := math.FMA(-n, half1, x) // exact: n has 30 bits, and what is left is small
	p, pe := twoProd(n, half2)
	s, e := twoSum(r, -p)
	hi, lo = twoSum(s, e-pe-n*half3)
	return hi, lo, int(n) & 3
}

// quadrantFar is quadrant for |x| > 2^22: the digits of 2/pi that matter for the last two bits of the quotient and
// behind them are multiplied with the 53 of x (Payne and Hanek, 1983).
func quadrantFar(x float64) (hi, lo float64, q int) {
	b := math.Float64bits(x)
	m, e := b&(1<<52-1)|1<<52, int(b>>52&0x7ff)-1075
	// w is 2/pi * 2^e modulo 4 with 254 bits after the point, v is m*w modulo 4.
	var w, v [4]uint64
	for i := range w {
		w[i] = bitsOfTwoByPi(e - 2 + 64*i)
	}
	var carry uint64
	for i := 3; i >= 0; i-- {
		h, l := bits.Mul64(m, w[i])
		var c uint64
		v[i], c = bits.Add64(l, carry, 0)
		carry = h + c
	}
	q = int(v[0] >> 62)
	neg := v[0]>>61&1 != 0
	v[0] <<= 2
	if neg { // the fraction is above 1/2: take 1 off
		q++
		for i := range v {
			v[i] = ^v[i]
		}
		v[0] &^= 3
	}
	f, fl := fraction(v)
	hi, lo = twoProd(f, half1)
	lo += f*half2 + fl*half1
	hi, lo = twoSum(hi, lo)
	if neg {
		hi, lo = -hi, -lo
	}
	if x < 0 {
		hi, lo, q = -hi, -lo, -q
	}
	return hi, lo, q & 3
}

// bitsOfTwoByPi returns 64 bits of 2/pi from bit i on, where bit 0 is worth 1/2; bits before 0 are 0.
func bitsOfTwoByPi(i int) uint64 {
	if i <= -64 {
		return 0
	}
	word, shift := i>>6, uint(i&63)
	at := func(k int) uint64 {
		if k < 0 {
			return 0
		}
		return twoByPi[k]
	}
	return at(word)<<shift | at(word+1)>>(64-shift)
}

// fraction returns v as a sum of two numbers; the first word of v has its low two bits missing: it holds 62 bits
// behind the point, the others 64 each.
func fraction(v [4]uint64) (hi, lo float64) {
	v[0] |= v[1] >> 62
	v[1] = v[1]<<2 | v[2]>>62
	v[2] = v[2]<<2 | v[3]>>62
	v[3] <<= 2
	n := 0
	for v[0] == 0 && n < 192 {
		v[0], v[1], v[2], v[3] = v[1], v[2], v[3], 0
		n += 64
	}
	s := bits.LeadingZeros64(v[0])
	v[0] = v[0]<<s | v[1]>>(64-s)
	v[1] = v[1]<<s | v[2]>>(64-s)
	n += s
	hi = math.Ldexp(float64(v[0]>>11), -n-53)
	return hi, math.Ldexp(float64(v[0]<<53>>11|v[1]>>22), -n-106)
}

// sinNear returns sin(x+xl) for |x| up to about pi/4: Taylor's polynomial.
func sinNear(x, xl float64) float64 {
	z := x * x
	p := -1.0/6 + z*(1.0/120+z*(-1.0/5040+
		z*(1.0/362880+z*(-1.0/39916800+z*(1.0/6227020800+z*(-1.0/1307674368000+z*(1.0/355687428096000)))))))
	return x + (x*z*p + xl*(1-0.5*z))
}

// cosNear returns cos(x+xl) for |x| up to about pi/4.
func cosNear(x, xl float64) float64 {
	z := x * x
	p := 1.0/24 + z*(-1.0/720+z*(1.0/40320+z*(-1.0/3628800+z*(1.0/479001600+z*(-1.0/87178291200+z*(1.0/20922789888000))))))
	h := 0.5 * z
	w := 1 - h
	return w + (((1 - w) - h) + (z*z*p - x*xl))
}

// sinAt returns sin(x + xl + q*pi/2).
func sinAt(x, xl float64, q int) float64 {
	switch q & 3 {
	case 0:
		return sinNear(x, xl)
	case 1:
		return cosNear(x, xl)
	case 2:
		return -sinNear(x, xl)
	}
	return -cosNear(x, xl)
}

// tinyAngle is below what a sine differs from its angle.
const tinyAngle = 0x1p-27

// SinF64 returns the sine.
func SinF64(x float64) float64 {
	if math.Abs(x) < tinyAngle {
		return x
	}
	if x-x != 0 {
		return math.NaN()
	}
	return sinAt(quadrant(x))
}

// CosF64 returns the cosine.
func CosF64(x float64) float64 {
	if x-x != 0 {
		return math.NaN()
	}
	r, rl, q := quadrant(x)
	return sinAt(r, rl, q+1)
}

// TanF64 returns the tangent.
func TanF64(x float64) float64 {
	if math.Abs(x) < tinyAngle {
		return x
	}
	if x-x != 0 {
		return math.NaN()
	}
	r, rl, q := quadrant(x)
	return sinAt(r, rl, q) / sinAt(r, rl, q+1)
}

// timesPi returns pi*r as a sum of two numbers.
func timesPi(r float64) (hi, lo float64) {
	hi, lo = twoProd(r, piHi)
	return hi, lo + r*piLo
}

// SinpiF64 returns sin(pi*x), exact at multiples of 1/2.
func SinpiF64(x float64) float64 {
	if math.IsInf(x, 0) {
		return math.NaN()
	}
	r := math.Abs(math.Mod(x, 2)) // in [0, 2); the sign comes back at the end, for 0 too
	neg := math.Signbit(x)
	if r >= 1 {
		r, neg = r-1, !neg
	}
	if r > 0.5 {
		r = 1 - r
	}
	s := 0.0
	switch {
	case r == 0: // C11 F.10: sinpi of an integer has the sign of its argument
		return math.Copysign(0, x)
	case r <= 0.25:
		s = sinNear(timesPi(r))
	default:
		s = cosNear(timesPi(0.5 - r))
	}
	if neg {
		return -s
	}
	return s
}

// CospiF64 returns cos(pi*x), exact at multiples of 1/2.
func CospiF64(x float64) float64 {
	if math.IsInf(x, 0) {
		return math.NaN()
	}
	r := math.Mod(math.Abs(x), 2)
	if r > 1 {
		r = 2 - r
	}
	switch { // r in [0, 1]
	case r <= 0.25:
		return cosNear(timesPi(r))
	case r < 0.75:
		return sinNear(timesPi(0.5 - r))
	}
	return -cosNear(timesPi(1 - r))
}

// TanpiF64 returns tan(pi*x).
func TanpiF64(x float64) float64 { return SinpiF64(x) / CospiF64(x) }

// ratioAtan returns atan((a+al)/(b+bl)) for positive a and b.
func ratioAtan(a, al, b, bl float64) float64 {
	t := a / b
	tl := (math.FMA(-t, b, a) + al - t*bl) / b
	return math.Atan(t) + tl/(1+t*t)
}

// sqrtSum returns the square root of x+xl as a sum of two numbers.
func sqrtSum(x, xl float64) (s, sl float64) {
	s = math.Sqrt(x)
	return s, (math.FMA(-s, s, x) + xl) / (2 * s)
}

// AsinF64 returns the arc sine.
func AsinF64(x float64) float64 {
	a := math.Abs(x)
	switch {
	case a < tinyAngle || x != x:
		return x
	case a > 1:
		return math.NaN()
	case a == 1:
		return math.Copysign(math.Pi/2, x)
	}
	p, pe := twoProd(a, a)
	w, wl := twoSum(1, -p)
	s, sl := sqrtSum(w, wl-pe)
	return math.Copysign(ratioAtan(a, 0, s, sl), x)
}

// AcosF64 returns the arc cosine.
func AcosF64(x float64) float64 {
	a := math.Abs(x)
	switch {
	case a > 1 || x != x:
		return math.NaN()
	case a < 0.5:
		return half1 - (AsinF64(x) - half2)
	}
	// 2 atan(sqrt((1-a)/(1+a))); 1-a is exact
	b, bl := twoSum(1, a)
	q := (1 - a) / b
	r := 0.0
	if q > 0 {
		s, sl := sqrtSum(q, (math.FMA(-q, b, 1-a)-q*bl)/b)
		r = 2 * (math.Atan(s) + sl/(1+q))
	}
	if x < 0 {
		return piHi - (r - piLo)
	}
	return r
}

// Atan2F64 returns the angle of the point (x, y), with the special cases of C11 F.10.1.4.
func Atan2F64(y, x float64) float64 {
	a, b := math.Abs(y), math.Abs(x)
	var r float64
	switch {
	case y != y || x != x:
		return math.NaN()
	case a == 0:
	case b == 0 || math.IsInf(a, 0) && !math.IsInf(b, 0):
		r = math.Pi / 2
	case math.IsInf(a, 0):
		r = math.Pi / 4
	default:
		r = math.Atan(a / b)
		if t := a / b; t > 0x1p-500 && t < 0x1p500 && b > 0x1p-400 && b < 0x1p400 {
			r = ratioAtan(a, 0, b, 0)
		}
	}
	if math.Signbit(x) {
		r = piHi - (r - piLo)
	}
	return math.Copysign(r, y)
}
