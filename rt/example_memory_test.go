//go:build !js && !wasip1

// WebAssembly does not know the size of the memory.

package rt_test

import (
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
