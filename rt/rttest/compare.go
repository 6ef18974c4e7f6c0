package rttest

import (
	"fmt"
	"math"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/near"
	"github.com/kbind/kbind/rt/vec"
)

// Tol says how much a number may differ from the expected one. It is close enough if it is within Abs + Rel*|want|, or
// within ULP units in the last place of its type. The zero Tol requires equal numbers; NaN equals NaN.
type Tol struct {
	Abs, Rel float64
	ULP      int
}

// Number is a type that Close compares. Half and BFloat16 are compared by value.
type Number interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~int | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uint | ~float32 | ~float64
}

// Close reports an error unless got and want have the same length and all numbers are close enough. The message gives
// the number of mismatches and the first of them.
func Close[T Number](t testing.TB, got, want []T, tol Tol) {
	t.Helper()
	if msg := Difference(got, want, tol); msg != "" {
		t.Error(msg)
	}
}

// Difference returns the message of Close, for programs that are not tests. It is "" if there is no difference.
func Difference[T Number](got, want []T, tol Tol) string {
	if len(got) != len(want) {
		return fmt.Sprintf("got %d elements, want %d", len(got), len(want))
	}
	bad, first := 0, -1
	for i := range got {
		if got[i] == want[i] || alike(got[i], want[i], tol) {
			continue
		}
		if bad++; first < 0 {
			first = i
		}
	}
	if bad == 0 {
		return ""
	}
	g, w := got[first], want[first]
	return fmt.Sprintf("%d of %d elements differ; the first is [%d]: got %v, want %v%s", bad, len(got), first, g, w,
		distance(g, w))
}

// alike compares two numbers that are not equal.
func alike[T Number](g, w T, tol Tol) bool {
	t := driver.Tolerance{Abs: tol.Abs, Rel: tol.Rel, ULP: int64(tol.ULP)}
	gf, gk := floatOf(g)
	wf, wk := floatOf(w)
	if !gk.float {
		return near.Integer(difint(g, w), float64(w), t)
	}
	return near.Float(gf, wf, gk.bits, wk.bits, gk.size, t)
}

// kind is what units in the last place need to know of a number.
type kind struct {
	float bool
	bits  uint64
	size  int // bits
}

// floatOf returns the value of a floating-point number.
func floatOf[T Number](v T) (float64, kind) {
	switch v := any(v).(type) {
	case vec.Half:
		return v.Float64(), kind{true, uint64(v), 16}
	case vec.BFloat16:
		return v.Float64(), kind{true, uint64(v), 16}
	}
	switch f := float64(v); {
	case T(1)/2 == 0: // an integer
		return 0, kind{}
	case unsafe.Sizeof(v) == 4:
		return f, kind{true, uint64(math.Float32bits(float32(v))), 32}
	default:
		return f, kind{true, math.Float64bits(f), 64}
	}
}

// difint returns |g-w| of integers.
func difint[T Number](g, w T) uint64 {
	if g < w {
		g, w = w, g
	}
	return uint64(g) - uint64(w)
}

// distance says how far apart two numbers are.
func distance[T Number](g, w T) string {
	gf, gk := floatOf(g)
	wf, wk := floatOf(w)
	switch {
	case !gk.float:
		return fmt.Sprintf(" (off by %d)", difint(g, w))
	case math.IsNaN(gf) || math.IsNaN(wf):
		return ""
	}
	return fmt.Sprintf(" (off by %.3g, %d ulp)", math.Abs(gf-wf), near.ULPs(gk.bits, wk.bits, gk.size))
}
