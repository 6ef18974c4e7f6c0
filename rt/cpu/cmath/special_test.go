package cmath

import (
	"math"
	"testing"
)

// TestSpecialValues checks zeros, infinities and NaN (C11 Annex F.10; CUDA Math API for what C does not have), on
// float and double.
func TestSpecialValues(t *testing.T) {
	inf, nan, negZero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	at := []float64{0, negZero, inf, -inf, nan}
	same := func(got, want float64, eps float64) bool {
		return got != got && want != want || got == want && math.Signbit(got) == math.Signbit(want) ||
			math.Abs(got-want) <= eps*math.Abs(want)
	}
	for _, c := range []struct {
		name string
		f32  func(float32) float32
		f64  func(float64) float64
		want [5]float64
	}{
		{"sqrt", SqrtF32, SqrtF64, [5]float64{0, negZero, inf, nan, nan}},
		{"rsqrt", RsqrtF32, RsqrtF64, [5]float64{inf, -inf, 0, nan, nan}},
		{"cbrt", CbrtF32, CbrtF64, [5]float64{0, negZero, inf, -inf, nan}},
		{"exp", ExpF32, ExpF64, [5]float64{1, 1, inf, 0, nan}},
		{"exp2", Exp2F32, Exp2F64, [5]float64{1, 1, inf, 0, nan}},
		{"exp10", Exp10F32, Exp10F64, [5]float64{1, 1, inf, 0, nan}},
		{"expm1", Expm1F32, Expm1F64, [5]float64{0, negZero, inf, -1, nan}},
		{"log", LogF32, LogF64, [5]float64{-inf, -inf, inf, nan, nan}},
		{"log2", Log2F32, Log2F64, [5]float64{-inf, -inf, inf, nan, nan}},
		{"log10", Log10F32, Log10F64, [5]float64{-inf, -inf, inf, nan, nan}},
		{"log1p", Log1pF32, Log1pF64, [5]float64{0, negZero, inf, nan, nan}},
		{"logb", LogbF32, LogbF64, [5]float64{-inf, -inf, inf, inf, nan}},
		{"sin", SinF32, SinF64, [5]float64{0, negZero, nan, nan, nan}},
		{"cos", CosF32, CosF64, [5]float64{1, 1, nan, nan, nan}},
		{"tan", TanF32, TanF64, [5]float64{0, negZero, nan, nan, nan}},
		{"sinpi", SinpiF32, SinpiF64, [5]float64{0, negZero, nan, nan, nan}},
		{"cospi", CospiF32, CospiF64, [5]float64{1, 1, nan, nan, nan}},
		{"tanpi", TanpiF32, TanpiF64, [5]float64{0, negZero, nan, nan, nan}},
		{"asin", AsinF32, AsinF64, [5]float64{0, negZero, nan, nan, nan}},
		{"acos", AcosF32, AcosF64, [5]float64{math.Pi / 2, math.Pi / 2, nan, nan, nan}},
		{"atan", AtanF32, AtanF64, [5]float64{0, negZero, math.Pi / 2, -math.Pi / 2, nan}},
		{"sinh", SinhF32, SinhF64, [5]float64{0, negZero, inf, -inf, nan}},
		{"cosh", CoshF32, CoshF64, [5]float64{1, 1, inf, inf, nan}},
		{"tanh", TanhF32, TanhF64, [5]float64{0, negZero, 1, -1, nan}},
		{"asinh", AsinhF32, AsinhF64, [5]float64{0, negZero, inf, -inf, nan}},
		{"acosh", AcoshF32, AcoshF64, [5]float64{nan, nan, inf, nan, nan}},
		{"atanh", AtanhF32, AtanhF64, [5]float64{0, negZero, nan, nan, nan}},
		{"erf", ErfF32, ErfF64, [5]float64{0, negZero, 1, -1, nan}},
		{"erfc", ErfcF32, ErfcF64, [5]float64{1, 1, 0, 2, nan}},
		{"erfinv", ErfinvF32, ErfinvF64, [5]float64{0, negZero, nan, nan, nan}},
		{"erfcinv", ErfcinvF32, ErfcinvF64, [5]float64{inf, inf, nan, nan, nan}},
		{"erfcx", ErfcxF32, ErfcxF64, [5]float64{1, 1, 0, inf, nan}},
		{"tgamma", TgammaF32, TgammaF64, [5]float64{inf, -inf, inf, nan, nan}},
		{"lgamma", LgammaF32, LgammaF64, [5]float64{inf, inf, inf, inf, nan}},
		{"j0", J0F32, J0F64, [5]float64{1, 1, 0, 0, nan}},
		{"y0", Y0F32, Y0F64, [5]float64{-inf, -inf, 0, nan, nan}},
		{"y1", Y1F32, Y1F64, [5]float64{-inf, -inf, 0, nan, nan}},
		{"floor", FloorF32, FloorF64, [5]float64{0, negZero, inf, -inf, nan}},
		{"ceil", CeilF32, CeilF64, [5]float64{0, negZero, inf, -inf, nan}},
		{"round", RoundF32, RoundF64, [5]float64{0, negZero, inf, -inf, nan}},
		{"rint", RintF32, RintF64, [5]float64{0, negZero, inf, -inf, nan}},
	} {
		for i, x := range at {
			if got := c.f64(x); !same(got, c.want[i], 1e-16) {
				t.Errorf("%s(%v) = %v, want %v", c.name, x, got, c.want[i])
			}
			if got := c.f32(float32(x)); !same(float64(got), c.want[i], 1e-7) {
				t.Errorf("%s of float %v = %v, want %v", c.name, x, got, c.want[i])
			}
		}
	}
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"atanh(1)", AtanhF64(1), inf}, {"atanh(-1)", AtanhF64(-1), -inf}, {"atanh(2)", AtanhF64(2), nan},
		{"acosh(1)", AcoshF64(1), 0}, {"acosh(0.5)", AcoshF64(0.5), nan},
		{"asin(1)", AsinF64(1), math.Pi / 2}, {"asin(2)", AsinF64(2), nan}, {"acos(1)", AcosF64(1), 0},
		{"acos(-1)", AcosF64(-1), math.Pi}, {"log1p(-1)", Log1pF64(-1), -inf},
		{"erfinv(1)", ErfinvF64(1), inf}, {"erfinv(-1)", ErfinvF64(-1), -inf}, {"erfcinv(2)", ErfcinvF64(2), -inf},
		{"tgamma(-3)", TgammaF64(-3), nan}, {"tgamma(5)", TgammaF64(5), 24},
		{"tgamma(172)", TgammaF64(172), inf}, {"tgamma(-200.5)", TgammaF64(-200.5), negZero},
		{"tgamma(-201.5)", TgammaF64(-201.5), 0}, {"lgamma(-3)", LgammaF64(-3), inf}, {"lgamma(1)", LgammaF64(1), 0},
		{"log2(8)", Log2F64(8), 3}, {"log10(1000)", Log10F64(1000), 3}, {"log2(2^-1074)", Log2F64(5e-324), -1074},
		{"exp10(3)", Exp10F64(3), 1000}, {"cbrt(27)", CbrtF64(27), 3},
		{"rootn(8, 3)", RootnF64(8, 3), 2}, {"rootn(-8, 3)", RootnF64(-8, 3), -2}, {"rootn(-8, 2)", RootnF64(-8, 2), nan},
		{"rootn(0, -3)", RootnF64(negZero, -3), -inf}, {"rootn(inf, -2)", RootnF64(inf, -2), 0},
		{"atan2(-tiny, -1)", Atan2F64(-5e-324, -1), -math.Pi}, {"hypot(inf, nan)", HypotF64(inf, nan), inf},
		{"fdim(inf, inf)", FdimF64(inf, inf), 0}, {"ldexp", LdexpF64(3, -1075), 1e-323},
	} {
		if !same(c.got, c.want, 0) {
			t.Errorf("%s = %v, want %v", c.name, c.got, c.want)
		}
	}
	values := []float64{0, negZero, 1, -1, inf, -inf, nan, 1e-300, -1e300}
	for _, y := range values {
		for _, x := range values {
			if got, want := Atan2F64(y, x), math.Atan2(y, x); !same(got, want, 1e-15) {
				t.Errorf("atan2(%v, %v) = %v, want %v", y, x, got, want)
			}
		}
	}
}
