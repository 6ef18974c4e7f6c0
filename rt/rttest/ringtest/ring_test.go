package ringtest

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

var messages = flag.Int("ring.messages", 4000, "messages of TestStress")

// open opens the device that KBIND_BACKEND names, else the CPU.
func open(t testing.TB) *rt.Context {
	t.Helper()
	dev, err := rt.Open(context.Background(), "")
	must(t, err)
	t.Cleanup(func() { must(t, dev.Close()) })
	return dev
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// buffer is device memory with the values.
func buffer[T any](t testing.TB, dev *rt.Context, values ...T) (*rt.Stream, rt.Buffer[T]) {
	t.Helper()
	s, err := rt.NewStream(dev)
	must(t, err)
	b, err := rt.BufferFrom(s, values)
	must(t, err)
	must(t, s.Synchronize(dev))
	return s, b
}

func message(id uint32) (m Message) {
	m.Id = id
	for i := range m.X {
		m.X[i] = id*7 + uint32(i)
	}
	return m
}

// check reports a reply that is not that to message(id).
func check(id uint32, r Message) error {
	m := message(id)
	for i := range m.X {
		m.X[i] = m.X[i]*3 + id
	}
	if r != m {
		return fmt.Errorf("message %d: reply %v, want %v", id, r, m)
	}
	return nil
}

// echo calls with message(id) and checks the reply.
func echo(ctx context.Context, r *rt.Ring[Message, Message], id uint32) error {
	reply, err := r.Call(ctx, message(id))
	if err != nil {
		return err
	}
	return check(id, reply)
}

// TestCall has many goroutines call.
func TestCall(t *testing.T) {
	dev := open(t)
	r, err := StartEcho(dev)
	must(t, err)
	var wg sync.WaitGroup
	for g := range uint32(8) {
		wg.Go(func() {
			for i := range uint32(50) {
				if err := echo(dev, r, g<<16|i); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
	s := r.Stats()
	if s.Sent != 400 || s.Answered != 400 || s.Waiting != 0 || s.Untaken != 0 || s.Capacity != 1024 || s.Launches == 0 {
		t.Errorf("%+v", s)
	}
	must(t, r.Close())
	if _, err := r.Call(dev, message(1)); !errors.Is(err, rt.ErrClosed) {
		t.Errorf("a call after Close: %v", err)
	}
	must(t, r.Close())
}

// TestOrder sends faster than it receives, and the one block answers in order.
func TestOrder(t *testing.T) {
	dev := open(t)
	stream, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	defer r.Close()
	const n = 300
	go func() {
		for range n {
			if err := r.Send(dev, 1); err != nil {
				t.Error(err)
				return
			}
		}
	}()
	for i := range int32(n) {
		if got, err := r.Recv(dev); err != nil || got != i+1 {
			t.Fatalf("reply %d is %d, %v", i, got, err)
		}
	}
	must(t, r.Pause())
	got := make([]int32, 1)
	must(t, total.Read(stream, got))
	if got[0] != n {
		t.Errorf("the state is %d", got[0])
	}
}

// TestSizes has messages that are no whole words, and the largest.
func TestSizes(t *testing.T) {
	dev := open(t)
	b, err := StartBlend(dev)
	must(t, err)
	for i := range uint8(20) {
		got, err := b.Call(dev, Colour{i, 2, 100})
		if want := (Grey{V: [2]uint8{i, 2}, Last: 100, More: [2]uint8{i + 2, 102}}); err != nil || got != want {
			t.Fatalf("%v, want %v; %v", got, want, err)
		}
	}
	must(t, b.Close())
	_, by := buffer(t, dev, float32(2), 3)
	s, err := StartScale(dev, by, 2)
	must(t, err)
	for i := range 3 {
		var p Page
		for k := range p.X {
			p.X[k] = float32(i + k)
		}
		got, err := s.Call(dev, p)
		must(t, err)
		for k, x := range got.X {
			if want := p.X[k] * float32(2+k%2); x != want {
				t.Fatalf("element %d is %v, want %v", k, x, want)
			}
		}
	}
	must(t, s.Close())
}

// TestFull has a host that stops reading: nothing is lost.
func TestFull(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	defer r.Close()
	for i := range 8 {
		if err := r.TrySend(1); err != nil {
			t.Fatalf("message %d: %v", i, err)
		}
	}
	if err := r.TrySend(1); !errors.Is(err, rt.ErrFull) || !strings.Contains(err.Error(), "capacity=") {
		t.Errorf("the ninth: %v", err)
	}
	ctx, cancel := context.WithTimeout(dev, 5*time.Millisecond)
	defer cancel()
	if err := r.Send(ctx, 1); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Send: %v", err)
	}
	must(t, r.Drain(dev))
	if s := r.Stats(); s.Untaken != 8 || s.Waiting != 0 {
		t.Errorf("%+v", s)
	}
	for i := range int32(8) {
		if got, err := r.Recv(dev); err != nil || got != i+1 {
			t.Errorf("reply %d is %d, %v", i, got, err)
		}
	}
	ctx, cancel = context.WithTimeout(dev, 5*time.Millisecond)
	defer cancel()
	if _, err := r.Recv(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("Recv of nothing: %v", err)
	}
}

// TestPause has messages wait, also those whose caller gives up.
func TestPause(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	r, err := StartCount(dev, total)
	must(t, err)
	defer r.Close()
	must(t, r.Pause())
	must(t, r.Pause())
	ctx, cancel := context.WithTimeout(dev, 5*time.Millisecond)
	defer cancel()
	for range 8 {
		if _, err := r.Call(ctx, 1); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("a call of a ring that pauses: %v", err)
		}
	}
	if s := r.Stats(); s.Waiting != 8 && s.Resident {
		t.Errorf("%+v", s)
	}
	must(t, r.Resume())
	if got, err := r.Call(dev, 1); err != nil || got != 9 {
		t.Errorf("%d, %v: the messages before were to be answered", got, err)
	}
}

// TestTrap has a fault end every call that waits.
func TestTrap(t *testing.T) {
	dev, err := rt.Open(context.Background(), "")
	must(t, err)
	defer dev.Close()
	if dev.Info().Backend == "opencl" {
		t.Skip("skip: OpenCL promises no error for a bad access, and implementations on the processor end the process")
	}
	if dev.Info().Backend == "cc" {
		t.Skip("skip: a bad access may end the process, as in C")
	}
	_, data := buffer(t, dev, int32(0))
	r, err := StartTrap(dev, data)
	must(t, err)
	if got, err := r.Call(dev, 5); err != nil || got != 5 {
		t.Fatal(got, err)
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			_, err := r.Call(dev, 13)
			if !errors.Is(err, rt.ErrFault) || !strings.Contains(err.Error(), "Trap") {
				t.Errorf("a call beside a fault: %v", err)
			}
			if dev.Info().Backend == "cpu" && !strings.Contains(err.Error(), "ring.cu:61") {
				t.Errorf("no position: %v", err)
			}
		})
	}
	wg.Wait()
	if err := r.Close(); !errors.Is(err, rt.ErrFault) {
		t.Errorf("Close: %v", err)
	}
}

// skipWithout skips a test where err says that the device does not have what it tests. CUDA, HIP and the CPU have all
// of it, but for WebAssembly.
func skipWithout(t *testing.T, dev *rt.Context, err error) {
	t.Helper()
	if !errors.Is(err, rt.ErrNotSupported) {
		return
	}
	if b := dev.Info().Backend; b == "cuda" || b == "hip" || b == "cpu" && runtime.GOARCH != "wasm" {
		t.Fatal(err)
	}
	t.Skip("skip: ", err)
}

// TestEndsWhileStarting ends the context with which a ring is being started.
func TestEndsWhileStarting(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	for i := range 20 {
		ctx, cancel := context.WithCancel(dev)
		time.AfterFunc(time.Duration(i)*20*time.Microsecond, cancel)
		if r, err := StartCount(ctx, total); err == nil {
			for !errors.Is(err, context.Canceled) {
				_, err = r.Call(dev, 1)
			}
			_ = r.Close() // it was closed by the end of the context
		} else if !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
	}
}

// TestCloseAmidCalls closes a ring that 64 goroutines call.
func TestCloseAmidCalls(t *testing.T) {
	dev := open(t)
	r, err := StartEcho(dev)
	must(t, err)
	var wg, begun sync.WaitGroup
	begun.Add(64)
	for g := range uint32(64) {
		wg.Go(func() {
			for i := uint32(0); ; i++ {
				err := echo(dev, r, g<<16|i)
				if i == 0 {
					begun.Done()
				}
				if errors.Is(err, rt.ErrClosed) {
					return
				}
				if err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	begun.Wait()
	must(t, r.Close())
	wg.Wait()
}

// TestStarts starts and closes many rings and looks for what they leave.
func TestStarts(t *testing.T) {
	dev := open(t)
	n := 100
	if *messages > 4000 {
		n = 1000
	}
	goroutines, before := 0, rt.MemInfo{}
	for i := range n {
		r, err := StartEcho(dev)
		must(t, err)
		must(t, echo(dev, r, uint32(i)))
		must(t, r.Close())
		if i == 9 {
			goroutines = runtime.NumGoroutine()
			before, err = rt.Memory(dev)
			skipWithout(t, dev, err)
			must(t, err)
		}
	}
	after, err := rt.Memory(dev)
	must(t, err)
	if after.Host != before.Host || after.Buffers != before.Buffers {
		t.Errorf("memory: %+v, before %+v", after, before)
	}
	if g := runtime.NumGoroutine(); g > goroutines+4 {
		t.Errorf("%d goroutines, before %d", g, goroutines)
	}
}

// TestContext has the end of the context close the ring, and that of the device.
func TestContext(t *testing.T) {
	dev := open(t)
	ctx, cancel := context.WithCancel(dev)
	r, err := StartEcho(ctx)
	must(t, err)
	cancel()
	for err == nil {
		_, err = r.Call(dev, message(1))
	}
	if !errors.Is(err, context.Canceled) && !errors.Is(err, rt.ErrClosed) {
		t.Errorf("a call after the end: %v", err)
	}
	must(t, r.Close())
	other, err := rt.Open(context.Background(), "")
	must(t, err)
	if r, err = StartEcho(other); err != nil {
		t.Fatal(err)
	}
	must(t, other.Close())
	if _, err = r.Call(context.Background(), message(1)); !errors.Is(err, rt.ErrClosed) {
		t.Errorf("a call after the end of the device: %v", err)
	}
	must(t, r.Close())
}

// TestBeside does everything else beside a ring: none of it hangs.
func TestBeside(t *testing.T) {
	dev := open(t)
	stream, x := buffer(t, dev, make([]float32, 100)...)
	r, err := StartEcho(dev)
	must(t, err)
	defer r.Close()
	second, err := StartEcho(dev)
	must(t, err)
	for i := range uint32(5) {
		must(t, AddOneLaunch(stream, rt.Launch{}, x, 100))
		if i == 2 {
			must(t, TwiceLaunch(stream, rt.Launch{}, x, 100)) // loads a module
		}
		b, err := rt.NewBuffer[float32](dev, 1<<20)
		must(t, err)
		must(t, b.Zero(stream))
		must(t, b.Free())
		h, err := rt.AllocHost[float32](dev, 1<<18)
		if err == nil {
			must(t, h.Free())
		} else if !errors.Is(err, rt.ErrNotSupported) {
			t.Fatal(err)
		}
		must(t, rt.EmptyCache(dev))
		must(t, stream.Synchronize(dev))
		for _, ring := range []*rt.Ring[Message, Message]{r, second} {
			must(t, echo(dev, ring, i))
		}
	}
	got := make([]float32, 100)
	must(t, x.Read(stream, got))
	if got[0] != 8 {
		t.Errorf("%v, want 8", got[0])
	}
	must(t, second.Close())
	must(t, echo(dev, r, 77))
}

// TestMakesWay has a ring make way for what waits for every kernel of a device: the first launch that needs more local
// memory, and the end of another context.
func TestMakesWay(t *testing.T) {
	dev := open(t)
	stream, x := buffer(t, dev, 1, 2, 3, float32(4))
	r, err := StartEcho(dev)
	must(t, err)
	defer r.Close()
	_, y := buffer(t, dev, 1, 2, 3, float32(4))
	done := make(chan error, 1)
	for i, do := range []func() error{
		func() error { // first, in a graph
			g, err := rt.Capture(dev, func(s *rt.Stream) error { return DeepLaunch(s, rt.Launch{}, y, 4) })
			if errors.Is(err, rt.ErrNotSupported) {
				return nil
			}
			if err != nil {
				return err
			}
			return errors.Join(g.Launch(stream), stream.Synchronize(dev), g.Close())
		},
		func() error { return DeepLaunch(stream, rt.Launch{}, x, 4) },
		func() error { return stream.Synchronize(dev) },
		func() error {
			other, err := rt.Open(context.Background(), "")
			if err != nil {
				return err
			}
			return other.Close()
		},
	} {
		go func() { done <- do() }()
		select {
		case err := <-done:
			must(t, err)
		case <-time.After(30 * time.Second):
			t.Fatalf("step %d waits for the ring", i)
		}
		must(t, echo(dev, r, uint32(i)))
	}
	got := make([]float32, 4)
	must(t, x.Read(stream, got))
	for i, v := range got { // 0 + 1 + ... + 2047 and 2048 times the element, of which every partial sum is below 2^24
		if want := float32(2047*1024 + 2048*(i+1)); v != want {
			t.Errorf("element %d is %v, want %v", i, v, want)
		}
	}
}

// TestAllocations sends while the kernel, which may allocate on the CPU, pauses.
func TestAllocations(t *testing.T) {
	dev := open(t)
	r, err := StartEcho(dev)
	must(t, err)
	defer r.Close()
	must(t, r.Pause())
	m := message(1)
	if n := testing.AllocsPerRun(100, func() { must(t, r.TrySend(m)) }); n >= 1 {
		t.Errorf("%v allocations to send a message", n)
	}
}

// TestArguments has what StartCount cannot take.
func TestArguments(t *testing.T) {
	dev := open(t)
	_, total := buffer(t, dev, int32(0))
	must(t, total.Free())
	if _, err := StartCount(dev, total); !errors.Is(err, rt.ErrFreed) || !strings.Contains(err.Error(), "total") {
		t.Errorf("freed memory: %v", err)
	}
	ctx, cancel := context.WithCancel(dev)
	cancel()
	if _, err := StartEcho(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("a context that has ended: %v", err)
	}
}
