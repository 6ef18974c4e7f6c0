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

// ExemptRead returns n, the length of argument i, if reads of it need no shadow, else 0.
func ExemptRead(b *simt.Block, i, n int) int {
	if q := of(b).c.exemptArg(i); q.Whole && q.Read {
		return n
	}
	return 0
}

// ExemptOwn returns n, the length of argument i, if accesses to it need no shadow, else 0: element x of each thread, x
// = blockIdx.x * blockDim.x + threadIdx.x, or x + w*y if w is not 0. If block is not 0 it stands for blockDim.x.
func ExemptOwn(b *simt.Block, i, n, block, w int) int {
	if of(b).ownElements(i, block, w) {
		return n
	}
	return 0
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

// Marks returns the marks of argument i, an output, for StoreOutput and MarkVector: none if nobody looks at them.
func Marks(b *simt.Block, i int) []byte { return of(b).c.exemptArg(i).Marks }

// StoreOutput is StoreExempt for an output. A store that is exempt leaves a mark in place of the shadow.
func StoreOutput[T any](b *simt.Block, site uint32, s []T, i int, v T, exempt int, marks []byte) {
	if uint(i) < uint(exempt) {
		s[i] = v
		if uint(i) < uint(len(marks)) {
			marks[i] = 1
		}
		return
	}
	stElement(b, site, s, i, v)
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

// ReadExempt returns the address of element i of s for reading. Reads of those before exempt need no shadow.
func ReadExempt[T any](b *simt.Block, site uint32, s []T, i, exempt int) *T {
	if uint(i) < uint(exempt) {
		return &s[i]
	}
	return rdElement(b, site, s, i)
}

//go:noinline
func rdElement[T any](b *simt.Block, site uint32, s []T, i int) *T {
	return Read(b, site, Element(b, site, s, i))
}

// StoreExempt stores v as element i of s; exempt is as for ReadExempt.
func StoreExempt[T any](b *simt.Block, site uint32, s []T, i int, v T, exempt int) {
	if uint(i) < uint(exempt) {
		s[i] = v
		return
	}
	stElement(b, site, s, i, v)
}

//go:noinline
func stElement[T any](b *simt.Block, site uint32, s []T, i int, v T) {
	Store(b, site, Element(b, site, s, i), v)
}
