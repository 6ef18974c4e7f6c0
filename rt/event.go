package rt

import (
	"context"
	"time"

	"github.com/kbind/kbind/rt/internal/core"
)

// Event marks a point in a stream, to wait for that point or to measure time.
type Event core.Event

// NewEvent makes an event on the device of ctx. The caller closes it.
func NewEvent(ctx context.Context) (*Event, error) {
	v, err := core.NewEvent(ctx)
	return (*Event)(v), err
}

// Record marks the point after all work queued on s so far. An event stands for its latest Record.
func (e *Event) Record(s *Stream) error { return (*core.Event)(e).Record((*core.Stream)(s)) }

// Wait makes the host wait until the recorded point is reached. If ctx ends first it returns ctx.Err(). It returns at
// once if the event was never recorded, and returns ErrClosed if the event or its device is closed in the meantime.
func (e *Event) Wait(ctx context.Context) error { return (*core.Event)(e).Wait(ctx) }

// Done reports whether the recorded point has been reached. It is true for an event that was never recorded.
func (e *Event) Done() (bool, error) { return (*core.Event)(e).Done() }

// Elapsed returns the device's time between the points start and e. ErrNotSupported if one of them has not been
// recorded or reached.
func (e *Event) Elapsed(start *Event) (time.Duration, error) {
	return (*core.Event)(e).Elapsed((*core.Event)(start))
}

// Close frees the event. A second Close returns nil.
func (e *Event) Close() error { return (*core.Event)(e).Close() }
