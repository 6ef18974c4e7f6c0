package simt

import "testing"

// TestSide checks how many blocks run as one, and which of them a thread belongs to.
func TestSide(t *testing.T) {
	l := &Launch{Kernel: &Kernel{}, GridDim: Dim3{100, 2, 1}, BlockDim: Dim3{32, 4, 1}}
	for _, c := range []struct {
		kernel uint32
		x      uint32
		most   uint64
		want   uint32
	}{{0, 0, 50, 1}, {1, 0, 50, 50}, {1, 0, 1000, sideThreads / 32}, {1, 98, 50, 2}, {32, 0, 8, 8}, {64, 0, 8, 1}} {
		l.Kernel.Side = c.kernel
		if n := l.Side(Dim3{X: c.x}, c.most); n != c.want {
			t.Errorf("Side with %d from %d, at most %d: %d, want %d", c.kernel, c.x, c.most, n, c.want)
		}
	}
	l.BlockDim.Y, l.Kernel.Side, l.GridDim.X = 1, 1, 4000
	if n := l.Side(Dim3{}, 3000); n != lineThreads/32 {
		t.Errorf("Side of blocks with one row: %d", n)
	}
	l.BlockDim.Y = 4
	b := NewBlock()
	b.Start(l, Dim3{7, 1, 0})
	if want := (Row{First: 96, Y: 3}); len(b.rows) != 4 || b.rows[3] != want {
		t.Errorf("rows of a block: %v", b.rows)
	}
	b.SetSide(3)
	if want := (Row{First: 288, Y: 3}); len(b.rows) != 4 || b.rows[3] != want {
		t.Errorf("rows of three blocks: %v", b.rows)
	}
	b.Rank = 2*b.Width() + 70
	if block, thread := b.Running(); block != (Dim3{9, 1, 0}) || thread != (Dim3{6, 2, 0}) {
		t.Errorf("thread %v of block %v", thread, block)
	}
}
