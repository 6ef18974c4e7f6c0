package opencl

import (
	"bytes"
	"errors"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// stream is a driver.Stream: an in-order command queue.
type stream struct {
	gate.Stream
	ctx    *context
	handle uintptr
	self   []uintptr // the queue as the only argument of a call

	shared bool                   // others queue work too
	queued atomic.Uint64          // calls that queued work
	waited atomic.Uint64          // of which the device is known to be done
	last   atomic.Pointer[kernel] // the kernel launched last, for the message of a fault
	behind gate.Behind            // what is freed once the work is done
	faults faults
	holds  sync.Map // user event -> func() that ends the hold
	finisher
}

// NewStream makes a stream.
func (c *context) NewStream() (driver.Stream, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	result := new(int32)
	h := c.lib.createQueue.Call(c.handle, c.dev.id, profilingEnable, uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateCommandQueue", status(*result)); err != nil {
		return nil, err
	}
	return c.newStream(h, false), nil
}

// newStream makes a stream of a queue, whose reference it takes over.
func (c *context) newStream(h uintptr, shared bool) *stream {
	s := &stream{ctx: c, handle: h, self: []uintptr{h}, shared: shared}
	s.finishAll = s.finishForWaiters
	c.AddStream(s)
	return s
}

// work counts a call that has queued work.
func (s *stream) work() { s.queued.Add(1) }

// busy reports whether there may be work that nobody has waited for.
func (s *stream) busy() bool { return s.shared || s.waited.Load() != s.queued.Load() }

// check turns the result of a queued or waiting call into an error; a fault of a kernel makes the context lost.
func (s *stream) check(f string, r status) error {
	if r == success {
		return nil
	}
	if !r.fault() {
		return fail(f, r)
	}
	name := "a kernel"
	if k := s.last.Load(); k != nil {
		name = k.name
	}
	return s.ctx.Lose(&driver.KernelError{Kernel: name, Msg: f + ": " + r.String(), Lost: true})
}

const yes = 1 // CL_TRUE

// Upload copies host memory to the device and waits for it.
func (s *stream) Upload(dst driver.Mem, off int, src []byte) error {
	return s.host(dst, off, src, true)
}

// Download waits for the work queued before it and copies device memory to the host.
func (s *stream) Download(dst []byte, src driver.Mem, off int) error {
	return s.host(src, off, dst, false)
}

// host copies between host memory and the device, and waits.
func (s *stream) host(h driver.Mem, off int, host []byte, up bool) error {
	h, off = whole(h, off, len(host))
	m, err := s.ctx.hold(h, off, len(host))
	if err != nil {
		return err
	}
	defer m.Drop()
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.LeaveWait()
	if len(host) == 0 {
		return nil
	}
	l, n := s.ctx.lib, uintptr(len(host))
	defer s.work()
	if m.mapped() {
		err := s.finish()
		switch {
		case err != nil:
			return err
		case up:
			copy(m.host[off:], host)
		default:
			copy(host, m.host[off:])
		}
		return s.failures()
	}
	switch {
	case m.addr != 0 && up:
		err = s.check("clEnqueueSVMMemcpy",
			status(l.svmMemcpy.Call(s.handle, yes, m.addr+uintptr(off), uintptr(unsafe.Pointer(unsafe.SliceData(host))), n, 0, 0,
				0)))
	case m.addr != 0:
		err = s.check("clEnqueueSVMMemcpy",
			status(l.svmMemcpy.Call(s.handle, yes, uintptr(unsafe.Pointer(unsafe.SliceData(host))), m.addr+uintptr(off), n, 0, 0,
				0)))
	case up:
		err = s.check("clEnqueueWriteBuffer",
			status(l.enqueueWrite.Call(s.handle, m.buffer, yes, uintptr(off), n, uintptr(unsafe.Pointer(unsafe.SliceData(host))),
				0, 0, 0)))
	default:
		err = s.check("clEnqueueReadBuffer",
			status(l.enqueueRead.Call(s.handle, m.buffer, yes, uintptr(off), n, uintptr(unsafe.Pointer(unsafe.SliceData(host))),
				0, 0, 0)))
	}
	if err != nil {
		return err
	}
	return s.failures()
}

// Copy queues a copy inside device memory; one that overlaps itself goes by way of other memory.
func (s *stream) Copy(dst driver.Mem, dstOff int, src driver.Mem, srcOff, n int) error {
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	d, err := s.ctx.window(dst, dstOff, n)
	if err != nil {
		return err
	}
	from, err := s.ctx.window(src, srcOff, n)
	if err != nil || n == 0 || d == from && dstOff == srcOff {
		return err
	}
	defer s.work()
	if d != from || dstOff >= srcOff+n || srcOff >= dstOff+n {
		return s.copy(d, dstOff, from, srcOff, n)
	}
	tmp, err := s.ctx.alloc(n)
	if err != nil {
		return err
	}
	err = s.copy(tmp, 0, from, srcOff, n)
	if err == nil {
		err = s.copy(d, dstOff, tmp, 0, n)
	}
	if tmp.addr != 0 { // nothing but this keeps it while it is used
		if ferr := s.finish(); err == nil {
			err = ferr
		}
	}
	tmp.release()
	return err
}

func (s *stream) copy(dst *mem, dstOff int, src *mem, srcOff, n int) error {
	l := s.ctx.lib
	if dst.mapped() || src.mapped() {
		return s.copyMapped(dst, dstOff, src, srcOff, n)
	}
	if dst.addr != 0 && src.addr != 0 {
		return s.check("clEnqueueSVMMemcpy",
			status(l.svmMemcpy.Call(s.handle, 0, dst.addr+uintptr(dstOff), src.addr+uintptr(srcOff), uintptr(n), 0, 0, 0)))
	}
	to, err := dst.object()
	if err != nil {
		return err
	}
	from, err := src.object()
	if err != nil {
		return err
	}
	return s.check("clEnqueueCopyBuffer",
		status(l.enqueueCopy.Call(s.handle, from, to, uintptr(srcOff), uintptr(dstOff), uintptr(n), 0, 0, 0)))
}

// Fill repeats a pattern. A window that is not aligned to the pattern is filled with bytes from the host.
func (s *stream) Fill(h driver.Mem, off, n int, pattern []byte) error {
	if err := s.Enter(); err != nil {
		return err
	}
	m, err := s.ctx.window(h, off, n)
	if err != nil || n == 0 {
		s.Leave()
		return err
	}
	if m.mapped() || (off+int(m.addr))%len(pattern) != 0 {
		s.Leave()
		return s.Upload(h, off, bytes.Repeat(pattern, n/len(pattern)))
	}
	defer s.Leave()
	return s.fill(m, off, n, pattern)
}

// fill queues the filling of memory that is not mapped, at a multiple of the pattern.
func (s *stream) fill(m *mem, off, n int, pattern []byte) error {
	defer s.work()
	l, size := s.ctx.lib, uintptr(len(pattern))
	if m.addr != 0 {
		return s.check("clEnqueueSVMMemFill",
			status(l.svmFill.Call(s.handle, m.addr+uintptr(off), uintptr(unsafe.Pointer(unsafe.SliceData(pattern))), size,
				uintptr(n), 0, 0, 0)))
	}
	return s.check("clEnqueueFillBuffer",
		status(l.enqueueFill.Call(s.handle, m.buffer, uintptr(unsafe.Pointer(unsafe.SliceData(pattern))), size, uintptr(off),
			uintptr(n), 0, 0, 0)))
}

// watch is an event of the driver together with the memory that asking for it takes, so that a wait does not allocate.
type watch struct {
	ev    uintptr
	state int32
	args  [5]uintptr
}

// watch returns a watch for an event, to be put back into c.watches. It is on no stack: the driver writes into it by
// its address, and Go moves stacks.
func (c *context) watch(ev uintptr) *watch {
	w, ok := c.watches.Get().(*watch)
	if !ok {
		w = new(watch)
	}
	w.ev, w.state = ev, 0
	return w
}

// mark queues a marker, whose event the caller releases.
func (s *stream) mark(w *watch) error {
	l := s.ctx.lib
	w.args = [5]uintptr{s.handle, 0, 0, uintptr(unsafe.Pointer(&w.ev))}
	if err := s.check("clEnqueueMarkerWithWaitList", status(l.enqueueMarker.CallSlice(w.args[:4]))); err != nil {
		return err
	}
	err := s.check("clFlush", status(l.flush.CallSlice(s.self))) // others may wait for it
	if err != nil {
		w.release(l)
	}
	return err
}

// release gives the event back.
func (w *watch) release(l *library) {
	w.args[0] = w.ev
	l.releaseEvent.CallSlice(w.args[:1])
}

// reached reports whether the command of the event is done.
func (w *watch) reached(s *stream) (bool, error) {
	w.args = [5]uintptr{w.ev, eventStatus, unsafe.Sizeof(w.state), uintptr(unsafe.Pointer(&w.state))}
	if err := fail("clGetEventInfo", status(s.ctx.lib.getEventInfo.CallSlice(w.args[:]))); err != nil {
		return false, err
	}
	if w.state < 0 {
		return false, s.check("a command", status(w.state))
	}
	return w.state == statusComplete, nil
}

// Record queues the marking of e.
func (s *stream) Record(h driver.Event) error {
	e, ok := h.(*event)
	if !ok || e.ctx != s.ctx {
		return driver.Errorf(driver.ErrNotSupported, "opencl: event of another context")
	}
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	w := s.ctx.watch(0)
	defer s.ctx.watches.Put(w)
	if err := s.mark(w); err != nil {
		return err
	}
	return e.set(w.ev, s)
}

// Wait makes later work wait for e.
func (s *stream) Wait(h driver.Event) error {
	e, ok := h.(*event)
	if !ok || e.ctx != s.ctx {
		return driver.Errorf(driver.ErrNotSupported, "opencl: event of another context")
	}
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	ev, err := e.take()
	if err != nil || ev == 0 {
		return err
	}
	defer s.ctx.lib.releaseEvent.Call(ev)
	defer s.work()
	list := &[1]uintptr{ev}
	return s.check("clEnqueueBarrierWithWaitList",
		status(s.ctx.lib.enqueueBarrier.Call(s.handle, 1, uintptr(unsafe.Pointer(list)), 0)))
}

// block waits for the work queued so far.
func (s *stream) block() error {
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.LeaveWait()
	if err := s.finish(); err != nil {
		return err
	}
	return s.failures()
}

// drain is block for those to whom a launch that failed is not to be told.
func (s *stream) drain() error {
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.LeaveWait()
	return s.finish()
}

// drain waits for the work that is queued on the streams of the context; faults stay for those who wait for a stream.
func (c *context) drain() error {
	for _, s := range c.busy() {
		if err := s.drain(); err != nil && !errors.Is(err, driver.ErrClosed) { // a closed one has been waited for
			return err
		}
	}
	return nil
}

// finish is drain for those who have entered.
func (s *stream) finish() error {
	queued := s.queued.Load()
	err := s.check("clFinish", status(s.ctx.lib.finish.CallSlice(s.self)))
	if err == nil {
		s.waited.Store(queued)
	}
	return err
}

// Close waits for the work and frees the stream.
func (s *stream) Close() error {
	s.Retire()
	if s.ctx.Enter() != nil {
		return nil // closed with the context, or lost with it
	}
	defer s.ctx.Leave()
	err := s.block()
	open := s.Stream.Close(func() {
		if ferr := errors.Join(s.finish(), s.failures()); err == nil { // for what came meanwhile
			err = ferr
		}
		if s.faults.word != nil {
			s.faults.word.release()
		}
		s.ctx.RemoveStream(s)
		if rerr := fail("clReleaseCommandQueue", status(s.ctx.lib.releaseQueue.Call(s.handle))); err == nil {
			err = rerr
		}
	})
	if !open {
		return nil
	}
	return err
}
