package ranges

import (
	"math"

	"github.com/kbind/kbind/bindgen/ir"
)

// Interval is the integers from Lo to Hi. The ends of int64 stand for no bound.
type Interval struct{ Lo, Hi int64 }

// Unbounded is the interval of which nothing is known.
func Unbounded() Interval { return Interval{math.MinInt64, math.MaxInt64} }

// empty joins with any interval to that interval.
func empty() Interval { return Interval{math.MaxInt64, math.MinInt64} }

// OfType is all values of an integer type, as far as an interval can say.
func OfType(t ir.Type) Interval {
	s, ok := t.(ir.Scalar)
	switch {
	case ok && s == ir.Bool:
		return Interval{0, 1}
	case !ok || !s.IsInt():
		return Unbounded()
	}
	n := 8 * s.Size()
	switch {
	case s.IsSigned():
		return Interval{-1 << (n - 1), 1<<(n-1) - 1}
	case n == 64:
		return Unbounded() // the upper half looks like negative numbers
	}
	return Interval{0, 1<<n - 1}
}

// Holds reports whether all of b lies in a.
func (a Interval) Holds(b Interval) bool { return a.Lo <= b.Lo && b.Hi <= a.Hi }

// join is the smallest interval that holds a and b.
func (a Interval) join(b Interval) Interval { return Interval{min(a.Lo, b.Lo), max(a.Hi, b.Hi)} }

// clamp moves the endpoints of a into b.
func (a Interval) clamp(b Interval) Interval {
	return Interval{min(max(a.Lo, b.Lo), b.Hi), max(min(a.Hi, b.Hi), b.Lo)}
}

// meet is what a and b have in common, a itself if that is nothing.
func (a Interval) meet(b Interval) Interval {
	if lo, hi := max(a.Lo, b.Lo), min(a.Hi, b.Hi); lo <= hi {
		return Interval{lo, hi}
	}
	return a
}

// Apply is the interval of x op y for x in a and y in b, where op is Add, Sub or Mul, in exact arithmetic; exact is
// false when its endpoints do not fit in an int64, and for other operators.
func (a Interval) Apply(op ir.BinaryOp, b Interval) (r Interval, exact bool) {
	switch op {
	case ir.Add:
		lo, ok := addExact(a.Lo, b.Lo)
		hi, ok2 := addExact(a.Hi, b.Hi)
		return Interval{lo, hi}, ok && ok2
	case ir.Sub:
		if b.Lo == math.MinInt64 {
			return Unbounded(), false
		}
		return a.Apply(ir.Add, Interval{-b.Hi, -b.Lo})
	case ir.Mul:
		r := empty()
		for _, x := range []int64{a.Lo, a.Hi} {
			for _, y := range []int64{b.Lo, b.Hi} {
				p, ok := mulExact(x, y)
				if !ok {
					return Unbounded(), false
				}
				r = r.join(Interval{p, p})
			}
		}
		return r, true
	}
	return Unbounded(), false
}

func addExact(a, b int64) (int64, bool) {
	r := a + b
	return r, (a^r)&(b^r) >= 0
}

func mulExact(a, b int64) (int64, bool) {
	if a == 0 || b == 0 {
		return 0, true
	}
	r := a * b
	return r, r/b == a && !(a == math.MinInt64 && b == -1)
}
