package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
