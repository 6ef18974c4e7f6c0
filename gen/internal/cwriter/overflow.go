package cwriter

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Signed arithmetic wraps around in the texts, as it does on the CPU, but for two places. Compilers unroll a loop and
// compute addresses step by step only where they need not think of an overflow, which C leaves undefined: the step of a
// loop that counts, and an index. A kernel whose index or count overflows means no element and no number of rounds in
// its own language either.

// index writes e, the index of an element.
func (w *Writer) index(e ir.Expr, want int) string {
	chain := sumsOf(e, nil)
	for _, b := range chain {
		w.leave(b)
	}
	text := w.value(e, want)
	for _, b := range chain {
		delete(w.exact, b)
	}
	return text
}

// leave notes that the overflow of an expression or assignment is left undefined.
func (w *Writer) leave(x any) {
	if w.exact == nil {
		w.exact = map[any]bool{}
	}
	w.exact[x] = true
}

// sumsOf lists the signed sums, differences and products that make up e.
func sumsOf(e ir.Expr, list []*ir.Binary) []*ir.Binary {
	switch e := e.(type) {
	case *ir.Convert:
		if e.Typ == ir.I64 && e.A.Type() == ir.I32 {
			return sumsOf(e.A, list)
		}
	case *ir.Binary:
		if wraps(e.Op) && (e.Typ == ir.I32 || e.Typ == ir.I64) {
			return sumsOf(e.B, sumsOf(e.A, append(list, e)))
		}
	}
	return list
}

// countSteps notes the steps with which a loop counts: in its head, or at the end of its body.
func (w *Writer) countSteps(s *ir.Loop) {
	for _, p := range slices.Concat(s.Post, s.Body[max(len(s.Body)-1, 0):]) {
		if a, ok := p.(*ir.Assign); ok && counts(a, s.Cond) {
			w.leave(a)
		}
	}
}

// counts reports whether a is the step of a loop that goes on while cond holds: it changes a variable that cond
// compares.
func counts(a *ir.Assign, cond ir.Expr) bool {
	dst, ok := a.Dst.(*ir.Ref)
	if !ok || a.Op != ir.Add && a.Op != ir.Sub || cond == nil {
		return false
	}
	found := false
	ir.WalkExprs(cond, func(e ir.Expr) bool {
		b, ok := e.(*ir.Binary)
		if ok && b.Op.IsCompare() && b.Op != ir.Eq && b.Op != ir.Ne {
			found = found || isVar(b.A, dst.Var) || isVar(b.B, dst.Var)
		}
		return ok && (b.Op == ir.LogAnd || b.Op.IsCompare())
	})
	return found
}

// isVar reports whether e is the variable v.
func isVar(e ir.Expr, v *ir.Var) bool {
	r, ok := e.(*ir.Ref)
	return ok && r.Var == v
}
