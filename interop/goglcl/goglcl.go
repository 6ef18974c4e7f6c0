// Package goglcl launches kbind's kernels in programs that use OpenCL through github.com/go-gl/cl: in their contexts,
// on their queues, with their memory objects.
//
// Invariants: a module of its own, because go-gl/cl needs cgo and kbind does not. It converts handles and does nothing
// else; package rt states who owns what: what go-gl/cl has made stays the program's, and what kbind has made stays
// kbind's.
//
// go-gl/cl's version 1.2 builds with headers of OpenCL 3.0 where these flags are set, and links libCL, of which a link
// to libOpenCL.so does:
//
//	CGO_CFLAGS="-DCL_TARGET_OPENCL_VERSION=120 -DCL_DEVICE_IMAGE_PITCH_ALIGNMENT=0x104A \
//		-DCL_DEVICE_IMAGE_BASE_ADDRESS_ALIGNMENT=0x104B"
//	CGO_LDFLAGS=-LDIR   # DIR/libCL.so -> libOpenCL.so
package goglcl

import (
	"context"
	"fmt"
	"unsafe"

	"github.com/go-gl/cl/v1.2/cl"

	"github.com/kbind/kbind/rt"
)

// backend is the name of kbind's backend.
const backend = "opencl"

// Context makes an rt.Context of the OpenCL context and the device of a queue; cl.Context hides its handle, and its
// queues tell it. Close leaves it to the program.
func Context(ctx context.Context, queue cl.CommandQueue, opts ...rt.Option) (*rt.Context, error) {
	if queue == nil {
		return nil, fmt.Errorf("goglcl: the queue to adopt the context of is null: %w", rt.ErrInvalidLaunch)
	}
	h := rt.NativeContext{Backend: backend}
	for what, where := range map[cl.CommandQueueInfo]*uintptr{cl.QUEUE_CONTEXT: &h.Context, cl.QUEUE_DEVICE: &h.Device} {
		v := new(uintptr)
		if e := cl.GetCommandQueueInfo(queue, what, uint64(unsafe.Sizeof(*v)), unsafe.Pointer(v), nil); e != cl.SUCCESS {
			return nil, fmt.Errorf("goglcl: clGetCommandQueueInfo: %s", cl.ErrToStr(e))
		}
		*where = *v
	}
	return rt.Adopt(ctx, backend, h, opts...)
}

// Stream makes an rt.Stream of an in-order queue of the context inside ctx. Launches on it come after what the program
// has queued there, without a wait of the host. Close waits for the queue and leaves it to the program.
func Stream(ctx context.Context, queue cl.CommandQueue) (*rt.Stream, error) {
	return rt.StreamAt(ctx, uintptr(unsafe.Pointer(queue)))
}

// CLQueue returns the queue of a stream, which stays the stream's: it is not released, and ends with it.
func CLQueue(s *rt.Stream) (cl.CommandQueue, error) {
	h, err := s.Native()
	return cl.CommandQueue(pointer(h)), err
}

// Buffer makes an rt.Buffer of the first n elements of a memory object, which is retained until Free.
func Buffer[T any](ctx context.Context, m cl.Mem, n int) (rt.Buffer[T], error) {
	return rt.BufferAt[T](ctx, uintptr(unsafe.Pointer(m)), n, nil)
}

// CLMem returns the memory object that holds a buffer, and the bytes in it before the first element. It stays the
// buffer's: it is not released, and ends with Free.
func CLMem[T any](b rt.Buffer[T]) (m cl.Mem, offset uint64, err error) {
	h, err := b.Native()
	return cl.Mem(pointer(h.Handle)), uint64(h.Offset), err
}

// Event makes an rt.Event of an event of the context inside ctx, which counts as recorded and is retained until Close.
func Event(ctx context.Context, e cl.Event) (*rt.Event, error) {
	return rt.EventAt(ctx, *(*uintptr)(unsafe.Pointer(&e)))
}

// A cl.Event is a handle, which package cl itself takes from the beginning of it, and a list of callbacks. A type that
// has become another does not compile here.
var _ [unsafe.Sizeof(uintptr(0)) + unsafe.Sizeof([]uintptr{})]struct{} = [unsafe.Sizeof(cl.Event{})]struct{}{}

// CLEvent returns the event of the latest Record of e, which stays e's until its next Record or Close. ErrNotSupported
// before the first.
func CLEvent(e *rt.Event) (cl.Event, error) {
	var made cl.Event
	h, err := e.Native()
	*(*uintptr)(unsafe.Pointer(&made)) = h
	return made, err
}

// pointer is a handle as the pointer that it is in C.
func pointer(h uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&h)) }
