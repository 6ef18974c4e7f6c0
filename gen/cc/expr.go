package cc

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cwriter"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/prec"
)

// own is the compiler's vector type of t, nil if it is none or is a struct.
func (w *language) own(t ir.Type) *ir.Vector {
	v, ok := t.(*ir.Vector)
	if !ok {
		return nil
	}
	if w.vectorType(v) == "" {
		return nil
	}
	return v
}

// OwnValue writes the expressions that C has no operator for, or another one than OpenCL C.
func (w *language) OwnValue(e ir.Expr, want int) (string, bool) {
	w.own(e.Type())
	switch e := e.(type) {
	case *ir.Builtin:
		return w.operation(e, want), true
	case *ir.Convert:
		return w.convert(e, want)
	case *ir.Bitcast:
		return w.bits(e), true
	case *ir.Binary:
		return w.binary(e, want)
	case *ir.Unary:
		t, _ := e.Typ.(ir.Scalar)
		if e.Op == ir.Neg && (t == ir.I32 || t == ir.I64) {
			return prec.Prefix("-", w.Value(e.A, prec.Unary), want), true
		}
	case *ir.Addr:
		_, whole := e.Place.(*ir.Ref)
		p, _ := e.Typ.(*ir.Pointer)
		if a, ok := e.Place.Type().(*ir.Array); ok && !whole && p != nil && ir.Identical(a.Elem, p.Elem) {
			// So that compilers do not take what is reached through it to end with the array.
			return prec.Paren("&"+w.Place(e.Place, prec.Postfix)+"[0]", prec.Unary, want), true
		}
	case *ir.Const:
		if t, _ := e.Typ.(ir.Scalar); t.Is16() {
			return fmt.Sprintf("(uint16_t)0x%04x", globals.SixteenBits(e.Float, t)), true
		}
	case *ir.Zero:
		if v := w.own(e.Typ); v != nil {
			return w.vectorLiteral(v, "0"), true
		}
	case *ir.Compose:
		if v := w.own(e.Typ); v != nil {
			parts := make([]string, len(e.Parts))
			for i, p := range e.Parts {
				parts[i] = w.Value(p, prec.Assign)
			}
			return w.vectorLiteral(v, strings.Join(parts, ", ")), true
		}
	case *ir.Splat:
		if v := w.own(e.Typ); v != nil && w.IsStatic() {
			x := w.Value(e.A, prec.Assign)
			return "{" + strings.TrimSuffix(strings.Repeat(x+", ", v.N), ", ") + "}", true
		} else if v != nil {
			return w.splat(v) + "(" + w.Value(e.A, prec.Assign) + ")", true
		}
	}
	return "", false
}

// vectorLiteral is the vector of some components, in an initialiser only their list.
func (w *language) vectorLiteral(v *ir.Vector, list string) string {
	if w.IsStatic() {
		return "{" + list + "}"
	}
	return "(" + w.Base(v) + "){" + list + "}"
}

// splat is a function that makes a vector of one number.
func (w *language) splat(v *ir.Vector) string {
	t, c := w.Base(v), w.d.Scalars[v.Elem]
	return w.Helper("kb_splat_"+t, fmt.Sprintf("static inline %s kb_splat_%s(%s x) {\n    return (%s){%s};\n}\n", t, t, c,
		t,
		strings.TrimSuffix(strings.Repeat("x, ", v.N), ", ")))
}

// OwnPlace writes variables of which each thread has its own, and the components of vectors.
func (w *language) OwnPlace(e ir.Expr, want int) (string, bool) {
	w.own(e.Type())
	if l := w.loops; l != nil && l.wide != nil {
		if text, ok := l.wide.Place(e); ok {
			return text, true
		}
	}
	switch e := e.(type) {
	case *ir.Ref:
		if l := w.loops; l != nil && l.arrays[e.Var] != "" && !l.cached[e.Var] {
			return l.array(e.Var) + "[" + l.current() + "]", true
		}
	case *ir.Lanes:
		if v := w.own(e.Base.Type()); v != nil {
			return w.components(e, v), true
		}
	case *ir.Index:
		return w.elementOfPart(e)
	case *ir.LaneAt:
		if w.own(e.Base.Type()) != nil {
			return w.vectorValue(e.Base) + "[" + w.Value(e.I, prec.Comma) + "]", true
		}
	}
	return "", false
}

// elementOfPart writes an element of an array that is an element or a member of something else, unless it surely is one
// of the array's own: what lies behind it may be meant, too, and compilers take an array to end where its type does.
func (w *language) elementOfPart(e *ir.Index) (string, bool) {
	t, ok := e.Base.Type().(*ir.Array)
	if _, whole := e.Base.(*ir.Ref); whole || !ok {
		return "", false
	}
	if x := w.Ranges().Expr(e.I); x.Lo >= 0 && x.Hi < int64(t.N) {
		return "", false
	}
	return "(&" + w.Place(e.Base, prec.Postfix) + "[0])[" + w.Value(e.I, prec.Comma) + "]", true
}

// vectorValue writes a vector, a place if it is one.
func (w *language) vectorValue(e ir.Expr) string {
	if ir.IsPlace(e) {
		return w.Place(e, prec.Postfix)
	}
	return w.Value(e, prec.Postfix)
}

func (w *language) components(e *ir.Lanes, v *ir.Vector) string {
	if len(e.Comps) == 1 {
		return w.vectorValue(e.Base) + "[" + strconv.Itoa(e.Comps[0]) + "]"
	}
	t := e.Typ.(*ir.Vector)
	list := make([]string, elements(t))
	for i := range list {
		c := e.Comps[len(e.Comps)-1]
		if i < len(e.Comps) {
			c = e.Comps[i]
		}
		list[i] = strconv.Itoa(c)
	}
	name := "kb_lanes_" + w.Base(v) + "_" + strings.Join(list, "_")
	parts := make([]string, len(list))
	for i, c := range list {
		parts[i] = "x[" + c + "]"
	}
	return w.Helper(name, fmt.Sprintf("static inline %s %s(%s x) {\n    return (%s){%s};\n}\n", w.Base(t), name, w.Base(v),
		w.Base(t), strings.Join(parts, ", "))) + "(" + w.Value(e.Base, prec.Assign) + ")"
}

// binary writes divisions, which must not end the process, shifts, and operations on vectors.
func (w *language) binary(e *ir.Binary, want int) (string, bool) {
	if v := w.own(e.A.Type()); v != nil {
		return w.vectorBinary(e, v, want)
	}
	t, ok := e.A.Type().(ir.Scalar)
	if !ok || !t.IsInt() {
		return "", false
	}
	switch e.Op {
	case ir.Div, ir.Rem:
		if c, ok := e.B.(*ir.Const); ok && c.Bits != 0 && c.Bits != ^uint64(0) {
			return "", false
		}
		if t.Size() < 4 {
			return prec.Cast(w.d.Scalars[t], w.division(e.Op, ir.I32)+"("+w.Value(e.A, prec.Assign)+", "+
				w.Value(e.B, prec.Assign)+")", want), true
		}
		return w.division(e.Op, t) + "(" + w.Value(e.A, prec.Assign) + ", " + w.Value(e.B, prec.Assign) + ")", true
	case ir.Shl, ir.Shr:
		text := w.Value(e.A, prec.Shift) + " " + e.Op.String() + " " + w.shiftCount(e, t)
		if t.Size() < 4 {
			return prec.Cast(w.d.Scalars[t], "("+text+")", want), true
		}
		return prec.Paren(text, prec.Shift, want), true
	}
	return "", false
}

// shiftCount is the number of bits by which e shifts a t, modulo the width.
func (w *language) shiftCount(e *ir.Binary, t ir.Scalar) string {
	bits := uint64(8 * t.Size())
	if c, ok := e.B.(*ir.Const); ok {
		return strconv.Itoa(int(c.Bits & (bits - 1)))
	}
	if x := w.Ranges().Expr(e.B); x.Lo >= 0 && x.Hi < int64(bits) {
		return w.Value(e.B, prec.Add)
	}
	return "(" + w.Value(e.B, prec.Mul) + " & " + strconv.Itoa(int(bits-1)) + ")"
}

// division is a function that divides, or gives the remainder. Where C leaves the result open and processors stop, it
// is that of NVIDIA's devices: of a division by 0 all bits are set, the remainder is the dividend, and the least number
// divided by -1 is itself.
func (w *language) division(op ir.BinaryOp, t ir.Scalar) string {
	c := w.d.Scalars[t]
	name, zero := "kb_div_"+t.String(), "-1"
	if op == ir.Rem {
		name, zero = "kb_rem_"+t.String(), "a"
	}
	one := ""
	if t.IsSigned() {
		one = "b == -1 ? -a : "
		if op == ir.Rem {
			one = "b == -1 ? 0 : "
		}
	}
	return w.Helper(name, fmt.Sprintf("static inline %s %s(%s a, %s b) {\n    return b == 0 ? (%s)%s : %sa %s b;\n}\n", c,
		name,
		c, c, c, zero, one, op))
}

// vectorBinary writes an operation on the components of vectors.
func (w *language) vectorBinary(e *ir.Binary, v *ir.Vector, want int) (string, bool) {
	level := prec.Of(e.Op)
	if e.Op == ir.Div && v.Elem.IsInt() || e.Op == ir.Rem {
		name := w.eachLane(w.division(e.Op, widened(v.Elem)), v, v, v)
		return name + "(" + w.Value(e.A, prec.Assign) + ", " + w.Value(e.B, prec.Assign) + ")", true
	}
	a := w.Value(e.A, prec.Unary)
	switch {
	case e.Op == ir.Shl || e.Op == ir.Shr:
		b, ok := e.B.Type().(*ir.Vector)
		mask := strconv.Itoa(8*v.Elem.Size() - 1)
		switch {
		case !ok:
			count := prec.Cast(w.d.Scalars[v.Elem], w.Value(e.B, prec.Unary), prec.And)
			return prec.Paren(a+" "+e.Op.String()+" ("+count+" & "+mask+")", prec.Shift, want), true
		case b.Elem.Size() != v.Elem.Size():
			return "", false
		}
		count := prec.Cast(w.Base(v), w.Value(e.B, prec.Unary), prec.And)
		return prec.Paren(a+" "+e.Op.String()+" ("+count+" & "+mask+")", prec.Shift, want), true
	case e.Op.IsCompare():
		return prec.Cast(w.Base(e.Typ), "("+a+" "+e.Op.String()+" "+w.Value(e.B, prec.Unary)+")", want), true
	}
	return prec.Paren(a+" "+e.Op.String()+" "+w.Value(e.B, prec.Unary), level, want), true
}

// widened is the type with which C computes where values have type t.
func widened(t ir.Scalar) ir.Scalar {
	if t.Size() < 4 {
		return ir.I32
	}
	return t
}

// eachLane is a function that does what the function one does to each component: result is what it gives, args what it
// takes. A scalar among them goes with every component.
func (w *language) eachLane(one string, result *ir.Vector, args ...ir.Type) string {
	r := w.Base(result)
	name := "kb_each_" + strings.TrimPrefix(one, "kb_") + "_" + strings.TrimPrefix(r, "kb_")
	if w.Has(name) {
		return name
	}
	var params []string
	for i, t := range args {
		params = append(params, w.Base(t)+" "+string(rune('a'+i)))
	}
	minus := ""
	if result.Elem.IsInt() && ir.Type(result.Elem) != elemOf(args[0]) && strings.HasPrefix(one, "kb_is") {
		minus = "-" // a comparison of vectors sets all bits
	}
	var parts []string
	for lane := range result.N {
		var list []string
		for i, t := range args {
			x := string(rune('a' + i))
			if _, ok := t.(*ir.Vector); ok {
				x += "[" + strconv.Itoa(lane) + "]"
			}
			list = append(list, x)
		}
		parts = append(parts, minus+one+"("+strings.Join(list, ", ")+")")
	}
	return w.Helper(name, fmt.Sprintf("static inline %s %s(%s) {\n    return (%s){%s};\n}\n", r, name,
		strings.Join(params, ", "), r, strings.Join(parts, ", ")))
}

func elemOf(t ir.Type) ir.Type {
	if v, ok := t.(*ir.Vector); ok {
		return v.Elem
	}
	return t
}

// bits writes the bits of a value as another type of the same size.
func (w *language) bits(e *ir.Bitcast) string {
	from, to := e.A.Type(), e.Typ
	w.own(from)
	a, b := w.Base(from), w.Base(to)
	if a == b {
		return w.Value(e.A, prec.Postfix)
	}
	name := fmt.Sprintf("kb_%s_as_%s", cwriter.Identifier(a), cwriter.Identifier(b))
	return w.Helper(name, fmt.Sprintf("static inline %s %s(%s x) {\n    %s y;\n"+
		"    __builtin_memcpy(&y, &x, sizeof y);\n    return y;\n}\n", b, name, a, b)) + "(" + w.Value(e.A, prec.Assign) + ")"
}

// convert writes the conversions for which OpenCL C has functions.
func (w *language) convert(e *ir.Convert, want int) (string, bool) {
	if v, ok := e.Typ.(*ir.Vector); ok {
		from, ok := e.A.Type().(*ir.Vector)
		if !ok || w.own(v) == nil || w.own(from) == nil {
			return "", false // structs
		}
		if one := w.conversion(from.Elem, v.Elem, e); one != "" {
			return w.eachLane(one, v, from) + "(" + w.Value(e.A, prec.Assign) + ")", true
		}
		return "__builtin_convertvector(" + w.Value(e.A, prec.Assign) + ", " + w.Base(v) + ")", true
	}
	to, ok := e.Typ.(ir.Scalar)
	from, ok2 := e.A.Type().(ir.Scalar)
	if ok && ok2 && to == ir.BF16 && from != to && e.Mode != ir.RoundDefault && e.Mode != ir.RoundNearest {
		return w.Helper("kb_bf16"+cwriter.ModeSuffix[e.Mode], "") + "(" + w.oddFloat(from, e.A) + ")", true
	}
	if !ok || !ok2 || from.Is16() || to.Is16() || to == ir.Bool {
		return "", false
	}
	if from == to && !e.Sat {
		return w.Value(e.A, want), true
	}
	if one := w.conversion(from, to, e); one != "" {
		return one + "(" + w.Value(e.A, prec.Assign) + ")", true
	}
	return prec.Cast(w.d.Scalars[to], w.Value(e.A, prec.Unary), want), true
}

// oddFloat writes e as a float from which a shorter one can be rounded as if from e itself.
func (w *language) oddFloat(from ir.Scalar, e ir.Expr) string {
	switch {
	case from.Is16():
		return w.AsFloat(e)
	case from == ir.F64 || from.IsInt() && from.Size() >= 4:
		return w.ToOdd(from) + "(" + w.Value(e, prec.Assign) + ")"
	}
	return w.Value(e, prec.Assign)
}

// conversion is a function that converts a number as e asks for, "" if a cast does.
func (w *language) conversion(from, to ir.Scalar, e *ir.Convert) string {
	w.Base(to)
	round := e.Mode != ir.RoundDefault && e.Mode != ir.RoundNearest
	switch {
	case from.IsFloat() && to.IsInt():
		return w.FloatToInt(from, to, e.Mode, e.Sat)
	case e.Sat && to.IsInt() && from.IsInt():
		return w.saturated(from, to)
	case to == ir.F32 && round && (from == ir.F64 || from.IsInt() && from.Size() >= 4):
		return w.roundedTo32(from, e.Mode)
	case to == ir.F64 && round && from.IsInt() && from.Size() == 8:
		return w.roundedTo64(from, e.Mode)
	}
	return ""
}

// saturated is a function that converts between integer types; what does not fit becomes the nearest number that does.
func (w *language) saturated(from, to ir.Scalar) string {
	a, b := w.d.Scalars[from], w.d.Scalars[to]
	name := fmt.Sprintf("kb_%s_to_%s_sat", from, to)
	low, high := limits(to)
	return w.Helper(name, fmt.Sprintf("static inline %s %s(%s x) {\n    __int128 y = x;\n"+
		"    return (%s)(y < %s ? %s : y > %s ? %s : y);\n}\n", b, name, a, b, low, low, high, high))
}

// limits are the least and the greatest number of an integer type.
func limits(t ir.Scalar) (low, high string) {
	bits := 8 * t.Size()
	if t.IsSigned() {
		high = fmt.Sprintf("%dLL", int64(1)<<(bits-1)-1)
		return "(-" + high + " - 1)", high
	}
	return "0", fmt.Sprintf("%dULL", ^uint64(0)>>(64-bits))
}
