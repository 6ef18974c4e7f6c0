package sanitize

import (
	"slices"
	"unsafe"
)

// A word about reads of shared memory names one reader. Where several threads have read, its flags say only whether
// they are of one warp or of several. That is enough where barriers of the block order everything. But a barrier of
// some threads (cuda::barrier, bar.sync with a number) orders a thread with some readers and not with others. In blocks
// that use one, all readers of a granule since the last barrier of the block are listed.

// maxReaders is how many readers of all granules are listed. Beyond that, only those that the words name count.
const maxReaders = 1 << 22

// readers are the listed readers of the granules of shared memory.
type readers struct {
	tables []readerTable
	n      int  // how many are listed
	full   bool // there were more than maxReaders: the lists are not used
	// For each thread, the epoch up to which what it did is known to come before what the thread me does now.
	me    uint64
	known []uint64
}

// readerTable has the readers of each granule of a shared variable, whose cells these are.
type readerTable struct {
	cells []cell
	lists []readerList
}

// readerList is the readers of one granule: a thread in the low bits, and the epoch of its last read.
type readerList struct {
	list     []uint64
	next     int    // where the thread that reads next probably is, since threads take turns
	interval uint64 // the first epoch of the interval in which they have read; nobody has in a later one
}

// add notes a read. It reports whether the thread is new in the list.
func (l *readerList) add(thread, epoch uint64) (grown bool) {
	entry := epoch<<10 | thread
	for k := range l.list {
		i := l.next + k
		if i >= len(l.list) {
			i -= len(l.list)
		}
		if l.list[i]&threadMask == thread {
			if l.list[i], l.next = entry, i+1; l.next == len(l.list) {
				l.next = 0
			}
			return false
		}
	}
	l.list, l.next = append(l.list, entry), 0
	return true
}

// of is the list of the granule at the word, nil if there is no table of its variable.
func (t *readers) of(word *uint64) *readerList {
	at := uintptr(unsafe.Pointer(word))
	for i := range t.tables {
		s := &t.tables[i]
		k := (at - uintptr(unsafe.Pointer(unsafe.SliceData(s.cells)))) / unsafe.Sizeof(cell{})
		if k < uintptr(len(s.cells)) {
			return &s.lists[k]
		}
	}
	return nil
}

// clear forgets all readers: the next block begins, or a barrier has ordered them.
func (t *readers) clear() {
	t.n, t.full = 0, false
	clear(t.known)
}

// listReaders lists readers from now on.
func (w *watch) listReaders() {
	if w.listing {
		return
	}
	w.listing = true
	if n := w.b.BlockDim.Count(); len(w.readers.known) != n {
		w.readers.known = make([]uint64, n)
	}
	w.readers.tables = slices.DeleteFunc(w.readers.tables, func(t readerTable) bool { return !w.ownsCells(t.cells) })
	for _, r := range w.own {
		r.stir()
	}
}

// ownsCells reports whether cells are those of a shared variable of the block.
func (w *watch) ownsCells(cells []cell) bool {
	return slices.ContainsFunc(w.own, func(r *region) bool {
		return r.kind == inShared && len(r.list) == len(cells) && unsafe.SliceData(r.list) == unsafe.SliceData(cells)
	})
}

// listed is the list of the granule at the word, to which a reader can be added. It makes the tables of new variables.
// It is nil if the word is of no shared variable.
func (w *watch) listed(word *uint64) *readerList {
	t := &w.readers
	if l := t.of(word); l != nil {
		return l
	}
	for _, r := range w.own {
		if r.kind == inShared && !slices.ContainsFunc(t.tables, func(t readerTable) bool {
			return unsafe.SliceData(t.cells) == unsafe.SliceData(r.list)
		}) {
			t.tables = append(t.tables, readerTable{r.list, make([]readerList, len(r.list))})
		}
	}
	return t.of(word)
}

// listReader notes that thread me has read the granule at the word. old is what the word was before this read.
func (w *watch) listReader(word *uint64, old, me uint64) {
	several := *word&(lanes|warps) != 0
	if w.readers.full || !several && old&(lanes|warps) == 0 {
		return
	}
	l := w.listed(word)
	switch {
	case l == nil:
		return
	case !several: // the word says it all
		l.list = l.list[:0]
		return
	case l.interval != w.interval || len(l.list) == 0:
		l.list, l.interval = l.list[:0], w.interval
		if old&(lanes|warps) == 0 && old>>epochShift >= w.interval {
			l.add(old&threadMask, old>>epochShift)
		}
	}
	if l.add(me, w.epoch) {
		w.readers.n++
		w.readers.full = w.readers.n > maxReaders
	}
}

// readBefore reports whether nothing orders some read of a granule before what thread me does now. x is the granule's
// word about reads.
func (w *watch) readBefore(word *uint64, x, me uint64) bool {
	l := w.readers.of(word)
	if l == nil || l.interval != w.interval || len(l.list) == 0 || w.readers.full {
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
