package simt

import (
	"runtime"
	"sync"
	"time"
)

// Grid is the barrier of all blocks of a launch whose blocks run beside each other, each on a goroutine of its own
// (CUDA C++ Programming Guide, Grid Synchronization).
type Grid struct {
	mu      sync.Mutex
	open    sync.Cond // round has changed, or the barrier is broken
	live    int       // how many blocks have not ended
	waiting int
	came    int    // how many blocks waited when the barrier last opened
	missing *Dim3  // and one that had ended then, nil if there was none
	gone    *Dim3  // one that has ended
	opened  func() // called when the barrier opens, while all blocks wait; may be nil
	round   uint64
	broken  bool
}

// NewGrid returns the barrier of a launch of n blocks.
func NewGrid(n int) *Grid {
	g := &Grid{live: n}
	g.open.L = &g.mu
	return g
}

// Leave records that a block has ended: the barrier no longer waits for it.
func (g *Grid) Leave(block Dim3) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.live--
	if g.gone == nil {
		g.gone = &block
	}
	g.next()
}

// Break lets all blocks go, now and from now on; they end where they wait.
func (g *Grid) Break() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.broken = true
	g.open.Broadcast()
}

// next opens the barrier if all blocks have come; the caller holds the lock.
func (g *Grid) next() {
	if g.waiting > 0 && g.waiting == g.live {
		g.came, g.missing, g.waiting = g.waiting, g.gone, 0
		if g.opened != nil {
			g.opened()
		}
		g.round++
		g.open.Broadcast()
	}
}

// wait waits for all blocks; false means that the barrier is broken. It returns how many came, and a block that did
// not.
func (g *Grid) wait() (ok bool, came int, gone *Dim3) {
	g.mu.Lock()
	defer g.mu.Unlock()
	round := g.round
	g.waiting++
	g.next()
	for round == g.round && !g.broken {
		g.open.Wait()
	}
	return !g.broken, g.came, g.missing
}

// WaitGrid makes the running thread wait at the barrier of the grid, in a line of the source. The thread must yield
// now.
func (b *Block) WaitGrid(line uint32) {
	s := &b.sched
	s.state[b.Rank] = AtGrid
	s.line[b.Rank] = line
	s.grid++
	s.waited = true
}

// waitGrid waits until all blocks are at the barrier, which this one waits for at site; false means that the launch
// was stopped.
func (b *Block) waitGrid(site uint32) bool {
	g := b.Launch.Grid
	if g == nil {
		if b.GridDim.Count() > 1 {
			fault("the grid can only be synchronised in a cooperative launch")
		}
		if b.Monitor != nil {
			b.Monitor.GridBarrier(site, 0, nil)
		}
		return true
	}
	ok, came, gone := g.wait()
	if b.Monitor != nil {
		b.Monitor.GridBarrier(site, came, gone)
	}
	return ok
}

// Waiting is how many blocks wait.
func (g *Grid) Waiting() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.waiting
}

// OnOpen makes the barrier call opened whenever it opens, while all blocks wait. No block may have begun.
func (g *Grid) OnOpen(opened func()) { g.opened = opened }

// Passes in which threads only yielded: every patience passes more blocks are started; after many this one sleeps
// between passes.
const (
	patience = 64
	many     = 1 << 14
	nap      = 20 * time.Microsecond
)

// turnEvery is after how many barriers, operations of warps, or regions that end where one of these may be, a block of
// a resident kernel lets others go on: each is between two looks for a message.
const turnEvery = 4

// isTurn counts one of these, and reports whether others are to go on.
func (s *scheduler) isTurn() bool {
	s.barriers++
	return s.barriers%turnEvery == 0
}

// turn lets the host and other blocks go on, for which a kernel that looks for messages waits though it does not say
// so. False means that the launch was stopped.
func (b *Block) turn() bool {
	if !b.sched.isTurn() {
		return true
	}
	if l := b.Launch; l.Stop != nil && l.Stop.Load() {
		if b.Monitor != nil {
			b.pollWaiting()
		}
		return false
	}
	runtime.Gosched()
	return true
}

// giveWay lets other blocks run after a pass in which threads of this one waited in loops, which no other block can end
// if they are lost. False means that the launch was stopped.
func (b *Block) giveWay(lost bool) bool {
	l, n := b.Launch, b.sched.idle
	if l.Stop != nil && l.Stop.Load() {
		if b.Monitor != nil {
			b.pollWaiting()
		}
		return false
	}
	if n%patience == 0 && l.Stuck != nil && l.Stuck(b, n == patience) && b.Monitor != nil {
		b.hopeless(false)
	}
	if lost && n >= patience && b.Monitor != nil {
		b.hopeless(true)
	}
	if n > many {
		time.Sleep(nap)
	} else {
		runtime.Gosched()
	}
	return true
}
