package pp

import (
	"slices"
	"strings"
)

// What the compilers define before the first line. The output must not depend on where kbind runs, so the platform is
// always Linux on x86-64, whose types have the sizes that device code has too.

// cudaArch is the macro with the architecture for which CUDA compiles.
const cudaArch = "__CUDA_ARCH__"

// predefine defines the dialect's macros.
func (p *preprocessor) predefine() {
	switch p.cfg.Dialect {
	case CUDA:
		p.defineText("<built-in>", predefLanguage+predefTypes+predefFeatures+predefPlatform+predefGCC+predefCUDA)
	case HIP:
		p.defineText("<built-in>", predefLanguage+predefTypes+predefFeatures+predefPlatform+predefClang+predefHIP)
	case OpenCL:
		p.defineText("<built-in>", predefTypes+predefClang+predefOpenCL+extensions())
	}
	p.standard()
	if p.cfg.Arch != "" && p.cfg.Dialect == CUDA {
		p.defineText("<built-in>", "#define "+cudaArch+" "+p.cfg.Arch+"\n#define __CUDA_ARCH_LIST__ "+p.cfg.Arch+"\n")
	}
	if p.cfg.Wave64 && p.cfg.Dialect == HIP {
		p.defineText("<built-in>", "#define __AMDGCN_WAVEFRONT_SIZE__ 64\n#define __AMDGCN_WAVEFRONT_SIZE 64\n")
	}
	if p.cfg.FastMath {
		switch p.cfg.Dialect {
		case OpenCL:
			p.defineText("<built-in>", "#define __FAST_RELAXED_MATH__ 1\n#define __FINITE_MATH_ONLY__ 1\n")
		case HIP:
			p.defineText("<built-in>", "#define __FAST_MATH__ 1\n#define __FINITE_MATH_ONLY__ 1\n")
		}
	}
	for name, b := range builtins {
		m := &Macro{Name: name, Predefined: true, builtin: b}
		if b == builtinPragma {
			m.Func, m.Params = true, []string{"text"}
		}
		p.macros[name] = m
	}
	for _, name := range keywords(p.cfg.Dialect) {
		p.macros[name] = &Macro{Name: name, Predefined: true, self: true}
	}
}

// defineText does a list of #define lines under the given file name.
func (p *preprocessor) defineText(name, lines string) {
	f, err := p.set.AddFile(name, []byte(lines))
	if err != nil {
		p.errorf(CodeTooLarge, 0, "%v", err)
		return
	}
	p.push(f, name, false)
	p.run()
}

// standard adjusts the language version to Config.Std; an unknown one leaves the default.
func (p *preprocessor) standard() {
	std := strings.TrimPrefix(strings.ReplaceAll(p.cfg.Std, "gnu++", "c++"), "-std=")
	std = strings.TrimPrefix(std, "-cl-std=")
	if p.cfg.Dialect == OpenCL {
		v := strings.ReplaceAll(strings.TrimPrefix(std, "CL"), ".", "")
		if len(v) == 2 && strings.HasPrefix(std, "CL") {
			p.defineText("<built-in>", "#define __OPENCL_C_VERSION__ "+v+"0\n")
		}
		return
	}
	year := map[string]string{
		"c++11": "201103L", "c++14": "201402L", "c++17": "201703L", "c++20": "202002L", "c++23": "202302L",
	}[std]
	if year != "" {
		p.defineText("<built-in>", "#define __cplusplus "+year+"\n")
	}
}

// commandLine does -D and -U.
func (p *preprocessor) commandLine() {
	var b strings.Builder
	for _, d := range p.cfg.Defines {
		name, value, found := strings.Cut(d, "=")
		if !found {
			value = "1"
		}
		if name == "" || strings.ContainsAny(d, "\n\r") {
			p.errorf(CodeCommandMacros, 0, "-D %q does not define a macro", d)
			continue
		}
		b.WriteString("#define " + name + " " + value + "\n")
	}
	for _, name := range p.cfg.Undefs {
		if name == "" || strings.ContainsAny(name, "\n\r") {
			p.errorf(CodeCommandMacros, 0, "-U %q does not name a macro", name)
			continue
		}
		b.WriteString("#undef " + name + "\n")
	}
	if b.Len() > 0 {
		p.defineText("<command line>", b.String())
	}
}

// keywords lists the words that the vendors' headers define as macros and kbind's parser reads as keywords: "#ifdef
// __device__" must hold and "#ifndef __host__" must not, as it does for the real compilers, but the word itself stays.
func keywords(d Dialect) []string {
	switch d {
	case CUDA:
		return []string{"__host__", "__device__", "__global__", "__shared__", "__constant__", "__managed__",
			"__grid_constant__",
			"__forceinline__", "__noinline__", "__align__", "__launch_bounds__", "__cluster_dims__", "__maxnreg__"}
	case HIP:
		return []string{"__host__", "__device__", "__global__", "__shared__", "__constant__", "__managed__",
			"__forceinline__", "__noinline__", "__launch_bounds__"}
	}
	return nil
}

const predefLanguage = `#define __cplusplus 201703L
#define __STDC__ 1
#define __STDC_HOSTED__ 1
#define __STDC_UTF_16__ 1
#define __STDC_UTF_32__ 1
#define __STDCPP_THREADS__ 1
#define __STDCPP_DEFAULT_NEW_ALIGNMENT__ 16
#define __DATE__ "Jan  1 1970"
#define __TIME__ "00:00:00"
#define __TIMESTAMP__ "Thu Jan  1 00:00:00 1970"
`

const predefTypes = `#define __CHAR_BIT__ 8
#define __SIZEOF_SHORT__ 2
#define __SIZEOF_INT__ 4
#define __SIZEOF_LONG__ 8
#define __SIZEOF_LONG_LONG__ 8
#define __SIZEOF_INT128__ 16
#define __SIZEOF_POINTER__ 8
#define __SIZEOF_SIZE_T__ 8
#define __SIZEOF_PTRDIFF_T__ 8
#define __SIZEOF_WCHAR_T__ 4
#define __SIZEOF_WINT_T__ 4
#define __SIZEOF_FLOAT__ 4
#define __SIZEOF_DOUBLE__ 8
#define __SCHAR_MAX__ 0x7f
#define __SHRT_MAX__ 0x7fff
#define __INT_MAX__ 0x7fffffff
#define __LONG_MAX__ 0x7fffffffffffffffL
#define __LONG_LONG_MAX__ 0x7fffffffffffffffLL
#define __WCHAR_MAX__ 0x7fffffff
#define __SIZE_MAX__ 0xffffffffffffffffUL
#define __PTRDIFF_MAX__ 0x7fffffffffffffffL
#define __INTPTR_MAX__ 0x7fffffffffffffffL
#define __UINTPTR_MAX__ 0xffffffffffffffffUL
#define __INTMAX_MAX__ 0x7fffffffffffffffL
#define __UINTMAX_MAX__ 0xffffffffffffffffUL
#define __INT8_MAX__ 0x7f
#define __INT16_MAX__ 0x7fff
#define __INT32_MAX__ 0x7fffffff
#define __INT64_MAX__ 0x7fffffffffffffffL
#define __UINT8_MAX__ 0xff
#define __UINT16_MAX__ 0xffff
#define __UINT32_MAX__ 0xffffffffU
#define __UINT64_MAX__ 0xffffffffffffffffUL
#define __SCHAR_WIDTH__ 8
#define __SHRT_WIDTH__ 16
#define __INT_WIDTH__ 32
#define __LONG_WIDTH__ 64
#define __LONG_LONG_WIDTH__ 64
#define __SIZE_TYPE__ long unsigned int
#define __PTRDIFF_TYPE__ long int
#define __INTPTR_TYPE__ long int
#define __UINTPTR_TYPE__ long unsigned int
#define __INTMAX_TYPE__ long int
#define __UINTMAX_TYPE__ long unsigned int
#define __WCHAR_TYPE__ int
#define __WINT_TYPE__ unsigned int
#define __INT8_TYPE__ signed char
#define __INT16_TYPE__ short int
#define __INT32_TYPE__ int
#define __INT64_TYPE__ long int
#define __UINT8_TYPE__ unsigned char
#define __UINT16_TYPE__ short unsigned int
#define __UINT32_TYPE__ unsigned int
#define __UINT64_TYPE__ long unsigned int
#define __INT64_C(c) c ## L
#define __UINT64_C(c) c ## UL
#define __INTMAX_C(c) c ## L
#define __UINTMAX_C(c) c ## UL
#define __BYTE_ORDER__ 1234
#define __ORDER_LITTLE_ENDIAN__ 1234
#define __ORDER_BIG_ENDIAN__ 4321
#define __ORDER_PDP_ENDIAN__ 3412
#define __FLOAT_WORD_ORDER__ 1234
#define __FLT_RADIX__ 2
#define __FLT_EVAL_METHOD__ 0
#define __FLT_MANT_DIG__ 24
#define __FLT_DIG__ 6
#define __FLT_DECIMAL_DIG__ 9
#define __FLT_MIN_EXP__ (-125)
#define __FLT_MAX_EXP__ 128
#define __FLT_MIN_10_EXP__ (-37)
#define __FLT_MAX_10_EXP__ 38
#define __FLT_MAX__ 3.40282346638528859811704183484516925e+38F
#define __FLT_MIN__ 1.17549435082228750796873653722224568e-38F
#define __FLT_EPSILON__ 1.19209289550781250000000000000000000e-7F
#define __FLT_DENORM_MIN__ 1.40129846432481707092372958328991613e-45F
#define __FLT_HAS_DENORM__ 1
#define __FLT_HAS_INFINITY__ 1
#define __FLT_HAS_QUIET_NAN__ 1
#define __DBL_MANT_DIG__ 53
#define __DBL_DIG__ 15
#define __DBL_DECIMAL_DIG__ 17
#define __DBL_MIN_EXP__ (-1021)
#define __DBL_MAX_EXP__ 1024
#define __DBL_MIN_10_EXP__ (-307)
#define __DBL_MAX_10_EXP__ 308
#define __DBL_MAX__ 1.79769313486231570814527423731704357e+308
#define __DBL_MIN__ 2.22507385850720138309023271733240406e-308
#define __DBL_EPSILON__ 2.22044604925031308084726333618164062e-16
#define __DBL_DENORM_MIN__ 4.94065645841246544176568792868221372e-324
#define __DBL_HAS_DENORM__ 1
#define __DBL_HAS_INFINITY__ 1
#define __DBL_HAS_QUIET_NAN__ 1
`

const predefFeatures = `#define __cpp_aggregate_bases 201603L
#define __cpp_aggregate_nsdmi 201304L
#define __cpp_alias_templates 200704L
#define __cpp_aligned_new 201606L
#define __cpp_attributes 200809L
#define __cpp_binary_literals 201304L
#define __cpp_capture_star_this 201603L
#define __cpp_constexpr 201603L
#define __cpp_decltype 200707L
#define __cpp_decltype_auto 201304L
#define __cpp_deduction_guides 201703L
#define __cpp_delegating_constructors 200604L
#define __cpp_digit_separators 201309L
#define __cpp_enumerator_attributes 201411L
#define __cpp_exceptions 199711L
#define __cpp_fold_expressions 201603L
#define __cpp_generic_lambdas 201304L
#define __cpp_guaranteed_copy_elision 201606L
#define __cpp_hex_float 201603L
#define __cpp_if_constexpr 201606L
#define __cpp_inheriting_constructors 201511L
#define __cpp_init_captures 201304L
#define __cpp_initializer_lists 200806L
#define __cpp_inline_variables 201606L
#define __cpp_lambdas 200907L
#define __cpp_namespace_attributes 201411L
#define __cpp_noexcept_function_type 201510L
#define __cpp_nontype_template_args 201411L
#define __cpp_nontype_template_parameter_auto 201606L
#define __cpp_nsdmi 200809L
#define __cpp_range_based_for 201603L
#define __cpp_raw_strings 200710L
#define __cpp_ref_qualifiers 200710L
#define __cpp_return_type_deduction 201304L
#define __cpp_rtti 199711L
#define __cpp_rvalue_references 200610L
#define __cpp_sized_deallocation 201309L
#define __cpp_static_assert 201411L
#define __cpp_structured_bindings 201606L
#define __cpp_template_template_args 201611L
#define __cpp_threadsafe_static_init 200806L
#define __cpp_unicode_characters 200704L
#define __cpp_unicode_literals 200710L
#define __cpp_user_defined_literals 200809L
#define __cpp_variable_templates 201304L
#define __cpp_variadic_templates 200704L
#define __cpp_variadic_using 201611L
`

const predefPlatform = `#define __linux__ 1
#define __linux 1
#define __gnu_linux__ 1
#define __unix__ 1
#define __unix 1
#define __ELF__ 1
#define __x86_64__ 1
#define __x86_64 1
#define __amd64__ 1
#define __amd64 1
#define __LP64__ 1
#define _LP64 1
#define _GNU_SOURCE 1
#define __GNUG__ __GNUC__
#define __EXCEPTIONS 1
#define __GXX_RTTI 1
#define __GXX_WEAK__ 1
#define __GXX_EXPERIMENTAL_CXX0X__ 1
#define __GXX_ABI_VERSION 1017
#define __SSE__ 1
#define __SSE2__ 1
#define __OPTIMIZE__ 1
`

const predefGCC = `#define __GNUC__ 12
#define __GNUC_MINOR__ 2
#define __GNUC_PATCHLEVEL__ 0
#define __VERSION__ "12.2.0"
`

const predefClang = `#define __clang__ 1
#define __clang_major__ 17
#define __clang_minor__ 0
#define __clang_patchlevel__ 0
#define __clang_version__ "17.0.0"
#define __GNUC__ 4
#define __GNUC_MINOR__ 2
#define __GNUC_PATCHLEVEL__ 1
#define __VERSION__ "Clang 17.0.0"
`

// NVIDIA CUDA Compiler Driver NVCC, 4.3.1 "Predefined Macros": the device pass for sm_80.
const predefCUDA = `#define __NVCC__ 1
#define __CUDACC__ 1
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __CUDA_ARCH__ 800
#define __CUDA_ARCH_LIST__ 800
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 4
#define __CUDACC_VER_BUILD__ 131
#define __CUDA_API_VER_MAJOR__ 12
#define __CUDA_API_VER_MINOR__ 4
#define __NVCC_DIAG_PRAGMA_SUPPORT__ 1
`

// HIP porting guide, "Identifying the compiler"; clang's amdgcn target for a GPU whose waves have 32 threads (or 64, by
// -mwavefrontsize64), as warpSize says.
const predefHIP = `#define __HIP__ 1
#define __HIPCC__ 1
#define __HIP_DEVICE_COMPILE__ 1
#define __HIP_PLATFORM_AMD__ 1
#define __HIP_PLATFORM_HCC__ 1
#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5
#define __AMD__ 1
#define __AMDGPU__ 1
#define __AMDGCN__ 1
#define __amdgcn__ 1
#define __GFX10__ 1
#define __gfx1030__ 1
#define __amdgcn_processor__ "gfx1030"
#define __AMDGCN_WAVEFRONT_SIZE__ 32
#define __AMDGCN_WAVEFRONT_SIZE 32
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ 1
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_DOUBLES__ 1
#define __HIP_ARCH_HAS_WARP_VOTE__ 1
#define __HIP_ARCH_HAS_WARP_BALLOT__ 1
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ 1
#define __HIP_ARCH_HAS_WARP_FUNNEL_SHIFT__ 0
#define __HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__ 1
#define __HIP_ARCH_HAS_SYNC_THREAD_EXT__ 0
#define __HIP_ARCH_HAS_SURFACE_FUNCS__ 0
#define __HIP_ARCH_HAS_3DGRID__ 1
#define __HIP_ARCH_HAS_DYNAMIC_PARALLEL__ 0
`

// OpenCL C 3.0, 6.12 "Preprocessor Directives and Macros": a device of version 3.0 that compiles OpenCL C 1.2, as
// devices do when no -cl-std is given.
const predefOpenCL = `#define __STDC__ 1
#define __STDC_VERSION__ 199901L
#define __STDC_HOSTED__ 0
#define __DATE__ "Jan  1 1970"
#define __TIME__ "00:00:00"
#define __OPENCL_VERSION__ 300
#define __OPENCL_C_VERSION__ 120
#define CL_VERSION_1_0 100
#define CL_VERSION_1_1 110
#define CL_VERSION_1_2 120
#define CL_VERSION_2_0 200
#define CL_VERSION_2_1 210
#define CL_VERSION_2_2 220
#define CL_VERSION_3_0 300
#define __ENDIAN_LITTLE__ 1
#define __IMAGE_SUPPORT__ 1
#define __kernel_exec(X, typen) __kernel __attribute__((work_group_size_hint(X, 1, 1))) __attribute__((vec_type_hint(typen)))
#define kernel_exec(X, typen) __kernel_exec(X, typen)
#define __opencl_c_fp64 1
#define __opencl_c_int64 1
#define __opencl_c_images 1
#define __opencl_c_3d_image_writes 1
#define __opencl_c_subgroups 1
#define __opencl_c_generic_address_space 1
#define __opencl_c_program_scope_global_variables 1
#define __opencl_c_work_group_collective_functions 1
#define __opencl_c_atomic_order_acq_rel 1
#define __opencl_c_atomic_order_seq_cst 1
#define __opencl_c_atomic_scope_device 1
`

// extensions defines the names of the OpenCL extensions that kernels ask about and kbind understands.
func extensions() string {
	names := []string{
		"fp64", "fp16", "byte_addressable_store", "global_int32_base_atomics", "global_int32_extended_atomics",
		"local_int32_base_atomics", "local_int32_extended_atomics", "int64_base_atomics", "int64_extended_atomics",
		"3d_image_writes", "subgroups", "subgroup_shuffle", "subgroup_shuffle_relative", "subgroup_ballot",
		"subgroup_extended_types", "subgroup_non_uniform_vote", "subgroup_non_uniform_arithmetic",
		"subgroup_clustered_reduce", "subgroup_rotate",
		"extended_bit_ops", "integer_dot_product",
	}
	var b strings.Builder
	for _, n := range names {
		b.WriteString("#define cl_khr_" + n + " 1\n")
	}
	return b.String()
}

// UserMacros returns the macros defined at the end of the unit that the sources or Config defined, in the order of
// their definitions.
func (r *Result) UserMacros() []*Macro {
	var user []*Macro
	for _, m := range r.Macros {
		if !m.Predefined {
			user = append(user, m)
		}
	}
	slices.SortFunc(user, func(a, b *Macro) int { return a.order - b.order })
	return user
}
