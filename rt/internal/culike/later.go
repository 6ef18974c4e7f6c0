package culike

import (
	"errors"
	"sync"

	"github.com/kbind/kbind/rt/internal/gate"
)

// errCaptured says that nothing can be freed now: others capture a stream into a graph, and whatever asks how far the
// stream is, or waits for it, becomes part of the graph or ends the capture.
var errCaptured = errors.New("others capture a stream")

// later is what was to be freed while others captured a stream. Nobody tells of the end of their capture, so the calls
// that need memory, or free some, look whether it is over.
type later struct {
	mu   sync.Mutex
	list []func() error
}

// postponed returns the error of freeing x, which err is, unless free is to be tried again.
func (c *context) postponed(x gate.Closer, free func() error, err error) error {
	if err == nil {
		return nil
	}
	c.Add(x) // the end of the context frees it in any case
	if !errors.Is(err, errCaptured) {
		return err
	}
	c.later.mu.Lock()
	defer c.later.mu.Unlock()
	c.later.list = append(c.later.list, free)
	return nil
}

// catchUp frees what was postponed, if it can be by now. The caller is inside nothing.
func (c *context) catchUp() {
	c.later.mu.Lock()
	list := c.later.list
	c.later.list = nil
	c.later.mu.Unlock()
	for _, free := range list {
		_ = free() // who freed it has his answer; what fails again is freed with the context
	}
}

// capturedByOthers reports whether others capture a stream of the context.
func (c *context) capturedByOthers() bool {
	for _, s := range c.Streams() {
		if s.capturedElsewhere() {
			return true
		}
	}
	return false
}
