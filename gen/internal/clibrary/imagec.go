package clibrary

import (
	"regexp"
	"strings"
)

// Textures, surfaces and images in plain C: the texts in OpenCL C, with C's words for what C has not. A vector is one
// of GCC's and Clang's, whose components have numbers.

// wordInC matches a word of OpenCL C, and wordsInC has what stands for it.
var wordInC = regexp.MustCompile(`\b(?:global |private |char\b|uchar\b|ushort\b|uint\b|long\b|ulong\b|float4\b|int4\b|` +
	`uint4\b|floor\b|fabs\b|rint\b|fmin\b|fmax\b|min\b|clamp\b)`)

var wordsInC = map[string]string{"global ": "", "private ": "", "char": "int8_t", "uchar": "uint8_t",
	"ushort": "uint16_t", "uint": "uint32_t", "long": "int64_t", "ulong": "uint64_t", "float4": "kb_f32x4",
	"int4": "kb_i32x4", "uint4": "kb_u32x4", "floor": "__builtin_floor", "fabs": "__builtin_fabs",
	"rint": "__builtin_rint", "fmin": "kb_image_low", "fmax": "kb_image_high", "min": "kb_image_least",
	"clamp": "kb_image_between"}

// ImageLimits are functions that OpenCL C has and C has not, for numbers that are no NaNs.
const ImageLimits = `static inline uint kb_image_least(uint x, uint y) { return x < y ? x : y; }

static inline kb_real kb_image_low(kb_real x, kb_real y) { return x < y ? x : y; }

static inline kb_real kb_image_high(kb_real x, kb_real y) { return x > y ? x : y; }

static inline int kb_image_between(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
`

// partOf matches a component of a vector.
var partOf = regexp.MustCompile(`\b(c|v|value)\.([xyzw])\b`)

// ImageInC is a text of texture.go or image.go in plain C; half is the function that makes a float of the bits of a
// half. A surface that is used wrongly ends the launch: kb_fault says for which worker, and where.
func ImageInC(text, half string) string {
	text = strings.NewReplacer("vload4(0, t->border)", "(float4)(t->border[0], t->border[1], t->border[2], t->border[3])",
		"vload_half(at, (global const half *)p)", half+"(((global const ushort *)p)[at])").Replace(text)
	text = partOf.ReplaceAllStringFunc(text, func(part string) string {
		at := len(part) - 2
		return part[:at] + "[" + string("0123"[strings.IndexByte("xyzw", part[at+1])]) + "]"
	})
	for _, vector := range []string{"(float4)(", "(int4)(", "(uint4)("} {
		text = composed(text, vector)
	}
	text = wordInC.ReplaceAllStringFunc(text, func(word string) string { return wordsInC[word] })
	return failing.Replace(text)
}

// failing has a function of surfaces end the launch where one in OpenCL C notes a fault.
var failing = strings.NewReplacer("volatile uint32_t *fault", "kb_worker *worker, const char *file, uint32_t line",
	"kb_surface(fault, ", "kb_surface(worker, file, line, ", "*fault = 1;",
	"kb_fail(worker, file, line, \""+surfaceFault+"\");")

// surfaceFault is what a kernel is told that uses a surface wrongly.
const surfaceFault = "an access outside of a surface, or as what it is not"

// composed writes the vectors that begin so as lists in braces.
func composed(text, begin string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, begin)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		end, depth := 0, 1
		for ; depth > 0; end++ {
			switch rest[end] {
			case '(':
				depth++
			case ')':
				depth--
			}
		}
		b.WriteString(strings.TrimSuffix(begin, "(") + "{" + rest[:end-1] + "}")
		text = rest[end:]
	}
}
