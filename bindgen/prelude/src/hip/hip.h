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
__device__ inline unsigned int __bitextract_u32(unsigned int x, unsigned int at, unsigned int n) { return (n & 31) == 0 ? 0 : x << (32 - (at & 31) - (n & 31)) >> (32 - (n & 31)); }
// Orders are numbered as in C++, scopes from 1, one thread, over 3, the block, to 5, the system.
__device__ inline int __kb_hipscope(int scope) { return scope == 5 ? 0 : scope == 4 ? 1 : scope == 1 ? 3 : 2; }
__device__ inline void __kb_hiphow(int o, int scope) { __kb_ordered((::std::memory_order)o, __kb_hipscope(scope)); }
template <class T> __device__ inline T __kb_hipdone(T v, int o, int scope) { return __kb_acquired(v, (::std::memory_order)o, __kb_hipscope(scope)); }
#define __KB_HIPATOMIC(name, atomic) template <class T, class V> __device__ inline T name(T *p, V v, int o, int s) { __kb_hiphow(o, s); return __kb_hipdone(atomic##_system(p, (T)v), o, s); }
__KB_HIPATOMIC(__hip_atomic_fetch_add, atomicAdd) __KB_HIPATOMIC(__hip_atomic_fetch_sub, atomicSub) __KB_HIPATOMIC(__hip_atomic_exchange, atomicExch)
__KB_HIPATOMIC(__hip_atomic_fetch_min, atomicMin) __KB_HIPATOMIC(__hip_atomic_fetch_max, atomicMax)
__KB_HIPATOMIC(__hip_atomic_fetch_and, atomicAnd) __KB_HIPATOMIC(__hip_atomic_fetch_or, atomicOr) __KB_HIPATOMIC(__hip_atomic_fetch_xor, atomicXor)
template <class T> __device__ inline T __hip_atomic_load(const T *p, int o, int s) { __kb_loading((::std::memory_order)o, __kb_hipscope(s)); return __kb_hipdone(__kb_atomic_load(p), o, s); }
template <class T, class V> __device__ inline void __hip_atomic_store(T *p, V v, int o, int s) { __kb_hiphow(o, s); __kb_atomic_store(p, (T)v); }
template <class T, class V> __device__ inline bool __hip_atomic_compare_exchange_strong(T *p, T *expected, V v, int o, int f, int s) { __kb_hiphow(o, s); return __kb_hipdone(__kb_acas(p, expected, (T)v), __kb_acquires((::std::memory_order)o) ? o : f, s); }
template <class T, class V> __device__ inline bool __hip_atomic_compare_exchange_weak(T *p, T *expected, V v, int o, int f, int s) { __kb_hiphow(o, s); return __kb_hipdone(__kb_acas(p, expected, (T)v), __kb_acquires((::std::memory_order)o) ? o : f, s); }

// Waves have 32 threads here, as warpSize says. What needs 64 is a fault, not another result. __ballot and its kin have 64 bits on every device (HIP C++ language extensions, Warp
// functions); the macros of their names lead here.
#define __KB_WAVE64 "values are exchanged in waves of 64 threads; there are 32 in a wave on the CPU"
#define __KB_WAVE(name, D, bad) template <class T> __device__ inline T __kb_wave##name(T v, D by, int width = 32) { __kb_assert(!(bad) && width <= 32, __KB_WAVE64); return (name)(v, by, width); }
__KB_WAVE(__shfl, int, width == 32 && (by < 0 || by > 31)) __KB_WAVE(__shfl_up, unsigned int, by > 31) __KB_WAVE(__shfl_down, unsigned int, by > 31) __KB_WAVE(__shfl_xor, int, by < 0 || by > 31)
__device__ inline unsigned long long __kb_wave_ballot(int predicate) { return (__ballot_sync)(0, predicate); }
__device__ inline unsigned long long __kb_wave_ballot_sync(unsigned long long mask, int predicate) { return (__ballot_sync)((unsigned int)mask, predicate); }
__device__ inline unsigned long long __kb_wave_activemask() { return (__activemask)(); }

// The same for waves of 64 threads (-mwavefrontsize64), with masks of 64 bits; the macros of macros/hip.h lead here. HIP C++ language extensions, Warp functions.
constexpr __device__ int __kb_warp64 = 64;
__device__ inline unsigned int __kb_lane64() { return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) & 63; }
#define __KB_RANGE64 "a lane of a wave of 64 threads is a number from 0 to 63"
__KB_OP("warp.sync") void __kb_sync64(unsigned long long mask); __device__ inline void __kb_sync64w(unsigned long long mask = ~0ull) { __kb_sync64(mask); } __KB_OP("warp.activemask") unsigned long long __kb_active64();
__KB_OP("warp.all") int __kb_all64(unsigned long long mask, int predicate); __KB_OP("warp.any") int __kb_any64(unsigned long long mask, int predicate);
__KB_OP("warp.ballot") unsigned long long __kb_ballot64(unsigned long long mask, int predicate);
#define __KB_SHFL64(T) \
  __KB_OP("warp.shfl") T __kb_op64_shfl(unsigned long long mask, T v, int lane, int width); __KB_OP("warp.shfl_up") T __kb_op64_shfl_up(unsigned long long mask, T v, unsigned int delta, int width); \
  __KB_OP("warp.shfl_down") T __kb_op64_shfl_down(unsigned long long mask, T v, unsigned int delta, int width); __KB_OP("warp.shfl_xor") T __kb_op64_shfl_xor(unsigned long long mask, T v, int lanes, int width);
__KB_SHFL64(int) __KB_SHFL64(unsigned int) __KB_SHFL64(long) __KB_SHFL64(unsigned long) __KB_SHFL64(long long) __KB_SHFL64(unsigned long long) __KB_SHFL64(float) __KB_SHFL64(double)
#define __KB_SHFL64S(name, D) \
  __device__ inline __half __kb_op64##name(unsigned long long m, __half v, D by, int width) { return __ushort_as_half(__kb_op64##name(m, (unsigned int)__half_as_ushort(v), by, width)); } \
  __device__ inline __hip_bfloat16 __kb_op64##name(unsigned long long m, __hip_bfloat16 v, D by, int width) { return __ushort_as_bfloat16(__kb_op64##name(m, (unsigned int)__bfloat16_as_ushort(v), by, width)); }
__KB_SHFL64S(_shfl, int) __KB_SHFL64S(_shfl_up, unsigned int) __KB_SHFL64S(_shfl_down, unsigned int) __KB_SHFL64S(_shfl_xor, int)
#define __KB_WAVE64S(name, D, bad) \
  template <class T> __device__ inline T __kb_wave64##name(T v, D by, int width = 64) { __kb_assert(!(bad), __KB_RANGE64); return __kb_op64##name(0, v, by, width); } \
  template <class T> __device__ inline T __kb_wave64##name##_sync(unsigned long long m, T v, D by, int width = 64) { __kb_assert(!(bad), __KB_RANGE64); return __kb_op64##name(m, v, by, width); }
__KB_WAVE64S(_shfl, int, width == 64 && (by < 0 || by > 63)) __KB_WAVE64S(_shfl_up, unsigned int, by > 63) __KB_WAVE64S(_shfl_down, unsigned int, by > 63) __KB_WAVE64S(_shfl_xor, int, by < 0 || by > 63)
#define __KB_MATCH64(T) \
  __KB_OP("warp.match_any") unsigned long long __kb_match_any64(unsigned long long mask, T v); __KB_OP("warp.match_all") unsigned long long __kb_match_all64(unsigned long long mask, T v);
__KB_MATCH64(int) __KB_MATCH64(unsigned int) __KB_MATCH64(long) __KB_MATCH64(unsigned long) __KB_MATCH64(long long) __KB_MATCH64(unsigned long long) __KB_MATCH64(float) __KB_MATCH64(double)
template <class T> __device__ inline unsigned long long __kb_wave64_match_all(unsigned long long mask, T v, int *pred) { unsigned long long m = __kb_match_all64(mask, v); *pred = m != 0; return m; }
__device__ inline int __kb_readlane64(int v, int lane) { __kb_assert(lane >= 0 && lane < 64, __KB_RANGE64); return __kb_op64_shfl(__kb_active64(), v, lane, 64); }
__device__ inline int __kb_readfirst64(int v) { unsigned long long m = __kb_active64(); return __kb_op64_shfl(m, v, __ffsll((long long)m) - 1, 64); }
__device__ inline int __kb_bpermute64(int addr, int v) { return __kb_op64_shfl(__kb_active64(), v, addr >> 2 & 63, 64); }
__device__ inline float __kb_bpermutef64(int addr, float v) { return __int_as_float(__kb_bpermute64(addr, __float_as_int(v))); }
__device__ inline unsigned int __kb_mbcnt_lo64(unsigned int mask, unsigned int add) { unsigned int lane = __kb_lane64(); return add + (unsigned int)__popc(lane < 32 ? mask & ((1u << lane) - 1) : mask); }
__device__ inline unsigned int __kb_mbcnt_hi64(unsigned int mask, unsigned int add) { unsigned int lane = __kb_lane64(); return lane < 32 ? add : add + (unsigned int)__popc(mask & ((1u << (lane - 32)) - 1)); }

// Compiler builtins for AMD (LLVM AMDGPU usage; clang's BuiltinsAMDGPU) that have a meaning on any device.
__device__ inline int __builtin_amdgcn_readfirstlane(int v) { unsigned int m = (__activemask)(); return __shfl_sync(m, v, __ffs((int)m) - 1); }
__device__ inline int __builtin_amdgcn_readlane(int v, int lane) { __kb_assert(lane < 32, __KB_WAVE64); return __shfl_sync((__activemask)(), v, lane); }
__device__ inline int __builtin_amdgcn_ds_bpermute(int addr, int v) { return __shfl_sync((__activemask)(), v, addr >> 2 & 31); }
__device__ inline int __hip_ds_bpermute(int addr, int v) { return __builtin_amdgcn_ds_bpermute(addr, v); }
__device__ inline float __hip_ds_bpermutef(int addr, float v) { return __int_as_float(__builtin_amdgcn_ds_bpermute(addr, __float_as_int(v))); }
__device__ inline unsigned int __builtin_amdgcn_mbcnt_lo(unsigned int mask, unsigned int add) { return add + (unsigned int)__popc(mask & ((1u << (__lane_id() & 31)) - 1)); }
__device__ inline unsigned int __builtin_amdgcn_mbcnt_hi(unsigned int, unsigned int add) { return add; }
__device__ inline unsigned int __builtin_amdgcn_wavefrontsize() { return 32; }
__device__ inline unsigned int __builtin_amdgcn_ballot_w32(bool p) { return (__ballot_sync)(0, p); }
__device__ inline void __builtin_amdgcn_s_barrier() { __syncthreads(); }
__device__ inline void __builtin_amdgcn_wave_barrier() { __syncwarp(); }
__device__ inline void __builtin_amdgcn_s_waitcnt(int) {}
__device__ inline void __builtin_amdgcn_s_sleep(int) {}
__device__ inline void __builtin_amdgcn_sched_barrier(int) {}
__device__ inline void __builtin_amdgcn_s_setprio(int) {}
__device__ inline void __builtin_amdgcn_fence(int, const char *) { __threadfence(); }
#define __KB_AMDID(d) \
  __device__ inline unsigned int __builtin_amdgcn_workitem_id_##d() { return threadIdx.d; } __device__ inline unsigned int __builtin_amdgcn_workgroup_id_##d() { return blockIdx.d; } \
  __device__ inline unsigned int __builtin_amdgcn_workgroup_size_##d() { return blockDim.d; } __device__ inline unsigned int __builtin_amdgcn_grid_size_##d() { return gridDim.d * blockDim.d; } \
  __device__ inline unsigned int __ockl_get_local_id_##d() { return threadIdx.d; }
__KB_AMDID(x) __KB_AMDID(y) __KB_AMDID(z)
__device__ inline float __builtin_amdgcn_rcpf(float x) { return 1.0f / x; }
__KB_OP("math.rsqrt") float __builtin_amdgcn_rsqf(float x); __KB_OP("math.sqrt") float __builtin_amdgcn_sqrtf(float x);
__KB_OP("math.exp2") float __builtin_amdgcn_exp2f(float x); __KB_OP("math.log2") float __builtin_amdgcn_logf(float x);
__device__ inline float __builtin_amdgcn_fractf(float x) { return fminf(x - floorf(x), 0x1.fffffep-1f); }
__device__ inline float __builtin_amdgcn_fmed3f(float a, float b, float c) { return fmaxf(fminf(a, b), fminf(fmaxf(a, b), c)); }
__device__ inline unsigned int __builtin_amdgcn_ubfe(unsigned int x, unsigned int at, unsigned int n) { n &= 31; return x >> (at & 31) & ((1u << n) - 1); }
__device__ inline int __builtin_amdgcn_sbfe(int x, unsigned int at, unsigned int n) { n &= 31; return n == 0 ? 0 : (int)((unsigned int)(x >> (at & 31)) << (32 - n)) >> (32 - n); }
__device__ inline unsigned int __builtin_amdgcn_alignbit(unsigned int hi, unsigned int lo, unsigned int n) { return __funnelshift_r(lo, hi, n); }
__device__ inline unsigned int __builtin_amdgcn_alignbyte(unsigned int hi, unsigned int lo, unsigned int n) { return __funnelshift_r(lo, hi, 8 * (n & 3)); }
__device__ inline unsigned int __builtin_amdgcn_sad_u8(unsigned int a, unsigned int b, unsigned int c) { return c + __vsadu4(a, b); }
__device__ inline unsigned long long __builtin_amdgcn_s_memtime() { return (unsigned long long)clock64(); }
template <class T> __device__ inline T __builtin_nontemporal_load(const T *p) { return *p; }
template <class V, class T> __device__ inline void __builtin_nontemporal_store(V v, T *p) { *p = (T)v; }
__device__ inline __half2 unsafeAtomicAdd(__half2 *p, __half2 v) { return atomicAdd(p, v); }
__device__ inline __nv_bfloat162 unsafeAtomicAdd(__nv_bfloat162 *p, __nv_bfloat162 v) { return atomicAdd(p, v); }
__device__ inline int __builtin_amdgcn_sdot4(int a, int b, int c, bool) { return __dp4a(a, b, c); }
__device__ inline unsigned int __builtin_amdgcn_udot4(unsigned int a, unsigned int b, unsigned int c, bool) { return __dp4a(a, b, c); }
__device__ inline unsigned int __bitinsert_u32(unsigned int x, unsigned int y, unsigned int at, unsigned int n) { unsigned int m = ((1u << (n & 31)) - 1) << (at & 31); return (x & ~m) | (y << (at & 31) & m); }
__device__ inline unsigned long long __bitextract_u64(unsigned long long x, unsigned int at, unsigned int n) { return (n & 63) == 0 ? 0 : x << (64 - (at & 63) - (n & 63)) >> (64 - (n & 63)); }
__device__ inline unsigned long long __bitinsert_u64(unsigned long long x, unsigned long long y, unsigned int at, unsigned int n) { unsigned long long m = ((1ull << (n & 63)) - 1) << (at & 63); return (x & ~m) | (y << (at & 63) & m); }
__device__ inline float __ocml_native_recip_f32(float x) { return 1.0f / x; }
