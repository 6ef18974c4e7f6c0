package opencl

import (
	stdctx "context"
	"sync"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/poll"
)

// event is a driver.Event: the marker that was queued last.
type event struct {
	ctx *context

	mu     sync.Mutex
	closed bool
	handle uintptr // 0 before the first Record
	stream *stream // of the latest Record
}

// NewEvent makes an event.
func (c *context) NewEvent() (driver.Event, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	e := &event{ctx: c}
	c.Add(e)
	return e, nil
}

// set takes over a marker's event.
func (e *event) set(ev uintptr, s *stream) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		e.ctx.lib.releaseEvent.Call(ev)
		return driver.Errorf(driver.ErrClosed, "opencl: the event is already closed")
	}
	if e.handle != 0 {
		e.ctx.lib.releaseEvent.Call(e.handle)
	}
	e.handle, e.stream = ev, s
	return nil
}

// take returns the marker's event, which the caller releases, 0 before the first Record.
func (e *event) take() (uintptr, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		return 0, driver.Errorf(driver.ErrClosed, "opencl: the event is already closed")
	}
	if e.handle != 0 {
		e.ctx.lib.retainEvent.Call(e.handle)
	}
	return e.handle, nil
}

// use calls do with the marker's event and its stream, if there is one.
func (e *event) use(do func(ev uintptr, s *stream) error) error {
	if err := e.ctx.Enter(); err != nil {
		return err
	}
	defer e.ctx.Leave()
	ev, err := e.take()
	if err != nil || ev == 0 {
		return err
	}
	defer e.ctx.lib.releaseEvent.Call(ev)
	e.mu.Lock()
	s := e.stream
	e.mu.Unlock()
	return do(ev, s)
}

// Wait waits for the latest Record, or until ctx ends. It is inside the context only while it asks: who closes that, or
// the event, does not wait for it.
func (e *event) Wait(ctx stdctx.Context) error {
	var ev uintptr
	var s *stream
	if err := e.use(func(h uintptr, of *stream) error {
		e.ctx.lib.retainEvent.Call(h)
		ev, s = h, of
		return nil
	}); err != nil || ev == 0 {
		return err
	}
	w := e.ctx.watch(ev)
	defer e.ctx.watches.Put(w)
	defer w.release(e.ctx.lib)
	spin := poll.Spin
	if e.ctx.dev.info.Kind == driver.KindCPU {
		spin = 0 // the device needs the processor itself
	}
	p := poll.Start(spin)
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := e.ctx.Enter(); err != nil {
			return err
		}
		done, err := w.reached(s)
		e.ctx.Leave()
		if done || err != nil {
			return err
		}
		p.Pause()
	}
}

// Done reports whether the latest Record was reached.
func (e *event) Done() (bool, error) {
	done := true
	err := e.use(func(ev uintptr, s *stream) (err error) {
		w := s.ctx.watch(ev)
		defer s.ctx.watches.Put(w)
		done, err = w.reached(s)
		return err
	})
	return done && err == nil, err
}

// Elapsed returns the device's time between the ends of two markers.
func (e *event) Elapsed(from driver.Event) (time.Duration, error) {
	start, ok := from.(*event)
	if !ok || start.ctx != e.ctx {
		return 0, driver.Errorf(driver.ErrNotSupported, "opencl: event of another context")
	}
	var at [2]uint64
	recorded := 0
	for i, x := range []*event{start, e} {
		err := x.use(func(ev uintptr, _ *stream) error {
			recorded++
			v := new(uint64)
			err := fail("clGetEventProfilingInfo",
				status(e.ctx.lib.getEventProfilingInfo.Call(ev, profilingCommandEnd, 8, uintptr(unsafe.Pointer(v)), 0)))
			at[i] = *v
			return err
		})
		if err != nil {
			return 0, err
		}
	}
	if recorded != 2 {
		return 0, driver.Errorf(driver.ErrNotSupported, "opencl: elapsed time between events that were not both recorded")
	}
	return time.Duration(at[1] - at[0]), nil
}

// Close frees the event.
func (e *event) Close() error {
	e.mu.Lock()
	closed := e.closed
	e.closed = true
	e.mu.Unlock()
	if closed || e.ctx.Enter() != nil {
		return nil
	}
	defer e.ctx.Leave()
	if e.ctx.Remove(e) {
		e.Destroy()
	}
	return nil
}

func (e *event) Destroy() {
	if e.handle != 0 {
		e.ctx.lib.releaseEvent.Call(e.handle)
	}
}
