package simt

import "unsafe"

// SliceArg returns pointer argument i of the launch as a slice of the elements that fit; nil for a null pointer.
func SliceArg[T any](b *Block, i int) []T {
	a := &b.Launch.Args[i]
	if a.P == nil {
		return nil
	}
	return unsafe.Slice((*T)(a.P), a.N/max(sizeof[T](), 1))
}

// PtrArg returns pointer argument i of the launch; its object is the argument's window.
func PtrArg[T any](b *Block, i int) Ptr[T] {
	a := &b.Launch.Args[i]
	if a.P == nil {
		return Ptr[T]{}
	}
	return Ptr[T]{a.P, 0, a.N}
}

// ValueArg returns by-value argument i of the launch. It faults when the launch passed fewer bytes than a T has.
func ValueArg[T any](b *Block, i int) T {
	a := &b.Launch.Args[i]
	if a.N < sizeof[T]() || a.P == nil {
		fault("argument %d has %d bytes, want %d", i, a.N, sizeof[T]())
	}
	return *(*T)(a.P)
}

// arenaAlign is the alignment of everything in the arena: that of the largest vector type.
const arenaAlign = 128

// DynamicShared returns the block's dynamic shared memory, Launch.Shared bytes, as elements of type T. All calls
// within a block return the same memory. It is zero when the block starts.
func DynamicShared[T any](b *Block) []T {
	b.prepareArena()
	return unsafe.Slice((*T)(b.arenaBase()), b.Launch.Shared/max(sizeof[T](), 1))
}

// LocalArg returns the shared memory of argument i of the launch, an OpenCL __local pointer parameter, as elements of
// type T. It is zero when the block starts.
func LocalArg[T any](b *Block, i int) []T {
	b.prepareArena()
	off := roundUp(b.Launch.Shared, arenaAlign)
	for _, a := range b.Launch.Args[:i] {
		if a.P == nil {
			off += roundUp(a.N, arenaAlign)
		}
	}
	a := b.Launch.Args[i]
	if a.P != nil {
		fault("argument %d is a buffer, want a number of bytes of local memory", i)
	}
	return unsafe.Slice((*T)(unsafe.Add(b.arenaBase(), off)), a.N/max(sizeof[T](), 1))
}

func roundUp(n, to int) int { return (n + to - 1) / to * to }

// prepareArena makes the arena large enough for the launch and clears it, once per block.
func (b *Block) prepareArena() {
	if b.arenaReady {
		return
	}
	b.arenaReady = true
	need := roundUp(b.Launch.Shared, arenaAlign)
	for _, a := range b.Launch.Args {
		if a.P == nil {
			need += roundUp(a.N, arenaAlign)
		}
	}
	words := (need + arenaAlign) / 8
	if len(b.arena) < words {
		b.arena = make([]uint64, words)
		return
	}
	clear(b.arena[:words])
}

// arenaBase returns the first aligned byte of the arena, which has at least arenaAlign bytes.
func (b *Block) arenaBase() unsafe.Pointer {
	p := unsafe.Pointer(unsafe.SliceData(b.arena))
	return unsafe.Add(p, -uintptr(p)&(arenaAlign-1))
}

// Full returns the whole of array or variable v as elements of type T, for C's array decay of types that are not Go
// arrays.
func Full[T, A any](v *A) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(v)), sizeof[A]()/max(sizeof[T](), 1))
}

// View returns the bytes at v as a T: a member of a union, or a value under another type of at most its size.
func View[T, F any](v *F) *T { return (*T)(unsafe.Pointer(v)) }

// Bits returns v's bits as a value of type T of the same size.
func Bits[T, F any](v F) T { return *(*T)(unsafe.Pointer(&v)) }

// Text returns the bytes of a string literal, which nobody may write.
func Text[T int8 | uint8](s string) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.StringData(s))), len(s))
}
