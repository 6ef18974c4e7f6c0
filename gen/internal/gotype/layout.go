package gotype

import (
	"github.com/kbind/kbind/bindgen/ir"
)

// Layout is a Go struct with the layout of a C struct: the fields in order, with explicit padding wherever C has some,
// also at the end.
type Layout struct {
	Struct *ir.Struct
	Fields []LayoutField
}

// LayoutField is a field of a Layout; Name is "" for padding, whose Type is [n]byte.
type LayoutField struct {
	Name   string
	Type   Type
	Offset int
	C      *ir.Field // nil for padding
}

// LayoutOf lays out a struct that is no union and that Check accepts. A field that Go would align more strictly than C
// places it (packed structs) becomes an array of bytes. Fields without bytes are left out: they have no value, and Go
// pads after them at the end of a struct.
func (m *Mapper) LayoutOf(s *ir.Struct) Layout {
	l := Layout{Struct: s}
	var names Names
	off := 0
	for i := range s.Fields {
		f := &s.Fields[i]
		size := ir.Sizeof(f.Type)
		if size == 0 {
			continue
		}
		l.pad(f.Offset - off)
		t := m.Type(f.Type)
		if t.Align > 0 && (f.Offset%t.Align != 0 || s.Size%t.Align != 0) {
			t = bytesType(size)
		}
		l.Fields = append(l.Fields, LayoutField{Name: names.Pick(Exported(f.Name)), Type: t, Offset: f.Offset, C: f})
		off = f.Offset + size
	}
	l.pad(s.Size - off)
	return l
}

func (l *Layout) pad(n int) {
	if n > 0 {
		l.Fields = append(l.Fields, LayoutField{Type: bytesType(n)})
	}
}

func bytesType(n int) Type {
	elem := Named("byte", 1)
	return Type{n: n, elem: &elem, Align: 1}
}

// GoAlign returns the alignment in Go of the struct that LayoutOf or a union's storage makes, at most 8.
func (m *Mapper) GoAlign(s *ir.Struct) int {
	if s.Union {
		return min(s.Align, 8)
	}
	a := 1
	for _, f := range m.LayoutOf(s).Fields {
		a = max(a, f.Type.Align)
	}
	return a
}
