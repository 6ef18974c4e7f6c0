package cmath

import (
	"math"
	"math/big"

	"github.com/kbind/kbind/rt/vec"
)

// Rounding other than to nearest. A result is found as the nearest float64 s and the sign of the error e = exact-s;
// toOdd folds both into one float64 from which any shorter format with at least two bits less can be rounded as if
// from the exact value.

// twoSum returns a+b rounded and the exact error (Knuth, TAOCP 2, 4.2.2).
func twoSum(a, b float64) (s, e float64) {
	s = a + b
	t := s - a
	return s, (a - (s - t)) + (b - t)
}

// toOdd returns s, or its neighbour toward e when e is not 0 and the last bit of s is not set. An infinite or NaN s,
// whose e is NaN, stays.
func toOdd(s, e float64) float64 {
	b := math.Float64bits(s)
	if e == 0 || e != e || b&1 != 0 {
		return s
	}
	if (e > 0) == (s > 0) {
		return math.Float64frombits(b + 1)
	}
	return math.Float64frombits(b - 1)
}

// narrow32 rounds x to float32.
func narrow32(x float64, mode vec.Round) float32 {
	f := float32(x)
	g := float64(f)
	switch {
	case g == x || x != x || mode == vec.NearestEven:
	case mode == vec.TowardZero && math.Abs(g) > math.Abs(x):
		return math.Nextafter32(f, 0)
	case mode == vec.Up && g < x:
		return math.Nextafter32(f, float32(math.Inf(1)))
	case mode == vec.Down && g > x:
		return math.Nextafter32(f, float32(math.Inf(-1)))
	}
	return f
}

// narrow64 rounds the exact value s+e, of which s is the nearest float64 and e has the right sign. An infinite s came
// by overflow if e is not 0.
func narrow64(s, e float64, mode vec.Round) float64 {
	switch {
	case e == 0 || s != s || mode == vec.NearestEven:
	case mode == vec.TowardZero && (e > 0) != (s > 0) && s != 0:
		return math.Nextafter(s, 0)
	case mode == vec.Up && e > 0:
		return math.Nextafter(s, math.Inf(1))
	case mode == vec.Down && e < 0:
		return math.Nextafter(s, math.Inf(-1))
	}
	return s
}

func add32(x, y float32, mode vec.Round) float32 {
	s := narrow32(toOdd(twoSum(float64(x), float64(y))), mode)
	// IEEE 754 6.3: x-x is -0 when rounding down
	if s == 0 && mode == vec.Down && (x != 0 || SignbitF32(x) || SignbitF32(y)) {
		return CopysignF32(0, -1)
	}
	return s
}

func mul32(x, y float32, mode vec.Round) float32 { return narrow32(float64(x)*float64(y), mode) }

func div32(x, y float32, mode vec.Round) float32 {
	a, b := float64(x), float64(y)
	q := a / b
	e := math.FMA(-q, b, a) // exact
	if b < 0 {
		e = -e
	}
	return narrow32(toOdd(q, e), mode)
}

func sqrt32(x float32, mode vec.Round) float32 {
	s := math.Sqrt(float64(x))
	return narrow32(toOdd(s, math.FMA(-s, s, float64(x))), mode)
}

func fma32(x, y, z float32, mode vec.Round) float32 {
	p := float64(x) * float64(y)
	if s, e := twoSum(p, float64(z)); s != 0 || mode != vec.Down {
		return narrow32(toOdd(s, e), mode)
	}
	if p == 0 && z == 0 && !math.Signbit(p) && !SignbitF32(z) {
		return 0
	}
	return CopysignF32(0, -1)
}

// In float64 the sign of the error is found with exact arithmetic; the operands of exact are finite.
func exact(x float64) *big.Float { return new(big.Float).SetFloat64(x) }

// wide is a precision that holds any sum of a product of two float64 and a float64 exactly.
const wide = 4400

func finite(xs ...float64) bool {
	for _, x := range xs {
		if x-x != 0 {
			return false
		}
	}
	return true
}

// errSign returns the sign of v-s for a finite v, taking an infinite s for one beyond every finite value.
func errSign(v *big.Float, s float64) float64 {
	if math.IsInf(s, 0) {
		return -s
	}
	return float64(v.Cmp(exact(s)))
}

func add64(x, y float64, mode vec.Round) float64 {
	s := x + y
	if !finite(x, y) {
		return s
	}
	// IEEE 754 6.3: x-x is -0 when rounding down
	if s == 0 && mode == vec.Down && (x != 0 || math.Signbit(x) || math.Signbit(y)) {
		return math.Copysign(0, -1)
	}
	return narrow64(s, errSign(new(big.Float).SetPrec(wide).Add(exact(x), exact(y)), s), mode)
}

func mul64(x, y float64, mode vec.Round) float64 {
	s := x * y
	if !finite(x, y) || x == 0 || y == 0 {
		return s
	}
	return narrow64(s, errSign(new(big.Float).SetPrec(wide).Mul(exact(x), exact(y)), s), mode)
}

func div64(x, y float64, mode vec.Round) float64 {
	s := x / y
	if !finite(x, y) || x == 0 || y == 0 {
		return s
	}
	e := -s
	if finite(s) { // exact-s has the sign of (x - s*y)/y
		e = float64(exact(x).Cmp(new(big.Float).SetPrec(wide).Mul(exact(s), exact(y))))
		if y < 0 {
			e = -e
		}
	}
	return narrow64(s, e, mode)
}

func sqrt64(x float64, mode vec.Round) float64 {
	s := math.Sqrt(x)
	if !finite(s) || s == 0 {
		return s
	}
	return narrow64(s, float64(exact(x).Cmp(new(big.Float).SetPrec(wide).Mul(exact(s), exact(s)))), mode)
}

func fma64(x, y, z float64, mode vec.Round) float64 {
	s := math.FMA(x, y, z)
	if !finite(x, y, z) {
		return s
	}
	if x == 0 || y == 0 {
		return add64(x*y, z, mode)
	}
	v := new(big.Float).SetPrec(wide).Mul(exact(x), exact(y))
	v.Add(v, exact(z))
	if v.Sign() == 0 {
		if mode == vec.Down {
			return math.Copysign(0, -1)
		}
		return 0
	}
	return narrow64(s, errSign(v, s), mode)
}
