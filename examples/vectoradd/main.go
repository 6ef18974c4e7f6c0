// Vectoradd adds two vectors of a million elements on the best device there is and checks the result.
package main

//go:generate go tool kbind vector_add.cu

import (
	"context"
	"fmt"
	"log"
	"time"

	"github.com/kbind/kbind/rt"
)

func main() {
	const n = 1 << 20
	a, b := make([]float32, n), make([]float32, n)
	for i := range a {
		a[i], b[i] = float32(i), 2*float32(i)
	}

	ctx := context.Background()
	device, err := rt.Device(ctx)
	if err != nil {
		log.Fatal(err)
	}
	start := time.Now()
	sum, err := VectorAdd(ctx, a, b)
	if err != nil {
		log.Fatal(err)
	}
	took := time.Since(start)

	for i := range sum {
		if want := a[i] + b[i]; sum[i] != want {
			log.Fatalf("sum[%d] = %v, want %v", i, sum[i], want)
		}
	}
	fmt.Printf("%s (%s): %d elements in %v, ok\n", device.Backend, device.Name, n, took.Round(time.Microsecond))
}
