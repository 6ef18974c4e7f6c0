package culike

import (
	stdctx "context"
	"errors"
	"slices"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// stream is a driver.Stream.
type stream struct {
	gate.Stream
	ctx    *context
	handle uintptr
	mark   uintptr   // an event for the order of this stream before another
	self   []uintptr // the stream as the only argument of a call

	foreign bool        // somebody else's, which is not destroyed
	shown   atomic.Bool // others know the handle, and may queue work
	// uses counts the uses that may have queued work, and idle how many of them are known to have been done when they
	// had ended.
	uses, idle atomic.Uint64

	captured *captured // what the work uses while it is captured into a graph; else nil
	// last are the kernels launched last, for the message of a fault, each with the number of the wait that would be its
	// first; those up to waited are over.
	last   [4]launch
	next   atomic.Uint32
	waits  atomic.Uint64
	waited atomic.Uint64
	failed atomic.Pointer[error] // of Fail, which nobody has seen yet

	// of a stream for a kernel that runs until the host tells it to; else nil
	suspend func() error
	resume  func()

	hold   hold
	behind gate.Behind // what foreign memory depends on is let go once the work is done
}

type launch struct {
	kernel atomic.Pointer[kernel]
	wait   atomic.Uint64
}

// NewStream makes a stream that has no order with any other.
func (c *context) NewStream() (driver.Stream, error) {
	s, err := c.newStream(nil, nil)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// newStream makes a stream; with suspend, of a kernel that runs until the host tells it to.
func (c *context) newStream(suspend func() error, resume func()) (*stream, error) {
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	h := new([2]uintptr)
	if err := c.bound(StreamCreate, uintptr(unsafe.Pointer(&h[0])), streamNonBlocking); err != nil {
		return nil, err
	}
	const noTiming = 2 // CU_EVENT_DISABLE_TIMING
	if err := c.bound(EventCreate, uintptr(unsafe.Pointer(&h[1])), noTiming); err != nil {
		_ = c.bound(StreamDestroy, h[0]) // the error is the one before
		return nil, err
	}
	s := &stream{ctx: c, handle: h[0], mark: h[1], self: []uintptr{h[0]}, suspend: suspend, resume: resume}
	c.AddStream(s)
	return s, nil
}

// Leave ends a use that may have queued work.
func (s *stream) Leave() {
	s.uses.Add(1)
	s.Stream.Leave()
}

// LeaveWait is Leave for a use that waits.
func (s *stream) LeaveWait() {
	s.uses.Add(1)
	s.Stream.LeaveWait()
}

// quiet reports whether the stream has no work, of uses that have ended.
func (s *stream) quiet() bool {
	if s.resident() {
		return true // who uses it keeps what its kernel uses
	}
	if !s.foreign && !s.shown.Load() && s.idle.Load() == s.uses.Load() {
		return true
	}
	if s.Enter() != nil {
		return true // closed: its work was waited for
	}
	defer s.Stream.Leave()
	if s.captured != nil {
		return true // it has queued nothing
	}
	if s.capturedElsewhere() {
		return false
	}
	uses := s.uses.Load()
	ready, err := s.ctx.call(StreamQuery, s.self)
	if ready {
		s.idle.Store(uses)
	}
	return ready && err == nil
}

// capturedElsewhere reports whether others, who have the handle, capture the stream: whether the work before is done
// cannot be asked then, and whatever waits for the stream becomes part of their graph.
func (s *stream) capturedElsewhere() bool {
	if !s.foreign && !s.shown.Load() || !s.ctx.api.Has(StreamIsCapturing) {
		return false
	}
	v := new(int32)
	return s.ctx.queue(StreamIsCapturing, s.handle, uintptr(unsafe.Pointer(v))) == nil && *v != 0
}

// launched remembers a kernel.
func (s *stream) launched(k *kernel) {
	i, wait := s.next.Load(), s.waits.Load()+1
	if l := &s.last[(i-1)%uint32(len(s.last))]; l.kernel.Load() == k && l.wait.Load() == wait {
		return
	}
	l := &s.last[i%uint32(len(s.last))]
	l.wait.Store(wait)
	l.kernel.Store(k)
	s.next.Add(1)
}

// waitFor is a wait for a stream: its number, and how many uses it is for.
type waitFor struct{ number, uses uint64 }

// waiting begins a wait for the stream. If it succeeds, passed tells that the kernels that were launched before are
// not to blame for a fault, and that the work of the uses before is done, and returns the error of Fail.
func (s *stream) waiting() waitFor { return waitFor{s.waits.Add(1), s.uses.Load()} }

func (s *stream) passed(w waitFor) error {
	s.waited.Store(w.number)
	s.idle.Store(w.uses)
	if s.failed.Load() != nil {
		if err := s.failed.Swap(nil); err != nil {
			return *err
		}
	}
	return nil
}

// Fail has the next call that waits return err, unless the work queued so far is done.
func (s *stream) Fail(err error) {
	if s.Enter() != nil {
		return // closed: its work was waited for
	}
	defer s.Stream.Leave()
	if !s.reached() {
		s.failed.CompareAndSwap(nil, &err)
	}
}

// Idle reports whether the work queued so far is done, as far as that is known without a wait.
func (s *stream) Idle() bool {
	entered, err := s.TryEnter()
	if !entered {
		return err != nil // closed: its work was waited for
	}
	defer s.Stream.Leave()
	return s.reached()
}

// reached asks whether the work queued so far is done.
func (s *stream) reached() bool {
	if s.capturedElsewhere() {
		return false
	}
	ready, err := s.ctx.call(StreamQuery, s.self)
	return ready || err != nil // a fault, of which others tell
}

// recent adds the names of the kernels launched since the last wait, each once; more says that there are others, which
// were not kept.
func (s *stream) recent(names []string) (list []string, more bool) {
	waited, kept := s.waited.Load(), 0
	for i := range s.last {
		k := s.last[i].kernel.Load()
		if k == nil || s.last[i].wait.Load() <= waited {
			continue
		}
		kept++
		if !slices.Contains(names, k.name) {
			names = append(names, k.name)
		}
	}
	return names, kept == len(s.last)
}

// oneOf joins the names of the kernels of which one is meant.
func oneOf(names []string, more bool) string {
	if len(names) == 0 {
		return "a kernel"
	}
	slices.Sort(names)
	text := names[0]
	for _, n := range names[1:] {
		text += " or " + n
	}
	if more {
		text += " or an earlier kernel"
	}
	return text
}

// orderBefore makes another stream wait for the work queued so far.
func (s *stream) orderBefore(other uintptr) error {
	if s.resident() {
		return nil
	}
	if s.Enter() != nil {
		return nil // closed: its work was waited for
	}
	defer s.Stream.Leave()
	if s.captured != nil {
		return nil // it has queued nothing
	}
	if s.capturedElsewhere() {
		return errCaptured
	}
	if err := s.ctx.queueHandles(EventRecord, s.mark, s.handle); err != nil {
		return err
	}
	return s.ctx.queueHandles(StreamWaitEvent, other, s.mark, 0)
}

// Copy queues a copy inside device memory.
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
	if err != nil || n == 0 || d == from {
		return err
	}
	s.captured.useMem(dst.(*mem))
	s.captured.useMem(src.(*mem))
	if d < from+uint64(n) && from < d+uint64(n) {
		if s.captured != nil {
			return s.refuse("a copy that overlaps itself")
		}
		return s.copyOverlapping(d, from, n)
	}
	switch dh, fh := dst.(*mem).host, src.(*mem).host; {
	case dh == nil && fh != nil:
		return s.ctx.queue(MemcpyHtoDAsync, uintptr(d), uintptr(unsafe.Pointer(&fh[srcOff])), uintptr(n), s.handle)
	case dh != nil && fh == nil:
		return s.ctx.queue(MemcpyDtoHAsync, uintptr(unsafe.Pointer(&dh[dstOff])), uintptr(from), uintptr(n), s.handle)
	}
	return s.ctx.queueHandles(MemcpyDtoDAsync, uintptr(d), uintptr(from), uintptr(n), s.handle)
}

// copyOverlapping copies by way of other memory.
func (s *stream) copyOverlapping(dst, src uint64, n int) error {
	tmp, err := s.ctx.alloc(n)
	if err != nil {
		return err
	}
	err = s.ctx.queue(MemcpyDtoDAsync, uintptr(tmp.addr), uintptr(src), uintptr(n), s.handle)
	if err == nil {
		err = s.ctx.queue(MemcpyDtoDAsync, uintptr(dst), uintptr(tmp.addr), uintptr(n), s.handle)
	}
	if err == nil && !tmp.pooled {
		err = s.ctx.queue(StreamSynchronize, s.handle)
	}
	s.ctx.Remove(tmp)
	if ferr := tmp.release(s.handle); err == nil {
		err = ferr
	}
	return err
}

// Record queues the marking of e.
func (s *stream) Record(h driver.Event) error {
	e, err := s.event(h)
	if err != nil {
		return err
	}
	if err := e.enter(); err != nil {
		return err
	}
	defer e.leave()
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	if err := s.ctx.queueHandles(EventRecord, e.handle, s.handle); err != nil {
		return err
	}
	e.recorded.Store(true)
	return nil
}

// Wait makes later work wait for e.
func (s *stream) Wait(h driver.Event) error {
	e, err := s.event(h)
	if err != nil {
		return err
	}
	if err := e.enter(); err != nil {
		return err
	}
	defer e.leave()
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	return s.ctx.queueHandles(StreamWaitEvent, s.handle, e.handle, 0)
}

func (s *stream) event(h driver.Event) (*event, error) {
	e, ok := h.(*event)
	if !ok || e.ctx != s.ctx {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: event of another context", s.ctx.info.Backend)
	}
	return e, nil
}

// Synchronize waits for the work queued so far, or until ctx ends.
func (s *stream) Synchronize(ctx stdctx.Context) error {
	if ctx.Done() == nil {
		return s.block()
	}
	return askUntil(ctx, s.done)
}

// done reports whether the work queued so far is done.
func (s *stream) done() (bool, error) {
	if err := s.Enter(); err != nil {
		return false, err
	}
	defer s.Stream.Leave()
	wait := s.waiting()
	ready, err := s.ctx.call(StreamQuery, s.self)
	if ready {
		err = s.passed(wait)
	}
	return ready, err
}

// block waits for the work queued so far.
func (s *stream) block() error {
	if err := s.EnterWait(); err != nil {
		return err
	}
	defer s.Stream.LeaveWait()
	wait := s.waiting()
	_, err := s.ctx.call(StreamSynchronize, s.self)
	if err == nil {
		err = s.passed(wait)
	}
	return err
}

// Close waits for the work and frees the stream.
func (s *stream) Close() error {
	s.Retire()
	if err := s.ctx.Enter(); err != nil {
		return nil // closed with the context, or lost with it
	}
	defer s.ctx.Leave()
	if s.resident() {
		s.ctx.api.residents.forget(s)
	}
	err := s.block()
	open := s.Stream.Close(func() {
		// Once more, for what came meanwhile: memory is freed after the streams there are, so none goes before its work is
		// done.
		if werr := s.ctx.queue(StreamSynchronize, s.handle); err == nil {
			err = werr
		}
		s.ctx.RemoveStream(s)
		if derr := s.destroy(); err == nil {
			err = derr
		}
	})
	if !open {
		return nil
	}
	return errors.Join(err, s.hold.free())
}

func (s *stream) destroy() error {
	var err error
	if !s.foreign {
		err = s.ctx.bound(StreamDestroy, s.handle)
	}
	if eerr := s.ctx.bound(EventDestroy, s.mark); err == nil {
		err = eerr
	}
	return err
}
