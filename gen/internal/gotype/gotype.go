// Package gotype turns IR types and C names into Go ones, and knows the Go package that generated files go into.
//
// Invariants: a Go type made here has the size of its IR type and no stricter alignment, so that a struct with
// explicit padding has C's layout on every Go platform; the same input gives the same names; nothing here runs a go
// command except Resolve and PackageName.
package gotype

import (
	"fmt"
	"strconv"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// Import paths of the runtime's packages: what users see, what only generated code calls, and the vector types. The
// generator never imports them.
const (
	RT   = "github.com/kbind/kbind/rt"
	Call = RT + "/call"
	Vec  = RT + "/vec"
)

// Type is a Go type as generated code writes it. The zero Type is no type.
type Type struct {
	path  string // import path, "" for predeclared types, type parameters and types of the generated package
	name  string // identifier; "" for an array
	n     int    // length of an array
	elem  *Type  // of an array
	Align int    // Go's alignment on 64-bit platforms, in bytes
}

// Named returns a type of the generated package, a predeclared type, or a type parameter.
func Named(name string, align int) Type { return Type{name: name, Align: align} }

// Imported returns a type of another package.
func Imported(path, name string, align int) Type { return Type{path: path, name: name, Align: align} }

// IsZero reports whether t is no type.
func (t Type) IsZero() bool { return t.name == "" && t.elem == nil }

// Code returns the type as jennifer code.
func (t Type) Code() *jen.Statement {
	switch {
	case t.elem != nil:
		return jen.Index(jen.Lit(t.n)).Add(t.elem.Code())
	case t.path != "":
		return jen.Qual(t.path, t.name)
	}
	return jen.Id(t.name)
}

// tree returns the type as package jot's code.
func (t Type) tree() *jot.Statement {
	switch {
	case t.elem != nil:
		return jot.Index(jot.Lit(t.n)).Add(t.elem.tree())
	case t.path != "":
		return jot.Qual(t.path, t.name)
	}
	return jot.Id(t.name)
}

// String returns the type as Go users write it: "float32", "vec.Float4", "[4]Particle".
func (t Type) String() string {
	switch {
	case t.elem != nil:
		return "[" + strconv.Itoa(t.n) + "]" + t.elem.String()
	case t.path != "":
		return base(t.path) + "." + t.name
	}
	return t.name
}

// ID returns a text that two types have in common only if they are the same.
func (t Type) ID() string {
	switch {
	case t.elem != nil:
		return "[" + strconv.Itoa(t.n) + "]" + t.elem.ID()
	case t.path != "":
		return t.path + "." + t.name
	}
	return t.name
}

var scalarGo = [...]string{"", "bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "Half",
	"BFloat16", "float32", "float64"}
var vectorGo = [...]string{"", "", "Char", "UChar", "Short", "UShort", "Int", "UInt", "Long", "ULong", "Half",
	"BFloat16", "Float", "Double"}

// Scalar returns the Go type of s, which must not be Void.
func Scalar(s ir.Scalar) Type {
	if s == ir.F16 || s == ir.BF16 {
		return Imported(Vec, scalarGo[s], 2)
	}
	return Named(scalarGo[s], s.Size())
}

// DevicePtr is the type of a pointer that lies in device memory.
func DevicePtr() Type { return Imported(RT, "DevicePtr", 8) }

// Mapper turns the IR types of one module into Go types.
type Mapper struct {
	// Struct returns the Go type of a struct; it is called for structs that Check accepts.
	Struct func(*ir.Struct) Type
}

// Check returns why a value of type t cannot be passed between Go and a kernel, or nil.
func Check(t ir.Type) error { return accepted{}.check(t) }

// accepted are structs that Check accepts. A struct may hold another in many places, and so may that.
type accepted map[*ir.Struct]bool

func (a accepted) check(t ir.Type) error {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.Void {
			return fmt.Errorf("void is not a value")
		}
	case *ir.Vector:
		if vectorName(t) == "" {
			return fmt.Errorf("there is no Go type for a vector of %d x %s", t.N, t.Elem)
		}
	case *ir.Array:
		if t.N < 0 {
			return fmt.Errorf("an array without a length has no Go type")
		}
		return a.check(t.Elem)
	case *ir.Struct:
		if a[t] {
			return nil
		}
		for _, f := range t.Fields {
			if err := a.field(f); err != nil {
				return fmt.Errorf("field %s of struct %s: %w", f.Name, t.Source, err)
			}
		}
		a[t] = true
	case *ir.Opaque:
		return fmt.Errorf("%s cannot be passed from Go", t.Name)
	}
	return nil
}

// field accepts what lies in a struct as bytes: an opaque handle of known size is copied, never made.
func (a accepted) field(f ir.Field) error {
	t, ok := f.Type.(*ir.Opaque)
	if !ok {
		return a.check(f.Type)
	}
	if t.Size == 0 {
		return fmt.Errorf("%s has an unknown size", t.Name)
	}
	return nil
}

// Type returns the Go type of t in memory and as an argument. Check must accept t, or t is a field that Check accepts.
func (m *Mapper) Type(t ir.Type) Type {
	switch t := t.(type) {
	case ir.Scalar:
		return Scalar(t)
	case *ir.Vector:
		return Imported(Vec, vectorName(t), t.Elem.Size())
	case *ir.Pointer:
		return DevicePtr()
	case *ir.Array:
		elem := m.Type(t.Elem)
		return Type{n: t.N, elem: &elem, Align: elem.Align}
	case *ir.Struct:
		return m.Struct(t)
	case *ir.Opaque:
		elem := Named("byte", 1)
		return Type{n: t.Size, elem: &elem, Align: 1}
	}
	return Type{}
}

// Element returns the Go type of what a pointer parameter points at, and its size in bytes: byte for void and for
// types without a Go form.
func (m *Mapper) Element(p *ir.Pointer) (Type, int) {
	if Check(p.Elem) != nil || ir.Sizeof(p.Elem) == 0 {
		return Named("byte", 1), 1
	}
	return m.Type(p.Elem), ir.Sizeof(p.Elem)
}

// vectorName returns the name in package vec of a vector type, "" when it has none.
func vectorName(v *ir.Vector) string {
	name := vectorGo[v.Elem]
	if name == "" {
		return ""
	}
	switch v.N {
	case 1, 2, 3, 4, 8, 16:
	default:
		return ""
	}
	name += strconv.Itoa(v.N)
	if v.N == 3 && v.Bytes == 4*v.Elem.Size() {
		name += "P"
	}
	return name
}

func base(path string) string {
	for i := len(path) - 1; i >= 0; i-- {
		if path[i] == '/' {
			return path[i+1:]
		}
	}
	return path
}
