package opencl

import (
	"errors"
	"maps"
	"slices"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// mem is device memory: shared virtual memory at addr, or a buffer object.
type mem struct {
	gate.Uses
	ctx    *context
	addr   uintptr // 0: a buffer object
	buffer uintptr
	size   int
	shared bool // somebody else's buffer object
	owner  any  // of somebody else's: what keeps it

	host     []byte  // memory of the host; see AllocHost
	mapQueue uintptr // on which a buffer object was mapped

	mu   sync.Mutex
	subs map[[2]int]uintptr // sub-buffers of a buffer object, by offset and size; at most maxSubs
}

// maxSubs is how many sub-buffers of a buffer object are kept for their next use.
const maxSubs = 64

// alignment is that of the largest type of OpenCL C, in bytes.
const alignment = 128

// Alloc returns n bytes of device memory.
func (c *context) Alloc(n int) (driver.Mem, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	m, err := c.alloc(n)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// alloc makes memory. Where there is none it waits for the work after which memory is freed, and tries once more.
func (c *context) alloc(n int) (*mem, error) {
	m, err := c.tryAlloc(n)
	if errors.Is(err, driver.ErrOutOfMemory) && c.makeRoom() {
		m, err = c.tryAlloc(n)
	}
	return m, err
}

// makeRoom waits for the work that memory waits for which is being freed, and frees it. It reports whether there was
// any such work. The caller may be inside a stream.
func (c *context) makeRoom() bool {
	c.freeing.Lock()
	list := slices.Collect(maps.Keys(c.pending))
	c.freeing.Unlock()
	busy := c.busy()
	for _, s := range busy {
		switch entered, err := s.TryEnterWait(); {
		case entered:
			err = s.finish()
			s.LeaveWait()
			if err != nil {
				return false
			}
		case err == nil: // somebody closes it, and may take long
			return false
		}
	}
	for _, m := range list {
		m.release()
	}
	return len(busy) > 0
}

func (c *context) tryAlloc(n int) (*mem, error) {
	used := c.used.Load()
	if n > c.dev.maxAlloc || int64(n) > c.dev.info.Memory-used {
		return nil, driver.Errorf(driver.ErrOutOfMemory,
			"opencl: out of device memory: %d bytes wanted, %d of %d in use, and at most %d at once", n, used, c.dev.info.Memory,
			c.dev.maxAlloc)
	}
	m := &mem{ctx: c, size: n}
	if c.svm {
		if m.addr = c.lib.svmAlloc.Call(c.handle, memReadWrite, uintptr(n), alignment); m.addr == 0 {
			return nil, driver.Errorf(driver.ErrOutOfMemory, "opencl: clSVMAlloc has no %d bytes", n)
		}
	} else {
		result := new(int32)
		m.buffer = c.lib.createBuffer.Call(c.handle, memReadWrite, uintptr(n), 0, uintptr(unsafe.Pointer(result)))
		if err := fail("clCreateBuffer", status(*result)); err != nil {
			return nil, err
		}
	}
	c.used.Add(int64(n))
	c.Add(m)
	return m, nil
}

func (m *mem) Size() int { return m.size }

// Free returns the memory once the work queued so far is done; it does not wait for that.
func (m *mem) Free() error { return m.Uses.Free(m.giveBack) }

func (m *mem) giveBack() error {
	c := m.ctx
	if c.Enter() != nil {
		return nil // freed with the context, or lost with it
	}
	defer c.Leave()
	c.Settle()
	if m.addr == 0 && m.host == nil { // the commands that use a buffer object keep it
		m.release()
		return nil
	}
	busy := c.busy()
	if len(busy) == 0 {
		m.release()
		return nil
	}
	c.freeing.Lock()
	c.pending[m] = struct{}{}
	c.freeing.Unlock()
	behind(busy, func() {
		if c.Enter() == nil {
			defer c.Leave()
			m.release()
		}
	})
	return nil
}

// busy lists the streams with work that is not done.
func (c *context) busy() []*stream {
	var list []*stream
	for _, s := range c.Streams() {
		if s.busy() {
			list = append(list, s)
		}
	}
	return list
}

// behind calls f once what is queued on the streams is done: at once if there are none. A fault is for those who wait
// for a stream; a closed stream has been waited for.
func behind(busy []*stream, f func()) {
	if len(busy) == 0 {
		f()
		return
	}
	busy[0].behind.Add(busy[0].drain, func() { behind(busy[1:], f) })
}

// release frees the memory unless the end of the context did.
func (m *mem) release() {
	m.ctx.freeing.Lock()
	delete(m.ctx.pending, m)
	m.ctx.freeing.Unlock()
	if m.ctx.Remove(m) {
		if !m.shared {
			m.ctx.used.Add(-int64(m.size))
		}
		m.dropOwner()
		m.Destroy()
	}
}

func (m *mem) Destroy() {
	l := m.ctx.lib
	if m.addr != 0 {
		if m.buffer != 0 {
			l.releaseMem.Call(m.buffer)
		}
		l.svmFree.Call(m.ctx.handle, m.addr)
		return
	}
	if m.host != nil {
		m.unmap()
	}
	for _, sub := range m.subs {
		l.releaseMem.Call(sub)
	}
	l.releaseMem.Call(m.buffer)
}

// Addr returns the address of the first byte as kernels see it. ErrNotSupported for a buffer object.
func (m *mem) Addr() (uint64, error) {
	if m.Freed() {
		return 0, driver.Errorf(driver.ErrFreed, "opencl: memory used after Free")
	}
	if m.addr == 0 {
		return 0, driver.Errorf(driver.ErrNotSupported, "opencl: the memory of %s is buffer objects, which have no addresses",
			m.ctx.dev.info.Name)
	}
	return uint64(m.addr), nil
}

// window checks that n bytes at off are in memory of the context.
func (c *context) window(h driver.Mem, off, n int) (*mem, error) {
	m, ok := h.(*mem)
	switch {
	case !ok || m.ctx != c:
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: memory of another context")
	case m.Freed():
		return nil, driver.Errorf(driver.ErrFreed, "opencl: memory used after Free")
	case off < 0 || n < 0 || n > m.size-off:
		return nil, driver.Errorf(driver.ErrInvalidLaunch, "opencl: bytes [%d:%d] of %d bytes of memory", off, off+n, m.size)
	}
	return m, nil
}

// hold is window for a call that waits for the device: the memory stays until it is dropped, outside of all gates.
func (c *context) hold(h driver.Mem, off, n int) (*mem, error) {
	m, ok := h.(*mem)
	held := ok && m.Hold()
	_, err := c.window(h, off, n)
	if err != nil && held {
		m.Drop()
	}
	return m, err
}

// sub returns the buffer object for a window that begins at the device's alignment. once says that it is not kept for
// later: the caller releases it when it has queued the command that uses it. A window without bytes, of which there is
// no sub-buffer, is the whole buffer object.
func (m *mem) sub(off, n int) (h uintptr, once bool, err error) {
	if off == 0 || n == 0 {
		return m.buffer, false, nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if h, ok := m.subs[[2]int{off, n}]; ok {
		return h, false, nil
	}
	region, result := &[2]uintptr{uintptr(off), uintptr(n)}, new(int32)
	flags := uintptr(memReadWrite)
	if m.shared {
		flags = 0 // those of the buffer object
	}
	h = m.ctx.lib.createSubBuffer.Call(m.buffer, flags, bufferCreateRegion, uintptr(unsafe.Pointer(region)),
		uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateSubBuffer", status(*result)); err != nil {
		return 0, false, err
	}
	if len(m.subs) == maxSubs {
		return h, true, nil
	}
	if m.subs == nil {
		m.subs = map[[2]int]uintptr{}
	}
	m.subs[[2]int{off, n}] = h
	return h, false, nil
}
