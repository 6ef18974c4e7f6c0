package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// nvccLimit and gpuLimit are how long nvcc may take to compile a file of kernels, and the GPU to run it. Both take a
// few seconds.
const nvccLimit, gpuLimit = time.Minute, 30 * time.Second

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
			got := nvcc(t, f)
			if *update && shape(t, f).gpu {
				write(t, wantFile(f), got)
			}
			want, err := os.ReadFile(wantFile(f))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(string(want), got); d != "" {
				t.Errorf("the GPU disagrees with what is expected (-want +GPU):\n%s", d)
			}
		})
	}
}

// nvcc runs the kernels of one file on the GPU and returns what they print. It fails if the file's own part of the time
// is over, and says which kernel was running.
func nvcc(t *testing.T, file string) string {
	t.Helper()
	dir := t.TempDir()
	source, exe := filepath.Join(dir, "main.cu"), filepath.Join(dir, "a.out")
	write(t, source, nvccProgram(t, file))
	flags := shape(t, file).flags
	if !slices.Contains(flags, "-fmad=true") {
		flags = append(flags, "-fmad=false")
	}
	args := append([]string{"-std=c++20", "-arch=native", "-w", "--expt-relaxed-constexpr", "--extended-lambda", "-o", exe,
		source}, flags...)
	begin := time.Now()
	if out, err := within(nvccLimit, "nvcc", args...); err != nil {
		t.Fatalf("nvcc %s: %v\n%s", file, err, out)
	}
	compiled := time.Since(begin)
	out, err := within(gpuLimit, exe)
	if err != nil {
		at := "after the last kernel"
		if n, kernels := strings.Count(out, "\n"), kernelsOf(t, file); n < len(kernels) {
			at = "in " + kernels[n].Name
		}
		t.Fatalf("%s on the GPU, %s: %v\n%s", file, at, err, out)
	}
	t.Logf("nvcc %.1f s, GPU %.1f s", compiled.Seconds(), (time.Since(begin) - compiled).Seconds())
	return out
}

// nvccProgram is the program that runs the kernels of a file. It prints a line for each when it has ended.
func nvccProgram(t *testing.T, file string) string {
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
		"std::printf(\"]\\n\");\n    }\n    std::fflush(stdout);\n    cudaFree(out);\n}\nint main() {\n")
	for _, k := range kernelsOf(t, file) {
		fmt.Fprintf(&prog, "    show(%q, %s);\n", k.Name, k.Name)
	}
	prog.WriteString("}\n")
	return prog.String()
}

// within runs a command and returns what it prints. It ends the command after limit and then fails, also if the command
// does not end.
func within(limit time.Duration, name string, args ...string) (string, error) {
	type result struct {
		out string
		err error
	}
	ended := make(chan result, 1)
	const delay = 5 * time.Second // a driver may keep a process for a while that is killed
	go func() {
		ctx, cancel := context.WithTimeout(context.Background(), limit)
		defer cancel()
		cmd := exec.CommandContext(ctx, name, args...)
		cmd.WaitDelay = time.Second // what it has started has its output open for longer
		out, err := cmd.CombinedOutput()
		if err != nil && ctx.Err() != nil {
			err = fmt.Errorf("not done after %v", limit)
		}
		ended <- result{string(out), err}
	}()
	select {
	case r := <-ended:
		return r.out, r.err
	case <-time.After(limit + delay):
		return "", fmt.Errorf("not done after %v, and does not end when it is killed", limit)
	}
}

func TestWithin(t *testing.T) {
	t.Parallel()
	for _, tool := range []string{"sh", "sleep"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("skip: no %s", tool)
		}
	}
	for _, c := range []struct {
		limit            time.Duration
		script, out, err string
	}{
		{time.Minute, "echo a; echo b >&2", "a\nb\n", "<nil>"},
		{time.Minute, "echo a; exit 3", "a\n", "exit status 3"},
		{2 * time.Second, "echo a; sleep 60; echo b", "a\n", "not done after 2s"},
	} {
		begin := time.Now()
		out, err := within(c.limit, "sh", "-c", c.script)
		if took := time.Since(begin); out != c.out || fmt.Sprint(err) != c.err || took > 50*time.Second {
			t.Errorf("%s: %q, %v after %v", c.script, out, err, took)
		}
	}
}
