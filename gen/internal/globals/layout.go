// Package globals lays out the variables of a module in a buffer that the runtime makes for it.
package globals

import (
	"bytes"
	"encoding/binary"
	"math"

	"github.com/kbind/kbind/bindgen/ir"
)

// Layout says where the variables of a module lie: those in constant memory stand in the text, the others in one
// buffer that the runtime makes for the module.
type Layout struct {
	Offset map[*ir.Var]int
	Size   int    // of the buffer
	Bytes  []byte // what the buffer begins with at first; behind it is zero
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
	var large []*ir.Var // without a first value, which come last, so that Bytes need not reach beyond them
	for _, v := range m.Globals {
		switch _, zero := v.Init.(*ir.Zero); {
		case l.IsConstant(v):
			l.declared[v.Name] = true
		case (v.Init == nil || zero) && ir.Sizeof(v.Type) > maxGap:
			large = append(large, v)
		default:
			l.place(v)
		}
	}
	for _, v := range large {
		l.place(v)
	}
	for v := range l.Refused {
		l.Relocated[v] = l.relocate(v)
	}
	return l
}

const (
	maxGap   = 1 << 20  // the most bytes of zeros of one variable that may lie between first values
	maxFirst = 16 << 20 // the most bytes that first values take
)

// place puts v behind the variables so far.
func (l *Layout) place(v *ir.Var) {
	align := max(ir.Alignof(v.Type), v.Align, 8)
	at := (l.Size + align - 1) / align * align
	l.Offset[v], l.Size = at, at+max(ir.Sizeof(v.Type), 1)
	if why := l.encode(at, v.Type, v.Init); why != "" {
		l.Refused[v] = why
	}
}

// put makes b a part of Bytes. It reports whether there is room.
func (l *Layout) put(at int, b []byte) bool {
	b = bytes.TrimRight(b, "\x00")
	end := at + len(b)
	if len(b) == 0 {
		return true
	}
	if end > maxFirst {
		return false
	}
	if n := end - len(l.Bytes); n > 0 {
		l.Bytes = append(l.Bytes, make([]byte, n)...)
	}
	copy(l.Bytes[at:], b)
	return true
}

// Reserve makes room for malloc behind the variables: size bytes, aligned to align.
func (l *Layout) Reserve(size, align int) {
	l.Heap = (l.Size + align - 1) / align * align
	l.Size = l.Heap + size
}

// Declares reports whether a text may declare name, as the module has it, outside of functions: for a type, or for a
// variable in constant memory.
func (l *Layout) Declares(name string) bool { return l.declared[name] }

// IsConstant reports whether v stands in the text, in constant memory.
func (l *Layout) IsConstant(v *ir.Var) bool { return l.constants && v.Space == ir.Constant }

// encode writes the initialiser e of an object of type t that lies at a byte of the buffer, and returns why it cannot.
func (l *Layout) encode(at int, t ir.Type, e ir.Expr) string {
	ok := true
	switch e := e.(type) {
	case nil, *ir.Zero:
	case *ir.Const:
		if p, pointer := t.(*ir.Pointer); !pointer || p == nil { // else it is null
			ok = l.put(at, scalarBytes(t, e))
		}
	case *ir.Str:
		ok = l.put(at, []byte(e.Text)[:min(len(e.Text), ir.Sizeof(t))])
	case *ir.Compose:
		for i, p := range e.Parts {
			t, off := partOf(e.Typ, i)
			if why := l.encode(at+off, t, p); why != "" {
				return why
			}
		}
	default:
		return "the first value of a variable is the address of another one"
	}
	if !ok {
		return "the first values of variables take more than 16 MiB"
	}
	return ""
}

func scalarBytes(t ir.Type, e *ir.Const) []byte {
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
	return binary.LittleEndian.AppendUint64(nil, bits)[:s.Size()]
}
