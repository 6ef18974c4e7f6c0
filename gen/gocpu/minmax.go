package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
)

// If-conversion of the min/max idiom: a search for a minimum or maximum in a loop, `if (d < least) { least = d; best
// = k; }`, goes one way or the other as the data have it, and the processor guesses wrong at each new one of a short
// search. Such a branch is written without a jump: a mask chooses between the bits of the old values and the new. The
// values are variables and constants, so that there is nothing to gain from not evaluating them.

// minMax writes s so if it is such a branch, and reports whether it did.
func (f *fn) minMax(s *ir.If) bool {
	list := f.minMaxIdiom(s)
	if list == nil {
		return false
	}
	mask := f.temp()
	f.line(s.At)
	f.declare(mask, cmathFn("Ones", f.value(s.Cond)))
	for _, a := range list {
		dst := a.Dst.(*ir.Ref)
		fn := map[ir.Scalar]string{ir.F32: "PickF32", ir.I32: "PickI32", ir.U32: "PickU32"}[dst.Typ.(ir.Scalar)]
		f.line(a.At)
		f.add(f.place(dst).code().Op("=").Add(cmathFn(fn, ident(mask), f.typed(f.value(a.Src), dst.Typ),
			f.place(dst)).bare()))
	}
	return true
}

// minMaxIdiom returns the assignments of s if it is such a branch, else nil.
func (f *fn) minMaxIdiom(s *ir.If) []*ir.Assign {
	c, ok := s.Cond.(*ir.Binary)
	if !f.e.quick() || f.nested == 0 || !ok || len(s.Else) > 0 || c.A.Type() != ir.F32 {
		return nil
	}
	switch c.Op {
	case ir.Lt, ir.Le, ir.Gt, ir.Ge:
	default:
		return nil
	}
	list := assignments(s.Then)
	if len(list) < 2 || len(list) > 3 {
		return nil
	}
	found := false
	for i, a := range list {
		dst, ok := a.Dst.(*ir.Ref)
		if !ok || a.Op != ir.NoOp || !f.chosen(dst) || !f.choice(a.Src) || mentionsAny(a.Src, list[:i]) {
			return nil
		}
		best := isVar(c.A, dst.Var) && sameVar(a.Src, c.B) || isVar(c.B, dst.Var) && sameVar(a.Src, c.A)
		found = found || best && ir.Sizeof(dst.Typ) == 4
	}
	if !found {
		return nil
	}
	return list
}

// assignments returns list, blocks included, if it holds nothing else.
func assignments(list []ir.Stmt) (out []*ir.Assign) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Assign:
			out = append(out, s)
		case *ir.Block:
			inner := assignments(s.List)
			if len(inner) == 0 {
				return nil
			}
			out = append(out, inner...)
		default:
			return nil
		}
	}
	return out
}

// chosen reports whether the variable of r can be given one of two values by a mask.
func (f *fn) chosen(r *ir.Ref) bool {
	return private(r.Var) && !f.facts.addressed[r.Var] && (r.Typ == ir.F32 || r.Typ == ir.I32 || r.Typ == ir.U32)
}

// choice reports whether e is a variable of the thread's or a constant.
func (f *fn) choice(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return private(e.Var) && !f.facts.addressed[e.Var]
	}
	return false
}

// mentionsAny reports whether e is a variable to which one of list assigns.
func mentionsAny(e ir.Expr, list []*ir.Assign) bool {
	for _, a := range list {
		if sameVar(a.Dst, e) {
			return true
		}
	}
	return false
}

// sameVar reports whether a and b are one variable.
func sameVar(a, b ir.Expr) bool {
	r, ok := b.(*ir.Ref)
	return ok && isVar(a, r.Var)
}
