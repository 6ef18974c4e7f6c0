package sanitize

import (
	"fmt"
	"math/bits"
	"runtime"
	"strings"
	"sync/atomic"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/cmath"
	"github.com/kbind/kbind/rt/cpu/simt"
)

// Checked kernels call these functions for their accesses, with the running block and the site.

// Element returns the address of element i of s. It faults when there is none.
func Element[T any](b *simt.Block, site uint32, s []T, i int) *T {
	if uint(i) >= uint(len(s)) {
		outsideOf(b, site, s, i)
	}
	return &s[i]
}

//go:noinline
func outsideOf[T any](b *simt.Block, site uint32, s []T, i int) {
	of(b).outside(site, uintptr(unsafe.Pointer(unsafe.SliceData(s))), i, len(s), sizeof[T]())
}

// PtrElement is Ptr.At with a site.
func PtrElement[T any](b *simt.Block, site uint32, p simt.Ptr[T], i int) *T {
	n := sizeof[T]()
	base, off, size := p.Object()
	o := off + i*n
	if o < 0 || o > size-n {
		outsidePtr(b, site, base, o, size, n)
	}
	return (*T)(unsafe.Add(base, o))
}

// Read records a read of *p and returns p.
func Read[T any](b *simt.Block, site uint32, p *T) *T {
	if q := &of(b).unmonitored[site]; uintptr(unsafe.Pointer(p))-q.lo >= q.size {
		of(b).load(unsafe.Pointer(p), unsafe.Sizeof(*p), site)
	}
	return p
}

// ReadShared is Read for a place in a shared variable.
func ReadShared[T any](b *simt.Block, site uint32, p *T) *T {
	of(b).load(unsafe.Pointer(p), unsafe.Sizeof(*p), site)
	return p
}

// ReadVolatile is Read for a volatile or atomic read.
func ReadVolatile[T any](b *simt.Block, site uint32, p *T) *T {
	of(b).polls.reads = true
	of(b).loadSync(unsafe.Pointer(p), unsafe.Sizeof(*p), site)
	of(b).polls.reads = false
	return p
}

// ReadLook is ReadVolatile for a volatile read that decides what the thread does next, as of a flag. In shared memory
// it is Read: there lanes of a warp compare data that others overwrite, where no loop waits.
func ReadLook[T any](b *simt.Block, site uint32, p *T) *T {
	w := of(b)
	c := &w.sites[site]
	if uintptr(unsafe.Pointer(p))-c.lo >= c.size {
		c = w.region(uintptr(unsafe.Pointer(p)), site)
	}
	if c.r.kind == inShared {
		return ReadShared(b, site, p)
	}
	return ReadVolatile(b, site, p)
}

// ReadProbe is ReadVolatile for a plain read that decides whether there is anything for an atomic operation to do.
func ReadProbe[T any](b *simt.Block, site uint32, p *T) *T {
	of(b).besideAtomic(uintptr(unsafe.Pointer(p)), site)
	return ReadVolatile(b, site, p)
}

// Store stores v at *p.
func Store[T any](b *simt.Block, site uint32, p *T, v T) {
	if of(b).store(unsafe.Pointer(p), unsafe.Sizeof(*p), site, 0) {
		settleStore(b, p, v)
	}
	*p = v
}

// settleStore reports the race that a store of v at *p was found to be.
//
//go:noinline
func settleStore[T any](b *simt.Block, p *T, v T) {
	equal := same(p, &v)
	for n := 0; !equal && of(b).mayChange(n); n++ {
		equal = same(p, &v)
	}
	of(b).settle(equal)
}

// StoreVolatile is Store for a volatile store.
func StoreVolatile[T any](b *simt.Block, site uint32, p *T, v T) {
	of(b).polls.overwrites = true
	of(b).phase, of(b).phased = 0, false
	if of(b).store(unsafe.Pointer(p), unsafe.Sizeof(*p), site, byAtomic) {
		of(b).settle(same(p, &v))
	}
	of(b).polls.overwrites = false
	b.Progress()
	*p = v
}

// same reports whether two objects have equal bytes.
func same[T any](p, q *T) bool {
	n := sizeof[T]()
	return string(unsafe.Slice((*byte)(unsafe.Pointer(p)), n)) == string(unsafe.Slice((*byte)(unsafe.Pointer(q)), n))
}

// patient is how often a write that conflicts with a write of another block yields, to see whether that block stores
// the same value.
const patient = 64

// mayChange reports whether the conflict that was found may turn out to be two writes of the same value, the other of
// which is about to be stored.
func (w *watch) mayChange(n int) bool {
	p := &w.pending
	if n == patient || p.shared || !p.byWriter || p.other>>blockShift == w.block {
		return false
	}
	if n == 0 && w.c.raced(p.site, uint32(p.other>>siteShift&siteMask), p.r.name) {
		return false // they are known to store different values
	}
	runtime.Gosched()
	return true
}

// raced reports whether a race of two sites at an object was reported.
func (c *Check) raced(site, other uint32, object string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.byKey[keyOf(KindRace, site, other, object, false)] != nil
}

// AtomicUpdate records an atomic operation that reads and writes *p and returns p.
func AtomicUpdate[T any](b *simt.Block, site uint32, p *T) *T {
	of(b).loadSync(unsafe.Pointer(p), unsafe.Sizeof(*p), site)
	if of(b).store(unsafe.Pointer(p), unsafe.Sizeof(*p), site, byAtomic) {
		of(b).settle(false)
	}
	return p
}

// AtomicCas is AtomicUpdate for a compare-and-swap: where *p is not compare, it only reads.
func AtomicCas[T cmath.Integer](b *simt.Block, site uint32, p *T, compare T) *T {
	of(b).loadSync(unsafe.Pointer(p), unsafe.Sizeof(*p), site)
	if loadNow(p) == compare {
		b.Progress()
		if of(b).store(unsafe.Pointer(p), unsafe.Sizeof(*p), site, byAtomic) {
			of(b).settle(false)
		}
	}
	return p
}

// loadNow reads *p, which other blocks may write. Smaller words than 32 bits are compared as they happen to be.
func loadNow[T cmath.Integer](p *T) T {
	switch unsafe.Sizeof(*p) {
	case 4:
		return T(atomic.LoadUint32((*uint32)(unsafe.Pointer(p))))
	case 8:
		return T(atomic.LoadUint64((*uint64)(unsafe.Pointer(p))))
	}
	return *p
}

// AtomicStore is AtomicUpdate for an operation that only writes.
func AtomicStore[T any](b *simt.Block, site uint32, p *T) *T {
	b.Progress()
	of(b).phase, of(b).phased = 0, false
	if of(b).store(unsafe.Pointer(p), unsafe.Sizeof(*p), site, byAtomic) {
		of(b).settle(false)
	}
	return p
}

// SharedVariable records a shared variable of the block, an E or an array of such. fine bytes are the smallest part
// that is accessed at a time.
func SharedVariable[E, T any](b *simt.Block, v *T, name string, fine int) *Variable[E] {
	return (*Variable[E])(of(b).share(unsafe.Pointer(v), sizeof[T](), name, sizeof[E](), fine))
}

// SharedSlice is SharedVariable for dynamic shared memory.
func SharedSlice[E, T any](b *simt.Block, s []T, name string, fine int) *Variable[E] {
	return (*Variable[E])(of(b).share(unsafe.Pointer(unsafe.SliceData(s)), len(s)*sizeof[T](), name, sizeof[E](), fine))
}

func log2(n int) uint { return uint(bits.Len(uint(max(n, 1)))) - 1 }

// share records n bytes of shared memory at p; see SharedVariable.
func (w *watch) share(p unsafe.Pointer, n int, name string, elem, fine int) *variable {
	if n == 0 {
		return &variable{elem: uintptr(elem), r: &region{kind: inShared, name: name}, w: w}
	}
	lo := uintptr(p)
	for _, r := range w.own {
		if r.kind == inShared && r.lo == lo && r.hi-r.lo >= uintptr(n) {
			return w.variable(r, p, n, elem)
		}
	}
	r := &region{lo: lo, hi: lo + uintptr(n), kind: inShared, fine: log2(fine), name: name, elem: elem}
	if r.shift = r.fine; elem <= 16 && elem&(elem-1) == 0 {
		r.shift = log2(elem)
	}
	r.list = make([]cell, (n+1<<r.shift-1)>>r.shift)
	w.own = append(w.own, r)
	w.forget()
	return w.variable(r, p, n, elem)
}

// outside faults for element i of an object of n elements of size bytes at base.
//
//go:noinline
func (w *watch) outside(site uint32, base uintptr, i, n, size int) {
	if base == 0 && n == 0 {
		w.fail(&Report{Kind: KindNull, At: w.access(site), Index: i, Len: 0,
			Text: fmt.Sprintf("%s is an access through a null pointer", w.text(site))})
	}
	name, elem := w.nameOf(base)
	w.outsideObject(site, name, elem, i, n, size)
}

// outsideObject is outside for an object of a name, with elements of elem bytes if that is not 0.
func (w *watch) outsideObject(site uint32, name string, elem, i, n, size int) {
	text := w.text(site)
	object := objectText(text)
	name = nameIn(name, text)
	if name == "" || strings.ContainsAny(object, ".[>") { // a member, or an array in an array
		name, elem = object, 0
	}
	r := &Report{Kind: KindBounds, At: w.access(site), Object: name, Index: i, Len: n}
	if elem == 0 || elem == size || object == name {
		r.Text = fmt.Sprintf("%s %s %s, out of bounds: length %d, %s", text, w.verb(site), what(name, i), n,
			distance(i, n, size))
	} else { // through a pointer to another type
		r.Text = fmt.Sprintf("%s %s %s at byte %d of %s, out of bounds: length %s, %s", text, w.verb(site),
			counted(size, "byte"), i*size, name, counted(n*size, "byte"), distance(i, n, size))
	}
	w.fail(r)
}

// objectText is what is indexed in an expression, "" if that is not simple.
func objectText(text string) string {
	if !strings.HasSuffix(text, "]") {
		return ""
	}
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ']':
			depth++
		case '[':
			if depth--; depth == 0 {
				if text = text[:i]; strings.HasPrefix(text, "(") || strings.HasPrefix(text, "*") || strings.HasPrefix(text, "&") {
					return ""
				}
				return text
			}
		}
	}
	return ""
}

// what an element is called.
func what(name string, i int) string {
	if name == "" {
		return fmt.Sprintf("element %d", i)
	}
	return fmt.Sprintf("%s[%d]", name, i)
}

func distance(i, n, size int) string {
	if i < 0 {
		return fmt.Sprintf("%s before its start", counted(-i*size, "byte"))
	}
	if i == n {
		return "just past its end"
	}
	return fmt.Sprintf("%s past its end", counted((i-n)*size, "byte"))
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// outsidePtr faults for n bytes at off in an object of size bytes at base.
//
//go:noinline
func outsidePtr(b *simt.Block, site uint32, base unsafe.Pointer, off, size, n int) {
	w := of(b)
	n = max(n, 1)
	switch {
	case base == nil && off >= 0 && off < 1<<12:
		w.fail(&Report{Kind: KindNull, At: w.access(site), Index: off / n,
			Text: fmt.Sprintf("%s is an access through a null pointer", w.text(site))})
	case base == nil:
		if d, _, _ := w.c.find(uintptr(off)); d != nil && d.Freed {
			w.fail(&Report{Kind: KindFreed, At: w.access(site), Object: d.Name,
				Text: fmt.Sprintf("%s is an access to memory that was freed (%s)", w.text(site), counted(d.Size, "byte"))})
		}
		w.fail(&Report{Kind: KindBounds, At: w.access(site),
			Text: fmt.Sprintf("%s is an access to address 0x%x, which belongs to no object", w.text(site), uint(off))})
	}
	if off%n == 0 && size%n == 0 {
		w.outside(site, uintptr(base), off/n, size/n, n)
	}
	name, _ := w.nameOf(uintptr(base))
	if a := int(w.sites[site].align) + 1; off >= 0 && off < size && (uintptr(base)+uintptr(off))%uintptr(a) != 0 {
		w.fail(&Report{Kind: KindAlign, At: w.access(site), Object: name, Index: off, Len: size,
			Text: fmt.Sprintf("%s is misaligned: byte %d of %s is no multiple of %d, and it reaches %s past the end",
				w.text(site), off, oneOf(name, "its object"), a, counted(off+n-size, "byte"))})
	}
	if name != "" {
		name += " "
	}
	w.fail(&Report{Kind: KindBounds, At: w.access(site), Object: name, Index: off, Len: size,
		Text: fmt.Sprintf("%s %s %sout of bounds: %s at byte %d of an object of %s", w.text(site), w.verb(site), name,
			counted(n, "byte"), off, counted(size, "byte"))})
}

// nameOf finds the name of the object at an address.
func (w *watch) nameOf(p uintptr) (name string, elem int) {
	for _, r := range w.own {
		if p-r.lo < r.hi-r.lo {
			return r.name, r.elem
		}
	}
	if d, _, _ := w.c.find(p); d != nil {
		return d.Name, d.Elem
	}
	return "", 0
}

// loadSync checks an atomic or volatile read. It does not conflict with atomic writes, unless the scope of one of the
// two is too narrow (see elsewhere).
func (w *watch) loadSync(p unsafe.Pointer, n uintptr, site uint32) {
	w.refresh() // the value may lead to memory that another block has allocated
	c := &w.sites[site]
	off := uintptr(p) - c.lo
	if off >= c.size {
		c = w.region(uintptr(p), site)
		off = uintptr(p) - c.lo
	}
	r := c.r
	defer w.atomically(site, r.kind == inDevice, uintptr(p), n) // the value read does not order the read itself
	w.phase, w.phased = 0, false
	if w.polls.inside = r.kind == inShared; w.polls.inside {
		w.phase, w.phased = w.phaseOf(p, site)
	}
	if r.kind != unmonitored && r.kind != inLocal && off&c.align != 0 {
		w.misaligned(c, off, site, false)
	}
	switch r.kind {
	case inLocal:
		w.loadLocal(r, off, n, site)
	case inFreed:
		w.freed(r, off, site, false)
	case inShared:
		if (off|n)&(1<<r.shift-1) != 0 {
			r.refine(off | n)
		}
		for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
			e, other, me := r.list[i].w>>epochShift, r.list[i].w&threadMask, uint64(w.b.Rank)
			if e < w.first {
				w.uninitialised(r, off, site)
				break
			}
			w.poll(uintptr(unsafe.Pointer(&r.list[i])))
			if e >= w.interval && other != me && r.list[i].w&byAtomic == 0 && !w.inOrder(me, other, e) {
				w.race(r, off, n, site, r.list[i].w, false, true, true)
			}
		}
	case inDevice:
		d, mine := r.dev, w.gstamp|w.at(site)
		i := off >> d.shift
		if i >= uintptr(len(d.list)) {
			return
		}
		x := loadWord(&d.list[i].w)
		w.poll(uintptr(unsafe.Pointer(&d.list[i])))
		if x == 0 && !r.desc.Shadow.full.Load() {
			w.uninitialised(r, off, site)
		}
		if off&(1<<d.shift-1) == 0 && (x&byAtomic == 0 && w.unordered(x, mine) || x&byAtomic != 0 &&
			w.elsewhere(x, mine, site)) {
			w.race(r, off, n, site, x, false, true, false)
		}
	}
}

// besideAtomic reports, as a note, that a plain read at p and an atomic operation of another thread are not in order.
func (w *watch) besideAtomic(p uintptr, site uint32) {
	c := &w.sites[site]
	if p-c.lo >= c.size {
		c = w.region(p, site)
	}
	r, off, me := c.r, p-c.lo, uint64(w.b.Rank)
	switch r.kind {
	case inShared:
		x := r.list[off>>r.shift].w
		if e := x >> epochShift; e >= w.interval && x&byAtomic != 0 &&
			(x&threadMask != me && !w.inOrder(me, x&threadMask, e) || w.several(x, me, e)) {
			w.raceWith(r, off, site, x, false, true, true, true)
		}
	case inDevice:
		if i := off >> r.dev.shift; i < uintptr(len(r.dev.list)) {
			if x := loadWord(&r.dev.list[i].w); x&byAtomic != 0 && w.unordered(x, w.gstamp|w.at(site)) {
				w.raceWith(r, off, site, x, false, true, false, true)
			}
		}
	}
}
