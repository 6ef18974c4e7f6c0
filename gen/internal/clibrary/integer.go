package clibrary

import "fmt"

// Integer is a type of integers in plain C.
type Integer struct {
	Name           string // in the names of functions: "i32"
	Type, Unsigned string // the type, and that without a sign of its size: "int32_t", "uint32_t"
	Bits           int
	Signed         bool
	Low, High      string // the least and the greatest
}

// integerTexts are the bodies of functions: %[1]s is the type, %[2]s the unsigned one, %[3]d its bits, and %[4]d one
// less.
var integerTexts = map[string]string{
	"max":  "return x > y ? x : y;",
	"min":  "return x < y ? x : y;",
	"clz":  "return (%[1]s)(x == 0 ? %[3]d : __builtin_clzll((uint64_t)(%[2]s)x) - (64 - %[3]d));",
	"ctz":  "return (%[1]s)(x == 0 ? %[3]d : __builtin_ctzll((uint64_t)(%[2]s)x));",
	"popc": "return (%[1]s)__builtin_popcountll((uint64_t)(%[2]s)x);",
	"rotate": "unsigned n = (unsigned)y & %[4]d;\n" +
		"    return (%[1]s)((%[2]s)((%[2]s)x << n) | (%[2]s)((%[2]s)x >> (-n & %[4]d)));",
	"byte_perm": "uint64_t both = (uint64_t)y << 32 | x;\n    uint32_t r = 0;\n" +
		"    for (int i = 0; i < 4; i++) {\n" +
		"        uint32_t b = (uint32_t)(both >> (8 * (s >> 4 * i & 7))) & 0xff;\n" +
		"        if (s >> 4 * i & 8) b = b & 0x80 ? 0xff : 0;\n        r |= b << 8 * i;\n    }\n    return r;",
}

// Function is the function for an operation: its name and its text, "" if there is none.
func (t Integer) Function(op string) (name, text string) {
	body := integerTexts[op]
	switch op {
	case "abs":
		body = t.abs()
	case "add_sat", "sub_sat", "mad_sat":
		body = t.saturated(op)
	case "brev":
		body = t.reversed()
	case "mulhi":
		body = t.upperHalf()
	case "mul24":
		body = t.product24()
	}
	if body == "" {
		return "", ""
	}
	params := "%[1]s x, %[1]s y"
	switch op {
	case "abs", "brev", "clz", "ctz", "popc":
		params = "%[1]s x"
	case "mad_sat":
		params += ", %[1]s z"
	case "byte_perm":
		params += ", %[1]s s"
	}
	name = "kb_" + op + "_" + t.Name
	return name, fmt.Sprintf("static inline %[1]s "+name+"("+params+") {\n    "+body+"\n}\n", t.Type, t.Unsigned, t.Bits,
		t.Bits-1)
}

func (t Integer) abs() string {
	if t.Signed {
		return "return x < 0 ? (%[1]s)-x : x;"
	}
	return "return x;"
}

// saturated is the body of a sum, a difference, or a product and a sum that go to the nearest integer of the type.
func (t Integer) saturated(op string) string {
	low, body := t.Low, "__int128 r = (__int128)x + y;"
	switch op {
	case "sub_sat":
		body = "__int128 r = (__int128)x - y;"
	case "mad_sat":
		body = "__int128 r = (__int128)x * y + z;"
		if t.Bits == 64 && !t.Signed { // the product may be too large for signed 128 bits
			body = "unsigned __int128 r = (unsigned __int128)x * y + z;"
			low = "0"
		}
	}
	return body + "\n    return (%[1]s)(r < " + low + " ? " + low + " : r > " + t.High + " ? " + t.High + " : r);"
}

// reversed is the body of a function that reverses bits: halves are swapped, then halves of halves.
func (t Integer) reversed() string {
	body := "%[2]s r = (%[2]s)x;\n"
	for n := t.Bits / 2; n > 0; n /= 2 {
		low := ^uint64(0) / (1<<n + 1) >> (64 - t.Bits)
		body += fmt.Sprintf("    r = (%%[2]s)((r >> %d & 0x%xULL) | (r & 0x%xULL) << %d);\n", n, low, low, n)
	}
	return body + "    return (%[1]s)r;"
}

// upperHalf is the body of a function that gives the upper half of a product.
func (t Integer) upperHalf() string {
	switch {
	case t.Bits == 64 && t.Signed:
		return "return (%[1]s)((__int128)x * y >> 64);"
	case t.Bits == 64:
		return "return (%[1]s)((unsigned __int128)x * y >> 64);"
	case t.Bits == 32 && !t.Signed:
		return "return (%[1]s)((uint64_t)x * y >> 32);"
	}
	return "return (%[1]s)((int64_t)x * y >> %[3]d);"
}

// product24 is the body of a function that multiplies the lower 24 bits.
func (t Integer) product24() string {
	if t.Signed {
		return "return ((%[1]s)((uint32_t)x << 8) >> 8) * ((%[1]s)((uint32_t)y << 8) >> 8);"
	}
	return "return (x & 0xffffff) * (y & 0xffffff);"
}
