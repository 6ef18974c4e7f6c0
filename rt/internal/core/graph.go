package core

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
)

// Graph is work that was queued once, by Capture, and is done again by each Launch, which costs a device little more
// than a single kernel.
type Graph struct {
	dev    *device
	drv    driver.Graph
	closed atomic.Bool
}

// Capture calls work with a stream whose launches, copies between buffers, Fill and Zero become a graph for the
// device of ctx instead of running.
func Capture(ctx context.Context, work func(s *Stream) error) (*Graph, error) {
	dev, err := deviceOf(ctx)
	if err != nil {
		return nil, err
	}
	return dev.capture(work)
}

func (d *device) capture(work func(s *Stream) error) (*Graph, error) {
	c, err := d.newCapture()
	if err != nil {
		return nil, err
	}
	s := &Stream{dev: d, drv: c}
	ended := false
	defer func() {
		s.closed.Store(true)
		if !ended { // an error, or a panic of work
			_ = c.Close()
		}
	}()
	if err := work(s); err != nil {
		return nil, err
	}
	ended = true
	g, err := c.End()
	if err != nil {
		return nil, fmt.Errorf("%s: the end of a capture: %w", d, err)
	}
	return &Graph{dev: d, drv: g}, nil
}

func (d *device) newCapture() (driver.Capture, error) {
	if d.closed.Load() {
		return nil, d.errClosed()
	}
	if g, ok := d.drv.(driver.Grapher); ok {
		c, err := g.Capture()
		if !errors.Is(err, driver.ErrNotSupported) {
			return c, err
		}
	}
	return &recorder{dev: d}, nil
}

// Launch queues the work of the graph on s.
func (g *Graph) Launch(s *Stream) error {
	switch err := s.usable(); {
	case err != nil:
		return err
	case g == nil || g.closed.Load():
		return driver.Errorf(driver.ErrClosed, "the graph is already closed")
	case g.dev.closed.Load():
		return g.dev.errClosed()
	case g.dev != s.dev:
		return elsewhere("graph", g.dev, s.dev)
	}
	if _, ok := s.drv.(driver.Capture); ok {
		return driver.Errorf(driver.ErrNotSupported, "%s: the launch of a graph cannot be part of a graph", g.dev)
	}
	return g.drv.Launch(s.drv)
}

// Close frees the graph once the work queued so far is done.
func (g *Graph) Close() error {
	if g == nil || !g.closed.CompareAndSwap(false, true) || g.dev.closed.Load() {
		return nil
	}
	return g.drv.Close()
}

// recorder is a driver.Capture for devices without graphs: it keeps the calls.
type recorder struct {
	dev *device

	mu     sync.Mutex
	closed bool
	steps  []func(driver.Stream) error
}

// keep adds a call.
func (r *recorder) keep(step func(driver.Stream) error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed {
		return driver.Errorf(driver.ErrClosed, "%s: the capture is already closed", r.dev)
	}
	r.steps = append(r.steps, step)
	return nil
}

func (r *recorder) Launch(k driver.Kernel, l *driver.Launch) error {
	mine := *l
	mine.Args, mine.Values, mine.Scratch = slices.Clone(l.Args), slices.Clone(l.Values), nil
	// a copy that is free: the driver writes into Scratch, and several goroutines may launch the graph at once
	var spare atomic.Pointer[driver.Launch]
	return r.keep(func(s driver.Stream) error {
		l := spare.Swap(nil)
		if l == nil {
			l = new(mine)
		}
		err := s.Launch(k, l)
		spare.Store(l)
		return err
	})
}

func (r *recorder) Copy(dst driver.Mem, dstOff int, src driver.Mem, srcOff, n int) error {
	return r.keep(func(s driver.Stream) error { return s.Copy(dst, dstOff, src, srcOff, n) })
}

func (r *recorder) Fill(dst driver.Mem, off, n int, pattern []byte) error {
	mine := slices.Clone(pattern)
	return r.keep(func(s driver.Stream) error { return s.Fill(dst, off, n, mine) })
}

func (r *recorder) HostCall(dst, src driver.Window, begin func() (driver.HostFunc, error)) error {
	return r.keep(func(s driver.Stream) error { return r.dev.hostCall(s, dst, src, begin) })
}

func (r *recorder) refuse(what string) error {
	return driver.Errorf(driver.ErrNotSupported, "%s: %s cannot be part of a graph", r.dev, what)
}

func (r *recorder) Upload(driver.Mem, int, []byte) error {
	return r.refuse("an upload from ordinary memory")
}

func (r *recorder) Download([]byte, driver.Mem, int) error {
	return r.refuse("reading into ordinary memory")
}

func (r *recorder) Record(driver.Event) error         { return r.refuse("an event") }
func (r *recorder) Wait(driver.Event) error           { return r.refuse("a wait for an event") }
func (r *recorder) Synchronize(context.Context) error { return r.refuse("a wait") }

func (r *recorder) End() (driver.Graph, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed = true
	return &recording{steps: r.steps}, nil
}

func (r *recorder) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.closed, r.steps = true, nil
	return nil
}

// recording is the driver.Graph of a recorder. What it uses is checked by the stream that repeats the calls.
type recording struct{ steps []func(driver.Stream) error }

func (g *recording) Launch(s driver.Stream) error {
	for _, step := range g.steps {
		if err := step(s); err != nil {
			return err
		}
	}
	return nil
}

func (g *recording) Close() error { return nil }
