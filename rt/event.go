package rt

import (
	"context"
	"time"

	"github.com/kbind/kbind/rt/internal/core"
)

// Event marks a point in a stream, to wait for it or to measure time.
type Event core.Event

// NewEvent makes an event on the device of ctx. The caller closes it.
func NewEvent(ctx context.Context) (*Event, error) {
	v, err := core.NewEvent(ctx)
	return (*Event)(v), err
}

// Record marks the point after the work queued on s so far. An event stands for its latest Record.
func (e *Event) Record(s *Stream) error { return (*core.Event)(e).Record((*core.Stream)(s)) }

// Wait waits on the host until the recorded point is reached, or ctx ends, and then returns ctx.Err(). It returns at
// once for an event that was never recorded, and with ErrClosed where the event or its device is closed meanwhile.
func (e *Event) Wait(ctx context.Context) error { return (*core.Event)(e).Wait(ctx) }

// Done reports whether the recorded point is reached; true for an event that was never recorded.
func (e *Event) Done() (bool, error) { return (*core.Event)(e).Done() }

// Elapsed returns the device's time from the point start to the point e. ErrNotSupported where one of them is not
// recorded, or not reached yet.
func (e *Event) Elapsed(start *Event) (time.Duration, error) {
	return (*core.Event)(e).Elapsed((*core.Event)(start))
}

// Close frees the event. A second Close returns nil.
func (e *Event) Close() error { return (*core.Event)(e).Close() }
