package opencl_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
)

// translated is a module in CUDA C++ that comes with OpenCL C.
func translated() *call.ModuleSpec {
	params := []call.ParamSpec{{Name: "x", Kind: call.Mem, Size: 4}, {Name: "n", Kind: call.Value, Size: 4}}
	return &call.ModuleSpec{
		Name:    "translated.cu",
		Dialect: call.CUDA,
		Kernels: []call.KernelSpec{
			{Name: "Hidden", Symbol: "hidden", Params: params, DynamicShared: true},
			{Name: "Fails", Symbol: "fails", Params: params, DynamicShared: true},
			{Name: "Refused", Symbol: "refused", Params: params},
			{Name: "Broken", Symbol: "broken", Params: params},
		},
		Globals: []call.GlobalSpec{{Symbol: "offset", Size: 4}, {Symbol: "scale", Size: 4}},
		Images: []call.ModuleImage{&call.Texts{
			Language:    call.OpenCL,
			Globals:     "\x03",
			GlobalsSize: 24,
			Pointers:    map[int]int{16: 8}, // at byte 16 the address of scale
			Offsets:     map[string]int{"offset": 0, "scale": 8},
			Kernels: map[string]call.KernelText{
				"hidden": {Entry: "hidden_1", Hidden: []call.Hidden{call.HiddenShared, call.HiddenGlobals, call.HiddenExchange},
					Text: `kernel void hidden_1(global int *x, int n, local int *s, global uchar *g, local ulong *e) {
    int i = get_local_id(0);
    s[i] = x[i];
    e[i] = n;
    barrier(CLK_LOCAL_MEM_FENCE);
    x[i] = s[n - 1 - i] * *(global int *)*(global ulong *)(g + 16) + *(global int *)g + (int)e[n - 1 - i];
}`},
				"fails": {Entry: "fails", Hidden: []call.Hidden{call.HiddenFault},
					Text: "kernel void fails(global int *x, int n, global uint *fault) { if (n > x[0]) *fault = 1; }"},
				"refused": {Refused: "translated.cu:7:3: nothing like it"},
				"broken":  {Entry: "broken", Text: "kernel void broken(global int *x, int n) {\n    x = ; // translated.cu:9\n}"},
			},
		}},
	}
}

// TestTextOptions wants exact divisions of floats of devices that have them, and of no other, whose compilers refuse
// the option.
func TestTextOptions(t *testing.T) {
	const option = "-cl-fp32-correctly-rounded-divide-sqrt"
	if exact, plain := opencl.TextOptions(0xbf), opencl.TextOptions(0x3f); !strings.Contains(exact, option) ||
		strings.Contains(plain, option) {
		t.Errorf("%q, and %q without the bit", exact, plain)
	}
}

// TestTexts runs translated kernels, over shared virtual memory and over buffer objects.
func TestTexts(t *testing.T) {
	for name, backend := range map[string]*opencl.Backend{"svm": opencl.New(), "buffers": opencl.NewWithBuffers()} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("KBIND_CACHE", t.TempDir())
			ctx := opened(t, backend)
			s, err := rt.NewStream(ctx)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			runTexts(t, ctx, s)
		})
	}
}

// otherMemory allocates buffers of many sizes, of which it frees some at once and the others in the end.
func otherMemory(t *testing.T, ctx context.Context, s *rt.Stream) {
	for i := range 64 {
		b, err := rt.BufferFrom(s, make([]int32, 1<<(i%16)))
		if err == nil {
			err = s.Synchronize(ctx)
		}
		if err != nil {
			t.Fatal(err)
		}
		if i%3 == 0 {
			err = b.Free()
		} else {
			defer b.Free()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

func runTexts(t *testing.T, ctx context.Context, s *rt.Stream) {
	spec := translated()
	if !opencl.New().Takes(&call.ModuleSpec{Dialect: call.OpenCL}) || opencl.New().Takes(spec) {
		t.Error("the automatic choice of a device does not take OpenCL C, or takes a module of which a kernel is refused")
	}
	b, err := rt.BufferFrom(s, []int32{1, 2, 3, 4})
	if err != nil {
		t.Fatal(err)
	}
	launch := func(kernel, shared int, n int32) error {
		c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(4), Shared: shared}, spec, kernel)
		call.PutBuffer(c, b)
		call.PutValue(c, n)
		return c.Launch()
	}
	scale := int32(10)
	if err := call.SetGlobal(ctx, spec, "scale", &scale); err != nil {
		t.Fatal(err)
	}
	if err := launch(0, 16, 4); err != nil {
		t.Fatal(err)
	}
	got := make([]int32, 4)
	if err := errors.Join(b.Read(s, got), s.Synchronize(ctx)); err != nil {
		t.Fatal(err)
	}
	if want := [4]int32{47, 37, 27, 17}; [4]int32(got) != want {
		t.Errorf("%v, want %v", got, want)
	}
	otherMemory(t, ctx, s) // meanwhile the address among the first values holds
	scale = 100
	if err := errors.Join(b.Upload(s, []int32{1, 2, 3, 4}), call.SetGlobal(ctx, spec, "scale", &scale), launch(0, 16, 4),
		b.Read(s, got), s.Synchronize(ctx)); err != nil {
		t.Fatal(err)
	}
	if want := [4]int32{407, 307, 207, 107}; [4]int32(got) != want {
		t.Errorf("after other allocations %v, want %v", got, want)
	}
	if err := b.Upload(s, []int32{47, 37, 27, 17}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		n    int32
		fail bool
	}{{40, false}, {50, true}, {40, false}} {
		err := launch(1, 0, c.n)
		if err != nil {
			t.Errorf("n is %d: the launch waits: %v", c.n, err)
		}
		var failed *rt.KernelError
		if err = s.Synchronize(ctx); errors.As(err, &failed) != c.fail || c.fail && failed.Kernel != "Fails" {
			t.Errorf("n is %d: %v", c.n, err)
		}
	}
	// After a launch that fails, one that does not, and each way of waiting.
	for name, wait := range map[string]func() error{
		"read": func() error { return b.Read(s, got) }, "synchronize": func() error { return s.Synchronize(ctx) },
		"upload": func() error { return b.Upload(s, got) },
	} {
		err := errors.Join(b.Read(s, got), launch(1, 0, 50), launch(1, 0, 40))
		var failed *rt.KernelError
		if werr := wait(); err != nil || !errors.As(werr, &failed) {
			t.Errorf("%s: %v, and waiting: %v", name, err, werr)
		}
		if err := s.Synchronize(ctx); err != nil {
			t.Errorf("%s: told twice: %v", name, err)
		}
	}
	if err := launch(1, 8, 40); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("shared memory for a kernel without any: %v", err)
	}
	if err := launch(2, 0, 1); !errors.Is(err, rt.ErrNotSupported) || !strings.Contains(err.Error(), "translated.cu:7:3") {
		t.Errorf("a kernel that has no translation: %v", err)
	}
	var build *rt.BuildError
	if err := launch(3, 0, 1); !errors.As(err, &build) || !strings.Contains(build.Log, "translated.cu:9:") {
		t.Errorf("a translation that does not compile: %v", err)
	}
}

// TestFaults launches a kernel that fails on one stream, and one that does not on another of the same module, at once.
func TestFaults(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	ctx := opened(t, opencl.New())
	spec := translated()
	var wg sync.WaitGroup
	for _, n := range []int32{40, 50} {
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		b, err := rt.BufferFrom(s, []int32{45, 0, 0, 0})
		if err != nil {
			t.Fatal(err)
		}
		wg.Go(func() {
			for i := range 200 {
				c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(4)}, spec, 1)
				call.PutBuffer(c, b)
				call.PutValue(c, n)
				lerr := c.Launch()
				var failed *rt.KernelError
				if err := s.Synchronize(ctx); lerr != nil || errors.As(err, &failed) != (n == 50) {
					t.Errorf("launch %d with %d: %v, %v", i, n, lerr, err)
					return
				}
			}
		})
	}
	wg.Wait()
}

// TestTextsMemory wants the memory of a module's variables back when the module is closed.
func TestTextsMemory(t *testing.T) {
	ctx, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer ctx.Close()
	m, err := ctx.Load(translated())
	if err != nil {
		t.Fatal(err)
	}
	if opencl.Used(ctx) == 0 {
		t.Error("the variables have no memory")
	}
	if err := m.Close(); err != nil || opencl.Used(ctx) != 0 {
		t.Errorf("%v, and %d bytes are left", err, opencl.Used(ctx))
	}
}

// TestBindBesideFault binds a texture reference while a launch that fails is queued: who waits for its stream learns
// of it, and the one who binds does not.
func TestBindBesideFault(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	c, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer c.Close()
	spec := translated()
	m, err := c.Load(spec)
	s, err2 := c.NewStream()
	b, err3 := c.Alloc(16)
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&spec.Kernels[1])
	if err := errors.Join(err, s.Fill(b, 0, 16, []byte{0})); err != nil {
		t.Fatal(err)
	}
	one := driver.Dim3{X: 1, Y: 1, Z: 1}
	if err := s.Launch(k, &driver.Launch{Grid: one, Block: one, Values: []byte{50, 0, 0, 0}, Args: []driver.Arg{
		{Kind: driver.ArgMem, Mem: b, Size: 16}, {Kind: driver.ArgValue, Size: 4}}}); err != nil {
		t.Fatal(err)
	}
	if err := m.(driver.Binder).Bind(&driver.GlobalSpec{Symbol: "scale", Size: 8, Object: driver.ArgTexture},
		nil); err != nil {
		t.Errorf("binding tells of a launch: %v", err)
	}
	var failed *driver.KernelError
	if err := s.Synchronize(t.Context()); !errors.As(err, &failed) {
		t.Errorf("after a launch that fails: %v", err)
	}
}

// TestWarpsInMemory loads texts of which a compiler takes one only without PTX's instructions about warps, as the
// assemblers of old drivers do, one needs pointers into any address space, and one builds in neither way.
func TestWarpsInMemory(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	c, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer c.Close()
	text := func(condition string) string {
		return "#if " + condition + "\n#error no such instruction\n#endif\nkernel void k(global int *x) { *x = 7; }\n"
	}
	spec := &driver.ModuleSpec{Name: "warps.cu", Dialect: driver.CUDA, Images: []driver.Image{&driver.Texts{
		Language: driver.OpenCL, Kernels: map[string]driver.KernelText{
			"retried": {Entry: "k", Text: text("!defined KB_WARPS_IN_MEMORY")},
			"never":   {Entry: "k", Text: text("defined KB_WARPS_IN_MEMORY || 1")},
			"generic": {Entry: "k", Text: "kernel void k(global int *x) { int *p = x; *p = 7; }\n",
				Needs: []string{"generic-address-space"}, Generic: "warps.cu:3:5: it points everywhere"}}}}}
	m, err := c.Load(spec)
	if err != nil {
		t.Fatal(err)
	}
	kernel := func(symbol string) (driver.Kernel, error) {
		return m.Kernel(&driver.KernelSpec{Name: symbol, Symbol: symbol,
			Params: []driver.ParamSpec{{Name: "x", Kind: driver.ArgMem, Size: 8}}})
	}
	var build *driver.BuildError
	if _, err := kernel("never"); !errors.As(err, &build) {
		t.Errorf("a text that never builds: %v", err)
	}
	if _, err := kernel("generic"); err != nil && (!errors.Is(err, driver.ErrNotSupported) ||
		!strings.HasSuffix(err.Error(), ": warps.cu:3:5: it points everywhere")) {
		t.Errorf("pointers into any address space: %v", err)
	}
	k, err := kernel("retried")
	if err != nil {
		t.Fatal(err)
	}
	x, err := c.Alloc(4)
	s, err2 := c.NewStream()
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	one, got := driver.Dim3{X: 1, Y: 1, Z: 1}, make([]byte, 4)
	err = s.Launch(k, &driver.Launch{Grid: one, Block: one, Args: []driver.Arg{{Kind: driver.ArgMem, Mem: x, Size: 4}}})
	if err := errors.Join(err, s.Download(got, x, 0)); err != nil || got[0] != 7 {
		t.Errorf("the kernel left %v: %v", got, err)
	}
}

// TestWholeWarps launches a text that is built in two ways: for blocks that are rows of whole warps, and for others.
func TestWholeWarps(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	c, err := opencl.New().Open("")
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer c.Close()
	const text = "#ifndef KB_WHOLE_WARPS\n#define KB_WHOLE_WARPS 0\n#endif\n" +
		"kernel void k(global int *x) { *x = 7 + KB_WHOLE_WARPS; }\n"
	spec := &driver.ModuleSpec{Name: "whole.cu", Dialect: driver.CUDA, Images: []driver.Image{&driver.Texts{
		Language: driver.OpenCL, Kernels: map[string]driver.KernelText{"k": {Entry: "k", Text: text}}}}}
	m, err := c.Load(spec)
	if err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&driver.KernelSpec{Name: "k", Symbol: "k",
		Params: []driver.ParamSpec{{Name: "x", Kind: driver.ArgMem, Size: 8}}})
	x, err2 := c.Alloc(4)
	s, err3 := c.NewStream()
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		grid, block driver.Dim3
		want        byte
	}{
		{driver.Dim3{X: 1, Y: 1, Z: 1}, driver.Dim3{X: 64, Y: 2, Z: 1}, 8},
		{driver.Dim3{X: 2, Y: 1, Z: 1}, driver.Dim3{X: 16, Y: 2, Z: 1}, 7},
		{driver.Dim3{X: 1, Y: 1, Z: 1}, driver.Dim3{X: 33, Y: 1, Z: 1}, 7},
		{driver.Dim3{X: 1, Y: 1, Z: 1}, driver.Dim3{X: 32, Y: 1, Z: 1}, 8},
	} {
		got := make([]byte, 4)
		err := s.Launch(k, &driver.Launch{Grid: test.grid, Block: test.block,
			Args: []driver.Arg{{Kind: driver.ArgMem, Mem: x, Size: 4}}})
		if err := errors.Join(err, s.Download(got, x, 0)); err != nil || got[0] != test.want {
			t.Errorf("blocks of %v: the kernel left %v, not %d: %v", test.block, got, test.want, err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestPartFault launches a kernel that says that it can fail only in blocks that are not rows of whole warps, and whose
// word nobody reads after others.
func TestPartFault(t *testing.T) {
	t.Setenv("KBIND_CACHE", t.TempDir())
	ctx := opened(t, opencl.New())
	spec := &call.ModuleSpec{Name: "part.cu", Dialect: call.CUDA,
		Kernels: []call.KernelSpec{{Name: "Fails", Symbol: "fails"}},
		Images: []call.ModuleImage{&call.Texts{Language: call.OpenCL, Kernels: map[string]call.KernelText{"fails": {
			Entry: "fails", Hidden: []call.Hidden{call.HiddenPartFault},
			Text: "// KB_WHOLE_WARPS\nkernel void fails(global uint *fault) { *fault = 1; }\n"}}}}}
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		block rt.Dim3
		fails bool
	}{{rt.D(64), false}, {rt.D(16), true}, {rt.D(64, 2), false}, {rt.D(33), true}, {rt.D(32), false}} {
		err := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: test.block}, spec, 0).Launch()
		var failed *rt.KernelError
		if werr := s.Synchronize(ctx); err != nil || errors.As(werr, &failed) != test.fails {
			t.Errorf("blocks of %v: %v, and waiting: %v", test.block, err, werr)
		}
	}
}

// TestContracts has the options with which GPUs leave products and sums alone.
func TestContracts(t *testing.T) {
	for _, test := range []struct {
		options []string
		want    bool
	}{
		{nil, true},
		{[]string{"-DN=3", "-fmad=true"}, true},
		{[]string{"-fmad=false"}, false},
		{[]string{"--fmad=false", "-O3"}, false},
		{[]string{"-fmad", "false"}, false},
	} {
		if got := opencl.Contracts(&driver.ModuleSpec{Options: test.options}); got != test.want {
			t.Errorf("%q: %v", test.options, got)
		}
	}
}
