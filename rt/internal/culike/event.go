package culike

import (
	stdctx "context"
	"math"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// event is a driver.Event.
type event struct {
	ctx    *context
	handle uintptr
	self   []uintptr // the event as the only argument of a call

	foreign bool // somebody else's, which is not destroyed

	gate     sync.RWMutex
	closed   bool
	recorded atomic.Bool
}

// NewEvent makes an event that measures time.
func (c *context) NewEvent() (driver.Event, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	h := new(uintptr)
	if err := c.bound(EventCreate, uintptr(unsafe.Pointer(h)), 0); err != nil {
		return nil, err
	}
	e := &event{ctx: c, handle: *h, self: []uintptr{*h}}
	c.Add(e)
	return e, nil
}

// enter begins a use of the event; leave ends it.
func (e *event) enter() error {
	if err := e.ctx.Enter(); err != nil {
		return err
	}
	e.gate.RLock()
	if e.closed {
		e.leave()
		return e.errClosed()
	}
	return nil
}

func (e *event) errClosed() error {
	return driver.Errorf(driver.ErrClosed, "%s: the event is already closed", e.ctx.info.Backend)
}

func (e *event) leave() {
	e.gate.RUnlock()
	e.ctx.Leave()
}

// Done reports whether the latest Record was reached.
func (e *event) Done() (bool, error) {
	if err := e.enter(); err != nil {
		return false, err
	}
	defer e.leave()
	return e.ctx.call(EventQuery, e.self)
}

// Wait waits for the latest Record, or until ctx ends. It asks again and again, in every case: who closes the event or
// the context need not wait for work that may be somebody else's.
func (e *event) Wait(ctx stdctx.Context) error { return askUntil(ctx, e.Done) }

// Elapsed returns the device's time between two events; its resolution is about half a microsecond.
func (e *event) Elapsed(from driver.Event) (time.Duration, error) {
	start, ok := from.(*event)
	if !ok || start.ctx != e.ctx {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: event of another context", e.ctx.info.Backend)
	}
	// Always in the same order, and each once: a Close may wait between two locks for reading.
	first, second := start, e
	if first.handle > second.handle {
		first, second = second, first
	}
	if err := first.enter(); err != nil {
		return 0, err
	}
	defer first.leave()
	if second != first {
		second.gate.RLock()
		defer second.gate.RUnlock()
	}
	if second.closed {
		return 0, second.errClosed()
	}
	if !start.recorded.Load() || !e.recorded.Load() {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: elapsed time between events that were not both recorded",
			e.ctx.info.Backend)
	}
	ms := new(float32)
	ready, err := e.ctx.ask(EventElapsedTime, uintptr(unsafe.Pointer(ms)), start.handle, e.handle)
	if err != nil {
		return 0, err
	}
	if !ready {
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: elapsed time of an event that is not reached yet",
			e.ctx.info.Backend)
	}
	return time.Duration(math.Round(float64(*ms) * 1e6)), nil
}

// Close frees the event.
func (e *event) Close() error {
	e.gate.Lock()
	closed := e.closed
	e.closed = true
	e.gate.Unlock()
	if closed || e.ctx.Enter() != nil {
		return nil
	}
	defer e.ctx.Leave()
	if !e.ctx.Remove(e) {
		return nil
	}
	return e.destroy()
}

func (e *event) destroy() error {
	if e.foreign {
		return nil
	}
	return e.ctx.bound(EventDestroy, e.handle)
}

// at the end of the context there is nobody to tell
func (e *event) Destroy() { _ = e.destroy() }
