package opencl_test

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/rttest/imagetest"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

// TestConformance runs on every OpenCL device here; it says why it skips.
func TestConformance(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	rttest.Run(t, opencl.New(), rttest.Spec(driver.OpenCL))
}

// TestPeers needs two devices. PoCL has as many as it is told of, before it is loaded.
func TestPeers(t *testing.T) {
	if os.Getenv("POCL_DEVICES") == "" {
		child := exec.Command(os.Args[0], "-test.run=^TestPeers$", "-test.v", "-test.timeout=120s")
		// "basic" may lock an event twice when several threads use a queue (PoCL 3.1), and stand still
		child.Env = append(os.Environ(), "POCL_DEVICES=pthread pthread")
		out, err := child.CombinedOutput()
		if err == nil && !strings.Contains(string(out), "skip:") {
			return
		}
		t.Logf("with two devices of PoCL: %v\n%s", err, out)
		if err != nil {
			t.Fail()
		}
	}
	t.Setenv("KBIND_CACHE", t.TempDir())
	rttest.RunPeers(t, opencl.New(), rttest.Spec(driver.OpenCL))
}

// TestBuffers runs the conformance kit over buffer objects, as on a device that is no processor.
func TestBuffers(t *testing.T) {
	testall.Need(t)
	t.Setenv("KBIND_CACHE", "off")
	rttest.Run(t, opencl.NewWithBuffers(), rttest.Spec(driver.OpenCL))
}

// TestImages runs the conformance kit for images and samplers, over shared virtual memory and over buffer objects.
func TestImages(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	imagetest.Run(t, opencl.New())
	imagetest.Run(t, opencl.NewWithBuffers())
}

// TestTuned runs kernels with other macros, for which there is a text of its own.
func TestTuned(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	tunetest.Run(t, opencl.New())
}

// opened is a context of backend b, which is closed at the end of the test. Without OpenCL the test is skipped.
func opened(t *testing.T, b driver.Backend) *rt.Context {
	t.Helper()
	ctx, err := rt.Open(t.Context(), "opencl", rt.WithBackend(b))
	if err != nil {
		t.Skip("skip: ", err)
	}
	t.Cleanup(func() { ctx.Close() })
	return ctx
}

func TestOverlap(t *testing.T) {
	ctx := opened(t, opencl.NewWithBuffers())
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	b, err := rt.BufferFrom(s, make([]int32, 100))
	if err != nil {
		t.Fatal(err)
	}
	c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(8)}, rttest.Spec(driver.OpenCL), 0)
	call.PutBuffer(c, b.Slice(1, 9))
	call.PutBuffer(c, b.Slice(1, 9))
	call.PutBuffer(c, b.Slice(2, 10))
	call.PutValue(c, int32(8))
	if err := c.Launch(); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("windows that overlap and are written: %v", err)
	}
	if _, err := b.Ptr(); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("the address of a buffer object: %v", err)
	}
}

// TestManyWindows gives kernels more windows of a buffer object than are kept as sub-buffers, and one without elements.
func TestManyWindows(t *testing.T) {
	ctx := opened(t, opencl.NewWithBuffers())
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	const step, windows = 1024, 200 // a multiple of any device's alignment
	b, err := rt.BufferFrom(s, make([]int32, step*windows))
	if err != nil {
		t.Fatal(err)
	}
	ones, err := rt.BufferFrom(s, []int32{1, 1})
	if err != nil {
		t.Fatal(err)
	}
	spec := rttest.Spec(driver.OpenCL)
	add := func(x rt.Buffer[int32], grid uint32) error {
		c := call.Prepare(s, rt.Launch{Grid: rt.D(grid), Block: rt.D(1)}, spec, 0)
		call.PutBuffer(c, x)
		call.PutBuffer(c, ones)
		call.PutBuffer(c, x)
		call.PutValue(c, int32(x.Len()))
		return c.Launch()
	}
	for range 2 {
		for i := range windows {
			if err := add(b.Slice(i*step, i*step+2), 2); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := add(b.Slice(step, step), 1); err != nil {
		t.Errorf("a window without elements: %v", err)
	}
	got := make([]int32, step*windows)
	if err := b.Read(s, got); err != nil {
		t.Fatal(err)
	}
	for i, v := range got {
		want := int32(0)
		if i%step < 2 {
			want = 2
		}
		if v != want {
			t.Fatalf("[%d] is %d", i, v)
		}
	}
}

// TestCloseWhileCopying closes a context while copies by way of other memory run.
func TestCloseWhileCopying(t *testing.T) {
	for range 20 {
		ctx, err := rt.Open(t.Context(), "opencl", rt.WithBackend(opencl.New()))
		if err != nil {
			t.Skip("skip: ", err)
		}
		var wg sync.WaitGroup
		started := make(chan struct{}, 4)
		for range cap(started) {
			s, err := rt.NewStream(ctx)
			if err != nil {
				t.Fatal(err)
			}
			b, err := rt.BufferFrom(s, make([]int32, 1000))
			if err != nil {
				t.Fatal(err)
			}
			wg.Go(func() {
				for i := 0; err == nil; i++ {
					if err = b.Slice(1, 1000).CopyFrom(s, b.Slice(0, 999)); i == 3 {
						started <- struct{}{}
					}
				}
				if !errors.Is(err, rt.ErrClosed) {
					t.Error(err)
				}
			})
		}
		for range cap(started) {
			<-started
		}
		if err := ctx.Close(); err != nil {
			t.Error(err)
		}
		wg.Wait()
	}
}

// TestHeaders compiles a file whose headers lie elsewhere than their #include lines say, two of them with one name.
func TestHeaders(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	ctx := opened(t, opencl.New())
	spec := &driver.ModuleSpec{Name: "src/k.cl", Dialect: driver.OpenCL, Sources: []driver.Source{
		{Name: "src/k.cl", Text: "#include \"./main.h\"\n#include \"b/x.h\"\nkernel void k(global int *p) { int one[A == 1 " +
			"&& B == 2 ? 1 : -1]; *p = sizeof one; }\n"},
		{Name: "../inc/main.h", Text: "#include \"x.h\"\n"}, {Name: "../inc/x.h", Text: "#define A 1\n"},
		{Name: "../inc/b/x.h", Text: "#define B 2\n"}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k", NameExpr: "k",
			Params: []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 4}}}}}
	if _, err := call.Load(ctx, spec); err != nil {
		t.Error(err)
	}
}

// TestUnits compiles two files as one text, the first of which includes a header.
func TestUnits(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	ctx := opened(t, opencl.New())
	spec := &driver.ModuleSpec{
		Name: "a.cl", Dialect: driver.OpenCL, Units: 2,
		Sources: []driver.Source{{Name: "a.cl", Text: "#include \"h.h\"\nkernel void a(global int *p) { *p = N; }"},
			{Name: "b.cl", Text: "kernel void b(global int *p) { *p = N + 1; }\n"},
			{Name: "h.h", Text: "#define N 5\n"}},
		Kernels: []driver.KernelSpec{{Name: "B", Symbol: "b", NameExpr: "b",
			Params: []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 4}}}},
	}
	m, err := call.Load(ctx, spec)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Kernel("b"); err != nil {
		t.Error(err)
	}
	one := *spec // the same files, of which only the first is compiled: not the code in the cache
	one.Units = 1
	if m, err = call.Load(ctx, &one); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Kernel("b"); err == nil {
		t.Error("a kernel of a file that is only a header was found")
	}
	if _, err := call.Load(ctx, &driver.ModuleSpec{Name: "none.cl", Dialect: driver.OpenCL}); !errors.Is(err,
		rt.ErrNoImage) {
		t.Errorf("a module without sources: %v", err)
	}
}

func TestBuildError(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	ctx := opened(t, opencl.New())
	spec := &driver.ModuleSpec{Name: "bad.cl", Dialect: driver.OpenCL,
		Sources: []driver.Source{{Name: "bad.cl",
			Text: "#include \"sub/part.h\"\nkernel void k(global int *p) {\n    *p = PART + wrong;\n}\n"},
			{Name: "sub/part.h", Text: "#define PART 5\n"}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k", NameExpr: "k",
			Params: []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 4}}}}}
	if _, err := call.Load(ctx, spec); !errors.Is(err, driver.ErrBuild) || !strings.Contains(err.Error(), "bad.cl:3:17") {
		t.Errorf("got %v", err)
	}
	fixed := *spec
	fixed.Sources = []driver.Source{{Name: "bad.cl", Text: strings.Replace(spec.Sources[0].Text, "wrong", "1", 1)},
		spec.Sources[1]}
	m, err := call.Load(ctx, &fixed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Kernel("k"); err != nil {
		t.Error(err)
	}
	cu := *rttest.Spec(driver.CUDA)
	if _, err := call.Load(ctx, &cu); !errors.Is(err, rt.ErrNoImage) {
		t.Errorf("a .cu file: %v", err)
	}
}

func Benchmark(b *testing.B) { rttest.Bench(b, opencl.New(), rttest.Spec(driver.OpenCL)) }

var launches = flag.Int("leak.launches", 5000, "launches of TestLeak")

// TestLeak needs a device; testdata/gpu/run.sh runs it with a million launches.
func TestLeak(t *testing.T) { rttest.Leak(t, opencl.New(), rttest.Spec(driver.OpenCL), *launches) }

// TestCacheKey has two programs that differ in what of the text only the host needs: each has a place of its own in
// the cache.
func TestCacheKey(t *testing.T) {
	ctx, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer ctx.Close()
	dir := t.TempDir()
	t.Setenv("KBIND_CACHE", dir)
	for i, host := range []string{"", "1:1-1:17"} {
		source := driver.Source{Name: "k.cl", Text: "constant int c=1;\nkernel void k(global int *out) { *out = 1; }\n",
			Host: host}
		m, err := ctx.Load(&driver.ModuleSpec{Name: "k.cl", Dialect: driver.OpenCL, Sources: []driver.Source{source}})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Close(); err != nil {
			t.Error(err)
		}
		files := 0
		if err := filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				files++
			}
			return err
		}); err != nil || files != i+1 {
			t.Errorf("%d programs in the cache, want %d; error %v", files, i+1, err)
		}
	}
}

// TestRoom wants memory that is being freed, after work that goes on: it waits for that.
func TestRoom(t *testing.T) {
	c, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer c.Close()
	s, err := c.NewStream()
	if err != nil {
		t.Fatal(err)
	}
	opencl.Limit(c, opencl.Used(c)+1000)
	m, err := c.Alloc(600)
	if err != nil {
		t.Fatal(err)
	}
	release, err := s.(driver.Holder).Hold()
	if err != nil {
		t.Skip("skip: ", err)
	}
	if err := errors.Join(s.Fill(m, 0, 600, []byte{1}), m.Free()); err != nil {
		t.Error(err)
	}
	time.AfterFunc(20*time.Millisecond, release)
	if m, err = c.Alloc(600); err == nil {
		err = m.Free()
	}
	if err != nil {
		t.Error(err)
	}
	if _, err := c.Alloc(1100); !errors.Is(err, driver.ErrOutOfMemory) {
		t.Errorf("more than there is: %v", err)
	}
}
