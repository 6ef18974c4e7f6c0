package ir

import "strings"

// The operations that passes make and that their readers ask for by name; the table of ops.go has the others.
const (
	OpYield   Op = "ctl.yield"     // lets other threads run, in loops that wait for what these write
	OpPoll    Op = "ctl.poll"      // ends a launch that was stopped; in loops that may never end
	OpReached Op = "check.reached" // faults when the element that is its argument is not there
	OpLaneBit Op = "lanes.bit"     // the lane's bit in a mask
	OpPresent Op = "lanes.present" // the lanes that have not ended
	OpWhole   Op = "launch.whole"  // the launch's blocks are rows of whole warps
	// LanePrefix and the name of a warp operation: its result for the lane, from the values that the lanes left in a
	// variable.
	LanePrefix = "lanes."
)

// FencedMemory is what the barrier s orders accesses to: OpenCL's flags, if they are constant.
func FencedMemory(s Stmt) uint64 {
	e, ok := s.(*Effect)
	if !ok || e.Op != "sync.block" || len(e.Args) != 1 {
		return AllMemory
	}
	c, ok := UnconvertedWord(e.Args[0]).(*Const)
	if !ok {
		return AllMemory
	}
	return c.Bits & AllMemory
}

// WarpWidth is how many threads the warps of an operation have, by its mask's type; 0 for one that is not of a warp.
func WarpWidth(s *Effect) int {
	switch {
	case !strings.HasPrefix(string(s.Op), "warp."):
		return 0
	case len(s.Args) == 0 && s.Dst != nil && s.Dst.Type() == U64, len(s.Args) > 0 && s.Args[0].Type() == U64:
		return 64
	}
	return 32
}

// IsVote reports whether op is a barrier of the block that also counts a predicate.
func IsVote(op Op) bool { return strings.HasPrefix(string(op), "sync.block_") }

// IsOrder reports whether op only gives the atomic operation before or after it its memory order.
func IsOrder(op Op) bool { return strings.HasPrefix(string(op), "order.") }
