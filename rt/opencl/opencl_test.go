package opencl_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
	"github.com/kbind/kbind/rt/rttest"
)

// TestConformance runs on every OpenCL device here; it says why it skips.
func TestConformance(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	rttest.Run(t, opencl.New(), rttest.Spec(driver.OpenCL))
}

// TestBuffers runs the conformance kit over buffer objects, as on a device that is no processor.
func TestBuffers(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	rttest.Run(t, opencl.NewWithBuffers(), rttest.Spec(driver.OpenCL))
}

func TestOverlap(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "opencl", rt.WithBackend(opencl.NewWithBuffers()))
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	b, err := rt.BufferFrom(s, make([]int32, 100))
	if err != nil {
		t.Fatal(err)
	}
	c := rt.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(8)}, rttest.Spec(driver.OpenCL), 0)
	rt.PutBuffer(c, b.Slice(1, 9))
	rt.PutBuffer(c, b.Slice(1, 9))
	rt.PutBuffer(c, b.Slice(2, 10))
	rt.PutValue(c, int32(8))
	if err := c.Launch(); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("windows that overlap and are written: %v", err)
	}
	if _, err := b.Ptr(); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("the address of a buffer object: %v", err)
	}
}

func TestBuildError(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	ctx, err := rt.Open(t.Context(), "opencl", rt.WithBackend(opencl.New()))
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer ctx.Close()
	spec := &driver.ModuleSpec{Name: "bad.cl", Dialect: driver.OpenCL, Sources: []driver.Source{{Name: "bad.cl", Text: "#include \"sub/part.h\"\nkernel void k(global int *p) {\n    *p = PART + wrong;\n}\n"},
		{Name: "sub/part.h", Text: "#define PART 5\n"}}, Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k", NameExpr: "k", Params: []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 4}}}}}
	if _, err := rt.Load(ctx, spec); !errors.Is(err, driver.ErrBuild) || !strings.Contains(err.Error(), "bad.cl:3:17") {
		t.Errorf("got %v", err)
	}
	fixed := *spec
	fixed.Sources = []driver.Source{{Name: "bad.cl", Text: strings.Replace(spec.Sources[0].Text, "wrong", "1", 1)}, spec.Sources[1]}
	m, err := rt.Load(ctx, &fixed)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Kernel("k"); err != nil {
		t.Error(err)
	}
	cu := *rttest.Spec(driver.CUDA)
	if _, err := rt.Load(ctx, &cu); !errors.Is(err, rt.ErrNoImage) {
		t.Errorf("a .cu file: %v", err)
	}
}

func Benchmark(b *testing.B) { rttest.Bench(b, opencl.New(), rttest.Spec(driver.OpenCL)) }
