package culike

import (
	stdctx "context"

	"github.com/kbind/kbind/rt/internal/poll"
)

// askUntil asks until it is done; when ctx ends first it returns ctx.Err().
func askUntil(ctx stdctx.Context, done func() (bool, error)) error {
	p := poll.Start(poll.Spin)
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if ok, err := done(); ok || err != nil {
			return err
		}
		p.Pause()
	}
}
