package bench

import (
	"context"
	"time"

	"github.com/kbind/kbind/rt"
)

// Observer watches a device while it works. Observers do not disturb the samples, because they have a run of their own
// afterwards: half a second of the same work, repeated. Before is called at its start, During every few milliseconds,
// After at its end, and then Results, for Result.Observed. All four are called on every device.
type Observer interface {
	Before()
	During()
	After()
	Results() map[string]float64
}

// observedTime is how long the observers' run is at least, and observedStep how long the device works at most between
// two calls of During, unless the work takes longer.
const (
	observedTime = 500 * time.Millisecond
	observedStep = 5 * time.Millisecond
)

// mostObserved is how many times the work is queued at most between two calls of During.
const mostObserved = 500

// observe makes the observers' run.
func (m *measurement) observe(ctx context.Context) error {
	list := m.config.observers
	if len(list) == 0 {
		return nil
	}
	for _, o := range list {
		o.Before()
	}
	err := m.observed(ctx, list)
	for _, o := range list {
		o.After()
	}
	if err != nil {
		return err
	}
	m.result.Observed = map[string]float64{}
	for _, o := range list {
		for name, v := range o.Results() {
			m.result.Observed[name] = v
		}
	}
	return nil
}

// observed does the work while the observers look. Work is queued in much less time than it takes: how often in a step
// follows from the samples.
func (m *measurement) observed(ctx context.Context, list []Observer) error {
	m.result.summarize()
	times := mostObserved
	if m.result.Median > 0 {
		times = int(max(1, min(mostObserved, observedStep/m.result.Median)))
	}
	for began := time.Now(); time.Since(began) < observedTime; {
		for range times {
			if err := m.prepare(); err != nil {
				return err
			}
			if err := m.queue((*rt.Stream)(m.s)); err != nil {
				return err
			}
		}
		for _, o := range list {
			o.During()
		}
		if err := m.s.Synchronize(ctx); err != nil {
			return err
		}
	}
	return nil
}

// KernelObserver reports the resources of a kernel: "registers" and "local_bytes" of a thread, "shared_bytes" of a
// block, and "occupancy", which is the number of blocks, of the given shape and bytes of dynamic shared memory, that
// run on one multiprocessor at the same time. Values that the device does not report are left out.
func KernelObserver(k *rt.Kernel, block rt.Dim3, shared int) Observer {
	return &kernelObserver{k, block, shared}
}

type kernelObserver struct {
	k      *rt.Kernel
	block  rt.Dim3
	shared int
}

func (*kernelObserver) Before() {}
func (*kernelObserver) During() {}
func (*kernelObserver) After()  {}

func (o *kernelObserver) Results() map[string]float64 {
	info, r := o.k.Info(), map[string]float64{}
	for name, v := range map[string]int{"registers": info.Registers, "shared_bytes": info.Shared,
		"local_bytes": info.Local} {
		if v != rt.Unknown {
			r[name] = float64(v)
		}
	}
	if n, err := o.k.Occupancy(o.block, o.shared); err == nil {
		r["occupancy"] = float64(n)
	}
	return r
}
