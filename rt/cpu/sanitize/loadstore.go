package sanitize

import "unsafe"

// load checks a read of n bytes at p. Most are of one granule of shared memory that was written before this interval,
// and most of those follow a read that says as much.
func (w *watch) load(p unsafe.Pointer, n uintptr, site uint32) {
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size || c.r.kind != inShared || n != 1<<c.r.shift || c.library || off&(c.align|(n-1)) != 0 || w.listing {
		w.loadSlow(p, n, site)
		return
	}
	g := &c.r.list[off>>c.r.shift]
	me := uint64(w.b.Rank)
	if e := g.w >> epochShift; e-w.first >= w.interval-w.first {
		if e == w.epoch && g.w&(threadMask|byAtomic) == me {
			return // it wrote the granule itself: a write by another thread would have conflicted with that
		}
		w.loadSlow(p, n, site)
		return
	}
	switch x := g.r; {
	case x>>epochShift == w.epoch &&
		(x&warps != 0 || x&threadMask == me || x&lanes != 0 && x&threadMask>>w.warpShift == me>>w.warpShift):
	case x>>epochShift < w.interval:
		w.dirty = true
		g.r = w.stamp | uint64(site&siteMask)<<siteShift | me
	default:
		w.loadSlow(p, n, site)
	}
}

func (w *watch) loadSlow(p unsafe.Pointer, n uintptr, site uint32) {
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size {
		c = w.region(uintptr(p), site)
		off = uintptr(p) - c.lo
	}
	switch c.r.kind {
	case unmonitored:
		w.unmonitored[site] = unmonitoredCache{c.lo, c.size}
		return
	case inLocal:
		w.loadLocal(c.r, off, n, site)
		return
	}
	if off&c.align != 0 {
		w.misaligned(c, off, site, false)
	}
	switch c.r.kind {
	case inShared:
		w.loadShared(c.r, off, n, site)
	case inDevice:
		w.loadDevice(c.r, off, n, site)
	case inFreed:
		w.freed(c.r, off, site, false)
	}
}

// store checks a write of n bytes at p; it reports whether it conflicts with an earlier access, which is in w.pending
// then.
func (w *watch) store(p unsafe.Pointer, n uintptr, site uint32, how uint64) bool {
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size || c.r.kind != inShared || n != 1<<c.r.shift || c.library || off&(c.align|(n-1)) != 0 || how != 0 {
		return w.storeSlow(p, n, site, how)
	}
	g := &c.r.list[off>>c.r.shift]
	me := uint64(w.b.Rank)
	if (g.w>>epochShift >= w.interval && g.w&(threadMask|byAtomic|warps) != me) ||
		(g.r>>epochShift >= w.interval && g.r&(threadMask|flagMask) != me) {
		return w.storeSlow(p, n, site, how)
	}
	w.dirty = true
	g.w = w.stamp | uint64(site&siteMask)<<siteShift | me
	return false
}

func (w *watch) storeSlow(p unsafe.Pointer, n uintptr, site uint32, how uint64) bool {
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size {
		c = w.region(uintptr(p), site)
		off = uintptr(p) - c.lo
	}
	switch c.r.kind {
	case unmonitored:
		return false
	case inLocal:
		w.storeLocal(c.r, off, n, site)
		return false
	}
	if off&c.align != 0 {
		w.misaligned(c, off, site, true)
	}
	switch c.r.kind {
	case inShared:
		return w.storeShared(c.r, off, n, site, how)
	case inDevice:
		if c.r.desc.Const {
			w.constant(c.r, off, site)
		}
		return w.storeDevice(c.r, off, n, site, how)
	case inFreed:
		w.freed(c.r, off, site, true)
	case inConst:
		w.constant(c.r, off, site)
	}
	return false
}

// at is the shadow word of an access of the running thread at a site, without the epoch.
func (w *watch) at(site uint32) uint64 {
	if w.sites[site].library {
		site = w.siteOf(site)
	}
	return uint64(site&siteMask)<<siteShift | uint64(w.b.Rank)&threadMask
}
