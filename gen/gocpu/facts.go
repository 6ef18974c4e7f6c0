package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spell"
)

// class is how a pointer variable is held in Go.
type class uint8

const (
	slicePtr class = iota // a slice that starts where the pointer points, which is always the start of an object
	movedPtr              // simt.Ptr
	refPtr                // *T: C++ references
	memPtr                // simt.Addr: its own address is taken
)

// needs is what a device function wants from its caller besides its parameters.
type needs struct {
	blk    bool
	number bool // addresses of shared memory as numbers
	tid    [3]bool
	shared []*ir.Var
}

// facts is what the emitter knows of a set of functions before it writes them.
type facts struct {
	written   map[*ir.Var]bool // assigned, as a whole or in part, after its declaration
	addressed map[*ir.Var]bool // its address, or that of a part, is taken
	reads     map[*ir.Var]int  // uses that Go counts as uses
	class     map[*ir.Var]class
	needs     map[*ir.Func]*needs
	suspends  map[*ir.Func]bool
	recursive map[*ir.Func]bool // calls itself, perhaps through others
}

func gather(funcs []*ir.Func) *facts {
	fs := &facts{map[*ir.Var]bool{}, map[*ir.Var]bool{}, map[*ir.Var]int{}, map[*ir.Var]class{}, map[*ir.Func]*needs{}, map[*ir.Func]bool{}, recursive(funcs)}
	for _, f := range funcs {
		fs.scan(f)
	}
	for _, f := range funcs {
		fs.classify(f)
	}
	for changed := true; changed; {
		changed = false
		for _, f := range funcs {
			if fs.spreadClasses(f) || fs.widen(f) {
				changed = true
			}
			if fs.spreadNeeds(f) {
				changed = true
			}
		}
	}
	return fs
}

// recursive finds the functions that can reach themselves.
func recursive(funcs []*ir.Func) map[*ir.Func]bool {
	calls := map[*ir.Func][]*ir.Func{}
	for _, f := range funcs {
		walk(f.Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok {
				calls[f] = append(calls[f], c.Func)
			}
		}, nil)
	}
	found := map[*ir.Func]bool{}
	for _, f := range funcs {
		seen := map[*ir.Func]bool{}
		work := calls[f]
		for len(work) > 0 && !seen[f] {
			g := work[len(work)-1]
			work = work[:len(work)-1]
			if !seen[g] {
				seen[g] = true
				work = append(work[:len(work):len(work)], calls[g]...)
			}
		}
		if seen[f] {
			found[f] = true
		}
	}
	return found
}

// scan fills written, addressed and reads, and the needs of f itself.
func (fs *facts) scan(f *ir.Func) {
	n := &needs{}
	fs.needs[f] = n
	whole := map[ir.Expr]bool{}
	walk(f.Body, func(s ir.Stmt) {
		if dst := ir.Written(s); dst != nil {
			if v := ir.Root(dst); v != nil {
				fs.written[v] = true
			}
			if r, ok := dst.(*ir.Ref); ok {
				whole[r] = true
			}
		}
		if e, ok := s.(*ir.Effect); ok {
			n.op(e.Op)
			if info, ok := ir.OpInfoOf(e.Op); ok && info.Suspend {
				fs.suspends[f] = true
			}
			if e.Dst != nil && isPointer(e.Dst.Type()) {
				n.blk = true
			}
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.Ref:
			if !whole[e] {
				fs.reads[e.Var]++
			}
			n.ref(e.Var)
		case *ir.Addr:
			if v := ir.Root(e.Place); v != nil {
				fs.addressed[v] = true
			}
		case *ir.Builtin:
			n.op(e.Op)
		case *ir.PtrCast, *ir.Compose:
			n.blk = n.blk || mentionsPointer(e)
		case *ir.Index, *ir.Deref, *ir.FieldOf:
			if isPointer(e.Type()) {
				n.blk = true
			}
		}
	})
}

// mentionsPointer reports whether making e may have to look up or note an address.
func mentionsPointer(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.PtrCast:
		_, to := e.Type().(*ir.Pointer)
		_, from := e.A.Type().(*ir.Pointer)
		return to != from
	case *ir.Compose:
		for _, p := range e.Parts {
			if isPointer(p.Type()) {
				return true
			}
		}
	}
	return false
}

func (n *needs) op(op ir.Op) {
	switch op {
	case "id.thread.x":
		n.tid[0] = true
	case "id.thread.y":
		n.tid[1] = true
	case "id.thread.z":
		n.tid[2] = true
	case "id.block.x", "id.block.y", "id.block.z", "dim.block.x", "dim.block.y", "dim.block.z", "dim.grid.x", "dim.grid.y", "dim.grid.z", "io.printf", "flag.carry_get", "flag.carry_set", "mem.alloc", "mem.free":
		n.blk = true
	case "mem.shared_address", "mem.shared_number":
		n.blk, n.number = true, true
	default:
		n.blk = n.blk || spell.TakesBlock(op)
	}
}

func (n *needs) ref(v *ir.Var) bool {
	switch v.Kind {
	case ir.GlobalVar:
		n.blk = true
	case ir.SharedVar:
		for _, s := range n.shared {
			if s == v {
				return false
			}
		}
		n.shared = append(n.shared, v)
		return true
	}
	return false
}

// spreadNeeds adds the needs of what f calls to f's.
func (fs *facts) spreadNeeds(f *ir.Func) (changed bool) {
	n := fs.needs[f]
	walk(f.Body, func(s ir.Stmt) {
		c, ok := s.(*ir.Call)
		if !ok {
			return
		}
		if fs.suspends[c.Func] && !fs.suspends[f] {
			fs.suspends[f], changed = true, true
		}
		m := fs.needs[c.Func]
		if m == nil {
			return
		}
		if fs.recursive[c.Func] && !n.blk {
			n.blk, changed = true, true
		}
		if m.blk && !n.blk {
			n.blk, changed = true, true
		}
		if m.number && !n.number {
			n.number, changed = true, true
		}
		for i := range m.tid {
			if m.tid[i] && !n.tid[i] {
				n.tid[i], changed = true, true
			}
		}
		for _, v := range m.shared {
			if n.ref(v) {
				changed = true
			}
		}
	}, nil)
	return changed
}

// classify gives f's pointer variables their first class: as good as their types and the taking of addresses allow.
func (fs *facts) classify(f *ir.Func) {
	one := func(v *ir.Var) {
		p, ok := v.Type.(*ir.Pointer)
		switch {
		case !ok:
		case fs.addressed[v]:
			fs.class[v] = memPtr
			fs.needs[f].blk = true
		case p.Ref:
			fs.class[v] = refPtr
		case p.Elem == ir.Void, ir.Sizeof(p.Elem) == 0:
			fs.class[v] = movedPtr
		default:
			fs.class[v] = slicePtr
		}
	}
	for _, v := range f.Params {
		one(v)
	}
	walk(f.Body, func(s ir.Stmt) {
		if d, ok := s.(*ir.Declare); ok {
			one(d.Var)
		}
	}, nil)
}

// spreadClasses makes simt.Ptr of every slice variable that is given something that may point inside an object.
func (fs *facts) spreadClasses(f *ir.Func) (changed bool) {
	demote := func(v *ir.Var) {
		if v != nil && isPointer(v.Type) && fs.class[v] == slicePtr {
			fs.class[v], changed = movedPtr, true
		}
	}
	walk(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare:
			if s.Init != nil && !fs.sliceable(s.Init) {
				demote(s.Var)
			}
		case *ir.Assign:
			if r, ok := s.Dst.(*ir.Ref); ok && (s.Op != ir.NoOp || !fs.sliceable(s.Src)) {
				demote(r.Var)
			}
		case *ir.Effect:
			if r, ok := s.Dst.(*ir.Ref); ok {
				demote(r.Var)
			}
		case *ir.Call:
			if r, ok := s.Dst.(*ir.Ref); ok {
				demote(r.Var)
			}
			for i, a := range s.Args {
				if i < len(s.Func.Params) && !fs.sliceable(a) {
					demote(s.Func.Params[i])
				}
			}
		}
	}, nil)
	return changed
}

// sliceable reports whether the pointer e always points at the start of an object and can be written as a slice of it.
func (fs *facts) sliceable(e ir.Expr) bool {
	p, ok := e.Type().(*ir.Pointer)
	if !ok || p.Ref {
		return false
	}
	switch e := e.(type) {
	case *ir.Const, *ir.Zero, *ir.Str:
		return true
	case *ir.Ref:
		return fs.classOf(e.Var) == slicePtr
	case *ir.Addr:
		a, ok := e.Place.Type().(*ir.Array)
		if !ok || !ir.Identical(a.Elem, p.Elem) {
			return false
		}
		_, whole := e.Place.(*ir.Ref)
		return whole
	case *ir.PtrCast:
		q, ok := e.A.Type().(*ir.Pointer)
		return ok && ir.Identical(p.Elem, q.Elem) && fs.sliceable(e.A)
	}
	return false
}

// classOf is the class of a pointer variable; those of the module and of the block live in memory.
func (fs *facts) classOf(v *ir.Var) class {
	if v.Kind == ir.GlobalVar || v.Kind == ir.SharedVar {
		return memPtr
	}
	return fs.class[v]
}

// widen makes simt.Ptr of every reference that is used beyond the object it refers to, or passed on to one that is: a base class cast to what is derived
// from it (the curiously recurring template), an element from which others are reached.
func (fs *facts) widen(f *ir.Func) (changed bool) {
	var mark func(e ir.Expr, whole bool)
	mark = func(e ir.Expr, whole bool) {
		switch e := e.(type) {
		case *ir.Ref:
			if isPointer(e.Type()) && fs.class[e.Var] == refPtr {
				fs.class[e.Var], changed = movedPtr, true
			}
		case *ir.Addr:
			place := e.Place
			for {
				if field, ok := place.(*ir.FieldOf); ok && whole {
					place = field.Base
				} else {
					break
				}
			}
			if d, ok := place.(*ir.Deref); ok {
				mark(d.Ptr, whole)
			}
		case *ir.PtrCast:
			mark(e.A, whole)
		case *ir.PtrAdd:
			mark(e.Ptr, whole)
		case *ir.Select:
			mark(e.A, whole)
			mark(e.B, whole)
		}
	}
	wide := func(v *ir.Var) bool {
		p, ok := v.Type.(*ir.Pointer)
		return ok && p.Ref && fs.class[v] == movedPtr
	}
	walk(f.Body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Declare:
			if s.Init != nil && wide(s.Var) {
				mark(s.Init, true)
			}
		case *ir.Assign:
			if r, ok := s.Dst.(*ir.Ref); ok && wide(r.Var) {
				mark(s.Src, true)
			}
		case *ir.Call:
			for i, a := range s.Args {
				if i < len(s.Func.Params) && wide(s.Func.Params[i]) {
					mark(a, true)
				}
			}
		}
	}, func(e ir.Expr) {
		switch e := e.(type) {
		case *ir.PtrCast:
			from, ok := e.A.Type().(*ir.Pointer)
			to, isPtr := e.Type().(*ir.Pointer)
			if ok && isPtr && ir.Sizeof(to.Elem) > ir.Sizeof(from.Elem) {
				mark(e.A, true)
			}
		case *ir.PtrAdd:
			mark(e.Ptr, false)
		case *ir.Index:
			if isPointer(e.Base.Type()) {
				mark(e.Base, false)
			}
		}
	})
	return changed
}
