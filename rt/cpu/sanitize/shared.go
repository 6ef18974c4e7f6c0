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

// joined adds the reader mine of this block to the readers old; epochs before interval do not matter any more.
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
		// others have stored there, perhaps the same value
		also := uint64(0)
		// a copy may store twice
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
			continue // a plain write of its own stays, for the atomic accesses of others
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

// besides is what the word of a write by thread me has to say of other writers of the same kind, where it replaces x,
// of epoch e. at is the word's place.
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

// writers are the lanes of one warp that made the writes in a word of which oneWarp says that there were several. It is
// a cache, indexed by the word's address: of what is not in it nothing is known.
type writers [256]struct {
	at    uintptr
	lanes uint64
}

func (t *writers) entry(at *uint64) int {
	return int(uintptr(unsafe.Pointer(at)) / 16 % uintptr(len(t)))
}

// join adds thread me to the writers of the word at, in which x was.
func (t *writers) join(at *uint64, x, me uint64, shift uint) {
	p, lane := &t[t.entry(at)], uint64(1<<shift-1)
	here := uintptr(unsafe.Pointer(at))
	switch {
	case x&warps == 0:
		p.at, p.lanes = here, 1<<(x&threadMask&lane)
	case p.at != here:
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
	p := &t[t.entry(at)]
	if p.at != uintptr(unsafe.Pointer(at)) {
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

// several is severally for a word of epoch e, of which thread me is in order with the last access.
func (w *watch) several(x, me, e uint64) bool {
	switch {
	case x&byAtomic == 0 || x&warps == 0:
		return false
	case x&threadMask == me:
		return w.severally(x, me) && !(w.ofWarp(x, me) && w.warpConverged(me, e))
	}
	// Only its warp was where the last one came in order.
	return (x^me)&threadMask>>w.warpShift == 0 && x&oneWarp == 0 && (w.order == nil || !w.order[me].acquired)
}

// equally reports whether threads that stored the same value as the last writer did, in word x of shared memory, are
// not in order with what thread me does now, who is in order with the last writer.
func (w *watch) equally(x, me uint64) bool {
	switch {
	case x&(byAtomic|warps) != warps || w.ofWarp(x, me) && w.warpConverged(me, x>>epochShift):
		return false
	case x&threadMask == me:
		return w.order == nil || !w.order[me].acquired || w.order[me].fenced == 0
	}
	return (x^me)&threadMask>>w.warpShift == 0 && x&oneWarp == 0 && (w.order == nil || !w.order[me].acquired)
}

// severally reports whether thread me made the last of several atomic accesses in word x, and nothing orders the
// others before what it does now.
func (w *watch) severally(x, me uint64) bool {
	return x&byAtomic != 0 && x&warps != 0 && x&threadMask == me &&
		(w.order == nil || !w.order[me].acquired || w.order[me].fenced == 0)
}

// lanesConverged reports whether all readers of word x, which are lanes of one warp, have converged with thread me
// since.
func (w *watch) lanesConverged(x, me, other, e uint64) bool {
	return x&(lanes|warps) == lanes && me>>w.warpShift == other>>w.warpShift && e < w.warps.converged[me>>w.warpShift]
}

// reads reports whether the readers in a word of the current interval have one that me is not in order with.
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
