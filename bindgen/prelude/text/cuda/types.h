// Types, built-in variables and constants of CUDA C++ (Programming Guide 10.3, 10.4; C11 7.20).
typedef signed char int8_t; typedef unsigned char uint8_t; typedef short int16_t; typedef unsigned short uint16_t;
typedef int int32_t; typedef unsigned int uint32_t; typedef long int64_t; typedef unsigned long uint64_t;
typedef int8_t int_least8_t; typedef uint8_t uint_least8_t; typedef int16_t int_least16_t; typedef uint16_t uint_least16_t;
typedef int32_t int_least32_t; typedef uint32_t uint_least32_t; typedef int64_t int_least64_t; typedef uint64_t uint_least64_t;
typedef signed char int_fast8_t; typedef unsigned char uint_fast8_t; typedef long int_fast16_t; typedef unsigned long uint_fast16_t;
typedef long int_fast32_t; typedef unsigned long uint_fast32_t; typedef long int_fast64_t; typedef unsigned long uint_fast64_t;
typedef long intptr_t; typedef unsigned long uintptr_t; typedef long intmax_t; typedef unsigned long uintmax_t;
typedef unsigned long size_t; typedef long ssize_t; typedef long ptrdiff_t; typedef long clock_t; typedef long time_t; typedef long off_t;
typedef unsigned int uint; typedef unsigned short ushort; typedef unsigned long ulong; typedef unsigned char u_char;

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
typedef unsigned long long cudaTextureObject_t; typedef unsigned long long cudaSurfaceObject_t;
typedef struct CUstream_st *cudaStream_t; typedef struct CUevent_st *cudaEvent_t;

#define NULL 0L
#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define CHAR_MIN (-128)
#define CHAR_MAX 127
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 4294967295U
#define LONG_MIN (-9223372036854775807L - 1L)
#define LONG_MAX 9223372036854775807L
#define ULONG_MAX 18446744073709551615UL
#define LLONG_MIN (-9223372036854775807LL - 1LL)
#define LLONG_MAX 9223372036854775807LL
#define ULLONG_MAX 18446744073709551615ULL
#define INT8_MIN (-128)
#define INT8_MAX 127
#define UINT8_MAX 255
#define INT16_MIN (-32768)
#define INT16_MAX 32767
#define UINT16_MAX 65535
#define INT32_MIN (-2147483647 - 1)
#define INT32_MAX 2147483647
#define UINT32_MAX 4294967295U
#define INT64_MIN (-9223372036854775807L - 1L)
#define INT64_MAX 9223372036854775807L
#define UINT64_MAX 18446744073709551615UL
#define SIZE_MAX 18446744073709551615UL
#define PTRDIFF_MAX 9223372036854775807L
#define INTPTR_MAX 9223372036854775807L
#define UINTPTR_MAX 18446744073709551615UL
#define FLT_RADIX 2
#define FLT_MANT_DIG 24
#define FLT_DIG 6
#define FLT_EPSILON 1.1920928955078125e-07F
#define FLT_MIN 1.17549435082228751e-38F
#define FLT_MAX 3.40282346638528860e+38F
#define FLT_MIN_EXP (-125)
#define FLT_MAX_EXP 128
#define DBL_MANT_DIG 53
#define DBL_DIG 15
#define DBL_EPSILON 2.2204460492503131e-16
#define DBL_MIN 2.2250738585072014e-308
#define DBL_MAX 1.7976931348623157e+308
#define DBL_MIN_EXP (-1021)
#define DBL_MAX_EXP 1024
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))
#define HUGE_VAL (__builtin_inf())
#define HUGE_VALF (__builtin_inff())
#define MAXFLOAT FLT_MAX
#define offsetof(type, member) __builtin_offsetof(type, member)
#define CUDART_VERSION 12040
#define CUDA_VERSION 12040
#define RAND_MAX 2147483647
