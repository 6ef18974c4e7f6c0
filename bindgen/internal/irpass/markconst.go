package irpass

import "github.com/kbind/kbind/bindgen/ir"

// MarkConst sets Const on the parameters and locals of fn that are never written after their declaration and whose
// address is not taken.
func MarkConst(fn *ir.Func) {
	written := map[*ir.Var]bool{}
	note := func(x ir.Expr) {
		if v := Storage(x); v != nil {
			written[v] = true
		}
	}
	taken := func(x ir.Expr) bool {
		if a, ok := x.(*ir.Addr); ok {
			note(a.Place) // const can be cast away
		}
		return true
	}
	addressed := func(x ir.Expr) { ir.WalkExprs(x, taken) }
	var declared []*ir.Var
	declared = append(declared, fn.Params...)
	ir.WalkStmts(fn.Body, func(s ir.Stmt) bool {
		switch s := s.(type) {
		case *ir.Declare:
			declared = append(declared, s.Var)
			if s.Init == nil {
				written[s.Var] = true
			}
		case *ir.Assign:
			note(s.Dst)
		case *ir.Call:
			note(s.Dst)
		case *ir.Effect:
			note(s.Dst)
		}
		ir.EachExpr(s, addressed)
		return true
	})
	for _, v := range declared {
		v.Const = !written[v]
	}
}

// Storage is the variable whose storage the place x is part of, also by way of its address; nil when x goes through any
// other pointer. Compare ir.Root.
func Storage(x ir.Expr) *ir.Var {
	for {
		switch e := x.(type) {
		case *ir.Ref:
			return e.Var
		case *ir.Index:
			if _, ptr := e.Base.Type().(*ir.Pointer); ptr {
				if a, ok := e.Base.(*ir.Addr); ok {
					x = a.Place
					continue
				}
				return nil
			}
			x = e.Base
		case *ir.FieldOf:
			x = e.Base
		case *ir.Lanes:
			x = e.Base
		case *ir.LaneAt:
			x = e.Base
		case *ir.Deref:
			if a, ok := e.Ptr.(*ir.Addr); ok {
				x = a.Place
				continue
			}
			return nil
		default:
			return nil
		}
	}
}
