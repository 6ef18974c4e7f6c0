package sema

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The layout of classes is that of the Itanium C++ ABI on x86-64, which is C's for C structs and which the GPU
// compilers follow. It is made in two passes: the first gives every member its place in bits, the second makes IR
// fields, of which one holds several bit-fields. What IR cannot express, members that overlap the padding of others, is
// refused. emptybase.go has the rules of empty classes.

// layout places the members of one record.
type layout struct {
	c      *checker
	r      *Record
	s      *ir.Struct
	names  map[string]int // that are taken, and the first number behind each that may be free
	align  int
	bit    int // first free bit
	size   int // bytes taken so far
	placed []placed
	bases  []baseAt
	empty  int // where empty bases end
	end    int // of the bases: beyond it no empty class stands in the way of another

	behindBase, inBits bool // what was placed last is a base class with a badTail; it ends in a bit-field
}

// placed is a member with its place.
type placed struct {
	i     int // index in the record's fields
	f     *Field
	t     ir.Type // of an ordinary member
	off   int     // its byte
	bit   int     // of a bit-field: its first bit
	width int     // 0 for ordinary members
	unit  int     // bytes of a bit-field's declared type
	split bool    // a base class whose tail padding holds what follows
}

func (l *layout) run() bool {
	first := l.r.primaryBase()
	switch {
	case first >= 0:
		if !l.field(first, l.r.Fields[first]) {
			return false
		}
	case l.r.polymorphic() && l.limit(8) < 8:
		l.c.unsupported(l.r.Pos, "a class with virtual functions under #pragma pack")
		return false
	case l.r.polymorphic():
		l.take(0, 8, 8)
		l.bit = 64
		l.s.Fields = append(l.s.Fields, ir.Field{Name: l.name("vptr"), Type: ir.U64})
	}
	for i, f := range l.r.Fields {
		if i != first && !l.field(i, f) {
			return false
		}
		if int64(l.size) > maxObject {
			l.c.errorf(codeBadType, f.Pos, "%s takes more than 2 GiB, which no kernel can have", l.r.Name)
			return false
		}
	}
	if l.size == 0 && len(l.r.behind) > 0 {
		l.c.unsupported(l.r.Pos, "a class without members but arrays of no elements, whose size is 0")
		return false
	}
	l.s.Align = l.align
	l.s.Size = max(roundUp(l.size, l.align), l.align)
	if !l.fields() {
		return false
	}
	l.r.dataSize = l.s.Size
	if !l.s.Union && !l.c.isPOD(l.r) {
		l.r.dataSize = max((l.bit+7)/8, l.empty)
	}
	l.r.badTail = (l.inBits || l.r.packed || l.pack() > 0 || l.behindBase) && l.r.dataSize < l.s.Size
	return true
}

func roundUp(n, a int) int { return (n + a - 1) / a * a }

// field gives member i its place.
func (l *layout) field(i int, f *Field) bool {
	if b, ok := f.Type.T.(*Record); ok && f.Base && b.isEmpty() {
		return l.emptyBase(i, f, b)
	}
	if f.Bits >= 0 {
		return l.bitField(i, f)
	}
	t := l.c.lowerType(f.Type, f.Pos)
	if t == nil || !l.follows(f) {
		return false
	}
	if contains(t, l.s) {
		l.c.errorf(codeIncomplete, f.Pos, "field %s has the incomplete type %s", f.Name, f.Type)
		return false
	}
	if a, ok := t.(*ir.Array); ok && a.N < 0 {
		t = &ir.Array{Elem: a.Elem} // a flexible array member ([GNU C], Zero Length)
	}
	if o, ok := t.(*ir.Opaque); ok && o.Size == 0 {
		l.c.errorf(codeOpaqueType, f.Pos, "the size of %s is not known", f.Type)
		return false
	}
	align := l.alignment(f, t)
	if align == 0 {
		return false
	}
	off, size := 0, ir.Sizeof(t)
	if m := memberPtr(elemType(f.Type)); m != nil && m.fn() != nil {
		size *= 2 // in compilers
	}
	if !l.s.Union {
		off = l.clear(f.Type, roundUp((l.bit+7)/8, align), align)
		if ir.Sizeof(t) > 0 {
			l.sharePadding(off)
		}
		l.bit = 8 * (off + size)
		if b, ok := f.Type.T.(*Record); ok && f.Base {
			l.bit = 8 * (off + b.dataSize)
			l.noteBase(b, off)
		}
	}
	l.take(off, size, align)
	if ir.Sizeof(t) == 0 { // an array of no elements: see noElements
		l.r.irFields[i] = -1
		l.r.behind[i] = off
		return true
	}
	l.placed = append(l.placed, placed{i: i, f: f, t: t, off: off})
	return true
}

// alignment is that of the member f, which has type t in the IR; 0 after a message.
func (l *layout) alignment(f *Field, t ir.Type) int {
	align := ir.Alignof(t)
	if align == 0 { // a pointer in the base class leads to the class that derives from it
		l.c.unsupported(f.Pos, "the layout of %s while that of %s is not known", l.r.Name, f.Type)
		return 0
	}
	if l.r.packed {
		if f.Base && align > 1 && l.disputed(f.Pos, "a packed class with a base class of a greater alignment") {
			return 0
		}
		if b, ok := f.Type.T.(*Record); ok && !l.c.isPOD(b) {
			l.c.unsupported(f.Pos, "a packed class with a member that is not a plain struct")
			return 0
		}
		align = 1
	}
	align = max(align, f.Align)
	if f.Packed {
		align = max(1, f.Align)
	}
	if l.limit(align) < align && f.byKeyword() && l.disputed(f.Pos, "alignas under a lower #pragma pack") {
		return 0
	}
	return l.limit(align)
}

// contains reports whether t is s or an array of s.
func contains(t ir.Type, s *ir.Struct) bool {
	for {
		a, ok := t.(*ir.Array)
		if !ok {
			return t == ir.Type(s)
		}
		t = a.Elem
	}
}

// disputed refuses in CUDA C++ what nvcc and NVRTC lay out in another way than g++ and clang++, so that host and
// device would not agree about an object.
func (l *layout) disputed(pos source.Pos, what string) bool {
	if l.c.dialect == ir.CUDA {
		l.c.unsupported(pos, "%s: CUDA's compilers and those of the host lay it out in different ways", what)
	}
	return l.c.dialect == ir.CUDA
}

// follows notes that f lies behind what was placed so far. What lies behind a base class whose tail is bad NVRTC 12.9
// stores in another place than its own offsetof says, maybe behind the object.
func (l *layout) follows(f *Field) bool {
	if l.behindBase && l.disputed(f.Pos, "what follows a base class that ends in a bit-field or is packed") {
		return false
	}
	b, ok := f.Type.T.(*Record)
	l.behindBase = f.Base && ok && b.badTail
	l.inBits = f.Bits > 0
	return true
}

// byKeyword reports whether alignas gives f an alignment; attributes have a meaning of their own.
func (f *Field) byKeyword() bool {
	keyword := func(a *ast.Attr) bool { return a.Keyword }
	return f.Decl != nil && (slices.ContainsFunc(f.Decl.Spec.Attrs, keyword) ||
		slices.ContainsFunc(f.Decl.Decl.Attrs, keyword))
}

// pack is the limit that #pragma pack sets to the alignment of members, or 0.
func (l *layout) pack() int {
	if l.r.Decl == nil {
		return 0
	}
	return l.r.Decl.Pack
}

// limit is the alignment of a member under #pragma pack, which goes before alignas.
func (l *layout) limit(align int) int {
	if n := l.pack(); n > 0 {
		return min(align, n)
	}
	return align
}

func (l *layout) take(off, size, align int) {
	l.align = max(l.align, align)
	l.size = max(l.size, off+size)
}

// sharePadding notes that a member at byte off lies in the tail padding of the base class before it, where the ABI puts
// members if the base is no POD. IR's structs cannot express that: the base's bytes become an array, looked at as the
// base (see inBase).
func (l *layout) sharePadding(off int) {
	n := len(l.placed)
	if n == 0 || l.s.Union {
		return
	}
	if last := &l.placed[n-1]; last.width == 0 && off < last.off+ir.Sizeof(last.t) {
		last.split = true
	}
}

// bitField gives a bit-field the next free bits, unless it would straddle a boundary of its declared type, which only
// packed ones do.
func (l *layout) bitField(i int, f *Field) bool {
	b, _ := fieldBasic(f.Type)
	size := scalarOf(b).Size()
	bits := 8 * size
	if f.Align > 0 {
		l.c.unsupported(f.Pos, "aligned bit-fields")
		return false
	}
	l.r.irFields[i] = -1
	align := l.limit(size)
	if f.Bits == 0 {
		if (l.r.packed || align < size) && size > 1 && l.disputed(f.Pos, "a bit-field of no bits in a packed class") {
			return false
		}
		l.bit = roundUp(l.bit, 8*align)
		return true
	}
	if !l.follows(f) {
		return false
	}
	packed := l.r.packed || f.Packed
	if packed && l.pack() > 1 && l.disputed(f.Pos, "a packed bit-field under #pragma pack") {
		return false
	}
	if packed {
		align = 1
	}
	if l.s.Union {
		l.bit = 0
	} else if l.bit/bits != (l.bit+f.Bits-1)/bits && !packed && l.pack() == 0 {
		l.bit = roundUp(l.bit, bits)
	}
	l.sharePadding(l.bit / 8)
	if f.Name == "" {
		align = 1
	} else {
		l.placed = append(l.placed, placed{i: i, f: f, bit: l.bit, width: f.Bits, unit: size})
	}
	l.take(l.bit/8, (l.bit%8+f.Bits+7)/8, align)
	l.bit += f.Bits
	if l.s.Union {
		l.bit = 0
	}
	return true
}

// fields makes the IR fields.
func (l *layout) fields() bool {
	end := 0 // of the field before
	if len(l.s.Fields) > 0 {
		end = 8
	}
	for k := 0; k < len(l.placed); {
		p := &l.placed[k]
		if p.width == 0 {
			if p.split {
				p.t = &ir.Array{Elem: ir.U8, N: recordOf(p.f.Type).dataSize}
				l.r.split = append(l.r.split, p.i)
			}
			l.add(p.i, l.name(p.f.Name), p.t, p.off)
			end = p.off + ir.Sizeof(p.t)
			k++
			continue
		}
		if l.s.Union {
			end = 0
		}
		next := l.s.Size
		n := k
		for n < len(l.placed) && l.placed[n].width > 0 && (n == k || !l.s.Union) {
			n++
		}
		if n < len(l.placed) && !l.s.Union {
			next = l.placed[n].off
		}
		var ok bool
		if k, end, ok = l.container(k, n, end, next); !ok {
			return false
		}
	}
	return true
}

// container makes the integer field that holds bit-field k and those of the run up to n that share it, within the bytes
// from low to high. It returns the first bit-field that it does not hold and where it ends.
func (l *layout) container(k, n, low, high int) (next, end int, ok bool) {
	first := &l.placed[k]
	for w := first.unit; w > 0; w /= 2 {
		off := first.bit / 8 / w * w
		if off < low || off+w > high || first.bit+first.width > 8*(off+w) {
			continue
		}
		m := k
		for m < n && l.placed[m].bit+l.placed[m].width <= 8*(off+w) {
			m++
		}
		if m < n && l.placed[m].bit < 8*(off+w) {
			continue // the next one straddles its end
		}
		at := len(l.s.Fields)
		for _, p := range l.placed[k:m] {
			p.f.BitOff = p.bit - 8*off
			l.r.irFields[p.i] = at
		}
		t := map[int]ir.Scalar{1: ir.U8, 2: ir.U16, 4: ir.U32, 8: ir.U64}[w]
		l.s.Fields = append(l.s.Fields,
			ir.Field{Name: l.name(fmt.Sprintf("bits%d", at)), Type: t, Offset: off, Bits: true})
		return m, off + w, true
	}
	return l.byteContainer(k, n, low, high)
}

// byteContainer makes an array of bytes that holds the bit-fields from k up to n, where integers would overlap other
// members.
func (l *layout) byteContainer(k, n, low, high int) (next, end int, ok bool) {
	off := l.placed[k].bit / 8
	at := len(l.s.Fields)
	for _, p := range l.placed[k:n] {
		end = max(end, (p.bit+p.width+7)/8)
		if p.bit%8+p.width > 64 || off < low || end > high {
			l.c.unsupported(p.f.Pos, "a bit-field whose storage overlaps that of its neighbours")
			return 0, 0, false
		}
		p.f.BitOff = p.bit - 8*off
		l.r.irFields[p.i] = at
	}
	l.s.Fields = append(l.s.Fields,
		ir.Field{Name: l.name(fmt.Sprintf("bits%d", at)), Type: &ir.Array{Elem: ir.U8, N: end - off}, Offset: off,
			Bits: true})
	return n, end, true
}

func (l *layout) add(i int, name string, t ir.Type, off int) {
	l.r.irFields[i] = len(l.s.Fields)
	l.s.Fields = append(l.s.Fields, ir.Field{Name: name, Type: t, Offset: off})
}

// name makes a field's name unique in the struct.
func (l *layout) name(s string) string {
	if s == "" {
		s = fmt.Sprintf("anon%d", len(l.s.Fields))
	}
	base := s
	for l.names[s] > 0 {
		s = fmt.Sprintf("%s_%d", base, l.names[base])
		l.names[base]++
	}
	l.names[s] = 1
	return s
}

// isPOD reports whether r is a plain struct for the purpose of layout, whose tail padding belongs to it: no bases,
// constructors, destructor, copy assignment, private members or initialisers (C++03 [class]/4). Where compilers differ,
// false is the safe answer.
func (c *checker) isPOD(r *Record) bool {
	if r.completed != 2 {
		return c.looksPOD(r)
	}
	if r.pod == 0 {
		r.pod = 1
		if c.looksPOD(r) {
			r.pod = 2
		}
	}
	return r.pod == 2
}

func (c *checker) looksPOD(r *Record) bool {
	if len(r.Bases) > 0 || len(c.ctors(r)) > 0 || c.dtor(r) != nil || len(r.Scope.Names["operator="]) > 0 ||
		r.virtualMember() != 0 {
		return false
	}
	if r.Decl != nil {
		for _, m := range r.Decl.Members {
			if v, ok := m.Decl.(*ast.VarDecl); ok && !v.Spec.Has("static") && m.Access != "public" && m.Access != "" {
				return false
			}
		}
	}
	for _, f := range r.Fields {
		q := f.Type
		for {
			a, ok := q.T.(*Array)
			if !ok {
				break
			}
			q = a.Elem
		}
		if b, ok := q.T.(*Record); ok && !c.isPOD(b) || f.Init != nil || isRef(q) {
			return false
		}
	}
	return true
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
