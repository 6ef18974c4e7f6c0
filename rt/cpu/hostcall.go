package cpu

import (
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// hostCall is a function that a stream calls.
type hostCall struct {
	f    driver.HostFunc
	stop chan struct{} // closed by Cancel; see stream.calling
	dst  []byte
	src  []byte
}

// HostCall queues a function of the host.
func (s *stream) HostCall(dst, src driver.Window, begin func() (driver.HostFunc, error)) error {
	c := &hostCall{stop: make(chan struct{})}
	for _, w := range []struct {
		driver.Window
		bytes *[]byte
	}{{dst, &c.dst}, {src, &c.src}} {
		if w.Mem == nil {
			continue
		}
		p, err := s.dev.window(w.Mem, w.Offset, w.Size)
		if err != nil {
			return err
		}
		*w.bytes = unsafe.Slice((*byte)(p), w.Size)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opCall)
	if err != nil {
		return err
	}
	if c.f, err = begin(); err != nil {
		return err
	}
	o.call = c
	s.start(o)
	return nil
}

// callHost makes the call of an operation, which Cancel stops.
func (s *stream) callHost(o *op) error {
	c := o.call
	s.mu.Lock()
	s.calling = c
	if o.seq <= s.canceled {
		close(c.stop)
	}
	s.mu.Unlock()
	err := c.f(c.stop, c.dst, c.src)
	s.mu.Lock()
	s.calling = nil
	s.mu.Unlock()
	if err == nil && len(c.dst) > 0 {
		s.dev.wrote(unsafe.Pointer(unsafe.SliceData(c.dst)), len(c.dst))
	}
	return err
}

// stopCall ends the call that is under way; the caller holds the lock.
func (s *stream) stopCall() {
	if s.calling != nil {
		select {
		case <-s.calling.stop:
		default:
			close(s.calling.stop)
		}
	}
}

// skip makes the call of an operation that is skipped, with stop closed, so that nobody waits for it.
func (c *hostCall) skip() {
	close(c.stop)
	_ = c.f(c.stop, c.dst, c.src) // the stream has its error
}
