// Package golayout says how values of C types lie in Go's memory: which Go types can stand for them with C's layout,
// and why none can.
//
// A struct becomes a Go struct with explicit padding, a union its bytes, a pointer an address of eight bytes.
package golayout

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spell"
)

// Layouts keeps what was found of structs, which lie inside each other: who asks about many has one.
type Layouts struct {
	aligns   aligns
	refusals refusals
}

// New returns a Layouts that knows no struct.
func New() *Layouts { return &Layouts{aligns{}, refusals{}} }

// Align is the alignment that Go gives the Go type of t, at most 8.
func (l *Layouts) Align(t ir.Type) int { return l.aligns.of(t) }

// aligns has the alignments of structs that are known. A struct may hold another in many places, and so may that.
type aligns map[*ir.Struct]int

func (known aligns) of(t ir.Type) int {
	switch t := t.(type) {
	case ir.Scalar:
		return max(t.Size(), 1)
	case *ir.Vector:
		return max(t.Elem.Size(), 1)
	case *ir.Array:
		return known.of(t.Elem)
	case *ir.Struct:
		if t.Union {
			return UnionAlign(t)
		}
		if a, ok := known[t]; ok {
			return a
		}
		a := 1
		for _, f := range t.Fields {
			if of := known.of(f.Type); !misplaced(t, f, of) {
				a = max(a, of)
			}
		}
		known[t] = a
		return a
	}
	return 8
}

// AsBytes reports whether member i of s stands where Go would not put its type, as members of packed structs do: its
// bytes stand there.
func (l *Layouts) AsBytes(s *ir.Struct, i int) bool {
	return misplaced(s, s.Fields[i], l.Align(s.Fields[i].Type))
}

// misplaced is AsBytes for a member whose type has the given alignment.
func misplaced(s *ir.Struct, f ir.Field, align int) bool {
	return f.Offset%align != 0 || s.Size%align != 0
}

// UnionAlign is the alignment that Go gives the union s.
func UnionAlign(s *ir.Struct) int { return min(s.Align, 8) }

// Refused is why no Go type has the layout of values of t, "" if one has.
func (l *Layouts) Refused(t ir.Type) string { return l.refusals.of(t) }

// refusals has what is known of structs, as aligns has.
type refusals map[*ir.Struct]string

func (known refusals) of(t ir.Type) string {
	switch t := t.(type) {
	case ir.Scalar, *ir.Pointer:
		return ""
	case *ir.Vector:
		if _, ok := spell.GoVector(t); !ok {
			return "kbind does not support vectors of type " + t.String() + " on the CPU"
		}
		return ""
	case *ir.Array:
		if t.N < 0 {
			return "kbind does not support arrays of unknown size here"
		}
		return known.of(t.Elem)
	case *ir.Struct:
		why, ok := known[t]
		if !ok {
			why = known.ofStruct(t)
			known[t] = why
		}
		return why
	}
	return "kbind does not support values of type " + t.String() + " on the CPU"
}

// ofStruct is Refused for a struct: the reason of its last member that has one. Members stand in their order, as
// ir.Verify checks, and explicit padding brings each to its place.
func (known refusals) ofStruct(s *ir.Struct) (why string) {
	if s.Union {
		return ""
	}
	for _, f := range s.Fields {
		if refused := known.of(f.Type); refused != "" {
			why = refused
		} else if ir.Sizeof(f.Type) == 0 {
			why = fmt.Sprintf("kbind does not support the empty member %s of %s on the CPU", f.Name, s.Source)
		}
	}
	return why
}

// Pointee is why a pointer to t cannot be followed, "" if it can. To a class without a definition pointers are only
// copied and compared.
func (l *Layouts) Pointee(t ir.Type) string {
	if o, ok := t.(*ir.Opaque); ok && o.Size == 0 {
		return ""
	}
	return l.Refused(t)
}
