package simt

import (
	"math"
	"testing"
)

// testRows compares the functions on rows with what counting threads one by one gives.
func testRows[T word](t *testing.T, values []T) {
	const n = 5
	for _, x := range values {
		steady := true
		for i := 1; i < n; i++ {
			steady = steady && x+T(i) > x+T(i-1)
		}
		if Steady(x, n) != steady {
			t.Errorf("Steady(%d)", x)
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

// testSpans checks that no thread between Enter and Exit has an index outside, and that all have one inside where none has one outside.
func testSpans[T word](t *testing.T, x T, lo, hi int) {
	for _, length := range []int{0, 1, 3, 7, 100, math.MaxInt32, math.MaxInt32 + 3, math.MaxUint32 + 9, 1 << 40} {
		from, to := max(lo, Enter(x)), min(hi, Exit(x, length))
		all := true
		for i := lo; i < hi; i++ {
			v := x + T(i)
			inside := v >= 0 && uint64(v) < uint64(length) && (i == lo || v > x+T(i-1))
			all = all && inside
			if !inside && i >= from && i < to {
				t.Errorf("thread %d of %d, length %d: Enter %d, Exit %d", i, x, length, from, to)
			}
		}
		if all && x <= x+T(lo) && hi > lo && (from != lo || to != hi) {
			t.Errorf("threads %d to %d of %d are inside %d, but Enter is %d, Exit %d", lo, hi, x, length, from, to)
		}
	}
}

func TestRows(t *testing.T) {
	testRows(t, []int32{math.MinInt32, math.MinInt32 + 1, -7, -4, -1, 0, 1, 2, 6, 97, math.MaxInt32 - 4, math.MaxInt32 - 3, math.MaxInt32 - 1, math.MaxInt32})
	testRows(t, []uint32{0, 1, 5, 97, math.MaxInt32, math.MaxInt32 + 1, math.MaxUint32 - 4, math.MaxUint32 - 3, math.MaxUint32 - 2, math.MaxUint32})
	testRows(t, []int64{math.MinInt64, math.MinInt64 + 2, math.MinInt32, -3, -1, 0, 3, math.MaxInt32, math.MaxUint32, math.MaxInt64 - 4, math.MaxInt64 - 3, math.MaxInt64})
	testRows(t, []uint64{0, 3, math.MaxInt32, math.MaxUint32, math.MaxInt64 - 2, math.MaxInt64, math.MaxInt64 + 1, math.MaxUint64 - 4, math.MaxUint64 - 2, math.MaxUint64})
}

// TestSide checks how many blocks run as one, and which of them a thread belongs to.
func TestSide(t *testing.T) {
	l := &Launch{Kernel: &Kernel{}, GridDim: Dim3{100, 2, 1}, BlockDim: Dim3{32, 4, 1}}
	for _, c := range []struct {
		kernel uint32
		x      uint32
		most   uint64
		want   uint32
	}{{0, 0, 50, 1}, {1, 0, 50, 50}, {1, 0, 1000, sideThreads / 32}, {1, 98, 50, 2}, {32, 0, 8, 8}, {64, 0, 8, 1}} {
		l.Kernel.Side = c.kernel
		if n := l.Side(Dim3{X: c.x}, c.most); n != c.want {
			t.Errorf("Side with %d from %d, at most %d: %d, want %d", c.kernel, c.x, c.most, n, c.want)
		}
	}
	l.BlockDim.Y, l.Kernel.Side, l.GridDim.X = 1, 1, 4000
	if n := l.Side(Dim3{}, 3000); n != lineThreads/32 {
		t.Errorf("Side of blocks with one row: %d", n)
	}
	l.BlockDim.Y = 4
	b := NewBlock()
	b.Start(l, Dim3{7, 1, 0})
	b.Side = 3
	b.Cur = 2*b.Width() + 70
	if block, thread := b.Running(); block != (Dim3{9, 1, 0}) || thread != (Dim3{6, 2, 0}) {
		t.Errorf("thread %v of block %v", thread, block)
	}
}
