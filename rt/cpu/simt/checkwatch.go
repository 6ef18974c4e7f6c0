package simt

import (
	"sync/atomic"
	"unsafe"
)

// watch is a worker's part of checked execution: where it is, the shadow of its block's memory, and for each site the region that it accessed last.
type watch struct {
	b       *Block
	c       *Check
	sites   []siteCache
	own     []*region // memory of the block: shared variables, frames, locals
	args    []*Param  // pointer arguments, by their place
	started bool      // a block runs under c

	epoch    uint64 // now; counts over all blocks of the worker
	first    uint64 // of the running block
	interval uint64 // first epoch of the current barrier interval, of accesses to shared memory
	device   uint64 // and to device memory: a barrier of OpenCL orders those that its flags name
	spared   uint32 // what the barrier that threads wait at does not order accesses to
	stamp    uint64 // epoch, as in a shadow word of shared memory
	// The same for first and interval, and what lies between the two.
	firstWord, intervalWord, before uint64
	gstamp                          uint64 // block, generation and epoch, as in a shadow word of device memory
	gen                             uint64
	block                           uint64
	dirty                           bool // an access was recorded in this epoch
	fenced                          uint64
	acquired                        bool   // the block has made an atomic access to device memory
	looked                          looked // at those places, and at noticed by accesses that do not acquire
	noticed                         looked
	threads                         places // where threads of the block have published
	// overwrites says that the running thread makes a volatile store. polled are the first granules of what volatile and atomic reads of the block have looked at, did the threads that have made any
	// atomic access.
	overwrites bool
	looks      bool    // the running thread makes such a read
	lastPolled uintptr // the last one of polled
	polled     map[uintptr]bool
	did        [(threadMask + 1) / 64]uint64
	relaxed    bool // or one that does not acquire, which a fence behind it makes good
	passive    bool // the running operation of kbind's own library does not acquire

	synced []uint64      // for each warp, the epoch in which all its lanes last met
	gone   []goneLanes   // for each warp, lanes that had ended then; none until the first one
	pairs  []warpMeeting // for each warp, where some lanes met
	heap   uint64        // the count of the launch's heap when the sites were filled
	caller uint32        // site of the call from which a function of kbind's own library runs
	locals localArena

	flights  []flights         // asynchronous copies of each thread; nil until the first one
	copying  bool              // the running thread makes such a copy
	air      map[uintptr]flyer // bytes of device memory in flight
	copies   []groupCopy       // of the work-group since the last barrier
	waits    groupCopy         // its wait for such since then
	order    []threadOrder     // of each thread; nil until the first fence
	returned map[uint32]bool   // threads that ended by a return statement
	pending  conflict

	handed     []bool // which bytes of a function's result were written
	unsetValue bool   // of the warp operation that comes next: the running thread's value was never given
}

// regionKind says what is checked.
type regionKind uint8

const (
	quiet regionKind = iota // nothing: private memory, constants, what no kernel writes
	inShared
	inDevice
	inLocal
	inConst
	inFreed
)

// region is memory as the checks see it.
type region struct {
	lo, hi uintptr
	kind   regionKind
	shift  uint // log2 of the granule, of shared memory
	fine   uint // and of the smallest part of its type
	list   []cell
	dev    *cells // of device memory
	desc   *Region
	init   []bool // of local memory: which bytes were written
	name   string
	elem   int
	named  []*Variable // as which the region is accessed
	calm   bool        // one of them has elements whose reads change nothing
}

// siteCache is the region, or the gap between regions, that a site accessed last.
type siteCache struct {
	lo, size uintptr
	align    uintptr // less one
	r        *region
	library  bool // it stands in kbind's own library: what is remembered is the place of the call
	told     bool // of an overflow
}

// quietCache is the memory that a site accessed last, if nothing is checked there.
type quietCache struct{ lo, size uintptr }

// begin makes the watch ready for a block of launch l.
func (w *watch) begin(b *Block, c *Check) {
	if w.c != c || w.b != b {
		w.b, w.c = b, c
		w.started = false
		w.forgetArgs()
		w.own = w.own[:0]
		for _, p := range w.locals.pieces {
			w.own = append(w.own, p.region)
		}
	}
	if n := len(c.module.Sites); len(w.sites) != n {
		w.sites = make([]siteCache, n)
		w.started = false
	}
	if !w.started {
		w.started = true
		b.quiet = make([]quietCache, len(w.sites))
		for i := range w.sites {
			s := &c.module.Sites[i]
			w.sites[i] = siteCache{align: uintptr(max(s.Align, 1)) - 1, library: s.Line == 0}
		}
	}
	w.refresh()
	w.epoch++
	w.first, w.interval, w.device, w.spared = w.epoch, w.epoch, w.epoch, 0
	w.block = b.linear() & blockMask
	w.gen = c.gen.Load()
	w.fenced, w.acquired, w.relaxed, w.passive, w.caller = 0, false, false, false, 0
	w.looked.clear()
	w.noticed.clear()
	w.threads.at, w.threads.full = nil, false
	w.locals.reset()
	clear(w.polled)
	w.lastPolled = 0
	w.did = [len(w.did)]uint64{}
	clear(w.returned)
	w.order = nil
	if w.flights != nil {
		w.clearFlights()
	}
	n := (b.BlockDim.Count()-1)>>b.warpShift + 1
	if cap(w.synced) < n {
		w.synced = make([]uint64, n)
	}
	w.synced = w.synced[:n]
	clear(w.synced)
	clear(w.pairs)
	w.pairs, w.gone = w.pairs[:0], w.gone[:0]
	w.restamp()
}

// linear returns the number of the block in the grid, x fastest.
func (b *Block) linear() uint64 {
	return uint64(b.BlockIdx.X) + uint64(b.GridDim.X)*(uint64(b.BlockIdx.Y)+uint64(b.GridDim.Y)*uint64(b.BlockIdx.Z))
}

// local is an epoch of this block as device memory counts it.
func (w *watch) localEpoch(epoch uint64) uint64 { return min(epoch-w.first+1, epochMask) }

func (w *watch) restamp() {
	w.stamp = w.epoch << epochShift
	w.firstWord, w.intervalWord, w.before = w.first<<epochShift, w.interval<<epochShift, (w.interval-w.first)<<epochShift
	w.gstamp = w.block<<blockShift | w.gen<<genShift | w.localEpoch(w.epoch)<<epochShift
	w.dirty = false
	for _, r := range w.own {
		r.stir()
	}
}

// step begins a new epoch if something was recorded in this one.
func (w *watch) step() {
	if w.dirty {
		w.epoch++
		w.restamp()
	}
}

// barrier orders all threads of the block.
func (w *watch) barrier() {
	w.refresh()
	if len(w.copies) > 0 || w.waits.args != 0 {
		w.checkCopies()
	}
	w.epoch++
	if w.spared&localMemory == 0 {
		w.interval = w.epoch
	}
	w.restamp()
	if w.spared&globalMemory == 0 {
		w.device = w.epoch
		if w.c.module.OpenCL {
			w.fence()
		}
	}
	w.spared = 0
}

// grid orders all blocks.
func (w *watch) grid() {
	w.gen = w.c.gen.Load()
	w.barrier()
}

// Calling says at which site the user's code calls a function of kbind's own library, whose lines mean nothing to anybody.
func (b *Block) Calling(site uint32) { b.watch.caller, b.watch.passive = site, false }

// region looks up the region at p for a site and remembers it there.
func (w *watch) region(p uintptr, site uint32) *siteCache {
	c := &w.sites[site]
	lo, hi := uintptr(0), ^uintptr(0)
	for _, r := range w.own {
		switch {
		case p-r.lo < r.hi-r.lo:
			c.lo, c.size, c.r = r.lo, r.hi-r.lo, r
			return c
		case r.hi <= p:
			lo = max(lo, r.hi)
		default:
			hi = min(hi, r.lo)
		}
	}
	d, dlo, dhi := w.c.find(p)
	if d == nil && w.c.lookup != nil {
		if found, ok := w.c.lookup(p); ok {
			d = &found
		}
	}
	if d == nil {
		lo, hi = max(lo, dlo), min(hi, dhi)
		c.lo, c.size, c.r = lo, hi-lo, &quietRegion
		return c
	}
	r := w.c.deviceRegion(d)
	c.lo, c.size, c.r = r.lo, r.hi-r.lo, r
	return c
}

func (c *Check) deviceRegion(d *Region) *region {
	r := &region{lo: uintptr(d.Base), hi: uintptr(d.Base) + uintptr(d.Size), desc: d, name: d.Name, elem: d.Elem, kind: inDevice}
	switch {
	case d.Freed:
		r.kind = inFreed
	case d.Const && (d.Shadow == nil || d.Shadow.full.Load()):
		r.kind = inConst
	case d.Shadow == nil:
		r.kind = quiet
	default:
		r.dev = d.Shadow.get(c.granule(d))
	}
	return r
}

var quietRegion = region{kind: quiet}

// granule is the size of the smallest access to a region, of at most eight bytes.
func (c *Check) granule(d *Region) int {
	g := max(d.Fine, 1)
	if n := c.module.Granule; n > 0 {
		g = min(g, n)
	}
	return min(g, 8)
}

// refresh forgets the regions if memory came or went since they were looked up.
func (w *watch) refresh() {
	if n := w.c.heap.Load(); n != w.heap {
		w.heap = n
		w.forget()
	}
}

// heapChanged notes that the running thread allocated or freed memory.
func (w *watch) heapChanged() {
	w.c.heap.Add(1)
	w.refresh()
}

// forget drops what the sites remember of regions, after memory came or went.
func (w *watch) forget() {
	for i := range w.sites {
		w.sites[i].size = 0
		w.b.quiet[i] = quietCache{}
	}
	w.forgetArgs()
}

// load checks a read of n bytes at p. Most are of one granule of shared memory that was written before this interval, and most of those follow a read that says as much.
func (w *watch) load(p unsafe.Pointer, n uintptr, site uint32) {
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size || c.r.kind != inShared || n != 1<<c.r.shift || c.library || off&(c.align|(n-1)) != 0 {
		w.loadSlow(p, n, site)
		return
	}
	g := &c.r.list[off>>c.r.shift]
	me := uint64(w.b.Cur)
	if e := g.w >> epochShift; e-w.first >= w.interval-w.first {
		if e == w.epoch && g.w&(threadMask|byAtomic) == me {
			return // its own: whoever else writes there conflicts with the write
		}
		w.loadSlow(p, n, site)
		return
	}
	switch x := g.r; {
	case x>>epochShift == w.epoch && (x&warps != 0 || x&threadMask == me || x&lanes != 0 && x&threadMask>>w.b.warpShift == me>>w.b.warpShift):
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
	case quiet:
		w.b.quiet[site] = quietCache{c.lo, c.size}
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

// store checks a write of n bytes at p; it reports whether it conflicts with an earlier access, which is in w.pending then.
func (w *watch) store(p unsafe.Pointer, n uintptr, site uint32, how uint64) bool {
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size || c.r.kind != inShared || n != 1<<c.r.shift || c.library || off&(c.align|(n-1)) != 0 || how != 0 {
		return w.storeSlow(p, n, site, how)
	}
	g := &c.r.list[off>>c.r.shift]
	me := uint64(w.b.Cur)
	if (g.w>>epochShift >= w.interval && g.w&(threadMask|byAtomic) != me) || (g.r>>epochShift >= w.interval && g.r&(threadMask|flagMask) != me) {
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
	case quiet:
		return false
	case inLocal:
		r := c.r
		for i := off; i < min(off+n, uintptr(len(r.init))); i++ {
			r.init[i] = true
		}
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

// at is the word of a shadow for what the running thread does now at a site, without the epoch.
func (w *watch) at(site uint32) uint64 {
	if w.sites[site].library {
		site = w.siteOf(site)
	}
	return uint64(site&siteMask)<<siteShift | uint64(w.b.Cur)&threadMask
}

// refine splits the granules of shared memory for an access that does not fit them: to the smallest part of the variable's type, or to bytes.
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
	initial := false
	for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
		c := &r.list[i]
		e := c.w >> epochShift
		initial = initial || e >= w.first
		if e >= w.interval && (c.w&threadMask != me && !w.inOrder(me, c.w&threadMask, e) || w.several(c.w, me) || e == inFlight) {
			w.race(r, off, n, site, c.w, false, true, true)
		}
		if (c.r^mine)&^(siteMask<<siteShift) != 0 && !flying(c.r) {
			c.r = w.joined(c.r, mine, w.interval)
		}
	}
	if !initial {
		w.uninitialised(r, off, site)
	}
	if w.copying && w.sites[site].library {
		w.flyFrom(r, off, n, mine)
	}
}

// joined adds the reader mine of this block to the readers old; epochs before interval do not matter any more.
func (w *watch) joined(old, mine, interval uint64) uint64 {
	e, other, me := old>>epochShift, old&threadMask, mine&threadMask
	switch {
	case e < interval, other == me && old&flagMask == 0, old&(lanes|warps) == 0 && w.inOrder(me, other, e), w.lanesMet(old, me, other, e):
		return mine
	case other>>w.b.warpShift == me>>w.b.warpShift && old&warps == 0:
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
		w.publishes(r.lo+off, n)
	}
	for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
		c := &r.list[i]
		e := c.w >> epochShift
		if e >= w.interval && (how&c.w == 0 || w.overwrites && w.unseenShared(c.w, me, uintptr(unsafe.Pointer(c)))) && (c.w&threadMask != me && !w.inOrder(me, c.w&threadMask, e) || w.several(c.w, me) || e == inFlight && !w.copying) { // a copy may store twice
			conflict = w.keep(r, off, n, site, c.w, true, true)
		}
		if e := c.r >> epochShift; e >= w.interval && (c.r&threadMask != me || c.r&flagMask != 0) && w.reads(c.r, me, e) {
			conflict = w.keep(r, off, n, site, c.r, true, false)
		}
		if how != 0 && c.w>>epochShift >= w.interval && c.w&(threadMask|byAtomic) == me {
			continue // a plain write of its own stays, for the atomic accesses of others
		}
		if how != 0 && e >= w.interval && c.w&byAtomic != 0 {
			c.w = mine | w.besides(c.w, me)
			continue
		}
		c.w = mine
	}
	if w.copying && w.sites[site].library {
		w.fly(r, off, n, mine)
	}
	return conflict
}

// besides is what the word of an atomic access to shared memory by thread me says of others, if the word x was there.
func (w *watch) besides(x, me uint64) uint64 {
	switch {
	case x&threadMask == me && x&warps == 0, w.ofWarp(x, me) && w.warpMet(x, me):
		return 0
	case w.ofWarp(x, me):
		return warps | oneWarp
	}
	return warps
}

// ofWarp reports whether all atomic accesses in word x of shared memory are of lanes of the warp of thread me.
func (w *watch) ofWarp(x, me uint64) bool {
	return (x^me)&threadMask>>w.b.warpShift == 0 && (x&warps == 0 || x&oneWarp != 0)
}

// warpMet reports whether all lanes of the warp of thread me have met since the access in word x of shared memory.
func (w *watch) warpMet(x, me uint64) bool {
	n := me >> w.b.warpShift
	return x>>epochShift < w.synced[n] && (int(n) >= len(w.gone) || w.gone[n].lanes == 0)
}

// several is severally for a word of shared memory, of which thread me is in order with the last access.
func (w *watch) several(x, me uint64) bool {
	switch {
	case x&byAtomic == 0 || x&warps == 0:
		return false
	case x&threadMask == me:
		return w.severally(x, me) && !(w.ofWarp(x, me) && w.warpMet(x, me))
	}
	return (x^me)&threadMask>>w.b.warpShift == 0 && x&oneWarp == 0 && (w.order == nil || !w.order[me].acquired) // only its warp was where the last one came in order
}

// severally reports whether thread me made the last of several atomic accesses in word x, and nothing orders the others before what it does now.
func (w *watch) severally(x, me uint64) bool {
	return x&byAtomic != 0 && x&warps != 0 && x&threadMask == me && (w.order == nil || !w.order[me].acquired || w.order[me].fenced == 0)
}

// lanesMet reports whether all readers of word x, which are lanes of one warp, have met thread me since.
func (w *watch) lanesMet(x, me, other, e uint64) bool {
	return x&(lanes|warps) == lanes && me>>w.b.warpShift == other>>w.b.warpShift && e < w.synced[me>>w.b.warpShift]
}

// reads reports whether the readers in the word r of the current interval have one that me is not in order with.
func (w *watch) reads(r, me, e uint64) bool {
	if r&warps != 0 {
		return true
	}
	if r&lanes != 0 {
		return me>>w.b.warpShift != r&threadMask>>w.b.warpShift || e >= w.synced[me>>w.b.warpShift]
	}
	return !w.inOrder(me, r&threadMask, e)
}

// loadDevice does with device memory, which other workers access, what loadShared does with the block's.
func (w *watch) loadDevice(r *region, off, n uintptr, site uint32) {
	d := r.dev
	mine := w.gstamp | w.at(site)
	initial := false
	g := uintptr(1)<<d.shift - 1
	for i := off >> d.shift; i < (off+n+g)>>d.shift && i < uintptr(len(d.list)); i++ {
		c := &d.list[i]
		wr := atomic.LoadUint64(&c.w)
		if wr != 0 {
			initial = true
		}
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
	if !initial && !r.desc.Shadow.full.Load() {
		w.uninitialised(r, off, site)
	}
	if len(w.air) > 0 {
		w.inAir(r, off, n, site, false)
	}
	if w.copying && w.sites[site].library {
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
	return other != me && !w.inOrder(me, other, w.first+e-1) || w.severally(x, me)
}

// elsewhere reports whether the atomic access at site, with the word mine, conflicts with what another block did in the word x of an atomic access: it wrote before without an atomic
// operation, or one of the two operations has the scope of the block.
func (w *watch) elsewhere(x, mine uint64, site uint32) bool {
	other := (x^mine)>>blockShift != 0
	if x>>genShift&genMask != w.gen || !other && x&blocks == 0 {
		return false
	}
	if w.published(x, x>>epochShift&epochMask) {
		return false
	}
	if !other {
		return w.c.isNarrow(w.known(site)) // others were there before
	}
	if w.c.isNarrow(w.known(site)) || w.c.isNarrow(uint32(x>>siteShift&siteMask)) {
		return true
	}
	return x&lanes != 0 && !(w.relaxed && w.c.published.reached(&w.noticed, x>>blockShift, 0))
}

// atomicWord is the word that an atomic access mine leaves where old was: it says whether there were others.
func (w *watch) atomicWord(old, mine uint64) uint64 {
	e := old >> epochShift & epochMask
	switch {
	case old>>genShift&genMask != w.gen:
		return mine
	case (old^mine)>>blockShift != 0 && old&byAtomic != 0 && !w.published(old, e):
		return mine | blocks
	case (old^mine)>>blockShift != 0:
		return mine
	case old&byAtomic == 0 && (old^mine)&threadMask == 0 && e >= w.localEpoch(w.device) && e != epochMask:
		return old // a plain write of its own stays, for the atomic accesses of others
	case old&byAtomic == 0:
		return mine | lanes // and one of the block, for those of other blocks
	}
	mine |= old & (blocks | lanes)
	if old>>epochShift&epochMask >= w.localEpoch(w.device) && (old&threadMask != mine&threadMask || old&warps != 0) {
		mine |= warps
	}
	return mine
}

// swap stores mine in the word and returns what was there.
func (w *watch) swap(word *uint64, mine, how uint64) uint64 {
	if how == 0 {
		return atomic.SwapUint64(word, mine)
	}
	for {
		old := atomic.LoadUint64(word)
		if atomic.CompareAndSwapUint64(word, old, w.atomicWord(old, mine)) {
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
	return upTo > 0 && e <= upTo && w.c.published.reached(&w.looked, x>>blockShift, e)
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
	case e < w.localEpoch(w.device), other == me && old&(lanes|warps) == 0, old&(lanes|warps) == 0 && w.inOrder(me, other, w.first+e-1),
		e != epochMask && w.lanesMet(old, me, other, w.first+e-1):
		return mine | far
	case other>>w.b.warpShift == me>>w.b.warpShift && old&warps == 0:
		return old&low | mine&^low | lanes
	}
	return old&low | mine&^low | warps
}

func (w *watch) storeDevice(r *region, off, n uintptr, site uint32, how uint64) (conflict bool) {
	d := r.dev
	mine := w.gstamp | w.at(site) | how
	if how != 0 {
		w.atomically(site, true, r.lo+off, n)
		w.publishes(r.lo+off, n)
		if w.fenced > 0 && !w.c.isNarrow(w.known(site)) {
			w.c.release(w.block, w.fenced)
			w.c.published.publish(r.lo+off, n, w.block, w.fenced, &w.looked)
		}
	}
	w.dirty = true
	if len(w.air) > 0 {
		w.inAir(r, off, n, site, true)
	}
	if w.copying && w.sites[site].library {
		w.flyDevice(r, off, n, mine, false)
	}
	g := uintptr(1)<<d.shift - 1
	for i := off >> d.shift; i < (off+n+g)>>d.shift && i < uintptr(len(d.list)); i++ {
		c := &d.list[i]
		wr := w.swap(&c.w, mine, how)
		if i<<d.shift < off { // two accesses conflict here if both are to the first byte of a granule
			continue
		}
		if wr&how == 0 && w.unordered(wr, mine) || w.overwrites && w.unseen(wr, mine, uintptr(unsafe.Pointer(&d.list[off>>d.shift]))) || how != 0 && wr&byAtomic != 0 && w.elsewhere(wr, mine, site) {
			conflict = w.keep(r, off, n, site, wr, false, true)
		}
		if rd := atomic.LoadUint64(&c.r); rd != 0 && w.readsDevice(rd, mine) {
			conflict = w.keep(r, off, n, site, rd, false, false)
		}
	}
	return conflict
}

// readsDevice reports whether the readers in word r of device memory have one that nothing orders before mine.
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
		return me>>w.b.warpShift != other>>w.b.warpShift || w.first+e-1 >= w.synced[me>>w.b.warpShift]
	default:
		return other != me && !w.inOrder(me, other, w.first+e-1)
	}
}
