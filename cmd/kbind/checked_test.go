package main

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestKernelsChecked runs the checked forms of the kernels of testdata/kernels: they leave the same behind as the fast forms, and get no report. What a kernel does
// on purpose says so in a comment.
func TestKernelsChecked(t *testing.T) {
	t.Parallel()
	files := kernelFiles(t)
	for i, got := range runKernels(t, files, true) {
		want, err := os.ReadFile(wantFile(files[i]))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), got); d != "" {
			t.Errorf("%s (-want +got):\n%s", files[i], d)
		}
	}
}
