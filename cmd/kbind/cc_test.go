package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/cc"
	rtcc "github.com/kbind/kbind/rt/cc"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/rttest"
)

// ccSample are the files whose kernels are run in C where tests do not do everything.
var ccSample = []string{"barriers", "shuffles", "warprows", "floats", "clvectors"}

// TestCCText translates the kernels of each file to C, compiles them with the machine's C compiler and runs them. What
// they leave behind is what NAME.want says.
func TestCCText(t *testing.T) {
	ctx, err := rtcc.New().Open("")
	if err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	t.Cleanup(func() { ctx.Close() })
	ends := &ccEnds{total: map[string]int{}, counts: newCounts("C, " + ctx.Info().Driver)}
	t.Cleanup(func() { ends.done(t) })
	for _, f := range kernelFiles(t, ccSample) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			t.Parallel()
			ccFile(t, ctx, f, ends)
		})
	}
}

// ccEnds are how kernels ended in C.
type ccEnds struct {
	mu     sync.Mutex
	total  map[string]int
	counts *kernelCounts
}

func (e *ccEnds) add(file, ended string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.total[ended]++
	e.counts.add(languageOf(file), ended)
}

// refuse counts a kernel without a text; what tells those that the CPU does not run in regions either.
func (e *ccEnds) refuse(file, what string, why *ir.Refusal) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.total[what]++
	e.counts.refuse(languageOf(file), why)
}

func (e *ccEnds) done(t *testing.T) {
	t.Helper()
	t.Logf("kernels: %v", e.total)
	e.counts.done(t)
	regions := e.total["equal"] + e.total["refused"] + e.total["wrong"] + e.total["failed"]
	if regions > 100 && e.total["equal"]*100 < 97*regions {
		t.Errorf("%d of %d kernels that the CPU runs in regions are equal: less than 97 in 100", e.total["equal"], regions)
	}
}

// ccFile runs the kernels of one file and counts how each ended.
func ccFile(t *testing.T, ctx driver.Context, file string, ends *ccEnds) {
	l := shape(t, file)
	m, u := loaded(t, file, l.flags...)
	want := wanted(t, file)
	res := cc.Emit(m, cc.Options{Contract: u.contract()})
	r := newCCRunner(t, ctx, res, l)
	for _, k := range res.Kernels {
		if k.Refused != nil {
			what := "refused"
			if k.Form != "plain" && k.Form != "phases" {
				what = "suspended"
			}
			ends.refuse(file, what, k.Refused)
			t.Logf("%s: %s: %s: %s", k.Name, what, m.Set.Position(k.Refused.Pos), k.Refused.Msg)
			continue
		}
		images := map[string]string{}
		var got []int64
		var err error
		if slices.ContainsFunc(k.Params, func(p ir.KernelParam) bool { return p.Handle != nil }) {
			spec := kernelSpec(k.Kernel)
			got, err = (&textDevice{Context: ctx}).run(t, r.module, &spec, k.Kernel, l, images)
		} else {
			got, err = r.run(&k)
		}
		switch {
		case err != nil:
			ends.add(file, "failed")
			t.Errorf("%s: %v%s", k.Name, err, kept(k.Text.Text))
		case fmt.Sprint(got) != want[k.Name]:
			ends.add(file, "wrong")
			t.Errorf("%s:\n got %v\nwant %s%s", k.Name, got, want[k.Name], kept(k.Text.Text))
		case !sameImages(t, k.Kernel, images, want):
			ends.add(file, "wrong")
		default:
			ends.add(file, "equal")
		}
	}
}

// kept is the text of a kernel that failed, for a test that is run with -v.
func kept(text string) string {
	if !testing.Verbose() {
		return ""
	}
	return "\n" + text
}

// ccRunner runs the kernels of one file, which may leave something behind in the variables of the module.
type ccRunner struct {
	ctx    driver.Context
	module driver.Module
	spec   *driver.ModuleSpec
	launch launch
}

func newCCRunner(t *testing.T, ctx driver.Context, res *cc.Result, l launch) *ccRunner {
	texts := &driver.Texts{Language: driver.C, Globals: string(res.Globals), GlobalsSize: res.GlobalsSize,
		Pointers: res.Pointers, Kernels: map[string]driver.KernelText{}}
	r := &ccRunner{ctx: ctx, launch: l, spec: &driver.ModuleSpec{Name: t.Name(), Dialect: driver.CUDA,
		Images: []driver.Image{texts}}}
	for _, k := range res.Kernels {
		if k.Text == nil {
			continue
		}
		texts.Kernels[k.Symbol] = driver.KernelText{Text: k.Text.Text, Entry: k.Text.Entry, Needs: k.Text.Needs}
		r.spec.Kernels = append(r.spec.Kernels, driver.KernelSpec{Name: k.Name, Symbol: k.Symbol,
			Params: make([]driver.ParamSpec, len(k.Params))})
	}
	var err error
	if r.module, err = ctx.Load(r.spec); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.module.Close() })
	return r
}

// run runs one kernel as its file's first line says.
func (r *ccRunner) run(k *cc.Kernel) ([]int64, error) {
	out := make([]int64, 64)
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&out[0])), 8*len(out))
	mem, err := r.ctx.Alloc(len(bytes))
	if err != nil {
		return nil, err
	}
	defer mem.Free()
	args := []driver.Arg{{Kind: driver.ArgMem, Mem: mem, Size: len(bytes)}}
	for _, p := range k.Params[1:] {
		if _, ok := p.Type.(*ir.Pointer); !ok {
			return nil, fmt.Errorf("a parameter of type %s", p.Type)
		}
		args = append(args, driver.Arg{Kind: driver.ArgLocal, Size: localLen * 16})
	}
	i := slices.IndexFunc(r.spec.Kernels, func(s driver.KernelSpec) bool { return s.Symbol == k.Symbol })
	kernel, err := r.module.Kernel(&r.spec.Kernels[i])
	if err != nil {
		return nil, err
	}
	s, err := r.ctx.NewStream()
	if err != nil {
		return nil, err
	}
	defer s.Close()
	dim := func(d [3]int) driver.Dim3 { return driver.Dim3{X: uint32(d[0]), Y: uint32(d[1]), Z: uint32(d[2])} }
	if err := s.Fill(mem, 0, len(bytes), []byte{0}); err != nil {
		return nil, err
	}
	l := &r.launch
	if err := s.Launch(kernel, &driver.Launch{Grid: dim(l.blocks), Block: dim(l.threads), Shared: l.shared,
		Cooperative: l.cooperative, Args: args}); err != nil {
		return nil, err
	}
	if err := s.Synchronize(context.Background()); err != nil {
		return nil, err
	}
	return out, s.Download(bytes, mem, 0)
}

// textsInC translates all kernels of a file for the backend cc.
func textsInC(t *testing.T, file string) *driver.Texts {
	m, _ := loaded(t, file)
	res := cc.Emit(m, cc.Options{})
	texts := &driver.Texts{Language: driver.C, Globals: string(res.Globals), GlobalsSize: res.GlobalsSize,
		Offsets: map[string]int{}, Kernels: map[string]driver.KernelText{}}
	for v, off := range res.Offsets {
		texts.Offsets[v.Name] = off
	}
	for _, k := range res.Kernels {
		if k.Refused != nil {
			t.Logf("%s: %s", k.Name, k.Refused.Msg)
			texts.Kernels[k.Symbol] = driver.KernelText{Refused: k.Refused.Msg}
			continue
		}
		texts.Kernels[k.Symbol] = driver.KernelText{Text: k.Text.Text, Entry: k.Text.Entry, Needs: k.Text.Needs}
	}
	return texts
}

// TestCCConformance runs the conformance kit on the backend cc.
func TestCCConformance(t *testing.T) {
	backend := rtcc.New()
	if _, err := backend.Devices(); err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	text, err := os.ReadFile("../../rt/rttest/kernels.cu")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "kernels.cu")
	if err := os.WriteFile(file, append(text, kernelsBeside...), 0o666); err != nil {
		t.Fatal(err)
	}
	rttest.Run(t, backend, rttest.Spec(driver.CUDA, textsInC(t, file)))
}

// kernelsBeside are the kernels of the kit that a backend may bring: one that fails, and one that it refuses.
const kernelsBeside = `
__global__ void fault() {
    if (blockIdx.x >= 4 && threadIdx.x == 3) __trap();
}

__device__ int turns;

__global__ void absent() {
    while (atomicAdd(&turns, 0) == 0) {}
}
`

// TestCCRandom compares random kernels in C with what C++ compilers make of the kernels themselves.
func TestCCRandom(t *testing.T) {
	ctx, err := rtcc.New().Open("")
	if err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	defer ctx.Close()
	counts := map[string]int{}
	eachRandomBatch(t, 6, 40, func(t *testing.T, b *batch, want map[string]string) {
		compareInC(t, ctx, b, want, counts)
	})
	t.Logf("programs: %v", counts)
}

// TestCCFound runs a random kernel of which GCC 12.2 made wrong code.
func TestCCFound(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	ctx, err := rtcc.New().Open("")
	if err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	defer ctx.Close()
	b := randomBatch(t, 7000189, 1)
	text, err := b.runCpp(b.kernels, "g++")
	if err != nil {
		t.Fatal(err)
	}
	compareInC(t, ctx, b, b.byName([]string{strings.TrimSpace(text)}), map[string]int{})
}

// compareInC runs the programs of a batch in C and counts how each ended.
func compareInC(t *testing.T, ctx driver.Context, b *batch, want map[string]string, counts map[string]int) {
	res := cc.Emit(b.module(), cc.Options{})
	for _, k := range res.Kernels {
		p, ok := b.program(k.Kernel)
		if !ok {
			continue
		}
		if k.Refused != nil {
			why, _, _ := strings.Cut(k.Refused.Msg, ": ")
			counts["refused: "+why]++
			continue
		}
		r := newCCRunner(t, ctx, res, launchOf(p))
		switch got, err := r.run(&k); {
		case err != nil:
			b.failed(p, "", "", fmt.Errorf("%w%s", err, kept(k.Text.Text)))
		case fmt.Sprint(got) != want[p.Name]:
			b.failed(p, fmt.Sprint(got), want[p.Name], nil)
			t.Log(kept(k.Text.Text))
		default:
			counts["equal"]++
		}
	}
}

// TestCCSurfaceFault holds that a launch in C fails where a surface is used wrongly, and says in which thread.
func TestCCSurfaceFault(t *testing.T) {
	ctx, err := rtcc.New().Open("")
	if err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	defer ctx.Close()
	file := filepath.Join(t.TempDir(), "outside.cu")
	const text = `__device__ void put(cudaSurfaceObject_t s, int x) {
    surf2Dwrite(1.0f, s, x * 4, 1);
}
__global__ void mark(cudaSurfaceObject_t s, int from) { put(s, from + (int)threadIdx.x); }
`
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	params := []driver.ParamSpec{{Name: "s", Kind: driver.ArgValue, Size: 8},
		{Name: "from", Kind: driver.ArgValue, Size: 4}}
	texts := textsInC(t, file)
	spec := &driver.ModuleSpec{Name: "outside.cu", Dialect: driver.CUDA, Images: []driver.Image{texts}}
	for symbol := range texts.Kernels {
		spec.Kernels = append(spec.Kernels, driver.KernelSpec{Name: "mark", Symbol: symbol, Params: params})
	}
	m, err := ctx.Load(spec)
	if err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&spec.Kernels[0])
	if err != nil {
		t.Fatal(err)
	}
	images := ctx.(driver.Imager)
	img, err := images.NewImage(&driver.ImageDesc{Width: 8, Height: 2, Order: driver.OrderR, Type: driver.TypeFloat,
		Storage: true})
	if err != nil {
		t.Fatal(err)
	}
	surface, err := images.NewSurface(img)
	if err != nil {
		t.Fatal(err)
	}
	handle, err := surface.(driver.Handler).Handle()
	if err != nil {
		t.Fatal(err)
	}
	for from, fails := range map[uint32]bool{0: false, 5: true} {
		s, err := ctx.NewStream()
		if err != nil {
			t.Fatal(err)
		}
		values := binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint64(nil, handle), from)
		one := driver.Dim3{X: 1, Y: 1, Z: 1}
		err = s.Launch(k, &driver.Launch{Grid: one, Block: driver.Dim3{X: 8, Y: 1, Z: 1}, Values: values,
			Args: []driver.Arg{{Kind: driver.ArgValue, Size: 8}, {Kind: driver.ArgValue, Offset: 8, Size: 4}}})
		if err == nil {
			err = s.Synchronize(t.Context())
		}
		var fault *driver.KernelError
		if failed := errors.As(err, &fault); failed != fails || !fails && err != nil {
			t.Errorf("from column %d: %v", from, err)
		} else if fails && (fault.Thread.X != 3 || !strings.Contains(fault.Msg, "outside of a surface")) {
			t.Errorf("from column %d: %+v", from, fault)
		}
		s.Close()
	}
}
