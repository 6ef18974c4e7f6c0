package plan

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/vector"
)

// vectors plans how the threads of r run that differ in threadIdx.x alone; q is what package vector has to know of the
// kernel, and region what of r.
func (p *planner) vectors(r *Region, region vector.Region, q *vector.Kernel) {
	if p.opt.Slow {
		r.Vector = &vector.Plan{Refused: &vector.Refusal{Why: "nothing is written that is only faster"}}
		return
	}
	v := vector.Of(region, q)
	r.Vector = v
	if v.Row == nil || v.Arrays != nil {
		return
	}
	_, r.Reads, _ = uses(v.Row.Body)
	for _, d := range v.Row.Declares {
		ir.EachVar(d.Init, func(v *ir.Var) { r.Reads[v] = true })
	}
	for _, c := range r.Copies {
		if c.Store {
			r.Reads[c.Var] = true
		}
	}
}

// vectorKernel is what the planner of vectors has to know of all kernels; body is the one that is planned.
func (p *planner) vectorKernel(body *ir.Func, inPhases bool) *vector.Kernel {
	q := p.vectorFacts()
	if p.checks != nil {
		q.Sanitizer = p.checks.Sanitizer(body, inPhases)
	}
	return q
}

func (p *planner) vectorFacts() *vector.Kernel {
	return &vector.Kernel{
		Assigned:  func(v *ir.Var) bool { return p.facts.Written[v] },
		Addressed: func(v *ir.Var) bool { return p.facts.Addressed[v] },
		Constant:  func(v *ir.Var) bool { return p.Globals[v] == "" },
		Carried:   func(*ir.Var) bool { return false },
		Slice:     p.facts.IsStart,
		Fold:      pass.Assume,
	}
}

// coarsen returns what Kernel.Side says.
func (p *planner) coarsen(body *ir.Func) uint32 {
	if !p.quick() || len(p.facts.Needs[body].Shared) > 0 {
		return 0
	}
	return vector.Coarsen(body, p.vectorFacts())
}
