package ranges_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// The keys of testdata are variables: between which bounds each lies where the line reads it. "wraps:" before the name
// asks for what holds where signed arithmetic wraps around. "any" stands for all values of the type.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		addressed := map[*ir.Var]bool{}
		ir.Walk(f.Body, nil, func(e ir.Expr) {
			if a, ok := e.(*ir.Addr); ok {
				addressed[ir.Root(a.Place)] = true
			}
		})
		is := func(v *ir.Var) bool { return addressed[v] }
		exact := ranges.Analyse(f.Body, is, ranges.Config{})
		wraps := ranges.Analyse(f.Body, is, ranges.Config{Wraps: true})
		return func(line int, key string) string {
			info := exact
			if name, ok := strings.CutPrefix(key, "wraps:"); ok {
				key, info = name, wraps
			}
			refs := f.Reads(line, key)
			if len(refs) == 0 {
				return "not read"
			}
			r := refs[len(refs)-1]
			x := info.Expr(r)
			if x == ranges.OfType(r.Typ) {
				return "any"
			}
			return fmt.Sprintf("%d..%d", x.Lo, x.Hi)
		}
	})
}

// TestApply checks the arithmetic of intervals at the ends of the types.
func TestApply(t *testing.T) {
	type interval = ranges.Interval
	i32, i64 := ranges.OfType(ir.I32), ranges.OfType(ir.I64)
	for _, c := range []struct {
		a    interval
		op   ir.BinaryOp
		b    interval
		want interval
		ok   bool
	}{
		{interval{Lo: 0, Hi: 1023}, ir.Add, interval{Lo: -1, Hi: 1}, interval{Lo: -1, Hi: 1024}, true},
		{i32, ir.Add, i32, interval{Lo: -1 << 32, Hi: 1<<32 - 2}, true},
		{i32, ir.Mul, i32, interval{Lo: math.MinInt32 * math.MaxInt32, Hi: 1 << 62}, true},
		{interval{}, ir.Sub, i32, interval{Lo: -math.MaxInt32, Hi: 1 << 31}, true},
		{interval{Lo: -3, Hi: 2}, ir.Mul, interval{Lo: -5, Hi: 7}, interval{Lo: -21, Hi: 15}, true},
		{i64, ir.Add, interval{Lo: 1, Hi: 1}, interval{}, false},
		{interval{}, ir.Sub, i64, interval{}, false},
		{i64, ir.Mul, interval{Lo: -1, Hi: 1}, interval{}, false},
	} {
		if got, ok := c.a.Apply(c.op, c.b); ok != c.ok || ok && got != c.want {
			t.Errorf("%v %v %v: got %v, %v, want %v, %v", c.a, c.op, c.b, got, ok, c.want, c.ok)
		}
	}
	if got := ranges.OfType(ir.U32); got != (interval{Lo: 0, Hi: math.MaxUint32}) {
		t.Errorf("the range of U32 is %v", got)
	}
}
