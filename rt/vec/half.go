package vec

import (
	"math"
	"strconv"
)

// Half is an IEEE 754 binary16 number, C's half, __half and _Float16, held as its bits. It converts to and from
// float32 and float64; arithmetic is done in float32 and rounded once, which is exact rounding for + - * / and the
// square root.
type Half uint16

// BFloat16 is the upper half of a float32, C's __nv_bfloat16 and hip_bfloat16, held as its bits.
type BFloat16 uint16

// Round says how a conversion to a narrower floating type rounds.
type Round uint8

// The rounding modes of IEEE 754 that C's conversions name.
const (
	NearestEven Round = iota
	TowardZero
	Up   // toward positive infinity
	Down // toward negative infinity
)

// HalfOf returns f rounded to the nearest half, ties to even. Values that are too large become infinities. NaN becomes
// 0x7fff (PTX ISA 5.2.3, canonical NaN).
func HalfOf(f float32) Half {
	b := math.Float32bits(f)
	sign := b >> 16 & 0x8000
	b &= 0x7fffffff
	switch {
	case b >= 0x47800000: // 65536 and more, infinity, NaN
		if b > 0x7f800000 {
			return 0x7fff
		}
		return Half(sign | 0x7c00)
	case b >= 0x38800000: // normal: rebias the exponent from 127 to 15, then round at bit 13
		b -= 112 << 23
		return Half(sign | (b+0x0fff+b>>13&1)>>13)
	}
	// Subnormal: adding 0.5 puts the unit of the last place of the result, 2^-24, at the last place of the sum, so the
	// hardware rounds for us.
	r := math.Float32frombits(b) + 0.5
	return Half(sign | math.Float32bits(r) - 0x3f000000)
}

// HalfOf64 returns f rounded once to a half. NaN becomes 0x7fff.
func HalfOf64(f float64, mode Round) Half { return Half(narrow(f, mode, 10, 15)) }

// BFloat16Of returns f rounded to the nearest BFloat16, ties to even. NaN becomes 0x7fff.
func BFloat16Of(f float32) BFloat16 {
	b := math.Float32bits(f)
	if b&0x7fffffff > 0x7f800000 {
		return 0x7fff
	}
	return BFloat16((b + 0x7fff + b>>16&1) >> 16)
}

// BFloat16Of64 returns f rounded once to a BFloat16. NaN becomes 0x7fff.
func BFloat16Of64(f float64, mode Round) BFloat16 { return BFloat16(narrow(f, mode, 7, 127)) }

// narrow rounds f to a 16-bit format with the given mantissa bits and exponent bias.
func narrow(f float64, mode Round, mant, bias int) uint16 {
	b := math.Float64bits(f)
	sign := uint16(b >> 48 & 0x8000)
	inf := uint16(2*bias+1) << mant
	if f != f {
		return 0x7fff
	}
	abs := math.Abs(f)
	if math.IsInf(f, 0) {
		return sign | inf
	}
	e := max(int(b>>52&0x7ff)-1023, 1-bias)
	unit := e - mant                   // the exponent of the last place of the result
	scaled := math.Ldexp(abs, -unit)   // exact unless it is far below one unit, where only "not zero" matters
	if abs != 0 && scaled < 0x1p-200 { // float64 subnormals
		scaled = 0x1p-200
	}
	var n float64
	switch away := f < 0; {
	case mode == NearestEven:
		n = math.RoundToEven(scaled)
	case mode == Up && !away, mode == Down && away:
		n = math.Ceil(scaled)
	default:
		n = math.Floor(scaled)
	}
	// n counts units from zero; adding it to the exponent field carries into the next binade by itself.
	r := uint64(e-(1-bias))<<mant + uint64(n)
	if e > bias || r >= uint64(inf) {
		if mode == NearestEven || mode == Up && f > 0 || mode == Down && f < 0 {
			return sign | inf
		}
		return sign | inf - 1
	}
	return sign | uint16(r)
}

// Float32 returns h exactly. NaN becomes 0x7fffffff, as HalfOf makes 0x7fff of it.
func (h Half) Float32() float32 {
	sign := uint32(h&0x8000) << 16
	b := uint32(h & 0x7fff)
	switch {
	case b > 0x7c00:
		return math.Float32frombits(0x7fffffff)
	case b == 0x7c00:
		return math.Float32frombits(sign | 0x7f800000)
	case b >= 0x400:
		return math.Float32frombits(sign | (b<<13 + 112<<23))
	}
	return math.Float32frombits(sign | math.Float32bits(float32(b)*0x1p-24))
}

// Float64 returns h exactly.
func (h Half) Float64() float64 { return float64(h.Float32()) }

// String returns the shortest decimal text that reads back as h.
func (h Half) String() string {
	return shortest(h.Float32(), func(f float32) bool { return HalfOf(f) == h })
}

// Float32 returns b exactly.
func (b BFloat16) Float32() float32 { return math.Float32frombits(uint32(b) << 16) }

// Float64 returns b exactly.
func (b BFloat16) Float64() float64 { return float64(b.Float32()) }

// String returns the shortest decimal text that reads back as b.
func (b BFloat16) String() string {
	return shortest(b.Float32(), func(f float32) bool { return BFloat16Of(f) == b })
}

func shortest(f float32, same func(float32) bool) string {
	for prec := 1; prec < 9; prec++ {
		s := strconv.FormatFloat(float64(f), 'g', prec, 32)
		if g, err := strconv.ParseFloat(s, 32); err == nil && same(float32(g)) {
			return s
		}
	}
	return strconv.FormatFloat(float64(f), 'g', -1, 32)
}
