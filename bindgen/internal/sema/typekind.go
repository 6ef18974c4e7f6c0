package sema

import "github.com/kbind/kbind/bindgen/ir"

// scalarOf is the IR scalar of a fundamental type.
func scalarOf(t Basic) ir.Scalar {
	switch t {
	case Void:
		return ir.Void
	case Bool:
		return ir.Bool
	case Char, SChar:
		return ir.I8
	case UChar, Char8:
		return ir.U8
	case Short:
		return ir.I16
	case UShort, Char16:
		return ir.U16
	case Int, WChar:
		return ir.I32
	case UInt, Char32:
		return ir.U32
	case Long, LongLong:
		return ir.I64
	case ULong, ULongLong, NullPtr:
		return ir.U64
	case Half:
		return ir.F16
	case BFloat:
		return ir.BF16
	case Float:
		return ir.F32
	}
	return ir.F64
}

func (b Basic) isInt() bool        { return b >= Bool && b <= Char32 }
func (b Basic) isSmallFloat() bool { return b == Half || b == BFloat }

func (b Basic) isFloat() bool { return b >= Half && b <= LongDouble }
func (b Basic) isArith() bool { return b >= Bool && b <= LongDouble }
func (b Basic) isSigned() bool {
	return b.isInt() && scalarOf(b).IsSigned()
}

// basicOf is the fundamental type of an arithmetic type, or the one that arithmetic takes a value of an unscoped
// enumeration for.
func basicOf(q QT) (Basic, bool) {
	switch t := q.T.(type) {
	case Basic:
		return t, t.isArith()
	case *Enum:
		if !t.Scoped {
			return t.promotes, true
		}
	}
	return 0, false
}

// enumBasic is the type as which the values of an enumeration are kept.
func enumBasic(e *Enum) Basic { return e.held }

func isArithmetic(q QT) bool { _, ok := basicOf(q); return ok }
func isInteger(q QT) bool    { b, ok := basicOf(q); return ok && b.isInt() }
func isVoid(q QT) bool       { t, ok := q.T.(Basic); return ok && t == Void }
func isBool(q QT) bool       { t, ok := q.T.(Basic); return ok && t == Bool }
func isPointer(q QT) bool    { _, ok := q.T.(*Pointer); return ok }
func isNullptr(q QT) bool    { t, ok := q.T.(Basic); return ok && t == NullPtr }
func isFunc(q QT) bool       { _, ok := q.T.(*Func); return ok }
func isClass(q QT) bool      { _, ok := q.T.(*Record); return ok }

// recordOf is the class of q, or nil.
func recordOf(q QT) *Record { r, _ := q.T.(*Record); return r }

// extVector is the OpenCL vector type of q, or nil.
func extVector(q QT) *Vector {
	if v, ok := q.T.(*Vector); ok && v.Ext {
		return v
	}
	return nil
}

// overloadable reports whether operators on q may be user functions (C++ [over.match.oper]/1): CUDA's vectors are
// classes there.
func overloadable(q QT) bool {
	switch t := q.T.(type) {
	case *Record, *Enum, *Opaque:
		return true
	case *Vector:
		return !t.Ext
	}
	return false
}

// pointee is what q points at; zero if q is no pointer.
func pointee(q QT) QT {
	if p, ok := q.T.(*Pointer); ok {
		return p.Elem
	}
	return QT{}
}

func pointerTo(q QT) QT { return QT{T: &Pointer{Elem: q}} }

// nonRef strips a reference.
func nonRef(q QT) QT {
	if r, ok := q.T.(*Reference); ok {
		return r.Elem
	}
	return q
}

func isRef(q QT) bool { _, ok := q.T.(*Reference); return ok }

// promote is the integral promotion (C++ [conv.prom]): small integers become int, which holds all their values. Halves
// stay: devices compute in them.
func promote(t Basic) Basic {
	switch t {
	case Bool, Char, SChar, UChar, Short, UShort, Char8, Char16, WChar:
		return Int
	case Char32:
		return UInt
	}
	return t
}

func convRank(t Basic) int {
	switch t {
	case Int, UInt:
		return 3
	case Long, ULong:
		return 4
	case LongLong, ULongLong:
		return 5
	}
	return 2
}

// usual is the common type of the usual arithmetic conversions (C++ [expr.arith.conv], C11 6.3.1.8).
func usual(a, b Basic) Basic {
	if a.isFloat() || b.isFloat() {
		if !a.isFloat() {
			return b
		}
		if !b.isFloat() {
			return a
		}
		if a != b && a <= BFloat && b <= BFloat {
			return Float
		}
		return max(a, b)
	}
	a, b = promote(a), promote(b)
	if a == b {
		return a
	}
	sa, sb := a.isSigned(), b.isSigned()
	ra, rb := convRank(a), convRank(b)
	if sa == sb {
		if ra >= rb {
			return a
		}
		return b
	}
	if sa { // make a the unsigned one
		a, b, ra, rb = b, a, rb, ra
	}
	if ra >= rb {
		return a
	}
	if scalarOf(b).Size() > scalarOf(a).Size() {
		return b
	}
	return b + 1 // the unsigned type of the signed one
}

// signedOf and unsignedOf give the integer type of equal width.
func signedOf(t Basic) Basic {
	switch t {
	case UChar, Char, Char8:
		return SChar
	case UShort, Half, BFloat:
		return Short
	case UInt, Float:
		return Int
	case ULong, Double:
		return Long
	case ULongLong:
		return LongLong
	}
	return t
}

func unsignedOf(t Basic) Basic {
	switch s := signedOf(t); s {
	case SChar:
		return UChar
	case Short:
		return UShort
	case Int:
		return UInt
	case Long:
		return ULong
	case LongLong:
		return ULongLong
	default:
		return s
	}
}

// comparison is the element type that comparing OpenCL vectors of elem gives (OpenCL C 6.3d).
func comparisonOf(elem Basic) Basic {
	if elem == Char || elem == SChar || elem == UChar {
		return Char
	}
	return signedOf(elem)
}
