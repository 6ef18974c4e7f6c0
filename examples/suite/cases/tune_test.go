//go:build !race

// The race detector makes pools forget values at random, so that launches allocate.

package cases

import (
	"math"
	"testing"

	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
)

// TestTunedLaunchAllocatesNothing launches a kernel with tuned names again and again.
func TestTunedLaunchAllocatesNothing(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	const n = 64
	src, err := rt.BufferFrom(s, make([]float32, n*n))
	if err != nil {
		t.Fatal(err)
	}
	dst, err := rt.NewBuffer[float32](ctx, n*n)
	if err != nil {
		t.Fatal(err)
	}
	launch := func() {
		if err := cu.TransposeLaunch(s, rt.Launch{}, src, dst, n, n); err != nil {
			t.Fatal(err)
		}
		if err := s.Synchronize(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	least := math.Inf(1)
	for range 10 { // the test's own surroundings allocate now and then
		least = min(least, testing.AllocsPerRun(100, launch))
	}
	if least > 0 {
		t.Errorf("a launch allocates %v times", least)
	}
}
