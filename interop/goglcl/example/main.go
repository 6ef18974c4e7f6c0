// Command example is an OpenCL program written with github.com/go-gl/cl that uses a kernel of kbind's: in its own
// queue, between a kernel of its own and its reading of the result, on its own memory. Nobody waits in between.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"unsafe"

	"github.com/go-gl/cl/v1.2/cl"

	"github.com/kbind/kbind/examples/guide"
	"github.com/kbind/kbind/interop/goglcl"
	"github.com/kbind/kbind/rt"
)

// source is the program's own kernel.
const source = `__kernel void square(__global float* x) { size_t i = get_global_id(0); x[i] *= x[i]; }`

const n = 1 << 16

func main() {
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

func run() error {
	device, err := firstDevice()
	if err != nil {
		return err
	}
	// What an OpenCL program has anyway.
	var code cl.ErrorCode
	clContext := cl.CreateContext(nil, 1, &device, nil, nil, &code)
	if err := check(code); err != nil {
		return err
	}
	defer cl.ReleaseContext(clContext)
	queue := cl.CreateCommandQueue(clContext, device, 0, &code)
	if err := check(code); err != nil {
		return err
	}
	defer cl.ReleaseCommandQueue(queue)
	memory := cl.CreateBuffer(clContext, cl.MEM_READ_WRITE, 4*n, nil, &code)
	if err := check(code); err != nil {
		return err
	}
	defer cl.ReleaseMemObject(memory)
	square, err := build(clContext, device)
	if err != nil {
		return err
	}
	defer cl.ReleaseKernel(square)

	// kbind's view of it.
	dev, err := goglcl.Context(context.Background(), queue)
	if err != nil {
		return err
	}
	defer dev.Close()
	s, err := goglcl.Stream(dev, queue)
	if err != nil {
		return err
	}
	x, err := goglcl.Buffer[float32](dev, memory, n)
	if err != nil {
		return err
	}

	values := make([]float32, n)
	for i := range values {
		values[i] = float32(i % 100)
	}
	size, all := uint64(n), unsafe.Pointer(&values[0])
	squared := func() error {
		return check(cl.EnqueueNDRangeKernel(queue, square, 1, nil, &size, nil, 0, nil, nil))
	}
	if err := check(cl.SetKernelArg(square, 0, uint64(unsafe.Sizeof(memory)), unsafe.Pointer(&memory))); err != nil {
		return err
	}
	if err := check(cl.EnqueueWriteBuffer(queue, memory, cl.TRUE, 0, 4*n, all, 0, nil, nil)); err != nil {
		return err
	}
	if err := squared(); err != nil {
		return err
	}
	if err := guide.ScaleLaunch(s, rt.Launch{}, x, 0.5, n); err != nil {
		return err
	}
	if err := squared(); err != nil {
		return err
	}
	if err := check(cl.EnqueueReadBuffer(queue, memory, cl.TRUE, 0, 4*n, all, 0, nil, nil)); err != nil {
		return err
	}
	for i, got := range values {
		v := float32(i % 100)
		if want := v * v * 0.5 * (v * v * 0.5); got != want {
			return fmt.Errorf("element %d is %g, want %g", i, got, want)
		}
	}
	fmt.Printf("%s: %d elements through go-gl/cl, kbind and go-gl/cl, ok\n", dev.Info(), n)
	return nil
}

// firstDevice returns the first device of the first platform.
func firstDevice() (cl.DeviceId, error) {
	var platform cl.PlatformID
	var device cl.DeviceId
	if err := check(cl.GetPlatformIDs(1, &platform, nil)); err != nil {
		return device, err
	}
	return device, check(cl.GetDeviceIDs(platform, cl.DEVICE_TYPE_ALL, 1, &device, nil))
}

// build compiles the program's own kernel.
func build(c cl.Context, device cl.DeviceId) (cl.Kernel, error) {
	var code cl.ErrorCode
	text := cl.Str(source + "\x00")
	program := cl.CreateProgramWithSource(c, 1, &text, nil, &code)
	if err := check(code); err != nil {
		return nil, err
	}
	defer cl.ReleaseProgram(program) // which the kernel keeps
	if err := check(cl.BuildProgram(program, 1, &device, nil, nil, nil)); err != nil {
		return nil, err
	}
	kernel := cl.CreateKernel(program, cl.Str("square\x00"), &code)
	return kernel, check(code)
}

// check makes an error of a code of OpenCL's.
func check(code cl.ErrorCode) error {
	if code == cl.SUCCESS {
		return nil
	}
	return errors.New(cl.ErrToStr(code))
}
