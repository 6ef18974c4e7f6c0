package rttest

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
)

// testClosing closes a stream, a buffer and the context while goroutines use them: who comes too late is told so, with
// the kernel's name and the parameter's where there are such.
func (k *kit) testClosing(t *testing.T, e *env) {
	const n = 100
	for _, c := range []struct {
		what  string
		kind  error
		close func(s *rt.Stream, x rt.Buffer[int32]) error
		text  string // of the error of a launch
	}{
		{"a stream", rt.ErrClosed, func(s *rt.Stream, _ rt.Buffer[int32]) error { return s.Close() }, "add: "},
		{"a buffer", rt.ErrFreed, func(_ *rt.Stream, x rt.Buffer[int32]) error { return x.Free() }, "add: a: "},
		{"the context", rt.ErrClosed, func(*rt.Stream, rt.Buffer[int32]) error { return e.ctx.Close() }, "add: "},
	} {
		s, err := rt.NewStream(e.ctx)
		e.must(err)
		x, other := buffer(e, iota32(0, n)), buffer(e, iota32(0, n))
		launch := func() error {
			if err := k.add(s, rt.Launch{}, x, other, other, n); err != nil {
				return err
			}
			return s.Synchronize(background())
		}
		var wg sync.WaitGroup
		for _, use := range []func() error{
			launch, launch,
			func() error { return x.CopyFrom(s, other) },
			func() error { return x.Read(s, make([]int32, n)) },
			func() error { return errors.Join(x.Fill(s, 3), s.Synchronize(background())) },
		} {
			wg.Go(func() {
				for {
					if err := use(); err != nil {
						if !errors.Is(err, c.kind) {
							t.Errorf("while %s is closed: %v", c.what, err)
						}
						return
					}
				}
			})
		}
		time.Sleep(2 * time.Millisecond)
		if err := c.close(s, x); err != nil {
			t.Errorf("closing %s: %v", c.what, err)
		}
		wg.Wait()
		if err := launch(); !errors.Is(err, c.kind) || !strings.HasPrefix(err.Error(), c.text) {
			t.Errorf("a launch after %s is closed: %v", c.what, err)
		}
	}
}

// testTwice frees and closes everything twice, through the driver: the second time is no error.
func (k *kit) testTwice(t *testing.T, _ *env) {
	c, err := k.backend.Open(k.id)
	if err != nil {
		t.Fatal(err)
	}
	things := map[string]func() error{}
	must := func(what string, err error) { // before the method of what is nil after an error is taken
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
	}
	m, err := c.Alloc(100)
	must("memory", err)
	things["memory"] = m.Free
	s, err := c.NewStream()
	must("a stream", err)
	things["a stream"] = s.Close
	e, err := c.NewEvent()
	must("an event", err)
	things["an event"] = e.Close
	module, err := c.Load(k.spec)
	must("a module", err)
	things["a module"] = module.Close
	for what, end := range things {
		if err := errors.Join(end(), end()); err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
	if err := errors.Join(c.Close(), c.Close()); err != nil {
		t.Errorf("the context: %v", err)
	}
}

// testHeld closes a context with a stream that is held, before the hold is released, while goroutines wait for what
// comes after it: neither the context nor they wait for the release, which later does nothing.
func (k *kit) testHeld(t *testing.T, _ *env) {
	c, err := k.backend.Open(k.id)
	if err != nil {
		t.Fatal(err)
	}
	s, err := c.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	release := func() {}
	if h, ok := s.(driver.Holder); ok {
		if r, err := h.Hold(); err == nil {
			release = r
		} else if !errors.Is(err, driver.ErrNotSupported) {
			t.Error(err)
		}
	}
	m, err := c.Alloc(100)
	e, err2 := c.NewEvent()
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(s.Fill(m, 0, 100, []byte{1}), s.Record(e)); err != nil {
		t.Error(err)
	}
	var ending sync.WaitGroup
	for what, end := range map[string]func(context.Context) error{"a wait for the event": e.Wait,
		"a wait for the stream": s.Synchronize} {
		ending.Go(func() {
			if err := end(context.Background()); err != nil && !errors.Is(err, driver.ErrClosed) {
				t.Errorf("%s: %v", what, err)
			}
		})
	}
	time.Sleep(time.Millisecond) // so that most of the time they wait already
	ending.Go(func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		ending.Wait()
	}()
	select {
	case <-ended:
	case <-time.After(20 * time.Second):
		t.Error("the context cannot be closed while a stream is held")
	}
	release()
}
