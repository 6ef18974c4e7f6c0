package ir

// IsPointer reports whether t is a pointer or a reference.
func IsPointer(t Type) bool {
	_, ok := t.(*Pointer)
	return ok
}

// IsArray reports whether t is an array.
func IsArray(t Type) bool {
	_, ok := t.(*Array)
	return ok
}

// IsAggregate reports whether t is an array, a struct or a union.
func IsAggregate(t Type) bool {
	switch t.(type) {
	case *Array, *Struct:
		return true
	}
	return false
}

// SomePart reports whether is holds for t or for a part of it: an element of an array, a member of a struct. It looks
// into each struct once.
func SomePart(t Type, is func(Type) bool) bool {
	if !IsAggregate(t) {
		return is(t)
	}
	seen := map[*Struct]bool{}
	var some func(t Type) bool
	some = func(t Type) bool {
		if is(t) {
			return true
		}
		switch t := t.(type) {
		case *Array:
			return some(t.Elem)
		case *Struct:
			if seen[t] {
				return false
			}
			seen[t] = true
			for _, f := range t.Fields {
				if some(f.Type) {
					return true
				}
			}
		}
		return false
	}
	return some(t)
}

// Smallest is the size of the smallest scalar in t, in bytes.
func Smallest(t Type) int { return SmallestIn(t, map[*Struct]int{}) }

// SmallestIn is Smallest. It notes in known what it finds for structs: one may hold another in many places, and so may
// that.
func SmallestIn(t Type, known map[*Struct]int) int {
	switch t := t.(type) {
	case Scalar:
		return max(t.Size(), 1)
	case *Vector:
		return max(t.Elem.Size(), 1)
	case *Pointer:
		return 8
	case *Array:
		return SmallestIn(t.Elem, known)
	case *Struct:
		if n, ok := known[t]; ok {
			return n
		}
		n := 8
		for _, f := range t.Fields {
			n = min(n, SmallestIn(f.Type, known))
			if f.Offset > 0 {
				n = min(n, f.Offset&-f.Offset)
			}
		}
		known[t] = max(n, 1)
		return known[t]
	}
	return 1
}

// IsWord reports whether t is an integer of 32 or 64 bits.
func IsWord(t Type) bool {
	s, ok := t.(Scalar)
	return ok && s.IsInt() && s.Size() >= 4
}

// SameElem reports whether a and b are pointers to the same type.
func SameElem(a, b Type) bool {
	p, ok := a.(*Pointer)
	q, ok2 := b.(*Pointer)
	return ok && ok2 && Identical(p.Elem, q.Elem)
}

// IsTrue reports whether e is a constant other than 0.
func IsTrue(e Expr) bool {
	c, ok := e.(*Const)
	return ok && c.Bits != 0
}

// IsFalse reports whether e is the constant false.
func IsFalse(e Expr) bool {
	c, ok := e.(*Const)
	return ok && c.Bits == 0 && e.Type() == Bool
}

// IsInt reports whether e is the integer constant whose bits, sign-extended, are n.
func IsInt(e Expr, n uint64) bool {
	switch e := e.(type) {
	case *Zero:
		return n == 0
	case *Const:
		s, ok := e.Typ.(Scalar)
		return ok && s.IsInt() && e.Bits == n
	}
	return false
}

// SmallInt returns the value of an integer constant that is far from the ends of its type's range.
func SmallInt(e Expr) (int64, bool) {
	c, ok := e.(*Const)
	if !ok {
		return 0, false
	}
	t, ok := c.Typ.(Scalar)
	n := int64(c.Bits)
	return n, ok && (t == I32 || t == U32 || t == I64 || t == U64) && n > -1<<30 && n < 1<<30
}

// IsRef reports whether e is the variable v.
func IsRef(e Expr, v *Var) bool {
	r, ok := e.(*Ref)
	return ok && r.Var == v
}

// Unconverted returns e without the conversions around it.
func Unconverted(e Expr) Expr {
	for {
		c, ok := e.(*Convert)
		if !ok {
			return e
		}
		e = c.A
	}
}

// UnconvertedWord returns e without the conversions around it that are between integers of 32 and 64 bits.
func UnconvertedWord(e Expr) Expr {
	for {
		c, ok := e.(*Convert)
		if !ok || !IsWord(c.Typ) || !IsWord(c.A.Type()) {
			return e
		}
		e = c.A
	}
}

// Terms lists the operands of a chain of op; e itself if it is none.
func Terms(e Expr, op BinaryOp) []Expr {
	if b, ok := e.(*Binary); ok && b.Op == op {
		return append(Terms(b.A, op), Terms(b.B, op)...)
	}
	return []Expr{e}
}

// MentionsVar reports whether the variable v stands in e.
func MentionsVar(e Expr, v *Var) bool {
	found := false
	WalkExprs(e, func(e Expr) bool { found = found || IsRef(e, v); return !found })
	return found
}

// Mentions reports whether the variable v stands in an expression of list, at any depth.
func Mentions(list []Stmt, v *Var) bool {
	found := false
	Walk(list, nil, func(e Expr) { found = found || IsRef(e, v) })
	return found
}

// Writes reports whether a reachable statement of list assigns to the variable v or to a part of it.
func Writes(list []Stmt, v *Var) bool {
	found := false
	WalkReachable(list, func(s Stmt) bool { found = found || Root(Written(s)) == v; return !found })
	return found
}

// WrittenIn is the set of the variables of which Writes(list, v) is true.
func WrittenIn(list []Stmt) map[*Var]bool {
	set := map[*Var]bool{}
	WalkReachable(list, func(s Stmt) bool {
		if v := Root(Written(s)); v != nil {
			set[v] = true
		}
		return true
	})
	return set
}

// Suspends reports whether s is an operation at which threads wait for each other.
func Suspends(s Stmt) bool {
	e, ok := s.(*Effect)
	if !ok {
		return false
	}
	info, ok := OpInfoOf(e.Op)
	return ok && info.Suspend
}

// Increment returns by how much s increases v, nil if it does something else.
func Increment(s Stmt, v *Var) Expr {
	a, ok := s.(*Assign)
	if !ok || !IsRef(a.Dst, v) {
		return nil
	}
	if a.Op == Add && Identical(a.Src.Type(), v.Type) {
		return a.Src
	}
	b, ok := SameBits(a.Src).(*Binary)
	if a.Op != NoOp || !ok || b.Op != Add || !IsWord(b.Typ) || Sizeof(b.Typ) != Sizeof(v.Type) {
		return nil
	}
	x, y := b.A, b.B
	if IsRef(SameBits(y), v) {
		x, y = y, x
	}
	if !IsRef(SameBits(x), v) {
		return nil
	}
	if !Identical(y.Type(), v.Type) {
		y = &Convert{X: X{Typ: v.Type, At: y.Pos()}, A: y}
	}
	return y
}

// SameBits returns e without conversions between integers of one size.
func SameBits(e Expr) Expr {
	for {
		c, ok := e.(*Convert)
		if !ok || c.Sat || !IsWord(c.Typ) || !IsWord(c.A.Type()) || Sizeof(c.Typ) != Sizeof(c.A.Type()) {
			return e
		}
		e = c.A
	}
}

// Faults reports whether e may fault, its operands aside.
func Faults(e Expr) bool {
	switch e := e.(type) {
	case *Index, *Deref, *LaneAt:
		return true
	case *Binary:
		if e.Op == Div || e.Op == Rem {
			c, ok := e.B.(*Const)
			t, _ := e.Type().(Scalar)
			return !t.IsFloat() && (!ok || c.Bits == 0)
		}
	}
	return false
}

// PointsToShared reports whether p points into the shared memory of the block.
func PointsToShared(p Expr) bool {
	if t, ok := p.Type().(*Pointer); ok && t.Space == Shared {
		return true
	}
	switch p := p.(type) {
	case *Addr:
		place := p.Place
		for {
			switch x := place.(type) {
			case *Ref:
				return x.Var.Kind == SharedVar
			case *Index:
				if IsPointer(x.Base.Type()) {
					return PointsToShared(x.Base)
				}
				place = x.Base
			case *FieldOf:
				place = x.Base
			case *Checked:
				place = x.Place
			case *Deref:
				return PointsToShared(x.Ptr)
			default:
				return false
			}
		}
	case *PtrAdd:
		return PointsToShared(p.Ptr)
	case *PtrCast:
		return IsPointer(p.A.Type()) && PointsToShared(p.A)
	}
	return false
}

// IsAddressable reports whether e names storage that has one address: a place (see IsPlace) that is not several
// components of a vector.
func IsAddressable(e Expr) bool {
	switch e := e.(type) {
	case *Ref, *Index, *Deref:
		return true
	case *FieldOf:
		return IsAddressable(e.Base)
	case *Lanes:
		return len(e.Comps) == 1 && IsAddressable(e.Base)
	case *LaneAt:
		return IsAddressable(e.Base)
	case *Checked:
		return IsAddressable(e.Place)
	}
	return false
}

// Unaccessed returns the place e without the marks that say that it, and the objects which it is a part of, are read
// and written as volatile: for an address, of which what is accessed through it says how, and for casts ([conv.qual],
// [expr.const.cast]).
func Unaccessed(e Expr) Expr {
	switch x := e.(type) {
	case *Ref:
		if x.Volatile {
			y := *x
			y.Volatile = false
			return &y
		}
	case *Deref:
		if x.Volatile {
			y := *x
			y.Volatile = false
			return &y
		}
	case *FieldOf:
		if base := Unaccessed(x.Base); base != x.Base || x.Volatile {
			y := *x
			y.Base, y.Volatile = base, false
			return &y
		}
	case *Index:
		base := x.Base
		if !IsPointer(base.Type()) {
			base = Unaccessed(base)
		}
		if base != x.Base || x.Volatile {
			y := *x
			y.Base, y.Volatile = base, false
			return &y
		}
	case *Lanes:
		if base := Unaccessed(x.Base); base != x.Base || x.Volatile {
			y := *x
			y.Base, y.Volatile = base, false
			return &y
		}
	}
	return e
}

// NonZero is e != 0.
func NonZero(e Expr) Expr {
	x := X{Typ: Bool, At: e.Pos()}
	return &Binary{X: x, Op: Ne, A: e, B: &Const{X: X{Typ: e.Type(), At: e.Pos()}}}
}

// Truth returns the truth value of which e is the number 1 or 0, nil if it is none.
func Truth(e Expr) Expr {
	if c, ok := e.(*Convert); ok && c.A.Type() == Bool {
		if t, ok := c.Typ.(Scalar); ok && t.IsInt() && t != Bool {
			return c.A
		}
	}
	return nil
}
