package irpass

import (
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// A function of the prelude that only returns a pure expression is replaced by that expression: what the user wrote as
// a builtin stays an expression, and messages about it stand at the call.

// How large an expression may be that stands for a call, before and after its constants are folded.
const (
	maxInlineBefore = 200
	maxInline       = 40
)

// Temp declares a temporary of type t with the value init, or without one, where the call stands.
type Temp func(t ir.Type, init ir.Expr, pos source.Pos) *ir.Ref

// InlineEffect is the operation that a call of fn amounts to, without a place for its result, and the type of that, nil
// for none; the operation is nil when fn does more. Arguments used several times are kept in temporaries.
func InlineEffect(fn *ir.Func, args []ir.Expr, temp Temp, pos source.Pos) (op *ir.Effect, result ir.Type) {
	e := onlyEffect(fn)
	if e == nil {
		return nil, nil
	}
	uses := map[*ir.Var]int{}
	fits := true
	for _, a := range e.Args {
		ir.WalkExprs(a, func(x ir.Expr) bool {
			switch x := x.(type) {
			case *ir.Ref:
				uses[x.Var]++
			case *ir.Addr:
				fits = false
			}
			return fits
		})
	}
	if !fits {
		return nil, nil
	}
	subst := arguments(fn, args, uses, temp, pos)
	op = &ir.Effect{S: ir.S{At: pos}, Op: e.Op, Scope: e.Scope}
	for _, a := range e.Args {
		op.Args = append(op.Args, substitute(a, subst, pos))
	}
	if e.Dst != nil {
		result = e.Dst.Type()
	}
	return op, result
}

// onlyEffect is the operation that fn consists of, if it only returns the result of one, or does one that has none.
func onlyEffect(fn *ir.Func) *ir.Effect {
	if len(fn.Shared) > 0 {
		return nil
	}
	list := fn.Body
	if len(list) == 3 {
		d, ok1 := list[0].(*ir.Declare)
		r, ok2 := list[2].(*ir.Return)
		if !ok1 || !ok2 || d.Init != nil {
			return nil
		}
		if v, ok := r.Val.(*ir.Ref); !ok || v.Var != d.Var {
			return nil
		}
		list = list[1:2]
	}
	if len(list) != 1 {
		return nil
	}
	e, ok := list[0].(*ir.Effect)
	if !ok || (e.Dst == nil) != (len(fn.Body) == 1) {
		return nil
	}
	return e
}

// arguments maps parameters to arguments; those used several times are kept in temporaries.
func arguments(fn *ir.Func, args []ir.Expr, uses map[*ir.Var]int, temp Temp, pos source.Pos) map[*ir.Var]ir.Expr {
	subst := map[*ir.Var]ir.Expr{}
	for i, p := range fn.Params {
		x := args[i]
		if uses[p] > 1 && !Cheap(x) {
			x = temp(x.Type(), x, pos)
		}
		subst[p] = x
	}
	return subst
}

// Inline is the expression that a call of fn is, or nil when it must stay a call; the temporaries declared until then
// are not needed. Arguments used several times are kept in temporaries.
func Inline(fn *ir.Func, args []ir.Expr, temp Temp, pos source.Pos) ir.Expr {
	if len(fn.Body) != 1 || len(fn.Shared) > 0 {
		return nil
	}
	ret, ok := fn.Body[0].(*ir.Return)
	if !ok || ret.Val == nil {
		return nil
	}
	uses := map[*ir.Var]int{}
	nodes, fits := 0, true
	ir.WalkExprs(ret.Val, func(x ir.Expr) bool {
		nodes++
		switch x := x.(type) {
		case *ir.Ref:
			uses[x.Var]++
		case *ir.Addr:
			if v := Storage(x.Place); v != nil && v.Kind == ir.Param {
				fits = false
			}
		}
		return fits
	})
	if !fits || nodes > maxInlineBefore {
		return nil
	}
	x := substitute(ret.Val, arguments(fn, args, uses, temp, pos), pos)
	nodes = 0
	ir.WalkExprs(x, func(ir.Expr) bool { nodes++; return nodes <= maxInline })
	if nodes > maxInline {
		return nil
	}
	return x
}

// Cheap reports whether x may be evaluated several times at no cost.
func Cheap(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.Const, *ir.Zero, *ir.Str, *ir.Ref:
		return true
	case *ir.Builtin:
		return len(x.Args) == 0
	case *ir.Addr:
		return Cheap(x.Place)
	case *ir.Convert:
		return Cheap(x.A)
	}
	return false
}

// substitute copies x with parameters replaced and every position set to pos.
func substitute(x ir.Expr, subst map[*ir.Var]ir.Expr, pos source.Pos) ir.Expr {
	if r, ok := x.(*ir.Ref); ok {
		if y := subst[r.Var]; y != nil {
			return ir.CloneExpr(y, nil)
		}
	}
	sub := func(e ir.Expr) ir.Expr { return substitute(e, subst, pos) }
	at := ir.X{Typ: x.Type(), At: pos}
	switch x := x.(type) {
	case *ir.Const:
		return &ir.Const{X: at, Bits: x.Bits, Float: x.Float}
	case *ir.Zero:
		return &ir.Zero{X: at}
	case *ir.Str:
		return &ir.Str{X: at, Text: x.Text}
	case *ir.Ref:
		return &ir.Ref{X: at, Var: x.Var}
	case *ir.Index:
		return &ir.Index{X: at, Base: sub(x.Base), I: sub(x.I)}
	case *ir.Deref:
		p := sub(x.Ptr)
		switch a := p.(type) {
		case *ir.Addr:
			if ir.Identical(a.Place.Type(), x.Typ) {
				return a.Place
			}
		case *ir.PtrAdd:
			return &ir.Index{X: at, Base: a.Ptr, I: a.I}
		}
		return &ir.Deref{X: at, Ptr: p}
	case *ir.FieldOf:
		return &ir.FieldOf{X: at, Base: sub(x.Base), Field: x.Field}
	case *ir.Lanes:
		base := sub(x.Base)
		if c, ok := base.(*ir.Compose); ok && len(x.Comps) == 1 {
			return c.Parts[x.Comps[0]]
		}
		return &ir.Lanes{X: at, Base: base, Comps: x.Comps}
	case *ir.LaneAt:
		return &ir.LaneAt{X: at, Base: sub(x.Base), I: sub(x.I)}
	case *ir.Addr:
		return &ir.Addr{X: at, Place: sub(x.Place)}
	case *ir.PtrAdd:
		return &ir.PtrAdd{X: at, Ptr: sub(x.Ptr), I: sub(x.I)}
	case *ir.PtrDiff:
		return &ir.PtrDiff{X: at, A: sub(x.A), B: sub(x.B)}
	case *ir.PtrCast:
		return &ir.PtrCast{X: at, A: sub(x.A)}
	case *ir.Bitcast:
		return &ir.Bitcast{X: at, A: sub(x.A)}
	}
	return substituteOps(x, sub, at)
}

// substituteOps rebuilds operators, folding what became constant.
func substituteOps(x ir.Expr, sub func(ir.Expr) ir.Expr, at ir.X) ir.Expr {
	switch x := x.(type) {
	case *ir.Unary:
		a := sub(x.A)
		if _, _, k := fold.Const(a); !k {
			return &ir.Unary{X: at, Op: x.Op, A: a}
		}
		return fold.Unary(x.Op, a, at.Typ, at.At)
	case *ir.Binary:
		y := fold.Binary(x.Op, sub(x.A), sub(x.B), at.Typ, at.At)
		if y, ok := y.(*ir.Binary); ok {
			y.Rounded = true // builtins mean what they say
		}
		return y
	case *ir.Select:
		c := sub(x.C)
		if k, _, ok := fold.Const(c); ok {
			if k.Bits != 0 {
				return sub(x.A)
			}
			return sub(x.B)
		}
		return &ir.Select{X: at, C: c, A: sub(x.A), B: sub(x.B)}
	case *ir.Convert:
		if x.Sat || x.Mode != ir.RoundDefault {
			return &ir.Convert{X: at, A: sub(x.A), Sat: x.Sat, Mode: x.Mode}
		}
		return fold.Convert(sub(x.A), at.Typ, at.At)
	case *ir.Splat:
		return &ir.Splat{X: at, A: sub(x.A)}
	case *ir.Compose:
		c := &ir.Compose{X: at}
		for _, p := range x.Parts {
			c.Parts = append(c.Parts, sub(p))
		}
		return c
	case *ir.Builtin:
		c := &ir.Builtin{X: at, Op: x.Op}
		for _, p := range x.Args {
			c.Args = append(c.Args, sub(p))
		}
		return c
	}
	return x
}
