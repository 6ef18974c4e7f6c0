package culike

import (
	"runtime"
	"sync"
	"sync/atomic"
	"unsafe"
)

// Copies between ordinary memory and the device go through pinned memory, because the device reads and writes only
// that by itself. The driver does so with one thread; here several goroutines copy pieces while the device transfers
// others, which is as fast as the bus.
const (
	smallCopy  = 64 << 10 // bytes that are left to the driver
	pieceBytes = 1 << 20
	pieceCount = 32
	copiers    = 8 // goroutines of one copy, at most
)

// staging is the pinned memory of a context, made at the first large copy.
type staging struct {
	once  sync.Once
	slots *slots // nil when there is no pinned memory
}

// slots are the pieces of pinned memory that nobody uses, the one released first in front.
type slots struct {
	free chan *slot
	base uintptr
	all  [pieceCount]slot
}

// slot is one piece of pinned memory.
type slot struct {
	bytes []byte
	ptr   uintptr
	event uintptr // the end of the transfer that used it last
}

// open returns the slots for a copy of n bytes, nil for a copy that the driver does alone.
func (t *staging) open(c *context, n int) *slots {
	if n <= smallCopy {
		return nil
	}
	t.once.Do(func() { t.slots = newSlots(c) })
	return t.slots
}

func newSlots(c *context) *slots {
	if !c.api.Has(MemHostAlloc, MemFreeHost) {
		return nil
	}
	p := new(unsafe.Pointer)
	const portable = 1 // CU_MEMHOSTALLOC_PORTABLE
	if c.bound(MemHostAlloc, uintptr(unsafe.Pointer(p)), pieceBytes*pieceCount, portable) != nil {
		return nil // no pinned memory: the driver copies
	}
	t := &slots{free: make(chan *slot, pieceCount), base: uintptr(*p)}
	for i := range t.all {
		s, h := &t.all[i], new(uintptr)
		s.bytes = unsafe.Slice((*byte)(unsafe.Add(*p, i*pieceBytes)), pieceBytes)
		s.ptr = t.base + uintptr(i*pieceBytes)
		const noTiming = 2 // CU_EVENT_DISABLE_TIMING
		if c.bound(EventCreate, uintptr(unsafe.Pointer(h)), noTiming) != nil {
			t.destroy(c)
			return nil
		}
		s.event = *h
		t.free <- s
	}
	return t
}

// destroy frees the pinned memory at the end of the context.
func (t *staging) destroy(c *context) {
	if t.slots != nil {
		t.slots.destroy(c)
	}
}

func (t *slots) destroy(c *context) {
	for i := range t.all {
		if e := t.all[i].event; e != 0 {
			_ = c.bound(EventDestroy, e) // there is nobody to tell
		}
	}
	_ = c.bound(MemFreeHost, t.base)
}

// take returns a slot whose last transfer is over.
func (t *slots) take(c *context) (*slot, error) {
	p := <-t.free
	if err := c.queue(EventSynchronize, p.event); err != nil {
		t.free <- p
		return nil, err
	}
	return p, nil
}

// upload copies src to the device at to, in the order of s. src has been read when it returns.
func (t *slots) upload(s *stream, to uint64, src []byte) error {
	return inPieces(len(src), func(from, n int) error {
		p, err := t.take(s.ctx)
		if err != nil {
			return err
		}
		defer func() { t.free <- p }()
		copy(p.bytes, src[from:from+n])
		if err := s.ctx.queue(MemcpyHtoDAsync, uintptr(to)+uintptr(from), p.ptr, uintptr(n), s.handle); err != nil {
			return err
		}
		err = s.ctx.queue(EventRecord, p.event, s.handle)
		if err != nil { // the next who takes the piece would not wait for the copy
			_ = s.ctx.queue(StreamSynchronize, s.handle) // the error is the one before
		}
		return err
	})
}

// download copies device memory to dst, after what is queued on s.
func (t *slots) download(s *stream, dst []byte, from uint64) error {
	return inPieces(len(dst), func(at, n int) error {
		p, err := t.take(s.ctx)
		if err != nil {
			return err
		}
		defer func() { t.free <- p }()
		if err := s.ctx.queue(MemcpyDtoHAsync, p.ptr, uintptr(from)+uintptr(at), uintptr(n), s.handle); err != nil {
			return err
		}
		if err := s.ctx.queue(EventRecord, p.event, s.handle); err != nil {
			return err
		}
		if err := s.ctx.queue(EventSynchronize, p.event); err != nil {
			return err
		}
		copy(dst[at:at+n], p.bytes)
		return nil
	})
}

// inPieces calls do for every piece of n bytes from several goroutines and returns the first error.
func inPieces(n int, do func(at, n int) error) error {
	pieces := (n + pieceBytes - 1) / pieceBytes
	var next atomic.Int64
	var failed atomic.Pointer[error]
	var wg sync.WaitGroup
	for range min(pieces, copiers, runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for failed.Load() == nil {
				i := int(next.Add(1)) - 1
				if i >= pieces {
					return
				}
				at := i * pieceBytes
				if err := do(at, min(pieceBytes, n-at)); err != nil {
					failed.CompareAndSwap(nil, &err)
				}
			}
		})
	}
	wg.Wait()
	if err := failed.Load(); err != nil {
		return *err
	}
	return nil
}
