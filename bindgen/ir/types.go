package ir

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/source"
)

// Type is a portable, fixed-width type. Types compare with Identical; Struct compares by identity.
type Type interface {
	String() string
	irType()
}

// Scalar is an arithmetic type, bool or void.
type Scalar uint8

// The scalars. Every one has the same size and representation on every target; plain char is I8, long is I64, size_t is
// U64, and so is a pointer to a function: a number that stands for the function.
const (
	Void Scalar = iota
	Bool        // one byte in memory, 0 or 1
	I8
	U8
	I16
	U16
	I32
	U32
	I64
	U64
	F16
	BF16
	F32
	F64
)

var scalarNames = [...]string{"void", "bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "f16", "bf16",
	"f32", "f64"}
var scalarSizes = [...]int{0, 1, 1, 1, 2, 2, 4, 4, 8, 8, 2, 2, 4, 8}

func (s Scalar) String() string { return scalarNames[s] }

// Size returns the size in bytes.
func (s Scalar) Size() int { return scalarSizes[s] }

// IsInt reports whether s is an integer type; bool is not.
func (s Scalar) IsInt() bool { return s >= I8 && s <= U64 }

// IsSigned reports whether s is a signed integer type.
func (s Scalar) IsSigned() bool { return s == I8 || s == I16 || s == I32 || s == I64 }

// IsFloat reports whether s is a floating type.
func (s Scalar) IsFloat() bool { return s >= F16 }

// Is16 reports whether s is a float of 16 bits.
func (s Scalar) Is16() bool { return s == F16 || s == BF16 }

// Space is an address space.
type Space uint8

// The address spaces. Generic is what CUDA pointers have: any of the others. Private is per thread.
const (
	Generic Space = iota
	Global
	Shared
	Constant
	Private
)

var spaceNames = [...]string{"generic", "global", "shared", "constant", "private"}

func (s Space) String() string { return spaceNames[s] }

// Vector is N elements of one scalar, N = 1 (CUDA's float1), 2, 3, 4, 8 or 16. Bytes and Align are its size and
// alignment in memory: CUDA's float3 has 12 and 4, OpenCL's float3 16 and 16.
type Vector struct {
	Elem  Scalar
	N     int
	Bytes int
	Align int
}

// Pointer is an address of Elem. Ref marks a pointer that always points at one live object and is never moved, compared
// or null: a C++ reference or a `this`.
type Pointer struct {
	Elem  Type // Void for void*
	Space Space
	Const bool
	Ref   bool
}

// Array is N elements, contiguous. N is -1 only for a dynamic shared array.
type Array struct {
	Elem Type
	N    int
}

// Field is one member of a Struct at its byte offset.
type Field struct {
	// as in the source; unique in its struct; "" only for flattened anonymous members never (they get a made-up name)
	Name   string
	Type   Type
	Offset int
	Bits   bool // it holds bit-fields; to write one the others are read with it
}

// Struct is a struct, class or union with C's layout, computed once by Layout. Fields of a union all have offset 0.
type Struct struct {
	Name   string // unique in the module, an identifier
	Source string // as users wrote it: "ns::Pair<float, 2>"
	Fields []Field
	Size   int // a multiple of Align, at least 1
	Align  int
	Union  bool
	Pos    source.Pos
}

// Opaque is a type that kernels may carry in their signature but that has no portable body: textures, surfaces, images,
// samplers, events, and unknown third-party types. Size is 0 when it is unknown.
type Opaque struct {
	Name        string
	Size, Align int
}

func (Scalar) irType()   {}
func (*Vector) irType()  {}
func (*Pointer) irType() {}
func (*Array) irType()   {}
func (*Struct) irType()  {}
func (*Opaque) irType()  {}

func (v *Vector) String() string { return fmt.Sprintf("%s%d", v.Elem, v.N) }
func (p *Pointer) String() string {
	s := "*"
	if p.Ref {
		s = "&"
	}
	if p.Const {
		s += "const "
	}
	if p.Space != Generic {
		s += p.Space.String() + " "
	}
	return s + p.Elem.String()
}
func (a *Array) String() string {
	if a.N < 0 {
		return "[]" + a.Elem.String()
	}
	return fmt.Sprintf("[%d]%s", a.N, a.Elem)
}
func (s *Struct) String() string { return s.Name }
func (o *Opaque) String() string { return "opaque " + o.Name }

// Identical reports whether a and b are the same type. Const and Ref on pointers count; alignment of vectors counts.
func Identical(a, b Type) bool {
	switch a := a.(type) {
	case Scalar:
		b, ok := b.(Scalar)
		return ok && a == b
	case *Vector:
		b, ok := b.(*Vector)
		return ok && *a == *b
	case *Pointer:
		b, ok := b.(*Pointer)
		return ok && (a == b || a.Space == b.Space && a.Const == b.Const && a.Ref == b.Ref && Identical(a.Elem, b.Elem))
	case *Array:
		b, ok := b.(*Array)
		return ok && a.N == b.N && Identical(a.Elem, b.Elem)
	case *Opaque:
		b, ok := b.(*Opaque)
		return ok && *a == *b
	}
	return a == b
}

// Sizeof returns the size of t in memory in bytes; 0 for void, unknown opaque types and dynamic arrays.
func Sizeof(t Type) int {
	switch t := t.(type) {
	case Scalar:
		return t.Size()
	case *Vector:
		return t.Bytes
	case *Pointer:
		return 8
	case *Array:
		return max(t.N, 0) * Sizeof(t.Elem)
	case *Struct:
		return t.Size
	case *Opaque:
		return t.Size
	}
	return 0
}

// Alignof returns the alignment of t in bytes, at least 1.
func Alignof(t Type) int {
	switch t := t.(type) {
	case Scalar:
		return max(t.Size(), 1)
	case *Vector:
		return t.Align
	case *Pointer:
		return 8
	case *Array:
		return Alignof(t.Elem)
	case *Struct:
		return t.Align
	case *Opaque:
		return max(t.Align, 1)
	}
	return 1
}

// Layout sets the offsets, Size and Align of s by C's rules from the types of its fields. minAlign is an alignment
// asked for by the source, or 1; fieldAlign gives alignments asked for on single fields, by index, and may be nil. An
// empty struct has size 1.
func Layout(s *Struct, minAlign int, fieldAlign map[int]int) {
	off, align := 0, max(minAlign, 1)
	size := 0
	for i := range s.Fields {
		f := &s.Fields[i]
		a := max(Alignof(f.Type), fieldAlign[i])
		align = max(align, a)
		if s.Union {
			f.Offset = 0
			size = max(size, Sizeof(f.Type))
			continue
		}
		f.Offset = roundUp(off, a)
		off = f.Offset + Sizeof(f.Type)
		size = off
	}
	s.Align = align
	s.Size = max(roundUp(size, align), align)
	if len(s.Fields) == 0 {
		s.Size = roundUp(1, align)
	}
}

func roundUp(n, a int) int { return (n + a - 1) / a * a }
