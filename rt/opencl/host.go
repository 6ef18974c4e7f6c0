package opencl

import (
	"runtime"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// The values of cl.h for memory of the host.
const (
	memAllocHostPtr = 1 << 4
	mapReadWrite    = 1<<0 | 1<<1
)

// AllocHost returns memory of the host: shared virtual memory, which kernels may be given, or a buffer object that the
// driver lays where the device copies by itself, and that stays mapped for the host.
func (c *context) AllocHost(n int) (driver.HostMem, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if c.svm {
		m, err := c.alloc(n)
		if err != nil {
			return nil, err
		}
		address := m.addr // memory of C, which Go does not move
		m.host = unsafe.Slice((*byte)(*(*unsafe.Pointer)(unsafe.Pointer(&address))), n)
		return m, nil
	}
	if c.lib.enqueueMap == 0 || c.lib.enqueueUnmap == 0 {
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: %s maps no memory", c.lib.Path())
	}
	result := new(int32)
	buffer := c.lib.createBuffer.Call(c.handle, memReadWrite|memAllocHostPtr, uintptr(n), 0,
		uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateBuffer", status(*result)); err != nil {
		return nil, err
	}
	m := &mem{ctx: c, buffer: buffer, size: n}
	if err := m.mapHost(); err != nil {
		c.lib.releaseMem.Call(buffer)
		return nil, err
	}
	c.used.Add(int64(n))
	c.Add(m)
	return m, nil
}

// mapHost maps the buffer object, on a queue that is used for nothing else.
func (m *mem) mapHost() error {
	c, result := m.ctx, new(int32)
	m.mapQueue = c.lib.createQueue.Call(c.handle, c.dev.id, 0, uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateCommandQueue", status(*result)); err != nil {
		return err
	}
	p := c.lib.enqueueMap.Call(m.mapQueue, m.buffer, yes, mapReadWrite, 0, uintptr(m.size), 0, 0, 0,
		uintptr(unsafe.Pointer(result)))
	if err := fail("clEnqueueMapBuffer", status(*result)); err != nil {
		c.lib.releaseQueue.Call(m.mapQueue)
		return err
	}
	m.host = unsafe.Slice((*byte)(*(*unsafe.Pointer)(unsafe.Pointer(&p))), m.size)
	return nil
}

// unmap ends what mapHost began.
func (m *mem) unmap() {
	l := m.ctx.lib
	l.enqueueUnmap.Call(m.mapQueue, m.buffer, uintptr(unsafe.Pointer(unsafe.SliceData(m.host))), 0, 0, 0)
	l.finish.Call(m.mapQueue)
	l.releaseQueue.Call(m.mapQueue)
}

// mapped reports a buffer object that belongs to the host: commands reach it by its address only.
func (m *mem) mapped() bool { return m.host != nil && m.addr == 0 }

// Bytes are the memory as the host sees it.
func (m *mem) Bytes() []byte { return m.host }

// copyMapped queues a copy between mapped memory and a buffer object; one between two that are mapped the host makes.
func (s *stream) copyMapped(dst *mem, dstOff int, src *mem, srcOff, n int) error {
	l := s.ctx.lib
	switch {
	case !dst.mapped():
		err := s.check("clEnqueueWriteBuffer",
			status(l.enqueueWrite.Call(s.handle, dst.buffer, 0, uintptr(dstOff), uintptr(n),
				uintptr(unsafe.Pointer(&src.host[srcOff])), 0, 0, 0)))
		runtime.KeepAlive(src)
		return err
	case !src.mapped():
		err := s.check("clEnqueueReadBuffer",
			status(l.enqueueRead.Call(s.handle, src.buffer, 0, uintptr(srcOff), uintptr(n),
				uintptr(unsafe.Pointer(&dst.host[dstOff])), 0, 0, 0)))
		runtime.KeepAlive(dst)
		return err
	}
	err := s.finish()
	if err == nil {
		copy(dst.host[dstOff:dstOff+n], src.host[srcOff:])
	}
	return err
}
