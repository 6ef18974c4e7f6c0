// Package cmath has the mathematics of kernels, and C arithmetic that Go spells differently: functions of the CUDA Math
// API and of OpenCL C on single numbers, conversions and rounding, integer operations, and selections without a branch.
// Names end in the scalar type: SqrtF32, F32ToI32. Results are the same on every machine.
package cmath

import "math"

//go:generate go run ./gen

// The mathematics of kernels in float64. The other floating types compute in float64 and round once (math_gen.go),
// which keeps them within the error bounds of the CUDA Math API and of OpenCL C 7.4, except that what is exact there
// is exact here too.

// SqrtF64 returns the square root, correctly rounded; NaN for negative x.
func SqrtF64(x float64) float64 { return math.Sqrt(x) }

// RsqrtF64 returns 1/sqrt(x).
func RsqrtF64(x float64) float64 { return 1 / math.Sqrt(x) }

// CbrtF64 returns the cube root.
func CbrtF64(x float64) float64 { return math.Cbrt(x) }

// ExpF64 returns e to the x.
func ExpF64(x float64) float64 { return math.Exp(x) }

// Exp2F64 returns 2 to the x.
func Exp2F64(x float64) float64 { return math.Exp2(x) }

// Exp10F64 returns 10 to the x.
func Exp10F64(x float64) float64 { return PowF64(10, x) }

// Expm1F64 returns e to the x, minus 1.
func Expm1F64(x float64) float64 { return math.Expm1(x) }

// LogF64 returns the natural logarithm. Go's assembly for amd64 takes subnormal numbers for 2^-1023.
func LogF64(x float64) float64 {
	if x > 0 && x < 0x1p-1022 {
		return math.Log(x*0x1p54) - 54*math.Ln2
	}
	return math.Log(x)
}

// Log1pF64 returns log(1+x).
func Log1pF64(x float64) float64 { return math.Log1p(x) }

// LogbF64 returns the binary exponent of x as a float; -Inf for 0.
func LogbF64(x float64) float64 { return math.Logb(x) }

// AtanF64 returns the arc tangent.
func AtanF64(x float64) float64 { return math.Atan(x) }

// SinhF64 returns the hyperbolic sine.
func SinhF64(x float64) float64 {
	a := math.Abs(x)
	switch {
	case a < 1: // Taylor's polynomial
		z := x * x
		p := 1.0/6 + z*(1.0/120+z*(1.0/5040+
			z*(1.0/362880+z*(1.0/39916800+z*(1.0/6227020800+z*(1.0/1307674368000+z*(1.0/355687428096000)))))))
		return x + x*z*p
	case a > 711 || x != x:
		return x * math.Inf(1)
	case a > 22: // exp(-x) does not count any more; exp(x) may be too large
		h, l := twoSum(a, -ln2Hi)
		h, l = twoSum(h, l-ln2Lo)
		return math.Copysign(expSum(h, l), x)
	}
	t := math.Expm1(a)
	return math.Copysign(0.5*(t+t/(t+1)), x)
}

// CoshF64 returns the hyperbolic cosine.
func CoshF64(x float64) float64 { return math.Cosh(x) }

// TanhF64 returns the hyperbolic tangent.
func TanhF64(x float64) float64 { return math.Tanh(x) }

// AsinhF64 returns the inverse hyperbolic sine.
func AsinhF64(x float64) float64 { return math.Asinh(x) }

// AcoshF64 returns the inverse hyperbolic cosine.
func AcoshF64(x float64) float64 { return math.Acosh(x) }

// AtanhF64 returns the inverse hyperbolic tangent.
func AtanhF64(x float64) float64 { return math.Atanh(x) }

// ErfF64 returns the error function.
func ErfF64(x float64) float64 { return math.Erf(x) }

// ErfcF64 returns 1-erf(x) without cancellation.
func ErfcF64(x float64) float64 { return math.Erfc(x) }

// ErfinvF64 returns the inverse of erf.
func ErfinvF64(x float64) float64 {
	y := math.Erfinv(x)
	if math.Abs(x) < 0.75 { // a step of Newton's method
		y -= (math.Erf(y) - x) * math.Exp(y*y) * (math.Sqrt(math.Pi) / 2)
	}
	return y
}

// ErfcinvF64 returns the inverse of erfc: near 0 by Newton's iteration on log(erfc), since erfinv(1-x) has no digits
// there.
func ErfcinvF64(x float64) float64 {
	switch {
	case x >= 0.1 || x < 0 || x != x:
		return ErfinvF64(1 - x)
	case x == 0:
		return math.Inf(1)
	}
	l := -LogF64(x)
	y := math.Sqrt(l - 0.5*math.Log(math.Pi*l))
	for range 6 {
		// erfc(y) = c * exp(-y*y), so log(erfc(y)/x) = log(c) - y*y + l and its derivative is -2/(sqrt(pi)*c)
		c := ErfcxF64(y)
		y += (math.Log(c) - y*y + l) * c * (math.Sqrt(math.Pi) / 2)
	}
	return y
}

// ErfcxF64 returns exp(x*x)*erfc(x).
func ErfcxF64(x float64) float64 {
	if x < -27 {
		return math.Inf(1)
	}
	if x < 25 {
		h, l := twoProd(x, x)
		if h > 709 { // so for -x, too large or nearly so
			return math.Exp(h/2) * (1 + l) * math.Exp(h/2) * math.Erfc(x)
		}
		return expSum(h, l) * math.Erfc(x)
	}
	h, s := 0.5/(x*x), 1.0
	for k := 19.0; k > 0; k -= 2 { // the asymptotic series (Abramowitz and Stegun 7.1.23)
		s = 1 - k*h*s
	}
	return s / math.Sqrt(math.Pi) / x
}

// JnF64 returns the Bessel function of the first kind of order n.
func JnF64(n int32, x float64) float64 { return math.Jn(int(n), x) }

// YnF64 returns the Bessel function of the second kind of order n.
func YnF64(n int32, x float64) float64 { return math.Yn(int(n), x) }

// FabsF64 returns the absolute value.
func FabsF64(x float64) float64 { return math.Abs(x) }

// FloorF64 rounds toward negative infinity.
func FloorF64(x float64) float64 { return math.Floor(x) }

// CeilF64 rounds toward positive infinity.
func CeilF64(x float64) float64 { return math.Ceil(x) }

// TruncF64 rounds toward zero.
func TruncF64(x float64) float64 { return math.Trunc(x) }

// RoundF64 rounds to nearest, halves away from zero.
func RoundF64(x float64) float64 { return math.Round(x) }

// RintF64 rounds to nearest, halves to even.
func RintF64(x float64) float64 { return math.RoundToEven(x) }

// PownF64 returns x to the n.
func PownF64(x float64, n int32) float64 { return PowF64(x, float64(n)) }

// HypotF64 returns sqrt(x*x+y*y) without overflow.
func HypotF64(x, y float64) float64 { return math.Hypot(x, y) }

// FmodF64 returns the remainder of x/y with the sign of x, exactly.
func FmodF64(x, y float64) float64 { return math.Mod(x, y) }

// RemainderF64 returns x minus the nearest multiple of y, exactly.
func RemainderF64(x, y float64) float64 { return math.Remainder(x, y) }

// RemquoQuoF64 returns the low seven bits of the integer nearest to x/y, with the sign of x/y.
func RemquoQuoF64(x, y float64) int32 {
	m := math.Mod(x, 128*math.Abs(y)) // exact, and a multiple of 2y away from x, so that ties still go to even
	if m != m {
		return 0
	}
	q := math.RoundToEven((m - math.Remainder(m, y)) / y)
	return int32(math.Mod(q, 128))
}

// FminF64 returns the lesser; a NaN loses against a number; -0 is less than +0.
func FminF64(x, y float64) float64 {
	r := min(x, y)
	if r != r { // one is a NaN
		if y != y {
			return x
		}
		return y
	}
	return r
}

// FmaxF64 returns the greater; a NaN loses against a number; +0 is greater than -0.
func FmaxF64(x, y float64) float64 {
	r := max(x, y)
	if r != r { // one is a NaN
		if y != y {
			return x
		}
		return y
	}
	return r
}

// FdimF64 returns x-y if that is positive, else 0; NaN if either is.
func FdimF64(x, y float64) float64 {
	if x <= y {
		return 0
	}
	return x - y
}

// CopysignF64 returns x with the sign of y.
func CopysignF64(x, y float64) float64 { return math.Copysign(x, y) }

// NextafterF64 returns the number after x toward y.
func NextafterF64(x, y float64) float64 {
	if x == y {
		return y
	}
	return math.Nextafter(x, y)
}

// FmaF64 returns x*y+z rounded once.
func FmaF64(x, y, z float64) float64 { return math.FMA(x, y, z) }

// LdexpF64 returns x*2^n.
func LdexpF64(x float64, n int32) float64 { return math.Ldexp(x, int(n)) }

// IlogbF64 returns the binary exponent of x: the least int for 0 and NaN, the greatest for infinities.
func IlogbF64(x float64) int32 {
	switch {
	case x == 0 || x != x:
		return math.MinInt32
	case math.IsInf(x, 0):
		return math.MaxInt32
	}
	return int32(math.Ilogb(x))
}

// FrexpFracF64 returns f of x = f*2^e with f in [1/2, 1).
func FrexpFracF64(x float64) float64 {
	f, _ := math.Frexp(x)
	return f
}

// FrexpExpF64 returns e of x = f*2^e with f in [1/2, 1).
func FrexpExpF64(x float64) int32 {
	_, e := math.Frexp(x)
	return int32(e)
}

// IsNaNF64 reports whether x is NaN.
func IsNaNF64(x float64) bool { return x != x }

// IsInfF64 reports whether x is infinite.
func IsInfF64(x float64) bool { return x > math.MaxFloat64 || x < -math.MaxFloat64 }

// IsFiniteF64 reports whether x is neither infinite nor NaN.
func IsFiniteF64(x float64) bool { return x-x == 0 }

// SignbitF64 reports whether x has its sign bit set.
func SignbitF64(x float64) bool { return math.Signbit(x) }
