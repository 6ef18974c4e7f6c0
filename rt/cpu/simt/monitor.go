package simt

// Monitor sees what a block does beside the accesses of its kernel, which instrumented kernels report themselves.
// Package sanitize implements it. The worker that runs the block calls it; sites are what the Wait functions were
// passed.
type Monitor interface {
	// Line is the line of the source at a site.
	Line(site uint32) int
	// Loop names the loop in which threads yield at site: "a loop", or the function of kbind's library that loops.
	Loop(site uint32) string
	// Barrier says that all n threads that have not ended wait in state at, for the barrier of the block, which opens
	// now, or for that of the grid.
	Barrier(at Status, n int)
	// GridBarrier says that the barrier of the grid has opened, at which came blocks had arrived and the block gone, if
	// there is one, never will; came is 0 where the block is the only one.
	GridBarrier(site uint32, came int, gone *Dim3)
	// Arrive says that the running thread has come to a warp operation; it may say in l that the thread has no value for
	// it.
	Arrive(site uint32, l *Lane)
	// Converge says that the lanes of group converge in an operation of warp number n, of which the lanes in live have not
	// ended.
	Converge(n int, lanes []Lane, group, live uint64)
	// Stuck reports that threads can never go on, and does not return. thread waits at site, for lanes of its warp if
	// warp is set.
	Stuck(text string, thread, site uint32, warp bool)
	// HeapChanged says that the running thread has allocated or freed memory.
	HeapChanged()
	// BadFree reports that the running thread frees what Malloc did not return, and does not return.
	BadFree(addr uint64)
	// End says that the block has ended.
	End()
}

// Checker makes the monitors of a launch: *sanitize.Check.
type Checker interface {
	// Begin returns the monitor of b, which begins a block. last is what b had in its last launch that was checked, nil
	// if there was none; it may be used again.
	Begin(b *Block, last Monitor) Monitor
}

// Status says what a thread that Next schedules is doing.
type Status uint8

// The states of threads.
const (
	Ready Status = iota
	AtBarrier
	AtGrid
	AtWarp
	Ended
)

// Threads returns how many threads Next schedules.
func (b *Block) Threads() int { return b.sched.n }

// Scheduled reports whether Next has chosen the running thread; kernels in phases run their threads themselves.
func (b *Block) Scheduled() bool { return b.sched.running }

// Status returns what thread i is doing, and where it waits.
func (b *Block) Status(i int) (at Status, site uint32) { return b.sched.state[i], b.sched.line[i] }

// WarpShift is the binary logarithm of the size of a warp.
func (b *Block) WarpShift() uint { return b.warpShift }

// Progress says that the running thread has changed what another may wait for in a loop.
func (b *Block) Progress() { b.sched.idle = 0 }

// YieldAt is Yield at a site of an instrumented kernel. inside says that the thread waits for what only threads of its
// block can do.
func (b *Block) YieldAt(site uint32, inside bool) {
	b.sched.line[b.Rank] = site
	if inside {
		b.sched.inside++
	}
	b.Yield()
}

// End says that the block has ended.
func (b *Block) End() {
	if b.Monitor != nil {
		b.Monitor.End()
	}
}
