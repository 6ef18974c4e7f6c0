package gobind

import (
	"slices"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// function writes the forms of one function and the constant types that they take.
func (e *emitter) function(f *function) {
	if f.lead.Ring != nil {
		e.ringForm(f)
		return
	}
	e.constantTypes(f)
	if f.slices && len(f.outs) > 0 {
		e.resultForm(f)
	}
	if f.slices {
		e.workForm(f)
	}
	e.launchForm(f)
}

// constantTypes declares the types of a template's value parameters.
func (e *emitter) constantTypes(f *function) {
	for _, v := range f.chosen() {
		e.file.Line()
		e.commentf("%s is the template parameter %s of %s. Its constants are the values that have an instance.",
			v.typ, v.c, f.name)
		e.file.Type().Id(v.typ).Id(v.under2go())
		var defs []jen.Code
		for _, c := range v.consts {
			defs = append(defs, jen.Id(c.name).Id(v.typ).Op("=").Op(valueText(v.under, c.value)))
		}
		e.file.Const().Defs(defs...)
	}
}

func (v *valueParam) under2go() string {
	if v.under == ir.Bool {
		return "bool"
	}
	name := "int"
	if !v.under.IsSigned() {
		name = "uint"
	}
	return name + strconv.Itoa(8*v.under.Size())
}

// valueText writes the value of a template argument.
func valueText(s ir.Scalar, v int64) string {
	switch {
	case s == ir.Bool:
		return strconv.FormatBool(v != 0)
	case s == ir.U64:
		return strconv.FormatUint(uint64(v), 10)
	}
	return strconv.FormatInt(v, 10)
}

// resultForm writes the form that makes its results: results by Make, then the Into form.
func (e *emitter) resultForm(f *function) {
	args, results, pass := e.resultParams(f)
	v := &env{e: e, f: f, recv: f.check, lengths: true}
	body := []jen.Code{jen.Id(f.check).Op(":=").Add(callq("Check")).Call(jen.Lit(f.name))}
	var fail, give []jen.Code
	for _, p := range f.params { // before the results, which a wrong scalar could make enormous
		if p.kind == buffer && p.size != nil && p.dir != ir.Out && p.dir != ir.Scratch && !v.isLength(p) {
			body = append(body, e.want(f.check, v, p))
		}
	}
	for _, p := range f.outs {
		if p.single(f) {
			body = append(body, jen.Id(f.one(p)).Op(":=").Make(p.sliceType(), jen.Lit(1)))
			fail = append(fail, jen.Id(p.name))
			give = append(give, jen.Id(f.one(p)).Index(jen.Lit(0)))
			continue
		}
		if p.size != nil {
			body = append(body, jen.Id(p.name).Op("=").Add(callq("Make")).Types(p.typ.Code()).Call(jen.Id(f.check),
				jen.Lit(p.name), v.int(p.size), jen.Lit(v.text(p.size))))
		}
		fail = append(fail, jen.Nil())
		give = append(give, jen.Id(p.name))
	}
	failed := func(call jen.Code) jen.Code {
		return jen.If(jen.Id(f.err).Op(":=").Add(call), jen.Id(f.err).Op("!=").Nil()).
			Block(jen.Return(append(fail[:len(fail):len(fail)], jen.Id(f.err))...))
	}
	body = append(body,
		failed(jen.Id(f.check).Dot("Err").Call()),
		failed(f.call2("Into", pass)),
		jen.Return(append(give, jen.Nil())...))
	e.file.Line()
	e.comment(e.slicesDoc(f))
	e.file.Func().Id(f.name).Add(f.typeParams()).Params(args.list()...).Params(results.list()...).Block(body...)
}

// resultParams are the parameters and results of the form that returns its results, and what it passes on.
func (e *emitter) resultParams(f *function) (args, results fields, pass []jen.Code) {
	e.contextFields(f, &args)
	pass = append(pass, jen.Id(f.ctx))
	if f.shape {
		pass = append(pass, jen.Id(f.launch))
	}
	for _, v := range f.chosen() {
		pass = append(pass, jen.Id(v.name))
	}
	for _, p := range f.outs {
		if p.single(f) {
			results.add(p.name, "one "+p.typ.ID(), p.typ.Code())
			pass = append(pass, jen.Id(f.one(p)))
			continue
		}
		results.add(p.name, p.typ.ID(), p.sliceType())
		pass = append(pass, jen.Id(p.name))
	}
	results.add(f.err, " error", jen.Error())
	for _, p := range f.params {
		if p.inSlices() && p.dir != ir.Out {
			args.add(p.name, p.key(), p.hostType())
			pass = append(pass, jen.Id(p.name))
		}
	}
	return args, results, pass
}

// call2 calls another form with all type arguments when Go cannot infer them.
func (f *function) call2(form string, args []jen.Code) jen.Code {
	return jen.Id(f.name + form).Add(f.typeArgs()).Call(args...)
}

// workForm writes the form over slices that does the work: the Into form when there are results, else the slices form
// itself.
func (e *emitter) workForm(f *function) {
	args := fields{}
	e.contextFields(f, &args)
	for _, p := range f.outs {
		args.add(p.name, p.key(), p.sliceType())
	}
	for _, p := range f.params {
		if p.inSlices() && p.dir != ir.Out {
			args.add(p.name, p.key(), p.hostType())
		}
	}
	begin := []jen.Code{jen.Id(f.ctx), jen.Id(e.module), jen.Lit(f.name)}
	for _, p := range f.params {
		if p.placed() {
			begin = append(begin, jen.Id(p.name))
		}
	}
	body := []jen.Code{jen.Id(f.task).Op(":=").Add(callq("Begin")).Call(begin...)}
	body = append(body, e.lengthsAndChecks(f)...)
	launch := []jen.Code{jen.Id(f.task).Dot("Stream").Call()}
	if f.shape {
		launch = append(launch, jen.Id(f.launch))
	} else {
		launch = append(launch, rtq("Launch").Values())
	}
	for _, v := range f.chosen() {
		launch = append(launch, jen.Id(v.name))
	}
	for _, p := range f.params {
		if p.inLaunch() {
			launch = append(launch, p.transfer(f))
		}
	}
	body = append(body,
		jen.Id(f.task).Dot("Do").Call(f.call2("Launch", launch)),
		jen.Return(jen.Id(f.task).Dot("End").Call()))
	name := f.name
	e.file.Line()
	if len(f.outs) > 0 {
		name += "Into"
		e.commentf("%s is like %s but writes %s.", name, f.name, intoText(f))
	} else {
		e.comment(e.slicesDoc(f))
	}
	e.file.Func().Id(name).Add(f.typeParams()).Params(args.list()...).Error().Block(body...)
}

func intoText(f *function) string {
	var names []string
	for _, p := range f.outs {
		names = append(names, p.name)
	}
	if len(names) == 1 {
		return "its result into the slice " + names[0]
	}
	return "its results into the slices " + enumerate(names)
}

// want checks the length of the slice p.
func (e *emitter) want(checker string, v *env, p *param) jen.Code {
	return jen.Id(checker).Dot("Want").Call(jen.Lit(p.name), jen.Len(jen.Id(p.name)), v.int(p.size),
		jen.Lit(v.text(p.size)))
}

// lengthsAndChecks counts the scalars that are lengths, checks the other sizes and makes the scratch memory.
func (e *emitter) lengthsAndChecks(f *function) []jen.Code {
	var body []jen.Code
	for _, p := range f.params {
		if p.length != nil {
			body = append(body, jen.Id(p.name).Op(":=").Add(callq("Count")).Types(p.typ.Code()).Call(
				jen.Id(f.task), jen.Lit(p.name), jen.Lit(p.length.name), jen.Len(jen.Id(p.length.name))))
		}
	}
	v := &env{e: e, f: f, recv: f.task, lengths: true}
	for _, p := range f.params {
		if p.kind == buffer && p.size != nil && p.dir != ir.Scratch && !v.isLength(p) {
			body = append(body, e.want(f.task, v, p))
		}
	}
	for _, p := range f.params {
		if p.kind == buffer && p.dir == ir.Scratch {
			body = append(body, jen.Id(p.name).Op(":=").Add(callq("Scratch")).Types(p.typ.Code()).Call(
				jen.Id(f.task), jen.Lit(p.name), v.int(p.size), jen.Lit(v.text(p.size))))
		}
	}
	return body
}

// launchForm writes the form with device buffers.
func (e *emitter) launchForm(f *function) {
	args := fields{}
	args.add(f.stream, " stream", jen.Op("*").Add(rtq("Stream")))
	args.add(f.launch, " launch", rtq("Launch"))
	for _, v := range f.chosen() {
		args.add(v.name, v.typ, jen.Id(v.typ))
	}
	for _, p := range f.params {
		if p.inLaunch() {
			args.add(p.name, p.key(), p.deviceType())
		}
	}
	body, index := e.choose(f)
	v := &env{e: e, f: f, recv: f.call}
	body = append(body, e.prepare(f, v, index)...)
	for _, p := range f.params {
		if p.kind == buffer && p.size != nil {
			body = append(body, callq("Need").Call(jen.Id(f.call), jen.Lit(p.name), jen.Id(p.name), v.int(p.size),
				jen.Lit(v.text(p.size))))
		}
	}
	body = append(body, e.shapeOf(f, v)...)
	for _, p := range f.params {
		body = append(body, p.put(f, v))
	}
	for _, p := range f.params {
		if p.zero(f) {
			body = append(body, callq("Clear").Call(jen.Id(f.call), jen.Id(p.name)))
		}
	}
	body = e.launch(f, v, body)
	e.file.Line()
	e.comment(e.launchDoc(f))
	e.file.Func().Id(f.name + "Launch").Add(f.typeParams()).Params(args.list()...).Error().Block(body...)
}

// shapeOf writes the assert, grid, blocks, block and shared directives.
func (e *emitter) shapeOf(f *function, v *env) []jen.Code {
	a := &f.lead.Attrs
	var body []jen.Code
	for _, x := range a.Asserts {
		text := x.Text
		if text == "" {
			text = v.text(x)
		}
		body = append(body, jen.Id(f.call).Dot("Assert").Call(v.condition(x), jen.Lit(text)))
	}
	three := func(method string, xs []*ir.HostExpr) {
		if len(xs) == 0 {
			return
		}
		dims := []jen.Code{jen.Lit(1), jen.Lit(1), jen.Lit(1)}
		for i, x := range xs[:min(len(xs), 3)] {
			dims[i] = v.int(x)
		}
		body = append(body, jen.Id(f.call).Dot(method).Call(dims...))
	}
	three("Threads", a.Grid)
	three("Blocks", a.Blocks)
	three("Block", a.Block)
	if a.Shared != nil {
		body = append(body, jen.Id(f.call).Dot("Shared").Call(v.int(a.Shared)))
	}
	return body
}

// condition writes a bool expression; an integer is true when it is not 0.
func (v *env) condition(x *ir.HostExpr) jen.Code {
	switch p := prec(x.Op); p {
	case precOr, precAnd:
		return jen.Add(v.operand(x.Args[0], p)).Op(x.Op).Add(v.operand(x.Args[1], p+1))
	case precCompare:
		return v.code(x, 0)
	}
	if x.Op == "!" {
		return jen.Op("!").Add(v.operand(x.Args[0], precUnary))
	}
	return jen.Add(v.code(x, precCompare+1)).Op("!=").Lit(0)
}

// operand is a condition inside another operator.
func (v *env) operand(x *ir.HostExpr, outer int) jen.Code {
	p := prec(x.Op)
	if p > precCompare && x.Op != "!" {
		p = precCompare // becomes a comparison with 0
	}
	if p < outer {
		return jen.Parens(v.condition(x))
	}
	return v.condition(x)
}

// choose writes the choice of the kernel by template arguments; index is what to pass to Prepare.
func (e *emitter) choose(f *function) (body []jen.Code, index jen.Code) {
	if len(f.insts) == 1 && len(f.values) == 0 {
		return nil, jen.Id(f.insts[0].index)
	}
	body = append(body, jen.Var().Id(f.index).Int())
	body = append(body, e.chooseType(f, f.insts, 0)...)
	return body, jen.Id(f.index)
}

// chooseType switches on type parameter i among the instances left, then on the next.
func (e *emitter) chooseType(f *function, insts []*instance, i int) []jen.Code {
	if i == len(f.types) {
		return e.chooseValue(f, insts, 0)
	}
	if len(f.types[i].types) == 1 {
		return e.chooseType(f, insts, i+1)
	}
	var cases []jen.Code
	for _, t := range f.types[i].types {
		var with []*instance
		for _, in := range insts {
			if in.types[i].ID() == t.ID() {
				with = append(with, in)
			}
		}
		cases = append(cases, jen.Case(jen.Op("*").Add(t.Code())).Block(e.chooseType(f, with, i+1)...))
	}
	nilPtr := jen.Parens(jen.Op("*").Id(f.types[i].name)).Parens(jen.Nil())
	return []jen.Code{jen.Switch(jen.Id("any").Call(nilPtr).Assert(jen.Type())).Block(cases...)}
}

// chooseValue switches on value parameter i among the instances left, then on the next.
func (e *emitter) chooseValue(f *function, insts []*instance, i int) []jen.Code {
	if i == len(f.values) {
		return []jen.Code{jen.Id(f.index).Op("=").Id(insts[0].index)}
	}
	v := &f.values[i]
	var cases []jen.Code
	var have []string
	for _, c := range v.consts {
		var with []*instance
		for _, in := range insts {
			if in.values[i] == c.value {
				with = append(with, in)
			}
		}
		if len(with) > 0 {
			have = append(have, valueText(v.under, c.value))
			match := jen.Id(c.name)
			if v.tuned {
				match = number(c.value)
			}
			cases = append(cases, jen.Case(match).Block(e.chooseValue(f, with, i+1)...))
		}
	}
	if v.under == ir.Bool && len(cases) == 2 && !v.tuned {
		return []jen.Code{jen.Switch(jen.Id(v.name)).Block(cases...)}
	}
	arg := jen.Int64().Call(jen.Id(v.name))
	if v.tuned {
		arg = f.tunedValue(v.c)
	}
	if v.under == ir.Bool && !v.tuned {
		arg = jen.Lit(1 - int(insts[0].values[i])) // the one that is missing
	}
	cases = append(cases, jen.Default().Block(jen.Return(callq("NoInstance").Call(
		jen.Lit(f.name), jen.Lit(v.c), arg, jen.Lit(strings.Join(have, ", "))))))
	if v.tuned {
		return []jen.Code{jen.Switch(f.tunedValue(v.c)).Block(cases...)}
	}
	return []jen.Code{jen.Switch(jen.Id(v.name)).Block(cases...)}
}

// inSlices reports whether the slices forms take the parameter.
func (p *param) inSlices() bool {
	if p.kind == local {
		return p.size == nil
	}
	return p.length == nil && p.dir != ir.Scratch
}

// zero reports whether the parameter is cleared before a launch.
func (p *param) zero(f *function) bool { return slices.Contains(f.lead.Attrs.Zero, p.c.Name) }

// single reports whether the function returns the parameter's one element as a value.
func (p *param) single(f *function) bool { return slices.Contains(f.lead.Attrs.Result, p.c.Name) }

// one is the variable that holds the slice of a single result.
func (f *function) one(p *param) string {
	if f.ones == nil {
		f.ones = map[string]string{}
	}
	if f.ones[p.name] == "" {
		f.ones[p.name] = f.scope.Pick(p.name + "s")
	}
	return f.ones[p.name]
}

// placed reports whether the slices forms take the parameter from a device, which chooses where they run.
func (p *param) placed() bool {
	return p.kind == object && p.c.Handle.Kind != ir.SamplerHandle
}

// inLaunch reports whether the Launch form takes the parameter.
func (p *param) inLaunch() bool { return p.kind != local || p.size == nil }

// key tells the parameter's type from others in one signature.
func (p *param) key() string { return strconv.Itoa(int(p.kind)) + p.typ.ID() }

func (p *param) sliceType() *jen.Statement { return jen.Index().Add(p.typ.Code()) }

// hostType is the type in the slices forms.
func (p *param) hostType() *jen.Statement {
	switch p.kind {
	case buffer:
		return p.sliceType()
	case local:
		return rtq("Local").Types(p.typ.Code())
	case object:
		return objectType(p.c.Handle.Kind)
	}
	return p.typ.Code()
}

// deviceType is the type in the Launch form.
func (p *param) deviceType() *jen.Statement {
	if p.kind == buffer {
		return rtq("Buffer").Types(p.typ.Code())
	}
	return p.hostType()
}

// transfer is what the slices form passes to the Launch form.
func (p *param) transfer(f *function) jen.Code {
	how := map[ir.Dir]string{ir.In: "In", ir.Out: "Out", ir.InOut: "InOut"}[p.dir]
	if p.kind != buffer || how == "" {
		return jen.Id(p.name)
	}
	return callq(how).Call(jen.Id(f.task), jen.Id(p.name))
}

// put passes the parameter to the launch.
func (p *param) put(f *function, v *env) jen.Code {
	switch {
	case p.kind == buffer:
		return callq("PutBuffer").Call(jen.Id(f.call), jen.Id(p.name))
	case p.kind == local && p.size != nil:
		return callq("PutLocal").Call(jen.Id(f.call), rtq("Local").Types(p.typ.Code()).Call(v.int(p.size)))
	case p.kind == local:
		return callq("PutLocal").Call(jen.Id(f.call), jen.Id(p.name))
	case p.kind == object:
		return callq("Put"+objectNames[p.c.Handle.Kind]).Call(jen.Id(f.call), jen.Id(p.name))
	}
	return callq("PutValue").Call(jen.Id(f.call), jen.Id(p.name))
}

// contextFields begins a slices form's parameters.
func (e *emitter) contextFields(f *function, args *fields) {
	args.add(f.ctx, " context", e.ctxType())
	if f.shape {
		args.add(f.launch, " launch", rtq("Launch"))
	}
	for _, v := range f.chosen() {
		args.add(v.name, v.typ, jen.Id(v.typ))
	}
}

// typeParams writes "[T float32 | float64, U int32]"; nothing when there are none.
func (f *function) typeParams() jen.Code {
	if len(f.types) == 0 {
		return jen.Null()
	}
	list := make([]jen.Code, len(f.types))
	for i, t := range f.types {
		union := jen.Add(t.types[0].Code())
		for _, typ := range t.types[1:] {
			union = union.Op("|").Add(typ.Code())
		}
		list[i] = jen.Id(t.name).Add(union)
	}
	return jen.Types(list...)
}

// typeArgs writes "[T, U]" when Go cannot infer them all.
func (f *function) typeArgs() jen.Code {
	var list []jen.Code
	inferred := true
	for _, t := range f.types {
		list = append(list, jen.Id(t.name))
		inferred = inferred && t.inArgs
	}
	if inferred {
		return jen.Null()
	}
	return jen.Types(list...)
}

// fields is a parameter or result list; neighbours of one type share it.
type fields struct{ items []field }

type field struct {
	names []jen.Code
	typ   *jen.Statement
	text  string
}

// add appends a parameter; text is the same for parameters of one type.
func (l *fields) add(name, text string, typ *jen.Statement) {
	if n := len(l.items); n > 0 && l.items[n-1].text == text {
		l.items[n-1].names = append(l.items[n-1].names, jen.Id(name))
		return
	}
	l.items = append(l.items, field{[]jen.Code{jen.Id(name)}, typ, text})
}

func (l *fields) list() []jen.Code {
	list := make([]jen.Code, len(l.items))
	for i, f := range l.items {
		list[i] = jen.List(f.names...).Add(f.typ)
	}
	return list
}
