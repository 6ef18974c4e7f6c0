// Package usage says how functions use their variables, and what they need besides their parameters: the indices of
// the thread, shared variables, the block.
package usage

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
)

// Needs is what a function needs from its caller besides its arguments, for itself and for the functions that it calls.
type Needs struct {
	Block         bool      // it does something that the block or the launch must be known for
	SharedNumbers bool      // it uses addresses of shared memory as numbers
	Thread        [3]bool   // the index of the thread in x, y and z
	Shared        []*ir.Var // the shared variables, by first use
}

// Info is what is known of a set of functions.
type Info struct {
	Written   map[*ir.Var]bool  // assigned, as a whole or in part, after its declaration
	Addressed map[*ir.Var]bool  // its address, or that of a part, is taken
	Reads     map[*ir.Var]int   // how often it is mentioned other than as a whole that is assigned
	Suspends  map[*ir.Func]bool // threads wait for each other in it or in what it calls
	Recursive map[*ir.Func]bool // calls itself, perhaps through others
	Needs     map[*ir.Func]*Needs
	block     func(ir.Op) bool
}

// Analyse looks at functions, each with all that it calls. block names the operations for which the block must be
// known, besides indices and sizes of the block and the grid.
func Analyse(funcs []*ir.Func, block func(ir.Op) bool) *Info {
	u := &Info{map[*ir.Var]bool{}, map[*ir.Var]bool{}, map[*ir.Var]int{}, map[*ir.Func]bool{}, Recursive(funcs),
		map[*ir.Func]*Needs{}, block}
	for _, f := range funcs {
		u.scan(f)
	}
	for _, f := range funcs {
		u.pointers(f)
	}
	for changed := true; changed; {
		changed = false
		for _, f := range funcs {
			if u.spread(f) {
				changed = true
			}
		}
	}
	return u
}

// Recursive finds the functions that can reach themselves.
func Recursive(funcs []*ir.Func) map[*ir.Func]bool {
	calls := map[*ir.Func][]*ir.Func{}
	for _, f := range funcs {
		ir.VisitReachable(f.Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok {
				calls[f] = append(calls[f], c.Func)
			}
		}, nil)
	}
	found := map[*ir.Func]bool{}
	for _, group := range Groups(funcs, func(f *ir.Func) []*ir.Func { return calls[f] }) {
		for _, f := range group {
			if len(group) > 1 || slices.Contains(calls[f], f) {
				found[f] = true
			}
		}
	}
	return found
}

// Groups are the functions that can reach each other, callees before callers (Tarjan, Depth-First Search and Linear
// Graph Algorithms, 1972).
func Groups(funcs []*ir.Func, callees func(*ir.Func) []*ir.Func) (list [][]*ir.Func) {
	number, low, open := map[*ir.Func]int{}, map[*ir.Func]int{}, map[*ir.Func]bool{}
	var stack []*ir.Func
	var visit func(f *ir.Func)
	visit = func(f *ir.Func) {
		number[f] = len(number) + 1
		low[f], open[f] = number[f], true
		first := len(stack)
		stack = append(stack, f)
		for _, g := range callees(f) {
			if number[g] == 0 {
				visit(g)
			}
			if open[g] {
				low[f] = min(low[f], low[g])
			}
		}
		if low[f] < number[f] {
			return
		}
		group := append([]*ir.Func(nil), stack[first:]...)
		for _, g := range group {
			open[g] = false
		}
		stack = stack[:first]
		list = append(list, group)
	}
	for _, f := range funcs {
		if number[f] == 0 {
			visit(f)
		}
	}
	return list
}

// Suspending finds the functions that hold a statement for which waits is true, or a call of such a function.
func Suspending(funcs []*ir.Func, waits func(ir.Stmt) bool) map[*ir.Func]bool {
	found := map[*ir.Func]bool{}
	for changed := true; changed; {
		changed = false
		for _, f := range funcs {
			if found[f] {
				continue
			}
			ir.VisitReachable(f.Body, func(s ir.Stmt) {
				c, ok := s.(*ir.Call)
				if waits(s) || ok && found[c.Func] {
					found[f], changed = true, true
				}
			}, nil)
		}
	}
	return found
}

// scan notes how f uses variables, and what it needs itself.
func (u *Info) scan(f *ir.Func) {
	n := &Needs{}
	u.Needs[f] = n
	whole := map[ir.Expr]bool{}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if dst := ir.Written(s); dst != nil {
			if v := ir.Root(dst); v != nil {
				u.Written[v] = true
			}
			if r, ok := dst.(*ir.Ref); ok {
				whole[r] = true
			}
		}
		if e, ok := s.(*ir.Effect); ok {
			u.op(n, e.Op)
			if ir.Suspends(e) {
				u.Suspends[f] = true
			}
			n.Block = n.Block || e.Dst != nil && ir.IsPointer(e.Dst.Type())
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			if !whole[e] {
				u.Reads[e.Var]++
			}
			n.variable(e.Var)
		case *ir.Addr:
			if v := ir.Root(e.Place); v != nil {
				u.Addressed[v] = true
			}
		case *ir.Builtin:
			u.op(n, e.Op)
		case *ir.PtrCast, *ir.Compose:
			n.Block = n.Block || makesAddress(e)
		case *ir.Index, *ir.Deref, *ir.FieldOf:
			n.Block = n.Block || ir.IsPointer(e.Type())
		}
	})
}

// makesAddress reports whether making e may have to look up or note an address.
func makesAddress(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.PtrCast:
		return ir.IsPointer(e.Typ) != ir.IsPointer(e.A.Type())
	case *ir.Compose:
		return slices.ContainsFunc(e.Parts, func(p ir.Expr) bool { return ir.IsPointer(p.Type()) })
	}
	return false
}

// pointers notes that a pointer variable whose own address is taken holds its value as an address in memory.
func (u *Info) pointers(f *ir.Func) {
	one := func(v *ir.Var) {
		if ir.IsPointer(v.Type) && u.Addressed[v] {
			u.Needs[f].Block = true
		}
	}
	for _, v := range f.Params {
		one(v)
	}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			one(d.Var)
		}
	}, nil)
}

// op notes what an operation needs.
func (u *Info) op(n *Needs, op ir.Op) {
	switch op {
	case "id.thread.x":
		n.Thread[0] = true
	case "id.thread.y":
		n.Thread[1] = true
	case "id.thread.z":
		n.Thread[2] = true
	case "id.block.x", "id.block.y", "id.block.z", "dim.block.x", "dim.block.y", "dim.block.z", "dim.grid.x", "dim.grid.y",
		"dim.grid.z":
		n.Block = true
	case "mem.shared_address", "mem.shared_number":
		n.Block, n.SharedNumbers = true, true
	default:
		n.Block = n.Block || u.block(op)
	}
}

// variable notes the use of v and reports whether that is a shared variable not seen before.
func (n *Needs) variable(v *ir.Var) bool {
	switch v.Kind {
	case ir.GlobalVar:
		n.Block = true
	case ir.SharedVar:
		if !slices.Contains(n.Shared, v) {
			n.Shared = append(n.Shared, v)
			return true
		}
	}
	return false
}

// spread adds the needs of what f calls to f's.
func (u *Info) spread(f *ir.Func) (changed bool) {
	n := u.Needs[f]
	set := func(to *bool, from bool) {
		if from && !*to {
			*to, changed = true, true
		}
	}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		c, ok := s.(*ir.Call)
		if !ok {
			return
		}
		if u.Suspends[c.Func] && !u.Suspends[f] {
			u.Suspends[f], changed = true, true
		}
		m := u.Needs[c.Func]
		if m == nil {
			return
		}
		set(&n.Block, u.Recursive[c.Func]) // which counts how deep its calls nest
		set(&n.Block, m.Block)
		set(&n.SharedNumbers, m.SharedNumbers)
		for i := range m.Thread {
			set(&n.Thread[i], m.Thread[i])
		}
		for _, v := range m.Shared {
			if n.variable(v) {
				changed = true
			}
		}
	}, nil)
	return changed
}
