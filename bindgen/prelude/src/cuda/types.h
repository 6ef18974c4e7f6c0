// Types, built-in variables and constants of CUDA C++ (Programming Guide 10.3, 10.4; C11 7.20).
typedef signed char int8_t; typedef unsigned char uint8_t; typedef short int16_t; typedef unsigned short uint16_t;
typedef int int32_t; typedef unsigned int uint32_t; typedef long int64_t; typedef unsigned long uint64_t;
typedef int8_t int_least8_t; typedef uint8_t uint_least8_t; typedef int16_t int_least16_t; typedef uint16_t uint_least16_t;
typedef int32_t int_least32_t; typedef uint32_t uint_least32_t; typedef int64_t int_least64_t; typedef uint64_t uint_least64_t;
typedef signed char int_fast8_t; typedef unsigned char uint_fast8_t; typedef long int_fast16_t; typedef unsigned long uint_fast16_t;
typedef long int_fast32_t; typedef unsigned long uint_fast32_t; typedef long int_fast64_t; typedef unsigned long uint_fast64_t;
typedef long intptr_t; typedef unsigned long uintptr_t; typedef long intmax_t; typedef unsigned long uintmax_t;
typedef unsigned long size_t; typedef long ssize_t; typedef long ptrdiff_t; typedef long clock_t; typedef long time_t; typedef long off_t;
typedef __int128 __int128_t; typedef unsigned __int128 __uint128_t;
typedef unsigned int uint; typedef unsigned short ushort; typedef unsigned long ulong; typedef unsigned char u_char;
typedef unsigned short u_short; typedef unsigned int u_int; typedef unsigned long u_long; // and so on: glibc's <sys/types.h>
typedef unsigned char u_int8_t; typedef unsigned short u_int16_t; typedef unsigned int u_int32_t; typedef unsigned long u_int64_t;

#define __KB_VEC(T, name) \
  typedef __attribute__((kbind_vector(1))) T name##1; typedef __attribute__((kbind_vector(2))) T name##2; \
  typedef __attribute__((kbind_vector(3))) T name##3; typedef __attribute__((kbind_vector(4))) T name##4; \
  __device__ inline name##1 make_##name##1(T x) { return name##1{x}; } \
  __device__ inline name##2 make_##name##2(T x, T y) { return name##2{x, y}; } \
  __device__ inline name##3 make_##name##3(T x, T y, T z) { return name##3{x, y, z}; } \
  __device__ inline name##4 make_##name##4(T x, T y, T z, T w) { return name##4{x, y, z, w}; }
__KB_VEC(signed char, char)
__KB_VEC(unsigned char, uchar)
__KB_VEC(short, short)
__KB_VEC(unsigned short, ushort)
__KB_VEC(int, int)
__KB_VEC(unsigned int, uint)
__KB_VEC(long, long)
__KB_VEC(unsigned long, ulong)
__KB_VEC(long long, longlong)
__KB_VEC(unsigned long long, ulonglong)
__KB_VEC(float, float)
__KB_VEC(double, double)
// 16-bit floats; half and half2 themselves, and what works on them, come with cuda_fp16.h and cuda_bf16.h.
typedef _Float16 __half; typedef __attribute__((kbind_vector(2))) _Float16 __half2;
typedef __bf16 __nv_bfloat16; typedef __attribute__((kbind_vector(2))) __bf16 __nv_bfloat162;

// What a class has as its base that derives from a vector type: its components, aligned as it is.
template <class V, class T, int N> struct __kb_vector_base;
#define __KB_VEC_BASE(N, rest, params, inits, comps) \
  template <class V, class T> struct __kb_vector_base<V, T, N> { \
    alignas(alignof(V)) T x; rest \
    __kb_vector_base() = default; \
    __device__ constexpr __kb_vector_base params : inits {} \
    __device__ constexpr __kb_vector_base(V v) : comps {} \
    __device__ operator V &() { return *reinterpret_cast<V *>(this); } \
    __device__ operator const V &() const { return *reinterpret_cast<const V *>(this); } \
  };
#define __KB_COMMA ,
__KB_VEC_BASE(1, , (T a), x(a), x(v.x))
__KB_VEC_BASE(2, T y;, (T a, T b), x(a) __KB_COMMA y(b), x(v.x) __KB_COMMA y(v.y))
__KB_VEC_BASE(3, T y; T z;, (T a, T b, T c), x(a) __KB_COMMA y(b) __KB_COMMA z(c),
  x(v.x) __KB_COMMA y(v.y) __KB_COMMA z(v.z))
__KB_VEC_BASE(4, T y; T z; T w;, (T a, T b, T c, T d),
  x(a) __KB_COMMA y(b) __KB_COMMA z(c) __KB_COMMA w(d), x(v.x) __KB_COMMA y(v.y) __KB_COMMA z(v.z) __KB_COMMA w(v.w))

struct dim3 {
  unsigned int x, y, z;
  __device__ constexpr dim3(unsigned int a = 1, unsigned int b = 1, unsigned int c = 1) : x(a), y(b), z(c) {}
  __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __device__ constexpr operator uint3() const { return uint3{x, y, z}; }
};

extern const __device__ __attribute__((kbind_ids("id.thread"))) uint3 threadIdx;
extern const __device__ __attribute__((kbind_ids("id.block"))) uint3 blockIdx;
extern const __device__ __attribute__((kbind_ids("dim.block"))) dim3 blockDim;
extern const __device__ __attribute__((kbind_ids("dim.grid"))) dim3 gridDim;
constexpr __device__ int warpSize = 32;

// Handles that kernels receive by value.
typedef __attribute__((kbind_handle("texture"))) unsigned long long cudaTextureObject_t; typedef __attribute__((kbind_handle("surface"))) unsigned long long cudaSurfaceObject_t;
typedef cudaTextureObject_t CUtexObject; typedef cudaSurfaceObject_t CUsurfObject;
typedef struct CUstream_st *cudaStream_t; typedef struct CUevent_st *cudaEvent_t;

