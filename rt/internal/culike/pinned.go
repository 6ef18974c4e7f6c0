package culike

import (
	"math"
	"math/bits"
	"slices"
	"sync"
	"unsafe"
)

// pinnedPool keeps page-locked memory that was freed: locking pages is slow, and unlocking them waits for the whole
// device. A block is handed out again once the work is done that was queued before it was freed.
type pinnedPool struct {
	mu     sync.Mutex
	blocks []pinnedBlock
	kept   int64 // bytes in blocks
	limit  int64 // of kept
}

// pinnedBlock is page-locked memory of one of the sizes of pinnedSize.
type pinnedBlock struct {
	bytes []byte
	addr  uint64  // as the device sees it
	ready uintptr // an event that the last use comes before; 0 for none
}

// pinnedLimit is how many bytes a context keeps without SetCacheLimit: page-locked memory is lost to other programs.
const pinnedLimit = 512 << 20

// pinnedSize rounds up to a power of two, or to whole MiB, so that blocks fit again.
func pinnedSize(n int) int {
	const small, step = 4096, 1 << 20
	switch {
	case n <= small:
		return small
	case n <= step:
		return 1 << bits.Len(uint(n-1))
	case n > math.MaxInt-step: // more than any memory
		return n
	}
	return (n + step - 1) / step * step
}

// takePinned returns a block for n bytes that no work uses, kept or new.
func (c *context) takePinned(n int) (pinnedBlock, error) {
	size := pinnedSize(n)
	if b, err := c.findPinned(size); err != nil || b.bytes != nil {
		return b, err
	}
	return c.lockPages(size) // which takes long, and for which nobody else waits
}

// findPinned returns a block that is kept, or none.
func (c *context) findPinned(size int) (pinnedBlock, error) {
	p := &c.pins
	p.mu.Lock()
	defer p.mu.Unlock()
	for i, b := range p.blocks {
		if len(b.bytes) != size {
			continue
		}
		if b.ready != 0 {
			if done, err := c.ask(EventQuery, b.ready); err != nil {
				return pinnedBlock{}, err
			} else if !done {
				continue
			}
		}
		p.blocks = slices.Delete(p.blocks, i, i+1)
		p.kept -= int64(size)
		return b, nil
	}
	return pinnedBlock{}, nil
}

// lockPages makes a new block.
func (c *context) lockPages(size int) (b pinnedBlock, err error) {
	const portable, mapped = 1, 2 // CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP
	p, addr := new(unsafe.Pointer), new(uint64)
	if err := c.bound(MemHostAlloc, uintptr(unsafe.Pointer(p)), uintptr(size), portable|mapped); err != nil {
		return b, err
	}
	if err := c.bound(MemHostDevicePtr, uintptr(unsafe.Pointer(addr)), uintptr(*p), 0); err != nil {
		_ = c.bound(MemFreeHost, uintptr(*p)) // the error is the one before
		return b, err
	}
	return pinnedBlock{bytes: unsafe.Slice((*byte)(*p), size), addr: *addr}, nil
}

// keepPinned takes a block back after the work that is queued now. It reports false where the block is to be freed
// instead: there are enough, or the driver has no stream to order that with.
func (c *context) keepPinned(b pinnedBlock) (bool, error) {
	p := &c.pins
	p.mu.Lock()
	defer p.mu.Unlock()
	size := int64(len(b.bytes))
	if c.pool.freed == 0 || p.kept+size > p.limit {
		return false, nil
	}
	if err := c.behindAll(c.pool.freed); err != nil {
		return false, err
	}
	made := b.ready == 0
	if made {
		const noTiming = 2 // CU_EVENT_DISABLE_TIMING
		h := new(uintptr)
		if err := c.bound(EventCreate, uintptr(unsafe.Pointer(h)), noTiming); err != nil {
			return false, err
		}
		b.ready = *h
	}
	if err := c.queue(EventRecord, b.ready, c.pool.freed); err != nil {
		if made { // the caller's block has it otherwise
			_ = c.bound(EventDestroy, b.ready) // the error is the one before
		}
		return false, err
	}
	p.blocks = append(p.blocks, b)
	p.kept += size
	return true, nil
}

// unlockPages frees a block that no work uses.
func (c *context) unlockPages(b *pinnedBlock) error {
	if b.ready != 0 {
		_ = c.bound(EventDestroy, b.ready) // the memory is what counts
		b.ready = 0                        // the end of the context may try again
	}
	return c.bound(MemFreeHost, uintptr(unsafe.Pointer(unsafe.SliceData(b.bytes))))
}

// trimPinned frees what is kept beyond the given bytes, the oldest first, when the work before is done.
func (c *context) trimPinned(most int64) error {
	p := &c.pins
	p.mu.Lock()
	defer p.mu.Unlock()
	for p.kept > most {
		b := p.blocks[0]
		if b.ready != 0 {
			if err := c.queue(EventSynchronize, b.ready); err != nil {
				return err
			}
		}
		p.blocks = slices.Delete(p.blocks, 0, 1)
		p.kept -= int64(len(b.bytes))
		if err := c.unlockPages(&b); err != nil {
			return err
		}
	}
	return nil
}

// dropPinned frees what is kept and used by no work any more, for another context; nobody is waited for.
func (c *context) dropPinned() {
	p := &c.pins
	if !p.mu.TryLock() {
		return
	}
	defer p.mu.Unlock()
	p.blocks = slices.DeleteFunc(p.blocks, func(b pinnedBlock) bool {
		if b.ready != 0 {
			if done, err := c.ask(EventQuery, b.ready); err != nil || !done {
				return false
			}
		}
		p.kept -= int64(len(b.bytes))
		_ = c.unlockPages(&b) // who needs the memory learns whether there is some
		return true
	})
}

// destroyPinned frees what is kept at the end of the context, when nothing uses it.
func (c *context) destroyPinned() {
	c.pins.mu.Lock() // HostCached asks at any time
	defer c.pins.mu.Unlock()
	for _, b := range c.pins.blocks {
		if b.ready != 0 {
			_ = c.queue(EventSynchronize, b.ready) // there is nobody to tell
		}
		_ = c.unlockPages(&b)
	}
	c.pins.blocks, c.pins.kept = nil, 0
}

// HostCached returns the bytes of page-locked memory that are kept.
func (c *context) HostCached() int64 {
	c.pins.mu.Lock()
	defer c.pins.mu.Unlock()
	return c.pins.kept
}
