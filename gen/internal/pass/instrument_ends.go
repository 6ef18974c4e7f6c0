package pass

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// A local may be pointed at by what outlives it: a variable of an outer block, the result of the function, or memory.
// Such a local lies in monitored memory, and checked execution is told where its life ends, so that an access through
// the pointer after that is found. Which locals these are is found without regard to the order of statements; what a
// function that is called keeps of its arguments is not looked at, but for its result and for pointers that it is
// given the address of.

// outlived is the locals of a function that may be pointed at after their ends.
type outlived struct {
	locals map[*ir.Var]bool
	ends   map[ir.Stmt][]*ir.Var // the statements after which they have ended
}

// outlivedIn finds them for f.
func (c *Context) outlivedIn(f *ir.Func) *outlived {
	h := &holdings{held: map[*ir.Var]map[*ir.Var]bool{}, kept: map[*ir.Var]bool{}, homes: map[*ir.Var]*home{},
		known: map[[2]ir.Type]bool{}}
	h.scopes(f.Body, nil)
	for h.more = true; h.more; {
		h.more = false
		ir.WalkReachable(f.Body, func(s ir.Stmt) bool { h.stmt(s); return true })
	}
	o := &outlived{map[*ir.Var]bool{}, map[ir.Stmt][]*ir.Var{}}
	for v, at := range h.homes {
		if v.Kind != ir.Local || ir.IsPointer(v.Type) || isEmpty(v.Type) || !c.users(v.Pos) || !h.outlives(v) {
			continue
		}
		o.locals[v] = true
		for _, s := range at.ends() {
			o.ends[s] = append(o.ends[s], v)
		}
	}
	for _, list := range o.ends {
		slices.SortFunc(list, func(a, b *ir.Var) int {
			return cmp.Or(cmp.Compare(a.Pos, b.Pos), cmp.Compare(a.Name, b.Name))
		})
	}
	return o
}

// home is the list of statements that declares a local.
type home struct {
	list  []ir.Stmt
	in    ir.Stmt // which the list belongs to; nil for that of the function
	outer *home
}

// ends lists the statements after which what the list declares has ended: its last one, and those around it to whose
// ends jumps lead.
func (h *home) ends() (list []ir.Stmt) {
	if h.outer == nil {
		return nil // the function's end
	}
	switch last := h.list[len(h.list)-1]; last.(type) {
	case *ir.Break, *ir.Continue, *ir.Return, *ir.Goto, *ir.Leave:
	default:
		list = append(list, last)
	}
	for ; h != nil; h = h.outer {
		switch h.in.(type) {
		case *ir.Loop, *ir.Switch, *ir.Region:
			list = append(list, h.in)
		}
	}
	return list
}

// within reports whether h is o or lies inside.
func (h *home) within(o *home) bool {
	for ; h != nil; h = h.outer {
		if h == o {
			return true
		}
	}
	return false
}

// holdings is which variables may hold the addresses of which locals.
type holdings struct {
	held  map[*ir.Var]map[*ir.Var]bool
	kept  map[*ir.Var]bool // those whose addresses are returned, or stored in memory
	homes map[*ir.Var]*home
	more  bool
	known map[[2]ir.Type]bool // what holdsPointerTo says
}

func (h *holdings) scopes(list []ir.Stmt, at *home) {
	if at == nil {
		at = &home{list: list}
	}
	for _, s := range list {
		if d, ok := s.(*ir.Declare); ok {
			h.homes[d.Var] = at
		}
		for _, inner := range ir.Bodies(s) {
			h.scopes(inner, &home{inner, s, at})
		}
	}
}

// outlives reports whether the address of v may be held by what outlives it.
func (h *holdings) outlives(v *ir.Var) bool {
	if h.kept[v] {
		return true
	}
	for by, held := range h.held {
		if held[v] && by != v && !h.homes[by].within(h.homes[v]) {
			return true
		}
	}
	return false
}

func (h *holdings) stmt(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Declare:
		if s.Init != nil {
			h.give(ir.RefTo(s.Var), h.addresses(s.Init))
		}
	case *ir.Assign:
		h.give(s.Dst, h.addresses(s.Src))
	case *ir.Return:
		if s.Val != nil {
			h.give(nil, h.addresses(s.Val))
		}
	case *ir.Call:
		h.call(s)
	}
}

// call notes what a function may do with addresses that it is passed: return them, and store them in pointers whose
// addresses it is passed.
func (h *holdings) call(s *ir.Call) {
	passed := map[*ir.Var]bool{}
	for _, a := range s.Args {
		for v := range h.addresses(a) {
			passed[v] = true
		}
	}
	if s.Dst != nil && hasPointer(s.Dst.Type()) {
		h.give(s.Dst, passed)
	}
	for p := range passed {
		for v := range passed {
			if h.points(p.Type, v.Type) {
				h.give(ir.RefTo(p), map[*ir.Var]bool{v: true})
			}
		}
	}
}

// points is holdsPointerTo, which looks at large types once.
func (h *holdings) points(t, o ir.Type) bool {
	pair := [2]ir.Type{t, o}
	is, known := h.known[pair]
	if !known {
		is = holdsPointerTo(t, o)
		h.known[pair] = is
	}
	return is
}

// give notes that dst is given the addresses of locals; nil stands for the function's result.
func (h *holdings) give(dst ir.Expr, locals map[*ir.Var]bool) {
	for v := range locals {
		set := h.kept
		if by := rootOf(dst); by == v {
			continue
		} else if by != nil {
			if set = h.held[by]; set == nil {
				set = map[*ir.Var]bool{}
				h.held[by] = set
			}
		}
		h.more = h.more || !set[v]
		set[v] = true
	}
}

func rootOf(e ir.Expr) *ir.Var {
	if e == nil {
		return nil
	}
	if v := ir.Root(e); v != nil && (v.Kind == ir.Local || v.Kind == ir.Temp) {
		return v
	}
	return nil
}

// addresses are the locals whose addresses the value of e may have.
func (h *holdings) addresses(e ir.Expr) map[*ir.Var]bool {
	found := map[*ir.Var]bool{}
	if !hasPointer(e.Type()) {
		return found
	}
	ir.WalkExprs(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Addr:
			if v := ir.Root(x.Place); v != nil {
				if h.homes[v] != nil {
					found[v] = true
				}
				return false
			}
		case *ir.Ref:
			for v := range h.held[x.Var] {
				found[v] = true
			}
		}
		return true
	})
	return found
}

// hasPointer reports whether an object of type t is a pointer or has one.
func hasPointer(t ir.Type) bool { return ir.SomePart(t, ir.IsPointer) }

// holdsPointerTo reports whether an object of type t has a pointer to an object of type o, or to a part of one.
func holdsPointerTo(t, o ir.Type) bool {
	return ir.SomePart(t, func(t ir.Type) bool {
		p, ok := t.(*ir.Pointer)
		return ok && (p.Elem == ir.Void || ir.SomePart(o, func(part ir.Type) bool { return ir.Identical(p.Elem, part) }))
	})
}
