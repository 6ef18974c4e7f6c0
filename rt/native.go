package rt

import (
	"context"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// Handles in the terms of the vendor's API. Package driver documents what each backend has.
type (
	NativeContext = driver.NativeContext // CUcontext, cl_context and cl_device_id, ...
	NativeBuffer  = driver.NativeMem     // CUdeviceptr, cl_mem and an offset, ...
)

// Adopt makes a Context from a device that another part of the program has opened. h contains a CUcontext, the number
// of a HIP device, a cl_context and its cl_device_id, or what Native returns. backend is "cuda", "hip", "opencl" or
// "cpu".
//
// The handles still belong to their owner, who keeps them alive until Close has returned. Close frees only what was
// made from the Context. A fault in a kernel loses the context for its owner too, and the other way round.
// ErrInvalidLaunch for null handles, ErrNotSupported for those of another backend.
func Adopt(ctx context.Context, backend string, h NativeContext, opts ...Option) (*Context, error) {
	in, err := core.Adopt(ctx, backend, h, optionsOf(opts))
	if err != nil {
		return nil, err
	}
	return &Context{Context: in, in: in}, nil
}

// Native returns the vendor's handles of the device, for other libraries. They still belong to the Context and end with
// it, unless it was adopted.
func (c *Context) Native() (NativeContext, error) {
	if c == nil {
		return NativeContext{}, driver.Errorf(ErrClosed, "the context is nil")
	}
	return c.in.Native()
}

// StreamAt makes a Stream from a stream that somebody else owns: a CUstream, a hipStream_t, or an in-order
// cl_command_queue, of the context inside ctx. Launches and copies on it come after the work that the owner has queued
// before, and before the work that the owner queues later. The host does not wait.
//
// Close waits for the queued work and leaves the stream alone, and so does the end of ctx. The stream must live until
// Close has returned. Null and CUDA's default streams (CU_STREAM_LEGACY, CU_STREAM_PER_THREAD) are refused, because
// they mean a different stream on each thread. Streams of other contexts are refused too.
func StreamAt(ctx context.Context, handle uintptr) (*Stream, error) {
	v, err := core.StreamAt(ctx, handle)
	return (*Stream)(v), err
}

// EventAt makes an Event from an event that somebody else owns: a CUevent, a hipEvent_t or a cl_event, of the context
// inside ctx. It counts as recorded. Close does not touch the owner's event. Neither does Record on OpenCL, where each
// Record makes a new cl_event.
func EventAt(ctx context.Context, handle uintptr) (*Event, error) {
	v, err := core.EventAt(ctx, handle)
	return (*Event)(v), err
}

// BufferAt makes a Buffer of n elements in memory that somebody else owns. handle is a CUdeviceptr, a hipDeviceptr_t, a
// cl_mem (whose first elements are used), or on the CPU an address in the process.
//
// The memory must live as long as the Buffer is used. owner is nil, or a value that keeps the memory alive as long as
// it is reachable: it is kept until Free, and then until the work queued with the buffer is done. Free has no other
// effect: the memory and its contents stay. The bytes do not count in Memory. Memory that is null, too small, not
// aligned for T or of another context is an error if the device can tell.
func BufferAt[T any](ctx context.Context, handle uintptr, n int, owner any) (Buffer[T], error) {
	v, err := core.BufferAt[T](ctx, handle, n, owner)
	return Buffer[T](v), err
}

// Native returns the vendor's handle of the stream: CUstream, hipStream_t or cl_command_queue. It still belongs to the
// Stream, unless that was made by StreamAt. The stream of a Capture has a handle too.
func (s *Stream) Native() (uintptr, error) { return (*core.Stream)(s).Native() }

// Native returns the vendor's handle of the event: CUevent, hipEvent_t or cl_event. An OpenCL event has a handle after
// its first Record. Each Record replaces it by a new one.
func (e *Event) Native() (uintptr, error) { return (*core.Event)(e).Native() }

// Native returns the place of the first element, for other libraries, which may use it until Free. It is the zero
// NativeBuffer if the buffer has no elements.
func (b Buffer[T]) Native() (NativeBuffer, error) { return core.Buffer[T](b).Native() }
