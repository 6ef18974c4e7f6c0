package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Objects of classes: their members, bases and elements.

// field is member i of an object of class r. A reference member is the place it refers to.
func (b *body) field(obj operand, r *Record, i int, pos source.Pos) operand {
	if obj.mode == poison || r == nil {
		return operand{}
	}
	f := r.Fields[i]
	t := f.Type
	if b.c.recordStruct(r) == nil {
		return operand{}
	}
	n := r.irField(i)
	if a, ok := t.T.(*Array); ok && n < 0 {
		return b.noElements(obj, r, i, a, pos)
	}
	if n < 0 {
		return b.emptyMember(obj, r, i, pos)
	}
	if slices.Contains(r.split, i) {
		return b.inBase(obj, r, i, pos)
	}
	base := obj.x
	if obj.mode == lvalue {
		base = b.placeOf(obj)
	}
	if base == nil {
		return operand{}
	}
	if obj.mode == rvalue && isClass(t) {
		ref, temp := base.(*ir.Ref)
		kept, _ := b.keptTemp(base)
		switch {
		case kept != nil || temp && b.alive(ref.Var): // the member is where its constructor saw it
			obj.mode, obj.xval = lvalue, true
		case !b.simple(recordOf(t)): // a constructor copies the member, an xvalue ([expr.ref]/6.2)
			if base = b.placeOf(obj); base == nil {
				return operand{}
			}
			obj.mode, obj.xval = lvalue, true
		}
	}
	if _, isArray := t.T.(*Array); isArray && obj.mode == rvalue {
		if v := irpass.Storage(base); v == nil || v.Kind != ir.Temp || !ir.IsPlace(base) { // else a part of a temporary
			base = b.placeOf(obj)
		}
		obj.mode, obj.xval = lvalue, true
	}
	var x ir.Expr
	if c, ok := base.(*ir.Compose); ok && n < len(c.Parts) && !r.Union {
		x = c.Parts[n]
	} else {
		s := b.c.recordStruct(r)
		x = &ir.FieldOf{X: ir.X{Typ: s.Fields[n].Type, At: pos}, Base: base, Field: n}
	}
	return b.qualifiedMember(obj, f, x, pos)
}

// emptyMember is member i of r that takes no room: an empty base.
func (b *body) emptyMember(obj operand, r *Record, i int, pos source.Pos) operand {
	t := r.Fields[i].Type
	if obj.mode != lvalue {
		return value(&ir.Zero{X: ir.X{Typ: b.lower(t, pos), At: pos}}, t, pos)
	}
	if r.offset(i) > 0 {
		return b.inBase(obj, r, i, pos)
	}
	t.Const = t.Const || obj.typ.Const
	p := b.placeOf(obj)
	if p == nil {
		return operand{}
	}
	base := b.reinterpretPlace(p, obj, t)
	base.xval = obj.xval
	return base
}

// qualifiedMember is the member f of obj, which x is in the IR, with the qualifiers and the value category that obj
// gives it.
func (b *body) qualifiedMember(obj operand, f *Field, x ir.Expr, pos source.Pos) operand {
	t := f.Type
	if ref, ok := t.T.(*Reference); ok {
		return b.pointed(x, ref.Elem, pos)
	}
	if obj.typ.Const && !isMutable(f) {
		t = addConst(t)
	}
	if obj.typ.Volatile {
		t = addVolatile(t)
	}
	if t.Space == ir.Generic {
		t.Space = obj.typ.Space
	}
	if f.Type.Volatile && obj.mode == lvalue { // else the object is marked
		x.MarkVolatile()
	}
	out := operand{mode: obj.mode, typ: t, x: x, pos: pos, xval: obj.xval}
	if f.Bits >= 0 {
		out.bit, out.boff = f.Bits, f.BitOff
		if out.mode == rvalue {
			v := b.readBits(out)
			if v.mode == rvalue {
				v.typ.Const, v.typ.Volatile, v.xval = t.Const, t.Volatile, true
			}
			return v
		}
	}
	if out.mode == rvalue { // an xvalue ([expr.ref]/4.2), which keeps its qualifiers, though no place was made for it
		out.xval = true
		out.setConst()
	}
	return out
}

// inBase is the base class i of obj, whose bytes other members share: the object, looked at as the base.
func (b *body) inBase(obj operand, r *Record, i int, pos source.Pos) operand {
	t := r.Fields[i].Type
	t.Const = t.Const || obj.typ.Const
	if t.Space == ir.Generic {
		t.Space = obj.typ.Space
	}
	ptr := b.byteOffset(obj, r.offset(i), QT{T: &Reference{Elem: t}}, pos)
	if ptr == nil {
		return operand{}
	}
	x := &ir.Deref{X: ir.X{Typ: b.lower(t.Unqual(), pos), At: pos}, Ptr: ptr}
	return operand{mode: lvalue, typ: t, x: x, pos: pos, xval: obj.xval || obj.mode != lvalue}
}

// noElements is the member i of obj, an array a of no elements or of no length, which stand after the object: IR's
// struct has no field for it. Its place is never used but for its address.
func (b *body) noElements(obj operand, r *Record, i int, a *Array, pos source.Pos) operand {
	elem := a.Elem
	elem.Const = elem.Const || obj.typ.Const || r.Fields[i].Type.Const
	if elem.Space == ir.Generic {
		elem.Space = obj.typ.Space
	}
	ptr := b.byteOffset(obj, r.offset(i), pointerTo(elem), pos)
	if ptr == nil {
		return operand{}
	}
	x := elementsAt(ptr, b.lower(elem.Unqual(), pos), pos)
	t := r.Fields[i].Type
	t.Const = t.Const || obj.typ.Const
	return operand{mode: lvalue, typ: t, x: x, pos: pos, xval: obj.xval || obj.mode != lvalue}
}

// behind returns the pointer to the elements of an array that elementsAt made; nil for any other place.
func behind(x ir.Expr) ir.Expr {
	d, ok := x.(*ir.Deref)
	if !ok {
		return nil
	}
	c, ok := d.Ptr.(*ir.PtrCast)
	if a, isArray := d.Typ.(*ir.Array); !ok || !isArray || a.N != 0 {
		return nil
	}
	return c.A
}

// byteOffset is a pointer of type t, which may be a reference, to the byte off of the object obj; nil after a message.
func (b *body) byteOffset(obj operand, off int, t QT, pos source.Pos) ir.Expr {
	p := b.placeOf(obj)
	if p == nil {
		return nil
	}
	to := b.lower(t, pos)
	ptr := b.refTo(operand{mode: lvalue, typ: obj.typ, x: p, pos: pos}, QT{T: &Reference{Elem: obj.typ}}, pos)
	if off > 0 {
		bytes := &ir.Pointer{Elem: ir.U8, Space: to.(*ir.Pointer).Space, Const: to.(*ir.Pointer).Const}
		ptr = &ir.PtrAdd{X: ir.X{Typ: bytes, At: pos}, Ptr: &ir.PtrCast{X: ir.X{Typ: bytes, At: pos}, A: ptr},
			I: fold.Int(ir.I64, int64(off), pos)}
	}
	return &ir.PtrCast{X: ir.X{Typ: to, At: pos}, A: ptr}
}

// padded reports whether objects of r, as base classes, share their last bytes with other members: they are not
// assigned as a whole.
func (b *body) padded(r *Record) bool {
	s := b.c.recordStruct(r)
	return s != nil && r.dataSize < s.Size && !r.isEmpty()
}

func isMutable(f *Field) bool {
	return f.Decl != nil && f.Decl.Spec != nil && f.Decl.Spec.Has("mutable")
}

// rawField is the storage of member i, without the const and reference that stop later writes.
func (b *body) rawField(obj operand, r *Record, i int, pos source.Pos) operand {
	s := b.c.recordStruct(r)
	if s == nil {
		return operand{}
	}
	n := r.irField(i)
	if n < 0 || slices.Contains(r.split, i) {
		obj.typ.Const = false
		out := b.field(obj, r, i, pos)
		if r.Fields[i].Base {
			out.whole = r
		}
		return out
	}
	x := &ir.FieldOf{X: ir.X{Typ: s.Fields[n].Type, At: pos}, Base: b.placeOf(obj), Field: n}
	f := r.Fields[i]
	t := f.Type
	t.Const = false
	out := place(x, t, pos)
	if f.Base {
		out.whole = r
	}
	if f.Bits >= 0 {
		out.bit, out.boff = f.Bits, f.BitOff
	}
	return out
}

// fieldNamed is the data member that o names, of an object whose class is o's or derives from it.
func (b *body) fieldNamed(obj operand, o *FieldObj, pos source.Pos) operand {
	r := recordOf(obj.typ)
	if r == nil {
		return operand{}
	}
	b.c.completeRecord(r)
	var steps []FieldStep
	if o.Record != r && o.Record != nil {
		if path, ok := derivesFrom(r, o.Record); ok && b.c.completeRecord(o.Record) {
			if !b.oneBase(r, o.Record, pos) {
				return operand{}
			}
			if b.c.work(onBases, max(0, len(path)-fewBases)*pathWork); b.c.overworked(pos) {
				return operand{}
			}
			for _, i := range path {
				obj = b.field(obj, recordOf(obj.typ), i, pos)
			}
			steps = b.c.findField(o.Record, o.Name)
		}
	}
	if steps == nil {
		steps = b.c.findField(r, o.Name)
	}
	if steps == nil {
		b.c.errorf(codeNoMember, pos, "%s has no member %s", r.Name, o.Name)
		return operand{}
	}
	for _, s := range steps {
		obj = b.field(obj, s.Rec, s.Index, pos)
	}
	return obj
}

// inObject runs f where this is the object obj of class r.
func (b *body) inObject(obj operand, r *Record, f func() bool) bool {
	this, method := b.this, b.method
	obj.typ.Const = false
	b.this, b.method = &obj, r
	ok := f()
	b.this, b.method = this, method
	return ok
}

// elementOf is element i of the array arr, const where that is.
func (b *body) elementOf(arr operand, i ir.Expr, pos source.Pos) operand {
	e := b.elementAt(arr, arr.typ.T.(*Array), i, pos)
	e.typ.Const = e.typ.Const || arr.typ.Const
	return e
}

func (b *body) elementAt(arr operand, a *Array, i ir.Expr, pos source.Pos) operand {
	t := a.Elem
	if t.Space == ir.Generic {
		t.Space = arr.typ.Space
	}
	e := place(&ir.Index{X: ir.X{Typ: b.lower(a.Elem, pos), At: pos}, Base: b.placeOf(arr), I: i}, t, pos)
	e.xval = arr.xval
	return e
}

// eachElement runs f for every element of an array: unrolled when there are few, else in a loop. The temporaries of one
// element end before the next one ([class.temporary]/4, 5).
func (b *body) eachElement(arr operand, a *Array, pos source.Pos, each func(e operand, index ir.Expr) bool) bool {
	f := func(e operand, index ir.Expr) bool { return b.alone(pos, func() bool { return each(e, index) }) }
	if a.N <= 4 {
		for i := range a.N {
			n := fold.Int(ir.I32, i, pos)
			if !f(b.elementAt(arr, a, n, pos), n) {
				return false
			}
		}
		return true
	}
	ok := false
	block := b.in(func() {
		i := b.temp(ir.I32, fold.Int(ir.I32, 0, pos), pos)
		loop := &ir.Loop{S: ir.S{At: pos}}
		loop.Cond = fold.Binary(ir.Lt, ref(i.Var, pos), fold.Int(ir.I32, a.N, pos), ir.Bool, pos)
		loop.Body = b.in(func() { ok = f(b.elementAt(arr, a, ref(i.Var, pos), pos), ref(i.Var, pos)) })
		loop.Post = []ir.Stmt{&ir.Assign{S: ir.S{At: pos}, Dst: ref(i.Var, pos), Op: ir.Add, Src: fold.Int(ir.I32, 1, pos)}}
		b.emit(loop)
	})
	b.emit(&ir.Block{S: ir.S{At: pos}, List: block})
	return ok
}

// alone runs f as a full-expression of its own, whose temporaries end with it.
func (b *body) alone(pos source.Pos, f func() bool) (ok bool) {
	b.full(pos, func() { ok = f() })
	return ok
}

// membersAll reports whether ok holds for the classes of all members of r; *known is what is known of that. Classes may
// hold each other in many places.
func (b *body) membersAll(r *Record, known *yesNo, ok func(*Record) bool) bool {
	b.c.completeRecord(r)
	if *known == notAsked || r.completed != 2 {
		if *known = no; b.membersAre(r, ok) {
			*known = yes
		}
	}
	return *known == yes
}

func (b *body) membersAre(r *Record, ok func(*Record) bool) bool {
	for _, f := range r.Fields {
		t := f.Type
		for {
			a, isArray := t.T.(*Array)
			if !isArray {
				break
			}
			t = a.Elem
		}
		if m := recordOf(t); m != nil && !ok(m) {
			return false
		}
	}
	return true
}

func userProvided(f *FuncObj) bool { return f.Decl == nil || !f.Decl.Default && !f.Decl.Delete }

// checkDtor refuses objects whose destructor does something, but in what is not evaluated.
func (b *body) checkDtor(t QT, pos source.Pos) bool {
	r := recordOf(elemType(t))
	if r == nil || b.ctx.unevaluated > 0 || b.trivialDtor(r) {
		return true
	}
	b.c.unsupported(pos, "objects of %s, whose destructor does something", r.Name)
	return false
}

func (b *body) trivialDtor(r *Record) bool {
	if d := b.c.dtor(r); d != nil && userProvided(d) {
		fi := b.c.funcInst(d, nil, d.Pos)
		if fi == nil || fi.Def == nil || fi.Def.Body == nil || len(fi.Def.Body.Tokens) > 2 {
			return false
		}
	}
	return b.membersAll(r, &r.dtorsDoNothing, b.trivialDtor)
}

// declStyle is how a member's default initialiser was written.
func declStyle(d *ast.VarDecl) ast.InitStyle {
	if d == nil {
		return ast.CopyInit
	}
	return d.Style
}
