package ringtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// child is the variable that tells a process of the tests to be another program.
const child = "RINGTEST_CHILD"

func TestMain(m *testing.M) {
	switch os.Getenv(child) {
	case "":
		m.Run()
	case "exit":
		program(new(fataler), 5)
		os.Exit(0)
	case "return":
		program(new(fataler), 5)
	case "hung":
		program(new(fataler), 13)
	case "batch":
		hangBatch(new(fataler), func(err error) bool { return errors.Is(err, rt.ErrHung) })
		os.Exit(0)
	}
}

// fataler ends the process with what would fail a test.
type fataler struct{ testing.TB }

func (*fataler) Helper()        {}
func (*fataler) Cleanup(func()) {}
func (f *fataler) Fatal(args ...any) {
	fmt.Fprintln(os.Stderr, args...)
	os.Exit(1)
}
func (f *fataler) Errorf(format string, args ...any) { f.Fatal(fmt.Sprintf(format, args...)) }

// inChild runs a program in a process of its own, which is to end soon.
func inChild(t *testing.T, name string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 60*time.Second)
	defer cancel()
	exe, err := os.Executable()
	must(t, err)
	c := exec.CommandContext(ctx, exe)
	c.Env = append(os.Environ(), child+"="+name)
	begun := time.Now()
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("%s: %v after %v\n%s", name, err, time.Since(begun), out)
	}
}

// program leaves rings that run, with calls that wait, one of which is for the message x.
func program(t testing.TB, x int32) {
	dev, err := rt.Open(context.Background(), "")
	must(t, err)
	_, gate := buffer(t, dev, int32(0))
	r, err := StartWait(dev, gate)
	if errors.Is(err, rt.ErrNotSupported) {
		return // OpenCL C has no threads that wait for others
	}
	must(t, err)
	e, err := StartEcho(dev)
	must(t, err)
	go func() { _, _ = r.Call(dev, x) }()
	go func() {
		for i := uint32(0); ; i++ {
			_ = echo(dev, e, i)
		}
	}()
	time.Sleep(20 * time.Millisecond)
}

// TestExit ends programs with rings that run, one of them in a message that never ends.
func TestExit(t *testing.T) {
	if runtime.GOARCH == "wasm" {
		t.Skip("skip: no other processes here")
	}
	for _, how := range []string{"exit", "return", "hung"} {
		inChild(t, how)
	}
}

// TestStatsAfterClose has messages that were never answered.
func TestStatsAfterClose(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	must(t, r.Send(dev, 1))
	must(t, r.Drain(dev))
	must(t, r.Pause())
	for range 3 {
		must(t, r.Send(dev, 1))
	}
	must(t, r.Close())
	if s := r.Stats(); s.Sent != 4 || s.Answered != 1 || s.Waiting != 3 || s.Untaken != 1 || s.Heartbeat != 0 {
		t.Errorf("%+v", s)
	}
}

// TestFreed frees what a ring uses, which keeps it until it is closed.
func TestFreed(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, make([]int32, 1<<18)...)
	before, err := rt.Memory(dev)
	known := err == nil
	r, err := StartCount(dev, total)
	must(t, err)
	must(t, total.Free())
	must(t, errors.Join(r.Pause(), r.Resume()))
	for i := range int32(3) {
		if got, err := r.Call(dev, 1); err != nil || got != i+1 {
			t.Errorf("call %d: %d, %v", i, got, err)
		}
	}
	if _, err := StartCount(dev, total); !errors.Is(err, rt.ErrFreed) {
		t.Errorf("another ring: %v", err)
	}
	must(t, r.Close())
	if after, err := rt.Memory(dev); known && (err != nil || after.InUse > before.InUse-1<<20) {
		t.Errorf("memory: %+v, %v, before %+v", after, err, before)
	}
}

// TestSeveral sends and receives several messages at once, of more than the ring has room for.
func TestSeveral(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	defer r.Close()
	const n = 100
	go func() {
		ones := make([]int32, n)
		for i := range ones {
			ones[i] = 1
		}
		if err := r.SendAll(dev, ones); err != nil {
			t.Error(err)
		}
	}()
	replies := make([]int32, 30)
	for got := int32(0); got < n; {
		k, err := r.RecvSome(dev, replies)
		must(t, err)
		for _, v := range replies[:k] {
			if got++; v != got {
				t.Fatalf("reply %d is %d", got, v)
			}
		}
	}
	if k, err := r.RecvSome(dev, nil); k != 0 || err != nil {
		t.Errorf("RecvSome of nothing: %d, %v", k, err)
	}
	must(t, r.SendAll(dev, nil))
	ctx, cancel := context.WithTimeout(dev, 5*time.Millisecond)
	defer cancel()
	if err := r.SendAll(ctx, make([]int32, 9)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("SendAll of more than there is room for: %v", err)
	}
}

// TestNil calls a ring that was not started, and one with no context.
func TestNil(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	var none *rt.Ring[int32, int32]
	started, err := StartCount(dev, total)
	must(t, err)
	defer started.Close()
	for _, test := range []struct {
		ring *rt.Ring[int32, int32]
		ctx  context.Context
		want string
	}{{none, dev, "not started"}, {started, nil, "Count: the context is nil"}} {
		_, call := test.ring.Call(test.ctx, 1)
		_, recv := test.ring.Recv(test.ctx)
		_, some := test.ring.RecvSome(test.ctx, make([]int32, 1))
		for i, err := range []error{call, recv, some, test.ring.Send(test.ctx, 1), test.ring.SendAll(test.ctx, []int32{1}),
			test.ring.Drain(test.ctx)} {
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("call %d: %v, want %s", i, err, test.want)
			}
		}
	}
	for i, err := range []error{none.TrySend(1), none.Pause(), none.Resume()} {
		if !errors.Is(err, rt.ErrClosed) {
			t.Errorf("call %d: %v", i, err)
		}
	}
	none.HungAfter(time.Second)
	if s := none.Stats(); s != (rt.RingStats{}) || none.Close() != nil {
		t.Errorf("%+v", s)
	}
}

// TestNotRecorded asks for recordings of launches, of which those of rings are none: they do not end by themselves.
func TestNotRecorded(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("KBIND_CAPTURE", "Count "+dir)
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	_, err = r.Call(dev, 1)
	must(t, errors.Join(err, r.Pause(), r.Resume(), r.Close()))
	files, err := os.ReadDir(dir)
	if must(t, err); len(files) != 0 {
		t.Errorf("%v are recorded", files)
	}
}

// TestStateMeanwhile copies the state of a ring from and to the device while the ring runs.
func TestStateMeanwhile(t *testing.T) {
	dev := open(t)
	stream, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	defer r.Close()
	resident := r.Stats().Resident
	got := make([]int32, 1)
	for i := range int32(50) {
		_, err := r.Call(dev, 1)
		must(t, err)
		if must(t, total.Read(stream, got)); got[0] < 0 || got[0] > i+1 {
			t.Fatalf("after %d messages: %d", i+1, got[0])
		}
	}
	if s := r.Stats(); resident && s.Launches != 1 {
		t.Errorf("the copies were in the kernel's way: %+v", s)
	}
	must(t, r.Pause())
	must(t, errors.Join(total.Read(stream, got), total.Upload(stream, []int32{100}), stream.Synchronize(dev)))
	if got[0] != 50 {
		t.Errorf("the state is %d, want 50", got[0])
	}
	must(t, r.Resume())
	if v, err := r.Call(dev, 1); err != nil || v != 101 {
		t.Errorf("after the state was changed: %d, %v", v, err)
	}
}
