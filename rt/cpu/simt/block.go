package simt

import (
	"runtime"
	"unsafe"
)

// Block is one block being executed by one worker. A worker makes one with NewBlock and reuses it for every block it
// runs: Start, then Kernel.Run. Nothing is allocated per block once the storage of a kernel exists. A Block must not
// be used by two goroutines at a time.
type Block struct {
	GridDim  Dim3   // in blocks
	BlockDim Dim3   // in threads
	BlockIdx Dim3   // index of the block within the grid
	Side     uint32 // how many blocks, from BlockIdx on in x, run as one; see SetSide
	Row      Row    // the one that NextRow chose
	Tid      Dim3   // index within the block of the thread that Next chose
	// rank of the thread being executed: its linear index, x fastest, in Width threads; a recovered fault belongs to it
	Rank    uint32
	Launch  *Launch // the launch that the block belongs to
	Monitor Monitor // of an instrumented kernel, else nil
	// the running kernel's storage on this worker: shared memory and frames; owned by generated code through StateOf
	State any

	kernel    *Kernel
	warpShift uint // a warp has 1<<warpShift threads
	states    [maxStates]kernelState
	next      int // where the next new state goes in states

	arena      []uint64 // dynamic shared memory and __local arguments of the block
	arenaReady bool     // arena has been sized and cleared for this block
	sched      scheduler
	objects    []object // those whose addresses device code stored in memory
	last       object   // the one found last
	depth      int      // nested calls of recursive functions
	carry      uint32   // PTX's carry flag as thread carryOf left it
	carryOf    uint32
	windows    []window // the numbers of the shared variables; see SharedWindow

	parked Monitor // the Monitor of the previous launch, if it had one, to be used again

	images    [handleCache]imageEntry // found last
	nextImage int

	rows    []Row // of the block, or of the blocks that run as one
	rowsOf  Dim3  // the shape in threads that rows is made for
	nextRow int   // the one that NextRow will choose
}

// Row is the threads of a block that differ in threadIdx.x alone: Width of them.
type Row struct {
	First uint32 // the rank of the one whose threadIdx.x is 0
	Y, Z  uint32 // their threadIdx.y and threadIdx.z
}

// maxStates is how many kernels' storage a worker keeps; the oldest is dropped when another kernel comes.
const maxStates = 16

type kernelState struct {
	kernel *Kernel
	state  any
}

// NewBlock returns a Block for one worker.
func NewBlock() *Block { return new(Block) }

// Start makes b the block idx of launch l, ready for l.Kernel.Run(b). It forgets everything about the block that ran
// before, also when that one ended in a panic. State is what the same kernel left there last time on this worker, nil
// the first time.
func (b *Block) Start(l *Launch, idx Dim3) {
	// a Launch may be reused for another launch: never compare b.Launch with l
	b.Launch, b.GridDim, b.BlockDim = l, l.GridDim, l.BlockDim
	if b.kernel != l.Kernel || l.Kernel == nil {
		b.kernel, b.State = l.Kernel, b.savedState(l.Kernel)
		b.warpShift = shiftOf(l.Kernel)
	}
	b.BlockIdx, b.Rank, b.nextRow = idx, 0, 0
	b.SetSide(1)
	clear(b.objects)
	b.objects, b.last = b.objects[:0], object{}
	b.windows = b.windows[:0]
	b.arenaReady, b.depth, b.carry, b.carryOf = false, 0, 0, 0
	b.images = [handleCache]imageEntry{}
	if l.Check != nil {
		b.Monitor = l.Check.Begin(b, b.parked)
		b.parked = b.Monitor
	} else {
		b.Monitor, b.parked = nil, nil
	}
}

func (b *Block) savedState(k *Kernel) any {
	if k == nil {
		return nil
	}
	for i := range b.states {
		if b.states[i].kernel == k {
			return b.states[i].state
		}
	}
	return nil
}

// StateOf returns the storage of type T that the running kernel keeps in b, made zero when there is none yet. A kernel
// uses one T.
func StateOf[T any](b *Block) *T {
	if s, ok := b.State.(*T); ok {
		return s
	}
	s := aligned[T]()
	b.State = s
	if b.kernel != nil {
		b.states[b.next] = kernelState{b.kernel, s}
		b.next = (b.next + 1) % maxStates
	}
	return s
}

// cacheLine is the size of a cache line in bytes, at least that of a vector register.
const cacheLine = 64

// aligned returns a new T that begins a cache line if it can, for vector instructions are slower across lines. Go puts
// a header of 8 bytes before objects with pointers that are longer than 512 bytes and not large. Then the T is the last
// member of a struct that begins after the header, and together they fill a line.
func aligned[T any]() *T {
	if p := new(T); uintptr(unsafe.Pointer(p))%cacheLine == 0 {
		return p
	}
	return &new(struct {
		_ [cacheLine - 8]byte
		t T
	}).t
}

// Clear makes *p zero.
func Clear[T any](p *T) {
	var zero T
	*p = zero
}

// maxDepth is how deep recursive device functions may nest. Go's own limit would end the process.
const maxDepth = 20000

// EnterCall and LeaveCall stand around every call of a recursive device function. EnterCall faults when calls nest too
// deep, and polls.
func (b *Block) EnterCall() {
	b.Poll()
	if b.depth++; b.depth > maxDepth {
		fault("stack overflow: recursive calls nest more than %d deep", maxDepth)
	}
}

// LeaveCall is described at EnterCall.
func (b *Block) LeaveCall() { b.depth-- }

// Thread returns the index within the block of the thread being executed, when one block runs at a time.
func (b *Block) Thread() Dim3 { return ThreadIndex(b.Rank, b.BlockDim) }

// sideThreads is the largest number of threads in a row of blocks that run as one, and lineThreads is that number for
// blocks with one row, of which no row comes back to what another has read.
const (
	sideThreads = 2048
	lineThreads = 16384
)

// Side returns how many blocks, from idx on in x, may run as one: at most `most`, which is at least 1.
func (l *Launch) Side(idx Dim3, most uint64) uint32 {
	if s := l.Kernel.Side; s == 0 || s != 1 && s != l.BlockDim.X {
		return 1
	}
	n := uint32(sideThreads)
	if l.BlockDim.Y == 1 && l.BlockDim.Z == 1 {
		n = lineThreads
	}
	return uint32(min(most, uint64(l.GridDim.X-idx.X), uint64(max(n/l.BlockDim.X, 1))))
}

// SetSide makes the n blocks from BlockIdx on in x run as one; see Launch.Side.
func (b *Block) SetSide(n uint32) {
	b.Side = n
	shape := Dim3{b.Width(), b.BlockDim.Y, b.BlockDim.Z}
	if b.rowsOf == shape {
		return
	}
	b.rowsOf, b.rows = shape, b.rows[:0]
	for z := range shape.Z {
		for y := range shape.Y {
			b.rows = append(b.rows, Row{First: (z*shape.Y + y) * shape.X, Y: y, Z: z})
		}
	}
}

// NextRow chooses the block's first row, or the one after that which it chose last, and reports whether there is one.
// After the last row it begins anew.
func (b *Block) NextRow() bool {
	if b.nextRow >= len(b.rows) {
		b.nextRow = 0
		return false
	}
	b.Row = b.rows[b.nextRow]
	b.nextRow++
	return true
}

// NextRowOrTurn is NextRow in a kernel that looks for messages: after the last row, where a barrier may be, it now and
// then lets others go on, for which the kernel waits.
func (b *Block) NextRowOrTurn() bool {
	if b.NextRow() {
		return true
	}
	if b.Launch.Resident && b.sched.isTurn() {
		b.Poll()
		runtime.Gosched()
	}
	return false
}

// SetThread makes the thread of Row with that threadIdx.x the one being executed, and returns its rank.
func (b *Block) SetThread(tidX uint32) uint32 {
	b.Rank = b.Row.First + tidX
	return b.Rank
}

// Width returns the number of threads in a row.
func (b *Block) Width() uint32 { return b.BlockDim.X * b.Side }

// Running returns the index of the block being executed within the grid, and that of the thread being executed within
// the block.
func (b *Block) Running() (block, thread Dim3) {
	row := b.BlockDim
	row.X *= max(b.Side, 1)
	thread = ThreadIndex(b.Rank, row)
	block = b.BlockIdx
	if b.Side > 1 {
		block.X += thread.X / b.BlockDim.X
		thread.X %= b.BlockDim.X
	}
	return block, thread
}

// ThreadIndex is the index of the thread of that rank in a block of shape dim.
func ThreadIndex(rank uint32, dim Dim3) Dim3 {
	x, y := max(dim.X, 1), max(dim.Y, 1)
	return Dim3{rank % x, rank / x % y, rank / x / y}
}

// object is memory of the running block whose address device code may hold: a shared variable, or a local whose address
// was stored.
type object struct {
	base unsafe.Pointer
	size int
}
