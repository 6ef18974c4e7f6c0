package pass

import (
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
)

// The operations that passes make; see ir's table for the others that begin with lanes.
const (
	OpReached ir.Op = "check.reached" // faults when the element that is its argument is not there
	OpLaneBit ir.Op = "lanes.bit"
	OpPresent ir.Op = "lanes.present" // the lanes that have not ended
	// LanePrefix and the name of a warp operation: its result for the lane, from the values that the lanes left in a
	// variable.
	LanePrefix = "lanes."
)

// FencedMemory is what the barrier s orders accesses to: OpenCL's flags, if they are constant.
func FencedMemory(s ir.Stmt) uint64 {
	e, ok := s.(*ir.Effect)
	if !ok || e.Op != "sync.block" || len(e.Args) != 1 {
		return ir.AllMemory
	}
	c, ok := ir.UnconvertedWord(e.Args[0]).(*ir.Const)
	if !ok {
		return ir.AllMemory
	}
	return c.Bits & ir.AllMemory
}

// WarpWidth is how many threads the warps of an operation have, by its mask's type, 0 for one that is not of a warp.
func WarpWidth(s *ir.Effect) int {
	switch {
	case !strings.HasPrefix(string(s.Op), "warp."):
		return 0
	case len(s.Args) == 0 && s.Dst != nil && s.Dst.Type() == ir.U64, len(s.Args) > 0 && s.Args[0].Type() == ir.U64:
		return 64
	}
	return 32
}

// IsVote reports whether op is a barrier of the block that also counts a predicate.
func IsVote(op ir.Op) bool { return strings.HasPrefix(string(op), "sync.block_") }
