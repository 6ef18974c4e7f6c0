package gotype

import (
	"bytes"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// A reference is the Go function that a cpu directive names in place of a kernel's body. It has the kernel's
// parameters in order, device memory as slices, and no result.

// ReferenceCheck writes a Go file of package pkg in which each reference is assigned to a variable of the type that
// its kernel needs, so that Go's type checker compares the two. lines has the line of each kernel.
func (m *Mapper) ReferenceCheck(pkg string, kernels []*ir.Kernel) (text []byte, lines []int) {
	f := jen.NewFile(pkg)
	f.ImportName(RT, "rt")
	f.ImportName(Vec, "vec")
	for _, k := range kernels {
		f.Var().Id("_").Add(m.reference(k)).Op("=").Id(k.Attrs.CPU)
	}
	var buf bytes.Buffer
	if err := f.Render(&buf); err != nil {
		return nil, make([]int, len(kernels))
	}
	for i, line := range strings.Split(buf.String(), "\n") {
		if strings.HasPrefix(line, "var _ ") {
			lines = append(lines, i+1)
		}
	}
	return buf.Bytes(), lines
}

// ReferenceTypes returns the Go types of a reference's parameters: of device memory the element type.
func (m *Mapper) ReferenceTypes(k *ir.Kernel) []jot.Code {
	var types []jot.Code
	for i := range k.Params {
		typ, _ := m.referenceParam(&k.Params[i])
		types = append(types, typ.tree())
	}
	return types
}

func (m *Mapper) reference(k *ir.Kernel) *jen.Statement {
	var params []jen.Code
	for i := range k.Params {
		typ, slice := m.referenceParam(&k.Params[i])
		code := typ.Code()
		if slice {
			code = jen.Index().Add(code)
		}
		params = append(params, code)
	}
	return jen.Func().Params(params...)
}

// ReferenceText is the type of a kernel's reference, for messages.
func (m *Mapper) ReferenceText(k *ir.Kernel) string {
	var params []string
	for i := range k.Params {
		typ, slice := m.referenceParam(&k.Params[i])
		text := typ.String()
		if slice {
			text = "[]" + text
		}
		params = append(params, text)
	}
	return "func(" + strings.Join(params, ", ") + ")"
}

func (m *Mapper) referenceParam(p *ir.KernelParam) (typ Type, slice bool) {
	if ptr, ok := p.Type.(*ir.Pointer); ok {
		elem, _ := m.Element(ptr)
		return elem, true
	}
	return m.Type(p.Type), false
}
