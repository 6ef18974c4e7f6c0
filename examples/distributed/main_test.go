package main

import (
	"context"
	"math"
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestRanks computes a plate on four ranks, which compare it with that of one.
func TestRanks(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "cpu")
	if err := run(t.Context(), plate{rows: 5, cols: 33, steps: 20}); err != nil {
		t.Error(err)
	}
}

// TestFlags gives the program plates that there are not.
func TestFlags(t *testing.T) {
	for _, p := range []plate{{rows: 0, cols: 1}, {rows: 1, cols: -1}, {rows: 1, cols: 1, steps: -1}} {
		if err := run(t.Context(), p); err == nil {
			t.Errorf("%+v: no error", p)
		}
	}
}

// TestAlone compares the kernel with the same steps in Go.
func TestAlone(t *testing.T) {
	p := plate{cols: 17, steps: 6}
	const rows = 9
	dev, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	got, err := p.alone(dev, rows)
	if err != nil {
		t.Fatal(err)
	}
	cur := p.start(0, rows)
	next := append([]float32(nil), cur...)
	for range p.steps {
		for y := 1; y <= rows; y++ {
			for x := 1; x < p.cols-1; x++ {
				i := y*p.cols + x
				around := (cur[i-1] + cur[i+1]) + (cur[i-p.cols] + cur[i+p.cols])
				next[i] = cur[i] + 0.2*(around-4*cur[i])
			}
		}
		cur, next = next, cur
	}
	for i, w := range cur[p.cols : (rows+1)*p.cols] {
		if math.Abs(float64(got[i]-w)) > 1e-6 {
			t.Fatalf("[%d] is %g, want %g", i, got[i], w)
		}
	}
}
