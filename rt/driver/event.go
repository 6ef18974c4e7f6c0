package driver

import (
	"context"
	"time"
)

// Event marks a point in a stream.
type Event interface {
	// Wait waits on the host for the latest Record; at once if there was none. When ctx ends first it returns ctx.Err().
	Wait(ctx context.Context) error
	// Done reports whether the latest Record was reached.
	Done() (bool, error)
	// Elapsed returns the device's time from the point start to this one; both must have been recorded and reached.
	Elapsed(start Event) (time.Duration, error)
	Close() error
}
