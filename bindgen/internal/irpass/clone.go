package irpass

import "github.com/kbind/kbind/bindgen/ir"

// Clone copies x, so that an expression may stand in two places of the program.
func Clone(x ir.Expr) ir.Expr {
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
		return &ir.Index{X: x.X, Base: Clone(x.Base), I: Clone(x.I)}
	case *ir.Deref:
		return &ir.Deref{X: x.X, Ptr: Clone(x.Ptr)}
	case *ir.FieldOf:
		return &ir.FieldOf{X: x.X, Base: Clone(x.Base), Field: x.Field}
	case *ir.Lanes:
		return &ir.Lanes{X: x.X, Base: Clone(x.Base), Comps: x.Comps}
	case *ir.LaneAt:
		return &ir.LaneAt{X: x.X, Base: Clone(x.Base), I: Clone(x.I)}
	case *ir.Addr:
		return &ir.Addr{X: x.X, Place: Clone(x.Place)}
	case *ir.PtrAdd:
		return &ir.PtrAdd{X: x.X, Ptr: Clone(x.Ptr), I: Clone(x.I)}
	case *ir.PtrDiff:
		return &ir.PtrDiff{X: x.X, A: Clone(x.A), B: Clone(x.B)}
	case *ir.Unary:
		return &ir.Unary{X: x.X, Op: x.Op, A: Clone(x.A)}
	case *ir.Binary:
		return &ir.Binary{X: x.X, Op: x.Op, Rounded: x.Rounded, A: Clone(x.A), B: Clone(x.B)}
	case *ir.Select:
		return &ir.Select{X: x.X, C: Clone(x.C), A: Clone(x.A), B: Clone(x.B)}
	case *ir.Convert:
		return &ir.Convert{X: x.X, A: Clone(x.A), Sat: x.Sat, Mode: x.Mode}
	case *ir.Bitcast:
		return &ir.Bitcast{X: x.X, A: Clone(x.A)}
	case *ir.PtrCast:
		return &ir.PtrCast{X: x.X, A: Clone(x.A)}
	case *ir.Splat:
		return &ir.Splat{X: x.X, A: Clone(x.A)}
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
		out[i] = Clone(x)
	}
	return out
}
