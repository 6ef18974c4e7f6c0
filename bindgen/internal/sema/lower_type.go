package sema

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// lowerType returns the IR type of a C++ type: fixed widths, records as structs with layout, references as pointers that are never null. It returns nil
// after a message when there is none.
func (c *checker) lowerType(q QT, pos source.Pos) ir.Type {
	switch t := q.T.(type) {
	case Basic:
		if t == NullPtr {
			return &ir.Pointer{Elem: ir.Void}
		}
		return scalarOf(t)
	case *Pointer:
		return c.lowerPointer(t.Elem, false, pos)
	case *Reference:
		return c.lowerPointer(t.Elem, true, pos)
	case *Array:
		return c.lowerArray(t, pos)
	case *Vector:
		return lowerVector(t)
	case *Enum:
		c.resolveEnum(t)
		return scalarOf(enumBasic(t))
	case *Record:
		if s := c.recordStruct(t); s != nil {
			return s
		}
		return c.incomplete(t, pos)
	case *Func:
		return &ir.FuncPtr{Source: QT{T: &Pointer{Elem: q}}.String()}
	case *Opaque:
		return &ir.Opaque{Name: t.Name, Size: t.Size, Align: t.Align}
	case *Auto:
		c.errorf(codeBadType, pos, "auto cannot stand here")
	case *Param, *Spec, *Dependent:
		c.errorf(codeBadType, pos, "the type %s depends on a template parameter", q)
	}
	return nil
}

func (c *checker) incomplete(r *Record, pos source.Pos) ir.Type {
	if r.failedAt != c.epoch {
		c.errorf(codeIncomplete, pos, "%s is declared but not defined", r.Name).Note(r.Pos, "declared here")
	} else {
		c.again()
	}
	return nil
}

// lowerPointer lowers a pointer or reference. What it points at may be incomplete: then it is opaque.
func (c *checker) lowerPointer(elem QT, ref bool, pos source.Pos) ir.Type {
	p := &ir.Pointer{Space: elem.Space, Const: elem.Const, Ref: ref}
	switch t := elem.T.(type) {
	case *Func:
		return &ir.FuncPtr{Source: QT{T: &Pointer{Elem: elem}}.String()}
	case *Record:
		if c.trial(func() bool { return c.completeRecord(t) }) || t.lowered != nil || t.completed == 1 {
			if s := c.recordStruct(t); s != nil {
				p.Elem = s
				return p
			}
		}
		p.Elem = &ir.Opaque{Name: t.Name}
		return p
	case *Array:
		if t.N < 0 {
			elem = t.Elem // a pointer to an array of unknown bound points at its first element
		}
		p.Const = p.Const || deepConst(elem)
	}
	p.Elem = c.lowerType(elem, pos)
	if p.Elem == nil {
		return nil
	}
	return p
}

// deepConst reports whether q or its elements are const.
func deepConst(q QT) bool {
	if a, ok := q.T.(*Array); ok {
		return deepConst(a.Elem)
	}
	return q.Const
}

func (c *checker) lowerArray(t *Array, pos source.Pos) ir.Type {
	e := c.lowerType(t.Elem, pos)
	if e == nil {
		return nil
	}
	if t.Param != nil {
		c.errorf(codeBadType, pos, "the array length depends on a template parameter")
		return nil
	}
	return &ir.Array{Elem: e, N: int(max(t.N, -1))}
}

// lowerVector gives a vector its size and alignment: CUDA's three-component vectors have those of their elements (CUDA C++ Programming Guide, table of vector
// types), OpenCL's those of four (OpenCL C 3.0, 6.1.5).
func lowerVector(t *Vector) ir.Type {
	e := scalarOf(t.Elem)
	v := &ir.Vector{Elem: e, N: t.N, Bytes: t.N * e.Size(), Align: t.N * e.Size()}
	if t.N == 3 {
		v.Align = e.Size()
		if t.Ext {
			v.Bytes, v.Align = 4*e.Size(), 4*e.Size()
		}
	}
	if !t.Ext && v.Align > 16 {
		v.Align = 16
	}
	return v
}

// recordStruct returns the struct of a record, with layout; nil when the record is incomplete or its layout is not known.
func (c *checker) recordStruct(r *Record) *ir.Struct {
	if r.lowered != nil {
		return r.lowered
	}
	if r.completed == 1 {
		return nil
	}
	if !c.completeRecord(r) || r.failedAt == c.epoch {
		return nil
	}
	if pos := r.virtualMember(); pos != 0 {
		c.unsupported(pos, "the class %s: it has virtual functions", r.Name)
		r.failedAt = c.failed()
		return nil
	}
	s := &ir.Struct{Name: c.unique(identOf(r.Name)), Source: r.Name, Union: r.Union, Pos: r.Pos}
	r.lowered = s
	l := &layout{c: c, r: r, s: s, names: map[string]bool{}, align: max(r.align, 1)}
	if !l.run() {
		r.lowered, r.irFields = nil, nil
		r.failedAt = c.failed()
		return nil
	}
	return s
}

// virtualMember returns where r declares a virtual function, or 0.
func (r *Record) virtualMember() source.Pos {
	if r.Decl == nil {
		return 0
	}
	for _, m := range r.Decl.Members {
		if f, ok := m.Decl.(*ast.FuncDecl); ok && f.Spec != nil && f.Spec.Has("virtual") {
			return f.At
		}
	}
	return 0
}

// irField returns the index in the struct's Fields of field i; -1 for an empty base class, which takes no room.
func (r *Record) irField(i int) int { return r.irFields[i] }

// isEmpty reports whether objects of r hold no data, so that r takes no room as a base class.
func (r *Record) isEmpty() bool {
	for _, f := range r.Fields {
		b, ok := f.Type.T.(*Record)
		if !f.Base || !ok || !b.isEmpty() {
			return false
		}
	}
	return !r.Union
}

// layout places the fields of one record as the Itanium C++ ABI and C do on x86-64, which GPUs follow.
type layout struct {
	c     *checker
	r     *Record
	s     *ir.Struct
	names map[string]bool
	off   int // first free byte
	size  int
	align int
	bits  int // free bits at the end of the bit-field unit that ends at off, 0 for none
	unit  int // index of the ir field of that unit
	begin int // its first byte
}

func (l *layout) run() bool {
	for i, f := range l.r.Fields {
		if !l.field(i, f) {
			return false
		}
	}
	l.s.Align = l.align
	l.s.Size = max((l.size+l.align-1)/l.align*l.align, l.align)
	if len(l.s.Fields) == 0 {
		l.s.Size = l.align
	}
	return true
}

// name makes f's name unique in the struct.
func (l *layout) name(s string) string {
	if s == "" {
		s = fmt.Sprintf("anon%d", len(l.s.Fields))
	}
	for n, base := 1, s; l.names[s]; n++ {
		s = fmt.Sprintf("%s_%d", base, n)
	}
	l.names[s] = true
	return s
}

func (l *layout) field(i int, f *Field) bool {
	if b, ok := f.Type.T.(*Record); ok && f.Base && b.isEmpty() {
		l.r.irFields = append(l.r.irFields, -1)
		return true
	}
	if f.Bits >= 0 {
		return l.bitField(f)
	}
	t := l.c.lowerType(f.Type, f.Pos)
	if t == nil {
		return false
	}
	if a, ok := t.(*ir.Array); ok && a.N < 0 {
		t = &ir.Array{Elem: a.Elem} // a flexible array member
	}
	if o, ok := t.(*ir.Opaque); ok && o.Size == 0 {
		l.c.errorf(codeOpaqueType, f.Pos, "the size of %s is not known", f.Type)
		return false
	}
	l.bits = 0
	align := ir.Alignof(t)
	if l.r.packed {
		align = 1
	}
	align = max(align, f.Align)
	if i > 0 && l.tailReuse(i, align) {
		l.c.errorf(codeUnsupported, f.Pos, "field %s would lie in the padding of a base class: this layout is not supported", f.Name)
		return false
	}
	l.place(l.name(f.Name), t, align)
	return true
}

// tailReuse reports whether the Itanium ABI would put field i into the tail padding of the base class before it, which happens when the base is no POD.
func (l *layout) tailReuse(i, align int) bool {
	prev := l.r.Fields[i-1]
	b, ok := prev.Type.T.(*Record)
	if !ok || !prev.Base || b.isEmpty() || b.lowered == nil || l.c.isPOD(b) {
		return false
	}
	fs := b.lowered.Fields
	if len(fs) == 0 || b.Union {
		return false
	}
	last := fs[len(fs)-1]
	end := last.Offset + ir.Sizeof(last.Type)
	return (end+align-1)/align*align < b.lowered.Size
}

// isPOD reports whether r is a POD for the purpose of layout: no bases, no constructors, no virtual functions.
func (c *checker) isPOD(r *Record) bool {
	if len(r.Bases) > 0 || len(c.ctors(r)) > 0 || c.dtor(r) != nil {
		return false
	}
	for _, f := range r.Fields {
		if b, ok := f.Type.T.(*Record); ok && !c.isPOD(b) {
			return false
		}
	}
	return true
}

// place puts a field of type t at the next offset with that alignment.
func (l *layout) place(name string, t ir.Type, align int) {
	off := 0
	if !l.s.Union {
		off = (l.off + align - 1) / align * align
		l.off = off + ir.Sizeof(t)
	}
	l.align = max(l.align, align)
	l.size = max(l.size, off+ir.Sizeof(t))
	l.r.irFields = append(l.r.irFields, len(l.s.Fields))
	l.s.Fields = append(l.s.Fields, ir.Field{Name: name, Type: t, Offset: off})
}

// bitField packs f into the current unit if the whole of it fits into an aligned object of its type there, else opens a new unit. A unit is one integer field of
// the declared type.
func (l *layout) bitField(f *Field) bool {
	b, _ := fieldBasic(f.Type)
	t := scalarOf(b)
	if t == ir.Bool {
		t = ir.U8
	}
	width := 8 * t.Size()
	if f.Bits == 0 {
		l.bits = 0
		l.r.irFields = append(l.r.irFields, -1)
		return true
	}
	if l.r.packed || f.Align > 0 {
		l.c.errorf(codeUnsupported, f.Pos, "packed or aligned bit-fields are not supported")
		return false
	}
	if l.bits > 0 && !l.s.Union {
		unit := l.s.Fields[l.unit].Type.(ir.Scalar)
		if unit.Size() != t.Size() {
			l.c.errorf(codeUnsupported, f.Pos, "neighbouring bit-fields of different sizes are not supported")
			return false
		}
		if f.Bits <= l.bits {
			f.BitOff = width - l.bits
			l.bits -= f.Bits
			l.r.irFields = append(l.r.irFields, l.unit)
			return true
		}
	}
	// The ABI could begin a bit-field inside the padding of the field before it, when that is not aligned to the unit.
	if l.off%t.Size() != 0 && !l.s.Union && f.Bits <= 8*(t.Size()-l.off%t.Size()) {
		l.c.errorf(codeUnsupported, f.Pos, "a bit-field that shares its unit with an ordinary field is not supported")
		return false
	}
	l.unit, l.bits, f.BitOff = len(l.s.Fields), width-f.Bits, 0
	l.place(l.name(fmt.Sprintf("bits%d", l.unit)), t, t.Size())
	if l.s.Union {
		l.bits = 0
		return true
	}
	// A smaller field behind the bit-fields may lie inside their unit's last bytes.
	return true
}
