package prelude

import (
	"slices"
	"strings"
)

// HostHeader reports whether a header that Known answers gives device code nothing unless it mentions one of names. A
// name that ends in "*" stands for all that begin with it. Such a header is one that compilers for the device alone may
// lack, or that they do not take.
func HostHeader(header string) (names []string, ok bool) {
	for _, l := range hostLibraries() {
		if strings.HasPrefix(header, l.prefix) {
			return strings.Fields(l.names), true
		}
	}
	if slices.Contains(hostHeaders(), header) {
		return nil, true
	}
	return nil, false
}

// hostLibraries are libraries that the host calls and that have names which kernels use.
func hostLibraries() []struct{ prefix, names string } {
	return []struct{ prefix, names string }{
		{"thrust/", "thrust"}, {"cub/", "cub"}, {"hipcub/", "hipcub cub"}, {"rocprim/", "rocprim"}, {"cublas", "cublas*"},
		{"cufft", "cufft*"}, {"cusparse", "cusparse*"},
		{"cusolver", "cusolver*"}, {"cutensor", "cutensor*"}, {"cudnn", "cudnn*"}, {"nccl", "nccl*"}, {"npp", "Npp* npp*"},
		{"nvjpeg", "nvjpeg*"}, {"nvml", "nvml*"},
		{"nvToolsExt", "nvtx*"}, {"nvtx3/", "nvtx*"}, {"nvrtc", "nvrtc*"}, {"curand_kernel", "curand*"},
		{"curand", "curand*"}, {"hiprand/", "hiprand* rocrand*"},
		{"rocrand/", "rocrand*"}, {"hipblas", "hipblas*"}, {"rocblas", "rocblas*"}, {"sys/", ""}, {"arpa/", ""},
		{"netinet/", ""}, {"CL/", "cl_*"}, {"OpenCL/", "cl_*"},
	}
}

// hostHeaders are headers of operating systems, of compilers for the host and of interfaces to graphics.
func hostHeaders() []string {
	return strings.Fields(`
unistd.h getopt.h pthread.h dirent.h fcntl.h malloc.h memory.h strings.h dlfcn.h libgen.h glob.h termios.h sched.h semaphore.h values.h alloca.h endian.h byteswap.h
error.h err.h execinfo.h cxxabi.h ext/hash_map windows.h Windows.h io.h direct.h process.h conio.h intrin.h omp.h immintrin.h emmintrin.h xmmintrin.h x86intrin.h arm_neon.h
cuda_profiler_api.h cudaProfiler.h cuda_gl_interop.h cudaGL.h cuda_d3d11_interop.h cuda_egl_interop.h cuda_vdpau_interop.h hip/hip_gl_interop.h hip/hip_ext.h
opencl.h opencl-c.h opencl-c-base.h cl.h cl.hpp cl2.hpp
`)
}
