package culike

import (
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// hold is the word of page-locked memory on which a held stream waits: how many holds, from the first on, have been
// released.
type hold struct {
	mu    sync.Mutex
	word  *mem     // nil before the first hold, and after the end of the stream
	count uint32   // holds so far
	open  []uint32 // the numbers of those that are not released, in order
}

// Hold queues a wait for the word (cuStreamWaitValue32, CUDA driver API, 6.21) to come to a number that the host
// writes.
func (s *stream) Hold() (release func(), err error) {
	c := s.ctx
	if !c.api.Has(StreamWaitValue, MemHostAlloc, MemHostDevicePtr) {
		return nil, c.unsupported("holding a stream: %s lacks functions for it", c.api.lib.Path())
	}
	if err := c.Enter(); err != nil { // before the stream, for the word
		return nil, err
	}
	defer c.Leave()
	if err := s.Enter(); err != nil {
		return nil, err
	}
	defer s.Leave()
	if s.captured != nil {
		return nil, s.refuse("a hold")
	}
	n, word, err := s.hold.begin(c)
	if err != nil {
		return nil, err
	}
	const atLeast, allBits = 0, 0xFFFFFFFF // CU_STREAM_WAIT_VALUE_GEQ, of a difference that may wrap around
	// h.mu is not held: the call may wait for room in a queue that another hold keeps full
	if err := c.bound(StreamWaitValue, s.handle, uintptr(word), uintptr(n), atLeast, allBits); err != nil {
		s.hold.release(n)
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: holding a stream: %v", c.info.Backend, err)
	}
	return sync.OnceFunc(func() { s.hold.release(n) }), nil
}

// begin gives a hold its number, and returns the device's address of the word.
func (h *hold) begin(c *context) (n uint32, word uint64, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.word == nil {
		if h.word, err = c.allocHost(4); err != nil {
			h.word = nil
			return 0, 0, err
		}
		h.count = 0
		h.write()
	}
	h.count++
	h.open = append(h.open, h.count)
	return h.count, h.word.addr, nil
}

// release ends the hold of a number: the stream goes on when those before are released too.
func (h *hold) release(n uint32) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.word != nil { // else the stream is closed
		h.open = slices.DeleteFunc(h.open, func(x uint32) bool { return x == n })
		h.write()
	}
}

// write tells the device how many holds are released, unless it is lost and its memory perhaps gone; the caller holds
// mu.
func (h *hold) write() {
	if h.word.ctx.Fault() != nil {
		return
	}
	n := h.count
	if len(h.open) > 0 {
		n = h.open[0] - 1
	}
	atomic.StoreUint32((*uint32)(unsafe.Pointer(&h.word.host[0])), n)
}

// end releases what is still held, and returns the word, which is the caller's to free: the stream ends.
func (h *hold) end() *mem {
	h.mu.Lock()
	defer h.mu.Unlock()
	word := h.word
	if word != nil {
		h.open = nil
		h.write()
	}
	h.word = nil
	return word
}

// free gives the word back after the end of the stream; the caller is inside the context and inside no stream.
func (h *hold) free() error {
	if word := h.end(); word != nil && word.ctx.Remove(word) {
		return word.giveBackHost()
	}
	return nil
}
