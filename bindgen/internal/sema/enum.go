package sema

// resolveEnum gives the enumerators their values and the enum its underlying type.
func (c *checker) resolveEnum(e *Enum) {
	if e.resolved != 0 || !c.enter(e.Scope, e.Pos) {
		return
	}
	defer c.leave(e.Scope)
	e.resolved = 1
	if e.Decl.Underlying != nil {
		q := c.typeOf(e.Scope, e.Decl.Underlying)
		if b, ok := q.T.(Basic); ok {
			e.Underlying = b
		}
		e.Fixed = true
	}
	e.Fixed = e.Fixed || e.Scoped
	s := e.Scope
	if e.Scoped {
		s = enumScope(e)
		s.Parent = e.Scope
	}
	next, unsigned, wide := uint64(0), false, false
	inside := Int // the type of the enumerators before the closing brace ([dcl.enum]/5)
	if e.Fixed {
		inside = enumBasic(e)
	}
	for i, it := range e.Items {
		if x := e.Decl.Items[i].Value; x != nil {
			k, t, ok := c.constExpr(s, x)
			if ok && !k.Float {
				next = k.I
				unsigned = isUnsigned(t)
				if b, ok := basicOf(t); ok && !e.Fixed {
					inside = b
				}
			}
		}
		v := int64(next)
		wide = wide || (v > 1<<31-1 || v < -1<<31)
		it.Val, it.inside = Const{I: next}, inside
		next++
	}
	if !e.Fixed && wide {
		e.Underlying = wideEnum(e.Items, unsigned)
	}
	if !e.Fixed && findAttr("packed", e.Decl.Attrs) != nil {
		e.Underlying = smallEnum(e.Items, enumBasic(e))
	}
	e.resolved = 2
}

// smallEnum is the smallest type that holds a packed enum's values, which t holds (GCC, Common Type Attributes).
func smallEnum(items []*EnumeratorObj, t Basic) Basic {
	lo, hi := int64(0), int64(0)
	for _, i := range items {
		lo, hi = min(lo, int64(i.Val.I)), max(hi, int64(i.Val.I))
	}
	switch {
	case lo == 0 && hi < 1<<8:
		return UChar
	case lo >= -1<<7 && hi < 1<<7:
		return SChar
	case lo == 0 && hi < 1<<16:
		return UShort
	case lo >= -1<<15 && hi < 1<<15:
		return Short
	case lo == 0 && t == Int:
		return UInt
	}
	return t
}

// wideEnum chooses the underlying type of an enum with a value outside int: the first of unsigned, long, unsigned long that holds all ([dcl.enum]/7).
func wideEnum(items []*EnumeratorObj, unsigned bool) Basic {
	neg, big := false, false
	for _, i := range items {
		neg = neg || int64(i.Val.I) < 0 && !unsigned
		big = big || i.Val.I > 1<<32-1 && !(int64(i.Val.I) < 0 && !unsigned)
	}
	switch {
	case neg:
		return Long
	case big:
		return ULong
	}
	return UInt
}
