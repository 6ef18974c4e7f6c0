package culike

import (
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// hold is the word of page-locked memory on which a held stream waits: it counts the holds that have been released.
type hold struct {
	mu    sync.Mutex
	word  *mem // nil before the first hold
	count uint32
}

// Hold queues a wait for the word (cuStreamWaitValue32, CUDA driver API, 6.21) to come to a number that the host
// writes.
func (s *stream) Hold() (release func(), err error) {
	if !s.ctx.api.Has(StreamWaitValue, MemHostAlloc, MemHostDevicePtr) {
		return nil, s.ctx.unsupported("holding a stream: %s lacks functions for it", s.ctx.api.lib.Path())
	}
	h := &s.hold
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.word == nil {
		m, err := s.ctx.AllocHost(4)
		if err != nil {
			return nil, err
		}
		h.word = m.(*mem)
		clear(h.word.host)
	}
	if err := s.Enter(); err != nil {
		return nil, err
	}
	defer s.Leave()
	if s.captured != nil {
		return nil, s.refuse("a hold")
	}
	const atLeast, allBits = 0, 0xFFFFFFFF // CU_STREAM_WAIT_VALUE_GEQ, of a difference that may wrap around
	n, word := h.count+1, (*uint32)(unsafe.Pointer(&h.word.host[0]))
	if err := s.ctx.bound(StreamWaitValue, s.handle, uintptr(h.word.addr), uintptr(n), atLeast, allBits); err != nil {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: holding a stream: %v", s.ctx.info.Backend, err)
	}
	h.count = n
	return sync.OnceFunc(func() { atomic.StoreUint32(word, n) }), nil
}

// free gives the word back, at the end of the stream.
func (h *hold) free() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.word != nil {
		_ = h.word.Free() // what keeps a stream from closing is said by the stream
		h.word = nil
	}
}
