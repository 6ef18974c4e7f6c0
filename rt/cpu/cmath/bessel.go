package cmath

import "math"

// The Bessel functions of orders 0 and 1 are those of Go's library, which are right to about 1e-16. That is no digit
// next to a zero, so near the zeros below 8, where CUDA bounds the relative error, they are Taylor's series there.

// besselZero is a zero of a Bessel function, at+rest, and the coefficients of the powers 1, 2, ... of the distance
// from it.
type besselZero struct {
	at, rest float64
	c        [24]float64
}

// nearZero returns the value at x if a zero is near.
func nearZero(x float64, zeros []besselZero) (float64, bool) {
	for i := range zeros {
		z := &zeros[i]
		d := (x - z.at) - z.rest
		if math.Abs(d) > 0.5 || math.Abs(d) > 0.25*z.at {
			continue
		}
		s := 0.0
		for k := len(z.c) - 1; k >= 0; k-- {
			s = s*d + z.c[k]
		}
		return s * d, true
	}
	return 0, false
}

// J0F64 returns the Bessel function of the first kind of order 0.
func J0F64(x float64) float64 {
	if y, ok := nearZero(math.Abs(x), j0Zeros[:]); ok {
		return y
	}
	return math.J0(x)
}

// J1F64 returns the Bessel function of the first kind of order 1.
func J1F64(x float64) float64 {
	if y, ok := nearZero(math.Abs(x), j1Zeros[:]); ok {
		return y * math.Copysign(1, x)
	}
	return math.J1(x)
}

// Y0F64 returns the Bessel function of the second kind of order 0.
func Y0F64(x float64) float64 {
	if y, ok := nearZero(x, y0Zeros[:]); ok {
		return y
	}
	if x > 0 && x < 0x1p-1022 { // Go's y0 takes the logarithm of a subnormal number
		return 2 / math.Pi * (LogF64(x) + (0.5772156649015329 - math.Ln2))
	}
	return math.Y0(x)
}

// Y1F64 returns the Bessel function of the second kind of order 1.
func Y1F64(x float64) float64 {
	if y, ok := nearZero(x, y1Zeros[:]); ok {
		return y
	}
	return math.Y1(x)
}
