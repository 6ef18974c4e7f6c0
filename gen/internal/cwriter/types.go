package cwriter

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// In memory a pointer is its address, 64 bits, and a bool one byte. As a value a pointer has its own type, with its
// address space.

// stored is the declaration of name as an object in memory of type t.
func (w *Writer) stored(t ir.Type, name string) string {
	switch t := t.(type) {
	case *ir.Array:
		return w.stored(t.Elem, fmt.Sprintf("%s[%d]", name, max(t.N, 1)))
	case *ir.Pointer:
		return join(w.d.Scalars[ir.U64], name)
	}
	return join(w.base(t), name)
}

// valued is the declaration of name as a value of type t; p is where it points.
func (w *Writer) valued(t ir.Type, p *spaces.Pointer, name string) string {
	if t, ok := t.(*ir.Pointer); ok {
		return w.pointer(p.Space(), t.Elem, name)
	}
	return w.stored(t, name)
}

// pointer is the declaration of name as a pointer to objects of type elem in a space.
func (w *Writer) pointer(space ir.Space, elem ir.Type, name string) string {
	star := "*" + name
	if _, ok := elem.(*ir.Array); ok {
		star = "(" + star + ")"
	}
	return w.d.Qualifier[space] + w.stored(elem, star)
}

// join puts a space between a type and a name, if there is one.
func join(typ, name string) string {
	if name == "" {
		return typ
	}
	return typ + " " + name
}

// base is the name of a type that is neither a pointer nor an array.
func (w *Writer) base(t ir.Type) string {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.F64 {
			w.need("fp64")
		}
		return w.d.Scalars[t]
	case *ir.Vector:
		if own := w.d.Vector(t); own != "" {
			w.base(t.Elem)
			return own
		}
		return w.vectorStruct(t)
	case *ir.Struct:
		w.structs[t] = true
		return w.structName(t)
	}
	w.refuse(w.at, "kbind does not translate values of type "+t.String()+" to "+w.d.Name)
	return "int"
}

// structName is the name under which struct s is declared. The name of a struct is a type by itself.
func (w *Writer) structName(s *ir.Struct) string { return w.safe(s.Name) }

// safe is name, changed where the language reserves it.
func (w *Writer) safe(name string) string {
	if w.d.Reserved(name) {
		return "kb_" + name
	}
	return name
}

// components are the names of the elements of a vector that is a struct.
func component(i int) string { return "s" + string("0123456789abcdef"[i]) }

// vectorStruct is the name of the struct that stands for a vector which the language does not have.
func (w *Writer) vectorStruct(v *ir.Vector) string {
	name := fmt.Sprintf("kb_%s%d", v.Elem, v.N)
	if w.helpers[name] {
		return name
	}
	members := ""
	for i := range v.N {
		members += " " + w.stored(v.Elem, component(i)) + ";"
	}
	w.helper(name, fmt.Sprintf("typedef struct {%s%s } __attribute__((aligned(%d))) %s;\n", members,
		w.padding(v.Bytes-v.N*v.Elem.Size(), 0), v.Align, name))
	return name
}

// padding is a member of n unused bytes, "" for none.
func (w *Writer) padding(n, number int) string {
	if n <= 0 {
		return ""
	}
	return fmt.Sprintf(" %s kb_pad%d[%d];", w.d.Scalars[ir.U8], number, n)
}

// structText is the declaration of s with C's layout written out.
func (w *Writer) structText(s *ir.Struct) string {
	kind, packed := "struct", !s.Union && !natural(s)
	if s.Union {
		kind = "union"
	}
	text := "typedef " + kind + " {\n"
	end := 0
	for i, f := range s.Fields {
		if !s.Union && (packed || w.gap(s, end, i)) {
			if pad := w.padding(f.Offset-end, i); pad != "" {
				text += "   " + pad + "\n"
			}
		}
		text += "    " + w.stored(f.Type, w.field(s, i)) + ";\n"
		end = f.Offset + ir.Sizeof(f.Type)
	}
	if s.Union && len(s.Fields) > 0 {
		text += fmt.Sprintf("    %s kb_bytes[%d];\n", w.d.Scalars[ir.U8], s.Size)
	} else if pad := w.padding(s.Size-end, len(s.Fields)); pad != "" && (packed || len(s.Fields) == 0) {
		text += "   " + pad + "\n"
	}
	attributes := fmt.Sprintf("aligned(%d)", s.Align)
	if packed {
		attributes = "packed, " + attributes
	}
	return text + fmt.Sprintf("} __attribute__((%s)) %s;\n", attributes, w.structName(s))
}

// gap reports whether member i of s lies behind the place at which C puts it.
func (w *Writer) gap(s *ir.Struct, end, i int) bool {
	a := ir.Alignof(s.Fields[i].Type)
	return (end+a-1)/a*a != s.Fields[i].Offset
}

// natural reports whether C can lay out s with its members at their alignments, with bytes between them where need be.
func natural(s *ir.Struct) bool {
	for _, f := range s.Fields {
		a := ir.Alignof(f.Type)
		if f.Offset%a != 0 || a > s.Align {
			return false
		}
	}
	return true
}

// field is the name of member i of s.
func (w *Writer) field(s *ir.Struct, i int) string {
	name := s.Fields[i].Name
	if name == "" {
		return fmt.Sprintf("kb_member%d", i)
	}
	return w.safe(name)
}
