//go:build !386 && !arm && !mips && !mipsle

package vecop

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"
)

// testRows compares the functions on rows with what counting threads one by one gives.
func testRows[T word](t *testing.T, values []T) {
	const n = 5
	for _, x := range values {
		steady := true
		for i := 1; i < n; i++ {
			steady = steady && x+T(i) > x+T(i-1)
		}
		if NoWrap(x, n) != steady {
			t.Errorf("NoWrap(%d)", x)
		}
		for _, limit := range values {
			below, through := 0, 0
			for i := 0; i < n && x+T(i) < limit; i++ {
				below++
			}
			for i := 0; i < n && x+T(i) <= limit; i++ {
				through++
			}
			if steady && (min(Before(x, limit), n) != below || min(Through(x, limit), n) != through) {
				t.Errorf("x %d limit %d: %d %d, want %d %d", x, limit, Before(x, limit), Through(x, limit), below, through)
			}
		}
		for lo := range n {
			for hi := lo; hi <= n; hi++ {
				testSpans(t, x, lo, hi)
				for _, not := range values {
					from, to := Except(x, not, lo, hi)
					for i := from; i < to; i++ {
						if steady && x+T(i) == not || i < lo || i >= hi {
							t.Errorf("Except(%d, %d, %d, %d) = %d, %d", x, not, lo, hi, from, to)
						}
					}
					if hi > lo+1 && from >= to {
						t.Errorf("Except(%d, %d, %d, %d) = %d, %d: nothing is left", x, not, lo, hi, from, to)
					}
				}
			}
		}
	}
}

// testSpans checks that no thread between Lower and Upper has an index outside, and that all have one inside where
// none has one outside.
func testSpans[T word](t *testing.T, x T, lo, hi int) {
	for _, length := range []int{0, 1, 3, 7, 100, math.MaxInt32, math.MaxInt32 + 3, math.MaxUint32 + 9, 1 << 40} {
		from, to := max(lo, Lower(x)), min(hi, Upper(x, length))
		all := true
		for i := lo; i < hi; i++ {
			v := x + T(i)
			inside := v >= 0 && uint64(v) < uint64(length) && (i == lo || v > x+T(i-1))
			all = all && inside
			if !inside && i >= from && i < to {
				t.Errorf("thread %d of %d, length %d: Lower %d, Upper %d", i, x, length, from, to)
			}
		}
		if all && x <= x+T(lo) && hi > lo && (from != lo || to != hi) {
			t.Errorf("threads %d to %d of %d are inside %d, but Lower is %d, Upper %d", lo, hi, x, length, from, to)
		}
	}
}

func TestRows(t *testing.T) {
	testRows(t, []int32{math.MinInt32, math.MinInt32 + 1, -7, -4, -1, 0, 1, 2, 6, 97, math.MaxInt32 - 4, math.MaxInt32 - 3,
		math.MaxInt32 - 1, math.MaxInt32})
	testRows(t, []uint32{0, 1, 5, 97, math.MaxInt32, math.MaxInt32 + 1, math.MaxUint32 - 4, math.MaxUint32 - 3,
		math.MaxUint32 - 2, math.MaxUint32})
	testRows(t, []int64{math.MinInt64, math.MinInt64 + 2, math.MinInt32, -3, -1, 0, 3, math.MaxInt32, math.MaxUint32,
		math.MaxInt64 - 4, math.MaxInt64 - 3, math.MaxInt64})
	testRows(t, []uint64{0, 3, math.MaxInt32, math.MaxUint32, math.MaxInt64 - 2, math.MaxInt64, math.MaxInt64 + 1,
		math.MaxUint64 - 4, math.MaxUint64 - 2, math.MaxUint64})
}

// TestTripCount compares TripCount with loops that are run.
func TestTripCount(t *testing.T) {
	for _, step := range []int{1, 2, 3, 7, -1, -2, -5} {
		for first := -9; first < 9; first++ {
			for limit := -9; limit < 9; limit++ {
				for _, through := range []bool{false, true} {
					n := 0
					for x := first; step > 0 && x < limit || step < 0 && x > limit || through && x == limit; x += step {
						n++
					}
					if got := TripCount(int32(first), int32(limit), step, through); got != n {
						t.Errorf("from %d to %d by %d, %v: %d, want %d", first, limit, step, through, got, n)
					}
				}
			}
		}
	}
	for _, c := range []struct{ got, want int }{
		{TripCount(int32(math.MaxInt32-2), math.MaxInt32, 1, false), 2},
		{TripCount(int32(math.MaxInt32-2), math.MaxInt32, 1, true), -1},
		{TripCount(int32(math.MaxInt32-3), math.MaxInt32, 2, false), -1},
		{TripCount(uint32(3), 0, -1, true), -1}, {TripCount(uint32(3), 0, -1, false), 3},
		{TripCount(int32(math.MinInt32), math.MaxInt32, 1, false), -1}, {TripCount(int64(0), math.MaxInt64, 1, false), -1},
		{TripCount(int32(math.MinInt32), math.MaxInt32, 1<<29, false), -1},
		{TripCount(int32(math.MinInt32), math.MaxInt32, 3<<28, false), -1},
	} {
		if c.got != c.want {
			t.Errorf("%d trips, want %d", c.got, c.want)
		}
	}
}

// TestSpan checks the spans of indices in loops, also of such that wrap around on the way.
func TestSpan(t *testing.T) {
	for _, c := range []struct {
		name          string
		s             Span
		length        int
		inside        bool
		enter, exit   int
		unknownLength bool
	}{
		{"one", SpanOf(int32(3)), 4, true, 0, 1, false},
		{"negative", SpanOf(int32(-3)), 4, false, 3, 7, false},
		{"up", Along(SpanOf(int32(3)), int32(3), 5, 4), 10, true, 0, 1, false},
		{"down", Along(SpanOf(int32(3)), int32(3), 2, 4), 4, true, 0, 1, false},
		{"below", Along(SpanOf(int32(3)), int32(3), 2, 5), 4, false, 1, 1, false},
		{"no round", Along(SpanOf(int32(3)), int32(3), 50, 0), 4, true, 0, 1, false},
		{"two loops", Along(Along(SpanOf(uint32(5)), uint32(5), 4, 3), uint32(5), 15, 2), 16, true, 0, 1, false},
		{"wraps", Along(SpanOf(int32(0)), int32(0), 1<<30, 5), 1 << 20, false, 0, 1<<20 - 1<<32, false},
		{"wraps at once", Along(SpanOf(uint32(1<<31)), uint32(1<<31), 0, 3), 1 << 20, false, 0, 0, true},
	} {
		if c.s.Inside(c.length) != c.inside || !c.unknownLength && (c.s.Lower() != c.enter || c.s.Upper(c.length) != c.exit) {
			t.Errorf("%s: %v, %d, %d", c.name, c.s.Inside(c.length), c.s.Lower(), c.s.Upper(c.length))
		}
	}
	if s := SpanOf(uint64(1 << 63)); s.Inside(math.MaxInt) || s.Upper(math.MaxInt) > 0 {
		t.Error("an index that is no int is inside")
	}
	if got := SpanOf(int64(math.MinInt64)).Lower(); got <= 0 {
		t.Errorf("after the least integer thread %d has an index", got)
	}
	if got := Lower(int64(math.MinInt64)); got <= 0 {
		t.Errorf("after the least integer thread %d has an index", got)
	}
}

// TestApart checks what is told apart.
func TestApart(t *testing.T) {
	a, b := make([]float32, 20), make([]int32, 20)
	for _, c := range []struct {
		name      string
		got, want bool
	}{
		{"buffers", Apart(a, int32(1), b, int32(3), 0, 17), true},
		{"the same", Apart(a, int32(1), a, int64(1), 0, 19), true},
		{"shifted", Apart(a, int32(1), a, int32(2), 0, 18), false},
		{"halves", Apart(a, int32(0), a, int32(10), 0, 10), true},
		{"more than halves", Apart(a, int32(0), a, int32(9), 0, 11), false},
		{"some threads", Apart(a, int32(0), a, int32(5), 3, 8), true},
		{"of other sizes", Apart(a, int32(0), (*[10]float64)(unsafe.Pointer(&a[0]))[:], int32(0), 0, 4), false},
		{"disjoint", Disjoint(a[:5], a[5:]), true},
		{"not disjoint", Disjoint(a[:6], a[5:]), false},
		{"empty", Disjoint(a, b[:0]), true},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v", c.name, c.got)
		}
	}
}

// TestRowMulAdds compares MulAddsF32 with the calls that it stands for.
func TestRowMulAdds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	s, rows := make([]float32, 400), make([]float32, 400)
	for i := range s {
		s[i], rows[i] = r.Float32()-0.5, float32(r.IntN(100))/7
	}
	for n := range 150 {
		for _, c := range [][5]int{{0, 1, 0, 1, 17}, {3, 16, 5, 16, 9}, {0, 0, 7, 3, 4}, {390, -2, 250, -1, 30},
			{0, 1, 0, 0, 1}, {0, 1, 0, 1, 0}} {
			got, want := slices.Clone(s[:n]), slices.Clone(s[:n])
			MulAddsF32(got, s, c[0], c[1], rows, c[2], c[3], c[4])
			for k := range c[4] {
				MulAddScalarF32(want, s[c[0]+k*c[1]], rows[c[2]+k*c[3]:][:n], want)
			}
			if !slices.Equal(got, want) {
				t.Errorf("%d elements, %v: %v, want %v", n, c, got, want)
			}
		}
	}
}
