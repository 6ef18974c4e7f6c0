package cuda_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/vec"
)

// fakeDriver is the CUDA driver of testdata/fakecuda, which needs no GPU.
type fakeDriver struct {
	fail, calls, live dl.Func
}

// fakes are the builds of the driver, by their flags.
var fakes sync.Map

// buildFake returns the driver as a shared library.
func buildFake(gcc string, flags []string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "kbind-fakecuda-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "libfakecuda.so")
	args := append([]string{"-std=c11", "-D_GNU_SOURCE", "-O2", "-shared", "-fPIC", "-Wl,-Bsymbolic", "-o", path,
		"testdata/fakecuda/fakecuda.c"}, flags...)
	if out, err := exec.Command(gcc, args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	return os.ReadFile(path)
}

// fake builds the driver and makes it the one that cuda.New finds; without a C compiler it skips the test.
func fake(t testing.TB, flags ...string) *fakeDriver {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("skip: the fake driver is for Linux")
	}
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("skip: no gcc to build the fake driver with: ", err)
	}
	key := strings.Join(flags, " ")
	build, ok := fakes.Load(key)
	if !ok {
		build, _ = fakes.LoadOrStore(key, sync.OnceValues(func() ([]byte, error) { return buildFake(gcc, flags) }))
	}
	code, err := build.(func() ([]byte, error))()
	if err != nil {
		t.Fatal(err)
	}
	// of each test its own file: the loader keeps one library for each, and the driver its state
	path := filepath.Join(t.TempDir(), "libfakecuda.so")
	if err := os.WriteFile(path, code, 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("KBIND_CUDA_LIBRARY", path)
	t.Setenv("KBIND_NVRTC_LIBRARY", filepath.Join(t.TempDir(), "none.so"))
	lib, tried := dl.Search{Names: []string{path}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	return &fakeDriver{fail: lib.Func("fakeFail"), calls: lib.Func("fakeCalls"), live: lib.Func("fakeLive")}
}

// failOn makes the n-th call of the function from now on, and count-1 after it, fail with a code of CUDA's.
func (f *fakeDriver) failOn(name string, n, count, code int) {
	c := dl.CString(name)
	f.fail.Call(uintptr(unsafe.Pointer(&c[0])), uintptr(n), uintptr(count), uintptr(code))
}

// count is the number of calls of a function so far.
func (f *fakeDriver) count(name string) int {
	c := dl.CString(name)
	return int(f.calls.Call(uintptr(unsafe.Pointer(&c[0]))))
}

// empty reports the objects of the driver that are still there.
func (f *fakeDriver) empty(t *testing.T, when string) {
	t.Helper()
	if n := f.live.Call(); n != 0 {
		t.Errorf("%s: %d objects of the driver are still there", when, n)
	}
}

// fakeSpec is the conformance kit's module for the fake driver, whose code is the text "fake".
func fakeSpec() *driver.ModuleSpec {
	names := map[string]string{}
	for _, n := range []string{"add", "where", "reverse", "store", "spin", "isnull", "lookup", "fault", "table", "total"} {
		names[n] = n
	}
	return rttest.Spec(driver.CUDA, &driver.Code{Kind: "cubin", Arch: "sm_90", Data: "fake", Names: names})
}

// TestFake runs the conformance kit on the fake driver, and what a GPU would not show at will.
func TestFake(t *testing.T) {
	f := fake(t)
	rttest.Run(t, cuda.New(), fakeSpec())
	f.empty(t, "after the kit")
	t.Run("Failures", f.testFailures)
	t.Run("Fault", f.testFault)
	t.Run("Threads", f.testThreads)
	t.Run("Default", f.testDefault)
	t.Run("Stale", f.testStale)
}

// TestFakeOld runs the kit on a driver without memory pools, pinned memory, occupancy and what tells the parameters of
// a kernel.
func TestFakeOld(t *testing.T) {
	testall.Need(t)
	f := fake(t, "-DFAKE_OLD")
	rttest.Run(t, cuda.New(), fakeSpec())
	f.empty(t, "after the kit")
}

// TestFakeGuard runs what frees and closes everything while it is used on a driver that ends the process when
// something is used after that.
func TestFakeGuard(t *testing.T) {
	f := fake(t, "-DFAKE_GUARD")
	rttest.RunStress(t, cuda.New(), fakeSpec())
	f.empty(t, "after the stress")
}

// TestFakeBind binds a reference while its module is closed.
func TestFakeBind(t *testing.T) {
	fake(t, "-DFAKE_GUARD")
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	g := &driver.GlobalSpec{Symbol: "table", Size: 16, Object: driver.ArgTexture}
	for range 200 {
		m, err := c.Load(fakeSpec())
		if err != nil {
			t.Fatal(err)
		}
		var binders sync.WaitGroup
		for range 2 {
			binders.Go(func() {
				for {
					if err := m.(driver.Binder).Bind(g, nil); err != nil {
						if !errors.Is(err, driver.ErrClosed) {
							t.Error(err)
						}
						return
					}
				}
			})
		}
		time.Sleep(100 * time.Microsecond)
		if err := m.Close(); err != nil {
			t.Error(err)
		}
		binders.Wait()
	}
}

// TestFakeVariables uses variables of a module in captures, where work that would need memory in between is refused,
// and in images, which end with the module.
func TestFakeVariables(t *testing.T) {
	fake(t, "-DFAKE_GUARD")
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	m, err := c.Load(fakeSpec())
	if err != nil {
		t.Fatal(err)
	}
	var twice [2]driver.Mem
	for i := range twice {
		if twice[i], err = m.Global(&driver.GlobalSpec{Symbol: "table", Size: 16}); err != nil {
			t.Fatal(err)
		}
	}
	work, err := c.(driver.Grapher).Capture()
	if err != nil {
		t.Fatal(err)
	}
	for what, err := range map[string]error{
		"a copy that overlaps itself": work.Copy(twice[0], 0, twice[1], 4, 12),
		"a pattern of 8 bytes":        work.Fill(twice[0], 0, 16, []byte("01234567")),
	} {
		if !errors.Is(err, driver.ErrNotSupported) || !strings.Contains(err.Error(), what) {
			t.Errorf("%s in a capture: %v", what, err)
		}
	}
	if err := work.Close(); err != nil {
		t.Error(err)
	}
	imager := c.(driver.Imager)
	img, err := imager.ImageOf(twice[0], 0, &driver.ImageDesc{Shape: driver.ImageLinear, Width: 4, Order: driver.OrderR,
		Type: driver.TypeInt32})
	if err != nil {
		t.Fatal(err)
	}
	texture, err := imager.NewTexture(img, &driver.TextureDesc{})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Error(err)
	}
	if _, err := texture.(driver.Handler).Handle(); !errors.Is(err, driver.ErrClosed) {
		t.Errorf("a texture of a closed module's variable: %v", err)
	}
}

// session uses a little of everything, and returns the first error. It frees and closes whatever it got.
func session(spec *driver.ModuleSpec) (err error) {
	keep := func(e error) {
		if err == nil {
			err = e
		}
	}
	ctx, err := rt.Open(context.Background(), "cuda", rt.WithBackend(cuda.New()))
	if err != nil {
		return err
	}
	defer func() { keep(ctx.Close()) }()
	s, err := rt.NewStream(ctx)
	if err != nil {
		return err
	}
	ev, err := rt.NewEvent(ctx)
	if err != nil {
		return err
	}
	const n = 1 << 19 // large enough for pinned memory
	b, err := rt.BufferFrom(s, make([]int32, n))
	if err != nil {
		return err
	}
	defer func() { keep(b.Free()) }()
	keep(ev.Record(s))
	keep(b.Slice(0, 100).Fill(s, 1))
	keep(b.Slice(1, 100).CopyFrom(s, b.Slice(0, 99)))
	total := int32(5)
	keep(call.SetGlobal(ctx, spec, "total", &total))
	c := call.Prepare(s, rt.Launch{Grid: rt.D(n / 256), Block: rt.D(256)}, spec, 0)
	for range 3 {
		call.PutBuffer(c, b)
	}
	call.PutValue(c, int32(n))
	keep(c.Launch())
	keep(s.Wait(ev))
	keep(b.Read(s, make([]int32, n)))
	keep(ev.Wait(ctx))
	keep(pictures(s))
	keep(graph(ctx, s, b))
	keep(host(ctx, s, b))
	keep(s.Synchronize(ctx))
	keep(ev.Close())
	keep(s.Close())
	return err
}

// pictures uses an array, a texture and a surface. It closes whatever it got.
func pictures(s *rt.Stream) (err error) {
	keep := func(e error) {
		if err == nil {
			err = e
		}
	}
	d := rt.Size2D[vec.UChar4](5, 3)
	d.Storage = true
	img, err := rt.ImageFrom(s, d, make([]vec.UChar4, 15))
	if err != nil {
		return err
	}
	defer func() { keep(img.Free()) }()
	tex, err := img.Texture(rt.TextureDesc{})
	if err != nil {
		return err
	}
	defer func() { keep(tex.Close()) }()
	surf, err := img.Surface()
	if err != nil {
		return err
	}
	defer func() { keep(surf.Close()) }()
	keep(rt.ReadImage(s, img, make([]vec.UChar4, 15)))
	return err
}

// graph captures a fill and runs it.
func graph(ctx context.Context, s *rt.Stream, b rt.Buffer[int32]) error {
	g, err := rt.Capture(ctx, func(s *rt.Stream) error { return b.Slice(0, 10).Fill(s, 7) })
	if err != nil {
		return err
	}
	return errors.Join(g.Launch(s), g.Close())
}

// host uses page-locked memory, and asks for the state of the memory.
func host(ctx context.Context, s *rt.Stream, b rt.Buffer[int32]) error {
	h, err := rt.AllocHost[int32](ctx, 100)
	if err != nil {
		return err
	}
	_, err = rt.Memory(ctx)
	return errors.Join(b.CopyFrom(s, h.Buffer), err, h.Free(), rt.EmptyCache(ctx))
}

// testFailures makes each call of each function fail once: the error names the function or the feature works without
// it, and nothing is left behind.
func (f *fakeDriver) testFailures(t *testing.T) {
	if err := session(fakeSpec()); err != nil {
		t.Fatal(err)
	}
	f.empty(t, "after a session")
	const invalid, memory = 1, 2
	// What a driver may lack or a session need not know: the end of a context does not tell of waits that fail, and the
	// last answer about parameters is an error.
	optional := map[string]bool{"cuStreamSynchronize": true, "cuFuncGetParamInfo": true, "cuFuncLoad": true,
		"cuDeviceGetAttribute": true, "cuMemPoolCreate": true, "cuMemHostAlloc": true,
		"cuOccupancyMaxPotentialBlockSize": true}
	for _, name := range []string{"cuInit", "cuDriverGetVersion", "cuDeviceGetCount", "cuDeviceGet", "cuDeviceGetName",
		"cuDeviceTotalMem_v2", "cuDeviceGetAttribute", "cuCtxCreate_v2",
		"cuModuleLoadDataEx", "cuModuleGetFunction", "cuModuleGetGlobal_v2", "cuFuncGetAttribute", "cuFuncGetParamInfo",
		"cuMemHostAlloc", "cuMemPoolCreate", "cuMemPoolSetAttribute",
		"cuMemAllocFromPoolAsync", "cuStreamCreate", "cuStreamSynchronize", "cuStreamWaitEvent", "cuEventCreate",
		"cuEventRecord", "cuEventSynchronize", "cuMemcpyHtoDAsync_v2",
		"cuMemcpyDtoHAsync_v2", "cuMemcpyDtoDAsync_v2", "cuMemsetD32Async", "cuLaunchKernel",
		"cuOccupancyMaxPotentialBlockSize", "cuArray3DCreate_v2", "cuMemcpy3DAsync_v2", "cuTexObjectCreate",
		"cuSurfObjectCreate", "cuStreamBeginCapture_v2", "cuStreamEndCapture", "cuGraphInstantiateWithFlags", "cuGraphLaunch",
		"cuMemHostGetDevicePointer_v2", "cuMemPoolGetAttribute", "cuMemPoolTrimTo",
		"cuMemGetInfo_v2"} {
		before := f.count(name)
		if err := session(fakeSpec()); err != nil {
			t.Fatalf("before %s: %v", name, err)
		}
		calls := f.count(name) - before
		if calls == 0 {
			t.Errorf("a session does not call %s", name)
		}
		for n := 1; n <= min(calls, 12); n++ {
			code, count := []int{memory, invalid}[n%2], []int{1000, 1}[n/2%2]
			f.failOn(name, n, count, code)
			err := session(fakeSpec())
			f.failOn("", 0, 0, 0)
			if err == nil && !optional[name] && count > 1 {
				t.Errorf("%s failed with %d from call %d on, and nobody said so", name, code, n)
			}
			if err != nil && code == memory && strings.HasPrefix(name, "cuMemAlloc") && !errors.Is(err, rt.ErrOutOfMemory) {
				t.Errorf("call %d of %s: %v is no ErrOutOfMemory", n, name, err)
			}
			if left := f.live.Call(); left != 0 {
				t.Fatalf("call %d of %s failed with %d (%v): %d objects of the driver are still there", n, name, code, err, left)
			}
		}
	}
}

// testFault loses a context to a kernel: every call says which kernel it was, and a new context works.
func (f *fakeDriver) testFault(t *testing.T) {
	spec := fakeSpec()
	ctx, err := rt.Open(t.Context(), "cuda", rt.WithBackend(cuda.New()))
	if err != nil {
		t.Fatal(err)
	}
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	b, err := rt.BufferFrom(s, make([]int32, 10))
	if err != nil {
		t.Fatal(err)
	}
	launch := func(kernel int, args ...rt.Buffer[int32]) {
		t.Helper()
		c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, spec, kernel)
		for _, a := range args {
			call.PutBuffer(c, a)
		}
		if err := c.Launch(); err != nil {
			t.Fatal(err)
		}
	}
	launch(1, b) // "where", which was waited for and is not to blame
	if err := s.Synchronize(ctx); err != nil {
		t.Fatal(err)
	}
	launch(5, b, b)
	launch(7)
	var fault *rt.KernelError
	if err := s.Synchronize(ctx); !errors.As(err, &fault) || fault.Kernel != "fault or isnull" || !fault.Lost {
		t.Errorf("got %v", err)
	}
	_, allocErr := rt.NewBuffer[int32](ctx, 10)
	_, loadErr := call.Load(ctx, fakeSpec())
	for what, err := range map[string]error{"Read": b.Read(s, make([]int32, 1)), "NewBuffer": allocErr, "Load": loadErr,
		"Zero": b.Zero(s)} {
		if !errors.Is(err, rt.ErrFault) {
			t.Errorf("%s in a lost context: %v", what, err)
		}
	}
	if err := errors.Join(b.Free(), s.Close(), ctx.Close()); err != nil {
		t.Errorf("closing a lost context: %v", err)
	}
	if err := session(spec); err != nil {
		t.Errorf("a new context: %v", err)
	}
	f.empty(t, "after a fault")
}

// testDefault loses the default device, which is opened again.
func (f *fakeDriver) testDefault(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "cuda")
	spec := fakeSpec()
	ctx := context.Background()
	for range 3 {
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		b, err := rt.NewBuffer[int32](ctx, 10)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Zero(s); err != nil {
			t.Fatal(err)
		}
		const fault = 7
		if err := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, spec, fault).Launch(); err != nil {
			t.Fatal(err)
		}
		if err := s.Synchronize(ctx); !errors.Is(err, rt.ErrFault) {
			t.Fatalf("a fault: %v", err)
		}
		if err := b.Zero(s); !errors.Is(err, rt.ErrFault) && !errors.Is(err, rt.ErrClosed) {
			t.Errorf("a buffer of the lost device: %v", err)
		}
		if err := errors.Join(b.Free(), s.Close()); err != nil {
			t.Error(err)
		}
	}
}

// testThreads uses two contexts in turn on many threads, none of which has the right one current.
func (f *fakeDriver) testThreads(t *testing.T) {
	spec := fakeSpec()
	var contexts [2]*rt.Context
	for i := range contexts {
		var err error
		if contexts[i], err = rt.Open(t.Context(), "cuda", rt.WithBackend(cuda.New())); err != nil {
			t.Fatal(err)
		}
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			runtime.LockOSThread() // and end the thread with the goroutine
			for round := range 20 {
				ctx := contexts[round%2]
				s, err := rt.NewStream(ctx)
				if err != nil {
					t.Error(err)
					return
				}
				b, err := rt.BufferFrom(s, make([]int32, 100))
				if err != nil {
					t.Error(err)
					return
				}
				other, err := rt.NewStream(contexts[1-round%2]) // makes the other context current
				if err != nil {
					t.Error(err)
					return
				}
				c := call.Prepare(s, rt.Launch{Grid: rt.D(100), Block: rt.D(1)}, spec, 1)
				call.PutBuffer(c, b)
				got := make([]int32, 100)
				if err := errors.Join(c.Launch(), b.Read(s, got), b.Free(), other.Close(), s.Close()); err != nil ||
					got[99] != 100 {
					t.Errorf("round %d: %v, %v", round, got[99], err)
					return
				}
			}
		})
	}
	wg.Wait()
	for _, ctx := range contexts {
		if err := ctx.Close(); err != nil {
			t.Error(err)
		}
	}
	f.empty(t, "after two contexts")
}

// testStale gives a kernel parameters that the compiled one does not have, and code for another architecture.
func (f *fakeDriver) testStale(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "cuda", rt.WithBackend(cuda.New()))
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	find := func(change func(*driver.ModuleSpec)) error {
		spec := fakeSpec()
		change(spec)
		m, err := call.Load(ctx, spec)
		if err != nil {
			return err
		}
		_, err = m.Kernel("store")
		return err
	}
	const store = 3
	for _, c := range []struct {
		want   error
		text   string
		change func(*driver.ModuleSpec)
	}{
		{rt.ErrStale, "parameter b has 2 bytes in the compiled kernel, 4 in the generated code", func(s *driver.ModuleSpec) {
			s.Kernels[store].Params[2].Size = 4
		}},
		{rt.ErrStale, "the compiled kernel has more than 3 parameters", func(s *driver.ModuleSpec) {
			s.Kernels[store].Params = s.Kernels[store].Params[:3]
		}},
		{rt.ErrStale, "the compiled kernel has 4 parameters, the generated code passes 5", func(s *driver.ModuleSpec) {
			s.Kernels[store].Params = append(s.Kernels[store].Params,
				driver.ParamSpec{Name: "x", Kind: driver.ArgValue, Size: 4})
		}},
		{rt.ErrNoImage, "there is no code for sm_90 (there is cubin sm_100); and compiling the source: cuda: no NVRTC",
			func(s *driver.ModuleSpec) {
				s.Images[0].(*driver.Code).Arch = "sm_100"
			}},
		{rt.ErrNoImage, "the driver (CUDA 12.4) does not take the code made by the generator (cubin sm_90) for sm_90",
			func(s *driver.ModuleSpec) {
				s.Images[0].(*driver.Code).Data = "other"
			}},
		{rt.ErrOldDriver, "the driver (CUDA 12.4) is older than the generator (ptx compute_80), which made the code",
			func(s *driver.ModuleSpec) {
				*s.Images[0].(*driver.Code) = driver.Code{Kind: "ptx", Arch: "compute_80", Data: "new",
					Names: s.Images[0].(*driver.Code).Names}
			}},
		{nil, "cuModuleGetFunction", func(s *driver.ModuleSpec) { s.Images[0].(*driver.Code).Names["store"] = "other" }},
	} {
		err := find(c.change)
		if err == nil || c.want != nil && !errors.Is(err, c.want) ||
			!strings.Contains(strings.ToUpper(err.Error()), strings.ToUpper(c.text)) {
			t.Errorf("got %v, want %q", err, c.text)
		}
	}
}

// BenchmarkFake measures what our side of a launch costs beside a driver that empties the processor's first cache. The
// fake driver's own part is the sub-benchmark Driver.
func BenchmarkFake(b *testing.B) {
	fake(b, "-DFAKE_COLD")
	ctx, err := rt.Open(b.Context(), "cuda", rt.WithBackend(cuda.New()))
	if err != nil {
		b.Fatal(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		b.Fatal(err)
	}
	x, err := rt.BufferFrom(s, make([]int32, 1))
	if err != nil {
		b.Fatal(err)
	}
	spec := fakeSpec()
	launch := func() error {
		c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, spec, 0)
		c.Need("a", x.Len(), 1, "n")
		c.Need("b", x.Len(), 1, "n")
		c.Need("c", x.Len(), 1, "n")
		c.Threads(1, 1, 1)
		call.PutBuffer(c, x)
		call.PutBuffer(c, x)
		call.PutBuffer(c, x)
		call.PutValue(c, int32(1))
		return c.Launch()
	}
	lib, _ := dl.Search{Names: []string{os.Getenv("KBIND_CUDA_LIBRARY")}}.Open()
	driver, args := lib.Func("cuLaunchKernel"), make([]uintptr, 11)
	b.Run("Driver", func(b *testing.B) {
		for b.Loop() {
			driver.CallSlice(args)
		}
	})
	b.Run("Launch", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if err := launch(); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("Alloc", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			x, err := rt.NewBuffer[byte](ctx, 1<<20)
			if err := errors.Join(err, x.Free()); err != nil {
				b.Fatal(err)
			}
		}
	})
}
