package cmath

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"

	"github.com/kbind/kbind/internal/bigmath"
)

// one32 and one64 make functions of two arguments, the second unused.
func one32(f func(float32) float32) func(x, y float32) float32 {
	return func(x, _ float32) float32 { return f(x) }
}

func one64(f func(float64) float64) func(x, y float64) float64 {
	return func(x, _ float64) float64 { return f(x) }
}

func oneBig(f func(*bigmath.Calc, *big.Float) *big.Float) func(c *bigmath.Calc, x, y *big.Float) *big.Float {
	return func(c *bigmath.Calc, x, _ *big.Float) *big.Float { return f(c, x) }
}

func one(name string, f32 func(float32) float32, f64 func(float64) float64,
	ref func(*bigmath.Calc, *big.Float) *big.Float, cuda32, cuda64, cl, lo, hi float64) mathFunc {
	return mathFunc{name: name, f32: one32(f32), f64: one64(f64), ref: oneBig(ref), cuda32: cuda32, cuda64: cuda64, cl: cl,
		lo: lo, hi: hi}
}

// mathFuncs lists every function whose result is rounded, with the bounds of CUDA (CUDA C++ Programming Guide,
// Mathematical Functions, tables of single and double precision) and OpenCL (OpenCL C 3.0, 7.4).
func mathFuncs() []mathFunc {
	type C = *bigmath.Calc
	type B = *big.Float
	all := math.MaxFloat64
	list := []mathFunc{
		one("sqrt", SqrtF32, SqrtF64, C.Sqrt, 0, 0, 3, 5e-324, all),
		one("rsqrt", RsqrtF32, RsqrtF64, func(c C, x B) B {
			return new(big.Float).SetPrec(300).Quo(big.NewFloat(1), c.Sqrt(x))
		}, 2, 1, 2, 5e-324, all),
		one("cbrt", CbrtF32, CbrtF64, C.Cbrt, 1, 1, 2, -all, all),
		one("exp", ExpF32, ExpF64, C.Exp, 2, 1, 3, -760, 710),
		one("exp2", Exp2F32, Exp2F64, C.Exp2, 2, 1, 3, -1080, 1025),
		one("exp10", Exp10F32, Exp10F64, C.Exp10, 2, 1, 3, -330, 309),
		one("expm1", Expm1F32, Expm1F64, C.Expm1, 1, 1, 3, -800, 710),
		one("log", LogF32, LogF64, C.Log, 1, 1, 3, 5e-324, all),
		one("log2", Log2F32, Log2F64, C.Log2, 1, 1, 3, 5e-324, all),
		one("log10", Log10F32, Log10F64, C.Log10, 2, 1, 3, 5e-324, all),
		one("log1p", Log1pF32, Log1pF64, C.Log1p, 1, 1, 2, -1+0x1p-53, all),
		one("sin", SinF32, SinF64, C.Sin, 2, 1, 4, -all, all),
		one("cos", CosF32, CosF64, C.Cos, 2, 1, 4, -all, all),
		one("tan", TanF32, TanF64, C.Tan, 4, 2, 5, -all, all),
		one("sinpi", SinpiF32, SinpiF64, C.Sinpi, 1, 1, 4, -all, all),
		one("cospi", CospiF32, CospiF64, C.Cospi, 1, 1, 4, -all, all),
		one("tanpi", TanpiF32, TanpiF64, C.Tanpi, none, none, 6, -all, all),
		one("asin", AsinF32, AsinF64, C.Asin, 2, 2, 4, -1, 1),
		one("acos", AcosF32, AcosF64, C.Acos, 2, 1, 4, -1, 1),
		one("atan", AtanF32, AtanF64, C.Atan, 2, 2, 5, -all, all),
		one("sinh", SinhF32, SinhF64, C.Sinh, 3, 1, 4, -711, 711),
		one("cosh", CoshF32, CoshF64, C.Cosh, 2, 1, 4, -711, 711),
		one("tanh", TanhF32, TanhF64, C.Tanh, 2, 1, 5, -all, all),
		one("asinh", AsinhF32, AsinhF64, C.Asinh, 3, 2, 4, -all, all),
		one("acosh", AcoshF32, AcoshF64, C.Acosh, 4, 2, 4, 1, all),
		one("atanh", AtanhF32, AtanhF64, C.Atanh, 3, 2, 5, -1+0x1p-53, 1-0x1p-53),
		one("erf", ErfF32, ErfF64, C.Erf, 2, 2, 16, -all, all),
		one("erfc", ErfcF32, ErfcF64, C.Erfc, 4, 4, 16, -30, 28),
		one("erfinv", ErfinvF32, ErfinvF64, C.Erfinv, 2, 5, none, -1+0x1p-53, 1-0x1p-53),
		one("erfcinv", ErfcinvF32, ErfcinvF64, C.Erfcinv, 4, 6, none, 5e-324, 2-0x1p-52),
		one("erfcx", ErfcxF32, ErfcxF64, C.Erfcx, 4, 3, none, -26, all),
		one("tgamma", TgammaF32, TgammaF64, C.Gamma, 5, 8, 16, 0x1p-1023, 172),
		one("lgamma", LgammaF32, LgammaF64, C.Lgamma, 6, 4, none, 5e-324, 1e300),
		{name: "tgamma, x < 0", f32: one32(TgammaF32), f64: one64(TgammaF64), ref: oneBig(C.Gamma), cuda32: 5, cuda64: 8,
			cl: 16, lo: -171.5, hi: -0x1p-1020, fractions: true},
		{name: "lgamma, -2.2 < x < 0", f32: one32(LgammaF32), f64: one64(LgammaF64), ref: oneBig(C.Lgamma), cuda32: 6,
			cuda64: 4, cl: none, lo: -2.2, hi: -5e-324, fractions: true},
		{name: "lgamma, x < -11", f32: one32(LgammaF32), f64: one64(LgammaF64), ref: oneBig(C.Lgamma), cuda32: 6, cuda64: 4,
			cl: none, lo: -1e5, hi: -11.5, fractions: true},
		{name: "atan2", f32: Atan2F32, f64: Atan2F64, ref: C.Atan2, cuda32: 3, cuda64: 2, cl: 6, lo: -all, hi: all,
			ylo: -1e10, yhi: 1e10},
		{name: "hypot", f32: HypotF32, f64: HypotF64, ref: func(c C, x, y B) B {
			s := new(big.Float).SetPrec(5000).Mul(x, x)
			return c.Sqrt(s.Add(s, new(big.Float).SetPrec(5000).Mul(y, y)))
		}, cuda32: 3, cuda64: 2, cl: 4, lo: -all, hi: all, ylo: -1e30, yhi: 1e30},
		{name: "pow", f32: PowF32, f64: PowF64, ref: C.Pow, cuda32: 4, cuda64: 2, cl: 16, lo: 5e-324, hi: all, ylo: -40,
			yhi: 40},
		{name: "pow, wide", f32: PowF32, f64: PowF64, ref: C.Pow, cuda32: 4, cuda64: 2, cl: 16, lo: 0.9, hi: 1.1, ylo: -1e4,
			yhi: 1e4},
		{name: "pown", f32: func(x, y float32) float32 {
			return PownF32(x, int32(y))
		}, f64: func(x, y float64) float64 { return PownF64(x, int32(y)) }, ref: C.Pow,
			cuda32: none, cuda64: none, cl: 16, lo: 5e-324, hi: all, ylo: -40, yhi: 40, integral: true},
		{name: "rootn", f32: func(x, y float32) float32 {
			return RootnF32(x, int32(y))
		}, f64: func(x, y float64) float64 { return RootnF64(x, int32(y)) },
			ref: func(c C, x, y B) B {
				return c.Pow(x, new(big.Float).SetPrec(400).Quo(big.NewFloat(1), y))
			}, cuda32: none, cuda64: none, cl: 16, lo: 5e-324, hi: all, ylo: 1, yhi: 40, integral: true},
	}
	bessel := func(name string, f32 func(float32) float32, f64 func(float64) float64, ref func(c C, x B) B, lo float64) {
		f := one(name, f32, f64, ref, 9, 7, none, lo, 300)
		f.absolute32, f.abs8, f.near = 2.2e-6, 5e-12, 8
		list = append(list, f)
	}
	bessel("j0", J0F32, J0F64, func(c C, x B) B { return c.Jn(0, x) }, 1e-300)
	bessel("j1", J1F32, J1F64, func(c C, x B) B { return c.Jn(1, x) }, 1e-300)
	bessel("y0", Y0F32, Y0F64, func(c C, x B) B { return c.Yn(0, x) }, 5e-324)
	bessel("y1", Y1F32, Y1F64, func(c C, x B) B { return c.Yn(1, x) }, 1e-290)
	// Of jn CUDA bounds the absolute error, given for n = 128; of yn that beyond n (float) or 1.5 n (double), and below n
	// ynf has ceil(2 + 2.5 n) ulp.
	order := func(name string, n int32, cuda32 float64, f32 func(int32, float32) float32, f64 func(int32, float64) float64,
		ref func(c C, n int, x B) B, lo, hi, absolute float64) {
		f := one(fmt.Sprintf(name, n), func(x float32) float32 {
			return f32(n, x)
		}, func(x float64) float64 {
			return f64(n, x)
		}, func(c C, x B) B { return ref(c, int(n), x) }, cuda32, none, none, lo, hi)
		if absolute > 0 {
			f.absolute32, f.abs8, f.near = 2.2e-6, absolute, -1
		}
		list = append(list, f)
	}
	for _, n := range []int32{2, 5, 128} {
		order("jn, n = %d", n, none, JnF32, JnF64, C.Jn, 1e-3, 300, 4.2e-12)
		order("yn, n = %d, x > 1.5 n", n, none, YnF32, YnF64, C.Yn, 1.5*float64(n), 300, 5e-12)
	}
	for _, n := range []int32{2, 5} {
		order("yn, n = %d, x < n", n, math.Ceil(2+2.5*float64(n)), YnF32, YnF64, C.Yn, 0.1, float64(n), 0)
	}
	for i := range list {
		f := &list[i]
		switch f.name {
		case "sin", "cos", "tan":
			f.hard32, f.hard64 = nearMultiple(math.Pi*2, 28), nearMultiple(math.Pi*2, 50)
		case "j0", "j1", "y0", "y1":
			f.hard32, f.hard64 = nearZeros, nearZeros
		}
	}
	return list
}

// nearZeros returns numbers next to zeros of Bessel functions below 8.
func nearZeros(r *rand.Rand) float64 {
	zeros := []float64{2.404825557695773, 5.520078110286311, 3.8317059702075125, 7.015586669815619, 0.8935769662791675,
		3.957678419314858, 7.086051060301773, 2.197141326031017, 5.429681040794135}
	return zeros[r.IntN(len(zeros))] + math.Ldexp(r.Float64()-0.5, -r.IntN(50))
}
