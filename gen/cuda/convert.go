package cuda

import (
	"fmt"
	"math"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/prec"
)

var modes = [...]string{ir.RoundDefault: "", ir.RoundNearest: "_rn", ir.RoundZero: "_rz", ir.RoundUp: "_ru",
	ir.RoundDown: "_rd"}

// short names of types in the names of CUDA's conversion functions.
var typesInNames = map[ir.Scalar]string{ir.I32: "int", ir.U32: "uint", ir.I64: "ll", ir.U64: "ull", ir.F32: "float",
	ir.F64: "double"}

// Convert writes a conversion.
func (w *language) Convert(e *ir.Convert, want int) string {
	if _, ok := e.Typ.(*ir.Vector); ok {
		return w.Vector(e, want)
	}
	to, _ := e.Typ.(ir.Scalar)
	from, _ := e.A.Type().(ir.Scalar)
	switch {
	case from == to && !e.Sat && e.Mode == ir.RoundDefault:
		return w.Value(e.A, want)
	case to == ir.Bool && from != ir.F16 && from != ir.BF16:
		return prec.Paren(w.Value(e.A, prec.Shift)+" != "+w.Zero(from, prec.Equal), prec.Equal, want)
	case to == ir.F16 || to == ir.BF16:
		return w.toHalf(from, to, e)
	case from == ir.F16 || from == ir.BF16:
		if to == ir.F32 {
			return w.AsFloat(e.A)
		}
		return w.number(ir.F32, to, cwriter.FromSixteen(e, to), w.AsFloat(e.A), prec.Postfix, want)
	}
	return w.number(from, to, e, w.Value(e.A, prec.Unary), prec.Unary, want)
}

// number converts text, of type from, to a scalar that is no 16-bit float.
func (w *language) number(from, to ir.Scalar, e *ir.Convert, text string, has, want int) string {
	mode := modes[e.Mode]
	switch {
	case to == ir.Bool:
		return prec.Paren(text+" != 0", prec.Equal, want)
	case from.IsFloat() && to.IsInt():
		return w.toInt(from, to, e) + "(" + text + ")"
	case e.Sat:
		return w.saturated(from, to) + "(" + text + ")"
	case to == ir.F32 && mode != "" && (from.IsInt() && from.Size() >= 4 || from == ir.F64), to == ir.F64 && mode != "" &&
		from.IsInt() && from.Size() == 8:
		return "__" + typesInNames[from] + "2" + typesInNames[to] + mode + "(" + text + ")"
	case from == ir.Bool && w.d.CPlusPlus:
		return prec.Cast(w.d.Scalars[to], prec.Paren(text, has, prec.Unary), want)
	}
	return prec.Cast(w.d.Scalars[to], prec.Paren(text, has, prec.Unary), want)
}

// toInt is a function that rounds and saturates as floatToInt says, which is what NVIDIA's instructions do.
func (w *language) toInt(from, to ir.Scalar, e *ir.Convert) string {
	mode := modes[e.Mode]
	if mode == "" {
		mode = "_rz"
	}
	wide := cwriter.ThroughWord(to)
	own := "__" + typesInNames[from] + "2" + typesInNames[wide] + mode
	name := fmt.Sprintf("kb_%s_to_%s%s", from, to, mode)
	if e.Sat {
		name += "_sat"
	}
	// AMD's devices give other values for NaN and for what is too large.
	round := map[string]string{"_rz": "trunc", "_rn": "rint", "_ru": "ceil", "_rd": "floor"}[mode]
	digit, suffix := "", map[ir.Scalar]string{ir.U32: "u", ir.I64: "ll", ir.U64: "ull"}[wide]
	if from == ir.F32 {
		digit = "f"
	}
	bits := 8 * wide.Size()
	least, limit, low, top := "0.0", math.Ldexp(1, bits), "0", fmt.Sprint(^uint64(0)>>(64-bits))+suffix
	if wide.IsSigned() {
		limit = math.Ldexp(1, bits-1)
		least = fmt.Sprintf("-%.1f", limit)
		top = fmt.Sprint(^uint64(0)>>(65-bits)) + suffix
		low = "(-" + top + " - 1)"
	}
	nan := "0"
	if wide.Size() == 8 || from == ir.F64 && !e.Sat {
		nan = fmt.Sprintf("(%s)(1ull << %d)", w.d.Scalars[wide], bits-1)
	}
	result := "n"
	if e.Sat {
		nan = "0"
		if to.Size() < 4 {
			hi := 1<<(8*to.Size()) - 1
			result = fmt.Sprintf("n > %d ? %d : n", hi, hi)
			if to.IsSigned() {
				lo, hi := -1<<(8*to.Size()-1), 1<<(8*to.Size()-1)-1
				result = fmt.Sprintf("n < %d ? %d : n > %d ? %d : n", lo, lo, hi, hi)
			}
		}
	}
	given := own + "(x)"
	if nan == "0" && (wide.Size() == 8 || from == ir.F64) {
		given = "x != x ? 0 : " + given
	}
	return w.Func(name, clibrary.ToInteger, w.d.Scalars[to], name, w.d.Scalars[from], round, digit,
		w.d.Scalars[wide], nan, limit, top, least, low, given, result)
}

// saturated is a function that takes an integer to the nearest one of another type.
func (w *language) saturated(from, to ir.Scalar) string {
	name := fmt.Sprintf("kb_%s_to_%s_sat", from, to)
	bits := 8 * to.Size()
	top, low := fmt.Sprintf("%dull", ^uint64(0)>>(64-bits)), "0"
	if to.IsSigned() {
		top = fmt.Sprintf("%dull", ^uint64(0)>>(65-bits))
		low = fmt.Sprintf("(-%dll - 1)", ^uint64(0)>>(65-bits))
	}
	below := ""
	if from.IsSigned() {
		below = fmt.Sprintf("    if ((long long)x < %s) return (%s)%s;\n", low, w.d.Scalars[to], low)
	}
	above := fmt.Sprintf("x > 0 && (unsigned long long)x > %s", top)
	return w.Func(name, "%[1]s %[2]s(%[3]s x) {\n%[4]s    return %[5]s ? (%[1]s)%[6]s : (%[1]s)x;\n}",
		w.d.Scalars[to], name, w.d.Scalars[from], below, above, top)
}

// AsFloat writes the 16-bit float e as a float.
func (w *language) AsFloat(e ir.Expr) string {
	t, _ := e.Type().(ir.Scalar)
	if c, ok := e.(*ir.Const); ok {
		text, _ := w.Float(c.Float, ir.F32)
		return "(" + text + ")"
	}
	return w.HalfToFloat(t) + "(" + w.Value(e, prec.Assign) + ")"
}

// HalfToFloat is the function that makes a float of a 16-bit float of type t.
func (w *language) HalfToFloat(t ir.Scalar) string {
	name := "kb_" + t.String() + "_to_float"
	if t == ir.BF16 {
		w.Func(name, "float kb_bf16_to_float(unsigned short x) {\n    return __uint_as_float((unsigned int)x << 16);\n}")
	} else {
		w.Func(name, clibrary.HalfToFloat)
	}
	return name
}

// FromFloat writes text, a float, as a 16-bit float of type t, to nearest even; of a constant it is the bits.
func (w *language) FromFloat(t ir.Scalar, text string) string {
	if t == ir.BF16 {
		return w.Func("kb_bf16", clibrary.BFloat16) + "(" + text + ")"
	}
	return w.Func("kb_f16", clibrary.Half) + "(" + text + ")"
}

// toHalf converts a value of type from to a 16-bit float.
func (w *language) toHalf(from, to ir.Scalar, e *ir.Convert) string {
	x := ""
	switch {
	case from == to:
		return w.Value(e.A, prec.Postfix)
	case from == ir.F16 || from == ir.BF16:
		x = w.AsFloat(e.A)
	case from == ir.F64 || from.IsInt() && from.Size() >= 4:
		x = w.toOdd(from) + "(" + w.Value(e.A, prec.Assign) + ")"
	default:
		x = w.Value(e.A, prec.Assign)
	}
	if e.Mode == ir.RoundDefault || e.Mode == ir.RoundNearest {
		return w.FromFloat(to, x)
	}
	if to == ir.BF16 {
		mode := cwriter.ModeSuffix[e.Mode]
		return w.Helper("kb_bf16"+mode, clibrary.DirectedBFloat16(w.d.Device, "unsigned short",
			"unsigned int bits = __float_as_uint(x);", mode)) + "(" + x + ")"
	}
	return w.directedHalf(e.Mode) + "(" + x + ")"
}

// directedHalf is the function that rounds a float to a half toward one side: to nearest, and where that went to the
// other side one step back.
func (w *language) directedHalf(mode ir.RoundMode) string {
	w.FromFloat(ir.F16, "")
	w.AsFloat(&ir.Ref{X: ir.X{Typ: ir.F16}, Var: &ir.Var{Name: "x", Type: ir.F16}})
	over := map[ir.RoundMode]string{ir.RoundZero: "fabsf(y) > fabsf(x)", ir.RoundUp: "y < x", ir.RoundDown: "y > x"}[mode]
	step := map[ir.RoundMode]string{ir.RoundZero: "h - 1", ir.RoundUp: "(h == 0x8000 ? 1 : h & 0x8000 ? h - 1 : h + 1)",
		ir.RoundDown: "(h == 0 ? 0x8001 : h & 0x8000 ? h + 1 : h - 1)"}[mode]
	name := "kb_f16" + modes[mode]
	return w.Func(name, `unsigned short %s(float x) {
    unsigned short h = kb_f16(x);
    float y = kb_f16_to_float(h);
    return %s ? (unsigned short)%s : h;
}`, name, over, step)
}

// toOdd is a function that rounds to a float whose last bit is 1 if the value was not exact; see toOdd.
func (w *language) toOdd(from ir.Scalar) string {
	name := "kb_odd_" + from.String()
	return w.Func(name, `float %[1]s(%[2]s x) {
    float y = __%[3]s2float_rz(x);
    return (%[2]s)y == x ? y : __uint_as_float(__float_as_uint(y) | 1);
}`, name, w.d.Scalars[from], typesInNames[from])
}
