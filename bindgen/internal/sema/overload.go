package sema

import (
	"cmp"

	"github.com/kbind/kbind/bindgen/ir"
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
	toBool bool // pointer to bool: worse than other conversions
	bound  bool // a reference is bound
	ref    int8 // 1 an rvalue reference binds to an rvalue, 2 an lvalue reference does, 0 neither
	lval   bool // the conversion function fn gives an lvalue
	list   bool // a braced list becomes a std::initializer_list
	// a conversion of a 16-bit float, which is a class in CUDA, by way of its operator float: 1 to float, 2 to double
	half int8
	dist int     // derived-to-base steps, void* is the farthest; of an enumeration's promotions 1 is better than 2
	base *Record // where those steps lead
	// the class of whose members a pointer to a member of a base becomes a pointer
	derived *Record
	quals   int       // qualifiers added under a pointer, or to the object of a method
	cv      int       // qualifiers that it adds
	to      QT        // what it refers to
	array   *Array    // that a braced list initialises
	filled  int64     // how many elements it initialises
	aggr    *Record   // the aggregate that a braced list initialises
	fn      *FuncInst // of a user-defined conversion: two instances of a template are two functions
	second  *ics      // what follows it
}

const farthest = 1000

// worse compares two sequences for the same argument ([over.ics.rank]): 1 if a is worse, -1 if b is, 0 if neither.
func (a ics) worse(b ics) int {
	switch {
	case a.list != b.list && a.rank.form() == b.rank.form(): // [over.ics.rank]/3.1
		return sign(btoi(b.list), btoi(a.list))
	case a.array != nil && b.array != nil && a.array.N != b.array.N &&
		same(a.array.Elem.Unqual(), b.array.Elem.Unqual()): // the smaller array, or the known bound ([over.ics.rank]/3.1.2)
		return cmp.Or(cmp.Compare(a.filled, b.filled), btoi(a.array.N < 0)-btoi(b.array.N < 0))
	case a.rank != b.rank:
		return sign(int(a.rank), int(b.rank))
	case a.rank == rankUser:
		return a.userWorse(b)
	case a.toBool != b.toBool:
		return sign(btoi(a.toBool), btoi(b.toBool))
	case a.base != b.base && a.base != nil && b.base != nil:
		return a.baseWorse(b)
	case a.derived != b.derived && a.derived != nil && b.derived != nil:
		return a.derivedWorse(b)
	case a.dist != b.dist && (a.rank != rankPromotion || a.dist > 0 && b.dist > 0):
		return sign(a.dist, b.dist)
	}
	return a.bindingWorse(b)
}

// baseWorse compares conversions to different bases of one class: the base of a base is worse than that. Others can be
// told apart by how references are bound, but not by what qualifiers they add ([over.ics.rank]/4.4, 3.2.3).
func (a ics) baseWorse(b ics) int {
	if _, ok := derivesFrom(b.base, a.base); ok {
		return 1
	}
	if _, ok := derivesFrom(a.base, b.base); ok {
		return -1
	}
	if a.ref != 0 && b.ref != 0 {
		return sign(int(a.ref), int(b.ref))
	}
	return 0
}

// derivedWorse compares conversions of a pointer to a member to different classes: the one that derives from the other
// is worse ([over.ics.rank]/4.4).
func (a ics) derivedWorse(b ics) int {
	if _, ok := derivesFrom(a.derived, b.derived); ok {
		return 1
	}
	if _, ok := derivesFrom(b.derived, a.derived); ok {
		return -1
	}
	return 0
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
		if a.to.Valid() && b.to.Valid() && !sameButQualifiers(a.to, b.to) {
			return 0
		}
		return sign(a.cv, b.cv)
	}
	return sign(a.quals, b.quals)
}

// sameButQualifiers reports whether two types, or the elements of two arrays, differ in qualifiers at most.
func sameButQualifiers(x, y QT) bool {
	a, ok := x.T.(*Array)
	b, both := y.T.(*Array)
	if ok && both {
		return a.N == b.N && sameButQualifiers(a.Elem, b.Elem)
	}
	return sameType(x.T, y.T)
}

// sign compares two numbers.
func sign(x, y int) int { return cmp.Compare(x, y) }

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ics finds how op converts implicitly to the parameter type to ([over.best.ics]). user allows user-defined
// conversions.
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
		ref, isReference := to.T.(*Reference)
		if isReference && (funcType(ref.Elem) != nil || memberPtr(ref.Elem) != nil) &&
			(ref.RValue || ref.Elem.Const && !ref.Elem.Volatile) && !isFunc(ref.Elem) {
			to = ref.Elem // a temporary pointer
		}
		if t := funcType(to); t != nil && op.this == nil {
			if fi := b.functionNamed(op, t); fi != nil {
				return lessNoexcept(functionBound(to), b.c.typeOfFunction(fi), t)
			}
		}
		if t := memberPtr(to); t != nil && b.methodNamed(op, t) != nil {
			return ics{}
		}
		switch f := b.functionExpr(op); {
		case !user || recordOf(nonRef(to)) == nil:
			return none
		case f.mode != overload: // a constructor may take it
			return b.ics(f, to, user)
		case isReference && !ref.RValue && !deepConst(ref.Elem):
			return none
		}
		return b.userIcs(op, nonRef(to))
	}
	if t := funcType(to); t != nil && !isRef(to) {
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

// valueIcs is ics for a parameter that is no reference ([over.best.ics]/6, [over.ics.scs]).
func (b *body) valueIcs(op operand, from, to QT, user bool) ics {
	none := ics{rank: rankNone}
	if sameType(from.T, to.T) {
		return ics{}
	}
	fr, tr := recordOf(from), recordOf(to)
	if fr != nil && tr != nil {
		b.c.completeRecord(fr)
		if path, ok := derivesFrom(fr, tr); ok {
			return ics{rank: rankConversion, dist: len(path), base: tr}
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
		if op.null || isNullptr(from) {
			return ics{rank: rankConversion}
		}
		if _, ok := memberShift(b.c, memberPtr(from), t); ok {
			return memberIcs(memberPtr(from), t)
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

// basicIcs is the standard conversion to a fundamental type ([conv.prom], [conv.fpprom], [conv.integral],
// [conv.double], [conv.fpint], [conv.bool]).
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
		return ics{rank: rankPromotion, dist: 1}
	case enum && t == promote(f) && from.T.(*Enum).Fixed:
		return ics{rank: rankPromotion, dist: 2} // worse than to the underlying type itself ([over.ics.rank]/4.2)
	case f.isInt() && (promote(f) == t) && (enum || promote(f) != f), f == Float && t == Double:
		return ics{rank: rankPromotion}
	}
	return ics{rank: rankConversion}
}

// memberIcs is the standard conversion of a pointer to a member, which there is ([conv.mem], [conv.qual]).
func memberIcs(from, to *MemberPtr) ics {
	added := btoi(to.Elem.Const && !from.Elem.Const) + btoi(to.Elem.Volatile && !from.Elem.Volatile) +
		btoi(!to.Noexcept && from.Noexcept)
	if recordOf(from.Class) == recordOf(to.Class) {
		return ics{quals: added}
	}
	return ics{rank: rankConversion, derived: recordOf(to.Class), quals: added}
}

// pointerIcs is the standard conversion to a pointer ([conv.ptr], [conv.qual]).
func (b *body) pointerIcs(from, to QT) ics {
	if isFunc(from) && isFunc(to) && convertsFunc(from.T, to.T) {
		return lessNoexcept(ics{}, from.T, to.T)
	}
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
		return ics{rank: rankConversion, dist: len(path), base: bs, quals: added}
	}
	if _, multi := from.T.(*Pointer); multi && b.c.dialect != ir.OpenCL {
		return ics{quals: added + 1}
	}
	return ics{rank: rankConversion, dist: farthest - 1, quals: added}
}

// refIcs is the sequence of a reference parameter ([over.ics.ref]).
func (b *body) refIcs(op operand, r *Reference, user bool) ics {
	to := r.Elem
	if isFunc(to) {
		return b.functionIcs(op, r, user)
	}
	isConst := deepConst(to) // of an array, its elements' ([basic.type.qualifier]/5)
	if b.refCompatible(op.typ, to, implicit) && (op.mode == lvalue || isClass(op.typ)) {
		return directIcs(op, r, isConst)
	}
	if cls := recordOf(op.typ); cls != nil && user && !b.refCompatible(op.typ, to, cCast) {
		switch f, n := b.refConversion(op, cls, r, false); {
		case f.fi != nil:
			ref, isReference := f.fi.Type.Ret.T.(*Reference)
			return ics{rank: rankUser, fn: f.fi, bound: true, lval: isReference && !ref.RValue, second: &f.seq}
		case n > 0:
			return ics{rank: rankUser} // the ambiguous sequence ([over.best.ics]/10)
		}
	}
	if !r.RValue && (!isConst || deepVolatile(to)) {
		return ics{rank: rankNone}
	}
	if b.refCompatible(op.typ, to, cCast) && (op.mode == lvalue && r.RValue && !op.xval || op.typ.Const && !to.Const ||
		deepVolatile(op.typ) && !deepVolatile(to)) {
		return ics{rank: rankNone} // reference-related types ([dcl.init.ref]/5.4.3, 5.4.4)
	}
	if r.RValue && op.mode == lvalue && !op.xval && similarPointers(op.typ, to) {
		return ics{rank: rankNone} // they are too (CWG 2352)
	}
	in := b.ics(op, to.Unqual(), user)
	if r.RValue && in.rank == rankUser && in.lval && (isClass(to) || in.second.rank == rankExact) {
		return ics{rank: rankNone} // what the conversion function refers to is no rvalue ([dcl.init.ref]/5.4.1)
	}
	if in.rank != rankNone {
		in.bound, in.ref, in.to = true, 2, to
		if r.RValue {
			in.ref = 1
		}
		if isConst {
			in.cv++
		}
		if deepVolatile(to) {
			in.cv++
		}
	}
	return in
}

// functionIcs is the sequence of a reference to functions.
func (b *body) functionIcs(op operand, r *Reference, user bool) ics {
	cls := recordOf(op.typ)
	switch {
	case isFunc(op.typ) && convertsFunc(op.typ.T, r.Elem.T):
		return lessNoexcept(functionBound(QT{T: r}), op.typ.T, r.Elem.T)
	case cls != nil && user:
		switch f, n := b.refConversion(op, cls, r, false); {
		case f.fi != nil:
			return ics{rank: rankUser, fn: f.fi, bound: true, lval: true, second: &f.seq}
		case n > 0:
			return ics{rank: rankUser} // the ambiguous sequence ([over.best.ics]/10)
		}
	}
	return ics{rank: rankNone}
}

// lessNoexcept is seq where it takes functions of type from for those of type to, with which noexcept may be lost
// ([conv.fctptr]): a qualification adjustment ([over.ics.rank]/3.2.1).
func lessNoexcept(seq ics, from, to Type) ics {
	if !sameType(from, to) {
		seq.quals++
	}
	return seq
}

// functionBound is the sequence of a parameter of type to that a function initialises: an lvalue reference is better
// than an rvalue reference ([over.ics.rank]/3.2.4).
func functionBound(to QT) ics {
	r, ok := to.T.(*Reference)
	switch {
	case !ok:
		return ics{}
	case r.RValue:
		return ics{bound: true, to: r.Elem, ref: 2}
	}
	return ics{bound: true, to: r.Elem, ref: 1}
}

// directIcs is the sequence of a reference that binds to op itself ([dcl.init.ref]/5.1).
func directIcs(op operand, r *Reference, isConst bool) ics {
	to, isRvalue := r.Elem, op.mode != lvalue || op.xval
	if r.RValue && !isRvalue || !r.RValue && (!isConst || deepVolatile(to)) && (isRvalue || op.bit > 0) {
		return ics{rank: rankNone}
	}
	out := ics{bound: true, to: to}
	if isRvalue {
		out.ref = 2
		if r.RValue {
			out.ref = 1
		}
	}
	if isConst && !deepConst(op.typ) {
		out.cv++
	}
	if deepVolatile(to) && !deepVolatile(op.typ) {
		out.cv++
	}
	if d, bs := recordOf(op.typ), recordOf(to); d != nil && d != bs {
		path, _ := derivesFrom(d, bs)
		out.rank, out.dist, out.base = rankConversion, len(path), bs
	}
	return out
}

// similarPointers reports whether a and b are pointers that differ in qualifiers alone ([conv.qual]/2).
func similarPointers(a, b QT) bool {
	x, y := pointee(a), pointee(b)
	return x.Valid() && y.Valid() && (sameType(x.T, y.T) || similarPointers(x, y))
}

// userIcs finds a user-defined conversion: a converting constructor or a conversion function ([over.match.copy],
// [over.match.conv]). Where there are several and none is the best, the sequence is the ambiguous one
// ([over.best.ics]/10).
func (b *body) userIcs(op operand, to QT) ics { return b.userIcsBy(op, to, false) }

// userIcsBy is userIcs where explicit conversion functions count too, if explicit is set.
func (b *body) userIcsBy(op operand, to QT, explicit bool) ics {
	best, n := b.userConversion(op, to, explicit)
	switch {
	case n == 0:
		return ics{rank: rankNone}
	case best == nil:
		return ics{rank: rankUser}
	case best.ctor != nil:
		return ics{rank: rankUser, fn: best.ctor.fi}
	}
	f := best.conv.fi
	ref, ok := f.Type.Ret.T.(*Reference)
	return ics{rank: rankUser, fn: f, second: &best.conv.seq, lval: ok && !ref.RValue}
}
