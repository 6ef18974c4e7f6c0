// Half precision (CUDA Math API, Half Precision Intrinsics; HIP math API).
typedef __half half; typedef __half2 half2; typedef __half __nv_half; typedef __half2 __nv_half2; typedef __half nv_half; typedef __half2 nv_half2;
__KB_HALF_OF(__half, __half2)
__KB_OP("bit.cast") unsigned short __half_as_ushort(__half x); __KB_OP("bit.cast") short __half_as_short(__half x);
__KB_OP("bit.cast") __half __ushort_as_half(unsigned short x); __KB_OP("bit.cast") __half __short_as_half(short x);
__KB_OP("bit.cast") unsigned int __kb_bits_of(__half2 v); __KB_OP("bit.cast") __half2 __kb_half2_of(unsigned int x);
// Bits without arithmetic; they convert to and from the type itself.
struct __half_raw {
  unsigned short x;
  __half_raw() = default;
  __KB_INTCTOR(__half_raw) : x((unsigned short)v) {}
  __device__ __half_raw(__half v) : x(__half_as_ushort(v)) {}
  __device__ operator __half() const { return __ushort_as_half(x); }
};
struct __align__(4) __half2_raw {
  unsigned short x, y;
  __half2_raw() = default;
  __device__ __half2_raw(unsigned short a, unsigned short b) : x(a), y(b) {}
  __device__ __half2_raw(__half2 v) : x(__half_as_ushort(v.x)), y(__half_as_ushort(v.y)) {}
  __device__ operator __half2() const { return __half2{__ushort_as_half(x), __ushort_as_half(y)}; }
};
typedef __half_raw __nv_half_raw; typedef __half2_raw __nv_half2_raw;
__KB_CVT4(__float2half, float, __half)
__KB_CVT4(__half2int, __half, int) __KB_CVT4(__int2half, int, __half)
__KB_CVT4(__half2uint, __half, unsigned int) __KB_CVT4(__uint2half, unsigned int, __half)
__KB_CVT4(__half2ll, __half, long long) __KB_CVT4(__ll2half, long long, __half)
__KB_CVT4(__half2ull, __half, unsigned long long) __KB_CVT4(__ull2half, unsigned long long, __half)
__KB_CVT4SAT(__half2short, __half, short) __KB_CVT4(__short2half, short, __half)
__KB_CVT4SAT(__half2ushort, __half, unsigned short) __KB_CVT4(__ushort2half, unsigned short, __half)
__device__ inline __half __float2half(float x) { return (__half)x; }
__device__ inline __half __double2half(double x) { return (__half)x; }
__device__ inline float __half2float(__half x) { return x; }
__device__ inline signed char __half2char_rz(__half x) { return (signed char)min(max(__half2int_rz(x), -128), 127); }
__device__ inline unsigned char __half2uchar_rz(__half x) { return (unsigned char)min(max(__half2int_rz(x), 0), 255); }
__device__ inline __half2 make_half2(__half x, __half y) { return __half2{x, y}; }
__device__ inline __half2 __half2half2(__half x) { return __half2{x, x}; }
__device__ inline __half2 __halves2half2(__half x, __half y) { return __half2{x, y}; }
__device__ inline __half2 __float2half2_rn(float x) { return __half2{(__half)x, (__half)x}; }
__device__ inline __half2 __floats2half2_rn(float x, float y) { return __half2{(__half)x, (__half)y}; }
__device__ inline __half2 __float22half2_rn(float2 v) { return __half2{(__half)v.x, (__half)v.y}; }
__device__ inline float2 __half22float2(__half2 v) { return float2{v.x, v.y}; }
__device__ inline __half __low2half(__half2 v) { return v.x; }
__device__ inline __half __high2half(__half2 v) { return v.y; }
__device__ inline __half2 __low2half2(__half2 v) { return __half2{v.x, v.x}; }
__device__ inline __half2 __high2half2(__half2 v) { return __half2{v.y, v.y}; }
__device__ inline __half2 __lows2half2(__half2 a, __half2 b) { return __half2{a.x, b.x}; }
__device__ inline __half2 __highs2half2(__half2 a, __half2 b) { return __half2{a.y, b.y}; }
__device__ inline __half2 __lowhigh2highlow(__half2 v) { return __half2{v.y, v.x}; }
__device__ inline __half __kb_half_of_word(unsigned int x) { return __ushort_as_half((unsigned short)x); }
__KB_HSHFL(__half, __half_as_ushort, __kb_half_of_word)
__KB_HSHFL(__half2, __kb_bits_of, __kb_half2_of)
