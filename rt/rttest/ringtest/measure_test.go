package ringtest

import (
	"errors"
	"flag"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

var measured = flag.Int("ring.measure", 0, "calls of TestMeasure; 0 leaves it out")

// TestMeasure prints what messages cost: see docs/rings.md.
func TestMeasure(t *testing.T) {
	n := *measured
	if n == 0 {
		t.Skip("skip: -ring.measure says how many calls are timed")
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
	measureThroughput(t, dev, r, 10*n)
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
	measureLaunches(t, dev, n/10+1)
}

// measureLaunches times what a ring stands in for.
func measureLaunches(t *testing.T, dev *rt.Context, n int) {
	host := make([]float32, 16)
	s, x := buffer(t, dev, host...)
	work := func(s *rt.Stream) error { return AddOneLaunch(s, rt.Launch{}, x, int32(len(host))) }
	t.Logf("launch and wait: %s", latencies(t, n, func(uint32) error {
		if err := work(s); err != nil {
			return err
		}
		return s.Synchronize(dev)
	}))
	t.Logf("copy of 64 bytes, launch, copy back: %s", latencies(t, n, func(uint32) error {
		return errors.Join(x.Upload(s, host), work(s), x.Read(s, host))
	}))
	g, err := rt.Capture(dev, work)
	if errors.Is(err, rt.ErrNotSupported) {
		t.Log(err)
		return
	}
	must(t, err)
	defer g.Close()
	t.Logf("graph of one kernel and wait: %s", latencies(t, n, func(uint32) error {
		if err := g.Launch(s); err != nil {
			return err
		}
		return s.Synchronize(dev)
	}))
	t.Logf("copy of 64 bytes, graph, copy back: %s", latencies(t, n, func(uint32) error {
		return errors.Join(x.Upload(s, host), g.Launch(s), x.Read(s, host))
	}))
}

// latencies are percentiles of the times of n calls of do.
func latencies(t *testing.T, n int, do func(i uint32) error) string {
	times := make([]time.Duration, n)
	for i := range times {
		begun := time.Now()
		err := do(uint32(i))
		times[i] = time.Since(begun)
		if err != nil { // not must, whose Helper takes longer than a message
			t.Fatal(err)
		}
	}
	slices.Sort(times)
	at := func(permille int) string { return times[n*permille/1000].String() }
	return "p50 " + at(500) + ", p99 " + at(990) + ", p99.9 " + at(999) + " (p1 " + at(10) + ", p10 " + at(100) +
		", p90 " + at(900) + ": apart by as much as a look of a block takes where the looks come at any time)"
}

// measureThroughput keeps as many messages under way as there is room for.
func measureThroughput(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message], n int) {
	for _, by := range []struct{ senders, receivers, batch int }{
		{1, 1, 64}, {1, 1, 1}, {1, 1, 16}, {4, 4, 64}, {4, 4, 1}} {
		begun := time.Now()
		var wg sync.WaitGroup
		for range by.senders {
			wg.Go(func() { sendMany(t, dev, r, n/by.senders, by.batch) })
		}
		for range by.receivers {
			wg.Go(func() { receiveMany(t, dev, r, n/by.receivers, by.batch) })
		}
		wg.Wait()
		t.Logf("%d goroutines send, %d receive, %d messages at a time, at most %d under way: %.2f million a second",
			by.senders, by.receivers, by.batch, r.Stats().Capacity, float64(n)/time.Since(begun).Seconds()/1e6)
	}
	for _, callers := range []int{4, 16} {
		begun := time.Now()
		var wg sync.WaitGroup
		for range callers {
			wg.Go(func() {
				for range n / 10 / callers {
					if _, err := r.Call(dev, message(1)); err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		wg.Wait()
		t.Logf("%d goroutines call: %.2f million a second", callers, float64(n)/10/time.Since(begun).Seconds()/1e6)
	}
}

// sendMany sends n messages.
func sendMany(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message], n, batch int) {
	list := make([]Message, batch)
	for i := range list {
		list[i] = message(1)
	}
	for err := error(nil); n > 0; n -= len(list) {
		if list = list[:min(batch, n)]; batch == 1 {
			err = r.Send(dev, list[0])
		} else {
			err = r.SendAll(dev, list)
		}
		if err != nil {
			t.Error(err)
			return
		}
	}
}

// receiveMany receives n replies.
func receiveMany(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message], n, batch int) {
	list := make([]Message, batch)
	k, err := 1, error(nil)
	for ; n > 0; n -= k {
		if batch == 1 {
			list[0], err = r.Recv(dev)
		} else {
			k, err = r.RecvSome(dev, list[:min(batch, n)])
		}
		if err != nil {
			t.Error(err)
			return
		}
	}
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
		t.Skip("skip: -ring.idle says for how long")
	}
	dev := open(t)
	r, err := StartEcho(dev)
	must(t, err)
	time.Sleep(*idle)
	t.Logf("%+v", r.Stats())
	must(t, r.Close())
}
