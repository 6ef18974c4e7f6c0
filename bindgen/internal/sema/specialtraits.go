package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// reachable reports whether class r, of which m is a base or a member's class, may call f, a member of m
// ([class.access]).
func (b *body) reachable(r, m *Record, f *FuncObj, base bool) bool {
	access := b.accessOf(m, f)
	return access == "public" || base && access == "protected" || b.c.inside(r.Scope, m, access, m)
}

// public reports whether anybody may call f, a member of r.
func (b *body) public(r *Record, f *FuncObj) bool { return b.accessOf(r, f) == "public" }

// accessOf is the access of f, a member of r.
func (b *body) accessOf(r *Record, f *FuncObj) string {
	if r.Decl == nil || f.Implicit || f.Class != r {
		return "public"
	}
	return memberAccess(r, f.Decl)
}

// specialMember says whether a special member can be used, and whether it is trivial.
type specialMember struct{ ok, trivial bool }

func (m specialMember) and(o specialMember) specialMember {
	return specialMember{m.ok && o.ok, m.trivial && o.trivial}
}

// specialOf is what objects of type t are made, copied, moved, assigned or destroyed by, as <type_traits> see it
// ([meta.unary.prop]).
func (b *body) specialOf(t QT, kind specialKind) specialMember {
	a, isArray := t.T.(*Array)
	switch {
	case isRef(t):
		return specialMember{kind != defaultCtor, true}
	case isArray:
		return b.specialOf(a.Elem, kind) // as a member
	}
	r := recordOf(t)
	if r == nil {
		return specialMember{!isVoid(t) && !isFunc(t), true}
	}
	if !b.c.completeRecord(r) {
		return specialMember{}
	}
	if kind == defaultCtor || kind == destructor {
		return b.startOrEnd(r, kind, func(f *FuncObj) bool { return b.public(r, f) })
	}
	f := b.specialFunc(r, kind, kind == copyCtor || kind == copyAssign)
	if f == nil || f.Obj.Deleted || !b.public(r, f.Obj) {
		return specialMember{}
	}
	m := specialMember{true, b.trivialSpecial(r, f.Obj, kind)}
	if !kind.assigns() {
		m.ok = b.specialOf(t, destructor).ok
	}
	return m
}

// startOrEnd is specialOf for the default constructor and the destructor of r; may says whether it can be called
// ([meta.unary.prop]).
func (b *body) startOrEnd(r *Record, kind specialKind, may func(*FuncObj) bool) specialMember {
	var f *FuncObj
	if kind == destructor {
		f = b.c.dtor(r)
	} else {
		ctors := b.c.ctors(r)
		if len(ctors) > 0 && len(b.inheritedCtors(r)) > 0 {
			ctors = b.constructors(r)
		}
		for _, g := range ctors {
			if g.mayTake(0) && !(f != nil && (g.Template != nil || g.Class != r)) && b.c.takesNothing(g) {
				f = g
			}
		}
		if f == nil && (len(ctors) > 0 || r.Decl == nil) {
			return specialMember{}
		}
	}
	switch {
	case f != nil && f.Deleted:
		return specialMember{trivial: b.memberwise(r, kind).trivial}
	case f != nil && !may(f):
		return specialMember{}
	case f != nil && f.Class != r: // inherited: the other members are initialised by default ([class.inhctor.init]/1)
		return specialMember{ok: b.memberwise(r, kind).ok}
	case f != nil && userProvided(f):
		return specialMember{ok: true}
	}
	return b.memberwise(r, kind)
}

// takesNothing reports whether f, which may need no arguments, is a candidate without any ([over.match.viable]/2): a
// template is one if the defaults of its parameters make sense ([temp.deduct]/8), and packs of the class are as long as
// its arguments say.
func (c *checker) takesNothing(f *FuncObj) bool {
	pack := slices.ContainsFunc(f.Params, func(p *ast.Param) bool { return p.Decl != nil && p.Decl.Pack })
	if f.Template == nil && !pack {
		return true
	}
	return c.sfinae(func() bool {
		if f.Template == nil {
			fi := c.funcInst(f, nil, f.Pos)
			return fi != nil && arity(fi, 0)
		}
		args, err := c.deduceExplicit(f, nil)
		if err != nil || !pack {
			return err == nil
		}
		fi := c.instFunc(f, args, f.Pos)
		return fi != nil && arity(fi, 0)
	})
}

// memberwise is the default constructor or the destructor that does to each member what it does to the object
// ([class.ctor], [class.dtor]).
func (b *body) memberwise(r *Record, kind specialKind) specialMember {
	if kind == destructor && r.destroyed != nil {
		return *r.destroyed
	}
	out := specialMember{ok: true, trivial: !r.polymorphic()}
	if kind == destructor {
		d := b.c.dtor(r)
		out.trivial = d == nil || !d.Decl.Spec.Has("virtual")
	}
	for _, f := range r.Fields {
		var m specialMember
		if c := recordOf(elemType(f.Type)); c != nil && !isRef(f.Type) && b.c.completeRecord(c) {
			m = b.startOrEnd(c, kind, func(g *FuncObj) bool { return b.reachable(r, c, g, f.Base) })
		} else {
			m = b.specialOf(f.Type, kind)
		}
		if kind == defaultCtor && f.Init != nil {
			m = specialMember{ok: true}
		} else if kind == defaultCtor && elemType(f.Type).Const && recordOf(elemType(f.Type)) == nil {
			m.ok = false
		}
		if r.Union && !m.trivial {
			m.ok = false
		}
		out = out.and(m)
	}
	switch {
	case kind == defaultCtor:
		out.ok = out.ok && b.specialOf(QT{T: r}, destructor).ok
	case r.completed == 2:
		r.destroyed = &out
	}
	return out
}

// triviallyCopyable is [class.prop]/1 and [basic.types]/9: no copy or move member does anything, nor the destructor. To
// g++ and clang++ a deleted one is what it would be if it were defaulted.
func (b *body) triviallyCopyable(t QT) bool {
	e := elemType(t)
	r := recordOf(e)
	if r == nil || isRef(t) {
		return !isRef(t) && b.specialOf(e, destructor).ok
	}
	for _, f := range slices.Concat(b.constructors(r), b.assignments(r)) {
		if k, _, special := b.specialShape(f); special && f.Class == r && !b.trivialSpecial(r, f, k) {
			return false
		}
	}
	return b.specialOf(e, destructor).trivial
}

func (b *body) trivialType(t QT) bool {
	return b.triviallyCopyable(t) && b.specialOf(elemType(t), defaultCtor).trivial
}

// relatedClass is the class of u if an object of class t would be copied or moved from it: t or a class that derives
// from it; else nil ([class.copy.ctor]).
func (b *body) relatedClass(t, u QT) *Record {
	to, from := recordOf(nonRef(t)), recordOf(nonRef(u))
	if to == nil || from == nil {
		return nil
	}
	b.c.completeRecord(from)
	if _, ok := derivesFrom(from, to); !ok {
		return nil
	}
	return from
}

// constructible is [meta.unary.prop]'s is_constructible<T, U>, or is_default_constructible<T> without u.
func (b *body) constructible(t, u QT, pos source.Pos) (m specialMember) {
	a, isArray := t.T.(*Array)
	switch {
	case isVoid(t) || isFunc(t) || isArray && (a.N < 0 || u.Valid()) || recordOf(elemType(t)) != nil &&
		b.c.abstract(recordOf(elemType(t))):
		return m
	case isRef(t):
		return specialMember{u.Valid() && b.binds(t, u, pos), true}
	case !u.Valid():
		m = b.specialOf(elemType(t), defaultCtor)
		return m.and(b.specialOf(elemType(t), destructor))
	case isVoid(u):
		return m
	}
	op := b.declval(u, pos)
	r := recordOf(t)
	switch {
	case r != nil && b.c.completeRecord(r):
		m = b.classConstructible(r, t, u, op)
	case recordOf(nonRef(u)) != nil:
		f, _ := b.conversionFunc(op, t.Unqual(), true)
		m.ok = f != nil && !f.Obj.Deleted
	default:
		m = specialMember{b.ics(op, t, true).rank != rankNone || isBoolean(t) && isNullptr(u), true}
	}
	return m.and(b.specialOf(t, destructor))
}

// binds reports whether a reference of type t can be direct-initialised with a value of type u.
func (b *body) binds(t, u QT, pos source.Pos) bool {
	q := b.quiet()
	q.ctx.direct = true
	return !isVoid(u) && q.c.sfinae(func() bool {
		return q.bind(q.declval(u, pos), t.T.(*Reference), implicit).mode != poison
	})
}

// classConstructible is constructible for class r, of op of type u: a constructor takes it, or it converts itself (see
// constructFrom).
func (b *body) classConstructible(r *Record, t, u QT, op operand) (m specialMember) {
	related := b.relatedClass(t, u) != nil
	if recordOf(nonRef(u)) != nil && !related {
		switch d, n := b.directConversion(op, r); {
		case d == nil && n > 0:
			return m
		case d == nil || d.ctor != nil || d.conv.fi.Obj.Deleted:
		case isRef(d.conv.fi.Type.Ret):
			return b.constructible(t, d.conv.fi.Type.Ret, op.pos)
		default:
			return specialMember{ok: true}
		}
	}
	best, n := b.best(b.constructors(r), nil, nil, []operand{op}, op.pos, anyUser)
	if best == nil && n == 0 && b.c.cpp20() && b.aggregate(r) {
		q := b.quiet()
		return specialMember{ok: q.c.sfinae(func() bool { return q.inParens(r, []operand{op}, op.pos).mode != poison })}
	}
	if best == nil || best.fi.Obj.Deleted || !b.public(r, best.fi.Obj) {
		return m
	}
	k, _, special := b.specialShape(best.fi.Obj)
	m = specialMember{true, special && related && b.trivialSpecial(r, best.fi.Obj, k)}
	m.ok = b.passes(best.fi, u, op.pos)
	return m
}

// passes reports whether a value of type u initializes the parameter of f: a conversion by which a function is chosen
// may yet be ambiguous, deleted or private ([over.best.ics]/2 and 10).
func (b *body) passes(f *FuncInst, u QT, pos source.Pos) bool {
	p := f.Type.Params
	return len(p) == 0 || b.converts(u, p[0], pos)
}

func isBoolean(t QT) bool { return t.T == Type(Bool) }

// assignable is [meta.unary.prop]'s is_assignable<T, U> where t is a class or no place; known is false where the
// expression has to be looked at.
func (b *body) assignable(t, u QT, pos source.Pos) (m specialMember, known bool) {
	r := recordOf(nonRef(t))
	if r == nil {
		return specialMember{trivial: true}, !isRef(t) // to a value of a scalar type, which m.ok denies
	}
	if !b.c.completeRecord(r) || isVoid(u) || b.relatedClass(t, u) == nil {
		return specialMember{}, false
	}
	obj := b.declval(t, pos)
	best, _ := b.best(b.assignments(r), nil, &obj, []operand{b.declval(u, pos)}, pos, anyUser)
	if best == nil || best.fi.Obj.Deleted || !b.public(r, best.fi.Obj) {
		return specialMember{}, true
	}
	k, _, special := b.specialShape(best.fi.Obj)
	return specialMember{b.passes(best.fi, u, pos), special && b.trivialSpecial(r, best.fi.Obj, k)}, true
}

// assigns reports whether a value of type u can be assigned to one of type t, as the expression itself says
// ([meta.unary.prop]).
func (b *body) assigns(t, u QT, pos source.Pos) bool {
	if isVoid(t) || isVoid(u) {
		return false
	}
	q := b.quiet()
	e := &ast.Assign{Base: ast.Base{At: pos}, Op: "="}
	e.X = &opExpr{Expr: &ast.BadExpr{Base: ast.Base{At: pos}}, op: q.declval(t, pos)}
	e.Y = &opExpr{Expr: &ast.BadExpr{Base: ast.Base{At: pos}}, op: q.declval(u, pos)}
	return q.c.sfinae(func() bool { return q.assign(b.ctx.scope, e, true).mode != poison })
}

// converts reports whether a value of type t converts implicitly to type u: a function that returns u may return it
// ([meta.rel]).
func (b *body) converts(t, u QT, pos source.Pos) bool {
	q := b.quiet()
	from := q.declval(t, pos)
	if _, array := u.T.(*Array); array || isFunc(u) { // no function returns one
		return false
	}
	if isVoid(t) || b.ics(from, u, true).rank == rankNone {
		return false
	}
	return q.c.sfinae(func() bool { return q.convert(from, u, implicit).mode != poison })
}
