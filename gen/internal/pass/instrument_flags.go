package pass

import "github.com/kbind/kbind/bindgen/ir"

// A volatile read that decides what its thread does next reads a flag. So does a volatile read into a variable that
// decides it. In device memory such a read orders memory as an atomic read does. Any other volatile read reads data: a
// write by another thread at the same time is a race.

// deciders returns the variables of which conditions are computed.
func deciders(body []ir.Stmt) map[*ir.Var]bool {
	set := map[*ir.Var]bool{}
	note := func(x ir.Expr) {
		ir.WalkExprs(x, func(x ir.Expr) bool {
			if r, ok := x.(*ir.Ref); ok && (r.Var.Kind == ir.Local || r.Var.Kind == ir.Temp) {
				set[r.Var] = true
			}
			return true
		})
	}
	ir.WalkStmts(body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.If:
			note(s.Cond)
		case *ir.Loop:
			if s.Cond != nil {
				note(s.Cond)
			}
		case *ir.Switch:
			note(s.Tag)
		}
		return true
	})
	return set
}

// decision instruments a condition.
func (in *instrumenter) decision(x ir.Expr) ir.Expr {
	deciding := in.deciding
	defer func() { in.deciding = deciding }()
	in.deciding = true
	return in.value(x)
}

// given instruments x, the value that is assigned to v.
func (in *instrumenter) given(v *ir.Var, x ir.Expr) ir.Expr {
	if v != nil && in.deciders[v] && isLook(x) {
		return in.decision(x)
	}
	return in.value(x)
}

// isLook reports whether x is what a place holds, perhaps converted or compared.
func isLook(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Convert:
		return isLook(x.A)
	case *ir.Unary:
		return isLook(x.A)
	case *ir.Binary:
		return x.Typ == ir.Type(ir.Bool) && (isLook(x.A) || isLook(x.B))
	}
	return x != nil && x.IsVolatile()
}
