package cmath

import "math"

// What float32 does without float64, or exactly.

// FabsF32 returns the absolute value.
func FabsF32(x float32) float32 { return math.Float32frombits(math.Float32bits(x) &^ (1 << 31)) }

// CopysignF32 returns x with the sign of y.
func CopysignF32(x, y float32) float32 {
	return math.Float32frombits(math.Float32bits(x)&^(1<<31) | math.Float32bits(y)&(1<<31))
}

// FminF32 returns the lesser; a NaN loses against a number; -0 is less than +0.
func FminF32(x, y float32) float32 {
	r := min(x, y)
	if r != r { // one is a NaN
		if y != y {
			return x
		}
		return y
	}
	return r
}

// FmaxF32 returns the greater; a NaN loses against a number; +0 is greater than -0.
func FmaxF32(x, y float32) float32 {
	r := max(x, y)
	if r != r { // one is a NaN
		if y != y {
			return x
		}
		return y
	}
	return r
}

// FdimF32 returns x-y if that is positive, else 0; NaN if either is.
func FdimF32(x, y float32) float32 {
	if x <= y {
		return 0
	}
	return x - y
}

// NextafterF32 returns the number after x toward y.
func NextafterF32(x, y float32) float32 {
	if x == y {
		return y
	}
	return math.Nextafter32(x, y)
}

// FmaF32 returns x*y+z rounded once: the product is exact in float64, and a sum rounded to odd there loses nothing
// that the second rounding needs.
func FmaF32(x, y, z float32) float32 {
	return float32(toOdd(twoSum(float64(x)*float64(y), float64(z))))
}

// IsNaNF32 reports whether x is NaN.
func IsNaNF32(x float32) bool { return x != x }

// IsInfF32 reports whether x is infinite.
func IsInfF32(x float32) bool { return x > math.MaxFloat32 || x < -math.MaxFloat32 }

// IsFiniteF32 reports whether x is neither infinite nor NaN.
func IsFiniteF32(x float32) bool { return x-x == 0 }

// SignbitF32 reports whether x has its sign bit set.
func SignbitF32(x float32) bool { return math.Float32bits(x)>>31 != 0 }

// Go's functions on float64 have digits to spare for float32, also where those of trig.go and others take more trouble
// for double.

// TanF32 returns the tangent.
func TanF32(x float32) float32 { return float32(math.Tan(float64(x))) }

// AsinF32 returns the arc sine.
func AsinF32(x float32) float32 { return float32(math.Asin(float64(x))) }

// AcosF32 returns the arc cosine.
func AcosF32(x float32) float32 { return float32(math.Acos(float64(x))) }

// SinhF32 returns the hyperbolic sine.
func SinhF32(x float32) float32 { return float32(math.Sinh(float64(x))) }

// Log10F32 returns the logarithm to base 10.
func Log10F32(x float32) float32 { return float32(math.Log10(float64(x))) }

// TgammaF32 returns the gamma function.
func TgammaF32(x float32) float32 { return float32(math.Gamma(float64(x))) }

// J0F32 returns the Bessel function of the first kind of order 0.
func J0F32(x float32) float32 { return float32(math.J0(float64(x))) }

// J1F32 returns the Bessel function of the first kind of order 1.
func J1F32(x float32) float32 { return float32(math.J1(float64(x))) }

// Y0F32 returns the Bessel function of the second kind of order 0.
func Y0F32(x float32) float32 { return float32(math.Y0(float64(x))) }

// Y1F32 returns the Bessel function of the second kind of order 1.
func Y1F32(x float32) float32 { return float32(math.Y1(float64(x))) }

// Atan2F32 returns the angle of the point (x, y).
func Atan2F32(y, x float32) float32 { return float32(math.Atan2(float64(y), float64(x))) }

// LgammaF32 returns the logarithm of the absolute value of the gamma function.
func LgammaF32(x float32) float32 {
	l, _ := math.Lgamma(math.Max(float64(x), -math.MaxFloat64)) // Go has -Inf of -Inf, C +Inf
	return float32(l)
}
