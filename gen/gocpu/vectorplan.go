package gocpu

import (
	"cmp"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/ranges"
	"github.com/kbind/kbind/gen/internal/vector"
)

// planVector plans how the threads of r run that differ in threadIdx.x alone.
func (f *fn) planVector(r threadRun) *vector.Plan {
	if f.e.opt.Slow {
		return &vector.Plan{Refused: &vector.Refusal{Why: "nothing is written that is only faster"}}
	}
	region := vector.Region{Stmts: r.stmts, Same: r.same, Ends: r.ends, Epilogue: r.leave != nil, Gone: r.gone}
	return vector.Of(region, f.vectorKernel())
}

// verdict is what a plan says for those who only want to know.
func verdict(r threadRun, p *vector.Plan) Vector {
	v := Vector{Form: p.Form()}
	if len(r.stmts) > 0 {
		v.Start = r.stmts[0].Pos()
	}
	if why := cmp.Or(p.Refused, p.Scalar); why != nil {
		v.Why, v.At = why.Why, why.Pos
	}
	return v
}

// vectorKernel is what the planner of vectors has to know of the kernel being written.
func (f *fn) vectorKernel() *vector.Kernel {
	k := f.e.vectorFacts()
	k.Jam = f.ph != nil && f.e.quick()
	if ph := f.ph; ph != nil {
		k.Carried = func(v *ir.Var) bool { return ph.slices[v] != "" }
		for _, v := range ph.arrays {
			if ph.cached[v] {
				k.Copies = append(k.Copies, v)
			}
		}
	}
	if f.checked() {
		k.Sanitizer = sanitizer{f}
	}
	return k
}

// coarsen returns what simt.Kernel.Wide says: 0 if blocks of body cannot run as one, vector.AnyWidth, or the only
// blockDim.x with which they can.
func (e *emitter) coarsen(body *ir.Func) uint32 {
	if !e.quick() || len(e.facts.needs[body].Shared) > 0 {
		return 0
	}
	return vector.Coarsen(body, e.vectorFacts())
}

// vectorFacts is what it has to know of all kernels.
func (e *emitter) vectorFacts() *vector.Kernel {
	return &vector.Kernel{
		Assigned:  func(v *ir.Var) bool { return e.facts.written[v] },
		Addressed: func(v *ir.Var) bool { return e.facts.addressed[v] },
		Constant:  func(v *ir.Var) bool { return e.globals[v].why == "" },
		Carried:   func(*ir.Var) bool { return false },
		Slice:     e.facts.sliceable,
		Fold:      guessed,
	}
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
