package gate

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// TestBehind adds many functions while waits are slow: one wait at a time, and each function behind one that began
// after it was added.
func TestBehind(t *testing.T) {
	var b Behind
	var begun, waiting atomic.Int64
	wait := func() error {
		if n := waiting.Add(1); n != 1 {
			t.Errorf("%d waits at once", n)
		}
		begun.Add(1)
		time.Sleep(time.Millisecond)
		waiting.Add(-1)
		return errors.New("for somebody else")
	}
	var called sync.WaitGroup
	for i := range 500 {
		called.Add(1)
		before := begun.Load()
		b.Add(wait, func() {
			if begun.Load() <= before {
				t.Errorf("function %d was called behind a wait that had begun before it", i)
			}
			called.Done()
		})
		if i%50 == 0 {
			time.Sleep(2 * time.Millisecond)
		}
	}
	called.Wait()
	if n := begun.Load(); n > 100 {
		t.Errorf("%d waits for 500 functions", n)
	}
}
