// Package simt is the engine on which generated CPU kernels run. It provides thread and block ids, barriers, shared
// memory, atomics, warp operations, pointers, textures and images. Arithmetic of kernels is in package cmath, and that
// of whole rows of threads in package vecop.
//
// One worker goroutine runs one block at a time, from its first thread to its last. A Block and everything reached from
// it belongs to that worker. Workers share only global memory.
package simt

import (
	"fmt"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/texel"
)

// Dim3 is a shape or an index in up to three dimensions; unused dimensions of a shape are 1, of an index 0.
type Dim3 struct{ X, Y, Z uint32 }

// Count returns X*Y*Z.
func (d Dim3) Count() int { return int(d.X) * int(d.Y) * int(d.Z) }

// String returns "(x,y,z)".
func (d Dim3) String() string { return fmt.Sprintf("(%d,%d,%d)", d.X, d.Y, d.Z) }

// Module is the CPU image of one kernel file: what generated code hands to the runtime.
type Module struct {
	Kernels []Kernel
	// GlobalBytes is the size of the module's __constant__ and __device__ variables; InitGlobals fills a fresh, zeroed
	// block of that size (8-byte aligned) with their initial values; nil when there is nothing to fill. One loaded module
	// has one such block.
	GlobalBytes int
	InitGlobals func(mem unsafe.Pointer)
	Globals     []Global
	Checked     *Checked // what `go test` runs instead; nil outside of tests
}

// ImageKind names the backend that understands the image: "cpu".
func (*Module) ImageKind() string { return "cpu" }

// Global locates one variable inside the module's block of globals, in bytes.
type Global struct {
	Symbol       string
	Offset, Size int
}

// Kernel is one translated kernel instance.
type Kernel struct {
	Symbol string // the key by which the launch side finds it (rt.KernelSpec.Symbol)
	Name   string // for messages, as users call it
	Params int    // number of arguments
	Form   string // "plain", "phases", "resumable", "reference": how the body was translated
	Reason string // when Run is nil: why the body could not be translated, with file:line
	Run    func(b *Block)
	// Range, of a kernel that another engine runs, runs the blocks from, from+1, ..., to-1 of b.Launch, numbered with x
	// fastest; b was started for the first of them. It sees to Launch.Stop between blocks. Run is nil then.
	Range func(b *Block, from, to uint64)
	// Fits says why the kernel cannot run in blocks of a shape; nil if it can in all.
	Fits    func(grid, block Dim3) error
	MaxSize Dim3        // __launch_bounds__ or reqd_work_group_size in X; zero = no bound of its own
	Shared  int         // bytes of static shared memory
	Grid    bool        // waits for the whole grid: the blocks must run beside each other
	Args    []Parameter // of a checked form
	Wild    bool        // of a checked form: it follows pointers that it finds in memory
	// Side says that blocks which lie side by side in x may run as one, with Block.Side set: 0 no, 1 yes, else those with
	// a BlockDim.X of that many threads.
	Side  uint32
	Spins bool // waits in loops for what other threads write, perhaps of other blocks
	Warp  int  // threads in a warp: 64, or 0 for WarpSize
}

// Arg returns what checked execution knows of parameter i.
func (k *Kernel) Arg(i int) Parameter {
	if i < len(k.Args) {
		return k.Args[i]
	}
	return Parameter{}
}

// Arg is one launch argument: a window of device memory (P its first byte, N its bytes; P nil = null pointer), or a
// by-value argument (P its bytes, N their number), or, for an OpenCL __local pointer parameter, P nil and N the bytes
// wanted.
type Arg struct {
	P unsafe.Pointer
	N int
}

// Launch is what all blocks of one launch have in common. It is read-only while blocks run.
type Launch struct {
	Kernel   *Kernel
	GridDim  Dim3 // in blocks
	BlockDim Dim3 // in threads
	Shared   int  // bytes of dynamic shared memory
	Args     []Arg
	Globals  unsafe.Pointer // the module's block of globals
	// Resolve maps an address that was loaded from memory back to the object that holds it; nil when the backend keeps no
	// table.
	Resolve func(addr uintptr) (base unsafe.Pointer, size int, ok bool)
	// Alloc makes memory on the device's heap, nil if there is none; Free gives it back and reports whether Alloc made
	// it. They live longer than the launch.
	Alloc func(bytes int) unsafe.Pointer
	Free  func(p unsafe.Pointer) bool
	// Grid is the barrier of the blocks; nil when they need not run beside each other.
	Grid *Grid
	// Stop is set when blocks are to end early; see Poll. Stuck is called now and then by a block that waits for others
	// and gets nowhere, first when it has begun to, and reports whether no other block gets anywhere either. Both may be
	// nil.
	Stop  *atomic.Bool
	Stuck func(b *Block, first bool) bool
	// Resident says that the kernel looks for messages until the host tells it to end.
	Resident bool
	Printf   func(text string) // receives device printf output, one call per printf; nil discards
	// Image finds the texture, surface or image of a handle; nil for an unknown one. The function is nil when the backend
	// has none.
	Image func(handle uint64) *texel.Image
	// Check is set when Kernel is a checked form.
	Check Checker
}
