package simt_test

import (
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Within a whole warp, lanes read from where they read in any warp.
func TestWarpLanes(t *testing.T) {
	const n = simt.WarpSize
	for lane := range uint32(n) {
		for arg := range uint32(3 * n) {
			for _, c := range []struct {
				name        string
				whole, part uint32
			}{
				{"up", simt.WarpLaneUp(lane, arg), simt.LaneUp(lane, arg)},
				{"down", simt.WarpLaneDown(lane, n, arg), simt.LaneDown(lane, n, arg)},
				{"xor", simt.WarpLaneXor(lane, n, arg), simt.LaneXor(lane, n, arg)},
				{"index", simt.WarpLaneOf(lane, n, arg), simt.LaneOf(lane, n, arg)},
			} {
				if c.whole != c.part {
					t.Errorf("%s by %d: lane %d reads from %d, not %d", c.name, arg, lane, c.whole, c.part)
				}
			}
		}
	}
}

// Shared memory begins a cache line, whatever a worker keeps besides.
func TestStateAligned(t *testing.T) {
	check := func(t *testing.T, p unsafe.Pointer) {
		t.Helper()
		if at := uintptr(p) % 64; at != 0 {
			t.Errorf("the state begins %d bytes after a line", at)
		}
	}
	for range 10 {
		check(t, unsafe.Pointer(simt.StateOf[struct {
			shared [2][16][16]float32
			sums   []float32
		}](&simt.Block{})))
		check(t, unsafe.Pointer(simt.StateOf[struct {
			shared [128]float32
			a, b   []int32
		}](&simt.Block{})))
		check(t, unsafe.Pointer(simt.StateOf[struct {
			shared [40000]float32
			a, b   []int32
		}](&simt.Block{})))
	}
}
