package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

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
	switch at := locationOf(e); {
	case slices.ContainsFunc(in.swapped, at.equal):
		return "check.read.sync"
	case slices.ContainsFunc(in.probed, at.equal):
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

// swappedIn returns the places that a function compares and swaps.
func swappedIn(body []ir.Stmt) []location {
	return updatedIn(body, func(op ir.Op) bool { return op == "atomic.cas" })
}

// updatedIn returns the places that list updates with operations of one kind.
func updatedIn(list []ir.Stmt, kind func(ir.Op) bool) (places []location) {
	ir.WalkReachable(list, func(s ir.Stmt) bool {
		if x, ok := s.(*ir.Effect); ok && kind(x.Op) {
			places = append(places, pointee(x.Args[0]))
		}
		return true
	})
	return places
}

// location is where a place is: element i of an array, or what a pointer points at. Of locations in two statements that
// nothing is assigned between, those of one place are equal if they are written alike.
type location struct {
	base ir.Expr // the array, the pointer, or a place that is neither in an array nor pointed at
	i    ir.Expr // nil for the first element
}

func (a location) equal(b location) bool { return ir.Equal(a.base, b.base) && ir.Equal(a.i, b.i) }

// locationOf is where the place e is.
func locationOf(e ir.Expr) location {
	switch e := e.(type) {
	case *ir.Deref:
		return pointee(e.Ptr)
	case *ir.Index:
		return element(e.Base, e.I)
	}
	return location{base: e}
}

// pointee is where what p points at is; a pointer to an array is one to its first element.
func pointee(p ir.Expr) location {
	switch p := p.(type) {
	case *ir.PtrCast:
		return pointee(p.A)
	case *ir.Addr:
		return locationOf(p.Place)
	case *ir.PtrAdd:
		return element(p.Ptr, p.I)
	}
	return location{base: p}
}

// element is where element i of base is, an array or a pointer.
func element(base, i ir.Expr) location {
	at := pointee(base)
	if c, ok := i.(*ir.Const); ok && c.Bits == 0 {
		return at
	}
	if at.i != nil {
		at.base = base
	}
	return location{at.base, i}
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
		return ir.Equal(ir.Unconverted(m.A), s.Dst) || ir.Equal(ir.Unconverted(m.B), s.Dst)
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
