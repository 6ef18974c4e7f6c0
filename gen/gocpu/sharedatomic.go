package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// update writes an atomic operation as the plain one that u says.
func (f *fn) update(s *ir.Effect, u *plan.Update) {
	t := u.Place.Type()
	if !u.Checked && s.Dst == nil && !u.Op.IsCompare() {
		f.assign(&ir.Assign{S: s.S, Dst: u.Place, Op: u.Op, Src: s.Args[1]})
		return
	}
	p := f.bind(f.place(u.Place).addr(), ir.Void)
	v := f.bind(f.typed(f.value(s.Args[1]), t), t)
	here := ex{c: p.c, prec: precPrimary, deref: true}
	old := f.bind(here, t)
	set := func(x ex) jot.Code { return here.code().Op("=").Add(x.bare()) }
	switch {
	case u.Op.IsCompare():
		f.add(jot.If(f.arith(u.Op, t, t, v, old).code()).Block(set(v)))
	case u.Op == ir.NoOp:
		f.add(set(v))
	default:
		f.add(set(f.arith(u.Op, t, t, old, v)))
	}
	if s.Dst != nil {
		f.effectResult(s, old)
	}
}
