package cases

import (
	"math/rand/v2"

	"github.com/kbind/kbind/rt/rttest"
)

// generator returns the source of random inputs, the same in every process.
func generator() *rand.Rand { return rand.New(rand.NewPCG(20, 26)) }

// floats returns n numbers from lo to hi.
func floats(r *rand.Rand, n int, lo, hi float32) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = lo + (hi-lo)*r.Float32()
	}
	return x
}

// near makes a check against what want returns.
func near[T rttest.Number](want func() []T, tol rttest.Tol) func([]T) string {
	return func(got []T) string { return rttest.Difference(got, want(), tol) }
}

// constant makes Problem.Work of a number.
func constant(work float64) func() float64 { return func() float64 { return work } }
