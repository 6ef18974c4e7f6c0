package hip

import (
	"embed"
	"runtime"
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/nvrtc"
)

func compiler() culike.Compiler {
	return culike.Compiler{
		Name:     "HIPRTC",
		Library:  compilerLibrary(),
		Dialects: []driver.Dialect{driver.HIP, driver.CUDA},
		Kind:     "hsaco",
		Target:   target,
		Check:    checkISA,
		Headers:  headers,
		Include:  include,
		// HIPRTC makes a variable of the expression's address and finds it again by its text, less an "&": no other form
		// survives that.
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

// amd reports whether an architecture is one of AMD's. One that is not is for a HIP library over CUDA, whose compiler
// is NVRTC.
func amd(arch string) bool { return strings.HasPrefix(arch, "gfx") }

// target names the architecture.
func target(arch string, supported []int) (options []string, ptx bool) {
	if amd(arch) {
		return []string{"--offload-arch=" + arch, "-std=c++17", "-include", "cuda_runtime.h"}, false
	}
	return nvrtc.Target(arch, supported)
}

func include(library, arch string) []string {
	if amd(arch) {
		return nil
	}
	return nvrtc.Include(library)
}

// compilerLibrary looks for HIPRTC, which was part of the HIP library before it had one of its own.
func compilerLibrary() dl.Search {
	names := []string{"libhiprtc.so.7", "libhiprtc.so.6", "libhiprtc.so.5", "libhiprtc.so", "/opt/rocm/lib/libhiprtc.so",
		"/opt/rocm-*/lib/libhiprtc.so"}
	names = append(names, driverLibrary().Names...)
	if runtime.GOOS == "windows" {
		names = []string{"hiprtc0700.dll", "hiprtc0602.dll", "hiprtc0601.dll", "hiprtc.dll"}
	}
	return dl.Search{Env: "KBIND_HIPRTC_LIBRARY", Names: names}
}

//go:embed headers
var headerFiles embed.FS

// headers answer the #include lines of kernel files. HIP's types and functions are built into the compiler, but for
// what other compilers call otherwise; hip_runtime.h, or cuda_runtime.h for CUDA, is included before a source, as by
// hipcc and nvcc.
func headers(dirs []string, arch string, spec *driver.ModuleSpec) map[string]string {
	text := func(name string) string {
		b, err := headerFiles.ReadFile("headers/" + name)
		if err != nil {
			panic(err) // the embedded files are part of the program
		}
		return string(b)
	}
	if !amd(arch) {
		m := nvrtc.Headers(dirs, spec.Mentions)
		m["kbind_hip.h"] = text("kbind_hip.h")
		m["hip/hip_runtime.h"] = text("nvidia.h")
		m["hip/hip_fp16.h"] = "#include <cuda_fp16.h>\n"
		return m
	}
	m := nvrtc.Standard()
	m["kbind_hip.h"] = text("kbind_hip.h")
	m["stdint.h"] = text("stdint.h")
	m["hip/hip_runtime.h"] = text("amd.h")
	m["cuda_runtime.h"] = "#include <hip/hip_runtime.h>\n"
	if spec.Dialect == driver.CUDA {
		m["cuda_runtime.h"] = text("amd_cuda.h")
	}
	m["new"] = "#pragma once\n__device__ inline void *operator new(size_t, void *p) noexcept { return p; }\n__device__ " +
		"inline void *operator new[](size_t, void *p) noexcept { return p; }\n"
	m["hip/hip_fp16.h"], m["cuda_fp16.h"] = "#pragma once\n", "#pragma once\n" // built in
	return m
}

// checkISA asks the library below HIPRTC whether it knows the architecture, because HIPRTC of ROCm 5 crashes on one
// that it does not know.
func checkISA(arch string) error {
	if !amd(arch) {
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
		isa := dl.GoString(*p) // "amdgcn-amd-amdhsa--gfx90a", "amdgcn-amd-amdhsa--gfx9-4-generic"
		isa = isa[strings.LastIndex(isa, "--")+len("--"):]
		if isa == base {
			return nil
		}
		known = append(known, isa)
	}
	return driver.Errorf(driver.ErrNotSupported, "hip: the installed HIPRTC does not know %s; it knows %s", base,
		strings.Join(known, ", "))
}
