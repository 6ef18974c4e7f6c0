package simt

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
	switch {
	case x < y || y != y:
		return x
	case y < x || x != x:
		return y
	}
	return min(x, y)
}

// FmaxF32 returns the greater; a NaN loses against a number; +0 is greater than -0.
func FmaxF32(x, y float32) float32 {
	switch {
	case x > y || y != y:
		return x
	case y > x || x != x:
		return y
	}
	return max(x, y)
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

// FmaF32 returns x*y+z rounded once: the product is exact in float64, and a sum rounded to odd there loses nothing that the second rounding needs.
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
