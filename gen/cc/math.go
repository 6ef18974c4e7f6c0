package cc

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
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

// operation writes a pure operation.
func (w *language) operation(e *ir.Builtin, want int) string {
	op := string(e.Op)
	kind, name, _ := strings.Cut(op, ".")
	switch {
	case kind == "id" || kind == "dim":
		return w.launchID(op)
	case strings.HasPrefix(op, ir.LanePrefix):
		return w.lanesOp(e)
	case op == "sel.mask":
		return prec.Cast("uint32_t", "-("+w.Value(e.Args[0], prec.Add)+" != 0)", want)
	case op == "sel.move":
		return prec.Paren(w.Value(e.Args[0], prec.LogOr)+" ? "+w.Value(e.Args[1], prec.Ternary)+" : "+
			w.Value(e.Args[2], prec.Ternary), prec.Ternary, want)
	case op == "sel.pick":
		return prec.Paren(w.Value(e.Args[0], prec.Unary)+" ? "+w.Value(e.Args[1], prec.Ternary)+" : "+
			w.Value(e.Args[2], prec.Ternary), prec.Ternary, want)
	case kind != "math" && kind != "int":
		return w.Missing(e)
	}
	return w.call(e, kind, name)
}

// call writes a call of a function, or of one that calls it for each component.
func (w *language) call(e *ir.Builtin, kind, name string) string {
	var types []ir.Scalar
	key := operandType(kind, e)
	vector := false
	args, params := make([]string, len(e.Args)), make([]ir.Type, len(e.Args))
	for i, a := range e.Args {
		t, _ := elemOf(a.Type()).(ir.Scalar)
		vector = vector || w.own(a.Type()) != nil
		types, params[i] = append(types, t), a.Type()
		args[i] = w.Value(a, prec.Assign)
	}
	result, _ := elemOf(e.Typ).(ir.Scalar)
	w.Base(result)
	one := ""
	if kind == "int" {
		one = w.intFunction(name, key)
	} else {
		one = w.mathFunction(name, key, types, result)
	}
	if vector {
		one = w.eachLane(one, w.own(e.Typ), params...)
	}
	return one + "(" + strings.Join(args, ", ") + ")"
}

// mathFunction is the function for an operation on floats of type t, "" if there is none. types are those of its
// arguments.
func (w *language) mathFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string {
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
	if _, ok := w.d.Library[full]; ok {
		return w.Helper(full, "")
	}
	if base, mode, ok := strings.Cut(name, "_"); ok && strings.HasPrefix(mode, "r") && len(mode) == 2 {
		return w.directed(base, mode, t, len(types))
	}
	wide := "__builtin_" + name
	if _, ok := w.d.Library["kb_"+name+"_f64"]; ok {
		wide = w.Helper("kb_"+name+"_f64", "")
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
	return w.Helper(full, fmt.Sprintf("static inline %s %s(%s) {\n    return (%s)%s(%s);\n}\n", c, full,
		strings.Join(params, ", "), c, wide, strings.Join(args, ", ")))
}

// parameterList declares parameters of the given types, and names them.
func (w *language) parameterList(types []ir.Scalar) (params, args []string) {
	for i, t := range types {
		args = append(args, string("xyz"[i]))
		params = append(params, w.d.Scalars[t]+" "+args[i])
	}
	return params, args
}

// halfFunction is a function on 16-bit floats: that on double, whose result is rounded once.
func (w *language) halfFunction(name string, t ir.Scalar, types []ir.Scalar, result ir.Scalar) string {
	full := "kb_" + name + "_" + t.String()
	if w.Has(full) {
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
		w.Helper("kb_fma_odd", "")
	} else if one = w.mathFunction(name, ir.F64, wide, wideResult); one == "" {
		return ""
	}
	text := one + "(" + strings.Join(args, ", ") + ")"
	if result == t {
		text = w.FromFloat(t, w.ToOdd(ir.F64)+"("+text+")")
	}
	return w.Helper(full, fmt.Sprintf("static inline %s %s(%s) {\n    return %s;\n}\n", w.d.Scalars[result], full,
		strings.Join(params, ", "), text))
}

// sixteenToFloat is the function that widens a 16-bit float.
func (w *language) sixteenToFloat(t ir.Scalar) string {
	return w.Helper("kb_"+t.String()+"_to_float", "")
}

// directedIn are the operations of IEEE 754 that have such functions, and roundings the modes of the processor.
var directedIn = set("add mul div sqrt fma")

var roundings = map[string]string{"rd": "FE_DOWNWARD", "ru": "FE_UPWARD", "rz": "FE_TOWARDZERO"}

// directed is a function of IEEE 754 whose result is rounded as mode says. The processor rounds: operands and result
// are volatile, so that the operation stays between the two changes of the mode.
func (w *language) directed(name, mode string, t ir.Scalar, n int) string {
	c := w.d.Scalars[t]
	suffix := ""
	if t == ir.F32 {
		suffix = "f"
	}
	full := "kb_" + name + "_" + mode + "_" + t.String()
	text := map[string]string{"add": "x + y", "mul": "x * y", "div": "x / y", "sqrt": "__builtin_sqrt" + suffix + "(x)",
		"fma": "__builtin_fma" + suffix + "(x, y, z)"}[name]
	how := roundings[mode]
	if text == "" || how == "" {
		return ""
	}
	w.includes["fenv.h"] = true
	var params, copies []string
	for i := range n {
		params = append(params, c+" "+string("abc"[i]))
		copies = append(copies, string("xyz"[i])+" = "+string("abc"[i]))
	}
	return w.Helper(full, fmt.Sprintf("static __attribute__((noinline)) %s %s(%s) {\n    volatile %s %s;\n"+
		"    int mode = fegetround();\n    fesetround(%s);\n    volatile %s r = %s;\n    fesetround(mode);\n"+
		"    return r;\n}\n", c, full, strings.Join(params, ", "), c, strings.Join(copies, ", "), how, c, text))
}

// intFunction is the function for an operation on integers of type t, "" if there is none.
func (w *language) intFunction(op string, t ir.Scalar) string {
	c := clibrary.Integer{Name: t.String(), Type: w.d.Scalars[t], Unsigned: w.d.Scalars[t], Bits: 8 * t.Size(),
		Signed: t.IsSigned()}
	if c.Signed {
		c.Unsigned = w.d.Scalars[t+1]
	}
	c.Low, c.High = limits(t)
	name, text := c.Function(op)
	if text == "" {
		return ""
	}
	return w.Helper(name, text)
}

// roundedTo32 is a function that converts to float and rounds toward zero, up or down.
func (w *language) roundedTo32(from ir.Scalar, mode ir.RoundMode) string {
	c := w.d.Scalars[from]
	wide := "x"
	if from.IsInt() && from.Size() == 8 {
		wide = w.Helper("kb_odd64_"+from.String(), "") + "(x)"
	}
	name := "kb_" + from.String() + "_to_f32" + cwriter.ModeSuffix[mode]
	fix := map[ir.RoundMode]string{
		ir.RoundZero: "__builtin_fabs((double)y) > __builtin_fabs(v) ? __builtin_nextafterf(y, 0) : y",
		ir.RoundUp:   "(double)y < v ? __builtin_nextafterf(y, INFINITY) : y",
		ir.RoundDown: "(double)y > v ? __builtin_nextafterf(y, -INFINITY) : y",
	}[mode]
	return w.Helper(name, "static inline float "+name+"("+c+" x) {\n    double v = "+wide+";\n    float y = (float)v;\n"+
		"    return "+fix+";\n}\n")
}

// roundedTo64 is the like for integers of 64 bits to double.
func (w *language) roundedTo64(from ir.Scalar, mode ir.RoundMode) string {
	c := w.d.Scalars[from]
	name := "kb_" + from.String() + "_to_f64" + cwriter.ModeSuffix[mode]
	fix := map[ir.RoundMode]string{
		ir.RoundZero: "(error > 0) != (x > 0) ? __builtin_nextafter(y, 0) : y",
		ir.RoundUp:   "error > 0 ? __builtin_nextafter(y, INFINITY) : y",
		ir.RoundDown: "error < 0 ? __builtin_nextafter(y, -INFINITY) : y",
	}[mode]
	return w.Helper(name, "static inline double "+name+"("+c+" x) {\n    double y = (double)x;\n"+
		"    __int128 error = (__int128)x - (__int128)y;\n    return error == 0 ? y : "+fix+";\n}\n")
}
