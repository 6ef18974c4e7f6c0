package cuda

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/dl"
)

// headerFiles are headers of our own for standard headers that NVRTC does not have: the names that kernels use, and nothing for the host.
//
//go:embed headers
var headerFiles embed.FS

func compiler() culike.Compiler {
	return culike.Compiler{
		Name:     "NVRTC",
		Library:  compilerLibrary(),
		Dialects: []driver.Dialect{driver.CUDA},
		Kind:     "cubin",
		Target:   target,
		Headers:  headers(),
		Include:  include,
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

// target compiles for the device itself where the compiler knows it, else for the latest architecture before it, as PTX. "compute_80" asks for PTX.
func target(arch string, supported []int) (options []string, ptx bool) {
	if strings.HasPrefix(arch, "compute_") {
		return []string{"--gpu-architecture=" + arch}, true
	}
	device, _ := capability(arch)
	best := 0
	for _, n := range supported {
		if n <= device {
			best = max(best, n)
		}
	}
	if best == 0 || best == device {
		return []string{"--gpu-architecture=" + arch}, false
	}
	return []string{fmt.Sprintf("--gpu-architecture=compute_%d", best)}, true
}

func compilerLibrary() dl.Search {
	names := []string{
		"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so",
		"/usr/local/cuda/lib64/libnvrtc.so*", "/usr/local/cuda-*/lib64/libnvrtc.so*", "/usr/lib/*-linux-gnu/libnvrtc.so*",
		"/usr/lib/python3*/site-packages/nvidia/c*/lib/libnvrtc.so*", "/usr/local/lib/python3*/*-packages/nvidia/c*/lib/libnvrtc.so*",
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

// include finds the toolkit's headers (cuda_fp16.h, cooperative_groups.h, ...), which NVRTC itself does not bring: beside the library, or where CUDA_PATH or CUDA_HOME
// say, or in the usual place. Python's packages have a directory for each part of the toolkit.
func include(library string) []string {
	var roots []string
	if dir := filepath.Dir(library); dir != "." {
		roots = append(roots, filepath.Join(dir, "../include"), filepath.Join(dir, "../../include"), filepath.Join(dir, "../../cuda_runtime/include"))
	}
	for _, env := range []string{"CUDA_PATH", "CUDA_HOME"} {
		if dir := os.Getenv(env); dir != "" {
			roots = append(roots, filepath.Join(dir, "include"))
		}
	}
	roots = append(roots, "/usr/local/cuda/include", "/usr/include")
	for _, root := range roots {
		if _, err := os.Stat(filepath.Join(root, "cuda_fp16.h")); err != nil {
			continue
		}
		list := []string{root}
		for _, more := range []string{"cccl", "../../cuda_cccl/include", "../../curand/include"} { // the first since CUDA 13
			if dir := filepath.Join(root, more); isDir(dir) {
				list = append(list, dir)
			}
		}
		return list
	}
	return nil
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// headers returns the embedded headers, each by the names under which sources include it.
func headers() map[string]string {
	m := map[string]string{}
	err := fs.WalkDir(headerFiles, "headers", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := headerFiles.ReadFile(path)
		m[filepath.Base(path)] = string(text)
		return err
	})
	if err != nil {
		panic(err) // the embedded files are part of the program
	}
	for name, same := range map[string]string{
		"cstdint": "stdint.h", "cstddef": "stddef.h", "cmath": "math.h", "cassert": "assert.h", "cstdio": "stdio.h", "cstdlib": "stdlib.h", "cstring": "string.h",
		"cfloat": "float.h", "climits": "limits.h", "cuda_runtime_api.h": "cuda_runtime.h", "device_launch_parameters.h": "cuda_runtime.h", "cuda.h": "cuda_runtime.h",
		"inttypes.h": "stdint.h", "cinttypes": "stdint.h", "stdbool.h": "stddef.h",
	} {
		m[name] = "#include <" + same + ">\n"
	}
	return m
}
