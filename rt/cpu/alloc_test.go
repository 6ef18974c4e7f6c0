//go:build !race

// The race detector makes pools forget values at random, so that launches allocate.

package cpu_test

import (
	"context"
	"math"
	"runtime"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// TestLaunchAllocatesNothing launches a kernel with arguments many times.
func TestLaunchAllocatesNothing(t *testing.T) {
	ctx, s := open(t)
	spec := specOf(func(b *simt.Block) { simt.SliceArg[int32](b, 0)[b.BlockIdx.X] = simt.ValueArg[int32](b, 1) })
	spec.Kernels[0].Params = []driver.ParamSpec{{Name: "out", Kind: driver.ArgMem, Size: 4},
		{Name: "v", Kind: driver.ArgValue, Size: 4}}
	spec.Images[0].(*simt.Module).Kernels[0].Params = 2
	const blocks, rounds = 64, 500
	buf, err := rt.NewBuffer[int32](ctx, blocks)
	if err != nil {
		t.Fatal(err)
	}
	launch := func() {
		c := call.Prepare(s, rt.Launch{Grid: rt.D(blocks), Block: rt.D(1)}, spec, 0)
		call.PutBuffer(c, buf)
		call.PutValue(c, int32(7))
		if err := c.Launch(); err != nil {
			t.Fatal(err)
		}
		if err := s.Synchronize(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	for range 10 {
		launch()
	}
	// What a launch allocates it allocates in every row of launches. In the first ones the runtime also makes goroutines
	// for helpers: one that has ended is used again, but by its own processor, until that has kept 64 of them.
	const rows = 20
	least := math.Inf(1)
	for i := 0; i < rows && least > 0.2; i++ { // the test's own surroundings allocate now and then
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range rounds {
			launch()
		}
		runtime.ReadMemStats(&after)
		least = min(least, float64(after.Mallocs-before.Mallocs)/rounds)
	}
	if least > 0.2 {
		t.Errorf("a launch allocates %.2f times", least)
	}
}
