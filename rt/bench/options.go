package bench

import (
	"context"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// Option changes how Time measures.
type Option func(*config)

type config struct {
	cold       bool
	minSamples int
	minTime    time.Duration
	maxNoise   float64
	limit      time.Duration
	above      time.Duration
	bytes      int64
	flops      int64
	restore    []restorer
	observers  []Observer
	unlocked   bool
}

func newConfig(opts []Option) *config {
	c := &config{minSamples: 10, minTime: 500 * time.Millisecond, maxNoise: 0.005, limit: 15 * time.Second}
	for _, o := range opts {
		if o != nil {
			o(c)
		}
	}
	return c
}

// Cold empties the device's last cache of the work's data before each sample. Without it the work finds there what
// the sample before left.
func Cold() Option { return func(c *config) { c.cold = true } }

// MinSamples sets how many samples are taken at least; 10 if not given, and never less than 1.
func MinSamples(n int) Option { return func(c *config) { c.minSamples = max(n, 1) } }

// MinTime sets how long the samples together are at least, in the device's time; half a second if not given.
func MinTime(d time.Duration) Option { return func(c *config) { c.minTime = d } }

// MaxNoise sets the relative standard deviation below which enough samples are taken; 0.005 if not given.
func MaxNoise(fraction float64) Option { return func(c *config) { c.maxNoise = fraction } }

// Limit sets after how long no further sample is taken, in the host's time; 15 seconds if not given.
func Limit(d time.Duration) Option { return func(c *config) { c.limit = d } }

// StopAbove stops as soon as there are enough samples (MinSamples) and three quarters of them are longer than d: for a
// search that has found something faster.
func StopAbove(d time.Duration) Option { return func(c *config) { c.above = d } }

// Bytes tells how many bytes the work must at least read and write, for Result.GBps.
func Bytes(n int64) Option { return func(c *config) { c.bytes = n } }

// Flops tells how many floating-point operations the work is, for Result.GFlops.
func Flops(n int64) Option { return func(c *config) { c.flops = n } }

// Restore gives a buffer that the work changes its contents back before each sample: those that it has when Time
// is called.
func Restore[T any](b rt.Buffer[T]) Option {
	return func(c *config) { c.restore = append(c.restore, &copyOf[T]{live: core.Buffer[T](b)}) }
}

// Observe adds observers; see Observer.
func Observe(list ...Observer) Option {
	return func(c *config) { c.observers = append(c.observers, list...) }
}

// Unlocked measures without waiting for the lock of the device: for a caller that holds it, see Lock.
func Unlocked() Option { return func(c *config) { c.unlocked = true } }

// restorer is a buffer whose contents come back before each sample.
type restorer interface {
	save(ctx context.Context, s *core.Stream) error
	put(s *core.Stream) error
	free() error
}

type copyOf[T any] struct{ live, saved core.Buffer[T] }

func (c *copyOf[T]) save(ctx context.Context, s *core.Stream) error {
	if c.live.Len() == 0 {
		return nil
	}
	var err error
	if c.saved, err = core.NewBuffer[T](ctx, c.live.Len()); err != nil {
		return err
	}
	return c.saved.CopyFrom(s, c.live)
}

func (c *copyOf[T]) put(s *core.Stream) error {
	if c.live.Len() == 0 {
		return nil
	}
	return c.live.CopyFrom(s, c.saved)
}

func (c *copyOf[T]) free() error { return c.saved.Free() }
