package globals

import (
	"math"

	"github.com/kbind/kbind/bindgen/ir"
)

// SixteenBits are the bits of x, which is exact as a 16-bit float of type t.
func SixteenBits(x float64, t ir.Scalar) uint16 {
	bits := math.Float32bits(float32(x))
	if t == ir.BF16 {
		return uint16(bits >> 16)
	}
	sign, rest := uint16(bits>>16&0x8000), bits&0x7fffffff
	switch {
	case rest > 0x7f800000:
		return 0x7fff
	case rest == 0x7f800000:
		return sign | 0x7c00
	case rest < 0x38800000: // subnormal: a multiple of 2^-24
		return sign | uint16(math.Abs(x)*0x1p24)
	}
	return sign | uint16((rest-0x38000000)>>13)
}
