package cmath

import "math/bits"

// The integer operations that differ between signed and unsigned types; int_gen.go has one function per type.

type signedInt interface {
	int8 | int16 | int32 | int64
}

type unsignedInt interface {
	uint8 | uint16 | uint32 | uint64
}

func addSatSigned[T signedInt](x, y T) T {
	s := x + y
	if (x^s)&(y^s) < 0 { // both operands differ in sign from the sum
		return extreme(x)
	}
	return s
}

func subSatSigned[T signedInt](x, y T) T {
	d := x - y
	if (x^y)&(x^d) < 0 {
		return extreme(x)
	}
	return d
}

// extreme returns the greatest value if x is not negative, else the least.
func extreme[T signedInt](x T) T {
	var least T = 1
	for least > 0 {
		least <<= 1
	}
	if x < 0 {
		return least
	}
	return ^least
}

func addSatUnsigned[T unsignedInt](x, y T) T {
	if s := x + y; s >= x {
		return s
	}
	return ^T(0)
}

func subSatUnsigned[T unsignedInt](x, y T) T {
	if x < y {
		return 0
	}
	return x - y
}

// Mul24I32 multiplies the low 24 bits of x and y as signed numbers and keeps the low 32 bits of the product.
func Mul24I32(x, y int32) int32 { return (x << 8 >> 8) * (y << 8 >> 8) }

// Mul24U32 multiplies the low 24 bits of x and y and keeps the low 32 bits of the product.
func Mul24U32(x, y uint32) uint32 { return (x & 0xffffff) * (y & 0xffffff) }

// MulHiI64 returns the upper half of the product.
func MulHiI64(x, y int64) int64 {
	hi, _ := bits.Mul64(uint64(x), uint64(y))
	return int64(hi) - x>>63&y - y>>63&x
}

// MulHiU64 returns the upper half of the product.
func MulHiU64(x, y uint64) uint64 {
	hi, _ := bits.Mul64(x, y)
	return hi
}

// MadSatI64 returns x*y+z, saturated.
func MadSatI64(x, y, z int64) int64 {
	hi, lo := bits.Mul64(uint64(x), uint64(y))
	hi -= uint64(x>>63&y + y>>63&x)
	lo, carry := bits.Add64(lo, uint64(z), 0)
	hi, _ = bits.Add64(hi, uint64(z>>63), carry)
	if hi == uint64(int64(lo)>>63) {
		return int64(lo)
	}
	return extreme(int64(hi))
}

// MadSatU64 returns x*y+z, saturated.
func MadSatU64(x, y, z uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	lo, carry := bits.Add64(lo, z, 0)
	if hi != 0 || carry != 0 {
		return ^uint64(0)
	}
	return lo
}

// BytePermU32 picks four of the eight bytes of y:x by the selector's low three bits of each nibble; a nibble's top bit
// replicates the byte's sign (PTX ISA, prmt).
func BytePermU32(x, y, s uint32) uint32 {
	v := uint64(y)<<32 | uint64(x)
	var r uint32
	for i := 0; i < 32; i, s = i+8, s>>4 {
		b := byte(v >> (8 * (s & 7)))
		if s&8 != 0 {
			b = byte(int8(b) >> 7)
		}
		r |= uint32(b) << i
	}
	return r
}
