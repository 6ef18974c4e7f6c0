package fold

import (
	"math"
	"math/bits"

	"github.com/kbind/kbind/bindgen/ir"
)

// Wrap truncates v to the width of s and extends it as s does.
func Wrap(v uint64, s ir.Scalar) uint64 {
	switch s {
	case ir.Bool:
		return v & 1
	case ir.I8:
		return uint64(int64(int8(v)))
	case ir.U8:
		return uint64(uint8(v))
	case ir.I16:
		return uint64(int64(int16(v)))
	case ir.U16:
		return uint64(uint16(v))
	case ir.I32:
		return uint64(int64(int32(v)))
	case ir.U32:
		return uint64(uint32(v))
	}
	return v
}

// Round rounds v to the precision of s.
func Round(v float64, s ir.Scalar) float64 {
	switch s {
	case ir.F32:
		return float64(float32(v))
	case ir.F16:
		return roundTo(v, 11, -14, 65504)
	case ir.BF16:
		return roundTo(v, 8, -126, 0x1.fep127)
	}
	return v
}

// roundTo rounds to nearest even with the given number of significant bits, least normal exponent and largest finite
// value.
func roundTo(v float64, digits, minExp int, largest float64) float64 {
	if v == 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return v
	}
	_, exp := math.Frexp(v)
	exp = max(exp-1, minExp)
	unit := math.Ldexp(1, exp-digits+1)
	r := math.RoundToEven(v/unit) * unit
	if math.Abs(r) > largest {
		return math.Copysign(math.Inf(1), v)
	}
	return r
}

// IsNegZero reports whether f is -0.
func IsNegZero(f float64) bool { return f == 0 && 1/f < 0 }

// floatToInt truncates toward zero and saturates. NaN gives 0, or the top bit alone for 64 bits and from F64, as PTX's
// cvt.rzi does.
func floatToInt(v float64, from, to ir.Scalar) uint64 {
	v = math.Trunc(v)
	if math.IsNaN(v) && to != ir.Bool {
		if to.Size() == 8 || from == ir.F64 && to.Size() == 4 {
			return Wrap(1<<(8*to.Size()-1), to)
		}
		return 0
	}
	if to == ir.Bool {
		if v != 0 {
			return 1
		}
		return 0
	}
	width := to.Size() * 8
	if to.IsSigned() {
		limit := math.Ldexp(1, width-1)
		if v >= limit {
			return 1<<(width-1) - 1
		}
		return uint64(int64(math.Max(v, -limit)))
	}
	if v >= math.Ldexp(1, width) {
		return math.MaxUint64 >> (64 - width)
	}
	if v <= 0 {
		return 0
	}
	return uint64(v)
}

// intToFloat rounds once: float64 first would round twice for 64-bit integers.
func intToFloat(v uint64, from, to ir.Scalar) float64 {
	if from.IsSigned() {
		i := int64(v)
		if to == ir.F32 {
			return float64(float32(i))
		}
		if to == ir.F64 || i > -1<<53 && i < 1<<53 {
			return Round(float64(i), to)
		}
		return Round(sticky(uint64(max(i, -i)), i < 0), to)
	}
	if to == ir.F32 {
		return float64(float32(v))
	}
	if to == ir.F64 || v < 1<<53 {
		return Round(float64(v), to)
	}
	return Round(sticky(v, false), to)
}

// sticky keeps the upper 53 bits of v and sets the last of them if a dropped bit was set, so that rounding again is
// right.
func sticky(v uint64, negative bool) float64 {
	drop := 64 - bits.LeadingZeros64(v) - 53
	if drop > 0 {
		low := v & (1<<drop - 1)
		v = v &^ (1<<drop - 1)
		if low != 0 {
			v |= 1 << drop
		}
	}
	f := float64(v)
	if negative {
		return -f
	}
	return f
}
