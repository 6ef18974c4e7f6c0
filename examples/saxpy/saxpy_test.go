package saxpy

import (
	"context"
	"fmt"
	"testing"

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
