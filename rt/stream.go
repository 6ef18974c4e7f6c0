package rt

import (
	"context"

	"github.com/kbind/kbind/rt/internal/core"
)

// Stream is a queue of launches and copies that its device carries out in order while the host goes on. Work on
// different streams may overlap. Several goroutines may use a Stream. If a kernel faults, the work queued after it is
// skipped, and the next call that waits returns the fault, once.
type Stream core.Stream

// NewStream makes a stream on the device of ctx. When ctx ends, queued work is dropped, running kernels are stopped if
// the device can stop them, and further work is refused with the cause. The CPU can stop a kernel between two blocks.
// In tests, where kernels run checked, it can also stop a kernel in a loop, and a StoppedError says where. Otherwise a
// block in an endless loop never ends, and Close waits for it. The caller closes the stream.
func NewStream(ctx context.Context) (*Stream, error) {
	v, err := core.NewStream(ctx)
	return (*Stream)(v), err
}

// Device describes the device of the stream.
func (s *Stream) Device() DeviceInfo { return (*core.Stream)(s).Device() }

// Synchronize waits until the work queued so far is done, and returns the first fault since the last wait. If ctx ends
// first, it returns ctx.Err() and the work goes on.
func (s *Stream) Synchronize(ctx context.Context) error { return (*core.Stream)(s).Synchronize(ctx) }

// Wait makes later work of this stream wait for the latest Record of e, on any stream of the same device. The host does
// not wait.
func (s *Stream) Wait(e *Event) error { return (*core.Stream)(s).Wait((*core.Event)(e)) }

// Close waits for the queued work, frees the stream, and returns a fault that no other call has returned. When the
// stream's context ends, so do the work and the wait. A second Close returns nil.
func (s *Stream) Close() error { return (*core.Stream)(s).Close() }
