package culike

import (
	"errors"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// context is an opened device: a context of the vendor's own, where the vendor has contexts, so that a fault stays inside it.
type context struct {
	api    *API
	info   driver.DeviceInfo
	device uintptr
	handle uintptr       // what CtxSetCurrent takes
	shared *sharedDevice // nil for a vendor with contexts

	// gate is held for reading by every call, and for writing by Close: nothing is used after it is destroyed.
	gate    sync.RWMutex
	closed  bool
	lost    atomic.Pointer[driver.KernelError]
	records sync.Pool // *record

	mu      sync.Mutex
	streams map[*stream]struct{}
	owned   map[closer]struct{} // events, modules and memory
	pool    pool
	stage   staging
}

// closer is something that the context destroys when it is closed.
type closer interface{ destroy() }

func (a *API) newContext(info driver.DeviceInfo) (driver.Context, error) {
	i, err := strconv.Atoi(info.ID)
	if err != nil {
		return nil, err
	}
	c := &context{api: a, info: info, streams: map[*stream]struct{}{}, owned: map[closer]struct{}{}}
	if c.device, err = a.device(i); err != nil {
		return nil, err
	}
	c.handle = uintptr(i)
	if len(a.Names[CtxCreate]) > 0 {
		h := new(uintptr)
		// cuCtxCreate makes the new context current, so the thread is given back as it was found: without one.
		runtime.LockOSThread()
		err := a.Call(CtxCreate, uintptr(unsafe.Pointer(h)), 0, c.device)
		_ = a.Call(CtxSetCurrent, 0)
		runtime.UnlockOSThread()
		var refused *apiError
		if errors.As(err, &refused) && refused.code.sticky() {
			return nil, a.gone(info.ID, refused.code)
		}
		if err != nil {
			return nil, err
		}
		c.handle = *h
	} else {
		c.shared = a.shared(c.device)
		if err := c.shared.join(c); err != nil {
			return nil, err
		}
	}
	if err := c.newPool(); err != nil {
		_ = c.Close() // the error is the pool's
		return nil, err
	}
	return c, nil
}

func (c *context) Info() driver.DeviceInfo { return c.info }

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
		err = c.errClosed()
	case lost != nil:
		err = lost
	default:
		return nil
	}
	c.gate.RUnlock()
	return err
}

func (c *context) leave() { c.gate.RUnlock() }

func (c *context) errClosed() error {
	return driver.Errorf(driver.ErrClosed, "%s:%s: the context is already closed", c.info.Backend, c.info.ID)
}

// bound calls a function that acts on the context which is current on the thread.
//
//go:uintptrescapes
func (c *context) bound(f Fn, args ...uintptr) error {
	if c.api.fns[f] == 0 {
		return c.api.missing(f)
	}
	r, err := c.callBound(f, args)
	if err != nil {
		return err
	}
	return c.check(f, r)
}

// callBound calls a function with the context made current.
func (c *context) callBound(f Fn, args []uintptr) (code, error) {
	set := c.api.fns[CtxSetCurrent]
	if set == 0 {
		return 0, c.api.missing(CtxSetCurrent)
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if r := code(set.Call(c.handle)); r != success {
		return 0, c.check(CtxSetCurrent, r)
	}
	return c.api.invoke(f, args), nil
}

// queue calls a function that takes a stream, an event or memory of the context. See call.
//
//go:uintptrescapes
func (c *context) queue(f Fn, args ...uintptr) error {
	_, err := c.call(f, args)
	return err
}

// ask is queue for a function that may answer "not ready": false.
//
//go:uintptrescapes
func (c *context) ask(f Fn, args ...uintptr) (ready bool, err error) { return c.call(f, args) }

// call calls a function that takes a stream, an event or memory of the context; args is not on a stack. Such a function works on any thread that has some
// context, and says when the thread has none, or one that was destroyed, or one that the handles do not belong to, which costs nothing on the threads
// that called before. It reports false when the answer is "not ready", which is no error. It does not allocate.
func (c *context) call(f Fn, args []uintptr) (ready bool, err error) {
	if c.api.fns[f] == 0 {
		return false, c.api.missing(f)
	}
	r := c.api.invoke(f, args)
	if r == errInvalidContext || r == errContextDestroyed || r == errInvalidHandle {
		if r, err = c.callBound(f, args); err != nil {
			return false, err
		}
	}
	switch r {
	case success:
		return true, nil
	case errNotReady:
		return false, nil
	}
	return false, c.check(f, r)
}

// check turns a result into an error. A fault of a kernel makes the context lost: it is reported by whoever sees it first, and then by everyone.
func (c *context) check(f Fn, r code) error {
	if r == success {
		return nil
	}
	if lost := c.lost.Load(); lost != nil {
		return lost
	}
	if !r.sticky() {
		return c.api.result(f, r)
	}
	if c.shared != nil {
		c.shared.lose(c, r)
	} else {
		c.lost.CompareAndSwap(nil, c.fault(r, []*context{c}))
	}
	return c.lost.Load()
}

// fault describes a fault: the device does not say which kernel it was, so the kernels that were on their way in the contexts are named.
func (c *context) fault(r code, contexts []*context) *driver.KernelError {
	var names []string
	more := false
	for _, one := range contexts {
		one.mu.Lock()
		for s := range one.streams {
			var others bool
			names, others = s.recent(names)
			more = more || others
		}
		one.mu.Unlock()
	}
	return &driver.KernelError{Kernel: oneOf(names, more), Msg: c.api.explain(r), Lost: true}
}

// add remembers something to destroy at Close.
func (c *context) add(x closer) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.owned[x] = struct{}{}
}

// remove forgets it, and reports whether it was there: whoever removes it destroys it.
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
	if c.lost.Load() == nil {
		for s := range streams {
			if s.captured != nil {
				if g, _ := s.endCapture(); g != 0 {
					_ = c.bound(GraphDestroy, g)
				}
			}
			_ = c.bound(StreamSynchronize, s.handle) // a fault that nobody waited for is nobody's
			_ = s.destroy()
		}
		c.stage.destroy(c)
		for x := range owned {
			x.destroy()
		}
		c.destroyPool()
	}
	if c.shared != nil {
		c.shared.leave(c)
		return nil
	}
	if err := c.api.Call(CtxDestroy, c.handle); err != nil && c.lost.Load() == nil {
		return err
	}
	return nil
}

// MemInfo returns bytes of device memory: free, and in all.
func (c *context) MemInfo() (free, total int64, err error) {
	if err := c.enter(); err != nil {
		return 0, 0, err
	}
	defer c.leave()
	v := new([2]uintptr)
	if err := c.bound(MemGetInfo, uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1]))); err != nil {
		return 0, 0, err
	}
	return int64(v[0]), int64(v[1]), nil
}
