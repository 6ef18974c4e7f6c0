package sema

import "github.com/kbind/kbind/bindgen/source"

// mayCast reports, with a message if not, whether a named cast may convert op to t as far as qualifiers and value
// categories say so; whether there is such a conversion at all is found out where it is made.
func (b *body) mayCast(op operand, t QT, how castKind, pos source.Pos) bool {
	if op.mode != lvalue && op.mode != rvalue {
		return true // functions, lists
	}
	from, to := b.c.decay(op.typ), t
	if how == constCast && !b.constCasts(op, t) {
		b.c.errorf(codeConvert, pos, "const_cast does not convert '%s' to '%s'", opType(op), t)
		return false
	}
	if r, ok := t.T.(*Reference); ok {
		switch {
		case how == reinterpret && op.mode == rvalue: // [expr.reinterpret.cast]/11
			b.c.errorf(codeConvert, pos, "reinterpret_cast makes no reference to a temporary of type '%s'", op.typ)
			return false
		case how == staticCast && (op.mode == rvalue && !isClass(op.typ) || !b.relatedPlaces(op.typ, r.Elem)):
			return true // a conversion makes what the reference binds to
		}
		from, to = pointerTo(op.typ), pointerTo(r.Elem)
	} else if how == staticCast {
		return true // as an implicit conversion, or checked with it
	}
	if how != constCast && castsAway(from, to) {
		b.c.errorf(codeConvert, pos, "this cast from '%s' to '%s' drops a qualifier", opType(op), t)
		return false
	}
	return true
}

// relatedPlaces reports whether a place of type from is one of type to, a base class or a derived class, whatever their
// qualifiers ([expr.static.cast]/2 and 3).
func (b *body) relatedPlaces(from, to QT) bool {
	if isFunc(to) {
		return false
	}
	return b.refCompatible(from, to, cCast) || b.refCompatible(to, from, cCast)
}

// constCasts reports whether const_cast converts op to t: to a pointer or a reference to a similar type
// ([expr.const.cast]/3, 4).
func (b *body) constCasts(op operand, t QT) bool {
	r, ok := t.T.(*Reference)
	if !ok {
		_, toPointer := t.T.(*Pointer)
		return (toPointer || memberPtr(t) != nil) && sameType(cvless(b.c.decay(op.typ)).T, cvless(t).T)
	}
	if !sameType(cvless(op.typ).T, cvless(r.Elem).T) {
		return false
	}
	if op.mode == rvalue {
		return r.RValue && isClass(op.typ)
	}
	return r.RValue || !op.xval
}

// cvless is q without the qualifiers of all pointees and elements, with which types are similar ([conv.qual]/1).
func cvless(q QT) QT {
	q = q.Unqual()
	switch t := q.T.(type) {
	case *Pointer:
		q.T = &Pointer{Elem: cvless(t.Elem)}
	case *Array:
		n := *t
		n.Elem = cvless(t.Elem)
		q.T = &n
	case *MemberPtr:
		n := *t
		n.Elem = cvless(t.Elem)
		q.T = &n
	}
	return q
}

// castsAway reports whether a cast between two types casts away constness ([expr.const.cast]/7): below their first
// pointers, as far as both go, to has all qualifiers of from, and where it has more, everything above is const. An
// array is as qualified as its elements ([basic.type.qualifier]/5).
func castsAway(from, to QT) bool {
	for outer := true; ; outer = outer && to.Const {
		x, isPointer := from.T.(*Pointer)
		y, both := to.T.(*Pointer)
		if !isPointer || !both {
			return false
		}
		from, to = elemType(x.Elem), elemType(y.Elem)
		if from.Const && !to.Const || from.Volatile && !to.Volatile {
			return true
		}
		if (from.Const != to.Const || from.Volatile != to.Volatile) && !outer {
			return true
		}
	}
}
