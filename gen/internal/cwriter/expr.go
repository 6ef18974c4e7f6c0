package cwriter

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/prec"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// value writes the value of e for a place in which at least want must bind.
func (w *Writer) value(e ir.Expr, want int) string {
	if e.Pos().IsValid() {
		w.at = e.Pos()
	}
	if w.d.Own != nil {
		if text, ok := w.d.Own.Expr(w, e, want); ok {
			return text
		}
	}
	switch e := e.(type) {
	case *ir.Const:
		return w.constant(e, want)
	case *ir.Zero:
		return w.zero(e.Typ, want)
	case *ir.Str:
		return cString(e.Text)
	case *ir.Addr:
		return w.addressOf(e, want)
	case *ir.PtrAdd:
		return prec.Paren(w.through(e.Ptr, prec.Add)+" + "+w.index(e.I, prec.Mul), prec.Add, want)
	case *ir.PtrDiff:
		return prec.Cast(w.d.Scalars[ir.I64], "("+w.value(e.A, prec.Add)+" - "+w.value(e.B, prec.Mul)+")", want)
	case *ir.PtrCast:
		return w.pointerCast(e, want)
	case *ir.Unary:
		return w.unary(e, want)
	case *ir.Binary:
		return w.operation(e, want)
	case *ir.Select:
		if t, ok := e.Typ.(ir.Scalar); ok && t.Size() < 4 && t != ir.Bool { // C would make it an int
			return prec.Cast(w.d.Scalars[t], "("+w.value(e.C, prec.LogOr)+" ? "+w.value(e.A, prec.Ternary)+" : "+
				w.value(e.B, prec.Ternary)+")", want)
		}
		return prec.Paren(w.value(e.C, prec.LogOr)+" ? "+w.anywhere(e.A, prec.Ternary)+" : "+w.anywhere(e.B, prec.Ternary),
			prec.Ternary, want)
	case *ir.Convert:
		return w.d.language.convert(w, e, want)
	case *ir.Bitcast:
		return w.d.language.bits(w, e)
	case *ir.Compose:
		return w.compose(e, want)
	case *ir.Splat:
		return w.splat(e, want)
	case *ir.Builtin:
		return w.d.language.builtin(w, e, want)
	}
	text := w.place(e, want)
	if ir.IsPointer(e.Type()) && w.inMemory(e) {
		return prec.Cast(w.valued(e.Type(), w.where(e), ""), w.place(e, prec.Unary), want)
	}
	return text
}

// inMemory reports whether the pointer place e is stored as an address.
func (w *Writer) inMemory(e ir.Expr) bool {
	r, ok := e.(*ir.Ref)
	return !w.d.Generic && (!ok || w.fn.memory[r.Var] || r.Var.Kind == ir.GlobalVar || r.Var.Kind == ir.SharedVar)
}

// address writes the pointer e as a number.
func (w *Writer) address(e ir.Expr) string {
	if w.d.Generic {
		return w.value(e, prec.Assign)
	}
	switch x := e.(type) {
	case *ir.Const, *ir.Zero:
		return "0"
	case *ir.PtrCast:
		if !ir.IsPointer(x.A.Type()) {
			return w.value(x.A, prec.Assign)
		}
	}
	if ir.IsPlace(e) && w.inMemory(e) {
		return w.place(e, prec.Assign)
	}
	return prec.Cast(w.d.Scalars[ir.U64], w.value(e, prec.Unary), prec.Assign)
}

// place writes e as something that can be assigned to, if it is a place.
func (w *Writer) place(e ir.Expr, want int) string {
	if _, scalar := e.Type().(ir.Scalar); w.d.CPlusPlus && !scalar && !ir.IsPointer(e.Type()) && w.readAsVolatile(e) {
		w.refuse(e.Pos(), "kbind does not translate a volatile "+typeName(e.Type())+" to "+w.d.Name)
	}
	return w.aggregate(e, want)
}

// aggregate writes e as something that has members, which classes have in C++ also where the whole cannot be copied
// since it is volatile.
func (w *Writer) aggregate(e ir.Expr, want int) string {
	if !w.readAsVolatile(e) || ir.IsArray(e.Type()) {
		return w.plainPlace(e, want)
	}
	typ := w.d.Qualifier[w.spaces.Place(w.fn.in, e)] + w.stored(e.Type(), "")
	return prec.Paren("*(volatile "+typ+" *)&"+w.plainPlace(e, prec.Unary), prec.Unary, want)
}

// readAsVolatile reports whether e is an object that is volatile as a whole.
func (w *Writer) readAsVolatile(e ir.Expr) bool {
	_, lanes := e.(*ir.Lanes)
	return e.IsVolatile() && !lanes && (!ir.IsPointer(e.Type()) || w.inMemory(e))
}

func (w *Writer) plainPlace(e ir.Expr, want int) string {
	if w.d.Own != nil {
		if text, ok := w.d.Own.Place(w, e, want); ok {
			return text
		}
	}
	switch e := e.(type) {
	case *ir.Ref:
		return w.ref(e.Var, want)
	case *ir.Index:
		base := ""
		if ir.IsPointer(e.Base.Type()) {
			base = w.through(e.Base, prec.Postfix)
		} else {
			base = w.place(e.Base, prec.Postfix)
		}
		return base + "[" + w.index(e.I, prec.Comma) + "]"
	case *ir.Deref:
		if a, ok := e.Ptr.(*ir.PtrAdd); ok {
			return w.through(a.Ptr, prec.Postfix) + "[" + w.index(a.I, prec.Comma) + "]"
		}
		return prec.Paren("*"+w.through(e.Ptr, prec.Unary), prec.Unary, want)
	case *ir.FieldOf:
		return w.member(e)
	case *ir.Lanes:
		return w.lanes(e)
	case *ir.LaneAt:
		return w.laneAt(e)
	}
	return w.value(e, want)
}

func (w *Writer) ref(v *ir.Var, want int) string {
	if v.Kind == ir.GlobalVar && w.layout.IsConstant(v) {
		return w.safe(v.Name)
	}
	if w.isHandle(v) && !ir.IsArray(v.Type) {
		return prec.Paren("*"+w.name(v), prec.Unary, want)
	}
	return w.name(v)
}

func (w *Writer) member(e *ir.FieldOf) string {
	s, ok := e.Base.Type().(*ir.Struct)
	if !ok {
		w.refuse(e.At, "kbind does not translate this member to "+w.d.Name)
		return ""
	}
	name := w.field(s, e.Field)
	w.structs[s] = true
	if d, ok := e.Base.(*ir.Deref); ok && !d.IsVolatile() {
		return w.through(d.Ptr, prec.Postfix) + "->" + name
	}
	if r, ok := e.Base.(*ir.Ref); ok && w.isHandle(r.Var) {
		return w.name(r.Var) + "->" + name
	}
	if ir.IsPlace(e.Base) {
		return w.aggregate(e.Base, prec.Postfix) + "." + name
	}
	return w.value(e.Base, prec.Postfix) + "." + name
}

// structVector reports whether values of type t are vectors that the language does not have.
func (w *Writer) structVector(t ir.Type) bool {
	v, ok := t.(*ir.Vector)
	return ok && w.d.Vector(v) == ""
}

func (w *Writer) lanes(e *ir.Lanes) string {
	base := ""
	if ir.IsPlace(e.Base) {
		base = w.aggregate(e.Base, prec.Postfix)
	} else {
		base = w.value(e.Base, prec.Postfix)
	}
	v, _ := e.Base.Type().(*ir.Vector)
	if !w.structVector(v) {
		small := v.N <= 4
		text := ""
		for _, c := range e.Comps {
			if small {
				text += "xyzw"[c : c+1]
			} else {
				text += "0123456789abcdef"[c : c+1]
			}
		}
		if !small {
			text = "s" + text
		}
		return base + "." + text
	}
	if len(e.Comps) == 1 {
		return base + "." + w.component(v, e.Comps[0])
	}
	if w.d.CPlusPlus && !ir.IsPlace(e.Base) {
		return w.d.language.vector(w, e, prec.Postfix)
	}
	parts := make([]string, len(e.Comps))
	for i, c := range e.Comps {
		parts[i] = base + "." + w.component(v, c)
	}
	t := e.Typ.(*ir.Vector)
	if w.structVector(t) {
		return w.literal(t, strings.Join(parts, ", "))
	}
	return "(" + w.base(t) + ")(" + strings.Join(parts, ", ") + ")"
}

// laneAt selects a component by its number: through its address where the vector has one, else by comparing.
func (w *Writer) laneAt(e *ir.LaneAt) string {
	v, _ := e.Base.Type().(*ir.Vector)
	if ir.IsPlace(e.Base) {
		space := w.spaces.Place(w.fn.in, e.Base)
		return "((" + w.pointer(space, v.Elem, "") + ")&" + w.place(e.Base, prec.Unary) + ")[" +
			w.value(e.I, prec.Comma) + "]"
	}
	if w.d.CPlusPlus {
		return w.d.language.vector(w, e, prec.Postfix)
	}
	name := "kb_component_" + identifier(w.base(v))
	body := fmt.Sprintf("static %s %s(%s v, uint i) {\n    return ((private %s *)&v)[i];\n}\n", w.base(v.Elem), name,
		w.base(v), w.base(v.Elem))
	return w.helper(name, body) + "(" + w.value(e.Base, prec.Assign) + ", " + w.value(e.I, prec.Assign) + ")"
}

func (w *Writer) addressOf(e *ir.Addr, want int) string {
	p := e.Typ.(*ir.Pointer)
	if a, ok := e.Place.Type().(*ir.Array); ok && ir.Identical(a.Elem, p.Elem) {
		return w.plainPlace(e.Place, want)
	}
	if d, ok := e.Place.(*ir.Deref); ok {
		return w.value(d.Ptr, want)
	}
	if i, ok := e.Place.(*ir.Index); ok && ir.IsPointer(i.Base.Type()) {
		if ir.IsInt(i.I, 0) {
			return w.value(i.Base, want)
		}
		return prec.Paren("&"+w.plainPlace(i, prec.Unary), prec.Unary, want)
	}
	if r, ok := e.Place.(*ir.Ref); ok && w.isHandle(r.Var) {
		if a, ok := r.Var.Type.(*ir.Array); !ok || ir.Identical(a.Elem, p.Elem) {
			return w.name(r.Var)
		}
		return prec.Cast(w.valued(p, w.where(e), ""), w.name(r.Var), want)
	}
	if l, ok := e.Place.(*ir.Lanes); ok && len(l.Comps) == 1 && !w.structVector(l.Base.Type()) {
		v := l.Base.Type().(*ir.Vector)
		space := w.spaces.Place(w.fn.in, l.Base)
		text := "(" + w.pointer(space, v.Elem, "") + ")&" + w.place(l.Base, prec.Unary)
		if l.Comps[0] == 0 {
			return prec.Paren(text, prec.Unary, want)
		}
		return prec.Paren(text+" + "+itoa(l.Comps[0]), prec.Add, want)
	}
	return prec.Paren("&"+w.plainPlace(e.Place, prec.Unary), prec.Unary, want)
}

// through writes a pointer to which something is added or through which something is read: a null one with its type.
func (w *Writer) through(p ir.Expr, want int) string {
	switch p.(type) {
	case *ir.Const, *ir.Zero:
		return prec.Cast(w.valued(p.Type(), w.where(p), ""), w.d.Null, want)
	}
	return w.value(p, want)
}

// anywhere is the value e. A pointer that may point into several address spaces is cast to one without a space, since
// the text of e may be one with another space than that of the operand beside it.
func (w *Writer) anywhere(e ir.Expr, want int) string {
	if !w.needs[needGeneric] || !ir.IsPointer(e.Type()) || w.where(e).Space() != ir.Generic {
		return w.value(e, want)
	}
	return prec.Cast(w.valued(e.Type(), w.where(e), ""), w.value(e, prec.Unary), want)
}

// where is where the pointer e points.
func (w *Writer) where(e ir.Expr) *pointerInfo { return w.spaces.Of(w.fn.in, e) }

func (w *Writer) pointerCast(e *ir.PtrCast, want int) string {
	if !ir.IsPointer(e.Typ) {
		t := e.Typ.(ir.Scalar)
		text := w.address(e.A)
		if w.d.Generic {
			text = prec.Cast(w.d.Scalars[ir.U64], w.value(e.A, prec.Unary), prec.Unary)
		}
		if t == ir.U64 {
			return prec.Paren(text, prec.Unary, want)
		}
		return prec.Cast(w.d.Scalars[t], "("+text+")", want)
	}
	typ := w.valued(e.Typ, w.where(e), "")
	if ir.IsPointer(e.A.Type()) && typ == w.valued(e.A.Type(), w.where(e.A), "") {
		return w.value(e.A, want)
	}
	if add, ok := e.A.(*ir.PtrAdd); ok && w.d.CPlusPlus && w.fn.in == nil {
		if n, ok := add.I.(*ir.Const); ok { // NVRTC fails on any other form in the first value of a variable
			size := int64(ir.Sizeof(add.Ptr.Type().(*ir.Pointer).Elem))
			text := fmt.Sprintf("((unsigned char *)%s + %d)", w.value(add.Ptr, prec.Unary), int64(n.Bits)*size)
			return prec.Cast(typ, text, want)
		}
	}
	return prec.Cast(typ, w.value(e.A, prec.Unary), want)
}

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
		return w.d.language.fromFloat(w, t, w.d.language.float(w, e.Float, ir.F32))
	case t.IsFloat():
		w.base(t)
		text := w.d.language.float(w, e.Float, t)
		if strings.HasPrefix(text, "-") || strings.HasPrefix(text, "(") {
			return prec.Paren(text, prec.Unary, want)
		}
		return text
	case t == ir.Bool && w.d.CPlusPlus:
		return strconv.FormatBool(e.Bits != 0)
	case t == ir.Bool:
		return strconv.FormatUint(e.Bits, 10)
	}
	return w.integer(t, e.Bits, want)
}

// integer writes an integer constant of type t.
func (w *Writer) integer(t ir.Scalar, bits uint64, want int) string {
	n := int64(bits)
	switch t {
	case ir.I32:
		if n == math.MinInt32 {
			return "(-2147483647 - 1)"
		}
		return negative(strconv.FormatInt(n, 10), want)
	case ir.U32:
		return strconv.FormatUint(uint64(uint32(bits)), 10) + "u"
	case ir.I64:
		if n == math.MinInt64 {
			return "(-9223372036854775807" + w.d.Long + " - 1)"
		}
		return negative(strconv.FormatInt(n, 10)+w.d.Long, want)
	case ir.U64:
		return strconv.FormatUint(bits, 10) + w.d.UnsignedLong
	case ir.U8, ir.U16:
		return prec.Cast(w.d.Scalars[t], strconv.FormatUint(bits&(1<<(8*t.Size())-1), 10), want)
	}
	return prec.Cast(w.d.Scalars[t], strconv.FormatInt(n, 10), want)
}

func negative(text string, want int) string {
	if strings.HasPrefix(text, "-") {
		return prec.Paren(text, prec.Unary, want)
	}
	return text
}

// floatText writes a float so that it is read as the same one.
func floatText(x float64, t ir.Scalar) string {
	size := 8 * t.Size()
	switch {
	case math.IsNaN(x):
		if t == ir.F64 {
			return "(double)NAN"
		}
		return "NAN"
	case math.IsInf(x, 0):
		text := "INFINITY"
		if x < 0 {
			text = "-INFINITY"
		}
		if t == ir.F64 {
			return "(double)(" + text + ")"
		}
		return text
	}
	text := strconv.FormatFloat(x, 'g', -1, size)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	if t == ir.F32 {
		text += "f"
	}
	return text
}

// zero is the value of type t whose bits are all zero.
func (w *Writer) zero(t ir.Type, want int) string {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.Bool || t.IsFloat() && t.Size() > 2 {
			return w.constant(&ir.Const{X: ir.X{Typ: t}}, want)
		}
		return w.integer(t, 0, want)
	case *ir.Vector:
		if !w.structVector(t) {
			return prec.Cast(w.base(t), "(0)", want)
		}
		return w.literal(t, "0")
	case *ir.Struct:
		return w.literal(t, "0")
	case *ir.Pointer:
		return w.d.Null
	}
	return "0"
}

// cString writes text as a string literal.
func cString(text string) string {
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

// unary writes a sign, a complement or a negation.
func (w *Writer) unary(e *ir.Unary, want int) string {
	t, scalar := e.Typ.(ir.Scalar)
	if e.Op == ir.Not {
		return prec.Paren("!"+w.value(e.A, prec.Unary), prec.Unary, want)
	}
	switch {
	case scalar && (t == ir.F16 || t == ir.BF16):
		return w.d.language.fromFloat(w, t, "-"+w.d.language.asFloat(w, e.A))
	case w.structVector(e.Typ):
		return w.d.language.vector(w, e, want)
	case e.Op == ir.Neg && scalar && (t == ir.I32 || t == ir.I64):
		zero := &ir.Const{X: ir.X{Typ: t, At: e.At}}
		if x := w.fn.ranges.Expr(e.A); !ranges.OfType(t).Holds(ranges.Interval{Lo: -x.Hi, Hi: -max(x.Lo, math.MinInt64+1)}) ||
			x.Lo == math.MinInt64 {
			return w.operation(&ir.Binary{X: e.X, Op: ir.Sub, A: zero, B: e.A}, want)
		}
	case scalar && t.IsInt() && t.Size() < 4:
		return prec.Cast(w.d.Scalars[t], "("+e.Op.String()+w.value(e.A, prec.Unary)+")", want)
	}
	a := w.value(e.A, prec.Unary)
	if strings.HasPrefix(a, e.Op.String()) {
		a = "(" + a + ")"
	}
	return prec.Paren(e.Op.String()+a, prec.Unary, want)
}

// wraps reports whether op may overflow.
func wraps(op ir.BinaryOp) bool { return op == ir.Add || op == ir.Sub || op == ir.Mul }

// asInC reports whether C's operator does what e asks for: signed arithmetic that overflows wraps around in the IR and
// is undefined in C. x is the interval of e.A.
func (w *Writer) asInC(e *ir.Binary, x ranges.Interval) bool {
	t, ok := e.A.Type().(ir.Scalar)
	if w.d.Own != nil && w.d.Own.Wraps && t != ir.F16 && t != ir.BF16 || w.exact[e] {
		return true
	}
	if !ok {
		v, ok := e.A.Type().(*ir.Vector)
		return !ok || !w.structVector(v) && (!v.Elem.IsSigned() || !wraps(e.Op))
	}
	switch {
	case t == ir.F16 || t == ir.BF16:
		return false
	case t != ir.I32 && t != ir.I64 || !wraps(e.Op):
		return true
	}
	r, exact := x.Apply(e.Op, w.fn.ranges.Expr(e.B))
	return exact && ranges.OfType(t).Holds(r)
}

// operation writes a binary operation.
func (w *Writer) operation(e *ir.Binary, want int) string {
	level := prec.Of(e.Op)
	plain := func(a, b string) string { return a + " " + e.Op.String() + " " + b }
	operands := func() (string, string) {
		a, b := w.anywhere(e.A, level), w.anywhere(e.B, level+1)
		if level <= prec.And && level >= prec.Or || level == prec.Shift { // compilers warn of these without parentheses
			a, b = w.value(e.A, prec.Mul), w.value(e.B, prec.Mul)
		}
		return a, b
	}
	t, scalar := e.A.Type().(ir.Scalar)
	switch {
	case scalar && (t == ir.F16 || t == ir.BF16):
		text := plain(w.d.language.asFloat(w, e.A), w.d.language.asFloat(w, e.B))
		if e.Op.IsCompare() {
			return prec.Paren(text, level, want)
		}
		return w.d.language.fromFloat(w, t, text)
	case w.structVector(e.A.Type()):
		return w.d.language.vector(w, e, want)
	case w.d.CPlusPlus && e.Rounded && scalar && t.IsFloat() && w.rounded(e) != "":
		return w.rounded(e)
	case w.d.CPlusPlus && scalar && t == ir.Bool && !e.Op.IsCompare() && e.Op != ir.LogAnd && e.Op != ir.LogOr:
		a, b := operands()
		return prec.Cast(w.d.Scalars[t], "("+plain(a, b)+")", want)
	case w.apartFromSums(e):
		return w.product(e)
	case !w.asInC(e, w.fn.ranges.Expr(e.A)):
		return w.wrapping(e, want)
	case scalar && t.IsInt() && t.Size() < 4 && !e.Op.IsCompare():
		a, b := operands()
		if w.d.CPlusPlus && (e.Op == ir.Shl || e.Op == ir.Shr) {
			b = w.count(e)
		}
		text := plain(a, b)
		if t == ir.U16 && e.Op == ir.Mul {
			text = plain(prec.Cast(w.d.Scalars[ir.U32], w.value(e.A, prec.Unary), prec.Mul), w.value(e.B, prec.Unary))
		}
		return prec.Cast(w.d.Scalars[t], "("+text+")", want)
	case (e.Op == ir.Shl || e.Op == ir.Shr) && scalar:
		return prec.Paren(plain(w.value(e.A, prec.Shift), w.count(e)), level, want)
	}
	a, b := operands()
	return prec.Paren(plain(a, b), level, want)
}

// count is the number of bits by which e shifts, modulo the width; OpenCL C does that by itself (6.3 j).
func (w *Writer) count(e *ir.Binary) string {
	t, _ := e.A.Type().(ir.Scalar)
	if bits := int64(8 * t.Size()); w.d.CPlusPlus && !(ranges.Interval{Lo: 0, Hi: bits - 1}).Holds(w.fn.ranges.Expr(e.B)) {
		if c, ok := e.B.(*ir.Const); ok {
			return fmt.Sprint(int64(c.Bits) & (bits - 1))
		}
		return fmt.Sprintf("(%s & %d)", w.value(e.B, prec.Mul), bits-1)
	}
	return w.value(e.B, prec.Add)
}

// wrapping writes signed arithmetic that may overflow as that of the unsigned type.
func (w *Writer) wrapping(e *ir.Binary, want int) string {
	if v, ok := e.Typ.(*ir.Vector); ok {
		u := *v
		u.Elem++
		as := func(x ir.Expr) string { return "as_" + w.base(&u) + "(" + w.value(x, prec.Assign) + ")" }
		return "as_" + w.base(v) + "(" + as(e.A) + " " + e.Op.String() + " " + as(e.B) + ")"
	}
	t := e.Typ.(ir.Scalar)
	a, b := w.asUnsigned(e.A, t+1), w.asUnsigned(e.B, t+1)
	return prec.Cast(w.d.Scalars[t], "("+a+" "+e.Op.String()+" "+b+")", want)
}

// asUnsigned writes the integer e as one of the unsigned type u of its size.
func (w *Writer) asUnsigned(e ir.Expr, u ir.Scalar) string {
	switch x := e.(type) {
	case *ir.Const:
		return w.integer(u, x.Bits, prec.Unary)
	case *ir.Convert:
		if !x.Sat && x.A.Type() == ir.Type(u) {
			return w.value(x.A, prec.Unary)
		}
	case *ir.Binary:
		if wraps(x.Op) && x.Typ == ir.Type(u-1) && !w.asInC(x, w.fn.ranges.Expr(x.A)) {
			return "(" + w.asUnsigned(x.A, u) + " " + x.Op.String() + " " + w.asUnsigned(x.B, u) + ")"
		}
	}
	return "(" + w.d.Scalars[u] + ")" + w.value(e, prec.Unary)
}

// compose builds a vector or a struct of its parts.
func (w *Writer) compose(e *ir.Compose, want int) string {
	switch t := e.Typ.(type) {
	case *ir.Vector:
		parts := make([]string, len(e.Parts))
		for i, p := range e.Parts {
			parts[i] = w.value(p, prec.Assign)
		}
		list := strings.Join(parts, ", ")
		if w.structVector(t) {
			return w.literal(t, list)
		}
		return prec.Cast(w.base(t), "("+list+")", want)
	case *ir.Struct:
		return w.literal(t, strings.TrimSuffix(strings.TrimPrefix(w.members(e), "{"), "}"))
	}
	return w.initialiser(e, e.Typ)
}

func (w *Writer) splat(e *ir.Splat, want int) string {
	t := e.Typ.(*ir.Vector)
	if !w.structVector(t) {
		return prec.Cast(w.base(t), "("+w.value(e.A, prec.Assign)+")", want)
	}
	parts := make([]string, t.N)
	for i := range parts {
		parts[i] = "x"
	}
	if w.d.CPlusPlus { // in a function, so that the value is computed once
		name := "kb_splat_" + w.base(t)
		w.fun(name, "%s %s(%s x) {\n    return %s{%s};\n}", w.base(t), name, w.d.Scalars[t.Elem], w.base(t),
			strings.Join(parts, ", "))
		return name + "(" + w.value(e.A, prec.Assign) + ")"
	}
	for i := range parts {
		parts[i] = w.value(e.A, prec.Assign)
	}
	return w.literal(t, strings.Join(parts, ", "))
}

// literal is a value of the struct t with the members in list.
func (w *Writer) literal(t ir.Type, list string) string {
	switch {
	case w.d.CPlusPlus && list == "0":
		return w.base(t) + "{}"
	case w.d.CPlusPlus:
		return w.base(t) + "{" + list + "}"
	}
	return "(" + w.base(t) + "){" + list + "}"
}
