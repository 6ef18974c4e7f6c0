package pass

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// Sanitizer answers what the planner of vectors asks of the checks in an instrumented kernel, by the kernel as it was;
// see the interface of package vector.
type Sanitizer struct{ in *instrumenter }

// MayOverflow reports whether e itself may overflow where that is reported.
func (z *Sanitizer) MayOverflow(e ir.Expr) bool {
	in := z.in
	switch e := e.(type) {
	case *ir.Binary:
		return in.mayOverflow(e.Op, e.Typ, e.At, in.known.Expr(e.A), in.known.Expr(e.B))
	case *ir.Unary:
		return e.Op == ir.Neg && in.mayOverflow(ir.Sub, e.Typ, e.At, ranges.Interval{}, in.known.Expr(e.A))
	}
	return false
}

// UpdateMayOverflow reports whether Dst op= Src may.
func (z *Sanitizer) UpdateMayOverflow(s *ir.Assign) bool { return z.in.update(s) != 0 }

// Monitored reports whether accesses to e are recorded.
func (z *Sanitizer) Monitored(e *ir.Index) bool { return z.in.isMonitored(e) }

// Exempt reports whether accesses to e need not be.
func (z *Sanitizer) Exempt(e *ir.Index) bool {
	_, q := z.in.exemption(e)
	return q != nil
}

// Speculative reports whether reads of e are taken for something else than plain ones.
func (z *Sanitizer) Speculative(e *ir.Index) bool { return z.in.guess(e) != "" }

// Shadowed reports whether v has a definedness shadow.
func (z *Sanitizer) Shadowed(v *ir.Var) bool { return z.in.defined[v] != nil }

// Narrows reports whether a conversion from a floating type at a place in the source is checked.
func (z *Sanitizer) Narrows(at source.Pos) bool { return z.in.c.users(at) }

// ShiftsWrap reports whether the counts of shifts need not be checked.
func (z *Sanitizer) ShiftsWrap() bool { return z.in.c.m.Dialect == ir.OpenCL }

// Site is where an access to e is reported.
func (z *Sanitizer) Site(e *ir.Index, write bool) int {
	in := z.in
	in.writing = write
	defer func() { in.writing = false }()
	return in.siteOf(e)
}
