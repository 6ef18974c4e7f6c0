// oracle: gpu
#include <cuda_fp8.h>
#include <cuda_fp6.h>
#include <cuda_fp4.h>
// Half precision, bfloat16 and the 8-, 6- and 4-bit floats. Each slot mixes results over a sweep of values; NaN and infinities have slots of their own.
__device__ float sweep(int i) { return (i & 1 ? -1.0f : 1.0f) * ldexpf(1.0f + (i * 37 % 1024) / 1024.0f, i % 45 - 26); }
template <class F> __device__ __noinline__ long long mix(F f) {
    unsigned long long h = 1469598103934665603ull;
#pragma unroll 1
    for (int i = 0; i < 2000; i++) h = (h ^ (unsigned long long)f(sweep(i), sweep(i * 7 + 3), sweep(i * 5 + 1))) * 1099511628211ull;
    return (long long)h;
}
__global__ void halves(long long* out) {
    int n = 0;
#define H2(name) out[n++] = mix([](float x, float y, float) { return __half_as_ushort(name(__float2half(x), __float2half(y))); });
#define B2(name) out[n++] = mix([](float x, float y, float) { return __bfloat16_as_ushort(name(__float2bfloat16(x), __float2bfloat16(y))); });
#define BOTH(name) H2(name) B2(name)
    BOTH(__hadd_rn) BOTH(__hsub_rn) BOTH(__hmul_rn) BOTH(__hadd_sat) BOTH(__hsub_sat) BOTH(__hmul_sat) BOTH(__hmin) BOTH(__hmax) BOTH(__hmin_nan) BOTH(__hmax_nan) BOTH(__hdiv)
#define H3(name) out[n++] = mix([](float x, float y, float z) { return __half_as_ushort(name(__float2half(x), __float2half(y), __float2half(z))); }); \
    out[n++] = mix([](float x, float y, float z) { return __bfloat16_as_ushort(name(__float2bfloat16(x), __float2bfloat16(y), __float2bfloat16(z))); });
    H3(__hfma) H3(__hfma_sat) H3(__hfma_relu)
#define H1(name) out[n++] = mix([](float x, float, float) { return __half_as_ushort(name(__float2half(x))); }); out[n++] = mix([](float x, float, float) { return __bfloat16_as_ushort(name(__float2bfloat16(x))); });
    H1(__hneg) H1(__habs) H1(hfloor) H1(hceil) H1(htrunc) H1(hrint)
#define C2(name) out[n++] = mix([](float x, float y, float) { return name(__float2half(x), __float2half(y)); });
    C2(__heq) C2(__hne) C2(__hlt) C2(__hle) C2(__hgt) C2(__hge) C2(__hequ) C2(__hneu) C2(__hltu)
#define M2(name) out[n++] = mix([](float x, float y, float z) { return name(__floats2half2_rn(x, y), __floats2half2_rn(z, y)); });
    M2(__heq2_mask) M2(__hltu2_mask) M2(__hbge2) M2(__hbneu2)
}
__global__ void half_conversions(long long* out) {
    int n = 0;
#define FROM(name) out[n++] = mix([](float x, float, float) { return __half_as_ushort(name(x)); });
    FROM(__float2half_rn) FROM(__float2half_rz) FROM(__float2half_ru) FROM(__float2half_rd)
#define FROMB(name) out[n++] = mix([](float x, float, float) { return __bfloat16_as_ushort(name(x)); });
    FROMB(__float2bfloat16_rn) FROMB(__float2bfloat16_rz) FROMB(__float2bfloat16_ru) FROMB(__float2bfloat16_rd)
    out[n++] = mix([](float x, float y, float) { return __half_as_ushort(__double2half((double)x + (double)y * 1e-9)); });
    out[n++] = mix([](float x, float y, float) { return __bfloat16_as_ushort(__double2bfloat16((double)x + (double)y * 1e-9)); });
#define TOINT(name) out[n++] = mix([](float x, float, float) { return name(__float2half(x)); });
    TOINT(__half2int_rn) TOINT(__half2int_rz) TOINT(__half2int_ru) TOINT(__half2int_rd) TOINT(__half2uint_rn) TOINT(__half2uint_rz) TOINT(__half2short_rn) TOINT(__half2short_rz) TOINT(__half2ushort_ru) TOINT(__half2ushort_rd)
    TOINT(__half2ll_rn) TOINT(__half2ull_rz) TOINT(__half2char_rz) TOINT(__half2uchar_rz)
#define FROMINT(name, T) out[n++] = mix([](float x, float, float) { return __half_as_ushort(name((T)(x * 1000))); });
    // kbind:allow convert
    FROMINT(__int2half_rn, int) FROMINT(__int2half_rz, int) FROMINT(__int2half_ru, int) FROMINT(__int2half_rd, int) FROMINT(__ll2half_rn, long long) FROMINT(__short2half_rn, short)
    out[n++] = mix([](float x, float y, float) { return __half_as_ushort(__low2half(__floats2half2_rn(x, y))) * 65536u + __half_as_ushort(__high2half(__floats2half2_rn(x, y))); });
}
__global__ void half_specials(long long* out) {
    int n = 0;
    __half nan = __ushort_as_half(0x7e01 + (int)out[63]), neg = __ushort_as_half(0xfe00), inf = __ushort_as_half(0x7c00), one = __ushort_as_half(0x3c00), zero = __ushort_as_half(0), nzero = __ushort_as_half(0x8000);
    __nv_bfloat16 bnan = __ushort_as_bfloat16(0x7fc1), bone = __ushort_as_bfloat16(0x3f80);
    float fnan = __int_as_float(0x7fa00000 + (int)out[63]), fneg = __int_as_float(0xffc01234);
    out[n++] = __half_as_ushort(__hadd(nan, one));
    out[n++] = __half_as_ushort(__hadd(neg, one));
    out[n++] = __half_as_ushort(__hsub(inf, inf));
    out[n++] = __half_as_ushort(__hmul(inf, zero));
    out[n++] = __half_as_ushort(__hmin(nan, one));
    out[n++] = __half_as_ushort(__hmax(one, nan));
    out[n++] = __half_as_ushort(__hmin_nan(nan, one));
    out[n++] = __half_as_ushort(__hmax_nan(one, neg));
    out[n++] = __half_as_ushort(__hmin(nan, neg));
    out[n++] = __half_as_ushort(__hmin(zero, nzero));
    out[n++] = __half_as_ushort(__hmax(nzero, zero));
    out[n++] = __half_as_ushort(__float2half(fnan));
    out[n++] = __half_as_ushort(__float2half(fneg));
    out[n++] = __half_as_ushort(__double2half((double)fneg));
    out[n++] = __bfloat16_as_ushort(__float2bfloat16(fnan));
    out[n++] = __bfloat16_as_ushort(__float2bfloat16(fneg));
    out[n++] = __bfloat16_as_ushort(__hadd(bnan, bone));
    out[n++] = __bfloat16_as_ushort(__hmin_nan(bnan, bone));
    out[n++] = __heq(nan, nan) + 2 * __hne(nan, nan) + 4 * __hequ(nan, nan) + 8 * __hneu(nan, nan) + 16 * __hlt(nan, one) + 32 * __hltu(nan, one) + 64 * (nan != nan) + 128 * (nan == nan) + 256 * __hisnan(nan) + 512 * (nan < one);
    out[n++] = __hisinf(inf) + 10 * __hisinf(__hneg(inf)) + 100 * __hisinf(one);
    out[n++] = __half2int_rz(nan); out[n++] = __half2uint_rz(nan); out[n++] = __half2ll_rz(nan); out[n++] = __half2ull_rz(nan); out[n++] = __half2short_rz(nan); out[n++] = __half2ushort_rz(nan); out[n++] = __half2int_rn(inf);
    out[n++] = __half2short_rz(inf); out[n++] = __half2ushort_rz(__hneg(one)); out[n++] = __half2char_rz(nan);
    out[n++] = __half_as_ushort(__hadd_sat(nan, one));
    out[n++] = __half_as_ushort(__hfma_relu(nan, one, one));
    out[n++] = __half_as_ushort(__hfma_relu(one, nzero, nzero));
    out[n++] = __half_as_ushort(__hneg(nan));
    out[n++] = __half_as_ushort(__habs(neg));
    out[n++] = __half_as_ushort(hsqrt(__hneg(one)));
    out[n++] = __half_as_ushort(__float2half_rz(1e10f)); out[n++] = __half_as_ushort(__float2half_ru(1e10f)); out[n++] = __half_as_ushort(__float2half_rd(1e10f)); out[n++] = __half_as_ushort(__float2half_ru(-1e10f));
    out[n++] = __half_as_ushort(__float2half_ru(1e-30f)); out[n++] = __half_as_ushort(__float2half_rd(-1e-30f)); out[n++] = __half_as_ushort(__float2half_rn(5.9604645e-8f * 1.5f));
    half2 a = __halves2half2(nan, one), b = __halves2half2(one, one);
    out[n++] = __hbeq2(a, b) + 2 * __hbequ2(a, b) + 4 * __hbne2(a, b) + 8 * __hbneu2(a, b) + 16 * (a == b) + 32 * (a != b);
    out[n++] = __heq2_mask(a, b); out[n++] = __hne2_mask(a, b); out[n++] = __hneu2_mask(a, b);
    out[n++] = __half2uchar_rz(__ushort_as_half(0x5c00)); out[n++] = __half2char_rz(__ushort_as_half(0xdc00));
}
template <class T> __device__ long long raw(T v) { return v.__x; }
__global__ void bytes(long long* out) {
    int n = 0;
#define TO8(K) out[n++] = mix([](float x, float, float) { return __nv_cvt_float_to_fp8(x, __NV_SATFINITE, K); }); out[n++] = mix([](float x, float, float) { return __nv_cvt_float_to_fp8(x, __NV_NOSAT, K); }); \
    out[n++] = mix([](float x, float y, float) { return __nv_cvt_double_to_fp8((double)x + (double)y * 1e-12, __NV_SATFINITE, K); }); out[n++] = mix([](float x, float, float) { return __nv_cvt_halfraw_to_fp8(__float2half(x), __NV_SATFINITE, K); }); \
    out[n++] = mix([](float x, float, float) { return __nv_cvt_bfloat16raw_to_fp8(__float2bfloat16(x), __NV_NOSAT, K); }); out[n++] = mix([](float x, float y, float) { return __nv_cvt_float2_to_fp8x2(make_float2(x, y), __NV_SATFINITE, K); });
    TO8(__NV_E4M3) TO8(__NV_E5M2)
    unsigned long long h = 0, g = 0;
#pragma unroll 1
    for (int i = 0; i < 256; i++) {
        h = h * 1099511628211ull + __half_raw(__nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)i, __NV_E4M3)).x;
        g = g * 1099511628211ull + __half_raw(__nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)i, __NV_E5M2)).x;
    }
    out[n++] = h;
    out[n++] = g;
    float special[] = {__int_as_float(0x7fc00000 + (int)out[63]), __int_as_float(0xffc00000), 1e30f, -1e30f, __int_as_float(0x7f800000), __int_as_float(0xff800000), 464.0f, 465.0f, 61440.0f, 61439.0f};
    for (int i = 0; i < 10; i++)
        out[n++] = __nv_cvt_float_to_fp8(special[i], __NV_SATFINITE, __NV_E4M3) | __nv_cvt_float_to_fp8(special[i], __NV_NOSAT, __NV_E4M3) << 8 | __nv_cvt_float_to_fp8(special[i], __NV_SATFINITE, __NV_E5M2) << 16 | (long long)__nv_cvt_float_to_fp8(special[i], __NV_NOSAT, __NV_E5M2) << 24;
    __nv_fp8_e4m3 a(3.3f), b((__half)-0.07f), c(1000), d(__float2bfloat16(0.4f));
    __nv_fp8_e5m2 e(3.3), f(-100000.0f);
    out[n++] = raw(a) | raw(b) << 8 | raw(c) << 16 | raw(d) << 24;
    out[n++] = raw(e) | raw(f) << 8;
    out[n++] = (int)a * 1000000ll + (int)((float)b * 10000) + (unsigned char)c + (signed char)c * 1000 + (bool)d;
    out[n++] = __half_as_ushort((__half)e) + (long long)__bfloat16_as_ushort((__nv_bfloat16)f) * 65536;
    __nv_fp8x4_e4m3 four(make_float4(1.0f, -2.0f, 0.3f, 999.0f));
    out[n++] = raw(four);
    float4 back = (float4)four;
    out[n++] = __float_as_int(back.x) + __float_as_int(back.y) + __float_as_int(back.z) + __float_as_int(back.w);
    __nv_fp8x2_e5m2 two(make_float2(0.2f, -7.0f));
    float2 pair = (float2)two;
    out[n++] = raw(two);
    out[n++] = __float_as_int(pair.x) + (long long)__float_as_int(pair.y);
}
__global__ void less_than_bytes(long long* out) {
    int n = 0;
#define TO6(K) out[n++] = mix([](float x, float, float) { return __nv_cvt_float_to_fp6(x, K, cudaRoundNearest); }); out[n++] = mix([](float x, float y, float) { return __nv_cvt_float2_to_fp6x2(make_float2(x, y), K, cudaRoundNearest); });
    TO6(__NV_E2M3) TO6(__NV_E3M2)
    out[n++] = mix([](float x, float, float) { return __nv_cvt_float_to_fp4(x, __NV_E2M1, cudaRoundNearest); });
    out[n++] = mix([](float x, float y, float) { return __nv_cvt_float2_to_fp4x2(make_float2(x, y), __NV_E2M1, cudaRoundNearest); });
    unsigned long long h = 0;
#pragma unroll 1
    for (int i = 0; i < 64; i++) h = h * 1099511628211ull + __half_raw(__nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)i, __NV_E2M3)).x + 3 * __half_raw(__nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)i, __NV_E3M2)).x;
    out[n++] = h;
    for (int i = 0; i < 16; i++) h = h * 1099511628211ull + __half_raw(__nv_cvt_fp4_to_halfraw((__nv_fp4_storage_t)i, __NV_E2M1)).x;
    out[n++] = h;
    float special[] = {__int_as_float(0x7fc00000 + (int)out[63]), __int_as_float(0xffc00000), 1e30f, -1e30f, __int_as_float(0x7f800000), 0.25f, 0.2500001f, -0.0f, 5.0f, 5.1f};
    for (int i = 0; i < 10; i++)
        out[n++] = __nv_cvt_float_to_fp6(special[i], __NV_E2M3, cudaRoundNearest) | __nv_cvt_float_to_fp6(special[i], __NV_E3M2, cudaRoundNearest) << 8 | __nv_cvt_float_to_fp4(special[i], __NV_E2M1, cudaRoundNearest) << 16;
    __nv_fp4x4_e2m1 four(make_float4(0.4f, -3.0f, 9.0f, 1.2f));
    out[n++] = four.__x;
    float4 back = (float4)four;
    out[n++] = __float_as_int(back.x) + __float_as_int(back.y) + __float_as_int(back.z) + __float_as_int(back.w);
}
