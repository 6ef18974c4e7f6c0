package cmath

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/kbind/kbind/rt/vec"
)

func TestFloatToInt(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	f := float32(2.5)
	for _, c := range []struct {
		name      string
		got, want int64
	}{
		{"NaN", int64(F32ToI32(float32(nan))), 0}, {"NaN to unsigned", int64(F64ToU64(nan)), math.MinInt64},
		{"NaN to unsigned, sat", int64(F64ToU64Sat(nan)), 0},
		{"double NaN to int", int64(F64ToI32(nan)), math.MinInt32}, {"double NaN to uint", int64(F64ToU32Rn(nan)), 1 << 31},
		{"NaN to long", int64(F32ToI64(float32(nan))), math.MinInt64}, {"NaN, rn", int64(F32ToI32Rn(float32(nan))), 0},
		{"double NaN to int, sat", int64(F64ToI32SatRd(nan)), 0},
		{"half NaN to long", int64(F16ToI64(0x7fff)), math.MinInt64}, {"half NaN to uint", int64(F16ToU32(0x7fff)), 0},
		{"double NaN to uchar", int64(F64ToU8(nan)), 0}, {"inf", int64(F32ToI32(float32(inf))), math.MaxInt32},
		{"-inf", int64(F64ToI64(-inf)), math.MinInt64},
		{"2^31", int64(F32ToI32(0x1p31)), math.MaxInt32}, {"-2^31", int64(F32ToI32(-0x1p31)), math.MinInt32},
		{"below", int64(F32ToI32(-0x1.000002p31)), math.MinInt32},
		{"2147483647.5", int64(F64ToI32(2147483647.5)), math.MaxInt32},
		{"-2147483648.5", int64(F64ToI32(-2147483648.5)), math.MinInt32},
		{"-1 to unsigned", int64(F32ToU32(-1)), 0}, {"-0.5 to unsigned", int64(F32ToU32(-0.5)), 0},
		{"2^32", int64(F32ToU32(0x1p32)), math.MaxUint32}, {"2^64", int64(F64ToU64(0x1p64)), -1},
		{"2^63 to unsigned", int64(F64ToU64(0x1p63)), math.MinInt64}, {"2^63", int64(F64ToI64(0x1p63)), math.MaxInt64},
		{"toward zero", int64(F32ToI32(-2.9)), -2}, {"rn 2.5", int64(F32ToI32Rn(f)), 2},
		{"rn 3.5", int64(F32ToI32Rn(3.5)), 4}, {"ru", int64(F32ToI32Ru(f)), 3}, {"rd", int64(F32ToI32Rd(-f)), -3},
		{"300 to uchar", int64(F32ToU8(300)), 44}, {"300 to uchar, sat", int64(F32ToU8Sat(300)), 255},
		{"-5 to uchar, sat", int64(F32ToU8Sat(-5)), 0},
		{"200 to char, sat", int64(F32ToI8Sat(200)), 127}, {"126.5 rn", int64(F32ToI8SatRn(126.5)), 126},
		{"1e20 to short, sat", int64(F64ToI16Sat(-1e20)), -32768},
		{"half inf", int64(F16ToI32(0x7c00)), math.MaxInt32}, {"half 65504", int64(F16ToU16(0x7bff)), 65504},
		{"int sat", int64(I32ToU8Sat(-1)), 0}, {"int sat", int64(I32ToU8Sat(256)), 255},
		{"uint sat", int64(U32ToI32Sat(math.MaxUint32)), math.MaxInt32}, {"long sat", int64(I64ToI8Sat(-129)), -128},
		{"short to ushort", int64(I16ToU16Sat(-1)), 0},
		{"ulong to int", int64(U64ToI32Sat(math.MaxUint64)), math.MaxInt32}, {"long to ulong", int64(I64ToU64Sat(-1)), 0},
		{"char to ushort", int64(I8ToU16Sat(-3)), 0},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d, want %d", c.name, c.got, c.want)
		}
	}
}

func TestIntToFloat(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	modes := map[vec.Round]big.RoundingMode{vec.TowardZero: big.ToZero, vec.Up: big.ToPositiveInf,
		vec.Down: big.ToNegativeInf}
	got32 := map[vec.Round]func(int64) float32{vec.TowardZero: I64ToF32Rz, vec.Up: I64ToF32Ru, vec.Down: I64ToF32Rd}
	got64 := map[vec.Round]func(int64) float64{vec.TowardZero: I64ToF64Rz, vec.Up: I64ToF64Ru, vec.Down: I64ToF64Rd}
	gotU := map[vec.Round]func(uint64) float32{vec.TowardZero: U64ToF32Rz, vec.Up: U64ToF32Ru, vec.Down: U64ToF32Rd}
	edges := []int64{0, 1, -1, math.MaxInt64, math.MinInt64, 1<<53 + 1, -(1<<53 + 1), 1<<24 + 1}
	for i := range 5000 {
		x := int64(r.Uint64()) >> r.IntN(64)
		if i < len(edges) {
			x = edges[i]
		}
		for m, bm := range modes {
			want, _ := new(big.Float).SetPrec(24).SetMode(bm).SetInt64(x).Float32()
			if got := got32[m](x); got != want {
				t.Errorf("%d to float32, %v: %v, want %v", x, bm, got, want)
			}
			want64, _ := new(big.Float).SetPrec(53).SetMode(bm).SetInt64(x).Float64()
			if got := got64[m](x); got != want64 {
				t.Errorf("%d to float64, %v: %v, want %v", x, bm, got, want64)
			}
			want, _ = new(big.Float).SetPrec(24).SetMode(bm).SetUint64(uint64(x)).Float32()
			if got := gotU[m](uint64(x)); got != want {
				t.Errorf("%d to float32, %v: %v, want %v", uint64(x), bm, got, want)
			}
		}
	}
	if I32ToF16(2049) != vec.HalfOf(2048) || I32ToF16(70000) != 0x7c00 || I32ToF16Rz(70000) != 0x7bff ||
		I64ToF16(2049+1<<40) != 0x7c00 {
		t.Error("int to half")
	}
	if F64ToF32Rz(1+0x1p-24+0x1p-40) != 1 || F64ToF32Ru(1+0x1p-40) != 1+0x1p-23 || F64ToF32Rd(-1-0x1p-40) != -1-0x1p-23 {
		t.Error("double to float with a mode")
	}
	if F64ToF16(1+0x1p-11+0x1p-40) != 0x3c01 { // by way of float32 it would be a tie and go to 1
		t.Error("double to half is rounded twice")
	}
}
