package cc_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cc"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/rttest/imagetest"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

// header declares what the runtime hands over, as generated texts do.
const header = `#include <stdint.h>
typedef struct {
    uint32_t grid[3], block[3];
    int64_t shared;
    const struct { char *p; int64_t n; } *args;
    char *globals;
    const volatile uint32_t *stop;
} kb_launch;
typedef struct {
    uint32_t block[3], thread, line, unused;
    const char *file, *fault;
    char *text;
    int64_t len, cap;
    void *jump[64];
} kb_worker;
#define KERNEL(name) __attribute__((visibility("default"))) \
    int32_t name(const kb_launch *l, uint64_t from, uint64_t to, kb_worker *w)
`

// module is one with texts that were written by hand.
func module() *call.ModuleSpec {
	params := []call.ParamSpec{{Name: "x", Kind: call.Mem, Size: 4}, {Name: "n", Kind: call.Value, Size: 4}}
	spec := &call.ModuleSpec{Name: "hand.cu", Dialect: call.CUDA,
		Sources: []call.Source{{Name: "hand.cu"}},
		Globals: []call.GlobalSpec{{Symbol: "scale", Size: 4}}}
	texts := &call.Texts{Language: call.C, Header: header, Globals: "\x01\x00\x00\x00\x03", GlobalsSize: 16,
		Offsets: map[string]int{"scale": 8}, Kernels: map[string]call.KernelText{}}
	for name, k := range map[string]call.KernelText{
		"scale_all": {Entry: "scale_1", Text: `KERNEL(scale_1) {
    for (uint64_t b = from; b < to; b++)
        for (uint32_t t = 0; t < l->block[0]; t++) {
            uint64_t i = b * l->block[0] + t;
            if ((int64_t)i < *(int32_t *)l->args[1].p)
                ((int32_t *)l->args[0].p)[i] = ((int32_t *)l->args[0].p)[i] * *(int32_t *)(l->globals + 8) + l->globals[4];
        }
    return 0;
}`},
		"fails": {Entry: "fails", Text: `KERNEL(fails) {
    w->block[0] = 2, w->thread = 5, w->line = 7, w->file = "hand.cu", w->fault = "assertion failed: n > 0";
    return 1;
}`},
		"poor":    {Entry: "poor", Text: "KERNEL(poor) { return 2; }"},
		"broken":  {Entry: "broken", Text: "KERNEL(broken) {\n    return nothing; // hand.cu:9\n}"},
		"unnamed": {Entry: "unnamed", Text: "KERNEL(other) { return 0; }"},
		"refused": {Refused: "hand.cu:3:1: there is no such thing in C"},
		"aligned": {Entry: "aligned", Text: "KERNEL(aligned) { return 0; }", Needs: []string{"aligned-warps"}},
		"whole":   {Entry: "whole", Text: "KERNEL(whole) { return 0; }", Needs: []string{"whole-warps"}},
	} {
		texts.Kernels[name] = k
		spec.Kernels = append(spec.Kernels, call.KernelSpec{Name: name, Symbol: name, Params: params})
	}
	spec.Images = []call.ModuleImage{texts}
	return spec
}

// open opens the backend, or skips the test.
func open(t *testing.T) (*rt.Context, *rt.Stream) {
	t.Helper()
	ctx, err := rt.Open(t.Context(), "cc", rt.WithBackend(cc.New()))
	if err != nil {
		t.Skip("skip: ", err)
	}
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.Close()
		ctx.Close()
	})
	return ctx, s
}

// launch launches a kernel of spec and waits for it.
func launch(s *rt.Stream, spec *call.ModuleSpec, name string, block int64, x rt.Buffer[int32]) error {
	for i := range spec.Kernels {
		if spec.Kernels[i].Name != name {
			continue
		}
		c := call.Prepare(s, rt.Launch{Grid: rt.D(5), Block: rt.D(uint32(block))}, spec, i)
		call.PutBuffer(c, x)
		call.PutValue(c, int32(x.Len()))
		return errors.Join(c.Launch(), s.Synchronize(context.Background()))
	}
	return errors.New("no kernel " + name)
}

func TestKernels(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("KBIND_CACHE", cache)
	ctx, s := open(t)
	x, err := rt.BufferFrom(s, []int32{1, 2, 3, 4, 5, 6, 7})
	if err != nil {
		t.Fatal(err)
	}
	spec, ten := module(), int32(10)
	if err := call.SetGlobal(ctx, spec, "scale", &ten); err != nil {
		t.Fatal(err)
	}
	if err := launch(s, spec, "scale_all", 2, x); err != nil {
		t.Fatal(err)
	}
	got := make([]int32, 7)
	if err := errors.Join(x.Read(s, got), s.Synchronize(ctx)); err != nil {
		t.Fatal(err)
	}
	if want := [7]int32{13, 23, 33, 43, 53, 63, 73}; [7]int32(got) != want {
		t.Errorf("%v, want %v", got, want)
	}
	kept, err := filepath.Glob(filepath.Join(cache, "*", "*"))
	if err != nil || len(kept) != 2 { // the kernel, and which options the compiler takes
		t.Errorf("the cache holds %v, %v", kept, err)
	}
}

// TestTuned runs kernels with other macros, for which there is a text of its own.
func TestTuned(t *testing.T) { tunetest.Run(t, cc.New()) }

func TestErrors(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	_, s := open(t)
	x, err := rt.BufferFrom(s, make([]int32, 8))
	if err != nil {
		t.Fatal(err)
	}
	spec := module()
	var fault *rt.KernelError
	if err := launch(s, spec, "fails", 8, x); !errors.As(err, &fault) || fault.File != "hand.cu" || fault.Line != 7 ||
		fault.Msg != "assertion failed: n > 0" || fault.Block.X != 2 || fault.Thread.X != 5 {
		t.Errorf("a kernel that fails: %v", err)
	}
	var build *rt.BuildError
	if err := launch(s, spec, "broken", 8, x); !errors.As(err, &build) || !strings.Contains(build.Log, "nothing") ||
		!strings.Contains(build.Log, "hand.cu:9:") {
		t.Errorf("a text that does not compile: %v", err)
	}
	for name, test := range map[string]struct {
		block int64
		want  error
		text  string
	}{
		"refused": {8, rt.ErrNotSupported, "hand.cu:3:1: there is no such thing in C"},
		"unnamed": {8, rt.ErrBuild, "unnamed is not in its compiled code"},
		"poor":    {8, rt.ErrFault, "no memory"},
		"aligned": {8, rt.ErrNotSupported, "a multiple of 32"},
		"whole":   {40, rt.ErrNotSupported, "whole warps"},
	} {
		if err := launch(s, spec, name, test.block, x); !errors.Is(err, test.want) ||
			!strings.Contains(err.Error(), test.text) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, block := range map[string]int64{"aligned": 64, "whole": 32} {
		if err := launch(s, spec, name, block, x); err != nil {
			t.Errorf("%s in blocks of %d: %v", name, block, err)
		}
	}
}

// TestCompilerThatStumbles wants a kernel at which the compiler fails compiled with another option.
func TestCompilerThatStumbles(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	real, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("skip: ", err)
	}
	program := filepath.Join(t.TempDir(), "stumbles")
	script := "#!/bin/sh\ncase \"$*\" in\n*kernel.c*-fno-tree-loop-vectorize*) ;;\n" +
		"*kernel.c*) echo 'kernel.c: internal compiler error: in eliminate_stmt'; exit 1 ;;\nesac\nexec " + real + " \"$@\"\n"
	if err := os.WriteFile(program, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("KBIND_CC", program)
	_, s := open(t)
	x, err := rt.BufferFrom(s, make([]int32, 8))
	if err != nil {
		t.Fatal(err)
	}
	if err := launch(s, module(), "whole", 32, x); err != nil {
		t.Error(err)
	}
	var build *rt.BuildError
	if err := launch(s, module(), "broken", 8, x); !errors.As(err, &build) {
		t.Errorf("a text that does not compile: %v", err)
	}
}

// TestCompiler wants the choice of the compiler, and what is wrong with it, in the error.
func TestCompiler(t *testing.T) {
	t.Setenv("KBIND_CC", filepath.Join(t.TempDir(), "none"))
	if _, err := cc.New().Devices(); !errors.Is(err, driver.ErrNoDevice) || !strings.Contains(err.Error(), "none") {
		t.Errorf("a compiler that is not there: %v", err)
	}
	fails := filepath.Join(t.TempDir(), "fails")
	if err := os.WriteFile(fails, []byte("#!/bin/sh\nexit 3\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("KBIND_CC", fails)
	if _, err := cc.New().Devices(); !errors.Is(err, driver.ErrNoDevice) {
		t.Errorf("a compiler that fails: %v", err)
	}
}

// TestForeignCache finds something in the cache that does not load here: it is compiled again.
func TestForeignCache(t *testing.T) {
	cache := t.TempDir()
	t.Setenv("KBIND_CACHE", cache)
	use := func() error {
		ctx, s := open(t)
		x, err := rt.BufferFrom(s, make([]int32, 8))
		if err != nil {
			return err
		}
		return errors.Join(launch(s, module(), "whole", 32, x), s.Close(), ctx.Close())
	}
	if err := use(); err != nil {
		t.Fatal(err)
	}
	kept, err := filepath.Glob(filepath.Join(cache, "*", "*"))
	if err != nil || len(kept) != 2 {
		t.Fatalf("the cache holds %v, %v", kept, err)
	}
	other := filepath.Join(t.TempDir(), "other")
	for _, path := range kept {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		const head = len("kbind cache") + 2
		if i := strings.Index(string(data), "\x7fELF"); i > 0 {
			code := []byte("of another kind of machine")
			sum := sha256.Sum256(code)
			data = append(append(data[:head:head], sum[:]...), code...)
		}
		path = filepath.Join(other, strings.TrimPrefix(path, cache))
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o777), os.WriteFile(path, data, 0o666)); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("KBIND_CACHE", other)
	if err := use(); err != nil {
		t.Error(err)
	}
}

// TestOpenAgain opens the device twice: the second time the compiler is not asked who it is.
func TestOpenAgain(t *testing.T) {
	real, err := exec.LookPath("cc")
	if err != nil {
		t.Skip("skip: ", err)
	}
	dir := t.TempDir()
	program, log := filepath.Join(dir, "counts"), filepath.Join(dir, "log")
	script := "#!/bin/sh\necho run >>" + log + "\nexec " + real + " \"$@\"\n"
	if err := os.WriteFile(program, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("KBIND_CC", program)
	var runs [2]int
	for i := range runs {
		ctx, s := open(t)
		x, err := rt.BufferFrom(s, make([]int32, 8))
		if err := errors.Join(err, launch(s, module(), "whole", 32, x), ctx.Close()); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		runs[i] = strings.Count(string(text), "run")
	}
	if runs[1] != runs[0] {
		t.Errorf("the compiler has run %d times, and for the second device %d times", runs[0], runs[1]-runs[0])
	}
}

// TestTextures runs the conformance kit for textures, surfaces, images and samplers.
func TestTextures(t *testing.T) {
	backend := cc.New()
	if _, err := backend.Devices(); err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	imagetest.Run(t, backend)
}
