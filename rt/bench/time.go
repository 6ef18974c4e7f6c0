package bench

import (
	"context"
	"errors"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// Time measures the work that queue puts on a stream of ctx's device. It calls queue once for each sample, and once
// before the first sample, so that kernels are compiled and loaded. An error of queue or of the device ends the
// measurement. queue must not wait for the stream, which is held at that time; if it does, Time gives up the sample
// after a second. It must not queue more than the device's queue can hold, some 1000 operations.
func Time(ctx context.Context, queue func(*rt.Stream) error, opts ...Option) (Result, error) {
	c := newConfig(opts)
	m, err := newMeasurement(ctx, c, queue)
	if err != nil {
		return Result{}, err
	}
	err = m.run(ctx)
	if cerr := m.close(); err == nil {
		err = cerr
	}
	if err != nil {
		return Result{}, err
	}
	m.result.summarize()
	return m.result, nil
}

// measurement is one call of Time.
type measurement struct {
	config     *config
	queue      func(*rt.Stream) error
	s          *core.Stream
	start, end *core.Event
	flush      core.Buffer[byte] // as large as the device's last cache; none when samples are warm
	clock      governor
	unlock     func()
	result     Result
}

// unknownCache is taken for the bytes of a device's last cache when it does not tell: larger than those of processors
// commonly are.
const unknownCache = 64 << 20

func newMeasurement(ctx context.Context, c *config, queue func(*rt.Stream) error) (*measurement, error) {
	if queue == nil {
		return nil, errors.New("bench: the function that queues the work is nil")
	}
	m := &measurement{config: c, queue: queue, unlock: func() {}}
	if err := m.open(ctx); err != nil {
		_ = m.close() // the error is the one before
		return nil, err
	}
	return m, nil
}

func (m *measurement) open(ctx context.Context) (err error) {
	c := m.config
	if m.s, err = core.NewStream(ctx); err != nil {
		return err
	}
	info := m.s.Device()
	m.result = Result{Device: info, Cold: c.cold, Bytes: c.bytes, Flops: c.flops}
	if !c.unlocked {
		if m.unlock, err = Lock(ctx, info); err != nil {
			m.unlock = func() {}
			return err
		}
	}
	if m.start, err = core.NewEvent(ctx); err != nil {
		return err
	}
	if m.end, err = core.NewEvent(ctx); err != nil {
		return err
	}
	if c.cold {
		n := info.L2
		if n == 0 {
			n = unknownCache
		}
		if m.flush, err = core.NewBuffer[byte](ctx, n); err != nil {
			return err
		}
	}
	for _, r := range c.restore {
		if err := r.save(ctx, m.s); err != nil {
			return err
		}
	}
	m.clock.sensors = openSensors(info)
	return nil
}

func (m *measurement) close() error {
	var errs []error
	for _, r := range m.config.restore {
		errs = append(errs, r.free())
	}
	errs = append(errs, m.flush.Free(), m.start.Close(), m.end.Close(), m.s.Close())
	m.clock.close()
	m.unlock()
	return errors.Join(errs...)
}

// run takes the samples.
func (m *measurement) run(ctx context.Context) error {
	if err := m.warmUp(ctx); err != nil {
		return err
	}
	began := time.Now()
	rule := stopper{config: m.config}
	slow := 0
	for done := false; !done; {
		t, err := m.sample(ctx)
		if errors.Is(err, errWaits) && slow < mostSlow {
			slow++
			continue
		}
		if err != nil {
			return err
		}
		late := time.Since(began) > m.config.limit
		if m.clock.throttled() && !late {
			m.result.Dropped++
			if err := rest(ctx); err != nil {
				return err
			}
			continue
		}
		m.result.Samples = append(m.result.Samples, t)
		if m.result.Stop, done = rule.add(t); !done && late {
			m.result.Stop, done = StopLimit, true
		}
	}
	return m.observe(ctx)
}

// rest gives a device whose clock is low time to cool down.
func rest(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(50 * time.Millisecond):
		return nil
	}
}

// warmUp does the work once, without a hold: loading a module waits on some devices.
func (m *measurement) warmUp(ctx context.Context) error {
	if err := m.prepare(); err != nil {
		return err
	}
	if err := m.queue((*rt.Stream)(m.s)); err != nil {
		return err
	}
	return m.s.Synchronize(ctx)
}

// prepare queues what comes before the work in each sample.
func (m *measurement) prepare() error {
	for _, r := range m.config.restore {
		if err := r.put(m.s); err != nil {
			return err
		}
	}
	if m.flush.Len() > 0 {
		return m.flush.Zero(m.s)
	}
	return nil
}

// holdLimit is how long queueing one sample may take: a queue function that waits for the held stream would wait
// for ever.
const holdLimit = time.Second

// mostSlow is how many samples may be given up for that: a host with other work to do may be as slow.
const mostSlow = 2

// errWaits is the error for such a function.
var errWaits = errors.New("bench: the function that queues the work did not return while its stream was held: " +
	"it must not wait for the stream, nor queue more operations than the device's queue holds (some 1000)")

// sample measures the work once.
func (m *measurement) sample(ctx context.Context) (time.Duration, error) {
	release, err := m.s.Hold()
	switch {
	case err == nil:
		m.result.Held = true
	case errors.Is(err, rt.ErrNotSupported):
		m.result.Held = false
		release = func() {}
	default:
		return 0, err
	}
	timer := time.AfterFunc(holdLimit, release)
	err = m.queueSample()
	inTime := timer.Stop()
	release()
	if err != nil {
		return 0, err
	}
	if !inTime && m.result.Held {
		return 0, errWaits
	}
	if err := m.s.Synchronize(ctx); err != nil {
		return 0, err
	}
	return m.end.Elapsed(m.start)
}

func (m *measurement) queueSample() error {
	if err := m.prepare(); err != nil {
		return err
	}
	if err := m.start.Record(m.s); err != nil {
		return err
	}
	if err := m.queue((*rt.Stream)(m.s)); err != nil {
		return err
	}
	return m.end.Record(m.s)
}
