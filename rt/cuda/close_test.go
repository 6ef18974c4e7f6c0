package cuda_test

import (
	"context"
	"errors"
	"os"
	"runtime"
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// within fails the test, with everybody's stack, where do takes longer than what nobody needs.
func within(t *testing.T, do func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		do()
	}()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		stacks := make([]byte, 1<<20)
		t.Fatalf("somebody waits for ever:\n%s", stacks[:runtime.Stack(stacks, true)])
	}
}

// TestHeldClose closes a context with a stream that is held, or that the driver did not hold: nobody waits for ever,
// and who releases the hold too late writes nowhere.
func TestHeldClose(t *testing.T) {
	for _, flags := range [][]string{{"-DFAKE_HOLD"}, nil} {
		f := fake(t, flags...)
		c, err := cuda.New().Open("")
		if err != nil {
			t.Fatal(err)
		}
		s, err := c.NewStream()
		if err != nil {
			t.Fatal(err)
		}
		release, err := s.(driver.Holder).Hold()
		if held := err == nil; held != (flags != nil) {
			t.Fatal(err)
		}
		var waiting sync.WaitGroup
		waiting.Go(func() {
			if err := s.Synchronize(context.Background()); err != nil && !errors.Is(err, driver.ErrClosed) {
				t.Error(err)
			}
		})
		waiting.Go(func() { _ = s.Close() })
		time.Sleep(10 * time.Millisecond) // in which both wait
		within(t, func() {
			if err := c.Close(); err != nil {
				t.Error(err)
			}
			waiting.Wait()
		})
		if release != nil {
			release()
		}
		f.empty(t, "after Close")
	}
}

// TestEventClosedWhileAwaited closes an event for which a goroutine waits without a deadline: nobody waits for the work
// before it, and the one who waits learns why the wait is over.
func TestEventClosedWhileAwaited(t *testing.T) {
	fake(t, "-DFAKE_HOLD")
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	s, err := c.NewStream()
	e, err2 := c.NewEvent()
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	release, err := s.(driver.Holder).Hold()
	if err := errors.Join(err, s.Record(e)); err != nil {
		t.Fatal(err)
	}
	defer release()
	within(t, func() {
		waited := make(chan error)
		go func() { waited <- e.Wait(context.Background()) }()
		time.Sleep(10 * time.Millisecond) // in which it waits
		if err := e.Close(); err != nil {
			t.Error(err)
		}
		if err := <-waited; !errors.Is(err, driver.ErrClosed) {
			t.Errorf("a wait for an event that is closed: %v", err)
		}
	})
}

// TestHolds releases the second of two holds first: the stream goes on after both.
func TestHolds(t *testing.T) {
	fake(t, "-DFAKE_HOLD")
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	s, err := c.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	var release [2]func()
	for i := range release {
		if release[i], err = s.(driver.Holder).Hold(); err != nil {
			t.Fatal(err)
		}
	}
	release[1]()
	if s.(driver.Failer).Idle() {
		t.Error("a stream goes on that is held still")
	}
	release[0]()
	if !s.(driver.Failer).Idle() {
		t.Error("the stream is held after all holds are released")
	}
}

// TestHoldBeside holds streams while they, and their context, are closed.
func TestHoldBeside(t *testing.T) {
	f := fake(t, "-DFAKE_HOLD")
	backend := cuda.New()
	within(t, func() {
		for i := range 100 {
			c, err := backend.Open("")
			if err != nil {
				t.Error(err)
				return
			}
			s, err := c.NewStream()
			if err != nil {
				t.Error(err)
				return
			}
			var beside sync.WaitGroup
			for range 2 {
				beside.Go(func() {
					for {
						release, err := s.(driver.Holder).Hold()
						if err != nil {
							return
						}
						release()
					}
				})
			}
			beside.Go(func() {
				if i%2 == 0 {
					_ = s.Close()
				}
				if err := c.Close(); err != nil {
					t.Error(err)
				}
			})
			beside.Wait()
		}
	})
	f.empty(t, "after Close")
}

// TestOccupancyAfterClose asks a kernel whose context is closed: a destroyed context is not made current for that.
func TestOccupancyAfterClose(t *testing.T) {
	f := fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	spec := fakeSpec()
	m, err := c.Load(spec)
	if err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&spec.Kernels[0])
	if err == nil {
		err = c.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := k.(driver.Occupier).Occupancy(256, 0); !errors.Is(err, driver.ErrClosed) {
		t.Errorf("the occupancy of a kernel of a closed context: %v", err)
	}
	if n := f.count("destroyed made current"); n != 0 {
		t.Errorf("a destroyed context is made current %d times", n)
	}
}

// thread runs functions on one thread, for which the driver knows a current context.
type thread chan func()

func newThread(t *testing.T) thread {
	work := make(thread)
	go func() {
		runtime.LockOSThread()
		for do := range work {
			do()
		}
	}()
	t.Cleanup(func() { close(work) })
	return work
}

func (w thread) do(f func()) {
	done := make(chan struct{})
	w <- func() {
		defer close(done)
		f()
	}
	<-done
}

// TestForeignCurrent uses a context of kbind's on a thread whose current context is somebody else's: it stays current,
// also where it has the handle of one that kbind had and closed, and one that its owner has destroyed on another thread
// is not made current again.
func TestForeignCurrent(t *testing.T) {
	f := fake(t, "-DFAKE_REUSE")
	lib, tried := dl.Search{Names: []string{os.Getenv("KBIND_CUDA_LIBRARY")}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	o := &foreignCUDA{t, lib}
	with := rt.WithBackend(cuda.New())
	// kept comes first, so that the handle of the next context is the one that is used again
	kept, err := rt.Open(t.Context(), "cuda:0", with)
	first, err2 := rt.Open(t.Context(), "cuda:0", with)
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	old, err := first.Native()
	if err := errors.Join(err, first.Close()); err != nil {
		t.Fatal(err)
	}
	here, there := newThread(t), newThread(t)
	use := func() {
		t.Helper()
		s, err := rt.NewStream(kept)
		if err == nil {
			err = s.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	here.do(func() {
		handle := o.object("cuCtxCreate_v2", 0, 0)
		if handle != old.Context {
			t.Errorf("the test's own context is at %#x, not %#x", handle, old.Context)
		}
		use()
		if now := o.object("cuCtxGetCurrent"); now != handle {
			t.Errorf("the thread's context is %#x, and was %#x", now, handle)
		}
		there.do(func() { o.call("cuCtxDestroy_v2", handle) })
		use()
	})
	if n := f.count("destroyed made current"); n != 0 {
		t.Errorf("a destroyed context is made current %d times", n)
	}
}

// TestCurrentOnDevice has contexts destroyed, kbind's own and somebody else's, that are current on another thread,
// which then uses others. A driver may crash where a destroyed one is made current again.
func TestCurrentOnDevice(t *testing.T) {
	if devices, err := cuda.New().Devices(); err != nil || len(devices) == 0 {
		t.Skip("skip: no device of CUDA: ", err)
	}
	lib, tried := dl.Search{Env: "KBIND_CUDA_LIBRARY", Names: []string{"libcuda.so.1"}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	o, with := &foreignCUDA{t, lib}, rt.WithBackend(cuda.New())
	open := func() *rt.Context {
		ctx, err := rt.Open(t.Context(), "cuda:0", with)
		if err != nil {
			t.Fatal(err)
		}
		return ctx
	}
	kept, here, there := open(), newThread(t), newThread(t)
	defer kept.Close()
	native, err := kept.Native()
	if err != nil {
		t.Fatal(err)
	}
	use := func(ctx *rt.Context) {
		s, err := rt.NewStream(ctx)
		if err == nil {
			err = s.Close()
		}
		if err != nil {
			t.Error(err)
		}
	}
	for range 3 {
		closed := open()
		here.do(func() { use(closed) })
		there.do(func() {
			if err := closed.Close(); err != nil {
				t.Error(err)
			}
		})
		here.do(func() {
			adopted, err := rt.Adopt(t.Context(), "cuda", native, with)
			if err != nil {
				t.Error(err)
				return
			}
			use(adopted)
			if err := adopted.Close(); err != nil {
				t.Error(err)
			}
			use(kept)
		})
		foreign := uintptr(0)
		here.do(func() { foreign = o.object("cuCtxCreate_v2", 0, 0) })
		here.do(func() {
			use(kept)
			if now := o.object("cuCtxGetCurrent"); now != foreign {
				t.Errorf("the thread's context is %#x, and was %#x", now, foreign)
			}
		})
		there.do(func() { o.call("cuCtxDestroy_v2", foreign) })
		here.do(func() { use(kept) })
	}
}

// TestNativeStaysCurrent makes a context of kbind's current by its handle, and uses another: the first stays current
// until it is closed, and is not made current again after that.
func TestNativeStaysCurrent(t *testing.T) {
	f := fake(t)
	lib, tried := dl.Search{Names: []string{os.Getenv("KBIND_CUDA_LIBRARY")}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	o := &foreignCUDA{t, lib}
	with := rt.WithBackend(cuda.New())
	shown, err := rt.Open(t.Context(), "cuda:0", with)
	other, err2 := rt.Open(t.Context(), "cuda:0", with)
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	native, err := shown.Native()
	if err != nil {
		t.Fatal(err)
	}
	here, there := newThread(t), newThread(t)
	use := func() {
		s, err := rt.NewStream(other)
		if err := errors.Join(err, s.Close()); err != nil {
			t.Error(err)
		}
	}
	here.do(func() {
		o.call("cuCtxSetCurrent", native.Context)
		use()
		if now := o.object("cuCtxGetCurrent"); now != native.Context {
			t.Errorf("the thread's context is %#x, and was %#x", now, native.Context)
		}
		there.do(func() {
			if err := shown.Close(); err != nil {
				t.Error(err)
			}
		})
		use()
	})
	if n := f.count("destroyed made current"); n != 0 {
		t.Errorf("a destroyed context is made current %d times", n)
	}
}

// TestCachedBesideClose asks for what is kept while the context is closed.
func TestCachedBesideClose(t *testing.T) {
	fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	m, err := c.(driver.HostAllocator).AllocHost(1000)
	if err == nil {
		err = m.Free()
	}
	if err != nil {
		t.Fatal(err)
	}
	var asking sync.WaitGroup
	asking.Go(func() {
		for c.(driver.HostCacher).HostCached() > 0 {
		}
	})
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	asking.Wait()
}

// TestRoom has the driver find no memory for things of each kind: what is kept free for later is given back, and it
// finds some.
func TestRoom(t *testing.T) {
	f := newSpareTest(t)
	module := fakeSpec()
	for name, do := range map[string]func() error{
		"cuMemAllocFromPoolAsync": func() error {
			b, err := rt.NewBuffer[byte](f.ctx, 777)
			return errors.Join(err, b.Free())
		},
		"cuMemHostAlloc": func() error {
			b, err := rt.AllocHost[byte](f.ctx, 1<<20)
			return errors.Join(err, b.Free())
		},
		"cuArray3DCreate_v2": func() error {
			img, err := rt.NewImage(f.ctx, rt.Size2D[float32](5, 3))
			return errors.Join(err, img.Free())
		},
		"cuModuleLoadDataEx": func() error {
			_, err := call.Load(f.ctx, module)
			return err
		},
	} {
		f.cycle(1000, nil) // which is kept
		freed := f.count("cuMemFreeAsync")
		const outOfMemory = 2
		f.failOn(name, 1, 1, outOfMemory)
		if err := do(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if name != "cuMemHostAlloc" && f.count("cuMemFreeAsync") == freed {
			t.Errorf("%s: memory that is kept is not given back", name)
		}
		if err := rt.EmptyCache(f.ctx); err != nil {
			t.Fatal(err)
		}
		f.failOn(name, 1, 2, outOfMemory)
		if err := do(); name != "cuModuleLoadDataEx" && !errors.Is(err, rt.ErrOutOfMemory) {
			t.Errorf("%s: without any memory: %v", name, err)
		}
		f.failOn("", 0, 0, 0)
	}
}

// TestCapturedByOthers frees things while somebody else captures a stream: nothing is done to the stream that would
// become part of the graph, and once the capture is over the next call that needs memory frees them.
func TestCapturedByOthers(t *testing.T) {
	f := newSpareTest(t)
	lib, tried := dl.Search{Names: []string{os.Getenv("KBIND_CUDA_LIBRARY")}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	b, err := rt.NewBuffer[byte](f.ctx, 1000)
	host, err2 := rt.AllocHost[byte](f.ctx, 1<<20)
	img, err3 := rt.NewImage(f.ctx, rt.Size2D[float32](5, 3))
	foreign, err4 := rt.NewBuffer[byte](f.ctx, 10)
	at, err5 := foreign.Native()
	h, err6 := f.s.Native()
	if err := errors.Join(err, err2, err3, err4, err5, err6, f.s.Synchronize(t.Context())); err != nil {
		t.Fatal(err)
	}
	owner, dropped := new([64]byte), make(chan bool, 1)
	runtime.AddCleanup(owner, func(int) { dropped <- true }, 0)
	adopted, err := rt.BufferAt[byte](f.ctx, at.Handle, 10, owner)
	if err != nil {
		t.Fatal(err)
	}
	owner = nil
	o := &foreignCUDA{t, lib}
	const relaxed = 2
	o.call("cuStreamBeginCapture_v2", h, relaxed)
	freed := func() [3]int {
		return [3]int{f.count("cuMemFreeAsync"), f.count("cuMemFreeHost"), f.count("cuArrayDestroy")}
	}
	used := func() [4]int {
		return [4]int{f.count("cuEventRecord"), f.count("cuStreamQuery"), f.count("cuStreamWaitEvent"),
			f.count("cuStreamSynchronize")}
	}
	before, calls := freed(), used()
	for what, free := range map[string]func() error{"a buffer": b.Free, "memory of the host": host.Free,
		"an image": img.Free, "adopted memory": adopted.Free} {
		if err := free(); err != nil {
			t.Errorf("%s is freed while others capture a stream: %v", what, err)
		}
	}
	if used() != calls {
		t.Error("the captured stream is used")
	}
	if freed() != before {
		t.Error("something is freed while its last use may be in the capture")
	}
	graph := new(uintptr)
	if r := lib.Func("cuStreamEndCapture").Call(h, uintptr(unsafe.Pointer(graph))); int32(r) != 0 {
		t.Fatal(int32(r))
	}
	o.call("cuGraphDestroy", *graph)
	if err := errors.Join(foreign.Free(), rt.EmptyCache(f.ctx)); err != nil {
		t.Fatal(err)
	}
	if now := freed(); now[0] < before[0]+2 || now[1] != before[1]+1 || now[2] != before[2]+1 {
		t.Errorf("after the capture: %v are freed, before it %v", now, before)
	}
	within(t, func() {
		for {
			runtime.GC()
			select {
			case <-dropped:
				return
			case <-time.After(time.Millisecond):
			}
		}
	})
}

// TestRoomOfOthers has the driver find no memory while other contexts of the same device keep some, each opened by
// itself: they give it back, and those of another device only what is page-locked.
func TestRoomOfOthers(t *testing.T) {
	f := fake(t, "-DFAKE_DEVICES=2")
	var contexts [3]*rt.Context
	for i, device := range []string{"cuda:0", "cuda:0", "cuda:1"} {
		var err error
		if contexts[i], err = rt.Open(t.Context(), device); err != nil {
			t.Fatal(err)
		}
		defer contexts[i].Close()
	}
	keep := func(ctx *rt.Context) {
		b, err := rt.NewBuffer[byte](ctx, 1000)
		h, err2 := rt.AllocHost[byte](ctx, 1<<20)
		if err := errors.Join(err, err2, b.Free(), h.Free()); err != nil {
			t.Fatal(err)
		}
	}
	kept := func() (device, host [3]int64) {
		for i, ctx := range contexts {
			m, err := rt.Memory(ctx)
			if err != nil {
				t.Fatal(err)
			}
			device[i], host[i] = m.Cached, m.HostCached
		}
		return device, host
	}
	for _, ctx := range contexts[1:] {
		keep(ctx)
	}
	if device, host := kept(); device != [3]int64{0, 1000, 1000} || host != [3]int64{0, 1 << 20, 1 << 20} {
		t.Fatalf("before, %v and %v are kept", device, host)
	}
	const outOfMemory = 2
	f.failOn("cuMemAllocFromPoolAsync", 1, 1, outOfMemory)
	b, err := rt.NewBuffer[byte](contexts[0], 777)
	if err != nil {
		t.Error(err)
	}
	defer b.Free()
	if device, _ := kept(); device != [3]int64{0, 0, 1000} {
		t.Errorf("for a buffer, %v are kept", device)
	}
	f.failOn("cuMemHostAlloc", 1, 1, outOfMemory)
	h, err := rt.AllocHost[byte](contexts[0], 777)
	if err != nil {
		t.Error(err)
	}
	defer h.Free()
	if device, host := kept(); device != [3]int64{0, 0, 1000} || host != [3]int64{} {
		t.Errorf("for memory of the host, %v and %v are kept", device, host)
	}
}
