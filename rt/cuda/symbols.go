package cuda

import (
	"runtime"

	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/dl"
)

func driverLibrary() dl.Search {
	names := []string{"libcuda.so.1", "libcuda.so", "/usr/lib/wsl/lib/libcuda.so.1",
		"/usr/local/cuda*/compat/libcuda.so.1"}
	if runtime.GOOS == "windows" {
		names = []string{"nvcuda.dll"}
	}
	return dl.Search{Env: "KBIND_CUDA_LIBRARY", Names: names}
}

// driverNames lists the driver's functions. Those with a version in their name have that since their parameters became
// 64 bits wide.
func driverNames() culike.Names {
	return culike.Names{
		culike.Init:               {"cuInit"},
		culike.DriverGetVersion:   {"cuDriverGetVersion"},
		culike.GetErrorName:       {"cuGetErrorName"},
		culike.GetErrorString:     {"cuGetErrorString"},
		culike.DeviceGetCount:     {"cuDeviceGetCount"},
		culike.DeviceGet:          {"cuDeviceGet"},
		culike.DeviceGetName:      {"cuDeviceGetName"},
		culike.DeviceGetPCIBusID:  {"cuDeviceGetPCIBusId"},
		culike.DeviceTotalMem:     {"cuDeviceTotalMem_v2"},
		culike.DeviceGetAttribute: {"cuDeviceGetAttribute"},

		culike.CtxCreate:     {"cuCtxCreate_v2"},
		culike.CtxDestroy:    {"cuCtxDestroy_v2"},
		culike.CtxSetCurrent: {"cuCtxSetCurrent"},

		culike.PrimaryRetain:       {"cuDevicePrimaryCtxRetain"},
		culike.PrimaryRelease:      {"cuDevicePrimaryCtxRelease_v2", "cuDevicePrimaryCtxRelease"},
		culike.CtxGetCurrent:       {"cuCtxGetCurrent"},
		culike.CtxPush:             {"cuCtxPushCurrent_v2"},
		culike.CtxPop:              {"cuCtxPopCurrent_v2"},
		culike.CtxGetDevice:        {"cuCtxGetDevice"},
		culike.CtxGetLimit:         {"cuCtxGetLimit"},
		culike.CtxSetLimit:         {"cuCtxSetLimit"},
		culike.StreamGetCtx:        {"cuStreamGetCtx"},
		culike.PointerGetAttribute: {"cuPointerGetAttribute"},
		culike.MemGetRange:         {"cuMemGetAddressRange_v2"},

		culike.CanAccessPeer:    {"cuDeviceCanAccessPeer"},
		culike.EnablePeerAccess: {"cuCtxEnablePeerAccess"},
		culike.MemPoolSetAccess: {"cuMemPoolSetAccess"},

		culike.ModuleLoadData:   {"cuModuleLoadDataEx"},
		culike.ModuleUnload:     {"cuModuleUnload"},
		culike.ModuleGetFn:      {"cuModuleGetFunction"},
		culike.ModuleGetGlobal:  {"cuModuleGetGlobal_v2"},
		culike.FuncGetAttribute: {"cuFuncGetAttribute"},
		culike.FuncSetAttribute: {"cuFuncSetAttribute"},
		culike.FuncGetParamInfo: {"cuFuncGetParamInfo"},
		culike.FuncLoad:         {"cuFuncLoad"},

		culike.MemGetInfo:       {"cuMemGetInfo_v2"},
		culike.MemAlloc:         {"cuMemAlloc_v2"},
		culike.MemFree:          {"cuMemFree_v2"},
		culike.MemHostAlloc:     {"cuMemHostAlloc"},
		culike.MemFreeHost:      {"cuMemFreeHost"},
		culike.MemHostDevicePtr: {"cuMemHostGetDevicePointer_v2"},
		culike.MemcpyPeerAsync:  {"cuMemcpyPeerAsync"},
		culike.MemPoolGetAttr:   {"cuMemPoolGetAttribute"},
		culike.MemcpyHtoDAsync:  {"cuMemcpyHtoDAsync_v2"},
		culike.MemcpyDtoHAsync:  {"cuMemcpyDtoHAsync_v2"},
		culike.MemcpyDtoDAsync:  {"cuMemcpyDtoDAsync_v2"},
		culike.MemsetD8Async:    {"cuMemsetD8Async"},
		culike.MemsetD16Async:   {"cuMemsetD16Async"},
		culike.MemsetD32Async:   {"cuMemsetD32Async"},
		culike.MemPoolCreate:    {"cuMemPoolCreate"},
		culike.MemPoolDestroy:   {"cuMemPoolDestroy"},
		culike.MemPoolSetAttr:   {"cuMemPoolSetAttribute"},
		culike.MemPoolTrimTo:    {"cuMemPoolTrimTo"},
		culike.MemAllocFromPool: {"cuMemAllocFromPoolAsync"},
		culike.MemFreeAsync:     {"cuMemFreeAsync"},

		culike.ArrayCreate:       {"cuArray3DCreate_v2"},
		culike.ArrayDestroy:      {"cuArrayDestroy"},
		culike.ImageCopyAsync:    {"cuMemcpy3DAsync_v2"},
		culike.TexObjectCreate:   {"cuTexObjectCreate"},
		culike.TexObjectDestroy:  {"cuTexObjectDestroy"},
		culike.SurfObjectCreate:  {"cuSurfObjectCreate"},
		culike.SurfObjectDestroy: {"cuSurfObjectDestroy"},

		culike.StreamCreate:      {"cuStreamCreate"},
		culike.StreamDestroy:     {"cuStreamDestroy_v2"},
		culike.StreamQuery:       {"cuStreamQuery"},
		culike.StreamSynchronize: {"cuStreamSynchronize"},
		culike.StreamWaitEvent:   {"cuStreamWaitEvent"},
		culike.StreamWaitValue:   {"cuStreamWaitValue32_v2"},
		culike.StreamIsCapturing: {"cuStreamIsCapturing"},

		culike.StreamBeginCapture: {"cuStreamBeginCapture_v2"},
		culike.StreamEndCapture:   {"cuStreamEndCapture"},
		culike.GraphInstantiate:   {"cuGraphInstantiateWithFlags"},
		culike.GraphLaunch:        {"cuGraphLaunch"},
		culike.GraphExecDestroy:   {"cuGraphExecDestroy"},
		culike.GraphDestroy:       {"cuGraphDestroy"},

		culike.EventCreate:      {"cuEventCreate"},
		culike.EventDestroy:     {"cuEventDestroy_v2"},
		culike.EventRecord:      {"cuEventRecord"},
		culike.EventQuery:       {"cuEventQuery"},
		culike.EventSynchronize: {"cuEventSynchronize"},
		culike.EventElapsedTime: {"cuEventElapsedTime"},

		culike.LaunchKernel:            {"cuLaunchKernel"},
		culike.LaunchCooperativeKernel: {"cuLaunchCooperativeKernel"},
		culike.OccupancyBlockSize:      {"cuOccupancyMaxPotentialBlockSize"},
		culike.OccupancyBlocks:         {"cuOccupancyMaxActiveBlocksPerMultiprocessor"},
	}
}

// alternatives are functions of older drivers.
func alternatives() map[culike.Fn][]culike.Alternative {
	// Before CUDA 11.4 a graph was instantiated with places for an error instead of flags.
	places := func(args []uintptr) []uintptr { return []uintptr{args[0], args[1], 0, 0, 0} }
	return map[culike.Fn][]culike.Alternative{culike.GraphInstantiate: {{Name: "cuGraphInstantiate_v2", Args: places}}}
}
