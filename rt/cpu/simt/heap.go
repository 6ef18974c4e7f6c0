package simt

import "math"

// Malloc returns n bytes of the device's heap, or the null pointer when there is no room: C's malloc in a kernel (CUDA
// C++ Programming Guide, Dynamic Global Memory Allocation and Operations). The memory is there until a kernel frees it
// or the context is closed.
func Malloc(b *Block, n uint64) Ptr[byte] {
	if n == 0 || n > math.MaxInt {
		return Ptr[byte]{}
	}
	if b.Launch.Alloc == nil {
		fault("malloc: this launch has no heap")
	}
	p := b.Launch.Alloc(int(n))
	if p == nil {
		return Ptr[byte]{}
	}
	if b.Monitor != nil {
		b.Monitor.HeapChanged()
	}
	return Ptr[byte]{p, 0, int(n)}
}

// Free gives back what Malloc returned; it does nothing for the null pointer. Anything else is a fault.
func Free[T any](b *Block, p Ptr[T]) {
	if p.IsNil() {
		return
	}
	if p.base == nil || p.off != 0 || b.Launch.Free == nil || !b.Launch.Free(p.base) {
		if b.Monitor != nil {
			b.Monitor.BadFree(p.address())
		}
		fault("free of 0x%x, which malloc did not return or which is free already", p.address())
	}
	if b.Monitor != nil {
		b.Monitor.HeapChanged()
	}
	if b.last.base == p.base {
		b.last = object{}
	}
}
