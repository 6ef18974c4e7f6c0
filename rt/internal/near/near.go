// Package near decides whether a computed number is near enough to the expected one: for tests of users' kernels, and
// for the candidates of kbind tune.
//
// Invariants: NaN is near NaN alone, and an infinity near itself alone; 0 and -0 are the same; integers are compared
// exactly, however large they are.
package near

import (
	"math"

	"github.com/kbind/kbind/rt/driver"
)

// Float reports whether a floating-point number is near enough to want: within Abs + Rel*|want|, or within ULP units in
// the last place of a type with so many bits. The zero tolerance asks for equal numbers.
func Float(got, want float64, gotBits, wantBits uint64, size int, t driver.Tolerance) bool {
	switch {
	case math.IsNaN(got) || math.IsNaN(want):
		return math.IsNaN(got) && math.IsNaN(want)
	case got == want:
		return true
	case math.IsInf(got, 0) || math.IsInf(want, 0):
		return false
	}
	return within(math.Abs(got-want), want, t) || t.ULP > 0 && ULPs(gotBits, wantBits, size) <= uint64(t.ULP)
}

// Integer is Float for an integer that is off by diff, of which each is a unit in the last place.
func Integer(diff uint64, want float64, t driver.Tolerance) bool {
	return diff == 0 || within(float64(diff), want, t) || t.ULP > 0 && diff <= uint64(t.ULP)
}

func within(diff, want float64, t driver.Tolerance) bool {
	return (t.Abs > 0 || t.Rel > 0) && diff <= t.Abs+t.Rel*math.Abs(want)
}

// ULPs is the number of representable numbers from one number to the other, of their bits in a type of size bits.
func ULPs(a, b uint64, size int) uint64 {
	x, y := ordered(a, size), ordered(b, size)
	if x < y {
		x, y = y, x
	}
	return uint64(x) - uint64(y)
}

// ordered maps sign-and-magnitude bits to integers in the order of the numbers; 0 and -0 are both 0.
func ordered(bits uint64, size int) int64 {
	sign := uint64(1) << (size - 1)
	if bits&sign != 0 {
		return -int64(bits &^ sign)
	}
	return int64(bits)
}
