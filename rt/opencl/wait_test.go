package opencl

import (
	stdctx "context"
	"errors"
	"testing"
)

// TestLeave has the context of a wait end at the moment at which the wait is told of a failure, which is not lost.
func TestLeave(t *testing.T) {
	s := &stream{}
	failure := errors.New("a kernel failed")
	told, waits := &waiter{done: make(chan error, 1)}, &waiter{done: make(chan error, 1)}
	s.waiters = []*waiter{waits}
	told.done <- failure
	if err := s.leave(told, stdctx.Canceled); err != failure {
		t.Errorf("one that was told: %v", err)
	}
	if err := s.leave(waits, stdctx.Canceled); err != stdctx.Canceled || len(s.waiters) != 0 {
		t.Errorf("one that waits: %v, and %d are left", err, len(s.waiters))
	}
}
