package rt_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"unsafe"

	"github.com/kbind/kbind/rt"
)

// A program that has opened a device through another package adopts what it has there. Here the other package is a
// second context of the CPU; on CUDA the handles are a CUcontext, a CUstream and a CUdeviceptr.
func ExampleAdopt() {
	theirs, stream := openCPU()
	defer theirs.Close()
	device, err := theirs.Native()
	if err != nil {
		log.Fatal(err)
	}
	queue, err := stream.Native()
	if err != nil {
		log.Fatal(err)
	}

	dev, err := rt.Adopt(context.Background(), device.Backend, device)
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close() // leaves theirs alone
	s, err := rt.StreamAt(dev, queue)
	if err != nil {
		log.Fatal(err)
	}
	defer s.Close()
	fmt.Println(s.Device().Backend)
	// Output: cpu
}

// On the CPU, memory of the process can be adopted. Its owner is kept until the buffer is freed.
func ExampleBufferAt() {
	dev, s := openCPU()
	defer dev.Close()
	data := []float32{1, 2, 3}
	x, err := rt.BufferAt[float32](dev, uintptr(unsafe.Pointer(&data[0])), len(data), data)
	if err != nil {
		log.Fatal(err)
	}
	if err := errors.Join(x.Slice(1, 3).Fill(s, 7), s.Synchronize(dev), x.Free()); err != nil {
		log.Fatal(err)
	}
	fmt.Println(data)
	// Output: [1 7 7]
}
