package gocpu

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Sorting networks and searches compare elements of shared memory and write these elements, or not, as the data have it: `if (a[i] > a[j]) { t = a[i]; a[i] = a[j];
// a[j] = t; }`. The processor guesses wrong half of the time. Such a branch is written without a jump: what is not to change is written anew with its
// old value, which the processor moves on a condition. Only the block's own goroutine sees its shared memory, so nobody can tell. The condition has read every place that is written and every place
// that is read, so that nothing faults which would not have.

// maxSwapped is the largest number of assignments in such a branch.
const maxSwapped = 4

// swap writes s so if it is such a branch, and reports whether it did.
func (f *fn) swap(s *ir.If) bool {
	if !f.e.quick() || len(s.Else) > 0 || !f.calm(s.Cond) {
		return false
	}
	w := &swapping{f: f, temps: map[*ir.Var]bool{}}
	w.loads(s.Cond)
	if len(w.places) == 0 || !w.list(s.Then) || !w.shared || w.assigns > maxSwapped || slices.ContainsFunc(w.places, w.changed) {
		return false
	}
	yes := f.temp()
	f.line(s.At)
	f.declare(yes, f.value(s.Cond))
	f.swapped(s.Then, ident(yes))
	return true
}

// swapping looks at a branch.
type swapping struct {
	f       *fn
	places  []ir.Expr        // that the condition has read
	temps   map[*ir.Var]bool // declared in the branch
	private []*ir.Var        // variables of the thread's that the branch writes
	assigns int
	shared  bool // it writes to shared memory
}

// calm reports whether e has no operation that could do more than compute a value; loads are looked at elsewhere.
func (f *fn) calm(e ir.Expr) bool {
	ok := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Const, *ir.Ref, *ir.Unary, *ir.Convert, *ir.Index, *ir.Deref, *ir.Builtin:
		case *ir.Binary:
			ok = ok && e.Op != ir.Div && e.Op != ir.Rem
		default:
			ok = false
		}
		return ok
	})
	return ok
}

// loads notes the places that e reads whatever the values are.
func (w *swapping) loads(e ir.Expr) {
	switch x := e.(type) {
	case *ir.Unary:
		w.loads(x.A)
	case *ir.Convert:
		w.loads(x.A)
	case *ir.Binary:
		w.loads(x.A)
		if x.Op != ir.LogAnd && x.Op != ir.LogOr {
			w.loads(x.B)
		}
	case *ir.Index, *ir.Deref:
		w.places = append(w.places, e)
	}
}

// read reports whether the condition has read the place e.
func (w *swapping) read(e ir.Expr) bool {
	return slices.ContainsFunc(w.places, func(p ir.Expr) bool { return samePlace(p, e) })
}

// samePlace reports whether a and b are one place, as long as no variable in them changes.
func samePlace(a, b ir.Expr) bool {
	if x, ok := a.(*ir.Deref); ok {
		y, ok := b.(*ir.Deref)
		p, isVar := x.Ptr.(*ir.Ref)
		return ok && isVar && ir.Identical(x.Typ, y.Typ) && sameVar(p, y.Ptr)
	}
	_, index := b.(*ir.Index)
	return index && ir.Equal(a, b)
}

// changed reports whether a variable in e is one that the branch writes.
func (w *swapping) changed(e ir.Expr) (found bool) {
	exprVars(e, func(v *ir.Var) { found = found || slices.Contains(w.private, v) })
	return found
}

// list reports whether the statements of a branch can be done so.
func (w *swapping) list(list []ir.Stmt) bool {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Block:
			if !w.list(s.List) {
				return false
			}
		case *ir.Declare:
			if s.Init == nil || !chooseable(s.Var.Type) || w.f.facts.addressed[s.Var] || w.f.keeps(s.Var) || !w.value(s.Init) {
				return false
			}
			w.temps[s.Var] = true
		case *ir.Assign:
			w.assigns++
			if s.Op != ir.NoOp || !chooseable(s.Dst.Type()) || !ir.Identical(s.Dst.Type(), s.Src.Type()) || !w.value(s.Src) || !w.target(s.Dst) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// chooseable reports whether values of type t can be moved on a condition.
func chooseable(t ir.Type) bool { return t == ir.F32 || t == ir.I32 || t == ir.U32 }

// value reports whether e has been read, or is at hand.
func (w *swapping) value(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return private(e.Var) && !w.f.facts.addressed[e.Var]
	}
	return w.read(e)
}

// target reports whether the place e may be written in any case.
func (w *swapping) target(e ir.Expr) bool {
	if r, ok := e.(*ir.Ref); ok {
		if !w.f.chosen(r) || w.f.keeps(r.Var) {
			return false
		}
		if !w.temps[r.Var] {
			w.private = append(w.private, r.Var)
		}
		return true
	}
	w.shared = true
	return w.read(e) && w.f.placedInShared(e)
}

// placedInShared reports whether a place is one in the shared memory of the block.
func (f *fn) placedInShared(place ir.Expr) bool {
	if inShared(&ir.Addr{X: ir.X{Typ: &ir.Pointer{Elem: place.Type()}}, Place: place}) {
		return true
	}
	d, ok := place.(*ir.Deref)
	if !ok {
		return false
	}
	r, ok := d.Ptr.(*ir.Ref)
	if !ok || !private(r.Var) || f.facts.written[r.Var] || f.facts.addressed[r.Var] {
		return false
	}
	found := false
	ir.WalkStmts(f.f.Body, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		found = found || ok && d.Var == r.Var && d.Init != nil && inShared(d.Init)
		return !found
	})
	return found
}

// swapped writes the statements of a branch so.
func (f *fn) swapped(list []ir.Stmt, yes ex) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Block:
			f.swapped(s.List, yes)
		case *ir.Declare:
			f.line(s.At)
			f.declaration(s)
		case *ir.Assign:
			fn := map[ir.Type]string{ir.F32: "MoveF32", ir.I32: "MoveI32", ir.U32: "MoveU32"}[s.Dst.Type()]
			f.line(s.At)
			f.add(f.place(s.Dst).code().Op("=").Add(cmathFn(fn, yes, f.typed(f.value(s.Src), s.Dst.Type()), f.value(s.Dst)).bare()))
		}
	}
}
