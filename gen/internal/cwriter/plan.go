package cwriter

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/cvalidate"
	"github.com/kbind/kbind/gen/internal/globals"
	"github.com/kbind/kbind/gen/internal/pocl"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// textPlan is what is decided about the text of a kernel as a whole before anything is written.
type textPlan struct {
	spaces    *spaces.Result
	generic   *Refusal      // why the text needs pointers into any address space
	punned    bool          // the kernel looks at memory as another type, and the compiler would not expect that
	sums      bool          // it adds floats, and a compiler of the language contracts products and sums unasked
	contracts bool          // there, and a compiler may
	pocl      *pocl.Verdict // of OpenCL C, nil of other languages
}

// planOf decides about the text of kernel k, whose body is f, or why there is none.
func planOf(d *Dialect, m *ir.Module, k *ir.Kernel, f *ir.Func, layout *globals.Layout) (*textPlan, *Refusal) {
	p := &textPlan{}
	r, conflict := spaces.Infer(f, layout.IsConstant, false)
	if conflict != nil {
		p.generic = &Refusal{At: conflict.At, Why: conflict.Why}
		var still *spaces.Conflict
		if r, still = spaces.Infer(f, layout.IsConstant, true); still != nil {
			return nil, p.generic
		}
	}
	if refused := cvalidate.New(d.language(), m, layout).Kernel(r); refused != nil {
		return nil, refused
	}
	p.spaces = r
	p.punned = d.TypeBased && (slices.ContainsFunc(r.Instances, puns) || overlap(r.Instances))
	p.sums = d.Contracts && slices.ContainsFunc(r.Instances, addsFloats)
	p.contracts = p.sums && !slices.ContainsFunc(r.Instances, func(in *spaces.Instance) bool {
		return !contractible(m, in)
	})
	if d.Name == "opencl" {
		p.pocl = pocl.Judge(k, r, p.punned)
	}
	return p, nil
}

// plainPlatforms are the platforms that are not to optimise the text.
func (p *textPlan) plainPlatforms() []string {
	switch {
	case p.generic != nil:
		return pocl.All() // what is known of them is known of pointers that have a space
	case p.pocl != nil:
		return p.pocl.Platforms()
	}
	return nil
}
