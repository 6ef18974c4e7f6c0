package cuda_test

import (
	"errors"
	"os"
	"runtime"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/internal/dl"
)

// foreignCUDA is another part of the program that uses the fake driver by itself.
type foreignCUDA struct {
	t   *testing.T
	lib *dl.Library
}

func (f *foreignCUDA) call(name string, args ...uintptr) {
	f.t.Helper()
	if r := int32(f.lib.Func(name).CallSlice(args)); r != 0 {
		f.t.Fatalf("%s: error %d", name, r)
	}
}

// object calls a function that stores a handle where its first argument points.
func (f *foreignCUDA) object(name string, args ...uintptr) uintptr {
	f.t.Helper()
	h := new(uintptr)
	f.t.Cleanup(func() { runtime.KeepAlive(h) }) // which has it on no stack, since stacks move
	f.call(name, append([]uintptr{uintptr(unsafe.Pointer(h))}, args...)...)
	return *h
}

// TestForeign adopts a context, a stream, an event and memory that were made without kbind. The thread that made the
// context finds it current whatever kbind does meanwhile, and nothing of it is destroyed.
func TestForeign(t *testing.T) {
	f := fake(t)
	lib, tried := dl.Search{Names: []string{os.Getenv("KBIND_CUDA_LIBRARY")}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	o := &foreignCUDA{t, lib}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	o.call("cuInit", 0)
	handle := o.object("cuCtxCreate_v2", 0, 0)
	stream, event := o.object("cuStreamCreate", 0), o.object("cuEventCreate", 0)
	memory := o.object("cuMemAlloc_v2", 4000)
	live := f.live.Call()
	current := func(when string) {
		t.Helper()
		if got := o.object("cuCtxGetCurrent"); got != handle {
			t.Fatalf("%s: the thread's context is %#x, and was %#x", when, got, handle)
		}
	}

	with := rt.WithBackend(cuda.New())
	own, err := rt.Open(t.Context(), "cuda:0", with)
	if err != nil {
		t.Fatal(err)
	}
	o.call("cuCtxSetCurrent", handle)
	s, err := rt.NewStream(own)
	x, err2 := rt.BufferFrom(s, []int32{1, 2, 3})
	if err := errors.Join(err, err2, x.Read(s, make([]int32, 3)), s.Synchronize(own)); err != nil {
		t.Fatal(err)
	}
	current("after work in a context of kbind's own")

	ctx, err := rt.Adopt(t.Context(), "cuda", rt.NativeContext{Context: handle}, with)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range []uintptr{1, 2} {
		if _, err := rt.StreamAt(ctx, h); !errors.Is(err, rt.ErrNotSupported) {
			t.Errorf("a default stream: %v", err)
		}
	}
	theirs, err := rt.StreamAt(ctx, stream)
	done, err2 := rt.EventAt(ctx, event)
	b, err3 := rt.BufferAt[float32](ctx, memory, 1000, nil)
	if err := errors.Join(err, err2, err3, b.Fill(theirs, 2.5), done.Record(theirs), done.Wait(ctx)); err != nil {
		t.Fatal(err)
	}
	if got := unsafe.Slice(*(**float32)(unsafe.Pointer(&memory)), 1000); got[0] != 2.5 || got[999] != 2.5 {
		t.Errorf("the owner sees %v", got[:2])
	}
	if _, err := rt.BufferAt[float32](ctx, memory+8, 999, nil); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("memory beyond the end: %v", err)
	}
	if _, err := rt.BufferAt[float32](ctx, memory+2, 10, nil); err == nil {
		t.Error("float32 at an odd place")
	}
	if _, err := rt.BufferAt[float32](own, memory, 10, nil); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("memory of another context: %v", err)
	}
	for range 2 {
		if err := errors.Join(b.Free(), done.Close(), theirs.Close(), ctx.Close(), own.Close()); err != nil {
			t.Fatal(err)
		}
	}
	current("after Close")
	if n := f.live.Call(); n != live {
		t.Errorf("%d objects of the driver, and there were %d", n, live)
	}
	o.call("cuMemsetD32Async", memory, 7, 1000, stream)
	o.call("cuMemFree_v2", memory)
	o.call("cuEventDestroy_v2", event)
	o.call("cuStreamDestroy_v2", stream)
	o.call("cuCtxDestroy_v2", handle)
	f.empty(t, "at the end")
	if _, err := rt.Adopt(t.Context(), "cuda", rt.NativeContext{Context: handle}, with); err == nil {
		t.Error("a destroyed context was adopted")
	}
}

// TestAdoptAfterClose adopts on a thread whose current context was closed by another thread. A destroyed context is
// not made current again: a real driver may crash then.
func TestAdoptAfterClose(t *testing.T) {
	f := fake(t)
	with := rt.WithBackend(cuda.New())
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	elsewhere := func(do func() error) {
		t.Helper()
		done := make(chan error)
		go func() {
			runtime.LockOSThread() // it is not this thread, which is locked too
			done <- do()
		}()
		if err := <-done; err != nil {
			t.Fatal(err)
		}
	}
	first, err := rt.Open(t.Context(), "cuda:0", with)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rt.NewStream(first); err != nil { // it stays current here
		t.Fatal(err)
	}
	var native rt.NativeContext
	var second *rt.Context
	elsewhere(func() error {
		var err error
		if second, err = rt.Open(t.Context(), "cuda:0", with); err != nil {
			return err
		}
		native, err = second.Native()
		return errors.Join(err, first.Close())
	})
	adopted, err := rt.Adopt(t.Context(), "cuda", native, with)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(adopted.Close(), second.Close()); err != nil {
		t.Error(err)
	}
	if n := f.count("destroyed made current"); n != 0 {
		t.Errorf("a destroyed context is made current %d times", n)
	}
}

// TestPrimaryCounts opens the primary context twice, beside one of its own: it ends with the last.
func TestPrimaryCounts(t *testing.T) {
	f := fake(t)
	with := rt.WithBackend(cuda.New())
	open := func(opts ...rt.Option) *rt.Context {
		ctx, err := rt.Open(t.Context(), "cuda:0", append(opts, with)...)
		if err != nil {
			t.Fatal(err)
		}
		return ctx
	}
	handle := func(c *rt.Context) uintptr {
		h, err := c.Native()
		if err != nil {
			t.Fatal(err)
		}
		return h.Context
	}
	own, first, second := open(), open(rt.Primary()), open(rt.Primary())
	if handle(first) != handle(second) || handle(own) == handle(first) {
		t.Errorf("contexts %#x, %#x and %#x", handle(own), handle(first), handle(second))
	}
	for _, c := range []*rt.Context{first, own, second} {
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	f.empty(t, "at the end")
}

// BenchmarkCurrent measures a call of the driver, in contexts of kbind's own and in those that others have too: on
// threads without a context, on a thread whose context it is, and on one that has another.
func BenchmarkCurrent(b *testing.B) {
	if devices, err := cuda.New().Devices(); err != nil || len(devices) == 0 {
		b.Skip("skip: no device of CUDA")
	}
	name := os.Getenv("KBIND_CUDA_LIBRARY")
	if name == "" {
		name = "libcuda.so.1"
	}
	lib, tried := dl.Search{Names: []string{name}}.Open()
	if lib == nil {
		b.Fatal(tried)
	}
	with := rt.WithBackend(cuda.New())
	own, err := rt.Open(b.Context(), "cuda:0", with)
	primary, err2 := rt.Open(b.Context(), "cuda:0", with, rt.Primary())
	if err := errors.Join(err, err2); err != nil {
		b.Fatal(err)
	}
	defer own.Close()
	defer primary.Close()
	of := func(c *rt.Context) uintptr {
		h, err := c.Native()
		if err != nil {
			b.Fatal(err)
		}
		return h.Context
	}
	for _, c := range []struct {
		name    string
		ctx     *rt.Context
		current uintptr
	}{
		{"own", own, 0},
		{"primary, no context current", primary, 0},
		{"primary, current", primary, of(primary)},
		{"primary, another current", primary, of(own)},
	} {
		b.Run(c.name, func(b *testing.B) {
			runtime.LockOSThread()
			defer runtime.UnlockOSThread()
			s, err := rt.NewStream(c.ctx)
			x, err2 := rt.NewBuffer[int32](c.ctx, 64)
			if err := errors.Join(err, err2); err != nil {
				b.Fatal(err)
			}
			lib.Func("cuCtxSetCurrent").Call(c.current)
			defer lib.Func("cuCtxSetCurrent").Call(0)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				err := x.Zero(s)
				if i%500 == 499 { // the device's queue is not to be the measure
					b.StopTimer()
					err = errors.Join(err, s.Synchronize(b.Context()))
					b.StartTimer()
				}
				if err != nil {
					b.Fatal(err)
				}
			}
			if err := errors.Join(s.Close(), x.Free()); err != nil {
				b.Fatal(err)
			}
		})
	}
}

// TestPCI reads a device's place on the PCI bus, and goes without where the driver does not tell it.
func TestPCI(t *testing.T) {
	f := fake(t)
	for _, want := range []string{"0000:c1:00.0", ""} {
		list, err := cuda.New().Devices()
		if err != nil {
			t.Fatal(err)
		}
		if got := list[0].PCI; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
		f.failOn("cuDeviceGetPCIBusId", 1, 1, 1)
	}
}
