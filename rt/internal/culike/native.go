package culike

import (
	"runtime"
	"strconv"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// origin says whose context a device is opened in.
type origin uint8

const (
	ownContext     origin = iota // made for it, and destroyed with it
	primaryContext               // the device's, which all parts of the process share
	adoptedContext               // somebody else's
)

// obtain gets the context of the vendor's for c.
func (c *context) obtain(adopted uintptr) error {
	a, h := c.api, new(uintptr)
	switch {
	case c.origin == adoptedContext:
		c.handle = adopted
		if made, ok := a.own.Load(adopted); ok {
			made.(*context).shown.Store(true)
		}
		return nil
	case c.origin == primaryContext:
		if err := a.Call(PrimaryRetain, uintptr(unsafe.Pointer(h)), c.device); err != nil {
			return err
		}
		c.handle = *h
		return nil
	}
	// cuCtxCreate puts the new context on top of the thread's, from where cuCtxSetCurrent(0) takes it.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	err := a.Call(CtxCreate, uintptr(unsafe.Pointer(h)), 0, c.device)
	_ = a.Call(CtxSetCurrent, 0)
	if err != nil {
		return err
	}
	c.handle = *h
	a.own.Store(*h, c)
	return nil
}

// leave gives the context of the vendor's back.
func (c *context) leave() error {
	switch {
	case c.shared != nil:
		c.shared.leave(c)
		return nil
	case c.origin == primaryContext:
		return c.aside(true, func() error { return c.api.Call(PrimaryRelease, c.device) })
	case c.origin == adoptedContext:
		return nil
	}
	defer c.api.own.CompareAndDelete(c.handle, c) // unless the next one has got the handle already
	// The driver waits for the kernels of the device's other contexts, too.
	return c.aside(true, func() error { return c.api.Call(CtxDestroy, c.handle) })
}

// switcher changes what is current on the thread. It is the memory for that.
type switcher struct {
	api    *API
	args   [1]uintptr
	have   uintptr
	theirs bool // between enter and exit: what was current is others'
	pushed bool // and is below on the thread's stack
}

func (a *API) switcher() *switcher {
	if w, ok := a.switches.Get().(*switcher); ok {
		return w
	}
	return &switcher{api: a}
}

// current is the context that is current on the thread, 0 where there is none or the library does not tell.
func (w *switcher) current() uintptr {
	get := w.api.fns[CtxGetCurrent]
	if get == 0 {
		return 0
	}
	w.args[0] = uintptr(unsafe.Pointer(&w.have))
	if code(get.CallSlice(w.args[:])) != success {
		return 0
	}
	return w.have
}

// set makes a context current on the thread.
func (w *switcher) set(h uintptr) code {
	w.args[0] = h
	return code(w.api.fns[CtxSetCurrent].CallSlice(w.args[:]))
}

// others reports whether somebody else expects the context that is current on the thread to stay so. Nobody does of one
// that was made here, unless its handle was given away.
func (w *switcher) others(now uintptr) bool {
	if now == 0 {
		return false
	}
	made, ok := w.api.own.Load(now)
	return !ok || made.(*context).shown.Load()
}

// enter makes a context current on the thread instead of now. Others' context stays below it on the thread's stack: it
// may have been destroyed meanwhile, and then a driver crashes if it is made current again. f is what was called.
func (w *switcher) enter(h, now uintptr) (f Fn, r code) {
	w.theirs = w.others(now)
	w.pushed = w.theirs && w.api.Has(CtxPush, CtxPop)
	if !w.pushed {
		return CtxSetCurrent, w.set(h)
	}
	w.args[0] = h
	return CtxPush, code(w.api.fns[CtxPush].CallSlice(w.args[:]))
}

// exit undoes enter. Where there is no others' context, one that was made here stays current, which spares later calls
// the change. One that was adopted does not, because its owner may destroy it without saying so.
func (w *switcher) exit(now uintptr, own bool) {
	switch {
	case w.api.fns[CtxGetCurrent] == 0: // now is not known
	case w.pushed:
		w.args[0] = uintptr(unsafe.Pointer(&w.have))
		w.api.fns[CtxPop].CallSlice(w.args[:])
	case w.theirs:
		w.set(now)
	case !own:
		w.set(0)
	}
}

// Bound calls do with the context current on a locked thread. The context may be closed while do runs, which may wait
// for long.
func (c *context) Bound(do func() error) error {
	if c.api.fns[CtxSetCurrent] == 0 {
		return c.api.missing(CtxSetCurrent)
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	w := c.api.switcher()
	defer c.api.switches.Put(w)
	now := w.current()
	if err := c.Enter(); err != nil {
		return err
	}
	f, r := w.enter(c.handle, now)
	c.Leave()
	if r != success {
		return c.check(f, r)
	}
	err := do()
	if c.api.fns[CtxGetCurrent] == 0 { // do may have chosen another
		w.set(c.handle)
	}
	w.exit(now, false)
	return err
}

// OpenPrimary opens a device in the context that all parts of the process share.
func (b *Backend) OpenPrimary(id string) (driver.Context, error) { return b.openAs(id, primaryContext) }

// Adopt makes a Context of a foreign one.
func (b *Backend) Adopt(h driver.NativeContext) (driver.Context, error) {
	devices, err := b.Devices()
	if err != nil {
		return nil, err
	}
	a := b.api
	device := h.Device
	if len(a.Names[CtxCreate]) > 0 {
		if h.Context == 0 {
			return nil, a.null("context")
		}
		if device, err = a.deviceOf(h.Context); err != nil {
			return nil, err
		}
	} else if h.Context != 0 {
		return nil, driver.Errorf(driver.ErrNotSupported,
			"%s: a device has one context: adopt it by the device's number alone", a.Backend)
	}
	for _, info := range devices {
		i, err := strconv.Atoi(info.ID)
		if err != nil {
			return nil, err
		}
		if have, err := a.device(i); err != nil {
			return nil, err
		} else if have == device {
			return a.newContext(info, adoptedContext, h.Context)
		}
	}
	return nil, driver.Errorf(driver.ErrNoDevice, "%s: the context to adopt is of device %d, of which there is none",
		a.Backend, device)
}

// deviceOf asks for the device of a foreign context, which is an error if it is none.
func (a *API) deviceOf(h uintptr) (uintptr, error) {
	if !a.Has(CtxGetCurrent, CtxGetDevice) {
		return 0, a.missing(CtxGetDevice)
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	w := a.switcher()
	defer a.switches.Put(w)
	now, dev := w.current(), new(int32)
	if f, r := w.enter(h, now); r != success {
		return 0, a.result(f, r)
	}
	err := a.Call(CtxGetDevice, uintptr(unsafe.Pointer(dev)))
	w.exit(now, false)
	return uintptr(*dev), err
}

func (a *API) null(what string) error {
	return driver.Errorf(driver.ErrInvalidLaunch, "%s: the %s to adopt is null", a.Backend, what)
}

// elsewhere is the error for a handle that belongs to another context, or to another device where devices have one.
func (c *context) elsewhere(what string) error {
	return driver.Errorf(driver.ErrNotSupported, "%s: the %s to adopt belongs to another context", c.info.Backend, what)
}

// Native returns the context and the device.
func (c *context) Native() (driver.NativeContext, error) {
	if err := c.Enter(); err != nil {
		return driver.NativeContext{}, err
	}
	defer c.Leave()
	c.shown.Store(true)
	n := driver.NativeContext{Backend: c.info.Backend, Device: c.device}
	if c.shared == nil {
		n.Context = c.handle
	}
	return n, nil
}

// StreamAt makes a stream of a foreign one.
func (c *context) StreamAt(h uintptr) (driver.Stream, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	const legacy, perThread = 1, 2 // CU_STREAM_LEGACY, CU_STREAM_PER_THREAD
	switch h {
	case 0:
		return nil, driver.Errorf(driver.ErrInvalidLaunch,
			"%s: the stream to adopt is null, the default stream of whatever context is current: make a stream", c.info.Backend)
	case legacy, perThread:
		return nil, driver.Errorf(driver.ErrNotSupported,
			"%s: the stream to adopt is a default one, another on each thread or in each context: make a stream", c.info.Backend)
	}
	v := new(uintptr)
	switch {
	case c.api.Has(StreamGetCtx):
		if err := c.bound(StreamGetCtx, h, uintptr(unsafe.Pointer(v))); err != nil {
			return nil, err
		} else if *v != c.handle {
			return nil, c.elsewhere("stream")
		}
	case c.api.Has(StreamGetDevice):
		if err := c.bound(StreamGetDevice, h, uintptr(unsafe.Pointer(v))); err != nil {
			return nil, err
		} else if uintptr(int32(*v)) != c.device {
			return nil, c.elsewhere("stream")
		}
	}
	const noTiming = 2 // CU_EVENT_DISABLE_TIMING
	mark := new(uintptr)
	if err := c.bound(EventCreate, uintptr(unsafe.Pointer(mark)), noTiming); err != nil {
		return nil, err
	}
	s := &stream{ctx: c, handle: h, mark: *mark, self: []uintptr{h}, foreign: true}
	c.AddStream(s)
	return s, nil
}

// Native returns the stream's handle.
func (s *stream) Native() (uintptr, error) {
	if err := s.Enter(); err != nil {
		return 0, err
	}
	defer s.Leave()
	s.shown.Store(true)
	return s.handle, nil
}

// EventAt makes an event of a foreign one.
func (c *context) EventAt(h uintptr) (driver.Event, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if h == 0 {
		return nil, c.api.null("event")
	}
	if _, err := c.ask(EventQuery, h); err != nil { // it need not be reached
		return nil, err
	}
	e := &event{ctx: c, handle: h, self: []uintptr{h}, foreign: true}
	e.recorded.Store(true)
	c.Add(e)
	return e, nil
}

// Native returns the event's handle.
func (e *event) Native() (uintptr, error) {
	if err := e.enter(); err != nil {
		return 0, err
	}
	defer e.leave()
	return e.handle, nil
}

// MemAt makes memory of a foreign address, of which the driver tells whose it is and how far it reaches.
func (c *context) MemAt(h uintptr, size int, owner any) (driver.Mem, int, error) {
	if err := c.Enter(); err != nil {
		return nil, 0, err
	}
	defer c.Leave()
	if h == 0 {
		return nil, 0, c.api.null("memory")
	}
	const attrContext, attrDevice = 1, 9 // CU_POINTER_ATTRIBUTE_CONTEXT, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
	v := new([3]uintptr)
	if c.api.Has(PointerGetAttribute) {
		what, want := uintptr(attrContext), c.handle
		if c.shared != nil {
			what, want = attrDevice, c.device
		}
		err := c.bound(PointerGetAttribute, uintptr(unsafe.Pointer(&v[0])), what, h)
		switch {
		case err != nil:
			return nil, 0, err
		case v[0] != want && (v[0] != 0 || c.shared != nil): // memory of a pool may have no context
			return nil, 0, c.elsewhere("memory")
		}
	}
	if c.api.Has(MemGetRange) {
		if err := c.bound(MemGetRange, uintptr(unsafe.Pointer(&v[1])), uintptr(unsafe.Pointer(&v[2])), h); err != nil {
			return nil, 0, err
		}
		if left := v[2] - (h - v[1]); uintptr(size) > left {
			return nil, 0, driver.Errorf(driver.ErrInvalidLaunch,
				"%s: %d bytes at %#x, where the memory to adopt ends after %d", c.info.Backend, size, h, left)
		}
	}
	m := &mem{ctx: c, addr: uint64(h), size: size, foreign: true, owner: owner}
	c.Add(m)
	return m, 0, nil
}

// NativeMem returns the address of a byte.
func (m *mem) NativeMem(off int) (driver.NativeMem, error) {
	at, err := m.Addr()
	return driver.NativeMem{Handle: uintptr(at) + uintptr(off)}, err
}

// dropOwner lets the owner of foreign memory go once the work that is queued now is done.
func (m *mem) dropOwner() {
	owner := m.owner
	m.owner = nil
	if owner == nil {
		return
	}
	behind(m.ctx.Streams(), func() { runtime.KeepAlive(owner) })
}

// behind calls f once what is queued on the streams is done: at once if there are none. A fault is for those who wait
// for a stream; a closed stream has been waited for.
func behind(streams []*stream, f func()) {
	if len(streams) == 0 {
		f()
		return
	}
	streams[0].behind.Add(streams[0].block, func() { behind(streams[1:], f) })
}
