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

// TestSemantics runs the Go tests of testdata/semantics over kernels generated from the files there, once checked and once as programs run them: what launches, blocks, atomic operations,
// barriers of the grid, streams, faults, cancellation and hand-written references do.
func TestSemantics(t *testing.T) {
	t.Parallel()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module semantics\n\ngo 1.26\n\nrequire github.com/kbind/kbind v0.0.0\n\nreplace github.com/kbind/kbind => "+root+"\n")
	copyFile(t, filepath.Join(root, "go.sum"), filepath.Join(dir, "go.sum"))
	files, err := filepath.Glob("testdata/semantics/*")
	if err != nil || len(files) == 0 {
		t.Fatal("no files: ", err)
	}
	for _, f := range files {
		copyFile(t, f, filepath.Join(dir, filepath.Base(f)))
	}
	generate := func(args ...string) string {
		var out bytes.Buffer
		s := &streams{out: io.Discard, err: &out, env: noEnv}
		if run(args, s) == 0 {
			return ""
		}
		return out.String()
	}
	goTool(t, dir, "mod", "tidy")
	for _, args := range [][]string{{"-all", "kernels.cu"}, {"-all", "kernels_cl.cl"}, {"reference.cu"}, {"reference_cl.cl"}} {
		args[len(args)-1] = filepath.Join(dir, args[len(args)-1])
		if msg := generate(args...); msg != "" {
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
