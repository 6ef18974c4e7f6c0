package ringtest

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestFaulty calls functions with mistakes that do not end a kernel: its end tells them, with their place. Where a
// launch answers each batch of messages, the call does.
func TestFaulty(t *testing.T) {
	dev := open(t)
	if dev.Info().Backend != "cpu" || os.Getenv("KBIND_CPU") == "fast" {
		t.Skip("skip: nothing is checked here")
	}
	for _, test := range []struct {
		name, want string
		start      func(context.Context, rt.Buffer[int32]) (*rt.Ring[int32, int32], error)
	}{
		{"Unset", "faulty.cu:8:10: Unset: thread (0,0,0) of block (0,0,0): answer is read and was never given",
			func(ctx context.Context, _ rt.Buffer[int32]) (*rt.Ring[int32, int32], error) { return StartUnset(ctx) }},
		{"Racy", "faulty.cu:14:3: Racy: thread (1,0,0) of block (0,0,0): data race on last: this", StartRacy},
		{"Torn", "faulty.cu:21:3: Torn: thread (0,0,0) of block (1,0,0): data race on total: this", StartTorn},
	} {
		_, state := buffer(t, dev, int32(0))
		r, err := test.start(dev, state)
		must(t, err)
		var calls error
		for i := range int32(4) {
			if _, err := r.Call(dev, 9+i); err != nil {
				calls = err
				break
			}
		}
		ends := []error{r.Pause(), r.Close()}
		switch {
		case r.Stats().Resident:
			must(t, calls)
		case test.name == "Torn": // each call is a launch, so that no two blocks run at the same time
			must(t, calls)
			continue
		default:
			ends = []error{calls}
		}
		for _, err := range ends {
			if !errors.Is(err, rt.ErrFault) || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: %v, want %s", test.name, err, test.want)
			}
		}
	}
}
