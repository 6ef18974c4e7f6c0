package main

import (
	"flag"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var checkedToo = flag.Bool("checkedtoo", false, "run the checked forms of the kernels of testdata/kernels too")

// TestKernelsChecked runs the checked forms of the kernels of testdata/kernels: they leave the same behind as the fast forms, and get no report.
func TestKernelsChecked(t *testing.T) {
	if !*checkedToo {
		t.Skip("skip: -checkedtoo is not set; compiling these takes minutes")
	}
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
