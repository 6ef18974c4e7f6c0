package gocpu

import (
	"fmt"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spell"
)

// typ is the Go type with the layout that values of t have in memory. It refuses types that have no such form.
func (f *fn) typ(t ir.Type) *jen.Statement {
	c, why := f.e.goType(t)
	if why != "" {
		f.refuse(f.pos, "%s", why)
		return jen.Struct()
	}
	return c
}

// goType is the Go type of t in memory, or the reason why there is none.
func (e *emitter) goType(t ir.Type) (c *jen.Statement, why string) {
	switch t := t.(type) {
	case ir.Scalar:
		return scalarType(t), ""
	case *ir.Vector:
		name, ok := spell.GoVector(t)
		if !ok {
			return nil, "kbind does not support vectors of type " + t.String() + " on the CPU"
		}
		return jen.Qual(vecPath, name), ""
	case *ir.Pointer:
		return jen.Qual(simtPath, "Addr"), ""
	case *ir.Array:
		if t.N < 0 {
			return nil, "kbind does not support arrays of unknown size here"
		}
		elem, why := e.goType(t.Elem)
		return jen.Index(jen.Lit(t.N)).Add(elem), why
	case *ir.Struct:
		return e.structType(t)
	}
	return nil, "kbind does not support values of type " + t.String() + " on the CPU"
}

func scalarType(s ir.Scalar) *jen.Statement {
	if s == ir.Void {
		return jen.Byte()
	}
	name := spell.GoScalar(s)
	if rest, ok := strings.CutPrefix(name, "vec."); ok {
		return jen.Qual(vecPath, rest)
	}
	return jen.Id(name)
}

// goAlign is the alignment that Go gives the Go type of t, at most 8.
func goAlign(t ir.Type) int {
	switch t := t.(type) {
	case ir.Scalar:
		return max(t.Size(), 1)
	case *ir.Vector:
		return max(t.Elem.Size(), 1)
	case *ir.Array:
		return goAlign(t.Elem)
	case *ir.Struct:
		if t.Union {
			return unionAlign(t)
		}
		a := 1
		for i, f := range t.Fields {
			if !asBytes(t, i) {
				a = max(a, goAlign(f.Type))
			}
		}
		return a
	}
	return 8
}

// asBytes reports whether member i of s stands where Go would not put its type, as members of packed structs do: its bytes stand there.
func asBytes(s *ir.Struct, i int) bool {
	a := goAlign(s.Fields[i].Type)
	return s.Fields[i].Offset%a != 0 || s.Size%a != 0
}

func unionAlign(s *ir.Struct) int { return min(s.Align, 8) }

// goStruct is the Go type of a struct.
type goStruct struct {
	name   string
	fields []string // Go names of the fields
	decl   *jen.Statement
	why    string
}

// unionBytes is the field that holds a union.
const unionBytes = "bytes"

// structType declares s and the structs inside it on first use.
func (e *emitter) structType(s *ir.Struct) (*jen.Statement, string) {
	g := e.structOf(s)
	return jen.Id(g.name), g.why
}

func (e *emitter) structOf(s *ir.Struct) *goStruct {
	if g := e.structs[s]; g != nil {
		return g
	}
	g := &goStruct{name: e.topName(s.Name)}
	e.structs[s] = g
	if s.Union {
		word := map[int]string{2: "uint16", 4: "uint32", 8: "uint64"}[unionAlign(s)]
		var fields []jen.Code
		if word != "" {
			fields = append(fields, jen.Id("_").Index(jen.Lit(0)).Id(word))
		}
		fields = append(fields, jen.Id(unionBytes).Index(jen.Lit(s.Size)).Byte())
		g.decl = jen.Type().Id(g.name).Struct(fields...)
		e.structOrder = append(e.structOrder, g)
		return g
	}
	g.declare(e, s)
	e.structOrder = append(e.structOrder, g)
	return g
}

func (g *goStruct) declare(e *emitter, s *ir.Struct) {
	var fields []jen.Code
	taken := nameSet{"_": 1}
	off, align := 0, 1
	pad := func(to int) {
		if to > off {
			fields = append(fields, jen.Id("_").Index(jen.Lit(to-off)).Byte())
			off = to
		}
	}
	for i, f := range s.Fields {
		t, why := e.goType(f.Type)
		a, size := goAlign(f.Type), ir.Sizeof(f.Type)
		if asBytes(s, i) && why == "" {
			t, a = jen.Index(jen.Lit(size)).Byte(), 1
		}
		switch {
		case why != "":
		case f.Offset < off:
			why = fmt.Sprintf("kbind does not support the layout of %s on the CPU: %s stands at byte %d", s.Source, f.Name, f.Offset)
		case size == 0:
			why = fmt.Sprintf("kbind does not support the empty member %s of %s on the CPU", f.Name, s.Source)
		}
		if why != "" {
			g.why = why
			t = jen.Struct()
		}
		pad(f.Offset)
		name := freeName(f.Name, taken)
		g.fields = append(g.fields, name)
		fields = append(fields, jen.Id(name).Add(t))
		off, align = f.Offset+size, max(align, a)
	}
	pad(s.Size)
	if s.Size%align != 0 && g.why == "" {
		g.why = "kbind does not support the layout of " + s.Source + " on the CPU"
	}
	g.decl = jen.Type().Id(g.name).Struct(fields...)
}

// typeDecls lists the struct types that were used, each after those inside it.
func (e *emitter) typeDecls() []jen.Code {
	var list []jen.Code
	if e.globalType != nil {
		list = append(list, e.globalType)
	}
	for _, g := range e.structOrder {
		if g.why == "" {
			list = append(list, jen.Comment(g.name+" has the layout of the C type.").Line().Add(g.decl))
		}
	}
	return list
}

// zero is the zero value of t's memory type.
func (f *fn) zero(t ir.Type) ex {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.Bool {
			return ex{c: jen.False(), prec: precPrimary}
		}
		return literal("0")
	case *ir.Pointer:
		return literal("0")
	}
	return ex{c: jen.Parens(f.typ(t).Values()), prec: precPrimary, composite: f.typ(t).Values()}
}
