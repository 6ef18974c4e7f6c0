package sanitize

import (
	"fmt"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Asynchronous copies of checked kernels. They are made at once, but what they store is in flight until the thread
// that made the copy has waited for it. Any access to it before that, also by the same thread, races with the copy, and
// so does a write to what the copy reads. The shadow word of a granule of shared memory in flight has the last of all
// epochs, so that no barrier comes after it; bytes of device memory in flight are in a table.

// inFlight is the epoch in the word of a granule that is in flight.
const inFlight = 1<<(64-epochShift) - 1

// flying reports whether a word of shared memory is that of a granule in flight.
func flying(word uint64) bool { return word>>epochShift == inFlight }

// flight is a copy of a thread that is in flight: it reads or writes the bytes from lo to hi of a region.
type flight struct {
	r      *region
	lo, hi uintptr
	group  uint64
	reads  bool
}

// flyer is the copy that has a byte of device memory in flight.
type flyer struct {
	word   uint64 // as in the shadow
	copy   int    // the number of the copy among those of the thread
	readBy int    // how many copies read it, if none writes it
}

// flights are the copies of a thread that are in flight, in their order. Groups of copies are numbered from 1.
type flights struct {
	list   []flight
	closed uint64 // how many groups are complete
	on     bool   // a copy is being made
	made   int    // how many copies have begun
	copies int    // how many copies of the work-group the thread has made since the last barrier
	args   uint64 // a hash of the arguments of the work-group's next copy, as far as they are known
}

// groupCopy is a copy by a work-group or a wait for copies, as its first work-item made it. All must make it, with the
// same arguments (OpenCL C 3.0 6.15.11).
type groupCopy struct {
	site, thread uint32
	args         uint64
}

// The steps of an asynchronous copy that AsyncCopies records, with a number n.
const (
	asyncBegin    = iota // a copy begins
	asyncEnd             // it ends
	asyncCommit          // the copies since the last commit are a group
	asyncWait            // the thread waits for all groups but the last n
	asyncWaitAll         // and for all its copies
	asyncEvent           // the copies since the last event get the event n, or a new one if n is 0, which is returned
	asyncWaitFor         // the thread waits for the event n
	asyncArg             // n is an argument of the work-group's next copy, or of its next wait
	asyncTogether        // the work-group makes that copy, or if n is 1, that wait
)

// AsyncCopies checks the asynchronous copies of the running thread.
func AsyncCopies(b *simt.Block, what, n uint64) uint64 {
	w := of(b)
	if w.async.threads == nil {
		w.async.threads = make([]flights, b.BlockDim.Count())
	}
	f := &w.async.threads[b.Rank]
	switch what {
	case asyncBegin:
		f.on, w.async.copying = true, true
		f.made++
	case asyncArg:
		f.args = (f.args ^ n + 1) * 0x9e3779b97f4a7c15
	case asyncTogether:
		w.together(f, n != 0)
	case asyncEnd:
		f.on, w.async.copying = false, false
	case asyncCommit:
		f.closed++
	case asyncWait:
		w.land(f, func(group uint64) bool { return group+n <= f.closed })
	case asyncWaitAll:
		w.land(f, func(uint64) bool { return true })
	case asyncEvent:
		f.closed++
		if n == 0 {
			return f.closed
		}
		for i := range f.list {
			if f.list[i].group == f.closed {
				f.list[i].group = n
			}
		}
		return n
	case asyncWaitFor:
		if n == 0 || n > f.closed {
			w.say(&Report{Kind: KindBarrier, At: w.access(w.caller),
				Text: fmt.Sprintf("%s waits for event %d, which no copy has given", w.text(w.caller), n)}, w.caller, 0)
		}
		w.land(f, func(group uint64) bool { return group == n })
	}
	return 0
}

// together checks that the copy or wait that the running thread begins is the one that the rest of its work-group made.
func (w *watch) together(f *flights, waits bool) {
	mine := groupCopy{w.caller, w.b.Rank, f.args}
	f.args = 0
	var first groupCopy
	switch {
	case waits && w.async.waits.args == 0:
		w.async.waits = mine
		return
	case waits && w.async.waits.site != mine.site: // another barrier
		return
	case waits:
		first = w.async.waits
	default:
		if f.copies++; f.copies > len(w.async.group) {
			w.async.group = append(w.async.group, mine)
			return
		}
		first = w.async.group[f.copies-1]
	}
	if first.site == mine.site && first.args == mine.args {
		return
	}
	other := w.accessOf(int(first.thread), first.site)
	rep := &Report{Kind: KindBarrier, At: w.access(mine.site), Other: &other}
	rep.Text = fmt.Sprintf("divergence: all work-items of a group make the same %s, and that of %s at %s has other "+
		"arguments", w.text(mine.site), other.Thread, position(&other.Site))
	w.say(rep, mine.site, first.site)
}

// checkCopies checks, at a barrier, that all threads have made the copies of their work-group.
func (w *watch) checkCopies() {
	for i := range w.async.threads {
		f := &w.async.threads[i]
		if f.copies < len(w.async.group) {
			c := w.async.group[f.copies]
			rep := &Report{Kind: KindBarrier, At: w.accessOf(int(c.thread), c.site)}
			rep.Text = fmt.Sprintf("divergence: all work-items of a group make the same %s, and %s has not made it",
				w.text(c.site), simt.ThreadIndex(uint32(i), w.b.BlockDim))
			w.say(rep, c.site, 0)
		}
		f.copies = 0
	}
	w.async.group, w.async.waits = w.async.group[:0], groupCopy{}
}

// fly notes that the running thread's copy has stored n bytes at off of r.
func (w *watch) fly(r *region, off, n uintptr, word uint64) {
	f := &w.async.threads[w.b.Rank]
	for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
		r.list[i].w = inFlight<<epochShift | word&(siteMask<<siteShift|threadMask)
	}
	group := f.closed + 1
	if k := len(f.list) - 1; k >= 0 && f.list[k].r == r && f.list[k].hi == off && f.list[k].group == group {
		f.list[k].hi += n
		return
	}
	f.list = append(f.list, flight{r, off, off + n, group, false})
}

// flyFrom notes that the running thread's copy has read n bytes at off of r.
func (w *watch) flyFrom(r *region, off, n uintptr, word uint64) {
	f := &w.async.threads[w.b.Rank]
	r.stir()
	for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
		r.list[i].r = inFlight<<epochShift | word&(siteMask<<siteShift|threadMask) | warps
	}
	f.list = append(f.list, flight{r, off, off + n, f.closed + 1, true})
}

// flyDevice notes that the running thread's copy reads or writes n bytes at off of device memory.
func (w *watch) flyDevice(r *region, off, n uintptr, word uint64, reads bool) {
	if w.async.bytes == nil {
		w.async.bytes = map[uintptr]flyer{}
	}
	w.parkArgs()
	f := &w.async.threads[w.b.Rank]
	for p := r.lo + off; p < r.lo+off+n; p++ {
		now := flyer{word, f.made, 0}
		if reads {
			now.readBy = w.async.bytes[p].readBy + 1
		}
		w.async.bytes[p] = now
	}
	f.list = append(f.list, flight{r, off, off + n, f.closed + 1, reads})
}

// besideCopy reports the race of an access to n bytes at off of device memory with a copy in flight, if there is one.
func (w *watch) besideCopy(r *region, off, n uintptr, site uint32, write bool) {
	for p := r.lo + off; p < r.lo+off+n; p++ {
		x, ok := w.async.bytes[p]
		if !ok || !write && x.readBy > 0 {
			continue
		}
		if w.async.copying && x.word&threadMask == uint64(w.b.Rank)&threadMask && x.copy == w.async.threads[w.b.Rank].made {
			continue // the same copy
		}
		w.race(r, off, n, site, x.word, write, x.readBy == 0, false)
		return
	}
}

// land turns the copies that the running thread has waited for into ordinary accesses of that thread.
func (w *watch) land(f *flights, done func(group uint64) bool) {
	kept := f.list[:0]
	for _, x := range f.list {
		if !done(x.group) {
			kept = append(kept, x)
			continue
		}
		w.dirty = true
		w.landed(x)
	}
	f.list = kept
}

// landed turns one flight into ordinary accesses of the running thread.
func (w *watch) landed(x flight) {
	if x.r.kind == inDevice {
		for p := x.r.lo + x.lo; p < x.r.lo+x.hi; p++ {
			if now := w.async.bytes[p]; now.readBy > 1 {
				now.readBy--
				w.async.bytes[p] = now
			} else {
				delete(w.async.bytes, p)
			}
		}
		return
	}
	for i := x.lo >> x.r.shift; i < x.hi>>x.r.shift; i++ {
		word := &x.r.list[i].w
		if x.reads {
			word = &x.r.list[i].r
		}
		if flying(*word) && *word&threadMask == uint64(w.b.Rank)&threadMask {
			*word = w.stamp | *word&(siteMask<<siteShift|threadMask)
		}
	}
}

// End is simt.Monitor's: copies by the work-group must have been made by all.
func (w *watch) End() {
	if len(w.async.group) > 0 {
		w.checkCopies()
	}
}

// clearFlights forgets the copies that the previous block did not wait for.
func (w *watch) clearFlights() {
	for i := range w.async.threads {
		for _, x := range w.async.threads[i].list {
			if x.r.kind == inDevice {
				continue
			}
			for i := x.lo >> x.r.shift; i < x.hi>>x.r.shift; i++ {
				c := &x.r.list[i]
				if flying(c.w) {
					c.w = 0
				}
				if flying(c.r) {
					c.r = 0
				}
			}
		}
	}
	clear(w.async.bytes)
	w.async.threads, w.async.copying, w.async.group, w.async.waits = nil, false, w.async.group[:0], groupCopy{}
}
