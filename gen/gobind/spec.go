package gobind

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// emitSources embeds the texts, or writes them out where go:embed does not reach.
func (e *emitter) emitSources() {
	for i := range e.opt.Sources {
		s := &e.opt.Sources[i]
		e.file.Line()
		if s.Embed != "" {
			e.file.Anon("embed")
			e.file.Comment("//go:embed " + embedPattern(s.Embed))
			e.file.Var().Id(e.sourceVar(i)).String()
			continue
		}
		switch {
		case s.Made:
			e.commentf("The kernels of the rings of %s.", e.opt.Unit)
		case s.Literal:
			e.commentf("The kernels in the string literals of %s.", s.Name)
		default:
			e.commentf("%s, which is outside this directory.", s.Name)
		}
		e.file.Const().Id(e.sourceVar(i)).Op("=").Add(e.textLit(s.Text))
	}
}

// sourceVar names the variable of a source; the first is the kernel file.
func (e *emitter) sourceVar(i int) string {
	if e.sources == nil {
		for j, s := range e.opt.Sources {
			name := "source" + e.prefix
			if j > 0 {
				name += gotype.Exported(s.Name)
			}
			e.sources = append(e.sources, e.scope.Pick(name))
		}
	}
	return e.sources[i]
}

func embedPattern(path string) string {
	if strings.ContainsAny(path, " \t\"'`") {
		return fmt.Sprintf("%q", path)
	}
	return path
}

// textLit writes a text so that people can read it in the Go file, if Go allows it.
func (e *emitter) textLit(text []byte) jen.Code {
	s := string(text)
	if utf8.ValidString(s) && !strings.ContainsAny(s, "`\r\x00\ufeff") {
		return jen.Op(e.long.Raw(s))
	}
	return jen.Lit(s)
}

// emitLoad writes the function that loads the module before its first use.
func (e *emitter) emitLoad() {
	if len(e.funcs) == 0 {
		return
	}
	name := "Load" + e.prefix
	if e.scope.Has(name) {
		name = e.scope.Pick(name + "Module")
	}
	e.file.Line()
	e.commentf("%s loads the kernels of %s on the device of ctx, which may compile them.\n"+
		"Without it they are loaded when they are first used.", name, e.opt.Unit)
	e.file.Func().Id(name).Params(jen.Id("ctx").Add(e.ctxType())).Params(jen.Op("*").Add(rtq("Module")),
		jen.Error()).Block(
		jen.Return(callq("Load").Call(jen.Id("ctx"), jen.Id(e.module))))
}

// emitSpec writes the kernel indices and the call.ModuleSpec.
func (e *emitter) emitSpec() {
	var indices, kernels []jen.Code
	for _, f := range e.funcs {
		for _, in := range f.insts {
			index := jen.Id(in.index)
			if len(indices) == 0 {
				index.Op("=").Iota()
			}
			indices = append(indices, index)
			kernels = append(kernels, jen.Id(in.index).Op(":").Add(e.kernelSpec(f, in)))
		}
	}
	if len(indices) > 0 {
		e.file.Line()
		e.commentf("Indices into %s.Kernels.", e.module)
		e.file.Const().Defs(indices...)
	}
	spec := []jen.Code{
		pair("Name", jen.Lit(e.opt.Unit)),
		pair("Dialect", callq(map[ir.Dialect]string{ir.CUDA: "CUDA", ir.HIP: "HIP", ir.OpenCL: "OpenCL"}[e.m.Dialect])),
		pair("Sources", jen.Index().Add(callq("Source")).Add(lines(e.sourceSpecs()))),
	}
	units := 0
	for _, s := range e.m.Sources { // those of the unit come first
		if s.Unit {
			units++
		}
	}
	if units > 1 {
		spec = append(spec, pair("Units", jen.Lit(units)))
	}
	if len(e.opt.Flags) > 0 {
		var flags []jen.Code
		for _, f := range e.opt.Flags {
			flags = append(flags, jen.Lit(f))
		}
		spec = append(spec, pair("Options", jen.Index().String().Values(flags...)))
	}
	if len(kernels) > 0 {
		spec = append(spec, pair("Kernels", jen.Index().Add(callq("KernelSpec")).Add(lines(kernels))))
	}
	if len(e.globals) > 0 {
		spec = append(spec, pair("Globals", jen.Index().Add(callq("GlobalSpec")).Add(lines(e.globalSpecs()))))
	}
	if images := e.images(); images != nil {
		spec = append(spec, pair("Images", images))
	}
	if len(e.opt.Variants) > 0 {
		spec = append(spec, pair("Variants", jen.Index().Add(callq("Variant")).Add(lines(e.variantSpecs()))))
	}
	e.file.Line()
	e.file.Var().Id(e.module).Op("=").Op("&").Add(callq("ModuleSpec")).Add(lines(spec))
}

// images is the list of the module's images, nil if there are none.
func (e *emitter) images() *jen.Statement {
	var list []jen.Code
	for _, name := range []string{e.image, e.texts, e.textsC, e.program} {
		if name != "" {
			list = append(list, jen.Id(name))
		}
	}
	images := jen.Index().Add(callq("ModuleImage")).Values(list...)
	switch {
	case len(list) == 0 && e.code == "":
		return nil
	case len(list) == 0:
		return jen.Id(e.code)
	case e.code != "":
		return jen.Append(images, jen.Id(e.code).Op("..."))
	}
	return images
}

func (e *emitter) variantSpecs() []jen.Code {
	var list []jen.Code
	for _, v := range e.opt.Variants {
		var options, images []jen.Code
		for _, o := range v.Options {
			options = append(options, jen.Lit(o))
		}
		for _, name := range v.Images {
			images = append(images, jen.Id(name))
		}
		list = append(list, jen.Values(pair("Options", jen.Index().String().Values(options...)),
			pair("Images", jen.Index().Add(callq("ModuleImage")).Values(images...))))
	}
	return list
}

func (e *emitter) sourceSpecs() []jen.Code {
	var list []jen.Code
	for i := range e.opt.Sources {
		s := &e.opt.Sources[i]
		fields := []jen.Code{pair("Name", jen.Lit(s.Name)), pair("Text", jen.Id(e.sourceVar(i)))}
		if s.Embed != "" {
			fields = append(fields, pair("SHA256", jen.Lit(s.SHA256)))
		}
		if host := HostCode(s.Text, s.HostCode); host != "" {
			fields = append(fields, pair("Host", jen.Lit(host)))
		}
		list = append(list, jen.Values(fields...))
	}
	return list
}

// HostCode spells stretches of a text as driver.Source.Host does.
func HostCode(text []byte, list []ir.Stretch) string {
	var b strings.Builder
	line, start, at := 1, 0, 0 // at is on the line that begins at start
	place := func(offset int) string {
		for n := bytes.IndexByte(text[at:offset], '\n'); n >= 0; n = bytes.IndexByte(text[at:offset], '\n') {
			at += n + 1
			line, start = line+1, at
		}
		at = offset
		return fmt.Sprintf("%d:%d", line, offset-start+1)
	}
	for i, s := range list {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(place(s.From) + "-" + place(s.To))
		if s.Semicolon {
			b.WriteByte(';')
		}
	}
	return b.String()
}

func (e *emitter) kernelSpec(f *function, in *instance) jen.Code {
	k := in.k
	fields := []jen.Code{
		pair("Name", jen.Lit(in.display)),
		pair("Symbol", jen.Lit(k.Symbol)),
		pair("NameExpr", jen.Lit(nameExpr(e.m.Dialect, k))),
	}
	if name := cName(e.m.Dialect, k); name != "" {
		fields = append(fields, pair("CName", jen.Lit(name)))
	}
	if params := e.paramSpecs(f, k); len(params) > 0 {
		fields = append(fields, pair("Params", jen.Index().Add(callq("ParamSpec")).Add(lines(params))))
	}
	if k.MaxThreads > 0 {
		fields = append(fields, pair("MaxThreads", jen.Lit(k.MaxThreads)))
	}
	if k.ReqdSize != ([3]int{}) {
		s := k.ReqdSize
		fields = append(fields, pair("Block", rtq("Dim3").Values(pair("X", jen.Lit(s[0])), pair("Y", jen.Lit(s[1])),
			pair("Z", jen.Lit(s[2])))))
	}
	if k.Attrs.Cooperative || k.Has("cooperative") {
		fields = append(fields, pair("Cooperative", jen.True()))
	}
	if k.Attrs.Shared == nil && k.Has("dynamic-shared") {
		fields = append(fields, pair("DynamicShared", jen.True()))
	}
	if k.Has("recursion") {
		fields = append(fields, pair("Recursive", jen.True()))
	}
	return lines(fields)
}

func (e *emitter) paramSpecs(f *function, k *ir.Kernel) []jen.Code {
	var list []jen.Code
	for i := range k.Params {
		p := &k.Params[i]
		kind, size, readOnly := "Value", ir.Sizeof(p.Type), false
		if ptr, ok := p.Type.(*ir.Pointer); ok {
			kind, readOnly = "Mem", ptr.Const || p.Dir == ir.In
			if p.Space == ir.Shared || ptr.Space == ir.Shared {
				kind, readOnly = "Work", false
			}
			_, size = e.types.Element(ptr)
		}
		fields := []jen.Code{pair("Name", jen.Lit(f.params[i].name)), pair("Kind", callq(kind)), pair("Size", jen.Lit(size))}
		if h := p.Handle; h != nil {
			fields = []jen.Code{fields[0], pair("Kind", callq(objectNames[h.Kind]+"Arg"))}
			readOnly = h.Access == "read_only"
			if h.Shape != ir.NoShape {
				fields = append(fields, pair("Shape", rtq(shapeNames[h.Shape])))
			}
		}
		if readOnly {
			fields = append(fields, pair("Const", jen.True()))
		}
		if p.Dir == ir.Out && !slices.Contains(k.Attrs.Zero, p.Name) {
			fields = append(fields, pair("Out", jen.True()))
		}
		if t := tolerance(k, p); t != nil {
			fields = append(fields, t)
		}
		list = append(list, jen.Values(fields...))
	}
	return list
}

// shapeNames are the constants of package rt.
var shapeNames = [...]string{ir.Shape1D: "Image1D", ir.Shape2D: "Image2D", ir.Shape3D: "Image3D",
	ir.Shape1DLayered: "Image1DLayered", ir.Shape2DLayered: "Image2DLayered",
	ir.ShapeCube: "ImageCube", ir.ShapeCubeLayered: "ImageCubeLayered", ir.ShapeLinear: "ImageLinear"}

func (e *emitter) globalSpecs() []jen.Code {
	var list []jen.Code
	for _, v := range e.globals {
		fields := []jen.Code{pair("Symbol", jen.Lit(v.Name)), pair("NameExpr", jen.Lit(e.globalExpr(&v))),
			pair("Size", jen.Lit(ir.Sizeof(v.Type)))}
		if v.Space == ir.Constant {
			fields = append(fields, pair("Const", jen.True()))
		}
		if v.Handle != nil {
			fields = append(fields, pair("Object", callq(objectNames[v.Handle.Kind]+"Arg")))
		}
		list = append(list, jen.Values(fields...))
	}
	return list
}

// globalExpr is the expression by which a device compiler finds a variable.
func (e *emitter) globalExpr(v *variable) string {
	if e.m.Dialect == ir.OpenCL {
		return v.Source
	}
	return "&" + v.Source
}

func (e *emitter) kernelSymbols() []Symbol {
	var list []Symbol
	for _, f := range e.funcs {
		for _, in := range f.insts {
			list = append(list, Symbol{Symbol: in.k.Symbol, NameExpr: nameExpr(e.m.Dialect, in.k),
				CName: cName(e.m.Dialect, in.k)})
		}
	}
	return list
}

func (e *emitter) globalSymbols() []Symbol {
	var list []Symbol
	for i := range e.globals {
		list = append(list, Symbol{Symbol: e.globals[i].Name, NameExpr: e.globalExpr(&e.globals[i]),
			Reference: e.globals[i].Handle != nil})
	}
	return list
}

// nameExpr is the expression by which a device compiler finds the kernel: a cast to the expected function pointer
// type, so that it checks the signature again. OpenCL finds kernels by name.
func nameExpr(d ir.Dialect, k *ir.Kernel) string {
	if d == ir.OpenCL {
		return k.Name
	}
	name := k.Qualified
	if name == "" {
		name = k.Name
	}
	name += templateArgs(k)
	types := make([]string, len(k.Params))
	for i, p := range k.Params {
		if p.CType == "" {
			return name
		}
		types[i] = p.CType
	}
	return "(void (*)(" + strings.Join(types, ", ") + "))" + name
}

// cName is the name that an extern "C" kernel has in compiled code, "" for other kernels.
func cName(d ir.Dialect, k *ir.Kernel) string {
	if d == ir.OpenCL || !k.ExternC || len(k.Template) > 0 {
		return ""
	}
	return k.Name
}

func pair(key string, value jen.Code) *jen.Statement { return jen.Id(key).Op(":").Add(value) }

// lines is a composite literal's body with one element a line.
func lines(items []jen.Code) *jen.Statement {
	return jen.Custom(jen.Options{Open: "{", Close: "}", Separator: ",", Multi: true}, items...)
}
