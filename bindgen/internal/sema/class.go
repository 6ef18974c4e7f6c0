package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- members ----

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
	if n < 0 { // an empty base takes no room
		if obj.mode != lvalue {
			return value(&ir.Zero{X: ir.X{Typ: b.lower(t, pos), At: pos}}, t, pos)
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
	if ref, ok := t.T.(*Reference); ok {
		return place(&ir.Deref{X: ir.X{Typ: b.lower(ref.Elem, pos), At: pos}, Ptr: x}, ref.Elem, pos)
	}
	if obj.typ.Const && !isMutable(f) {
		t = addConst(t)
	}
	if t.Space == ir.Generic {
		t.Space = obj.typ.Space
	}
	out := operand{mode: obj.mode, typ: t, x: x, pos: pos, xval: obj.xval}
	if f.Bits >= 0 {
		out.bit, out.boff = f.Bits, f.BitOff
		if out.mode == rvalue {
			return b.readBits(out)
		}
	}
	if out.mode == rvalue {
		out.typ = t.Unqual()
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

// noElements is the member i of obj, an array a of no elements or of no length, which stand behind the object: IR's struct has no field for it. Its place is never
// used but for its address.
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
	typ := &ir.Array{Elem: b.lower(elem.Unqual(), pos)}
	p := *ptr.(*ir.PtrCast).Typ.(*ir.Pointer)
	p.Elem = typ
	x := &ir.Deref{X: ir.X{Typ: typ, At: pos}, Ptr: b.ptrCast(ptr, &p, pos)}
	t := r.Fields[i].Type
	t.Const = t.Const || obj.typ.Const
	return operand{mode: lvalue, typ: t, x: x, pos: pos, xval: obj.xval || obj.mode != lvalue}
}

// behind returns the pointer to the elements of an array that noElements made; nil for any other place.
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
		ptr = &ir.PtrAdd{X: ir.X{Typ: bytes, At: pos}, Ptr: &ir.PtrCast{X: ir.X{Typ: bytes, At: pos}, A: ptr}, I: fold.Int(ir.I64, int64(off), pos)}
	}
	return &ir.PtrCast{X: ir.X{Typ: to, At: pos}, A: ptr}
}

// padded reports whether objects of r, as base classes, share their last bytes with other members: they are not assigned as a whole.
func (b *body) padded(r *Record) bool {
	s := b.c.recordStruct(r)
	return s != nil && r.dataSize < s.Size && !r.isEmpty()
}

func isMutable(f *Field) bool {
	return f.Decl != nil && f.Decl.Spec != nil && f.Decl.Spec.Has("mutable")
}

// fieldNamed is the data member that o names, of an object whose class is o's or derives from it.
func (b *body) fieldNamed(obj operand, o *FieldObj, pos source.Pos) operand {
	r := recordOf(obj.typ)
	if r == nil {
		return operand{}
	}
	b.c.completeRecord(r)
	steps := b.c.findField(r, o.Name)
	if o.Record != r && o.Record != nil {
		if path, ok := derivesFrom(r, o.Record); ok && b.c.completeRecord(o.Record) {
			if !b.oneBase(r, o.Record, pos) {
				return operand{}
			}
			for _, i := range path {
				obj = b.field(obj, recordOf(obj.typ), i, pos)
			}
			steps = b.c.findField(o.Record, o.Name)
		}
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

// ---- conversions of classes ----

// toClass makes an object of class r from op.
func (b *body) toClass(op operand, to QT, r *Record, how castKind) operand {
	if op.mode == typeName_ || op.mode == voidVal {
		b.rvalueNeeded(op)
		return operand{}
	}
	if !b.c.completeRecord(r) {
		b.c.errorf(codeIncomplete, op.pos, "%s is not complete here", r.Name)
		return operand{}
	}
	if from := recordOf(op.typ); from != nil {
		b.c.completeRecord(from)
		if _, ok := derivesFrom(from, r); ok {
			return b.copyOf(op, from, r, how)
		}
	}
	best, n := b.userConversion(op, to, how != implicit)
	switch {
	case best == nil && n > 0:
		b.c.errorf(codeAmbiguous, op.pos, "the conversion from '%s' to '%s' is ambiguous", opType(op), to)
		return operand{}
	case best != nil && best.ctor != nil:
		return b.constructed(to, best.ctor.fi, []operand{op}, op.pos)
	case best != nil:
		return b.convert(b.invoke(best.conv.fi, &op, nil, op.pos, false), to, implicit)
	}
	return b.noConversion(op, to)
}

// copyOf is a value of class r copied or moved from op, whose class is r or derives from it. A temporary of class r is
// that value ([dcl.init]/17.6.1).
func (b *body) copyOf(op operand, from, r *Record, how castKind) operand {
	if op.mode == rvalue && from == r {
		return op
	}
	if b.simple(r) {
		if from != r {
			if op = b.toBase(op, from, r); op.mode == poison {
				return op
			}
		}
		return b.bytesOf(op, r)
	}
	f := b.copying(op, from, r, how)
	if f == nil {
		return operand{}
	}
	if b.copiesBytes(r, f) {
		if op.mode == rvalue {
			if op = b.materialized(op); op.mode == poison {
				return op
			}
		}
		if op = b.toBase(op, from, r); op.mode == poison {
			return op
		}
		return b.bytesOf(op, r)
	}
	t := QT{T: r}
	tmp := place(b.temp(b.lower(t, op.pos), nil, op.pos), t, op.pos)
	if !b.callCtor(tmp, f, []operand{op}, op.pos) {
		return operand{}
	}
	b.born(tmp.x, t, op.pos)
	return value(tmp.x, t, op.pos)
}

// bytesOf is a copy of the bytes of op, an object of class r; an object of its own if it is to be destroyed.
func (b *body) bytesOf(op operand, r *Record) operand {
	if op.mode == rvalue {
		return op
	}
	x := b.placeOf(op)
	if x == nil {
		return operand{}
	}
	t := QT{T: r}
	if b.ctx.unevaluated == 0 && b.dies(t) {
		tmp := b.temp(b.lower(t, op.pos), x, op.pos)
		b.born(tmp, t, op.pos)
		return value(tmp, t, op.pos)
	}
	return value(x, t, op.pos)
}

// materialized is the object that a temporary becomes where a place is needed ([conv.rval]).
func (b *body) materialized(op operand) operand {
	x := b.placeOf(op)
	if x == nil {
		return operand{}
	}
	return operand{mode: lvalue, typ: op.typ, x: x, pos: op.pos, xval: true}
}

// copying is the constructor of r that is called for the object op of class from, r or one that derives from it; nil
// after a message.
func (b *body) copying(op operand, from, r *Record, how castKind) *FuncInst {
	if from == r && !op.typ.Volatile {
		k := copyCtor
		if op.xval {
			k = moveCtor
		}
		if f := b.specialFunc(r, k, op.typ.Const); f != nil && !f.Obj.Deleted && (how != implicit || !isExplicit(f.Obj)) {
			return f
		}
	}
	set := b.constructors(r)
	if how == implicit {
		set = slices.DeleteFunc(slices.Clone(set), isExplicit)
	}
	return b.resolve(r.Name, set, nil, nil, []operand{op}, op.pos)
}

// fromClass converts an object by a conversion function.
func (b *body) fromClass(op operand, to QT, how castKind) operand {
	return b.fromClassWith(op, to, how != implicit)
}

func (b *body) fromClassWith(op operand, to QT, explicit bool) operand {
	r := recordOf(op.typ)
	f, _ := b.conversionFunc(op, r, to, explicit)
	if k, ok := to.T.(Basic); ok && f == nil && explicit && k.isSmallFloat() { // its constructors from numbers take what the object converts to
		if f, _ = b.conversionFunc(op, r, basic(Float), false); f != nil {
			return b.convert(b.invoke(f, &op, nil, op.pos, false), to, cCast)
		}
	}
	if f == nil {
		return b.noConversion(op, to)
	}
	res := b.invoke(f, &op, nil, op.pos, false)
	if res.mode == poison {
		return res
	}
	return b.convert(res, to, implicit)
}

// convertToRef binds a reference to the result of a conversion function of the object op ([dcl.init.ref]/5.1.2 and
// 5.3.2), perhaps an explicit one; false where none gives one that r can be bound to.
func (b *body) convertToRef(op operand, cls *Record, r *Reference, explicit bool) (operand, bool) {
	f, n := b.refConversion(op, cls, r, explicit)
	if f.fi != nil {
		v := b.invoke(f.fi, &op, nil, op.pos, false)
		if v.mode != poison {
			v = b.bind(v, r, implicit)
		}
		return v, true
	}
	if n > 0 {
		b.c.errorf(codeAmbiguous, op.pos, "the conversion from '%s' to '%s' is ambiguous", op.typ, QT{T: r})
	}
	return operand{}, n > 0
}

// ---- special members ----

func userProvided(f *FuncObj) bool { return f.Decl == nil || !f.Decl.Default && !f.Decl.Delete }

// trivialInit reports whether an object of class r may be left uninitialised by default-initialisation.
func (b *body) trivialInit(r *Record) bool {
	if r.polymorphic() {
		return false
	}
	for _, f := range b.c.ctors(r) {
		if len(f.Params) == 0 && !userProvided(f) {
			continue
		}
		return false
	}
	for _, f := range r.Fields {
		if f.Init != nil {
			return false
		}
	}
	return b.membersAll(r, b.trivialInit)
}

func (b *body) membersAll(r *Record, ok func(*Record) bool) bool {
	b.c.completeRecord(r)
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

// aggregate reports whether braces initialise the members of r one by one ([dcl.init.aggr]).
func (b *body) aggregate(r *Record) bool {
	if len(b.inheritedCtors(r)) > 0 || r.polymorphic() {
		return false
	}
	for _, f := range b.c.ctors(r) {
		if userProvided(f) {
			return false
		}
	}
	return true
}

// checkDtor refuses objects whose destructor does something.
func (b *body) checkDtor(t QT, pos source.Pos) bool {
	for {
		a, ok := t.T.(*Array)
		if !ok {
			break
		}
		t = a.Elem
	}
	r := recordOf(t)
	if r == nil || b.trivialDtor(r) {
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
	return b.membersAll(r, b.trivialDtor)
}

// ---- construction ----

// constructed calls constructor f for a temporary of type t.
func (b *body) constructed(t QT, f *FuncInst, args []operand, pos source.Pos) operand {
	t = t.Unqual()
	if b.ctx.konst && !b.checkDtor(t, pos) {
		return operand{}
	}
	dst := place(b.temp(b.lower(t, pos), nil, pos), t, pos)
	b.callCtor(dst, f, args, pos)
	b.born(dst.x, t, pos)
	return value(dst.x, t, pos)
}

// construct initialises the storage dst from parenthesised arguments: a constructor call for classes, a conversion for the rest.
func (b *body) construct(dst operand, args []operand, pos source.Pos) bool {
	t := dst.typ.Unqual()
	r := recordOf(t)
	if r == nil {
		return b.constructScalar(dst, args, pos)
	}
	if !b.c.completeRecord(r) {
		b.c.errorf(codeIncomplete, pos, "%s is not complete here", r.Name)
		return false
	}
	if len(args) == 0 && !b.hasDefaultCtor(b.c.ctors(r)) {
		return b.defaultMembers(dst, r, pos)
	}
	if len(args) == 1 && args[0].mode != initList && recordOf(args[0].typ) != nil {
		if done, ok := b.constructFrom(dst, args[0], r, pos); done {
			return ok
		}
	}
	return b.constructBy(dst, b.constructors(r), r, args, pos)
}

// constructFrom is construct from one object: a temporary of class r becomes the object ([dcl.init]/17.6.1), bytes are
// copied where that is all, and an object of another class may convert itself to the class, for its conversion functions
// are candidates beside the constructors (CWG 2327, as compilers have it). done is false where a constructor has to be chosen.
func (b *body) constructFrom(dst, op operand, r *Record, pos source.Pos) (done, ok bool) {
	from := recordOf(op.typ)
	b.c.completeRecord(from)
	_, related := derivesFrom(from, r)
	switch {
	case op.mode == rvalue && from == r:
		b.taken(op.x)
		return true, b.store(dst, op, pos)
	case related && b.simple(r):
		return true, b.copyInto(dst, b.toBase(op, from, r), r, pos)
	case related:
		return false, false
	}
	best, n := b.directConversion(op, r)
	switch {
	case best == nil && n > 0:
		b.c.errorf(codeAmbiguous, pos, "the conversion from '%s' to '%s' is ambiguous", opType(op), QT{T: r})
		return true, false
	case best == nil || best.ctor != nil:
		return false, false
	}
	f := best.conv.fi
	if f.Obj.Deleted {
		return false, false
	}
	v := b.invoke(f, &op, nil, pos, false)
	switch {
	case v.mode == poison:
		return true, false
	case v.mode == lvalue: // what it refers to is copied ([over.match.copy]/1.2)
		return true, b.construct(dst, []operand{v}, pos)
	}
	v = b.convert(v, QT{T: r}, implicit)
	b.taken(v.x)
	return true, v.mode != poison && b.store(dst, v, pos)
}

// constructBy is construct by the best of the given constructors.
func (b *body) constructBy(dst operand, set []*FuncObj, r *Record, args []operand, pos source.Pos) bool {
	if len(b.c.ctors(r)) == 0 && len(args) != 1 && len(b.inheritedCtors(r)) == 0 {
		b.c.errorf(codeNoMatch, pos, "%s has no constructor that takes arguments (%s)", r.Name, argTypes(args)).Hintf("braces initialise its members")
		return false
	}
	f := b.resolve(r.Name, set, nil, nil, args, pos)
	if f != nil && len(args) == 1 && args[0].mode == initList {
		if _, _, special := b.specialShape(f.Obj); special && f.Obj.Class == r { // the list makes the object, as compilers leave out the copy
			v := b.listInit(args[0], QT{T: r})
			b.taken(v.x)
			return v.mode != poison && b.store(dst, v, pos)
		}
	}
	if f == nil || f.Obj.Class == r && !f.Obj.Implicit && !b.mayUse(b.ctx.scope, r, f.Obj.Decl, "the constructor", pos) {
		return false
	}
	return b.callCtor(dst, f, args, pos)
}

// inheritedCtors lists the bases whose constructors r takes over by using-declarations.
func (b *body) inheritedCtors(r *Record) (bases []int) {
	if r.Decl == nil || len(r.Bases) == 0 {
		return nil
	}
	for _, m := range r.Decl.Members {
		u, ok := m.Decl.(*ast.UsingDecl)
		if !ok {
			continue
		}
		for i, f := range r.Fields {
			if base := recordOf(f.Type); f.Base && base != nil && base.ctorName == u.Name.Last().Ident && !slices.Contains(bases, i) {
				bases = append(bases, i)
			}
		}
	}
	return bases
}

// inheritCtor initialises an object of class r by a constructor that it inherits from a base, and the other members by
// default ([class.inhctor.init]).
func (b *body) inheritCtor(dst operand, r *Record, f *FuncInst, args []operand, pos source.Pos) bool {
	i := slices.IndexFunc(b.inheritedCtors(r), func(i int) bool {
		_, ok := derivesFrom(recordOf(r.Fields[i].Type), f.Obj.Class)
		return ok
	})
	if i < 0 {
		return false
	}
	i = b.inheritedCtors(r)[i]
	for j, m := range r.Fields {
		if j == len(r.Bases) {
			b.setTypes(dst, r, pos)
		}
		ok := false
		if j == i {
			ok = b.callCtor(b.rawField(dst, r, i, pos), f, args, pos)
		} else {
			ok = b.defaultMember(dst, m, r, j, pos)
		}
		if !ok {
			return false
		}
	}
	if len(r.Fields) == len(r.Bases) {
		b.setTypes(dst, r, pos)
	}
	return true
}

func (b *body) hasDefaultCtor(ctors []*FuncObj) bool {
	for _, f := range ctors {
		if f.mayTake(0) && userProvided(f) {
			return true
		}
	}
	all := len(ctors) > 0
	for _, f := range ctors {
		if !userProvided(f) {
			all = false
		}
	}
	return all // constructors, but none without arguments: resolve says so
}

func (b *body) constructScalar(dst operand, args []operand, pos source.Pos) bool {
	switch len(args) {
	case 0:
		return b.zeroInto(dst, pos)
	case 1:
		if from := args[0]; isClass(from.typ) && (from.mode == lvalue || from.mode == rvalue) {
			v := b.fromClassWith(from, dst.typ.Unqual(), true) // [over.match.conv]/1.1
			return v.mode != poison && b.store(dst, v, pos)
		}
		v := b.convert(args[0], dst.typ, implicit)
		return v.mode != poison && b.store(dst, v, pos)
	}
	b.c.errorf(codeInit, pos, "'%s' is initialised by one value", dst.typ)
	return false
}

// callCtor calls constructor f for the storage dst.
func (b *body) callCtor(dst operand, f *FuncInst, args []operand, pos source.Pos) bool {
	if f.Obj.Deleted {
		b.c.errorf(codeDeleted, pos, "this constructor of %s is deleted", f.Obj.Class.Name).Note(f.Obj.Pos, "declared here")
		return false
	}
	if !b.makes(f.Obj.Class, pos) {
		return false
	}
	defer b.made()
	dst.typ = QT{T: dst.typ.T, Space: dst.typ.Space}
	if r := recordOf(dst.typ); r != f.Obj.Class && r != nil {
		return b.inheritCtor(dst, r, f, args, pos)
	}
	if f.Obj.Decl != nil && f.Obj.Decl.Default {
		if len(args) == 0 {
			return b.defaultMembers(dst, f.Obj.Class, pos)
		}
		return b.copyInto(dst, b.sourceOf(args[0], f), f.Obj.Class, pos)
	}
	return b.invoke(f, &dst, args, pos, true).mode != poison
}

const maxMaking = 64 // objects that are made to make each other

// makes begins looking at how an object of class r is initialised, where one may be needed to make another; it reports
// false, with a message, where there is no end. made ends it.
func (b *body) makes(r *Record, pos source.Pos) bool {
	if b.c.effort.making >= maxMaking {
		b.c.unsupported(pos, "an object of %s whose initialisation makes other objects without end, or more than %d inside each other", r.Name, maxMaking)
		return false
	}
	b.c.effort.making++
	return true
}

// defaults begins looking at the default initialiser of member f of r; it reports false, with a message, where that needs
// another object that is initialised by it. f.busy ends it.
func (b *body) defaults(f *Field, r *Record, pos source.Pos) bool {
	if f.busy {
		b.c.unsupported(pos, "the initialiser of %s::%s, which makes another object that it initialises", r.Name, f.Name)
		return false
	}
	f.busy = true
	return true
}

func (b *body) made() { b.c.effort.making-- }

// sourceOf is what the defaulted copy or move member f makes of its argument: the object to which its parameter refers,
// an xvalue where the members are moved.
func (b *body) sourceOf(arg operand, f *FuncInst) operand {
	src := b.convert(arg, f.Type.Params[0], implicit)
	if ref, ok := f.Type.Params[0].T.(*Reference); ok && src.mode == lvalue {
		src.xval = ref.RValue
	}
	return src
}

// copyInto is what an implicit copy or move constructor does: it initialises each base and member of dst with that of
// src, which is an xvalue where members are moved ([class.copy.ctor]/14).
func (b *body) copyInto(dst, src operand, r *Record, pos source.Pos) bool {
	if src.mode == poison {
		return false
	}
	k := copyCtor
	if src.xval {
		k = moveCtor
	}
	if src.mode != lvalue || b.bytewise(r, k, src.typ.Const) {
		x := src.x
		if src.mode == lvalue {
			x = b.placeOf(src)
		} else {
			b.taken(x)
		}
		return x != nil && b.store(dst, value(x, QT{T: r}, pos), pos)
	}
	for i := range r.Fields {
		to, from := b.rawField(dst, r, i, pos), b.field(src, r, i, pos)
		if to.mode == poison || from.mode == poison {
			return false
		}
		if a, ok := to.typ.T.(*Array); ok {
			if !b.copyArray(to, from, a, pos) {
				return false
			}
			continue
		}
		if ref, ok := r.Fields[i].Type.T.(*Reference); ok {
			from.xval = ref.RValue
			if !b.initRefField(to, ref, from, pos) {
				return false
			}
			continue
		}
		if !b.alone(pos, func() bool { return b.construct(to, []operand{from}, pos) }) {
			return false
		}
	}
	b.setTypes(dst, r, pos)
	return true
}

// alone runs f as a full-expression of its own, whose temporaries end with it.
func (b *body) alone(pos source.Pos, f func() bool) (ok bool) {
	b.full(pos, func() { ok = f() })
	return ok
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
		return b.field(obj, r, i, pos)
	}
	x := &ir.FieldOf{X: ir.X{Typ: s.Fields[n].Type, At: pos}, Base: b.placeOf(obj), Field: n}
	f := r.Fields[i]
	t := f.Type
	t.Const = false
	out := place(x, t, pos)
	if f.Bits >= 0 {
		out.bit, out.boff = f.Bits, f.BitOff
	}
	return out
}

// initRefField makes a reference member refer to what op names.
func (b *body) initRefField(dst operand, ref *Reference, op operand, pos source.Pos) bool {
	v := b.bind(op, ref, implicit)
	if v.mode == poison {
		return false
	}
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: dst.x, Src: b.refTo(v, QT{T: ref}, pos)})
	return true
}

// defaultMembers default-initialises the members of r: default member initialisers, then constructors of members; the rest stays as it is.
func (b *body) defaultMembers(dst operand, r *Record, pos source.Pos) bool {
	if !b.c.completeRecord(r) {
		return false
	}
	if r.Union { // one of its members at most has an initialiser
		for i, f := range r.Fields {
			if hasDefault(f) && !b.defaultMember(dst, f, r, i, pos) {
				return false
			}
		}
		return true
	}
	if len(r.Bases) == 0 {
		b.setTypes(dst, r, pos)
	}
	for i, f := range r.Fields {
		if !b.defaultMember(dst, f, r, i, pos) {
			return false
		}
		if i+1 == len(r.Bases) {
			b.setTypes(dst, r, pos)
		}
	}
	return true
}

// defaultMember initialises member i of the object obj, of class r, which nothing else initialises.
func (b *body) defaultMember(obj operand, f *Field, r *Record, i int, pos source.Pos) bool {
	if f.Init != nil {
		if !b.defaults(f, r, pos) {
			return false
		}
		defer func() { f.busy = false }()
		at := b.rawField(obj, r, i, pos)
		return at.mode != poison && b.inObject(obj, r, func() bool {
			return b.alone(pos, func() bool {
				return b.initMember(at, f.Type, initFrom(r.Scope, f.Init, declStyle(f.Decl)), pos)
			})
		})
	}
	if b.trivialDefault(f.Type) {
		return true
	}
	at := b.rawField(obj, r, i, pos)
	return at.mode != poison && b.alone(pos, func() bool { return b.defaultInit(at, pos) })
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

// trivialDefault reports whether default-initialisation of t does nothing.
func (b *body) trivialDefault(t QT) bool {
	for {
		a, ok := t.T.(*Array)
		if !ok {
			break
		}
		t = a.Elem
	}
	r := recordOf(t)
	return r == nil || b.c.completeRecord(r) && b.trivialInit(r)
}

// defaultInit default-initialises the storage dst ([dcl.init]/7).
func (b *body) defaultInit(dst operand, pos source.Pos) bool {
	if b.trivialDefault(dst.typ) {
		return true
	}
	if a, ok := dst.typ.T.(*Array); ok {
		return b.eachElement(dst, a, pos, func(e operand, _ ir.Expr) bool { return b.defaultInit(e, pos) })
	}
	return b.construct(dst, nil, pos)
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

// copyElements initialises each element of the array dst with that of src: copy-initialises it, so that no explicit
// constructor is called, or direct-initialises it ([dcl.struct.bind]/1).
func (b *body) copyElements(dst, src operand, a *Array, copies bool, pos source.Pos) bool {
	if !copies || recordOf(elemType(a.Elem)) == nil {
		return b.copyArray(dst, src, a, pos)
	}
	return b.eachElement(dst, a, pos, func(e operand, n ir.Expr) bool {
		from := b.elementOf(src, n, pos)
		if inner, ok := a.Elem.T.(*Array); ok {
			return b.copyElements(e, from, inner, copies, pos)
		}
		e.typ.Const = false
		v := b.convert(from, e.typ.Unqual(), implicit)
		b.taken(v.x)
		return v.mode != poison && b.store(e, b.rvalue(v), pos)
	})
}

// copyArray copies the elements of src into dst.
func (b *body) copyArray(dst, src operand, a *Array, pos source.Pos) bool {
	return b.eachElement(dst, a, pos, func(e operand, n ir.Expr) bool {
		from := b.elementOf(src, n, pos)
		if inner, ok := a.Elem.T.(*Array); ok {
			return b.copyArray(e, from, inner, pos)
		}
		e.typ.Const = false
		return b.construct(e, []operand{from}, pos)
	})
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

// declStyle is how a member's default initialiser was written.
func declStyle(d *ast.VarDecl) ast.InitStyle {
	if d == nil {
		return ast.CopyInit
	}
	return d.Style
}
