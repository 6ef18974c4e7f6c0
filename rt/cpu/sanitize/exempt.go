package sanitize

import (
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Arguments to which accesses need no shadow; gen/internal/pass decides which accesses these may be.

// ExemptArg says what a launch knows of an argument.
type ExemptArg struct {
	Whole bool // all of its memory was written before the launch, or it does not matter
	Read  bool // nothing in the launch writes it
	Alone bool // no other argument and no pointer in memory leads to its memory
	// Marks has a byte for each element of what the launch is to write all of, which is not 0 where an exempt store has
	// been; nil for other arguments.
	Marks []byte
}

// SetExempt notes what is known of the arguments, in their order.
func (c *Check) SetExempt(args []ExemptArg) { c.exempt = args }

func (c *Check) exemptArg(i int) ExemptArg {
	if i < len(c.exempt) {
		return c.exempt[i]
	}
	return ExemptArg{}
}

// Exempt is a pointer argument. Accesses to its first N elements, which is all or none, need no shadow.
type Exempt[E any] struct {
	s []E
	N int
}

// ExemptRead returns argument i, which is s: exempt if reads of it need no shadow.
func ExemptRead[E any](b *simt.Block, i int, s []E) Exempt[E] {
	if q := of(b).c.exemptArg(i); q.Whole && q.Read {
		return Exempt[E]{s, len(s)}
	}
	return Exempt[E]{s, 0}
}

// ExemptOwn returns argument i, which is s: exempt if accesses to it need no shadow, to element x by each thread, x =
// blockIdx.x * blockDim.x + threadIdx.x, or x + w*y if w is not 0. If block is not 0 it stands for blockDim.x.
func ExemptOwn[E any](b *simt.Block, i int, s []E, block, w int) Exempt[E] {
	if of(b).ownElements(i, block, w) {
		return Exempt[E]{s, len(s)}
	}
	return Exempt[E]{s, 0}
}

func (m *watch) ownElements(i, block, w int) bool {
	b, q := m.b, m.c.exemptArg(i)
	if !q.Whole || !q.Alone || block != 0 && int(b.BlockDim.X) > block || b.BlockDim.Z > 1 || b.GridDim.Z > 1 {
		return false
	}
	if block == 0 {
		block = int(b.BlockDim.X)
	}
	x, y := uint64(b.GridDim.X)*uint64(block), uint64(b.GridDim.Y)*uint64(b.BlockDim.Y)
	if w == 0 {
		return y == 1 && x <= 1<<31
	}
	return w > 0 && x <= uint64(w) && y*uint64(w) <= 1<<31
}

// Marks returns the marks of argument i, an output, for StoreMarked and MarkVector: none if nobody looks at them.
func Marks(b *simt.Block, i int) []byte { return of(b).c.exemptArg(i).Marks }

// StoreMarked is Store for an output. A store that is exempt leaves a mark in place of the shadow.
func (x Exempt[E]) StoreMarked(b *simt.Block, site uint32, i int, v E, marks []byte) {
	if uint(i) < uint(x.N) {
		x.s[i] = v
		if uint(i) < uint(len(marks)) {
			marks[i] = 1
		}
		return
	}
	x.storeAny(b, site, i, v)
}

// MarkVector leaves the marks of exempt stores of all elements of row, which is a part of the output s.
func MarkVector[T any](marks []byte, s, row []T) {
	if len(marks) == 0 || len(row) == 0 {
		return
	}
	at := (uintptr(unsafe.Pointer(unsafe.SliceData(row))) - uintptr(unsafe.Pointer(unsafe.SliceData(s)))) / unsafe.Sizeof(
		s[0])
	row8 := marks[at:][:len(row)]
	for i := range row8 {
		row8[i] = 1
	}
}

// Read returns the address of element i of x for reading.
func (x Exempt[E]) Read(b *simt.Block, site uint32, i int) *E {
	if uint(i) < uint(x.N) {
		return &x.s[i]
	}
	return x.readAny(b, site, i)
}

//go:noinline
func (x Exempt[E]) readAny(b *simt.Block, site uint32, i int) *E {
	return Read(b, site, Element(b, site, x.s, i))
}

// Store stores v as element i of x.
func (x Exempt[E]) Store(b *simt.Block, site uint32, i int, v E) {
	if uint(i) < uint(x.N) {
		x.s[i] = v
		return
	}
	x.storeAny(b, site, i, v)
}

//go:noinline
func (x Exempt[E]) storeAny(b *simt.Block, site uint32, i int, v E) {
	Store(b, site, Element(b, site, x.s, i), v)
}
