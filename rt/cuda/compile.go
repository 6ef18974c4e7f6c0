package cuda

import (
	"os"
	"path/filepath"
	"runtime"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/nvrtc"
)

func compiler() culike.Compiler {
	return culike.Compiler{
		Name:     "NVRTC",
		Library:  compilerLibrary(),
		Dialects: []driver.Dialect{driver.CUDA},
		Kind:     "cubin",
		Target:   nvrtc.Target,
		Headers: func(dirs []string, _ string, spec *driver.ModuleSpec) map[string]string {
			return nvrtc.Headers(dirs, spec.Mentions)
		},
		Include: func(library, _ string) []string { return nvrtc.Include(library) },

		References: references(),
		Names: map[culike.RTCFn][]string{
			culike.RTCVersion:           {"nvrtcVersion"},
			culike.RTCGetErrorString:    {"nvrtcGetErrorString"},
			culike.RTCNumSupportedArchs: {"nvrtcGetNumSupportedArchs"},
			culike.RTCSupportedArchs:    {"nvrtcGetSupportedArchs"},
			culike.RTCCreateProgram:     {"nvrtcCreateProgram"},
			culike.RTCDestroyProgram:    {"nvrtcDestroyProgram"},
			culike.RTCAddNameExpression: {"nvrtcAddNameExpression"},
			culike.RTCCompileProgram:    {"nvrtcCompileProgram"},
			culike.RTCGetLogSize:        {"nvrtcGetProgramLogSize"},
			culike.RTCGetLog:            {"nvrtcGetProgramLog"},
			culike.RTCGetLoweredName:    {"nvrtcGetLoweredName"},
			culike.RTCGetCodeSize:       {"nvrtcGetCUBINSize"},
			culike.RTCGetCode:           {"nvrtcGetCUBIN"},
			culike.RTCGetPTXSize:        {"nvrtcGetPTXSize"},
			culike.RTCGetPTX:            {"nvrtcGetPTX"},
		},
	}
}

func compilerLibrary() dl.Search {
	names := []string{
		"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so",
		"/usr/local/cuda/lib64/libnvrtc.so*", "/usr/local/cuda-*/lib64/libnvrtc.so*", "/usr/lib/*-linux-gnu/libnvrtc.so*",
		"/usr/lib/python3*/site-packages/nvidia/c*/lib/libnvrtc.so*",
		"/usr/local/lib/python3*/*-packages/nvidia/c*/lib/libnvrtc.so*",
	}
	if home, err := os.UserHomeDir(); err == nil {
		names = append(names, filepath.Join(home, ".local/lib/python3*/site-packages/nvidia/c*/lib/libnvrtc.so*"))
	}
	if runtime.GOOS == "windows" {
		names = []string{"nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"}
		if dir := os.Getenv("CUDA_PATH"); dir != "" {
			names = append(names, filepath.Join(dir, "bin", "nvrtc64_*.dll"), filepath.Join(dir, "bin", "x64", "nvrtc64_*.dll"))
		}
	}
	return dl.Search{Env: "KBIND_NVRTC_LIBRARY", Names: names}
}
