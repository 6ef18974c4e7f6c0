package main

import (
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen/cc"
	"github.com/kbind/kbind/internal/testall"
	rtcc "github.com/kbind/kbind/rt/cc"
	"github.com/kbind/kbind/rt/driver"
)

var (
	ccLanes      = flag.Int("cc.lanes", 0, "how many random kernels TestCCLanes runs; 0 for what is usual")
	ccLanesFirst = flag.Uint64("cc.first", 1, "seed of the first")
)

// TestCCLanes compares random kernels whose threads run side by side, in blocks of several shapes, with the same
// kernels whose threads run one after the other: all memory is equal.
func TestCCLanes(t *testing.T) {
	ctx, err := rtcc.New().Open("")
	if err != nil {
		t.Skipf("skip: no C compiler to run kernels with: %v", err)
	}
	defer ctx.Close()
	n := *ccLanes
	if n == 0 {
		n = testall.Count(t, 3, 40)
	}
	wide := 0
	for seed := *ccLanesFirst; seed < *ccLanesFirst+uint64(n); seed++ {
		source := progen.Lanes(seed)
		t.Logf("seed %d", seed)
		if compareLanes(t, ctx, loadedText(t, source), seed) {
			wide++
		} else {
			t.Logf("seed %d: the threads run one after the other\n%s", seed, source)
		}
	}
	if wide*2 < n {
		t.Errorf("%d of %d kernels run side by side", wide, n)
	}
}

// compareLanes runs a kernel in both ways, and reports whether threads run side by side in one.
func compareLanes(t *testing.T, ctx driver.Context, m *ir.Module, seed uint64) (wide bool) {
	var runs [2]*ccRunner
	var kernels [2]*cc.Kernel
	for i := range runs {
		res := cc.Emit(m, cc.Options{OneByOne: i == 1})
		k := &res.Kernels[0]
		if k.Refused != nil {
			t.Fatalf("seed %d: %s", seed, k.Refused.Msg)
		}
		runs[i], kernels[i] = newCCRunner(t, ctx, res, launch{}), k
	}
	wide = strings.Contains(kernels[0].Text.Text, "kb_tid_x += KB_LANES")
	for _, shape := range []launch{{blocks: [3]int{2, 2, 1}, threads: [3]int{40, 2, 1}},
		{blocks: [3]int{3, 1, 1}, threads: [3]int{64, 1, 1}}, {blocks: [3]int{1, 2, 1}, threads: [3]int{16, 4, 1}}} {
		var left [2][]byte
		for i, r := range runs {
			var err error
			if left[i], err = runLanes(r, shape); err != nil {
				t.Fatalf("seed %d: %v%s", seed, err, kept(kernels[i].Text.Text))
			}
		}
		if string(left[0]) != string(left[1]) {
			t.Errorf("seed %d, %v threads: %s%s", seed, shape.threads, firstDifference(left[0], left[1]),
				kept(progen.Lanes(seed)+kernels[0].Text.Text))
			return wide
		}
	}
	return wide
}

// runLanes runs the kernel of a module and returns what it leaves behind, with one NaN for all.
func runLanes(r *ccRunner, shape launch) ([]byte, error) {
	n := shape.blocks[0] * shape.blocks[1] * shape.threads[0] * shape.threads[1]
	words := make([]uint32, 1024+1024+8*n+8)
	for i := range 1024 {
		words[i] = math.Float32bits(float32((i*7919)%2001-1000) / 64)
		words[1024+i] = uint32((i * 104729) % 4099)
		if i%3 == 0 {
			words[1024+i] = -words[1024+i]
		}
	}
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), 4*len(words))
	mem, err := r.ctx.Alloc(len(bytes))
	if err != nil {
		return nil, err
	}
	defer mem.Free()
	var args []driver.Arg
	for _, part := range [][2]int{{0, 1024}, {1024, 1024}, {2048, 4 * n}, {2048 + 4*n, 4 * n}, {2048 + 8*n, 8}} {
		args = append(args, driver.Arg{Kind: driver.ArgMem, Mem: mem, Offset: 4 * part[0], Size: 4 * part[1]})
	}
	values := binary.LittleEndian.AppendUint32(nil, uint32(n))
	args = append(args, driver.Arg{Kind: driver.ArgValue, Size: len(values)})
	kernel, err := r.module.Kernel(&r.spec.Kernels[0])
	if err != nil {
		return nil, err
	}
	s, err := r.ctx.NewStream()
	if err != nil {
		return nil, err
	}
	defer s.Close()
	dim := func(d [3]int) driver.Dim3 { return driver.Dim3{X: uint32(d[0]), Y: uint32(d[1]), Z: uint32(d[2])} }
	if err := s.Upload(mem, 0, bytes); err != nil {
		return nil, err
	}
	if err := s.Launch(kernel, &driver.Launch{Grid: dim(shape.blocks), Block: dim(shape.threads), Args: args,
		Values: values}); err != nil {
		return nil, err
	}
	if err := s.Synchronize(context.Background()); err != nil {
		return nil, err
	}
	if err := s.Download(bytes, mem, 0); err != nil {
		return nil, err
	}
	for i := 2048; i < 2048+4*n; i++ {
		if x := math.Float32frombits(words[i]); x != x {
			words[i] = 0x7fc00000
		}
	}
	return bytes, nil
}

// firstDifference says where two memories differ.
func firstDifference(a, b []byte) string {
	for i := 0; i+4 <= len(a); i += 4 {
		if x, y := *(*uint32)(unsafe.Pointer(&a[i])), *(*uint32)(unsafe.Pointer(&b[i])); x != y {
			return fmt.Sprintf("word %d is %#x, one by one %#x", i/4-2048, x, y)
		}
	}
	return ""
}

// TestCCClang wants texts that clang takes, too, for this machine and for another kind of processor.
func TestCCClang(t *testing.T) {
	clang, err := exec.LookPath("clang-19")
	if err != nil {
		t.Skip("skip: no clang-19")
	}
	// The headers of this machine's C library ask for one that only its other word size has.
	headers := t.TempDir()
	if err := os.Mkdir(filepath.Join(headers, "gnu"), 0o755); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(headers, "gnu", "stubs-32.h"), "")
	for _, f := range kernelFiles(t, append(ccSample, "clconvert", "heap")) {
		t.Run(filepath.Base(f), func(t *testing.T) {
			t.Parallel()
			clangTakes(t, clang, headers, f)
		})
	}
}

// clangTakes gives clang the texts of a file, with headers where those of the C library lack some.
func clangTakes(t *testing.T, clang, headers, file string) {
	l := shape(t, file)
	m, u := loaded(t, file, l.flags...)
	for _, k := range cc.Emit(m, cc.Options{Contract: u.contract()}).Kernels {
		if k.Text == nil {
			continue
		}
		for _, target := range []string{"x86_64-linux-gnu", "aarch64-linux-gnu"} {
			cmd := exec.Command(clang, "--target="+target, "-std=gnu11", "-fsyntax-only", "-Wno-psabi", "-x", "c", "-")
			if target == "aarch64-linux-gnu" {
				cmd.Args = append(cmd.Args, "-isystem", headers, "-isystem", "/usr/include/x86_64-linux-gnu")
			}
			cmd.Stdin = strings.NewReader(k.Text.Text)
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s for %s: %v\n%s", k.Name, target, err, out)
			}
		}
	}
}
