package simt

import "math/bits"

// WarpSize is how many threads, consecutive by their linear index, form a warp, unless a kernel says that they are
// MaxWarp (Kernel.Warp).
const (
	WarpSize = 32
	MaxWarp  = 64
)

// shiftOf is the binary logarithm of the size of k's warps.
func shiftOf(k *Kernel) uint {
	if k != nil && k.Warp == MaxWarp {
		return 6
	}
	return 5
}

// warpOf splits a thread's linear index into its warp's number and its lane.
func (b *Block) warpOf(thread uint32) (warp, lane int) {
	return int(thread >> b.warpShift), int(thread & (1<<b.warpShift - 1))
}

// The lanes that a mask names converge at a warp operation. A lane that arrives leaves its operands and waits; the
// last one computes the results of all, which each lane fetches when it goes on. Lanes that have ended, or that the
// block does not have, are not waited for. A lane that reads from a lane which takes no part gets 0: CUDA leaves the
// value undefined, and GPUs give 0 (an H200; AMD's by ds_bpermute_b32), which reductions in circulation rely on.
//
// At operations without a mask the active lanes converge: all lanes of the warp when they arrive
// at the same place of the kernel, else, when nothing else can go on, those that wait at one place, the first in the
// kernel's text. Lanes that skipped it wait for them after it, as they do on a device.

// WarpOp is an operation of the lanes of a warp. Names follow CUDA's intrinsics.
type WarpOp uint8

// The warp operations. Signed and floating forms are told apart by the operations that need it.
const (
	WarpSync WarpOp = iota
	WarpActive
	WarpShfl
	WarpShflUp
	WarpShflDown
	WarpShflXor
	WarpAll
	WarpAny
	WarpBallot
	WarpMatchAny
	WarpMatchAll
	WarpReduceAdd
	WarpReduceMinS
	WarpReduceMaxS
	WarpReduceMinU
	WarpReduceMaxU
	WarpReduceAnd
	WarpReduceOr
	WarpReduceXor
)

// warp holds the operands and results of its lanes.
type warp struct {
	waiting uint64 // lanes that wait
	live    uint64 // lanes that have not ended
	size    int
	lane    [MaxWarp]Lane
}

// Lane is the operands of one lane in a warp operation.
type Lane struct {
	Op     WarpOp
	Mask   uint64
	Value  uint64
	Arg    int32 // source lane, delta or lane mask of a shuffle
	Width  int32 // of a shuffle
	Place  int32 // in the kernel, of an operation without a mask; else 0
	Unset  bool  // the value was never given
	result uint64
}

// WaitWarp makes the running thread wait for the lanes in mask to arrive at the same operation. value holds the
// operand's bits; arg and width are those of shuffles. The thread must yield now, and finds the result with
// WarpResult when it goes on.
func (b *Block) WaitWarp(line uint32, op WarpOp, mask uint32, value uint64, arg, width int32) {
	b.WaitWave(line, op, uint64(mask), value, arg, width)
}

// WaitWave is WaitWarp for warps of up to 64 threads.
func (b *Block) WaitWave(line uint32, op WarpOp, mask, value uint64, arg, width int32) {
	b.waitLanes(line, Lane{Op: op, Mask: mask, Value: value, Arg: arg, Width: width})
}

// WaitActive is WaitWarp for an operation of the active lanes, at a place of the kernel: places are numbered from 1 in
// the order of its text.
func (b *Block) WaitActive(line uint32, place int32, op WarpOp, value uint64, arg, width int32) {
	b.waitLanes(line, Lane{Op: op, Mask: ^uint64(0), Value: value, Arg: arg, Width: width, Place: place})
}

func (b *Block) waitLanes(line uint32, l Lane) {
	s := &b.sched
	if s.warps == nil {
		b.makeWarps()
	}
	w, lane := b.warpOf(b.Rank)
	p := &s.warps[w].lane[lane]
	*p = l
	if b.Monitor != nil {
		b.Monitor.Arrive(line, p)
	}
	p.Mask |= 1 << lane
	s.warps[w].waiting |= 1 << lane
	s.state[b.Rank], s.line[b.Rank] = AtWarp, line
	s.waited = true
	b.converge(w, lane)
}

// WarpResult returns the bits of the result of the running thread's last warp operation.
func (b *Block) WarpResult() uint64 {
	w, lane := b.warpOf(b.Rank)
	return b.sched.warps[w].lane[lane].result
}

// makeWarps prepares for the first warp operation of the block.
func (b *Block) makeWarps() {
	s := &b.sched
	size := 1 << b.warpShift
	n := (s.n + size - 1) / size
	if cap(s.warpStore) < n {
		s.warpStore = make([]warp, n)
	}
	s.warps = s.warpStore[:n]
	for w := range s.warps {
		s.warps[w].waiting, s.warps[w].live, s.warps[w].size = 0, 0, size
	}
	for i, st := range s.state {
		if st != Ended {
			w, lane := b.warpOf(uint32(i))
			s.warps[w].live |= 1 << lane
		}
	}
}

// converge lets the group of lane go on once all its lanes have arrived.
func (b *Block) converge(w, lane int) {
	wp := &b.sched.warps[w]
	l := &wp.lane[lane]
	group := l.Mask & wp.live
	if group&^wp.waiting != 0 {
		return
	}
	for m := group; m != 0; m &= m - 1 {
		o := &wp.lane[bits.TrailingZeros64(m)]
		if o.Op != l.Op || o.Mask&wp.live != group || o.Place != l.Place {
			return
		}
	}
	b.finish(w, group)
}

// finish computes the results of the lanes of group and lets them go on.
func (b *Block) finish(w int, group uint64) {
	s := &b.sched
	wp := &s.warps[w]
	if b.Monitor != nil {
		b.Monitor.Converge(w, wp.lane[:wp.size], group, wp.live)
	}
	for m := group; m != 0; m &= m - 1 {
		i := bits.TrailingZeros64(m)
		wp.lane[i].result = wp.result(i, group)
		s.state[w*wp.size+i] = Ready
	}
	wp.waiting &^= group
	s.met = true
	s.pos = w * wp.size // the warp runs on before others start
}

// laneEnded lets groups go on that waited for thread i only.
func (b *Block) laneEnded(i int) {
	w, lane := b.warpOf(uint32(i))
	b.sched.warps[w].live &^= 1 << lane
	for m := b.sched.warps[w].waiting; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if b.sched.warps[w].waiting>>lane&1 != 0 {
			b.converge(w, lane)
		}
	}
}

func (b *Block) warpWaiting() int {
	n := 0
	for i := range b.sched.warps {
		n += bits.OnesCount64(b.sched.warps[i].waiting)
	}
	return n
}

// openActive ends an operation of active lanes when nothing else can go on.
func (b *Block) openActive() bool {
	s := &b.sched
	for w := range s.warps {
		wp := &s.warps[w]
		var group uint64
		var place int32
		for m := wp.waiting; m != 0; m &= m - 1 {
			i := bits.TrailingZeros64(m)
			switch l := &wp.lane[i]; {
			case l.Place == 0:
			case group == 0 || l.Place < place:
				group, place = 1<<i, l.Place
			case l.Place == place:
				group |= 1 << i
			}
		}
		if group != 0 {
			b.finish(w, group)
			return true
		}
	}
	return false
}

// result computes the result of lane i, where the lanes of group take part.
func (w *warp) result(i int, group uint64) uint64 {
	l := &w.lane[i]
	switch l.Op {
	case WarpSync:
		return 0
	case WarpActive:
		return group
	case WarpShfl, WarpShflUp, WarpShflDown, WarpShflXor:
		src := l.Source(i, w.size)
		if group>>src&1 == 0 {
			return 0
		}
		return w.lane[src].Value
	case WarpAll, WarpAny, WarpBallot:
		return vote(l.Op, group, w.ballot(group))
	case WarpMatchAny, WarpMatchAll:
		return w.match(l, group)
	}
	return w.reduce(l, group)
}

// Source is the lane that lane i of a shuffle reads in a warp of size lanes: itself when the one asked for lies
// outside the segment of width lanes (PTX ISA, shfl.sync, which takes the lowest five bits of a distance; HIP C++
// language extensions, Warp shuffle functions, which for 64 lanes take six).
func (l *Lane) Source(i, size int) int {
	width := int(l.Width)
	if width <= 0 || width > size {
		width = size
	}
	start := i &^ (width - 1)
	end := start + width - 1
	src := i
	switch l.Op {
	case WarpShfl:
		return start | int(l.Arg)&(width-1)
	case WarpShflUp:
		if src = i - int(l.Arg)&(size-1); src < start {
			return i
		}
	case WarpShflDown:
		if src = i + int(l.Arg)&(size-1); src > end {
			return i
		}
	case WarpShflXor:
		if src = i ^ int(l.Arg)&(size-1); src > end {
			return i
		}
	}
	return src
}

func (w *warp) ballot(group uint64) uint64 {
	var m uint64
	for g := group; g != 0; g &= g - 1 {
		i := bits.TrailingZeros64(g)
		if uint32(w.lane[i].Value) != 0 {
			m |= 1 << i
		}
	}
	return m
}

func vote(op WarpOp, group, ballot uint64) uint64 {
	yes := false
	switch op {
	case WarpBallot:
		return ballot
	case WarpAll:
		yes = ballot == group
	default:
		yes = ballot != 0
	}
	if yes {
		return 1
	}
	return 0
}

func (w *warp) match(l *Lane, group uint64) uint64 {
	var same uint64
	for g := group; g != 0; g &= g - 1 {
		i := bits.TrailingZeros64(g)
		if w.lane[i].Value == l.Value {
			same |= 1 << i
		}
	}
	if l.Op == WarpMatchAll && same != group {
		return 0
	}
	return same
}

// reduce combines the 32-bit values of the group.
func (w *warp) reduce(l *Lane, group uint64) uint64 {
	first := bits.TrailingZeros64(group)
	r := uint32(w.lane[first].Value)
	for g := group & (group - 1); g != 0; g &= g - 1 {
		v := uint32(w.lane[bits.TrailingZeros64(g)].Value)
		switch l.Op {
		case WarpReduceAdd:
			r += v
		case WarpReduceMinS:
			r = uint32(min(int32(r), int32(v)))
		case WarpReduceMaxS:
			r = uint32(max(int32(r), int32(v)))
		case WarpReduceMinU:
			r = min(r, v)
		case WarpReduceMaxU:
			r = max(r, v)
		case WarpReduceAnd:
			r &= v
		case WarpReduceOr:
			r |= v
		case WarpReduceXor:
			r ^= v
		}
	}
	return uint64(r)
}
