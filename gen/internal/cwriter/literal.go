package cwriter

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/prec"
)

// constant writes a constant with its type.
func (w *Writer) constant(e *ir.Const, want int) string {
	t, ok := e.Typ.(ir.Scalar)
	if !ok {
		return w.d.Null
	}
	switch {
	case w.d.CPlusPlus && (t == ir.F16 || t == ir.BF16):
		return fmt.Sprintf("(unsigned short)0x%x", globals.SixteenBits(e.Float, t))
	case t == ir.F16 || t == ir.BF16:
		text, _ := w.lang.Float(e.Float, ir.F32)
		return w.lang.FromFloat(t, text)
	case t.IsFloat():
		w.Base(t)
		text, has := w.lang.Float(e.Float, t)
		return prec.Paren(text, has, want)
	case t == ir.Bool && w.d.CPlusPlus:
		return strconv.FormatBool(e.Bits != 0)
	case t == ir.Bool:
		return strconv.FormatUint(e.Bits, 10)
	}
	return w.Integer(t, e.Bits, want)
}

// Integer writes an integer constant of type t.
func (w *Writer) Integer(t ir.Scalar, bits uint64, want int) string {
	n := int64(bits)
	switch t {
	case ir.I32:
		if n == math.MinInt32 {
			return "(-2147483647 - 1)"
		}
		return signed(n, "", want)
	case ir.U32:
		return strconv.FormatUint(uint64(uint32(bits)), 10) + "u"
	case ir.I64:
		if n == math.MinInt64 {
			return "(-9223372036854775807" + w.d.Long + " - 1)"
		}
		return signed(n, w.d.Long, want)
	case ir.U64:
		return strconv.FormatUint(bits, 10) + w.d.UnsignedLong
	case ir.U8, ir.U16:
		return prec.Cast(w.d.Scalars[t], strconv.FormatUint(bits&(1<<(8*t.Size())-1), 10), want)
	}
	return prec.Cast(w.d.Scalars[t], strconv.FormatInt(n, 10), want)
}

// signed writes n and a suffix.
func signed(n int64, suffix string, want int) string {
	has := prec.Primary
	if n < 0 {
		has = prec.Unary
	}
	return prec.Paren(strconv.FormatInt(n, 10)+suffix, has, want)
}

// FloatText writes a float so that it is read as the same one; has is how tightly the text binds.
func FloatText(x float64, t ir.Scalar) (text string, has int) {
	has = prec.Primary
	if x < 0 {
		has = prec.Unary
	}
	switch {
	case math.IsNaN(x):
		text = "NAN"
	case math.IsInf(x, 1):
		text = "INFINITY"
	case math.IsInf(x, -1):
		text = "-INFINITY"
	default:
		text = strconv.FormatFloat(x, 'g', -1, 8*t.Size())
		if !strings.ContainsAny(text, ".e") {
			text += ".0"
		}
		if t == ir.F32 {
			text += "f"
		}
		return text, has
	}
	if t == ir.F64 { // the macros are floats
		if !math.IsNaN(x) {
			text = "(" + text + ")"
		}
		return "(double)" + text, prec.Unary
	}
	return text, has
}

// Zero is the value of type t whose bits are all zero.
func (w *Writer) Zero(t ir.Type, want int) string {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.Bool || t.IsFloat() && t.Size() > 2 {
			return w.constant(&ir.Const{X: ir.X{Typ: t}}, want)
		}
		return w.Integer(t, 0, want)
	case *ir.Vector:
		if !w.structVector(t) {
			return prec.Cast(w.Base(t), "(0)", want)
		}
		return w.literal(t, "0")
	case *ir.Struct:
		return w.literal(t, "0")
	case *ir.Pointer:
		return w.d.Null
	}
	return "0"
}

// Quote writes text as a string literal.
func Quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(text) {
		switch c := text[i]; {
		case c == '\n':
			b.WriteString(`\n`)
		case c == '"' || c == '\\':
			b.WriteString(`\` + string(c))
		case c < ' ' || c > '~':
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	return b.String() + `"`
}

// compose builds a vector or a struct of its parts.
func (w *Writer) compose(e *ir.Compose, want int) string {
	switch t := e.Typ.(type) {
	case *ir.Vector:
		parts := make([]string, len(e.Parts))
		for i, p := range e.Parts {
			parts[i] = w.Value(p, prec.Assign)
		}
		list := strings.Join(parts, ", ")
		if w.structVector(t) {
			return w.literal(t, list)
		}
		return prec.Cast(w.Base(t), "("+list+")", want)
	case *ir.Struct:
		return w.literal(t, w.members(e))
	}
	return w.Initialiser(e, e.Typ)
}

func (w *Writer) splat(e *ir.Splat, want int) string {
	t := e.Typ.(*ir.Vector)
	if !w.structVector(t) {
		return prec.Cast(w.Base(t), "("+w.Value(e.A, prec.Assign)+")", want)
	}
	parts := make([]string, t.N)
	for i := range parts {
		parts[i] = "x"
	}
	if w.d.CPlusPlus { // in a function, so that the value is computed once
		name := "kb_splat_" + w.Base(t)
		w.Func(name, "%s %s(%s x) {\n    return %s{%s};\n}", w.Base(t), name, w.d.Scalars[t.Elem], w.Base(t),
			strings.Join(parts, ", "))
		return name + "(" + w.Value(e.A, prec.Assign) + ")"
	}
	for i := range parts {
		parts[i] = w.Value(e.A, prec.Assign)
	}
	return w.literal(t, strings.Join(parts, ", "))
}

// literal is a value of the struct t with the members in list.
func (w *Writer) literal(t ir.Type, list string) string {
	switch {
	case w.d.CPlusPlus && list == "0":
		return w.Base(t) + "{}"
	case w.d.CPlusPlus:
		return w.Base(t) + "{" + list + "}"
	}
	return "(" + w.Base(t) + "){" + list + "}"
}
