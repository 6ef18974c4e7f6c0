// Package nvrtc knows what NVRTC needs besides a kernel's source: its options, the directories of the toolkit's
// headers, and headers for what the C++ library has elsewhere. CUDA uses it, and HIP where it runs on CUDA.
//
// Invariants: nothing here opens a library. A header of ours declares what kernels use, with the types that the host's
// library gives it, and nothing for the host.
package nvrtc

import (
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// headerFiles are headers of our own for standard headers that NVRTC does not have.
//
//go:embed headers
var headerFiles embed.FS

// Capability reads "sm_90" or "compute_90": 90. A suffix, as in sm_90a, is left out; exact reports that there was none.
func Capability(arch string) (n int, exact bool) {
	for _, format := range []string{"sm_%d%s", "compute_%d%s"} {
		var suffix string
		if k, _ := fmt.Sscanf(arch, format, &n, &suffix); k > 0 {
			return n, suffix == ""
		}
	}
	return 0, false
}

// options are those of every program: what has no execution space, as constexpr functions and constants, is the
// device's, for there is no host; and sources see cuda_runtime.h, which nvcc includes before them, and the system that
// kbind assumes as nvcc's host.
func options(arch string) []string {
	return []string{"--gpu-architecture=" + arch, "-default-device", "--pre-include=cuda_runtime.h", "-D__linux__=1",
		"-D__unix__=1"}
}

// Target compiles for the device itself where the compiler knows it, else for the latest architecture before it, as
// PTX. "compute_80" asks for PTX.
func Target(arch string, supported []int) (list []string, ptx bool) {
	if strings.HasPrefix(arch, "compute_") {
		return options(arch), true
	}
	device, _ := Capability(arch)
	best := 0
	for _, n := range supported {
		if n <= device {
			best = max(best, n)
		}
	}
	if best == 0 || best == device {
		return options(arch), false
	}
	return options(fmt.Sprintf("compute_%d", best)), true
}

// Include finds the toolkit's headers (cuda_fp16.h, cooperative_groups.h, ...), which NVRTC itself does not bring:
// beside the library, or where CUDA_PATH or CUDA_HOME say, or in the usual place. Python's packages have a directory
// for each part of the toolkit.
func Include(library string) []string {
	var roots []string
	if dir := filepath.Dir(library); dir != "." {
		roots = append(roots, filepath.Join(dir, "../include"), filepath.Join(dir, "../../include"),
			filepath.Join(dir, "../../cuda_runtime/include"))
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

// Standard returns the headers of the C and C++ libraries that are ours, each by the names under which sources include
// it. They name nothing of NVRTC's.
func Standard() map[string]string {
	m := map[string]string{}
	err := fs.WalkDir(headerFiles, "headers", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := headerFiles.ReadFile(path)
		m[filepath.Base(path)] = "extern \"C++\" {\n" + string(text) + "}\n" // for headers that are included in extern "C"
		return err
	})
	if err != nil {
		panic(err) // the embedded files are part of the program
	}
	for name, same := range map[string]string{
		"cstdint": "stdint.h", "cstddef": "stddef.h", "cmath": "math.h", "cassert": "assert.h", "cstdio": "stdio.h",
		"cstdlib": "stdlib.h", "cstring": "string.h",
		"cfloat": "float.h", "cfenv": "fenv.h", "climits": "limits.h", "cuda_runtime_api.h": "cuda_runtime.h",
		"device_launch_parameters.h": "cuda_runtime.h", "cuda.h": "cuda_runtime.h",
		"inttypes.h": "stdint.h", "cinttypes": "stdint.h", "stdbool.h": "stddef.h",
	} {
		m[name] = "#include <" + same + ">\n"
	}
	for _, name := range hostHeaders() {
		m[name] = "#include <kbind_host.h>\n"
	}
	return m
}

// hostHeaders are the headers of the C and C++ libraries with nothing for device code. Files include them for their
// host's.
func hostHeaders() []string {
	return strings.Fields(`
ctype.h errno.h locale.h setjmp.h signal.h stdarg.h time.h wchar.h wctype.h
cctype cerrno clocale csetjmp csignal cstdarg ctime cwchar cwctype
any atomic barrier bitset charconv chrono codecvt condition_variable deque exception execution filesystem format forward_list fstream future iomanip ios iosfwd iostream istream
latch list locale map memory memory_resource mutex ostream print queue random regex scoped_allocator semaphore set shared_mutex source_location spanstream sstream stack
stdexcept streambuf string string_view strstream system_error thread typeindex typeinfo unordered_map unordered_set valarray vector
`)
}

// cstdint is the text of cuda/std/cstdint in the first of the directories that has it, changed to take the integer
// types from our headers as it does for other compilers; false if it does not declare them itself.
func cstdint(dirs []string) (string, bool) {
	const own = "#if !_CCCL_COMPILER(NVRTC)\n#  include <cstdint>\n"
	for _, dir := range dirs {
		b, err := os.ReadFile(filepath.Join(dir, "cuda/std/cstdint"))
		if err != nil {
			continue
		}
		text := strings.ReplaceAll(string(b), "\r\n", "\n")
		return strings.Replace(text, own, "#if 1\n#  include <cstdint>\n", 1), strings.Contains(text, own)
	}
	return "", false
}

// Headers returns all headers for NVRTC: ours, and the C++ library of the toolkit by its usual names. dirs are the
// directories of the toolkit and of the caller in which headers are looked for; mentions reports whether the sources
// have a word.
func Headers(dirs []string, mentions func(word string) bool) map[string]string {
	m := Standard()
	// The toolkit's headers for asynchronous copies have a uint64_t of their own for NVRTC, which is not the host's:
	// sources that use them see ours if they include it, and only then.
	if !slices.ContainsFunc([]string{"cuda_pipeline", "cuda_awbarrier", "memcpy_async"}, mentions) {
		m["cuda_runtime.h"] += "#include <stdint.h>\n"
	}
	// The small floating types come with headers of the host's libraries (cublas_v2.h), which are blanked where they are
	// not there.
	for _, t := range [][2]string{{"nv_bfloat16", "cuda_bf16.h"}, {"__half", "cuda_fp16.h"}} {
		if mentions(t[0]) && !mentions(t[1]) {
			m["cuda_runtime.h"] += "#if __has_include(<" + t[1] + ">)\n#include <" + t[1] + ">\n#endif\n"
		}
	}
	// The rest of the C++ library is the toolkit's, under another name. What std has from the headers above goes before
	// it.
	for _, name := range []string{"array", "bit", "functional", "iterator", "numeric", "optional", "ratio", "span",
		"tuple", "variant"} {
		m[name] = "#pragma once\n#include <cuda/std/" + name + ">\nnamespace std { using namespace cuda::std; }\n"
	}
	m["cub/cub.cuh"] = cub()
	for _, name := range []string{"adjacent_difference", "histogram", "merge_sort", "partition", "radix_sort", "reduce",
		"run_length_encode", "scan", "segmented_radix_sort", "segmented_reduce",
		"segmented_sort", "select"} {
		m["cub/device/device_"+name+".cuh"] = "#pragma once\n#include <cub/cub.cuh>\n"
	}
	m["initializer_list"] = "#pragma once\n" // built in
	// libcu++ has an int64_t of its own for NVRTC, "long long", which is not the type of the host's headers: before CUDA
	// 13 in a file of its own.
	m["cuda/std/__cuda/cstdint_prelude.h"] = "#pragma once\n#include <stdint.h>\n"
	if text, ok := cstdint(dirs); ok {
		m["cuda/std/cstdint"] = text
	}
	m["new"] = "#pragma once\n"
	return m
}

// cub is the text of cub/cub.cuh with what device code uses: the toolkit's has the functions for the host too, which
// NVRTC does not take.
func cub() string {
	var b strings.Builder
	b.WriteString("#pragma once\n")
	for _, part := range [][2]string{
		{"block", "block_adjacent_difference block_discontinuity block_exchange block_histogram block_load " +
			"block_merge_sort block_radix_rank block_radix_sort block_reduce block_run_length_decode block_scan block_shuffle " +
			"block_store"},
		{"warp", "warp_exchange warp_load warp_merge_sort warp_reduce warp_scan warp_store"},
		{"thread", "thread_load thread_operators thread_reduce thread_scan thread_search thread_store"},
		{"iterator", "cache_modified_input_iterator cache_modified_output_iterator constant_input_iterator " +
			"counting_input_iterator transform_input_iterator"},
	} {
		for _, name := range strings.Fields(part[1]) {
			fmt.Fprintf(&b, "#if __has_include(<cub/%[1]s/%[2]s.cuh>)\n#include <cub/%[1]s/%[2]s.cuh>\n#endif\n", part[0], name)
		}
	}
	return b.String()
}
