package sanitize

import (
	"math/bits"
	"unsafe"
)

// Shadow of shared memory.

// refine splits the granules of shared memory for an access that does not fit them: to the smallest part of the
// variable's type, or to bytes.
func (r *region) refine(access uintptr) {
	shift := r.fine
	if access&(1<<shift-1) != 0 || shift >= r.shift {
		shift = 0
	}
	n := (int(r.hi-r.lo) + 1<<shift - 1) >> shift
	list := make([]cell, n)
	for i := range list {
		list[i] = r.list[i>>(r.shift-shift)]
	}
	r.list, r.shift = list, shift
	r.match()
}

// loadShared checks a read of n bytes at offset off of r, a region of shared memory, and records it.
func (w *watch) loadShared(r *region, off, n uintptr, site uint32) {
	if (off|n)&(1<<r.shift-1) != 0 {
		r.refine(off | n)
	}
	w.dirty = true
	mine := w.stamp | w.at(site)
	me := mine & threadMask
	initial, whole := false, true
	for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
		c := &r.list[i]
		e := c.w >> epochShift
		initial, whole = initial || e >= w.first, whole && e >= w.first
		if e >= w.interval && (c.w&threadMask != me && !w.inOrder(me, c.w&threadMask, e) || w.several(c.w, me, e) ||
			e == inFlight) {
			w.race(r, off, n, site, c.w, false, true, true)
		}
		if (c.r^mine)&^(siteMask<<siteShift) != 0 && !flying(c.r) {
			old := c.r
			c.r = w.joined(old, mine, w.interval)
			if w.listing {
				w.listReader(&c.r, old, me)
			}
		}
	}
	switch {
	case !initial:
		w.uninitialised(r, off, site)
	case !whole && !w.sites[site].parts:
		w.halfWritten(r, off, n, site)
	}
	if w.async.copying && w.sites[site].library {
		w.flyFrom(r, off, n, mine)
	}
}

// joined returns the word about reads after another read, of which mine is the word: old said who had read before. What
// was read before the epoch interval is forgotten.
func (w *watch) joined(old, mine, interval uint64) uint64 {
	e, other, me := old>>epochShift, old&threadMask, mine&threadMask
	switch {
	case e < interval, other == me && old&flagMask == 0, old&(lanes|warps) == 0 && w.inOrder(me, other, e),
		w.lanesConverged(old, me, other, e):
		return mine
	case other>>w.warpShift == me>>w.warpShift && old&warps == 0:
		return old&(1<<epochShift-1) | mine&^(1<<epochShift-1) | lanes
	}
	return old&(1<<epochShift-1) | mine&^(1<<epochShift-1) | warps
}

// storeShared checks a write and records it. how is byAtomic for an atomic operation or a volatile store, else 0. It
// reports whether the write conflicts with an earlier access, which is in w.pending then.
func (w *watch) storeShared(r *region, off, n uintptr, site uint32, how uint64) (conflict bool) {
	if (off|n)&(1<<r.shift-1) != 0 {
		r.refine(off | n)
	}
	w.dirty = true
	r.stir()
	mine := w.stamp | w.at(site) | how
	me := mine & threadMask
	if how != 0 {
		w.atomically(site, false, r.lo+off, n)
		w.publishes(w.phase, r.lo+off, n)
	}
	for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
		c := &r.list[i]
		e := c.w >> epochShift
		// The flags that say that others have stored there, perhaps the same value.
		also := uint64(0)
		// An asynchronous copy may store in the same place twice.
		if e >= w.interval && (how&c.w == 0 || w.polls.overwrites && w.unseenShared(c.w, me, uintptr(unsafe.Pointer(c)))) &&
			(c.w&threadMask != me && !w.inOrder(me, c.w&threadMask, e) || w.several(c.w, me, e) || w.equally(c.w, me) ||
				e == inFlight && !w.async.copying) {
			conflict = w.keep(r, off, n, site, c.w, true, true)
			if how|c.w&byAtomic == 0 && e != inFlight {
				also = w.besides(&c.w, c.w, me, e)
			}
		}
		if e := c.r >> epochShift; e >= w.interval && (c.r&threadMask != me || c.r&flagMask != 0) && w.reads(&c.r, me, e) {
			conflict = w.keep(r, off, n, site, c.r, true, false)
		}
		if how != 0 && c.w>>epochShift >= w.interval && c.w&(threadMask|byAtomic) == me {
			continue // the word keeps the thread's own plain write, with which atomic accesses of others may conflict
		}
		if how != 0 && e >= w.interval && c.w&byAtomic != 0 {
			c.w = mine | w.besides(&c.w, c.w, me, e)
			continue
		}
		c.w = mine | also
	}
	if w.async.copying && w.sites[site].library {
		w.fly(r, off, n, mine)
	}
	return conflict
}

// besides returns the flags about other writers that the word of a write by thread me must have where it replaces the
// word x, of epoch e. Both writes are atomic, or neither is. at is the word's place.
func (w *watch) besides(at *uint64, x, me, e uint64) uint64 {
	switch {
	case x&threadMask == me && x&warps == 0:
		return 0
	case !w.ofWarp(x, me):
		return warps
	case w.warpConverged(me, e) || w.writers.converged(w, at, x, me, e):
		return 0
	}
	w.writers.join(at, x, me, w.warpShift)
	return warps | oneWarp
}

// writers holds, for words whose flag oneWarp says that several lanes of one warp wrote, which lanes these are, by the
// words' addresses. About words that are not in it nothing is known.
type writers struct {
	near [256]wordWriters   // a cache, by the lower bits of the address
	far  map[uintptr]uint64 // what others have driven from it
}

// wordWriters are the lanes that wrote the word at an address.
type wordWriters struct {
	at    uintptr
	lanes uint64
}

// maxFar is how many words a writers keeps besides those near. If there are more, it forgets them.
const maxFar = 1 << 14

// of returns what is known of the word at an address, nil if that is nothing.
func (t *writers) of(at uintptr) *wordWriters {
	p := &t.near[at/16%uintptr(len(t.near))]
	if p.at == at {
		return p
	}
	lanes, ok := t.far[at]
	if !ok {
		return nil
	}
	return t.put(at, lanes)
}

// put replaces what is known of the word at an address.
func (t *writers) put(at uintptr, lanes uint64) *wordWriters {
	p := &t.near[at/16%uintptr(len(t.near))]
	if p.at != 0 && p.at != at {
		if t.far == nil {
			t.far = map[uintptr]uint64{}
		} else if len(t.far) >= maxFar {
			clear(t.far)
		}
		t.far[p.at] = p.lanes
	}
	*p = wordWriters{at, lanes}
	return p
}

// join adds thread me to the writers of the word at, in which x was.
func (t *writers) join(at *uint64, x, me uint64, shift uint) {
	here, lane := uintptr(unsafe.Pointer(at)), uint64(1<<shift-1)
	var p *wordWriters
	if x&warps == 0 {
		p = t.put(here, 1<<(x&threadMask&lane))
	} else if p = t.of(here); p == nil {
		return
	}
	p.lanes |= 1 << (me & lane)
}

// converged reports whether thread me is ordered after all writers of the word at, in which x of epoch e was: some
// lanes of its warp have converged, and these are among them.
func (t *writers) converged(w *watch, at *uint64, x, me, e uint64) bool {
	if x&warps == 0 {
		return w.inOrder(me, x&threadMask, e)
	}
	p := t.of(uintptr(unsafe.Pointer(at)))
	if p == nil {
		return false
	}
	first := me >> w.warpShift << w.warpShift
	for m := p.lanes; m != 0; m &= m - 1 {
		if other := first + uint64(bits.TrailingZeros64(m)); other != me && !w.inOrder(me, other, e) {
			return false
		}
	}
	return true
}

// ofWarp reports whether all writes in word x are of lanes of the warp of thread me.
func (w *watch) ofWarp(x, me uint64) bool {
	return (x^me)&threadMask>>w.warpShift == 0 && (x&warps == 0 || x&oneWarp != 0)
}

// warpConverged reports whether all lanes of the warp of thread me have converged since epoch e.
func (w *watch) warpConverged(me, e uint64) bool {
	n := me >> w.warpShift
	return e < w.warps.converged[n] && (int(n) >= len(w.warps.exited) || w.warps.exited[n].lanes == 0)
}

// several reports whether x, a word of epoch e, stands for several atomic accesses of which some are not ordered before
// what thread me does now. The last of them, whose thread the word names, is.
func (w *watch) several(x, me, e uint64) bool {
	switch {
	case x&byAtomic == 0 || x&warps == 0:
		return false
	case x&threadMask == me:
		return w.severally(x, me) && !(w.ofWarp(x, me) && w.warpConverged(me, e))
	}
	// Converging with the last one ordered me after it, but not after those of other warps.
	return (x^me)&threadMask>>w.warpShift == 0 && x&oneWarp == 0 && (w.order == nil || !w.order[me].acquired)
}

// equally reports whether x, a word of shared memory, stands for several stores of the same value of which some are not
// ordered before what thread me does now. The last of them, whose thread the word names, is.
func (w *watch) equally(x, me uint64) bool {
	switch {
	case x&(byAtomic|warps) != warps || w.ofWarp(x, me) && w.warpConverged(me, x>>epochShift):
		return false
	case x&threadMask == me:
		return w.order == nil || !w.order[me].acquired || w.order[me].fenced == 0
	}
	return (x^me)&threadMask>>w.warpShift == 0 && x&oneWarp == 0 && (w.order == nil || !w.order[me].acquired)
}

// severally reports whether word x stands for several atomic accesses of which thread me made the last, and nothing
// orders the others before what it does now.
func (w *watch) severally(x, me uint64) bool {
	return x&byAtomic != 0 && x&warps != 0 && x&threadMask == me &&
		(w.order == nil || !w.order[me].acquired || w.order[me].fenced == 0)
}

// lanesConverged reports whether the readers that word x stands for are lanes of thread me's warp, and all lanes of it
// have converged since. other is the reader that the word names, e the epoch of the last read.
func (w *watch) lanesConverged(x, me, other, e uint64) bool {
	return x&(lanes|warps) == lanes && me>>w.warpShift == other>>w.warpShift && e < w.warps.converged[me>>w.warpShift]
}

// reads reports whether nothing orders one of the reads that a word of the current interval stands for before what
// thread me does now.
func (w *watch) reads(word *uint64, me, e uint64) bool {
	r := *word
	if w.listing && r&(lanes|warps) != 0 && !flying(r) {
		return w.readBefore(word, r, me)
	}
	if r&warps != 0 {
		return true
	}
	if r&lanes != 0 {
		return me>>w.warpShift != r&threadMask>>w.warpShift || e >= w.warps.converged[me>>w.warpShift]
	}
	return !w.inOrder(me, r&threadMask, e)
}
