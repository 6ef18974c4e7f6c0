package hip

import (
	"runtime"
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/dl"
)

func compiler() culike.Compiler {
	return culike.Compiler{
		Name:     "HIPRTC",
		Library:  compilerLibrary(),
		Dialects: []driver.Dialect{driver.HIP, driver.CUDA},
		Kind:     "hsaco",
		Target:   target,
		Check:    checkISA,
		Headers:  headers(),
		// HIPRTC makes a variable of the expression's address and finds it again by its text, less an "&": no other form survives that.
		PlainNames: true,
		OneAtATime: true, // HIPRTC of ROCm 5 crashes
		Names: map[culike.RTCFn][]string{
			culike.RTCVersion:           {"hiprtcVersion"},
			culike.RTCGetErrorString:    {"hiprtcGetErrorString"},
			culike.RTCCreateProgram:     {"hiprtcCreateProgram"},
			culike.RTCDestroyProgram:    {"hiprtcDestroyProgram"},
			culike.RTCAddNameExpression: {"hiprtcAddNameExpression"},
			culike.RTCCompileProgram:    {"hiprtcCompileProgram"},
			culike.RTCGetLogSize:        {"hiprtcGetProgramLogSize"},
			culike.RTCGetLog:            {"hiprtcGetProgramLog"},
			culike.RTCGetLoweredName:    {"hiprtcGetLoweredName"},
			culike.RTCGetCodeSize:       {"hiprtcGetCodeSize"},
			culike.RTCGetCode:           {"hiprtcGetCode"},
		},
	}
}

// target names the architecture. One that is not AMD's is for a HIP library over CUDA, whose compiler takes NVRTC's option.
func target(arch string, _ []int) (options []string, ptx bool) {
	if strings.HasPrefix(arch, "gfx") {
		return []string{"--offload-arch=" + arch}, false
	}
	return []string{"--gpu-architecture=" + arch}, false
}

// compilerLibrary looks for HIPRTC, which was part of the HIP library before it had one of its own.
func compilerLibrary() dl.Search {
	names := []string{"libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so.5", "libhiprtc.so", "/opt/rocm/lib/libhiprtc.so", "/opt/rocm-*/lib/libhiprtc.so"}
	names = append(names, driverLibrary().Names...)
	if runtime.GOOS == "windows" {
		names = []string{"hiprtc0700.dll", "hiprtc0602.dll", "hiprtc0601.dll", "hiprtc.dll"}
	}
	return dl.Search{Env: "KBIND_HIPRTC_LIBRARY", Names: names}
}

// headers answer the #include lines of kernel files: HIP's types and functions are built into the compiler.
func headers() map[string]string {
	m := map[string]string{}
	for _, name := range []string{"hip/hip_runtime.h", "cuda_runtime.h", "device_launch_parameters.h", "cuda_runtime_api.h", "assert.h", "cassert", "stdio.h", "cstdio"} {
		m[name] = "#pragma once\n"
	}
	return m
}

// checkISA asks the library below HIPRTC whether it knows the architecture, because HIPRTC of ROCm 5 crashes on one that it does not know.
func checkISA(arch string) error {
	if !strings.HasPrefix(arch, "gfx") {
		return nil
	}
	lib, _ := dl.Search{Names: []string{"libamd_comgr.so.3", "libamd_comgr.so.2", "/opt/rocm/lib/libamd_comgr.so"}}.Open()
	if lib == nil {
		return nil // HIPRTC will say what it knows
	}
	count, name := lib.Func("amd_comgr_get_isa_count"), lib.Func("amd_comgr_get_isa_name")
	n, p := new(uintptr), new(uintptr)
	if count == 0 || name == 0 || count.Call(uintptr(unsafe.Pointer(n))) != 0 {
		return nil
	}
	base, _, _ := strings.Cut(arch, ":")
	var known []string
	for i := range *n {
		if name.Call(i, uintptr(unsafe.Pointer(p))) != 0 {
			return nil
		}
		isa := dl.GoString(*p) // "amdgcn-amd-amdhsa--gfx90a"
		isa = isa[strings.LastIndex(isa, "-")+1:]
		if isa == base {
			return nil
		}
		known = append(known, isa)
	}
	return driver.Errorf(driver.ErrNotSupported, "hip: the installed HIPRTC does not know %s; it knows %s", base, strings.Join(known, ", "))
}
