package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/source"
)

// Conversions by constructors and by conversion functions, and the choice among them ([over.best.ics],
// [over.match.copy], [over.match.conv], [over.match.ref]).

// userConversion is a constructor or a conversion function that converts an operand.
type userConversion struct {
	ctor      *candidate
	inherited bool // a constructor that comes after the class's own
	conv      conversion
}

// better compares two of them: the operand is the argument of a constructor and the object of a conversion function
// ([over.match.best], [over.ics.rank]/3). Where neither is better, compilers take the constructor in a direct
// initialisation.
func (x *userConversion) better(b *body, y *userConversion, direct bool) bool {
	switch {
	case x.ctor != nil && y.ctor != nil:
		return b.better(x.ctor, y.ctor) || !x.inherited && y.inherited && !b.better(y.ctor, x.ctor)
	case x.ctor == nil && y.ctor == nil:
		return x.conv.better(b, y.conv)
	}
	sx, fx := x.first()
	sy, fy := y.first()
	if w := sx.worse(sy); w != 0 {
		return w < 0
	}
	if direct {
		return x.ctor != nil
	}
	return fx.Template == nil && fy.Template != nil
}

func (x *userConversion) first() (ics, *FuncObj) {
	if x.ctor != nil {
		return x.ctor.args[0], x.ctor.fi.Obj
	}
	return x.conv.obj, x.conv.fi.Obj
}

// userConversion resolves the constructors of a class to, and the conversion functions of the operand op; nil where
// none of n is the best ([over.match.copy], [over.match.conv]). For explicit conversions all of the constructors are
// candidates.
func (b *body) userConversion(op operand, to QT, explicit bool) (*userConversion, int) {
	var ctors []*candidate
	if r := recordOf(to); r != nil && b.c.declaredMembers(r) {
		rule := noUser
		if !explicit {
			rule |= notExplicit
		}
		ctors = b.viable(b.convertingCtors(r, explicit), nil, nil, []operand{op}, op.pos, rule)
	}
	return b.bestUserConversion(recordOf(to), ctors, b.conversionsTo(op, to, explicit), false)
}

// directConversion is userConversion where an object of class r is made of op alone in parentheses: the arguments of
// constructors may be converted by the user's functions too ([over.match.ctor]). Conversion functions are candidates
// where their result is the object itself, not an object of a derived class nor a reference (CWG 2327, as compilers
// have it), to which a constructor's parameter binds. Here it binds to the result of an explicit one too, which stands
// for the copy that is made so ([over.match.copy]/1.2).
func (b *body) directConversion(op operand, r *Record) (*userConversion, int) {
	ctors := b.viable(b.constructors(r), nil, nil, []operand{op}, op.pos, anyUser)
	convs := slices.DeleteFunc(b.conversionsTo(op, QT{T: r}, true), func(c conversion) bool {
		ret := c.fi.Type.Ret
		return isRef(ret) && !b.c.explicitInst(c.fi) || recordOf(nonRef(ret)) != r
	})
	return b.bestUserConversion(r, ctors, convs, true)
}

// bestUserConversion is the best of n constructors of class r and conversion functions; nil where none is
// ([over.match.best]). Where functions compete, but not in a direct initialisation, an inherited constructor comes
// after those of r itself, whatever their parameters are: for clang++ always, and for g++ there (CWG 2273 asks for the
// same parameters).
func (b *body) bestUserConversion(r *Record, ctors []*candidate, convs []conversion,
	direct bool) (best *userConversion, n int) {
	var list []*userConversion
	for _, c := range ctors {
		list = append(list, &userConversion{ctor: c, inherited: !direct && len(convs) > 0 && c.fi.Obj.Class != r})
	}
	for _, c := range convs {
		list = append(list, &userConversion{conv: c})
	}
	for _, x := range list {
		if best == nil || x.better(b, best, direct) {
			best = x
		}
	}
	for _, x := range list {
		if x != best && !best.better(b, x, direct) {
			return nil, len(list)
		}
	}
	return best, len(list)
}

// convertingCtors are the converting constructors of r ([over.match.copy]/1.1), for a cast all of its constructors.
func (b *body) convertingCtors(r *Record, explicit bool) []*FuncObj {
	var set []*FuncObj
	for _, f := range b.constructors(r) {
		if (explicit || !b.c.isExplicit(f)) && f.mayTake(1) {
			set = append(set, f)
		}
	}
	return set
}

// initialising is the converting constructor of r that an object of class from, perhaps r itself, chooses, if it is not
// deleted ([over.match.copy], [over.match.ctor]).
func (b *body) initialising(op operand, from, r *Record) *candidate {
	rule := noUser
	if from == r {
		rule = anyUser
	}
	best, _ := b.best(b.convertingCtors(r, false), nil, nil, []operand{op}, op.pos, rule|notExplicit)
	if best == nil || best.fi.Obj.Deleted {
		return nil
	}
	return best
}

// conversionFunc is the conversion function of the object op that leads to type to, with the standard conversion that
// follows it ([over.match.conv]); nil where none does, or several as well.
func (b *body) conversionFunc(op operand, to QT, explicit bool) (*FuncInst, ics) {
	best, _ := b.bestConversion(b.conversionsTo(op, to, explicit))
	return best.fi, best.seq
}

// conversionsTo lists the conversion functions of the object op that lead to type to; none where op is of no class, or
// where to is a base class of it ([class.conv.fct]/1).
func (b *body) conversionsTo(op operand, to QT, explicit bool) []conversion {
	var list []conversion
	r := recordOf(op.typ)
	if r == nil {
		return nil
	}
	if base := recordOf(to); base != nil && base != r {
		b.c.completeRecord(r)
		if _, derives := derivesFrom(r, base); derives {
			return nil
		}
	}
	all := b.c.conversions(r)
	b.c.work(onOverloads, max(0, len(all)-fewCandidates)*candidateWork)
	for _, f := range all {
		if !explicit && b.c.isExplicit(f) || !b.convertible(op, f) {
			continue
		}
		fi := b.conversionInst(f, to, op.pos)
		if fi == nil || fi.Type == nil || !explicit && b.c.explicitInst(fi) {
			continue
		}
		ret := fi.Type.Ret
		seq := b.ics(b.sample(ret, op.pos), to, false)
		if b.c.explicitInst(fi) && (seq.rank != rankExact && !isClass(to) || recordOf(nonRef(ret)) != recordOf(to)) {
			continue // but for qualifiers it converts to the type that is wanted ([over.match.conv]/1)
		}
		if seq.rank != rankNone {
			obj, _ := b.objectIcs(op, f)
			list = append(list, conversion{fi, obj, seq})
		}
	}
	return list
}

// bestConversion is the conversion that is better than all others of n; none, with a nil function, where there is none
// ([over.match.best]).
func (b *body) bestConversion(list []conversion) (best conversion, n int) {
	for i, x := range list {
		if !slices.ContainsFunc(list, func(y conversion) bool { return y.fi != list[i].fi && !x.better(b, y) }) {
			return x, len(list)
		}
	}
	return conversion{}, len(list)
}

// refConversion is the conversion function of the object op, of class cls, to whose result the reference r is bound
// ([over.match.ref]/1): an lvalue, or else a prvalue or xvalue where r may be bound to one. In the second case
// compilers have the constructors that convert op to a class beside the functions, as in [over.match.copy]. fi is nil
// where none does, a constructor is better, or none of n is the best.
func (b *body) refConversion(op operand, cls *Record, r *Reference, explicit bool) (conversion, int) {
	if !r.RValue || isFunc(r.Elem) { // [dcl.init.ref]/5.3.2 names function lvalues
		if best, n := b.bestConversion(b.refConversionsTo(op, cls, r, explicit, true)); n > 0 {
			return best, n
		}
		if !r.Elem.Const || r.Elem.Volatile {
			return conversion{}, 0
		}
	}
	list := b.refConversionsTo(op, cls, r, explicit, false)
	best, n := b.bestConversion(list)
	to := recordOf(r.Elem)
	if to == nil && best.fi != nil && !b.c.explicitInst(best.fi) && (!r.RValue || !isRef(best.fi.Type.Ret)) {
		return conversion{}, 0 // compilers initialise a temporary, for which all functions compete ([dcl.init.ref]/5.4)
	}
	if n == 0 || to == nil || !b.c.declaredMembers(to) {
		return best, n
	}
	ctors := b.viable(b.convertingCtors(to, false), nil, nil, []operand{op}, op.pos, noUser|notExplicit)
	switch u, n := b.bestUserConversion(to, ctors, list, false); {
	case u == nil:
		return conversion{}, n
	case u.ctor != nil:
		return conversion{}, 0
	}
	return best, n
}

// refConversionsTo lists those that give lvalues, or the others ([over.match.ref]).
func (b *body) refConversionsTo(op operand, cls *Record, r *Reference, explicit, lvalues bool) (list []conversion) {
	for _, f := range b.c.conversions(cls) {
		if !explicit && b.c.isExplicit(f) || !b.convertible(op, f) {
			continue
		}
		fi := b.conversionInst(f, QT{T: r}, op.pos)
		if fi == nil || fi.Type == nil || !explicit && b.c.explicitInst(fi) {
			continue
		}
		rr, ok := fi.Type.Ret.T.(*Reference)
		isLvalue := ok && (!rr.RValue || isFunc(rr.Elem))
		if isLvalue != lvalues || !b.refCompatible(nonRef(fi.Type.Ret), r.Elem, implicit) {
			continue
		}
		if b.c.explicitInst(fi) && recordOf(nonRef(fi.Type.Ret)) != recordOf(r.Elem) {
			continue // to the type that is wanted, not to one that derives from it
		}
		seq := b.refIcs(b.sample(fi.Type.Ret, op.pos), r, false)
		if seq.rank == rankNone {
			continue
		}
		obj, _ := b.objectIcs(op, f)
		list = append(list, conversion{fi, obj, seq})
	}
	return list
}

// conversion is a conversion function and what follows it.
type conversion struct {
	fi  *FuncInst
	obj ics // of the object
	seq ics
}

// better compares two conversion functions: the object counts before what follows ([over.match.best]/1.3 and 1.4), and
// then the more specialised template is better ([temp.deduct.partial]/3.2).
func (c conversion) better(b *body, o conversion) bool {
	if w := c.obj.worse(o.obj); w != 0 {
		return w < 0
	}
	if w := c.seq.worse(o.seq); w != 0 {
		return w < 0
	}
	if c.fi.Obj.Template != nil && o.fi.Obj.Template != nil {
		return b.c.moreSpecializedType(c.fi.Obj, o.fi.Obj)
	}
	return c.fi.Obj.Template == nil && o.fi.Obj.Template != nil
}

// convertible reports whether conversion function f may be called for the object op ([over.match.funcs]/4).
func (b *body) convertible(op operand, f *FuncObj) bool {
	if f.Class == nil {
		return true
	}
	_, ok := b.objectIcs(op, f)
	return ok
}

func (b *body) conversionInst(f *FuncObj, to QT, pos source.Pos) *FuncInst {
	if f.Template == nil {
		return b.c.conversionType(f, pos)
	}
	return b.c.deduceConversion(f, to, pos)
}
