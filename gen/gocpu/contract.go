package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// Contraction, which nvcc does by default (-fmad=true): a sum or a difference of which an operand is a product becomes one fma, rounded once. Here the product must be an operand of the sum
// in one expression of the user's text: not behind a variable, a cast, a call or an operator of a class. If both operands are products, the first one is fused
// and the second one is rounded, as nvcc has it. Only float and double, and vectors of them.

// contracted returns e as an fma, or e itself.
func (f *fn) contracted(e ir.Expr) ir.Expr {
	b, ok := e.(*ir.Binary)
	if !ok || !f.e.opt.Contract || !f.fusible(b) {
		return e
	}
	switch {
	case f.isProduct(b.A):
		c := b.B
		if b.Op == ir.Sub {
			c = negated(c)
		}
		x, y := f.factors(b.A)
		return fused(b, x, y, c)
	case f.isProduct(b.B):
		x, y := f.factors(b.B)
		if b.Op == ir.Sub {
			x = negated(x)
		}
		return fused(b, x, y, b.A)
	}
	return e
}

// contractedAssign returns s, which adds to or subtracts from its place, as one that assigns an fma.
func (f *fn) contractedAssign(s *ir.Assign) *ir.Assign {
	if !f.e.opt.Contract {
		return s
	}
	sum := &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	if !f.fusible(sum) || !f.isProduct(s.Src) {
		return s
	}
	plain := *s
	plain.Op, plain.Src = ir.NoOp, sum
	return &plain
}

// fusible reports whether b is a sum or a difference of floating numbers in the user's text.
func (f *fn) fusible(b *ir.Binary) bool {
	t := b.Typ
	if v, ok := t.(*ir.Vector); ok {
		t = v.Elem
	}
	return (b.Op == ir.Add || b.Op == ir.Sub) && (t == ir.F32 || t == ir.F64) && !b.Rounded && f.e.users(b.At)
}

// isProduct reports whether e is a product in the user's text, or one with its sign changed.
func (f *fn) isProduct(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Binary:
		return e.Op == ir.Mul && !e.Rounded && f.e.users(e.At)
	case *ir.Unary:
		return e.Op == ir.Neg && f.isProduct(e.A)
	}
	return false
}

// factors takes a product apart.
func (f *fn) factors(e ir.Expr) (x, y ir.Expr) {
	if u, ok := e.(*ir.Unary); ok {
		x, y = f.factors(u.A)
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
