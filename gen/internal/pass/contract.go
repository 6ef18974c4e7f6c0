package pass

import "github.com/kbind/kbind/bindgen/ir"

// Contraction, which nvcc does by default (-fmad=true): a sum or a difference of which an operand is a product becomes
// one fma, rounded once. Here the product must be an operand of the sum in one expression of the user's text: not
// behind a variable, a cast, a call or an operator of a class. If both operands are products, the first one is fused
// and the second one is rounded, as nvcc has it. Only float and double, and vectors of them.

// contract contracts the sums of a kernel.
func contract(c *Context, k *Kernel) *ir.Refusal {
	c.contractIn(k.Func.Body)
	return nil
}

// contractIn changes the expressions of list.
func (c *Context) contractIn(list []ir.Stmt) {
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		if a, ok := s.(*ir.Assign); ok {
			c.contractAssign(a)
		}
		ir.MapExprs(s, c.contracted)
		return true
	})
}

// contracted returns e with its sums contracted.
func (c *Context) contracted(e ir.Expr) ir.Expr {
	e = ir.MapOperands(e, c.contracted)
	b, ok := e.(*ir.Binary)
	if !ok || !c.fusible(b) {
		return e
	}
	switch {
	case c.isProduct(b.A):
		z := b.B
		if b.Op == ir.Sub {
			z = negated(z)
		}
		x, y := factors(b.A)
		return fused(b, x, y, z)
	case c.isProduct(b.B):
		x, y := factors(b.B)
		if b.Op == ir.Sub {
			x = negated(x)
		}
		return fused(b, x, y, b.A)
	}
	return e
}

// contractAssign makes s, if it adds a product to its place or subtracts one from it, assign the sum, which is
// contracted then.
func (c *Context) contractAssign(s *ir.Assign) {
	sum := &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	if c.fusible(sum) && c.isProduct(s.Src) {
		sum.A = ir.CloneExpr(s.Dst, nil)
		s.Op, s.Src = ir.NoOp, sum
	}
}

// fusible reports whether b is a sum or a difference of floating numbers in the user's text.
func (c *Context) fusible(b *ir.Binary) bool {
	t := b.Typ
	if v, ok := t.(*ir.Vector); ok {
		t = v.Elem
	}
	return (b.Op == ir.Add || b.Op == ir.Sub) && (t == ir.F32 || t == ir.F64) && !b.Rounded && c.users(b.At)
}

// isProduct reports whether e is a product in the user's text, or one with its sign changed.
func (c *Context) isProduct(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Binary:
		return e.Op == ir.Mul && !e.Rounded && c.users(e.At)
	case *ir.Unary:
		return e.Op == ir.Neg && c.isProduct(e.A)
	}
	return false
}

// factors takes a product apart.
func factors(e ir.Expr) (x, y ir.Expr) {
	if u, ok := e.(*ir.Unary); ok {
		x, y = factors(u.A)
		return negated(x), y
	}
	p := e.(*ir.Binary)
	return p.A, p.B
}

func negated(e ir.Expr) ir.Expr {
	return &ir.Unary{X: ir.X{Typ: e.Type(), At: e.Pos()}, Op: ir.Neg, A: e}
}

func fused(at *ir.Binary, x, y, z ir.Expr) ir.Expr {
	return &ir.Builtin{X: at.X, Op: "math.fma", Args: []ir.Expr{x, y, z}}
}
