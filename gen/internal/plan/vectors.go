package plan

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/vector"
)

// vectors plans how the threads of r run that differ in threadIdx.x alone; q is what package vector has to know of the
// kernel, and region what of r.
func (p *planner) vectors(r *Region, region vector.Region, q *vector.Kernel, h *pass.Hoister) {
	r.Body = p.body(h, r.Stmts)
	if p.opt.Slow {
		r.Vector = &vector.Plan{Refused: &vector.Refusal{Why: "nothing is written that is only faster"}}
		return
	}
	v := vector.Of(region, q)
	r.Vector = v
	if v.Row == nil || v.Arrays != nil {
		return
	}
	r.First = v.Row.Body
	if p.quick() {
		streams := v.Streams()
		r.First = h.Hoist(r.First, pass.Version{Dropped: v.Row.Dropped, Replaced: func(e *ir.Index) bool {
			return streams[e]
		}})
	}
	_, r.Reads, _ = uses(r.First)
	for _, d := range v.Row.Declares {
		ir.EachVar(d.Init, func(v *ir.Var) { r.Reads[v] = true })
	}
	for _, c := range r.Copies {
		if c.Store {
			r.Reads[c.Var] = true
		}
	}
}

// hoister is the loop-invariant motion of f, whose new variables the facts know.
func (p *planner) hoister(f *ir.Func) *pass.Hoister {
	h := p.passes.Hoister(f)
	h.Fixed = func(v *ir.Var) bool { return !p.facts.Addressed[v] && !ir.IsPointer(v.Type) }
	h.Kept = func(v *ir.Var) bool { return !p.facts.Written[v] && p.facts.Reads[v] > 0 }
	h.Made = func(v *ir.Var) { p.facts.Reads[v] = 1 }
	return h
}

// body is list, what each thread does, with invariants before its loops.
func (p *planner) body(h *pass.Hoister, list []ir.Stmt) []ir.Stmt {
	if !p.quick() {
		return list
	}
	return h.Hoist(list, pass.Version{})
}

// hoisted is f with invariants before its loops.
func (p *planner) hoisted(f *ir.Func) *ir.Func {
	out := *f
	out.Body = p.body(p.hoister(f), f.Body)
	p.facts.Needs[&out] = p.facts.Needs[f]
	return &out
}

// vectorKernel is what the planner of vectors has to know of all kernels; z says what of one is instrumented, nil for
// nothing.
func (p *planner) vectorKernel(z *pass.Sanitizer) *vector.Kernel {
	q := p.vectorFacts()
	if z != nil {
		q.Sanitizer = z
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
