package cmath

import (
	"math"

	"github.com/kbind/kbind/rt/vec"
)

// The parts of convert_*_gen.go that are the same for several types. A conversion from float to integer rounds toward
// zero and saturates; NaN becomes what the caller says.

func clipI32(x float64, nan int32) int32 {
	switch {
	case x != x:
		return nan
	case x < math.MinInt32:
		return math.MinInt32
	case x > math.MaxInt32:
		return math.MaxInt32
	}
	return int32(x)
}

func clipU32(x float64, nan uint32) uint32 {
	switch {
	case x != x:
		return nan
	case x >= math.MaxUint32:
		return math.MaxUint32
	case x > 0:
		return uint32(x)
	}
	return 0
}

func clipI64(x float64, nan int64) int64 {
	switch {
	case x != x:
		return nan
	case x < -0x1p63:
		return math.MinInt64
	case x >= 0x1p63:
		return math.MaxInt64
	}
	return int64(x)
}

func clipU64(x float64, nan uint64) uint64 {
	switch {
	case x != x:
		return nan
	case x >= 0x1p64:
		return math.MaxUint64
	case x > 0:
		return uint64(x)
	}
	return 0
}

// i64Odd returns x as a float64 rounded to odd: from it any shorter format can be rounded as if from x.
func i64Odd(x int64) float64 {
	if x < 0 {
		return -u64Odd(-uint64(x))
	}
	return u64Odd(uint64(x))
}

// u64Odd is i64Odd for unsigned numbers.
func u64Odd(x uint64) float64 {
	return toOdd(twoSum(float64(x>>32)*0x1p32, float64(uint32(x))))
}

func i64To64(x int64, mode vec.Round) float64 {
	s, e := twoSum(float64(x>>32)*0x1p32, float64(uint32(x)))
	return narrow64(s, e, mode)
}

func u64To64(x uint64, mode vec.Round) float64 {
	s, e := twoSum(float64(x>>32)*0x1p32, float64(uint32(x)))
	return narrow64(s, e, mode)
}

// nextafter16 is nextafter on the bits of a 16-bit float; xf and yf are the values of x and y.
func nextafter16(x, y uint16, xf, yf float64) uint16 {
	switch {
	case xf != xf:
		return x
	case xf == yf || yf != yf:
		return y
	case xf == 0:
		return y&0x8000 | 1
	case (xf < yf) == (xf > 0):
		return x + 1
	}
	return x - 1
}
