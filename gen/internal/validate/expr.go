package validate

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spell"
)

// place checks an expression that names storage, whatever lies there.
func (c *checker) place(e ir.Expr) {
	switch e := e.(type) {
	case *ir.Ref:
		if why := c.v.globals[e.Var]; why != "" {
			c.refuse(e.Pos(), "%s", why)
		}
	case *ir.Index:
		if ir.IsPointer(e.Base.Type()) {
			c.value(e.Base)
		} else {
			c.place(e.Base)
		}
		c.value(e.I)
	case *ir.Deref:
		c.value(e.Ptr)
	case *ir.FieldOf:
		c.place(e.Base)
		c.member(e)
	case *ir.Lanes:
		c.place(e.Base)
	case *ir.LaneAt:
		c.place(e.Base)
		c.value(e.I)
	default:
		c.value(e)
	}
}

// member checks the struct that e is a member of, and in a union, of which a member is a view, the member's own type.
func (c *checker) member(e *ir.FieldOf) {
	s, ok := e.Base.Type().(*ir.Struct)
	if !ok {
		return
	}
	why, known := c.v.types[s]
	if !known {
		why = c.v.layouts.Refused(s)
		c.v.types[s] = why
	}
	if why != "" {
		c.refuse(e.At, "%s", why)
	}
	if t := s.Fields[e.Field].Type; s.Union && !ir.IsPointer(t) {
		c.valueType(t)
	}
}

// value checks an expression whose value is used.
func (c *checker) value(e ir.Expr) {
	if c.refused != nil {
		return
	}
	switch t := e.Type().(type) {
	case *ir.Array: // only places and initialisers are arrays
		if t.N >= 0 {
			c.valueType(t)
		}
	default:
		c.pointer(e)
		c.valueType(t)
	}
	if ir.IsPlace(e) {
		c.place(e)
		return
	}
	switch e := e.(type) {
	case *ir.Addr:
		c.place(e.Place)
		return
	case *ir.Compose:
		c.compose(e)
		return
	case *ir.FieldOf:
		c.member(e)
	case *ir.Builtin:
		c.builtin(e)
	}
	for _, x := range ir.Children(e) {
		c.value(x)
	}
}

// pointer refuses pointers that are not written: those of operations, and of bits.
func (c *checker) pointer(e ir.Expr) {
	if !ir.IsPointer(e.Type()) {
		return
	}
	switch e.(type) {
	case *ir.Builtin, *ir.Bitcast:
		c.refuse(e.Pos(), "kbind does not support this pointer on the CPU")
	}
}

func (c *checker) compose(e *ir.Compose) {
	for i, p := range e.Parts {
		switch t := e.Typ.(type) {
		case *ir.Array:
			c.stored(p, t.Elem, true)
		case *ir.Struct:
			if !t.Union {
				c.stored(p, t.Fields[i].Type, true)
			}
		default:
			c.value(p)
		}
	}
}

// builtin checks an operation; on vectors it is one on each component.
func (c *checker) builtin(e *ir.Builtin) {
	switch e.Op {
	case "id.thread.x", "id.thread.y", "id.thread.z", "id.block.x", "id.block.y", "id.block.z",
		"dim.block.x", "dim.block.y", "dim.block.z", "dim.grid.x", "dim.grid.y", "dim.grid.z":
		return
	}
	var types []ir.Type
	_, lanes := e.Typ.(*ir.Vector)
	for _, a := range e.Args {
		if lanes {
			types = append(types, laneType(a.Type()))
		} else {
			types = append(types, a.Type())
		}
	}
	if _, pkg, ok := spell.Go(e.Op, types, laneType(e.Typ)); !ok || !pkg {
		c.refuse(e.At, "kbind does not support %s on %s on the CPU", e.Op, typeList(types))
	}
}

// laneType is the type of one component of a vector, else t.
func laneType(t ir.Type) ir.Type {
	if v, ok := t.(*ir.Vector); ok {
		return v.Elem
	}
	return t
}
