package plan

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// One goroutine runs a block, so nobody else sees the block's shared memory: an atomic operation on it is a plain one.

// Update is an atomic operation that is done as a plain one.
type Update struct {
	// Op is applied to the old value and the operand; Lt and Gt choose the smaller and the larger, NoOp the operand.
	Op    ir.BinaryOp
	Place ir.Expr
	// Checked says that the place is checked before.
	Checked bool
}

// plainOps are the operators that atomic operations apply.
var plainOps = map[ir.Op]ir.BinaryOp{
	"atomic.add": ir.Add, "atomic.sub": ir.Sub, "atomic.and": ir.And, "atomic.or": ir.Or, "atomic.xor": ir.Xor,
	"atomic.exch": ir.NoOp,
	"atomic.min":  ir.Lt, "atomic.max": ir.Gt,
}

// Alone says how an atomic operation on shared memory is done as a plain one, nil if s is something else. One that is
// instrumented stays atomic for those who look, unless the check does the same for a plain one.
func (m *Module) Alone(s *ir.Effect) *Update {
	op, ok := plainOps[s.Op]
	if !ok || m.Slow || len(s.Args) != 2 || !ir.PointsToShared(s.Args[0]) {
		return nil
	}
	t, ok := s.Args[0].Type().(*ir.Pointer).Elem.(ir.Scalar)
	if !ok || t.Size() < 4 || !ir.Identical(t, s.Args[1].Type()) || t.IsFloat() && op != ir.Add && op != ir.NoOp {
		return nil
	}
	place := pointee(s.Args[0], t)
	access, instrumented := place.(*ir.Checked)
	if instrumented && !strings.HasPrefix(string(access.Op), "check.access.update") {
		return nil
	}
	return &Update{Op: op, Place: place, Checked: instrumented}
}

// pointee is the place that p points at.
func pointee(p ir.Expr, t ir.Type) ir.Expr {
	switch p := p.(type) {
	case *ir.Addr:
		if ir.Identical(p.Place.Type(), t) {
			return p.Place
		}
	case *ir.PtrAdd:
		base := p.Ptr
		if a, ok := base.(*ir.Addr); ok {
			base = a.Place
		}
		return &ir.Index{X: ir.X{Typ: t, At: p.At}, Base: base, I: p.I}
	}
	return &ir.Deref{X: ir.X{Typ: t, At: p.Pos()}, Ptr: p}
}
