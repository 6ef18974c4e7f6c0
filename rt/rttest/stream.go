package rttest

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
)

func (k *kit) testOrder(t *testing.T, e *env) {
	const n = 1000
	ones, x := buffer(e, iota32(1, 1)), buffer(e, make([]int32, 1))
	for range n { // deeper than any queue
		e.must(k.add(e.s, rt.Launch{}, x, ones, x, 1))
	}
	e.must(ones.Upload(e.s, []int32{1000})) // behind them all
	e.must(k.add(e.s, rt.Launch{}, x, ones, x, 1))
	same(e, x, []int32{n + 1000})
}

func (k *kit) testStreams(t *testing.T, e *env) {
	const streams, rounds = 4, 200
	var list [streams]*rt.Stream
	var x [streams]rt.Buffer[int32]
	for i := range list {
		s, err := rt.NewStream(e.ctx)
		e.must(err)
		list[i] = s
		x[i] = buffer(e, iota32(i, 100))
	}
	e.sync()
	for range rounds {
		for i, s := range list {
			e.must(k.add(s, rt.Launch{Block: rt.D(32)}, x[i], x[i].Slice(0, 100), x[i], 100))
			e.must(x[i].Fill(s, int32(i)))
		}
	}
	for i, s := range list {
		e.must(s.Synchronize(e.ctx))
		for _, v := range contents(e, x[i]) {
			if v != int32(i) {
				t.Fatalf("stream %d: got %d", i, v)
			}
		}
		e.must(s.Close())
		e.must(s.Close())
	}
}

func (k *kit) testEvents(t *testing.T, e *env) {
	newEvent := func() *rt.Event {
		ev, err := rt.NewEvent(e.ctx)
		e.must(err)
		return ev
	}
	start, end, never := newEvent(), newEvent(), newEvent()
	out := buffer(e, make([]uint32, 32))
	e.must(start.Record(e.s))
	e.must(k.spin(e.s, out, 50, 10_000))
	e.must(end.Record(e.s))
	e.must(end.Wait(e.ctx))
	if done, err := end.Done(); err != nil || !done {
		t.Errorf("Done after Wait = %v, %v", done, err)
	}
	d, err := end.Elapsed(start)
	if errors.Is(err, rt.ErrNotSupported) {
		t.Skip(err)
	}
	if err != nil || d <= 0 {
		t.Errorf("Elapsed = %v, %v", d, err)
	}
	e.must(never.Wait(e.ctx))
	e.must(e.s.Wait(never))
	if _, err := end.Elapsed(never); err == nil {
		t.Error("Elapsed since an event that was never recorded gave no error")
	}
	e.must(start.Record(e.s)) // again: a new point
	e.sync()
	if d, err := start.Elapsed(end); err != nil || d < 0 {
		t.Errorf("Elapsed to a second Record = %v, %v", d, err)
	}
	e.must(end.Close())
	e.must(end.Close())
	e.wantIs("Record of a closed event", end.Record(e.s), rt.ErrClosed)
	e.wantIs("Wait for a closed event", e.s.Wait(end), rt.ErrClosed)
}

func (k *kit) testWait(t *testing.T, e *env) {
	other, err := rt.NewStream(e.ctx)
	e.must(err)
	ev, err := rt.NewEvent(e.ctx)
	e.must(err)
	out := buffer(e, make([]uint32, 32))
	x, y := buffer(e, make([]int32, 1000)), buffer(e, make([]int32, 1000))
	e.sync()
	for round := range 20 {
		e.must(k.spin(e.s, out, 20, 2000))
		e.must(x.Fill(e.s, int32(round)))
		e.must(ev.Record(e.s))
		e.must(other.Wait(ev))
		e.must(y.CopyFrom(other, x))
		got := make([]int32, 1000)
		e.must(y.Read(other, got))
		if got[0] != int32(round) || got[999] != int32(round) {
			t.Fatalf("round %d: the other stream did not wait: got %d, %d", round, got[0], got[999])
		}
	}
	ctx, cancel := context.WithCancel(e.ctx)
	cancel()
	e.must(k.spin(e.s, out, 50, 50_000))
	e.must(ev.Record(e.s))
	if err := ev.Wait(ctx); !errors.Is(err, context.Canceled) {
		done, _ := ev.Done()
		t.Errorf("Event.Wait with a cancelled context: %v (done %v)", err, done)
	}
	if err := e.s.Synchronize(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("Synchronize with a cancelled context: %v", err)
	}
	e.sync() // the work went on
}

// spinSlices is what a generated function over slices looks like.
func (k *kit) spinSlices(ctx context.Context, out []uint32, blocks int64, rounds int32) error {
	t := call.Begin(ctx, k.spec, "Spin")
	t.Want("out", len(out), 32, "32")
	t.Do(k.spin(t.Stream(), call.Out(t, out), blocks, rounds))
	return t.End()
}

func (k *kit) addSlices(ctx context.Context, c, a, b []int32) error {
	t := call.Begin(ctx, k.spec, "Add")
	n := call.Count[int32](t, "n", "a", len(a))
	t.Want("b", len(b), int64(n), "len(a)")
	t.Want("c", len(c), int64(n), "len(a)")
	t.Do(k.add(t.Stream(), rt.Launch{}, call.In(t, a), call.In(t, b), call.Out(t, c), n))
	return t.End()
}

func (k *kit) testSlices(t *testing.T, e *env) {
	for _, n := range []int{0, 1, 1000, 1 << 18} {
		a, b, c := iota32(0, n), iota32(7, n), make([]int32, n)
		e.must(k.addSlices(e.ctx, c, a, b))
		for i := range c {
			if c[i] != int32(2*i+7) {
				t.Fatalf("n = %d: c[%d] = %d", n, i, c[i])
			}
		}
	}
	const n = 1 << 16
	a := iota32(0, n+16)
	for _, shift := range []int{1, 16} { // 16 elements are 64 bytes: memory that a device might use in place
		copy(a, iota32(0, n+16))
		e.must(k.addSlices(e.ctx, a[shift:shift+n], a[:n], a[:n])) // overlapping: the result is that of separate copies
		for i := range n {
			if a[i+shift] != int32(2*i) {
				t.Fatalf("slices that overlap at %d: [%d] = %d, want %d", shift, i+shift, a[i+shift], 2*i)
			}
		}
	}
	e.wantErr("a length that does not match", k.addSlices(e.ctx, a[:10], a[:10], a[:9]),
		"Add: b has 9 elements, want 10 (= len(a))")
	if m, err := rt.Memory(e.ctx); err == nil && m.InUse != 0 {
		t.Errorf("%d bytes in use after calls over slices", m.InUse)
	}
}

const busyRounds = 20_000

// busyBlocks returns how many blocks of busyRounds keep the device busy for about half a second: a device that cannot
// be stopped must come to an end.
func (k *kit) busyBlocks(e *env) int64 {
	out := buffer(e, make([]uint32, 32))
	defer out.Free()
	e.must(k.spin(e.s, out, 1, 1)) // to compile takes longer than what is measured
	e.sync()
	for blocks := int64(64); ; blocks *= 4 {
		begin := time.Now()
		e.must(k.spin(e.s, out, blocks, busyRounds))
		e.sync()
		if d := time.Since(begin); d > 20*time.Millisecond || blocks > 1<<28 {
			return blocks * int64(500*time.Millisecond) / int64(d)
		}
	}
}

func (k *kit) testCancel(t *testing.T, e *env) {
	out := make([]uint32, 32)
	ctx, cancel := context.WithCancel(e.ctx)
	cancel()
	e.wantIs("a context that has ended", k.spinSlices(ctx, out, 1, 1), context.Canceled)
	blocks := k.busyBlocks(e)
	var err error
	var took time.Duration
	for range 3 { // a machine with other work may notice the deadline after the end
		ctx, cancel = context.WithTimeout(e.ctx, 20*time.Millisecond)
		begin := time.Now()
		err = k.spinSlices(ctx, out, blocks, busyRounds)
		took = time.Since(begin)
		cancel()
		if err != nil {
			break
		}
		blocks *= 4
	}
	e.wantIs("a deadline", err, context.DeadlineExceeded)
	if took > 10*time.Second {
		t.Errorf("cancelling took %v", took)
	}
	e.must(k.spinSlices(e.ctx, out, 1, 1)) // the device is usable
}

func (k *kit) testStreamContext(t *testing.T, e *env) {
	out := buffer(e, make([]uint32, 32))
	e.sync()
	ctx, cancel := context.WithCancel(e.ctx)
	s, err := rt.NewStream(ctx)
	e.must(err)
	e.must(k.spin(s, out, 10, 10))
	e.must(s.Synchronize(background()))
	cancel()
	for range 1000 { // the end of a context arrives a little later
		if err = k.spin(s, out, 10, 10); err != nil {
			break
		}
		time.Sleep(time.Millisecond)
	}
	e.wantIs("launch after the stream's context ended", err, context.Canceled)
	if err := s.Close(); err != nil && !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if _, err := rt.NewStream(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("NewStream with a cancelled context: %v", err)
	}
}

func (k *kit) testClosed(t *testing.T, e *env) {
	b := buffer(e, iota32(0, 10))
	ev, err := rt.NewEvent(e.ctx)
	e.must(err)
	e.must(ev.Record(e.s))
	e.must(e.s.Close())
	e.must(e.s.Close())
	e.wantIs("Synchronize of a closed stream", e.s.Synchronize(e.ctx), rt.ErrClosed)
	e.wantIs("Upload on a closed stream", b.Upload(e.s, []int32{1}), rt.ErrClosed)
	e.wantIs("Record on a closed stream", ev.Record(e.s), rt.ErrClosed)
	e.wantIs("launch on a closed stream", k.add(e.s, rt.Launch{}, b, b, b, 1), rt.ErrClosed)
	e.wantIs("launch on a nil stream", k.add(nil, rt.Launch{}, b, b, b, 1), rt.ErrClosed)
	e.must(ev.Wait(e.ctx))

	s, err := rt.NewStream(e.ctx)
	e.must(err)
	out, err := rt.NewBuffer[uint32](e.ctx, 32)
	e.must(err)
	e.s = s
	e.must(k.spin(s, out, k.busyBlocks(e), busyRounds))
	begin := time.Now()
	e.must(e.ctx.Close()) // with work on its way
	if d := time.Since(begin); d > 10*time.Second && e.ctx.Info().Kind == "cpu" {
		t.Errorf("closing took %v", d)
	}
	e.must(e.ctx.Close())
	_, err = rt.NewBuffer[int32](e.ctx, 1)
	e.wantIs("NewBuffer after Close", err, rt.ErrClosed)
	_, err = rt.NewStream(e.ctx)
	e.wantIs("NewStream after Close", err, rt.ErrClosed)
	e.wantIs("Upload after Close", b.Upload(s, []int32{1}), rt.ErrClosed)
	e.wantIs("Synchronize after Close", s.Synchronize(background()), rt.ErrClosed)
	e.wantIs("Wait after Close", ev.Wait(background()), rt.ErrClosed)
	_, err = call.Load(e.ctx, k.spec)
	e.wantIs("Load after Close", err, rt.ErrClosed)
	if err := k.addSlices(e.ctx, []int32{1}, []int32{1}, []int32{1}); err == nil {
		t.Error("a call over slices after Close gave no error")
	}
	e.must(s.Close())
	e.must(b.Free())
	e.must(ev.Close())
}

func (k *kit) testForeign(t *testing.T, e *env) {
	other := k.open(t)
	b := buffer(other, iota32(0, 10))
	ev, err := rt.NewEvent(other.ctx)
	e.must(err)
	e.wantIs("a buffer of another context", b.Read(e.s, make([]int32, 1)), rt.ErrNotSupported)
	e.wantIs("a launch with a buffer of another context", k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, b),
		rt.ErrNotSupported)
	e.wantIs("an event of another context", e.s.Wait(ev), rt.ErrNotSupported)
	e.wantIs("recording an event of another context", ev.Record(e.s), rt.ErrNotSupported)
	derived, cancel := context.WithTimeout(context.WithValue(other.ctx, kit{}, 1), time.Hour)
	defer cancel()
	mine, err := rt.NewBuffer[int32](derived, 10)
	e.must(err)
	e.must(mine.CopyFrom(other.s, b)) // a derived context has the same device
}

func (k *kit) testConcurrent(t *testing.T, e *env) {
	const goroutines, rounds, n = 8, 50, 300
	one := buffer(e, make([]int32, n))
	e.must(one.Fill(e.s, 1))
	e.sync()
	var wg sync.WaitGroup
	for g := range goroutines {
		wg.Go(func() {
			s := e.s // half of them share a stream
			if g%2 == 0 {
				var err error
				if s, err = rt.NewStream(e.ctx); err != nil {
					t.Error(err)
					return
				}
				defer s.Close()
			}
			x, err := rt.BufferFrom(s, make([]int32, n))
			if err != nil {
				t.Error(err)
				return
			}
			for range rounds {
				if err := k.add(s, rt.Launch{Block: rt.D(16)}, x, one, x, n); err != nil {
					t.Error(err)
					return
				}
			}
			got := make([]int32, n)
			if err := x.Read(s, got); err != nil || got[0] != rounds || got[n-1] != rounds {
				t.Errorf("goroutine %d: got %d, %d, want %d; error %v", g, got[0], got[n-1], rounds, err)
			}
			if err := k.addSlices(e.ctx, got, got, got); err != nil || got[0] != 2*rounds {
				t.Errorf("goroutine %d: over slices got %d; error %v", g, got[0], err)
			}
			if err := x.Free(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
}

func (k *kit) testAllocations(t *testing.T, e *env) {
	b := buffer(e, iota32(0, 100))
	launch := func() {
		if err := k.add(e.s, rt.Launch{}, b, b, b, 100); err != nil {
			t.Error(err)
		}
	}
	for range 3000 {
		launch()
	}
	e.sync()
	if raceEnabled {
		t.Skip("the race detector allocates")
	}
	if n := testing.AllocsPerRun(500, launch); n >= 1 {
		t.Errorf("a launch allocates %v times", n)
	}
	if n := testing.AllocsPerRun(500, func() { launch(); e.sync() }); n >= 1 {
		t.Errorf("a launch with Synchronize allocates %v times", n)
	}
	g, err := rt.Capture(e.ctx, func(s *rt.Stream) error {
		return errors.Join(k.add(s, rt.Launch{}, b, b, b, 100), k.add(s, rt.Launch{}, b, b, b, 100))
	})
	e.must(err)
	if n := testing.AllocsPerRun(500, func() { e.must(g.Launch(e.s)); e.sync() }); n >= 1 {
		t.Errorf("the launch of a graph allocates %v times", n)
	}
}
