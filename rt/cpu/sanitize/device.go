package sanitize

import (
	"sync/atomic"
	"unsafe"
)

// Shadow of device memory, which the blocks of other workers access too.

// loadDevice is loadShared for device memory, whose words other workers change at the same time.
func (w *watch) loadDevice(r *region, off, n uintptr, site uint32) {
	d := r.dev
	mine := w.gstamp | w.at(site)
	initial, whole := false, true
	g := uintptr(1)<<d.shift - 1
	for i := off >> d.shift; i < (off+n+g)>>d.shift && i < uintptr(len(d.list)); i++ {
		c := &d.list[i]
		wr := atomic.LoadUint64(&c.w)
		initial, whole = initial || wr != 0, whole && wr != 0
		exact := i<<d.shift >= off
		if exact && w.unordered(wr, mine) {
			w.race(r, off, n, site, wr, false, true, false)
		}
		for {
			rd := atomic.LoadUint64(&c.r)
			if (rd^mine)&^(siteMask<<siteShift) == 0 {
				break
			}
			next := w.joinedDevice(rd, mine)
			if next == rd {
				break
			}
			if atomic.CompareAndSwapUint64(&c.r, rd, next) {
				if now := atomic.LoadUint64(&c.w); exact && now != wr && w.unordered(now, mine) {
					w.race(r, off, n, site, now, false, true, false)
				}
				w.dirty = true
				break
			}
		}
	}
	if !whole && !r.desc.Shadow.full.Load() {
		if !initial {
			w.uninitialised(r, off, site)
		} else if !w.sites[site].parts {
			w.halfWritten(r, off, n, site)
		}
	}
	if len(w.async.bytes) > 0 {
		w.besideCopy(r, off, n, site, false)
	}
	if w.async.copying && w.sites[site].library {
		w.flyDevice(r, off, n, mine, true)
	}
}

// unordered reports whether nothing orders the access in word x of device memory before mine.
func (w *watch) unordered(x, mine uint64) bool {
	if x>>genShift&genMask != w.gen {
		return false
	}
	e := x >> epochShift & epochMask
	if (x^mine)>>blockShift != 0 {
		return !w.published(x, e)
	}
	other, me := x&threadMask, mine&threadMask
	if x&byAtomic != 0 && x&blocks != 0 && !w.published(x, e) {
		return true
	}
	if e == epochMask || e < w.localEpoch(w.device) {
		return false
	}
	e += w.first - 1
	return other != me && !w.ordered(me, other, e, true) || w.several(x, me, e)
}

// elsewhere reports whether the atomic access at site, with the word mine, conflicts with an access of another block.
// x is the word of the last atomic access. There is a conflict if the other block had written the place without an
// atomic operation before, or if one of the two operations has the scope of its block only.
func (w *watch) elsewhere(x, mine uint64, site uint32) bool {
	other := (x^mine)>>blockShift != 0
	if x>>genShift&genMask != w.gen || !other && x&blocks == 0 {
		return false
	}
	if w.published(x, x>>epochShift&epochMask) {
		return false
	}
	if !other {
		return w.c.isNarrow(w.known(site)) // other blocks accessed the word before
	}
	if w.c.isNarrow(w.known(site)) || w.c.isNarrow(uint32(x>>siteShift&siteMask)) {
		return true
	}
	return x&lanes != 0 && !(w.relaxed && w.c.published.reached(&w.noticed, x>>blockShift, 0, false))
}

// atomicWord returns the word that replaces old after an atomic access with the word mine: it has flags that say who
// else has accessed the place.
func (w *watch) atomicWord(word *uint64, old, mine uint64) uint64 {
	e := old >> epochShift & epochMask
	switch {
	case old>>genShift&genMask != w.gen:
		return mine
	case (old^mine)>>blockShift != 0 && old&byAtomic != 0 && !w.published(old, e):
		return mine | blocks
	case (old^mine)>>blockShift != 0:
		return mine
	case old&byAtomic == 0 && (old^mine)&threadMask == 0 && e >= w.localEpoch(w.device) && e != epochMask:
		return old // the thread's own plain write, with which atomic accesses of others may conflict
	case old&byAtomic == 0:
		return mine | lanes // lanes says here that the block has made a plain write, with which other blocks may conflict
	}
	mine |= old & (blocks | lanes)
	switch {
	case e == epochMask && (old^mine)&threadMask != 0: // the epoch stands for all later ones: nothing is known
		mine |= warps
	case e == epochMask:
		mine |= old & (warps | oneWarp)
	case e >= w.localEpoch(w.device):
		mine |= w.besides(word, old, mine&threadMask, w.first+e-1)
	}
	return mine
}

// swap replaces the word by that of the access mine and returns what was there. An atomic access, for which how is not
// 0, keeps some of the old word's flags.
func (w *watch) swap(word *uint64, mine, how uint64) uint64 {
	if how == 0 {
		return atomic.SwapUint64(word, mine)
	}
	for {
		old := atomic.LoadUint64(word)
		if atomic.CompareAndSwapUint64(word, old, w.atomicWord(word, old, mine)) {
			return old
		}
	}
}

// published reports whether the access of another block in word x, in epoch e, comes before what this block does now.
func (w *watch) published(x, e uint64) bool {
	if !w.acquired {
		return false
	}
	upTo := w.c.releasedUpTo(x >> blockShift)
	if x&(byAtomic|blocks) != 0 {
		e = 0
	}
	return upTo > 0 && e <= upTo && w.c.published.reached(&w.observed, x>>blockShift, e, false)
}

// joinedDevice is joined for device memory.
func (w *watch) joinedDevice(old, mine uint64) uint64 {
	const low = 1<<epochShift - 1
	switch {
	case old>>genShift&genMask != w.gen:
		return mine
	case (old^mine)>>blockShift != 0:
		return old | blocks
	}
	e, other, me := old>>epochShift&epochMask, old&threadMask, mine&threadMask
	far := old & blocks
	switch {
	case e < w.localEpoch(w.device), other == me && old&(lanes|warps) == 0, old&(lanes|warps) == 0 &&
		w.ordered(me, other, w.first+e-1, true),
		e != epochMask && w.lanesConverged(old, me, other, w.first+e-1):
		return mine | far
	case other>>w.warpShift == me>>w.warpShift && old&warps == 0:
		return old&low | mine&^low | lanes
	}
	return old&low | mine&^low | warps
}

// storeDevice is storeShared for device memory.
func (w *watch) storeDevice(r *region, off, n uintptr, site uint32, how uint64) (conflict bool) {
	d := r.dev
	mine := w.gstamp | w.at(site) | how
	if how != 0 {
		w.atomically(site, true, r.lo+off, n)
		w.publishes(0, r.lo+off, n)
		if w.fenced > 0 && !w.c.isNarrow(w.known(site)) {
			w.c.release(w.block, w.fenced)
			w.c.published.publish(r.lo+off, n, 0, w.block, w.fenced, &w.observed)
		}
	}
	w.dirty = true
	if len(w.async.bytes) > 0 {
		w.besideCopy(r, off, n, site, true)
	}
	if w.async.copying && w.sites[site].library {
		w.flyDevice(r, off, n, mine, false)
	}
	g := uintptr(1)<<d.shift - 1
	for i := off >> d.shift; i < (off+n+g)>>d.shift && i < uintptr(len(d.list)); i++ {
		c := &d.list[i]
		wr := w.swap(&c.w, mine, how)
		if i<<d.shift < off { // two accesses conflict here if both are to the first byte of a granule
			continue
		}
		if wr&how == 0 && (w.unordered(wr, mine) || w.equallyDevice(wr, mine)) || w.polls.overwrites &&
			w.unseen(wr, mine, uintptr(unsafe.Pointer(&d.list[off>>d.shift]))) || how != 0 && wr&byAtomic != 0 &&
			w.elsewhere(wr, mine, site) {
			conflict = w.keep(r, off, n, site, wr, false, true)
			if how == 0 {
				w.markEqual(&c.w, wr, mine)
			}
		}
		if rd := atomic.LoadUint64(&c.r); rd != 0 && w.readsDevice(rd, mine) {
			conflict = w.keep(r, off, n, site, rd, false, false)
		}
	}
	return conflict
}

// equallyDevice is equally for word x of device memory.
func (w *watch) equallyDevice(x, mine uint64) bool {
	if x>>genShift&genMask != w.gen || x&byAtomic != 0 || x&flagMask == 0 || (x^mine)>>blockShift != 0 {
		return false
	}
	if x&blocks != 0 {
		return !w.acquired
	}
	e, me := x>>epochShift&epochMask, mine&threadMask
	warp := me >> w.warpShift
	switch near := warp == x&threadMask>>w.warpShift; {
	case e == epochMask || e < w.localEpoch(w.device):
		return false
	case x&warps == 0 && near && w.first+e-1 < w.warps.converged[warp]:
		return false
	case x&threadMask == me:
		return w.order == nil || !w.order[me].acquired || w.order[me].fenced == 0
	default:
		return near && x&warps != 0 && (w.order == nil || !w.order[me].acquired)
	}
}

// markEqual adds flags to the word of the store mine, which replaced x. They say that others had stored there before,
// perhaps the same value.
func (w *watch) markEqual(word *uint64, x, mine uint64) {
	if x&byAtomic != 0 {
		return
	}
	flags := x & blocks
	switch {
	case (x^mine)>>blockShift != 0:
		flags = blocks
	case x&warps == 0 && (x^mine)&threadMask>>w.warpShift == 0:
		flags |= lanes
	default:
		flags |= warps
	}
	if now := atomic.LoadUint64(word); (now^mine)&^(siteMask<<siteShift) == 0 {
		atomic.CompareAndSwapUint64(word, now, now|flags)
	}
}

// readsDevice reports whether nothing orders one of the reads that r, a word of device memory, stands for before the
// access mine.
func (w *watch) readsDevice(r, mine uint64) bool {
	if r>>genShift&genMask != w.gen {
		return false
	}
	e := r >> epochShift & epochMask
	if r&blocks != 0 || (r^mine)>>blockShift != 0 {
		return !w.published(r, e)
	}
	if e == epochMask || e < w.localEpoch(w.device) {
		return false
	}
	switch other, me := r&threadMask, mine&threadMask; {
	case r&warps != 0:
		return true
	case r&lanes != 0:
		return me>>w.warpShift != other>>w.warpShift || w.first+e-1 >= w.warps.converged[me>>w.warpShift]
	default:
		return other != me && !w.ordered(me, other, w.first+e-1, true)
	}
}
