package gobind

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// function is one family of Go functions: the forms of a kernel, of a kernel template, or of one instance of a
// template.
type function struct {
	name   string     // Go name of the slices form
	lead   *ir.Kernel // the first instance: its directives are those of all
	insts  []*instance
	types  []typeParam
	values []valueParam
	fixed  map[string]int64 // template parameters with one value
	params []*param
	scope  gotype.Names // names inside the functions

	slices bool   // there is a slices form
	why    string // why not
	shape  bool   // the slices form takes an rt.Launch
	shared bool   // because the caller says how much dynamic shared memory there is
	outs   []*param
	ones   map[string]string // of results that are no slices: the variables of their slices

	stream, launch, ctx, err, call, task, check, index, tuned string // helper variables

	tuning string // the package's variable with what can be tuned, "" if nothing can
}

// instance is one kernel of a function.
type instance struct {
	k       *ir.Kernel
	index   string // constant: its index in the module
	display string
	types   []gotype.Type // parallel to function.types
	values  []int64       // parallel to function.values
}

// typeParam is a template's type parameter as a Go type parameter.
type typeParam struct {
	c      string // C name
	name   string
	types  []gotype.Type // the constraint
	inArgs bool          // Go can infer it from the Launch form's arguments
}

// valueParam is a template's value parameter as a Go argument of a small constant type.
type valueParam struct {
	c      string
	name   string // Go parameter
	typ    string // its type
	under  ir.Scalar
	consts []constant
	tuned  bool // callers do not choose it
}

type constant struct {
	name  string
	value int64
}

// plan decides everything that is written.
func (e *emitter) plan() {
	groups := e.patterns()
	reserved := map[string]bool{}
	for _, group := range groups {
		if group[0].Bound {
			reserved[group[0].GoName] = true
		}
	}
	for _, group := range groups {
		if why := e.unsupported(group); why != "" {
			e.report = append(e.report, Func{Kernel: group[0], Why: why})
			continue
		}
		e.useStructs(group)
		fs := e.functions(group, e.baseName(group, reserved))
		rep := Func{Kernel: group[0]}
		for _, f := range fs {
			if !e.declareFunc(f) {
				continue
			}
			e.funcs = append(e.funcs, f)
			rep.GoNames = append(rep.GoNames, f.goNames()...)
			rep.Why = f.why
		}
		e.report = append(e.report, rep)
	}
	e.planGlobals()
	e.sortStructs()
	e.nameInstances()
}

// patterns groups the instances of each kernel template; a kernel that is no template is a group of its own. The order
// is that of the first instances.
func (e *emitter) patterns() [][]*ir.Kernel {
	var groups [][]*ir.Kernel
	at := map[string]int{}
	for _, k := range e.m.Kernels {
		if len(k.Template) == 0 {
			groups = append(groups, []*ir.Kernel{k})
			continue
		}
		key := patternKey(k)
		if i, ok := at[key]; ok {
			groups[i] = append(groups[i], k)
			continue
		}
		at[key] = len(groups)
		groups = append(groups, []*ir.Kernel{k})
	}
	return groups
}

// patternKey is the same for instances of one template and differs between overloaded templates.
func patternKey(k *ir.Kernel) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\x00%s\x00%d", k.Qualified, k.GoName, k.Pos)
	for _, t := range k.Template {
		fmt.Fprintf(&b, "\x00%s %s", t.Kind, t.Name)
	}
	for _, p := range k.Params {
		b.WriteString("\x00" + p.Canonical)
	}
	return b.String()
}

// baseName chooses the Go name of a pattern. Patterns that no directive asks for (-all) and that would share a name,
// overloads of one kernel for instance, are numbered: Update, Update2. What directives say, which reserved lists,
// stays, and is an error where two say the same.
func (e *emitter) baseName(group []*ir.Kernel, reserved map[string]bool) string {
	lead := group[0]
	name := cmp.Or(lead.GoName, gotype.Exported(lead.Name))
	if lead.Bound {
		return name
	}
	taken := func(name string) bool {
		for _, form := range []string{"", "Into", "Launch"} {
			if _, declared := e.declared[name+form]; declared {
				return true
			}
		}
		return reserved[name]
	}
	numbered := name
	for n := 2; taken(numbered); n++ {
		numbered = name + strconv.Itoa(n)
		if last := name[len(name)-1]; '0' <= last && last <= '9' {
			numbered = name + "_" + strconv.Itoa(n)
		}
	}
	return numbered
}

// unsupported returns why none of the kernels can be bound, "" when they can. For a kernel with a directive that is
// also an error.
func (e *emitter) unsupported(group []*ir.Kernel) string {
	for _, k := range group {
		why := Uncallable(k)
		if why == nil {
			continue
		}
		if k.Bound && why.Code == string(CodeNoGoType) {
			e.diags.Add(CodeNoGoType, why.Pos, "%s", why.Msg)
		}
		return why.Msg
	}
	return ""
}

// Uncallable says why Go cannot call a kernel: it has no instances, or a parameter that no Go value can stand for. It
// returns nil when Go can.
func Uncallable(k *ir.Kernel) *ir.Refusal {
	if len(k.Template) > 0 && len(k.Args) == 0 {
		return &ir.Refusal{Code: string(CodeNoInstance), Pos: k.Pos,
			Msg: "it is a template without instances: name some with //kbind:template"}
	}
	for i := range k.Params {
		p := &k.Params[i]
		if p.Type == nil {
			return &ir.Refusal{Code: string(CodeNoInstance), Pos: orPos(p.Pos, k.Pos),
				Msg: fmt.Sprintf("parameter %s of %s has an unknown type", paramName(p, i), k.Name)}
		}
		if _, ptr := p.Type.(*ir.Pointer); ptr || p.Handle != nil {
			continue
		}
		if err := gotype.Check(p.Type); err != nil {
			return &ir.Refusal{Code: string(CodeNoGoType), Pos: orPos(p.Pos, k.Pos),
				Msg: fmt.Sprintf("parameter %s of %s: %v", paramName(p, i), k.Name, err)}
		}
	}
	return nil
}

// functions turns the instances of a pattern into one generic function if Go can say it, else into one function for
// each.
func (e *emitter) functions(group []*ir.Kernel, name string) []*function {
	lead := group[0]
	if len(lead.Template) == 0 {
		return []*function{e.single(lead, name, nil)}
	}
	if f := e.merge(group, name); f != nil {
		return []*function{f}
	}
	for _, t := range lead.Attrs.Tune {
		if t.Kind == ir.TuneTemplate {
			e.diags.Add(CodeTune, t.Pos, "the template parameter %s cannot be tuned: in Go each instance of %s is a function "+
				"of its own", t.Name, lead.Name).Hintf("tune a macro instead")
			return nil
		}
	}
	var fs []*function
	suffixes := instanceSuffixes(group)
	for n, k := range group {
		fixed := map[string]int64{}
		for i, a := range k.Args {
			if a.Type == nil && i < len(k.Template) && !strings.HasSuffix(k.Template[i].Kind, "...") {
				fixed[k.Template[i].Name] = a.Value
			}
		}
		fs = append(fs, e.single(k, name+suffixes[n], fixed))
	}
	return fs
}

// single plans the function of one kernel.
func (e *emitter) single(k *ir.Kernel, name string, fixed map[string]int64) *function {
	f := &function{name: name, lead: k, fixed: fixed, insts: []*instance{{k: k}}}
	e.planParams(f)
	e.planForms(f)
	return f
}

// merge plans one generic function for all instances of a template, or returns nil when Go's generics cannot say which
// instances there are: parameter packs, parameters whose type depends on a template parameter in another way than
// being it (or pointing at it), two C types with one Go type (char and signed char), or type arguments that do not
// come in every combination.
func (e *emitter) merge(group []*ir.Kernel, name string) *function {
	f := &function{name: name, lead: group[0]}
	for _, k := range group {
		in := e.instance(k)
		if in == nil || !sameDirectives(k, f.lead) || len(k.Params) != len(f.lead.Params) {
			return nil
		}
		f.insts = append(f.insts, in)
	}
	nt, nv := 0, 0
	for i, t := range f.lead.Template {
		if t.Kind == "type" {
			f.types = append(f.types, typeParam{c: t.Name, types: distinctTypes(f.insts, nt)})
			nt++
			continue
		}
		under := f.lead.Args[i].Scalar
		if under == ir.Bool && usesName(f.lead, t.Name) {
			return nil // Go does not compute with bool
		}
		f.values = append(f.values, valueParam{c: t.Name, under: under, tuned: tuneIndex(f.lead, t.Name) >= 0})
		nv++
	}
	if !distinctInstances(f.insts) || !everyCombination(f) {
		return nil
	}
	for i := range f.lead.Params {
		if !e.patternParam(f, i) {
			return nil
		}
	}
	e.nameTemplate(f)
	e.planParams(f)
	e.planForms(f)
	return f
}

// instance reads the arguments of a template instance; nil when Go cannot say them.
func (e *emitter) instance(k *ir.Kernel) *instance {
	if len(k.Args) != len(k.Template) {
		return nil
	}
	in := &instance{k: k}
	for i, t := range k.Template {
		a := k.Args[i]
		switch {
		case t.Kind == "type" && a.Type != nil:
			if _, ptr := a.Type.(*ir.Pointer); ptr || gotype.Check(a.Type) != nil {
				return nil
			}
			in.types = append(in.types, e.types.Type(a.Type))
		case t.Kind == "value" && a.Type == nil && (a.Scalar.IsInt() || a.Scalar == ir.Bool):
			in.values = append(in.values, a.Value)
		default:
			return nil
		}
	}
	return in
}

// patternParam reports whether parameter i has the same Go type in every instance, or is the same type parameter.
func (e *emitter) patternParam(f *function, i int) bool {
	lead := &f.lead.Params[i]
	if lead.Handle != nil {
		return !slices.ContainsFunc(f.insts, func(in *instance) bool {
			h := in.k.Params[i].Handle
			return h == nil || h.Kind != lead.Handle.Kind
		})
	}
	if t := typeParamOf(f, lead); t >= 0 {
		return !slices.ContainsFunc(f.insts, func(in *instance) bool {
			typ, ok := e.plainType(&in.k.Params[i])
			return !ok || typ.ID() != in.types[t].ID()
		})
	}
	_, leadPtr := lead.Type.(*ir.Pointer)
	want := e.argType(lead.Type)
	for _, in := range f.insts {
		p := &in.k.Params[i]
		if _, ptr := p.Type.(*ir.Pointer); ptr != leadPtr || e.argType(p.Type).ID() != want.ID() || p.Space != lead.Space ||
			p.Dir != lead.Dir {
			return false
		}
	}
	return true
}

// plainType returns the Go type of a parameter's value or element; ok is false for elements that Go sees as bytes only.
func (e *emitter) plainType(p *ir.KernelParam) (t gotype.Type, ok bool) {
	ct := p.Type
	if ptr, is := ct.(*ir.Pointer); is {
		ct = ptr.Elem
	}
	if _, ptr := ct.(*ir.Pointer); ptr || gotype.Check(ct) != nil {
		return gotype.Type{}, false
	}
	return e.types.Type(ct), true
}

// argType returns the Go type of a value parameter or of a pointer parameter's element.
func (e *emitter) argType(t ir.Type) gotype.Type {
	if p, ok := t.(*ir.Pointer); ok {
		elem, _ := e.types.Element(p)
		return elem
	}
	return e.types.Type(t)
}

// typeParamOf returns the index of the type parameter that a parameter is, or points at, by its spelling in the
// pattern; -1 if none.
func typeParamOf(f *function, p *ir.KernelParam) int {
	name := ""
	for _, w := range strings.FieldsFunc(p.Canonical, func(r rune) bool { return strings.ContainsRune(" *&", r) }) {
		switch w {
		case "const", "volatile", "restrict", "__restrict__", "__restrict":
			continue
		}
		if name != "" {
			return -1
		}
		name = w
	}
	if strings.Count(p.Canonical, "*")+strings.Count(p.Canonical, "&") > 1 {
		return -1
	}
	return slices.IndexFunc(f.types, func(t typeParam) bool { return t.c == name })
}

func distinctTypes(insts []*instance, i int) []gotype.Type {
	var types []gotype.Type
	for _, in := range insts {
		if !slices.ContainsFunc(types, func(t gotype.Type) bool { return t.ID() == in.types[i].ID() }) {
			types = append(types, in.types[i])
		}
	}
	return types
}

// typesKey identifies the type arguments of an instance.
func (in *instance) typesKey() string {
	var b strings.Builder
	for _, t := range in.types {
		b.WriteString(t.ID() + ",")
	}
	return b.String()
}

func distinctInstances(insts []*instance) bool {
	seen := map[string]bool{}
	for _, in := range insts {
		key := fmt.Sprint(in.typesKey(), in.values)
		if seen[key] {
			return false
		}
		seen[key] = true
	}
	return true
}

// everyCombination reports whether the type arguments come in every combination, which is what Go's constraints say.
func everyCombination(f *function) bool {
	seen, want := map[string]bool{}, 1
	for _, in := range f.insts {
		seen[in.typesKey()] = true
	}
	for _, t := range f.types {
		want *= len(t.types)
	}
	return len(seen) == want
}

// declareFunc takes the names of all forms of a function and of its constant types.
func (e *emitter) declareFunc(f *function) bool {
	k := f.lead
	what := "kernel " + k.Name
	if len(k.Args) > 0 && len(f.types)+len(f.values) == 0 {
		what = "instance " + k.Name + templateArgs(k)
	}
	const hint = "name it in its directive: //kbind:kernel AnotherName"
	if !gotype.IsExported(f.name) {
		e.diags.Add(CodeBadGoName, k.Pos, "%s cannot be called %q in Go: want an exported identifier", what,
			f.name).Hintf("%s", hint)
		return false
	}
	for _, name := range f.goNames() {
		if !e.declare(name, k.Pos, what, hint) {
			return false
		}
	}
	for _, v := range f.chosen() {
		ok := e.declare(v.typ, k.Pos, "template parameter "+v.c+" of "+what, hint)
		for _, c := range v.consts {
			ok = ok && e.declare(c.name, k.Pos, "template argument "+v.c+" of "+what, hint)
		}
		if !ok {
			return false
		}
	}
	return true
}

// goNames lists the functions of f.
func (f *function) goNames() []string {
	var names []string
	if f.lead.Ring != nil {
		names := []string{"Start" + f.name}
		if f.lead.Ring.Tell != "" {
			names = append(names, "New"+f.name+"Inbox")
		}
		return names
	}
	if f.slices {
		names = append(names, f.name)
		if len(f.outs) > 0 {
			names = append(names, f.name+"Into")
		}
	}
	return append(names, f.name+"Launch")
}

// nameInstances names the kernels of the functions that are written.
func (e *emitter) nameInstances() {
	for _, f := range e.funcs {
		if len(f.lead.Attrs.Tune) > 0 {
			f.tuning = e.scope.Pick("tune" + f.name)
		}
		for _, in := range f.insts {
			in.display, in.index = f.name, "kernel"+f.name
			if len(f.types)+len(f.values) > 0 {
				in.display = f.name + "[" + instanceText(f, in) + "]"
				in.index = "kernel" + f.name + argTexts(in.k, argText)
			}
			in.index = e.scope.Pick(in.index)
			e.display[in.k] = in.display
		}
	}
}

// instanceText shows the arguments of an instance in the order of the template: "float32,128".
func instanceText(f *function, in *instance) string {
	var parts []string
	t, v := 0, 0
	for i, p := range in.k.Template {
		if p.Kind == "type" {
			parts = append(parts, in.types[t].String())
			t++
			continue
		}
		parts = append(parts, valueText(in.k.Args[i].Scalar, in.values[v]))
		v++
	}
	return strings.Join(parts, ",")
}

// instanceSuffixes names instances that have a function each: by their Go types if that tells them apart, else by the
// C++ spelling (char and signed char).
func instanceSuffixes(group []*ir.Kernel) []string {
	names := make([]string, len(group))
	seen := map[string]bool{}
	for i, k := range group {
		names[i] = argTexts(k, argText)
		seen[names[i]] = true
	}
	if len(seen) == len(group) {
		return names
	}
	for i, k := range group {
		names[i] = argTexts(k, spellingText)
	}
	return names
}

// argTexts joins the parts of a name that stand for an instance's arguments: "Float32Int64", "Float32_16_8".
func argTexts(k *ir.Kernel, text func(ir.TemplateArg) string) string {
	s := ""
	for _, a := range k.Args {
		part := text(a)
		if s != "" && part != "" && unicode.IsDigit(rune(s[len(s)-1])) && unicode.IsDigit(rune(part[0])) {
			s += "_"
		}
		s += part
	}
	return s
}

// argText is the part of a Go name that stands for a template argument.
func argText(a ir.TemplateArg) string {
	if a.GoText != "" {
		return a.GoText
	}
	return spellingText(a)
}

func spellingText(a ir.TemplateArg) string {
	text := a.Text
	if a.Type == nil && a.Value < 0 {
		text = "Minus" + strings.TrimPrefix(text, "-")
	}
	return strings.TrimPrefix(gotype.Exported("x "+text), "X")
}

// templateArgs is the C++ spelling of an instance's arguments: "<float, 128>".
func templateArgs(k *ir.Kernel) string {
	if len(k.Template) == 0 {
		return ""
	}
	texts := make([]string, len(k.Args))
	for i, a := range k.Args {
		texts[i] = a.Text
	}
	return "<" + strings.Join(texts, ", ") + ">"
}
