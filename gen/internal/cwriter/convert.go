package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/prec"
	"github.com/kbind/kbind/gen/internal/spaces"
)

type pointerInfo = spaces.Pointer

var ModeSuffix = [...]string{ir.RoundNearest: "_rte", ir.RoundZero: "_rtz", ir.RoundUp: "_rtp", ir.RoundDown: "_rtn"}

// convert writes a conversion.
func (w *Writer) convert(e *ir.Convert, want int) string {
	if v, ok := e.Typ.(*ir.Vector); ok {
		return w.convertVector(e, v)
	}
	to, _ := e.Typ.(ir.Scalar)
	from, _ := e.A.Type().(ir.Scalar)
	switch {
	case from == to && !e.Sat:
		return w.Value(e.A, want)
	case from == ir.F16 || from == ir.BF16:
		if to == ir.F32 {
			return w.asFloat(e.A)
		}
		return w.convertText(ir.F32, to, FromSixteen(e, to), w.asFloat(e.A), prec.Postfix, want)
	case to == ir.F16 || to == ir.BF16:
		return w.toHalf(from, to, e)
	case to == ir.Bool:
		zero := w.Zero(from, prec.Equal)
		return prec.Paren(w.Value(e.A, prec.Shift)+" != "+zero, prec.Equal, want)
	}
	return w.convertText(from, to, e, w.Value(e.A, prec.Unary), prec.Unary, want)
}

// convertText writes the conversion of text, a unary expression of type from.
func (w *Writer) convertText(from, to ir.Scalar, e *ir.Convert, text string, has, want int) string {
	w.Base(to)
	mode := ""
	if e.Mode != ir.RoundDefault {
		mode = ModeSuffix[e.Mode]
	}
	switch {
	case to == ir.Bool:
		return prec.Paren(text+" != 0", prec.Equal, want)
	case from.IsFloat() && to.IsInt():
		return w.FloatToInt(from, to, e.Mode, e.Sat) + "(" + text + ")"
	case e.Sat:
		return "convert_" + w.d.Scalars[to] + "_sat(" + text + ")"
	case to.IsFloat() && mode != "" && mode != "_rte":
		return "convert_" + w.d.Scalars[to] + mode + "(" + text + ")"
	}
	return prec.Cast(w.d.Scalars[to], prec.Paren(text, has, prec.Unary), want)
}

// ThroughWord is the type that a float becomes on its way to an integer of type to without saturation: instructions
// give 32 bits or 64, of which a narrower type keeps the lowest.
func ThroughWord(to ir.Scalar) ir.Scalar {
	switch {
	case to.Size() >= 4:
		return to
	case to.IsSigned():
		return ir.I32
	}
	return ir.U32
}

// FromSixteen is e, a conversion of a 16-bit float to type to, as one of the float of the same value: CUDA's saturate
// where they round toward zero and the type is narrower than 32 bits.
func FromSixteen(e *ir.Convert, to ir.Scalar) *ir.Convert {
	made := *e
	made.Sat = e.Sat || to.IsInt() && to.Size() < 4 && e.Mode == ir.RoundDefault
	return &made
}

// FloatToInt is a function that rounds and saturates, as NVIDIA's devices do: what is too large gives the largest
// integer, and NaN gives 0, or the bits of the least one where 64 bits are involved and sat does not ask for 0.
// Narrower integers than 32 bits take the low bits of that unless sat asks for their own limits.
func (w *Writer) FloatToInt(from, to ir.Scalar, mode ir.RoundMode, sat bool) string {
	round := [...]string{ir.RoundDefault: "", ir.RoundZero: "", ir.RoundNearest: "rint", ir.RoundUp: "ceil",
		ir.RoundDown: "floor"}[mode]
	name := fmt.Sprintf("kb_%s_to_%s", from, to)
	if sat {
		name += "_sat"
	}
	if round != "" {
		name += "_" + round
	}
	wide := to
	if !sat {
		wide = ThroughWord(to)
	}
	bits := 8 * wide.Size()
	f, i := w.d.Scalars[from], w.d.Scalars[to]
	digit := ""
	if from == ir.F32 {
		digit = "f"
	}
	suffix, low := "", "0"
	if wide.Size() == 8 {
		suffix = w.d.Long
	}
	limit, top := fmt.Sprintf("0x1p%d%s", bits, digit), ""
	if wide.IsSigned() {
		limit = fmt.Sprintf("0x1p%d%s", bits-1, digit)
		top = fmt.Sprintf("%d%s", int64(1)<<(bits-1)-1, suffix)
		low = "(-" + top + " - 1)"
	} else {
		top = fmt.Sprintf("%d", ^uint64(0)>>(64-bits)) + "u" + suffix
	}
	nan := "0"
	if !sat && (wide.Size() == 8 || from == ir.F64) {
		nan = fmt.Sprintf("(%s)((%s)1 << %d)", w.d.Scalars[wide], w.d.Scalars[wide], bits-1)
	}
	least := "-" + limit
	if !wide.IsSigned() {
		least = "0" + "." + "0" + digit
	}
	text := fmt.Sprintf("static %s %s(%s x) {\n", i, name, f)
	if round != "" {
		if w.d.Wraps { // C, whose functions have the type in their names
			round = "__builtin_" + round + digit
		}
		text += "    x = " + round + "(x);\n"
	}
	text += fmt.Sprintf("    return (%s)(x != x ? %s : x >= %s ? %s : x <= %s ? %s : (%s)x);\n}\n",
		i, nan, limit, top, least, low,
		w.d.Scalars[wide])
	return w.Helper(name, text)
}

func (w *Writer) convertVector(e *ir.Convert, v *ir.Vector) string {
	from := e.A.Type().(*ir.Vector)
	if w.structVector(v) || w.structVector(from) {
		return w.convertStruct(e, from, v) + "(" + w.Value(e.A, prec.Assign) + ")"
	}
	a := w.Value(e.A, prec.Assign)
	mode := ""
	if e.Mode != ir.RoundDefault {
		mode = ModeSuffix[e.Mode]
	}
	number := from.Elem.IsFloat() && v.Elem.IsInt()
	switch wide := ThroughWord(v.Elem); {
	case e.Sat || number && from.Elem == ir.F32 && v.Elem.Size() == 4:
		return "convert_" + w.Base(v) + "_sat" + mode + "(" + a + ")"
	case number && wide != v.Elem:
		return "convert_" + w.Base(v) + "(convert_" + w.d.Scalars[wide] + itoa(v.N) + "_sat" + mode + "(" + a + "))"
	case number: // of NaN a saturated conversion makes 0
		return w.convertComponents(e, from, v) + "(" + a + ")"
	}
	return "convert_" + w.Base(v) + mode + "(" + a + ")"
}

// convertStruct is a function that converts each component by itself where one of the vectors is a struct.
func (w *Writer) convertStruct(e *ir.Convert, from, to *ir.Vector) string {
	name := fmt.Sprintf("kb_%s%d_to_%s%d%s", from.Elem, from.N, to.Elem, to.N, ModeSuffix[e.Mode])
	if e.Sat {
		name += "_sat"
	}
	x, r := &ir.Var{Name: "x", Type: from}, &ir.Var{Name: "r", Type: to}
	w.fn.names[x], w.fn.names[r] = x.Name, r.Name
	text := fmt.Sprintf("static %s %s(%s) {\n    %s;\n", w.Base(to), name, w.Stored(from, "x"), w.Stored(to, "r"))
	for i := range to.N {
		one := &ir.Convert{X: ir.X{Typ: to.Elem, At: e.At}, Mode: e.Mode, Sat: e.Sat,
			A: &ir.Lanes{X: ir.X{Typ: from.Elem, At: e.At}, Base: &ir.Ref{X: ir.X{Typ: from}, Var: x}, Comps: []int{i}}}
		component := &ir.Lanes{X: ir.X{Typ: to.Elem, At: e.At}, Base: &ir.Ref{X: ir.X{Typ: to}, Var: r}, Comps: []int{i}}
		text += "    " + w.Store(component, one) + ";\n"
	}
	return w.Helper(name, text+"    return r;\n}\n")
}

// convertComponents is a function that converts each component by itself.
func (w *Writer) convertComponents(e *ir.Convert, from, to *ir.Vector) string {
	one := w.FloatToInt(from.Elem, to.Elem, e.Mode, e.Sat)
	parts := make([]string, to.N)
	for i := range parts {
		parts[i] = fmt.Sprintf("%s(x.s%x)", one, i)
	}
	name := one + "_" + itoa(to.N)
	return w.Helper(name, fmt.Sprintf("static %s %s(%s x) {\n    return (%s)(%s);\n}\n", w.Base(to), name, w.Base(from),
		w.Base(to), strings.Join(parts, ", ")))
}

// asFloat writes the 16-bit float e as a float.
func (w *Writer) asFloat(e ir.Expr) string {
	t := e.Type().(ir.Scalar)
	if c, ok := e.(*ir.Const); ok {
		text, _ := FloatText(c.Float, ir.F32)
		return "(" + text + ")"
	}
	return w.halfToFloat(t) + "(" + w.Value(e, prec.Assign) + ")"
}

// halfToFloat is the function that makes a float of a 16-bit float of type t.
func (w *Writer) halfToFloat(t ir.Scalar) string {
	return w.Helper("kb_"+t.String()+"_to_float", map[ir.Scalar]string{
		ir.F16:  "static float kb_f16_to_float(ushort x) {\n    return vload_half(0, (private half *)&x);\n}\n",
		ir.BF16: "static float kb_bf16_to_float(ushort x) {\n    return as_float((uint)x << 16);\n}\n"}[t])
}

// fromFloat writes text, a float, as a 16-bit float of type t, to nearest even.
func (w *Writer) fromFloat(t ir.Scalar, text string) string {
	name := w.Helper("kb_"+t.String(), map[ir.Scalar]string{
		ir.F16: "static ushort kb_f16(float x) {\n    ushort bits;\n" +
			"    vstore_half_rte(x, 0, (private half *)&bits);\n    return x != x ? 0x7fff : bits;\n}\n",
		ir.BF16: "static ushort kb_bf16(float x) {\n    uint bits = as_uint(x);\n" +
			"    return x != x ? 0x7fff : (ushort)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);\n}\n"}[t])
	return name + "(" + text + ")"
}

// toHalf converts a value of type from to a 16-bit float.
func (w *Writer) toHalf(from, to ir.Scalar, e *ir.Convert) string {
	x := ""
	switch {
	case from == to:
		return w.Value(e.A, prec.Postfix)
	case from == ir.F16 || from == ir.BF16:
		x = w.asFloat(e.A)
	case from == ir.F64 || from.IsInt() && from.Size() >= 4:
		x = w.ToOdd(from) + "(" + w.Value(e.A, prec.Assign) + ")"
	default:
		x = w.Value(e.A, prec.Assign)
	}
	switch {
	case e.Mode == ir.RoundDefault || e.Mode == ir.RoundNearest:
		return w.fromFloat(to, x)
	case to == ir.BF16:
		mode := ModeSuffix[e.Mode]
		return w.Helper("kb_bf16"+mode, clibrary.DirectedBFloat16("static ", "ushort", "uint bits = as_uint(x);", mode)) +
			"(" + x + ")"
	}
	mode := ModeSuffix[e.Mode]
	return w.Helper("kb_f16"+mode, fmt.Sprintf("static ushort kb_f16%s(float x) {\n    ushort bits;\n"+
		"    vstore_half%s(x, 0, (private half *)&bits);\n    return x != x ? 0x7fff : bits;\n}\n", mode, mode)) +
		"(" + x + ")"
}

// ToOdd is a function that rounds to a float whose last bit is 1 if the value was not exact, so that rounding that
// again to fewer bits gives what rounding once gives (Boldo and Melquiond, When double rounding is odd, 2005).
func (w *Writer) ToOdd(from ir.Scalar) string {
	w.Base(from)
	c := w.d.Scalars[from]
	return w.Helper("kb_odd_"+c, fmt.Sprintf("static float kb_odd_%s(%s x) {\n    float y = convert_float_rtz(x);\n"+
		"    return (%s)y == x ? y : as_float(as_uint(y) | 1);\n}\n", c, c, c))
}

// bits writes the bits of a value as another type of the same size.
func (w *Writer) bits(e *ir.Bitcast) string {
	from, to := e.A.Type(), e.Typ
	if w.asType(from) && w.asType(to) {
		return "as_" + w.Base(to) + "(" + w.Value(e.A, prec.Assign) + ")"
	}
	a, b := w.Base(from), w.Base(to)
	name := fmt.Sprintf("kb_%s_as_%s", Identifier(a), Identifier(b))
	w.Helper(name, fmt.Sprintf("static %s %s(%s x) {\n    union { %s from; %s to; } u;\n    u.from = x;\n"+
		"    return u.to;\n}\n",
		b, name, a, a, b))
	return name + "(" + w.Value(e.A, prec.Assign) + ")"
}

// asType reports whether as_T takes and gives values of type t.
func (w *Writer) asType(t ir.Type) bool {
	switch t := t.(type) {
	case ir.Scalar:
		return t != ir.Bool && t != ir.Void
	case *ir.Vector:
		return !w.structVector(t)
	}
	return false
}
