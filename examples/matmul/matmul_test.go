package matmul

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/kbind/kbind/rt/rttest"
)

func reference(a, b []float32, m, n, k int) []float32 {
	c := make([]float32, m*n)
	for i := range m {
		for j := range n {
			sum := 0.0
			for l := range k {
				sum += float64(a[i*k+l]) * float64(b[l*n+j])
			}
			c[i*n+j] = float32(sum)
		}
	}
	return c
}

func random(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = r.Float32() - 0.5
	}
	return x
}

func TestMatMul(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, s := range []struct{ m, n, k int }{{1, 1, 1}, {16, 16, 16}, {17, 5, 33}, {64, 48, 100}} {
		a, b := random(r, s.m*s.k), random(r, s.k*s.n)
		got, err := MatMul(context.Background(), a, b, int32(s.m), int32(s.n), int32(s.k))
		if err != nil {
			t.Fatal(err)
		}
		rttest.Close(t, got, reference(a, b, s.m, s.n, s.k), rttest.Tol{Abs: 1e-4})
	}
}

func TestMatMulSizes(t *testing.T) {
	if _, err := MatMul(context.Background(), make([]float32, 11), make([]float32, 12), 3, 3, 4); err == nil {
		t.Error("A of 11 elements was accepted as 3 x 4")
	}
}
