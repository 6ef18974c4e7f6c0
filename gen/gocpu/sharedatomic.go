package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// One goroutine runs a block, so nobody else sees the block's shared memory: an atomic operation on it is a plain one.

// plainOps are the operators that atomic operations apply.
var plainOps = map[ir.Op]ir.BinaryOp{
	"atomic.add": ir.Add, "atomic.sub": ir.Sub, "atomic.and": ir.And, "atomic.or": ir.Or, "atomic.xor": ir.Xor,
	"atomic.exch": ir.NoOp,
	"atomic.min":  ir.Lt, "atomic.max": ir.Gt,
}

// sharedAtomic writes an atomic operation on shared memory as a plain one, and reports whether it did. One that is
// instrumented stays atomic for those who look.
func (f *fn) sharedAtomic(s *ir.Effect) bool {
	op, ok := plainOps[s.Op]
	if !ok || f.e.plan.Slow || len(s.Args) != 2 || !ir.PointsToShared(s.Args[0]) {
		return false
	}
	t, ok := s.Args[0].Type().(*ir.Pointer).Elem.(ir.Scalar)
	if !ok || t.Size() < 4 || !ir.Identical(t, s.Args[1].Type()) || t.IsFloat() && op != ir.Add && op != ir.NoOp {
		return false
	}
	place := pointee(s.Args[0], t)
	access, instrumented := place.(*ir.Checked)
	if instrumented && !strings.HasPrefix(string(access.Op), "check.access.update") {
		return false
	}
	if !instrumented && s.Dst == nil && !op.IsCompare() {
		f.assign(&ir.Assign{S: s.S, Dst: place, Op: op, Src: s.Args[1]})
		return true
	}
	p := f.bind(f.place(place).addr(), ir.Void)
	v := f.bind(f.typed(f.value(s.Args[1]), t), t)
	here := ex{c: p.c, prec: precPrimary, deref: true}
	old := f.bind(here, t)
	set := func(x ex) jot.Code { return here.code().Op("=").Add(x.bare()) }
	switch {
	case op.IsCompare():
		f.add(jot.If(f.arith(op, t, t, v, old).code()).Block(set(v)))
	case op == ir.NoOp:
		f.add(set(v))
	default:
		f.add(set(f.arith(op, t, t, old, v)))
	}
	if s.Dst != nil {
		f.effectResult(s, old)
	}
	return true
}

// pointee is the place that p points at.
func pointee(p ir.Expr, t ir.Type) ir.Expr {
	switch p := p.(type) {
	case *ir.Addr:
		if ir.Identical(p.Place.Type(), t) {
			return p.Place
		}
	case *ir.PtrAdd:
		return &ir.Index{X: ir.X{Typ: t, At: p.At}, Base: decayed(p.Ptr), I: p.I}
	}
	return &ir.Deref{X: ir.X{Typ: t, At: p.Pos()}, Ptr: p}
}
