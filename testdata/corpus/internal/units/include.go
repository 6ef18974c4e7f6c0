package units

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// headerIndex finds the directories that a repository's build would search, without reading its build files: those
// that resolve what its sources include.
type headerIndex struct {
	byBase map[string][]string // paths of the repository's files by their last element
	direct map[string][]header // cache: what a file includes
}

// header is an #include as written.
type header struct {
	name   string
	angled bool
}

func newHeaderIndex(files []string) *headerIndex {
	x := &headerIndex{byBase: map[string][]string{}, direct: map[string][]header{}}
	for _, f := range files {
		b := filepath.Base(f)
		x.byBase[b] = append(x.byBase[b], f)
	}
	return x
}

// maxIncludeDirs bounds the directories of one unit.
const maxIncludeDirs = 40

// directories are those that are needed, beside the includers' own, to find the headers that the files and their
// headers include and that the repository has. A name that several directories could answer is answered by the nearest
// one.
func (x *headerIndex) directories(files []string) []string {
	var dirs []string
	seen := map[string]bool{}
	queue := slices.Clone(files)
	for len(queue) > 0 && len(dirs) < maxIncludeDirs {
		f := queue[0]
		queue = queue[1:]
		if seen[f] {
			continue
		}
		seen[f] = true
		for _, h := range x.includes(f) {
			if path := x.resolve(f, h, &dirs, files[len(files)-1]); path != "" && !seen[path] {
				queue = append(queue, path)
			}
		}
	}
	return dirs
}

// resolve returns the file of the repository that h means in includer; it adds the directory that is needed for that.
func (x *headerIndex) resolve(includer string, h header, dirs *[]string, unit string) string {
	name := filepath.Clean(filepath.FromSlash(h.name))
	search := *dirs
	if !h.angled {
		search = append([]string{filepath.Dir(includer)}, search...)
	}
	for _, d := range search {
		if p := filepath.Join(d, name); isFile(p) {
			return p
		}
	}
	if strings.HasPrefix(name, "..") || filepath.IsAbs(name) {
		return ""
	}
	best, bestDir := "", ""
	for _, p := range x.byBase[filepath.Base(name)] {
		dir, ok := strings.CutSuffix(p, string(filepath.Separator)+name)
		if ok && (best == "" || nearer(p, best, unit)) {
			best, bestDir = p, dir
		}
	}
	if best != "" {
		*dirs = append(*dirs, bestDir)
	}
	return best
}

// nearer reports whether a shares more leading directories with unit than b, or is the shorter one.
func nearer(a, b, unit string) bool {
	if na, nb := shared(a, unit), shared(b, unit); na != nb {
		return na > nb
	}
	return len(a) < len(b)
}

func shared(a, b string) int {
	n := 0
	for i := 0; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == filepath.Separator {
			n++
		}
	}
	return n
}

var includeLine = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>)`)

// includes lists the headers that a file includes, but for those of the C++ library and of CUDA.
func (x *headerIndex) includes(file string) []header {
	if names, ok := x.direct[file]; ok {
		return names
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	names := []header{}
	for _, m := range includeLine.FindAllStringSubmatch(string(text), -1) {
		if m[1] != "" {
			names = append(names, header{m[1], false})
		} else if !strings.HasPrefix(m[2], "cuda/") && !strings.HasPrefix(m[2], "hip/") && !systemHeader(m[2]) {
			names = append(names, header{m[2], true})
		}
	}
	x.direct[file] = names
	return names
}

func systemHeader(name string) bool {
	return slices.Contains(strings.Fields(ToolkitHeaders), name) || isFile(filepath.Join("/usr/include", name)) ||
		!strings.Contains(name, ".") || strings.HasPrefix(name, "sys/")
}

func isFile(path string) bool {
	st, err := os.Stat(path)
	return err == nil && st.Mode().IsRegular()
}

// ToolkitHeaders are those of CUDA's toolkit whose declarations measure's stub makes, separated by spaces and ends of
// lines.
const ToolkitHeaders = `cuda.h cuda_runtime.h cuda_runtime_api.h cooperative_groups.h cooperative_groups/reduce.h cooperative_groups/scan.h cooperative_groups/memcpy_async.h
cuda_fp16.h cuda_fp16.hpp cuda_bf16.h cuda_fp8.h curand_kernel.h device_launch_parameters.h vector_types.h vector_functions.h vector_functions.hpp math_constants.h cuComplex.h
device_functions.h texture_types.h texture_fetch_functions.h surface_types.h host_defines.h host_config.h driver_types.h builtin_types.h channel_descriptor.h math_functions.h
device_atomic_functions.h sm_20_atomic_functions.h sm_30_intrinsics.h cuda_texture_types.h cuda_profiler_api.h cuda_device_runtime_api.h`
