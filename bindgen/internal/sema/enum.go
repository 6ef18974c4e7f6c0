package sema

import (
	"math/bits"

	"github.com/kbind/kbind/bindgen/internal/ast"

	"github.com/kbind/kbind/bindgen/ir"
)

// resolveEnum gives the enumerators their values and the enum its underlying type.
func (c *checker) resolveEnum(e *Enum) {
	if e.resolved != 0 || !c.enter(e.Scope, e.Pos) {
		return
	}
	defer c.leave(e.Scope)
	e.resolved = 1
	if e.Decl.Underlying != nil {
		q := c.typeOf(e.Scope, e.Decl.Underlying)
		if b, ok := q.T.(Basic); ok && (b.isInt() || b == Bool) {
			e.Underlying = b
		} else if q.Valid() && !dependentType(q) { // [dcl.enum]/2
			c.errorf(codeBadType, e.Pos, "the type of %s, '%s', is no integer", e.Name, q)
		}
		e.Fixed = true
	}
	e.Fixed = e.Fixed || e.Scoped
	e.held, e.promotes = e.Underlying, e.Underlying
	s := e.Scope
	if e.Scoped {
		s = enumScope(e)
		s.Parent = e.Scope
	}
	if !c.cfg.Everything { // checkEverything compares all
		c.enumsAgree(e)
	}
	next, vals := uint64(0), enumRange{}
	inside := Int // the type of the enumerators before the closing brace ([dcl.enum]/5)
	if e.Fixed {
		inside = e.Underlying
	}
	for i, it := range e.Items {
		if x := e.Decl.Items[i].Value; x != nil {
			k, t, ok := c.constExpr(s, x)
			if ok && !k.Float {
				next = k.I
				if b, ok := basicOf(t); ok && !e.Fixed {
					inside = b
				}
			}
		} else if i > 0 && !e.Fixed {
			inside = following(inside, next)
		}
		it.Val, it.inside = Const{I: next}, inside
		vals.add(next, inside.isSigned())
		next++
	}
	if !e.Fixed {
		c.chooseEnum(e, vals)
	}
	e.vals = vals
	e.resolved = 2
}

// enumHead is a declaration of an enumeration and where it stands.
type enumHead struct {
	scope *Scope
	decl  *ast.EnumDecl
}

// enumsAgree gives a message where the declarations of e do not: there is one definition ([basic.def.odr]/1), all are
// scoped or none, and all have one underlying type ([dcl.enum]/3). An enumerator has a name of its own.
func (c *checker) enumsAgree(e *Enum) {
	for _, o := range e.others {
		q := basic(Int)
		if o.decl.Underlying != nil {
			q = c.typeOf(o.scope, o.decl.Underlying)
		}
		switch {
		case o.decl.Defined && e.Decl.Defined:
			c.errorf(codeTwice, e.Pos, "%s is defined twice", e.Name).Note(o.decl.At, "here")
		case o.decl.Scoped != e.Scoped, (o.decl.Underlying != nil || o.decl.Scoped) && q.Valid() &&
			!same(q.Unqual(), basic(e.Underlying)):
			c.errorf(codeRedeclared, e.Pos, "%s is declared as two different things", e.Name).Note(o.decl.At, "as this")
		default:
			continue
		}
		return
	}
	seen := map[string]bool{}
	for _, it := range e.Items {
		if seen[it.Name] {
			c.errorf(codeRedeclared, it.Pos, "the enumerator %s is declared twice", it.Name)
			return
		}
		seen[it.Name] = true
	}
}

// following is the type of an enumerator without an initialiser, of value v, after one of type t: a wider one if t
// cannot hold the value ([dcl.enum]/5.3).
func following(t Basic, v uint64) Basic {
	top := uint64(1) << (8*scalarOf(t).Size() - 1)
	switch {
	case t == Bool && v == 2:
		return Int
	case t.isSigned() && v != top || !t.isSigned() && (v>>1 != top || v&1 != 0):
		return t
	case promote(t) != t:
		return Int
	case t == Int:
		return UInt
	case t == UInt:
		return Long
	}
	return ULong
}

// enumRange is the least and the greatest value of the enumerators of an enumeration, which has negative ones or none;
// without enumerators both are 0.
type enumRange struct {
	least int64
	most  uint64
}

func (r *enumRange) add(v uint64, signed bool) {
	if signed && int64(v) < 0 {
		r.least = min(r.least, int64(v))
		return
	}
	r.most = max(r.most, v)
}

// bits is the least width of a bit-field that holds all values of the enumeration, less the sign ([dcl.enum]/8).
func (r enumRange) bits() int {
	if r.least < 0 {
		return bits.Len64(max(r.most, uint64(^r.least)))
	}
	return bits.Len64(r.most)
}

// chooseEnum gives an enumeration whose underlying type is not fixed that type, which [dcl.enum]/7 leaves to the
// implementation: as g++ and clang do, the first of unsigned int, int, unsigned long and long that holds all
// enumerators, where the unsigned ones are for those without negative values. The type to which a value of it is
// promoted is the first of int, unsigned int, long and unsigned long that holds the values of the enumeration
// ([conv.prom]/3); C promotes the underlying type instead (C11 6.3.1.1).
func (c *checker) chooseEnum(e *Enum, r enumRange) {
	small, wide, n := UInt, ULong, r.bits()
	if r.least < 0 {
		small, wide, n = Int, Long, n+1
	}
	e.Underlying, e.promotes = wide, wide
	if n <= 32 {
		e.Underlying, e.promotes = small, small
	}
	switch {
	case n > 64:
		c.errorf(codeBadType, e.Pos, "no type holds all the enumerators of %s", e.Name)
	case c.dialect == ir.OpenCL:
	case n <= 31:
		e.promotes = Int
	case n > 32 && n <= 63:
		e.promotes = Long
	}
	e.held = e.Underlying
	if n <= 31 {
		e.held = Int
	}
	if findAttr("packed", e.Decl.Attrs) != nil {
		e.Underlying, e.promotes = smallEnum(r, e.Underlying), Int
		if e.held = e.Underlying; n > 31 {
			e.promotes = promote(e.Underlying)
		}
	}
}

// smallEnum is the smallest type that holds a packed enumeration's values, which t holds (GCC, Common Type Attributes).
func smallEnum(r enumRange, t Basic) Basic {
	lo, hi := r.least, r.most
	switch {
	case lo == 0 && hi < 1<<8:
		return UChar
	case lo >= -1<<7 && hi < 1<<7:
		return SChar
	case lo == 0 && hi < 1<<16:
		return UShort
	case lo >= -1<<15 && hi < 1<<15:
		return Short
	}
	return t
}

// enumBits reports whether the bit-field op, of an enumeration with a fixed signed type and no negative enumerators,
// may hold a value whose first bit g++ and clang take for a sign and nvcc does not.
func (b *body) enumBits(op operand) bool {
	e, ok := op.typ.T.(*Enum)
	return ok && e.Fixed && e.Underlying.isSigned() && e.vals.least == 0 && e.vals.bits() == op.bit
}

// fixedEnum reports whether an integer of type from initialises an enumeration t whose type is fixed, as the only item
// of braces that are no copy-initialisation ([dcl.init.list]/3.8).
func (b *body) fixedEnum(from, t QT) bool {
	e, ok := t.T.(*Enum)
	if !ok {
		return false
	}
	b.c.resolveEnum(e)
	if other, ok := from.T.(*Enum); ok && (other == e || other.Scoped) {
		return false
	}
	k, ok := numBasic(from)
	return ok && e.Fixed && k.isInt()
}
