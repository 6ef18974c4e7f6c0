// Package culike implements package driver over an API of the shape of CUDA's driver API: CUDA itself, and HIP. A
// vendor gives it the names of the functions, the values of the enums that differ, and the name of the device
// compiler's options.
//
// Invariants: a function that the library lacks is a missing feature, reported when it is used. Every call that needs
// the context to be current makes sure of it: goroutines move between threads, and users never lock one. Nothing on
// the launch path waits or allocates. A context that the device has lost answers every call with the fault that lost
// it; a closed handle is ErrClosed.
package culike

import (
	"errors"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// Fn is a function of the driver API.
type Fn int

// The functions, in the groups of CUDA's manual. Their parameters are those of the CUDA function named, and HIP's are
// the same unless Vendor says otherwise.
const (
	Init               Fn = iota // cuInit
	DriverGetVersion             // cuDriverGetVersion
	GetErrorName                 // cuGetErrorName
	GetErrorString               // cuGetErrorString
	DeviceGetCount               // cuDeviceGetCount
	DeviceGet                    // cuDeviceGet
	DeviceGetName                // cuDeviceGetName
	DeviceGetPCIBusID            // cuDeviceGetPCIBusId
	DeviceTotalMem               // cuDeviceTotalMem
	DeviceGetAttribute           // cuDeviceGetAttribute
	DeviceProperties             // hipGetDeviceProperties; CUDA's driver has none

	CtxCreate     // cuCtxCreate; absent where devices have no contexts
	CtxDestroy    // cuCtxDestroy
	CtxSetCurrent // cuCtxSetCurrent; hipSetDevice, which takes the device
	DeviceReset   // hipDeviceReset; CUDA has a context for every opened device instead

	PrimaryRetain   // cuDevicePrimaryCtxRetain
	PrimaryRelease  // cuDevicePrimaryCtxRelease
	CtxGetCurrent   // cuCtxGetCurrent
	CtxPush         // cuCtxPushCurrent
	CtxPop          // cuCtxPopCurrent
	CtxGetDevice    // cuCtxGetDevice
	CtxGetLimit     // cuCtxGetLimit
	CtxSetLimit     // cuCtxSetLimit
	StreamGetCtx    // cuStreamGetCtx
	StreamGetDevice // hipStreamGetDevice, where devices have no contexts

	PointerGetAttribute // cuPointerGetAttribute
	MemGetRange         // cuMemGetAddressRange

	CanAccessPeer    // cuDeviceCanAccessPeer
	EnablePeerAccess // cuCtxEnablePeerAccess; hipDeviceEnablePeerAccess, which takes the device
	MemPoolSetAccess // cuMemPoolSetAccess

	ModuleLoadData   // cuModuleLoadDataEx
	ModuleUnload     // cuModuleUnload
	ModuleGetFn      // cuModuleGetFunction
	ModuleGetGlobal  // cuModuleGetGlobal
	FuncGetAttribute // cuFuncGetAttribute
	FuncSetAttribute // cuFuncSetAttribute
	FuncGetParamInfo // cuFuncGetParamInfo
	FuncLoad         // cuFuncLoad

	MemGetInfo       // cuMemGetInfo
	MemAlloc         // cuMemAlloc
	MemFree          // cuMemFree
	MemHostAlloc     // cuMemHostAlloc
	MemFreeHost      // cuMemFreeHost
	MemHostDevicePtr // cuMemHostGetDevicePointer
	MemcpyHtoDAsync  // cuMemcpyHtoDAsync
	MemcpyDtoHAsync  // cuMemcpyDtoHAsync
	MemcpyDtoDAsync  // cuMemcpyDtoDAsync
	MemcpyPeerAsync  // cuMemcpyPeerAsync
	MemsetD8Async    // cuMemsetD8Async
	MemsetD16Async   // cuMemsetD16Async
	MemsetD32Async   // cuMemsetD32Async
	MemPoolCreate    // cuMemPoolCreate
	MemPoolDestroy   // cuMemPoolDestroy
	MemPoolSetAttr   // cuMemPoolSetAttribute
	MemPoolGetAttr   // cuMemPoolGetAttribute
	MemPoolTrimTo    // cuMemPoolTrimTo
	MemAllocFromPool // cuMemAllocFromPoolAsync
	MemFreeAsync     // cuMemFreeAsync

	ArrayCreate       // cuArray3DCreate
	ArrayDestroy      // cuArrayDestroy
	ImageCopyAsync    // cuMemcpy3DAsync; its argument is Vendor.ImageCopy's
	TexObjectCreate   // cuTexObjectCreate
	TexObjectDestroy  // cuTexObjectDestroy
	SurfObjectCreate  // cuSurfObjectCreate
	SurfObjectDestroy // cuSurfObjectDestroy

	StreamCreate      // cuStreamCreate
	StreamDestroy     // cuStreamDestroy
	StreamQuery       // cuStreamQuery
	StreamSynchronize // cuStreamSynchronize
	StreamWaitEvent   // cuStreamWaitEvent
	StreamWaitValue   // cuStreamWaitValue32; HIP's takes a mask after the flags
	StreamIsCapturing // cuStreamIsCapturing

	StreamBeginCapture // cuStreamBeginCapture
	StreamEndCapture   // cuStreamEndCapture
	GraphInstantiate   // cuGraphInstantiateWithFlags
	GraphLaunch        // cuGraphLaunch
	GraphExecDestroy   // cuGraphExecDestroy
	GraphDestroy       // cuGraphDestroy

	EventCreate      // cuEventCreate
	EventDestroy     // cuEventDestroy
	EventRecord      // cuEventRecord
	EventQuery       // cuEventQuery
	EventSynchronize // cuEventSynchronize
	EventElapsedTime // cuEventElapsedTime

	LaunchKernel            // cuLaunchKernel
	LaunchCooperativeKernel // cuLaunchCooperativeKernel
	OccupancyBlockSize      // cuOccupancyMaxPotentialBlockSize
	OccupancyBlocks         // cuOccupancyMaxActiveBlocksPerMultiprocessor

	numFns
)

// Names gives, for each function, the vendor's symbols in order of preference; a function without a name is one that
// the vendor does not have.
type Names map[Fn][]string

// Alternative is a function that does the work of another which a library lacks, with other parameters.
type Alternative struct {
	Name string
	Args func(args []uintptr) []uintptr // its arguments, given those of the function that is lacking
}

// Vendor is what differs between the APIs.
type Vendor struct {
	Backend      string // driver.Backend.Name
	Library      dl.Search
	Names        Names
	Alternatives map[Fn][]Alternative // tried in order when there is none of Names
	Attr         Attributes
	// ReturnsErrorText says that GetErrorName and GetErrorString take a code and return the text, instead of storing it
	// where an argument points.
	ReturnsErrorText bool
	NoDriver         string // the reason in a ProbeError when the library is not there: "no CUDA driver"

	// Version spells the number of DriverGetVersion.
	Version func(n int) string
	// Major, if there is one, is the newest major version of the compiler whose code a driver with this number of
	// DriverGetVersion loads.
	Major func(n int) int
	// Arch names the architecture of a device for the compiler and for the choice of images: "sm_90", "gfx90a".
	Arch func(a *API, device uintptr) (string, error)
	// OccupancyCallback says that OccupancyBlockSize takes CUDA's callback between the function and the shared memory.
	OccupancyCallback bool
	// ImageCopy lays out the argument of ImageCopyAsync.
	ImageCopy func(c *ImageCopy) unsafe.Pointer

	// Kinds are the kinds of ready-made code (driver.Code) that the driver loads.
	Kinds []string
	// Fit says how well ready-made code suits a device: 0 not at all, else the more the better.
	Fit      func(code *driver.Code, arch string) int
	Compiler Compiler
}

// Attributes are the vendor's values of the device attributes. A negative value is one that the vendor does not have.
type Attributes struct {
	MaxThreads, MaxBlockX, MaxBlockY, MaxBlockZ, MaxGridX, MaxGridY, MaxGridZ int
	SharedPerBlock, SharedPerBlockOptin                                       int
	WarpSize, Multiprocessors, L2, MemoryClock, MemoryBusWidth                int
	MemoryPools, Cooperative, TextureAlign, TexturePitchAlign                 int
}

// API is the vendor's library, opened.
type API struct {
	*Vendor
	lib *dl.Library
	fns [numFns]dl.Func
	// adapt changes the arguments where an Alternative took the function's place.
	adapt [numFns]func(args []uintptr) []uintptr

	*process
	compiler *compiler
	major    int // of the compiler, at most; 0 for any
	switches sync.Pool
}

// process is what a library is to the whole process, whichever of the backends over it does something.
type process struct {
	pinned  pinned
	own     sync.Map // handles of contexts that were made here and are not destroyed -> *context
	alive   sync.Map // *context -> nil: those that are not closed
	devices sync.Map // handle of a device -> *sharedDevice, where devices have no contexts

	residents residents
}

// processes holds the process of each library that was opened, by its Vendor.Backend and dl.Library.ID. A library is
// in a process once and is never unloaded, so this is state of the library's and not of a package.
var processes sync.Map

type opened struct {
	backend string
	library uintptr
}

// open opens the library and starts it.
func (v *Vendor) open(c *compiler) (*API, error) {
	lib, tried := v.Library.Open()
	if lib == nil {
		return nil, &driver.ProbeError{Backend: v.Backend, Reason: v.NoDriver, Tried: tried}
	}
	state, _ := processes.LoadOrStore(opened{v.Backend, lib.ID()}, new(process))
	a := &API{Vendor: v, lib: lib, process: state.(*process), compiler: c}
	for f, names := range v.Names {
		a.fns[f] = lib.Func(names...)
	}
	for f, list := range v.Alternatives {
		for i := 0; i < len(list) && a.fns[f] == 0; i++ {
			a.fns[f], a.adapt[f] = lib.Func(list[i].Name), list[i].Args
		}
	}
	// one that needs no start is started
	if err := a.Call(Init, 0); err != nil && !errors.Is(err, driver.ErrNotSupported) {
		return nil, &driver.ProbeError{Backend: v.Backend, Reason: err.Error(),
			Tried: []driver.Try{{Path: lib.Path(), Err: "loaded"}}}
	}
	if n := new(int32); v.Major != nil && a.Call(DriverGetVersion, uintptr(unsafe.Pointer(n))) == nil {
		a.major = v.Major(int(*n))
	}
	return a, nil
}

// Has reports whether the library has all the functions.
func (a *API) Has(fns ...Fn) bool {
	for _, f := range fns {
		if a.fns[f] == 0 {
			return false
		}
	}
	return true
}

// Call calls a function that needs no context. See dl.Func.Call for pointers among the arguments.
//
//go:uintptrescapes
func (a *API) Call(f Fn, args ...uintptr) error {
	if a.fns[f] == 0 {
		return a.missing(f)
	}
	return a.result(f, a.invoke(f, args))
}

// invoke calls a function that the library has. args is not on a stack.
func (a *API) invoke(f Fn, args []uintptr) code {
	if adapt := a.adapt[f]; adapt != nil {
		args = adapt(args)
	}
	return code(a.fns[f].CallSlice(args))
}

// name returns the vendor's name of a function, for messages.
func (a *API) name(f Fn) string {
	if names := a.Names[f]; len(names) > 0 {
		return names[0]
	}
	return a.Backend + " function"
}

func (a *API) missing(f Fn) error {
	return driver.Errorf(driver.ErrNotSupported, "%s: %s has no %s", a.Backend, a.lib.Path(), a.name(f))
}
