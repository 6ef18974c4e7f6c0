// Brain floating point (CUDA Math API, Bfloat16 Precision Intrinsics).
typedef __nv_bfloat16 nv_bfloat16; typedef __nv_bfloat162 nv_bfloat162; typedef __nv_bfloat16 __hip_bfloat16; typedef __nv_bfloat162 __hip_bfloat162; typedef __nv_bfloat16 hip_bfloat16;
__KB_HALF_OF(__nv_bfloat16, __nv_bfloat162)
__KB_OP("bit.cast") unsigned short __bfloat16_as_ushort(__nv_bfloat16 x); __KB_OP("bit.cast") short __bfloat16_as_short(__nv_bfloat16 x);
__KB_OP("bit.cast") __nv_bfloat16 __ushort_as_bfloat16(unsigned short x); __KB_OP("bit.cast") __nv_bfloat16 __short_as_bfloat16(short x);
__KB_OP("bit.cast") unsigned int __kb_bits_of(__nv_bfloat162 v); __KB_OP("bit.cast") __nv_bfloat162 __kb_bf162_of(unsigned int x);
struct __nv_bfloat16_raw {
  unsigned short x;
  __nv_bfloat16_raw() = default;
  __KB_INTCTOR(__nv_bfloat16_raw) : x((unsigned short)v) {}
  __device__ __nv_bfloat16_raw(__nv_bfloat16 v) : x(__bfloat16_as_ushort(v)) {}
  __device__ operator __nv_bfloat16() const { return __ushort_as_bfloat16(x); }
};
struct __align__(4) __nv_bfloat162_raw {
  unsigned short x, y;
  __nv_bfloat162_raw() = default;
  __device__ __nv_bfloat162_raw(unsigned short a, unsigned short b) : x(a), y(b) {}
  __device__ __nv_bfloat162_raw(__nv_bfloat162 v) : x(__bfloat16_as_ushort(v.x)), y(__bfloat16_as_ushort(v.y)) {}
  __device__ operator __nv_bfloat162() const { return __nv_bfloat162{__ushort_as_bfloat16(x), __ushort_as_bfloat16(y)}; }
};
__KB_CVT4(__float2bfloat16, float, __nv_bfloat16)
__KB_CVT4(__bfloat162int, __nv_bfloat16, int) __KB_CVT4(__int2bfloat16, int, __nv_bfloat16)
__KB_CVT4(__bfloat162uint, __nv_bfloat16, unsigned int) __KB_CVT4(__uint2bfloat16, unsigned int, __nv_bfloat16)
__KB_CVT4(__bfloat162ll, __nv_bfloat16, long long) __KB_CVT4(__ll2bfloat16, long long, __nv_bfloat16)
__KB_CVT4(__bfloat162ull, __nv_bfloat16, unsigned long long) __KB_CVT4(__ull2bfloat16, unsigned long long, __nv_bfloat16)
__KB_CVT4SAT(__bfloat162short, __nv_bfloat16, short) __KB_CVT4(__short2bfloat16, short, __nv_bfloat16)
__KB_CVT4SAT(__bfloat162ushort, __nv_bfloat16, unsigned short) __KB_CVT4(__ushort2bfloat16, unsigned short, __nv_bfloat16)
__device__ inline __nv_bfloat16 __float2bfloat16(float x) { return (__nv_bfloat16)x; }
__device__ inline __nv_bfloat16 __double2bfloat16(double x) { return (__nv_bfloat16)x; }
__device__ inline float __bfloat162float(__nv_bfloat16 x) { return x; }
__device__ inline signed char __bfloat162char_rz(__nv_bfloat16 x) { return (signed char)min(max(__bfloat162int_rz(x), -128), 127); }
__device__ inline unsigned char __bfloat162uchar_rz(__nv_bfloat16 x) { return (unsigned char)min(max(__bfloat162int_rz(x), 0), 255); }
__device__ inline __nv_bfloat162 make_bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return __nv_bfloat162{x, y}; }
__device__ inline __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 x) { return __nv_bfloat162{x, x}; }
__device__ inline __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return __nv_bfloat162{x, y}; }
__device__ inline __nv_bfloat162 __float2bfloat162_rn(float x) { return __nv_bfloat162{(__nv_bfloat16)x, (__nv_bfloat16)x}; }
__device__ inline __nv_bfloat162 __floats2bfloat162_rn(float x, float y) { return __nv_bfloat162{(__nv_bfloat16)x, (__nv_bfloat16)y}; }
__device__ inline __nv_bfloat162 __float22bfloat162_rn(float2 v) { return __nv_bfloat162{(__nv_bfloat16)v.x, (__nv_bfloat16)v.y}; }
__device__ inline float2 __bfloat1622float2(__nv_bfloat162 v) { return float2{v.x, v.y}; }
__device__ inline __nv_bfloat16 __low2bfloat16(__nv_bfloat162 v) { return v.x; }
__device__ inline __nv_bfloat16 __high2bfloat16(__nv_bfloat162 v) { return v.y; }
__device__ inline __nv_bfloat162 __low2bfloat162(__nv_bfloat162 v) { return __nv_bfloat162{v.x, v.x}; }
__device__ inline __nv_bfloat162 __high2bfloat162(__nv_bfloat162 v) { return __nv_bfloat162{v.y, v.y}; }
__device__ inline __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162{a.x, b.x}; }
__device__ inline __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) { return __nv_bfloat162{a.y, b.y}; }
__device__ inline __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162 v) { return __nv_bfloat162{v.y, v.x}; }
__device__ inline __nv_bfloat16 __kb_bf16_of_word(unsigned int x) { return __ushort_as_bfloat16((unsigned short)x); }
__KB_HSHFL(__nv_bfloat16, __bfloat16_as_ushort, __kb_bf16_of_word)
__KB_HSHFL(__nv_bfloat162, __kb_bits_of, __kb_bf162_of)
__device__ inline float __internal_bfloat162float(unsigned short x) { return __ushort_as_bfloat16(x); }
