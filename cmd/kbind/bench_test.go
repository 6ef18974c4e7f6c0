package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"
)

// manyKernels is a file of n kernels, each with a device function and a macro of its own.
func manyKernels(n int) string {
	var b strings.Builder
	b.WriteString("#include <cuda_runtime.h>\n#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)\n")
	for i := range n {
		fmt.Fprintf(&b, `
#define SCALE_%d %d.5f
__device__ float curve_%d(float x, float y) { return x * SCALE_%d + sqrtf(y); }

// Kernel number %d.
//kbind:kernel Kernel%d
//kbind:out c
//kbind:size a=n b=n c=n
//kbind:grid n block=256
__global__ void kernel_%d(const float* __restrict__ a, const float* b, float* c, int n) {
    int i = INDEX;
    if (i < n) {
        float s = 0;
        for (int k = 0; k < 4; k++) s += curve_%d(a[i], b[i] * k);
        c[i] = s;
    }
}
`, i, i, i, i, i, i, i, i)
	}
	return b.String()
}

func benchmarkCommand(b *testing.B, kernels int) {
	dir := b.TempDir()
	file := filepath.Join(dir, "many.cu")
	if err := os.WriteFile(file, []byte(manyKernels(kernels)), 0o644); err != nil {
		b.Fatal(err)
	}
	s := &streams{out: io.Discard, err: b.Output(), env: noEnv}
	for b.Loop() {
		if code := run([]string{"-package", "many", file}, s); code != 0 {
			b.Fatalf("exit code %d", code)
		}
	}
	b.ReportMetric(float64(kernels)*float64(b.N)/b.Elapsed().Seconds(), "kernels/s")
}

// The whole command without go/packages: reading, checking, generating, formatting and writing.
func BenchmarkCommand1(b *testing.B)    { benchmarkCommand(b, 1) }
func BenchmarkCommand1000(b *testing.B) { benchmarkCommand(b, 1000) }

// mostForOne is how much processor time the command may take for a file of one kernel, without go list.
const mostForOne = 30 * time.Millisecond

// TestOneKernel runs the command as users do and wants that; the best of ten counts, as the machine does other work.
func TestOneKernel(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "one.cu"), []byte(manyKernels(1)), 0o644); err != nil {
		t.Fatal(err)
	}
	most := mostForOne
	if info, ok := debug.ReadBuildInfo(); ok && slices.ContainsFunc(info.Settings,
		func(s debug.BuildSetting) bool { return (s.Key == "-race" || s.Key == "-cover") && s.Value == "true" }) {
		most *= 10
	}
	best := time.Hour
	for range 10 {
		cmd := exec.Command("kbind", "-package", "one", "one.cu")
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		best = min(best, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	}
	t.Logf("%s of processor time", best)
	if best > most {
		t.Errorf("one kernel took %s of processor time, want %s at most", best, most)
	}
}
