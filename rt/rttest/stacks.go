package rttest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/kbind/kbind/rt"
)

// testStacks makes calls in new goroutines whose stacks are filled to every height. A stack that is full is moved in
// the middle of a call, and with it whatever lies on it: memory of which the driver has the address must not.
func (k *kit) testStacks(t *testing.T, e *env) {
	const n, heights = 8, 300
	start, err := rt.NewEvent(e.ctx)
	e.must(err)
	e.must(start.Record(e.s))
	e.must(start.Wait(e.ctx))
	_, err = start.Elapsed(start)
	timed := !errors.Is(err, rt.ErrNotSupported)
	a, b, c := buffer(e, iota32(0, n)), buffer(e, make([]int32, n)), buffer(e, make([]int32, n))
	got := make([]int32, n)
	for height := range heights {
		ev, err := rt.NewEvent(e.ctx)
		e.must(err)
		calls := map[string]func() error{
			"fill":   func() error { return b.Fill(e.s, int32(height)) },
			"launch": func() error { return k.add(e.s, rt.Launch{}, a, b, c, n) },
			"read":   func() error { return c.Read(e.s, got) },
			"record": func() error { return ev.Record(e.s) },
			"wait":   func() error { return errors.Join(e.s.Wait(ev), ev.Wait(e.ctx)) },
			"done": func() error {
				if done, err := ev.Done(); err != nil || !done {
					return fmt.Errorf("a point that was waited for is reached: %v, %w", done, err)
				}
				return nil
			},
			"elapsed": func() error {
				if d, err := ev.Elapsed(start); timed && (err != nil || d <= 0) {
					return fmt.Errorf("%v have passed, %w", d, err)
				}
				return nil
			},
		}
		for _, name := range []string{"fill", "launch", "read", "record", "wait", "done", "elapsed"} {
			result := make(chan error)
			go func() { result <- deep(height, calls[name]) }()
			if err := <-result; err != nil {
				t.Fatalf("height %d: %s: %v", height, name, err)
			}
		}
		for i, v := range got {
			if v != int32(i+height) {
				t.Fatalf("height %d: [%d] is %d, want %d", height, i, v, i+height)
			}
		}
		e.must(ev.Close())
	}
}

// deep calls do below n frames.
//
//go:noinline
func deep(n int, do func() error) error {
	if n == 0 {
		return do()
	}
	return errors.Join(deep(n-1, do))
}
