package culike

import (
	stdctx "context"

	"github.com/kbind/kbind/rt/internal/poll"
)

// waitable is something that the device reaches: the end of a stream's work, or an event.
type waitable interface {
	done() (bool, error)
	block() error // until it is reached
}

// wait waits until x is reached; when ctx ends first it returns ctx.Err().
func wait(ctx stdctx.Context, x waitable) error {
	if ctx.Done() == nil {
		return x.block()
	}
	p := poll.Start(poll.Spin)
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok, err := x.done(); ok || err != nil {
			return err
		}
		p.Pause()
	}
}
