package saxpy

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/rttest"
)

func ExampleSaxpy() {
	x, y := []float64{1, 2, 3}, []float64{10, 20, 30}
	if err := Saxpy(context.Background(), 2.0, x, y); err != nil {
		fmt.Println(err)
	}
	fmt.Println(y)
	// Output: [12 24 36]
}

// TestGraph captures a copy in, a launch and a copy out, and repeats them with what the host's memory holds then.
func TestGraph(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	const n = 1000
	host, err := rt.AllocHost[float32](ctx, n)
	if errors.Is(err, rt.ErrNotSupported) {
		t.Skip("skip: ", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	x, err := rt.NewBuffer[float32](ctx, n)
	if err != nil {
		t.Fatal(err)
	}
	y, err := rt.BufferFrom(s, make([]float32, n))
	if err != nil {
		t.Fatal(err)
	}
	graph, err := rt.Capture(ctx, func(s *rt.Stream) error {
		return errors.Join(x.CopyFrom(s, host.Buffer), SaxpyLaunch(s, rt.Launch{}, n, 2, x, y), host.CopyFrom(s, y))
	})
	if err != nil {
		t.Fatal(err)
	}
	defer graph.Close()
	data := host.Data()
	for i := range data {
		data[i] = float32(i)
	}
	for range 3 { // y grows by twice what it was, from 2i on
		if err := errors.Join(graph.Launch(s), s.Synchronize(ctx)); err != nil {
			t.Fatal(err)
		}
	}
	for i, v := range data {
		if v != float32(18*i) {
			t.Fatalf("[%d] is %v, want %v", i, v, 18*i)
		}
	}
}

func testSaxpy[T float32 | float64](t *testing.T) {
	const n, alpha = 1000, 1.5
	x, y, want := make([]T, n), make([]T, n), make([]T, n)
	for i := range x {
		x[i], y[i] = T(i)/7, T(n-i)
		want[i] = T(alpha*x[i]) + y[i]
	}
	if err := Saxpy(context.Background(), alpha, x, y); err != nil {
		t.Fatal(err)
	}
	// A device may fuse the multiplication and the addition.
	rttest.Close(t, y, want, rttest.Tol{ULP: 1})
}

func TestSaxpy(t *testing.T) {
	t.Run("float32", testSaxpy[float32])
	t.Run("float64", testSaxpy[float64])
}
