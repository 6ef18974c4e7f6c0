package gocpu

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
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

// What the condition of a loop says holds where its body reads a variable that it does not write.
func TestRangesInLoops(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       bool // the index is known to be inside, and the shift to be less than 32
	}{
		{"counted", "for (int i = 0; i < 8; i++) { USE }", true},
		{"too far", "for (int i = 0; i <= 8; i++) { USE }", false},
		{"from below", "for (int i = -1; i < 8; i++) { USE }", false},
		{"down", "for (int i = 7; i >= 0; i--) { USE }", true},
		{"both", "for (int i = 0; i < n && i < 8; i++) { USE }", true},
		{"behind", "int i; for (i = 0; i < 8; i++) {} USE", false},
		{"written", "for (int i = 0; i < 8; i++) { i += 3; USE }", false},
		{"addressed", "for (int i = 0; i < 8; i++) { int *q = &i; *q = n; USE }", false},
		{"tested last", "int i = 0; do { USE i++; } while (i < 8);", false},
		{"jumped into", "int i = n; goto in; for (i = 0; i < 8; i++) { in: USE }", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			use := "p[i] = 1; x = 1 << i * 4;"
			src := "__global__ void k(int *a, int n) { int p[8] = {}; int x = 0; " + strings.ReplaceAll(c.text, "USE", use) + " a[0] = x + p[n & 7]; }"
			code := checkedCode(t, src)
			if got := strings.Count(code, "simt.El(") == 0; got != c.want {
				t.Errorf("the index is known: %v, want %v\n%s", got, c.want, code)
			}
			if got := strings.Count(code, "simt.Count(") == 0; got != c.want {
				t.Errorf("the shift is known: %v, want %v\n%s", got, c.want, code)
			}
		})
	}
}

// Looks at indices and counts stay where numbers may wrap around on the way there.
func TestRangesWrap(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       bool // both are known to be right
	}{
		{"below zero", "for (unsigned i = 7; i >= 0; i--) { USE }", false},
		{"below the bound", "for (unsigned i = 7; i >= 4; i -= 5) { USE }", false},
		{"down", "for (unsigned i = 7; i > 0; i--) { USE }", true},
		{"up", "for (unsigned i = 0; i < 8; i += 3) { USE }", true},
		{"negative", "unsigned i = n & 7; i = -i; USE", false},
		{"remainder behind an overflow", "int i = ((n & 0x7fffffff) + 1) % 8; USE", false},
		{"remainder", "int i = ((n & 0x7ffffffe) + 1) % 8; USE", true},
		{"part behind an overflow", "int i = (n & 0x7fffffff) * 2; i = i > 7 ? 7 : i; i = min(i, 7); USE", false},
		{"long quotient", "unsigned long long u = (n & 7) - 8ull; int i = (int)(u / 2); USE", false},
		{"long remainder", "unsigned long long u = (n & 7) - 8ull; int i = (int)(u % 8); USE", true},
		{"long minimum", "unsigned long long u = (n & 7) - 8ull; int i = (int)max(0ull, u); USE", false},
		{"long bound", "for (unsigned long long i = n; i > 0 && i < 8; i++) { USE }", false},
		{"long step", "int k = n & 0x7fffffff; for (int i = 0; i >= 0 && i < 8; i += k) { USE }", true},
		{"jumped into", "int i = 0, k = n; goto in; for (; i < 8; i += 8) { in: i += k & 1; } USE", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := "__global__ void k(int *a, int n) { int p[8] = {}; int x = 0; " + strings.ReplaceAll(c.text, "USE", "p[i] = 1; x = 1 << i * 4;") + " a[0] = x + p[n & 7]; }"
			code := checkedCode(t, src)
			if got := strings.Count(code, "simt.El(") == 0; got != c.want {
				t.Errorf("the index is known: %v, want %v\n%s", got, c.want, code)
			}
			if got := strings.Count(code, "simt.Count(") == 0; got != c.want {
				t.Errorf("the shift is known: %v, want %v\n%s", got, c.want, code)
			}
		})
	}
}

// checkedCode is the checked form of the kernels of src.
func checkedCode(t *testing.T, src string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "k.cu")
	if err := os.WriteFile(file, []byte(src), 0o666); err != nil {
		t.Fatal(err)
	}
	m, diags := bindgen.Load(&bindgen.Config{All: true}, file)
	if diags.Len() > 0 {
		var b strings.Builder
		diags.Format(&b, false)
		t.Fatal(b.String())
	}
	code, err := EmitChecked(m, Options{Package: "k", File: "k.go", Header: "Code generated by a test. DO NOT EDIT.", Ident: "k", Prefix: "checked", Checks: "k"})
	if err != nil {
		t.Fatal(err)
	}
	return string(code)
}
