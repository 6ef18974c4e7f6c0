package gobind

import (
	"slices"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// A kernel with tuned names is launched with values that package call chooses for the stream's device and the
// launch's sizes. Where such values make no launch, the launch is made again with others, so its code stands in a
// loop.

// mostSizes is how many of a kernel's integer parameters tell launches apart; package call takes as many.
const mostSizes = 6

// tuneIndex is the index of a tuned name of the kernel, -1 if it is none.
func tuneIndex(k *ir.Kernel, name string) int {
	return slices.IndexFunc(k.Attrs.Tune, func(t ir.Tune) bool { return t.Name == name })
}

// chosen are the template's value parameters that callers choose.
func (f *function) chosen() []valueParam {
	return slices.DeleteFunc(slices.Clone(f.values), func(v valueParam) bool { return v.tuned })
}

// tunedValue is the value of a tuned name in a launch.
func (f *function) tunedValue(name string) *jen.Statement {
	return jen.Id(f.tuned).Dot("Value").Call(jen.Lit(tuneIndex(f.lead, name)))
}

// sizes are the integer parameters by which the nearest measurement is found.
func (f *function) sizes() []*param {
	var list []*param
	for _, p := range f.params {
		if s, ok := p.c.Type.(ir.Scalar); ok && p.kind == byValue && s.IsInt() && typeParamOf(f, p.c) < 0 &&
			len(list) < mostSizes {
			list = append(list, p)
		}
	}
	return list
}

// prepare begins a launch of the kernel with this index.
func (e *emitter) prepare(f *function, v *env, index jen.Code) []jen.Code {
	module := jen.Id(e.module)
	if f.tuning != "" {
		module = jen.Id(f.tuned).Dot("Module").Call()
	}
	body := []jen.Code{
		jen.Id(f.call).Op(":=").Add(callq("Prepare")).Call(jen.Id(f.stream), jen.Id(f.launch), module, index),
	}
	if f.tuning == "" {
		return body
	}
	body = append(body, jen.Id(f.call).Dot("Chosen").Call(jen.Id(f.tuned)))
	for _, x := range f.lead.Attrs.Restrict {
		ofDevice := false
		x.Walk(func(x *ir.HostExpr) { ofDevice = ofDevice || x.Op == "device" })
		if !ofDevice { // what the device cannot launch it refuses itself
			body = append(body, jen.Id(f.call).Dot("Restrict").Call(v.condition(x), jen.Lit(v.text(x))))
		}
	}
	return body
}

// launch ends the body of a launch.
func (e *emitter) launch(f *function, v *env, body []jen.Code) []jen.Code {
	queue := jen.Id(f.call).Dot("Launch").Call()
	if f.tuning == "" {
		return append(body, jen.Return(queue))
	}
	args := []jen.Code{jen.Id(f.stream), jen.Id(e.module), jen.Id(f.tuning)}
	for _, p := range f.sizes() {
		args = append(args, v.param(&ir.HostExpr{Op: "param", Name: p.c.Name}))
	}
	choose := jen.Id(f.tuned).Op(":=").Add(callq("Tune")).Call(args...)
	body = slices.Concat([]jen.Code{choose}, body, []jen.Code{
		jen.If(jen.Id(f.err).Op(":=").Add(queue), jen.Op("!").Id(f.tuned).Dot("Reject").Call(jen.Id(f.err))).
			Block(jen.Return(jen.Id(f.err)))})
	return []jen.Code{jen.For().Block(body...)}
}

// emitTunings writes what can be tuned, and embeds the results.
func (e *emitter) emitTunings() {
	results := ""
	for _, f := range e.funcs {
		if f.tuning == "" {
			continue
		}
		if results == "" && e.opt.Results != "" {
			results = e.scope.Pick("results" + e.prefix)
			e.file.Line()
			e.file.Comment("//go:embed " + e.opt.Results)
			e.file.Var().Id(results).String()
		}
		var params, sizes []jen.Code
		for _, t := range f.lead.Attrs.Tune {
			var values []jen.Code
			for _, v := range t.Values {
				values = append(values, number(v))
			}
			fields := []jen.Code{pair("Name", jen.Lit(t.Name))}
			if t.Kind == ir.TuneMacro {
				fields = append(fields, pair("Macro", jen.True()))
			}
			fields = append(
				fields,
				pair("Values", jen.Index().Int64().Values(values...)),
				pair("Default", number(t.Default)),
			)
			params = append(params, jen.Values(fields...))
		}
		for _, p := range f.sizes() {
			sizes = append(sizes, jen.Lit(p.c.Name))
		}
		fields := []jen.Code{
			pair("Kernel", jen.Lit(f.name)),
			pair("Params", jen.Index().Add(callq("TuneParam")).Add(lines(params))),
		}
		if len(sizes) > 0 {
			fields = append(fields, pair("Sizes", jen.Index().String().Values(sizes...)))
		}
		if results != "" {
			fields = append(fields, pair("Results", jen.Op("&").Id(results)))
		}
		e.file.Line()
		e.commentf("%s describes what can be tuned in %s.", f.tuning, f.name)
		e.file.Var().Id(f.tuning).Op("=").Op("&").Qual(gotype.Call, "Tuning").Add(lines(fields))
	}
}

// emitInputs makes the Go compiler check the functions that the directive inputs names.
func (e *emitter) emitInputs() {
	seen := map[string]bool{}
	for _, f := range e.funcs {
		name := f.lead.Attrs.Inputs
		if name == "" || seen[name] {
			continue
		}
		seen[name] = true
		e.file.Line()
		e.commentf("%s makes the arguments for %s in kbind tune and kbind bench.", name, f.name)
		e.file.Var().Id("_").Add(callq("Inputs")).Op("=").Id(name)
	}
}

// tolerance writes how far results in a parameter may be from those of the CPU; nil for the default.
func tolerance(k *ir.Kernel, p *ir.KernelParam) jen.Code {
	t, ok := k.Attrs.Tolerance[p.Name]
	if !ok {
		t, ok = k.Attrs.Tolerance[""]
	}
	if _, ptr := p.Type.(*ir.Pointer); !ok || !ptr || p.Dir != ir.Out && p.Dir != ir.InOut {
		return nil
	}
	var fields []jen.Code
	if t.Abs != 0 {
		fields = append(fields, pair("Abs", jen.Lit(t.Abs)))
	}
	if t.Rel != 0 {
		fields = append(fields, pair("Rel", jen.Lit(t.Rel)))
	}
	if t.ULP != 0 {
		fields = append(fields, pair("ULP", number(t.ULP)))
	}
	return pair("Tolerance", jen.Op("&").Add(callq("Tolerance")).Values(fields...))
}
