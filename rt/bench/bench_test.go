package bench

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// onDevices runs a test on the CPU, and on the devices of other backends if there are any.
func onDevices(t *testing.T, test func(t *testing.T, ctx *rt.Context)) {
	for _, name := range []string{"cpu", "opencl", "cuda", "hip"} {
		t.Run(name, func(t *testing.T) {
			ctx, err := rt.Open(t.Context(), name)
			if err != nil {
				t.Skip(err)
			}
			test(t, ctx)
			if err := ctx.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

var short = []Option{MinTime(time.Millisecond), Limit(2 * time.Second)}

func TestHold(t *testing.T) {
	onDevices(t, func(t *testing.T, ctx *rt.Context) {
		s, err := core.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		e, err := core.NewEvent(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			release, err := s.Hold()
			if err != nil {
				t.Fatal(err)
			}
			if err := e.Record(s); err != nil {
				t.Fatal(err)
			}
			time.Sleep(10 * time.Millisecond)
			if done, err := e.Done(); done || err != nil {
				t.Errorf("behind a hold: %v, %v", done, err)
			}
			release()
			release()
			if err := s.Synchronize(ctx); err != nil {
				t.Fatal(err)
			}
			if done, err := e.Done(); !done || err != nil {
				t.Errorf("behind a released hold: %v, %v", done, err)
			}
		}
		if err := errors.Join(e.Close(), s.Close()); err != nil {
			t.Error(err)
		}
	})
}

func TestTime(t *testing.T) {
	onDevices(t, func(t *testing.T, ctx *rt.Context) {
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		x, err := rt.BufferFrom(s, slices.Repeat([]int32{3}, 1<<16))
		if err != nil {
			t.Fatal(err)
		}
		seen, err := rt.NewBuffer[int32](ctx, 1<<16)
		if err != nil {
			t.Fatal(err)
		}
		work := func(s *rt.Stream) error { return errors.Join(seen.CopyFrom(s, x), x.Fill(s, 7)) }
		r, err := Time(ctx, work, append(short, Cold(), Restore(x), Bytes(3<<18), Flops(1<<16))...)
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Samples) < 10 || r.Median <= 0 || r.Q1 > r.Median || r.Q3 < r.Median || !r.Held || !r.Cold || r.Stop == "" {
			t.Errorf("%+v", r)
		}
		if want := 3 * float64(1<<18) / float64(r.Median.Nanoseconds()); r.GBps() != want || r.GFlops() <= 0 {
			t.Errorf("%v GB/s, want %v", r.GBps(), want)
		}
		got := make([]int32, 1<<16)
		if err := seen.Read(s, got); err != nil || got[0] != 3 || got[len(got)-1] != 3 {
			t.Errorf("the last sample found %d, %v: the buffer was not restored", got[0], err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
}

func TestFailures(t *testing.T) {
	waits := func(s *rt.Stream) error { return s.Synchronize(t.Context()) }
	if _, err := Time(t.Context(), waits, short...); !errors.Is(err, errWaits) {
		t.Errorf("work that waits: %v", err)
	}
	bad := errors.New("bad")
	if _, err := Time(t.Context(), func(*rt.Stream) error { return bad }, short...); !errors.Is(err, bad) {
		t.Errorf("work that fails: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Time(ctx, func(*rt.Stream) error { return nil }, short...); !errors.Is(err, context.Canceled) {
		t.Errorf("a context that has ended: %v", err)
	}
}

func TestStopping(t *testing.T) {
	for _, test := range []struct {
		what    string
		sample  func(i int) time.Duration
		stop    Stop
		samples int
	}{
		{"alike", func(int) time.Duration { return time.Millisecond }, StopNoise, 20}, // 20 ms in all
		{"two kinds", func(i int) time.Duration { return time.Millisecond * time.Duration(1+i%2) }, StopStable, 65},
		{"slow", func(int) time.Duration { return 4 * time.Millisecond }, StopSlow, 10},
		{"half are slow", func(i int) time.Duration { return time.Millisecond * time.Duration(1+3*(i%2)) }, StopStable, 65},
	} {
		rule := stopper{config: newConfig([]Option{MinTime(20 * time.Millisecond), StopAbove(3 * time.Millisecond)})}
		n := 0
		for {
			why, done := rule.add(test.sample(n))
			n++
			if done || n > 1000 {
				if why != test.stop || n < test.samples || n > 3*test.samples {
					t.Errorf("%s: stopped by %q after %d samples, want %q after about %d", test.what, why, n, test.stop, test.samples)
				}
				break
			}
		}
	}
}

func TestQuantiles(t *testing.T) {
	r := Result{Samples: []time.Duration{50, 10, 40, 20, 30}}
	r.summarize()
	if r.Median != 30 || r.Q1 != 20 || r.Q3 != 40 || r.IQR() != 20 || r.Mean != 30 {
		t.Errorf("%+v", r)
	}
	r.Bytes, r.Flops = 60, 30
	if got, want := r.String(), "30ns ±33.33% (5 samples), 2 GB/s, 1 GFLOP/s"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestLock takes the lock here and in another process.
func TestLock(t *testing.T) {
	device := rt.DeviceInfo{Backend: "none", ID: "test"}
	if os.Getenv("BENCH_TEST_LOCK") != "" {
		ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
		defer cancel()
		if _, err := Lock(ctx, device); !errors.Is(err, context.DeadlineExceeded) {
			os.Exit(7)
		}
		return
	}
	t.Setenv("TMPDIR", t.TempDir())
	unlock, err := Lock(t.Context(), device)
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("BENCH_TEST_LOCK", "1")
	child := func() int {
		c := exec.Command(os.Args[0], "-test.run=^TestLock$")
		_ = c.Run() // the exit code says it
		return c.ProcessState.ExitCode()
	}
	if code := child(); code != 0 {
		t.Errorf("another process got the lock, or failed: %d", code)
	}
	unlock()
	if code := child(); code != 7 {
		t.Errorf("another process did not get the lock that was given back: %d", code)
	}
}

func TestLockPath(t *testing.T) {
	for _, test := range []struct {
		device rt.DeviceInfo
		want   string
	}{
		{rt.DeviceInfo{Backend: "cuda", ID: "1", PCI: "0000:c1:00.0"}, "kbind-bench-0000-c1-00-0.lock"},
		{rt.DeviceInfo{Backend: "opencl", ID: "1:0", PCI: "0000:c1:00.0"}, "kbind-bench-0000-c1-00-0.lock"},
		{rt.DeviceInfo{Backend: "opencl", ID: "1:0"}, "kbind-bench-opencl-1-0.lock"},
	} {
		if got := filepath.Base(lockPath(test.device)); got != test.want {
			t.Errorf("%v: %s, want %s", test.device, got, test.want)
		}
	}
}

func TestB(t *testing.T) {
	r := testing.Benchmark(func(b *testing.B) {
		x, err := rt.NewBuffer[byte](b.Context(), 1<<16)
		if err != nil {
			b.Fatal(err)
		}
		B(b.Context(), b, func(s *rt.Stream) error { return x.Fill(s, 1) }, Bytes(1<<16))
		if err := x.Free(); err != nil {
			b.Error(err)
		}
	})
	if r.N < 1 || r.Extra["ns/op"] <= 0 || r.Extra["GB/s"] <= 0 {
		t.Errorf("%+v", r)
	}
}

type watcher struct{ before, during, after int }

func (w *watcher) Before() { w.before++ }
func (w *watcher) During() { w.during++ }
func (w *watcher) After()  { w.after++ }
func (w *watcher) Results() map[string]float64 {
	return map[string]float64{"during": float64(w.during)}
}

func TestObservers(t *testing.T) {
	x, err := rt.NewBuffer[byte](t.Context(), 1<<12)
	if err != nil {
		t.Fatal(err)
	}
	w := &watcher{}
	r, err := Time(t.Context(), func(s *rt.Stream) error { return x.Fill(s, 1) }, append(short, Observe(w))...)
	if err != nil || w.before != 1 || w.after != 1 || w.during < 5 || r.Observed["during"] != float64(w.during) {
		t.Errorf("%+v %v %v", w, r.Observed, err)
	}
}
