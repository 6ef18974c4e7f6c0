package rt

import (
	"context"

	"github.com/kbind/kbind/rt/internal/core"
)

// Buffer is a window onto device memory that holds elements of type T. It is a small value that can be copied freely.
// Copies of it, and the windows that Slice makes, share one allocation. The zero Buffer has no elements and is the null
// pointer in a launch. T must not contain Go pointers.
type Buffer[T any] core.Buffer[T]

// DevicePtr is an address in device memory as kernels see it, for structs that contain pointers. 0 is null.
type DevicePtr uint64

// NewBuffer allocates n elements on the device of ctx. Their contents are unspecified. ErrOutOfMemory if there is no
// room. Free, or closing the context, releases the memory.
func NewBuffer[T any](ctx context.Context, n int) (Buffer[T], error) {
	v, err := core.NewBuffer[T](ctx, n)
	return Buffer[T](v), err
}

// BufferFrom allocates a buffer and uploads src into it.
func BufferFrom[T any](s *Stream, src []T) (Buffer[T], error) {
	v, err := core.BufferFrom[T]((*core.Stream)(s), src)
	return Buffer[T](v), err
}

// Len returns the number of elements.
func (b Buffer[T]) Len() int { return core.Buffer[T](b).Len() }

// Slice returns the window of elements i to j-1. If the range is outside the buffer, using the result is an error.
func (b Buffer[T]) Slice(i, j int) Buffer[T] { return Buffer[T](core.Buffer[T](b).Slice(i, j)) }

// As returns the same memory as elements of another type. Its bytes must be a whole number of elements of U, and
// aligned for them. Otherwise using the result is an error.
func As[U, T any](b Buffer[T]) Buffer[U] { return Buffer[U](core.As[U, T](core.Buffer[T](b))) }

// Free releases the whole allocation, which other buffers may share, once the work queued with it is done. While
// another package captures one of the device's streams into a graph, the memory is kept until the capture ends. A
// second Free returns nil.
func (b Buffer[T]) Free() error { return core.Buffer[T](b).Free() }

// Ptr returns the address of the first element as kernels see it, to be stored in memory that a kernel reads. The
// buffer must outlive such use. ErrNotSupported if the device has no such addresses.
func (b Buffer[T]) Ptr() (DevicePtr, error) {
	v, err := core.Buffer[T](b).Ptr()
	return DevicePtr(v), err
}

// Upload copies src to the start of the buffer, in the order of s. src may be changed as soon as Upload returns.
func (b Buffer[T]) Upload(s *Stream, src []T) error {
	return core.Buffer[T](b).Upload((*core.Stream)(s), src)
}

// Read waits for the work queued on s and copies the first len(dst) elements into dst.
func (b Buffer[T]) Read(s *Stream, dst []T) error {
	return core.Buffer[T](b).Read((*core.Stream)(s), dst)
}

// CopyFrom queues a copy of all of src, which must be on the same device, to the start of the buffer. The two may
// overlap.
func (b Buffer[T]) CopyFrom(s *Stream, src Buffer[T]) error {
	return core.Buffer[T](b).CopyFrom((*core.Stream)(s), core.Buffer[T](src))
}

// Fill queues an operation that sets every element to v. Elements of 1, 2, 4, 8 or 16 bytes are filled by the device;
// others are uploaded.
func (b Buffer[T]) Fill(s *Stream, v T) error { return core.Buffer[T](b).Fill((*core.Stream)(s), v) }

// Zero queues an operation that sets every byte to 0.
func (b Buffer[T]) Zero(s *Stream) error { return core.Buffer[T](b).Zero((*core.Stream)(s)) }

// CopyPeer queues on s a copy of all of src, which belongs to another open device, to the start of the buffer. from is
// a stream of src's device: the copy comes after the work queued there, and work queued there later waits for the copy.
// Devices of one vendor copy without the host's help if they can. Otherwise CopyPeer waits, and copies through the
// host.
func (b Buffer[T]) CopyPeer(s *Stream, src Buffer[T], from *Stream) error {
	return core.Buffer[T](b).CopyPeer((*core.Stream)(s), core.Buffer[T](src), (*core.Stream)(from))
}
