package vec

import (
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

func TestLayout(t *testing.T) {
	for _, c := range []struct {
		v           any
		size, elems uintptr
	}{
		{Char1{}, 1, 1}, {UChar4{}, 4, 4}, {Short3{}, 6, 3}, {UShort3P{}, 8, 4}, {Int2{}, 8, 2}, {UInt3{}, 12, 3},
		{Long3P{}, 32, 4},
		{ULong4{}, 32, 4}, {Float3{}, 12, 3}, {Float3P{}, 16, 4}, {Float4{}, 16, 4}, {Float8{}, 32, 8}, {Double16{}, 128, 16},
		{Half2{}, 4, 2}, {Half3P{}, 8, 4}, {Half16{}, 32, 16}, {BFloat162{}, 4, 2}, {Char16{}, 16, 16}, {UChar3{}, 3, 3},
	} {
		rt := reflect.TypeOf(c.v)
		if rt.Size() != c.size {
			t.Errorf("%v takes %d bytes, want %d", rt, rt.Size(), c.size)
		}
		if rt.Kind() != reflect.Struct {
			continue
		}
		for i := range rt.NumField() {
			f := rt.Field(i)
			if want := uintptr(i) * c.size / c.elems; f.Offset != want {
				t.Errorf("%v.%s is at %d, want %d", rt, f.Name, f.Offset, want)
			}
			if want := "XYZW"[i : i+1]; f.Name != want && f.Name != "_" {
				t.Errorf("%v: field %d is %s, want %s", rt, i, f.Name, want)
			}
		}
	}
}

// TestHalfRoundTrip checks every half against the definition of the format.
func TestHalfRoundTrip(t *testing.T) {
	for i := range 1 << 16 {
		h := Half(i)
		exp, man := i>>10&31, float64(i&0x3ff)
		want := math.Ldexp(man, -24)
		if exp > 0 {
			want = math.Ldexp(1+man/1024, exp-15)
		}
		if i&0x8000 != 0 {
			want = -want
		}
		got := h.Float32()
		switch {
		case exp == 31 && man != 0:
			if math.Float32bits(got) != 0x7fffffff {
				t.Fatalf("%#x: NaN became %v, %#x", i, got, HalfOf(got))
			}
			continue
		case exp == 31:
			want = math.Inf(1 - 2*(i>>15))
		}
		if float64(got) != want || HalfOf(got) != h {
			t.Fatalf("%#x is %v, want %v; back: %#x", i, got, want, HalfOf(got))
		}
		for mode := NearestEven; mode <= Down; mode++ {
			if back := HalfOf64(want, mode); back != h {
				t.Fatalf("HalfOf64(%v, %d) = %#x, want %#x", want, mode, back, h)
			}
		}
	}
}

// TestRounding checks values between neighbours: the midpoint and its two sides.
func TestRounding(t *testing.T) {
	for i := range 0x7bff {
		lo, hi := Half(i), Half(i+1)
		mid := (lo.Float64() + hi.Float64()) / 2
		even := lo + lo&1
		for _, c := range []struct {
			x    float64
			near Half
		}{{mid, even}, {math.Nextafter(mid, 0), lo}, {math.Nextafter(mid, 1e9), hi}} {
			want := [...]Half{c.near, lo, hi, lo}
			for mode, w := range want {
				if got := HalfOf64(c.x, Round(mode)); got != w {
					t.Fatalf("HalfOf64(%v, %d) = %#x, want %#x", c.x, mode, got, w)
				}
			}
			wantNeg := [...]Half{c.near, lo, lo, hi}
			for mode, w := range wantNeg {
				if got := HalfOf64(-c.x, Round(mode)); got != w|0x8000 {
					t.Fatalf("HalfOf64(%v, %d) = %#x, want %#x", -c.x, mode, got, w|0x8000)
				}
			}
			if got := HalfOf(float32(mid)); got != even {
				t.Fatalf("HalfOf(%v) = %#x, want %#x", mid, got, even)
			}
		}
	}
}

func TestOverflow(t *testing.T) {
	for _, c := range []struct {
		x    float64
		mode Round
		want Half
	}{
		{65519, NearestEven, 0x7bff}, {65520, NearestEven, 0x7c00}, {1e300, TowardZero, 0x7bff}, {1e300, Up, 0x7c00},
		{1e300, Down, 0x7bff},
		{-1e300, Up, 0xfbff}, {-1e300, Down, 0xfc00}, {math.Inf(1), TowardZero, 0x7c00}, {5e-324, NearestEven, 0},
		{5e-324, Up, 1}, {-5e-324, Down, 0x8001},
	} {
		if got := HalfOf64(c.x, c.mode); got != c.want {
			t.Errorf("HalfOf64(%v, %d) = %#x, want %#x", c.x, c.mode, got, c.want)
		}
	}
	if HalfOf(65519) != 0x7bff || HalfOf(65520) != 0x7c00 || HalfOf(-1e30) != 0xfc00 {
		t.Error("HalfOf at the end of the range")
	}
}

func TestBFloat16(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 100000 {
		f := math.Float32frombits(r.Uint32())
		if f != f {
			if b := BFloat16Of(f); b.Float32() == b.Float32() {
				t.Fatalf("NaN %#x became %v", math.Float32bits(f), b)
			}
			continue
		}
		if a, b := BFloat16Of(f), BFloat16Of64(float64(f), NearestEven); a != b {
			t.Fatalf("BFloat16Of(%v) = %#x, by way of float64 %#x", f, a, b)
		}
	}
	if got := BFloat16Of(1.00390625); got != 0x3f80 { // halfway between 1 and the next: to even
		t.Errorf("tie goes to %#x", got)
	}
	if Half(0x3555).String() != "0.3333" || BFloat16(0x3eab).String() != "0.334" {
		t.Errorf("shortest text: %v %v", Half(0x3555), BFloat16(0x3eab))
	}
}
