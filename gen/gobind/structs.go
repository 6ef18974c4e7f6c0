package gobind

import (
	"slices"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// goStruct is the Go side of a C struct.
type goStruct struct {
	s      *ir.Struct
	typ    gotype.Type
	layout gotype.Layout // not of unions
	mapped []string      // Go field names of a user's own type, by C field
	theirs bool          // declared in another file
}

const structHint = "map it to a Go type of another name: //kbind:type CName=GoName"

// useStructs takes the structs that a kernel's signature names into the API.
func (e *emitter) useStructs(group []*ir.Kernel) {
	for _, k := range group {
		for i := range k.Params {
			t := k.Params[i].Type
			if p, ok := t.(*ir.Pointer); ok {
				t = p.Elem
			}
			e.useType(t)
		}
		for _, a := range k.Args {
			if a.Type != nil {
				e.useType(a.Type)
			}
		}
		if k.Ring != nil {
			e.useType(k.Ring.Request)
			e.useType(k.Ring.Reply)
		}
	}
}

// useType takes the structs in a type into the API. What a pointer in memory points at is not part of it.
func (e *emitter) useType(t ir.Type) {
	switch t := t.(type) {
	case *ir.Array:
		e.useType(t.Elem)
	case *ir.Struct:
		if gotype.Check(t) == nil {
			e.structOf(t)
		}
	}
}

// structOf returns the Go side of a struct that gotype.Check accepts, naming it at first use.
func (e *emitter) structOf(s *ir.Struct) *goStruct {
	if g, ok := e.structs[s]; ok {
		return g
	}
	g := &goStruct{s: s}
	if m, ok := e.opt.Mapped[s]; ok {
		g.typ, g.mapped, g.theirs = m.Type, m.Fields, true
		e.structs[s] = g
		e.used = append(e.used, s)
		return g
	}
	for _, f := range s.Fields {
		e.useType(f.Type)
	}
	if !s.Union {
		g.layout = e.types.LayoutOf(s)
	}
	name := e.structName(s)
	if e.shared(name, s.Pos) {
		g.theirs = true
	} else {
		e.declare(name, s.Pos, "struct "+s.Source, structHint)
	}
	g.typ = gotype.Named(name, e.types.GoAlign(s))
	e.structs[s] = g
	e.used = append(e.used, s)
	return g
}

// structName is the C name without its namespaces; with them, or numbered, when another struct of the module has that
// name.
func (e *emitter) structName(s *ir.Struct) string {
	source := s.Source
	if source == "" {
		source = s.Name
	}
	name := gotype.Exported(lastName(source))
	for i, try := 2, name; ; i++ {
		if _, taken := e.declared[try]; !taken {
			return try
		}
		if full := gotype.Exported(source); i == 2 && full != name {
			try = full
			continue
		}
		try = name + strconv.Itoa(i)
	}
}

// lastName drops the namespaces in front of a C++ name: "a::b::Pair<x::T>" gives "Pair<x::T>".
func lastName(source string) string {
	head, args, _ := strings.Cut(source, "<")
	if i := strings.LastIndex(head, "::"); i >= 0 {
		head = head[i+2:]
	}
	if args == "" {
		return head
	}
	return head + "<" + args
}

// sortStructs brings the structs of the API into the module's order, contained ones first.
func (e *emitter) sortStructs() {
	at := make(map[*ir.Struct]int, len(e.m.Structs))
	for i, s := range e.m.Structs {
		at[s] = i
	}
	slices.SortStableFunc(e.used, func(a, b *ir.Struct) int { return at[a] - at[b] })
}

// emitStructs declares the structs and asserts their layouts.
func (e *emitter) emitStructs() {
	var asserts []jen.Code
	for _, s := range e.used {
		g := e.structs[s]
		switch {
		case g.theirs:
		case s.Union:
			e.emitUnion(g)
		default:
			e.emitStruct(g)
		}
		if len(asserts) > 0 {
			asserts = append(asserts, jen.Line())
		}
		asserts = append(asserts, e.asserts(g)...)
	}
	if len(asserts) == 0 {
		return
	}
	e.comment("The layouts are those of the kernels; a line that does not compile names a field that is not where it was.")
	e.file.Var().Defs(asserts...)
}

func (e *emitter) emitStruct(g *goStruct) {
	e.file.Line()
	e.commentf("%s mirrors struct %s (%s): %d bytes.", g.typ, g.s.Source, e.at(g.s.Pos), g.s.Size)
	var fields []jen.Code
	for _, f := range g.layout.Fields {
		name := f.Name
		if name == "" {
			name = "_"
		}
		field := jen.Id(name).Add(f.Type.Code())
		if f.C != nil {
			if t, ok := f.C.Type.(*ir.Pointer); ok {
				elem, _ := e.types.Element(t)
				field.Comment("// points at " + elem.String())
			}
		}
		fields = append(fields, field)
	}
	e.file.Type().Add(g.typ.Code()).Struct(fields...)
}

// emitUnion declares a union: its bytes, aligned as C wants them, with a method for each member.
func (e *emitter) emitUnion(g *goStruct) {
	align := map[int]string{1: "uint8", 2: "uint16", 4: "uint32", 8: "uint64"}[g.typ.Align]
	e.file.Line()
	e.commentf("%s mirrors union %s (%s): %d bytes, seen through its methods.", g.typ, g.s.Source, e.at(g.s.Pos), g.s.Size)
	e.file.Type().Add(g.typ.Code()).Struct(jen.Id("_").Index(jen.Lit(0)).Id(align),
		jen.Id("Bytes").Index(jen.Lit(g.s.Size)).Byte())
	var names gotype.Names
	names.Reserve("Bytes")
	for _, f := range g.s.Fields {
		if ir.Sizeof(f.Type) == 0 {
			continue
		}
		name := names.Pick(gotype.Exported(f.Name))
		e.file.Line()
		e.commentf("%s is the member %s.", name, f.Name)
		typ := e.types.Type(f.Type)
		e.file.Func().Params(jen.Id("u").Op("*").Add(g.typ.Code())).Id(name).Params().Op("*").Add(typ.Code()).Block(
			jen.Return(jen.Parens(jen.Op("*").Add(typ.Code())).
				Parens(jen.Qual("unsafe", "Pointer").Call(jen.Op("&").Id("u").Dot("Bytes")))))
	}
}

// asserts returns constants that only compile when the struct has C's size and offsets.
func (e *emitter) asserts(g *goStruct) []jen.Code {
	zero := func() *jen.Statement { return g.typ.Code().Values() }
	assert := func(fn string, of jen.Code, want int) jen.Code {
		return jen.Id("_").Op("=").Index(jen.Lit(1)).Struct().Values().
			Index(jen.Qual("unsafe", fn).Call(of).Op("-").Lit(want))
	}
	list := []jen.Code{assert("Sizeof", zero(), g.s.Size)}
	for i, name := range g.mapped {
		if name != "" {
			list = append(list, assert("Offsetof", zero().Dot(name), g.s.Fields[i].Offset))
		}
	}
	for _, f := range g.layout.Fields {
		if f.Name != "" {
			list = append(list, assert("Offsetof", zero().Dot(f.Name), f.Offset))
		}
	}
	return list
}
