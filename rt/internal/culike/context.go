package culike

import (
	"errors"
	"math"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/gate"
)

// context is an opened device: a context of the vendor's own, where the vendor has contexts, so that a fault stays
// inside it.
type context struct {
	gate.Device[*stream] // and the events, modules, memory and so on that were made from it

	api    *API
	info   driver.DeviceInfo
	device uintptr
	handle uintptr       // what CtxSetCurrent takes
	shared *sharedDevice // nil for a vendor with contexts
	origin origin        // of the handle, where the vendor has contexts
	shown  atomic.Bool   // others know the handle, and may make it current

	frames sync.Pool // *dl.Frame
	// weak.Pointer[context] -> bool: the contexts that reach was asked for, whose handles others may get later
	reached sync.Map
	pool    pool
	pins    pinnedPool
	stage   staging
	later   later
	local   atomic.Int64 // the most memory of a thread's own, in bytes, of the kernels that were launched
}

func (a *API) newContext(info driver.DeviceInfo, from origin, adopted uintptr) (driver.Context, error) {
	i, err := strconv.Atoi(info.ID)
	if err != nil {
		return nil, err
	}
	c := &context{api: a, info: info, origin: from, pins: pinnedPool{limit: pinnedLimit},
		pool: pool{spare: spares{most: math.MaxInt64}}}
	c.Open(info.Backend + ":" + info.ID)
	if c.device, err = a.device(i); err != nil {
		return nil, err
	}
	c.handle = uintptr(i)
	reset := false
	if len(a.Names[CtxCreate]) > 0 {
		err := c.obtain(adopted)
		var refused *apiError
		if errors.As(err, &refused) && refused.code.sticky() {
			return nil, a.gone(info.ID, refused.code)
		}
		if err != nil {
			return nil, err
		}
	} else {
		c.shared = a.shared(c.device)
		if reset, err = c.shared.join(c); err != nil {
			return nil, err
		}
	}
	if err := c.newPool(); err != nil {
		_ = c.Close() // the error is the pool's
		return nil, err
	}
	a.alive.Store(c, nil)
	if reset {
		if err := c.tryOut(); err != nil {
			_ = c.Close() // the error is the one before
			return nil, driver.Errorf(driver.ErrNoDevice,
				"%s:%s: the driver does not bring the device back after the fault of a kernel: %v; start a new process", a.Backend,
				info.ID, err)
		}
	}
	return c, nil
}

func (c *context) Info() driver.DeviceInfo { return c.info }

// bound calls a function that acts on the context which is current on the thread.
//
//go:uintptrescapes
func (c *context) bound(f Fn, args ...uintptr) error {
	if c.api.fns[f] == 0 {
		return c.api.missing(f)
	}
	if waitsForAll(f) {
		return c.boundAlone(f, args)
	}
	r, err := c.callBound(f, args)
	if r == errOutOfMemory && c.makeRoom(f) {
		r, err = c.callBound(f, args)
	}
	if err != nil {
		return err
	}
	return c.check(f, r)
}

// callBound calls a function with the context made current, where it is not. It does not allocate.
func (c *context) callBound(f Fn, args []uintptr) (code, error) {
	if c.api.fns[CtxSetCurrent] == 0 {
		return 0, c.api.missing(CtxSetCurrent)
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	w := c.api.switcher()
	defer c.api.switches.Put(w)
	now := w.current()
	if now == c.handle { // or a context that was destroyed, whose handle c has got
		if r := c.api.invoke(f, args); r != errContextDestroyed {
			return r, nil
		}
	}
	if entered, r := w.enter(c.handle, now); r != success {
		return 0, c.check(entered, r)
	}
	r := c.api.invoke(f, args)
	w.exit(now, c.origin == ownContext)
	return r, nil
}

// queue calls a function that takes a stream, an event or memory of the context. See call.
//
//go:uintptrescapes
func (c *context) queue(f Fn, args ...uintptr) error {
	_, err := c.call(f, args)
	return err
}

// queueHandles is queue for at most twelve arguments of which none is the address of memory of Go's. It does not
// allocate.
func (c *context) queueHandles(f Fn, args ...uintptr) error {
	frame := c.frame()
	defer c.frames.Put(frame)
	return c.callFrame(f, frame, copy(frame.Args[:], args))
}

// frame is memory for a call's arguments.
func (c *context) frame() *dl.Frame {
	if f, ok := c.frames.Get().(*dl.Frame); ok {
		return f
	}
	return new(dl.Frame)
}

// ask is queue for a function that may answer "not ready": false.
//
//go:uintptrescapes
func (c *context) ask(f Fn, args ...uintptr) (ready bool, err error) { return c.call(f, args) }

// call calls a function that takes a stream, an event or memory of the context; args is not on a stack. Such a
// function works on any thread that has some context, and says when the thread has none, or one that was destroyed, or
// one that the handles do not belong to, which costs nothing on the threads that called before. A copy in which memory
// of one device and the context of another meet is an invalid value. It reports false when the answer is "not ready",
// which is no error. It does not allocate.
func (c *context) call(f Fn, args []uintptr) (ready bool, err error) {
	if c.api.fns[f] == 0 {
		return false, c.api.missing(f)
	}
	return c.answer(f, args, c.api.invoke(f, args))
}

// callFrame is call for the first n arguments in a frame, of a function that does not answer "not ready".
func (c *context) callFrame(f Fn, frame *dl.Frame, n int) error {
	var r code
	switch {
	case c.api.fns[f] == 0:
		return c.api.missing(f)
	case c.api.adapt[f] != nil:
		r = c.api.invoke(f, frame.Args[:n])
	default:
		r = code(c.api.fns[f].CallFrame(frame, n))
	}
	if r == success {
		return nil
	}
	_, err := c.answer(f, frame.Args[:n], r)
	return err
}

// answer is what call makes of the first result: it tries again with the context made current where that may help.
func (c *context) answer(f Fn, args []uintptr, r code) (ready bool, err error) {
	if r == errInvalidContext || r == errContextDestroyed || r == errInvalidHandle || r == errInvalidValue {
		if r, err = c.callBound(f, args); err != nil {
			return false, err
		}
	}
	if r == errOutOfMemory && c.makeRoom(f) {
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

// check turns a result into an error. A fault of a kernel makes the context lost: it is reported by whoever sees it
// first, and then by everyone.
func (c *context) check(f Fn, r code) error {
	if r == success {
		return nil
	}
	if lost := c.Fault(); lost != nil {
		return lost
	}
	if !r.sticky() {
		return c.api.result(f, r)
	}
	if c.shared != nil {
		c.shared.lose(c, r)
	} else {
		c.Lose(c.fault(r, []*context{c}))
	}
	return c.Fault()
}

// fault describes a fault: the device does not say which kernel it was, so the kernels that were on their way in the
// contexts are named.
func (c *context) fault(r code, contexts []*context) *driver.KernelError {
	var names []string
	more := false
	for _, one := range contexts {
		for _, s := range one.Streams() {
			var others bool
			names, others = s.recent(names)
			more = more || others
		}
	}
	return &driver.KernelError{Kernel: oneOf(names, more), Msg: c.api.explain(r), Lost: true}
}

// Close waits for the running work and frees everything made from the context.
func (c *context) Close() error {
	if c.Fault() == nil && c.api.residents.hung(&way{c: c}) != nil {
		return driver.Errorf(driver.ErrHung,
			"%s:%s: a kernel of a ring has not ended: the context stays until the process ends",
			c.info.Backend, c.info.ID)
	}
	release := func(s *stream) { s.hold.end() } // whose word stays the context's
	return c.Device.Close(release, func(streams []*stream, owned []gate.Closer) error {
		c.api.residents.forgetAll(c)
		if c.Fault() == nil {
			for _, s := range streams {
				s.abandon()
				_ = c.bound(StreamSynchronize, s.handle) // a fault that nobody waited for is nobody's
				_ = s.destroy()
			}
			c.stage.destroy(c)
			for _, x := range owned {
				x.Destroy()
			}
			c.destroyPinned()
			c.destroyPool()
		} else {
			for _, x := range owned {
				if m, ok := x.(*mem); ok && m.host != nil { // which goes with the context
					c.api.pinned.remove(m.host)
				}
			}
		}
		c.api.alive.Delete(c)
		if err := c.leave(); err != nil && c.Fault() == nil {
			return err
		}
		return nil
	})
}

// MemInfo returns bytes of device memory: free, and in all.
func (c *context) MemInfo() (free, total int64, err error) {
	if err := c.Enter(); err != nil {
		return 0, 0, err
	}
	defer c.Leave()
	v := new([2]uintptr)
	if err := c.bound(MemGetInfo, uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1]))); err != nil {
		return 0, 0, err
	}
	return int64(v[0]), int64(v[1]), nil
}
