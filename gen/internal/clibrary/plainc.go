// Package clibrary has the texts of functions that translated kernels call: in plain C, in OpenCL C, and in CUDA C++
// and HIP.
package clibrary

import "strings"

// Part is the text of a function, and the names of those that it calls.
type Part struct {
	Needs []string
	Text  string
}

// PlainC has functions by their names: conversions and mathematical functions, whose text in OpenCL C would call
// functions of OpenCL.
func PlainC() map[string]Part {
	parts := map[string]Part{}
	for name, text := range conversionsInC {
		parts[name] = Part{Text: text}
	}
	for _, name := range []string{"int32_t", "uint32_t", "int64_t", "uint64_t"} {
		p := parts["kb_odd_"+name]
		p.Needs = []string{"kb_odd_double"}
		switch name {
		case "int64_t":
			p.Needs = append(p.Needs, "kb_odd64_i64")
		case "uint64_t":
			p.Needs = append(p.Needs, "kb_odd64_u64")
		}
		parts["kb_odd_"+name] = p
	}
	for _, list := range []map[string]Part{mathInC(), halfInC()} {
		for name, p := range list {
			parts[name] = p
		}
	}
	for _, mode := range []string{"_rtz", "_rtp", "_rtn"} {
		parts["kb_bf16"+mode] = Part{Text: DirectedBFloat16("static inline ", "uint16_t",
			"uint32_t bits;\n    __builtin_memcpy(&bits, &x, 4);", mode)}
	}
	return parts
}

// conversionsInC are functions that convert numbers.
var conversionsInC = map[string]string{
	"kb_f16_to_float": `static inline float kb_f16_to_float(uint16_t x) {
    uint32_t sign = (uint32_t)(x & 0x8000) << 16, rest = x & 0x7fff, bits;
    if (rest >= 0x7c00) { // an infinity, or a NaN, which is the one of its kind
        bits = rest > 0x7c00 ? 0x7fffffff : sign | 0x7f800000;
    } else if (rest >= 0x400) {
        bits = sign | ((rest << 13) + 0x38000000);
    } else {
        float small = (float)rest * 0x1p-24f;
        __builtin_memcpy(&bits, &small, 4);
        bits |= sign;
    }
    float y;
    __builtin_memcpy(&y, &bits, 4);
    return y;
}
`,
	"kb_bf16_to_float": `static inline float kb_bf16_to_float(uint16_t x) {
    uint32_t bits = (uint32_t)x << 16;
    float y;
    __builtin_memcpy(&y, &bits, 4);
    return y;
}
`,
	"kb_f16": `static inline uint16_t kb_f16(float x) {
    uint32_t bits, sign;
    __builtin_memcpy(&bits, &x, 4);
    sign = bits >> 16 & 0x8000;
    bits &= 0x7fffffff;
    if (bits > 0x7f800000) return 0x7fff;
    if (bits >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (bits < 0x38800000) { // subnormal: the sum with 0.5 rounds to a multiple of 2^-24
        float y;
        __builtin_memcpy(&y, &bits, 4);
        y += 0.5f;
        __builtin_memcpy(&bits, &y, 4);
        return (uint16_t)(sign | (bits - 0x3f000000));
    }
    bits += 0xc8000fff + (bits >> 13 & 1);
    return (uint16_t)(sign | bits >> 13);
}
`,
	"kb_bf16": `static inline uint16_t kb_bf16(float x) {
    uint32_t bits;
    __builtin_memcpy(&bits, &x, 4);
    return x != x ? 0x7fff : (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
`,
	"kb_odd_double": oddDouble,
	"kb_odd_int32_t": `static inline float kb_odd_int32_t(int32_t x) {
    return kb_odd_double((double)x);
}
`,
	"kb_odd_uint32_t": `static inline float kb_odd_uint32_t(uint32_t x) {
    return kb_odd_double((double)x);
}
`,
	"kb_odd_int64_t": `static inline float kb_odd_int64_t(int64_t x) {
    return kb_odd_double(kb_odd64_i64(x));
}
`,
	"kb_odd_uint64_t": `static inline float kb_odd_uint64_t(uint64_t x) {
    return kb_odd_double(kb_odd64_u64(x));
}
`,
	"kb_odd64_i64": odd64("i64", "int64_t"),
	"kb_odd64_u64": odd64("u64", "uint64_t"),
	"kb_fma_odd": `static inline double kb_fma_odd(double a, double b, double c) {
    double p = a * b, s = p + c, part = s - p, error = (p - (s - part)) + (c - part);
    uint64_t bits;
    __builtin_memcpy(&bits, &s, 8);
    if (error == 0 || error != error || (bits & 1)) return s;
    bits += (error > 0) == (s > 0) ? 1 : -1;
    __builtin_memcpy(&s, &bits, 8);
    return s;
}
`,
}

const oddDouble = `static inline float kb_odd_double(double x) {
    float y = (float)x;
    uint32_t bits;
    if ((double)y == x || x != x) return y;
    __builtin_memcpy(&bits, &y, 4);
    if (__builtin_fabs((double)y) > __builtin_fabs(x)) bits--; // toward zero
    bits |= 1;
    __builtin_memcpy(&y, &bits, 4);
    return y;
}
`

// odd64 is a function that rounds an integer of 64 bits to a double whose last bit is 1 if the value was not exact.
func odd64(name, typ string) string {
	return strings.NewReplacer("NAME", name, "TYPE", typ).Replace(`static inline double kb_odd64_NAME(TYPE x) {
    double y = (double)x;
    __int128 error = (__int128)x - (__int128)y;
    uint64_t bits;
    __builtin_memcpy(&bits, &y, 8);
    if (error == 0 || (bits & 1)) return y;
    bits += (error > 0) == (y > 0) ? 1 : -1;
    __builtin_memcpy(&y, &bits, 8);
    return y;
}
`)
}

// halfInC are the conversions to half that round toward zero, up and down: from the nearest half the neighbour where
// that is on the wrong side.
func halfInC() map[string]Part {
	parts := map[string]Part{}
	for mode, wrong := range map[string]string{"_rtz": "x > 0 ? y > x : y < x", "_rtp": "y < x", "_rtn": "y > x"} {
		down := map[string]string{"_rtz": "bits - 1", "_rtp": "bits & 0x8000 ? bits - 1 : bits + 1",
			"_rtn": "bits & 0x8000 ? bits + 1 : bits - 1"}[mode]
		zero := ""
		switch mode { // the neighbours of zero
		case "_rtp":
			zero = "    if (!(bits & 0x7fff)) return x > 0 ? 1 : bits;\n"
		case "_rtn":
			zero = "    if (!(bits & 0x7fff)) return x < 0 ? 0x8001 : bits;\n"
		}
		parts["kb_f16"+mode] = Part{Needs: []string{"kb_f16", "kb_f16_to_float"},
			Text: "static inline uint16_t kb_f16" + mode +
				"(float x) {\n    uint16_t bits = kb_f16(x);\n    float y = kb_f16_to_float(bits);\n" + zero +
				"    return x == x && (" + wrong + ") ? (uint16_t)(" + down + ") : bits;\n}\n"}
	}
	return parts
}
