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
