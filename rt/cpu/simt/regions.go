package simt

// A kernel in phases runs what lies between two barriers for one thread after the other, and the barriers themselves
// not at all. What its threads keep from one phase to another stands in arrays with an element for each thread; an
// operation of a warp is a phase in which each lane leaves its value in an array, and one in which each takes what it
// wants. Lanes that have ended, or that the block does not have, take no part; a lane that reads from one of them gets
// 0, as the resumable form has it.

// EachThread returns *s with an element for each thread of the block, made longer when it is too short. The elements
// have any values.
func EachThread[T any](b *Block, s *[]T) []T {
	n := b.BlockDim.Count()
	if cap(*s) < n {
		*s = make([]T, n)
	}
	*s = (*s)[:n]
	return *s
}

// Exited is EachThread for the marks of the threads that have ended: none.
func Exited(b *Block, s *[]bool) []bool {
	exited := EachThread(b, s)
	clear(exited)
	return exited
}

// FirstActive returns the first thread that has not ended, len(exited) if there is none.
func FirstActive(exited []bool) uint32 {
	for i, g := range exited {
		if !g {
			return uint32(i)
		}
	}
	return uint32(len(exited))
}

// maxAligned bounds the width of a grid of aligned warps, so that the index of a thread is no negative int.
const maxAligned = 1 << 30

// Aligned reports whether the warps of the block are rows of WarpSize threads with consecutive x: its width is a
// multiple of WarpSize, and the grid is no wider than 2^30 threads.
func (b *Block) Aligned() bool {
	return b.BlockDim.X%WarpSize == 0 && uint64(b.BlockDim.X)*uint64(b.GridDim.X) <= maxAligned
}

// WholeWarps reports whether all warps of the block have all their lanes.
func (b *Block) WholeWarps() bool { return b.BlockDim.Count()%(1<<b.warpShift) == 0 }

// NextThread moves the index of a thread within a block of shape dim on to that of the next thread.
func (d *Dim3) NextThread(dim Dim3) {
	if d.X++; d.X < dim.X {
		return
	}
	d.X = 0
	if d.Y++; d.Y < dim.Y {
		return
	}
	d.Y = 0
	d.Z++
}

// LaneBit returns the bit of the thread of the given rank in the masks of its warp.
func LaneBit(rank uint32) uint32 { return 1 << (rank % WarpSize) }

// LaneMask returns the mask of the first n lanes.
func LaneMask(n uint32) uint32 { return uint32(1<<n - 1) }

// ActiveMask returns the mask of the lanes that have not ended.
func ActiveMask(exited []bool) (mask uint32) {
	for i, g := range exited {
		if !g {
			mask |= 1 << i
		}
	}
	return mask
}

// NoLane stands for a thread that takes no part in an operation of a warp.
const NoLane = ^uint32(0)

// Shuffle returns the value of thread src, 0 for NoLane.
func Shuffle[T any](values []T, src uint32) (v T) {
	if uint(src) < uint(len(values)) {
		v = values[src]
	}
	return v
}

// MaskedLane returns src if the lane of that thread is in mask, else NoLane.
func MaskedLane(mask, src uint32) uint32 {
	if mask>>(src%WarpSize)&1 == 0 {
		return NoLane
	}
	return src
}

// before returns src if it lies before hi, else NoLane.
func before(src, hi uint32) uint32 {
	if src >= hi {
		return NoLane
	}
	return src
}

// LaneDown returns the rank of the thread whose value the thread of the given rank gets in __shfl_down_sync with the
// width of a warp, its own beyond the warp's last lane, in a warp whose threads end before hi.
func LaneDown(rank, hi, delta uint32) uint32 {
	delta %= WarpSize
	beyond := (rank%WarpSize + delta) / WarpSize // 1 if the lane would be one after the warp's, else 0
	return before(rank+delta&(beyond-1), hi)
}

// LaneUp is LaneDown for __shfl_up_sync.
func LaneUp(rank, delta uint32) uint32 {
	delta %= WarpSize
	first := (rank%WarpSize - delta) >> 31 // 1 if the lane would be one before the warp's, else 0
	return rank - delta&(first-1)
}

// LaneXor is LaneDown for __shfl_xor_sync.
func LaneXor(rank, hi, mask uint32) uint32 { return before(rank^mask%WarpSize, hi) }

// LaneOf is LaneDown for __shfl_sync.
func LaneOf(rank, hi, lane uint32) uint32 { return before(rank&^(WarpSize-1)|lane%WarpSize, hi) }

// LaneWithin is the same for any shuffle and width.
func LaneWithin(op WarpOp, rank, hi uint32, arg, width int32) uint32 {
	l := Lane{Op: op, Arg: arg, Width: width}
	return before(rank&^(WarpSize-1)+uint32(l.Source(int(rank%WarpSize), WarpSize)), hi)
}

// WarpLaneUp, WarpLaneDown, WarpLaneXor, WarpLaneOf and WarpLaneWithin are LaneUp and so on within a warp that has all
// its lanes, by their numbers. Results are less than WarpSize. They have no branches, since processors mispredict one
// that a loop over the lanes takes a different number of times for each distance.
func WarpLaneUp(lane, delta uint32) uint32 {
	delta %= WarpSize
	first := (lane - delta) >> 31 // 1 if the lane would be one before the warp's, else 0
	return (lane - delta&(first-1)) % WarpSize
}

// WarpLaneDown is described at WarpLaneUp.
func WarpLaneDown(lane, _, delta uint32) uint32 {
	delta %= WarpSize
	beyond := (lane + delta) / WarpSize // 1 if the lane would be one after the warp's, else 0
	return (lane + delta&(beyond-1)) % WarpSize
}

// WarpLaneXor is described at WarpLaneUp.
func WarpLaneXor(lane, _, mask uint32) uint32 { return (lane ^ mask) % WarpSize }

// WarpLaneOf is described at WarpLaneUp.
func WarpLaneOf(_, _, src uint32) uint32 { return src % WarpSize }

// WarpLaneWithin is described at WarpLaneUp.
func WarpLaneWithin(op WarpOp, lane, _ uint32, arg, width int32) uint32 {
	return LaneWithin(op, lane, WarpSize, arg, width) % WarpSize
}

// MatchAny returns the lanes of mask whose value is that of the given lane: __match_any_sync.
func MatchAny[T comparable](values []T, mask, lane uint32) (same uint32) {
	for i, v := range values {
		if mask>>i&1 != 0 && v == values[lane] {
			same |= 1 << i
		}
	}
	return same
}

// MatchAll returns mask if the values of its lanes are equal, else 0: __match_all_sync.
func MatchAll[T comparable](values []T, mask uint32) uint32 {
	var first *T
	for i := range values {
		switch {
		case mask>>i&1 == 0:
		case first == nil:
			first = &values[i]
		case values[i] != *first:
			return 0
		}
	}
	return mask
}

// ReduceLanes combines the values of the lanes of mask: __reduce_add_sync and the like.
func ReduceLanes[T int32 | uint32](op WarpOp, values []T, mask uint32) T {
	var w warp
	for i, v := range values {
		w.lane[i].Value = uint64(uint32(v))
	}
	return T(uint32(w.reduce(&Lane{Op: op}, uint64(mask))))
}
