package interp

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// address points at element i of a sequence of cells: those of an array, or one object.
type address struct {
	seq  []*cell
	i    int
	elem ir.Type // the type of the cells where a cast gave the pointer another one; nil when the pointer's type says it
}

// part says that a cell is a part of another.
type part struct {
	of    *cell
	index int
	v     *ir.Var // of is nil: the variable
}

// move is the pointer p moved by n elements.
func (in *Machine) move(p Value, n int, pos source.Pos) *address {
	if p.ptr.elem != nil && n != 0 {
		in.fail(pos, "arithmetic on a pointer to another type than the object's")
	}
	if i := p.ptr.i + n; i < 0 || i > len(p.ptr.seq) { // [expr.add]/4
		panic(&Error{Pos: pos, Msg: "the pointer leaves its array", Unknown: true})
	}
	return &address{p.ptr.seq, p.ptr.i + n, p.ptr.elem}
}

// castPointer makes the pointer d to elements of type from one to elements of type to.
func (d Value) castPointer(from, to ir.Type) Value {
	if d.ptr == nil {
		return d
	}
	if d.ptr.elem != nil {
		from = d.ptr.elem
	}
	a := *d.ptr
	a.elem = from
	if ir.Identical(from, to) {
		a.elem = nil
	}
	d.ptr = &a
	return d
}

// Address is the constant of type t that the pointer v is: the address of a variable of the module or of a part of one.
// It is nil when v is null or of another type than the object, points to a temporary, or outside of the object and not
// just after it.
func (in *Machine) Address(v Value, t *ir.Pointer, pos source.Pos) ir.Expr {
	if v.ptr == nil || v.ptr.elem != nil {
		return nil
	}
	return in.pointer(v.ptr, t, pos)
}

// pointer is the constant initialiser of type t that points where a does, as Address has it.
func (in *Machine) pointer(a *address, t *ir.Pointer, pos source.Pos) ir.Expr {
	if len(a.seq) == 0 || a.i < 0 || a.i > len(a.seq) {
		return nil
	}
	in.findParts()
	place := in.placeOf(a.seq[0], pos)
	if place == nil {
		return nil
	}
	p := *t
	p.Elem = place.Type()
	x := ir.Expr(&ir.Addr{X: ir.X{Typ: &p, At: pos}, Place: place})
	if ix, ok := place.(*ir.Index); ok && in.parents[a.seq[0]].index == 0 {
		x = &ir.Addr{X: ir.X{Typ: &p, At: pos}, Place: ix.Base}
	}
	if a.i != 0 {
		x = &ir.PtrAdd{X: ir.X{Typ: &p, At: pos}, Ptr: x, I: fold.Int(ir.I64, int64(a.i), pos)}
	}
	if !ir.Identical(&p, t) {
		x = &ir.PtrCast{X: ir.X{Typ: t, At: pos}, A: x}
	}
	return x
}

// Automatic reports whether v is or holds the address of a variable or temporary of a function, which no constant
// expression may have for its value ([expr.const]/6).
func (in *Machine) Automatic(v Value) bool {
	if slices.ContainsFunc(v.parts, in.Automatic) {
		return true
	}
	if v.ptr == nil || len(v.ptr.seq) == 0 {
		return false
	}
	for x, c := range in.vars {
		if x.Space == ir.Private && c.holds(v.ptr.seq[0]) {
			return true
		}
	}
	return false
}

// holds reports whether p is c or a part of it.
func (c *cell) holds(p *cell) bool {
	return c == p || slices.ContainsFunc(c.parts, func(x *cell) bool { return x.holds(p) })
}

// findParts notes where the parts of the module's variables lie.
func (in *Machine) findParts() {
	if in.parents != nil {
		return
	}
	in.parents = map[*cell]part{}
	var note func(c *cell)
	note = func(c *cell) {
		for i, p := range c.parts {
			in.parents[p] = part{of: c, index: i}
			note(p)
		}
	}
	for v, c := range in.globals {
		in.parents[c] = part{v: v}
		note(c)
	}
}

// placeOf is the storage of c within a variable of the module, nil when it is not.
func (in *Machine) placeOf(c *cell, pos source.Pos) ir.Expr {
	at, ok := in.parents[c]
	if !ok {
		return nil
	}
	if at.of == nil {
		return &ir.Ref{X: ir.X{Typ: at.v.Type, At: pos}, Var: at.v}
	}
	base := in.placeOf(at.of, pos)
	if base == nil {
		return nil
	}
	switch t := base.Type().(type) {
	case *ir.Array:
		return &ir.Index{X: ir.X{Typ: t.Elem, At: pos}, Base: base, I: fold.Int(ir.I64, int64(at.index), pos)}
	case *ir.Struct:
		return &ir.FieldOf{X: ir.X{Typ: t.Fields[at.index].Type, At: pos}, Base: base, Field: at.index}
	case *ir.Vector:
		return &ir.Lanes{X: ir.X{Typ: t.Elem, At: pos}, Base: base, Comps: []int{at.index}}
	}
	return nil
}
