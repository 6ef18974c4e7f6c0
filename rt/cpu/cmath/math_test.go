package cmath

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/kbind/kbind/rt/vec"
)

// floats returns edge cases and random bit patterns.
func floats(r *rand.Rand, n int) []float64 {
	inf := math.Inf(1)
	list := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 2, 3, math.Pi, inf, -inf, math.NaN(), math.MaxFloat64, 5e-324,
		0x1p-1022, 1 + 0x1p-52, -0x1p1000, 0x1p-540}
	for range n {
		list = append(list, math.Float64frombits(r.Uint64()), r.NormFloat64())
	}
	return list
}

func floats32(r *rand.Rand, n int) []float32 {
	inf := float32(math.Inf(1))
	list := []float32{0, float32(math.Copysign(0, -1)), 1, -1, 0.5, 3, inf, -inf, float32(math.NaN()), math.MaxFloat32,
		1e-45, 0x1p-126, 1 + 0x1p-23}
	for range n {
		list = append(list, math.Float32frombits(r.Uint32()), float32(r.NormFloat64()))
	}
	return list
}

// rounded rounds an exact value to 24 or 53 bits by big.Float; ok is false where big.Float's exponents go beyond the
// format's.
func rounded(v *big.Float, bits uint, mode big.RoundingMode) (f float64, ok bool) {
	w := new(big.Float).SetPrec(bits).SetMode(mode).Set(v)
	f, _ = w.Float64()
	least, most := 0x1p-1022, math.MaxFloat64
	if bits == 24 {
		least, most = 0x1p-126, math.MaxFloat32
	}
	return f, math.Abs(f) >= least && math.Abs(f) <= most
}

func TestDirectedRounding(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	modes := []struct {
		mode vec.Round
		big  big.RoundingMode
	}{{vec.NearestEven, big.ToNearestEven}, {vec.TowardZero, big.ToZero}, {vec.Up, big.ToPositiveInf},
		{vec.Down, big.ToNegativeInf}}
	tested := 0
	check := func(name string, v *big.Float, bits uint, m big.RoundingMode, got float64) {
		want, ok := rounded(v, bits, m)
		if !ok {
			return
		}
		tested++
		if got != want {
			t.Errorf("%s to %d bits, %v: %x, want %x", name, bits, m, got, want)
		}
	}
	for range 20000 {
		x, y, z := r.NormFloat64(), math.Ldexp(r.NormFloat64(), r.IntN(80)-40), math.Ldexp(r.NormFloat64(), r.IntN(80)-40)
		a, b, c := float32(x), float32(y), float32(z)
		for _, m := range modes {
			check("x+y", new(big.Float).SetPrec(wide).Add(exact(x), exact(y)), 53, m.big, add64(x, y, m.mode))
			check("x*y", new(big.Float).SetPrec(wide).Mul(exact(x), exact(y)), 53, m.big, mul64(x, y, m.mode))
			check("x/y", new(big.Float).SetPrec(400).Quo(exact(x), exact(y)), 53, m.big, div64(x, y, m.mode))
			check("sqrt", new(big.Float).SetPrec(400).Sqrt(exact(x*x)), 53, m.big, sqrt64(x*x, m.mode))
			p := new(big.Float).SetPrec(wide).Mul(exact(x), exact(y))
			check("fma", p.Add(p, exact(z)), 53, m.big, fma64(x, y, z, m.mode))

			e := func(f float32) *big.Float { return exact(float64(f)) }
			check("a+b", new(big.Float).SetPrec(wide).Add(e(a), e(b)), 24, m.big, float64(add32(a, b, m.mode)))
			check("a*b", new(big.Float).SetPrec(wide).Mul(e(a), e(b)), 24, m.big, float64(mul32(a, b, m.mode)))
			check("a/b", new(big.Float).SetPrec(400).Quo(e(a), e(b)), 24, m.big, float64(div32(a, b, m.mode)))
			check("sqrtf", new(big.Float).SetPrec(400).Sqrt(e(a*a)), 24, m.big, float64(sqrt32(a*a, m.mode)))
			p = new(big.Float).SetPrec(wide).Mul(e(a), e(b))
			check("fmaf", p.Add(p, e(c)), 24, m.big, float64(fma32(a, b, c, m.mode)))
		}
		p := new(big.Float).SetPrec(wide).Mul(exact(float64(a)), exact(float64(b)))
		check("FmaF32", p.Add(p, exact(float64(c))), 24, big.ToNearestEven, float64(FmaF32(a, b, c)))
	}
	if tested < 500000 {
		t.Errorf("only %d cases were tested", tested)
	}
}

func TestDirectedRoundingAtTheEnds(t *testing.T) {
	inf, tiny := math.Inf(1), 5e-324
	for _, c := range []struct {
		name      string
		got, want float64
	}{
		{"max+max rz", AddRzF64(math.MaxFloat64, math.MaxFloat64), math.MaxFloat64},
		{"max+max ru", AddRuF64(math.MaxFloat64, math.MaxFloat64), inf},
		{"-max*2 ru", MulRuF64(-math.MaxFloat64, 2), -math.MaxFloat64},
		{"tiny*tiny ru", MulRuF64(tiny, tiny), tiny},
		{"tiny*tiny rd", MulRdF64(tiny, tiny), 0},
		{"tiny/2 ru", DivRuF64(tiny, 2), tiny},
		{"1/0 rz", DivRzF64(1, 0), inf},
		{"inf rz", AddRzF64(inf, 1), inf},
		{"maxf*2 rz", float64(MulRzF32(math.MaxFloat32, 2)), math.MaxFloat32},
		{"maxf*2 ru", float64(MulRuF32(math.MaxFloat32, 2)), inf},
		{"inff rz", float64(AddRzF32(float32(inf), 1)), inf},
	} {
		if c.got != c.want {
			t.Errorf("%s = %v, want %v", c.name, c.got, c.want)
		}
	}
	if z := AddRdF64(1, -1); z != 0 || !math.Signbit(z) {
		t.Errorf("1-1 rounded down = %v, want -0", z)
	}
	if z := AddRdF32(1, -1); z != 0 || !SignbitF32(z) {
		t.Errorf("1-1 rounded down = %v, want -0", z)
	}
}

// TestIdentities checks functions that Go's library does not have against an equation that they must fulfil.
func TestIdentities(t *testing.T) {
	near := func(name string, x, got, want, rel float64) {
		t.Helper()
		if d := math.Abs(got - want); !(d <= rel*math.Abs(want)) && !(math.IsNaN(got) && math.IsNaN(want)) && got != want {
			t.Errorf("%s at %v: %v, want %v", name, x, got, want)
		}
	}
	r := rand.New(rand.NewPCG(5, 6))
	for range 2000 {
		x := r.Float64()*20 - 10
		near("sinpi", x, SinpiF64(x), math.Sin(math.Pi*math.Remainder(x, 2)), 1e-13)
		near("cospi", x, CospiF64(x)+2, math.Cos(math.Pi*math.Remainder(x, 2))+2, 1e-14)
		near("exp10", x, math.Log10(Exp10F64(x)), x, 1e-13)
		p := r.Float64() * math.Pow(10, -r.Float64()*300)
		near("erfcinv", p, ErfcF64(ErfcinvF64(p)), p, 1e-11)
		near("rootn", p, math.Pow(RootnF64(p, 7), 7), p, 1e-14)
		if x > -5 && x < 5 {
			near("erfcx", x, ErfcxF64(x), math.Exp(x*x)*math.Erfc(x), 1e-13)
		}
	}
	near("log", 5e-324, LogF64(5e-324), -744.4400719213812, 1e-15)
	near("log10", 5e-324, Log10F64(5e-324), -323.3062153431158, 1e-15)
	near("pow", 5e-324, PowF64(5e-324, 0.5), 2.2227587494850775e-162, 1e-15)
	near("erfcx", 25, ErfcxF64(24.9999999999), ErfcxF64(25), 1e-11)
	near("erfcx", 100, ErfcxF64(100), 0.005641613782989432, 1e-14)
	for _, c := range []struct{ x, sin, cos float64 }{{0, 0, 1}, {0.5, 1, 0}, {1, 0, -1}, {1.5, -1, 0}, {-0.5, -1, 0},
		{1e15 + 0.5, 1, 0}, {0x1p60, 0, 1}} {
		if SinpiF64(c.x) != c.sin || CospiF64(c.x) != c.cos {
			t.Errorf("sinpi, cospi(%v) = %v, %v, want %v, %v", c.x, SinpiF64(c.x), CospiF64(c.x), c.sin, c.cos)
		}
	}
}

func TestMinMax(t *testing.T) {
	nan, negZero := math.NaN(), math.Copysign(0, -1)
	for _, c := range []struct{ x, y, min, max float64 }{
		{1, 2, 1, 2}, {2, 1, 1, 2}, {nan, 1, 1, 1}, {1, nan, 1, 1}, {nan, nan, nan, nan}, {0, negZero, negZero, 0},
		{negZero, 0, negZero, 0}, {math.Inf(1), 3, 3, math.Inf(1)},
	} {
		same := func(got, want float64) bool {
			return got == want && math.Signbit(got) == math.Signbit(want) || got != got && want != want
		}
		if !same(FminF64(c.x, c.y), c.min) || !same(FmaxF64(c.x, c.y), c.max) {
			t.Errorf("float64 min, max(%v, %v) = %v, %v", c.x, c.y, FminF64(c.x, c.y), FmaxF64(c.x, c.y))
		}
		x, y := float32(c.x), float32(c.y)
		if !same(float64(FminF32(x, y)), c.min) || !same(float64(FmaxF32(x, y)), c.max) {
			t.Errorf("float32 min, max(%v, %v) = %v, %v", x, y, FminF32(x, y), FmaxF32(x, y))
		}
	}
}

// TestParts checks the functions that take numbers apart over all kinds of numbers.
func TestParts(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, x := range floats(r, 2000) {
		f, e := FrexpFracF64(x), FrexpExpF64(x)
		if x == x && LdexpF64(f, e) != x {
			t.Errorf("frexp(%v) = %v, %d", x, f, e)
		}
		if got, want := IsInfF64(x), math.IsInf(x, 0); got != want {
			t.Errorf("isinf(%v) = %v", x, got)
		}
		if got, want := IsFiniteF64(x), !math.IsInf(x, 0) && x == x; got != want {
			t.Errorf("isfinite(%v) = %v", x, got)
		}
		for _, y := range []float64{3, -0.7, 1e-300, 0x1p1000} {
			q, rem := RemquoQuoF64(x, y), RemainderF64(x, y)
			if math.Abs(x/y) < 1e6 {
				if want := int32(math.Mod(math.RoundToEven((x-rem)/y), 128)); q != want {
					t.Errorf("remquo(%v, %v) = %d, want %d", x, y, q, want)
				}
			}
		}
	}
	for _, x := range floats32(r, 2000) {
		if got, want := IsInfF32(x), math.IsInf(float64(x), 0); got != want {
			t.Errorf("isinf(%v) = %v", x, got)
		}
		if FabsF32(x) < 0 || SignbitF32(FabsF32(x)) || CopysignF32(FabsF32(x), x) != x && x == x {
			t.Errorf("fabs, copysign of %v", x)
		}
	}
	if IlogbF64(0) != math.MinInt32 || IlogbF64(math.Inf(-1)) != math.MaxInt32 || IlogbF64(5e-324) != -1074 ||
		IlogbF32(8) != 3 {
		t.Error("ilogb at the ends")
	}
	h := vec.HalfOf(1)
	if NextafterF16(h, vec.HalfOf(2)) != h+1 || NextafterF16(0, vec.HalfOf(-1)) != 0x8001 ||
		NextafterF16(0x8001, vec.HalfOf(1)) != 0x8000 {
		t.Error("nextafter on half")
	}
}

// TestPow checks integer powers against exact ones, others against roots.
func TestPow(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	worst := 0.0
	check := func(x, y, got float64, want *big.Float) {
		w, _ := want.Float64()
		if math.Abs(w) < 0x1p-1021 || math.IsInf(w, 0) {
			return
		}
		d, _ := new(big.Float).SetPrec(200).Sub(exact(got), want).Float64()
		ulp := math.Abs(d) / (math.Nextafter(math.Abs(w), math.Inf(1)) - math.Abs(w))
		if worst = max(worst, ulp); ulp > 1.5 {
			t.Errorf("pow(%v, %v) = %v, want %v: %.2f ulp", x, y, got, w, ulp)
		}
	}
	for range 3000 {
		x := math.Exp(r.NormFloat64() * 3)
		if r.IntN(2) == 0 {
			x = 1 + r.NormFloat64()*0.01
		}
		n := 1 + r.IntN(min(2000, int(700/math.Abs(math.Log(x)))+1))
		want := new(big.Float).SetPrec(300).SetInt64(1)
		for range n {
			want.Mul(want, exact(x))
		}
		check(x, float64(n), PowF64(x, float64(n)), want)
		check(-x, float64(n), math.Copysign(PowF64(-x, float64(n)), 1), want)
		want.Quo(new(big.Float).SetPrec(300).SetInt64(1), want)
		check(x, float64(-n), PowF64(x, float64(-n)), want)
		root := new(big.Float).SetPrec(300).Sqrt(new(big.Float).SetPrec(300).Sqrt(exact(x)))
		check(x, 0.25, PowF64(x, 0.25), root)
		check(x, 1.75, PowF64(x, 1.75), new(big.Float).SetPrec(300).Quo(new(big.Float).Mul(exact(x), exact(x)).SetPrec(300),
			root))
	}
	t.Logf("worst error %.3f ulp", worst)
	for _, x := range floats(r, 10) {
		for _, y := range append(floats(r, 10), 4, -5, 0.5, 1e300, 3) {
			got, want := PowF64(x, y), math.Pow(x, y)
			// math.Pow uses math.Log, which is wrong for subnormal numbers
			if a := math.Abs(x); a > 0 && a < 0x1p-1022 || got != got && want != want {
				continue
			}
			if math.Abs(got-want) > 1e-11*math.Abs(want) || math.IsNaN(got) != math.IsNaN(want) ||
				math.IsInf(got, 0) != math.IsInf(want, 0) || math.Signbit(got) != math.Signbit(want) {
				t.Errorf("pow(%v, %v) = %v, want %v", x, y, got, want)
			}
		}
	}
}
