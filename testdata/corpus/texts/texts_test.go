package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// TestMeasure counts the kernels of a repository of one file.
func TestMeasure(t *testing.T) {
	root := t.TempDir()
	dir := filepath.Join(root, "repo")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	source := "__global__ void fine(int *x) { x[0] = 1; }\n" +
		"__global__ void waiting(volatile int *x) { while (x[0] == 0); }\n"
	if err := os.WriteFile(filepath.Join(dir, "a.cu"), []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	repos, err := units.Collect(root, []string{""})
	if err != nil || len(repos) != 1 {
		t.Fatal(repos, err)
	}
	opt := &options{compiler: "clang-19", parallel: 1, timeout: time.Minute}
	want := counts{kernels: 2, compiled: 1, refused: 1}
	if _, err := exec.LookPath(opt.compiler); err != nil {
		want.compiled, want.failed = 0, 1
	}
	all := []*tally{measure(opt, repos[0])}
	if got := all[0].counts(); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	var out bytes.Buffer
	summary(&out, all)
	details(&out, all)
	for _, line := range []string{"     1  threads wait here for", "- refused: ", ": waiting: threads wait here"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("no %q in\n%s", line, &out)
		}
	}
}
