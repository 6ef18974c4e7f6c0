package cmath

import "math"

// What C has and Go writes otherwise: choices without a branch, masks, and constants that Go's compiler is not to
// evaluate.

// Opaque returns v. It keeps Go's compiler from evaluating C constant expressions that Go refuses, such as overflow
// that wraps in C.
func Opaque[T any](v T) T { return v }

// Select returns a if c is true, else b. Both are evaluated.
func Select[T any](c bool, a, b T) T {
	if c {
		return a
	}
	return b
}

// Ones returns a mask of ones if c is true, else 0.
func Ones(c bool) uint32 {
	var m uint32
	if c {
		m = 1
	}
	return -m
}

// PickF32, PickI32 and PickU32 return a if mask is all ones, b if it is 0, without a branch.
func PickF32(mask uint32, a, b float32) float32 {
	return math.Float32frombits(math.Float32bits(a)&mask | math.Float32bits(b)&^mask)
}

// PickI32 is described at PickF32.
func PickI32(mask uint32, a, b int32) int32 { return int32(PickU32(mask, uint32(a), uint32(b))) }

// PickU32 is described at PickF32.
func PickU32(mask, a, b uint32) uint32 { return a&mask | b&^mask }

// MoveI32 returns a if c is true, else b. Go's compiler makes it a conditional move, which costs less than a mask, but
// in short loops it may prefer a branch.
func MoveI32(c bool, a, b int32) int32 {
	if c {
		b = a
	}
	return b
}

// MoveU32 is described at MoveI32.
func MoveU32(c bool, a, b uint32) uint32 {
	if c {
		b = a
	}
	return b
}

// MoveF32 is described at MoveI32.
func MoveF32(c bool, a, b float32) float32 {
	return math.Float32frombits(MoveU32(c, math.Float32bits(a), math.Float32bits(b)))
}

// Integer is the integer types of kernels.
type Integer interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~int32 | ~uint32 | ~int64 | ~uint64
}

// Mask returns -1, all bits set, if c is true, else 0: what OpenCL's vector comparisons give.
func Mask[T Integer](c bool) T {
	if c {
		return ^T(0)
	}
	return 0
}
