package pass

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/access"
	"github.com/kbind/kbind/gen/internal/definite"
	"github.com/kbind/kbind/gen/internal/pointers"
	"github.com/kbind/kbind/gen/internal/usage"
)

// checks is what instrumentation knows of the functions that it has seen.
type checks struct {
	addressed map[*ir.Var]bool // a variable's address is taken
	copied    map[*ir.Var]bool // an implicit copy of a monitored local fills it
	unfilled  map[*ir.Var]bool // no function that gets its address writes all of this local struct
	fills     map[*ir.Var]bool // see there
	written   map[*ir.Var]bool
	monitored map[*ir.Func]map[*ir.Var]bool
	definite  *definite.Analysis
	shared    map[*ir.Func][]*ir.Var // the shared variables that device functions reach
	constCast bool                   // a pointer to const becomes one to what may be written
	pointed   map[*ir.Struct]bool    // structs that pointers may find half written in local arrays
	arguments map[*ir.Var]bool       // the parameters of kernels
}

// newChecks begins. What kbind's own functions leave unset is not the user's.
func (c *Context) newChecks() *checks {
	k := &checks{addressed: map[*ir.Var]bool{}, copied: map[*ir.Var]bool{}, unfilled: map[*ir.Var]bool{},
		fills: map[*ir.Var]bool{}, written: map[*ir.Var]bool{}, monitored: map[*ir.Func]map[*ir.Var]bool{}}
	k.definite = definite.New(definite.Config{
		Addressed: k.isAddressed,
		Wanted:    func(v *ir.Var) bool { return c.users(v.Pos) },
	})
	k.constCast, _ = Casts(c.m)
	k.pointed, k.arguments = c.pointedStructs(), map[*ir.Var]bool{}
	for _, kernel := range c.m.Kernels {
		if kernel.Func != nil {
			for _, p := range kernel.Func.Params {
				k.arguments[p] = true
			}
		}
	}
	k.shared = map[*ir.Func][]*ir.Var{}
	device := c.Device()
	u := usage.Analyse(device, func(ir.Op) bool { return false })
	for _, f := range device {
		k.shared[f] = u.Needs[f].Shared
	}
	return k
}

// sharedBy lists the shared variables that the kernel f reaches.
func (k *checks) sharedBy(f *ir.Func) (list []*ir.Var) {
	add := func(vars ...*ir.Var) {
		for _, v := range vars {
			if !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
	}
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		if call, ok := s.(*ir.Call); ok {
			add(k.shared[call.Func]...)
		}
	}, func(e ir.Expr) {
		if r, ok := e.(*ir.Ref); ok && r.Var.Kind == ir.SharedVar {
			add(r.Var)
		}
	})
	return list
}

// note looks at how f uses its variables.
func (k *checks) note(f *ir.Func) {
	u := usage.Analyse([]*ir.Func{f}, func(ir.Op) bool { return false })
	for v := range u.Addressed {
		k.addressed[v] = true
	}
	for v := range u.Written {
		k.written[v] = true
	}
}

func (k *checks) isAddressed(v *ir.Var) bool { return k.addressed[v] }

// changes reports whether a thread may change the variable v.
func (k *checks) changes(v *ir.Var) bool { return k.written[v] || k.addressed[v] }

// Casts looks at the casts of pointers in m: whether a pointer to const becomes one to what may be written, and what
// the smallest accesses are, in bytes, that the types of pointers before the casts do not show; 0 for none.
func Casts(m *ir.Module) (constCast bool, granule int) {
	known := map[*ir.Struct]int{}
	for _, f := range Funcs(m) {
		ir.Walk(f.Body, nil, func(x ir.Expr) {
			p, ok := x.(*ir.PtrCast)
			if !ok {
				return
			}
			from, ok := p.A.Type().(*ir.Pointer)
			to, ok2 := p.Typ.(*ir.Pointer)
			if !ok || !ok2 || from.Elem == ir.Void || to.Elem == ir.Void {
				return
			}
			constCast = constCast || from.Const && !to.Const
			if n := ir.SmallestIn(to.Elem, known); n < ir.SmallestIn(from.Elem, known) && (granule == 0 || n < granule) {
				granule = n
			}
		})
	}
	return constCast, granule
}

// entry decides which variables have shadows, and which elements of parameters are exempt, and makes what a kernel
// does for that before its threads run. Most accesses to buffers cannot race: the kernel writes nothing there, or each
// thread accesses its own element only. They are exempt (see package access). How many elements are is the buffer's
// length, or 0 where they count after all: when another argument is the same memory and written, when the shape of the
// launch does not give each thread an element of its own, and when not all of the buffer has been written before.
func (in *instrumenter) entry(k *ir.Kernel) {
	for _, v := range in.c.checks.sharedBy(in.f) {
		in.shadows[v] = in.atEntry(v, "Shadow", &ir.Pointer{Elem: ir.Void}, "check.share", address(ir.RefTo(v)))
	}
	classes := pointers.Analyse([]*ir.Func{in.f}, in.c.checks.isAddressed)
	locals := access.Fixed(in.f.Body, in.c.checks.changes)
	uses := access.Of(in.f, in.c.checks.constCast)
	for i, v := range in.f.Params {
		p, ok := v.Type.(*ir.Pointer)
		switch u := uses[v]; {
		case !ok:
		case p.Space == ir.Shared:
			in.entries = append(in.entries, effect("check.share", 0, ir.RefTo(v)))
		case u == nil || in.c.checks.changes(v) || classes.Class(v) != pointers.Start || len(u.Indices) == 0:
		case !u.Written:
			in.exempt[v] = in.atEntry(v, "Exempt", ir.I64, "check.exempt.read", ir.RefTo(v))
		default:
			o := access.OwnElement(u.Indices, locals, in.c.checks.changes)
			if o == nil || u.Escapes {
				in.shadows[v] = in.atEntry(v, "Shadow", &ir.Pointer{Elem: ir.Void}, "check.parameter", ir.RefTo(v))
				continue
			}
			block := &ir.Const{X: ir.X{Typ: ir.I64}, Bits: uint64(o.Block)}
			in.exempt[v] = in.atEntry(v, "Exempt", ir.I64, "check.exempt.own", ir.RefTo(v), block, width(o))
			if isOut(k, i) {
				in.marks[v] = in.atEntry(v, "Marks", &ir.Pointer{Elem: ir.Void}, "check.exempt.marks", ir.RefTo(v))
			}
		}
	}
}

// What a launch leaves unwritten of an output (`//kbind:out`) is reported at its end. The shadow knows it; stores that
// are exempt from the shadow leave marks.

// isOut reports whether parameter i of k is an output that launches are to write all of: it is not cleared before.
func isOut(k *ir.Kernel, i int) bool {
	p := k.Params[i]
	_, pointer := p.Type.(*ir.Pointer)
	return pointer && p.Dir == ir.Out && !slices.Contains(k.Attrs.Zero, p.Name)
}

// outSites lists for each parameter of k the site of its declaration if it is an output, else 0.
func (c *Context) outSites(k *ir.Kernel) []int {
	list := make([]int, len(k.Params))
	for i, p := range k.Params {
		if isOut(k, i) && c.users(p.Pos) && c.position(p.Pos).Line > 0 {
			list[i] = c.siteOf(p.Pos, p.Pos, ir.Site{Words: p.Name, Write: true})
		}
	}
	return list
}

// width is that of the rows that an index counts through, 0 for an index in one dimension.
func width(o *access.Own) ir.Expr {
	w := ir.Expr(&ir.Const{X: ir.X{Typ: ir.I64}})
	switch x := o.Width.(type) {
	case *ir.Const:
		return &ir.Const{X: ir.X{Typ: ir.I64}, Bits: x.Bits}
	case *ir.Ref:
		return x
	}
	return w
}

// atEntry makes the shadow of v that an operation gives, which the kernel does once for the block.
func (in *instrumenter) atEntry(v *ir.Var, suffix string, t ir.Type, op ir.Op, args ...ir.Expr) *ir.Var {
	shadow := in.shadowFor(v, suffix, t)
	e := effect(op, 0, args...)
	e.Dst = ir.RefTo(shadow)
	in.entries = append(in.entries, e)
	return shadow
}

// holdsWarpLoop reports whether the threads of a warp exchange values in f, which is in regions.
func holdsWarpLoop(f *ir.Func) (found bool) {
	ir.WalkReachable(f.Body, func(s ir.Stmt) bool {
		_, w := s.(*ir.WarpLoop)
		found = found || w
		return !found
	})
	return found
}
