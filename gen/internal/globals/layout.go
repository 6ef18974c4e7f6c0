// Package globals lays out the variables of a module in a buffer that the runtime makes for it.
package globals

import (
	"encoding/binary"
	"math"

	"github.com/kbind/kbind/bindgen/ir"
)

// Layout says where the variables of a module lie: those in constant memory stand in the text, the others in one
// buffer that the runtime makes for the module.
type Layout struct {
	Offset map[*ir.Var]int
	Bytes  []byte // what the buffer holds at first
	// Refused are variables whose first value the buffer cannot hold, and why.
	Refused map[*ir.Var]string
	// Pointers are the places in the buffer that hold addresses of others of its places, for who can put them there: with
	// them the variables of Relocated have their first values.
	Pointers  map[int]int
	Relocated map[*ir.Var]bool
	// Heap is where in the buffer the memory of malloc lies; see Reserve.
	Heap int
	// declared are the names of the module's types, and of its variables in constant memory.
	declared map[string]bool
	// constants: the source's language has constant memory, whose variables the host does not set.
	constants bool
}

// New lays out the variables of m.
func New(m *ir.Module) *Layout {
	l := &Layout{Offset: map[*ir.Var]int{}, Refused: map[*ir.Var]string{}, constants: m.Dialect == ir.OpenCL,
		Pointers: map[int]int{}, Relocated: map[*ir.Var]bool{}, declared: map[string]bool{}}
	for _, s := range m.Structs {
		l.declared[s.Name] = true
	}
	for _, v := range m.Globals {
		if l.IsConstant(v) {
			l.declared[v.Name] = true
			continue
		}
		align := max(ir.Alignof(v.Type), v.Align, 8)
		at := (len(l.Bytes) + align - 1) / align * align
		l.Bytes = append(l.Bytes, make([]byte, at+max(ir.Sizeof(v.Type), 1)-len(l.Bytes))...)
		l.Offset[v] = at
		if why := encode(l.Bytes[at:], v.Type, v.Init); why != "" {
			l.Refused[v] = why
		}
	}
	for v := range l.Refused {
		l.Relocated[v] = l.relocate(v)
	}
	return l
}

// Reserve makes room for malloc behind the variables: size bytes, aligned to align.
func (l *Layout) Reserve(size, align int) {
	l.Heap = (len(l.Bytes) + align - 1) / align * align
	l.Bytes = append(l.Bytes, make([]byte, l.Heap+size-len(l.Bytes))...)
}

// Declares reports whether a text may declare name, as the module has it, outside of functions: for a type, or for a
// variable in constant memory.
func (l *Layout) Declares(name string) bool { return l.declared[name] }

// IsConstant reports whether v stands in the text, in constant memory.
func (l *Layout) IsConstant(v *ir.Var) bool { return l.constants && v.Space == ir.Constant }

// encode writes the initialiser e of an object of type t, and returns why it cannot.
func encode(b []byte, t ir.Type, e ir.Expr) string {
	switch e := e.(type) {
	case nil, *ir.Zero:
		return ""
	case *ir.Const:
		if p, ok := t.(*ir.Pointer); ok && p != nil {
			return "" // null
		}
		encodeScalar(b, t, e)
		return ""
	case *ir.Str:
		copy(b[:ir.Sizeof(t)], e.Text)
		return ""
	case *ir.Compose:
		return encodeParts(b, e)
	}
	return "the first value of a variable is the address of another one"
}

func encodeParts(b []byte, e *ir.Compose) string {
	for i, p := range e.Parts {
		t, at := partOf(e.Typ, i)
		if why := encode(b[at:], t, p); why != "" {
			return why
		}
	}
	return ""
}

func encodeScalar(b []byte, t ir.Type, e *ir.Const) {
	s, _ := t.(ir.Scalar)
	bits := e.Bits
	switch s {
	case ir.F32:
		bits = uint64(math.Float32bits(float32(e.Float)))
	case ir.F64:
		bits = math.Float64bits(e.Float)
	case ir.F16, ir.BF16:
		bits = uint64(SixteenBits(e.Float, s))
	}
	var all [8]byte
	binary.LittleEndian.PutUint64(all[:], bits)
	copy(b, all[:s.Size()])
}
