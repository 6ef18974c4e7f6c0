package gobind

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// variable is a __constant__ or __device__ variable with accessors.
type variable struct {
	*ir.Var
	name string // "Coef" of SetCoef
}

// planGlobals takes the variables that kernels use into the API: those that the host can set, by the name in their
// directive or their own. One with its own name that has no Go type, or whose accessors' names are taken, has no
// accessors; for one that a directive names that is an error.
func (e *emitter) planGlobals() {
	if e.m.Dialect == ir.OpenCL {
		return // the host has no way to its program-scope variables
	}
	for _, v := range e.m.Globals {
		if v.Kind != ir.GlobalVar || v.Host || v.Static || !e.written(v) {
			continue
		}
		name, own := v.Bound, gotype.Exported(lastName(v.Source))
		asked := name != "" && name != own && name != gotype.Exported(v.Source)
		if !asked {
			name = own
		}
		if v.Handle != nil {
			if e.declare("Bind"+name, v.Pos, "the binding of "+v.Source, "rename it") {
				e.globals = append(e.globals, variable{v, name})
			}
			continue
		}
		if err := gotype.Check(v.Type); err != nil {
			if asked {
				e.diags.Add(CodeNoGoType, v.Pos, "variable %s: %v", v.Source, err)
			}
			continue
		}
		const hint = "name it in its directive: //kbind:kernel AnotherName"
		if !asked && (e.scope.Has("Set"+name) || e.scope.Has("Get"+name)) {
			continue
		}
		e.useType(v.Type)
		ok := e.declare("Set"+name, v.Pos, "the setter of "+v.Source, hint)
		if ok && v.Space != ir.Constant {
			ok = e.declare("Get"+name, v.Pos, "the getter of "+v.Source, hint)
		}
		if ok {
			e.globals = append(e.globals, variable{v, name})
		}
	}
}

// written reports whether a variable stands in one of the module's sources, rather than in kbind's own declarations.
func (e *emitter) written(v *ir.Var) bool {
	f := e.m.Set.File(v.Pos)
	return f != nil && slices.ContainsFunc(e.m.Sources, func(s ir.Source) bool { return s.Name == f.Name })
}

// emitGlobals writes the accessors of __constant__ and __device__ variables.
func (e *emitter) emitGlobals() {
	for _, v := range e.globals {
		if v.Handle != nil {
			e.binding(v)
			continue
		}
		kind, typ := "__device__", e.types.Type(v.Type)
		if v.Space == ir.Constant {
			kind = "__constant__"
		}
		doc := fmt.Sprintf("Set%s sets the %s variable %s (%s) for the launches that follow.", v.name, kind, v.Source,
			e.at(v.Pos))
		if v.Doc != "" {
			doc += "\n\n" + v.Doc
		}
		arg, pass := typ.Code(), jen.Op("&").Id("v")
		if _, scalar := v.Type.(ir.Scalar); !scalar {
			arg, pass = jen.Op("*").Add(typ.Code()), jen.Id("v")
		}
		e.file.Line()
		e.comment(doc)
		e.file.Func().Id("Set"+v.name).Params(jen.Id("ctx").Add(e.ctxType()), jen.Id("v").Add(arg)).Error().Block(
			jen.Return(callq("SetGlobal").Call(jen.Id("ctx"), jen.Id(e.module), jen.Lit(v.Name), pass)))
		if v.Space == ir.Constant {
			continue
		}
		e.file.Line()
		e.commentf("Get%s returns the %s variable %s.", v.name, kind, v.Source)
		e.file.Func().Id("Get"+v.name).Params(jen.Id("ctx").Add(e.ctxType())).Params(typ.Code(), jen.Error()).Block(
			jen.Return(callq("GetGlobal").Types(typ.Code()).Call(jen.Id("ctx"), jen.Id(e.module), jen.Lit(v.Name))))
	}
}

// binding writes the function that binds a texture or surface reference.
func (e *emitter) binding(v variable) {
	h := v.Handle
	doc := fmt.Sprintf("Bind%s binds the %s reference %s (%s) for the launches that follow; nil unbinds it.", v.name,
		h.Kind, v.Source, e.at(v.Pos))
	switch {
	case h.Kind == ir.TextureHandle && h.Normalized && h.Texel != nil:
		doc += fmt.Sprintf(" Its texels are %s, read normalised (rt.TextureDesc.ReadNormalized).", e.types.Type(h.Texel))
	case h.Kind == ir.TextureHandle && h.Texel != nil && gotype.Check(h.Texel) == nil:
		doc += fmt.Sprintf(" Its texels are %s.", e.types.Type(h.Texel))
	}
	if v.Doc != "" {
		doc += "\n\n" + v.Doc
	}
	e.file.Line()
	e.comment(doc)
	e.file.Func().Id("Bind"+v.name).Params(jen.Id("ctx").Add(e.ctxType()), jen.Id("t").Add(objectType(h.Kind))).Error().
		Block(
			jen.Return(callq("Bind"+objectNames[h.Kind]).Call(jen.Id("ctx"), jen.Id(e.module), jen.Lit(v.Name), jen.Id("t"))))
}

func (e *emitter) ctxType() *jen.Statement { return jen.Qual("context", "Context") }

// emitExports writes the constants of export directives. They are untyped, so that they fit wherever their value does.
func (e *emitter) emitExports() {
	for i := range e.m.Exports {
		x := &e.m.Exports[i]
		name := x.GoName
		if name == "" {
			name = gotype.Exported(x.Name)
		}
		if e.shared(name, x.Pos) {
			continue
		}
		if !gotype.IsExported(name) {
			e.diags.Add(CodeBadGoName, x.Pos, "%s cannot be called %q in Go", x.Name, name)
			continue
		}
		if !e.declare(name, x.Pos, "constant "+x.Name, "export it from one place only") {
			continue
		}
		value, ok := exportValue(x)
		if !ok {
			e.diags.Add(CodeExport, x.Pos, "%s is not a finite number: Go has no such constants", x.Name)
			continue
		}
		doc := docFor(name, x.Name, x.Doc)
		if doc == "" && name == x.Name {
			doc = strings.TrimSpace(fmt.Sprintf("%s is exported by %s.\n\n%s", name, e.at(x.Pos), x.Doc))
		}
		if doc == "" {
			doc = strings.TrimSpace(fmt.Sprintf("%s is %s (%s).\n\n%s", name, x.Name, e.at(x.Pos), x.Doc))
		}
		e.file.Line()
		e.comment(doc)
		e.file.Const().Id(name).Op("=").Add(value)
	}
}

func exportValue(x *ir.Export) (jen.Code, bool) {
	switch {
	case x.Type == ir.Void:
		return jen.Lit(x.Str), true
	case x.Type == ir.Bool:
		return jen.Lit(x.Bits != 0), true
	case x.Type == ir.U64 || x.Type == ir.U32:
		return jen.Op(strconv.FormatUint(x.Bits, 10)), true
	case x.Type.IsInt():
		return jen.Op(strconv.FormatInt(int64(x.Bits), 10)), true
	}
	if math.IsNaN(x.Float) || math.IsInf(x.Float, 0) {
		return nil, false
	}
	bits := 64
	if x.Type != ir.F64 {
		bits = 32
	}
	s := strconv.FormatFloat(x.Float, 'g', -1, bits)
	if isDigits(s) {
		s += ".0"
	}
	return jen.Op(s), true
}

func isDigits(s string) bool {
	for i, c := range s {
		if (c < '0' || c > '9') && (i > 0 || c != '-') {
			return false
		}
	}
	return true
}
