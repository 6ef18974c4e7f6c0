package simt

import (
	"sync/atomic"
	"testing"
)

// TestPoll polls in a launch that nobody can stop, in one that runs, and in one that was stopped.
func TestPoll(t *testing.T) {
	stopped := func(l *Launch) (found bool) {
		defer func() { _, found = recover().(*Stopped) }()
		b := NewBlock()
		b.Start(l, Dim3{})
		b.Poll()
		b.EnterCall()
		return false
	}
	l := &Launch{Kernel: &Kernel{}, GridDim: Dim3{1, 1, 1}, BlockDim: Dim3{1, 1, 1}}
	if stopped(l) {
		t.Error("a launch that nobody can stop is stopped")
	}
	if l.Stop = new(atomic.Bool); stopped(l) {
		t.Error("a running launch is stopped")
	}
	if l.Stop.Store(true); !stopped(l) {
		t.Error("a launch that was stopped goes on")
	}
}
