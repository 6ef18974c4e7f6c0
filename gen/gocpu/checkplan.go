package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/internal/ranges"
	"github.com/kbind/kbind/gen/internal/vector"
)

// What the planner asks of checked execution.

// beginChecks begins the checked forms of what p plans.
func (e *emitter) beginChecks(p *plan.Module) plan.Checks {
	e.begin(p)
	e.definite = e.newDefinite()
	e.check, e.arenas, e.swapped = newChecker(e), map[*ir.Func]map[*ir.Var]bool{}, map[*ir.Func]map[string]bool{}
	return planChecks{e}
}

type planChecks struct{ e *emitter }

func (c planChecks) InRegions(body *ir.Func, r *pass.Regions) bool {
	return c.e.checkablePhases(body, r)
}

func (c planChecks) Sanitizer(body *ir.Func, inPhases bool) vector.Sanitizer {
	f := c.e.kernelFn(body)
	if inPhases {
		f.ph = &phaseState{}
	}
	f.exemptParams()
	return sanitizer{f}
}

// sanitizer says what the checked form of a function looks at.
type sanitizer struct{ f *fn }

func (z sanitizer) Busy() bool { return z.f.polling > 0 || z.f.waiting > 0 }

func (z sanitizer) MayOverflow(e ir.Expr) bool {
	f := z.f
	switch e := e.(type) {
	case *ir.Binary:
		return f.mayOverflow(e.Op, e.Typ, e.At, f.rangeOf(e.A), f.rangeOf(e.B))
	case *ir.Unary:
		return e.Op == ir.Neg && f.mayOverflow(ir.Sub, e.Typ, e.At, ranges.Interval{}, f.rangeOf(e.A))
	}
	return false
}

func (z sanitizer) UpdateMayOverflow(s *ir.Assign) bool { return z.f.updateMayOverflow(s) }
func (z sanitizer) Monitored(e *ir.Index) bool          { return z.f.monitored(e) }
func (z sanitizer) Exempt(e *ir.Index) bool             { return z.f.exemption(e) != "" }
func (z sanitizer) Speculative(e *ir.Index) bool        { return z.f.guess(e) != "" }
func (z sanitizer) Shadowed(v *ir.Var) bool             { return z.f.definedness(v) != nil }
func (z sanitizer) Narrows(at source.Pos) bool          { return z.f.e.users(at) }
func (z sanitizer) ShiftsWrap() bool                    { return z.f.e.m.Dialect == ir.OpenCL }
