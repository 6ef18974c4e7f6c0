package sanitize

import (
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// watch is what a worker knows in checked execution: the shadow memory of its block's own variables, which accesses of
// the block are in order, and for each site the memory that it accessed last.
type watch struct {
	b           *simt.Block
	c           *Check
	sites       []siteCache
	unmonitored []unmonitoredCache // of each site
	own         []*region          // memory of the block: shared variables, frames, locals
	args        []*param           // pointer arguments, by parameter number
	started     bool               // a block of the launch has begun

	epoch    uint64 // the current epoch, counted over all blocks of the worker
	first    uint64 // the first epoch of the running block
	interval uint64 // the first epoch since the last barrier that orders accesses to shared memory
	device   uint64 // the same for device memory: a barrier of OpenCL orders only the memory that its flags name
	spared   uint32 // flags of the memory that the barrier at which threads wait does not order
	stamp    uint64 // epoch as it stands in a shadow word of shared memory
	// first and interval as they stand in such a word, and their difference.
	firstWord, intervalWord, before uint64
	gstamp                          uint64 // block, gen and epoch as they stand in a shadow word of device memory
	gen                             uint64
	block                           uint64
	warpShift                       uint     // a warp has 1<<warpShift threads
	dirty                           bool     // an access was recorded in this epoch
	fenced                          uint64   // the last epoch before the block's last fence, as device memory counts
	acquired                        bool     // the block has made an atomic access to device memory that acquires
	relaxed                         bool     // the block has made any: a fence after it acquires
	observed                        observed // the places of the atomic accesses that acquire
	noticed                         observed // the places of those that do not
	threads                         places   // where threads of the block have published
	polls                           polls
	libraryCall
	calls   []libraryCall // for each thread that yields inside the library, the call that it is in
	phase   phase         // if phased: the phase of the barrier that the last atomic or volatile read looked at
	phased  bool
	listing bool // the block uses a barrier that has phases, so that readers are listed
	readers readers

	warps   warpStates
	writers writers // the lanes whose atomic accesses share one shadow word
	heap    uint64  // Check.heap when the sites' regions were looked up
	locals  localArena

	async    asyncCopies
	order    []threadOrder   // of each thread; nil until the first fence
	returned map[uint32]bool // threads that ended by a return statement
	pending  conflict

	resultInit []life // which bytes of the result of a function were written
	unsetValue bool   // the running thread's value for the next warp operation was never written
}

// libraryCall is the call of a function of kbind's own library that runs.
type libraryCall struct {
	caller  uint32 // the site of the call in the user's text
	passive bool   // the running operation does not acquire
	phases  uint8  // the bit from which on the barriers that it accesses have their phase; 0: none
}

// polls is what volatile and atomic reads of the running block have observed.
type polls struct {
	overwrites bool                          // the running thread makes a volatile store
	reads      bool                          // the running thread makes a volatile or atomic read
	inside     bool                          // the last such read, or atomic operation, was of shared memory
	granules   map[uintptr]bool              // the first granule of each place that was read
	last       uintptr                       // the granule that was read last
	atomics    [(threadMask + 1) / 64]uint64 // the threads that have made any atomic access
}

// warpStates is what the lanes of each warp of the block know of each other.
type warpStates struct {
	converged []uint64          // the epoch in which all lanes last converged
	exited    []exitedLanes     // the lanes that had ended by then; empty until a lane ends
	pairs     []warpConvergence // of warps of which only some lanes converged
	// What the lanes of a warp did before this epoch was published by one of them: it published after it had converged
	// with the others. Made together with watch.order.
	passed []uint64
}

// asyncCopies is what the block's threads copy asynchronously.
type asyncCopies struct {
	threads []flights         // the copies of each thread; nil until a thread makes one
	copying bool              // the running thread makes an asynchronous copy
	bytes   map[uintptr]flyer // bytes of device memory in flight
	group   []groupCopy       // copies by the whole work-group since the last barrier
	waits   groupCopy         // the work-group's wait for its copies since the last barrier
}

// regionKind says what is checked of accesses to a region.
type regionKind uint8

const (
	unmonitored regionKind = iota // nothing is checked: private memory, constants, what no kernel writes
	inShared
	inDevice
	inLocal
	inConst
	inFreed
)

// region is memory as the checks see it.
type region struct {
	lo, hi  uintptr
	kind    regionKind
	shift   uint // of shared memory: log2 of the granule's size
	fine    uint // of shared memory: log2 of the size of the smallest part of its type
	list    []cell
	dev     *cells // of device memory
	desc    *Region
	init    []life // of local memory
	name    string
	elem    int
	named   []*variable // the variables by whose names the region is accessed
	settled bool        // for a variable of named, reads of some elements change nothing; see variable.settle
}

// siteCache is the region, or the gap between regions, that a site accessed last.
type siteCache struct {
	lo, size uintptr
	align    uintptr // the alignment that the access needs, less one
	r        *region
	// The site may read bytes that were never written; aggregate: if they are in a local variable, since it reads a
	// struct.
	parts, aggregate bool
	library          bool // the site stands in kbind's own library; the region is that of the call's site
	loops            bool // the site is one at which threads yield in a loop of the user's
	reported         bool // an overflow was reported here
}

// unmonitoredCache is the memory that a site accessed last, if nothing is checked there.
type unmonitoredCache struct{ lo, size uintptr }

// yieldWord begins the text of a site at which a thread yields in a loop of the user's. The text of a site in kbind's
// own library begins with the name of the function that loops.
const yieldWord = "ctl.yield"

// begin makes the watch ready for a block of launch l.
func (w *watch) begin(b *simt.Block, c *Check) {
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
		w.unmonitored = make([]unmonitoredCache, len(w.sites))
		for i := range w.sites {
			s := &c.module.Sites[i]
			w.sites[i] = siteCache{align: uintptr(max(s.Align, 1)) - 1, library: s.Line == 0, parts: s.Parts,
				aggregate: s.Struct, loops: strings.HasPrefix(s.Text, yieldWord)}
		}
	}
	w.refresh()
	w.epoch++
	w.first, w.interval, w.device, w.spared = w.epoch, w.epoch, w.epoch, 0
	w.warpShift = b.WarpShift()
	w.block = w.linear() & blockMask
	w.gen = c.gen.Load()
	w.fenced, w.acquired, w.relaxed, w.libraryCall = 0, false, false, libraryCall{}
	w.observed.clear()
	w.noticed.clear()
	w.threads.clear()
	w.locals.reset()
	clear(w.polls.granules)
	w.polls.last = 0
	w.polls.atomics = [len(w.polls.atomics)]uint64{}
	clear(w.returned)
	w.phase, w.phased, w.listing = 0, false, false
	w.readers.clear()
	w.order = nil
	if w.async.threads != nil {
		w.clearFlights()
	}
	n := (b.BlockDim.Count()-1)>>w.warpShift + 1
	if cap(w.warps.converged) < n {
		w.warps.converged = make([]uint64, n)
	}
	w.warps.converged = w.warps.converged[:n]
	clear(w.warps.converged)
	clear(w.warps.pairs)
	w.warps.pairs, w.warps.exited = w.warps.pairs[:0], w.warps.exited[:0]
	w.restamp()
}

// linear returns the number of the block in the grid, x fastest.
func (w *watch) linear() uint64 {
	return uint64(w.b.BlockIdx.X) +
		uint64(w.b.GridDim.X)*(uint64(w.b.BlockIdx.Y)+uint64(w.b.GridDim.Y)*uint64(w.b.BlockIdx.Z))
}

// localEpoch is an epoch of this block as the words of device memory count it: from 1 in each block.
func (w *watch) localEpoch(epoch uint64) uint64 { return min(epoch-w.first+1, epochMask) }

// restamp derives from the epochs what depends on them, after one of them has changed.
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
	if !w.b.Scheduled() { // else the scheduler does
		w.b.Poll()
	}
	w.refresh()
	if len(w.async.group) > 0 || w.async.waits.args != 0 {
		w.checkCopies()
	}
	w.epoch++
	if w.spared&localMemory == 0 {
		w.interval = w.epoch
		w.readers.clear()
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

// CallSite says at which site the user's code calls a function of kbind's own library, whose lines mean nothing to
// anybody.
func CallSite(b *simt.Block, site uint32) {
	of(b).libraryCall = libraryCall{caller: site}
}

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
	lo, hi = max(lo, dlo), min(hi, dhi)
	if d == nil && w.c.lookup != nil {
		d, dlo, dhi = w.c.lookup(p)
		lo, hi = max(lo, dlo), min(hi, dhi)
	}
	if d == nil {
		c.lo, c.size, c.r = lo, hi-lo, &unmonitoredRegion
		return c
	}
	r := w.c.deviceRegion(d)
	c.lo, c.size, c.r = r.lo, r.hi-r.lo, r
	return c
}

func (c *Check) deviceRegion(d *Region) *region {
	r := &region{lo: uintptr(d.Base), hi: uintptr(d.Base) + uintptr(d.Size), desc: d, name: d.Name, elem: d.Elem,
		kind: inDevice}
	switch {
	case d.Freed:
		r.kind = inFreed
	case d.Const && (d.Shadow == nil || d.Shadow.full.Load()):
		r.kind = inConst
	case d.Shadow == nil:
		r.kind = unmonitored
	default:
		r.dev = d.Shadow.get(c.granule(d))
	}
	return r
}

var unmonitoredRegion = region{kind: unmonitored}

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

// HeapChanged is simt.Monitor's: the running thread allocated or freed memory.
func (w *watch) HeapChanged() {
	w.c.heap.Add(1)
	w.refresh()
}

// forget drops what the sites remember of regions, after memory came or went.
func (w *watch) forget() {
	for i := range w.sites {
		w.sites[i].size = 0
		w.unmonitored[i] = unmonitoredCache{}
	}
	w.forgetArgs()
}

// of is the monitor of a block that runs an instrumented kernel.
func of(b *simt.Block) *watch { return b.Monitor.(*watch) }

func sizeof[T any]() int { return int(unsafe.Sizeof(*(*T)(nil))) }

func roundUp(n, to int) int { return (n + to - 1) / to * to }
