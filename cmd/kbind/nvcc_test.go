package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKernelsOnGPU runs the CUDA kernels of testdata/kernels on an NVIDIA GPU, as nvcc compiles them, so that the
// expected values are also those of the real thing; not those of hip*.cu, nor of files that begin with "// oracle:
// g++". With -update it writes those that can come from nowhere else.
func TestKernelsOnGPU(t *testing.T) {
	if _, err := exec.LookPath("nvcc"); err != nil {
		t.Skip("skip: no nvcc to run the kernels on a GPU with")
	}
	if err := exec.Command("nvidia-smi").Run(); err != nil {
		t.Skipf("skip: nvcc is here, but no GPU: nvidia-smi: %v", err)
	}
	for _, f := range kernelFiles(t, nil) {
		if filepath.Ext(f) != ".cu" || *update && !shape(t, f).gpu || strings.HasPrefix(filepath.Base(f), "hip") ||
			shape(t, f).gpp {
			continue
		}
		t.Run(filepath.Base(f), func(t *testing.T) {
			t.Parallel()
			if *update && shape(t, f).gpu {
				write(t, wantFile(f), string(nvcc(t, f)))
			}
			want, err := os.ReadFile(wantFile(f))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), string(nvcc(t, f))); d != "" {
				t.Errorf("the GPU disagrees with what is expected (-want +GPU):\n%s", d)
			}
		})
	}
}

// nvcc runs the kernels of one file on the GPU.
func nvcc(t *testing.T, file string) []byte {
	t.Helper()
	abs, err := filepath.Abs(file)
	if err != nil {
		t.Fatal(err)
	}
	l := shape(t, file)
	var prog strings.Builder
	fmt.Fprintf(&prog, "#include <cstdio>\n#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n#include %q\n", abs)
	fmt.Fprintf(&prog, "static void show(const char *name, void (*kernel)(long long *)) {\n    long long *out;\n    "+
		"cudaMallocManaged(&out, 512);\n    for (int i = 0; i < 64; i++) out[i] = 0;\n"+
		"    dim3 grid(%d, %d, %d), block(%d, %d, %d);\n    int shared = %d;\n", l.blocks[0], l.blocks[1], l.blocks[2],
		l.threads[0], l.threads[1], l.threads[2], l.shared)
	if l.cooperative {
		prog.WriteString("    void *args[] = {&out};\n    cudaLaunchCooperativeKernel((void *)kernel, grid, block, args, " +
			"shared);\n")
	} else {
		prog.WriteString("    kernel<<<grid, block, shared>>>(out);\n")
	}
	prog.WriteString("    cudaError_t e = cudaDeviceSynchronize();\n    if (e != cudaSuccess) std::printf(\"%s: " +
		"%s\\n\", name, cudaGetErrorString(e));\n    else {\n        std::printf(\"%s: [\", name);\n")
	prog.WriteString("        for (int i = 0; i < 64; i++) std::printf(i ? \" %lld\" : \"%lld\", out[i]);\n        " +
		"std::printf(\"]\\n\");\n    }\n    cudaFree(out);\n}\nint main() {\n")
	for _, k := range kernelsOf(t, file) {
		fmt.Fprintf(&prog, "    show(%q, %s);\n", k.Name, k.Name)
	}
	prog.WriteString("}\n")
	dir := t.TempDir()
	write(t, filepath.Join(dir, "main.cu"), prog.String())
	exe := filepath.Join(dir, "a.out")
	if !slices.Contains(l.flags, "-fmad=true") {
		l.flags = append(l.flags, "-fmad=false")
	}
	args := append([]string{"-std=c++20", "-arch=native", "-w", "--expt-relaxed-constexpr", "--extended-lambda", "-o", exe,
		filepath.Join(dir, "main.cu")}, l.flags...)
	if msg, err := exec.Command("nvcc", args...).CombinedOutput(); err != nil {
		t.Fatalf("nvcc %s: %v\n%s", file, err, msg)
	}
	out, err := exec.Command(exe).Output()
	if err != nil {
		t.Fatalf("%s on the GPU: %v", file, err)
	}
	return out
}
