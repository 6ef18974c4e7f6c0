package prelude

import (
	"strings"
)

// Known answers an angled or quoted #include of a header of the C or C++ standard, of CUDA, HIP or OpenCL, or of POSIX:
// ok says that the name is such a header. The text is what it adds to the prelude, which is always there; mostly
// nothing. display names it in messages. Such headers are never read from disk.
func Known(name string) (text []byte, display string, ok bool) {
	display = "<" + name + ">"
	switch name {
	case "assert.h", "cassert":
		return []byte(assertHeader), display, true
	case "math_constants.h":
		return []byte(mathConstantsHeader), display, true
	case "complex", "ccomplex", "complex.h", "cuda/std/complex":
		return []byte("struct " + withComplex + ";\n"), display, true
	}
	if strings.HasPrefix(name, "cub/") || strings.HasPrefix(name, "hipcub/") || strings.HasPrefix(name, "thrust/") {
		return []byte(cubHeader), display, true
	}
	for header := range strings.FieldsSeq(exactHeaders) {
		if header == name {
			return nil, display, true
		}
	}
	for _, dir := range headerDirs() {
		if strings.HasPrefix(name, dir) {
			return nil, display, true
		}
	}
	return nil, "", false
}

// headerDirs are directories that belong to vendors: whatever is included from there is known and adds nothing.
func headerDirs() []string {
	return []string{"hip/", "sys/", "bits/", "crt/", "experimental/", "arpa/", "netinet/", "cuda/std/"}
}

// exactHeaders are headers that are known and add nothing.
const exactHeaders = `
assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h stdalign.h stdarg.h
stdatomic.h stdbool.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h tgmath.h threads.h time.h uchar.h wchar.h wctype.h
algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts condition_variable coroutine deque
exception execution expected filesystem flat_map flat_set format forward_list fstream functional future generator initializer_list iomanip
ios iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric optional
ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span spanstream sstream
stack stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream syncstream system_error thread tuple type_traits typeindex
typeinfo unordered_map unordered_set utility valarray variant vector version
cassert ccomplex cctype cerrno cfenv cfloat cinttypes ciso646 climits clocale cmath csetjmp csignal cstdalign cstdarg cstdbool
cstddef cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype
unistd.h getopt.h pthread.h dirent.h fcntl.h malloc.h memory.h strings.h dlfcn.h libgen.h glob.h termios.h sched.h semaphore.h values.h
alloca.h endian.h byteswap.h error.h err.h execinfo.h cxxabi.h ext/hash_map windows.h Windows.h io.h direct.h process.h conio.h intrin.h omp.h
immintrin.h emmintrin.h xmmintrin.h x86intrin.h arm_neon.h
cuComplex.h cuda.h cuda_runtime.h cuda_runtime_api.h cuda_device_runtime_api.h cuda_fp16.h cuda_fp16.hpp cuda_bf16.h cuda_bf16.hpp cuda_fp8.h cuda_fp6.h
cuda_fp4.h cuda_profiler_api.h cutensor.h cudaProfiler.h cuda_gl_interop.h cudaGL.h cuda_d3d11_interop.h cuda_egl_interop.h cuda_vdpau_interop.h
cuda_texture_types.h cuda_surface_types.h cuda_stdint.h cuda_pipeline.h cuda_pipeline_primitives.h cuda_pipeline_helpers.h cuda_awbarrier.h
cuda_awbarrier_primitives.h cuda_occupancy.h cudart_platform.h channel_descriptor.h builtin_types.h vector_types.h vector_functions.h
vector_functions.hpp device_launch_parameters.h device_functions.h device_functions.hpp device_types.h device_atomic_functions.h
device_double_functions.h driver_types.h driver_functions.h host_config.h host_defines.h common_functions.h math_functions.h
math_functions.hpp math_constants.h sm_20_atomic_functions.h sm_20_intrinsics.h sm_30_intrinsics.h sm_32_atomic_functions.h sm_32_intrinsics.h
sm_35_atomic_functions.h sm_35_intrinsics.h sm_60_atomic_functions.h sm_61_intrinsics.h surface_types.h surface_functions.h
surface_indirect_functions.h texture_types.h texture_fetch_functions.h texture_indirect_functions.h library_types.h mma.h
cuda/atomic cuda/barrier cuda/latch cuda/semaphore cuda/pipeline cuda/annotated_ptr cuda/access_property cuda/cmath cuda/functional cuda/bit cuda/ptx cuda/version
cooperative_groups.h cooperative_groups/reduce.h cooperative_groups/scan.h cooperative_groups/memcpy_async.h nvfunctional nv/target
nvrtc.h nvToolsExt.h nvtx3/nvToolsExt.h nvtx3/nvtx3.hpp nvml.h cublas.h cublas_v2.h cublas_api.h cublasLt.h cublasXt.h cufft.h cufftw.h cufftXt.h
curand.h curand_kernel.h curand_uniform.h curand_normal.h curand_philox4x32_x.h curand_mrg32k3a.h curand_mtgp32.h curand_mtgp32_host.h curand_mtgp32_kernel.h
curand_globals.h curand_discrete.h curand_poisson.h curand_lognormal.h curand_precalc.h
cusolverDn.h cusolverSp.h cusolver_common.h cusolverMg.h cusparse.h cusparse_v2.h cusparseLt.h cudnn.h nccl.h nppi.h npp.h nppcore.h nppdefs.h nvjpeg.h
fatbinary_section.h math_functions_dbl_ptx3.h sm_70_rt.h
hip_runtime.h hipblas.h rocblas.h rocprim/rocprim.hpp rocrand/rocrand.h hiprand/hiprand.h hiprand/hiprand_kernel.h
opencl.h opencl-c.h opencl-c-base.h cl.h cl.hpp cl2.hpp
CL/cl.h CL/opencl.h CL/cl_platform.h CL/cl_ext.h CL/cl_gl.h CL/cl_gl_ext.h CL/cl_egl.h CL/cl_d3d10.h CL/cl_d3d11.h CL/cl_version.h CL/cl_half.h CL/cl_icd.h CL/cl_ext_intel.h
CL/cl_layer.h CL/cl.hpp CL/cl2.hpp CL/opencl.hpp CL/cl_va_api_media_sharing_intel.h
OpenCL/opencl.h OpenCL/cl.h OpenCL/cl_platform.h OpenCL/cl_ext.h OpenCL/cl_gl.h OpenCL/cl_gl_ext.h OpenCL/gcl.h OpenCL/cl.hpp OpenCL/cl2.hpp OpenCL/opencl.hpp
`
