package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Copies and moves of objects ([class.copy.ctor]).

// copyOf is a value of class r copied or moved from op, whose class is r or derives from it. A temporary of class r is
// that value ([dcl.init]/17.6.1).
func (b *body) copyOf(op operand, from, r *Record, how castKind) operand {
	if op.mode == rvalue && from == r {
		return op
	}
	path, _ := derivesFrom(from, r)
	if b.simple(r) {
		if !b.mayConvert(from, path, op.pos) || !b.mayCopyBytes(op, r) {
			return operand{}
		}
		if from != r {
			if op.mode == rvalue && b.dies(QT{T: r}) { // the copy and the temporary are destroyed each
				op = b.materialized(op)
			}
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
		b.specified(f, op.pos)()
		if !b.mayConvert(from, path, op.pos) {
			return operand{}
		}
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
	if !b.copiesBy(f, op, r) {
		return operand{}
	}
	defer b.copied()
	tmp := place(b.temp(b.lower(t, op.pos), nil, op.pos), t, op.pos)
	if !b.callCtor(tmp, f, []operand{op}, op.pos) {
		return operand{}
	}
	b.born(tmp.x, t, op.pos)
	return value(tmp.x, t, op.pos)
}

// mayCopyBytes reports whether an implicit copy constructor takes op, an object of the simple class r or of one that
// derives from it, with a message if not: its parameter is no reference to volatile objects ([class.copy.ctor]/7).
func (b *body) mayCopyBytes(op operand, r *Record) bool {
	if !op.typ.Volatile || b.c.dialect == ir.OpenCL {
		return true
	}
	b.c.errorf(codeNoMatch, op.pos, "%s has no constructor that takes arguments (%s)", r.Name,
		argTypes([]operand{op})).Note(r.Pos, "its copy constructor takes no volatile object")
	return false
}

// copyBy is a constructor that copies an object, of which nothing but this counts for the choice of constructors.
type copyBy struct {
	f        *FuncObj
	from     *Record
	quals    [2]bool // const, volatile
	xval     bool
	defaults int // default arguments around
}

// copiesBy begins looking at how constructor f copies op; it reports false, with a message, where its argument is made
// by a function that first copies the same object in the same way, so that no copy is ever made. copied ends it.
func (b *body) copiesBy(f *FuncInst, op operand, r *Record) bool {
	c := copyBy{f.Obj, recordOf(op.typ), [2]bool{op.typ.Const, op.typ.Volatile}, op.xval, b.c.effort.defaults}
	if slices.Contains(b.c.effort.copying, c) {
		b.c.errorf(codeNoMatch, op.pos, "%s has no constructor that takes arguments (%s)", r.Name, argTypes([]operand{op})).
			Note(f.Obj.Pos, "this one is given what itself needs a copy of the argument")
		return false
	}
	b.c.effort.copying = append(b.c.effort.copying, c)
	return true
}

func (b *body) copied() {
	b.c.effort.copying = b.c.effort.copying[:len(b.c.effort.copying)-1]
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
	b.noteDeath(t, op.pos)
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
// after a message ([class.copy.ctor], [dcl.init]/17).
func (b *body) copying(op operand, from, r *Record, how castKind) *FuncInst {
	set, rule := b.constructors(r), anyUser
	mixed := false
	if how == implicit { // explicit constructors are not looked at, nor instantiated ([over.match.copy]/1.1)
		all := len(set)
		set, rule = b.c.notExplicit(set), rule|notExplicit
		mixed = len(set) < all
	}
	if from == r && !op.typ.Volatile && !mixed {
		k := copyCtor
		if op.xval {
			k = moveCtor
		}
		if f := b.specialFunc(r, k, op.typ.Const); f != nil && !f.Obj.Deleted {
			if !b.mayCall(operand{}, f.Obj, op.pos) {
				return nil
			}
			return f
		}
	}
	f := b.resolveBy(r.Name, set, nil, nil, []operand{op}, op.pos, rule)
	if f != nil && !b.mayCall(operand{}, f.Obj, op.pos) {
		return nil
	}
	return f
}

// sourceOf is what the defaulted copy or move member f makes of its argument: the object to which its parameter refers,
// an xvalue where the members are moved ([class.copy.ctor]/14, [class.copy.assign]/12).
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
		return x != nil && b.storeAs(dst, value(x, QT{T: r}, pos), true, pos)
	}
	if b.c.work(onObjects, objectWork); b.c.overworked(pos) {
		return false
	}
	defer b.within(r.Scope)()
	for i := range r.Fields {
		if isUnnamedBits(r.Fields[i]) { // no member ([class.bit]/2)
			continue
		}
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
		if isPlainScalar(to) {
			b.copyScalar(to, from, pos)
			continue
		}
		if !b.alone(pos, func() bool { return b.construct(to, []operand{from}, pos) }) {
			return false
		}
	}
	b.setTypes(dst, r, pos)
	return true
}

// initRefField makes a reference member refer to what op names.
func (b *body) initRefField(dst operand, ref *Reference, op operand, pos source.Pos) bool {
	v := b.bind(op, ref, implicit)
	if v.mode == poison {
		return false
	}
	b.setReference(dst, ref, v, pos)
	return true
}

// setReference writes a reference to the place v, which was bound, to its storage dst.
func (b *body) setReference(dst operand, ref *Reference, v operand, pos source.Pos) {
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: dst.x, Src: b.refTo(v, QT{T: ref}, pos)})
}

// copyElements initialises each element of the array dst with that of src: copy-initialises it, so that no explicit
// constructor is called, or direct-initialises it ([dcl.struct.bind]/1).
func (b *body) copyElements(dst, src operand, a *Array, copyInit bool, pos source.Pos) bool {
	if !copyInit || recordOf(elemType(a.Elem)) == nil {
		return b.copyArray(dst, src, a, pos)
	}
	return b.eachElement(dst, a, pos, func(e operand, n ir.Expr) bool {
		from := b.elementOf(src, n, pos)
		if inner, ok := a.Elem.T.(*Array); ok {
			return b.copyElements(e, from, inner, copyInit, pos)
		}
		e.typ.Const = false
		v := b.convert(from, e.typ.Unqual(), implicit)
		b.taken(v.x)
		return v.mode != poison && (!copies(from, v.x) && b.become(e.x, v.x) || b.store(e, b.rvalue(v), pos))
	})
}

// copyArray copies the elements of src into dst ([class.copy.ctor]/14).
func (b *body) copyArray(dst, src operand, a *Array, pos source.Pos) bool {
	return b.eachElement(dst, a, pos, func(e operand, n ir.Expr) bool {
		from := b.elementOf(src, n, pos)
		if inner, ok := a.Elem.T.(*Array); ok {
			return b.copyArray(e, from, inner, pos)
		}
		e.typ.Const = false
		if isPlainScalar(e) {
			return b.copyScalar(e, from, pos)
		}
		return b.construct(e, []operand{from}, pos)
	})
}

// isPlainScalar reports whether op is a place of a scalar that may be written: no bit-field.
func isPlainScalar(op operand) bool {
	switch op.typ.T.(type) {
	case *Record, *Array, *Reference:
		return false
	}
	return op.bit == 0 && !op.typ.Const
}

// copyScalar writes the scalar src to dst as an implicit copy of the objects does in which they are.
func (b *body) copyScalar(dst, src operand, pos source.Pos) bool {
	return b.storeAs(dst, b.rvalue(src), true, pos)
}
