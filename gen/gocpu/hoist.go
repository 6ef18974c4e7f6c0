package gocpu

import (
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/invariant"
)

// hoist writes the loop s, which write writes, and before it what is the same in all its rounds.
func (f *fn) hoist(s *ir.Loop, write func()) {
	if f.checked() || f.e.opt.Slow || f.ph != nil && !f.ph.inTurns { // outside of the threads' turns their values are not there
		write()
		return
	}
	if f.named == nil {
		f.named, f.mentioned = map[ir.Expr]string{}, map[any]bool{}
	}
	found := invariant.Find(s, func(v *ir.Var) bool { return !f.facts.addressed[v] && !isPointer(v.Type) }, f.movable, func(e ir.Expr) bool {
		if i, ok := e.(*ir.Index); ok && f.fast != nil && f.fast.slices[i] != "" {
			return true
		}
		return f.named[e] != ""
	})
	names := make([]string, len(found.Exprs))
	for i, x := range found.Exprs {
		names[i] = f.temp()
		for _, e := range x.Uses {
			f.named[e] = names[i]
		}
	}
	for _, d := range found.Declares {
		f.moved[d] = true
		delete(f.mentioned, d.Var)
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
	// Only what is mentioned is declared. The last may mention those before.
	var before [][]jen.Code
	for i, x := range slices.Backward(found.Exprs) {
		if f.mentioned[names[i]] {
			before = append(before, f.block(func() { f.declare(names[i], f.typed(f.value(x.Expr), x.Expr.Type())) }))
		}
	}
	for _, d := range slices.Backward(found.Declares) {
		if f.mentioned[d.Var] {
			before = append(before, f.block(func() {
				f.line(d.At)
				f.declaration(d)
			}))
		}
	}
	for _, list := range slices.Backward(before) {
		*f.out = append(*f.out, list...)
	}
	f.line(s.At)
	*f.out = append(*f.out, loop...)
}

// movable reports whether the variable of d may be declared before the loop around d.
func (f *fn) movable(d *ir.Declare) bool {
	_, scalar := d.Var.Type.(ir.Scalar)
	flat := f.flat != nil && f.flat.hoisted[d.Var]
	return scalar && !flat && !f.moved[d] && !f.facts.written[d.Var] && f.facts.reads[d.Var] > 0 && !(f.fast != nil && f.fast.Row.Dropped[d.Var])
}
