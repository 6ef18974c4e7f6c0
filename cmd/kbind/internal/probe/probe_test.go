package probe

import (
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestCPU tries everything on the CPU, which has it all but page-locked memory of its own.
func TestCPU(t *testing.T) { try1(t, "cpu", map[string]bool{"pinned": true}) }

// TestOpenCL runs where there is a device, and wants what OpenCL devices always have.
func TestOpenCL(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "opencl")
	if err != nil {
		t.Skip("skip: ", err)
	}
	ctx.Close()
	try1(t, "opencl", map[string]bool{"textures": true, "fp16": true, "fp64": true, "pinned": true, "constant": true,
		"templates": true, "C++ signatures": true, "cooperative": true})
}

// try1 wants every feature but the optional ones.
func try1(t *testing.T, device string, optional map[string]bool) {
	t.Helper()
	var begun []string
	var list []Feature
	Run(t.Context(), device, 0, func(name string) {
		begun = append(begun, name)
	}, func(f Feature) { list = append(list, f) })
	for i, name := range Names() {
		switch {
		case i >= len(list) || list[i].Name != name || begun[i] != name:
			t.Fatalf("the features are %v", list)
		case list[i].OK || optional[name]:
			t.Logf("%+v", list[i])
		default:
			t.Errorf("%+v", list[i])
		}
	}
}
