package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Functions of C that are exact, or correctly rounded, on both float and double.
var exactInC = set("floor ceil trunc rint round fabs copysign fma fmod remainder nextafter sqrt logb")

// Functions that are computed in double and rounded once, as the CPU engine does: float keeps every bound then.
var inDouble = set(`acos acosh asin asinh atan atan2 atanh cbrt cos cosh erf erfc exp exp2 expm1 hypot j0 j1 lgamma log
log10 log1p log2 pow sin sinh tan tanh tgamma y0 y1 jn yn`)

func set(words string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(words) {
		m[w] = true
	}
	return m
}

// plainBuiltin writes a pure operation.
func (w *Writer) plainBuiltin(e *ir.Builtin, want int) string {
	op := string(e.Op)
	kind, name, _ := strings.Cut(op, ".")
	switch {
	case kind == "id" || kind == "dim":
		return w.launchID(op)
	case strings.HasPrefix(op, ir.LanePrefix):
		return w.lanesOp(e)
	case op == "sel.mask":
		return prec.Cast("uint32_t", "-("+w.value(e.Args[0], prec.Add)+" != 0)", want)
	case op == "sel.move":
		return prec.Paren(w.value(e.Args[0], prec.LogOr)+" ? "+w.value(e.Args[1], prec.Ternary)+" : "+
			w.value(e.Args[2], prec.Ternary), prec.Ternary, want)
	case op == "sel.pick":
		return prec.Paren(w.value(e.Args[0], prec.Unary)+" ? "+w.value(e.Args[1], prec.Ternary)+" : "+
			w.value(e.Args[2], prec.Ternary), prec.Ternary, want)
	case kind != "math" && kind != "int":
		return w.unsupported(e.Op)
	}
	return w.plainMath(e, kind, name)
}

// plainMath writes a call of a function, or of one that calls it for each component.
func (w *Writer) plainMath(e *ir.Builtin, kind, name string) string {
	var types []ir.Scalar
	key := ir.Void // the type that the operation is on
	var vector *ir.Vector
	args, params := make([]string, len(e.Args)), make([]ir.Type, len(e.Args))
	for i, a := range e.Args {
		t, _ := elemOf(a.Type()).(ir.Scalar)
		if v, ok := a.Type().(*ir.Vector); ok {
			if vector = w.own(v); vector == nil {
				return w.unsupported(e.Op)
			}
		}
		types, params[i] = append(types, t), a.Type()
		if kind == "int" && i == 0 || t.IsFloat() && key == ir.Void {
			key = t
		}
		args[i] = w.value(a, prec.Assign)
	}
	result, _ := elemOf(e.Typ).(ir.Scalar)
	w.base(result)
	one := ""
	if kind == "int" {
		one = w.intFunction(name, key)
	} else {
		one = w.mathFunction(name, key, types, result)
	}
	if one == "" {
		return w.unsupported(e.Op)
	}
	if vector != nil {
		v, ok := e.Typ.(*ir.Vector)
		if !ok || w.own(v) == nil {
			return w.unsupported(e.Op)
		}
		one = w.eachLane(one, v, params...)
	}
	return one + "(" + strings.Join(args, ", ") + ")"
}

// mathFunction is the function for an operation on floats of type t, "" if there is none. types are those of its
// arguments.
func (w *Writer) mathFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string {
	if t.Is16() {
		return w.halfFunction(name, t, types, result)
	}
	suffix := ""
	if t == ir.F32 {
		suffix = "f"
	}
	if exactInC[name] {
		return "__builtin_" + name + suffix
	}
	full := "kb_" + name + "_" + t.String()
	if _, ok := w.d.Own.Library[full]; ok {
		return w.helper(full, "")
	}
	if base, mode, ok := strings.Cut(name, "_"); ok && strings.HasPrefix(mode, "r") && len(mode) == 2 {
		return w.directed(base, mode, t, len(types))
	}
	wide := "__builtin_" + name
	if _, ok := w.d.Own.Library["kb_"+name+"_f64"]; ok {
		wide = w.helper("kb_"+name+"_f64", "")
	} else if !inDouble[name] {
		return ""
	}
	if t == ir.F64 {
		return wide
	}
	params, args := w.parameterList(types)
	for i, a := range types {
		if a == ir.F32 {
			args[i] = "(double)" + args[i]
		}
	}
	c := w.d.Scalars[result]
	return w.helper(full, fmt.Sprintf("static inline %s %s(%s) {\n    return (%s)%s(%s);\n}\n", c, full,
		strings.Join(params, ", "), c, wide, strings.Join(args, ", ")))
}

// parameterList declares parameters of the given types, and names them.
func (w *Writer) parameterList(types []ir.Scalar) (params, args []string) {
	for i, t := range types {
		args = append(args, string("xyz"[i]))
		params = append(params, w.d.Scalars[t]+" "+args[i])
	}
	return params, args
}

// halfFunction is a function on 16-bit floats: that on double, whose result is rounded once.
func (w *Writer) halfFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string {
	full := "kb_" + name + "_" + t.String()
	if w.helpers[full] {
		return full
	}
	params, args := w.parameterList(types)
	wide := make([]ir.Scalar, len(types))
	for i, a := range types {
		wide[i] = a
		if a == t {
			wide[i] = ir.F64
			args[i] = "(double)" + w.sixteenToFloat(t) + "(" + args[i] + ")"
		}
	}
	wideResult := result
	if result == t {
		wideResult = ir.F64
	}
	one := "kb_fma_odd"
	if name == "fma" {
		w.helper("kb_fma_odd", "")
	} else if one = w.mathFunction(name, ir.F64, wide, wideResult); one == "" {
		return ""
	}
	text := one + "(" + strings.Join(args, ", ") + ")"
	if result == t {
		text = w.fromFloat(t, w.toOdd(ir.F64)+"("+text+")")
	}
	return w.helper(full, fmt.Sprintf("static inline %s %s(%s) {\n    return %s;\n}\n", w.d.Scalars[result], full,
		strings.Join(params, ", "), text))
}

// sixteenToFloat is the function that widens a 16-bit float.
func (w *Writer) sixteenToFloat(t ir.Scalar) string {
	return w.helper("kb_"+t.String()+"_to_float", "")
}

// directed is a function of IEEE 754 whose result is rounded as mode says. The processor rounds: operands and result
// are volatile, so that the operation stays between the two changes of the mode.
func (w *Writer) directed(name, mode string, t ir.Scalar, n int) string {
	c := w.d.Scalars[t]
	suffix := ""
	if t == ir.F32 {
		suffix = "f"
	}
	full := "kb_" + name + "_" + mode + "_" + t.String()
	text := map[string]string{"add": "x + y", "mul": "x * y", "div": "x / y", "sqrt": "__builtin_sqrt" + suffix + "(x)",
		"fma": "__builtin_fma" + suffix + "(x, y, z)"}[name]
	how := map[string]string{"rd": "FE_DOWNWARD", "ru": "FE_UPWARD", "rz": "FE_TOWARDZERO"}[mode]
	if text == "" || how == "" {
		return ""
	}
	w.includes["fenv.h"] = true
	var params, copies []string
	for i := range n {
		params = append(params, c+" "+string("abc"[i]))
		copies = append(copies, string("xyz"[i])+" = "+string("abc"[i]))
	}
	return w.helper(full, fmt.Sprintf("static __attribute__((noinline)) %s %s(%s) {\n    volatile %s %s;\n"+
		"    int mode = fegetround();\n    fesetround(%s);\n    volatile %s r = %s;\n    fesetround(mode);\n"+
		"    return r;\n}\n", c, full, strings.Join(params, ", "), c, strings.Join(copies, ", "), how, c, text))
}

// intFunction is the function for an operation on integers of type t, "" if there is none.
func (w *Writer) intFunction(name string, t ir.Scalar) string {
	c, bits := w.d.Scalars[t], 8*t.Size()
	u := c
	if t.IsSigned() {
		u = w.d.Scalars[t+1]
	}
	low, high := limits(t)
	body, params := "", "%[1]s x"
	switch name {
	case "abs":
		body = "return x < 0 ? (%[1]s)-x : x;"
		if !t.IsSigned() {
			body = "return x;"
		}
	case "max":
		params, body = "%[1]s x, %[1]s y", "return x > y ? x : y;"
	case "min":
		params, body = "%[1]s x, %[1]s y", "return x < y ? x : y;"
	case "add_sat", "sub_sat", "mad_sat":
		params, body = "%[1]s x, %[1]s y", "__int128 r = (__int128)x + y;"
		switch name {
		case "sub_sat":
			body = "__int128 r = (__int128)x - y;"
		case "mad_sat":
			params += ", %[1]s z"
			body = "__int128 r = (__int128)x * y + z;"
			if t == ir.U64 { // the product may be too large for signed 128 bits
				body = "unsigned __int128 r = (unsigned __int128)x * y + z;"
				low = "0"
			}
		}
		body += "\n    return (%[1]s)(r < " + low + " ? " + low + " : r > " + high + " ? " + high + " : r);"
	case "brev":
		body = "%[2]s r = (%[2]s)x;\n"
		for n := bits / 2; n > 0; n /= 2 { // halves are swapped, then halves of halves
			low := ^uint64(0) / (1<<n + 1) >> (64 - bits)
			body += fmt.Sprintf("    r = (%%[2]s)((r >> %d & 0x%xULL) | (r & 0x%xULL) << %d);\n", n, low, low, n)
		}
		body += "    return (%[1]s)r;"
	case "clz":
		body = "return (%[1]s)(x == 0 ? %[3]d : __builtin_clzll((uint64_t)(%[2]s)x) - (64 - %[3]d));"
	case "ctz":
		body = "return (%[1]s)(x == 0 ? %[3]d : __builtin_ctzll((uint64_t)(%[2]s)x));"
	case "popc":
		body = "return (%[1]s)__builtin_popcountll((uint64_t)(%[2]s)x);"
	case "rotate":
		params, body = "%[1]s x, %[1]s y", "unsigned n = (unsigned)y & %[4]d;\n"+
			"    return (%[1]s)((%[2]s)((%[2]s)x << n) | (%[2]s)((%[2]s)x >> (-n & %[4]d)));"
	case "mulhi":
		params, body = "%[1]s x, %[1]s y", "return (%[1]s)((int64_t)x * y >> %[3]d);"
		if bits == 64 {
			body = "return (%[1]s)((__int128)x * y >> 64);"
			if t == ir.U64 {
				body = "return (%[1]s)((unsigned __int128)x * y >> 64);"
			}
		} else if t == ir.U32 {
			body = "return (%[1]s)((uint64_t)x * y >> 32);"
		}
	case "mul24":
		params, body = "%[1]s x, %[1]s y", "return (x & 0xffffff) * (y & 0xffffff);"
		if t.IsSigned() {
			body = "return ((%[1]s)((uint32_t)x << 8) >> 8) * ((%[1]s)((uint32_t)y << 8) >> 8);"
		}
	case "byte_perm":
		params, body = "%[1]s x, %[1]s y, %[1]s s", "uint64_t both = (uint64_t)y << 32 | x;\n    uint32_t r = 0;\n"+
			"    for (int i = 0; i < 4; i++) {\n"+
			"        uint32_t b = (uint32_t)(both >> (8 * (s >> 4 * i & 7))) & 0xff;\n"+
			"        if (s >> 4 * i & 8) b = b & 0x80 ? 0xff : 0;\n        r |= b << 8 * i;\n    }\n    return r;"
	default:
		return ""
	}
	full := "kb_" + name + "_" + t.String()
	text := "static inline %[1]s " + full + "(" + params + ") {\n    " + body + "\n}\n"
	return w.helper(full, fmt.Sprintf(text, c, u, bits, bits-1))
}

// roundedTo32 is a function that converts to float and rounds toward zero, up or down.
func (w *Writer) roundedTo32(from ir.Scalar, mode ir.RoundMode) string {
	c := w.d.Scalars[from]
	wide := "x"
	if from.IsInt() && from.Size() == 8 {
		wide = w.helper("kb_odd64_"+from.String(), "") + "(x)"
	}
	name := "kb_" + from.String() + "_to_f32" + modeSuffix[mode]
	fix := map[ir.RoundMode]string{
		ir.RoundZero: "__builtin_fabs((double)y) > __builtin_fabs(v) ? __builtin_nextafterf(y, 0) : y",
		ir.RoundUp:   "(double)y < v ? __builtin_nextafterf(y, INFINITY) : y",
		ir.RoundDown: "(double)y > v ? __builtin_nextafterf(y, -INFINITY) : y",
	}[mode]
	return w.helper(name, "static inline float "+name+"("+c+" x) {\n    double v = "+wide+";\n    float y = (float)v;\n"+
		"    return "+fix+";\n}\n")
}

// roundedTo64 is the like for integers of 64 bits to double.
func (w *Writer) roundedTo64(from ir.Scalar, mode ir.RoundMode) string {
	c := w.d.Scalars[from]
	name := "kb_" + from.String() + "_to_f64" + modeSuffix[mode]
	fix := map[ir.RoundMode]string{
		ir.RoundZero: "(error > 0) != (x > 0) ? __builtin_nextafter(y, 0) : y",
		ir.RoundUp:   "error > 0 ? __builtin_nextafter(y, INFINITY) : y",
		ir.RoundDown: "error < 0 ? __builtin_nextafter(y, -INFINITY) : y",
	}[mode]
	return w.helper(name, "static inline double "+name+"("+c+" x) {\n    double y = (double)x;\n"+
		"    __int128 error = (__int128)x - (__int128)y;\n    return error == 0 ? y : "+fix+";\n}\n")
}
