package rt

import (
	"context"

	"github.com/kbind/kbind/rt/internal/core"
)

// HostBuffer is memory of the host that the device copies from and to by itself (CUDA's "page-locked" or "pinned"
// memory). CopyFrom between it and a buffer on the device does not wait, in either direction, and can be part of a
// graph; kernels that are given it read and write the host's memory, over the bus, where the device can do that.
// Page-locked memory is scarce: allocate few and large host buffers and use them again.
type HostBuffer[T any] struct {
	Buffer[T]
	host core.HostBuffer[T]
}

// AllocHost allocates n elements of the host's memory for copies to and from the device of ctx; their contents are
// unspecified. ErrNotSupported where the device cannot. Free, or closing the context, returns the memory, after
// which Data must not be used.
func AllocHost[T any](ctx context.Context, n int) (HostBuffer[T], error) {
	h, err := core.AllocHost[T](ctx, n)
	return HostBuffer[T]{Buffer: Buffer[T](h.Buffer), host: h}, err
}

// Data is the memory as the host sees it: the elements that a copy queued with CopyFrom reads or writes until its
// stream is waited for. It is nil after Free.
func (h HostBuffer[T]) Data() []T { return h.host.Data() }
