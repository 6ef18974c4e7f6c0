package sema

import "github.com/kbind/kbind/bindgen/ir"

// An empty class takes no room as a base class, but two subobjects of one class never have the same address
// (Itanium C++ ABI, 2.4, II and III).

// baseAt is a base class with its place.
type baseAt struct {
	r   *Record
	off int
}

// isEmpty reports whether objects of r hold no data, so that r takes no room as a base class.
func (r *Record) isEmpty() bool {
	if r.completed != 2 {
		return r.findEmpty()
	}
	if r.empty == notAsked {
		r.empty = yesIf(r.findEmpty())
	}
	return r.empty == yes
}

func (r *Record) findEmpty() bool {
	for _, f := range r.Fields {
		b, ok := f.Type.T.(*Record)
		if (!f.Base || !ok || !b.isEmpty()) && !(f.Bits == 0) {
			return false
		}
	}
	return !r.Union && r.virtualMember() == 0
}

// emptyBase gives an empty base class its place: the beginning of the object, or else the first place after the
// members so far where no other subobject of its classes is. Neither #pragma pack nor packed lowers its alignment.
func (l *layout) emptyBase(i int, f *Field, b *Record) bool {
	l.r.irFields[i] = -1
	t := l.c.lowerType(f.Type, f.Pos)
	if t == nil {
		return false
	}
	size, align := ir.Sizeof(t), ir.Alignof(t)
	if align > 1 && l.r.packed || l.limit(align) < align {
		if l.disputed(f.Pos, "a packed class with an empty base class of a greater alignment") {
			return false
		}
	}
	off := 0
	if l.clash(f.Type, 0) {
		if l.r.packed || l.pack() > 0 {
			l.c.unsupported(f.Pos, "a packed class with two empty base classes of the same type at its beginning")
			return false
		}
		off = l.clear(f.Type, roundUp((l.bit+7)/8, align), align)
		l.r.behind[i] = off
	}
	l.take(off, size, align)
	l.empty = max(l.empty, off+size)
	l.noteBase(b, off)
	return true
}

func (l *layout) noteBase(r *Record, off int) {
	l.bases = append(l.bases, baseAt{r, off})
	l.end = max(l.end, off+r.lowered.Size)
}

// clear is the first multiple of align from off on where a base class or member of type q can lie.
func (l *layout) clear(q QT, off, align int) int {
	for l.clash(q, off) {
		off += align
	}
	return off
}

// clash reports whether q at byte off would have an empty subobject where a base class has one of the same type. Two
// members never share a byte, so that only bases stand in the way.
func (l *layout) clash(q QT, off int) bool {
	if off >= l.end {
		return false
	}
	switch t := q.T.(type) {
	case *Array:
		size := l.c.sizeOfElem(t)
		for k := 0; size > 0 && k < int(t.N) && off+k*size < l.end; k++ {
			if l.clash(t.Elem, off+k*size) {
				return true
			}
		}
	case *Record:
		if l.c.work(onBases, pathWork); l.c.overworked(l.r.Pos) {
			return false
		}
		for _, b := range l.bases {
			if t.isEmpty() && l.c.hasAt(QT{T: b.r}, t, off-b.off) {
				return true
			}
		}
		for i, f := range t.Fields {
			if l.clash(f.Type, off+t.offset(i)) {
				return true
			}
		}
	}
	return false
}

// hasAt reports whether objects of type q have a subobject of class r, or are one, at byte off.
func (c *checker) hasAt(q QT, r *Record, off int) bool {
	switch t := q.T.(type) {
	case *Array:
		size := c.sizeOfElem(t)
		return size > 0 && off >= 0 && off/size < int(t.N) && c.hasAt(t.Elem, r, off%size)
	case *Record:
		if t == r && off == 0 {
			return true
		}
		if t.lowered == nil || off >= t.lowered.Size {
			return false
		}
		for i, f := range t.Fields {
			if at := t.offset(i); off >= at && c.hasAt(f.Type, r, off-at) {
				return true
			}
		}
	}
	return false
}

// sizeOfElem is the size of the elements of an array that has been lowered.
func (c *checker) sizeOfElem(t *Array) int {
	if e := c.lowerType(t.Elem, 0); e != nil {
		return ir.Sizeof(e)
	}
	return 0
}
