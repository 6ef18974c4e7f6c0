package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/invariant"
)

// hoist writes the loop s, which write writes, and before it what is the same in all its iterations.
func (f *fn) hoist(s *ir.Loop, write func()) {
	if f.checked() || f.e.opt.Slow || f.ph != nil &&
		!f.ph.inTurns { // outside of the threads' turns their values are not there
		write()
		return
	}
	if f.motion == nil { // the outermost loop
		f.motion, f.named = invariant.Analyse(s, f.motionConfig()), map[ir.Expr]string{}
		defer func() { f.motion, f.named = nil, nil }()
	}
	found := f.motion[s]
	if found == nil {
		found = &invariant.Loop{}
	}
	names := make([]string, len(found.Exprs))
	for i, x := range found.Exprs {
		names[i] = f.temp()
		for _, e := range x.Uses {
			f.named[e] = names[i]
		}
	}
	for _, d := range found.Declares {
		f.moved[d] = true
	}
	loop := f.block(write)
	for _, x := range found.Exprs {
		for _, e := range x.Uses {
			delete(f.named, e)
		}
	}
	for _, d := range found.Declares {
		delete(f.moved, d)
	}
	for _, d := range found.Wanted {
		f.line(d.At)
		f.declaration(d)
	}
	for i, x := range found.Exprs {
		if x.Wanted {
			f.declare(names[i], f.typed(f.value(x.Expr), x.Expr.Type()))
		}
	}
	f.line(s.At)
	*f.out = append(*f.out, loop...)
}

// motionConfig is what the analysis of a nest of loops has to know.
func (f *fn) motionConfig() invariant.Config {
	dropped := func(v *ir.Var) bool { return f.fast != nil && f.fast.Row.Dropped[v] }
	return invariant.Config{
		Fixed: func(v *ir.Var) bool { return !f.facts.addressed[v] && !isPointer(v.Type) },
		Movable: func(d *ir.Declare) bool {
			_, scalar := d.Var.Type.(ir.Scalar)
			flat := f.flat != nil && f.flat.hoisted[d.Var]
			return scalar && !flat && !f.facts.written[d.Var] && f.facts.reads[d.Var] > 0 && !dropped(d.Var)
		},
		Gone: func(d *ir.Declare) bool { return dropped(d.Var) },
		Replaced: func(e ir.Expr) bool {
			i, ok := e.(*ir.Index)
			return ok && f.fast != nil && f.fast.slices[i] != ""
		},
		Written: asTruth,
	}
}

// asTruth is e as it is written: two truth values are compared as such instead of as numbers.
func asTruth(e ir.Expr) ir.Expr {
	if b, ok := e.(*ir.Binary); ok && (b.Op == ir.Eq || b.Op == ir.Ne) {
		if x, y := truth(b.A), truth(b.B); x != nil && y != nil {
			return &ir.Binary{X: b.X, Op: b.Op, A: x, B: y}
		}
	}
	return e
}
