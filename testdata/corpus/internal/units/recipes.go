package units

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// A recipe says how a repository's own build makes units of its files: it completes the unit that holds the file rel
// (relative to the repository), or returns false when that file is none.
type recipe func(rel string, u *Unit) bool

// recipes are for repositories whose host programs join files or define macros when they compile kernels. They state
// what those hosts do.
func recipes() map[string]recipe {
	return map[string]recipe{
		"CNugteren+CLBlast": clblast,
		"ggml-org+ggml": func(rel string, u *Unit) bool {
			u.Std = "CL2.0"
			u.Defines = ggmlDefines(rel)
			return isUnit(rel)
		},
		"glotzerlab+hoomd-blue": func(rel string, u *Unit) bool { // its CMake says the precisions
			u.Defines = []string{"HOOMD_SHORTREAL_SIZE=32", "HOOMD_LONGREAL_SIZE=64", "ENABLE_HIP"}
			return isUnit(rel)
		},
		"KernelTuner+kernel_tuner": func(rel string, u *Unit) bool {
			if strings.HasPrefix(rel, "examples/") { // the tuner defines its parameters; these are values that the examples try
				u.Defines = []string{"block_size_x=32", "block_size_y=8", "tile_size_x=2", "tile_size_y=2", "use_padding=1",
					"read_only=0", "use_shuffle=1", "vector=1", "num_blocks=64"}
			}
			return isUnit(rel)
		},
		"openwall+john": func(rel string, u *Unit) bool {
			if strings.HasPrefix(rel, "run/opencl/") {
				u.Defines = strings.Fields(johnDefines)
			}
			return isUnit(rel)
		},
		"yuhc+gpu-rodinia": func(rel string, u *Unit) bool {
			u.Defines = rodiniaDefines(rel)
			return isUnit(rel)
		},
	}
}

var rawInclude = regexp.MustCompile(`(?m)^\s*#include\s+"([^"]+\.opencl)"`)

// clblast: a routine's C++ file includes the raw strings that its program is made of; the class Routine puts
// common.opencl and two macros in front.
func clblast(rel string, u *Unit) bool {
	if !strings.HasPrefix(rel, "src/routines/") || path.Ext(rel) != ".cpp" {
		return false
	}
	host := u.Files[0]
	text, err := os.ReadFile(host)
	if err != nil {
		return false
	}
	u.Files = []string{filepath.Join(u.Top, "src", "kernels", "common.opencl")}
	for _, m := range rawInclude.FindAllSubmatch(text, -1) {
		u.Files = append(u.Files, filepath.Join(filepath.Dir(host), filepath.FromSlash(string(m[1]))))
	}
	u.Embedded = true
	routine := strings.ToUpper(strings.TrimPrefix(strings.TrimSuffix(path.Base(rel), ".cpp"), "x"))
	precision := "32"
	if strings.HasPrefix(routine, "H") && routine != "HAD" || strings.HasPrefix(routine, "GER") && routine != "GER" {
		precision = "3232" // these are for complex numbers only
	}
	u.Defines = []string{"PRECISION=" + precision, "ROUTINE_" + routine}
	return len(u.Files) > 1
}

// ggmlDefines are options that ggml's OpenCL host builds with: the sizes of heads and blocks of one of its
// configurations, the width of Adreno's half waves; and the macro by which Intel's compiler says that it has
// sub-groups of 16, since these kernels are for Intel's devices and Qualcomm's only.
func ggmlDefines(rel string) []string {
	if !strings.HasPrefix(rel, "src/ggml-opencl/kernels/") {
		return nil
	}
	defines := []string{"cl_intel_required_subgroup_size=1"}
	switch name := path.Base(rel); {
	case strings.HasPrefix(name, "flash_attn"):
		defines = append(defines, "DK=64", "DV=64", "BLOCK_M=64", "BLOCK_N=32")
	case strings.HasPrefix(name, "gemv_noshuffle"):
		defines = append(defines, "SIMDGROUP_WIDTH=64")
		if strings.HasSuffix(name, "_spec.cl") {
			defines = append(defines, "LINE_STRIDE_A=2048", "BLOCK_STRIDE_A=16384")
		}
	}
	return defines
}

// johnDefines are what John the Ripper's formats define when they build their kernels: lengths and rounds, here small
// ones.
const johnDefines = `PLAINTEXT_LENGTH=48 V_WIDTH=1 HASH_LOOPS=2 HASH_LOOPS0710=2 HASH_LOOPS2013=2 OUTLEN=32 SALTLEN=16 SALT_LENGTH=16 SALT_SIZE=16 ITERATIONS=2 ITER_COUNT=2 KEYLEN=32
MAX_MASTERKEYBLOB_LEN=128 BLOBLEN=64 ENCRYPTED_BLOB_LEN=64 WORK_GROUP_SIZE=8 SZ=64 NUM_INT_KEYS=1 MAX_DATALEN=256 MAX_DATA_LENGTH=128 MAX_CONT_SIZE=256 CTLEN=64 CT_LEN=128 LINE_BUFFER_SIZE=256
SALT_PARAM_BASE=0 UNICODE_LENGTH=64 BINARY_SIZE=16`

// rodiniaDefines are the options that the hosts of rodinia's OpenCL programs build with: block sizes, with their
// defaults.
func rodiniaDefines(rel string) []string {
	if !strings.HasPrefix(rel, "opencl/") {
		return nil
	}
	switch strings.Split(rel, "/")[1] {
	case "hotspot", "lud", "nw":
		return []string{"BLOCK_SIZE=16"}
	case "b+tree":
		return []string{"DEFAULT_ORDER=256", "DEFAULT_ORDER_2=256"}
	}
	return nil
}
