package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// elem is the Go type that a pointer of type t points at.
func (f *fn) elem(t ir.Type) *jot.Statement {
	p, ok := t.(*ir.Pointer)
	if !ok {
		f.impossible(f.pos, "values of type %s", t)
		return jot.Id("byte")
	}
	return f.elemType(p.Elem)
}

// elemType is the Go type of what a pointer points at. To a class without a definition pointers are only copied and
// compared.
func (f *fn) elemType(t ir.Type) *jot.Statement {
	if o, ok := t.(*ir.Opaque); ok && o.Size == 0 {
		return jot.Id("byte")
	}
	return f.typ(t)
}

// classType is the Go type of a pointer variable of type t.
func (f *fn) classType(t ir.Type, c class) *jot.Statement {
	switch c {
	case slicePtr:
		return jot.Index().Add(f.elem(t))
	case refPtr:
		return jot.Op("*").Add(f.elem(t))
	case memPtr:
		return jot.Qual(simtPath, "Addr")
	}
	return jot.Qual(simtPath, "Ptr").Types(f.elem(t))
}

// pointerAs writes the pointer e in the representation c.
func (f *fn) pointerAs(e ir.Expr, c class) ex {
	switch c {
	case slicePtr:
		return f.slice(e)
	case refPtr:
		return f.ref(e)
	case memPtr:
		switch x := e.(type) {
		case *ir.Zero:
			return number(0)
		case *ir.Const:
			if x.Bits == 0 {
				return number(0)
			}
		}
		if t, ok := e.Type().(*ir.Pointer); ok && ir.IsAddressable(e) && f.inMemory(e) {
			_ = t
			return f.value(e) // memory to memory: the address itself
		}
		if f.static {
			return simtFn("StaticAddr", f.ptr(e))
		}
		return simtFn("AddrOf", ident("blk"), f.ptr(e))
	}
	return f.ptr(e)
}

// inMemory reports whether the place e, of pointer type, holds an address.
func (f *fn) inMemory(e ir.Expr) bool {
	if c, ok := e.(*ir.Checked); ok && c.Op == "check.defined" {
		return f.inMemory(c.Place)
	}
	r, ok := e.(*ir.Ref)
	return !ok || f.facts.Class(r.Var) == memPtr
}

// slice writes a sliceable pointer as a slice.
func (f *fn) slice(e ir.Expr) ex {
	switch e := e.(type) {
	case *ir.Const, *ir.Zero:
		return prim(jot.Index().Add(f.elem(e.Type())).Parens(jot.Id("nil")))
	case *ir.Str:
		return call(jot.Qual(simtPath, "Text").Types(f.elem(e.Typ)), prim(jot.Lit(e.Text+"\x00")))
	case *ir.Ref:
		return f.variable(e.Var, e)
	case *ir.Addr:
		p := f.place(e.Place)
		if a := e.Place.Type().(*ir.Array); a.N < 0 {
			return p
		}
		return prim(p.sel().Index(jot.Op(":")))
	case *ir.PtrCast:
		return f.slice(e.A)
	case *ir.Checked:
		return f.definedPtr(e, f.slice(e.Place))
	}
	f.impossible(e.Pos(), "this pointer")
	return ident("nil")
}

// ptr writes the pointer e as a simt.Ptr.
func (f *fn) ptr(e ir.Expr) ex {
	t, ok := e.Type().(*ir.Pointer)
	if !ok {
		f.impossible(e.Pos(), "values of type %s", e.Type())
		return ident("nil")
	}
	if f.facts.IsStart(e) && !isNull(e) {
		return simtFn("PtrOf", f.slice(e))
	}
	switch x := e.(type) {
	case *ir.Const:
		if x.Bits != 0 {
			return call(jot.Qual(simtPath, "Load").Types(f.elem(t)), ident("blk"), f.typed(number(0), ir.U64))
		}
		return f.nullPtr(t)
	case *ir.Zero:
		return f.nullPtr(t)
	case *ir.Checked:
		if x.Op == "check.defined" {
			return f.definedPtr(x, f.ptr(x.Place))
		}
		return f.loadPtr(e, t)
	case *ir.Ref, *ir.Index, *ir.Deref, *ir.FieldOf:
		return f.loadPtr(e, t)
	case *ir.Addr:
		return f.addrOf(x.Place, t)
	case *ir.PtrAdd:
		return prim(f.ptr(x.Ptr).sel().Dot("Add").Call(f.intValue(x.I).bare()))
	case *ir.PtrCast:
		return f.castPtr(x, t)
	case *ir.Select:
		return f.selectPtr(x, t)
	}
	f.impossible(e.Pos(), "this pointer")
	return f.nullPtr(t)
}

func (f *fn) nullPtr(t ir.Type) ex {
	lit := jot.Qual(simtPath, "Ptr").Types(f.elem(t)).Values()
	return ex{c: jot.Parens(lit), prec: precPrimary, composite: lit}
}

// loadPtr reads a pointer from the place e.
func (f *fn) loadPtr(e ir.Expr, t *ir.Pointer) ex {
	if r, ok := e.(*ir.Ref); ok {
		switch f.facts.Class(r.Var) {
		case movedPtr:
			return f.variable(r.Var, e)
		case refPtr:
			return simtFn("PtrTo", f.variable(r.Var, e))
		}
	}
	return call(jot.Qual(simtPath, "Load").Types(f.elem(t)), ident("blk"), f.value(e))
}

// definedPtr writes the check that a pointer variable, which p is, was given a value.
func (f *fn) definedPtr(e *ir.Checked, p ex) ex {
	return f.check(e.Op, e.Site, p, f.typed(f.value(e.Args[0]), e.Args[0].Type()))
}

// addrOf writes the address of a place as a pointer of type t whose object is the whole variable or buffer that the
// place belongs to.
func (f *fn) addrOf(place ir.Expr, t *ir.Pointer) ex {
	if a, ok := place.Type().(*ir.Array); ok {
		// Decay, or the address of the array itself: both are the address of element 0.
		if r, ok := place.(*ir.Ref); ok && a.N < 0 {
			return f.castTo(simtFn("PtrOf", f.variable(r.Var, r)), a.Elem, t.Elem)
		}
	}
	return f.castTo(f.addrOfPlace(place), place.Type(), t.Elem)
}

// addrOfPlace writes the address of a place as a pointer to the place's own type.
func (f *fn) addrOfPlace(place ir.Expr) ex {
	switch e := place.(type) {
	case *ir.Checked: // the address of what may not be there
		return f.addrOfPlace(e.Place)
	case *ir.Index:
		var base ex
		if a, ok := e.Base.Type().(*ir.Array); ok {
			base = f.addrOf(e.Base, &ir.Pointer{Elem: a.Elem})
		} else {
			base = f.ptr(e.Base)
		}
		return prim(base.sel().Dot("Add").Call(f.intValue(e.I).bare()))
	case *ir.Deref:
		return f.ptr(e.Ptr)
	case *ir.FieldOf:
		s, ok := e.Base.Type().(*ir.Struct)
		if ok {
			field := s.Fields[e.Field]
			return call(jot.Qual(simtPath, "Field").Types(f.typ(field.Type)), f.addrOfPlace(e.Base), number(field.Offset))
		}
	case *ir.Lanes:
		if v, ok := e.Base.Type().(*ir.Vector); ok && len(e.Comps) == 1 {
			return call(jot.Qual(simtPath, "Field").Types(f.typ(v.Elem)), f.addrOfPlace(e.Base),
				number(e.Comps[0]*v.Elem.Size()))
		}
	case *ir.Ref:
		return simtFn("PtrTo", f.variable(e.Var, e).addr())
	}
	return simtFn("PtrTo", f.place(place).addr())
}

// castTo changes the element type of a simt.Ptr.
func (f *fn) castTo(p ex, from, to ir.Type) ex {
	if ir.Identical(from, to) || memType(from) == memType(to) {
		return p
	}
	return call(jot.Qual(simtPath, "Cast").Types(f.elemType(to)), p)
}

// memType names types that have the same Go type in memory though ir tells them apart.
func memType(t ir.Type) any {
	if ir.IsPointer(t) {
		return "pointer"
	}
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.Void {
			return ir.U8
		}
		return t
	case *ir.Struct:
		return t
	}
	return &struct{ _ int }{}
}

// castPtr changes a pointer's element type or makes a pointer from an integer.
func (f *fn) castPtr(e *ir.PtrCast, t *ir.Pointer) ex {
	from, ok := e.A.Type().(*ir.Pointer)
	if !ok {
		return call(jot.Qual(simtPath, "Load").Types(f.elem(t)), ident("blk"),
			convert(jot.Qual(simtPath, "Addr"), f.value(e.A)))
	}
	return f.castTo(f.ptr(e.A), from.Elem, t.Elem)
}

// pointerBits writes the address of a pointer as an integer.
func (f *fn) pointerBits(e *ir.PtrCast) ex {
	s, ok := e.Typ.(ir.Scalar)
	if _, isPtr := e.A.Type().(*ir.Pointer); !isPtr || !ok {
		f.impossible(e.At, "a cast from %s to %s", e.A.Type(), e.Typ)
		return ident("false")
	}
	return convert(scalarType(s), f.pointerAs(e.A, memPtr))
}

func (f *fn) selectPtr(e *ir.Select, t *ir.Pointer) ex {
	name := f.temp()
	c := f.value(e.C)
	f.variableDecl(name, jot.Qual(simtPath, "Ptr").Types(f.elem(t)))
	set := func(v ir.Expr) []jot.Code {
		return f.block(func() { f.add(jot.Id(name).Op("=").Add(f.ptr(v).bare())) })
	}
	a, b := set(e.A), set(e.B)
	f.add(jot.If(c.code()).Block(a...).Else().Block(b...))
	return ident(name)
}

// ref writes the reference e, or any pointer of which one element is accessed, as a Go pointer to that element.
func (f *fn) ref(e ir.Expr) ex {
	t, ok := e.Type().(*ir.Pointer)
	if !ok {
		f.impossible(e.Pos(), "values of type %s", e.Type())
		return ident("nil")
	}
	switch x := e.(type) {
	case *ir.Ref:
		if f.facts.Class(x.Var) == refPtr {
			return f.variable(x.Var, x)
		}
	case *ir.Addr:
		if ir.Identical(x.Place.Type(), t.Elem) && ir.IsAddressable(x.Place) {
			return f.place(x.Place).addr()
		}
	case *ir.PtrAdd:
		if f.facts.IsStart(x.Ptr) && !isNull(x.Ptr) {
			return f.index(&ir.Index{X: ir.X{Typ: t.Elem, At: x.At}, Base: decayed(x.Ptr), I: x.I}).addr()
		}
	case *ir.PtrCast:
		if p, ok := x.A.Type().(*ir.Pointer); ok {
			a := f.ref(x.A)
			if ir.Identical(p.Elem, t.Elem) || memType(p.Elem) == memType(t.Elem) {
				return a
			}
			if ir.Sizeof(t.Elem) > ir.Sizeof(p.Elem) {
				break // through a simt.Ptr, which checks
			}
			return call(jot.Qual(simtPath, "View").Types(f.elemType(t.Elem)), a)
		}
	}
	if f.facts.IsStart(e) && !isNull(e) {
		return prim(f.slice(e).sel().Index(jot.Lit(0))).addr()
	}
	return prim(f.ptr(e).sel().Dot("Get").Call())
}

// decayed is the array that the pointer p is made of, or p itself.
func decayed(p ir.Expr) ir.Expr {
	if a, ok := p.(*ir.Addr); ok {
		return a.Place
	}
	return p
}

func isNull(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Zero:
		return true
	case *ir.Const:
		return e.Bits == 0
	case *ir.PtrCast:
		return ir.IsPointer(e.A.Type()) && isNull(e.A)
	}
	return false
}

// comparePointers writes a comparison of two pointers, or of a pointer with null.
func (f *fn) comparePointers(e *ir.Binary) ex {
	a, b := e.A, e.B
	if isNull(a) {
		a, b = b, a
	}
	if isNull(b) && (e.Op == ir.Eq || e.Op == ir.Ne) {
		if f.facts.IsStart(a) && !isNull(a) {
			return infix(f.slice(a), goOps[e.Op].text, ident("nil"), precCompare)
		}
		r := prim(f.ptr(a).sel().Dot("IsNil").Call())
		if e.Op == ir.Ne {
			return not(r)
		}
		return r
	}
	x, y := f.ptr(e.A), f.ptr(e.B)
	method := func(p ex, name string, q ex) ex { return prim(p.sel().Dot(name).Call(q.bare())) }
	switch e.Op {
	case ir.Eq:
		return method(x, "Eq", y)
	case ir.Ne:
		return not(method(x, "Eq", y))
	case ir.Lt:
		return method(x, "Less", y)
	case ir.Gt:
		return method(y, "Less", x)
	case ir.Le:
		return not(method(y, "Less", x))
	case ir.Ge:
		return not(method(x, "Less", y))
	}
	f.impossible(e.At, "the operator %s on pointers", e.Op)
	return ident("false")
}
