package bigmath

import (
	"math"
	"math/big"
	"testing"
)

// TestAgainstMath compares every function with Go's, which is right to some 1e-15 at these points.
func TestAgainstMath(t *testing.T) {
	c := New()
	near := func(name string, x float64, got *big.Float, want float64) {
		t.Helper()
		g, _ := got.Float64()
		if math.Abs(g-want) > 2e-14*math.Abs(want) {
			t.Errorf("%s(%v) = %v, want %v", name, x, g, want)
		}
	}
	for _, f := range []struct {
		name string
		big  func(*big.Float) *big.Float
		go64 func(float64) float64
		at   []float64
	}{
		{"exp", c.Exp, math.Exp, []float64{0, 1, -1, 700, -700, 1e-20, 0.1}},
		{"expm1", c.Expm1, math.Expm1, []float64{1, -1, 700, 1e-10, 1e-40}},
		{"exp2", c.Exp2, math.Exp2, []float64{1, -1, 1000, 0.3}},
		{"log", c.Log, math.Log, []float64{1e-300, 1e300, 1 + 1e-10, 1 - 1e-10, 2, 0.5, 3}},
		{"log1p", c.Log1p, math.Log1p, []float64{1e-300, 1e300, 1e-10, -0.5, -1 + 1e-10}},
		{"log2", c.Log2, math.Log2, []float64{1e-300, 8, 3}},
		{"log10", c.Log10, math.Log10, []float64{1e-300, 8, 1000}},
		{"sqrt", c.Sqrt, math.Sqrt, []float64{2, 1e-300}},
		{"cbrt", c.Cbrt, math.Cbrt, []float64{2, -8, 1e-300}},
		{"sinh", c.Sinh, math.Sinh, []float64{1e-30, 1, -3, 700}},
		{"cosh", c.Cosh, math.Cosh, []float64{1e-30, 1, -3, 700}},
		{"tanh", c.Tanh, math.Tanh, []float64{1e-30, 1, -3, 700, 1e10}},
		{"asinh", c.Asinh, math.Asinh, []float64{1e-30, 1, -3, 1e300}},
		{"acosh", c.Acosh, math.Acosh, []float64{1 + 1e-10, 3, 1e300}},
		{"atanh", c.Atanh, math.Atanh, []float64{1e-30, 0.5, -0.999}},
		{"sin", c.Sin, math.Sin, []float64{1e-30, 1, -2, 4, 6, 1e10, -1e300}},
		{"cos", c.Cos, math.Cos, []float64{1e-30, 1, -2, 4, 6, 1e10, -1e300}},
		{"tan", c.Tan, math.Tan, []float64{1e-30, 1, -2, 4, 6, 1e10, -1e300}},
		{"atan", c.Atan, math.Atan, []float64{1e-30, 1, -2, 1e10}},
		{"asin", c.Asin, math.Asin, []float64{1e-30, 1, -0.999999}},
		{"acos", c.Acos, math.Acos, []float64{1e-30, 0.9, -0.999999, -1}},
		{"erf", c.Erf, math.Erf, []float64{1e-30, 0.5, -2, 5, 30}},
		{"erfc", c.Erfc, math.Erfc, []float64{0, 0.5, -2, 5, 11, 13, 26}},
		{"erfinv", c.Erfinv, math.Erfinv, []float64{1e-30, 0.5, -0.95, 0.99999}},
		{"erfcinv", c.Erfcinv, math.Erfcinv, []float64{0.5, 1.5, 1.99, 1e-2}},
		{"gamma", c.Gamma, math.Gamma, []float64{0.5, 1e-10, 5, 100.5, -0.5, -3.7}},
		{"lgamma", c.Lgamma, func(x float64) float64 {
			y, _ := math.Lgamma(x)
			return y
		}, []float64{0.5, 1e-10, 5, 100.5, -0.5, -3.7, 1e300, -150.5}},
		{"j0", func(x *big.Float) *big.Float { return c.Jn(0, x) }, math.J0, []float64{0.1, 3, 50, 300}},
		{"j1", func(x *big.Float) *big.Float { return c.Jn(1, x) }, math.J1, []float64{0.1, 3, 50, 300}},
		{"j5", func(x *big.Float) *big.Float {
			return c.Jn(5, x)
		}, func(x float64) float64 { return math.Jn(5, x) }, []float64{0.1, 3, 50, 300}},
		{"y0", func(x *big.Float) *big.Float { return c.Yn(0, x) }, math.Y0, []float64{0.1, 3, 50, 300}},
		{"y1", func(x *big.Float) *big.Float { return c.Yn(1, x) }, math.Y1, []float64{0.1, 3, 50, 300}},
		{"y5", func(x *big.Float) *big.Float {
			return c.Yn(5, x)
		}, func(x float64) float64 { return math.Yn(5, x) }, []float64{0.1, 3, 50, 300}},
	} {
		for _, x := range f.at {
			near(f.name, x, f.big(num(x)), f.go64(x))
		}
	}
	for _, x := range []float64{0.25, 1.75, -3.1, 1e15 + 0.5} {
		near("sinpi", x, c.Sinpi(num(x)), math.Sin(math.Pi*math.Remainder(x, 2)))
		if y := math.Cos(math.Pi * math.Remainder(x, 2)); math.Abs(y) > 1e-10 {
			near("cospi", x, c.Cospi(num(x)), y)
		}
	}
	near("atan2", 1, c.Atan2(num(-3), num(-2)), math.Atan2(-3, -2))
	near("pow", 1, c.Pow(num(3), num(0.7)), math.Pow(3, 0.7))
	near("i0", 2, c.In(0, num(2)), 2.2795853023360673)
	near("erfcx", 100, c.Erfcx(num(100)), 0.005641613782989432)
	near("normcdf", -10, c.Normcdf(num(-10)), 7.619853024160527e-24)
	near("normcdfinv", 0.025, c.Normcdfinv(num(0.025)), -1.9599639845400545)
}

// TestDigits checks constants and identities to 70 digits and more.
func TestDigits(t *testing.T) {
	c := New()
	text := func(name string, got *big.Float, want string) {
		t.Helper()
		if s := got.Text('f', 70); s != want {
			t.Errorf("%s = %s, want %s", name, s, want)
		}
	}
	text("pi", c.pi, "3.1415926535897932384626433832795028841971693993751058209749445923078164")
	text("ln 2", c.ln2, "0.6931471805599453094172321214581765680755001343602552541206800094933936")
	text("gamma", c.gamma, "0.5772156649015328606065120900824024310421593359399235988057672348848677")
	text("e", c.Exp(num(1)), "2.7182818284590452353602874713526624977572470936999595749669676277240766")
	same := func(name string, a, b *big.Float) {
		t.Helper()
		if d := at(work).Sub(a, b); !tiny(d, b, Prec-20) {
			t.Errorf("%s: %s and %s", name, a.Text('g', 80), b.Text('g', 80))
		}
	}
	for _, f := range []float64{0.3, 1.7, 11, 11.9, 12.1, 13} {
		x := num(f)
		same("log exp", c.Log(c.Exp(x)), at(work).Set(x))
		same("tan atan", c.Tan(c.Atan(x)), at(work).Set(x))
		same("gamma", c.Gamma(at(work).Add(x, num(1))), at(work).Mul(c.Gamma(x), x))
		same("erf", at(work).Add(c.Erf(x), c.Erfc(x)), at(work).SetInt64(1))
		// J1 Y0 - J0 Y1 = 2/(pi x)
		w := at(work).Sub(at(work).Mul(c.Jn(1, x), c.Yn(0, x)), at(work).Mul(c.Jn(0, x), c.Yn(1, x)))
		same("wronskian", w, at(work).Quo(num(2), at(work).Mul(c.pi, x)))
	}
	four := at(work).Mul(c.pi, at(work).Mul(c.pi, at(work).Mul(c.pi, c.pi)))
	same("zeta", at(work).Add(num(1), c.ZetaLess1(4)), at(work).Quo(four, num(90)))
	x := num(14)
	square := at(2*work).Mul(x, x)
	same("erfcx", c.erfcxFar(x, square), at(work).Mul(c.exp(square, 2*work), at(work).Sub(num(1), c.erf(x, 1000))))
}
