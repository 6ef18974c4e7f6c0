package sanitize

import (
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// Accesses to shared variables by their names, which most accesses to shared memory are: the region is known, and so
// is the cell of element i. Only the common cases are decided here; the functions of shared.go and device.go decide
// all others.

// Variable is a shared variable of the running block with elements of type E, and its shadow.
type Variable[E any] variable

// variable is a shared variable, whatever its elements are.
type variable struct {
	base  unsafe.Pointer
	cells []cell // one for each element; nil when granules are smaller than elements
	n     int    // elements
	elem  uintptr
	r     *region
	w     *watch // of the block
	// Reads of so many elements from settled on change nothing until the epoch ends: threads of several warps have read
	// them in it, so that writes of them conflict.
	settled    int
	settledLen uint
}

// flyingWord is the least word of a granule in flight.
const flyingWord = inFlight << epochShift

// variable returns the variable of n bytes at p, with elements of elem bytes; dynamic ones share their region.
func (w *watch) variable(r *region, p unsafe.Pointer, n, elem int) *variable {
	for _, v := range r.named {
		if v.n == n/elem && v.elem == uintptr(elem) {
			return v
		}
	}
	v := &variable{base: p, n: n / elem, elem: uintptr(elem), r: r, w: w}
	r.named = append(r.named, v)
	r.match()
	return v
}

// match gives the variables of the region their cells while there is one for each element.
func (r *region) match() {
	for _, v := range r.named {
		v.cells, v.settledLen = nil, 0
		if v.elem == 1<<r.shift {
			v.cells = r.list[:v.n]
		}
	}
}

// Index returns i, the index in an array of n elements of size bytes inside v. It faults when there is no such element.
func (v *Variable[E]) Index(site uint32, i, n, size int) int {
	if uint(i) >= uint(n) {
		(*variable)(v).outside(site, i, n, size)
	}
	return i
}

//go:noinline
func (v *variable) outside(site uint32, i, n, size int) {
	v.w.outsideObject(site, v.r.name, 0, i, n, size)
}

// Read returns the address of element i of v for reading.
func (v *Variable[E]) Read(b *simt.Block, site uint32, i int) *E {
	if uint(i-v.settled) >= v.settledLen {
		(*variable)(v).read(b, site, i)
	}
	return (*E)(unsafe.Add(v.base, i*int(unsafe.Sizeof(*new(E)))))
}

// read checks a read of element i. Most are of what was written before this interval, and many follow a read that says
// as much.
func (v *variable) read(b *simt.Block, site uint32, i int) {
	if uint(i) >= uint(len(v.cells)) || v.w.listing {
		v.readAny(site, i)
		return
	}
	c, w, me := &v.cells[i], v.w, uint64(b.Rank)
	x, y := c.w, c.r
	switch {
	case x-w.firstWord >= w.before:
		if (x^w.stamp)&^(siteMask<<siteShift) != me { // unless it wrote the element itself
			v.readAny(site, i)
		}
	case y < w.intervalWord:
		w.dirty = true
		c.r = w.stamp | uint64(site&siteMask)<<siteShift | me
	case y >= flyingWord:
		v.readAny(site, i)
	case y&warps != 0 && y >= w.stamp:
		v.settle(i)
	case (y^w.stamp)&^(siteMask<<siteShift) == me:
	case y >= w.stamp: // nothing has ordered the two readers
		if y&threadMask>>w.warpShift == me>>w.warpShift {
			c.r = y | lanes
		} else {
			c.r = y | warps
			v.settle(i)
		}
	default:
		v.readAny(site, i)
	}
}

// settle notes that reads of element i change nothing until the epoch ends.
func (v *variable) settle(i int) {
	if i == v.settled+int(v.settledLen) {
		v.settledLen++
	} else {
		v.settled, v.settledLen = i, 1
	}
	v.r.settled = true
}

// stir ends what settle noted about elements of a region of shared memory.
func (r *region) stir() {
	if r.settled {
		r.settled = false
		for _, v := range r.named {
			v.settledLen = 0
		}
	}
}

//go:noinline
func (v *variable) readAny(site uint32, i int) {
	if uint(i) >= uint(v.n) {
		v.outside(site, i, v.n, int(v.elem))
	}
	v.w.loadShared(v.r, uintptr(i)*v.elem, v.elem, site)
}

// Store stores x as element i of v.
func (v *Variable[E]) Store(b *simt.Block, site uint32, i int, x E) {
	if uint(i) < uint(len(v.cells)) {
		c, w, me := &v.cells[i], v.w, uint64(b.Rank)
		if (c.w < w.intervalWord || c.w&(threadMask|byAtomic|warps) == me && c.w < flyingWord) &&
			(c.r < w.intervalWord || c.r&(threadMask|flagMask) == me) {
			w.dirty = true
			c.w = w.stamp | uint64(site&siteMask)<<siteShift | me
			*(*E)(unsafe.Add(v.base, i*int(unsafe.Sizeof(x)))) = x
			return
		}
	}
	v.storeAny(site, i, x)
}

//go:noinline
func (v *Variable[E]) storeAny(site uint32, i int, x E) {
	if uint(i) >= uint(v.n) {
		(*variable)(v).outside(site, i, v.n, int(v.elem))
	}
	p := (*E)(unsafe.Add(v.base, i*int(unsafe.Sizeof(x))))
	if v.w.storeShared(v.r, uintptr(i)*v.elem, v.elem, site, 0) {
		v.w.settle(same(p, &x))
	}
	*p = x
}

// Update returns the address of element i of v for an atomic operation that reads and writes it.
func (v *Variable[E]) Update(b *simt.Block, site uint32, i int) *E {
	p := (*E)(unsafe.Add(v.base, i*int(unsafe.Sizeof(*new(E)))))
	if !(*variable)(v).update(b, site, i) {
		AtomicUpdate(b, site, p)
	}
	return p
}

// update checks an atomic operation on element i, or reports that it is none of the common cases: nobody has read the
// element in this interval, and only atomic operations have written it since it began.
func (v *variable) update(b *simt.Block, site uint32, i int) bool {
	if uint(i) >= uint(len(v.cells)) || v.w.order != nil {
		return false
	}
	c, w, me := &v.cells[i], v.w, uint64(b.Rank)
	x := c.w
	mine := w.stamp | uint64(site&siteMask)<<siteShift | me | byAtomic
	switch {
	case x < w.firstWord || x >= flyingWord || c.r >= w.intervalWord:
		return false
	case x < w.intervalWord:
	case x&byAtomic == 0:
		return false
	case x&(warps|oneWarp) == warps: // as besides would say
		mine |= warps
	default:
		mine |= w.besides(&c.w, x, me, x>>epochShift)
	}
	w.polls.atomics[me>>6] |= 1 << (me & 63)
	w.dirty = true
	c.w = mine
	return true
}
