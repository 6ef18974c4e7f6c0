package sanitize

import (
	"fmt"
	"math"
	"math/bits"
	"strings"

	"github.com/kbind/kbind/rt/cpu/cmath"
	"github.com/kbind/kbind/rt/cpu/simt"
)

// Barriers and warp operations of checked kernels. Their Wait functions are passed sites instead of lines.

// Returned records that the running thread ends by a return statement: barriers no longer count it. A thread that
// comes to the end of its kernel while others wait has bypassed their barrier.
func Returned(b *simt.Block) {
	w := of(b)
	if w.returned == nil {
		w.returned = map[uint32]bool{}
	}
	if b.Scheduled() {
		w.returned[b.Rank] = true
	}
}

// Barrier is simt.Monitor's: a barrier of the block orders its threads; at that of the grid GridBarrier follows.
func (w *watch) Barrier(at simt.Status, n int) {
	w.checkBarrier(at, n)
	if at == simt.AtBarrier {
		w.barrier()
	}
}

// GridBarrier is simt.Monitor's.
func (w *watch) GridBarrier(site uint32, came int, gone *simt.Dim3) {
	if came == 0 {
		w.barrier()
		return
	}
	if gone != nil {
		w.say(&Report{Kind: KindBarrier, At: w.accessOf(0, site),
			Text: fmt.Sprintf("barrier divergence: %s here for the grid, and block %s never comes: it has ended",
				waits("block", came), *gone)}, site, 0)
	}
	w.grid()
}

// checkBarrier checks the n threads that wait in state at, for a barrier of the block or the grid that is about to
// open.
func (w *watch) checkBarrier(at simt.Status, n int) {
	b := w.b
	first, other, gone, left := -1, -1, -1, -1
	var site, second uint32 // where the first of them waits, and the first that waits elsewhere
	apart := 0              // how many wait where that one does
	for i := range b.Threads() {
		switch st, line := b.Status(i); {
		case st == at && first < 0:
			first, site = i, line
		case st == at && other < 0 && line != site:
			other, second, apart = i, line, 1
		case st == at && other >= 0 && line == second:
			apart++
		case st == simt.Ended && gone < 0 && (w.c.module.OpenCL || !w.returned[uint32(i)]):
			gone = i
		case st == simt.Ended && left < 0:
			left = i
		}
	}
	if other >= 0 {
		o := w.accessOf(other, second)
		rep := &Report{Kind: KindBarrier, At: w.accessOf(first, site), Other: &o}
		rep.Text = fmt.Sprintf("barrier divergence: %s here, and %s at %s, thread %s among them", waits("thread", n-apart),
			waits("thread", apart), position(&o.Site), o.Thread)
		w.say(rep, site, second)
	}
	if gone >= 0 {
		rep := &Report{Kind: KindBarrier, At: w.accessOf(first, site)}
		rep.Text = fmt.Sprintf("barrier divergence: %s here, and thread %s of the block never comes: it has ended",
			waits("thread", n), simt.ThreadIndex(uint32(gone), b.BlockDim))
		w.say(rep, site, 0)
	} else if left >= 0 {
		rep := &Report{Kind: KindBarrier, At: w.accessOf(first, site), Note: true}
		rep.Text = fmt.Sprintf("%s at this barrier, and thread %s of the block has returned before: CUDA and HIP do not "+
			"wait for it, others do", waits("thread", n), simt.ThreadIndex(uint32(left), b.BlockDim))
		w.say(rep, site, 0)
	}
}

// Barrier is a barrier of the block that all threads are known to come to.
func Barrier(b *simt.Block) { of(b).barrier() }

// WarpBarrier records that the threads of a warp, from lo to hi-1 of the block, converge at an operation. gone says
// which threads of the block have ended and do not come; nil if none has. masked says that the operation exchanges
// values and that its mask names all lanes.
func WarpBarrier(b *simt.Block, site uint32, masked bool, lo, hi uint32, gone []bool) {
	b.Poll()
	w := of(b)
	live := ^uint64(0) >> (64 - (hi - lo))
	if gone != nil {
		all := live
		live = uint64(simt.ActiveMask(gone[lo:hi]))
		if ended := all &^ live; masked && ended != 0 {
			t, k := int(lo)+bits.TrailingZeros64(live), int(lo)+bits.TrailingZeros64(ended)
			w.say(&Report{Kind: KindMask, At: w.accessOf(t, site),
				Text: fmt.Sprintf("the mask 0x%08x of this warp operation names lane %d, whose thread %s has ended", uint32(all),
					k-int(lo), simt.ThreadIndex(uint32(k), b.BlockDim))}, site, 0)
		}
	}
	w.converge(int(lo>>w.warpShift), live, live)
}

// The flags of a barrier in OpenCL: the memory to which it orders accesses (OpenCL C 3.0 6.15.8).
const (
	localMemory  = 1
	globalMemory = 2
)

// BarrierMemory is Barrier for a barrier with flags.
func BarrierMemory(b *simt.Block, flags uint32) {
	of(b).spared = ^flags
	of(b).barrier()
}

// WaitBlockMemory is WaitBlock for a barrier with flags.
func WaitBlockMemory(b *simt.Block, site, flags uint32) {
	of(b).spared |= ^flags
	b.WaitBlock(site)
}

func waits(what string, n int) string {
	if n == 1 {
		return "1 " + what + " waits"
	}
	return fmt.Sprintf("%d %ss wait", n, what)
}

// accessOf is the side of a report that belongs to thread i, which is not the running one.
func (w *watch) accessOf(i int, site uint32) Access {
	return Access{Site: w.c.module.Sites[site], Block: w.b.BlockIdx, Thread: simt.ThreadIndex(uint32(i), w.b.BlockDim)}
}

// Arrive is simt.Monitor's. It checks the mask that the source of a warp operation names, and the width of a shuffle.
func (w *watch) Arrive(site uint32, l *simt.Lane) {
	l.Unset, w.unsetValue = w.unsetValue, false
	if l.Place != 0 {
		return
	}
	if l.Op >= simt.WarpShfl && l.Op <= simt.WarpShflXor &&
		(l.Width <= 0 || l.Width > 1<<w.warpShift || l.Width&(l.Width-1) != 0) {
		w.say(&Report{Kind: KindMask, At: w.access(site),
			Text: fmt.Sprintf("the width of this shuffle is %d, no power of two from 1 to %d", l.Width, 1<<w.warpShift)}, site,
			0)
	}
	if lane := w.b.Rank & (1<<w.warpShift - 1); l.Mask>>lane&1 == 0 {
		w.say(&Report{Kind: KindMask, At: w.access(site),
			Text: fmt.Sprintf("the mask 0x%08x of this warp operation does not name lane %d, which executes it", l.Mask, lane)},
			site, 0)
	}
}

// Defined says whether the value that the running thread gives to the next warp operation was ever set.
func Defined(b *simt.Block, set bool) { of(b).unsetValue = !set }

// Converge is simt.Monitor's.
func (w *watch) Converge(n int, lanes []simt.Lane, group, live uint64) {
	w.checkGroup(n, lanes, group)
	w.converge(n, group, live)
}

// checkGroup checks the lanes of group, which have converged in warp n. A lane that has returned may be named for
// __syncwarp, as it may at barriers, but nothing can be exchanged with it.
func (w *watch) checkGroup(n int, lanes []simt.Lane, group uint64) {
	b, size := w.b, len(lanes)
	for m := group; m != 0; m &= m - 1 {
		i := bits.TrailingZeros64(m)
		l := &lanes[i]
		if l.Place != 0 {
			return
		}
		t := n*size + i
		for gone := l.Mask &^ group; gone != 0; gone &= gone - 1 {
			k := n*size + bits.TrailingZeros64(gone)
			if k >= b.Threads() {
				break
			}
			if at, _ := b.Status(k); at == simt.Ended && (l.Op != simt.WarpSync || !w.returned[uint32(k)]) {
				w.sayLane(t, fmt.Sprintf("the mask 0x%08x of this warp operation names lane %d, whose thread %s has ended", l.Mask,
					k%size, simt.ThreadIndex(uint32(k), b.BlockDim)))
				return
			}
		}
		if l.Op < simt.WarpShfl || l.Op > simt.WarpShflXor {
			continue
		}
		if src := l.Source(i, size); src != i && group>>src&1 != 0 && lanes[src].Unset {
			_, site := b.Status(t)
			w.say(&Report{Kind: KindUninit, At: w.accessOf(t, site),
				Text: fmt.Sprintf("this shuffle reads lane %d, whose value was never given", src)}, site, 0)
		}
		if l.Op != simt.WarpShfl && l.Op != simt.WarpShflXor {
			continue
		}
		// OpenCL gives no value then, which a kernel may pass over: its work-groups have sub-groups that are not full.
		if src := l.Source(i, size); group>>src&1 == 0 && !w.c.module.OpenCL {
			w.sayLane(t, fmt.Sprintf("this shuffle reads lane %d, which takes no part in it: the lanes are 0x%08x", src, group))
			return
		}
	}
}

// sayLane reports a mistake at the warp operation at which thread t waits.
func (w *watch) sayLane(t int, text string) {
	_, site := w.b.Status(t)
	w.say(&Report{Kind: KindMask, At: w.accessOf(t, site), Text: text}, site, 0)
}

// Stuck is simt.Monitor's.
func (w *watch) Stuck(text string, thread, site uint32, warp bool) {
	kind := KindBarrier
	if warp {
		kind = KindMask
	}
	w.b.Rank = thread
	w.fail(&Report{Kind: kind, At: w.accessOf(int(thread), site), Text: text})
}

// Line is simt.Monitor's.
func (w *watch) Line(site uint32) int { return w.c.module.Sites[site].Line }

// Loop is simt.Monitor's.
func (w *watch) Loop(site uint32) string {
	if w.sites[site].loops {
		return "a loop"
	}
	name, _, _ := strings.Cut(w.c.module.Sites[site].Text, " #")
	return name
}

// YieldAt says that the running thread waits in a loop at site and lets the others run before it goes on. The thread
// must yield now. A loop of kbind's own library whose last read was of shared memory waits for that memory alone.
func YieldAt(b *simt.Block, site uint32) {
	w := of(b)
	inside := !w.sites[site].loops
	b.YieldAt(w.siteOf(site), inside && w.polls.inside)
	if inside {
		if n := b.BlockDim.Count(); len(w.calls) < n {
			w.calls = make([]libraryCall, n)
		}
		w.calls[b.Rank] = w.libraryCall
	}
}

// Resumed says that the running thread goes on in the loop of kbind's own library in which it yielded with YieldAt.
func Resumed(b *simt.Block) {
	w := of(b)
	w.libraryCall = w.calls[b.Rank]
}

// Divisor returns d, the divisor of an integer division, and checks that it is not zero.
func Divisor[T cmath.Integer](blk *simt.Block, site uint32, d T) T {
	if d == 0 {
		w := of(blk)
		w.fail(&Report{Kind: KindDivide, At: w.access(site), Text: w.text(site) + " divides by zero"})
	}
	return d
}

// ShiftCount returns n, the count of a shift of a value of width bits, and checks that it is in range (C++
// [expr.shift]).
func ShiftCount[T cmath.Integer](blk *simt.Block, site uint32, n T, width int) T {
	if n < 0 || uint64(n) >= uint64(width) {
		w := of(blk)
		w.say(&Report{Kind: KindShift, At: w.access(site),
			Text: fmt.Sprintf("%s shifts a value of %d bits by %d", w.text(site), width, n)}, site, 0)
	}
	return n
}

// ToInt returns x, which is converted to an integer, and checks that it fits (C++ [conv.fpint]): that without its
// fraction it is at least lo and less than hi.
func ToInt[T float32 | float64](blk *simt.Block, site uint32, x T, lo, hi float64) T {
	if v := float64(x); !(math.Trunc(v) >= lo && v < hi) {
		w := of(blk)
		w.say(&Report{Kind: KindConvert, At: w.access(site),
			Text: fmt.Sprintf("%s converts %v to an integer type that cannot hold it", w.text(site), x)}, site, 0)
	}
	return x
}
