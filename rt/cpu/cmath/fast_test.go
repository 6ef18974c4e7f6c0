package cmath

import (
	"math"
	"testing"
)

// ulps returns how far got is from want in units of the last place of float32 at want.
func ulps(got float32, want float64) float64 {
	r := float32(want)
	switch {
	case math.IsNaN(want) || math.IsInf(float64(r), 0) || r == 0:
		if got == r && math.Signbit(float64(got)) == math.Signbit(want) || got != got && r != r {
			return 0
		}
		if math.IsInf(float64(r), 0) != math.IsInf(float64(got), 0) || got != got || r != r {
			return math.Inf(1)
		}
	}
	_, e := math.Frexp(want)
	return math.Abs(float64(got)-want) / math.Ldexp(1, max(e-24, -149))
}

// TestFastMath compares the functions with those of float64 over the whole range of float32.
func TestFastMath(t *testing.T) {
	for _, c := range []struct {
		name  string
		f     func(float32) float32
		exact func(float64) float64
		bound float64 // CUDA C++ Programming Guide, Mathematical Functions, has no smaller one but for the square root
	}{
		{"exp", ExpF32, math.Exp, 0.6}, {"exp2", Exp2F32, math.Exp2, 0.6}, {"exp10", Exp10F32, func(x float64) float64 {
			return math.Pow(10, x)
		}, 0.6},
		{"log", LogF32, LogF64, 0.6}, {"log2", Log2F32, math.Log2, 0.6}, {"sin", SinF32, math.Sin, 0.6},
		{"cos", CosF32, math.Cos, 0.6}, {"tanh", TanhF32, math.Tanh, 0.6},
		{"sqrt", SqrtF32, math.Sqrt, 0.5}, {"rsqrt", RsqrtF32, RsqrtF64, 1.5},
		{"pow 1.7", func(x float32) float32 {
			return PowF32(x, 1.7)
		}, func(x float64) float64 { return math.Pow(x, float64(float32(1.7))) }, 0.6},
		{"pow -20", func(x float32) float32 {
			return PowF32(x, -20)
		}, func(x float64) float64 { return math.Pow(x, -20) }, 0.6},
		{"pow of 1.01", func(y float32) float32 {
			return PowF32(1.01, y)
		}, func(y float64) float64 { return math.Pow(float64(float32(1.01)), y) }, 0.6},
		{"pow of 0.99", func(y float32) float32 {
			return PowF32(0.99, y)
		}, func(y float64) float64 { return math.Pow(float64(float32(0.99)), y) }, 0.6},
	} {
		worst, at := 0.0, float32(0)
		check := func(x float32) {
			if u := ulps(c.f(x), c.exact(float64(x))); u > worst {
				worst, at = u, x
			}
		}
		for i := range uint64(1 << 16) {
			check(math.Float32frombits(uint32(i * 65521))) // of all exponents
			check(float32(i)/(1<<16) + 0.5)                // around 1
			check(float32(int64(i)-1<<15) / (1 << 8))      // up to 128
		}
		for _, b := range []uint32{0, 1, 0x007fffff, 0x00800000, 0x3f7fffff, 0x3f800000, 0x3f800001, 0x7f7fffff, 0x7f800000,
			0x7fc00000} {
			check(math.Float32frombits(b))
			check(math.Float32frombits(b | 1<<31))
		}
		if worst > c.bound {
			t.Errorf("%s: %.3f units in the last place at %g (%#x): %g, want %g", c.name, worst, at, math.Float32bits(at),
				c.f(at), c.exact(float64(at)))
		}
		t.Logf("%s: %.3f", c.name, worst)
	}
}

var sink float32

func BenchmarkFastMath(b *testing.B) {
	for _, c := range []struct {
		name string
		f, g func(float32) float32
	}{
		{"exp", ExpF32, func(x float32) float32 { return float32(ExpF64(float64(x))) }},
		{"log", LogF32, func(x float32) float32 { return float32(LogF64(float64(x))) }},
		{"sin", SinF32, func(x float32) float32 { return float32(math.Sin(float64(x))) }},
		{"cos", CosF32, func(x float32) float32 { return float32(math.Cos(float64(x))) }},
		{"tanh", TanhF32, func(x float32) float32 { return float32(math.Tanh(float64(x))) }},
		{"pow", func(x float32) float32 {
			return PowF32(x, 1.7)
		}, func(x float32) float32 { return float32(PowF64(float64(x), 1.7)) }},
		{"rsqrt", RsqrtF32, func(x float32) float32 { return float32(RsqrtF64(float64(x))) }},
	} {
		for i, f := range []func(float32) float32{c.f, c.g} {
			b.Run(c.name+[]string{"", "64"}[i], func(b *testing.B) {
				x := float32(0.1)
				for b.Loop() {
					sink += f(x)
					if x += 0.01; x > 5 {
						x = 0.1
					}
				}
			})
		}
	}
}
