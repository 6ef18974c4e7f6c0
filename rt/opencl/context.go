package opencl

import (
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// context is an opened device.
type context struct {
	lib    *library
	dev    *device
	handle uintptr
	svm    bool

	// gate is held for reading by every call, and for writing by Close: nothing is used after it is released.
	gate    sync.RWMutex
	closed  bool
	lost    atomic.Pointer[driver.KernelError]
	watches sync.Pool // *watch

	mu      sync.Mutex
	streams map[*stream]struct{}
	owned   map[closer]struct{} // events, modules and memory
	used    int64               // bytes of memory
}

// closer is something that the context releases when it is closed.
type closer interface{ destroy() }

func newContext(l *library, d *device, svm bool) (driver.Context, error) {
	ids, result := &[1]uintptr{d.id}, new(int32)
	h := l.createContext.Call(0, 1, uintptr(unsafe.Pointer(ids)), 0, 0, uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateContext", status(*result)); err != nil {
		return nil, err
	}
	return &context{lib: l, dev: d, handle: h, svm: svm, streams: map[*stream]struct{}{}, owned: map[closer]struct{}{}}, nil
}

func (c *context) Info() driver.DeviceInfo { return c.dev.info }

// Lost returns the fault that lost the context.
func (c *context) Lost() error {
	if lost := c.lost.Load(); lost != nil {
		return lost
	}
	return nil
}

// enter begins a call; leave ends it. It fails when the context is closed or lost.
func (c *context) enter() error {
	c.gate.RLock()
	var err error
	switch lost := c.lost.Load(); {
	case c.closed:
		err = driver.Errorf(driver.ErrClosed, "opencl:%s: the context is already closed", c.dev.info.ID)
	case lost != nil:
		err = lost
	default:
		return nil
	}
	c.gate.RUnlock()
	return err
}

func (c *context) leave() { c.gate.RUnlock() }

// add remembers something to release at Close.
func (c *context) add(x closer) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.owned[x] = struct{}{}
}

// remove forgets it, and reports whether it was there: whoever removes it releases it.
func (c *context) remove(x closer) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, ok := c.owned[x]
	delete(c.owned, x)
	return ok
}

// Close waits for the running work and frees everything made from the context.
func (c *context) Close() error {
	c.gate.Lock()
	defer c.gate.Unlock()
	if c.closed {
		return nil
	}
	c.closed = true
	for s := range c.streams { // the gate keeps others from changing the set
		s.gate.Lock()
		s.closed = true
		s.gate.Unlock()
	}
	c.mu.Lock() // only now: what runs on a stream may own memory for a while
	streams, owned := c.streams, c.owned
	c.streams, c.owned = nil, nil
	c.mu.Unlock()
	for s := range streams {
		if c.lost.Load() == nil {
			c.lib.finish.Call(s.handle) // a fault that nobody waited for is nobody's
		}
		c.lib.releaseQueue.Call(s.handle)
	}
	for x := range owned {
		x.destroy()
	}
	return fail("clReleaseContext", status(c.lib.releaseContext.Call(c.handle)))
}
