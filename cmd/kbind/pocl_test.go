//go:build (linux && !android && (amd64 || arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64))

package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/kbind/kbind/bindgen/ir"
)

// openCL is the few functions of OpenCL 1.2 that a run of a kernel needs. Objects of OpenCL are words.
type openCL struct {
	getPlatformIDs        func(n uint32, platforms *uintptr, count *uint32) int32
	getPlatformInfo       func(platform uintptr, what uint32, size uintptr, value *byte, needed *uintptr) int32
	getDeviceIDs          func(platform uintptr, kind uint64, n uint32, devices *uintptr, count *uint32) int32
	getDeviceInfo         func(device uintptr, what uint32, size uintptr, value unsafe.Pointer, needed *uintptr) int32
	createContext         func(properties uintptr, n uint32, devices *uintptr, notify, data uintptr, code *int32) uintptr
	createCommandQueue    func(context, device uintptr, properties uint64, code *int32) uintptr
	createBuffer          func(context uintptr, flags uint64, size uintptr, host uintptr, code *int32) uintptr
	createProgramWithText func(context uintptr, n uint32, texts **byte, sizes *uintptr, code *int32) uintptr
	buildProgram          func(program uintptr, n uint32, devices *uintptr, options string, notify, data uintptr) int32
	getProgramBuildInfo   func(program, device uintptr, what uint32, size uintptr, value *byte, needed *uintptr) int32
	createKernel          func(program uintptr, name string, code *int32) uintptr
	setKernelArg          func(kernel uintptr, i uint32, size uintptr, value *uintptr) int32
	enqueueWrite          func(queue, buffer uintptr, wait uint32, offset, size uintptr, from *int64, n uint32, events,
		event uintptr) int32
	enqueueKernel func(queue, kernel uintptr, dims uint32, offset, global, local *uintptr, n uint32, events,
		event uintptr) int32
	createImage func(context uintptr, flags uint64, format *[2]uint32, desc *clImageDesc, host *byte,
		code *int32) uintptr
	createSampler    func(context uintptr, normalized, address, filter uint32, code *int32) uintptr
	enqueueReadImage func(queue, image uintptr, wait uint32, origin, region *[3]uintptr, pitch, slice uintptr, to *byte,
		n uint32, events, event uintptr) int32
	enqueueRead func(queue, buffer uintptr, wait uint32, offset, size uintptr, to *int64, n uint32, events,
		event uintptr) int32
}

// Constants of cl.h.
const (
	clPlatformName        = 0x0902
	clSingleFPConfig      = 0x101B
	clDriverVersion       = 0x102D
	clGenericAddressSpace = 0x1069
	clFPExactDivide       = 1 << 7 // CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
	clDeviceTypeAll       = 0xFFFFFFFF
	clProgramBuildLog     = 0x1183
	clMemReadWrite        = 1
	clMemCopyHostPtr      = 1 << 5
	clClampToEdge         = 0x1131
	clLinear              = 0x1141
)

// clImageDesc is cl_image_desc.
type clImageDesc struct {
	kind                         uint32
	width, height, depth, layers uintptr
	_                            [2]uintptr // pitches
	_                            [2]uint32  // levels, samples
	_                            uintptr    // buffer
}

// clImageKinds are the values of cl_mem_object_type.
var clImageKinds = map[ir.Shape]uint32{ir.Shape1D: 0x10F4, ir.Shape2D: 0x10F1, ir.Shape3D: 0x10F2,
	ir.Shape1DLayered: 0x10F5, ir.Shape2DLayered: 0x10F3, ir.ShapeLinear: 0x10F6}

func loadOpenCL() (*openCL, error) {
	lib, err := purego.Dlopen("libOpenCL.so.1", purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return nil, err
	}
	cl := &openCL{}
	for name, fn := range map[string]any{
		"clGetPlatformIDs": &cl.getPlatformIDs, "clGetPlatformInfo": &cl.getPlatformInfo, "clGetDeviceIDs": &cl.getDeviceIDs,
		"clGetDeviceInfo": &cl.getDeviceInfo,
		"clCreateContext": &cl.createContext, "clCreateCommandQueue": &cl.createCommandQueue,
		"clCreateBuffer":            &cl.createBuffer,
		"clCreateProgramWithSource": &cl.createProgramWithText, "clBuildProgram": &cl.buildProgram,
		"clGetProgramBuildInfo": &cl.getProgramBuildInfo,
		"clCreateKernel":        &cl.createKernel, "clSetKernelArg": &cl.setKernelArg,
		"clEnqueueWriteBuffer":   &cl.enqueueWrite,
		"clEnqueueNDRangeKernel": &cl.enqueueKernel, "clEnqueueReadBuffer": &cl.enqueueRead,
		"clCreateImage": &cl.createImage, "clCreateSampler": &cl.createSampler, "clEnqueueReadImage": &cl.enqueueReadImage,
	} {
		purego.RegisterLibFunc(fn, lib, name)
	}
	return cl, nil
}

// platformName is of the OpenCL that runs kernels; OCL_ICD_FILENAMES names libraries to the ICD loader.
var platformName = flag.String("opencl.platform", "Portable Computing Language",
	"the OpenCL platform that runs kernels; its name begins so")

// platform finds PoCL, or the platform that -opencl.platform names, and its device.
func (cl *openCL) platform() (device uintptr, ok bool) {
	var platforms [8]uintptr
	var n uint32
	cl.getPlatformIDs(uint32(len(platforms)), &platforms[0], &n)
	for _, p := range platforms[:min(int(n), len(platforms))] {
		var name [256]byte
		cl.getPlatformInfo(p, clPlatformName, uintptr(len(name)), &name[0], nil)
		if bytes.HasPrefix(name[:], []byte(*platformName)) &&
			cl.getDeviceIDs(p, clDeviceTypeAll, 1, &device, nil) == 0 {
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
	// PoCL has OpenCL C 1.2 only: what is newer stands in the file after the version's macro, beside the same in older
	// words.
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
		var written []clImage
		for i := range k.Params {
			switch p := &k.Params[i]; {
			case i == 0:
			case p.Handle == nil:
				code = cl.setKernelArg(kernel, uint32(i), localLen*16, nil) // an element is at most a float4
			case p.Handle.Kind == ir.SamplerHandle:
				sampler := cl.createSampler(context, 1, clClampToEdge, clLinear, &code)
				check(k.Name)
				code = cl.setKernelArg(kernel, uint32(i), 8, &sampler)
			default:
				m := clImage{testImage: imageOf(t, p), name: p.Name}
				m.mem = cl.image(context, &m.testImage, &code)
				check(k.Name + ": " + p.Name)
				code = cl.setKernelArg(kernel, uint32(i), 8, &m.mem)
				if m.written {
					written = append(written, m)
				}
			}
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
		for _, m := range written {
			texels := make([]byte, m.w*m.h*m.d*m.texel)
			code = cl.enqueueReadImage(queue, m.mem, 1, new([3]uintptr), m.region(), 0, 0, &texels[0], 0, 0, 0)
			check(k.Name + ": " + m.name)
			fmt.Fprintf(&b, "%s.%s: %x\n", k.Name, m.name, texels)
		}
	}
	return b.Bytes()
}

// clImage is an image argument.
type clImage struct {
	testImage
	name string
	mem  uintptr
}

// image makes an image with its contents.
func (cl *openCL) image(context uintptr, m *testImage, code *int32) uintptr {
	d := clImageDesc{kind: clImageKinds[m.shape], width: uintptr(m.w)}
	switch m.shape {
	case ir.Shape2D:
		d.height = uintptr(m.h)
	case ir.Shape3D:
		d.height, d.depth = uintptr(m.h), uintptr(m.d)
	case ir.Shape1DLayered:
		d.layers = uintptr(m.d)
	case ir.Shape2DLayered:
		d.height, d.layers = uintptr(m.h), uintptr(m.d)
	}
	format, texels := [2]uint32{m.cl[0], m.cl[1]}, m.contents()
	return cl.createImage(context, clMemReadWrite|clMemCopyHostPtr, &format, &d, &texels[0], code)
}

// region is the whole image; layers of 1D images count as rows (OpenCL 1.2, 5.3.3).
func (m *clImage) region() *[3]uintptr {
	if m.shape == ir.Shape1DLayered {
		return &[3]uintptr{uintptr(m.w), uintptr(m.d), 1}
	}
	return &[3]uintptr{uintptr(m.w), uintptr(m.h), uintptr(m.d)}
}
