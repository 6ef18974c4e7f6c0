package cases

import (
	"testing"
)

// TestCases runs every case at its small size: on the CPU the kernels of both languages, and on an OpenCL device if there is one.
func TestCases(t *testing.T) {
	for _, name := range []string{"cpu", "cpu/cl", "opencl"} {
		t.Run(name, func(t *testing.T) {
			d, err := Open(t.Context(), name)
			if err != nil && name == "opencl" {
				t.Skip(err)
			} else if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			for _, c := range All() {
				t.Run(c.Name, func(t *testing.T) {
					b, err := c.New(Small).Bind(d)
					if err != nil {
						t.Fatal(err)
					}
					defer b.Free()
					for range 2 { // a run must not depend on what the one before left in the buffers
						if _, err := b.Run(); err != nil {
							t.Fatal(err)
						}
						if err := b.Check(); err != nil {
							t.Error(err)
						}
					}
				})
			}
		})
	}
}
