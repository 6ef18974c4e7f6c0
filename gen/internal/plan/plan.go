// Package plan decides how the kernels of a module are printed for the CPU, before anything is printed.
//
// A Module is a value: it says of each kernel why it is refused, or in which form it runs, why in no better one, and
// with which statements; which variables a thread keeps while it waits, or from one parallel region to the next; and
// how the threads of each region run that differ in threadIdx.x alone. What analyses found out is in it, so that a
// printer need not ask them. Text prints it.
//
// A kernel that never waits for other threads is plain: a loop over the threads of a block. One with barriers or warp
// operations runs in phases, a loop over the threads between one barrier and the next, where it is proved that all
// threads of the block come to each barrier together (those of the warp to each warp operation). Otherwise it is
// resumable: each thread runs to its next wait, notes in its frame where to go on, and yields to the next thread.
package plan

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/validate"
	"github.com/kbind/kbind/gen/internal/vector"
)

// Options say what the kernels are planned for.
type Options struct {
	// Checked is for execution in which every access is checked.
	Checked bool
	// Slow leaves out everything that is only faster, and implies General.
	Slow bool
	// General asks for the resumable form of all kernels with barriers or operations of warps.
	General bool
	// Contract makes one fma of a product and a sum.
	Contract bool
	// References says that the Go functions which cpu directives name can be called.
	References bool
}

// Form is how a kernel runs.
type Form string

// The forms.
const (
	FormReference Form = "reference" // the user's own Go function, once for the whole launch
	FormPlain     Form = "plain"     // a loop over the threads of the block
	FormPhases    Form = "phases"    // a loop over the threads between one barrier and the next
	FormResumable Form = "resumable" // threads that are suspended where they wait
)

// Module is the plan of a module.
type Module struct {
	*ir.Module // with the sites that are reported, if execution is checked
	Slow       bool
	Checked    bool        // for execution in which every access is checked
	Kernels    []*Kernel   // of the module's kernels, in their order
	Device     []*Function // device functions, callees before callers
	Facts      *Facts
	Globals    map[*ir.Var]string // why variables of the module have no form
	// Granule are the smallest accesses, in bytes, that the types of pointers do not show from which they were cast; 0
	// for none.
	Granule int
}

// Function is the plan of a device function.
type Function struct {
	*ir.Func
	Plain *ir.Func // the same without the checks of checked execution
	Flat  *Flat    // not nil where it holds labels
	Takes *Demand
}

// Kernel is the plan of a kernel.
type Kernel struct {
	*ir.Kernel
	// Refused is why the kernel has no form. Nothing else is set then, nor for a reference but Form.
	Refused *ir.Refusal
	Form    Form
	// Why says why a kernel has no better form, or for which launches it has this one, and At what that is about; "" if
	// there is nothing to say.
	Why string
	At  source.Pos
	// Body is the kernel after the passes, as one thread runs it: what is printed of FormResumable, and of FormPhases
	// for the launches that need it.
	Body *ir.Func
	// Plain is Body without the checks of checked execution, and without invariants moved.
	Plain *ir.Func
	// Regions are the parallel regions of which Vector is planned, in the order of the text: one of a plain kernel.
	Regions []*Region
	Phases  *Phases // of FormPhases
	Flat    *Flat   // of FormResumable
	Takes   *Demand // of FormPlain, and of Body where that is resumable
	// Side says how many blocks, neighbours in x, may run as one: 0 for one, vector.AnyWidth for as many as there
	// are, else as many as there are if blockDim.x is Side.
	Side  uint32
	Grid  bool // it waits for other blocks
	Spins bool // threads wait for what others write
	// Of checked execution, else nil and empty: Exempt is of Body.
	Checks *Checks
	Exempt Exempt
}

// planner is the state of Of.
type planner struct {
	*Module
	opt    Options
	passes *pass.Context
	facts  *Facts
	// constCast: a pointer to const becomes one to what may be written.
	constCast bool
}

// Of plans the kernels of m.
func Of(m *ir.Module, opt Options) *Module {
	out := &Module{Slow: opt.Slow, Checked: opt.Checked}
	p := &planner{Module: out, opt: opt}
	c := pass.New(m, pass.Options{Checked: opt.Checked, Slow: opt.Slow, General: opt.General, Contract: opt.Contract})
	out.Module = c.Module()
	p.passes = c
	device := c.Device()
	same := map[*ir.Func]*ir.Func{} // what is printed, and what analyses look at
	for _, f := range device {
		made := c.Instrumented(f)
		same[made] = f
		out.Device = append(out.Device, &Function{Func: made, Plain: f, Flat: labels(made.Body)})
	}
	bodies := slices.Clone(device)
	lowered := make([]*pass.Kernel, len(m.Kernels))
	for i, k := range m.Kernels {
		if k.Func == nil {
			continue
		}
		l := c.Lower(k, "")
		lowered[i] = l
		if l.Refused != nil {
			continue
		}
		if r := l.Regions; r != nil {
			same[r.Func] = r.Uninstrumented()
			bodies = append(bodies, r.Uninstrumented())
		}
		same[l.Func] = l.Uninstrumented()
		bodies = append(bodies, l.Uninstrumented())
	}
	p.facts = gather(bodies, opt.Checked)
	p.facts.same(same)
	out.Facts = p.facts
	for _, f := range out.Device {
		f.Takes = p.function(f.Func, f.Flat)
	}
	out.Globals = validate.Globals(m)
	if opt.Checked {
		p.constCast, out.Granule = pass.Casts(m)
		for _, n := range p.facts.Needs {
			n.Block = true // checks are done for it
		}
	}
	v := validate.New(m, p.facts.usage, p.facts.pointers)
	for i, k := range m.Kernels {
		out.Kernels = append(out.Kernels, p.kernel(k, lowered[i], v))
	}
	return out
}

// quick reports whether code is wanted that is there for speed.
func (p *planner) quick() bool { return !p.opt.Checked && !p.opt.Slow }

// kernel plans k, which passes lowered to l.
func (p *planner) kernel(k *ir.Kernel, l *pass.Kernel, v *validate.Validator) *Kernel {
	out := &Kernel{Kernel: k, Refused: p.refusal(k, l, v)}
	switch {
	case out.Refused != nil:
		return out
	case k.Attrs.CPU != "":
		out.Form = FormReference
		return out
	}
	out.Body, out.Plain = l.Func, l.Uninstrumented()
	if p.opt.Checked {
		out.Checks, out.Exempt = checks(out.Plain, l.Outs, p.constCast), exempt(l.Func)
	}
	out.Grid, out.Spins = holds(l.Func, "sync.grid"), holds(l.Func, ir.OpYield)
	if l.Obstacle != nil {
		out.Why, out.At = l.Obstacle.Why, l.Obstacle.At
	}
	if l.Regions != nil && l.Regions.Aligned {
		out.Why, out.At = "resumable when the width of the block is not a multiple of 32", k.Pos
	}
	switch {
	case l.Regions != nil:
		out.Form = FormPhases
		out.Phases = p.phases(out, l.Regions)
	case p.facts.usage.Suspends[l.Func]:
		out.Form = FormResumable
		out.Body = p.hoisted(l.Func)
		out.Flat = p.facts.resumable(out.Body)
		out.Takes = p.function(out.Body, out.Flat)
	default:
		out.Form = FormPlain
		out.Side = p.coarsen(l.Func)
		r := &Region{Stmts: l.Func.Body}
		h := p.hoister(l.Func)
		p.vectors(r, vector.Region{Stmts: out.Plain.Body}, p.vectorKernel(l.Sanitizer), h)
		if p.quick() && r.Vector.Row == nil {
			r.Uniform, r.Body = h.Uniform(r.Body)
		}
		r.Flat = labels(r.Body)
		p.regionTakes(r, p.demander(l.Func), p.demander(l.Func))
		out.Takes = r.Takes
		out.Regions = []*Region{r}
	}
	return p.orTooMany(out)
}

// orTooMany is k, or one that is refused because its threads save too many variables where they wait.
func (p *planner) orTooMany(k *Kernel) *Kernel {
	n := k.Flat.saves()
	if k.Phases != nil {
		n += k.Phases.Fallback.saves()
	}
	if n <= maxSaved {
		return k
	}
	return &Kernel{Kernel: k.Kernel, Refused: &ir.Refusal{Code: pass.CodeUnsupported, Pos: k.Pos, Msg: fmt.Sprintf(
		"threads of %s wait where they save %d values of variables in all; kbind saves at most %d on the CPU", k.Qualified,
		n, maxSaved)}}
}

// refusal is why k has no form, nil if it has one.
func (p *planner) refusal(k *ir.Kernel, l *pass.Kernel, v *validate.Validator) *ir.Refusal {
	switch {
	case k.Attrs.CPU != "" && !p.opt.References:
		return &ir.Refusal{Code: pass.CodeUnsupported, Pos: k.Attrs.CPUPos,
			Msg: "kbind cannot call " + k.Attrs.CPU + " here"}
	case k.Attrs.CPU != "":
		return nil
	case k.Func == nil:
		return k.Refused
	case l.Refused != nil:
		return l.Refused
	}
	return v.Kernel(l.Uninstrumented())
}

// holds reports whether f, as far as control comes, holds the operation op.
func holds(f *ir.Func, op ir.Op) (found bool) {
	ir.VisitReachable(f.Body, func(s ir.Stmt) {
		e, ok := s.(*ir.Effect)
		found = found || ok && e.Op == op
	}, nil)
	return found
}

// Arrays reports whether some vector of threads is computed array-at-a-time.
func (k *Kernel) Arrays() bool {
	return slices.ContainsFunc(k.Regions, func(r *Region) bool { return r.Vector.Arrays != nil })
}
