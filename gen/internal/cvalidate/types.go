package cvalidate

import (
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
)

// typeNames are scalars as users know them, by ir.Scalar.
var typeNames = [...]string{ir.Void: "void", ir.Bool: "bool", ir.I8: "char", ir.U8: "uchar", ir.I16: "short",
	ir.U16: "ushort", ir.I32: "int", ir.U32: "uint", ir.I64: "long", ir.U64: "ulong", ir.F16: "half",
	ir.BF16: "bfloat16", ir.F32: "float", ir.F64: "double"}

// TypeName is a type in messages: "half", "float4".
func TypeName(t ir.Type) string {
	switch t := t.(type) {
	case ir.Scalar:
		return typeNames[t]
	case *ir.Vector:
		return typeNames[t.Elem] + strconv.Itoa(t.N)
	}
	return t.String()
}

// typ checks the type of something that the text declares, or of a value.
func (c *checker) typ(t ir.Type) {
	why, known := c.v.types[t]
	if !known {
		why = c.l.unwritten(t)
		c.v.types[t] = why
	}
	if why != "" {
		c.refuse(c.at, "kbind does not translate values of type %s to %s", why, c.l.Name)
	}
	if s := c.l.structOf(t, true); s != nil {
		c.structs[s] = true
	}
}

// unwritten is the part of t that the language has no type for, "" if it has one for t.
func (l *Language) unwritten(t ir.Type) string {
	switch t := t.(type) {
	case *ir.Array:
		return l.element(t.Elem)
	case *ir.Pointer:
		return l.element(t.Elem)
	case ir.Scalar, *ir.Vector, *ir.Struct:
		return ""
	case *ir.Opaque:
		if t.Size == 0 { // pointers to it are copied and compared
			return ""
		}
	}
	return TypeName(t)
}

// element is unwritten for what lies in memory, where a pointer may be a number.
func (l *Language) element(t ir.Type) string {
	if ir.IsPointer(t) && !l.Generic {
		return ""
	}
	return l.unwritten(t)
}

// structOf is the struct that the declaration of an object of type t names, nil if it names none. value: the object is
// a value, in which a pointer is never a number.
func (l *Language) structOf(t ir.Type, value bool) *ir.Struct {
	for {
		switch x := t.(type) {
		case *ir.Array:
			t = x.Elem
		case *ir.Pointer:
			if !l.Generic && !value {
				return nil
			}
			t = x.Elem
		case *ir.Struct:
			return x
		default:
			return nil
		}
		value = false
	}
}

// allStructs checks the structs that the text declares, in the order of the module.
func (c *checker) allStructs() map[*ir.Struct]bool {
	all := map[*ir.Struct]bool{}
	var add func(s *ir.Struct)
	add = func(s *ir.Struct) {
		if all[s] || c.v.structs[s] {
			return
		}
		all[s] = true
		for _, f := range s.Fields {
			if named := c.l.structOf(f.Type, false); named != nil {
				add(named)
			}
		}
	}
	for s := range c.structs {
		add(s)
	}
	if len(all) == 0 {
		return nil
	}
	for _, s := range c.v.m.Structs {
		if all[s] {
			c.layout(s)
		}
	}
	return all
}

// layout checks that members of C's types can lie where those of s lie.
func (c *checker) layout(s *ir.Struct) {
	c.at = s.Pos
	end := 0
	for _, f := range s.Fields {
		size := ir.Sizeof(f.Type)
		if s.Union && (f.Offset != 0 || size == 0 || size > s.Size || s.Size%s.Align != 0) {
			c.refuse(s.Pos, "kbind does not translate %s to %s: its member %s is not at its beginning", s.Source, c.l.Name,
				f.Name)
		}
		if !s.Union && (f.Offset < end || size == 0) {
			c.refuse(s.Pos, "kbind does not translate %s to %s: its member %s shares the place of another one", s.Source,
				c.l.Name, f.Name)
		}
		end = f.Offset + size
		if why := c.l.element(f.Type); why != "" {
			c.refuse(s.Pos, "kbind does not translate values of type %s to %s", why, c.l.Name)
		}
	}
	if !s.Union && (s.Size < end || s.Size%s.Align != 0) {
		c.refuse(s.Pos, "kbind does not translate %s to %s: its size is not a multiple of its alignment", s.Source, c.l.Name)
	}
}
