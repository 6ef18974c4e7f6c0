package sema

import "github.com/kbind/kbind/bindgen/ir"

// operandsOf lists the direct operands of an expression.
func operandsOf(x ir.Expr) []ir.Expr {
	switch x := x.(type) {
	case *ir.Index:
		return []ir.Expr{x.Base, x.I}
	case *ir.Deref:
		return []ir.Expr{x.Ptr}
	case *ir.FieldOf:
		return []ir.Expr{x.Base}
	case *ir.Lanes:
		return []ir.Expr{x.Base}
	case *ir.LaneAt:
		return []ir.Expr{x.Base, x.I}
	case *ir.Addr:
		return []ir.Expr{x.Place}
	case *ir.PtrAdd:
		return []ir.Expr{x.Ptr, x.I}
	case *ir.PtrDiff:
		return []ir.Expr{x.A, x.B}
	case *ir.Unary:
		return []ir.Expr{x.A}
	case *ir.Binary:
		return []ir.Expr{x.A, x.B}
	case *ir.Select:
		return []ir.Expr{x.C, x.A, x.B}
	case *ir.Convert:
		return []ir.Expr{x.A}
	case *ir.Bitcast:
		return []ir.Expr{x.A}
	case *ir.PtrCast:
		return []ir.Expr{x.A}
	case *ir.Compose:
		return x.Parts
	case *ir.Splat:
		return []ir.Expr{x.A}
	case *ir.Builtin:
		return x.Args
	}
	return nil
}

// walkExpr calls f for x and every expression inside it.
func walkExpr(x ir.Expr, f func(ir.Expr)) {
	if x == nil {
		return
	}
	f(x)
	for _, o := range operandsOf(x) {
		walkExpr(o, f)
	}
}

// walkStmts calls f for every statement of list and inside it.
func walkStmts(list []ir.Stmt, f func(ir.Stmt)) {
	for _, s := range list {
		f(s)
		switch s := s.(type) {
		case *ir.Block:
			walkStmts(s.List, f)
		case *ir.If:
			walkStmts(s.Then, f)
			walkStmts(s.Else, f)
		case *ir.Loop:
			walkStmts(s.Pre, f)
			walkStmts(s.Body, f)
			walkStmts(s.Post, f)
		case *ir.Switch:
			for _, c := range s.Cases {
				walkStmts(c.Body, f)
			}
		}
	}
}

// exprsOf lists the expressions that stand directly in a statement.
func exprsOf(s ir.Stmt) []ir.Expr {
	switch s := s.(type) {
	case *ir.Declare:
		return []ir.Expr{s.Init}
	case *ir.Assign:
		return []ir.Expr{s.Dst, s.Src}
	case *ir.Call:
		return append([]ir.Expr{s.Dst}, s.Args...)
	case *ir.Effect:
		return append([]ir.Expr{s.Dst}, s.Args...)
	case *ir.If:
		return []ir.Expr{s.Cond}
	case *ir.Loop:
		return []ir.Expr{s.Cond}
	case *ir.Switch:
		return []ir.Expr{s.Tag}
	case *ir.Return:
		return []ir.Expr{s.Val}
	}
	return nil
}

// markConst sets Const on the parameters and locals of fn that are never written after their declaration and whose address is not taken.
func markConst(fn *ir.Func) {
	written := map[*ir.Var]bool{}
	note := func(x ir.Expr) {
		if v := rootVar(x); v != nil {
			written[v] = true
		}
	}
	var declared []*ir.Var
	declared = append(declared, fn.Params...)
	walkStmts(fn.Body, func(s ir.Stmt) {
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
		for _, x := range exprsOf(s) {
			walkExpr(x, func(e ir.Expr) {
				if a, ok := e.(*ir.Addr); ok {
					note(a.Place) // const can be cast away
				}
			})
		}
	})
	for _, v := range declared {
		v.Const = !written[v]
	}
}

// cloneExpr copies x, so that an expression may stand in two places of the program.
func cloneExpr(x ir.Expr) ir.Expr {
	switch x := x.(type) {
	case *ir.Const:
		c := *x
		return &c
	case *ir.Zero:
		c := *x
		return &c
	case *ir.Str:
		c := *x
		return &c
	case *ir.Ref:
		c := *x
		return &c
	case *ir.Index:
		return &ir.Index{X: x.X, Base: cloneExpr(x.Base), I: cloneExpr(x.I)}
	case *ir.Deref:
		return &ir.Deref{X: x.X, Ptr: cloneExpr(x.Ptr)}
	case *ir.FieldOf:
		return &ir.FieldOf{X: x.X, Base: cloneExpr(x.Base), Field: x.Field}
	case *ir.Lanes:
		return &ir.Lanes{X: x.X, Base: cloneExpr(x.Base), Comps: x.Comps}
	case *ir.LaneAt:
		return &ir.LaneAt{X: x.X, Base: cloneExpr(x.Base), I: cloneExpr(x.I)}
	case *ir.Addr:
		return &ir.Addr{X: x.X, Place: cloneExpr(x.Place)}
	case *ir.PtrAdd:
		return &ir.PtrAdd{X: x.X, Ptr: cloneExpr(x.Ptr), I: cloneExpr(x.I)}
	case *ir.PtrDiff:
		return &ir.PtrDiff{X: x.X, A: cloneExpr(x.A), B: cloneExpr(x.B)}
	case *ir.Unary:
		return &ir.Unary{X: x.X, Op: x.Op, A: cloneExpr(x.A)}
	case *ir.Binary:
		return &ir.Binary{X: x.X, Op: x.Op, Rounded: x.Rounded, A: cloneExpr(x.A), B: cloneExpr(x.B)}
	case *ir.Select:
		return &ir.Select{X: x.X, C: cloneExpr(x.C), A: cloneExpr(x.A), B: cloneExpr(x.B)}
	case *ir.Convert:
		return &ir.Convert{X: x.X, A: cloneExpr(x.A), Sat: x.Sat, Mode: x.Mode}
	case *ir.Bitcast:
		return &ir.Bitcast{X: x.X, A: cloneExpr(x.A)}
	case *ir.PtrCast:
		return &ir.PtrCast{X: x.X, A: cloneExpr(x.A)}
	case *ir.Splat:
		return &ir.Splat{X: x.X, A: cloneExpr(x.A)}
	case *ir.Compose:
		return &ir.Compose{X: x.X, Parts: cloneAll(x.Parts)}
	case *ir.Builtin:
		return &ir.Builtin{X: x.X, Op: x.Op, Args: cloneAll(x.Args)}
	}
	return x
}

func cloneAll(list []ir.Expr) []ir.Expr {
	out := make([]ir.Expr, len(list))
	for i, x := range list {
		out[i] = cloneExpr(x)
	}
	return out
}
