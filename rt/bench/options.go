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

// Cold removes the work's data from the device's last cache before each sample. Without it, the work finds there what
// the previous sample left.
func Cold() Option { return func(c *config) { c.cold = true } }

// MinSamples sets the minimum number of samples. The default is 10, and it is never less than 1.
func MinSamples(n int) Option { return func(c *config) { c.minSamples = max(n, 1) } }

// MinTime sets the minimum device time of all samples together. The default is half a second.
func MinTime(d time.Duration) Option { return func(c *config) { c.minTime = d } }

// MaxNoise sets the relative standard deviation below which no more samples are needed. The default is 0.005.
func MaxNoise(fraction float64) Option { return func(c *config) { c.maxNoise = fraction } }

// Limit sets the host time after which no further sample is taken. The default is 15 seconds.
func Limit(d time.Duration) Option { return func(c *config) { c.limit = d } }

// StopAbove stops the measurement once there are enough samples (MinSamples) and three quarters of them are longer than
// d. It is for searches that have already found something faster.
func StopAbove(d time.Duration) Option { return func(c *config) { c.above = d } }

// Bytes says how many bytes the work must at least read and write, for Result.GBps.
func Bytes(n int64) Option { return func(c *config) { c.bytes = n } }

// Flops says how many floating-point operations the work has, for Result.GFlops.
func Flops(n int64) Option { return func(c *config) { c.flops = n } }

// Restore restores the contents of a buffer that the work changes, before each sample, to what they are when Time is
// called.
func Restore[T any](b rt.Buffer[T]) Option {
	return func(c *config) { c.restore = append(c.restore, &copyOf[T]{live: core.Buffer[T](b)}) }
}

// Observe adds observers; see Observer.
func Observe(list ...Observer) Option {
	return func(c *config) { c.observers = append(c.observers, list...) }
}

// Unlocked measures without waiting for the lock of the device, for callers that hold it; see Lock.
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
