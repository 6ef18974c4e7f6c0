package opencl

import (
	"runtime"
	"slices"
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/internal/dl"
)

// library is the OpenCL ICD loader, opened. A function that it lacks is a zero dl.Func.
type library struct {
	*dl.Library

	getPlatformIDs, getPlatformInfo, getDeviceIDs, getDeviceInfo                      dl.Func
	createContext, releaseContext, createQueue, releaseQueue, flush, finish           dl.Func
	retainContext, retainQueue, retainMem, getContextInfo, getQueueInfo, getMemInfo   dl.Func
	createBuffer, createSubBuffer, releaseMem                                         dl.Func
	enqueueRead, enqueueWrite, enqueueCopy, enqueueFill                               dl.Func
	svmAlloc, svmFree, svmMemcpy, svmFill, setArgSVM                                  dl.Func
	createProgram, createProgramWithBinary, buildProgram, compileProgram, linkProgram dl.Func
	getProgramInfo, getBuildInfo, releaseProgram                                      dl.Func
	createKernel, releaseKernel, getKernelInfo, getKernelWorkGroupInfo, setArg        dl.Func
	enqueueKernel, enqueueMarker, enqueueBarrier                                      dl.Func
	enqueueMap, enqueueUnmap                                                          dl.Func
	createImage, createSampler, releaseSampler, enqueueReadImage, enqueueWriteImage   dl.Func
	getEventInfo, getEventProfilingInfo, retainEvent, releaseEvent                    dl.Func
	createUserEvent, setUserEvent                                                     dl.Func
}

func search() dl.Search {
	names := []string{"libOpenCL.so.1", "libOpenCL.so", "/usr/local/cuda/lib64/libOpenCL.so*",
		"/opt/rocm*/lib/libOpenCL.so*", "/opt/intel/oneapi/compiler/latest/lib/libOpenCL.so*"}
	switch runtime.GOOS {
	case "windows":
		names = []string{"OpenCL.dll"}
	case "darwin":
		names = []string{"/System/Library/Frameworks/OpenCL.framework/OpenCL"}
	}
	return dl.Search{Env: "KBIND_OPENCL_LIBRARY", Names: names}
}

// newLibrary finds the functions, and returns the names of those of OpenCL 1.2 that are not there.
func newLibrary(lib *dl.Library) (l *library, missing []string) {
	l = &library{Library: lib}
	for name, f := range l.functions() {
		if *f = lib.Func(name); *f == 0 && !optional(name) {
			missing = append(missing, name)
		}
	}
	slices.Sort(missing)
	l.withoutReplication()
	return l, missing
}

// withoutReplication keeps PoCL 3.1 from its method for blocks of one and of two threads, which writes the kernel out
// for each thread: its compiler ends the process for loops in which threads wait ("Could not find a dominating
// alternative variable"), or compiles for minutes. Its loops over the threads, which it has for all other blocks, serve
// these too. It reads the setting from the environment of C. Go's is another, so that processes that the program starts
// do not have it. What the user has set there stays.
func (l *library) withoutReplication() {
	setenv := l.Func("setenv")
	if setenv == 0 {
		return // on Windows
	}
	const keep = 0
	name, value := []byte("POCL_FULL_REPLICATION_THRESHOLD\x00"), []byte("0\x00")
	setenv.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(unsafe.Pointer(&value[0])), keep)
}

// optional reports a function without which the rest works: those of shared virtual memory, which are OpenCL 2.0's, of
// images, of mapped memory, and of holding a stream.
func optional(name string) bool {
	return strings.Contains(name, "SVM") || strings.Contains(name, "Image") || strings.Contains(name, "Sampler") ||
		strings.Contains(name, "Map") || strings.Contains(name, "Unmap") || strings.Contains(name, "UserEvent")
}

// functions are the functions that are called, each with its place.
func (l *library) functions() map[string]*dl.Func {
	return map[string]*dl.Func{
		"clGetPlatformIDs": &l.getPlatformIDs, "clGetPlatformInfo": &l.getPlatformInfo, "clGetDeviceIDs": &l.getDeviceIDs,
		"clGetDeviceInfo": &l.getDeviceInfo,
		"clCreateContext": &l.createContext, "clReleaseContext": &l.releaseContext,
		"clCreateCommandQueue": &l.createQueue, "clReleaseCommandQueue": &l.releaseQueue, "clFlush": &l.flush,
		"clFinish":        &l.finish,
		"clRetainContext": &l.retainContext, "clRetainCommandQueue": &l.retainQueue, "clRetainMemObject": &l.retainMem,
		"clGetContextInfo": &l.getContextInfo, "clGetCommandQueueInfo": &l.getQueueInfo,
		"clGetMemObjectInfo": &l.getMemInfo,
		"clCreateBuffer":     &l.createBuffer, "clCreateSubBuffer": &l.createSubBuffer, "clReleaseMemObject": &l.releaseMem,
		"clEnqueueReadBuffer": &l.enqueueRead, "clEnqueueWriteBuffer": &l.enqueueWrite, "clEnqueueCopyBuffer": &l.enqueueCopy,
		"clEnqueueFillBuffer": &l.enqueueFill,
		"clSVMAlloc":          &l.svmAlloc, "clSVMFree": &l.svmFree, "clEnqueueSVMMemcpy": &l.svmMemcpy,
		"clEnqueueSVMMemFill": &l.svmFill, "clSetKernelArgSVMPointer": &l.setArgSVM,
		"clCreateProgramWithSource": &l.createProgram, "clCreateProgramWithBinary": &l.createProgramWithBinary,
		"clBuildProgram":   &l.buildProgram,
		"clCompileProgram": &l.compileProgram, "clLinkProgram": &l.linkProgram,
		"clGetProgramInfo": &l.getProgramInfo, "clGetProgramBuildInfo": &l.getBuildInfo,
		"clReleaseProgram": &l.releaseProgram,
		"clCreateKernel":   &l.createKernel, "clReleaseKernel": &l.releaseKernel, "clGetKernelInfo": &l.getKernelInfo,
		"clGetKernelWorkGroupInfo": &l.getKernelWorkGroupInfo,
		"clSetKernelArg":           &l.setArg,
		"clEnqueueNDRangeKernel":   &l.enqueueKernel, "clEnqueueMarkerWithWaitList": &l.enqueueMarker,
		"clEnqueueBarrierWithWaitList": &l.enqueueBarrier,
		"clEnqueueMapBuffer":           &l.enqueueMap, "clEnqueueUnmapMemObject": &l.enqueueUnmap,
		"clCreateImage": &l.createImage, "clCreateSampler": &l.createSampler, "clReleaseSampler": &l.releaseSampler,
		"clEnqueueReadImage": &l.enqueueReadImage, "clEnqueueWriteImage": &l.enqueueWriteImage,
		"clGetEventInfo": &l.getEventInfo, "clGetEventProfilingInfo": &l.getEventProfilingInfo,
		"clRetainEvent": &l.retainEvent, "clReleaseEvent": &l.releaseEvent,
		"clCreateUserEvent": &l.createUserEvent, "clSetUserEventStatus": &l.setUserEvent,
	}
}

// The values of cl.h that are used. The names are the specification's without CL_.
const (
	platformVersion    = 0x0901
	platformName       = 0x0902
	deviceTypeAll      = 0xFFFFFFFF
	deviceTypeCPU      = 1 << 1
	deviceTypeGPU      = 1 << 2
	deviceType         = 0x1000
	maxComputeUnits    = 0x1002
	maxWorkGroupSize   = 0x1004
	maxWorkItemSizes   = 0x1005
	maxMemAllocSize    = 0x1010
	memBaseAddrAlign   = 0x1019
	singleFPConfig     = 0x101B
	globalMemCacheSize = 0x101E
	globalMemSize      = 0x101F
	localMemSize       = 0x1023
	deviceAvailable    = 0x1027
	compilerAvailable  = 0x1028
	deviceName         = 0x102B
	driverVersion      = 0x102D
	deviceVersion      = 0x102F
	deviceExtensions   = 0x1030
	svmCapabilities    = 0x1053
	// CL_DEVICE_GENERIC_ADDRESS_SPACE_SUPPORT
	genericAddressSpace = 0x1069
	warpSizeNV          = 0x4003
	wavefrontWidthAMD   = 0x4043
	pciBusInfo          = 0x410F

	svmCoarseGrain  = 1 << 0
	fpExactDivide   = 1 << 7 // CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT
	profilingEnable = 1 << 1
	memReadWrite    = 1 << 0

	programBinarySizes = 0x1165
	programBinaries    = 0x1166
	programBuildLog    = 0x1183

	kernelNumArgs       = 0x1191
	kernelWorkGroupSize = 0x11B0
	kernelLocalMemSize  = 0x11B2
	kernelMultiple      = 0x11B3 // CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE
	kernelPrivateMem    = 0x11B4

	eventStatus         = 0x11D3
	profilingCommandEnd = 0x1283
	bufferCreateRegion  = 0x1220
	statusComplete      = 0
)
