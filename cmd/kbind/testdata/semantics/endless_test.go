package semantics

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// TestEndless gives kernels that never end a context that ends, which ends them when they are checked.
func TestEndless(t *testing.T) {
	if fast {
		t.Skip("skip: the fast forms do not look at the context in loops")
	}
	for _, c := range []struct {
		name string
		do   func(ctx context.Context, x []int32, n int32) error
		n    int32
		from int // the lines where the kernel may be
		to   int
	}{
		{"Spin", Spin, 0, 9, 10},
		{"Collatz", Collatz, 0, 15, 17},
		{"Meet", Meet, 1, 34, 39},
		{"Vote", Vote, 1, 47, 50},
		{"Resumed", Resumed, 3, 58, 62},
		{"Jump", Jump, 1, 69, 72},
		{"Wait", Wait, 1, 79, 81},
		{"Recurse", Recurse, 4, 84, 89},
	} {
		for _, cancel := range []bool{false, true} {
			ctx, stop := context.WithTimeout(device, 50*time.Millisecond)
			want := context.DeadlineExceeded
			if cancel {
				stop()
				ctx, stop = context.WithCancel(device)
				time.AfterFunc(50*time.Millisecond, stop)
				want = context.Canceled
			}
			begin := time.Now()
			err := c.do(ctx, make([]int32, 64), c.n)
			stop()
			var at *rt.StoppedError
			switch {
			case !errors.Is(err, want):
				t.Errorf("%s: got %v, want %v", c.name, err, want)
			case !errors.As(err, &at) || at.File != "endless.cu" || at.Line < c.from || at.Line > c.to || at.Kernel != c.name:
				t.Errorf("%s: got %v, want a line from %d to %d", c.name, err, c.from, c.to)
			case !strings.HasPrefix(err.Error(), fmt.Sprintf("endless.cu:%d: %s: thread (", at.Line, c.name)):
				t.Errorf("%s: %v", c.name, err)
			case time.Since(begin) > 20*time.Second:
				t.Errorf("%s: took %v", c.name, time.Since(begin))
			}
		}
	}
	y, err := Whole(device, counted(100)) // the device works on
	if must(t, err); y[99] != 198 {
		t.Error(y)
	}
}
