package sanitize

import (
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Locals whose address is taken, arrays and structs lie in the worker's own memory in checked execution, so that reads
// of what was never written, and after the end of a local's life, are found whichever way they go. A function allocates
// its locals when it is entered, and gives them back when it returns.

// life is what is known of one byte of a local.
type life uint8

const (
	unwritten life = iota
	written
	ended // of a local whose block or function was left
)

// localArena is that memory: pieces that do not move.
type localArena struct {
	pieces []*localPiece
	n      int // pieces in use; the last one is being filled
}

type localPiece struct {
	mem    []uint64
	used   int // bytes
	region *region
}

const localPieceBytes = 64 << 10

func (a *localArena) reset() {
	for _, p := range a.pieces {
		p.used = 0
	}
	a.n = min(len(a.pieces), 1)
}

// Local returns memory for one local variable of type T, with the alignment of the largest vector type.
func Local[T any](b *simt.Block) *T {
	return (*T)(of(b).alloc(sizeof[T]()))
}

func (w *watch) alloc(n int) unsafe.Pointer {
	a := &w.locals
	n = roundUp(max(n, 1), 16)
	for {
		if a.n > 0 {
			p := a.pieces[a.n-1]
			if p.used+n <= len(p.mem)*8 {
				q := unsafe.Add(unsafe.Pointer(unsafe.SliceData(p.mem)), p.used)
				p.used += n
				return q
			}
			if a.n < len(a.pieces) {
				a.n++
				a.pieces[a.n-1].used = 0
				continue
			}
		}
		p := &localPiece{mem: make([]uint64, max(localPieceBytes, n)/8)}
		a.pieces = append(a.pieces, p)
		a.n = len(a.pieces)
		w.own = append(w.own, p.addRegion())
		w.forget()
	}
}

func (p *localPiece) addRegion() *region {
	lo := uintptr(unsafe.Pointer(unsafe.SliceData(p.mem)))
	n := len(p.mem) * 8
	p.region = &region{lo: lo, hi: lo + uintptr(n), kind: inLocal, init: make([]life, n)}
	return p.region
}

// Mark returns a mark for Release, which gives back the locals that were allocated since.
func Mark(b *simt.Block) [2]int {
	a := &of(b).locals
	if a.n == 0 {
		return [2]int{}
	}
	return [2]int{a.n, a.pieces[a.n-1].used}
}

// Release is described at Mark.
func Release(b *simt.Block, m [2]int) {
	a := &of(b).locals
	for i := max(m[0]-1, 0); i < a.n; i++ {
		p := a.pieces[i]
		from := 0
		if i == m[0]-1 {
			from = m[1]
		}
		fill(p.region.init[from:p.used], ended)
	}
	if m[0] == 0 {
		a.reset()
		return
	}
	a.n = m[0]
	a.pieces[a.n-1].used = m[1]
}

// Poison begins the life of the local variable at p: zero, and never written.
func Poison[T any](b *simt.Block, p *T) {
	*p = *new(T)
	fill(of(b).livesOf(unsafe.Pointer(p), unsafe.Sizeof(*p)), unwritten)
}

// End ends the life of the local variable at p.
func End[T any](b *simt.Block, p *T) {
	fill(of(b).livesOf(unsafe.Pointer(p), unsafe.Sizeof(*p)), ended)
}

func fill(list []life, l life) {
	for i := range list {
		list[i] = l
	}
}

// FrameLocals records the frames of a resumable kernel, which hold such locals.
func FrameLocals[F any](b *simt.Block, frames []F) {
	w := of(b)
	lo := uintptr(unsafe.Pointer(unsafe.SliceData(frames)))
	n := len(frames) * sizeof[F]()
	for _, r := range w.own {
		if r.kind == inLocal && r.lo == lo && r.hi-r.lo >= uintptr(n) {
			return
		}
	}
	// Poison marks the variables that are checked as unwritten; the others in the frame count as written.
	init := make([]life, n)
	fill(init, written)
	w.own = append(w.own, &region{lo: lo, hi: lo + uintptr(n), kind: inLocal, init: init})
	w.forget()
}

// loadLocal checks that a read of a local finds something written: all of a scalar, at least one byte of other types,
// since structs have padding.
func (w *watch) loadLocal(r *region, off, n uintptr, site uint32) {
	switch {
	case r.whole(off, n):
	case r.init[off] == ended:
		w.ended(site)
	case !r.written(off, n):
		w.uninitialised(r, off, site)
	case !w.sites[site].parts && !w.sites[site].aggregate:
		w.halfWritten(r, off, n, site)
	}
}

// storeLocal records a write of a local.
func (w *watch) storeLocal(r *region, off, n uintptr, site uint32) {
	if r.init[off] == ended {
		w.ended(site)
	}
	fill(r.init[off:min(off+n, uintptr(len(r.init)))], written)
}

// whole reports whether all of n bytes of a local were written.
func (r *region) whole(off, n uintptr) bool {
	if n == 4 && off+4 <= uintptr(len(r.init)) {
		return [4]life(r.init[off:]) == [4]life{written, written, written, written}
	}
	for i := off; i < min(off+n, uintptr(len(r.init))); i++ {
		if r.init[i] != written {
			return false
		}
	}
	return true
}

// written reports whether one of n bytes of a local was.
func (r *region) written(off, n uintptr) bool {
	if r.init[off] == written {
		return true
	}
	for i := off + 1; i < min(off+n, uintptr(len(r.init))); i++ {
		if r.init[i] == written {
			return true
		}
	}
	return false
}

// ReadCopied is Read for the part of a local variable that the running thread gives to a shuffle, which may never have
// been written.
func ReadCopied[T any](b *simt.Block, site uint32, p *T) *T {
	w := of(b)
	lo := uintptr(unsafe.Pointer(p))
	if r := w.region(lo, site).r; r.kind == inLocal {
		w.unsetValue = !r.written(lo-r.lo, unsafe.Sizeof(*p))
	}
	return p
}

// CheckDefined returns v, the value of a local variable, and checks that the variable was ever given one.
func CheckDefined[T any](b *simt.Block, site uint32, v T, set bool) T {
	if !set {
		of(b).unset(site)
	}
	return v
}

// Copy is *to = *from for a struct that is a local, and one of which some parts may never have been written if it is a
// local, too.
func Copy[T any](b *simt.Block, site uint32, to, from *T) {
	w := of(b)
	Read(b, site, from)
	*to = *from
	init := w.livesOf(unsafe.Pointer(to), unsafe.Sizeof(*to))
	if known := w.livesOf(unsafe.Pointer(from), unsafe.Sizeof(*to)); known != nil {
		copy(init, known)
		return
	}
	fill(init, written)
}

// Result returns *p, such a local, as a function's result; StoreResult stores it at p in the function that called.
func Result[T any](b *simt.Block, site uint32, p *T) T {
	w := of(b)
	Read(b, site, p)
	w.resultInit = append(w.resultInit[:0], w.livesOf(unsafe.Pointer(p), unsafe.Sizeof(*p))...)
	return *p
}

// DefinedResult is Result for a result all of which was written.
func DefinedResult[T any](b *simt.Block, v T) T {
	of(b).resultInit = of(b).resultInit[:0]
	return v
}

// StoreResult is described at Result.
func StoreResult[T any](b *simt.Block, p *T, v T) {
	w := of(b)
	*p = v
	init := w.livesOf(unsafe.Pointer(p), unsafe.Sizeof(*p))
	if len(w.resultInit) == len(init) {
		copy(init, w.resultInit)
	} else {
		fill(init, written)
	}
	w.resultInit = w.resultInit[:0]
}

// livesOf returns what is known of each of n bytes of a local at p; nil if p points to other memory.
func (w *watch) livesOf(p unsafe.Pointer, n uintptr) []life {
	for _, r := range w.own {
		if off := uintptr(p) - r.lo; r.kind == inLocal && off < r.hi-r.lo {
			return r.init[off:min(off+n, uintptr(len(r.init)))]
		}
	}
	return nil
}
