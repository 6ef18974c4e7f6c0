//go:build (linux && !android && (amd64 || arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64))

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/opencl"
	"github.com/kbind/kbind/rt/driver"
	rtopencl "github.com/kbind/kbind/rt/opencl"
)

// openCLSample are the files whose kernels are run as OpenCL C where tests do not do everything.
var openCLSample = []string{"barriers", "classes", "shuffles", "templates", "clvectors"}

// TestOpenCLText translates the kernels of each file to OpenCL C, whatever their language is, and runs them with PoCL.
// What they leave behind is what NAME.want says.
func TestOpenCLText(t *testing.T) {
	r := newTextRunner(t)
	counts := newCounts(r.name())
	for _, f := range kernelFiles(t, openCLSample) {
		t.Run(filepath.Base(f), func(t *testing.T) { r.file(t, f, counts) })
	}
	counts.done(t)
}

// errKernelFailed says that a kernel noted a fault.
var errKernelFailed = errors.New("the kernel failed")

// TestOpenCLFault holds that a thread ends where an operation faults, in whatever function that is.
func TestOpenCLFault(t *testing.T) {
	r := newTextRunner(t)
	const text = `#include <cassert>
__device__ int next(int i) { assert(i < 3); return i + 1; }
__global__ void steps(long long *out) {
    int i = 0;
    for (int n = 0; n < 8; n++) {
        i = next(i);
        out[i]++;
    }
    out[9] = 1;
}
`
	res := opencl.Emit(loadedText(t, text), opencl.Options{})
	got, err := r.run(&res.Kernels[0], launch{threads: [3]int{1, 1, 1}, blocks: [3]int{1, 1, 1}}, r.variables(res))
	if !errors.Is(err, errKernelFailed) {
		t.Fatal(err)
	}
	if want := [10]int64{1: 1, 2: 1, 3: 1}; [10]int64(got) != want {
		t.Errorf("the thread went on behind its fault: got %v, want %v", got[:10], want)
	}
}

// TestOpenCLDepth holds that a launch fails, and does not go on, where more calls of a function nest than there is room
// for.
func TestOpenCLDepth(t *testing.T) {
	r := newTextRunner(t)
	const text = `__device__ int count(int n) { return n == 0 ? 0 : 1 + count(n - 1); }
__global__ void deepest(long long *out) { out[0] = count(63); out[1] = 1; }
__global__ void too_deep(long long *out) { out[0] = 1; out[1] = count(64); out[2] = 1; }
`
	res := opencl.Emit(loadedText(t, text), opencl.Options{})
	one := launch{threads: [3]int{1, 1, 1}, blocks: [3]int{1, 1, 1}}
	got, err := r.run(&res.Kernels[0], one, r.variables(res))
	if err != nil || [2]int64(got) != [2]int64{63, 1} {
		t.Errorf("63 calls in calls: %v, %v", got[:3], err)
	}
	got, err = r.run(&res.Kernels[1], one, r.variables(res))
	if !errors.Is(err, errKernelFailed) || [3]int64(got) != [3]int64{1} {
		t.Errorf("64 calls in calls: %v, %v", got[:3], err)
	}
}

// textRunner runs kernels that kbind wrote in OpenCL C.
type textRunner struct {
	*openCL
	device, context, queue uintptr
	options                string // with which texts are built, as the runtime does
	generic                bool   // it has pointers into any address space
	anyBlock               bool   // texts are built for blocks of any shape
}

// newTextRunner opens PoCL, or skips the test.
func newTextRunner(t *testing.T) *textRunner {
	t.Helper()
	if _, err := rtopencl.New().Devices(); err != nil { // which says to PoCL how it is to run blocks of one thread
		t.Skipf("skip: no OpenCL to run kernels with: %v", err)
	}
	cl, err := loadOpenCL()
	if err != nil {
		t.Skipf("skip: no OpenCL to run kernels with: %v", err)
	}
	device, ok := cl.platform()
	if !ok {
		t.Skip("skip: no PoCL to run kernels with")
	}
	var code int32
	context := cl.createContext(0, 1, &device, 0, 0, &code)
	if code != 0 {
		t.Fatalf("OpenCL error %d", code)
	}
	r := &textRunner{openCL: cl, device: device, context: context, options: "-cl-std=CL1.2"}
	var config uint64
	if cl.getDeviceInfo(device, clSingleFPConfig, 8, unsafe.Pointer(&config), nil) == 0 && config&clFPExactDivide != 0 {
		r.options += " -cl-fp32-correctly-rounded-divide-sqrt"
	}
	var generic uint32
	r.generic = cl.getDeviceInfo(device, clGenericAddressSpace, 4, unsafe.Pointer(&generic), nil) == 0 && generic != 0
	r.queue = cl.createCommandQueue(context, device, 0, &code)
	return r
}

// name is what kernelCounts call the device: its platform, and the version of its driver.
func (r *textRunner) name() string {
	var version [64]byte
	r.getDeviceInfo(r.device, clDriverVersion, uintptr(len(version)-1), unsafe.Pointer(&version[0]), nil)
	text := string(version[:bytes.IndexByte(version[:], 0)])
	text, _, _ = strings.Cut(text, "+") // a distribution's name
	platform := *platformName
	if platform == "Portable Computing Language" {
		platform = "PoCL"
	}
	return "OpenCL C, " + platform + " " + text
}

// file runs the kernels of one file and counts how each ended.
func (r *textRunner) file(t *testing.T, file string, counts *kernelCounts) {
	l := shape(t, file)
	m, u := loaded(t, file, l.flags...)
	text, err := os.ReadFile(wantFile(file))
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for line := range strings.Lines(string(text)) {
		name, values, _ := strings.Cut(strings.TrimSpace(line), ": ")
		want[name] = values
	}
	res := opencl.Emit(m, opencl.Options{Contract: u.contract()})
	globals := r.variables(res)
	for _, k := range res.Kernels {
		if k.Refused != nil {
			counts.refuse(languageOf(file), k.Refused)
			t.Logf("%s: refused: %s: %s", k.Name, m.Set.Position(k.Refused.Pos), k.Refused.Msg)
			continue
		}
		if slices.Contains(k.Text.Needs, "generic-address-space") && !r.generic {
			counts.refuse(languageOf(file), &ir.Refusal{Msg: "the device has no pointers into any address space"})
			t.Logf("%s: refused: the device has no pointers into any address space", k.Name)
			continue
		}
		images := map[string]string{}
		var got []int64
		if slices.ContainsFunc(k.Params, func(p ir.KernelParam) bool { return p.Handle != nil }) {
			got, err = r.runImages(t, &k, l, images)
		} else {
			got, err = r.run(&k, l, globals)
		}
		switch {
		case errors.Is(err, driver.ErrNotSupported):
			counts.refuse(languageOf(file), &ir.Refusal{Msg: "images have no address on this device"})
			t.Logf("%s: %v", k.Name, err)
		case err != nil:
			counts.add(languageOf(file), "failed")
			t.Errorf("%s: %v\n%s", k.Name, err, k.Text.Text)
		case fmt.Sprint(got) != want[k.Name] && differs(*platformName, file, k.Name) != "":
			why := differs(*platformName, file, k.Name)
			counts.add(languageOf(file), "differs: "+why)
			t.Logf("%s: %s:\n got %v\nwant %s", k.Name, why, got, want[k.Name])
		case fmt.Sprint(got) != want[k.Name]:
			counts.add(languageOf(file), "wrong")
			t.Errorf("%s:\n got %v\nwant %s\n%s", k.Name, got, want[k.Name], k.Text.Text)
		case !sameImages(t, k.Kernel, images, want):
			counts.add(languageOf(file), "wrong")
		default:
			counts.add(languageOf(file), "equal")
		}
	}
}

// runImages is run for a kernel with images, which package rt/opencl makes: the text finds them by their records.
func (r *textRunner) runImages(t *testing.T, k *opencl.Kernel, l launch, images map[string]string) ([]int64, error) {
	b := rtopencl.New()
	devices, err := b.Devices()
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(devices, func(d driver.DeviceInfo) bool { return strings.HasPrefix(d.Driver, *platformName) })
	if i < 0 {
		return nil, fmt.Errorf("no device of %s", *platformName)
	}
	c, err := b.Open(devices[i].ID)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	text := driver.KernelText{Text: k.Text.Text, Entry: k.Text.Entry, Needs: k.Text.Needs, Plain: k.Text.Plain}
	for _, h := range k.Text.Hidden {
		text.Hidden = append(text.Hidden, driver.Hidden(h))
	}
	spec := kernelSpec(k.Kernel)
	texts := &driver.Texts{Language: driver.OpenCL, Kernels: map[string]driver.KernelText{spec.Symbol: text}}
	m, err := c.Load(&driver.ModuleSpec{Name: k.Name, Dialect: driver.CUDA, Kernels: []driver.KernelSpec{spec},
		Options: []string{"-fmad=false"}, Images: []driver.Image{texts}})
	if err != nil {
		return nil, err
	}
	return (&textDevice{Context: c}).run(t, m, &spec, k.Kernel, l, images)
}

// variables makes the buffer of a module's variables.
func (r *textRunner) variables(res *opencl.Result) (buffer uintptr) {
	words := make([]int64, res.GlobalsSize/8+2)
	for i, b := range res.Globals {
		words[i/8] |= int64(uint64(b) << (i % 8 * 8))
	}
	var code int32
	buffer = r.createBuffer(r.context, clMemReadWrite, uintptr(8*len(words)), 0, &code)
	r.enqueueWrite(r.queue, buffer, 1, 0, uintptr(8*len(words)), &words[0], 0, 0, 0)
	if len(res.Pointers) == 0 {
		return buffer
	}
	text := "kernel void place(global uchar *variables) {\n"
	for at, to := range res.Pointers { // as the runtime does
		text += fmt.Sprintf("vstore8(as_uchar8((ulong)(variables + %d)), 0, variables + %d);\n", to, at)
	}
	source, size := unsafe.StringData(text+"}\n"), uintptr(len(text)+2)
	program := r.createProgramWithText(r.context, 1, &source, &size, &code)
	r.buildProgram(program, 1, &r.device, r.options, 0, 0)
	kernel := r.createKernel(program, "place", &code)
	r.setKernelArg(kernel, 0, 8, &buffer)
	one := [3]uintptr{1, 1, 1}
	if code = r.enqueueKernel(r.queue, kernel, 3, nil, &one[0], &one[0], 0, 0, 0); code != 0 {
		panic(fmt.Sprintf("OpenCL error %d:\n%s", code, text))
	}
	return buffer
}

// run builds the text of one kernel and runs it as its file's first line says, with the variables of its module.
func (r *textRunner) run(k *opencl.Kernel, l launch, globals uintptr) ([]int64, error) {
	defer time.AfterFunc(mostWait, func() { // nothing stops PoCL: the test ends
		panic(fmt.Sprintf("%s: %s does not end in %v:\n%s", *platformName, k.Name, mostWait, k.Text.Text))
	}).Stop()
	var code int32
	text := []byte(k.Text.Text)
	source, size := &text[0], uintptr(len(text))
	program := r.createProgramWithText(r.context, 1, &source, &size, &code)
	options := r.options
	if slices.Contains(k.Text.Needs, "generic-address-space") {
		options = strings.Replace(options, "CL1.2", "CL3.0", 1)
	}
	of := func(platform string) bool { return strings.HasPrefix(platform, *platformName) }
	if slices.ContainsFunc(k.Text.Plain, of) { // as the runtime does
		options += " -cl-opt-disable"
	}
	if l.threads[0]%32 == 0 && !r.anyBlock && !strings.HasPrefix(*platformName, "Intel") { // as the runtime does
		options += " -DKB_WHOLE_WARPS=1"
	}
	if code = r.buildProgram(program, 1, &r.device, options, 0, 0); code != 0 {
		log := make([]byte, 1<<16)
		r.getProgramBuildInfo(program, r.device, clProgramBuildLog, uintptr(len(log)), &log[0], nil)
		return nil, fmt.Errorf("does not compile:\n%s", log[:max(bytes.IndexByte(log, 0), 0)])
	}
	kernel := r.createKernel(program, k.Text.Entry, &code)
	if code != 0 {
		return nil, fmt.Errorf("no kernel %s: OpenCL error %d", k.Text.Entry, code)
	}
	buffer := r.createBuffer(r.context, clMemReadWrite, 8*64, 0, &code)
	args := []func(i uint32) int32{func(i uint32) int32 { return r.setKernelArg(kernel, i, 8, &buffer) }}
	local := func(n int) func(uint32) int32 {
		return func(i uint32) int32 { return r.setKernelArg(kernel, i, uintptr(max(n, 8)), nil) }
	}
	for range k.Params[1:] {
		args = append(args, local(localLen*16))
	}
	var fault uintptr
	threads := l.threads[0] * l.threads[1] * l.threads[2]
	for _, h := range k.Text.Hidden {
		switch h {
		case opencl.Dynamic:
			args = append(args, local(l.shared))
		case opencl.Fault, opencl.PartFault:
			fault = r.createBuffer(r.context, clMemReadWrite, 8, 0, &code)
			args = append(args, func(i uint32) int32 { return r.setKernelArg(kernel, i, 8, &fault) })
		case opencl.Exchange:
			args = append(args, local(opencl.ExchangeSize(threads)))
		case opencl.Globals:
			args = append(args, func(i uint32) int32 { return r.setKernelArg(kernel, i, 8, &globals) })
		}
	}
	for i, set := range args {
		if code = set(uint32(i)); code != 0 {
			return nil, fmt.Errorf("argument %d: OpenCL error %d", i, code)
		}
	}
	var global, block [3]uintptr
	for i := range 3 {
		global[i], block[i] = uintptr(l.blocks[i]*l.threads[i]), uintptr(l.threads[i])
	}
	out := make([]int64, 64)
	if fault != 0 {
		r.enqueueWrite(r.queue, fault, 1, 0, 8, &out[0], 0, 0, 0)
	}
	r.enqueueWrite(r.queue, buffer, 1, 0, 8*64, &out[0], 0, 0, 0)
	if code = r.enqueueKernel(r.queue, kernel, 3, nil, &global[0], &block[0], 0, 0, 0); code != 0 {
		return nil, fmt.Errorf("launch: OpenCL error %d", code)
	}
	if code = r.enqueueRead(r.queue, buffer, 1, 0, 8*64, &out[0], 0, 0, 0); code != 0 {
		return nil, fmt.Errorf("read: OpenCL error %d", code)
	}
	var word int64
	if fault != 0 && r.enqueueRead(r.queue, fault, 1, 0, 8, &word, 0, 0, 0) == 0 && word != 0 {
		return out, errKernelFailed
	}
	return out, nil
}
