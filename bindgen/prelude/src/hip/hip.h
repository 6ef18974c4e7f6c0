// What HIP adds to CUDA's names (HIP C++ language extensions; HIP math API).
// In HIP the handles are pointers to structs that nobody defines; here they are words, and kernels' signatures say what HIP says.
typedef __attribute__((kbind_handle("texture"))) unsigned long long hipTextureObject_t; typedef __attribute__((kbind_handle("surface"))) unsigned long long hipSurfaceObject_t;
typedef cudaTextureReadMode hipTextureReadMode; typedef cudaTextureFilterMode hipTextureFilterMode; typedef cudaTextureAddressMode hipTextureAddressMode; typedef cudaSurfaceBoundaryMode hipSurfaceBoundaryMode;
constexpr cudaTextureReadMode hipReadModeElementType = cudaReadModeElementType; constexpr cudaTextureReadMode hipReadModeNormalizedFloat = cudaReadModeNormalizedFloat;
constexpr cudaTextureFilterMode hipFilterModePoint = cudaFilterModePoint; constexpr cudaTextureFilterMode hipFilterModeLinear = cudaFilterModeLinear;
constexpr cudaTextureAddressMode hipAddressModeWrap = cudaAddressModeWrap; constexpr cudaTextureAddressMode hipAddressModeClamp = cudaAddressModeClamp;
constexpr cudaTextureAddressMode hipAddressModeMirror = cudaAddressModeMirror; constexpr cudaTextureAddressMode hipAddressModeBorder = cudaAddressModeBorder;
constexpr cudaSurfaceBoundaryMode hipBoundaryModeZero = cudaBoundaryModeZero; constexpr cudaSurfaceBoundaryMode hipBoundaryModeClamp = cudaBoundaryModeClamp; constexpr cudaSurfaceBoundaryMode hipBoundaryModeTrap = cudaBoundaryModeTrap;
constexpr int hipTextureType1D = 1; constexpr int hipTextureType2D = 2; constexpr int hipTextureType3D = 3; constexpr int hipTextureTypeCubemap = 0x0C;
constexpr int hipTextureType1DLayered = 0xF1; constexpr int hipTextureType2DLayered = 0xF2; constexpr int hipTextureTypeCubemapLayered = 0xFC;
struct hipPitchedPtr { void *ptr; size_t pitch, xsize, ysize; };
struct hipExtent { size_t width, height, depth; };
struct hipPos { size_t x, y, z; };
typedef struct ihipStream_t *hipStream_t; typedef struct ihipEvent_t *hipEvent_t;
__device__ inline float unsafeAtomicAdd(float *p, float v) { return atomicAdd(p, v); }
__device__ inline double unsafeAtomicAdd(double *p, double v) { return atomicAdd(p, v); }
__device__ inline float safeAtomicAdd(float *p, float v) { return atomicAdd(p, v); }
__device__ inline double safeAtomicAdd(double *p, double v) { return atomicAdd(p, v); }
__device__ inline float atomicAddNoRet(float *p, float v) { return atomicAdd(p, v); }
__device__ inline long long __clock64() { return clock64(); }
__device__ inline long long wall_clock64() { return clock64(); }
__device__ inline unsigned int __lane_id() { return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) & 31; }
__device__ inline int __ffs(unsigned int x) { return __ffs((int)x); }
__device__ inline int __ffsll(unsigned long long x) { return __ffsll((long long)x); }
__device__ inline int __lastbit_u32_u32(unsigned int x) { return __ffs((int)x) - 1; }
__device__ inline unsigned int __bitextract_u32(unsigned int x, unsigned int at, unsigned int n) { return n == 0 ? 0 : x << (32 - (at & 31) - (n & 31)) >> (32 - (n & 31)); }
#define __KB_HIPATOMIC(name, atomic) template <class T, class V> __device__ inline T name(T *p, V v, int, int) { return atomic(p, (T)v); }
__KB_HIPATOMIC(__hip_atomic_fetch_add, atomicAdd) __KB_HIPATOMIC(__hip_atomic_fetch_sub, atomicSub) __KB_HIPATOMIC(__hip_atomic_exchange, atomicExch)
__KB_HIPATOMIC(__hip_atomic_fetch_min, atomicMin) __KB_HIPATOMIC(__hip_atomic_fetch_max, atomicMax)
__KB_HIPATOMIC(__hip_atomic_fetch_and, atomicAnd) __KB_HIPATOMIC(__hip_atomic_fetch_or, atomicOr) __KB_HIPATOMIC(__hip_atomic_fetch_xor, atomicXor)
#define __KB_HIPLOAD(T) __KB_OP("atomic.load") T __kb_atomic_load(const T *p); __KB_OP("atomic.store") void __kb_atomic_store(T *p, T v);
__KB_HIPLOAD(int) __KB_HIPLOAD(unsigned int) __KB_HIPLOAD(long) __KB_HIPLOAD(unsigned long) __KB_HIPLOAD(long long) __KB_HIPLOAD(unsigned long long) __KB_HIPLOAD(float) __KB_HIPLOAD(double)
template <class T> __device__ inline T __hip_atomic_load(const T *p, int, int) { return __kb_atomic_load(p); }
template <class T, class V> __device__ inline void __hip_atomic_store(T *p, V v, int, int) { __kb_atomic_store(p, (T)v); }
template <class T, class V> __device__ inline bool __hip_atomic_compare_exchange_strong(T *p, T *expected, V v, int, int, int) {
  T want = *expected;
  *expected = atomicCAS(p, want, (T)v);
  return *expected == want;
}
