package gocpu

import (
	"cmp"
	"errors"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// EmitChecked writes the checked form of the kernels that p plans, for checked execution: a test file that attaches
// itself to the module variable opt.Checks, which Emit's file declares. Kernels without a CPU form, or with a reference
// in Go, are left out. The source is nil when none is left.
func EmitChecked(p *plan.Module, opt Options) ([]byte, error) {
	e := newEmitter(p, opt)
	var rows []jot.Code
	var bodies []*kernelCode
	for _, p := range e.plan.Kernels {
		if p.Attrs.CPU != "" || p.Refused != nil {
			continue
		}
		k, body := p.Kernel, e.kernel(p)
		bodies = append(bodies, body)
		row := []jot.Code{kv("Symbol", jot.Lit(e.symbol(k))), kv("Form", jot.Lit(string(p.Form))),
			kv("Run", jot.Id(body.name))}
		if len(k.Params) > 0 {
			row = append(row, kv("Args", jot.Qual(simtPath, "Parameters").Call(jot.Lit(e.parameters(p)))))
		}
		if p.Checks.Wild {
			row = append(row, kv("Wild", jot.Id("true")))
		}
		if size := maxSize(k); size != nil {
			row = append(row, kv("MaxSize", size))
		}
		rows = append(rows, jot.Values(append(row, e.waits(p)...)...))
	}
	if len(rows) == 0 {
		return nil, nil
	}
	f := e.file
	fields := []jot.Code{kv("Kernels", jot.Index().Qual(simtPath, "Kernel").Values(multiline(rows)...)),
		kv("Sites", e.sites.code()), kv("Off", jot.Qual("testing", "CoverMode"))}
	if n := e.plan.Granule; n > 0 {
		fields = append(fields, kv("Granule", jot.Lit(n)))
	}
	if consts := e.constRows(); consts != nil {
		fields = append(fields, kv("Consts", jot.Index().Qual(simtPath, "Global").Values(multiline(consts)...)))
	}
	if e.m.Dialect == ir.OpenCL {
		fields = append(fields, kv("OpenCL", jot.Id("true")))
	}
	f.Add(jot.Comment("Checked forms for the tests of this package.").Line().Op("var").Id("_").Op("=").Id(opt.Checks).
		Dot("Check").Call(jot.Op("&").Qual(simtPath, "Checked").Values(multiline(fields)...)))
	e.addBodies(bodies)
	if len(e.bugs) > 0 {
		return nil, errors.Join(e.bugs...)
	}
	return f.Render(opt.File)
}

// constRows lists the variables that kernels must not write.
func (e *emitter) constRows() (rows []jot.Code) {
	for _, v := range e.m.Globals {
		if g := e.globals[v]; g.why == "" && g.field != "" && (v.Host || v.Space == ir.Constant) {
			name := v.Source
			if name == "" {
				name = v.Name
			}
			rows = append(rows, jot.Values(kv("Symbol", jot.Lit(name)), kv("Offset", jot.Lit(g.offset)),
				kv("Size", jot.Lit(ir.Sizeof(v.Type)))))
		}
	}
	return rows
}

// parameters lists the parameters of a kernel as simt.Parameters reads them.
func (e *emitter) parameters(p *plan.Kernel) string {
	f := e.newFn(p.Body)
	var list []string
	for i, param := range p.Kernel.Params {
		t, ok := param.Type.(*ir.Pointer)
		if !ok {
			list = append(list, param.Name)
			continue
		}
		how := ""
		if p.Checks.WriteOnly>>i&1 == 0 {
			how = "r"
		}
		if p.Checks.ReadOnly>>i&1 == 0 {
			how += "w"
		}
		how = cmp.Or(how, "-") + itoa(ir.Smallest(t.Elem))
		if i < len(p.Checks.Outs) && p.Checks.Outs[i] != 0 {
			f.site(p.Checks.Outs[i])
			how += "@" + itoa(e.sites.numbers[p.Checks.Outs[i]])
		}
		list = append(list, how+" "+param.Name)
	}
	return strings.Join(list, ", ")
}
