package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Value writes the value of e for a place in which at least want must bind.
func (w *Writer) Value(e ir.Expr, want int) string {
	if e.Pos().IsValid() {
		w.at = e.Pos()
	}
	if w.own != nil {
		if text, ok := w.own.OwnValue(e, want); ok {
			return text
		}
	}
	switch e := e.(type) {
	case *ir.Const:
		return w.constant(e, want)
	case *ir.Zero:
		return w.Zero(e.Typ, want)
	case *ir.Str:
		return Quote(e.Text)
	case *ir.Addr:
		return w.addressOf(e, want)
	case *ir.PtrAdd:
		return prec.Paren(w.through(e.Ptr, prec.Add)+" + "+w.index(e.I, prec.Mul), prec.Add, want)
	case *ir.PtrDiff:
		return prec.Cast(w.d.Scalars[ir.I64], "("+w.anywhere(e.A, prec.Add)+" - "+w.anywhere(e.B, prec.Mul)+")", want)
	case *ir.PtrCast:
		return w.pointerCast(e, want)
	case *ir.Unary:
		return w.unary(e, want)
	case *ir.Binary:
		return w.operation(e, want)
	case *ir.Select:
		if t, ok := e.Typ.(ir.Scalar); ok && t.Size() < 4 && t != ir.Bool { // C would make it an int
			return prec.Cast(w.d.Scalars[t], "("+w.Value(e.C, prec.LogOr)+" ? "+w.Value(e.A, prec.Ternary)+" : "+
				w.Value(e.B, prec.Ternary)+")", want)
		}
		return prec.Paren(w.Value(e.C, prec.LogOr)+" ? "+w.anywhere(e.A, prec.Ternary)+" : "+w.anywhere(e.B, prec.Ternary),
			prec.Ternary, want)
	case *ir.Convert:
		if text, ok := w.narrowed(e, want); ok {
			return text
		}
		return w.lang.Convert(e, want)
	case *ir.Bitcast:
		return w.lang.Bits(e)
	case *ir.Compose:
		return w.compose(e, want)
	case *ir.Splat:
		return w.splat(e, want)
	case *ir.Builtin:
		return w.lang.Builtin(e, want)
	}
	if ir.IsPointer(e.Type()) && w.inMemory(e) {
		return prec.Cast(w.Valued(e.Type(), w.where(e), ""), w.Place(e, prec.Unary), want)
	}
	return w.Place(e, want)
}

// inMemory reports whether the pointer place e is stored as an address.
func (w *Writer) inMemory(e ir.Expr) bool {
	r, ok := e.(*ir.Ref)
	return !w.d.Generic && (!ok || w.fn.memory[r.Var] || r.Var.Kind == ir.GlobalVar || r.Var.Kind == ir.SharedVar)
}

// address writes the pointer e as a number.
func (w *Writer) address(e ir.Expr) string {
	if w.d.Generic {
		return w.Value(e, prec.Assign)
	}
	switch x := e.(type) {
	case *ir.Const, *ir.Zero:
		return "0"
	case *ir.PtrCast:
		if !ir.IsPointer(x.A.Type()) {
			return w.Value(x.A, prec.Assign)
		}
	}
	if ir.IsPlace(e) && w.inMemory(e) {
		return w.Place(e, prec.Assign)
	}
	return prec.Cast(w.d.Scalars[ir.U64], w.anywhere(e, prec.Unary), prec.Assign)
}

// Place writes e as something that can be assigned to, if it is a place.
func (w *Writer) Place(e ir.Expr, want int) string {
	if !w.readAsVolatile(e) || ir.IsArray(e.Type()) {
		return w.plainPlace(e, want)
	}
	if ir.IsPointer(e.Type()) && w.d.Generic {
		typ := w.Stored(e.Type(), "volatile *")
		return prec.Paren("*("+typ+")&"+w.plainPlace(e, prec.Unary), prec.Unary, want)
	}
	typ := w.d.Qualifier[w.Spaces.Place(w.fn.in, e)] + w.Stored(e.Type(), "")
	return prec.Paren("*(volatile "+typ+" *)&"+w.plainPlace(e, prec.Unary), prec.Unary, want)
}

// readAsVolatile reports whether e is an object that is volatile as a whole.
func (w *Writer) readAsVolatile(e ir.Expr) bool {
	if _, lanes := e.(*ir.Lanes); !e.IsVolatile() || lanes {
		return false
	}
	r, ok := e.(*ir.Ref)
	return !ir.IsPointer(e.Type()) || w.inMemory(e) || w.d.Generic && (!ok || r.Var.Kind == ir.GlobalVar ||
		r.Var.Kind == ir.SharedVar)
}

func (w *Writer) plainPlace(e ir.Expr, want int) string {
	if w.own != nil {
		if text, ok := w.own.OwnPlace(e, want); ok {
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
			base = w.Place(e.Base, prec.Postfix)
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
	return w.Value(e, want)
}

func (w *Writer) ref(v *ir.Var, want int) string {
	if v.Kind == ir.GlobalVar && w.layout.IsConstant(v) {
		return w.Safe(v.Name)
	}
	if w.isHandle(v) && !ir.IsArray(v.Type) {
		return prec.Paren("*"+w.Name(v), prec.Unary, want)
	}
	if text, ok := w.placed(v, want); ok {
		return text
	}
	return w.Name(v)
}

func (w *Writer) member(e *ir.FieldOf) string {
	s := e.Base.Type().(*ir.Struct)
	name := w.field(s, e.Field)
	w.names(s)
	if d, ok := e.Base.(*ir.Deref); ok && !d.IsVolatile() {
		return w.through(d.Ptr, prec.Postfix) + "->" + name
	}
	if r, ok := e.Base.(*ir.Ref); ok && w.isHandle(r.Var) && !r.Volatile {
		return w.Name(r.Var) + "->" + name
	}
	if ir.IsPlace(e.Base) {
		return w.Place(e.Base, prec.Postfix) + "." + name
	}
	return w.Value(e.Base, prec.Postfix) + "." + name
}

// structVector reports whether values of type t are vectors that the language does not have.
func (w *Writer) structVector(t ir.Type) bool {
	v, ok := t.(*ir.Vector)
	return ok && w.d.Vector(v) == ""
}

func (w *Writer) lanes(e *ir.Lanes) string {
	base := ""
	if ir.IsPlace(e.Base) {
		base = w.Place(e.Base, prec.Postfix)
	} else {
		base = w.Value(e.Base, prec.Postfix)
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
		return base + "." + w.Component(v, e.Comps[0])
	}
	if w.d.CPlusPlus && !ir.IsPlace(e.Base) {
		return w.lang.Vector(e, prec.Postfix)
	}
	parts := make([]string, len(e.Comps))
	for i, c := range e.Comps {
		parts[i] = base + "." + w.Component(v, c)
	}
	t := e.Typ.(*ir.Vector)
	if w.structVector(t) {
		return w.literal(t, strings.Join(parts, ", "))
	}
	return "(" + w.Base(t) + ")(" + strings.Join(parts, ", ") + ")"
}

// laneAt selects a component by its number: through its address where the vector has one, else by comparing.
func (w *Writer) laneAt(e *ir.LaneAt) string {
	v, _ := e.Base.Type().(*ir.Vector)
	if ir.IsPlace(e.Base) {
		space := w.Spaces.Place(w.fn.in, e.Base)
		return "((" + w.pointer(space, v.Elem, "") + ")&" + w.Place(e.Base, prec.Unary) + ")[" +
			w.Value(e.I, prec.Comma) + "]"
	}
	if w.d.CPlusPlus {
		return w.lang.Vector(e, prec.Postfix)
	}
	name := "kb_component_" + Identifier(w.Base(v))
	body := fmt.Sprintf("static %s %s(%s v, uint i) {\n    return ((private %s *)&v)[i];\n}\n", w.Base(v.Elem), name,
		w.Base(v), w.Base(v.Elem))
	return w.Helper(name, body) + "(" + w.Value(e.Base, prec.Assign) + ", " + w.Value(e.I, prec.Assign) + ")"
}

func (w *Writer) addressOf(e *ir.Addr, want int) string {
	if place := ir.Unaccessed(e.Place); place != e.Place {
		e = &ir.Addr{X: e.X, Place: place}
	}
	p := e.Typ.(*ir.Pointer)
	if a, ok := e.Place.Type().(*ir.Array); ok && ir.Identical(a.Elem, p.Elem) {
		return w.plainPlace(e.Place, want)
	}
	if d, ok := e.Place.(*ir.Deref); ok {
		return w.Value(d.Ptr, want)
	}
	if i, ok := e.Place.(*ir.Index); ok && ir.IsPointer(i.Base.Type()) {
		if ir.IsInt(i.I, 0) {
			return w.Value(i.Base, want)
		}
		return prec.Paren("&"+w.plainPlace(i, prec.Unary), prec.Unary, want)
	}
	if r, ok := e.Place.(*ir.Ref); ok && w.isHandle(r.Var) {
		if a, ok := r.Var.Type.(*ir.Array); !ok || ir.Identical(a.Elem, p.Elem) {
			return w.Name(r.Var)
		}
		return prec.Cast(w.Valued(p, w.where(e), ""), w.Name(r.Var), want)
	}
	if l, ok := e.Place.(*ir.Lanes); ok && len(l.Comps) == 1 && !w.structVector(l.Base.Type()) {
		v := l.Base.Type().(*ir.Vector)
		space := w.Spaces.Place(w.fn.in, l.Base)
		text := "(" + w.pointer(space, v.Elem, "") + ")&" + w.Place(l.Base, prec.Unary)
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
		return prec.Cast(w.Valued(p.Type(), w.where(p), ""), w.d.Null, want)
	}
	return w.Value(p, want)
}

// anywhere is the value e. A pointer that may point into several address spaces is cast to one without a space, since
// the text of e may be one with another space than that of the operand beside it, and a pointer into shared memory is
// another number on GPUs than the pointer into any space that points to the same place.
func (w *Writer) anywhere(e ir.Expr, want int) string {
	if !w.needs[needGeneric] || !ir.IsPointer(e.Type()) || w.where(e).Space() != ir.Generic ||
		ir.IsPlace(e) && w.inMemory(e) {
		return w.Value(e, want)
	}
	return prec.Cast(w.Valued(e.Type(), w.where(e), ""), w.Value(e, prec.Unary), want)
}

// where is where the pointer e points.
func (w *Writer) where(e ir.Expr) *pointerInfo { return w.Spaces.Of(w.fn.in, e) }

func (w *Writer) pointerCast(e *ir.PtrCast, want int) string {
	if !ir.IsPointer(e.Typ) {
		t, text := e.Typ.(ir.Scalar), ""
		if w.d.Generic {
			text = prec.Cast(w.d.Scalars[ir.U64], w.Value(e.A, prec.Unary), prec.Unary)
		} else {
			text = w.address(e.A)
		}
		if t == ir.U64 {
			return prec.Paren(text, prec.Unary, want)
		}
		return prec.Cast(w.d.Scalars[t], "("+text+")", want)
	}
	typ := w.Valued(e.Typ, w.where(e), "")
	if ir.IsPointer(e.A.Type()) && typ == w.Valued(e.A.Type(), w.where(e.A), "") {
		return w.Value(e.A, want)
	}
	if add, ok := e.A.(*ir.PtrAdd); ok && w.d.CPlusPlus && w.fn.in == nil {
		if n, ok := add.I.(*ir.Const); ok { // NVRTC fails on any other form in the first value of a variable
			size := int64(ir.Sizeof(add.Ptr.Type().(*ir.Pointer).Elem))
			text := fmt.Sprintf("((unsigned char *)%s + %d)", w.Value(add.Ptr, prec.Unary), int64(n.Bits)*size)
			return prec.Cast(typ, text, want)
		}
	}
	text := w.Value(e.A, prec.Unary)
	if w.needs[needGeneric] && w.Spaces.OfShared(w.fn.in, e.A) { // a pointer into any space is another number
		text = prec.Cast(w.d.Qualifier[ir.Shared]+"void *", text, prec.Unary)
	}
	return prec.Cast(typ, text, want)
}
