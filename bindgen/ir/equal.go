package ir

import (
	"math"
	"slices"
)

// Equal reports whether a and b are the same expression of the same variables: whether they have equal values is for
// the caller to say, who knows what is assigned between them. Positions and words for reports do not count. Each may be
// nil.
func Equal(a, b Expr) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	if !Identical(a.Type(), b.Type()) || a.IsVolatile() != b.IsVolatile() || !sameKind(a, b) {
		return false
	}
	return slices.EqualFunc(Children(a), Children(b), Equal)
}

// sameKind reports whether a and b are the same but for their operands.
func sameKind(a, b Expr) bool {
	switch x := a.(type) {
	case *Const:
		y, ok := b.(*Const)
		return ok && x.Bits == y.Bits && math.Float64bits(x.Float) == math.Float64bits(y.Float)
	case *Str:
		y, ok := b.(*Str)
		return ok && x.Text == y.Text
	case *Ref:
		y, ok := b.(*Ref)
		return ok && x.Var == y.Var
	case *FieldOf:
		y, ok := b.(*FieldOf)
		return ok && x.Field == y.Field
	case *Lanes:
		y, ok := b.(*Lanes)
		return ok && slices.Equal(x.Comps, y.Comps)
	case *Unary:
		y, ok := b.(*Unary)
		return ok && x.Op == y.Op
	case *Binary:
		y, ok := b.(*Binary)
		return ok && x.Op == y.Op && x.Rounded == y.Rounded
	case *Convert:
		y, ok := b.(*Convert)
		return ok && x.Sat == y.Sat && x.Mode == y.Mode
	case *Builtin:
		y, ok := b.(*Builtin)
		return ok && x.Op == y.Op
	case *Checked:
		y, ok := b.(*Checked)
		return ok && x.Op == y.Op && x.Shadow == y.Shadow
	}
	return sameType(a, b)
}

// sameType is sameKind for expressions that are nothing but their operands and type.
func sameType(a, b Expr) (ok bool) {
	switch a.(type) {
	case *Zero:
		_, ok = b.(*Zero)
	case *Index:
		_, ok = b.(*Index)
	case *Deref:
		_, ok = b.(*Deref)
	case *LaneAt:
		_, ok = b.(*LaneAt)
	case *Addr:
		_, ok = b.(*Addr)
	case *PtrAdd:
		_, ok = b.(*PtrAdd)
	case *PtrDiff:
		_, ok = b.(*PtrDiff)
	case *Select:
		_, ok = b.(*Select)
	case *Bitcast:
		_, ok = b.(*Bitcast)
	case *PtrCast:
		_, ok = b.(*PtrCast)
	case *Compose:
		_, ok = b.(*Compose)
	case *Splat:
		_, ok = b.(*Splat)
	}
	return ok
}
