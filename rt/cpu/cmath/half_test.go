package cmath

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/kbind/kbind/rt/vec"
)

// format16 is one of the 16-bit formats as the tests see it.
type format16 struct {
	name       string
	value      func(bits uint16) float64
	of32       func(float32) uint16
	of64       func(float64, vec.Round) uint16
	sqrt       func(uint16) uint16
	fma        func(x, y, z uint16) uint16
	mant, bias int
}

func formats16() []format16 {
	return []format16{
		{"half", func(b uint16) float64 {
			return vec.Half(b).Float64()
		}, func(f float32) uint16 { return uint16(vec.HalfOf(f)) },
			func(f float64, m vec.Round) uint16 {
				return uint16(vec.HalfOf64(f, m))
			}, func(b uint16) uint16 { return uint16(SqrtF16(vec.Half(b))) },
			func(x, y, z uint16) uint16 { return uint16(FmaF16(vec.Half(x), vec.Half(y), vec.Half(z))) }, 10, 15},
		{"bfloat16", func(b uint16) float64 {
			return vec.BFloat16(b).Float64()
		}, func(f float32) uint16 { return uint16(vec.BFloat16Of(f)) },
			func(f float64, m vec.Round) uint16 {
				return uint16(vec.BFloat16Of64(f, m))
			}, func(b uint16) uint16 { return uint16(SqrtBF16(vec.BFloat16(b))) },
			func(x, y, z uint16) uint16 { return uint16(FmaBF16(vec.BFloat16(x), vec.BFloat16(y), vec.BFloat16(z))) }, 7, 127},
	}
}

// round returns the bits of the number nearest to the exact value v, ties to even, found by looking between two
// neighbours.
func (f *format16) round(v *big.Float) uint16 {
	sign := uint16(0)
	if v.Signbit() {
		sign = 0x8000
		v = new(big.Float).Neg(v)
	}
	inf := uint16(2*f.bias+1) << f.mant
	lo, hi := uint16(0), inf // lo <= v < hi, where infinity is what follows the greatest number
	at := func(b uint16) *big.Float {
		if b == inf {
			return new(big.Float).SetMantExp(big.NewFloat(1), f.bias+1)
		}
		return exact(f.value(b))
	}
	if v.Cmp(at(inf)) >= 0 {
		return sign | inf
	}
	for hi-lo > 1 {
		if m := lo + (hi-lo)/2; v.Cmp(at(m)) >= 0 {
			lo = m
		} else {
			hi = m
		}
	}
	mid := new(big.Float).SetPrec(400).Add(at(lo), at(hi))
	mid.SetMantExp(mid, -1)
	if c := v.Cmp(mid); c > 0 || c == 0 && lo&1 != 0 {
		lo = hi
	}
	return sign | lo
}

// finite16 returns a random finite number: any bits, or one of two numbers whose exponents are close.
func (f *format16) finite(r *rand.Rand, near uint16) uint16 {
	for {
		b := uint16(r.Uint32())
		switch r.IntN(4) {
		case 0:
			b &= 0x8000 | 1<<(f.mant+2) - 1 // small
		case 1:
			b = near&0x7fff + uint16(r.IntN(8<<f.mant)) - 4<<f.mant | b&0x8000
		}
		if v := f.value(b); v-v == 0 {
			return b
		}
	}
}

// Test16BitArithmetic compares + - * / and fma, as kernels compute them (in float32, rounded once more), with exact
// arithmetic.
func Test16BitArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for _, f := range formats16() {
		check := func(op string, x, y, z uint16, got uint16, want *big.Float) {
			if want.Sign() == 0 {
				if got&0x7fff != 0 {
					t.Fatalf("%s: %s of %v, %v, %v is %#x, want 0", f.name, op, f.value(x), f.value(y), f.value(z), got)
				}
				return
			}
			if w := f.round(want); got != w {
				t.Fatalf("%s: %s of %#x, %#x, %#x (%v, %v, %v) is %#x, want %#x", f.name, op, x, y, z, f.value(x), f.value(y),
					f.value(z), got, w)
			}
		}
		for range 4000 {
			x := f.finite(r, 0x3c00)
			y := f.finite(r, x)
			z := f.finite(r, y)
			a, b := float32(f.value(x)), float32(f.value(y))
			ea, eb := exact(float64(a)), exact(float64(b))
			big400 := func() *big.Float { return new(big.Float).SetPrec(700) }
			check("+", x, y, 0, f.of32(a+b), big400().Add(ea, eb))
			check("-", x, y, 0, f.of32(a-b), big400().Sub(ea, eb))
			check("*", x, y, 0, f.of32(a*b), big400().Mul(ea, eb))
			if b != 0 {
				check("/", x, y, 0, f.of32(a/b), big400().Quo(ea, eb))
			}
			p := big400().Mul(ea, eb)
			check("fma", x, y, z, f.fma(x, y, z), p.Add(p, exact(f.value(z))))
		}
	}
}

// Test16BitUnary goes through all numbers of both formats: square roots, and conversions to and from the other types.
func Test16BitUnary(t *testing.T) {
	for _, f := range formats16() {
		for i := range 1 << 16 {
			b := uint16(i)
			v := f.value(b)
			if v != v {
				if s := f.value(f.sqrt(b)); s == s {
					t.Fatalf("%s: sqrt of NaN %#x is %v", f.name, b, s)
				}
				continue
			}
			if back := f.of32(float32(v)); back != b {
				t.Fatalf("%s: %#x is %v, and that %#x", f.name, b, v, back)
			}
			if back := f.of64(v, vec.NearestEven); back != b {
				t.Fatalf("%s: %#x is %v, and that as a double %#x", f.name, b, v, back)
			}
			switch s := f.sqrt(b); {
			case v < 0:
				if g := f.value(s); g == g {
					t.Fatalf("%s: sqrt(%v) = %v", f.name, v, g)
				}
			case v == 0 || math.IsInf(v, 1):
				if s != b {
					t.Fatalf("%s: sqrt(%v) = %#x", f.name, v, s)
				}
			default:
				if w := f.round(new(big.Float).SetPrec(100).Sqrt(exact(v))); s != w {
					t.Fatalf("%s: sqrt(%v) = %#x, want %#x", f.name, v, s, w)
				}
			}
		}
	}
}

// Test16BitToInt converts all halves and bfloat16s to integers in every rounding mode.
func Test16BitToInt(t *testing.T) {
	saturate := func(v, lo, hi float64) float64 { return max(lo, min(hi, v)) }
	for i := range 1 << 16 {
		h, b := vec.Half(i), vec.BFloat16(i)
		if v := h.Float64(); v == v {
			for _, c := range []struct {
				name      string
				got, want float64
			}{
				{"int rz", float64(F16ToI32(h)), saturate(math.Trunc(v), math.MinInt32, math.MaxInt32)},
				{"int rn", float64(F16ToI32Rn(h)), saturate(math.RoundToEven(v), math.MinInt32, math.MaxInt32)},
				{"int rd", float64(F16ToI32Rd(h)), saturate(math.Floor(v), math.MinInt32, math.MaxInt32)},
				{"int ru", float64(F16ToI32Ru(h)), saturate(math.Ceil(v), math.MinInt32, math.MaxInt32)},
				{"uint rz", float64(F16ToU32(h)), saturate(math.Trunc(v), 0, math.MaxUint32)},
				{"uchar sat", float64(F16ToU8Sat(h)), saturate(math.Trunc(v), 0, 255)},
			} {
				if c.got != c.want && !math.IsInf(v, 0) {
					t.Fatalf("half %v to %s: %v, want %v", v, c.name, c.got, c.want)
				}
			}
		}
		if v := b.Float64(); v == v {
			if got, want := float64(BF16ToI32(b)), saturate(math.Trunc(v), math.MinInt32, math.MaxInt32); got != want {
				t.Fatalf("bfloat16 %v to int: %v, want %v", v, got, want)
			}
			if got, want := float64(BF16ToI32Rn(b)), saturate(math.RoundToEven(v), math.MinInt32, math.MaxInt32); got != want {
				t.Fatalf("bfloat16 %v to int, rn: %v, want %v", v, got, want)
			}
		}
	}
}

// Test16BitFromFloat rounds floats near midpoints between 16-bit numbers, and random ones, in every mode.
func Test16BitFromFloat(t *testing.T) {
	r := rand.New(rand.NewPCG(23, 24))
	for _, f := range formats16() {
		for range 15000 {
			b := f.finite(r, 0x3c00)
			next := f.value(b + 1)
			v := (f.value(b) + next) / 2
			if next-next != 0 {
				continue
			}
			switch r.IntN(4) {
			case 0:
				v = math.Nextafter(v, 0)
			case 1:
				v = math.Nextafter(v, v*2)
			case 2:
				v = f.value(b) + (next-f.value(b))*r.Float64()
			}
			if v == 0 {
				continue
			}
			if got, want := f.of64(v, vec.NearestEven), f.round(exact(v)); got != want {
				t.Fatalf("%s of %v: %#x, want %#x", f.name, v, got, want)
			}
			if s := float32(v); float64(s) == v {
				if got, want := f.of32(s), f.round(exact(v)); got != want {
					t.Fatalf("%s of float %v: %#x, want %#x", f.name, v, got, want)
				}
			}
			lo, hi := f.value(f.of64(v, vec.Down)), f.value(f.of64(v, vec.Up))
			zero := f.value(f.of64(v, vec.TowardZero))
			if lo > v || hi < v || v != lo && f.value(f.of64(v, vec.NearestEven)) != lo &&
				f.value(f.of64(v, vec.NearestEven)) != hi || math.Abs(zero) > math.Abs(v) || zero != lo && zero != hi {
				t.Fatalf("%s of %v: down %v, up %v, toward zero %v", f.name, v, lo, hi, zero)
			}
		}
	}
}
