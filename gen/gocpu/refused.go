package gocpu

import (
	"errors"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/validate"
)

// validate finds the kernels that have no form. Everything that can be refused is refused here: what is written of the others has a form.
func (e *emitter) validate() {
	v := validate.New(e.m, e.facts.usage, e.facts.Info)
	e.refused = map[*ir.Kernel]*ir.Refusal{}
	for _, k := range e.m.Kernels {
		if r := e.whyRefused(k, v); r != nil {
			e.refused[k] = r
		}
	}
}

func (e *emitter) whyRefused(k *ir.Kernel, v *validate.Validator) *ir.Refusal {
	switch {
	case k.Attrs.CPU != "" && e.opt.Reference == nil:
		return &ir.Refusal{Code: pass.CodeUnsupported, Pos: k.Attrs.CPUPos, Msg: "kbind cannot call " + k.Attrs.CPU + " here"}
	case k.Attrs.CPU != "":
		return nil
	case k.Func == nil && k.Refused != nil:
		return k.Refused
	case k.Func == nil:
		return &ir.Refusal{Code: pass.CodeUnsupported, Pos: k.Pos, Msg: "kbind could not translate the body"}
	case e.lowered[k].Refused != nil:
		return e.lowered[k].Refused
	}
	return v.Kernel(e.lowered[k].Func)
}

// verdicts says which kernels have a form, and which.
func (e *emitter) verdicts() (*Result, error) {
	res := &Result{Forms: map[string]Form{}}
	for _, k := range e.m.Kernels {
		if r := e.refused[k]; r != nil {
			res.Refused = append(res.Refused, Refusal{k, r.Code, r.Pos, r.Msg})
			continue
		}
		res.Forms[k.Symbol] = e.formOf(k, e.planned(k))
	}
	return res, errors.Join(e.bugs...)
}

// planned is the form of k without its text. How the threads of a region run is only known when what they keep between regions has its place, which is found
// while they are written.
func (e *emitter) planned(k *ir.Kernel) *kernelCode {
	l := e.lowered[k]
	switch {
	case k.Attrs.CPU != "":
		return &kernelCode{form: "reference"}
	case l.Regions != nil:
		return e.kernel(k)
	case e.facts.suspends[l.Func]:
		return &kernelCode{form: "resumable"}
	}
	f := e.kernelFn(l.Func)
	run := threadRun{stmts: l.Func.Body}
	p := f.planVector(run)
	return &kernelCode{form: "plain", rows: p.Arrays != nil, vectors: []Vector{verdict(run, p)}}
}
