package hip

import (
	"runtime"
	"strings"

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
		Headers:  headers(),
		// HIPRTC makes a variable of the expression's address and finds it again by its text, less an "&": no other form survives that.
		PlainNames: true,
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
