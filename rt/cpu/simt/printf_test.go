package simt

import (
	"math"
	"testing"

	"github.com/kbind/kbind/rt/vec"
)

// TestFormat compares with what glibc's printf prints.
func TestFormat(t *testing.T) {
	for _, c := range []struct {
		format string
		args   []any
		want   string
	}{
		{"%d %i", []any{int32(-5), int64(7)}, "-5 7"},
		{"[%5d][%-5d][%05d][%+d][% d]", []any{int32(42), int32(42), int32(-42), int32(42), int32(42)},
			"[   42][42   ][-0042][+42][ 42]"},
		{"[%.3d][%8.3d][%.0d]", []any{int32(7), int32(-7), int32(0)}, "[007][    -007][]"},
		{"[%*d][%-*d][%.*f]", []any{int32(4), int32(1), int32(4), int32(1), int32(2), 1.0}, "[   1][1   ][1.00]"},
		{"[%*d]", []any{int32(-4), int32(1)}, "[1   ]"},
		{"%u %u %lu", []any{int32(-1), uint8(200), uint64(math.MaxUint64)}, "4294967295 200 18446744073709551615"},
		{"%x %X %#x %#o %o", []any{uint32(255), uint32(255), uint32(255), uint32(8), uint32(8)}, "ff FF 0xff 010 10"},
		{"%x %lld", []any{int32(-1), int64(math.MinInt64)}, "ffffffff -9223372036854775808"},
		{"%08x|%-8x|%#010x", []any{uint32(0xbeef), uint32(0xbeef), uint32(0xbeef)}, "0000beef|beef    |0x0000beef"},
		{"%f %.2f %10.3f|%-10.1f|%+.1f", []any{1.5, float32(2.345), -3.14159, 2.0, 1.0},
			"1.500000 2.35     -3.142|2.0       |+1.0"},
		{"%e %.0e %E", []any{12345.678, 1.5, 0.00012}, "1.234568e+04 2e+00 1.200000E-04"},
		{"%g %g %g %g %g", []any{0.0001, 0.00001, 123456.0, 1234567.0, 100000000.0}, "0.0001 1e-05 123456 1.23457e+06 1e+08"},
		{"%.3g %#g %G %g", []any{3.14159, 1.0, 1e-10, 0.0}, "3.14 1.00000 1E-10 0"},
		{"%a %f %5.1f %F", []any{1.5, math.Inf(1), math.NaN(), math.Inf(-1)}, "0x1.8p+0 inf   nan -INF"},
		{"%010.2f|%-+8.1f|", []any{-3.14159, 2.5}, "-000003.14|+2.5    |"},
		{"%s|%5s|%-5s|%.2s", []any{"abc", "ab", "ab", "abc"}, "abc|   ab|ab   |ab"},
		{"%c%c%%", []any{int32('o'), int8('k')}, "ok%"},
		{"%p", []any{uint64(0xdeadbeef)}, "0xdeadbeef"},
		{"%d %s", nil, "0 (null)"},
		{"100%", nil, "100%"},
		{"%k", nil, "%k"},
		{"%d", []any{true}, "1"},
		{"%f", []any{vec.HalfOf(0.5)}, "0.500000"},
		{"%hu %hhd %hx %hhu %hd %hho %hhX", []any{int32(70000), int32(300), int32(0x12345), int32(-1), int32(40000),
			int32(-1), int32(0x1ff)}, "4464 44 2345 255 -25536 377 FF"},
		{"%hhd %hu %zu %ld", []any{int8(-1), uint16(65535), uint64(3), int64(-3)}, "-1 65535 3 -3"},
		{"%v4hlf", []any{[]any{float32(1), float32(2), float32(3), float32(4.5)}}, "1.000000,2.000000,3.000000,4.500000"},
		{"%v2d|%v4hhx", []any{[]any{int32(1), int32(-2)}, []any{uint8(1), uint8(2), uint8(3), uint8(255)}}, "1,-2|1,2,3,ff"},
	} {
		if got := Format(c.format, c.args...); got != c.want {
			t.Errorf("%q: %q, want %q", c.format, got, c.want)
		}
	}
}

// TestCText reads strings from memory.
func TestCText(t *testing.T) {
	var text []int8
	for _, ch := range []byte("ab\x00c\x00") {
		text = append(text, int8(ch))
	}
	p := PtrOf(text)
	for want, q := range map[string]Ptr[int8]{"ab": p, "b": p.Add(1), "": p.Add(2), "c": p.Add(3), "(null)": {}} {
		if got := CText(q); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
