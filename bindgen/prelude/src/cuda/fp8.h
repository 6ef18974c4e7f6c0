// Floating types of 8, 6 and 4 bits (CUDA Math API: FP8, FP6 and FP4 Intrinsics; OCP 8-bit Floating Point Specification 1.0, OCP Microscaling Formats 1.0).
typedef unsigned char __nv_fp8_storage_t; typedef unsigned short __nv_fp8x2_storage_t; typedef unsigned int __nv_fp8x4_storage_t;
typedef unsigned char __nv_fp6_storage_t; typedef unsigned short __nv_fp6x2_storage_t; typedef unsigned int __nv_fp6x4_storage_t;
typedef unsigned char __nv_fp4_storage_t; typedef unsigned char __nv_fp4x2_storage_t; typedef unsigned short __nv_fp4x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };
enum __nv_fp4_interpretation_t { __NV_E2M1 };

// x rounded to the nearest (ties to even) of a format with so many mantissa bits and this bias. The greatest finite value is greatest; what is beyond becomes over, NaN nan, both without a
// sign. sign is the sign bit.
__device__ inline unsigned char __kb_minifloat(double x, int mant, int bias, unsigned int greatest, unsigned int over, unsigned int nan, unsigned int sign, bool rz = false) {
  if (x != x) return (unsigned char)nan;
  unsigned int s = signbit(x) ? sign : 0, e = (unsigned int)(__double_as_longlong(x) >> 52) & 0x7ff, low = (unsigned int)(1024 - bias);
  if (e < low) e = low;
  double units = ldexp(fabs(x), mant + 1023 - (int)e); // counts units of the last place from zero; adding them to the exponent field carries by itself
  if (!(units < 4096)) return (unsigned char)(s | over);
  unsigned int r = ((e - low) << mant) + (unsigned int)(rz ? trunc(units) : rint(units));
  return (unsigned char)(s | (r > greatest ? over : r));
}
// The value of a finite number of such a format.
__device__ inline float __kb_minivalue(unsigned int x, int mant, int bias, unsigned int sign) {
  unsigned int e = (x & (sign - 1)) >> mant, m = x & ((1u << mant) - 1);
  float v = e == 0 ? ldexpf((float)m, 1 - bias - mant) : ldexpf((float)(m | 1u << mant), (int)e - bias - mant);
  return x & sign ? -v : v;
}
// NaN of a double keeps its sign and what of its mantissa fits, that of narrower types is one number.
__device__ inline double __kb_widened(float x) { return x != x ? __longlong_as_double(0x7fffffffffffffffll) : (double)x; }
__device__ inline __nv_fp8_storage_t __nv_cvt_double_to_fp8(double x, __nv_saturation_t sat, __nv_fp8_interpretation_t kind) {
  if (x != x) { unsigned int high = (unsigned int)__double2hiint(x); return (unsigned char)((high >> 24 & 0x80) | (kind == __NV_E4M3 ? 0x7f : 0x7e | (high >> 18 & 3))); }
  if (kind == __NV_E4M3) return __kb_minifloat(x, 3, 7, 0x7e, sat == __NV_SATFINITE ? 0x7e : 0x7f, 0x7f, 0x80);
  return __kb_minifloat(x, 2, 15, 0x7b, sat == __NV_SATFINITE ? 0x7b : 0x7c, 0x7f, 0x80);
}
__device__ inline __half __kb_fp8_half(unsigned int x, __nv_fp8_interpretation_t kind) {
  if (kind == __NV_E5M2) return __ushort_as_half((unsigned short)((x & 0x7f) > 0x7c ? 0x7fff : x << 8));
  return (x & 0x7f) == 0x7f ? __ushort_as_half((unsigned short)0x7fff) : (__half)__kb_minivalue(x, 3, 7, 0x80);
}
#define __KB_MINI_FROM(name, names, storage, storage2, bits, P1, P2, p1, p2) \
  __device__ inline storage __nv_cvt_float_to_##name(float x, P1 p1, P2 p2) { return __nv_cvt_double_to_##name(__kb_widened(x), p1, p2); } \
  __device__ inline storage __nv_cvt_halfraw_to_##name(__half_raw x, P1 p1, P2 p2) { return __nv_cvt_double_to_##name(__kb_widened((__half)x), p1, p2); } \
  __device__ inline storage __nv_cvt_bfloat16raw_to_##name(__nv_bfloat16_raw x, P1 p1, P2 p2) { return __nv_cvt_double_to_##name(__kb_widened((__nv_bfloat16)x), p1, p2); } \
  __device__ inline storage2 __nv_cvt_double2_to_##names(double2 x, P1 p1, P2 p2) { return (storage2)(__nv_cvt_double_to_##name(x.x, p1, p2) | __nv_cvt_double_to_##name(x.y, p1, p2) << bits); } \
  __device__ inline storage2 __nv_cvt_float2_to_##names(float2 x, P1 p1, P2 p2) { return __nv_cvt_double2_to_##names(double2{__kb_widened(x.x), __kb_widened(x.y)}, p1, p2); } \
  __device__ inline storage2 __nv_cvt_halfraw2_to_##names(__half2_raw x, P1 p1, P2 p2) { __half2 v = x; return __nv_cvt_double2_to_##names(double2{__kb_widened(v.x), __kb_widened(v.y)}, p1, p2); } \
  __device__ inline storage2 __nv_cvt_bfloat16raw2_to_##names(__nv_bfloat162_raw x, P1 p1, P2 p2) { __nv_bfloat162 v = x; return __nv_cvt_double2_to_##names(double2{__kb_widened(v.x), __kb_widened(v.y)}, p1, p2); }
__KB_MINI_FROM(fp8, fp8x2, __nv_fp8_storage_t, __nv_fp8x2_storage_t, 8, __nv_saturation_t, __nv_fp8_interpretation_t, sat, kind)
__device__ inline __half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t x, __nv_fp8_interpretation_t kind) { return __half_raw(__kb_fp8_half(x, kind)); }
__device__ inline __half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t x, __nv_fp8_interpretation_t kind) {
  return __half2_raw(__half2{__kb_fp8_half(x & 255, kind), __kb_fp8_half(x >> 8, kind)});
}
// Fewer than 8 bits always saturate; NaN becomes the greatest value. The rounding is to nearest or toward zero.
__device__ inline __nv_fp6_storage_t __nv_cvt_double_to_fp6(double x, __nv_fp6_interpretation_t kind, cudaRoundMode mode) {
  return kind == __NV_E2M3 ? __kb_minifloat(x, 3, 1, 0x1f, 0x1f, 0x1f, 0x20, mode == cudaRoundZero) : __kb_minifloat(x, 2, 3, 0x1f, 0x1f, 0x1f, 0x20, mode == cudaRoundZero);
}
__device__ inline __nv_fp4_storage_t __nv_cvt_double_to_fp4(double x, __nv_fp4_interpretation_t, cudaRoundMode mode) { return __kb_minifloat(x, 1, 1, 7, 7, 7, 8, mode == cudaRoundZero); }
__KB_MINI_FROM(fp6, fp6x2, __nv_fp6_storage_t, __nv_fp6x2_storage_t, 8, __nv_fp6_interpretation_t, cudaRoundMode, kind, mode)
__KB_MINI_FROM(fp4, fp4x2, __nv_fp4_storage_t, __nv_fp4x2_storage_t, 4, __nv_fp4_interpretation_t, cudaRoundMode, kind, mode)
__device__ inline __half __kb_fp6_half(unsigned int x, __nv_fp6_interpretation_t kind) { return kind == __NV_E2M3 ? (__half)__kb_minivalue(x & 63, 3, 1, 0x20) : (__half)__kb_minivalue(x & 63, 2, 3, 0x20); }
__device__ inline __half __kb_fp4_half(unsigned int x, __nv_fp4_interpretation_t) { return (__half)__kb_minivalue(x & 15, 1, 1, 8); }
__device__ inline __half_raw __nv_cvt_fp6_to_halfraw(__nv_fp6_storage_t x, __nv_fp6_interpretation_t kind) { return __half_raw(__kb_fp6_half(x, kind)); }
__device__ inline __half2_raw __nv_cvt_fp6x2_to_halfraw2(__nv_fp6x2_storage_t x, __nv_fp6_interpretation_t kind) { return __half2_raw(__half2{__kb_fp6_half(x, kind), __kb_fp6_half(x >> 8, kind)}); }
__device__ inline __half_raw __nv_cvt_fp4_to_halfraw(__nv_fp4_storage_t x, __nv_fp4_interpretation_t kind) { return __half_raw(__kb_fp4_half(x, kind)); }
__device__ inline __half2_raw __nv_cvt_fp4x2_to_halfraw2(__nv_fp4x2_storage_t x, __nv_fp4_interpretation_t kind) { return __half2_raw(__half2{__kb_fp4_half(x, kind), __kb_fp4_half(x >> 4, kind)}); }

// The classes: from is the conversion of a double with the arguments that follow it, half the value of the bits as a half; bits is the width of a part.
#define __KB_MINI(N, storage, from, a1, a2, half) \
  struct N { \
    storage __x; \
    N() = default; \
    __device__ explicit N(__half v) : __x(from(__kb_widened(v), a1, a2)) {} __device__ explicit N(__nv_bfloat16 v) : __x(from(__kb_widened(v), a1, a2)) {} \
    __device__ explicit N(float v) : __x(from(__kb_widened(v), a1, a2)) {} __device__ explicit N(double v) : __x(from(v, a1, a2)) {} \
    __device__ explicit N(short v) : __x(from((double)v, a1, a2)) {} __device__ explicit N(unsigned short v) : __x(from((double)v, a1, a2)) {} \
    __device__ explicit N(int v) : __x(from((double)v, a1, a2)) {} __device__ explicit N(unsigned int v) : __x(from((double)v, a1, a2)) {} \
    __device__ explicit N(long v) : __x(from((double)v, a1, a2)) {} __device__ explicit N(unsigned long v) : __x(from((double)v, a1, a2)) {} \
    __device__ explicit N(long long v) : __x(from((double)v, a1, a2)) {} __device__ explicit N(unsigned long long v) : __x(from((double)v, a1, a2)) {} \
    __device__ explicit operator __half() const { return half; } __device__ explicit operator float() const { return (float)half; } \
    __device__ explicit operator double() const { return (double)half; } __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz((float)half); } \
    __device__ explicit operator bool() const { return (float)half != 0.0f; } \
    __device__ explicit operator unsigned char() const { return __half2uchar_rz(half); } __device__ explicit operator signed char() const { return __half2char_rz(half); } \
    __device__ explicit operator char() const { return __half2char_rz(half); } \
    __device__ explicit operator unsigned short() const { return __half2ushort_rz(half); } __device__ explicit operator short() const { return __half2short_rz(half); } \
    __device__ explicit operator unsigned int() const { return __half2uint_rz(half); } __device__ explicit operator int() const { return __half2int_rz(half); } \
    __device__ explicit operator unsigned long() const { return __half2ull_rz(half); } __device__ explicit operator long() const { return __half2ll_rz(half); } \
    __device__ explicit operator unsigned long long() const { return __half2ull_rz(half); } __device__ explicit operator long long() const { return __half2ll_rz(half); } \
  };
#define __KB_MINI2(N, storage, from2, a1, a2, lo, hi) \
  struct N { \
    storage __x; \
    N() = default; \
    __device__ explicit N(__half2 v) : __x(from2(double2{__kb_widened(v.x), __kb_widened(v.y)}, a1, a2)) {} __device__ explicit N(__nv_bfloat162 v) : __x(from2(double2{__kb_widened(v.x), __kb_widened(v.y)}, a1, a2)) {} \
    __device__ explicit N(float2 v) : __x(from2(double2{__kb_widened(v.x), __kb_widened(v.y)}, a1, a2)) {} __device__ explicit N(double2 v) : __x(from2(v, a1, a2)) {} \
    __device__ explicit operator __half2() const { return __half2{lo, hi}; } __device__ explicit operator float2() const { return float2{(float)lo, (float)hi}; } \
  };
#define __KB_MINI4(N, storage, pair, bits, value) \
  struct N { \
    storage __x; \
    N() = default; \
    __device__ explicit N(__half2 l, __half2 h) : __x((storage)(pair(l).__x | (storage)(pair(h).__x) << bits)) {} \
    __device__ explicit N(__nv_bfloat162 l, __nv_bfloat162 h) : __x((storage)(pair(l).__x | (storage)(pair(h).__x) << bits)) {} \
    __device__ explicit N(float4 v) : __x((storage)(pair(float2{v.x, v.y}).__x | (storage)(pair(float2{v.z, v.w}).__x) << bits)) {} \
    __device__ explicit N(double4 v) : __x((storage)(pair(double2{v.x, v.y}).__x | (storage)(pair(double2{v.z, v.w}).__x) << bits)) {} \
    __device__ explicit operator float4() const { return float4{(float)value(__x, 0), (float)value(__x, 1), (float)value(__x, 2), (float)value(__x, 3)}; } \
  };
#define __KB_FP8_OF(kind, K) \
  __device__ inline __half __kb_##kind##_part(unsigned int x, int i) { return __kb_fp8_half(x >> (8 * i) & 255, K); } \
  __KB_MINI(__nv_fp8_##kind, __nv_fp8_storage_t, __nv_cvt_double_to_fp8, __NV_SATFINITE, K, __kb_##kind##_part(__x, 0)) \
  __KB_MINI2(__nv_fp8x2_##kind, __nv_fp8x2_storage_t, __nv_cvt_double2_to_fp8x2, __NV_SATFINITE, K, __kb_##kind##_part(__x, 0), __kb_##kind##_part(__x, 1)) \
  __KB_MINI4(__nv_fp8x4_##kind, __nv_fp8x4_storage_t, __nv_fp8x2_##kind, 16, __kb_##kind##_part)
__KB_FP8_OF(e4m3, __NV_E4M3) __KB_FP8_OF(e5m2, __NV_E5M2)
#define __KB_FP6_OF(kind, K) \
  __device__ inline __half __kb_##kind##_part(unsigned int x, int i) { return __kb_fp6_half(x >> (8 * i) & 63, K); } \
  __KB_MINI(__nv_fp6_##kind, __nv_fp6_storage_t, __nv_cvt_double_to_fp6, K, cudaRoundNearest, __kb_##kind##_part(__x, 0)) \
  __KB_MINI2(__nv_fp6x2_##kind, __nv_fp6x2_storage_t, __nv_cvt_double2_to_fp6x2, K, cudaRoundNearest, __kb_##kind##_part(__x, 0), __kb_##kind##_part(__x, 1)) \
  __KB_MINI4(__nv_fp6x4_##kind, __nv_fp6x4_storage_t, __nv_fp6x2_##kind, 16, __kb_##kind##_part)
__KB_FP6_OF(e2m3, __NV_E2M3) __KB_FP6_OF(e3m2, __NV_E3M2)
__device__ inline __half __kb_e2m1_part(unsigned int x, int i) { return __kb_fp4_half(x >> (4 * i) & 15, __NV_E2M1); }
__KB_MINI(__nv_fp4_e2m1, __nv_fp4_storage_t, __nv_cvt_double_to_fp4, __NV_E2M1, cudaRoundNearest, __kb_e2m1_part(__x, 0))
__KB_MINI2(__nv_fp4x2_e2m1, __nv_fp4x2_storage_t, __nv_cvt_double2_to_fp4x2, __NV_E2M1, cudaRoundNearest, __kb_e2m1_part(__x, 0), __kb_e2m1_part(__x, 1))
__KB_MINI4(__nv_fp4x4_e2m1, __nv_fp4x4_storage_t, __nv_fp4x2_e2m1, 8, __kb_e2m1_part)

// Scales: powers of two from 2^-127, the bits 0, to 2^127; 0xff is NaN. The magnitude is rounded toward zero or away from it.
__device__ inline __nv_fp8_storage_t __nv_cvt_float_to_e8m0(float x, __nv_saturation_t sat, cudaRoundMode mode) {
  if (mode != cudaRoundZero && mode != cudaRoundPosInf) __trap();
  unsigned int m = __float_as_uint(x) & 0x7fffffff, r = m >> 23;
  if (m > 0x7f800000) return 0xff;
  if (mode == cudaRoundPosInf && (m & 0x7fffff) && m > 0x400000) r++;
  return (unsigned char)(r == 255 && sat == __NV_SATFINITE ? 254 : r);
}
// What the float leaves out of a double becomes its last bit.
__device__ inline __nv_fp8_storage_t __nv_cvt_double_to_e8m0(double x, __nv_saturation_t sat, cudaRoundMode mode) {
  float f = __double2float_rz(x);
  return __nv_cvt_float_to_e8m0(x != x || (double)f == x ? f : __uint_as_float(__float_as_uint(f) | 1), sat, mode);
}
__device__ inline __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(__nv_bfloat16_raw x, __nv_saturation_t sat, cudaRoundMode mode) { return __nv_cvt_float_to_e8m0((float)(__nv_bfloat16)x, sat, mode); }
__device__ inline __nv_fp8x2_storage_t __nv_cvt_float2_to_e8m0x2(float2 x, __nv_saturation_t sat, cudaRoundMode mode) {
  return (__nv_fp8x2_storage_t)(__nv_cvt_float_to_e8m0(x.x, sat, mode) | __nv_cvt_float_to_e8m0(x.y, sat, mode) << 8);
}
__device__ inline __nv_fp8x2_storage_t __nv_cvt_double2_to_e8m0x2(double2 x, __nv_saturation_t sat, cudaRoundMode mode) {
  return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_e8m0(x.x, sat, mode) | __nv_cvt_double_to_e8m0(x.y, sat, mode) << 8);
}
__device__ inline __nv_fp8x2_storage_t __nv_cvt_bfloat162raw_to_e8m0x2(__nv_bfloat162_raw x, __nv_saturation_t sat, cudaRoundMode mode) {
  __nv_bfloat162 v = x;
  return __nv_cvt_float2_to_e8m0x2(float2{(float)v.x, (float)v.y}, sat, mode);
}
__device__ inline __nv_bfloat16 __kb_e8m0_bf16(unsigned int x) { return __ushort_as_bfloat16((unsigned short)(x == 255 ? 0x7fff : x == 0 ? 0x40 : x << 7)); }
__device__ inline __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(__nv_fp8_storage_t x) { return __nv_bfloat16_raw(__kb_e8m0_bf16(x)); }
__device__ inline __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(__nv_fp8x2_storage_t x) { return __nv_bfloat162_raw(__nv_bfloat162{__kb_e8m0_bf16(x & 255), __kb_e8m0_bf16(x >> 8)}); }
// An integer's magnitude is rounded up as one number, not first to a float.
struct __nv_fp8_e8m0 {
  __nv_fp8_storage_t __x;
  __nv_fp8_e8m0() = default;
  __device__ explicit __nv_fp8_e8m0(float v) : __x(__nv_cvt_float_to_e8m0(v, __NV_SATFINITE, cudaRoundPosInf)) {}
  __device__ explicit __nv_fp8_e8m0(double v) : __x(__nv_cvt_double_to_e8m0(v, __NV_SATFINITE, cudaRoundPosInf)) {}
  __device__ explicit __nv_fp8_e8m0(__half v) : __nv_fp8_e8m0((float)v) {} __device__ explicit __nv_fp8_e8m0(__nv_bfloat16 v) : __nv_fp8_e8m0((float)v) {}
  __device__ explicit __nv_fp8_e8m0(unsigned long long v) : __nv_fp8_e8m0(__ull2float_ru(v)) {}
  __device__ explicit __nv_fp8_e8m0(long long v) : __nv_fp8_e8m0(v < 0 ? 0ull - (unsigned long long)v : (unsigned long long)v) {}
  __device__ explicit __nv_fp8_e8m0(long v) : __nv_fp8_e8m0((long long)v) {} __device__ explicit __nv_fp8_e8m0(unsigned long v) : __nv_fp8_e8m0((unsigned long long)v) {}
  __device__ explicit __nv_fp8_e8m0(int v) : __nv_fp8_e8m0((long long)v) {} __device__ explicit __nv_fp8_e8m0(unsigned int v) : __nv_fp8_e8m0((unsigned long long)v) {}
  __device__ explicit __nv_fp8_e8m0(short v) : __nv_fp8_e8m0((long long)v) {} __device__ explicit __nv_fp8_e8m0(unsigned short v) : __nv_fp8_e8m0((unsigned long long)v) {}
  __device__ explicit operator __nv_bfloat16() const { return __kb_e8m0_bf16(__x); } __device__ explicit operator float() const { return (float)__kb_e8m0_bf16(__x); }
  __device__ explicit operator double() const { return (double)__kb_e8m0_bf16(__x); } __device__ explicit operator __half() const { return __float2half_rn((float)__kb_e8m0_bf16(__x)); }
  __device__ explicit operator bool() const { return true; }
  __device__ explicit operator unsigned char() const { return __bfloat162uchar_rz(__kb_e8m0_bf16(__x)); } __device__ explicit operator signed char() const { return __bfloat162char_rz(__kb_e8m0_bf16(__x)); }
  __device__ explicit operator char() const { return __bfloat162char_rz(__kb_e8m0_bf16(__x)); }
  __device__ explicit operator unsigned short() const { return __bfloat162ushort_rz(__kb_e8m0_bf16(__x)); } __device__ explicit operator short() const { return __bfloat162short_rz(__kb_e8m0_bf16(__x)); }
  __device__ explicit operator unsigned int() const { return __bfloat162uint_rz(__kb_e8m0_bf16(__x)); } __device__ explicit operator int() const { return __bfloat162int_rz(__kb_e8m0_bf16(__x)); }
  __device__ explicit operator unsigned long() const { return __bfloat162ull_rz(__kb_e8m0_bf16(__x)); } __device__ explicit operator long() const { return __bfloat162ll_rz(__kb_e8m0_bf16(__x)); }
  __device__ explicit operator unsigned long long() const { return __bfloat162ull_rz(__kb_e8m0_bf16(__x)); } __device__ explicit operator long long() const { return __bfloat162ll_rz(__kb_e8m0_bf16(__x)); }
};
struct __nv_fp8x2_e8m0 {
  __nv_fp8x2_storage_t __x;
  __nv_fp8x2_e8m0() = default;
  __device__ explicit __nv_fp8x2_e8m0(float2 v) : __x(__nv_cvt_float2_to_e8m0x2(v, __NV_SATFINITE, cudaRoundPosInf)) {}
  __device__ explicit __nv_fp8x2_e8m0(double2 v) : __x(__nv_cvt_double2_to_e8m0x2(v, __NV_SATFINITE, cudaRoundPosInf)) {}
  __device__ explicit __nv_fp8x2_e8m0(__half2 v) : __nv_fp8x2_e8m0(float2{(float)v.x, (float)v.y}) {} __device__ explicit __nv_fp8x2_e8m0(__nv_bfloat162 v) : __nv_fp8x2_e8m0(float2{(float)v.x, (float)v.y}) {}
  __device__ explicit operator __nv_bfloat162() const { return __nv_bfloat162{__kb_e8m0_bf16(__x & 255), __kb_e8m0_bf16(__x >> 8)}; }
  __device__ explicit operator float2() const { return float2{(float)__kb_e8m0_bf16(__x & 255), (float)__kb_e8m0_bf16(__x >> 8)}; }
  __device__ explicit operator __half2() const { return __half2{(__half)(float)__kb_e8m0_bf16(__x & 255), (__half)(float)__kb_e8m0_bf16(__x >> 8)}; }
};
__device__ inline __nv_bfloat16 __kb_e8m0_part(unsigned int x, int i) { return __kb_e8m0_bf16(x >> (8 * i) & 255); }
__KB_MINI4(__nv_fp8x4_e8m0, __nv_fp8x4_storage_t, __nv_fp8x2_e8m0, 16, __kb_e8m0_part)
