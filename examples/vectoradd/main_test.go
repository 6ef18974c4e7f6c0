package main

import (
	"context"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/rttest"
)

func TestVectorAdd(t *testing.T) {
	for _, n := range []int{0, 1, 255, 256, 257, 100_000} {
		a, b, want := make([]float32, n), make([]float32, n), make([]float32, n)
		for i := range a {
			a[i], b[i] = float32(i)*0.5, float32(n-i)
			want[i] = a[i] + b[i]
		}
		got, err := VectorAdd(context.Background(), a, b)
		if err != nil {
			t.Fatal(err)
		}
		rttest.Close(t, got, want, rttest.Tol{})
	}
}

func TestVectorAddSizes(t *testing.T) {
	_, err := VectorAdd(context.Background(), make([]float32, 10), make([]float32, 9))
	if err == nil || !strings.Contains(err.Error(), "b has 9 elements, want 10 (= len(a))") {
		t.Errorf("got error %v", err)
	}
}
