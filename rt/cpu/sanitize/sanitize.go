// Package sanitize implements checked execution. It finds data races, uninitialised reads, accesses out of bounds, and
// other behaviour that C++ leaves undefined.
//
// The checked form of a kernel, which kbind writes into a test file, reports every access to shared memory with a
// numbered site in the source. Two shadow words describe the past of each granule of memory: one for its last writer,
// and one for the threads that have read it since. A conflict between two accesses that nothing orders is a race. A
// read of something that nobody has written is uninitialised. Bounds are those of the object from which the pointer was
// made.
//
// These order two accesses of a launch: being made by the same thread; a barrier of the block between them; a warp
// operation between them in which both lanes took part; a barrier of the grid. Between blocks, two accesses are ordered
// if the first block then executes a fence and an atomic write, and the second block makes an atomic access to the same
// place before its own access, or if there is a chain of such steps. This rule is wider than the memory model's,
// because it does not ask whether the second block saw what the first one wrote. So it may miss a race, but it never
// reports one where the model orders the accesses.
package sanitize

import (
	"slices"
	"sort"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Kind is a kind of mistake that checked execution reports.
type Kind uint8

// The kinds of mistakes; docs/testing-kernels.md describes them.
const (
	KindFault Kind = iota
	KindBounds
	KindNull
	KindAlign
	KindConst
	KindFreed
	KindRace
	KindUninit
	KindBarrier
	KindMask
	KindDivide
	KindShift
	KindConvert
	KindOverflow // a note
	KindUnwritten
)

// KindSet is a set of kinds, one bit each: what a comment in the source allows.
type KindSet uint16

// Has reports whether k is in the set.
func (s KindSet) Has(k Kind) bool { return s>>k&1 != 0 }

var kindNames = [...]string{"fault", "bounds", "null", "align", "const", "freed", "race", "uninit", "barrier", "mask",
	"divide", "shift", "convert", "overflow", "unwritten"}

// String returns the name by which a comment allows the kind.
func (k Kind) String() string { return kindNames[k] }

// Region is a piece of device memory as a launch finds it.
type Region struct {
	Base   unsafe.Pointer
	Size   int
	Shadow *Shadow // nil: only bounds are checked
	Freed  bool    // an access is a use after free
	Name   string  // of the buffer's parameter or of the variable, "" if it is not known
	Elem   int     // bytes of one element, for messages; 0 if it is not known
	Const  bool    // kernels must not write it
	// Fine is the size of the smallest access that the types of the region's pointers allow; 0 = 1.
	Fine int
}

// Lookup finds the memory that holds addr, also if it was allocated or freed since the launch began; r is nil if none
// does, and no memory lies in [lo, hi) around addr then.
type Lookup func(addr uintptr) (r *Region, lo, hi uintptr)

// Check is the checked execution of one launch.
type Check struct {
	kernel  *simt.Kernel
	module  *simt.Checked
	regions []Region // by Base
	gen     atomic.Uint64
	nextGen func() uint64
	lookup  Lookup // nil if no memory is allocated during the launch
	exempt  []ExemptArg
	// OneByOne says that threads run one after the other, even where they could be computed as vectors. It needs
	// arguments that are not exempt.
	OneByOne bool
	heap     atomic.Uint64 // counts what kernels allocate and free

	released  atomic.Pointer[releases]
	published places                        // where blocks have published
	narrow    atomic.Pointer[[]atomic.Bool] // sites whose scope is known at run time only, and is the block

	mu      sync.Mutex
	reports []*Report
	byKey   map[reportKey]*Report
	more    int
	notes   []*Report
}

// releases holds, for each block, the last epoch whose accesses a fence and an atomic access have published; 0 for
// none.
type releases [blockMask + 1]atomic.Uint32

// NewCheck prepares a checked launch of k. Regions may overlap only if one is a part of the other; the larger one
// comes first then. nextGen returns the generation of a launch or of what follows a barrier of the grid, which tells
// records of earlier ones apart: from 1 to Generations-1.
func NewCheck(k *simt.Kernel, m *simt.Checked, regions []Region, nextGen func() uint64,
	lookup Lookup) *Check {
	c := &Check{kernel: k, module: m, regions: regions, nextGen: nextGen, lookup: lookup, byKey: map[reportKey]*Report{}}
	slices.SortStableFunc(c.regions, func(a, b Region) int {
		switch {
		case uintptr(a.Base) < uintptr(b.Base):
			return -1
		case uintptr(a.Base) > uintptr(b.Base):
			return 1
		}
		return b.Size - a.Size
	})
	c.gen.Store(nextGen())
	return c
}

// Begin is simt.Checker's.
func (c *Check) Begin(b *simt.Block, last simt.Monitor) simt.Monitor {
	w, ok := last.(*watch)
	if !ok {
		w = &watch{}
	}
	w.begin(b, c)
	return w
}

// GridOpened begins what follows a barrier of the grid, where all blocks wait.
func (c *Check) GridOpened() { c.gen.Store(c.nextGen()) }

// find returns the region that holds addr, and otherwise the gap around it.
func (c *Check) find(addr uintptr) (r *Region, lo, hi uintptr) {
	i := sort.Search(len(c.regions), func(i int) bool { return uintptr(c.regions[i].Base) > addr })
	hi = ^uintptr(0)
	if i < len(c.regions) {
		hi = uintptr(c.regions[i].Base)
	}
	for i--; i >= 0; i-- {
		r := &c.regions[i]
		if addr-uintptr(r.Base) < uintptr(r.Size) {
			return r, 0, 0
		}
		lo = max(lo, uintptr(r.Base)+uintptr(r.Size))
	}
	return nil, lo, hi
}

// release notes that block has published its accesses up to epoch.
func (c *Check) release(block, epoch uint64) {
	t := c.released.Load()
	if t == nil {
		t = new(releases)
		if !c.released.CompareAndSwap(nil, t) {
			t = c.released.Load()
		}
	}
	t[block].Store(uint32(epoch))
}

// releasedUpTo is the last epoch that block has published, 0 for none.
func (c *Check) releasedUpTo(block uint64) uint64 {
	t := c.released.Load()
	if t == nil {
		return 0
	}
	return uint64(t[block].Load())
}
