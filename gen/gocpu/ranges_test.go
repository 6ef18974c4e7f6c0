package gocpu

import (
	"math"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestIntervals checks the arithmetic of intervals at the ends of the types.
func TestIntervals(t *testing.T) {
	i32, i64 := wholeRange(ir.I32), wholeRange(ir.I64)
	for _, c := range []struct {
		a    interval
		op   ir.BinaryOp
		b    interval
		want interval
		ok   bool
	}{
		{interval{0, 1023}, ir.Add, interval{-1, 1}, interval{-1, 1024}, true},
		{i32, ir.Add, i32, interval{-1 << 32, 1<<32 - 2}, true},
		{i32, ir.Mul, i32, interval{math.MinInt32 * math.MaxInt32, 1 << 62}, true},
		{interval{0, 0}, ir.Sub, i32, interval{-math.MaxInt32, 1 << 31}, true},
		{interval{-3, 2}, ir.Mul, interval{-5, 7}, interval{-21, 15}, true},
		{i64, ir.Add, interval{1, 1}, interval{}, false},
		{interval{0, 0}, ir.Sub, i64, interval{}, false},
		{i64, ir.Mul, interval{-1, 1}, interval{}, false},
	} {
		if got, ok := c.a.apply(c.op, c.b); ok != c.ok || ok && got != c.want {
			t.Errorf("%v %v %v: got %v, %v, want %v, %v", c.a, c.op, c.b, got, ok, c.want, c.ok)
		}
	}
	if got := wholeRange(ir.U32); got != (interval{0, math.MaxUint32}) {
		t.Errorf("the range of U32 is %v", got)
	}
}
