package rt

import (
	"context"

	"github.com/kbind/kbind/rt/internal/core"
)

// HostBuffer is host memory that the device can copy to and from by itself (CUDA's "page-locked" or "pinned" memory).
// CopyFrom between it and a buffer on the device does not wait, in either direction, and can be part of a graph.
// Kernels that get a HostBuffer read and write the host's memory over the bus, if the device can do that. Page-locked
// memory is scarce: allocate a few large host buffers and reuse them.
type HostBuffer[T any] struct {
	Buffer[T]
	host core.HostBuffer[T]
}

// AllocHost allocates n elements of host memory for copies to and from the device of ctx. Their contents are
// unspecified. ErrNotSupported if the device has no such memory. Free, or closing the context, releases the memory; do
// not use Data after that.
func AllocHost[T any](ctx context.Context, n int) (HostBuffer[T], error) {
	h, err := core.AllocHost[T](ctx, n)
	return HostBuffer[T]{Buffer: Buffer[T](h.Buffer), host: h}, err
}

// Data is the memory as the host sees it. A copy queued with CopyFrom may read or write it until the program has waited
// for the stream. It is nil after Free.
func (h HostBuffer[T]) Data() []T { return h.host.Data() }
