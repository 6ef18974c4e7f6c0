package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// A loop that computes its next value and stores it with compare-and-swap begins with a plain read of the place, as in the CUDA C++ Programming Guide (Atomic Functions):
//
//	unsigned long long old = *address, assumed;
//	do { assumed = old; old = atomicCAS(address, assumed, ...); } while (assumed != old);
//
// What it reads is a guess: the exchange fails if it was wrong. So in a function that exchanges *address, plain reads of the same place are taken for atomic ones.

// guess reports whether e, which is read, is a place that the function also compares and swaps.
func (f *fn) guess(e ir.Expr) bool {
	return f.e.swappedIn(f.f)[textOf(e)]
}

// swappedIn returns the texts of the places that a function compares and swaps.
func (e *emitter) swappedIn(d *ir.Func) map[string]bool {
	if set, ok := e.swapped[d]; ok {
		return set
	}
	var set map[string]bool
	walk(d.Body, func(s ir.Stmt) {
		x, ok := s.(*ir.Effect)
		if !ok || x.Op != "atomic.cas" {
			return
		}
		if set == nil {
			set = map[string]bool{}
		}
		for _, text := range pointeeTexts(x.Args[0]) {
			set[text] = true
		}
	}, nil)
	e.swapped[d] = set
	return set
}

// pointeeTexts spells what p points at as source text does.
func pointeeTexts(p ir.Expr) []string {
	switch p := p.(type) {
	case *ir.PtrCast:
		return pointeeTexts(p.A)
	case *ir.Addr:
		return []string{textOf(p.Place)}
	case *ir.PtrAdd:
		return []string{operandText(p.Ptr) + "[" + textOf(p.I) + "]", "*(" + textOf(p) + ")"}
	}
	return []string{"*" + operandText(p), operandText(p) + "[0]"}
}
