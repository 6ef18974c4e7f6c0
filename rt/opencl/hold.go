package opencl

import (
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// releaseHolds ends the holds of a stream whose context is closed, which waits for what they keep.
func (s *stream) releaseHolds() {
	s.holds.Range(func(_, done any) bool {
		done.(func())()
		return true
	})
}

// Hold queues a barrier that waits for a user event (OpenCL 1.2, 5.9), which the host completes.
func (s *stream) Hold() (release func(), err error) {
	l := s.ctx.lib
	if l.createUserEvent == 0 || l.setUserEvent == 0 {
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: the library has no user events to hold a stream with")
	}
	if err := s.ctx.Enter(); err != nil { // whose end releases the holds that are there when nobody is inside
		return nil, err
	}
	defer s.ctx.Leave()
	if err := s.Enter(); err != nil {
		return nil, err
	}
	defer s.Leave()
	result := new(int32)
	ev := l.createUserEvent.Call(s.ctx.handle, uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateUserEvent", status(*result)); err != nil {
		return nil, err
	}
	list := &[1]uintptr{ev}
	done := sync.OnceFunc(func() {
		s.holds.Delete(ev)
		l.setUserEvent.Call(ev, statusComplete)
		l.releaseEvent.Call(ev)
	})
	s.holds.Store(ev, done)
	err = s.check("clEnqueueBarrierWithWaitList",
		status(l.enqueueBarrier.Call(s.handle, 1, uintptr(unsafe.Pointer(list)), 0)))
	if err != nil {
		done()
		return nil, err
	}
	s.work()
	return done, nil
}
