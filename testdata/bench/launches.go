package main

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/kbind/kbind/examples/suite/cl"
	"github.com/kbind/kbind/examples/suite/cu"
	"github.com/kbind/kbind/rt"
)

// launches measures an empty kernel: one block, a million blocks, and what a launch allocates.
func (b *bench) launches() error {
	row("backend", "launch and wait, us", "queueing a launch, us", "allocations a launch",
		"a million blocks of 32 threads, ms")
	row("---", "---:", "---:", "---:", "---:")
	for _, device := range []string{"cpu", "cc", "opencl"} {
		launch := cu.EmptyLaunch
		if device == "opencl" {
			launch = cl.EmptyLaunch
		}
		if err := b.empty(device, launch); err != nil {
			return fmt.Errorf("%s: %w", device, err)
		}
	}
	return nil
}

func (b *bench) empty(device string, launch func(*rt.Stream, rt.Launch) error) error {
	ctx, err := rt.Open(context.Background(), device)
	if err != nil {
		return err
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		return err
	}
	one, million := rt.Launch{Grid: rt.D(1), Block: rt.D(32)}, rt.Launch{Grid: rt.D(1_000_000), Block: rt.D(32)}
	queue := func() { err = first(err, launch(s, one)) }
	wait := func() { err = first(err, s.Synchronize(ctx)) }
	queue()
	wait()
	allocations := testing.AllocsPerRun(1000, func() { queue(); wait() })
	both := b.each(20, 1000, func() { queue(); wait() }, func() {})
	queueing := b.each(20, 200, queue, wait)
	blocks := b.each(b.rounds, 1, func() { err = first(err, launch(s, million)); wait() }, func() {})
	row(device, digits(both), digits(queueing), fmt.Sprint(allocations), digits(blocks/1e3))
	return err
}

func first(a, b error) error {
	if a != nil {
		return a
	}
	return b
}

// each returns the median over rounds of the microseconds that one of n calls of f takes; after, which follows them,
// is not counted.
func (b *bench) each(rounds, n int, f, after func()) float64 {
	var t []float64
	for range rounds {
		start := time.Now()
		for range n {
			f()
		}
		t = append(t, time.Since(start).Seconds()*1e6/float64(n))
		after()
	}
	return median(t)
}
