package ringtest

import (
	"errors"
	"flag"
	"slices"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

var measured = flag.Int("ring.measure", 0, "calls of TestMeasure; 0 leaves it out")

// TestMeasure prints what messages cost: see docs/rings.md.
func TestMeasure(t *testing.T) {
	n := *measured
	if n == 0 {
		t.Skip("-ring.measure says how many calls are timed")
	}
	dev := open(t)
	r, err := StartEcho(dev)
	must(t, err)
	d := dev.Info()
	t.Logf("%s, driver %s, %+v", d, d.Driver, r.Stats())
	t.Logf("Call of 64 bytes, %d times: %s", n, latencies(t, n, func(i uint32) error {
		_, err := r.Call(dev, message(i))
		return err
	}))
	one, err := StartEchoOne(dev)
	must(t, err)
	must(t, r.Pause())
	t.Logf("with one block, and no other ring: %s", latencies(t, n, func(i uint32) error {
		_, err := one.Call(dev, message(i))
		return err
	}))
	must(t, errors.Join(one.Close(), r.Resume()))
	measureThroughput(t, dev, r, n)
	measurePut(t, dev, r)
	measureBeside(t, dev, "beside an idle ring")
	closes := make([]time.Duration, 0, 100)
	for range cap(closes) {
		begun := time.Now()
		must(t, r.Close())
		closes = append(closes, time.Since(begun))
		r, err = StartEcho(dev)
		must(t, err)
		_, err = r.Call(dev, message(1))
		must(t, err)
	}
	must(t, r.Close())
	slices.Sort(closes)
	t.Logf("Close: median %v, longest %v", closes[len(closes)/2], closes[len(closes)-1])
	measureBeside(t, dev, "without a ring")
	s, x := buffer(t, dev, make([]float32, 64)...)
	t.Logf("launch and wait: %s", latencies(t, n/10+1, func(uint32) error {
		if err := AddOneLaunch(s, rt.Launch{}, x, 64); err != nil {
			return err
		}
		return s.Synchronize(dev)
	}))
}

// latencies are percentiles of the times of n calls of do.
func latencies(t *testing.T, n int, do func(i uint32) error) string {
	times := make([]time.Duration, n)
	for i := range times {
		begun := time.Now()
		err := do(uint32(i))
		times[i] = time.Since(begun)
		must(t, err)
	}
	slices.Sort(times)
	return "p50 " + times[n/2].String() + ", p99 " + times[n*99/100].String() + ", p99.9 " + times[n*999/1000].String()
}

// measureThroughput keeps a window of messages under way, from one goroutine that sends and one that receives.
func measureThroughput(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message], calls int) {
	n := uint32(10 * calls)
	begun := time.Now()
	go func() {
		m := message(1)
		for i := range n {
			m.Id = i
			if err := r.Send(dev, m); err != nil {
				t.Error(err)
				return
			}
		}
	}()
	for i := range n {
		reply, err := r.Recv(dev)
		must(t, err)
		if reply.Id != i {
			t.Fatalf("reply %d is that to %d", i, reply.Id)
		}
	}
	d := time.Since(begun)
	t.Logf("%d messages, at most %d under way: %.2f million a second", n, r.Stats().Capacity, float64(n)/d.Seconds()/1e6)
}

// measurePut fills the ring while its kernel pauses.
func measurePut(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message]) {
	best := time.Hour
	m := message(1)
	for range 20 {
		must(t, r.Pause())
		begun := time.Now()
		for range 1024 {
			if err := r.TrySend(m); err != nil {
				t.Fatal(err)
			}
		}
		best = min(best, time.Since(begun)/1024)
		must(t, r.Resume())
		for range 1024 {
			_, err := r.Recv(dev)
			must(t, err)
		}
	}
	t.Logf("putting a message of 64 bytes in: %v", best)
}

// measureBeside times a kernel that is limited by the device's memory.
func measureBeside(t *testing.T, dev *rt.Context, where string) {
	s, err := rt.NewStream(dev)
	must(t, err)
	defer s.Close()
	const n = 1 << 22
	x, err := rt.NewBuffer[float32](dev, n)
	must(t, err)
	defer x.Free()
	must(t, x.Zero(s))
	must(t, s.Synchronize(dev))
	const launches = 200
	for range 2 { // the first time is not counted
		begun := time.Now()
		for range launches {
			must(t, AddOneLaunch(s, rt.Launch{}, x, n))
		}
		must(t, s.Synchronize(dev))
		if d := time.Since(begun) / launches; dev.Info().Kind != "cpu" {
			t.Logf("a kernel over %d MiB %s: %v", n*4>>20, where, d)
		}
	}
}

var idle = flag.Duration("ring.idle", 0, "how long TestIdle keeps a ring without messages")

// TestIdle keeps a ring without messages.
func TestIdle(t *testing.T) {
	if *idle == 0 {
		t.Skip("-ring.idle says for how long")
	}
	dev := open(t)
	r, err := StartEcho(dev)
	must(t, err)
	time.Sleep(*idle)
	t.Logf("%+v", r.Stats())
	must(t, r.Close())
}
