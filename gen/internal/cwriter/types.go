package cwriter

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// In memory a pointer is its address, 64 bits, and a bool one byte. As a value a pointer has its own type, with its
// address space.

// Stored is the declaration of name as an object in memory of type t.
func (w *Writer) Stored(t ir.Type, name string) string {
	switch t := t.(type) {
	case *ir.Array:
		return w.Stored(t.Elem, fmt.Sprintf("%s[%d]", name, max(t.N, 1)))
	case *ir.Pointer:
		if w.d.Generic {
			return w.pointer(ir.Generic, t.Elem, name)
		}
		return join(w.d.Scalars[ir.U64], name)
	}
	return join(w.Base(t), name)
}

// Valued is the declaration of name as a value of type t; p is where it points.
func (w *Writer) Valued(t ir.Type, p *spaces.Pointer, name string) string {
	if t, ok := t.(*ir.Pointer); ok {
		return w.pointer(p.Space(), t.Elem, name)
	}
	return w.Stored(t, name)
}

// Result is the declaration of a function, with its parameters, that returns a value of type t: parentheses go around
// it where it returns a pointer to an array.
func (w *Writer) Result(t ir.Type, p *spaces.Pointer, function string) string {
	return w.Valued(t, p, function)
}

// pointer is the declaration of name as a pointer to objects of type elem in a space.
func (w *Writer) pointer(space ir.Space, elem ir.Type, name string) string {
	star := "*" + name
	if _, ok := elem.(*ir.Array); ok {
		star = "(" + star + ")"
	}
	return w.d.Qualifier[space] + w.pointed(elem, star)
}

// pointed is the declaration of name as an object that a pointer points at.
func (w *Writer) pointed(t ir.Type, name string) string {
	if w.d.Generic {
		return w.Stored(t, name)
	}
	switch t := t.(type) {
	case *ir.Array:
		return w.pointed(t.Elem, fmt.Sprintf("%s[%d]", name, max(t.N, 1)))
	case *ir.Pointer:
		return join(w.anything(ir.U64), name)
	case ir.Scalar:
		return join(w.anything(t), name)
	}
	return w.Stored(t, name)
}

// Compilers may take it that pointers to different types point at different memory (C99, 6.5 paragraph 7). In a kernel
// that looks at memory as another type all its pointers are to types without that promise.

// puns reports whether a function makes a pointer of one to another type, or of a number. Any object may be looked at
// as characters.
func puns(in *spaces.Instance) bool {
	found := false
	ir.Walk(in.Func.Body, nil, func(e ir.Expr) {
		c, ok := e.(*ir.PtrCast)
		if !ok || !ir.IsPointer(c.Typ) || ir.IsInt(c.A, 0) {
			return
		}
		to, from := c.Typ.(*ir.Pointer).Elem, ir.Type(nil)
		if p, ok := c.A.Type().(*ir.Pointer); ok {
			from = p.Elem
		}
		found = found || to != ir.Void && ir.Sizeof(to) != 1 && !ir.Identical(to, from)
	})
	return found
}

// overlap reports whether dynamic shared memory, which is the same for all arrays that are declared in it, has elements
// of several types.
func overlap(instances []*spaces.Instance) bool {
	var first ir.Type
	for _, in := range instances {
		for _, v := range sharedIn(in.Func) {
			if !isDynamic(v) {
				continue
			}
			elem := v.Type.(*ir.Array).Elem
			if first != nil && !ir.Identical(first, elem) {
				return true
			}
			first = elem
		}
	}
	return false
}

// mayAlias is the attribute of such a type, "" where a kernel needs none.
func (w *Writer) mayAlias() string {
	if !w.plan.punned {
		return ""
	}
	return "may_alias, "
}

// anything is the name of the scalar t for objects that a pointer points at.
func (w *Writer) anything(t ir.Scalar) string {
	own := w.Base(t)
	if !w.plan.punned || t.Size() <= 1 { // characters may be anything
		return own
	}
	return w.Helper("kb_any_"+own, fmt.Sprintf("typedef %s __attribute__((may_alias)) kb_any_%s;\n", own, own))
}

// join puts a space between a type and a name, if there is one.
func join(typ, name string) string {
	if name == "" {
		return typ
	}
	return typ + " " + name
}

// Base is the name of a type that is neither a pointer nor an array.
func (w *Writer) Base(t ir.Type) string {
	switch t := t.(type) {
	case ir.Scalar:
		if t == ir.F64 {
			w.Need("fp64")
		}
		return w.d.Scalars[t]
	case *ir.Vector:
		if own := w.d.Vector(t); own != "" {
			w.Base(t.Elem)
			return own
		}
		return w.lang.VectorName(t)
	case *ir.Struct:
		w.names(t)
		return w.structName(t)
	case *ir.Opaque:
		if t.Size == 0 { // pointers to it are copied and compared
			return w.d.Scalars[ir.Void]
		}
	}
	return w.Missing(t)
}

// structName is the name under which struct s is declared. The name of a struct is a type by itself.
func (w *Writer) structName(s *ir.Struct) string {
	if name := w.named[s]; name != "" {
		return name
	}
	return w.Safe(s.Name)
}

// Safe is name, changed where the language reserves it, or where it would look like one of those that this package
// makes: names with different spellings stay different.
func (w *Writer) Safe(name string) string {
	if own, ok := strings.CutPrefix(name, "__kb_"); ok { // of the prelude
		return "lib_" + own
	}
	if w.d.Reserved(name) || strings.HasPrefix(name, "lib_") || strings.HasPrefix(name, "user_") {
		return "user_" + name
	}
	return name
}

// sources are the names that Safe may have made name of.
func sources(name string) []string {
	list := []string{name}
	if own, ok := strings.CutPrefix(name, "lib_"); ok {
		list = append(list, "__kb_"+own)
	}
	if own, ok := strings.CutPrefix(name, "user_"); ok {
		list = append(list, own)
	}
	return list
}

// Component is the name of an element of a vector that is a struct.
func (w *Writer) Component(v *ir.Vector, i int) string {
	if w.d.CPlusPlus && v.N <= 4 {
		return "xyzw"[i : i+1]
	}
	return "s" + string("0123456789abcdef"[i])
}

// vectorStruct is the name of the struct that stands for a vector which the language does not have.
func (w *Writer) vectorStruct(v *ir.Vector) string {
	name := fmt.Sprintf("kb_%s%d", v.Elem, v.N)
	if w.helpers[name] {
		return name
	}
	members := ""
	for i := range v.N {
		members += " " + w.Stored(v.Elem, w.Component(v, i)) + ";"
	}
	w.Helper(name, fmt.Sprintf("typedef struct {%s%s } __attribute__((%saligned(%d))) %s;\n", members,
		w.padding(v.Bytes-v.N*v.Elem.Size(), 0), w.mayAlias(), v.Align, name))
	return name
}

// padding is a member of n unused bytes, "" for none.
func (w *Writer) padding(n, number int) string {
	if n <= 0 {
		return ""
	}
	return fmt.Sprintf(" %s kb_pad%d[%d];", w.d.Scalars[ir.U8], number, n)
}

// structText is the declaration of s with C's layout written out: C's own rules are followed member by member, and
// bytes stand wherever they would put the next one too early.
func (w *Writer) structText(s *ir.Struct) string {
	if s.Union {
		return w.unionText(s)
	}
	packed, attributes := !natural(s), fmt.Sprintf("%saligned(%d)", w.mayAlias(), s.Align)
	if packed {
		attributes = "packed, " + attributes
	}
	end := 0
	var text strings.Builder
	text.WriteString(w.structHead("struct", s, packed))
	for i, f := range s.Fields {
		align := ir.Alignof(f.Type)
		if packed {
			align = 1
		}
		if (end+align-1)/align*align != f.Offset {
			text.WriteString("   " + w.padding(f.Offset-end, i) + "\n")
		}
		text.WriteString("    " + w.Stored(f.Type, w.field(s, i)) + ";\n")
		end = f.Offset + ir.Sizeof(f.Type)
	}
	if packed && s.Size > end || (end+s.Align-1)/s.Align*s.Align != s.Size {
		text.WriteString("   " + w.padding(s.Size-end, len(s.Fields)) + "\n")
	}
	return text.String() + w.structTail(s, attributes, packed)
}

// structHead begins the declaration of a struct or a union, structTail ends it.
func (w *Writer) structHead(kind string, s *ir.Struct, packed bool) string {
	switch {
	case w.d.CPlusPlus && packed:
		return fmt.Sprintf("#pragma pack(push, 1)\n%s alignas(%d) %s {\n", kind, s.Align, w.structName(s))
	case w.d.CPlusPlus:
		return fmt.Sprintf("%s alignas(%d) %s {\n", kind, s.Align, w.structName(s))
	}
	return "typedef " + kind + " {\n"
}

func (w *Writer) structTail(s *ir.Struct, attributes string, packed bool) string {
	if !w.d.CPlusPlus {
		return fmt.Sprintf("} __attribute__((%s)) %s;\n", attributes, w.structName(s))
	}
	end := "};\n"
	if packed {
		end += "#pragma pack(pop)\n"
	}
	return end + fmt.Sprintf("static_assert(sizeof(%s) == %d, \"\");\n", w.structName(s), s.Size)
}

// unionText is the declaration of a union. Its bytes are the first member, so that an initialiser means all of them.
func (w *Writer) unionText(s *ir.Struct) string {
	var text strings.Builder
	text.WriteString(w.structHead("union", s, !natural(s)))
	fmt.Fprintf(&text, "    %s kb_bytes[%d];\n", w.d.Scalars[ir.U8], s.Size)
	attributes := fmt.Sprintf("%saligned(%d)", w.mayAlias(), s.Align)
	if !natural(s) {
		attributes = "packed, " + attributes
	}
	for i, f := range s.Fields {
		text.WriteString("    " + w.Stored(f.Type, w.field(s, i)) + ";\n")
	}
	return text.String() + w.structTail(s, attributes, !natural(s))
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

// field is the name of member i of s. NVRTC takes only the letters of ASCII.
func (w *Writer) field(s *ir.Struct, i int) string {
	name := s.Fields[i].Name
	if name == "" || strings.IndexFunc(name, func(r rune) bool { return r >= utf8.RuneSelf }) >= 0 {
		return fmt.Sprintf("kb_member%d", i)
	}
	if w.avoid(name) { // in a class of C++ the name would hide what stands outside
		return "kb_" + name
	}
	return w.Safe(name)
}
