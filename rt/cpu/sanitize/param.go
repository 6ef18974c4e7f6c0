package sanitize

import (
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Accesses to elements of pointer arguments, which most accesses to device memory are: the region is known, and so is
// the cell of element i. As in variable.go, only the common cases are decided here.

// Param is a pointer argument of the running kernel, with its shadow; it points at elements of type E.
type Param[E any] param

// param is a pointer argument, whatever it points at.
type param struct {
	base  unsafe.Pointer
	cells []cell // one for each element; nil when granules have another size, or more than the cells must be checked
	n     int    // elements
	elem  uintptr
	r     *region
	list  []cell // the cells, whether or not more must be checked
	w     *watch // of the block
	parts bool   // each element has several granules of r
}

// ParamOf returns argument i, which is s.
func ParamOf[E any](b *simt.Block, i int, s []E) *Param[E] {
	return (*Param[E])(of(b).arg(i, unsafe.Pointer(unsafe.SliceData(s)), len(s), unsafe.Sizeof(*new(E))))
}

func (w *watch) arg(i int, p unsafe.Pointer, n int, elem uintptr) *param {
	for len(w.args) <= i {
		w.args = append(w.args, &param{})
	}
	a := w.args[i]
	if a.r == nil || a.base != p || a.n != n || a.elem != elem {
		*a = param{base: p, n: n, elem: elem, r: &unmonitoredRegion, w: w}
		w.argCells(a)
	}
	if a.cells = a.list; len(w.async.bytes) > 0 {
		a.cells = nil
	}
	return a
}

// argCells finds the region and the cells of a, if its elements are the granules of one region.
func (w *watch) argCells(a *param) {
	size := a.elem * uintptr(a.n)
	d, _, _ := w.c.find(uintptr(a.base))
	if size == 0 || d == nil || d.Shadow == nil || d.Freed || d.Const {
		return
	}
	off := uintptr(a.base) - uintptr(d.Base)
	if off+size > uintptr(d.Size) || w.c.within(a.base, size) {
		return
	}
	r := w.c.deviceRegion(d)
	if a.elem&(a.elem-1) != 0 || off&(a.elem-1) != 0 || uintptr(a.base)&(a.elem-1) != 0 ||
		uintptr(1)<<r.dev.shift > a.elem {
		return
	}
	if a.r = r; uintptr(1)<<r.dev.shift < a.elem {
		a.parts = true
		return
	}
	a.list = r.dev.list[off>>r.dev.shift:][:a.n]
}

// within reports whether a region begins after p in the n bytes from there.
func (c *Check) within(p unsafe.Pointer, n uintptr) bool {
	for i := range c.regions {
		if at := uintptr(c.regions[i].Base) - uintptr(p); at-1 < n-1 {
			return true
		}
	}
	return false
}

// parkArgs leaves all accesses to the general functions until the next block.
func (w *watch) parkArgs() {
	for _, a := range w.args {
		a.cells = nil
	}
}

// forgetArgs makes the next block look for the arguments' regions anew.
func (w *watch) forgetArgs() {
	w.parkArgs()
	for _, a := range w.args {
		a.r, a.parts = nil, false
	}
}

// Read returns the address of element i of a for reading.
func (a *Param[E]) Read(b *simt.Block, site uint32, i int) *E {
	(*param)(a).read(b, site, i)
	return (*E)(unsafe.Add(a.base, i*int(unsafe.Sizeof(*new(E)))))
}

// read checks a read of element i. Most are of what nothing in this launch has written.
func (a *param) read(b *simt.Block, site uint32, i int) {
	if uint(i) >= uint(len(a.cells)) {
		a.readAny(site, i)
		return
	}
	c, w := &a.cells[i], a.w
	mine := w.gstamp | uint64(site&siteMask)<<siteShift | uint64(b.Rank)
	x, y := atomic.LoadUint64(&c.w), atomic.LoadUint64(&c.r)
	if x == 0 || x>>genShift&genMask == w.gen && w.unordered(x, mine) {
		a.readAny(site, i)
		return
	}
	next := mine
	if y>>genShift&genMask == w.gen {
		if (y^mine)&^(siteMask<<siteShift) == 0 {
			return
		}
		if next = w.joinedDevice(y, mine); next == y {
			return
		}
	}
	w.dirty = true
	if !atomic.CompareAndSwapUint64(&c.r, y, next) || atomic.LoadUint64(&c.w) != x { // another worker was here
		a.readAny(site, i)
	}
}

//go:noinline
func (a *param) readAny(site uint32, i int) {
	if uint(i) >= uint(a.n) {
		a.outside(site, i)
	}
	p := unsafe.Add(a.base, uintptr(i)*a.elem)
	if a.parts {
		a.w.loadDevice(a.r, uintptr(p)-a.r.lo, a.elem, site)
		return
	}
	if q := &a.w.unmonitored[site]; uintptr(p)-q.lo >= q.size {
		a.w.load(p, a.elem, site)
	}
}

func (a *param) outside(site uint32, i int) {
	a.w.outside(site, uintptr(a.base), i, a.n, int(a.elem))
}

// Store stores v as element i of a.
func (a *Param[E]) Store(b *simt.Block, site uint32, i int, v E) {
	if uint(i) >= uint(len(a.cells)) {
		a.storeAny(b, site, i, v)
		return
	}
	c, w := &a.cells[i], a.w
	mine := w.gstamp | uint64(site&siteMask)<<siteShift | uint64(b.Rank)
	w.dirty = true
	x := atomic.SwapUint64(&c.w, mine)
	y := atomic.LoadUint64(&c.r)
	p := (*E)(unsafe.Add(a.base, i*int(unsafe.Sizeof(v))))
	others := x>>genShift&genMask == w.gen || y>>genShift&genMask == w.gen && (y^mine)&^(siteMask<<siteShift) != 0
	if others && (*param)(a).conflicts(b, site, i, x, y) {
		settleStore(b, p, v)
	}
	*p = v
}

//go:noinline
func (a *Param[E]) storeAny(b *simt.Block, site uint32, i int, v E) {
	if uint(i) >= uint(a.n) {
		(*param)(a).outside(site, i)
	}
	p := (*E)(unsafe.Add(a.base, i*int(unsafe.Sizeof(v))))
	if !a.parts {
		Store(b, site, p, v)
		return
	}
	if a.w.storeDevice(a.r, uintptr(unsafe.Pointer(p))-a.r.lo, a.elem, site, 0) {
		settleStore(b, p, v)
	}
	*p = v
}

// conflicts reports whether a write of element i, which found the words x and y, conflicts with an earlier access,
// which is in w.pending then.
func (a *param) conflicts(b *simt.Block, site uint32, i int, x, y uint64) (conflict bool) {
	w := a.w
	off := uintptr(a.base) - a.r.lo + uintptr(i)*a.elem
	mine := w.gstamp | uint64(b.Rank)
	if w.unordered(x, mine) || w.equallyDevice(x, mine) {
		conflict = w.keep(a.r, off, a.elem, site, x, false, true)
		w.markEqual(&a.cells[i].w, x, mine)
	}
	if w.readsDevice(y, mine) {
		conflict = w.keep(a.r, off, a.elem, site, y, false, false)
	}
	return conflict
}
