package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// Signed arithmetic that overflows is undefined in C++ ([expr.pre]) and in OpenCL C. The checked form computes what may overflow with functions that tell; what cannot, as the ranges of its
// operands show, is written as in the fast form.

// overflowFn are the functions of sanitize for operators on signed integers.
var overflowFn = map[ir.BinaryOp]string{ir.Add: "Sum", ir.Sub: "Difference", ir.Mul: "Product", ir.Div: "Quotient", ir.Rem: "Remainder"}

// mayOverflow reports whether x op y, of type t at a place in the source, is to be looked at.
func (f *fn) mayOverflow(op ir.BinaryOp, t ir.Type, at source.Pos, x, y ranges.Interval) bool {
	s, ok := t.(ir.Scalar)
	if !f.checked() || f.static || !ok || s != ir.I32 && s != ir.I64 || overflowFn[op] == "" || !f.e.users(at) {
		return false
	}
	if op == ir.Div || op == ir.Rem {
		return x.Lo == ranges.OfType(s).Lo && y.Lo <= -1 && y.Hi >= -1
	}
	r, exact := x.Apply(op, y)
	return !exact || !ranges.OfType(s).Holds(r)
}

// overflowing writes a op b of type t with a look at overflow.
func (f *fn) overflowing(op ir.BinaryOp, t ir.Type, a, b ex, at source.Pos, text string) ex {
	name := overflowFn[op]
	if op == ir.Mul && t == ir.I64 {
		name = "Product64"
	}
	return sanitizeFn(name, ident("blk"), f.site(at, text, 0), f.typed(a, t), f.typed(b, t))
}

// updated writes the value that s, Dst op= Src, stores where old was.
func (f *fn) updated(s *ir.Assign, old, src ex) ex {
	if f.updateMayOverflow(s) {
		return f.overflowing(s.Op, s.Dst.Type(), old, src, s.At, f.updateText(s))
	}
	return f.arith(s.Op, s.Dst.Type(), s.Src.Type(), old, src)
}

func (f *fn) updateMayOverflow(s *ir.Assign) bool {
	if !f.checked() {
		return false
	}
	r := f.ranges()
	old, ok := r.Before(s)
	if !ok {
		old = r.Expr(s.Dst)
	}
	return f.mayOverflow(s.Op, s.Dst.Type(), s.At, old, r.Expr(s.Src))
}

func (f *fn) updateText(s *ir.Assign) string {
	return f.exprText(s.Dst) + " " + s.Op.String() + "= " + f.exprText(s.Src)
}

// negated writes -a.
func (f *fn) negated(e *ir.Unary, a ex) ex {
	s, ok := e.Typ.(ir.Scalar)
	if e.Op == ir.Neg && ok && f.mayOverflow(ir.Sub, s, e.At, ranges.Interval{}, f.rangeOf(e.A)) {
		return f.overflowing(ir.Sub, s, literal("0"), a, e.At, f.exprText(e))
	}
	return f.unary(e.Op, e.Typ, a)
}

// rangeOf is the interval that the integer e lies in if no signed arithmetic overflows, as far as the checked form knows.
func (f *fn) rangeOf(e ir.Expr) ranges.Interval {
	if !f.checked() {
		return ranges.Unbounded()
	}
	return f.ranges().Expr(e)
}

// surely is the interval that the integer e lies in, also behind an overflow.
func (f *fn) surely(e ir.Expr) ranges.Interval {
	if !f.checked() {
		return ranges.Unbounded()
	}
	if f.sure == nil || f.sureOf != f.f {
		f.sure, f.sureOf = ranges.Analyse(f.f.Body, f.addressed, ranges.Config{Wraps: true}), f.f
	}
	return f.sure.Expr(e)
}

func (f *fn) ranges() *ranges.Info {
	if f.known == nil || f.knownOf != f.f {
		f.known, f.knownOf = ranges.Analyse(f.f.Body, f.addressed, ranges.Config{}), f.f
	}
	return f.known
}

// addressed reports whether the address of v is taken.
func (f *fn) addressed(v *ir.Var) bool { return f.facts.addressed[v] }
