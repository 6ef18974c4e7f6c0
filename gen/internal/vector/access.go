package vector

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
)

// element notes an element that all threads read.
func (p *planner) element(e *ir.Index) bool {
	root, ok := p.rootOf(e, false)
	if !ok {
		return p.no(e.At, "the index of an element that all threads read cannot be checked before")
	}
	p.accesses = append(p.accesses, &Access{Elem: e, Same: true, Root: root, Loops: p.moves(e)})
	return true
}

// access notes an element for each thread.
func (p *planner) access(e *ir.Index, store bool) bool {
	if e.IsVolatile() {
		return p.no(e.At, "the access is volatile")
	}
	if w := p.streams[e]; w != nil {
		p.accesses = append(p.accesses, &Access{Elem: e, UnitStride: w, Store: store, Root: rootOfUnitStride(w)})
		return true
	}
	form, ok := p.row.Of(e.I)
	loops := p.moves(e)
	if !ok || form.Step != 1 || len(loops) == 0 {
		return p.no(e.At, "the access is not of unit stride")
	}
	root, ok := p.rootOf(e, true)
	if !ok {
		return p.no(e.At, "the indices of the access in all iterations cannot be checked before")
	}
	p.accesses = append(p.accesses, &Access{Elem: e, Store: store, Root: root, Loops: loops})
	return true
}

func rootOfUnitStride(w *affine.UnitStride) *ir.Var {
	if ref, ok := w.Base.(*ir.Ref); ok {
		return ref.Var
	}
	return ir.Root(w.Base)
}

// rootOf returns the variable that e is an element of. ok is false unless all indices have one value for all threads,
// but for the last one if vector says that e is an element for each thread, and can be computed before the threads run.
func (p *planner) rootOf(e *ir.Index, vector bool) (*ir.Var, bool) {
	for {
		form, ok := p.row.Of(e.I)
		if !ok || !vector && !form.Uniform() || len(form.NoWrap) > 0 || !ir.IsWord(e.I.Type()) || e.IsVolatile() ||
			!p.straight(e.I) {
			return nil, false
		}
		vector = false
		switch base := e.Base.(type) {
		case *ir.Ref:
			switch v := base.Var; {
			case ir.IsPointer(v.Type):
				return v, v.Kind == ir.Param && p.k.buffer(base)
			case v.Kind == ir.SharedVar:
				return v, true
			case v.Kind == ir.GlobalVar:
				return v, v.Space == ir.Constant && p.k.Constant(v) && !p.k.Assigned(v) && !p.k.Addressed(v)
			}
			return nil, false
		case *ir.Index:
			if _, array := base.Type().(*ir.Array); !array {
				return nil, false
			}
			e = base
		default:
			return nil, false
		}
	}
}

// straight reports whether the integer e changes by the same amount from each iteration of a loop to the next, in all
// iterations of the other loops, as long as it does not wrap around.
func (p *planner) straight(e ir.Expr) bool {
	e = p.resolved(e)
	moves := func(e ir.Expr) bool { return p.moves(e) != nil }
	for _, l := range p.around {
		if !linear(e, l.Var, moves) {
			return false
		}
	}
	return true
}

// linear reports whether e is c*v + d modulo a power of two, where c does not change and d does not depend on v.
func linear(e ir.Expr, v *ir.Var, moves func(ir.Expr) bool) bool {
	if !ir.MentionsVar(e, v) {
		return true
	}
	switch e := e.(type) {
	case *ir.Ref:
		return true
	case *ir.Unary:
		return e.Op == ir.Neg && linear(e.A, v, moves)
	case *ir.Binary:
		switch e.Op {
		case ir.Add, ir.Sub:
			return linear(e.A, v, moves) && linear(e.B, v, moves)
		case ir.Mul:
			return linear(e.A, v, moves) && linear(e.B, v, moves) && !(moves(e.A) && moves(e.B))
		case ir.Shl:
			return linear(e.A, v, moves) && !moves(e.B)
		}
	case *ir.Convert:
		if !ir.IsWord(e.Typ) || !ir.IsWord(e.A.Type()) || e.Sat {
			return false
		}
		return ir.IsRef(e.A, v) || ir.Sizeof(e.Typ) <= ir.Sizeof(e.A.Type()) && linear(e.A, v, moves)
	}
	return false
}

// apart reports whether it can be found out that no thread touches what another one writes. Accesses to one variable
// are compared when the vector runs, unless they are known to be the same element for each thread. Those that move
// with loops cannot be compared.
func (p *planner) apart() bool {
	for _, s := range p.accesses {
		for _, t := range p.accesses {
			if s.Store && s != t && s.Root == t.Root && (s.UnitStride == nil || t.UnitStride == nil) {
				return p.no(s.Elem.At, "threads may touch what others write in "+s.Root.Name)
			}
		}
	}
	return true
}

// Pair is a condition for the first version: accesses to two variables, or to one, must not overlap where one of them
// writes.
type Pair struct {
	UnitStrides [][2]*affine.UnitStride // accesses of which no thread may touch what another one does
	Other       *[2]*Access             // accesses of two variables: if these have no memory in common, that is enough
	Moves       bool                    // and it is the only thing that can be asked, as accesses move with loops
}

// pairs lists what must not overlap.
func (p *planner) pairs() (list []Pair) {
	seen := map[[2]*ir.Var]bool{}
	for _, s := range p.accesses {
		for _, t := range p.accesses {
			pair := [2]*ir.Var{s.Root, t.Root}
			if !s.Store || s == t || seen[pair] || certain(s, t) {
				continue
			}
			seen[pair] = true
			seen[[2]*ir.Var{t.Root, s.Root}] = true
			list = append(list, p.pair(s, t))
		}
	}
	return list
}

// certain reports whether s and t cannot have an element in common but for one thread.
func certain(s, t *Access) bool {
	if s.Root != t.Root {
		return s.Root.Kind != ir.Param || t.Root.Kind != ir.Param
	}
	return s.UnitStride != nil && s.UnitStride == t.UnitStride
}

// pair is about everything that the vector touches of the variables of s and t.
func (p *planner) pair(s, t *Access) Pair {
	var r Pair
	seen := map[[2]*affine.UnitStride]bool{}
	of := func(a *Access) bool { return a.Root == s.Root || a.Root == t.Root }
	for _, a := range p.accesses {
		for _, b := range p.accesses {
			if !a.Store || a == b || !of(a) || !of(b) || s.Root != t.Root && a.Root == b.Root || certain(a, b) {
				continue
			}
			if a.UnitStride == nil || b.UnitStride == nil {
				r.Moves = true
				continue
			}
			if !seen[[2]*affine.UnitStride{a.UnitStride, b.UnitStride}] {
				seen[[2]*affine.UnitStride{a.UnitStride, b.UnitStride}], seen[[2]*affine.UnitStride{b.UnitStride,
					a.UnitStride}] = true, true
				r.UnitStrides = append(r.UnitStrides, [2]*affine.UnitStride{a.UnitStride, b.UnitStride})
			}
		}
	}
	if s.Root != t.Root {
		r.Other = &[2]*Access{s, t}
	}
	return r
}

// indices are the indices of a, its own first.
func (a *Access) indices() (list []*ir.Index) {
	for e, ok := a.Elem, true; ok; e, ok = e.Base.(*ir.Index) {
		list = append(list, e)
	}
	return list
}

// at is e in the first iteration of the loops, in the second one of the loop next.
func (p *planner) at(e ir.Expr, loops []*Loop, next *Loop) ir.Expr {
	return replaced(p.resolved(e), func(v *ir.Var) ir.Expr {
		for _, l := range loops {
			if l.Var != v {
				continue
			}
			if l != next {
				return l.First
			}
			step := &ir.Const{X: ir.X{Typ: v.Type, At: e.Pos()}, Bits: uint64(l.Step)}
			if c, ok := l.First.(*ir.Const); ok {
				step.Bits += c.Bits
				return step
			}
			return &ir.Binary{X: step.X, Op: ir.Add, A: l.First, B: step}
		}
		return nil
	})
}

// Number is the number of an element among all elements of its buffer or array.
type Number struct {
	Index ir.Expr
	Elem  *ir.Index // the element, or the row of an array, that Index is the index of
	Outer *Number   // of the row that it is in, nil for none
}

// number is the number of e in the first iteration of the loops, in the second one of the loop next.
func (p *planner) number(e *ir.Index, loops []*Loop, next *Loop) *Number {
	n := &Number{Index: p.at(e.I, loops, next), Elem: e}
	if base, ok := e.Base.(*ir.Index); ok {
		n.Outer = p.number(base, loops, next)
	}
	return n
}

// Exprs lists the indices in n.
func (n *Number) Exprs() (list []ir.Expr) {
	for ; n != nil; n = n.Outer {
		list = append(list, n.Index)
	}
	return list
}
