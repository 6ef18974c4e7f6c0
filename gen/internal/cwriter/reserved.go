package cwriter

import (
	"slices"
	"strings"
)

// reservedWords are the keywords of C99 and OpenCL C 1.2 (6.1.9) and the names of its functions and macros, beside
// those that begin with one of reservedPrefixes.
const reservedWords = `auto break case char const continue default do double else enum extern float for goto if
inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void
volatile while bool half uchar ushort uint ulong quad complex imaginary size_t ptrdiff_t intptr_t uintptr_t
global local constant private generic kernel read_only write_only read_write pipe uniform event_t sampler_t
vec_step true false NULL main
abs abs_diff acos acosh acospi add_sat all any asin asinh asinpi atan atan2 atan2pi atanh atanpi barrier bitselect
cbrt ceil clamp clz copysign cos cosh cospi cross ctz degrees distance dot erf erfc exp exp10 exp2 expm1
fabs fast_distance fast_length fast_normalize fdim floor fma fmax fmin fmod fract frexp hadd hypot ilogb isequal
isfinite isgreater isinf isless isnan isnormal isnotequal isordered isunordered ldexp length lgamma lgamma_r log
log10 log1p log2 logb mad mad24 mad_hi mad_sat max maxmag memcmp memcpy memmove memset mem_fence min minmag mix modf mul24 mul_hi nan nextafter
normalize popcount pow pown powr prefetch printf radians read_mem_fence remainder remquo rhadd rint rootn rotate
round rsqrt select shuffle shuffle2 sign signbit sin sincos sinh sinpi smoothstep sqrt step sub_sat tan tanh tanpi
tgamma trunc upsample write_mem_fence linux unix
DBL_DIG FLT_DIG INFINITY NAN MAXFLOAT HUGE_VAL HUGE_VALF`

// reservedPrefixes begin names of built-in types, functions and macros, and of what this package adds.
const reservedPrefixes = `__ as_ async_work_group_ atom_ atomic_ convert_ get_ half_ image1d_ image2d_ image3d_ kb_
native_ read_image vload vstore work_group_ sub_group_ write_image CLK_ cl_ memory_ M_
threadIdx_ blockIdx_ blockDim_ gridDim_`

// vectorBases and a number are names of vector types.
const vectorBases = `char uchar short ushort int uint long ulong float double half bool`

// reservedInOpenCL returns a function that reports whether OpenCL C has a meaning for a name, or this package uses it.
func reservedInOpenCL() func(name string) bool {
	words, prefixes, bases := strings.Fields(reservedWords), strings.Fields(reservedPrefixes), strings.Fields(vectorBases)
	slices.Sort(words)
	return func(name string) bool {
		_, word := slices.BinarySearch(words, name)
		base := strings.TrimRight(name, "0123456789")
		return word || base != name && slices.Contains(bases, base) ||
			slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(name, p) })
	}
}
