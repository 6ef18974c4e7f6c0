package culike

import (
	stdctx "context"
	"time"
)

// waitable is something that the device reaches: the end of a stream's work, or an event.
type waitable interface {
	done() (bool, error)
	block() error // until it is reached
}

// spin is how long a wait that can be cancelled asks again and again before it gives a thread to the driver: as long as most kernels take.
const spin = 100 * time.Microsecond

// wait waits until x is reached; when ctx ends first it returns ctx.Err().
func wait(ctx stdctx.Context, x waitable, spin time.Duration) error {
	for start := time.Now(); ; {
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok, err := x.done(); ok || err != nil {
			return err
		}
		if time.Since(start) > spin {
			break
		}
	}
	end := make(chan error, 1)
	go func() { end <- x.block() }()
	select {
	case err := <-end:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
