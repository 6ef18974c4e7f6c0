package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestSemantics runs the Go tests of testdata/semantics over kernels generated from the files there, once checked and
// once as programs run them: what launches, blocks, atomic operations, barriers of the grid, streams, faults,
// cancellation and hand-written references do.
func TestSemantics(t *testing.T) {
	t.Parallel()
	dir := userModule(t, "semantics")
	files, err := filepath.Glob("testdata/semantics/*")
	if err != nil || len(files) == 0 {
		t.Fatal("no files: ", err)
	}
	for _, f := range files {
		copyFile(t, f, filepath.Join(dir, filepath.Base(f)))
	}
	goTool(t, dir, "mod", "tidy")
	for _, args := range [][]string{{"-all", "kernels.cu"}, {"-all", "kernels_cl.cl"}, {"reference.cu"},
		{"reference_cl.cl"}, {"outputs.cu"}, {"endless.cu"}} {
		args[len(args)-1] = filepath.Join(dir, args[len(args)-1])
		if msg := generated(args...); msg != "" {
			t.Fatalf("kbind %s: %s", strings.Join(args, " "), msg)
		}
	}
	goTool(t, dir, "vet", "./...")
	for _, mode := range []string{"", "fast"} {
		cmd := exec.Command("go", "test", "-count=1", "./...")
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0", "KBIND_CPU="+mode)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("KBIND_CPU=%s go test: %v\n%s", mode, err, out)
		}
	}
}

// generated runs the command and returns what it complains of, "" for success.
func generated(args ...string) string {
	var out bytes.Buffer
	if run(args, &streams{out: io.Discard, err: &out, env: noEnv}) == 0 {
		return ""
	}
	return out.String()
}

const rightReferences = `
struct P { int a; };
//kbind:kernel A
//kbind:cpu refA
__global__ void a(const float *in, float *out, int n) { asm("nonsense;"); }
//kbind:kernel B
//kbind:cpu refB
__global__ void b(P p) { asm("nonsense;"); }
//kbind:kernel C
//kbind:cpu refC
//kbind:template T=float
//kbind:template T=int
template <typename T> __global__ void c(T *x) { asm("nonsense;"); }
//kbind:kernel D
//kbind:cpu refD
__global__ void d(float *x) { asm("nonsense;"); }
`

const wrongReferences = `
//kbind:kernel WrongA
//kbind:cpu missing
__global__ void a(float *x) { asm("nonsense;"); }
//kbind:kernel WrongB
//kbind:cpu ofDoubles
__global__ void b(float *x) { asm("nonsense;"); }
//kbind:kernel WrongC
//kbind:cpu tooFew
__global__ void c(float *x, int n) { asm("nonsense;"); }
//kbind:kernel WrongD
//kbind:cpu withResult
__global__ void d(float *x) { asm("nonsense;"); }
//kbind:kernel WrongE
//kbind:cpu aType
__global__ void e(float *x) { asm("nonsense;"); }
//kbind:kernel WrongF
//kbind:cpu ofFloats
//kbind:template T=float
//kbind:template T=int
template <typename T> __global__ void f(T *x) { asm("nonsense;"); }
//kbind:kernel WrongG
//kbind:cpu constrained
//kbind:template T=float
//kbind:template T=int
template <typename T> __global__ void g(T *x) { asm("nonsense;"); }
`

// TestReferenceErrors names Go functions in cpu directives that are there and of the type that the kernel needs, and
// others.
func TestReferenceErrors(t *testing.T) {
	t.Parallel()
	dir := userModule(t, "reference")
	write(t, filepath.Join(dir, "uses.go"), `package reference

import _ "github.com/kbind/kbind/rt"

func refA(in, out []float32, n int32) {}
func refB(p P)                        {}
func refC[T any](x []T)               {}

var refD = func([]float32) {}

func ofDoubles(x []float64)        {}
func tooFew(x []float32)           {}
func withResult(x []float32) error { return nil }
func ofFloats(x []float32)         {}
func constrained[T ~float32](x []T) {}

type aType int
`)
	write(t, filepath.Join(dir, "right.cu"), rightReferences)
	if msg := generated(filepath.Join(dir, "right.cu")); !strings.Contains(msg, "which the go command cannot load: ") {
		t.Errorf("a module that lacks requirements: %q", msg)
	}
	goTool(t, dir, "mod", "tidy")
	write(t, filepath.Join(dir, "wrong.cu"), wrongReferences)
	if msg := generated(filepath.Join(dir, "right.cu")); msg != "" {
		t.Errorf("references of the right types: %s", msg)
	}
	goTool(t, dir, "vet", ".")
	msg := generated(filepath.Join(dir, "wrong.cu"))
	for _, w := range []string{
		"wrong.cu:3:13: error: package reference has no function missing", "write func missing([]float32)",
		"wrong.cu:6:13: error: ofDoubles (uses.go:11", "is func(x []float64), and kernel b calls it as func([]float32)",
		"kernel c calls it as func([]float32, int32)", "kernel d calls it as func([]float32)", "has no function aType",
		"wrong.cu:18:13: error: ofFloats", "wrong.cu:23:13: error: constrained",
	} {
		if !strings.Contains(msg, w) {
			t.Errorf("references of wrong types: no %q in\n%s", w, msg)
		}
	}
}
