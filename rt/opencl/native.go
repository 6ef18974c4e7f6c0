package opencl

import (
	"runtime"
	"slices"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// What others own is retained while it is used here and released afterwards, as OpenCL counts references: the owner's
// reference is never given up, and an owner that releases first does no harm. An adopted context has its memory in
// buffer objects, which other libraries know.

// The values of cl.h by which handles are asked for what they belong to.
const (
	contextDevices  = 0x1081
	queueContext    = 0x1090
	queueDevice     = 0x1091
	queueProperties = 0x1093
	outOfOrder      = 1 << 0
	memType         = 0x1100
	memSize         = 0x1102
	memContext      = 0x1106
	memParent       = 0x1107 // CL_MEM_ASSOCIATED_MEMOBJECT
	memOffset       = 0x1108
	memObjectBuffer = 0x10F0
	eventContext    = 0x11D4
	memUseHostPtr   = 1 << 3

	sizeOfHandle = unsafe.Sizeof(uintptr(0))
)

func null(what string) error {
	return driver.Errorf(driver.ErrInvalidLaunch, "opencl: the %s to adopt is null", what)
}

func foreign(what string) error {
	return driver.Errorf(driver.ErrNotSupported, "opencl: the %s to adopt belongs to another context", what)
}

// property asks a handle for a word.
func (l *library) property(f dl.Func, name string, h, what uintptr) (uintptr, error) {
	v := new(uintptr)
	err := fail(name, status(f.Call(h, what, unsafe.Sizeof(*v), uintptr(unsafe.Pointer(v)), 0)))
	return *v, err
}

// Adopt makes a Context of a cl_context and one of its devices; the device may be left out where there is only one.
func (b *Backend) Adopt(h driver.NativeContext) (driver.Context, error) {
	list, err := b.devices()
	if err != nil {
		return nil, err
	}
	if h.Context == 0 {
		return nil, null("context")
	}
	l := b.lib
	n := new(uintptr)
	if err := fail("clGetContextInfo", status(l.getContextInfo.Call(h.Context, contextDevices, 0, 0,
		uintptr(unsafe.Pointer(n))))); err != nil {
		return nil, err
	}
	ids := make([]uintptr, max(*n/sizeOfHandle, 1))
	if err := fail("clGetContextInfo", status(l.getContextInfo.Call(h.Context, contextDevices, *n,
		uintptr(unsafe.Pointer(&ids[0])), 0))); err != nil {
		return nil, err
	}
	if h.Device == 0 && len(ids) == 1 {
		h.Device = ids[0]
	}
	switch {
	case h.Device == 0:
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "opencl: the context to adopt has %d devices: say which",
			len(ids))
	case !slices.Contains(ids, h.Device):
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "opencl: the device is none of those of the context to adopt")
	}
	i := slices.IndexFunc(list, func(d *device) bool { return d.id == h.Device })
	if i < 0 {
		return nil, driver.Errorf(driver.ErrNoDevice,
			"opencl: kbind cannot use the device of the context to adopt; kbind doctor says why")
	}
	if err := fail("clRetainContext", status(l.retainContext.Call(h.Context))); err != nil {
		return nil, err
	}
	return wrapContext(l, list[i], h.Context, false), nil
}

// Native returns the cl_context and the cl_device_id.
func (c *context) Native() (driver.NativeContext, error) {
	if err := c.Enter(); err != nil {
		return driver.NativeContext{}, err
	}
	defer c.Leave()
	return driver.NativeContext{Backend: "opencl", Context: c.handle, Device: c.dev.id}, nil
}

// StreamAt makes a stream of a cl_command_queue.
func (c *context) StreamAt(h uintptr) (driver.Stream, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if h == 0 {
		return nil, null("queue")
	}
	ask := func(what uintptr) (uintptr, error) {
		return c.lib.property(c.lib.getQueueInfo, "clGetCommandQueueInfo", h, what)
	}
	if ctx, err := ask(queueContext); err != nil {
		return nil, err
	} else if ctx != c.handle {
		return nil, foreign("queue")
	}
	if id, err := ask(queueDevice); err != nil {
		return nil, err
	} else if id != c.dev.id {
		return nil, driver.Errorf(driver.ErrNotSupported,
			"opencl: the queue to adopt belongs to another device of the context than %s", c.dev.info.Name)
	}
	if properties, err := ask(queueProperties); err != nil {
		return nil, err
	} else if properties&outOfOrder != 0 {
		return nil, driver.Errorf(driver.ErrNotSupported,
			"opencl: the queue to adopt is out of order; kbind's streams are in order")
	}
	if err := fail("clRetainCommandQueue", status(c.lib.retainQueue.Call(h))); err != nil {
		return nil, err
	}
	s := c.newStream(h, true)
	s.work() // the owner may have queued some
	return s, nil
}

// Native returns the cl_command_queue.
func (s *stream) Native() (uintptr, error) {
	if err := s.Enter(); err != nil {
		return 0, err
	}
	defer s.Leave()
	return s.handle, nil
}

// EventAt makes an event of a cl_event.
func (c *context) EventAt(h uintptr) (driver.Event, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if h == 0 {
		return nil, null("event")
	}
	if ctx, err := c.lib.property(c.lib.getEventInfo, "clGetEventInfo", h, eventContext); err != nil {
		return nil, err
	} else if ctx != c.handle {
		return nil, foreign("event")
	}
	if err := fail("clRetainEvent", status(c.lib.retainEvent.Call(h))); err != nil {
		return nil, err
	}
	e := &event{ctx: c, handle: h, stream: &stream{ctx: c}} // of which only the context is asked
	c.Add(e)
	return e, nil
}

// Native returns the cl_event of the latest Record.
func (e *event) Native() (uintptr, error) {
	if err := e.ctx.Enter(); err != nil {
		return 0, err
	}
	defer e.ctx.Leave()
	e.mu.Lock()
	defer e.mu.Unlock()
	switch {
	case e.closed:
		return 0, driver.Errorf(driver.ErrClosed, "opencl: the event is already closed")
	case e.handle == 0:
		return 0, driver.Errorf(driver.ErrNotSupported, "opencl: an event has no handle before its first Record")
	}
	return e.handle, nil
}

// MemAt makes memory of a cl_mem. Of a sub-buffer it is the whole that the sub-buffer is part of, because there are no
// sub-buffers of those.
func (c *context) MemAt(h uintptr, size int, owner any) (driver.Mem, int, error) {
	if err := c.Enter(); err != nil {
		return nil, 0, err
	}
	defer c.Leave()
	if h == 0 {
		return nil, 0, null("memory")
	}
	v := new([5]uintptr) // what the following are
	for i, what := range []uintptr{memType, memContext, memSize, memParent, memOffset} {
		n := sizeOfHandle
		if what == memType {
			n = 4 // cl_mem_object_type
		}
		if err := fail("clGetMemObjectInfo", status(c.lib.getMemInfo.Call(h, what, n, uintptr(unsafe.Pointer(&v[i])),
			0))); err != nil {
			return nil, 0, err
		}
	}
	switch {
	case v[1] != c.handle:
		return nil, 0, foreign("memory")
	case v[0] != memObjectBuffer:
		return nil, 0, driver.Errorf(driver.ErrNotSupported, "opencl: the memory object to adopt is no buffer")
	case uintptr(size) > v[2]:
		return nil, 0, driver.Errorf(driver.ErrInvalidLaunch, "opencl: %d bytes of a buffer to adopt that has %d", size,
			v[2])
	}
	off := int(v[4])
	m := &mem{ctx: c, buffer: h, size: size, shared: true, owner: owner}
	if v[3] != 0 {
		m.buffer, m.size = v[3], off+size
	} else {
		off = 0
	}
	if err := fail("clRetainMemObject", status(c.lib.retainMem.Call(m.buffer))); err != nil {
		return nil, 0, err
	}
	c.Add(m)
	return m, off, nil
}

// NativeMem returns the buffer object.
func (m *mem) NativeMem(off int) (driver.NativeMem, error) {
	if m.Freed() {
		return driver.NativeMem{}, driver.Errorf(driver.ErrFreed, "opencl: memory used after Free")
	}
	c := m.ctx
	if err := c.Enter(); err != nil {
		return driver.NativeMem{}, err
	}
	defer c.Leave()
	if m.mapped() {
		return driver.NativeMem{}, driver.Errorf(driver.ErrNotSupported,
			"opencl: memory of the host is mapped, and no command may use its buffer object")
	}
	h, err := m.object()
	return driver.NativeMem{Handle: h, Offset: off}, err
}

// object returns the buffer object. Shared virtual memory gets one when it is needed, which shows the same bytes
// (clCreateBuffer, CL_MEM_USE_HOST_PTR).
func (m *mem) object() (uintptr, error) {
	if m.addr == 0 {
		return m.buffer, nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.buffer == 0 {
		c, result := m.ctx, new(int32)
		h := c.lib.createBuffer.Call(c.handle, memReadWrite|memUseHostPtr, uintptr(m.size), m.addr,
			uintptr(unsafe.Pointer(result)))
		if err := fail("clCreateBuffer", status(*result)); err != nil {
			return 0, err
		}
		m.buffer = h
	}
	return m.buffer, nil
}

// dropOwner lets the owner of foreign memory go once the work that is queued now is done.
func (m *mem) dropOwner() {
	c, owner := m.ctx, m.owner
	m.owner = nil
	if owner == nil {
		return
	}
	behind(c.busy(), func() { runtime.KeepAlive(owner) })
}
