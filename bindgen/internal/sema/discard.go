package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Expressions of which only the effects are wanted ([stmt.expr], [expr.prop]/11).

// discard evaluates an expression for its effects.
func (b *body) discard(s *Scope, e ast.Expr) {
	switch x := e.(type) {
	case *ast.Paren:
		b.discard(s, x.X)
		return
	case *ast.Postfix:
		b.incDec(s, x.Op, x.X, true, true, x.At)
		return
	case *ast.Assign:
		if b.assign(s, x, true).mode == poison {
			b.unexplained(x.At)
		}
		return
	case *ast.Call:
		b.call(s, x, true)
		return
	case *ast.Binary:
		if x.Op != "," {
			break
		}
		if list := b.commaOperands(s, x); list != nil {
			for _, x := range list {
				b.discard(s, x)
			}
			return
		}
	case *ast.Cast:
		if t := x.Type; t != nil && len(t.Spec.Words) == 0 {
			if bt, ok := t.Spec.Type.(*ast.BuiltinType); ok && bt.Name == "void" && (t.Decl == nil || len(t.Decl.Derive) == 0) {
				if !b.namesFunction(s, x.X) {
					b.discard(s, x.X)
				}
				return
			}
		}
	case *ast.Cond:
		b.discardCond(s, x)
		return
	}
	op := b.expr(s, e)
	b.dropResult(op)
	if op.mode == overload || op.mode == typeName_ {
		b.rvalueNeeded(op)
		if name, ok := e.(*ast.Ident); op.mode == overload && !(ok && name.Name.Qualified() && len(op.funcs) == 1) {
			b.c.errorf(codeNotCallable, e.Pos(), "a function is named but not called").Hintf(
				"write its arguments in parentheses")
		}
	}
}

// namesFunction reports whether e is the name of one function, as in (void)f, which says that f is used.
func (b *body) namesFunction(s *Scope, e ast.Expr) bool {
	for {
		p, ok := e.(*ast.Paren)
		if !ok {
			break
		}
		e = p.X
	}
	if _, ok := e.(*ast.Ident); !ok {
		return false
	}
	op := b.quietExpr(s, e)
	return op.mode == overload && len(op.funcs) == 1
}

// dropResult lets the call that just made op's temporary forget its result.
func (b *body) dropResult(op operand) {
	if op.mode == rvalue && b.dies(op.typ) {
		return
	}
	x := op.x
	if d, ok := x.(*ir.Deref); ok {
		x = d.Ptr
	}
	t, ok := x.(*ir.Ref)
	n := len(*b.out)
	if !ok || t.Var.Kind != ir.Temp || n < 2 {
		return
	}
	decl, ok := (*b.out)[n-2].(*ir.Declare)
	if !ok || decl.Var != t.Var || decl.Init != nil {
		return
	}
	switch s := (*b.out)[n-1].(type) {
	case *ir.Call:
		if r, ok := s.Dst.(*ir.Ref); !ok || r.Var != t.Var {
			return
		}
		s.Dst = nil
	case *ir.Effect:
		if r, ok := s.Dst.(*ir.Ref); !ok || r.Var != t.Var {
			return
		}
		s.Dst = nil
	default:
		return
	}
	*b.out = append((*b.out)[:n-2], (*b.out)[n-1])
}

// unexplained refuses an assignment that could not be understood when nothing was said about it: it must not be left
// out.
func (b *body) unexplained(pos source.Pos) {
	if b.fi != nil && b.ctx.unevaluated == 0 && b.c.diags.Len() == b.result.began {
		b.c.unsupported(pos, "this assignment")
	}
}

// discardCond is c ? x : y for its effects: an if, unless the operands are objects, which may be converted to each
// other.
func (b *body) discardCond(s *Scope, e *ast.Cond) {
	isObject := func(x ast.Expr) bool { return isClass(b.quietType(s, x)) }
	if e.X == nil || b.ctx.unevaluated > 0 || isObject(e.X) || isObject(e.Y) {
		b.dropResult(b.expr(s, e))
		return
	}
	c := b.expr(s, e.C)
	if c.mode == poison {
		return
	}
	if extVector(c.typ) != nil {
		b.vectorCond(s, c, e)
		return
	}
	c = b.condition(c)
	if c.mode == poison {
		return
	}
	yes := b.branch(func() { b.discard(s, e.X) })
	no := b.branch(func() { b.discard(s, e.Y) })
	if len(yes)+len(no) > 0 {
		b.emit(&ir.If{S: ir.S{At: e.At}, Cond: c.x, Then: yes, Else: no})
	}
}
