package core

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/kbind/kbind/rt/driver"
)

// Stream is a queue of launches and copies that its device does in order, while the host goes on.
type Stream struct {
	dev    *device
	drv    driver.Stream
	stop   func() bool           // unhooks the stream from its context
	ended  atomic.Pointer[error] // why the stream's context ended
	closed atomic.Bool

	// What a launch finds faster here than where all streams have it: the last one's module and its Call.
	recent atomic.Pointer[Module]
	spare  atomic.Pointer[Call]
}

// NewStream makes a stream on the device of ctx.
func NewStream(ctx context.Context) (*Stream, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return nil, err
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	drv, err := dev.drv.NewStream()
	if err != nil {
		return nil, err
	}
	return dev.newStream(ctx, drv), nil
}

// newStream makes a Stream that ends with ctx.
func (d *device) newStream(ctx context.Context, drv driver.Stream) *Stream {
	s := &Stream{dev: d, drv: drv}
	if ctx.Done() != nil {
		s.stop = context.AfterFunc(ctx, func() { s.end(whyEnded(ctx)) })
	}
	return s
}

// Device describes the device of the stream.
func (s *Stream) Device() driver.DeviceInfo {
	if s == nil {
		return driver.DeviceInfo{}
	}
	return s.dev.info
}

// end refuses further work and cancels what is queued.
func (s *Stream) end(cause error) {
	s.ended.Store(&cause)
	if c, ok := s.drv.(driver.Canceler); ok {
		c.Cancel(cause)
	}
}

// usable returns why the stream takes no work, or nil.
func (s *Stream) usable() error {
	switch {
	case s == nil:
		return driver.Errorf(driver.ErrClosed, "the stream is nil")
	case s.closed.Load():
		return driver.Errorf(driver.ErrClosed, "%s: the stream is already closed", s.dev)
	case s.dev.closed.Load():
		return s.dev.errClosed()
	}
	if cause := s.ended.Load(); cause != nil {
		return *cause
	}
	return nil
}

// Synchronize waits until the work queued so far is done and returns the first fault since the last wait.
func (s *Stream) Synchronize(ctx context.Context) error {
	if err := s.usable(); err != nil {
		return err
	}
	if isNil(ctx) {
		return errNilContext()
	}
	return s.drv.Synchronize(ctx)
}

// Wait makes later work of this stream wait for the latest Record of e, on whatever stream of the same device; the
// host does not wait.
func (s *Stream) Wait(e *Event) error {
	if err := s.usable(); err != nil {
		return err
	}
	if err := e.usable(s.dev); err != nil {
		return err
	}
	return s.drv.Wait(e.drv)
}

// Close waits for the queued work, frees the stream and returns a fault that nobody has seen.
func (s *Stream) Close() error {
	if s == nil || !s.closed.CompareAndSwap(false, true) {
		return nil
	}
	if s.stop != nil {
		defer s.stop() // until then the end of the context cancels what Close waits for
	}
	if s.dev.closed.Load() {
		return nil
	}
	return s.drv.Close()
}

// Event marks a point in a stream, to wait for it or to measure time.
type Event struct {
	dev    *device
	drv    driver.Event
	closed atomic.Bool
}

// NewEvent makes an event on the device of ctx.
func NewEvent(ctx context.Context) (*Event, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return nil, err
	}
	drv, err := dev.drv.NewEvent()
	if err != nil {
		return nil, err
	}
	return &Event{dev: dev, drv: drv}, nil
}

// usable returns why the event cannot be used with the device, or nil; a nil device is any.
func (e *Event) usable(dev *device) error {
	switch {
	case e == nil:
		return driver.Errorf(driver.ErrClosed, "the event is nil")
	case e.closed.Load():
		return driver.Errorf(driver.ErrClosed, "%s: the event is already closed", e.dev)
	case e.dev.closed.Load():
		return e.dev.errClosed()
	case dev != nil && dev != e.dev:
		return elsewhere("event", e.dev, dev)
	}
	return nil
}

// Record marks the point after the work queued on s so far.
func (e *Event) Record(s *Stream) error {
	if err := s.usable(); err != nil {
		return err
	}
	if err := e.usable(s.dev); err != nil {
		return err
	}
	return s.drv.Record(e.drv)
}

// Wait waits on the host until the recorded point is reached; an event that was never recorded is no wait.
func (e *Event) Wait(ctx context.Context) error {
	if err := e.usable(nil); err != nil {
		return err
	}
	if isNil(ctx) {
		return errNilContext()
	}
	return e.drv.Wait(ctx)
}

// Done reports whether the recorded point is reached.
func (e *Event) Done() (bool, error) {
	if err := e.usable(nil); err != nil {
		return false, err
	}
	return e.drv.Done()
}

// Elapsed returns the device's time from the point start to the point e.
func (e *Event) Elapsed(start *Event) (time.Duration, error) {
	if err := e.usable(nil); err != nil {
		return 0, err
	}
	if err := start.usable(e.dev); err != nil {
		return 0, err
	}
	return e.drv.Elapsed(start.drv)
}

// Close frees the event.
func (e *Event) Close() error {
	if e == nil || !e.closed.CompareAndSwap(false, true) || e.dev.closed.Load() {
		return nil
	}
	return e.drv.Close()
}
