package culike

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/kbind/kbind/rt/driver"
)

// TestTextOptions checks which options of a source its text is compiled with.
func TestTextOptions(t *testing.T) {
	tests := []struct {
		dialect driver.Dialect
		options []string
		want    []string
	}{
		{driver.CUDA, []string{"-fmad=false", "-DN=3", "-I", "dir", "-std=c++20", "-arch=sm_90"},
			[]string{"-fmad=false", "-arch=sm_90"}},
		{driver.OpenCL, []string{"-cl-std=CL3.0", "-DN=3"}, nil},
	}
	for _, c := range tests {
		if d := cmp.Diff(c.want, textOptions(&driver.ModuleSpec{Dialect: c.dialect, Options: c.options})); d != "" {
			t.Errorf("%v %v (-want +got):\n%s", c.dialect, c.options, d)
		}
	}
}
