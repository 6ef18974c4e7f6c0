// Command example is a CUDA program written with gorgonia.org/cu that uses a kernel of kbind's: on its own stream,
// between two operations of its own, on its own memory. Nobody waits in between.
package main

import (
	"context"
	"fmt"
	"log"
	"math"
	"unsafe"

	"gorgonia.org/cu"

	"github.com/kbind/kbind/examples/guide"
	"github.com/kbind/kbind/interop/gorgoniacu"
	"github.com/kbind/kbind/rt"
)

const n = 1 << 20

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	// What a CUDA program has anyway.
	device, err := cu.GetDevice(0)
	if err != nil {
		return err
	}
	cuContext, err := device.MakeContext(cu.SchedAuto)
	if err != nil {
		return err
	}
	defer cuContext.Destroy()
	if err := cuContext.Lock(); err != nil {
		return err
	}
	cuStream, err := cu.MakeStream(cu.DefaultStream)
	if err != nil {
		return err
	}
	defer cuStream.Destroy()
	memory, err := cu.MemAlloc(4 * n)
	if err != nil {
		return err
	}
	defer cu.MemFree(memory)

	// kbind's view of it.
	dev, err := gorgoniacu.Context(context.Background(), cuContext)
	if err != nil {
		return err
	}
	defer dev.Close()
	s, err := gorgoniacu.Stream(dev, cuStream)
	if err != nil {
		return err
	}
	x, err := gorgoniacu.Buffer[float32](dev, memory, n, nil)
	if err != nil {
		return err
	}

	values := make([]float32, n)
	if err := cu.MemsetD32Async(memory, uint(math.Float32bits(1.25)), n, cuStream); err != nil {
		return err
	}
	if err := guide.ScaleLaunch(s, rt.Launch{}, x, 8, n); err != nil {
		return err
	}
	if err := cu.MemcpyDtoHAsync(unsafe.Pointer(&values[0]), memory, 4*n, cuStream); err != nil {
		return err
	}
	if err := cuStream.Synchronize(); err != nil {
		return err
	}
	for i, got := range values {
		if got != 10 {
			return fmt.Errorf("element %d is %g, want 10", i, got)
		}
	}
	fmt.Printf("%s: %d elements through gorgonia.org/cu, kbind and gorgonia.org/cu, ok\n", dev.Info(), n)
	return nil
}
