package pass

import "github.com/kbind/kbind/bindgen/ir"

// A loop that computes its next value and stores it with compare-and-swap begins with a plain read of the place, as in
// the CUDA C++ Programming Guide (Atomic Functions):
//
//	unsigned long long old = *address, assumed;
//	do { assumed = old; old = atomicCAS(address, assumed, ...); } while (assumed != old);
//
// What it reads is a guess: the exchange fails if it was wrong. So in a function that exchanges *address, plain reads
// of the same place are taken for atomic ones. A probe whether there is anything to do, in the condition of what does
// it, is recorded where it conflicts with the atomic operations of others: `if (v > *best) atomicMax(best, v);`.

// guess is the operation for a read of e if it is a place that the function also compares and swaps, or that the branch
// around the condition being instrumented updates; "" for others.
func (in *instrumenter) guess(e ir.Expr) ir.Op {
	if len(in.swapped)+len(in.probed) == 0 {
		return ""
	}
	switch text := textOf(e); {
	case in.swapped[text]:
		return "check.read.sync"
	case in.probed[text]:
		return "check.read.probe"
	}
	return ""
}

// condition instruments the condition of s.
func (in *instrumenter) condition(s *ir.If) ir.Expr {
	saved := in.probed
	defer func() { in.probed = saved }()
	in.probed = updatedIn(s.Then, func(op ir.Op) bool {
		return op == "atomic.min" || op == "atomic.max" || op == "atomic.or" || op == "atomic.and"
	})
	return in.decision(s.Cond)
}

// swappedIn returns the texts of the places that a function compares and swaps.
func swappedIn(body []ir.Stmt) map[string]bool {
	return updatedIn(body, func(op ir.Op) bool { return op == "atomic.cas" })
}

// updatedIn returns the texts of the places that list updates with operations of one kind.
func updatedIn(list []ir.Stmt, kind func(ir.Op) bool) (set map[string]bool) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		x, ok := s.(*ir.Effect)
		if !ok || !kind(x.Op) {
			return true
		}
		if set == nil {
			set = map[string]bool{}
		}
		for _, text := range pointeeTexts(x.Args[0]) {
			set[text] = true
		}
		return true
	})
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

// insertsBits reports whether an assignment puts bits into an integer and keeps others, w = w & mask | bits, with + or
// ^ for | too: how programs fill a word byte by byte.
func insertsBits(s *ir.Assign) bool {
	b, ok := ir.Unconverted(s.Src).(*ir.Binary)
	if !ok || b.Op != ir.Or && b.Op != ir.Add && b.Op != ir.Xor {
		return false
	}
	keeps := func(e ir.Expr) bool {
		m, ok := ir.Unconverted(e).(*ir.Binary)
		if !ok || m.Op != ir.And {
			return false
		}
		to := textOf(s.Dst)
		return textOf(ir.Unconverted(m.A)) == to || textOf(ir.Unconverted(m.B)) == to
	}
	return keeps(b.A) != keeps(b.B)
}

// isBits reports whether the place e holds bit-fields.
func isBits(e ir.Expr) bool {
	if x, ok := e.(*ir.Index); ok {
		e = x.Base
	}
	m, ok := e.(*ir.FieldOf)
	if !ok {
		return false
	}
	s, ok := m.Base.Type().(*ir.Struct)
	return ok && s.Fields[m.Field].Bits
}
