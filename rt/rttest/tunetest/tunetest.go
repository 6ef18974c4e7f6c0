// Package tunetest is the conformance kit for kernels with tuned macros. Backends that compile sources compile them
// with the chosen values. Other backends contain the kernel for the values in the results file. All of them must see
// the constants that were set.
package tunetest

//go:generate go tool kbind scale.cu

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
)

// Run checks the first device of the backend.
func Run(t *testing.T, backend driver.Backend) {
	devices, err := backend.Devices()
	if err != nil || len(devices) == 0 {
		t.Skipf("no %s device: %v", backend.Name(), err)
	}
	for env, want := range map[string]int32{"off": 4, "TILE=4": 4, "TILE=8": 8} {
		t.Run(env, func(t *testing.T) {
			t.Setenv("KBIND_TUNE", env)
			run(t, backend, want)
		})
	}
}

// run launches with the constant set before the module with the macro is loaded, and behind it.
func run(t *testing.T, backend driver.Backend, tile int32) {
	ctx, err := rt.Open(t.Context(), backend.Name(), rt.WithBackend(backend))
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := ctx.Close(); err != nil {
			t.Errorf("closing the context: %v", err)
		}
	}()
	if _, err := LoadScale(ctx); errors.Is(err, rt.ErrNoImage) {
		t.Skip(err)
	}
	const n = 20
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(i + 1)
	}
	for _, weight := range []float32{3, 5} {
		if err := SetWeight(ctx, weight); err != nil {
			t.Fatal(err)
		}
		y, got, err := Reverse(ctx, x)
		if err != nil {
			t.Fatal(err)
		}
		if got[0] != tile {
			t.Errorf("the kernel ran with TILE=%d, want %d", got[0], tile)
		}
		for i, v := range y {
			from := i/int(tile)*int(tile) + int(tile) - 1 - i%int(tile)
			want := float32(0)
			if from < n {
				want = weight * x[from]
			}
			if v != want {
				t.Errorf("weight %g, element %d: got %g, want %g", weight, i, v, want)
			}
		}
	}
}
