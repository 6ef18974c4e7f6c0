package cwriter

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// Signed arithmetic wraps around in the texts, as it does on the CPU, but for three places. Compilers unroll a loop and
// compute addresses step by step only where they need not think of an overflow, which C leaves undefined: the step of a
// loop that counts, an index, and the step of a variable that is in nothing but indices. A kernel whose index or count
// overflows means no element and no number of iterations in its own language either.

// index writes e, the index of an element.
func (w *Writer) index(e ir.Expr, want int) string {
	chain := sumsOf(e, nil)
	for _, b := range chain {
		w.leave(b)
	}
	text := w.Value(e, want)
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

// terms visits the variables of which the sums, differences and products of e are made.
func terms(e ir.Expr, visit func(*ir.Var)) {
	switch e := e.(type) {
	case *ir.Ref:
		visit(e.Var)
	case *ir.Convert:
		if e.Typ == ir.I64 && e.A.Type() == ir.I32 {
			terms(e.A, visit)
		}
	case *ir.Binary:
		if wraps(e.Op) && (e.Typ == ir.I32 || e.Typ == ir.I64) {
			terms(e.A, visit)
			terms(e.B, visit)
		}
	}
}

// countSteps notes the steps with which a loop counts: in its head, or at the end of its body.
func (w *Writer) countSteps(s *ir.Loop) {
	for _, p := range slices.Concat(s.Post, s.Body[max(len(s.Body)-1, 0):]) {
		if a, ok := p.(*ir.Assign); ok && counts(a, s.Cond) {
			w.leave(a)
		}
	}
}

// onlyIndices finds the signed variables of list whose value goes into nothing but indices of elements.
func onlyIndices(list []ir.Stmt) map[*ir.Var]bool {
	left := map[*ir.Var]int{} // how often a variable stands in list, less the places that are part of an index
	indexed := func(v *ir.Var) { left[v]-- }
	ir.Walk(list, func(s ir.Stmt) {
		if a, ok := s.(*ir.Assign); ok && (a.Op == ir.NoOp || a.Op == ir.Add || a.Op == ir.Sub) {
			if r, ok := a.Dst.(*ir.Ref); ok {
				left[r.Var]--
			}
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			left[e.Var]++
		case *ir.Index:
			terms(e.I, indexed)
		case *ir.PtrAdd:
			terms(e.I, indexed)
		}
	})
	found := map[*ir.Var]bool{}
	for v, n := range left {
		if n == 0 && (v.Type == ir.I32 || v.Type == ir.I64) {
			found[v] = true
		}
	}
	return found
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

// stepsIndex reports whether s is the step of a variable that is in nothing but indices.
func (w *Writer) stepsIndex(s *ir.Assign) bool {
	r, ok := s.Dst.(*ir.Ref)
	return ok && (s.Op == ir.Add || s.Op == ir.Sub) && w.fn.indices[r.Var]
}

// isVar reports whether e is the variable v.
func isVar(e ir.Expr, v *ir.Var) bool {
	r, ok := e.(*ir.Ref)
	return ok && r.Var == v
}

// PTX's carry flag belongs to the thread: a function in inline assembly may set it, and the next one add it. CUDA C++
// has it, in inline assembly. OpenCL C hands a word of the kernel to the functions that use it, and in C each worker,
// which runs one thread at a time, has one.

// Carries reports whether op is about the carry flag.
func Carries(op ir.Op) bool { return op == "flag.carry_get" || op == "flag.carry_set" }

// Carry writes such an operation in OpenCL C and in C.
func (w *Writer) Carry(s *ir.Effect) {
	if w.d.Host {
		w.Helper("kb_carry", "static _Thread_local uint32_t kb_carry[1];\n")
	}
	if s.Op == "flag.carry_get" {
		w.Keep(s, s.Dst, "kb_carry[0]")
		return
	}
	w.Source(s, "kb_carry[0] = "+w.Value(s.Args[0], prec.Assign)+";")
}
