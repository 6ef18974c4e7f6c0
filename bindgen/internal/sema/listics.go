package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// Conversion sequences of braced lists ([over.ics.list]).

// listIcs is the sequence of a braced list ([over.ics.list]).
func (b *body) listIcs(op operand, to QT, user bool) ics {
	none := ics{rank: rankNone}
	if r, ok := to.T.(*Reference); ok {
		return b.listRefIcs(op, r, user)
	}
	items := op.list.Items
	switch t := to.T.(type) {
	case *Record:
		return b.classListIcs(op, t, user)
	case *Vector:
		if len(items) <= t.N {
			return ics{rank: rankUser}
		}
		return none
	case *Array:
		return b.arrayListIcs(op, t, user)
	}
	switch len(items) { // [over.ics.list]/9
	case 0:
		return ics{}
	case 1:
		if x := b.listOperands(op)[0]; x.mode != initList {
			return b.ics(x, to, user)
		}
	}
	return none
}

// listRefIcs is the sequence of a braced list for a reference: its only item, if the reference can refer to objects of
// that type, else a temporary made of the list ([over.ics.list]/8, [dcl.init.list]/3.8 and 3.9).
func (b *body) listRefIcs(op operand, r *Reference, user bool) ics {
	if x, ok := b.onlyItem(op); ok && b.refCompatible(x.typ, r.Elem, cCast) {
		return b.refIcs(x, r, user)
	}
	if isFunc(r.Elem) {
		if len(op.list.Items) != 1 {
			return ics{rank: rankNone}
		}
		return b.ics(b.listOperands(op)[0], QT{T: r}, false)
	}
	if !r.RValue && (!deepConst(r.Elem) || r.Elem.Volatile) {
		return ics{rank: rankNone}
	}
	in := b.listIcs(op, r.Elem.Unqual(), user)
	in.bound, in.ref, in.cv, in.to = true, 2, btoi(deepConst(r.Elem)), r.Elem
	if r.RValue {
		in.ref = 1
	}
	return in
}

// onlyItem is the item of a braced list of one that is an expression ([over.ics.list]).
func (b *body) onlyItem(op operand) (operand, bool) {
	items := op.list.Items
	if len(items) != 1 || len(items[0].Designators) > 0 || unpack(items[0].X) != items[0].X {
		return operand{}, false
	}
	x := b.listOperands(op)[0]
	return x, x.mode != initList && x.mode != poison && x.typ.Valid()
}

// arrayListIcs is the worst conversion of an element ([over.ics.list]/5); a string literal that is all of a list
// converts to an array of characters (/3).
func (b *body) arrayListIcs(op operand, t *Array, user bool) ics {
	items := b.listOperands(op)
	if len(items) == 1 && items[0].str != nil && items[0].str.initialises(t.Elem) {
		if t.N >= 0 && items[0].str.length() >= t.N {
			return ics{rank: rankNone}
		}
		return ics{}
	}
	if t.N >= 0 && int64(len(items)) > t.N {
		return ics{rank: rankNone}
	}
	worst := ics{}
	for _, x := range items {
		if in := b.ics(x, t.Elem, user); in.worse(worst) > 0 {
			worst = in
		}
	}
	worst.array, worst.filled = t, t.N
	if t.N < 0 {
		worst.filled = int64(len(items))
	}
	return worst
}

// classListIcs is the sequence of a braced list for a class: that of its only item, an object of the class or of one
// that derives from it (/2, for all classes: CWG 1467), of the elements of a std::initializer_list (/4), the
// constructor that [over.match.list] chooses (/6), or the initialisation of an aggregate (/7).
func (b *body) classListIcs(op operand, r *Record, user bool) ics {
	none := ics{rank: rankNone}
	if elem, ok := initListElem(QT{T: r}); ok {
		return b.initListIcs(op, elem, user)
	}
	if !b.c.completeRecord(r) {
		return none
	}
	if x, ok := b.onlyItem(op); ok {
		if d := recordOf(x.typ); d != nil && b.c.completeRecord(d) {
			if path, derives := derivesFrom(d, r); derives {
				in := ics{dist: len(path)}
				if d != r {
					in.rank = rankConversion
				}
				return in
			}
		}
	}
	switch {
	case !user:
		return none
	case b.aggregate(r):
		if len(op.list.Items) <= countFields(r) && b.fieldsTake(op, r) {
			return ics{rank: rankUser, aggr: r}
		}
		return none
	}
	args := b.listOperands(op)
	lists, ctors, rule := b.initListCtors(r), b.constructors(r), listUser
	if b.ctx.converting {
		lists, ctors, rule = b.c.notExplicit(lists), b.c.notExplicit(ctors), rule|notExplicit
	}
	if len(lists) > 0 && (len(args) > 0 || !b.c.hasDefaultCtor(r)) { // [over.match.list]/1.1
		if best, _ := b.best(lists, nil, nil, []operand{op}, op.pos, anyUser); best != nil {
			return ics{rank: rankUser, fn: best.fi}
		}
	}
	switch best, n := b.best(ctors, nil, nil, args, op.pos, rule); {
	case best != nil:
		return ics{rank: rankUser, fn: best.fi}
	case n > 0: // the ambiguous sequence ([over.best.ics]/10)
		return ics{rank: rankUser}
	case len(args) == 0 && len(b.c.ctors(r)) == 0:
		return ics{rank: rankUser, aggr: r} // its default constructor, which it does not declare
	}
	return none
}

// listKey is a braced list in the scope in which it is looked up.
type listKey struct {
	list *ast.InitList
	env  *Scope
}

// listOperands evaluates the items of a braced list for their types, once for all candidates.
func (b *body) listOperands(op operand) []operand {
	key := listKey{op.list, op.env}
	if out, ok := b.c.effort.lists[key]; ok {
		return out
	}
	out := []operand{}
	for _, it := range op.list.Items {
		out = append(out, b.quietExpr(op.env, unpack(it.X)))
	}
	if b.c.effort.lists == nil {
		b.c.effort.lists = map[listKey][]operand{}
	}
	b.c.effort.lists[key] = out
	return out
}

// fieldsTake reports whether the items of a braced list convert to the members of aggregate r, one by one
// ([over.ics.list]/8). Where braces may have been left out the aggregate is initialised, quietly.
func (b *body) fieldsTake(op operand, r *Record) bool {
	items := b.listOperands(op)
	if r.Union {
		return true
	}
	for i := range r.Fields {
		f := r.Fields[i]
		switch {
		case i >= len(items):
			if f.Init == nil && !isUnnamedBits(f) && !b.emptyMakes(f.Type) {
				return false
			}
			continue
		case f.Base || f.Anon || f.Name == "" || len(op.list.Items[i].Designators) > 0 ||
			unpack(op.list.Items[i].X) != op.list.Items[i].X:
			return b.fits(op, r)
		case items[i].mode == poison:
			continue
		case items[i].mode == initList:
			if b.ics(items[i], f.Type, true).rank == rankNone {
				return false
			}
			continue
		}
		_, isArray := f.Type.T.(*Array)
		if b.ics(items[i], f.Type, true).rank == rankNone {
			return (isArray || recordOf(f.Type) != nil) && b.fits(op, r)
		}
	}
	return true
}

// emptyMakes reports whether an empty list converts to t, as for the members of an aggregate without initialisers.
func (b *body) emptyMakes(t QT) bool {
	r := recordOf(elemType(t))
	switch {
	case isRef(t):
		return false
	case r == nil || r.Union || !b.c.completeRecord(r):
		return true
	case !b.aggregate(r):
		return b.c.hasDefaultCtor(r) || len(b.initListCtors(r)) > 0
	}
	return !slices.ContainsFunc(r.Fields, func(f *Field) bool {
		return f.Init == nil && !isUnnamedBits(f) && !b.emptyMakes(f.Type)
	})
}

// fits reports whether a braced list initialises an aggregate of class r ([over.ics.list]).
func (b *body) fits(op operand, r *Record) bool {
	q := b.quiet()
	return q.c.speculate(func() bool { return q.fit(QT{T: r}, op.list, op.env) != nil })
}

func countFields(r *Record) int {
	n := 0
	for _, f := range r.Fields {
		if inner := recordOf(f.Type); inner != nil {
			n += max(1, countFields(inner))
		} else if a, ok := f.Type.T.(*Array); ok && a.N > 0 {
			n += int(min(a.N, 1<<20))
		} else {
			n++
		}
	}
	return n
}
