package ir

import (
	"math"

	"github.com/kbind/kbind/bindgen/source"
)

// value checks an expression that is used for its value.
func (v *verifier) value(e Expr) {
	v.expr(e)
	if e == nil {
		return
	}
	if _, ok := e.Type().(*Array); ok {
		v.errorf(e.Pos(), "an array is used as a value")
	}
}

// place checks an expression that names storage.
func (v *verifier) place(e Expr) {
	v.expr(e)
	if e != nil && !IsPlace(e) {
		v.errorf(e.Pos(), "%T is no place", e)
	}
}

// IsPlace reports whether e names storage; see Expr.
func IsPlace(e Expr) bool {
	switch e := e.(type) {
	case *Ref, *Deref:
		return true
	case *Index:
		return IsPointer(e.Base.Type()) || IsPlace(e.Base)
	case *FieldOf:
		return IsPlace(e.Base)
	case *LaneAt:
		return IsPlace(e.Base)
	case *Checked:
		return IsPlace(e.Place)
	case *Lanes:
		seen := map[int]bool{}
		for _, c := range e.Comps {
			if seen[c] {
				return false
			}
			seen[c] = true
		}
		return IsPlace(e.Base)
	}
	return false
}

// expr checks an expression and what is inside it.
func (v *verifier) expr(e Expr) {
	if e == nil {
		v.errorf(v.pos, "nil expression")
		return
	}
	if e.Type() == nil {
		v.errorf(e.Pos(), "%T without a type", e)
		return
	}
	switch e := e.(type) {
	case *Const:
		v.constant(e)
	case *Zero:
	case *Str:
		v.errorf(e.At, "a string literal outside of printf, assert and initialisers")
	case *Ref:
		v.ref(e)
	case *Index:
		v.index(e)
	case *Deref:
		v.value(e.Ptr)
		v.same(e.At, "dereferenced pointer's element", e.Typ, v.elem(e.Ptr))
	case *FieldOf:
		v.fieldOf(e)
	case *Lanes:
		v.lanes(e)
	case *LaneAt:
		v.expr(e.Base)
		v.value(e.I)
		v.integer(e.I)
		if t := v.vectorOf(e.Base); t != nil {
			v.same(e.At, "component", e.Typ, t.Elem)
		}
	case *Addr:
		v.addr(e)
	case *Checked:
		v.checked(e)
	case *PtrAdd:
		v.value(e.Ptr)
		v.value(e.I)
		v.integer(e.I)
		v.elem(e.Ptr)
		v.same(e.At, "moved pointer", e.Typ, e.Ptr.Type())
	case *PtrDiff:
		v.value(e.A)
		v.value(e.B)
		v.same(e.At, "pointer difference", e.Typ, I64)
		if a, b := v.elem(e.A), v.elem(e.B); a != nil && b != nil {
			v.same(e.At, "subtracted pointer's element", b, a)
		}
	case *Compose:
		v.composeParts(e, func(p Expr, t Type) {
			v.value(p)
			if p != nil {
				v.same(p.Pos(), "part of "+e.Typ.String(), p.Type(), t)
			}
		})
	default:
		v.operation(e)
	}
}

// operation checks the expressions that compute.
func (v *verifier) operation(e Expr) {
	for _, c := range Children(e) {
		v.value(c)
		if c == nil {
			return
		}
	}
	switch e := e.(type) {
	case *Unary:
		v.same(e.At, "operand", e.A.Type(), e.Typ)
		switch {
		case e.Op == Not:
			v.same(e.At, "operand of !", e.Typ, Bool)
		case e.Op == BitNot:
			v.integer(e)
		case !isArithmetic(e.Typ):
			v.errorf(e.At, "operator - on %s", e.Typ)
		}
	case *Binary:
		v.binary(e)
	case *Select:
		v.same(e.At, "condition", e.C.Type(), Bool)
		v.same(e.At, "selected operand", e.A.Type(), e.Typ)
		v.same(e.At, "selected operand", e.B.Type(), e.Typ)
	case *Convert:
		v.convert(e)
	case *Bitcast:
		if Sizeof(e.A.Type()) != Sizeof(e.Typ) {
			v.errorf(e.At, "bits of %s as %s", e.A.Type(), e.Typ)
		}
	case *PtrCast:
		from, to := IsPointer(e.A.Type()), IsPointer(e.Typ)
		s, _ := e.A.Type().(Scalar)
		t, _ := e.Typ.(Scalar)
		if !(from && to || from && t.IsInt() || to && s.IsInt()) {
			v.errorf(e.At, "pointer cast of %s to %s", e.A.Type(), e.Typ)
		}
	case *Splat:
		if t, ok := e.Typ.(*Vector); ok {
			v.same(e.At, "component", e.A.Type(), t.Elem)
		} else {
			v.errorf(e.At, "splat of type %s", e.Typ)
		}
	case *Builtin:
		v.builtin(e)
	default:
		v.errorf(e.Pos(), "unknown expression %T", e)
	}
}

func (v *verifier) constant(e *Const) {
	if p, ok := e.Typ.(*Pointer); ok {
		if e.Bits != 0 || p.Ref {
			v.errorf(e.At, "a pointer constant that is not null")
		}
		return
	}
	s, ok := e.Typ.(Scalar)
	switch {
	case !ok || s == Void:
		v.errorf(e.At, "a constant of type %s", e.Typ)
	case s == Bool && e.Bits > 1:
		v.errorf(e.At, "the bool constant %d", e.Bits)
	case s == F32 && e.Float == e.Float && float64(float32(e.Float)) != e.Float && !math.IsInf(e.Float, 0):
		v.errorf(e.At, "the f32 constant %v is no float32", e.Float)
	}
}

func (v *verifier) ref(e *Ref) {
	x := e.Var
	if x == nil {
		v.errorf(e.At, "reference to nothing")
		return
	}
	v.same(e.At, "reference to "+x.Name, e.Typ, x.Type)
	switch {
	case x.Kind == GlobalVar || x.Kind == SharedVar:
		if !v.globals[x] {
			v.errorf(e.At, "%s is not declared in the module", x.Name)
		}
	case v.f == nil:
		v.errorf(e.At, "reference to %s outside of a function", x.Name)
	case !v.scope[x]:
		v.errorf(e.At, "%s is not in scope", x.Name)
	}
}

func (v *verifier) index(e *Index) {
	v.expr(e.Base)
	v.value(e.I)
	if e.Base == nil || e.I == nil {
		return
	}
	v.integer(e.I)
	if a, ok := e.Base.Type().(*Array); ok {
		v.same(e.At, "element", e.Typ, a.Elem)
		return
	}
	v.same(e.At, "element", e.Typ, v.elem(e.Base))
}

func (v *verifier) fieldOf(e *FieldOf) {
	v.expr(e.Base)
	if e.Base == nil {
		return
	}
	s, ok := e.Base.Type().(*Struct)
	if !ok || e.Field < 0 || e.Field >= len(s.Fields) {
		v.errorf(e.At, "member %d of %s", e.Field, e.Base.Type())
		return
	}
	v.same(e.At, "member "+s.Fields[e.Field].Name, e.Typ, s.Fields[e.Field].Type)
}

func (v *verifier) lanes(e *Lanes) {
	v.expr(e.Base)
	t := v.vectorOf(e.Base)
	if t == nil {
		return
	}
	for _, c := range e.Comps {
		if c < 0 || c >= t.N {
			v.errorf(e.At, "component %d of %s", c, t)
		}
	}
	if len(e.Comps) == 1 {
		v.same(e.At, "component", e.Typ, t.Elem)
		return
	}
	r, ok := e.Typ.(*Vector)
	if !ok || r.N != len(e.Comps) || r.Elem != t.Elem {
		v.errorf(e.At, "%d components of %s have type %s", len(e.Comps), t, e.Typ)
	}
}

// vectorOf is the type of e, which must be a vector.
func (v *verifier) vectorOf(e Expr) *Vector {
	if e == nil {
		return nil
	}
	t, ok := e.Type().(*Vector)
	if !ok {
		v.errorf(e.Pos(), "component of %s", e.Type())
	}
	return t
}

func (v *verifier) addr(e *Addr) {
	v.place(e.Place)
	p, ok := e.Typ.(*Pointer)
	if !ok {
		v.errorf(e.At, "address of type %s", e.Typ)
		return
	}
	if e.Place == nil || Identical(e.Place.Type(), p.Elem) {
		return
	}
	if a, ok := e.Place.Type().(*Array); ok && Identical(a.Elem, p.Elem) {
		return // decay
	}
	v.errorf(e.At, "address of %s with type %s", e.Place.Type(), e.Typ)
}

// elem is the element type of a pointer.
func (v *verifier) elem(e Expr) Type {
	if e == nil {
		return nil
	}
	p, ok := e.Type().(*Pointer)
	if !ok {
		v.errorf(e.Pos(), "%s is used as a pointer", e.Type())
		return nil
	}
	return p.Elem
}

// composeParts checks the number of parts and calls check with each and its type.
func (v *verifier) composeParts(e *Compose, check func(p Expr, t Type)) {
	var types []Type
	switch t := e.Typ.(type) {
	case *Vector:
		for range t.N {
			types = append(types, t.Elem)
		}
	case *Array:
		for range t.N {
			types = append(types, t.Elem)
		}
	case *Struct:
		for _, f := range t.Fields {
			types = append(types, f.Type)
		}
		if t.Union {
			types = types[:0]
			for range t.Size {
				types = append(types, U8)
			}
		}
	default:
		v.errorf(e.At, "composition of %s", e.Typ)
		return
	}
	if len(types) != len(e.Parts) {
		v.errorf(e.At, "%s of %d parts, want %d", e.Typ, len(e.Parts), len(types))
		return
	}
	for i, p := range e.Parts {
		switch p.(type) {
		case *Zero, *Compose, *Str: // of an array member
			v.initialiser(p, types[i], false)
		default:
			check(p, types[i])
		}
	}
}

func isArithmetic(t Type) bool {
	switch t := t.(type) {
	case Scalar:
		return t.IsInt() || t.IsFloat()
	case *Vector:
		return t.Elem.IsInt() || t.Elem.IsFloat()
	}
	return false
}

// integer checks that e is an integer or a vector of integers.
func (v *verifier) integer(e Expr) {
	if e == nil {
		return
	}
	t := e.Type()
	if vec, ok := t.(*Vector); ok {
		t = vec.Elem
	}
	if s, ok := t.(Scalar); !ok || !s.IsInt() {
		v.errorf(e.Pos(), "%s is used as an integer", e.Type())
	}
}

// operator checks that op is defined on operands of type t.
func (v *verifier) operator(pos source.Pos, op BinaryOp, t Type) {
	elem := t
	if vec, ok := t.(*Vector); ok {
		elem = vec.Elem
	}
	s, ok := elem.(Scalar)
	switch op {
	case And, Or, Xor:
		ok = ok && (s.IsInt() || s == Bool)
	case Rem:
		ok = ok && s.IsInt()
	case LogAnd, LogOr:
		ok = ok && (s == Bool || !Identical(elem, t))
	case Eq, Ne:
		ok = ok && s != Void || IsPointer(t)
	case Lt, Le, Gt, Ge:
		ok = ok && s != Void && s != Bool || IsPointer(t)
	case NoOp:
		ok = false
	default:
		ok = ok && (s.IsInt() || s.IsFloat())
	}
	if !ok {
		v.errorf(pos, "operator %s on %s", op, t)
	}
}

func (v *verifier) binary(e *Binary) {
	if e.Op == Shl || e.Op == Shr {
		v.integer(e.A)
		v.integer(e.B)
		v.same(e.At, "shifted operand", e.A.Type(), e.Typ)
		return
	}
	v.same(e.At, "right operand of "+e.Op.String(), e.B.Type(), e.A.Type())
	v.operator(e.At, e.Op, e.A.Type())
	if !e.Op.IsCompare() && e.Op != LogAnd && e.Op != LogOr {
		v.same(e.At, "operand of "+e.Op.String(), e.A.Type(), e.Typ)
		return
	}
	t, ok := e.A.Type().(*Vector)
	if !ok {
		v.same(e.At, "result of "+e.Op.String(), e.Typ, Bool)
		return
	}
	r, ok := e.Typ.(*Vector)
	if !ok || r.N != t.N || !r.Elem.IsSigned() || r.Elem.Size() != t.Elem.Size() {
		v.errorf(e.At, "result of %s on %s has type %s", e.Op, t, e.Typ)
	}
}

func (v *verifier) convert(e *Convert) {
	from, to := e.A.Type(), e.Typ
	a, ok := from.(*Vector)
	b, ok2 := to.(*Vector)
	if ok && ok2 && a.N == b.N {
		return
	}
	s, ok := from.(Scalar)
	t, ok2 := to.(Scalar)
	if !ok || !ok2 || s == Void || t == Void {
		v.errorf(e.At, "conversion of %s to %s", from, to)
	}
}

func (v *verifier) builtin(e *Builtin) {
	info, ok := OpInfoOf(e.Op)
	switch {
	case !ok:
		v.errorf(e.At, "unknown operation %s", e.Op)
	case info.Effect || info.Place:
		v.errorf(e.At, "%s has effects, or is made of a place, and stands in an expression", e.Op)
	case info.Args >= 0 && len(e.Args) != info.Args:
		v.errorf(e.At, "%s with %d arguments, want %d", e.Op, len(e.Args), info.Args)
	}
	v.loweredOp(e.At, info, e.Args)
	v.site(e.At, e.Site)
}

func (v *verifier) effect(s *Effect) {
	info, ok := OpInfoOf(s.Op)
	switch {
	case !ok:
		v.errorf(s.At, "unknown operation %s", s.Op)
	case !info.Effect:
		v.errorf(s.At, "%s has no effects and stands in a statement", s.Op)
	case info.Args >= 0 && len(s.Args) != info.Args:
		v.errorf(s.At, "%s with %d arguments, want %d", s.Op, len(s.Args), info.Args)
	}
	v.loweredEffect(s, info)
	v.site(s.At, s.Site)
	text := s.Op == "io.printf" || s.Op == "io.assert"
	for _, a := range s.Args {
		if _, ok := a.(*Str); ok && text || v.ended(s, a) {
			continue
		}
		v.value(a)
	}
	if s.Dst != nil {
		v.place(s.Dst)
	}
	v.textOf(s)
	if info.Feature == "warp" {
		v.exchanged(s)
	}
	if info.Feature == "atomic" && len(s.Args) > 0 && s.Args[0] != nil {
		elem := v.elem(s.Args[0])
		for _, a := range s.Args[1:] {
			if a != nil {
				v.same(a.Pos(), "operand of "+string(s.Op), a.Type(), elem)
			}
		}
		if s.Dst != nil {
			v.same(s.At, "result of "+string(s.Op), s.Dst.Type(), elem)
		}
	}
}

// textOf checks that printf's format and assert's text are literals.
func (v *verifier) textOf(s *Effect) {
	at := map[Op]int{"io.printf": 0, "io.assert": 1}
	i, ok := at[s.Op]
	if !ok {
		return
	}
	if i < len(s.Args) {
		if _, literal := s.Args[i].(*Str); literal {
			return
		}
	}
	v.errorf(s.At, "the text of %s is no literal", s.Op)
}

// exchanged checks that what the lanes of a warp exchange is numbers.
func (v *verifier) exchanged(s *Effect) {
	list := s.Args
	if s.Dst != nil {
		list = append(list[:len(list):len(list)], s.Dst)
	}
	for _, e := range list {
		if e == nil {
			continue
		}
		if _, ok := e.Type().(Scalar); !ok {
			v.errorf(s.At, "%s on %s", s.Op, e.Type())
		}
	}
}
