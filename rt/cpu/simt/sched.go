package simt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/cpu/cmath"
)

// A resumable kernel runs its threads one after the other, each until it waits or ends:
//
//	b.Begin()
//	for b.Next() {
//		f := &frames[b.Rank] // where to go on, and the thread's variables
//		...
//		f.pc = 1
//		b.WaitBlock(12) // __syncthreads() in line 12
//		continue
//		...
//	}
//
// A thread that yields without having called a Wait function has ended. Next goes through the threads in order, so
// that a barrier interval is one pass; when no thread can go on it opens the barrier that the threads wait at.
//
// Rules where the languages leave the behaviour undefined: threads that ended do not count at barriers (CUDA C++
// Programming Guide, __syncthreads, on exited threads); threads that wait at different barriers are let go together,
// as the hardware does, which counts arrivals only. When some threads wait for lanes of their warp that wait at a
// barrier themselves, or some wait for their block and others for the grid, nothing can go on: that is a fault, never
// a hang.
//
// A thread that waits in a loop for what another thread will write yields in each iteration (Yield): the others of its
// block run, and when they make no progress either, other blocks do.

// scheduler says which thread of a block runs next.
type scheduler struct {
	state     []Status
	line      []uint32 // where the thread waits
	n         int      // threads
	pos       int      // the next thread to look at
	running   bool     // a thread is running
	waited    bool     // the running thread has called a Wait function
	met       bool     // lanes of a warp have met since Next looked
	live      int      // threads that have not ended
	waiting   int      // threads at a barrier
	grid      int      // threads at the grid's barrier
	yields    int      // threads that yielded in this pass
	inside    int      // those of them that wait for what only threads of their block can do
	ran       int      // threads that ran in this pass
	idle      int      // passes with such threads since one made progress
	barriers  uint32   // of a resident kernel, that were passed
	count     int32    // of the threads at the barrier, those whose predicate is not 0
	total     int32    // how many there were when it opened
	votes     int32    // count when it opened
	warps     []warp   // nil until the block's first warp operation
	warpStore []warp
}

// Begin makes all threads of the block ready to start.
func (b *Block) Begin() {
	s := &b.sched
	n := b.BlockDim.Count()
	if cap(s.state) < n {
		s.state, s.line = make([]Status, n), make([]uint32, n)
	}
	s.state, s.line = s.state[:n], s.line[:n]
	clear(s.state)
	s.n, s.pos, s.live, s.waiting, s.count = n, 0, n, 0, 0
	s.grid, s.yields, s.inside, s.ran, s.idle = 0, 0, 0, 0, 0
	s.running, s.waited, s.met = false, false, false
	s.warps = nil
	b.Tid = Dim3{}
}

// Next chooses the thread that runs now and sets Rank and Tid; false means that all threads have ended. It faults when
// no thread can ever go on.
func (b *Block) Next() bool {
	s := &b.sched
	if s.running && b.Monitor != nil {
		b.pollWaiting()
	}
	if s.running && !s.waited {
		s.state[b.Rank] = Ended
		s.live--
		s.idle = 0
		if s.warps != nil {
			b.laneEnded(int(b.Rank))
		}
	}
	s.waited = false
	if s.met {
		s.met = false
		if b.Launch.Resident && !b.turn() {
			s.running = false
			return false
		}
	}
	for {
		for i := s.pos; i < s.n; i++ {
			if s.state[i] == Ready {
				s.pos = i + 1
				b.resume(uint32(i))
				return true
			}
		}
		if !b.open() {
			s.running = false
			return false
		}
	}
}

// resume makes thread i the running one.
func (b *Block) resume(i uint32) {
	s := &b.sched
	switch {
	case s.running && i == b.Rank+1:
		if b.Tid.X++; b.Tid.X == b.BlockDim.X {
			b.Tid.X = 0
			if b.Tid.Y++; b.Tid.Y == b.BlockDim.Y {
				b.Tid.Y = 0
				b.Tid.Z++
			}
		}
	case i == 0:
		b.Tid = Dim3{}
	default:
		b.Tid = ThreadIndex(i, b.BlockDim)
	}
	b.Rank = i
	s.running = true
	s.ran++
}

// open lets threads go on when none can: it starts another pass, or opens the barrier. False means that all threads
// have ended.
func (b *Block) open() bool {
	s := &b.sched
	if s.live == 0 {
		return false
	}
	if s.waiting == s.live {
		if b.Monitor != nil {
			b.Monitor.Barrier(AtBarrier, s.waiting)
		}
		s.release(AtBarrier)
		s.votes, s.total = s.count, int32(s.waiting)
		s.waiting, s.count = 0, 0
		return !b.Launch.Resident || b.turn()
	}
	if s.grid == s.live {
		site := s.line[slices.Index(s.state, AtGrid)]
		if b.Monitor != nil {
			b.Monitor.Barrier(AtGrid, s.grid)
		}
		s.release(AtGrid)
		s.grid = 0
		return b.waitGrid(site)
	}
	if s.waiting+s.grid+b.warpWaiting() < s.live || b.openActive() {
		s.pos = 0
		if s.yields > 0 { // else a warp was let go during the pass
			lost := s.inside == s.ran // only other threads of the block could help, and none has run
			s.yields, s.inside, s.ran = 0, 0, 0
			s.idle++
			return b.giveWay(lost)
		}
		return true
	}
	b.diverged()
	return false
}

// release makes the threads in state st ready for another pass.
func (s *scheduler) release(st Status) {
	for i, t := range s.state {
		if t == st {
			s.state[i] = Ready
		}
	}
	s.pos, s.idle = 0, 0
}

// Yield makes the running thread let the others run before it goes on. The thread must yield now.
func (b *Block) Yield() {
	b.sched.yields++
	b.sched.waited = true
}

// WaitBlock makes the running thread wait at the block's barrier, in a line of the source. The thread must yield
// now.
func (b *Block) WaitBlock(line uint32) {
	s := &b.sched
	s.state[b.Rank] = AtBarrier
	s.line[b.Rank] = line
	s.waiting++
	s.waited = true
}

// WaitBlockVote is WaitBlock with a predicate that the threads count.
func (b *Block) WaitBlockVote(line uint32, predicate int32) {
	b.WaitBlock(line)
	if predicate != 0 {
		b.sched.count++
	}
}

// BlockCount returns for how many threads the predicate of the barrier just passed was not 0; BlockAnd and BlockOr
// whether it was for all and for any: __syncthreads_count, _and and _or. Threads that ended before the barrier do not
// count.
func (b *Block) BlockCount() int32 { return b.sched.votes }

// BlockAnd is described at BlockCount.
func (b *Block) BlockAnd() int32 { return cmath.BoolToI32(b.sched.votes == b.sched.total) }

// BlockOr is described at BlockCount.
func (b *Block) BlockOr() int32 { return cmath.BoolToI32(b.sched.votes != 0) }

// diverged faults, with a message that says what the threads wait for. Rank becomes that of the first thread that waits
// for others of its warp, or for the grid.
func (b *Block) diverged() {
	s := &b.sched
	var count [Ended]int
	var line, first [Ended]uint32
	for i := len(s.state) - 1; i >= 0; i-- {
		if st := s.state[i]; st < Ended {
			count[st]++
			line[st], first[st] = s.line[i], uint32(i)
		}
	}
	var parts []string
	at := AtGrid
	part := func(st Status, text string) {
		if count[st] > 0 {
			parts = append(parts, fmt.Sprintf("%d threads wait %s at line %d", count[st], text, b.lineAt(line[st])))
		}
	}
	if count[AtWarp] > 0 {
		at = AtWarp
	}
	part(AtWarp, "for lanes of their warp")
	part(AtBarrier, "at the barrier")
	part(AtGrid, "for the grid")
	if gone := s.n - s.live; gone > 0 {
		parts = append(parts, fmt.Sprintf("%d threads have returned", gone))
	}
	text := "barrier divergence: " + strings.Join(parts, ", ")
	if b.Monitor != nil {
		b.Monitor.Stuck(text, first[at], line[at], at == AtWarp)
	}
	b.Rank = first[at]
	panic(&Fault{Msg: text, Line: int(line[at])})
}

// lineAt is the line of the source for the line or site that a Wait function was passed.
func (b *Block) lineAt(at uint32) int {
	if b.Monitor != nil {
		return b.Monitor.Line(at)
	}
	return int(at)
}

// hopeless is the report of threads that wait in loops while nothing in the launch makes progress; lost says that only
// threads of the block could have.
func (b *Block) hopeless(lost bool) {
	s := &b.sched
	first, other, n, apart, at := -1, -1, 0, 0, 0
	for i, st := range s.state {
		switch {
		case st == Ready && first < 0:
			first, n = i, 1
		case st == Ready && s.line[i] == s.line[first]:
			n++
		case st == Ready && other < 0:
			other, apart = i, 1
		case st == Ready:
			apart++
		case st == AtBarrier || st == AtGrid || st == AtWarp:
			at++
		}
	}
	site := s.line[first]
	text := fmt.Sprintf("deadlock: %s in %s here", waits("thread", n), b.Monitor.Loop(site))
	if other >= 0 {
		text += fmt.Sprintf(", %s in %s at line %d", waits("thread", apart), b.Monitor.Loop(s.line[other]),
			b.lineAt(s.line[other]))
	}
	if at > 0 {
		text += fmt.Sprintf(", %s at barriers", waits("thread", at))
	}
	if lost {
		text += ", and no thread of the block is left that could let them go on"
	} else {
		text += ", and for seconds nothing has changed that could let them go on"
	}
	b.Monitor.Stuck(text, uint32(first), site, false)
}

func waits(what string, n int) string {
	if n == 1 {
		return "1 " + what + " waits"
	}
	return fmt.Sprintf("%d %ss wait", n, what)
}

// Frames returns one zero frame for each thread of the block, in s if it is large enough.
func Frames[F any](b *Block, s []F) []F {
	n := b.BlockDim.Count()
	if cap(s) < n {
		return make([]F, n)
	}
	s = s[:n]
	clear(s)
	return s
}
