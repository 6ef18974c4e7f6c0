//go:build !js && !wasip1

// WebAssembly does not know the size of the memory.

package rt_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/kbind/kbind/rt"
)

func ExampleMemory() {
	dev, _ := openCPU()
	defer dev.Close()
	x, err := rt.NewBuffer[float32](dev, 1000)
	if err != nil {
		log.Fatal(err)
	}
	during, err := rt.Memory(dev)
	if err != nil {
		log.Fatal(err)
	}
	x.Free()
	after, err := rt.Memory(dev)
	fmt.Println(during.InUse >= 4000, after.InUse, err)
	// Output: true 0 <nil>
}

func ExampleWithMemoryLimit() {
	dev, err := rt.Open(context.Background(), "cpu", rt.WithMemoryLimit(1<<20))
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	x, err := rt.NewBuffer[float32](dev, 1<<18)
	fmt.Println(x.Len(), err)
	_, err = rt.NewBuffer[byte](dev, 1)
	fmt.Println(errors.Is(err, rt.ErrOutOfMemory))
	m, err := rt.Memory(dev)
	fmt.Println(m.InUse, m.Limit, m.Buffers, err)
	// Output:
	// 262144 <nil>
	// true
	// 1048576 1048576 1 <nil>
}
