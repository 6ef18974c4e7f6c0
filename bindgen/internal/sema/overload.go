package sema

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Overload resolution (C++17 [over.match], [over.ics.rank]): every candidate gets one implicit conversion sequence per
// argument; the best viable candidate is the one that is nowhere worse than any other and somewhere better.

// rank is the category of an implicit conversion sequence, better ones first.
type rank uint8

const (
	rankExact rank = iota
	rankPromotion
	rankConversion
	rankUser
	rankEllipsis
	rankNone
)

// form is the rank of a user-defined or worse conversion, and the same for all standard ones ([over.ics.rank]/2).
func (r rank) form() rank { return max(r, rankConversion) }

// ics is an implicit conversion sequence.
type ics struct {
	rank   rank
	toBool bool    // pointer to bool: worse than other conversions
	dist   int     // derived-to-base steps; void* is the farthest
	quals  int     // qualifiers added under a pointer, or to the object of a method
	bound  bool    // a reference is bound
	cv     int     // qualifiers that it adds
	ref    int8    // 1 an rvalue reference binds to an rvalue, 2 an lvalue reference does, 0 neither
	lval   bool    // the conversion function fn gives an lvalue
	list   bool    // a braced list becomes a std::initializer_list
	array  *Array  // that a braced list initialises
	aggr   *Record // the aggregate that a braced list initialises
	// a conversion of a 16-bit float, which is a class in CUDA, by way of its operator float: 1 to float, 2 to double
	half   int8
	fn     *FuncObj // of a user-defined conversion
	second *ics     // what follows it
}

const farthest = 1000

// volatileCopy is the cv of a reference bound to a copy of a volatile object, which C++ refuses ([dcl.init.ref]/5.4.3).
const volatileCopy = 9

// worse compares two sequences for the same argument ([over.ics.rank]): 1 if a is worse, -1 if b is, 0 if neither.
func (a ics) worse(b ics) int {
	switch {
	case a.list != b.list && a.rank.form() == b.rank.form(): // [over.ics.rank]/3.1
		return sign(btoi(b.list), btoi(a.list))
	case a.array != nil && b.array != nil && a.array.N != b.array.N &&
		same(a.array.Elem.Unqual(), b.array.Elem.Unqual()): // the smaller array ([over.ics.rank]/3.1.2)
		return cmp.Compare(a.array.N, b.array.N)
	case a.rank != b.rank:
		return sign(int(a.rank), int(b.rank))
	case a.rank == rankUser:
		return a.userWorse(b)
	case a.toBool != b.toBool:
		return sign(btoi(a.toBool), btoi(b.toBool))
	case a.dist != b.dist:
		return sign(a.dist, b.dist)
	}
	return a.bindingWorse(b)
}

// userWorse compares two user-defined conversions, which can be told apart where they call the same function or
// initialise the same aggregate ([over.ics.rank]/3.3).
func (a ics) userWorse(b ics) int {
	if a.half != 0 && b.half != 0 {
		return sign(int(a.half), int(b.half))
	}
	if a.fn != b.fn || a.aggr != b.aggr || a.fn == nil && a.aggr == nil {
		return 0
	}
	if a.second != nil && b.second != nil {
		if w := a.second.worse(*b.second); w != 0 {
			return w
		}
	}
	return a.bindingWorse(b)
}

// bindingWorse compares how two references are bound, and the qualifiers that are added ([over.ics.rank]/3.2.3, 3.2.5
// and 3.2.6).
func (a ics) bindingWorse(b ics) int {
	if (a.quals == 0) != (b.quals == 0) { // the identity is a part of every conversion ([over.ics.rank]/3.2.1)
		return sign(a.quals, b.quals)
	}
	if a.ref != 0 && b.ref != 0 && a.ref != b.ref {
		return sign(int(a.ref), int(b.ref))
	}
	if a.quals == b.quals && a.bound && b.bound { // a const T& is no worse than a T
		return sign(a.cv, b.cv)
	}
	return sign(a.quals, b.quals)
}

// sign compares two numbers.
func sign(x, y int) int { return cmp.Compare(x, y) }

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ics finds how op converts implicitly to the parameter type to. user allows user-defined conversions.
func (b *body) ics(op operand, to QT, user bool) ics {
	none := ics{rank: rankNone}
	if op.mode == poison || !to.Valid() {
		return ics{}
	}
	if op.mode == initList {
		return b.listIcs(op, to, user)
	}
	if op.mode == typeName_ || op.mode == voidVal {
		return none
	}
	if op.mode == overload {
		if t := funcType(to); t != nil && op.this == nil && b.functionNamed(op, t) != nil {
			return ics{}
		}
		return none
	}
	if t := funcType(to); t != nil {
		if r := recordOf(op.typ); r != nil && user && b.isLambdaPointer(r, t) {
			return ics{rank: rankUser}
		}
		to = pointerTo(QT{T: t})
	}
	if r, ok := to.T.(*Reference); ok {
		return b.refIcs(op, r, user)
	}
	from := b.c.decay(op.typ).Unqual()
	if a, ok := op.typ.T.(*Array); ok && b.c.dialect == ir.OpenCL && a.Elem.Space == ir.Generic {
		e := a.Elem
		e.Space = op.typ.Space
		from = pointerTo(e)
	}
	return b.valueIcs(op, from, to.Unqual(), user)
}

func (b *body) valueIcs(op operand, from, to QT, user bool) ics {
	none := ics{rank: rankNone}
	if sameType(from.T, to.T) {
		return ics{}
	}
	fr, tr := recordOf(from), recordOf(to)
	if fr != nil && tr != nil {
		b.c.completeRecord(fr)
		if path, ok := derivesFrom(fr, tr); ok {
			return ics{rank: rankConversion, dist: len(path)}
		}
	}
	if fr != nil || tr != nil {
		if user {
			return b.userIcs(op, to)
		}
		return none
	}
	switch t := to.T.(type) {
	case Basic:
		if f, ok := basicOf(from); ok && b.c.dialect != ir.OpenCL && t.isArith() &&
			(f.isSmallFloat() || t.isSmallFloat()) {
			if f != t && f.isSmallFloat() && t.isSmallFloat() {
				return none // the constructors of one from the other are explicit
			}
			return smallFloatIcs(t, user)
		}
		return b.basicIcs(op, from, t)
	case *Pointer:
		if op.null || isNullptr(from) {
			return ics{rank: rankConversion}
		}
		f, ok := from.T.(*Pointer)
		if !ok {
			return none
		}
		if b.oldLiteral(op, f.Elem, t.Elem) {
			return ics{quals: 9} // worse than to a pointer to const
		}
		return b.pointerIcs(f.Elem, t.Elem)
	case *Vector:
		if v, ok := from.T.(*Vector); ok && t.Ext && v.N == t.N && scalarOf(v.Elem) == scalarOf(t.Elem) {
			return ics{rank: rankConversion}
		}
		if t.Ext && isArithmetic(from) {
			return ics{rank: rankConversion, dist: 1}
		}
	case *MemberPtr:
		if _, ok := memberShift(b.c, memberPtr(from), t); ok || op.null || isNullptr(from) {
			return ics{rank: rankConversion}
		}
	case *Enum:
		if b.c.dialect == ir.OpenCL && isArithmetic(from) {
			return ics{rank: rankConversion}
		}
	}
	return none
}

// smallFloatIcs is the conversion to t from or to half or bfloat16. These are classes in CUDA and HIP, with a
// constructor and a conversion operator for each arithmetic type, so it ranks as a user-defined one (CUDA Math API,
// __half).
func smallFloatIcs(t Basic, user bool) ics {
	if !user {
		return ics{rank: rankNone}
	}
	s := ics{rank: rankUser}
	switch t {
	case Float:
		s.half = 1
	case Double:
		s.half = 2
	}
	return s
}

func (b *body) basicIcs(op operand, from QT, t Basic) ics {
	none := ics{rank: rankNone}
	if t == NullPtr && op.null {
		return ics{rank: rankConversion}
	}
	if isPointer(from) || isNullptr(from) || memberPtr(from) != nil {
		if t == Bool && (isPointer(from) || memberPtr(from) != nil || b.c.dialect == ir.OpenCL) {
			return ics{rank: rankConversion, toBool: true}
		}
		return none
	}
	f, ok := basicOf(from)
	if !ok || !t.isArith() {
		return none
	}
	_, enum := from.T.(*Enum)
	switch {
	case enum && t == f && from.T.(*Enum).Fixed:
		return ics{rank: rankPromotion}
	case enum && t == promote(f) && from.T.(*Enum).Fixed:
		return ics{rank: rankPromotion, dist: 1} // worse than to the underlying type itself ([over.ics.rank]/4.2)
	case f.isInt() && (promote(f) == t) && (enum || promote(f) != f), f == Float && t == Double:
		return ics{rank: rankPromotion}
	}
	return ics{rank: rankConversion}
}

func (b *body) pointerIcs(from, to QT) ics {
	if b.pointerObstacle(from, to, implicit) != "" {
		return ics{rank: rankNone}
	}
	added := 0
	if to.Const && !from.Const {
		added++
	}
	if to.Volatile && !from.Volatile {
		added++
	}
	if to.Space != from.Space {
		added++
	}
	switch {
	case sameType(from.T, to.T):
		return ics{quals: added}
	case isVoid(to):
		return ics{rank: rankConversion, dist: farthest, quals: added}
	}
	if d, bs := recordOf(from), recordOf(to); d != nil && bs != nil {
		path, _ := derivesFrom(d, bs)
		return ics{rank: rankConversion, dist: len(path), quals: added}
	}
	if _, multi := from.T.(*Pointer); multi && b.c.dialect != ir.OpenCL {
		return ics{quals: added + 1}
	}
	return ics{rank: rankConversion, dist: farthest - 1, quals: added}
}

// refIcs is the sequence of a reference parameter ([over.ics.ref]).
func (b *body) refIcs(op operand, r *Reference, user bool) ics {
	to := r.Elem
	isRvalue := op.mode != lvalue || op.xval
	out := ics{bound: true}
	if isRvalue {
		out.ref = 2
		if r.RValue {
			out.ref = 1
		}
	}
	if b.refCompatible(op.typ, to, implicit) && (op.mode == lvalue || isClass(op.typ)) {
		if r.RValue && !isRvalue || !r.RValue && isRvalue && !to.Const || !r.RValue && op.bit > 0 && !to.Const {
			return ics{rank: rankNone}
		}
		if to.Const && !op.typ.Const {
			out.cv++
		}
		if to.Volatile && !op.typ.Volatile {
			out.cv++
		}
		if d, bs := recordOf(op.typ), recordOf(to); d != nil && d != bs {
			path, _ := derivesFrom(d, bs)
			out.rank, out.dist = rankConversion, len(path)
		}
		return out
	}
	if cls := recordOf(op.typ); cls != nil && user && !b.refCompatible(op.typ, to, cCast) {
		switch f, n := b.refConversion(op, cls, r, false); {
		case f.fi != nil:
			ref, isReference := f.fi.Type.Ret.T.(*Reference)
			return ics{rank: rankUser, fn: f.fi.Obj, bound: true, lval: isReference && !ref.RValue, second: &f.seq}
		case n > 0:
			return ics{rank: rankUser} // the ambiguous sequence ([over.best.ics]/10)
		}
	}
	if !r.RValue && (!to.Const || to.Volatile) {
		return ics{rank: rankNone}
	}
	if b.refCompatible(op.typ, to, cCast) && (op.mode == lvalue && r.RValue && !op.xval || op.typ.Const && !to.Const ||
		isClass(op.typ) && op.typ.Volatile && !to.Volatile) {
		return ics{rank: rankNone} // reference-related types ([dcl.init.ref]/5.4.3, 5.4.4)
	}
	in := b.ics(op, to.Unqual(), user)
	if r.RValue && in.rank == rankUser && in.lval && (isClass(to) || in.second.rank == rankExact) {
		return ics{rank: rankNone} // what the conversion function refers to is no rvalue ([dcl.init.ref]/5.4.1)
	}
	if in.rank != rankNone {
		in.bound, in.ref = true, 2
		if r.RValue {
			in.ref = 1
		}
		if to.Const {
			in.cv++
		}
		if op.typ.Volatile && sameType(op.typ.T, to.T) {
			in.cv = volatileCopy
		}
	}
	return in
}

// userIcs finds a user-defined conversion: a converting constructor or a conversion function ([over.match.copy],
// [over.match.conv]). Where there are several and none is the best, the sequence is the ambiguous one
// ([over.best.ics]/10).
func (b *body) userIcs(op operand, to QT) ics {
	best, n := b.userConversion(op, to, false)
	switch {
	case n == 0:
		return ics{rank: rankNone}
	case best == nil:
		return ics{rank: rankUser}
	case best.ctor != nil:
		return ics{rank: rankUser, fn: best.ctor.fi.Obj}
	}
	f := best.conv.fi
	ref, ok := f.Type.Ret.T.(*Reference)
	return ics{rank: rankUser, fn: f.Obj, second: &best.conv.seq, lval: ok && !ref.RValue}
}

// userConversion is a constructor or a conversion function that converts an operand.
type userConversion struct {
	ctor *candidate
	conv conversion
}

// better compares two of them: the operand is the argument of a constructor and the object of a conversion function.
// Where neither is better, compilers take the constructor in a direct initialisation.
func (x *userConversion) better(b *body, y *userConversion, direct bool) bool {
	switch {
	case x.ctor != nil && y.ctor != nil:
		return b.better(x.ctor, y.ctor)
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
// none of n is the best. For explicit conversions all of the constructors are candidates.
func (b *body) userConversion(op operand, to QT, explicit bool) (*userConversion, int) {
	var ctors []*candidate
	if r := recordOf(to); r != nil && b.c.declaredMembers(r) {
		ctors = b.viable(b.convertingCtors(r, explicit), nil, nil, []operand{op}, op.pos, noUser)
	}
	return b.bestUserConversion(ctors, b.conversionsTo(op, to, explicit), false)
}

// directConversion is userConversion where an object of class r is made of op alone in parentheses: the arguments of
// constructors may be converted by the user's functions too.
func (b *body) directConversion(op operand, r *Record) (*userConversion, int) {
	ctors := b.viable(b.constructors(r), nil, nil, []operand{op}, op.pos, anyUser)
	return b.bestUserConversion(ctors, b.conversionsTo(op, QT{T: r}, true), true)
}

// bestUserConversion is the best of n constructors and conversion functions; nil where none is.
func (b *body) bestUserConversion(ctors []*candidate, convs []conversion, direct bool) (best *userConversion, n int) {
	var list []*userConversion
	for _, c := range ctors {
		list = append(list, &userConversion{ctor: c})
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
		if (explicit || !isExplicit(f)) && f.mayTake(1) {
			set = append(set, f)
		}
	}
	return set
}

// converting resolves the converting constructors of r for op.
func (b *body) converting(op operand, r *Record) *candidate {
	best, _ := b.best(b.convertingCtors(r, false), nil, nil, []operand{op}, op.pos, noUser)
	return best
}

func isExplicit(f *FuncObj) bool {
	return f.Decl != nil && f.Decl.Spec != nil && f.Decl.Spec.Has("explicit")
}

// conversionFunc is the conversion function of the object op that leads to type to, with the standard conversion that
// follows it ([over.match.conv]); nil where none does, or several as well.
func (b *body) conversionFunc(op operand, to QT, explicit bool) (*FuncInst, ics) {
	best, _ := b.bestConversion(b.conversionsTo(op, to, explicit))
	return best.fi, best.seq
}

// conversionsTo lists the conversion functions of the object op that lead to type to; none where op is of no class.
func (b *body) conversionsTo(op operand, to QT, explicit bool) []conversion {
	var list []conversion
	r := recordOf(op.typ)
	if r == nil {
		return nil
	}
	for _, f := range b.c.conversions(r) {
		if isExplicit(f) && !explicit || !b.convertible(op, f) {
			continue
		}
		fi := b.conversionInst(f, to, op.pos)
		if fi == nil || fi.Type == nil {
			continue
		}
		ret := fi.Type.Ret
		seq := b.ics(b.sample(ret, op.pos), to, false)
		if isExplicit(f) && seq.rank != rankExact && !isClass(to) {
			continue // but for qualifiers it converts to the type that is wanted ([over.match.conv]/1)
		}
		if seq.rank != rankNone {
			obj, _ := b.objectIcs(op, f)
			list = append(list, conversion{fi, obj, seq})
		}
	}
	return list
}

// bestConversion is the conversion that is better than all others of n; none, with a nil function, where there is none.
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
	if !r.RValue {
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
	if to == nil && best.fi != nil && !isExplicit(best.fi.Obj) && (!r.RValue || !isRef(best.fi.Type.Ret)) {
		return conversion{}, 0 // compilers initialise a temporary, for which all functions compete ([dcl.init.ref]/5.4)
	}
	if n == 0 || to == nil || !b.c.declaredMembers(to) {
		return best, n
	}
	ctors := b.viable(b.convertingCtors(to, false), nil, nil, []operand{op}, op.pos, noUser)
	switch u, n := b.bestUserConversion(ctors, list, false); {
	case u == nil:
		return conversion{}, n
	case u.ctor != nil:
		return conversion{}, 0
	}
	return best, n
}

// refConversionsTo lists those that give lvalues, or the others.
func (b *body) refConversionsTo(op operand, cls *Record, r *Reference, explicit, lvalues bool) (list []conversion) {
	for _, f := range b.c.conversions(cls) {
		if isExplicit(f) && !explicit || !b.convertible(op, f) {
			continue
		}
		fi := b.conversionInst(f, QT{T: r}, op.pos)
		if fi == nil || fi.Type == nil {
			continue
		}
		rr, ok := fi.Type.Ret.T.(*Reference)
		if isLvalue := ok && !rr.RValue; isLvalue != lvalues || !b.refCompatible(nonRef(fi.Type.Ret), r.Elem, implicit) {
			continue
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
	if !r.RValue && (!deepConst(r.Elem) || r.Elem.Volatile) {
		return ics{rank: rankNone}
	}
	in := b.listIcs(op, r.Elem.Unqual(), user)
	in.bound, in.ref, in.cv = true, 2, btoi(r.Elem.Const)
	if r.RValue {
		in.ref = 1
	}
	return in
}

// onlyItem is the item of a braced list of one that is an expression.
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
	if len(items) == 1 && items[0].str != nil && isCharType(t.Elem) {
		if t.N >= 0 && int64(len(*items[0].str)) >= t.N {
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
	worst.array = t
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
	if set := b.initListCtors(r); len(set) > 0 && len(args) > 0 { // [over.match.list]/1.1
		if best, _ := b.best(set, nil, nil, []operand{op}, op.pos, anyUser); best != nil {
			return ics{rank: rankUser, fn: best.fi.Obj}
		}
	}
	switch best, n := b.best(b.constructors(r), nil, nil, args, op.pos, listUser); {
	case best != nil:
		return ics{rank: rankUser, fn: best.fi.Obj}
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
			if isRef(f.Type) && f.Init == nil {
				return false
			}
			continue
		case f.Base || f.Anon || f.Name == "" || len(op.list.Items[i].Designators) > 0 ||
			unpack(op.list.Items[i].X) != op.list.Items[i].X:
			return b.fits(op, r)
		case items[i].mode == initList || items[i].mode == poison:
			continue
		}
		_, isArray := f.Type.T.(*Array)
		if b.ics(items[i], f.Type, true).rank == rankNone {
			return (isArray || recordOf(f.Type) != nil) && b.fits(op, r)
		}
	}
	return true
}

// fits reports whether a braced list initialises an aggregate of class r.
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
