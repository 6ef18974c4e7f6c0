package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/annot"
)

// directiveCases has for every directive a kernel file with it; the test looks at what changes when its line is
// another one, or a plain comment.
var directiveCases = map[string]struct{ directive, instead, rest string }{
	"kernel": {"kernel Name", "", "__global__ void k(float* x, int n) { x[0] = n; }"},
	"in":     {"in x", "", "//kbind:kernel\n__global__ void k(float* x, float* y) { y[0] = x[0]; }"},
	"out":    {"out x", "", "//kbind:kernel\n//kbind:size x=n\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"inout": {"inout x", "out x",
		"//kbind:kernel\n//kbind:size x=n\n__global__ void k(float* x, int n) { x[0] += n; }"},
	"zero": {"zero x", "out x",
		"//kbind:kernel\n//kbind:size x=n\n__global__ void k(float* x, int n) { x[0] += n; }"},
	"result": {"result x", "out x",
		"//kbind:kernel\n//kbind:size x=1\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"size":    {"size x=n", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"scratch": {"scratch x=n", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"grid":    {"grid n", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"blocks":  {"blocks n", "grid n", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"block":   {"block 32", "", "//kbind:kernel\n//kbind:grid n\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"shared": {"shared 4*n", "",
		"//kbind:kernel\n__global__ void k(float* x, int n) { extern __shared__ float s[]; s[0] = n; x[0] = s[0]; }"},
	"cooperative": {"cooperative", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"template": {"template T=float,double", "template T=float",
		"//kbind:kernel\ntemplate <class T> __global__ void k(T* x, int n) { x[0] = n; }"},
	"assert": {"assert n > 3", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"tune": {"tune N=1,2", "",
		"//kbind:kernel\ntemplate <int N = 1> __global__ void k(float* x, int n) { x[0] = N; }"},
	"restrict": {"restrict n % B == 0", "",
		"//kbind:kernel\n//kbind:tune B=32,64\n//kbind:grid n block=B\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"tolerance": {"tolerance x abs=1e-3 ulp=2", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"inputs":    {"inputs MakeInputs", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"cpu":       {"cpu kCPU", "", "//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
	"type": {"type P=Point", "",
		"struct P { float x, y; };\n//kbind:kernel\n__global__ void k(P* x, int n) { x[0].x = n; }"},
	"ring": {"ring Serve blocks=2 block=32 capacity=64", "ring Serve",
		"__device__ int serve(int x, const int* y) { return x + y[0]; }"},
	"export": {"export TILE", "", "#define TILE 16\n//kbind:kernel\n__global__ void k(float* x, int n) { x[0] = n; }"},
}

// TestDirectivesAreRead fails for a directive in the table that changes nothing of what is generated: one that nobody
// reads.
func TestDirectivesAreRead(t *testing.T) {
	for _, row := range annot.Table() {
		c, ok := directiveCases[row.Name]
		if !ok || strings.Fields(c.directive)[0] != row.Name {
			t.Errorf("//kbind:%s has no case here that shows who reads it", row.Name)
			continue
		}
		instead := "//"
		if c.instead != "" {
			instead = "//kbind:" + c.instead
		}
		with, msgs := generateText(t, "//kbind:"+c.directive+"\n"+c.rest)
		if with == "" {
			t.Errorf("%s: %s", row.Name, msgs)
		}
		if without, _ := generateText(t, instead+"\n"+c.rest); with == without {
			t.Errorf("//kbind:%s changes nothing of what is generated", row.Name)
		}
	}
	if len(directiveCases) != len(annot.Table()) {
		t.Errorf("%d cases for %d directives", len(directiveCases), len(annot.Table()))
	}
}

// hashes are the parts of a generated file that change with every byte of the source.
var hashes = regexp.MustCompile(`(?m)^//kbind:(input|source) .*$|, SHA256: "[0-9a-f]*"`)

// generateText returns the files that a kernel file gives, without hashes, or "" and the messages.
func generateText(t *testing.T, src string) (files, msgs string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"k.cu": src + "\n", "go.mod": "module k\n",
		"k.go": "package k\n\ntype Point struct{ X, Y float32 }\n\nfunc kCPU(x []float32, n int32) {}\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	var out bytes.Buffer
	if code := run([]string{"k.cu"}, &streams{out: &out, err: &out, env: noEnv}); code != 0 {
		return "", out.String()
	}
	found, err := filepath.Glob("*_kbind*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		files += hashes.ReplaceAllString(string(text), "")
	}
	return files, out.String()
}
