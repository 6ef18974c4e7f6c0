package simt

import (
	"fmt"
	"math"
	"unsafe"
)

// Ptr is a C pointer to elements of type T: a position within one object, which may stand before its start or past its
// end as long as it is not accessed there. The zero Ptr is the null pointer. Loads and stores are checked against the
// object. void* is Ptr[byte].
//
// Two Ptrs are compared with Eq, Less and Diff, never with ==.
type Ptr[T any] struct {
	base unsafe.Pointer // first byte of the object; nil for null and for an address that belongs to no known object
	off  int            // bytes from base; the whole address when base is nil
	size int            // bytes of the object
}

// Addr is a pointer as it is stored in memory: an address of eight bytes.
type Addr uint64

func sizeof[T any]() int { return int(unsafe.Sizeof(*(*T)(nil))) }

// bytesOf returns how many bytes i elements have. Where the product would overflow, it is a number that is larger than
// any object instead, so that an index which is out of range is never taken for one that is not.
func bytesOf[T any](i int) int {
	n := sizeof[T]()
	far := math.MaxInt / 2 / max(n, 1)
	return max(-far, min(i, far)) * n
}

// PtrOf returns a pointer to the first element of s, whose object is s.
func PtrOf[T any](s []T) Ptr[T] {
	return Ptr[T]{unsafe.Pointer(unsafe.SliceData(s)), 0, len(s) * sizeof[T]()}
}

// PtrTo returns a pointer to the object v.
func PtrTo[T any](v *T) Ptr[T] {
	if v == nil {
		return Ptr[T]{}
	}
	return Ptr[T]{unsafe.Pointer(v), 0, sizeof[T]()}
}

// Cast makes the pointer p one to elements of type T at the same address.
func Cast[T, F any](p Ptr[F]) Ptr[T] { return Ptr[T](p) }

// Field returns a pointer to the member of type T that lies offset bytes after p. The object stays the whole one.
func Field[T, F any](p Ptr[F], offset int) Ptr[T] { return Ptr[T]{p.base, p.off + offset, p.size} }

// At returns element i of p, where p stands at element 0. It faults when that element does not lie in p's object.
func (p Ptr[T]) At(i int) *T {
	n := sizeof[T]()
	o := p.off + bytesOf[T](i)
	if o < 0 || o > p.size-n {
		p.bad(i)
	}
	return (*T)(unsafe.Add(p.base, o))
}

// Get returns the element that p stands at.
func (p Ptr[T]) Get() *T {
	if p.off < 0 || p.off > p.size-sizeof[T]() {
		p.bad(0)
	}
	return (*T)(unsafe.Add(p.base, p.off))
}

// bad panics for element i of p. It is kept out of line so that At stays small.
//
//go:noinline
func (p Ptr[T]) bad(i int) {
	n := max(sizeof[T](), 1)
	if p.base == nil {
		if p.off == 0 {
			fault("nil pointer dereference")
		}
		fault("pointer 0x%x belongs to no object", uint(p.off+i*n))
	}
	o := p.off + bytesOf[T](i)
	if o%n == 0 {
		fault("index out of range [%d] with length %d", o/n, p.size/n)
	}
	fault("access of %d bytes at byte %d of an object of %d bytes", n, o, p.size)
}

// Add returns p moved by i elements.
func (p Ptr[T]) Add(i int) Ptr[T] {
	p.off += bytesOf[T](i)
	return p
}

// Diff returns the distance p-q in elements.
func (p Ptr[T]) Diff(q Ptr[T]) int64 {
	return int64(p.address()-q.address()) / int64(sizeof[T]())
}

// Eq reports whether p and q are the same address.
func (p Ptr[T]) Eq(q Ptr[T]) bool { return p.address() == q.address() }

// Less reports whether p's address is below q's.
func (p Ptr[T]) Less(q Ptr[T]) bool { return p.address() < q.address() }

// Object returns the first byte of the object of p, nil if that is not known, its bytes, and where p stands in it.
func (p Ptr[T]) Object() (base unsafe.Pointer, off, size int) { return p.base, p.off, p.size }

// IsNil reports whether p is the null pointer.
func (p Ptr[T]) IsNil() bool { return p.base == nil && p.off == 0 }

func (p Ptr[T]) address() uint64 { return uint64(uintptr(p.base)) + uint64(p.off) }

// Int returns p's address as an integer, for printing and for tests of alignment. The block does not remember p's
// object, so no checked pointer can be made of the integer; AddrOf is for that.
func (p Ptr[T]) Int() uint64 { return p.address() }

// String formats the address as C's %p does.
func (p Ptr[T]) String() string { return fmt.Sprintf("0x%x", p.address()) }

// AddrOf returns the address that is stored in memory for p. The block remembers p's object, which keeps it in place
// and lets Load make a checked pointer of the address again, until the block ends.
func AddrOf[T any](b *Block, p Ptr[T]) Addr {
	if p.base != nil {
		b.remember(object{p.base, p.size})
	}
	return Addr(p.address())
}

// StaticAddr returns the address that is stored in memory for p, which points into the module's variables. No block has
// to remember these, since Launch.Resolve finds them.
func StaticAddr[T any](p Ptr[T]) Addr { return Addr(p.address()) }

// Load makes a pointer from an address that AddrOf or the host stored in memory. An address that belongs to no known
// object gives a pointer that faults when it is accessed.
func Load[T any](b *Block, a Addr) Ptr[T] {
	if a == 0 {
		return Ptr[T]{}
	}
	o, ok := b.find(uintptr(a))
	if !ok {
		return Ptr[T]{nil, int(a), 0}
	}
	return Ptr[T]{o.base, int(uintptr(a) - uintptr(o.base)), o.size}
}

func (o object) holds(a uintptr) bool { return a-uintptr(o.base) < uintptr(o.size) }

// covers reports whether p is a part of o, or all of it.
func (o object) covers(p object) bool {
	at := uintptr(p.base) - uintptr(o.base)
	return at <= uintptr(o.size) && uintptr(p.size) <= uintptr(o.size)-at
}

// remember adds o to the objects that the block knows, unless it is a part of one of them.
func (b *Block) remember(o object) {
	if b.last.covers(o) {
		return
	}
	b.last = o
	for i := range b.objects {
		if b.objects[i].covers(o) {
			b.last = b.objects[i]
			return
		}
		if o.covers(b.objects[i]) {
			b.objects[i] = o
			return
		}
	}
	b.objects = append(b.objects, o)
}

// find returns the object that holds address a, the largest if parts of it are known as well. One past the end of an
// object counts when no other object holds it.
func (b *Block) find(a uintptr) (object, bool) {
	if b.last.holds(a) {
		return b.last, true
	}
	found := false
	for _, o := range b.objects {
		if o.holds(a) && (!found || o.size > b.last.size) {
			b.last, found = o, true
		}
	}
	if found {
		return b.last, true
	}
	if b.Launch != nil && b.Launch.Resolve != nil {
		if base, size, ok := b.Launch.Resolve(a); ok {
			b.last = object{base, size}
			return b.last, true
		}
	}
	for _, o := range b.objects {
		if a == uintptr(o.base)+uintptr(o.size) {
			return o, true
		}
	}
	return object{}, false
}
