package simt

import (
	"runtime"
	"sync/atomic"
	"testing"
)

// TestTurn has a block of a resident kernel, which looks for messages without a barrier, let others go on, and end when
// its launch is stopped.
func TestTurn(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var stop, ran atomic.Bool
	b := NewBlock()
	b.Start(&Launch{Kernel: &Kernel{}, GridDim: Dim3{1, 1, 1}, BlockDim: Dim3{4, 1, 1}, Resident: true, Stop: &stop},
		Dim3{})
	looks := func() (n int, ended any) {
		defer func() { ended = recover() }()
		for ; n < 2*turnEvery; n++ {
			for b.NextRowOrTurn() {
			}
		}
		return n, nil
	}
	go ran.Store(true)
	if n, ended := looks(); !ran.Load() || ended != nil {
		t.Errorf("%d looks, others ran: %t; %v", n, ran.Load(), ended)
	}
	stop.Store(true)
	if n, ended := looks(); n >= turnEvery || ended == nil {
		t.Errorf("%d looks of a launch that was stopped; %v", n, ended)
	}
}

// TestWarpTurn has a block do so whose threads meet in operations of warps only, as in the look of a ring.
func TestWarpTurn(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var stop, ran atomic.Bool
	const threads = 4
	b := NewBlock()
	b.Start(&Launch{Kernel: &Kernel{}, GridDim: Dim3{1, 1, 1}, BlockDim: Dim3{threads, 1, 1}, Resident: true,
		Stop: &stop}, Dim3{})
	b.Begin()
	looks := func() (n int) {
		for ; n < 2*turnEvery*threads && b.Next(); n++ {
			b.WaitWarp(0, WarpAll, ^uint32(0), 1, 0, 0)
		}
		return n
	}
	go ran.Store(true)
	if n := looks(); !ran.Load() || n != 2*turnEvery*threads {
		t.Errorf("%d looks, others ran: %t", n, ran.Load())
	}
	stop.Store(true)
	if n := looks(); n > turnEvery*threads {
		t.Errorf("%d looks of a launch that was stopped", n)
	}
}
