package sanitize

import "unsafe"

// A word about reads of shared memory names one reader. Where several have read, it says no more than of how many warps
// they are, which is enough where barriers of the block order everything. Threads that wait at barriers of their own
// (cuda::barrier, bar.sync with a number) are in order with some threads and not with others: then all readers of a
// granule since the last barrier of the block are listed.

// maxReaders is how many readers of all granules are listed. Beyond that, only those that the words name count.
const maxReaders = 1 << 22

// readers are the listed readers of the granules of shared memory.
type readers struct {
	of   map[uintptr]*readerList // by the address of the word
	n    int
	full bool
	// The epochs up to which threads are known to be in order with the thread me.
	me    uint64
	known []uint64
}

// readerList is the readers of one granule: a thread in the low bits, and the epoch of its last read.
type readerList struct {
	list []uint64
	next int // where the thread that reads next probably is, since threads take turns
}

func (l *readerList) add(thread, epoch uint64) (grown bool) {
	entry := epoch<<10 | thread
	for k := range l.list {
		if i := (l.next + k) % len(l.list); l.list[i]&threadMask == thread {
			l.list[i], l.next = entry, i+1
			return false
		}
	}
	l.list = append(l.list, entry)
	l.next = len(l.list)
	return true
}

// clear forgets all readers: the next block begins, or a barrier has ordered them.
func (t *readers) clear() {
	clear(t.of)
	t.n, t.full = 0, false
	clear(t.known)
}

// listReaders lists readers from now on.
func (w *watch) listReaders() {
	if w.listing {
		return
	}
	w.listing = true
	if w.readers.of == nil {
		w.readers.of = map[uintptr]*readerList{}
	}
	if n := w.b.BlockDim.Count(); len(w.readers.known) != n {
		w.readers.known = make([]uint64, n)
	}
	for _, r := range w.own {
		r.stir()
	}
}

// listReader notes that thread me has read the granule at the word, which was old before and has been brought up to
// date.
func (w *watch) listReader(word *uint64, old, me uint64) {
	t, at := &w.readers, uintptr(unsafe.Pointer(word))
	if *word&(lanes|warps) == 0 {
		if old&(lanes|warps) != 0 {
			delete(t.of, at)
		}
		return
	}
	l := t.of[at]
	if l == nil {
		if t.full {
			return
		}
		l = &readerList{}
		t.of[at] = l
		if old&(lanes|warps) == 0 && old>>epochShift >= w.interval {
			l.add(old&threadMask, old>>epochShift)
		}
	}
	if l.add(me, w.epoch) {
		if t.n++; t.n > maxReaders {
			clear(t.of)
			t.full = true
		}
	}
}

// readBefore reports whether nothing orders some read of the granule at the word, in which x is, before what thread me
// does now.
func (w *watch) readBefore(word *uint64, x, me uint64) bool {
	l := w.readers.of[uintptr(unsafe.Pointer(word))]
	if l == nil {
		return x&threadMask != me && !w.inOrder(me, x&threadMask, x>>epochShift)
	}
	t := &w.readers
	if t.me != me {
		t.me = me
		clear(t.known)
	}
	for _, r := range l.list {
		other, e := r&threadMask, r>>10
		if other == me || e < w.interval || e <= t.known[other] {
			continue
		}
		if !w.inOrder(me, other, e) {
			return true
		}
		t.known[other] = e
	}
	return false
}
