package gocpu

import (
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
