package hip

import (
	"runtime"

	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/dl"
)

func driverLibrary() dl.Search {
	names := []string{"libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so",
		"/opt/rocm/lib/libamdhip64.so", "/opt/rocm-*/lib/libamdhip64.so"}
	if runtime.GOOS == "windows" {
		names = []string{"amdhip64_7.dll", "amdhip64_6.dll", "amdhip64.dll"}
	}
	return dl.Search{Env: "KBIND_HIP_LIBRARY", Names: names}
}

// driverNames lists HIP's functions for the ones that CUDA's driver has.
func driverNames() culike.Names {
	return culike.Names{
		culike.Init:               {"hipInit"},
		culike.DriverGetVersion:   {"hipDriverGetVersion", "hipRuntimeGetVersion"},
		culike.GetErrorName:       {"hipGetErrorName"},
		culike.GetErrorString:     {"hipGetErrorString"},
		culike.DeviceGetCount:     {"hipGetDeviceCount"},
		culike.DeviceGet:          {"hipDeviceGet"},
		culike.DeviceGetName:      {"hipDeviceGetName"},
		culike.DeviceGetPCIBusID:  {"hipDeviceGetPCIBusId"},
		culike.DeviceTotalMem:     {"hipDeviceTotalMem"},
		culike.DeviceGetAttribute: {"hipDeviceGetAttribute"},
		culike.DeviceProperties:   {"hipGetDevicePropertiesR0600", "hipGetDeviceProperties"},

		culike.CtxSetCurrent: {"hipSetDevice"},
		culike.DeviceReset:   {"hipDeviceReset"},

		culike.CtxGetLimit:         {"hipDeviceGetLimit"},
		culike.CtxSetLimit:         {"hipDeviceSetLimit"},
		culike.StreamGetDevice:     {"hipStreamGetDevice"},
		culike.PointerGetAttribute: {"hipPointerGetAttribute"},
		culike.MemGetRange:         {"hipMemGetAddressRange"},

		culike.ModuleLoadData:   {"hipModuleLoadDataEx"},
		culike.ModuleUnload:     {"hipModuleUnload"},
		culike.ModuleGetFn:      {"hipModuleGetFunction"},
		culike.ModuleGetGlobal:  {"hipModuleGetGlobal"},
		culike.FuncGetAttribute: {"hipFuncGetAttribute"},
		culike.FuncSetAttribute: {"hipFuncSetAttribute"},

		culike.MemGetInfo:       {"hipMemGetInfo"},
		culike.MemAlloc:         {"hipMalloc"},
		culike.MemFree:          {"hipFree"},
		culike.MemHostAlloc:     {"hipHostMalloc", "hipHostAlloc"},
		culike.MemFreeHost:      {"hipHostFree", "hipFreeHost"},
		culike.MemHostDevicePtr: {"hipHostGetDevicePointer"},
		culike.CanAccessPeer:    {"hipDeviceCanAccessPeer"},
		culike.EnablePeerAccess: {"hipDeviceEnablePeerAccess"},
		culike.MemPoolSetAccess: {"hipMemPoolSetAccess"},
		culike.MemcpyPeerAsync:  {"hipMemcpyPeerAsync"},
		culike.MemPoolGetAttr:   {"hipMemPoolGetAttribute"},
		culike.MemcpyHtoDAsync:  {"hipMemcpyHtoDAsync"},
		culike.MemcpyDtoHAsync:  {"hipMemcpyDtoHAsync"},
		culike.MemcpyDtoDAsync:  {"hipMemcpyDtoDAsync"},
		culike.MemsetD8Async:    {"hipMemsetD8Async", "hipMemsetAsync"},
		culike.MemsetD16Async:   {"hipMemsetD16Async"},
		culike.MemsetD32Async:   {"hipMemsetD32Async"},
		culike.MemPoolCreate:    {"hipMemPoolCreate"},
		culike.MemPoolDestroy:   {"hipMemPoolDestroy"},
		culike.MemPoolSetAttr:   {"hipMemPoolSetAttribute"},
		culike.MemPoolTrimTo:    {"hipMemPoolTrimTo"},
		culike.MemAllocFromPool: {"hipMallocFromPoolAsync"},
		culike.MemFreeAsync:     {"hipFreeAsync"},

		culike.ArrayCreate:      {"hipArray3DCreate"},
		culike.ArrayDestroy:     {"hipArrayDestroy"},
		culike.ImageCopyAsync:   {"hipMemcpy3DAsync"},
		culike.TexObjectCreate:  {"hipTexObjectCreate"},
		culike.TexObjectDestroy: {"hipTexObjectDestroy"},
		// its hipResourceDesc of an array is laid out as HIP_RESOURCE_DESC
		culike.SurfObjectCreate:  {"hipCreateSurfaceObject"},
		culike.SurfObjectDestroy: {"hipDestroySurfaceObject"},

		culike.StreamCreate:      {"hipStreamCreateWithFlags"},
		culike.StreamDestroy:     {"hipStreamDestroy"},
		culike.StreamQuery:       {"hipStreamQuery", "hipStreamSynchronize"},
		culike.StreamSynchronize: {"hipStreamSynchronize"},
		culike.StreamWaitEvent:   {"hipStreamWaitEvent"},
		culike.StreamWaitValue:   {"hipStreamWaitValue32"},
		culike.StreamIsCapturing: {"hipStreamIsCapturing"},

		culike.StreamBeginCapture: {"hipStreamBeginCapture"},
		culike.StreamEndCapture:   {"hipStreamEndCapture"},
		culike.GraphInstantiate:   {"hipGraphInstantiateWithFlags"},
		culike.GraphLaunch:        {"hipGraphLaunch"},
		culike.GraphExecDestroy:   {"hipGraphExecDestroy"},
		culike.GraphDestroy:       {"hipGraphDestroy"},

		culike.EventCreate:      {"hipEventCreateWithFlags"},
		culike.EventDestroy:     {"hipEventDestroy"},
		culike.EventRecord:      {"hipEventRecord"},
		culike.EventQuery:       {"hipEventQuery", "hipEventSynchronize"},
		culike.EventSynchronize: {"hipEventSynchronize"},
		culike.EventElapsedTime: {"hipEventElapsedTime"},

		culike.LaunchKernel:            {"hipModuleLaunchKernel"},
		culike.LaunchCooperativeKernel: {"hipModuleLaunchCooperativeKernel"},
		culike.OccupancyBlockSize:      {"hipModuleOccupancyMaxPotentialBlockSize"},
		culike.OccupancyBlocks:         {"hipModuleOccupancyMaxActiveBlocksPerMultiprocessor"},
	}
}

// alternatives are functions of HIP's other interface, after CUDA's runtime, which some libraries have alone.
func alternatives() map[culike.Fn][]culike.Alternative {
	first := func(n int) func([]uintptr) []uintptr { return func(args []uintptr) []uintptr { return args[:n] } }
	// hipMemcpyAsync takes what to copy whither before the stream.
	kind := func(k uintptr) func([]uintptr) []uintptr {
		return func(args []uintptr) []uintptr { return []uintptr{args[0], args[1], args[2], k, args[3]} }
	}
	const hostToDevice, deviceToHost, deviceToDevice = 1, 2, 3 // hipMemcpyKind
	return map[culike.Fn][]culike.Alternative{
		culike.GraphInstantiate: {{Name: "hipGraphInstantiate", Args: func(args []uintptr) []uintptr {
			return []uintptr{args[0], args[1], 0, 0, 0}
		}}},

		culike.ModuleLoadData:  {{Name: "hipModuleLoadData", Args: first(2)}},
		culike.StreamCreate:    {{Name: "hipStreamCreate", Args: first(1)}},
		culike.EventCreate:     {{Name: "hipEventCreate", Args: first(1)}},
		culike.MemHostAlloc:    {{Name: "hipMallocHost", Args: first(2)}},
		culike.MemcpyHtoDAsync: {{Name: "hipMemcpyAsync", Args: kind(hostToDevice)}},
		culike.MemcpyDtoHAsync: {{Name: "hipMemcpyAsync", Args: kind(deviceToHost)}},
		culike.MemcpyDtoDAsync: {{Name: "hipMemcpyAsync", Args: kind(deviceToDevice)}},
	}
}
