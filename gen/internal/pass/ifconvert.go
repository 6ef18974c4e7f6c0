package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// If-conversion. Two idioms go one way or the other as the data have it, and a processor guesses wrong about half of
// the time. They are done without a jump: what is not to change is assigned its old value anew.
//
// A search for a minimum or maximum in a loop, `if (d < least) { least = d; best = k; }`, becomes a mask that chooses
// between the bits of the old values and the new. The values are variables and constants, so that there is nothing to
// gain from not evaluating them.
//
// Sorting networks compare elements of shared memory and write these elements: `if (a[i] > a[j]) { t = a[i]; a[i] =
// a[j]; a[j] = t; }`. The condition has read every place that is written and every place that is read, so that nothing
// faults which would not have, and only the block's own threads see its shared memory, so that nobody can tell.

// The operations that take the place of branches.
const (
	opMask ir.Op = "sel.mask" // ones if its argument is true, else 0
	opPick ir.Op = "sel.pick" // (mask, a, b): a where the mask is ones, b where it is 0
	opMove ir.Op = "sel.move" // (condition, a, b): a if the condition is true, else b: a conditional move
)

// maxSwapped is the largest number of assignments in a branch on shared memory.
const maxSwapped = 4

// ifConvert converts the branches of a kernel.
func ifConvert(_ *Context, k *Kernel) *ir.Refusal {
	convertIfs(k.Func)
	return nil
}

// convertIfs changes the body of f, which is a copy.
func convertIfs(f *ir.Func) {
	w := &ifConverter{f: f, names: ir.NamesOf(f), addressed: ir.AddressedIn(f.Body), written: writtenIn(f.Body)}
	f.Body = w.list(f.Body, false)
}

// ifConverter is the state of convertIfs.
type ifConverter struct {
	f                  *ir.Func
	names              ir.Names
	addressed, written map[*ir.Var]bool
}

// list converts the branches in list, those inside others last.
func (w *ifConverter) list(list []ir.Stmt, inLoop bool) []ir.Stmt {
	var out []ir.Stmt
	for _, s := range list {
		if i, ok := s.(*ir.If); ok {
			if made := w.convert(i, inLoop); made != nil {
				out = append(out, made...)
				continue
			}
		}
		_, loop := s.(*ir.Loop)
		ir.MapBodies(s, func(l []ir.Stmt) []ir.Stmt { return w.list(l, inLoop || loop) })
		out = append(out, s)
	}
	return out
}

// convert returns what does the same as s without a jump, nil if s is no such branch.
func (w *ifConverter) convert(s *ir.If, inLoop bool) []ir.Stmt {
	if len(s.Else) > 0 {
		return nil
	}
	if inLoop && w.isMinMax(s) {
		mask := w.variable("mask", ir.U32, s)
		init := &ir.Builtin{X: ir.X{Typ: ir.U32, At: s.At}, Op: opMask, Args: []ir.Expr{s.Cond}}
		return append([]ir.Stmt{&ir.Declare{S: s.S, Var: mask, Init: init}}, chosen(s.Then, opPick, mask)...)
	}
	if w.isSwap(s) {
		cond := w.variable("swap", ir.Bool, s)
		return append([]ir.Stmt{&ir.Declare{S: s.S, Var: cond, Init: s.Cond}}, chosen(s.Then, opMove, cond)...)
	}
	return nil
}

func (w *ifConverter) variable(name string, t ir.Type, s *ir.If) *ir.Var {
	return &ir.Var{Name: w.names.Free(name, nil), Type: t, Kind: ir.Temp, Pos: s.At}
}

// chosen returns the statements of a branch, each assignment of which becomes one of the new or the old value.
func chosen(list []ir.Stmt, op ir.Op, by *ir.Var) (out []ir.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Block:
			out = append(out, chosen(s.List, op, by)...)
		case *ir.Assign:
			a := *s
			a.Src = &ir.Builtin{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: op,
				Args: []ir.Expr{ir.RefTo(by), s.Src, ir.CloneExpr(s.Dst, nil)}}
			out = append(out, &a)
		default:
			out = append(out, s)
		}
	}
	return out
}

// isMinMax reports whether s looks for a minimum or maximum.
func (w *ifConverter) isMinMax(s *ir.If) bool {
	c, ok := s.Cond.(*ir.Binary)
	if !ok || c.A.Type() != ir.F32 {
		return false
	}
	switch c.Op {
	case ir.Lt, ir.Le, ir.Gt, ir.Ge:
	default:
		return false
	}
	list := assignments(s.Then)
	if len(list) < 2 || len(list) > 3 {
		return false
	}
	found := false
	for i, a := range list {
		dst, ok := a.Dst.(*ir.Ref)
		if !ok || a.Op != ir.NoOp || !w.choosable(dst) || !w.atHand(a.Src) || assignedBy(list[:i], a.Src) {
			return false
		}
		best := ir.IsRef(c.A, dst.Var) && sameVar(a.Src, c.B) || ir.IsRef(c.B, dst.Var) && sameVar(a.Src, c.A)
		found = found || best
	}
	return found
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

// choosable reports whether the variable of r can be given one of two values.
func (w *ifConverter) choosable(r *ir.Ref) bool {
	return ir.IsPrivate(r.Var) && !w.addressed[r.Var] && movable(r.Typ)
}

// movable reports whether values of type t can be moved on a condition.
func movable(t ir.Type) bool { return t == ir.F32 || t == ir.I32 || t == ir.U32 }

// atHand reports whether e is a variable of the thread's or a constant.
func (w *ifConverter) atHand(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return ir.IsPrivate(e.Var) && !w.addressed[e.Var]
	}
	return false
}

// assignedBy reports whether e is a variable to which one of list assigns.
func assignedBy(list []*ir.Assign, e ir.Expr) bool {
	return slices.ContainsFunc(list, func(a *ir.Assign) bool { return sameVar(a.Dst, e) })
}

// sameVar reports whether a and b are one variable.
func sameVar(a, b ir.Expr) bool {
	r, ok := b.(*ir.Ref)
	return ok && ir.IsRef(a, r.Var)
}

// isSwap reports whether s chooses between elements of shared memory that its condition has read.
func (w *ifConverter) isSwap(s *ir.If) bool {
	if !computes(s.Cond) {
		return false
	}
	b := &swapBranch{ifConverter: w, temps: map[*ir.Var]bool{}}
	b.loads(s.Cond)
	return len(b.places) > 0 && b.fits(s.Then) && b.shared && b.assigns <= maxSwapped &&
		!slices.ContainsFunc(b.places, b.changed)
}

// swapBranch looks at a branch.
type swapBranch struct {
	*ifConverter
	places  []ir.Expr        // that the condition has read
	temps   map[*ir.Var]bool // declared in the branch
	private []*ir.Var        // variables of the thread's that the branch writes
	assigns int
	shared  bool // it writes to shared memory
}

// computes reports whether e has no operation that could do more than compute a value; loads are looked at elsewhere.
func computes(e ir.Expr) bool {
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
func (b *swapBranch) loads(e ir.Expr) {
	switch x := e.(type) {
	case *ir.Unary:
		b.loads(x.A)
	case *ir.Convert:
		b.loads(x.A)
	case *ir.Binary:
		b.loads(x.A)
		if x.Op != ir.LogAnd && x.Op != ir.LogOr {
			b.loads(x.B)
		}
	case *ir.Index, *ir.Deref:
		b.places = append(b.places, e)
	}
}

// read reports whether the condition has read the place e.
func (b *swapBranch) read(e ir.Expr) bool {
	return slices.ContainsFunc(b.places, func(p ir.Expr) bool { return samePlace(p, e) })
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
func (b *swapBranch) changed(e ir.Expr) (found bool) {
	ir.EachVar(e, func(v *ir.Var) { found = found || slices.Contains(b.private, v) })
	return found
}

// fits reports whether the statements of the branch can be done so.
func (b *swapBranch) fits(list []ir.Stmt) bool {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Block:
			if !b.fits(s.List) {
				return false
			}
		case *ir.Declare:
			if s.Init == nil || !movable(s.Var.Type) || b.addressed[s.Var] || !b.known(s.Init) {
				return false
			}
			b.temps[s.Var] = true
		case *ir.Assign:
			b.assigns++
			if s.Op != ir.NoOp || !movable(s.Dst.Type()) || !ir.Identical(s.Dst.Type(), s.Src.Type()) ||
				!b.known(s.Src) || !b.target(s.Dst) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// known reports whether e has been read, or is at hand.
func (b *swapBranch) known(e ir.Expr) bool { return b.atHand(e) || b.read(e) }

// target reports whether the place e may be written in any case.
func (b *swapBranch) target(e ir.Expr) bool {
	if r, ok := e.(*ir.Ref); ok {
		if !b.choosable(r) {
			return false
		}
		if !b.temps[r.Var] {
			b.private = append(b.private, r.Var)
		}
		return true
	}
	b.shared = true
	return b.read(e) && b.inShared(e)
}

// inShared reports whether a place is one in the shared memory of the block.
func (w *ifConverter) inShared(place ir.Expr) bool {
	if ir.PointsToShared(&ir.Addr{X: ir.X{Typ: &ir.Pointer{Elem: place.Type()}}, Place: place}) {
		return true
	}
	d, ok := place.(*ir.Deref)
	if !ok {
		return false
	}
	r, ok := d.Ptr.(*ir.Ref)
	if !ok || !ir.IsPrivate(r.Var) || w.written[r.Var] || w.addressed[r.Var] {
		return false
	}
	found := false
	ir.WalkStmts(w.f.Body, func(s ir.Stmt) bool {
		d, ok := s.(*ir.Declare)
		found = found || ok && d.Var == r.Var && d.Init != nil && ir.PointsToShared(d.Init)
		return !found
	})
	return found
}
