package plan

import "github.com/kbind/kbind/bindgen/ir"

// What follows says how expressions and statements can be printed, in a language like C or Go.

// IsStable reports whether the place e is so simple that it may be printed more than once.
func IsStable(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref:
		return true
	case *ir.FieldOf:
		return IsStable(e.Base)
	case *ir.Lanes:
		return len(e.Comps) == 1 && IsStable(e.Base)
	}
	return false
}

// IsStore reports whether the place dst, which is assigned to, says what checks the assignment.
func IsStore(dst ir.Expr) bool {
	e, ok := dst.(*ir.Checked)
	return ok && e.Op != "check.element"
}

// The most operations that an expression may have which is evaluated without need.
const speculated = 8

// IsSpeculative reports whether e may be evaluated where its value is not needed: it cannot fault and costs little.
func IsSpeculative(e ir.Expr) bool {
	if _, ok := e.Type().(ir.Scalar); !ok {
		return false
	}
	n := 0
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		n++
		switch e := e.(type) {
		case *ir.Const, *ir.Convert, *ir.Unary, *ir.Zero, *ir.Select:
		case *ir.Ref:
			_, scalar := e.Typ.(ir.Scalar)
			ok = ok && scalar && e.Var.Kind != ir.SharedVar
		case *ir.Binary:
			t, _ := e.A.Type().(ir.Scalar)
			ok = ok && (e.Op != ir.Div && e.Op != ir.Rem || t.IsFloat()) && !ir.IsPointer(e.A.Type()) &&
				e.Op != ir.LogAnd && e.Op != ir.LogOr
		case *ir.Builtin:
			ok = ok && len(e.Args) == 0
		default:
			ok = false
		}
		return ok
	})
	return ok && n <= speculated
}

// OneStep reports whether the step of s is at most one statement that can stand in a for clause of Go. A composite
// literal cannot (Go specification, Composite literals), and what is chosen with a branch, or has components, takes
// more than one statement, and so may an update in memory that is checked.
func OneStep(s *ir.Loop) bool {
	if len(s.Post) == 0 {
		return true
	}
	a, ok := s.Post[0].(*ir.Assign)
	return ok && len(s.Post) == 1 && oneStatement(a)
}

func oneStatement(s *ir.Assign) bool {
	switch s.Src.Type().(type) {
	case ir.Scalar, *ir.Pointer:
	default:
		return false
	}
	t, scalar := s.Dst.Type().(ir.Scalar)
	counts := scalar && t.IsInt() && t != ir.Bool && (s.Op == ir.NoOp || (s.Op == ir.Add || s.Op == ir.Sub) && s.Site == 0)
	if IsStore(s.Dst) && s.Op != ir.NoOp || !IsStable(ir.WithoutChecks(s.Dst)) && !counts {
		return false
	}
	fits := true
	for _, e := range []ir.Expr{s.Dst, s.Src} {
		ir.WalkExprs(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.Select:
				fits = fits && IsSpeculative(e.A) && IsSpeculative(e.B)
			case *ir.FieldOf:
				fits = fits && ir.IsAddressable(e.Base)
			case *ir.Lanes:
				fits = fits && len(e.Comps) == 1 && IsStable(e.Base)
			case *ir.LaneAt, *ir.Compose, *ir.Splat:
				fits = false
			}
			return fits
		})
	}
	return fits
}
