package rt

import (
	"context"

	"github.com/kbind/kbind/rt/internal/core"
)

// Buffer is a window of device memory that holds elements of type T. It is a small value, copied freely; the copies
// and the windows that Slice makes share one allocation. The zero Buffer has no elements and is the null pointer in
// a launch. T holds no Go pointers.
type Buffer[T any] core.Buffer[T]

// DevicePtr is an address in device memory as kernels see it, for structs that hold pointers. 0 is null.
type DevicePtr uint64

// NewBuffer allocates n elements on the device of ctx; their contents are unspecified. ErrOutOfMemory when there is
// no room. Free, or closing the context, returns the memory.
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

// Slice returns the window of the elements i to j-1. A range outside the buffer is reported when the result is used.
func (b Buffer[T]) Slice(i, j int) Buffer[T] { return Buffer[T](core.Buffer[T](b).Slice(i, j)) }

// As returns the same memory seen as elements of another type. Its bytes must be a whole number of elements of U, and
// aligned for them; if not, that is reported when the result is used.
func As[U, T any](b Buffer[T]) Buffer[U] { return Buffer[U](core.As[U, T](core.Buffer[T](b))) }

// Free returns the whole allocation, also of the other buffers that share it, once the work queued with it is done.
// While another package captures one of the device's streams into a graph, the memory is kept until that is over.
// A second Free returns nil.
func (b Buffer[T]) Free() error { return core.Buffer[T](b).Free() }

// Ptr returns the address of the first element as kernels see it, to be stored in memory that a kernel reads. The
// buffer must outlive such use. ErrNotSupported where the device has no such addresses.
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

// CopyFrom queues a copy of all of src, of the same device, to the start of the buffer. The two may overlap.
func (b Buffer[T]) CopyFrom(s *Stream, src Buffer[T]) error {
	return core.Buffer[T](b).CopyFrom((*core.Stream)(s), core.Buffer[T](src))
}

// Fill queues the setting of every element to v. An element of 1, 2, 4, 8 or 16 bytes is filled by the device;
// others are uploaded.
func (b Buffer[T]) Fill(s *Stream, v T) error { return core.Buffer[T](b).Fill((*core.Stream)(s), v) }

// Zero queues the setting of every byte to 0.
func (b Buffer[T]) Zero(s *Stream) error { return core.Buffer[T](b).Zero((*core.Stream)(s)) }

// CopyPeer queues on s a copy of all of src, which belongs to another opened device, to the start of the buffer.
// from is a stream of src's device: the copy comes after what is queued there, and what is queued there later waits
// for it. Devices of one vendor copy without the host's help, if they can; else CopyPeer waits and copies by way of
// the host.
func (b Buffer[T]) CopyPeer(s *Stream, src Buffer[T], from *Stream) error {
	return core.Buffer[T](b).CopyPeer((*core.Stream)(s), core.Buffer[T](src), (*core.Stream)(from))
}
