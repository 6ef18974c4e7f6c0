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

// TestBuffers runs the same over buffer objects, whose windows begin at multiples of the device's alignment only: the checks that want other windows say
// that they are not supported.
func TestBuffers(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
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
	b, err := rt.BufferFrom(s, make([]int32, 4096))
	if err != nil {
		t.Fatal(err)
	}
	where := func(b rt.Buffer[int32]) error {
		c := rt.Prepare(s, rt.Launch{Grid: rt.D(4), Block: rt.D(8)}, rttest.Spec(driver.OpenCL), 1)
		rt.PutBuffer(c, b)
		return c.Launch()
	}
	if err := where(b.Slice(1024, 2048)); err != nil {
		t.Fatal(err)
	}
	if err := where(b.Slice(1, 100)); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("a window that is not aligned: %v", err)
	}
	if err := b.Slice(2048, 4096).CopyFrom(s, b.Slice(1000, 3048)); err != nil {
		t.Fatal(err)
	}
	if err := b.Slice(0, 10).Fill(s, 7); err != nil {
		t.Fatal(err)
	}
	got := make([]int32, 4096)
	if err := b.Read(s, got); err != nil {
		t.Fatal(err)
	}
	for i, v := range got {
		want := 0
		switch {
		case i < 10:
			want = 7
		case i >= 1024 && i < 1056:
			want = i - 1023
		case i >= 2072 && i < 2104:
			want = i - 2071
		}
		if int(v) != want {
			t.Fatalf("[%d] = %d, want %d", i, v, want)
		}
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
