// Types that CUDA's own headers declare, as far as kernels name them. Only clang reads this, as the measurement's oracle: layouts do not matter, names do.
#pragma once

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __grid_constant__
#define __nv_pure__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define CUDART_CB
#define CUDAAPI
#define CUDARTAPI
#define CUDART_VERSION 12040
#define CUDA_VERSION 12040
#define CUDART_INF_F __builtin_inff()
#define CUDART_INF __builtin_inf()
#define CUDART_NAN_F __builtin_nanf("")
#define CUDART_NAN __builtin_nan("")
#define CUDART_PI_F 3.141592654f
#define CUDART_PI 3.1415926535897931e+0

#define VEC1(T, n) struct n##1 { T x; };
#define VEC2(T, n) struct n##2 { T x, y; };
#define VEC3(T, n) struct n##3 { T x, y, z; };
#define VEC4(T, n) struct n##4 { T x, y, z, w; };
#define MAKE(T, n) \
	__host__ __device__ inline n##1 make_##n##1(T x) { return n##1{x}; } \
	__host__ __device__ inline n##2 make_##n##2(T x, T y) { return n##2{x, y}; } \
	__host__ __device__ inline n##3 make_##n##3(T x, T y, T z) { return n##3{x, y, z}; } \
	__host__ __device__ inline n##4 make_##n##4(T x, T y, T z, T w) { return n##4{x, y, z, w}; }
#define VEC(T, n) VEC1(T, n) VEC2(T, n) VEC3(T, n) VEC4(T, n) MAKE(T, n)
VEC(signed char, char) VEC(unsigned char, uchar) VEC(short, short) VEC(unsigned short, ushort) VEC(int, int) VEC(unsigned int, uint)
VEC(long, long) VEC(unsigned long, ulong) VEC(long long, longlong) VEC(unsigned long long, ulonglong) VEC(float, float) VEC(double, double)
#undef VEC
#undef VEC1
#undef VEC2
#undef VEC3
#undef VEC4
#undef MAKE

struct dim3 {
	unsigned int x, y, z;
	__host__ __device__ constexpr dim3(unsigned int a = 1, unsigned int b = 1, unsigned int c = 1) : x(a), y(b), z(c) {}
	__host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
	__host__ __device__ constexpr operator uint3() const { return uint3{x, y, z}; }
};
struct __index { unsigned int x, y, z; __device__ operator dim3() const; __device__ operator uint3() const; };
extern const __device__ __index threadIdx, blockIdx, blockDim, gridDim;
extern const __device__ int warpSize;

// Half precision. Arithmetic and comparisons of every kind, so that bodies pass.
#define HALF(H) \
	struct H { \
		H() = default; \
		__host__ __device__ H(float), H(double), H(int), H(unsigned), H(short), H(unsigned short), H(long long), H(unsigned long long), H(long), H(unsigned long); \
		__host__ __device__ operator float() const; \
		__host__ __device__ H &operator+=(const H &), &operator-=(const H &), &operator*=(const H &), &operator/=(const H &); \
		__host__ __device__ H operator-() const; \
	}; \
	struct H##_raw { unsigned short x; }; \
	__host__ __device__ H operator+(const H &, const H &), operator-(const H &, const H &), operator*(const H &, const H &), operator/(const H &, const H &); \
	__host__ __device__ bool operator<(const H &, const H &), operator>(const H &, const H &), operator<=(const H &, const H &), operator>=(const H &, const H &), \
		operator==(const H &, const H &), operator!=(const H &, const H &);
HALF(__half)
HALF(__nv_bfloat16)
#undef HALF
#define HALF2(H, S) \
	struct H { S x, y; H() = default; __host__ __device__ H(const S &, const S &); __host__ __device__ H operator-() const; \
		__host__ __device__ H &operator+=(const H &), &operator-=(const H &), &operator*=(const H &), &operator/=(const H &); }; \
	__host__ __device__ H operator+(const H &, const H &), operator-(const H &, const H &), operator*(const H &, const H &), operator/(const H &, const H &); \
	__host__ __device__ bool operator<(const H &, const H &), operator>(const H &, const H &), operator==(const H &, const H &);
HALF2(__half2, __half)
HALF2(__nv_bfloat162, __nv_bfloat16)
#undef HALF2
typedef __half half;
typedef __half2 half2;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
struct __nv_fp8_e4m3 { unsigned char __x; __nv_fp8_e4m3() = default; __host__ __device__ explicit __nv_fp8_e4m3(float); __host__ __device__ operator float() const; };
struct __nv_fp8_e5m2 { unsigned char __x; __nv_fp8_e5m2() = default; __host__ __device__ explicit __nv_fp8_e5m2(float); __host__ __device__ operator float() const; };
typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __half_storage_t;

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;
typedef float2 cufftComplex;
typedef double2 cufftDoubleComplex;
typedef float cufftReal;
typedef double cufftDoubleReal;

// Textures and surfaces.
enum cudaTextureReadMode { cudaReadModeElementType, cudaReadModeNormalizedFloat };
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaTextureFilterMode { cudaFilterModePoint, cudaFilterModeLinear };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
enum cudaChannelFormatKind { cudaChannelFormatKindSigned, cudaChannelFormatKindUnsigned, cudaChannelFormatKindFloat, cudaChannelFormatKindNone };
#define cudaTextureType1D 1
#define cudaTextureType2D 2
#define cudaTextureType3D 3
#define cudaTextureType2DLayered 242
#define cudaTextureTypeCubemap 12
#define cudaSurfaceType2D 2
struct cudaChannelFormatDesc { int x, y, z, w; cudaChannelFormatKind f; };
struct textureReference { int normalized; cudaTextureFilterMode filterMode; cudaTextureAddressMode addressMode[3]; cudaChannelFormatDesc channelDesc; int sRGB; unsigned maxAnisotropy; };
template <class T, int dim = 1, cudaTextureReadMode mode = cudaReadModeElementType> struct __attribute__((device_builtin_texture_type)) texture : textureReference {
	texture(int = 0, cudaTextureFilterMode = cudaFilterModePoint, cudaTextureAddressMode = cudaAddressModeClamp) {}
};
template <class T, int dim = 1> struct __attribute__((device_builtin_surface_type)) surface { int unused; };
typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
typedef unsigned long long CUtexObject, CUsurfObject;
typedef struct __hip_texture *hipTextureObject_t;
typedef struct __hip_surface *hipSurfaceObject_t;

// The host's side.
#define HANDLE(tag, name) struct tag; typedef tag *name;
HANDLE(CUstream_st, cudaStream_t) HANDLE(CUevent_st, cudaEvent_t) HANDLE(cudaArray, cudaArray_t) HANDLE(CUgraph_st, cudaGraph_t)
HANDLE(CUgraphExec_st, cudaGraphExec_t) HANDLE(CUgraphNode_st, cudaGraphNode_t) HANDLE(cudaMipmappedArray, cudaMipmappedArray_t)
HANDLE(CUmemPoolHandle_st, cudaMemPool_t) HANDLE(cudaGraphicsResource, cudaGraphicsResource_t) HANDLE(CUexternalMemory_st, cudaExternalMemory_t)
HANDLE(CUexternalSemaphore_st, cudaExternalSemaphore_t) HANDLE(cublasContext, cublasHandle_t) HANDLE(cublasLtContext, cublasLtHandle_t)
HANDLE(cusparseContext, cusparseHandle_t) HANDLE(curandGenerator_st, curandGenerator_t) HANDLE(CUctx_st, CUcontext) HANDLE(CUmod_st, CUmodule)
HANDLE(CUfunc_st, CUfunction) HANDLE(cusolverDnContext, cusolverDnHandle_t) HANDLE(cudnnContext, cudnnHandle_t)
#undef HANDLE
typedef cudaStream_t CUstream;
typedef cudaEvent_t CUevent;
typedef int CUdevice;
typedef unsigned long long CUdeviceptr;
typedef int cufftHandle;
typedef int cublasStatus_t;
typedef int cusparseStatus_t;
typedef int cufftResult;
typedef int curandStatus_t;
typedef const cudaArray *cudaArray_const_t;
typedef unsigned long long cudaGraphConditionalHandle;

// Random numbers.
struct curandStateXORWOW { unsigned d, v[5]; };
struct curandStateMRG32k3a { unsigned s[12]; };
struct curandStatePhilox4_32_10 { uint4 ctr, output; uint2 key; };
struct curandStateMtgp32 { int unused; };
struct curandStateSobol32 { int unused; };
struct curandStateScrambledSobol32 { int unused; };
struct curandStateSobol64 { int unused; };
typedef curandStateXORWOW curandStateXORWOW_t, curandState_t, curandState;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateMtgp32 curandStateMtgp32_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateSobol64 curandStateSobol64_t;
typedef unsigned int curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
