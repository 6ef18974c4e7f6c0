package main

import (
	"slices"
	"strings"
)

// The options of device compilers after "--": what hosts pass to clBuildProgram (OpenCL 3.0 API 5.8.6), to nvcc
// (NVIDIA CUDA Compiler Driver NVCC, 4.2) and to hipcc. Those that change what a source says are honoured. Those that
// allow a compiler to compute less exactly, or that are about its messages, its output or its targets, change nothing
// on the CPU; they are kept for the device compiler if it would want them. All others are refused, since ignoring one
// could change what a kernel means.

// compilerOption is one row of the table.
type compilerOption struct {
	names  string // a name that ends in * stands for all options that begin so
	value  valueForm
	device bool // kept for the device compiler
	// generated files remember it, as they do what is kept for the device compiler
	kept  bool
	apply func(u *unitFlags, v string) error // nil: nothing to do
}

// valueForm says how the value of an option is written.
type valueForm int

const (
	noValue     valueForm = iota
	joinedValue           // -name=value
	anyValue              // -name=value or -name value
)

func compilerOptions() []compilerOption {
	std := func(u *unitFlags, v string) error { u.std = v; return nil }
	fast := func(u *unitFlags, _ string) error { u.fastMath = true; return nil }
	single := func(u *unitFlags, _ string) error { u.singlePrecision = true; return nil }
	return []compilerOption{
		{names: "-cl-std", value: joinedValue, apply: std},
		{names: "-std --std", value: anyValue, apply: std},
		{names: "-isystem -iquote", value: anyValue, apply: func(u *unitFlags, v string) error {
			u.include = append(u.include, v)
			return nil
		}},
		{names: "-include --include --pre-include", value: anyValue, apply: func(u *unitFlags, v string) error {
			u.before = append(u.before, v)
			return nil
		}},
		{names: "-x --x", value: anyValue, apply: (*unitFlags).language},
		{names: "-arch --gpu-architecture -gencode --generate-code", value: anyValue, kept: true,
			apply: (*unitFlags).architecture},
		{names: "-cl-single-precision-constant", device: true, apply: single},
		{names: "-cl-fast-relaxed-math -use_fast_math --use_fast_math -ffast-math", device: true, apply: fast},
		{names: "-cl-finite-math-only -cl-denorms-are-zero -cl-mad-enable -cl-no-signed-zeros " +
			"-cl-unsafe-math-optimizations -cl-fp32-correctly-rounded-divide-sqrt " +
			"-cl-opt-disable -cl-strict-aliasing -cl-uniform-work-group-size -cl-no-subgroup-ifp -cl-kernel-arg-info",
			device: true},
		{names: "-fmad --fmad", value: anyValue, device: true, apply: (*unitFlags).contraction},
		{names: "-ftz --ftz -prec-div --prec-div -prec-sqrt --prec-sqrt", value: anyValue, device: true},
		{names: "-mwavefrontsize64", device: true, apply: func(u *unitFlags, _ string) error { u.wave64 = true; return nil }},
		{names: "-mno-wavefrontsize64", device: true, apply: func(u *unitFlags, _ string) error {
			u.wave64 = false
			return nil
		}},
		{names: "-maxrregcount --maxrregcount", value: anyValue, device: true},
		{names: "-code --gpu-code -Xcompiler --compiler-options -Xptxas --ptxas-options -Xlinker --linker-options -Xnvlink " +
			"-ccbin --compiler-bindir -rdc --relocatable-device-code " +
			"-diag-suppress --diag-suppress -diag-warn --diag-warn -diag-error --diag-error -t --threads -default-stream " +
			"--default-stream -cudart --cudart " +
			"--offload-arch --amdgpu-target --rocm-path -mllvm", value: anyValue},
		{names: "-w --disable-warnings -g --debug -G --device-debug -lineinfo --generate-line-info -c --compile -dc " +
			"--device-c -v --verbose -m64 -extended-lambda --extended-lambda " +
			"-expt-extended-lambda --expt-extended-lambda -expt-relaxed-constexpr --expt-relaxed-constexpr -keep --keep " +
			"-fgpu-rdc -fno-gpu-rdc -pthread -fopenmp -fPIC " +
			"-fno-strict-aliasing -munsafe-fp-atomics -mno-unsafe-fp-atomics"},
		{names: "-O* -W* -ffp-contract*"},
	}
}

// contraction is -fmad=true or -fmad=false.
func (u *unitFlags) contraction(v string) error {
	if v != "true" && v != "false" {
		return usagef("compiler flag -fmad=%s: want true or false", v)
	}
	u.fmadOption = v
	return nil
}

// language is -x: what the sources are written in.
func (u *unitFlags) language(v string) error {
	dialect := map[string]string{"cu": "cuda", "cuda": "cuda", "hip": "hip", "cl": "opencl"}[v]
	if dialect == "" {
		return usagef("compiler flag -x %s: kbind reads cu, hip and cl", v)
	}
	u.dialect = dialect
	return nil
}

// architecture is -arch=sm_80 or -gencode arch=compute_80,code=sm_80: what __CUDA_ARCH__ is. "native" and "all" leave
// it alone.
func (u *unitFlags) architecture(v string) error {
	if _, list, ok := strings.Cut(v, "arch="); ok {
		v, _, _ = strings.Cut(list, ",")
	}
	digits := strings.TrimRight(strings.TrimPrefix(strings.TrimPrefix(v, "sm_"), "compute_"), "af")
	if digits != "" && strings.Trim(digits, "0123456789") == "" {
		u.arch = digits + "0"
	} else if v != "native" && v != "all" && v != "all-major" {
		return usagef("compiler flag: %q is not an architecture such as sm_80", v)
	}
	return nil
}

// whose says what an option is that kbind refuses, "" when nobody knows it.
func whose(name string) string {
	for _, row := range [][2]string{
		{"-cl-nv-", "an option of NVIDIA's OpenCL only"}, {"-cl-intel-", "an option of Intel's OpenCL only"},
		{"-cl-", "no option of OpenCL"},
		{"-qcom-", "an option of Qualcomm's OpenCL only"}, {"-fno-bin-", "an option of AMD's OpenCL only"},
		{"-fbin-", "an option of AMD's OpenCL only"},
		{"-save-temps", "an option of AMD's OpenCL only"}, {"-o", "for the output of a compiler"}, {"-l", "for a linker"},
		{"-L", "for a linker"},
	} {
		if strings.HasPrefix(name, row[0]) {
			return row[1]
		}
	}
	return ""
}

// compilerFlags understands -Ipath, -I path, -Dname, -D name, -U, and the options of the table.
func (u *unitFlags) compilerFlags(args []string) error {
	table := compilerOptions()
	for i := 0; i < len(args); i++ {
		name, value, joined := strings.Cut(args[i], "=")
		var to *list
		switch {
		case strings.HasPrefix(name, "-I"):
			to = &u.include
		case strings.HasPrefix(name, "-D"):
			to = &u.defines
		case strings.HasPrefix(name, "-U"):
			to = &u.undefs
		}
		row := slices.IndexFunc(table, func(o compilerOption) bool { return o.is(name, joined) })
		if to == nil && row < 0 {
			if what := whose(name); what != "" {
				return usagef("compiler flag %q is %s", args[i], what)
			}
			return usagef("compiler flag %q: kbind understands -I, -D, -U, -std and options that change nothing on the CPU",
				args[i])
		}
		if to != nil {
			value = args[i][2:]
		}
		if to != nil && value == "" || to == nil && !joined && table[row].value == anyValue {
			if i++; i == len(args) {
				return usagef("compiler flag %s wants a value", name)
			}
			value = args[i]
		}
		if to != nil {
			*to = append(*to, value)
		} else if err := u.option(&table[row], name, value); err != nil {
			return err
		}
	}
	return nil
}

// option applies one option and remembers it as the generated files will say it.
func (u *unitFlags) option(o *compilerOption, name, value string) error {
	if o.apply != nil {
		if err := o.apply(u, value); err != nil {
			return err
		}
	}
	text := name
	if value != "" {
		text += "=" + value
	}
	if o.device {
		u.deviceOptions = append(u.deviceOptions, text)
	}
	if o.device || o.kept {
		u.options = append(u.options, text)
	}
	return nil
}

// is reports whether the row is for the option name, which has a value joined by = or not.
func (o *compilerOption) is(name string, joined bool) bool {
	for _, n := range strings.Fields(o.names) {
		if prefix, star := strings.CutSuffix(n, "*"); star && strings.HasPrefix(name, prefix) {
			return true
		}
		if n == name && (joined && o.value != noValue || !joined && o.value != joinedValue) {
			return true
		}
	}
	return false
}
