package opencl

import (
	stdctx "context"
	"slices"
	"sync"
)

// A wait for a stream that can be cancelled is clFinish on a goroutine of its own, of which a stream has one at most;
// who waits is woken by it, or leaves it behind. Asking the driver whether a marker was reached, without blocking,
// takes twice as long as clFinish. The goroutine that waits hands its processor over to the other one and gets it
// back, so that no other thread has to be woken.

// waiter is one call of Synchronize.
type waiter struct {
	queued uint64 // of the stream, when the wait began
	done   chan error
}

// finisher is what a stream knows of its waiters.
type finisher struct {
	mu        sync.Mutex
	waiters   []*waiter
	running   bool   // a goroutine is in clFinish
	finishAll func() // finishForWaiters, made once
}

// Synchronize waits for the work queued so far, or until ctx ends.
func (s *stream) Synchronize(ctx stdctx.Context) error {
	if ctx.Done() == nil || !s.busy() {
		return s.block()
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	w, ok := s.ctx.waiters.Get().(*waiter)
	if !ok {
		w = &waiter{done: make(chan error, 1)}
	}
	if err := s.await(w); err != nil {
		return err
	}
	select {
	case err := <-w.done:
		s.ctx.waiters.Put(w)
		return err
	case <-ctx.Done():
		return s.leave(w, ctx.Err())
	}
}

// await adds a waiter, and starts the goroutine if it does not run.
func (s *stream) await(w *waiter) error {
	if err := s.EnterWait(); err != nil {
		return err
	}
	w.queued = s.queued.Load()
	s.mu.Lock()
	s.waiters = append(s.waiters, w)
	start := !s.running
	s.running = true
	s.mu.Unlock()
	if start {
		go s.finishAll() // leaves for us
	} else {
		s.LeaveWait()
	}
	return nil
}

// leave forgets a waiter whose context has ended, and returns why the wait ended: what it has been told meanwhile, as
// nobody else is told of a failure, or the end of the context.
func (s *stream) leave(w *waiter, ended error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.waiters = slices.DeleteFunc(s.waiters, func(x *waiter) bool { return x == w })
	select {
	case err := <-w.done:
		return err
	default:
		return ended
	}
}

// finishForWaiters waits for the stream until nobody else does.
func (s *stream) finishForWaiters() {
	defer s.LeaveWait()
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.waiters) > 0 {
		queued := s.queued.Load()
		s.mu.Unlock()
		err := s.finish()
		var failure error
		if err == nil {
			failure = s.failures()
			err = failure
		}
		s.mu.Lock()
		told := false
		s.waiters = slices.DeleteFunc(s.waiters, func(w *waiter) bool {
			if err == nil && w.queued > queued {
				return false
			}
			w.done <- err
			told = true
			return true
		})
		if failure != nil && !told {
			s.faults.keep(failure)
		}
	}
	s.running = false
}
