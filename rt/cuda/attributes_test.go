package cuda_test

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cuda"
)

// TestFakeAttributes reads what a driver tells of a kernel, and what one that lacks functions does not tell.
func TestFakeAttributes(t *testing.T) {
	for _, test := range []struct {
		flags []string
		want  rt.KernelInfo
		fits  bool // it tells the occupancy
	}{
		{nil, rt.KernelInfo{MaxThreads: 1024, BlockHint: 256, Multiple: 32, Registers: 40, Shared: 256, Local: 16,
			Constant: 64}, true},
		{[]string{"-DFAKE_OLD"}, rt.KernelInfo{MaxThreads: 1024, BlockHint: rt.Unknown, Multiple: 32, Registers: 40,
			Shared: 256, Local: 16, Constant: 64}, false},
	} {
		fake(t, test.flags...)
		ctx, err := rt.Open(t.Context(), "cuda", rt.WithBackend(cuda.New()))
		if err != nil {
			t.Fatal(err)
		}
		m, err := call.Load(ctx, fakeSpec())
		if err != nil {
			t.Fatal(err)
		}
		k, err := m.Kernel("add")
		if err != nil {
			t.Fatal(err)
		}
		if k.Info() != test.want {
			t.Errorf("%v: got %+v, want %+v", test.flags, k.Info(), test.want)
		}
		for _, c := range []struct {
			block        rt.Dim3
			shared, want int
		}{{rt.D(256), 0, 8}, {rt.D(16, 16), 0, 8}, {rt.D(256), 32 << 10, 1}, {rt.D(256), 64 << 10, 0}} {
			n, err := k.Occupancy(c.block, c.shared)
			if test.fits && (n != c.want || err != nil) || !test.fits && !errors.Is(err, rt.ErrNotSupported) {
				t.Errorf("%v: %v with %d bytes: got %d blocks, error %v", test.flags, c.block, c.shared, n, err)
			}
		}
		if err := ctx.Close(); err != nil {
			t.Fatal(err)
		}
		if _, err := k.Occupancy(rt.D(1), 0); !errors.Is(err, rt.ErrClosed) && !errors.Is(err, rt.ErrNotSupported) {
			t.Errorf("of a closed device: %v", err)
		}
	}
}

// TestFakeRecursion loads a kernel whose threads need a larger stack, and others.
func TestFakeRecursion(t *testing.T) {
	f := fake(t)
	ctx, err := rt.Open(t.Context(), "cuda", rt.WithBackend(cuda.New()))
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	load := func(kernel string, recursive bool) {
		t.Helper()
		spec := fakeSpec()
		for i := range spec.Kernels {
			if k := &spec.Kernels[i]; k.Symbol == kernel {
				k.Recursive = recursive
			}
		}
		m, err := call.Load(ctx, spec)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Kernel(kernel); err != nil {
			t.Fatal(err)
		}
	}
	sets := func(want int, after string) {
		t.Helper()
		if n := f.count("cuCtxSetLimit"); n != want {
			t.Errorf("after %s: the stack was set %d times, want %d", after, n, want)
		}
	}
	load("where", false)
	sets(0, "a kernel without recursion")
	const unsupportedLimit = 215
	f.failOn("cuCtxSetLimit", 1, 1, unsupportedLimit)
	load("where", true)
	sets(1, "a recursive kernel, with a driver that refuses")
	load("add", true)
	sets(2, "a recursive kernel")
	load("store", true)
	sets(2, "another recursive kernel")
}
