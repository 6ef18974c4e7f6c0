package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Special members as <type_traits> see them: declared, defaulted, deleted or implicit, and whether they do nothing ([special], [class.copy]). Code generation asks less: to it, a
// destructor with an empty body is as good as none.

// specialKind is one of the six special members.
type specialKind uint8

const (
	defaultCtor specialKind = iota
	copyCtor
	moveCtor
	copyAssign
	moveAssign
	destructor
)

// specialMember says whether a special member can be used, and whether it is trivial.
type specialMember struct{ ok, trivial bool }

func (m specialMember) and(o specialMember) specialMember {
	return specialMember{m.ok && o.ok, m.trivial && o.trivial}
}

// specialOf is the special member that objects of type t are made, copied, assigned or destroyed by.
func (b *body) specialOf(t QT, kind specialKind) specialMember {
	a, isArray := t.T.(*Array)
	switch {
	case isRef(t):
		return specialMember{kind != defaultCtor, true}
	case isArray:
		return b.specialOf(a.Elem, kind) // as a member
	}
	r := recordOf(t)
	_, isFunc := t.T.(*Func)
	if r == nil {
		return specialMember{!isVoid(t) && !isFunc, true}
	}
	if !b.c.completeRecord(r) {
		return specialMember{}
	}
	f, implicit := b.declaredSpecial(r, kind)
	switch {
	case f == nil && !implicit:
		return specialMember{}
	case f != nil && f.Deleted:
		return specialMember{trivial: b.memberwise(r, kind).trivial}
	case f != nil && !b.public(r, f):
		return specialMember{}
	case f != nil && userProvided(f):
		return specialMember{ok: true}
	case f == nil && (kind == moveCtor || kind == moveAssign) && !b.declaresMove(r, kind):
		return b.specialOf(QT{T: r}, kind-1) // a copy does it
	}
	return b.memberwise(r, kind)
}

// declaredSpecial is the special member that r declares, or whether the class has one without a declaration.
func (b *body) declaredSpecial(r *Record, kind specialKind) (f *FuncObj, implicit bool) {
	copies := [6]*FuncObj{}
	ctors := b.c.ctors(r)
	for _, f := range ctors {
		switch {
		case f.mayTake(0) && !(f.Template != nil && copies[defaultCtor] != nil):
			copies[defaultCtor] = f
		case b.copyCtor(f):
			copies[copyCtor+moves(f)] = f
		}
	}
	for _, f := range b.c.methods(r, "operator=") {
		if f.Class == r && b.copyCtor(f) {
			copies[copyAssign+moves(f)] = f
		} else if f.Class == r && f.Template == nil && len(f.Params) == 1 && f.Type != nil && recordOf(f.Type.Params[0]) == r {
			copies[copyAssign] = f
		}
	}
	copies[destructor] = b.c.dtor(r)
	if copies[kind] != nil {
		return copies[kind], false
	}
	closure := r.Decl == nil
	switch kind {
	case defaultCtor:
		return nil, len(ctors) == 0 && !closure
	case copyCtor:
		return nil, copies[moveCtor] == nil && copies[moveAssign] == nil
	case copyAssign:
		return nil, copies[moveCtor] == nil && copies[moveAssign] == nil && !closure
	case moveAssign:
		return nil, !closure
	}
	return nil, true
}

// moves is 1 for a function whose first parameter is an rvalue reference, so that it moves.
func moves(f *FuncObj) specialKind {
	if r, ok := f.Type.Params[0].T.(*Reference); ok && r.RValue {
		return 1
	}
	return 0
}

// declaresMove reports whether r has a move constructor or assignment without a declaration ([class.copy.ctor]/8, [class.copy.assign]/4) that is not deleted.
func (b *body) declaresMove(r *Record, kind specialKind) bool {
	for k := copyCtor; k <= destructor; k++ {
		if f, _ := b.declaredSpecial(r, k); f != nil && k != kind {
			return false
		}
	}
	return b.memberwise(r, kind).ok
}

// memberwise is a special member that does to each member what it does to the object.
func (b *body) memberwise(r *Record, kind specialKind) specialMember {
	out := specialMember{ok: true, trivial: !r.polymorphic()}
	if kind == destructor {
		d := b.c.dtor(r)
		out.trivial = d == nil || !d.Decl.Spec.Has("virtual")
	}
	for _, f := range r.Fields {
		m := b.specialOf(f.Type, kind)
		class := recordOf(elemType(f.Type)) != nil
		_, isRefMember := f.Type.T.(*Reference)
		switch kind {
		case defaultCtor:
			if f.Init != nil {
				m = specialMember{ok: true}
			} else if elemType(f.Type).Const && !class {
				m.ok = false
			}
		case copyAssign, moveAssign:
			m.ok = m.ok && !isRefMember && (class || !elemType(f.Type).Const)
		case copyCtor:
			if ref, ok := f.Type.T.(*Reference); ok && ref.RValue {
				m.ok = false
			}
		}
		if r.Union && !m.trivial {
			m.ok = false
		}
		out = out.and(m)
	}
	if kind != destructor && kind < copyAssign {
		out.ok = out.ok && b.specialOf(QT{T: r}, destructor).ok
	}
	return out
}

// public reports whether anybody may call f, a member of r.
func (b *body) public(r *Record, f *FuncObj) bool {
	if r.Decl == nil {
		return true
	}
	for _, m := range r.Decl.Members {
		d := m.Decl
		if t, ok := d.(*ast.TemplateDecl); ok {
			d = t.Decl
		}
		if d == ast.Decl(f.Decl) {
			return m.Access == "public" || m.Access == "" && r.Decl.Key != "class"
		}
	}
	return true
}

// triviallyCopyable is [class.prop]/1 and [basic.types]/9, as compilers see deleted members: trivial, if they would be without that.
func (b *body) triviallyCopyable(t QT) bool {
	e := elemType(t)
	if r := recordOf(e); r == nil || isRef(t) {
		return !isRef(t) && b.specialOf(e, destructor).ok
	}
	for k := copyCtor; k <= moveAssign; k++ {
		if m := b.specialOf(e, k); m.ok && !m.trivial {
			return false
		}
	}
	return b.specialOf(e, destructor).trivial
}

func (b *body) trivialType(t QT) bool {
	return b.triviallyCopyable(t) && b.specialOf(elemType(t), defaultCtor).trivial
}

// copies tells whether constructing or assigning an object of class t from u is copying or moving it: base is copyCtor or copyAssign.
func (b *body) copies(t, u QT, base specialKind) (m specialMember, does bool) {
	to, from := recordOf(nonRef(t)), recordOf(nonRef(u))
	if to == nil || from == nil {
		return m, false
	}
	b.c.completeRecord(from)
	if _, ok := derivesFrom(from, to); !ok && from != to {
		return m, false
	}
	kind := base
	if r, ok := u.T.(*Reference); (!ok || r.RValue) && !nonRef(u).Const {
		kind++
	}
	m = b.specialOf(QT{T: to}, kind)
	m.ok = m.ok && !nonRef(u).Volatile
	return m, true
}

// hasTemplate reports whether one of the functions is a template, which may be chosen instead of a special member.
func hasTemplate(set []*FuncObj) bool {
	for _, f := range set {
		if f.Template != nil {
			return true
		}
	}
	return false
}

// constructible is [meta.unary.prop]'s is_constructible<T, U>, or is_default_constructible<T> without u.
func (b *body) constructible(t, u QT, pos source.Pos) (m specialMember) {
	_, isFunc := t.T.(*Func)
	a, isArray := t.T.(*Array)
	switch {
	case isVoid(t) || isFunc || isArray && (a.N < 0 || u.Valid()) || recordOf(elemType(t)) != nil && b.c.abstract(recordOf(elemType(t))):
		return m
	case isRef(t):
		return specialMember{u.Valid() && b.ics(b.sample(u, pos), t, true).rank != rankNone && !losesVolatile(t, u), true}
	case !u.Valid():
		m = b.specialOf(elemType(t), defaultCtor)
		return m.and(b.specialOf(elemType(t), destructor))
	}
	d := b.specialOf(t, destructor)
	r := recordOf(t)
	if m, ok := b.copies(t, u, copyCtor); ok && (m.ok || !hasTemplate(b.c.ctors(r))) {
		return m.and(d)
	}
	if isVoid(u) {
		return m
	}
	op := b.sample(u, pos)
	switch {
	case r != nil:
		m.ok = b.convertingFrom(r, []operand{op}, pos) || b.ics(op, t, true).rank != rankNone
	case recordOf(nonRef(u)) != nil:
		f, _ := b.conversionFunc(op, recordOf(nonRef(u)), t.Unqual(), true)
		m.ok = f != nil && !f.Obj.Deleted
	default:
		m = specialMember{b.ics(op, t, true).rank != rankNone || isBoolean(t) && isNullptr(u), true}
	}
	m.ok = m.ok && d.ok
	m.trivial = m.trivial && d.trivial
	return m
}

func isBoolean(t QT) bool { return t.T == Type(Bool) }

func losesVolatile(t, u QT) bool { return nonRef(u).Volatile && !nonRef(t).Volatile }

// assignable is [meta.unary.prop]'s is_assignable<T, U> where copying decides it; known is false where operator= has to be looked for.
func (b *body) assignable(t, u QT) (m specialMember, known bool) {
	if recordOf(nonRef(t)) == nil {
		return specialMember{trivial: true}, !isRef(t) // to a value of a scalar type, which m.ok denies
	}
	m, known = b.copies(t, u, copyAssign)
	r := recordOf(nonRef(t))
	if !known || !m.ok && hasTemplate(b.c.methods(r, "operator=")) {
		return specialMember{}, false
	}
	m.ok = m.ok && !nonRef(t).Const && !nonRef(t).Volatile
	return m, true
}
