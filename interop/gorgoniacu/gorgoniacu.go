// Package gorgoniacu launches kbind's kernels in programs that use CUDA through gorgonia.org/cu: in their contexts, on
// their streams, with their memory.
//
// Invariants: a module of its own, because gorgonia.org/cu needs cgo and CUDA's headers, and kbind neither. It converts
// handles and does nothing else; package rt states who owns what: what gorgonia.org/cu has made stays the program's,
// and what kbind has made stays kbind's.
//
// gorgonia.org/cu v0.9.6 builds with the headers of CUDA 12. For those of CUDA 13, which changed the parameters of
// functions that it calls, give the compiler cuda13.h: CGO_CFLAGS="-I... -include .../gorgoniacu/cuda13.h". Its package
// initialisation ends the process where there is no GPU.
package gorgoniacu

import (
	"context"
	"unsafe"

	"gorgonia.org/cu"

	"github.com/kbind/kbind/rt"
)

// backend is the name of kbind's backend.
const backend = "cuda"

// Context makes an rt.Context of a CUDA context. Close leaves it to the program. Whatever kbind does, a thread on which
// the program has made the context current finds it current.
func Context(ctx context.Context, c cu.CUContext, opts ...rt.Option) (*rt.Context, error) {
	return rt.Adopt(ctx, backend, rt.NativeContext{Backend: backend, Context: handle(&c)}, opts...)
}

// CUContext returns the CUDA context of an rt.Context, which stays its owner.
func CUContext(c *rt.Context) (cu.CUContext, error) {
	var made cu.CUContext
	h, err := c.Native()
	set(&made, h.Context)
	return made, err
}

// Stream makes an rt.Stream of a stream of the context inside ctx. Launches on it come after what the program has
// queued there, without a wait of the host. Close waits for the stream and leaves it to the program. cu.NoStream, the
// default stream, is refused: make a stream.
func Stream(ctx context.Context, s cu.Stream) (*rt.Stream, error) {
	return rt.StreamAt(ctx, handle(&s))
}

// CUStream returns the CUDA stream of a stream, which stays its owner.
func CUStream(s *rt.Stream) (cu.Stream, error) {
	var made cu.Stream
	h, err := s.Native()
	set(&made, h)
	return made, err
}

// Event makes an rt.Event of an event of the context inside ctx, which counts as recorded. Close leaves it to the
// program.
func Event(ctx context.Context, e cu.Event) (*rt.Event, error) {
	return rt.EventAt(ctx, handle(&e))
}

// CUEvent returns the CUDA event of an event, which stays its owner.
func CUEvent(e *rt.Event) (cu.Event, error) {
	var made cu.Event
	h, err := e.Native()
	set(&made, h)
	return made, err
}

// Buffer makes an rt.Buffer of n elements at p. owner may be nil, or what the memory depends on, such as a tensor: it
// is kept until the buffer is freed and the work with it is done. Free leaves the memory to the program.
func Buffer[T any](ctx context.Context, p cu.DevicePtr, n int, owner any) (rt.Buffer[T], error) {
	return rt.BufferAt[T](ctx, uintptr(p), n, owner)
}

// CUPtr returns where a buffer begins. The memory stays the buffer's and ends with Free.
func CUPtr[T any](b rt.Buffer[T]) (cu.DevicePtr, error) {
	h, err := b.Native()
	return cu.DevicePtr(h.Handle), err
}

// The types of gorgonia.org/cu are structs with one field, the handle, that only some of them show.
type wrapped interface {
	cu.CUContext | cu.Stream | cu.Event
}

func handle[T wrapped](x *T) uintptr { return *(*uintptr)(unsafe.Pointer(x)) }

func set[T wrapped](x *T, h uintptr) { *(*uintptr)(unsafe.Pointer(x)) = h }

// A type that has become larger than its handle does not compile here.
const word = unsafe.Sizeof(uintptr(0))

var (
	_ [word]struct{} = [unsafe.Sizeof(cu.CUContext{})]struct{}{}
	_ [word]struct{} = [unsafe.Sizeof(cu.Stream{})]struct{}{}
	_ [word]struct{} = [unsafe.Sizeof(cu.Event{})]struct{}{}
)
