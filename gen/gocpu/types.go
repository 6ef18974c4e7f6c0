package gocpu

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/golayout"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/spell"
)

// typ is the Go type with the layout that values of t have in memory.
func (f *fn) typ(t ir.Type) *jot.Statement {
	c := f.e.goType(t)
	if c == nil {
		f.impossible(f.pos, "values of type %s", t)
		return jot.Struct()
	}
	return c
}

// goType is the Go type of t in memory, nil if there is none: then package validate has refused what needs it.
func (e *emitter) goType(t ir.Type) *jot.Statement {
	switch t := t.(type) {
	case ir.Scalar:
		return scalarType(t)
	case *ir.Vector:
		if name, ok := spell.GoVector(t); ok {
			return jot.Qual(vecPath, name)
		}
	case *ir.Pointer:
		return jot.Qual(simtPath, "Addr")
	case *ir.Array:
		if elem := e.goType(t.Elem); elem != nil && t.N >= 0 {
			return jot.Index(jot.Lit(t.N)).Add(elem)
		}
	case *ir.Struct:
		return jot.Id(e.structOf(t).name)
	}
	return nil
}

func scalarType(s ir.Scalar) *jot.Statement {
	if s == ir.Void {
		return jot.Id("byte")
	}
	name := spell.GoScalar(s)
	if rest, ok := strings.CutPrefix(name, "vec."); ok {
		return jot.Qual(vecPath, rest)
	}
	return jot.Id(name)
}

// goStruct is the Go type of a struct.
type goStruct struct {
	name   string
	fields []string // Go names of the fields
	bytes  []bool   // which fields are the bytes of what they hold (golayout.AsBytes)
	decl   *jot.Statement
}

// unionBytes is the field that holds a union.
const unionBytes = "bytes"

// structOf is the Go type of s, declared with the structs inside it on first use.
func (e *emitter) structOf(s *ir.Struct) *goStruct {
	if g := e.structs[s]; g != nil {
		return g
	}
	g := &goStruct{name: e.topName(s.Name)}
	e.structs[s] = g
	if s.Union {
		word := map[int]string{2: "uint16", 4: "uint32", 8: "uint64"}[golayout.UnionAlign(s)]
		var fields []jot.Code
		if word != "" {
			fields = append(fields, jot.Id("_").Index(jot.Lit(0)).Id(word))
		}
		fields = append(fields, jot.Id(unionBytes).Index(jot.Lit(s.Size)).Id("byte"))
		g.decl = jot.Type(g.name).Struct(fields...)
		e.structOrder = append(e.structOrder, g)
		return g
	}
	g.declare(e, s)
	e.structOrder = append(e.structOrder, g)
	return g
}

func (g *goStruct) declare(e *emitter, s *ir.Struct) {
	var fields []jot.Code
	taken := nameSet{"_": 1}
	off := 0
	pad := func(to int) {
		if to > off {
			fields = append(fields, jot.Id("_").Index(jot.Lit(to-off)).Id("byte"))
			off = to
		}
	}
	for i, f := range s.Fields {
		t, size, bytes := e.goType(f.Type), ir.Sizeof(f.Type), e.layouts.AsBytes(s, i)
		switch {
		case t == nil || f.Offset < off:
			e.impossible(s.Pos, "member %s of %s", f.Name, s.Source)
			t = jot.Struct()
		case bytes:
			t = jot.Index(jot.Lit(size)).Id("byte")
		}
		pad(f.Offset)
		name := freeName(f.Name, taken)
		g.fields, g.bytes = append(g.fields, name), append(g.bytes, bytes)
		fields = append(fields, jot.Id(name).Add(t))
		off = f.Offset + size
	}
	pad(s.Size)
	g.decl = jot.Type(g.name).Struct(fields...)
}

// typeDecls lists the struct types that were used, each after those inside it.
func (e *emitter) typeDecls() []jot.Code {
	var list []jot.Code
	if e.globalType != nil {
		list = append(list, e.globalType)
	}
	for _, g := range e.structOrder {
		list = append(list, jot.Comment(g.name+" has the layout of the C type.").Line().Add(g.decl))
	}
	return list
}

// zero is the zero value of t's memory type.
func (f *fn) zero(t ir.Type) ex {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.Bool {
			return ex{c: jot.Id("false"), prec: precPrimary}
		}
		return number(0)
	case *ir.Pointer:
		return number(0)
	}
	return ex{c: jot.Parens(f.typ(t).Values()), prec: precPrimary, composite: f.typ(t).Values()}
}
