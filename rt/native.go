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

// Adopt makes a Context of a device that another part of the program has opened: h holds a CUcontext, the number of a
// HIP device, a cl_context and its cl_device_id, or what Native returns. backend is "cuda", "hip", "opencl" or "cpu".
//
// The handles stay their owner's, who keeps them alive until Close has returned. Close frees what was made from the
// Context and leaves the rest alone. A fault of a kernel loses the context for its owner too, and a fault of the
// owner's kernels loses it here. ErrInvalidLaunch for null handles, ErrNotSupported for those of another backend.
func Adopt(ctx context.Context, backend string, h NativeContext, opts ...Option) (*Context, error) {
	in, err := core.Adopt(ctx, backend, h, optionsOf(opts))
	if err != nil {
		return nil, err
	}
	return &Context{Context: in, in: in}, nil
}

// Native returns the vendor's handles of the device, for other libraries. The Context stays their owner: they end with
// it, unless it was adopted.
func (c *Context) Native() (NativeContext, error) {
	if c == nil {
		return NativeContext{}, driver.Errorf(ErrClosed, "the context is nil")
	}
	return c.in.Native()
}

// StreamAt makes a Stream of a stream that somebody else owns: a CUstream, a hipStream_t, or an in-order
// cl_command_queue, of the context inside ctx. Launches and copies on it come after what the owner has queued, and
// before what the owner queues later, without a wait of the host.
//
// Close waits for the work that is queued, and leaves the stream alone; so does the end of ctx. The stream must live
// until Close has returned. Null and CUDA's default streams (CU_STREAM_LEGACY, CU_STREAM_PER_THREAD) are refused,
// because they are other streams on each thread; so are streams of other contexts.
func StreamAt(ctx context.Context, handle uintptr) (*Stream, error) {
	v, err := core.StreamAt(ctx, handle)
	return (*Stream)(v), err
}

// EventAt makes an Event of an event that somebody else owns: a CUevent, a hipEvent_t or a cl_event, of the context
// inside ctx. It counts as recorded. Close leaves the owner's event alone, and so does a Record on OpenCL, where each
// Record is a new cl_event.
func EventAt(ctx context.Context, handle uintptr) (*Event, error) {
	v, err := core.EventAt(ctx, handle)
	return (*Event)(v), err
}

// BufferAt makes a Buffer of n elements in memory that somebody else owns: handle is a CUdeviceptr, a hipDeviceptr_t,
// a cl_mem (of which the elements are the first), or on the CPU the address of memory of the process.
//
// The memory must live as long as the Buffer is used. owner may be nil, or a value on whose reachability the memory
// depends: it is kept until Free, and then until the work is done that was queued with the buffer. Free has no other
// effect: the memory and its contents stay. The bytes do not count in Memory. Memory that is null, too small, not
// aligned for T or of another context is an error where the device can tell.
func BufferAt[T any](ctx context.Context, handle uintptr, n int, owner any) (Buffer[T], error) {
	v, err := core.BufferAt[T](ctx, handle, n, owner)
	return Buffer[T](v), err
}

// Native returns the vendor's handle of the stream: CUstream, hipStream_t or cl_command_queue. The Stream stays its
// owner, unless it was made by StreamAt. The stream of a Capture has one too.
func (s *Stream) Native() (uintptr, error) { return (*core.Stream)(s).Native() }

// Native returns the vendor's handle of the event: CUevent, hipEvent_t or cl_event. An event of OpenCL has a handle
// from its first Record on, and another one after each, which lives until the next.
func (e *Event) Native() (uintptr, error) { return (*core.Event)(e).Native() }

// Native returns where the first element is, for other libraries, which use it until Free. The zero NativeBuffer for
// a buffer without elements.
func (b Buffer[T]) Native() (NativeBuffer, error) { return core.Buffer[T](b).Native() }
