package sanitize

import (
	"math/bits"
	"sync"
	"sync/atomic"
)

// Device memory and shared memory are divided into granules, pieces of as many bytes as the smallest access has. For
// each granule there are two words: one about the last write, and one about the reads since then. A word of 0 says that
// there was none. The bits of a word are:
//
//	bits 0-9    thread in the block
//	bits 10-14  flags
//	bits 15-28  site
//	bits 29-    epoch: of shared memory 35 bits, counted by the worker and never reset
//	            of device memory 13 bits, counted from 1 in each block, then 5 bits generation and 17 bits block, modulo
//
// An epoch of a thread ends at each barrier, fence and warp operation before which it accessed memory. The word about
// reads stands for all of them: it has the first reader, the epoch of the last read, and flags that say whether the
// readers are of one warp, of several warps, or of several blocks.
const (
	threadMask = 1<<10 - 1
	byAtomic   = 1 << 10 // an atomic operation
	lanes      = 1 << 11 // several threads of one warp have read, or stored the same value
	warps      = 1 << 12 // threads of several warps have; with byAtomic: several threads have done atomic operations
	blocks     = 1 << 13 // several blocks have
	oneWarp    = 1 << 14 // together with warps, in the word about the last write: all these threads are of one warp
	flagMask   = byAtomic | lanes | warps | blocks | oneWarp
	siteShift  = 15
	siteMask   = 1<<14 - 1
	epochShift = 29
	epochMask  = 1<<13 - 1 // of device memory; the largest number stands for all epochs from that one on
	genShift   = 42
	genMask    = 1<<5 - 1
	blockShift = 47
	blockMask  = 1<<17 - 1

	// Generations is how many generations of launches are told apart; 0 is that of what the host wrote.
	Generations = genMask + 1

	// byHost is the word about the last write of a granule that was written before the launch, no matter by whom.
	byHost = 1
)

// cell is the shadow of one granule.
type cell struct{ w, r uint64 }

// Shadow is what checked execution remembers of one piece of device memory: 16 bytes for each granule. They are
// allocated when a kernel accesses the memory for the first time.
type Shadow struct {
	size  int
	full  atomic.Bool // all of it was written at some time
	cells atomic.Pointer[cells]

	mu    sync.Mutex
	known int    // so many cells from the first one on are known to be written
	spans []span // the bytes that were written before there were cells
}

type cells struct {
	shift uint // log2 of the granule
	list  []cell
}

type span struct{ from, to int }

// maxSpans is how many pieces that the host has written are told apart. If there are more, all memory counts as
// written.
const maxSpans = 64

// NewShadow returns the shadow of size bytes that nobody has written, or that the host has filled.
func NewShadow(size int, full bool) *Shadow {
	s := &Shadow{size: size}
	s.full.Store(full)
	return s
}

// Wrote records that n bytes from off on were written by something other than a kernel.
func (s *Shadow) Wrote(off, n int) {
	if n <= 0 || s.full.Load() {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if off == 0 && n == s.size {
		s.full.Store(true)
		return
	}
	if c := s.cells.Load(); c != nil {
		c.wrote(off, off+n)
		return
	}
	for i := range s.spans {
		if p := &s.spans[i]; off <= p.to && off+n >= p.from {
			p.from, p.to = min(p.from, off), max(p.to, off+n)
			if p.from == 0 && p.to == s.size {
				s.full.Store(true)
			}
			return
		}
	}
	if len(s.spans) == maxSpans {
		s.full.Store(true)
		return
	}
	s.spans = append(s.spans, span{off, off + n})
}

// Full reports whether all of the memory was written at some time.
func (s *Shadow) Full() bool {
	c := s.cells.Load()
	if s.full.Load() || c == nil {
		return s.full.Load()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if c != s.cells.Load() {
		return false
	}
	for ; s.known < len(c.list); s.known++ {
		if atomic.LoadUint64(&c.list[s.known].w) == 0 {
			return false
		}
	}
	s.full.Store(true)
	return true
}

// wrote marks the granules of a range as written by the host.
func (c *cells) wrote(from, to int) {
	g := 1 << c.shift
	for i := from >> c.shift; i < min((to+g-1)>>c.shift, len(c.list)); i++ {
		atomic.StoreUint64(&c.list[i].w, byHost)
	}
}

// get returns the cells, with granules of at most fine bytes, which is a power of two. It divides granules that are
// larger.
func (s *Shadow) get(fine int) *cells {
	shift := uint(bits.TrailingZeros(uint(fine)))
	if c := s.cells.Load(); c != nil && c.shift <= shift {
		return c
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	old := s.cells.Load()
	if old != nil && old.shift <= shift {
		return old
	}
	c := &cells{shift: shift, list: make([]cell, (s.size+fine-1)>>shift)}
	if old != nil { // finer than before: what was written stays so
		for i := range c.list {
			if old.list[min(i>>(old.shift-shift), len(old.list)-1)].w != 0 {
				c.list[i].w = byHost
			}
		}
	}
	for _, p := range s.spans {
		c.wrote(p.from, p.to)
	}
	s.spans, s.known = nil, 0
	s.cells.Store(c)
	return c
}

// Sweep forgets which threads wrote and read, but not what was written. After it the numbers of generations can be used
// again.
func (s *Shadow) Sweep() {
	c := s.cells.Load()
	if c == nil {
		return
	}
	for i := range c.list {
		if p := &c.list[i]; atomic.LoadUint64(&p.w) != 0 {
			atomic.StoreUint64(&p.w, byHost)
			atomic.StoreUint64(&p.r, 0)
		} else if atomic.LoadUint64(&p.r) != 0 {
			atomic.StoreUint64(&p.r, 0)
		}
	}
}
