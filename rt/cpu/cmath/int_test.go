package cmath

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

func TestInt64Arithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	edges := []int64{0, 1, -1, 2, math.MaxInt64, math.MinInt64, math.MinInt64 + 1, 1 << 32, -1 << 32}
	pick := func() int64 {
		if r.IntN(3) == 0 {
			return edges[r.IntN(len(edges))]
		}
		return int64(r.Uint64()) >> r.IntN(64)
	}
	lo, hi := big.NewInt(math.MinInt64), big.NewInt(math.MaxInt64)
	umax := new(big.Int).SetUint64(math.MaxUint64)
	clip := func(v, lo, hi *big.Int) *big.Int {
		if v.Cmp(lo) < 0 {
			return lo
		}
		if v.Cmp(hi) > 0 {
			return hi
		}
		return v
	}
	for range 20000 {
		x, y, z := pick(), pick(), pick()
		bx, by, bz := big.NewInt(x), big.NewInt(y), big.NewInt(z)
		prod := new(big.Int).Mul(bx, by)
		if got, want := MulHiI64(x, y), new(big.Int).Rsh(prod, 64).Int64(); got != want {
			t.Errorf("mulhi(%d, %d) = %d, want %d", x, y, got, want)
		}
		if got, want := MadSatI64(x, y, z), clip(new(big.Int).Add(prod, bz), lo, hi).Int64(); got != want {
			t.Errorf("mad_sat(%d, %d, %d) = %d, want %d", x, y, z, got, want)
		}
		if got, want := AddSatI64(x, y), clip(new(big.Int).Add(bx, by), lo, hi).Int64(); got != want {
			t.Errorf("add_sat(%d, %d) = %d, want %d", x, y, got, want)
		}
		if got, want := SubSatI64(x, y), clip(new(big.Int).Sub(bx, by), lo, hi).Int64(); got != want {
			t.Errorf("sub_sat(%d, %d) = %d, want %d", x, y, got, want)
		}
		u, v, w := uint64(x), uint64(y), uint64(z)
		bu, bv, bw := new(big.Int).SetUint64(u), new(big.Int).SetUint64(v), new(big.Int).SetUint64(w)
		uprod := new(big.Int).Mul(bu, bv)
		if got, want := MulHiU64(u, v), new(big.Int).Rsh(uprod, 64).Uint64(); got != want {
			t.Errorf("mulhi(%d, %d) = %d, want %d", u, v, got, want)
		}
		if got, want := MadSatU64(u, v, w), clip(new(big.Int).Add(uprod, bw), new(big.Int), umax).Uint64(); got != want {
			t.Errorf("mad_sat(%d, %d, %d) = %d, want %d", u, v, w, got, want)
		}
	}
}

func TestSmallSaturation(t *testing.T) {
	clip := func(v, lo, hi int) int { return min(max(v, lo), hi) }
	for x := -128; x < 128; x++ {
		for y := -128; y < 128; y++ {
			a, b := int8(x), int8(y)
			if AddSatI8(a, b) != int8(clip(x+y, -128, 127)) || SubSatI8(a, b) != int8(clip(x-y, -128, 127)) {
				t.Fatalf("int8: %d and %d: %d, %d", x, y, AddSatI8(a, b), SubSatI8(a, b))
			}
			u, v := uint8(x+128), uint8(y+128)
			if AddSatU8(u, v) != uint8(clip(int(u)+int(v), 0, 255)) || SubSatU8(u, v) != uint8(clip(int(u)-int(v), 0, 255)) {
				t.Fatalf("uint8: %d and %d: %d, %d", u, v, AddSatU8(u, v), SubSatU8(u, v))
			}
			if got, want := MulHiI8(a, b), int8(x*y>>8); got != want {
				t.Fatalf("mulhi(%d, %d) = %d, want %d", x, y, got, want)
			}
			if got, want := MadSatI8(a, b, 100), int8(clip(x*y+100, -128, 127)); got != want {
				t.Fatalf("mad_sat(%d, %d, 100) = %d, want %d", x, y, got, want)
			}
		}
	}
	if MadSatU32(math.MaxUint32, math.MaxUint32, math.MaxUint32) != math.MaxUint32 || MadSatU32(3, 4, 5) != 17 {
		t.Error("mad_sat of uint32")
	}
}

func TestBits(t *testing.T) {
	for _, c := range []struct {
		name      string
		got, want int64
	}{
		{"clz 0", int64(ClzI32(0)), 32}, {"clz 1 of 8 bits", int64(ClzU8(1)), 7}, {"clz -1", int64(ClzI64(-1)), 0},
		{"ctz 0", int64(CtzU16(0)), 16}, {"ctz 8", int64(CtzI32(8)), 3},
		{"popc", int64(PopcI32(-1)), 32}, {"popc of 16 bits", int64(PopcI16(-1)), 16},
		{"abs of the least", int64(AbsI32(math.MinInt32)), math.MinInt32}, {"abs", int64(AbsI8(-5)), 5},
		{"rotate", int64(RotateU8(0x81, 1)), 3}, {"rotate modulo", int64(RotateI32(1, 33)), 2},
		{"rotate back", int64(RotateU32(1, ^uint32(0))), 1 << 31},
		{"brev", int64(BrevU32(1)), 1 << 31}, {"mul24", int64(Mul24I32(0x00ffffff, 3)), -3},
		{"umul24", int64(Mul24U32(0xff000002, 3)), 6},
		{"mulhi", int64(MulHiU32(1<<31, 4)), 2}, {"mulhi signed", int64(MulHiI32(-1, 1)), -1},
		{"byte_perm", int64(BytePermU32(0x33221100, 0x77665544, 0x7531)), 0x77553311},
		{"byte_perm sign", int64(BytePermU32(0x80, 0, 0x888f)), 0xffffff00},
	} {
		if c.got != c.want {
			t.Errorf("%s = %#x, want %#x", c.name, c.got, c.want)
		}
	}
}

// TestBitsRandom compares the operations on bits with what their definitions say, bit by bit.
func TestBitsRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(25, 26))
	for range 20000 {
		x := r.Uint64() >> r.IntN(64)
		y := r.Uint32()
		leading, trailing, ones, reversed := 0, 0, 0, uint64(0)
		for i := 63; i >= 0 && x>>i&1 == 0; i-- {
			leading++
		}
		for i := 0; i < 64 && x>>i&1 == 0; i++ {
			trailing++
		}
		for i := range 64 {
			ones += int(x >> i & 1)
			reversed |= x >> i & 1 << (63 - i)
		}
		x32, s := uint32(x), r.Uint32()&0x7777
		pick := func(nibble int) uint64 { return (uint64(y)<<32 | uint64(x32)) >> (8 * (s >> nibble & 7)) & 255 }
		for _, c := range []struct {
			name      string
			got, want uint64
		}{
			{"clz", uint64(ClzU64(x)), uint64(leading)}, {"ctz", uint64(CtzU64(x)), uint64(trailing)},
			{"popc", uint64(PopcU64(x)), uint64(ones)}, {"brev", BrevU64(x), reversed},
			{"brev 32", uint64(BrevU32(x32)), uint64(uint32(BrevU64(uint64(x32)) >> 32))},
			{"clz 32", uint64(ClzU32(x32)), uint64(ClzU64(uint64(x32))) - 32},
			{"rotate", uint64(RotateU32(x32, y)), uint64(x32<<(y&31) | uint32(uint64(x32)>>(32-y&31)))},
			{"mulhi", uint64(MulHiU32(x32, y)), uint64(x32) * uint64(y) >> 32},
			{"mulhi signed", uint64(uint32(MulHiI32(int32(x32), int32(y)))),
				uint64(uint32(int64(int32(x32)) * int64(int32(y)) >> 32))},
			{"mul24", uint64(Mul24U32(x32, y)), uint64(uint32(uint64(x32&0xffffff) * uint64(y&0xffffff)))},
			{"mul24 signed", uint64(uint32(Mul24I32(int32(x32), int32(y)))),
				uint64(uint32(int64(int32(x32<<8)>>8) * int64(int32(y<<8)>>8)))},
			{"abs", uint64(AbsI64(int64(x))), uint64(max(int64(x), -int64(x)))},
			{"add_sat", uint64(AddSatU32(x32, y)), min(uint64(x32)+uint64(y), math.MaxUint32)},
			{"add_sat signed", uint64(AddSatI32(int32(x32), int32(y))),
				uint64(max(math.MinInt32, min(math.MaxInt32, int64(int32(x32))+int64(int32(y)))))},
			{"byte_perm", uint64(BytePermU32(x32, y, s)), pick(0) | pick(4)<<8 | pick(8)<<16 | pick(12)<<24},
		} {
			if c.got != c.want {
				t.Fatalf("%s of %#x, %#x: %#x, want %#x", c.name, x, y, c.got, c.want)
			}
		}
	}
}
