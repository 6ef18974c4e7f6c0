//go:build linux || darwin

package main

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/ebitengine/purego"
)

// openCL is the few functions of OpenCL 1.2 that a run of a kernel needs. Objects of OpenCL are words.
type openCL struct {
	getPlatformIDs        func(n uint32, platforms *uintptr, count *uint32) int32
	getPlatformInfo       func(platform uintptr, what uint32, size uintptr, value *byte, needed *uintptr) int32
	getDeviceIDs          func(platform uintptr, kind uint64, n uint32, devices *uintptr, count *uint32) int32
	createContext         func(properties uintptr, n uint32, devices *uintptr, notify, data uintptr, code *int32) uintptr
	createCommandQueue    func(context, device uintptr, properties uint64, code *int32) uintptr
	createBuffer          func(context uintptr, flags uint64, size uintptr, host uintptr, code *int32) uintptr
	createProgramWithText func(context uintptr, n uint32, texts **byte, sizes *uintptr, code *int32) uintptr
	buildProgram          func(program uintptr, n uint32, devices *uintptr, options string, notify, data uintptr) int32
	getProgramBuildInfo   func(program, device uintptr, what uint32, size uintptr, value *byte, needed *uintptr) int32
	createKernel          func(program uintptr, name string, code *int32) uintptr
	setKernelArg          func(kernel uintptr, i uint32, size uintptr, value *uintptr) int32
	enqueueWrite          func(queue, buffer uintptr, wait uint32, offset, size uintptr, from *int64, n uint32, events, event uintptr) int32
	enqueueKernel         func(queue, kernel uintptr, dims uint32, offset, global, local *uintptr, n uint32, events, event uintptr) int32
	enqueueRead           func(queue, buffer uintptr, wait uint32, offset, size uintptr, to *int64, n uint32, events, event uintptr) int32
}

// Constants of cl.h.
const (
	clPlatformName    = 0x0902
	clDeviceTypeAll   = 0xFFFFFFFF
	clProgramBuildLog = 0x1183
	clMemReadWrite    = 1
)

func loadOpenCL() (*openCL, error) {
	lib, err := purego.Dlopen("libOpenCL.so.1", purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return nil, err
	}
	cl := &openCL{}
	for name, fn := range map[string]any{
		"clGetPlatformIDs": &cl.getPlatformIDs, "clGetPlatformInfo": &cl.getPlatformInfo, "clGetDeviceIDs": &cl.getDeviceIDs,
		"clCreateContext": &cl.createContext, "clCreateCommandQueue": &cl.createCommandQueue, "clCreateBuffer": &cl.createBuffer,
		"clCreateProgramWithSource": &cl.createProgramWithText, "clBuildProgram": &cl.buildProgram, "clGetProgramBuildInfo": &cl.getProgramBuildInfo,
		"clCreateKernel": &cl.createKernel, "clSetKernelArg": &cl.setKernelArg, "clEnqueueWriteBuffer": &cl.enqueueWrite,
		"clEnqueueNDRangeKernel": &cl.enqueueKernel, "clEnqueueReadBuffer": &cl.enqueueRead,
	} {
		purego.RegisterLibFunc(fn, lib, name)
	}
	return cl, nil
}

// platform finds PoCL, and its device.
func (cl *openCL) platform() (device uintptr, ok bool) {
	var platforms [8]uintptr
	var n uint32
	cl.getPlatformIDs(uint32(len(platforms)), &platforms[0], &n)
	for _, p := range platforms[:min(int(n), len(platforms))] {
		var name [256]byte
		cl.getPlatformInfo(p, clPlatformName, uintptr(len(name)), &name[0], nil)
		if bytes.HasPrefix(name[:], []byte("Portable Computing Language")) && cl.getDeviceIDs(p, clDeviceTypeAll, 1, &device, nil) == 0 {
			return device, true
		}
	}
	return 0, false
}

// byHand replaces values that PoCL gets wrong, as lines such as "// by hand: kernel 3 1 (why)" of the file say.
func byHand(text, kernel string, out []int64) {
	for line := range strings.Lines(text) {
		var name string
		var i int
		var v int64
		if n, _ := fmt.Sscanf(line, "// by hand: %s %d %d", &name, &i, &v); n == 3 && name == kernel {
			out[i] = v
		}
	}
}

// pocl runs the kernels of one file with PoCL, OpenCL for the CPU.
func pocl(t *testing.T, file string) []byte {
	t.Helper()
	cl, err := loadOpenCL()
	if err != nil {
		t.Skipf("skip: no OpenCL to confirm the expected results with: %v", err)
	}
	device, ok := cl.platform()
	if !ok {
		t.Skip("skip: no PoCL to confirm the expected results with")
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var code int32
	check := func(what string) {
		t.Helper()
		if code != 0 {
			t.Fatalf("%s: %s: OpenCL error %d", file, what, code)
		}
	}
	context := cl.createContext(0, 1, &device, 0, 0, &code)
	check("context")
	queue := cl.createCommandQueue(context, device, 0, &code)
	check("queue")
	source, size, l := &text[0], uintptr(len(text)), shape(t, file)
	program := cl.createProgramWithText(context, 1, &source, &size, &code)
	check("program")
	// PoCL has OpenCL C 1.2 only: what is newer stands in the file behind the version's macro, beside the same in older words.
	flags := slices.DeleteFunc(l.flags, func(f string) bool { return strings.HasPrefix(f, "-cl-std=") })
	if code = cl.buildProgram(program, 1, &device, strings.Join(append(flags, "-cl-std=CL1.2"), " "), 0, 0); code != 0 {
		log := make([]byte, 1<<16)
		cl.getProgramBuildInfo(program, device, clProgramBuildLog, uintptr(len(log)), &log[0], nil)
		t.Fatalf("%s: PoCL does not compile it:\n%s", file, log[:max(bytes.IndexByte(log, 0), 0)])
	}
	out := make([]int64, 64)
	buffer := cl.createBuffer(context, clMemReadWrite, 8*64, 0, &code)
	check("buffer")
	var global, local [3]uintptr
	for i := range 3 {
		global[i], local[i] = uintptr(l.blocks[i]*l.threads[i]), uintptr(l.threads[i])
	}
	var b bytes.Buffer
	for _, k := range kernelsOf(t, file) {
		kernel := cl.createKernel(program, k.Name, &code)
		check(k.Name)
		code = cl.setKernelArg(kernel, 0, 8, &buffer)
		check(k.Name)
		for i := range k.Params[1:] {
			code = cl.setKernelArg(kernel, uint32(i+1), localLen*16, nil) // an element is at most a float4
			check(k.Name)
		}
		clear(out)
		code = cl.enqueueWrite(queue, buffer, 1, 0, 8*64, &out[0], 0, 0, 0)
		check(k.Name)
		code = cl.enqueueKernel(queue, kernel, 3, nil, &global[0], &local[0], 0, 0, 0)
		check(k.Name)
		code = cl.enqueueRead(queue, buffer, 1, 0, 8*64, &out[0], 0, 0, 0)
		check(k.Name)
		byHand(string(text), k.Name, out)
		fmt.Fprintf(&b, "%s: %v\n", k.Name, out)
	}
	return b.Bytes()
}
