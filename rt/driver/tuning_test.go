package driver

import (
	"slices"
	"testing"
)

type image string

func (image) ImageKind() string { return "cpu" }

// TestWith defines macros: what is compiled ahead for other values is not used, and that of a variant is.
func TestWith(t *testing.T) {
	m := &ModuleSpec{Options: []string{"-O3"}, Images: []Image{image("own")},
		Kernels:  []KernelSpec{{Symbol: "k", MaxThreads: 64}},
		Variants: []Variant{{[]string{"-DT=8"}, []Image{image("8")}}, {[]string{"-DT=8", "-DU=1"}, nil}}}
	if m.With(nil) != m {
		t.Error("without macros it is another module")
	}
	for _, test := range []struct {
		options []string
		images  []Image
	}{{[]string{"-DT=8"}, []Image{image("8")}}, {[]string{"-DT=8", "-DU=1"}, nil}, {[]string{"-DU=1"}, nil}} {
		v := m.With(test.options)
		if !slices.Equal(v.Images, test.images) || !slices.Equal(v.Options, append([]string{"-O3"}, test.options...)) ||
			v.Kernels[0].MaxThreads != 0 || m.Kernels[0].MaxThreads != 64 || len(v.Variants) > 0 {
			t.Errorf("%v: %+v", test.options, v)
		}
	}
}
