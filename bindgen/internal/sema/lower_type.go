package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// lowerType returns the IR type of a C++ type: fixed widths, records as structs with layout, references as pointers
// that are never null. It returns nil after a message when there is none.
func (c *checker) lowerType(q QT, pos source.Pos) ir.Type {
	switch t := q.T.(type) {
	case Basic:
		if t == NullPtr {
			return &ir.Pointer{Elem: ir.Void}
		}
		if t == LongDouble && !c.isPrelude(pos) { // 16 bytes to the host, a double to the device
			c.unsupported(pos, "long double")
			return nil
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
		return ir.U64 // as a pointer
	case *MemberPtr:
		return t.scalar()
	case *Opaque:
		if t.Shape != ir.NoShape {
			return ir.U64
		}
		return &ir.Opaque{Name: t.Name, Size: t.Size, Align: t.Align}
	case *Auto:
		c.errorf(codeBadType, pos, "auto is not allowed here")
	case *Param, *Spec, *Dependent:
		c.errorf(codeBadType, pos, "the type %s depends on a template parameter", q)
	}
	return nil
}

func (c *checker) incomplete(r *Record, pos source.Pos) ir.Type {
	if r.failedAt != c.report.epoch {
		c.errorf(codeIncomplete, pos, "%s is declared but not defined", r.Name).Note(r.Pos, "declared here")
	} else {
		c.again()
	}
	return nil
}

// lowerPointer lowers a pointer or reference. What it points at may be incomplete: then it is opaque.
func (c *checker) lowerPointer(elem QT, ref bool, pos source.Pos) ir.Type {
	p := &ir.Pointer{Space: elem.Space, Const: elem.Const || elem.Space == ir.Constant, Ref: ref}
	switch t := elem.T.(type) {
	case *Func:
		return ir.U64 // see funcptr.go
	case *Record:
		if c.speculate(func() bool { return c.completeRecord(t) }) || t.lowered != nil || t.completed == 1 {
			if s := c.pointedAt(t, p); s != nil {
				p.Elem = s
				return p
			}
			if s := c.recordStruct(t); s != nil {
				p.Elem = s
				return p
			}
		}
		p.Elem = &ir.Opaque{Name: t.Name}
		return p
	case *Array:
		if t.N < 0 {
			elem, p.Ref = t.Elem, false // to an array of unknown bound: to its first element, which others follow
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

// deepVolatile reports whether objects of type q, or for an array its elements, are volatile
// ([basic.type.qualifier]/3).
func deepVolatile(q QT) bool { return q.Volatile || elemType(q).Volatile }

// maxObject is the largest array or class in bytes: what a device can address with 32 bits and Go can still declare.
const maxObject = 1 << 31

func (c *checker) lowerArray(t *Array, pos source.Pos) ir.Type {
	dims := []*Array{t}
	for a, ok := t.Elem.T.(*Array); ok; a, ok = a.Elem.T.(*Array) {
		dims = append(dims, a)
	}
	e := c.lowerType(dims[len(dims)-1].Elem, pos)
	if e == nil {
		return nil
	}
	size := int64(ir.Sizeof(e))
	for _, a := range slices.Backward(dims) {
		if a.Param != nil {
			c.errorf(codeBadType, pos, "the array length depends on a template parameter")
			return nil
		}
		if size > 0 && a.N > maxObject/size {
			c.errorf(codeBadType, pos, "%s takes more than 2 GiB, which no kernel can have", QT{T: a})
			return nil
		}
		arr := &ir.Array{Elem: e, N: int(max(a.N, -1))}
		e, size = arr, size*int64(max(arr.N, 0))
	}
	return e
}

// lowerVector gives a vector its size and alignment: CUDA's three-component vectors have those of their elements (CUDA
// C++ Programming Guide, table of vector types), OpenCL's those of four (OpenCL C 3.0, 6.1.5).
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

// recordStruct returns the struct of a record, with layout; nil when the record is incomplete or its layout is not
// known.
func (c *checker) recordStruct(r *Record) *ir.Struct {
	if r.lowered != nil && !r.later {
		return r.lowered
	}
	if r.completed == 1 {
		return nil
	}
	if !c.completeRecord(r) || r.failedAt == c.report.epoch {
		return nil
	}
	if r.lowered == nil {
		r.lowered = c.newStruct(r)
	}
	if !c.layOut(r) {
		return nil
	}
	return r.lowered
}

func (c *checker) newStruct(r *Record) *ir.Struct {
	return &ir.Struct{Name: c.unique(identOf(r.Name)), Source: r.Name, Union: r.Union, Pos: r.Pos}
}

// layOut gives the struct of r its layout. Classes to which members of r point get theirs after it, since they may
// hold r or derive from it.
func (c *checker) layOut(r *Record) bool {
	r.later = false
	c.classes.laying++
	l := &layout{c: c, r: r, s: r.lowered, names: map[string]int{}, align: max(r.align, 1)}
	r.irFields, r.behind = make([]int, len(r.Fields)), map[int]int{}
	ok := l.run()
	c.classes.laying--
	if !ok {
		r.lowered, r.irFields = nil, nil
		r.failedAt = c.failed()
		for _, p := range r.pointers {
			p.Elem = &ir.Opaque{Name: r.Name}
		}
	}
	r.pointers = nil
	for c.classes.laying == 0 && len(c.classes.later) > 0 {
		next := c.classes.later[0]
		c.classes.later = c.classes.later[1:]
		if next.later {
			c.layOut(next)
		}
	}
	return ok
}

// pointedAt is the struct of r for the pointer p, which is a member of a class that is being laid out; nil where r has
// to be looked at now.
func (c *checker) pointedAt(r *Record, p *ir.Pointer) *ir.Struct {
	if c.classes.laying == 0 || r.completed != 2 || r.failedAt == c.report.epoch || r.lowered != nil && !r.later {
		return nil
	}
	if r.lowered == nil {
		r.lowered, r.later = c.newStruct(r), true
		c.classes.later = append(c.classes.later, r)
	}
	r.pointers = append(r.pointers, p)
	return r.lowered
}

// irField returns the index in the struct's Fields of field i; -1 for an empty base class or an array of no elements,
// which take no room.
func (r *Record) irField(i int) int { return r.irFields[i] }

// offset returns the byte of the lowered r where field i begins.
func (r *Record) offset(i int) int {
	if n := r.irFields[i]; n >= 0 {
		return r.lowered.Fields[n].Offset
	}
	return r.behind[i]
}
