package cpu

import (
	"context"
	"sync"
	"time"

	"github.com/kbind/kbind/rt/driver"
)

// event is a point in the queue of a stream: its latest Record is the seq-th piece of work of that stream.
type event struct {
	dev    *device
	mu     sync.Mutex
	stream *stream // nil before the first Record
	seq    uint64
	at     time.Time // when it was reached; zero before
	closed bool
	native handle
}

func (d *device) NewEvent() (driver.Event, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	return &event{dev: d}, nil
}

// latest returns the latest Record, a nil stream if there was none.
func (e *event) latest() (*stream, uint64, error) {
	if err := e.dev.check(); err != nil {
		return nil, 0, err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		return nil, 0, driver.Errorf(driver.ErrClosed, "cpu: the event is already closed")
	}
	return e.stream, e.seq, nil
}

// record makes the seq-th work of s the latest Record.
func (e *event) record(s *stream, seq uint64) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.stream, e.seq, e.at = s, seq, time.Time{}
}

// reached notes the time, unless there was another Record since.
func (e *event) reached(s *stream, seq uint64) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.stream == s && e.seq == seq {
		e.at = time.Now()
	}
}

func (e *event) Wait(ctx context.Context) error {
	s, seq, err := e.latest()
	if err != nil || s == nil {
		return err
	}
	return s.waitFor(ctx, seq)
}

func (e *event) Done() (bool, error) {
	s, seq, err := e.latest()
	if err != nil || s == nil {
		return err == nil, err
	}
	return s.isDone(seq), nil
}

func (e *event) Elapsed(start driver.Event) (time.Duration, error) {
	s, ok := e.dev.asEvent(start)
	if !ok {
		return 0, driver.Errorf(driver.ErrNotSupported, "cpu: an event of another context")
	}
	from, err := s.time()
	if err != nil {
		return 0, err
	}
	to, err := e.time()
	if err != nil {
		return 0, err
	}
	return to.Sub(from), nil
}

func (e *event) time() (time.Time, error) {
	if _, _, err := e.latest(); err != nil {
		return time.Time{}, err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.at.IsZero() {
		return e.at, driver.Errorf(driver.ErrNotSupported,
			"cpu: elapsed time of an event that is not recorded or not reached")
	}
	return e.at, nil
}

func (e *event) Close() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.closed = true
	natives.take(&e.native)
	return nil
}
