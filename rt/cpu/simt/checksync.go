package simt

import (
	"fmt"
	"math/bits"

	"github.com/kbind/kbind/rt/cpu/cmath"
)

// Barriers and warp operations of checked kernels. Their Wait functions are passed sites instead of lines.

// lineAt is the line of the source for what a Wait function was passed.
func (b *Block) lineAt(at uint32) int {
	if b.watch.c != nil {
		return b.watch.c.module.Sites[at].Line
	}
	return int(at)
}

// Returned says that the running thread ends by a return statement: it does not count at barriers any more. A thread that comes to the end of its kernel
// while others wait has gone around their barrier.
func (b *Block) Returned() {
	s := &b.sched
	if b.watch.returned == nil {
		b.watch.returned = map[uint32]bool{}
	}
	if s.running {
		b.watch.returned[b.Cur] = true
	}
}

// checkBarrier looks at the n threads that wait in state at, for a barrier of the block or the grid that is about to open.
func (b *Block) checkBarrier(at status, n int) {
	w, s := &b.watch, &b.sched
	first, other, gone, left := -1, -1, -1, -1
	for i, st := range s.state {
		switch {
		case st == at && first < 0:
			first = i
		case st == at && other < 0 && s.line[i] != s.line[first]:
			other = i
		case st == ended && gone < 0 && (w.c.module.OpenCL || !w.returned[uint32(i)]):
			gone = i
		case st == ended && left < 0:
			left = i
		}
	}
	if other >= 0 {
		rep := &Report{Kind: CheckBarrier, At: b.accessOf(first, s.line[first])}
		o := b.accessOf(other, s.line[other])
		rep.Other = &o
		k := 0
		for i, st := range s.state {
			if st == at && s.line[i] == s.line[other] {
				k++
			}
		}
		rep.Text = fmt.Sprintf("barrier divergence: %s here, and %s at %s, thread %s among them", waits("thread", n-k), waits("thread", k), o.Site.position(), o.Thread)
		w.say(rep, s.line[first], s.line[other])
	}
	if gone >= 0 {
		rep := &Report{Kind: CheckBarrier, At: b.accessOf(first, s.line[first])}
		rep.Text = fmt.Sprintf("barrier divergence: %s here, and thread %s of the block never comes: it has ended", waits("thread", n), ThreadIndex(uint32(gone), b.BlockDim))
		w.say(rep, s.line[first], 0)
	} else if left >= 0 {
		rep := &Report{Kind: CheckBarrier, At: b.accessOf(first, s.line[first]), Note: true}
		rep.Text = fmt.Sprintf("%s at this barrier, and thread %s of the block has returned before: CUDA and HIP do not wait for it, others do", waits("thread", n), ThreadIndex(uint32(left), b.BlockDim))
		w.say(rep, s.line[first], 0)
	}
}

// checkGrid looks at the blocks that have met at the barrier of the grid.
func (b *Block) checkGrid(site uint32, came int, gone *Dim3) {
	if gone != nil {
		b.watch.say(&Report{Kind: CheckBarrier, At: b.accessOf(0, site),
			Text: fmt.Sprintf("barrier divergence: %s here for the grid, and block %s never comes: it has ended", waits("block", came), *gone)}, site, 0)
	}
}

// Meet is a barrier of the block that all threads are known to come to.
func (b *Block) Meet() { b.watch.barrier() }

// WholeWarps reports whether all warps of the block have all their lanes.
func (b *Block) WholeWarps() bool { return b.BlockDim.Count()%(1<<b.warpShift) == 0 }

// MeetLanes tells that the threads from lo to hi-1 of the block, a warp, meet at an operation, but for those that gone says have ended, if it is not nil. masked says that
// the operation exchanges something and has a mask that names all lanes.
func (b *Block) MeetLanes(site uint32, masked bool, lo, hi uint32, gone []bool) {
	live := ^uint64(0) >> (64 - (hi - lo))
	if gone != nil {
		all := live
		live = uint64(LiveLanes(gone[lo:hi]))
		if ended := all &^ live; masked && ended != 0 {
			t, k := int(lo)+bits.TrailingZeros64(live), int(lo)+bits.TrailingZeros64(ended)
			b.watch.say(&Report{Kind: CheckMask, At: b.accessOf(t, site),
				Text: fmt.Sprintf("the mask 0x%08x of this warp operation names lane %d, whose thread %s has ended", uint32(all), k-int(lo), ThreadIndex(uint32(k), b.BlockDim))}, site, 0)
		}
	}
	b.watch.met(int(lo>>b.warpShift), live, live)
}

// What a barrier of OpenCL orders accesses to (OpenCL C 3.0 6.15.8): its flags.
const (
	localMemory  = 1
	globalMemory = 2
)

// MeetMemory is Meet for a barrier with flags.
func (b *Block) MeetMemory(flags uint32) {
	b.watch.spared = ^flags
	b.watch.barrier()
}

// WaitBlockMemory is WaitBlock for a barrier with flags.
func (b *Block) WaitBlockMemory(site, flags uint32) {
	b.watch.spared |= ^flags
	b.WaitBlock(site)
}

func waits(what string, n int) string {
	if n == 1 {
		return "1 " + what + " waits"
	}
	return fmt.Sprintf("%d %ss wait", n, what)
}

// accessOf is a report's side for thread i, which is not the running one.
func (b *Block) accessOf(i int, site uint32) Access {
	return Access{Site: b.watch.c.module.Sites[site], Block: b.BlockIdx, Thread: ThreadIndex(uint32(i), b.BlockDim)}
}

// checkLanes looks at a warp operation that the running thread has come to, with the mask that its source names and the width of a shuffle.
func (b *Block) checkLanes(site uint32, op WarpOp, mask uint64, width int32) {
	w := &b.watch
	if op >= WarpShfl && op <= WarpShflXor && (width <= 0 || width > 1<<b.warpShift || width&(width-1) != 0) {
		w.say(&Report{Kind: CheckMask, At: w.access(site),
			Text: fmt.Sprintf("the width of this shuffle is %d, no power of two from 1 to %d", width, 1<<b.warpShift)}, site, 0)
	}
	_, lane := b.warpOf(b.Cur)
	if mask>>lane&1 == 0 {
		w.say(&Report{Kind: CheckMask, At: w.access(site),
			Text: fmt.Sprintf("the mask 0x%08x of this warp operation does not name lane %d, which executes it", mask, lane)}, site, 0)
	}
}

// Given tells of the warp operation that comes next whether the running thread has a value for it.
func (b *Block) Given(set bool) { b.watch.unsetValue = !set }

// checkGroup looks at the lanes of group, which have met in warp w. A lane that has returned may be named for __syncwarp, as it may at barriers, but nothing can be exchanged with it.
func (b *Block) checkGroup(n int, group uint64) {
	s := &b.sched
	wp := &s.warps[n]
	for m := group; m != 0; m &= m - 1 {
		i := bits.TrailingZeros64(m)
		l := &wp.lane[i]
		if l.place != 0 {
			return
		}
		t := n*wp.size + i
		for gone := l.mask &^ group; gone != 0; gone &= gone - 1 {
			k := n*wp.size + bits.TrailingZeros64(gone)
			if k < s.n && s.state[k] == ended && (l.op != WarpSync || !b.watch.returned[uint32(k)]) {
				b.sayLane(t, fmt.Sprintf("the mask 0x%08x of this warp operation names lane %d, whose thread %s has ended", l.mask, k%wp.size, ThreadIndex(uint32(k), b.BlockDim)))
				return
			}
		}
		if l.op < WarpShfl || l.op > WarpShflXor {
			continue
		}
		if src := l.source(i, wp.size); src != i && group>>src&1 != 0 && wp.lane[src].unset {
			site := b.sched.line[t]
			b.watch.say(&Report{Kind: CheckUninit, At: b.accessOf(t, site), Text: fmt.Sprintf("this shuffle reads lane %d, whose value was never given", src)}, site, 0)
		}
		if l.op != WarpShfl && l.op != WarpShflXor {
			continue
		}
		// OpenCL gives no value then, which a kernel may pass over: its work-groups have sub-groups that are not full.
		if src := l.source(i, wp.size); group>>src&1 == 0 && !b.watch.c.module.OpenCL {
			b.sayLane(t, fmt.Sprintf("this shuffle reads lane %d, which takes no part in it: the lanes are 0x%08x", src, group))
			return
		}
	}
}

// sayLane reports what is wrong with a warp operation at which thread t waits.
func (b *Block) sayLane(t int, text string) {
	site := b.sched.line[t]
	b.watch.say(&Report{Kind: CheckMask, At: b.accessOf(t, site), Text: text}, site, 0)
}

// stuckReport is the report of threads that can never go on.
func (b *Block) stuckReport(text string, thread, site uint32, warp bool) {
	kind := CheckBarrier
	if warp {
		kind = CheckMask
	}
	b.Cur = thread
	b.watch.fail(&Report{Kind: kind, At: b.accessOf(int(thread), site), Text: text})
}

// hopeless is the report of threads that wait in loops while nothing goes on in the launch any more.
func (b *Block) hopeless() {
	s := &b.sched
	first, n, at := -1, 0, 0
	for i, st := range s.state {
		switch {
		case st == ready && first < 0:
			first, n = i, 1
		case st == ready && s.line[i] == s.line[first]:
			n++
		case st == atBarrier || st == atGrid || st == atWarp:
			at++
		}
	}
	text := "deadlock: " + waits("thread", n) + " in a loop here, and for seconds nothing has changed that could end it"
	if at > 0 {
		text += fmt.Sprintf(", and %s at barriers", waits("thread", at))
	}
	b.stuckReport(text, uint32(first), s.line[first], false)
}

// Div returns b, the divisor of an integer division, after a look at whether it is zero.
func Div[T cmath.Integer](blk *Block, site uint32, d T) T {
	if d == 0 {
		w := &blk.watch
		w.fail(&Report{Kind: CheckDivide, At: w.access(site), Text: w.text(site) + " divides by zero"})
	}
	return d
}

// Count returns n, the count of a shift of a value of width bits, after a look at whether it is in range (C++ [expr.shift]).
func Count[T cmath.Integer](blk *Block, site uint32, n T, width int) T {
	if n < 0 || uint64(n) >= uint64(width) {
		w := &blk.watch
		w.say(&Report{Kind: CheckShift, At: w.access(site), Text: fmt.Sprintf("%s shifts a value of %d bits by %d", w.text(site), width, n)}, site, 0)
	}
	return n
}

// ToInt returns x, which is converted to an integer from lo to hi, after a look at whether it fits (C++ [conv.fpint]). hi is the first value that does not.
func ToInt[T float32 | float64](blk *Block, site uint32, x T, lo, hi float64) T {
	if v := float64(x); !(v > lo-1 && v < hi) {
		w := &blk.watch
		w.say(&Report{Kind: CheckConvert, At: w.access(site), Text: fmt.Sprintf("%s converts %v to an integer type that cannot hold it", w.text(site), x)}, site, 0)
	}
	return x
}
