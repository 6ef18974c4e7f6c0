package clanes

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/lanes"
	"github.com/kbind/kbind/gen/internal/prec"
)

// value writes e, a scalar, as a vector with its value for each lane.
func (x *Writer) value(e ir.Expr) string {
	w := x.w
	t, ok := e.Type().(ir.Scalar)
	if !ok {
		x.guard("a value of type " + e.Type().String())
		return "0"
	}
	switch f := x.Of(e); {
	case f.Kind == lanes.SameForm:
		return x.spread(t, x.once(e))
	case f.Kind == lanes.RowForm && len(f.Straight) == 0:
		return x.steps(t, w.Value(e, prec.Assign), f.Step)
	}
	switch e := e.(type) {
	case *ir.Ref, *ir.Lanes, *ir.Index:
		if place, ok := x.eachPlace(e); ok {
			return place
		}
		if i, ok := e.(*ir.Index); ok {
			return x.load(i, t)
		}
	case *ir.Unary:
		if lanes.Direct(t) || t == ir.Bool {
			a := x.value(e.A)
			if e.Op == ir.Not {
				return "(~" + a + ")"
			}
			return "(" + e.Op.String() + a + ")"
		}
	case *ir.Binary:
		if text := x.operation(e); text != "" {
			return text
		}
	case *ir.Select:
		return x.selection(e, t)
	case *ir.Convert:
		if text := x.converted(e, t); text != "" {
			return text
		}
	case *ir.Bitcast:
		from, ok := e.A.Type().(ir.Scalar)
		if ok && from != ir.Bool && t != ir.Bool {
			return "((" + x.typ(t) + ")" + x.value(e.A) + ")"
		}
	case *ir.Builtin:
		if text := x.call(e, t); text != "" {
			return text
		}
	}
	return x.oneByOne(e, t)
}

// once writes e, which all lanes have the same value of. What it reads may not be there if no lane is at work.
func (x *Writer) once(e ir.Expr) string {
	text := x.w.Value(e, prec.Assign)
	if m := x.mask(); m != "" && x.maybe && x.Loads(e) {
		return "kb_any(" + m + ") ? " + x.w.Value(e, prec.Ternary) + " : 0"
	}
	return text
}

// operation writes an operation on two vectors, "" if there is none.
func (x *Writer) operation(e *ir.Binary) string {
	t, ok := e.A.Type().(ir.Scalar)
	switch {
	case !ok:
		return ""
	case e.Op == ir.LogAnd || e.Op == ir.LogOr:
		return x.logical(e)
	case t == ir.Bool && (e.Op == ir.Eq || e.Op == ir.Ne):
		text := "(" + x.value(e.A) + " ^ " + x.value(e.B) + ")"
		if e.Op == ir.Eq {
			text = "(~" + text + ")"
		}
		return text
	case t == ir.Bool && (e.Op == ir.And || e.Op == ir.Or || e.Op == ir.Xor):
		return "(" + x.value(e.A) + " " + e.Op.String() + " " + x.value(e.B) + ")"
	case !lanes.Direct(t):
		return ""
	case e.Op.IsCompare():
		text := "(" + x.value(e.A) + " " + e.Op.String() + " " + x.value(e.B) + ")"
		x.typ(ir.Bool)
		if t.Size() == 4 {
			return "((kb_mask)" + text + ")"
		}
		return "__builtin_convertvector" + "(" + text + ", kb_mask)"
	case t.IsInt() && (e.Op == ir.Div || e.Op == ir.Rem):
		c, ok := e.B.(*ir.Const)
		if !ok || c.Bits == 0 || c.Bits == ^uint64(0) {
			return ""
		}
	case e.Op == ir.Shl || e.Op == ir.Shr:
		return x.shift(e, t)
	}
	return "(" + x.value(e.A) + " " + e.Op.String() + " " + x.value(e.B) + ")"
}

// shift writes a shift, whose count is taken modulo the width.
func (x *Writer) shift(e *ir.Binary, t ir.Scalar) string {
	bits := 8 * t.Size()
	if c, ok := e.B.(*ir.Const); ok {
		return "(" + x.value(e.A) + " " + e.Op.String() + " " + strconv.Itoa(int(c.Bits)&(bits-1)) + ")"
	}
	b, ok := e.B.Type().(ir.Scalar)
	if !ok || b.Size() != t.Size() || !b.IsInt() {
		return ""
	}
	count := "((" + x.typ(t) + ")" + x.value(e.B) + " & " + strconv.Itoa(bits-1) + ")"
	return "(" + x.value(e.A) + " " + e.Op.String() + " " + count + ")"
}

// logical writes a logical operation, whose second operand only those lanes look at that need it.
func (x *Writer) logical(e *ir.Binary) string {
	op := " & "
	if e.Op == ir.LogOr {
		op = " | "
	}
	if !x.Loads(e.B) {
		return "(" + x.value(e.A) + op + x.value(e.B) + ")"
	}
	a := x.temporary(ir.Bool, x.value(e.A))
	need := a
	if e.Op == ir.LogOr {
		need = "~" + a
	}
	return "(" + a + op + x.under(need, func() string { return x.temporary(ir.Bool, x.value(e.B)) }) + ")"
}

// under writes what is evaluated for the lanes of a mask among those at work.
func (x *Writer) under(mask string, write func() string) string {
	m := x.temporary(ir.Bool, and(mask, x.mask()))
	maybe := x.maybe
	x.maybe = true
	x.masks = append(x.masks, m)
	text := write()
	x.masks = x.masks[:len(x.masks)-1]
	x.maybe = maybe
	return text
}

// selection writes a choice.
func (x *Writer) selection(e *ir.Select, t ir.Scalar) string {
	w := x.w
	part := func(p ir.Expr, mask string) string {
		if mask == "" || !x.Loads(p) {
			return x.value(p)
		}
		return x.under(mask, func() string { return x.temporary(t, x.value(p)) })
	}
	if x.Of(e.C).Kind == lanes.SameForm {
		r := x.temporary(t, "")
		w.Line("if (" + x.once(e.C) + ") {")
		w.Indent(1)
		w.Line(r + " = " + x.value(e.A) + ";")
		w.Indent(-1)
		w.Line("} else {")
		w.Indent(1)
		w.Line(r + " = " + x.value(e.B) + ";")
		w.Indent(-1)
		w.Line("}")
		return r
	}
	c := x.temporary(ir.Bool, x.value(e.C))
	a := part(e.A, c)
	b := part(e.B, "~"+c)
	return x.choose(t, c, a, b)
}

// converted writes a conversion, "" if vectors have none.
func (x *Writer) converted(e *ir.Convert, t ir.Scalar) string {
	from, ok := e.A.Type().(ir.Scalar)
	if !ok || from.Is16() || t.Is16() || e.Sat || e.Mode != ir.RoundDefault && e.Mode != ir.RoundNearest {
		return ""
	}
	switch {
	case from == t:
		return x.value(e.A)
	case t == ir.Bool && lanes.Direct(from):
		text := "(" + x.value(e.A) + " != 0)"
		if from.Size() == 4 {
			return "((kb_mask)" + text + ")"
		}
		return "__builtin_convertvector(" + text + ", kb_mask)"
	case t == ir.Bool:
		return ""
	case from == ir.Bool:
		return "__builtin_convertvector(" + x.value(e.A) + " & 1, " + x.typ(t) + ")"
	case from.IsFloat() && t.IsInt():
		return ""
	case from.IsInt() && t.IsInt() && from.Size() == t.Size():
		return "((" + x.typ(t) + ")" + x.value(e.A) + ")"
	}
	return "__builtin_convertvector(" + x.value(e.A) + ", " + x.typ(t) + ")"
}

// call writes an operation as a call of a function that does it for each lane, "" if its arguments are none for that.
func (x *Writer) call(e *ir.Builtin, t ir.Scalar) string {
	w := x.w
	kind, name, _ := strings.Cut(string(e.Op), ".")
	switch {
	case e.Op == "sel.mask":
		return "((" + x.typ(t) + ")" + x.value(e.Args[0]) + ")"
	case kind == "sel":
		m := x.value(e.Args[0])
		if e.Args[0].Type() != ir.Bool {
			m = "((kb_mask)(" + m + " != 0))"
		}
		return x.choose(t, x.temporary(ir.Bool, m), x.value(e.Args[1]), x.value(e.Args[2]))
	case kind != "math" && kind != "int":
		return ""
	}
	var types []ir.Scalar
	key := ir.Void
	for i, a := range e.Args {
		s, ok := a.Type().(ir.Scalar)
		if !ok || s == ir.Bool {
			return ""
		}
		if kind == "int" && i == 0 || s.IsFloat() && key == ir.Void {
			key = s
		}
		types = append(types, s)
	}
	one := ""
	if kind == "int" {
		one = w.IntFunction(name, key)
	} else {
		one = w.MathFunction(name, key, types, t)
	}
	if one == "" || key.Is16() {
		return ""
	}
	args := make([]string, len(e.Args))
	for i, a := range e.Args {
		args[i] = x.value(a)
	}
	return x.forEach(one, t, types) + "(" + strings.Join(args, ", ") + ")"
}

// forEach is a function that calls the function one for each lane.
func (x *Writer) forEach(one string, result ir.Scalar, types []ir.Scalar) string {
	w := x.w
	full := "kb_lanes_" + strings.TrimPrefix(strings.TrimPrefix(one, "kb_"), "__builtin_")
	if w.Has(full) {
		return full
	}
	var params, args []string
	for i, t := range types {
		p := string(rune('a' + i))
		params, args = append(params, x.typ(t)+" "+p), append(args, p+"[i]")
	}
	r := x.typ(result)
	value := one + "(" + strings.Join(args, ", ") + ")"
	if result == ir.Bool {
		value = "-(" + value + " != 0)"
	}
	return w.Helper(full, fmt.Sprintf("static inline %s %s(%s) {\n    %s r;\n#pragma omp simd\n"+
		"    for (int i = 0; i < KB_LANES; i++) r[i] = %s;\n    return r;\n}\n", r, full,
		strings.Join(params, ", "), r, value))
}

// oneByOne writes e for one lane after the other.
func (x *Writer) oneByOne(e ir.Expr, t ir.Scalar) string {
	mask, first := "", ""
	if x.Loads(e) {
		mask = x.mask()
	}
	if mask != "" {
		first = "{0}"
	}
	e, neighbours := x.oneIndex(e)
	r := x.temporary(t, first)
	x.neighbours(neighbours, func() {
		if _, row := x.UnitStride(e); row && x.first64 != nil && t != ir.Bool {
			x.w.Line(r + " = " + x.loadCall(e, t, mask) + ";")
			return
		}
		x.fillLanes(r, e, t, mask)
	})
	return r
}

// fillLanes gives the elements of vector r the values of e.
func (x *Writer) fillLanes(r string, e ir.Expr, t ir.Scalar, mask string) {
	x.lane = true
	text := x.fromMemory(t, x.w.Value(e, prec.Unary))
	x.lane = false
	x.eachLane(mask, func(lane string) string { return r + lane + " = " + text + ";" }, true)
}

// eachPlace is the vector that holds the place e, of a variable that differs from lane to lane; ok is false if it is
// none, or each lane chooses another element.
func (x *Writer) eachPlace(e ir.Expr) (place string, ok bool) {
	switch e := e.(type) {
	case *ir.Ref:
		return x.w.Name(e.Var), x.Own(e.Var) && x.Variable(e.Var).Kind == lanes.EachForm && !ir.IsPointer(e.Typ)
	case *ir.Lanes:
		if place, ok = x.eachPlace(e.Base); ok && len(e.Comps) == 1 {
			return place + "[" + strconv.Itoa(e.Comps[0]) + "]", true
		}
	case *ir.Index:
		if !ir.IsArray(e.Base.Type()) {
			return "", false
		}
		if place, ok = x.eachPlace(e.Base); ok {
			if !x.lane && x.Of(e.I).Kind != lanes.SameForm {
				return "", false
			}
			return place + "[" + x.w.Value(e.I, prec.Comma) + "]", true
		}
	}
	return "", false
}

// Place writes what the lanes have in vectors, and the running lane of it.
func (x *Writer) Place(e ir.Expr) (string, bool) {
	switch e := e.(type) {
	case *ir.Ref:
		f := x.Variable(e.Var)
		if !x.Own(e.Var) {
			return "", false
		}
		switch {
		case f.Kind == lanes.RowForm && x.lane:
			lane := "kb_lane"
			if f.Step != 1 {
				lane += fmt.Sprintf(" * %d", f.Step)
			}
			if e.Var == x.first64 {
				return "(" + x.w.Name(e.Var) + " + kb_lane)", true
			}
			return fmt.Sprintf("(%s)(%s + %s)", x.w.Scalar(e.Typ.(ir.Scalar)), x.w.Name(e.Var), lane), true
		case f.Kind < lanes.EachForm:
			return x.w.Name(e.Var), true
		}
	case *ir.Lanes, *ir.Index:
	default:
		return "", false
	}
	place, ok := x.eachPlace(e)
	if !ok {
		return "", false
	}
	t, scalar := e.Type().(ir.Scalar)
	if !scalar || !x.lane {
		x.guard("a vector where one value is wanted")
		return "0", true
	}
	place += "[kb_lane]"
	if t == ir.Bool {
		place = "(" + place + " != 0)"
	}
	return place, true
}
