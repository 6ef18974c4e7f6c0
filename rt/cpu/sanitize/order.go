package sanitize

import (
	"math/bits"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// What orders the accesses of threads and blocks besides barriers: fences with atomic accesses, and operations at which
// the lanes of a warp converge.

// fence records a __threadfence: the next atomic access of the block publishes what the block has accessed before it.
func (w *watch) fence() {
	w.acquired = w.acquired || w.relaxed
	w.observed.addAll(&w.noticed)
	w.fenceBlock()
	w.fenced = w.localEpoch(w.epoch - 1)
}

// A volatile store is atomic, but it does not wait for what others store in the same place. Where the block has never
// observed the place, and nothing orders the two stores, one of them is lost: that is a race, as it is without
// volatile.

// unseen reports whether the volatile store with the shadow word mine overwrites, in the granule at the address cell,
// the access with the shadow word x, which the block has not observed.
func (w *watch) unseen(x, mine uint64, cell uintptr) bool {
	e := x >> epochShift & epochMask
	switch {
	case x&byAtomic == 0 || x>>genShift&genMask != w.gen || w.polls.granules[cell]:
		return false
	case (x^mine)>>blockShift != 0 && w.atomicSite(x):
		return !w.acquired
	case (x^mine)>>blockShift != 0:
		return !w.acquired || e > w.c.releasedUpTo(x>>blockShift)
	case e == epochMask || e < w.localEpoch(w.device) || (x^mine)&threadMask == 0:
		return false
	}
	return w.unseenBy(mine&threadMask, x, w.first+e-1)
}

// unseenShared is unseen for shared memory, where me is the thread that stores.
func (w *watch) unseenShared(x, me uint64, cell uintptr) bool {
	return x&byAtomic != 0 && x&threadMask != me && !w.polls.granules[cell] && w.unseenBy(me, x, x>>epochShift)
}

// unseenBy reports whether thread me has not observed the access with the shadow word x, which another thread of the
// block made in epoch e.
func (w *watch) unseenBy(me, x, e uint64) bool {
	if w.atomicSite(x) && w.polls.atomics[me>>6]>>(me&63)&1 != 0 {
		return false
	}
	return !w.inOrder(me, x&threadMask, e)
}

// atomicSite reports whether the access in word x was made by an atomic operation, and not a volatile store.
func (w *watch) atomicSite(x uint64) bool {
	os := x >> siteShift & siteMask
	return int(os) >= len(w.c.module.Sites) || w.c.module.Sites[os].Atomic || w.c.module.Sites[os].Line == 0
}

// poll notes that the block makes a volatile or atomic read of the granule at the address cell, as of a flag.
func (w *watch) poll(cell uintptr) {
	if !w.polls.reads || cell == w.polls.last {
		return
	}
	w.polls.last = cell
	if w.polls.granules == nil {
		w.polls.granules = map[uintptr]bool{}
	}
	w.polls.granules[cell] = true
}

// publish records the releasing half of a fence, which makes visible what the block has accessed.
func (w *watch) publish() {
	w.publishBlock()
	w.fenced = w.localEpoch(w.epoch - 1)
}

// threadOrder is what is known of one thread so that fences and atomic accesses order the threads of a block: what a
// thread did before a fence comes before what another thread does after an atomic access, if the first thread has made
// an atomic access between the two.
type threadOrder struct {
	fenced, published uint64 // epochs
	acquired, relaxed bool
	observed, noticed observed
	// At the thread's last fence: the epoch before which all lanes of its warp had converged with it, and, if only some
	// lanes have converged since, that epoch for each lane. Fences are cumulative: what these lanes did before is
	// published together with what the thread did.
	converged uint64
	parts     *[simt.MaxWarp]uint64
	fresh     bool // the thread has observed something that not all lanes of its warp know of; see passOn
}

// fenceBlock records a __threadfence_block.
func (w *watch) fenceBlock() {
	w.publishBlock()
	o := &w.order[w.b.Rank]
	o.acquired = o.acquired || o.relaxed
	o.observed.addAll(&o.noticed)
	o.fresh = true
}

// publishBlock records the releasing half of a __threadfence_block.
func (w *watch) publishBlock() {
	if w.dirty || w.epoch == w.first { // a thread that has only read passes on what it observed
		w.epoch++
		w.restamp()
	}
	if w.order == nil {
		w.order = make([]threadOrder, w.b.BlockDim.Count())
		w.warps.passed = make([]uint64, len(w.warps.converged))
	}
	o, n := &w.order[w.b.Rank], int(w.b.Rank>>w.warpShift)
	o.fenced, o.converged, o.parts = w.epoch-1, w.warps.converged[n], nil
	if n < len(w.warps.pairs) && w.warps.pairs[n].any {
		parts := w.warps.pairs[n].at[w.b.Rank&(1<<w.warpShift-1)]
		o.parts = &parts
	}
}

// atomically notes that the running thread makes an atomic access at site, to n bytes of memory of the device or of
// the block at address at.
func (w *watch) atomically(site uint32, device bool, at, n uintptr) {
	passive := w.passive && w.sites[site].library
	if !w.polls.overwrites {
		w.polls.atomics[w.b.Rank>>6] |= 1 << (w.b.Rank & 63)
	}
	if device && !w.c.isNarrow(w.known(site)) && !w.polls.overwrites {
		w.acquired = w.acquired || !passive
		w.relaxed = true
		sees(&w.observed, &w.noticed, at, n, everything, passive)
	}
	if w.order != nil {
		o := &w.order[w.b.Rank]
		o.published, o.acquired, o.relaxed, o.fresh = o.fenced, o.acquired || !passive && !w.polls.overwrites, true, true
		upTo := everything
		if w.phased && w.phase == 0 {
			return // no phase has ended
		} else if w.phased {
			upTo = w.phase - 1
		}
		sees(&o.observed, &o.noticed, at, n, upTo, passive || w.polls.overwrites)
	}
}

// phaseOf is the phase of the barrier at p, a place in shared memory, if the atomic operation at site is one of kbind's
// library that said it is a barrier's.
func (w *watch) phaseOf(p unsafe.Pointer, site uint32) (phase, bool) {
	switch {
	case w.phases == 0 || !w.sites[site].library:
		return 0, false
	case w.phases < 32:
		return phase(*(*uint32)(p) >> w.phases), true
	}
	return phase(*(*uint64)(p) >> w.phases), true
}

// sees adds a place to those that were observed, up to the end of a phase, or to those that count as observed after
// the next fence.
func sees(l, noticed *observed, at, n uintptr, upTo phase, passive bool) {
	if passive {
		l = noticed
	}
	for end := at + n; at < end; at += placeBytes {
		l.add(sight{at &^ (placeBytes - 1), upTo})
	}
}

// publishes notes that the running thread makes an atomic write of n bytes at an address. It publishes what came before
// the thread's last fence, and what the lanes did that had converged with the thread before. in is the phase of the
// barrier that is there, 0 if there is none.
func (w *watch) publishes(in phase, at, n uintptr) {
	if w.order == nil {
		return
	}
	o := &w.order[w.b.Rank]
	if o.fenced == 0 {
		return
	}
	w.threads.publish(at, n, in, uint64(w.b.Rank), o.fenced, &o.observed)
	if o.converged > w.first {
		warp := w.b.Rank >> w.warpShift
		w.warps.passed[warp] = max(w.warps.passed[warp], o.converged)
		w.threads.publish(at, n, in, wholeWarp|uint64(warp), o.converged-1, &o.observed)
	}
	if o.parts == nil {
		return
	}
	first := w.b.Rank &^ (1<<w.warpShift - 1)
	for lane := range min(uint32(1)<<w.warpShift, uint32(len(w.order))-first) {
		if t, upTo := first+lane, o.parts[lane]; t != w.b.Rank && upTo > w.first {
			w.order[t].published = max(w.order[t].published, upTo-1)
			w.threads.publish(at, n, in, uint64(t), upTo-1, &o.observed)
		}
	}
}

// wholeWarp marks the number of a warp whose lanes all publish together; a single thread publishes under its rank.
const wholeWarp = 1 << 32

// passOn tells each lane of group, of warp n, what the others have observed: when lanes converge, each comes after what
// any of them came after.
func (w *watch) passOn(n int, group, live uint64) {
	if w.order == nil {
		return
	}
	lanes := w.order[n<<w.warpShift : min((n+1)<<w.warpShift, len(w.order))]
	var all threadOrder
	for i := range lanes {
		if o := &lanes[i]; group>>i&1 != 0 && o.fresh {
			all.fresh = true
			all.acquired, all.relaxed = all.acquired || o.acquired, all.relaxed || o.relaxed
			all.observed.addAll(&o.observed)
			all.noticed.addAll(&o.noticed)
		}
	}
	if !all.fresh {
		return
	}
	for i := range lanes {
		if o := &lanes[i]; group>>i&1 != 0 {
			o.acquired, o.relaxed, o.fresh = o.acquired || all.acquired, o.relaxed || all.relaxed, group != live
			o.observed.addAll(&all.observed)
			o.noticed.addAll(&all.noticed)
		}
	}
}

// known is site, or the site of the user's call if site stands in kbind's own library.
func (w *watch) known(site uint32) uint32 {
	if w.sites[site].library {
		return w.siteOf(site)
	}
	return site
}

// MemoryOrder tells the checks about the atomic operation that comes next in a function of kbind's library. The bits of
// how say: 1, its scope is the block or less; 2, its memory order does not acquire. If how>>2 is not 0, the function,
// until it returns, accesses a barrier, in whose word the number of the phase begins at bit how>>2.
func MemoryOrder(b *simt.Block, how uint32) {
	w := of(b)
	w.passive, w.phases = how&2 != 0, uint8(how>>2)
	if w.phases != 0 {
		w.listReaders()
	}
	if how&1 != 0 {
		w.c.markNarrow(w.caller)
	}
}

// isNarrow reports whether the atomic operation at site has the scope of a block.
func (c *Check) isNarrow(site uint32) bool {
	if int(site) >= len(c.module.Sites) || c.module.Sites[site].Narrow {
		return int(site) < len(c.module.Sites)
	}
	list := c.narrow.Load()
	return list != nil && (*list)[site].Load()
}

// markNarrow notes that the operation at site has the scope of a block in this launch.
func (c *Check) markNarrow(site uint32) {
	list := c.narrow.Load()
	if list == nil {
		made := make([]atomic.Bool, len(c.module.Sites))
		if list = &made; !c.narrow.CompareAndSwap(nil, list) {
			list = c.narrow.Load()
		}
	}
	(*list)[site].Store(true)
}

// Fence records a fence of the device.
func Fence(b *simt.Block) {
	simt.Fence()
	of(b).fence()
}

// ReleaseNext tells the checks that the next atomic operation of the thread releases what was written before, as memory
// orders say.
func ReleaseNext(b *simt.Block) {
	if w := of(b); w.c.isNarrow(w.caller) {
		w.publishBlock()
	} else {
		w.publish()
	}
}

// FenceBlock records a fence of the block.
func FenceBlock(b *simt.Block) { of(b).fenceBlock() }

// warpConvergence is the order between single lanes of one warp: at[i][j] is the epoch before which what lane j did
// comes before what lane i does now.
type warpConvergence struct {
	any bool
	at  [simt.MaxWarp][simt.MaxWarp]uint64
}

// exitedLanes are the lanes of one warp that had ended before the others converged, each with the epoch before which
// it had converged with them.
type exitedLanes struct {
	lanes uint64
	left  [simt.MaxWarp]uint64
}

// leave notes the lanes of warp n that have ended since its lanes last converged.
func (w *watch) leave(n int, live uint64) {
	size := 1 << w.warpShift
	all := ^uint64(0) >> (64 - min(size, w.b.BlockDim.Count()-n*size))
	if all == live {
		return
	}
	for len(w.warps.exited) <= n {
		w.warps.exited = append(w.warps.exited, exitedLanes{})
	}
	g := &w.warps.exited[n]
	for m := all &^ live &^ g.lanes; m != 0; m &= m - 1 {
		g.left[bits.TrailingZeros64(m)] = w.warps.converged[n]
	}
	g.lanes = all &^ live
}

// lastConverged is the epoch before which thread other, of warp n, had last converged with the other lanes of it.
func (w *watch) lastConverged(n, other uint64) uint64 {
	if lane := other & (1<<w.warpShift - 1); int(n) < len(w.warps.exited) && w.warps.exited[n].lanes>>lane&1 != 0 {
		return w.warps.exited[n].left[lane]
	}
	return w.warps.converged[n]
}

// converge orders the lanes of group, of warp number n, all of whose living lanes are live.
func (w *watch) converge(n int, group, live uint64) {
	w.step()
	w.leave(n, live)
	w.passOn(n, group, live)
	if group == live {
		w.warps.converged[n] = w.epoch
		return
	}
	for len(w.warps.pairs) <= n {
		w.warps.pairs = append(w.warps.pairs, warpConvergence{})
	}
	m := &w.warps.pairs[n]
	m.any = true
	var all [simt.MaxWarp]uint64
	for i := range simt.MaxWarp {
		if group>>i&1 != 0 {
			for j := range simt.MaxWarp {
				all[j] = max(all[j], m.at[i][j])
			}
		}
	}
	for i := range simt.MaxWarp {
		if group>>i&1 != 0 {
			all[i] = w.epoch
		}
	}
	for i := range simt.MaxWarp {
		if group>>i&1 != 0 {
			m.at[i] = all
		}
	}
}

// publishedTo reports whether what thread other did in epoch e was published at one of the places l, by the thread
// itself or by a lane of its warp that had converged with it before.
func (w *watch) publishedTo(l *observed, other, e uint64, lax bool) bool {
	if e <= w.order[other].published && w.threads.reached(l, other, e, lax) {
		return true
	}
	warp := other >> w.warpShift
	return e < w.warps.passed[warp] && e < w.lastConverged(warp, other) && w.threads.reached(l, wholeWarp|warp, e, lax)
}

// inOrder reports whether what thread other of this block did in epoch e of the current interval comes before what
// thread me does now.
func (w *watch) inOrder(me, other, e uint64) bool {
	return w.ordered(me, other, e, false)
}

// ordered is inOrder. If lax is set, a thread that has observed any phase of a barrier comes after what was published
// in all of its phases.
func (w *watch) ordered(me, other, e uint64, lax bool) bool {
	if w.order != nil && w.order[me].acquired && w.publishedTo(&w.order[me].observed, other, e, lax) {
		return true
	}
	n := me >> w.warpShift
	if n != other>>w.warpShift {
		return false
	}
	if e < w.lastConverged(n, other) {
		return true
	}
	pairs, lanes := w.warps.pairs, uint64(1)<<w.warpShift-1
	return int(n) < len(pairs) && pairs[n].any && e < pairs[n].at[me&lanes][other&lanes]
}
