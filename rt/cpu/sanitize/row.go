package sanitize

import (
	"math/bits"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/cmath"
	"github.com/kbind/kbind/rt/cpu/simt"
)

// Accesses of whole vectors of threads. Where the checked form of a kernel computes a vector of threads
// array-at-a-time, it first records all that the vector accesses. In a record, n consecutive threads make the same
// access: each to the element after its neighbour's, or all to one element. They do so in each iteration of a loop,
// and from one iteration to the next the elements lie a fixed distance apart.
//
// What is remembered of these accesses is what the functions of shared.go and device.go would remember of them one by
// one. None of the functions here makes a report. Where one might be due they return false, and the threads of the
// vector run one after the other. Then they make the same accesses again, which does no harm: what a thread did
// conflicts with nothing that it does itself.

// ReadVector records that threads lo to hi-1 of the row at work read elements of s: that of thread 0 would be element
// x. The elements exist.
func ReadVector[E any, T cmath.Integer](b *simt.Block, site uint32, s []E, x T, lo, hi int) bool {
	return ReadVectorLoop(b, site, s, int(x), 0, 1, lo, hi)
}

// WriteVector records writes.
func WriteVector[E any, T cmath.Integer](b *simt.Block, site uint32, s []E, x T, lo, hi int) bool {
	return WriteVectorLoop(b, site, s, int(x), 0, 1, lo, hi)
}

// ReadVectorLoop records the reads of all iterations of a loop. Thread 0 reads element x in the first one.
func ReadVectorLoop[E any](b *simt.Block, site uint32, s []E, x, by, iterations, lo, hi int) bool {
	return iterations <= 0 || of(b).row(threads(b, site, lo, hi), unsafe.Pointer(&s[x+lo]), unsafe.Sizeof(s[x+lo]), by,
		iterations, readRow)
}

// WriteVectorLoop records the writes of all iterations of a loop.
func WriteVectorLoop[E any](b *simt.Block, site uint32, s []E, x, by, iterations, lo, hi int) bool {
	return iterations <= 0 || of(b).row(threads(b, site, lo, hi), unsafe.Pointer(&s[x+lo]), unsafe.Sizeof(s[x+lo]), by,
		iterations, writeRow)
}

// ReadBroadcast records reads of one element by all of the threads, element x in the first iteration.
func ReadBroadcast[E any](b *simt.Block, site uint32, s []E, x, by, iterations, lo, hi int) bool {
	return iterations <= 0 || of(b).row(threads(b, site, lo, hi), unsafe.Pointer(&s[x]), unsafe.Sizeof(s[x]), by,
		iterations, readOne)
}

// threads is an access that threads lo to hi-1 of the row at work make.
func threads(b *simt.Block, site uint32, lo, hi int) rowAccess {
	return rowAccess{site, uint64(b.Row.First + uint32(lo)), hi - lo}
}

// rowAccess is an access that n consecutive threads make, of which me is the first.
type rowAccess struct {
	site uint32
	me   uint64
	n    int
}

// rowKind is what the threads of a vector do.
type rowKind uint8

const (
	readRow rowKind = iota
	readOne
	writeRow
)

// row records what the threads of a vector do with elements of size bytes, of which the first is at p in the first
// iteration.
func (w *watch) row(a rowAccess, p unsafe.Pointer, size uintptr, by, iterations int, kind rowKind) bool {
	if w.c.OneByOne {
		return false
	}
	c := &w.sites[a.site]
	off := uintptr(p) - c.lo
	if off >= c.size {
		c = w.region(uintptr(p), a.site)
		off = uintptr(p) - c.lo
	}
	r := c.r
	if r.kind == unmonitored {
		return true
	}
	if r.kind == inConst && kind != writeRow && off&c.align == 0 {
		return true
	}
	if c.library || off&(size-1) != 0 || off&c.align != 0 || w.async.copying || a.me+uint64(a.n) > threadMask+1 {
		return false
	}
	width := a.n
	if kind == readOne {
		width = 1
	}
	first, last := int(off/size), int(off/size)
	if d := by * (iterations - 1); d < 0 {
		first += d
	} else {
		last += d
	}
	last += width
	at := int(off / size)
	switch {
	case first < 0:
	case r.kind == inShared && size == 1<<r.shift && last <= len(r.list):
		for range iterations {
			if !w.rowShared(a, r.list[at:at+width], kind) {
				return false
			}
			at += by
		}
		return true
	case r.kind == inDevice && size == 1<<r.dev.shift && last <= len(r.dev.list) && len(w.async.bytes) == 0 &&
		!(r.desc.Const && kind == writeRow):
		full := r.desc.Shadow.full.Load()
		for range iterations {
			if !w.rowDevice(a, r.dev.list[at:at+width], kind, full) {
				return false
			}
			at += by
		}
		return true
	}
	return false
}

func (w *watch) rowShared(a rowAccess, cells []cell, kind rowKind) bool {
	switch kind {
	case readRow:
		return w.readShared(a, cells)
	case readOne:
		return w.readOneShared(a, &cells[0])
	}
	return w.writeShared(a, cells)
}

func (w *watch) readShared(a rowAccess, cells []cell) bool {
	mine := w.stamp | uint64(a.site&siteMask)<<siteShift | a.me
	first, before, interval, stamp := w.firstWord, w.before, w.intervalWord, w.stamp
	shift := w.warpShift
	marked := false
	for i := range cells {
		c := &cells[i]
		x, y := c.w, c.r
		switch {
		case x-first >= before:
			if !w.readOf(c, mine+uint64(i)) {
				return false
			}
		case y < interval:
			c.r = mine + uint64(i)
			marked = true
		case y < stamp:
			if !w.readOf(c, mine+uint64(i)) {
				return false
			}
		case y&warps != 0:
		case (y^(mine+uint64(i)))&threadMask>>shift != 0: // nothing has ordered the two readers
			c.r = y | warps
		case y&lanes == 0 && (y^(mine+uint64(i)))&threadMask != 0:
			c.r = y | lanes
		}
	}
	w.dirty = w.dirty || marked
	return true
}

// readOf records a read of a granule of shared memory by one thread. mine is the word of the read.
func (w *watch) readOf(c *cell, mine uint64) bool {
	me, e := mine&threadMask, c.w>>epochShift
	if e < w.first || e >= w.interval && (c.w&threadMask != me && !w.inOrder(me, c.w&threadMask, e) ||
		w.several(c.w, me, e) || e == inFlight) || flying(c.r) {
		return false
	}
	if (c.w^mine)&^(siteMask<<siteShift) == 0 {
		return true // it wrote the granule itself: a write by another thread would have conflicted with that
	}
	w.join(c, mine)
	return true
}

func (w *watch) join(c *cell, mine uint64) {
	w.dirty = true
	if (c.r^mine)&^(siteMask<<siteShift) != 0 {
		c.r = w.joined(c.r, mine, w.interval)
	}
}

func (w *watch) readOneShared(a rowAccess, c *cell) bool {
	mine := w.stamp | uint64(a.site&siteMask)<<siteShift | a.me
	if a.n == 1 {
		return w.readOf(c, mine)
	}
	if c.w-w.firstWord >= w.before || flying(c.r) {
		return false // one of them may have written it
	}
	last := mine + uint64(a.n-1)
	apart := func(a, b uint64) bool { return (a^b)&threadMask>>w.warpShift != 0 }
	var all uint64 // how far apart the threads are
	if !apart(mine, mine+1) {
		all |= lanes
	}
	if apart(mine, last) {
		all |= warps
	}
	switch y := c.r; {
	case y < w.intervalWord:
		c.r = mine | all
	case y < w.stamp:
		w.join(c, mine)
		if a.n > 2 {
			w.join(c, mine+1) // all others of the first's warp are as this one
		}
		w.join(c, last)
	case y&warps != 0:
	case apart(y, mine):
		c.r = y | warps
	case (y^mine)&threadMask != 0:
		c.r = y | all | lanes
	default:
		c.r = y | all
	}
	w.dirty = true
	return true
}

func (w *watch) writeShared(a rowAccess, cells []cell) bool {
	mine := w.stamp | uint64(a.site&siteMask)<<siteShift | a.me
	interval := w.intervalWord
	for i := range cells {
		c := &cells[i]
		if (c.w >= interval || c.r >= interval) && !w.mayWrite(c, a.me+uint64(i)) {
			return false
		}
		c.w = mine + uint64(i)
	}
	w.dirty = true
	return true
}

// mayWrite reports whether thread me may write a granule of shared memory: no access of another thread to it conflicts
// with that.
func (w *watch) mayWrite(c *cell, me uint64) bool {
	if e := c.w >> epochShift; e >= w.interval && (c.w&threadMask != me && !w.inOrder(me, c.w&threadMask, e) ||
		w.several(c.w, me, e) || w.equally(c.w, me) || e == inFlight) {
		return false
	}
	e := c.r >> epochShift
	return e < w.interval || !flying(c.r) && (c.r&(threadMask|flagMask) == me || !w.reads(&c.r, me, e))
}

func (w *watch) rowDevice(a rowAccess, cells []cell, kind rowKind, full bool) bool {
	mine := w.gstamp | uint64(a.site&siteMask)<<siteShift | a.me
	switch kind {
	case readRow:
		for i := range cells {
			if !w.readDevice(&cells[i], mine+uint64(i), full) {
				return false
			}
		}
	case readOne:
		c := &cells[0]
		for i := range uint64(a.n) {
			if rd := atomic.LoadUint64(&c.r); i > 1 && rd&warps != 0 && rd>>genShift == w.gstamp>>genShift {
				break // another reader changes nothing
			}
			if !w.readDevice(c, mine+i, full) {
				return false
			}
		}
	case writeRow:
		for i := range cells {
			if !w.writeDevice(&cells[i], mine+uint64(i)) {
				return false
			}
		}
	}
	return true
}

// readDevice is a read of a granule of device memory by one thread, of which mine is the word.
func (w *watch) readDevice(c *cell, mine uint64, full bool) bool {
	wr := atomic.LoadUint64(&c.w)
	if wr == 0 && !full || w.unordered(wr, mine) {
		return false
	}
	for {
		rd := atomic.LoadUint64(&c.r)
		if (rd^mine)&^(siteMask<<siteShift) == 0 {
			return true
		}
		next := w.joinedDevice(rd, mine)
		if next == rd {
			return true
		}
		if atomic.CompareAndSwapUint64(&c.r, rd, next) {
			w.dirty = true
			now := atomic.LoadUint64(&c.w)
			return now == wr || !w.unordered(now, mine)
		}
	}
}

// writeDevice is a write of a granule of device memory by one thread. Where another write conflicts with it, it leaves
// the shadow as it is.
func (w *watch) writeDevice(c *cell, mine uint64) bool {
	wr := atomic.LoadUint64(&c.w)
	if w.unordered(wr, mine) || w.equallyDevice(wr, mine) || !atomic.CompareAndSwapUint64(&c.w, wr, mine) {
		return false
	}
	w.dirty = true
	rd := atomic.LoadUint64(&c.r)
	return rd == 0 || !w.readsDevice(rd, mine)
}

// Exact computes integers as 64-bit ones, and remembers whether all of them fit the types that they have in the kernel.
type Exact struct{ not bool }

// Fit reports whether all integers fitted.
func (x *Exact) Fit() bool { return !x.not }

// I32 returns v, which is an int of C.
func (x *Exact) I32(v int64) int64 {
	x.not = x.not || v != int64(int32(v))
	return v
}

// U32 returns v, which is an unsigned int of C.
func (x *Exact) U32(v int64) int64 {
	x.not = x.not || uint64(v)>>32 != 0
	return v
}

// I64 returns v, which is a long long of C.
func (x *Exact) I64(v int64) int64 { return v }

// U64 returns v, which is an unsigned long long of C; those from 1<<63 on do not fit here.
func (x *Exact) U64(v int64) int64 {
	x.not = x.not || v < 0
	return v
}

// Sum returns a + b.
func (x *Exact) Sum(a, b int64) int64 {
	r := a + b
	x.not = x.not || (a^r)&(b^r) < 0
	return r
}

// Difference returns a - b.
func (x *Exact) Difference(a, b int64) int64 {
	r := a - b
	x.not = x.not || (a^b)&(a^r) < 0
	return r
}

// Product returns a * b.
func (x *Exact) Product(a, b int64) int64 {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	x.not = x.not || int64(hi)-a>>63&b-b>>63&a != int64(lo)>>63
	return a * b
}
