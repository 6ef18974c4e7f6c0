package gocpu

import "github.com/kbind/kbind/bindgen/ir"

// A loop that computes its next value and stores it with compare-and-swap begins with a plain read of the place, as in the CUDA C++ Programming Guide (Atomic Functions):
//
//	unsigned long long old = *address, assumed;
//	do { assumed = old; old = atomicCAS(address, assumed, ...); } while (assumed != old);
//
// What it reads is a guess: the exchange fails if it was wrong. So in a function that exchanges *address, plain reads of the same place are taken for atomic ones. A look whether there is anything
// to do, in the condition of what does it, is noted where it meets the atomic operations of others: `if (v > *best) atomicMax(best, v);`.

// guess returns the function that tells of a read of e if it is a place that the function also compares and swaps, or that the branch around the condition being written updates.
func (f *fn) guess(e ir.Expr) string {
	switch text := textOf(e); {
	case f.e.swappedIn(f.f)[text]:
		return "RdSync"
	case f.looked[text]:
		return "RdLook"
	}
	return ""
}

// condition writes the condition of s.
func (f *fn) condition(s *ir.If) ex {
	if !f.checked() {
		return f.value(s.Cond)
	}
	saved := f.looked
	defer func() { f.looked = saved }()
	f.looked = updatedIn(s.Then, func(op ir.Op) bool {
		return op == "atomic.min" || op == "atomic.max" || op == "atomic.or" || op == "atomic.and"
	})
	return f.value(s.Cond)
}

// swappedIn returns the texts of the places that a function compares and swaps.
func (e *emitter) swappedIn(d *ir.Func) map[string]bool {
	set, ok := e.swapped[d]
	if !ok {
		set = updatedIn(d.Body, func(op ir.Op) bool { return op == "atomic.cas" })
		e.swapped[d] = set
	}
	return set
}

// updatedIn returns the texts of the places that list updates with operations of one kind.
func updatedIn(list []ir.Stmt, kind func(ir.Op) bool) (set map[string]bool) {
	walk(list, func(s ir.Stmt) {
		x, ok := s.(*ir.Effect)
		if !ok || !kind(x.Op) {
			return
		}
		if set == nil {
			set = map[string]bool{}
		}
		for _, text := range pointeeTexts(x.Args[0]) {
			set[text] = true
		}
	}, nil)
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
