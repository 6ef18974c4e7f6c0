#include <cuda_fp8.h>
// Powers of two as scales of blocks (E8M0), and what 8-bit floats make of NaN.
__device__ float sc_float(unsigned long long bits) { float f; unsigned int w = (unsigned int)bits; memcpy(&f, &w, 4); return f; }
__device__ double sc_double(unsigned long long bits) { double d; memcpy(&d, &bits, 8); return d; }
__device__ unsigned long long sc_mix(unsigned long long x) { x ^= x >> 30; x *= 0xBF58476D1CE4E5B9ull; x ^= x >> 27; x *= 0x94D049BB133111EBull; return x ^ x >> 31; }
template <class F> __device__ long long sc_hash(F f) {
    unsigned long long h = 1469598103934665603ull;
    #pragma unroll 1
    for (int i = 0; i < 1000; i++) h = (h ^ (unsigned long long)f(sc_mix(i + 1))) * 1099511628211ull;
    return (long long)h;
}
__global__ void sc_from_floats(long long* out) {
    const unsigned int edges[] = {0, 0x80000000, 1, 0x3fffff, 0x400000, 0x400001, 0x7fffff, 0x800000, 0x800001, 0x3f800000, 0x3f800001, 0xbf800001, 0x7f000000, 0x7f000001, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7f800001, 0xffffffff};
    for (int i = 0; i < 20; i++) {
        float f = sc_float(edges[i]);
        out[i] = __nv_cvt_float_to_e8m0(f, __NV_NOSAT, cudaRoundZero) | __nv_cvt_float_to_e8m0(f, __NV_SATFINITE, cudaRoundZero) << 8 | __nv_cvt_float_to_e8m0(f, __NV_NOSAT, cudaRoundPosInf) << 16 | (long long)__nv_cvt_float_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf) << 24;
    }
    out[20] = sc_hash([](unsigned long long r) { return __nv_cvt_float_to_e8m0(sc_float(r), __NV_SATFINITE, cudaRoundPosInf); });
    out[21] = sc_hash([](unsigned long long r) { return __nv_cvt_float_to_e8m0(sc_float(r), __NV_NOSAT, cudaRoundZero); });
    out[22] = sc_hash([](unsigned long long r) { return __nv_cvt_float2_to_e8m0x2(make_float2(sc_float(r), sc_float(r >> 32)), __NV_SATFINITE, cudaRoundPosInf); });
}
__global__ void sc_from_doubles(long long* out) {
    const unsigned long long edges[] = {0, 1, 0x8000000000000001, 0x3800000000000000, 0x3800000000000001, 0x3810000000000000, 0x3810000000000001, 0x3ff0000000000001, 0x4000000000000000, 0x47e0000000000000, 0x47e0000000000001, 0x47efffffe0000001, 0x47f0000000000000, 0x7fefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000};
    for (int i = 0; i < 17; i++) {
        double d = sc_double(edges[i]);
        out[i] = __nv_cvt_double_to_e8m0(d, __NV_SATFINITE, cudaRoundZero) | __nv_cvt_double_to_e8m0(d, __NV_NOSAT, cudaRoundPosInf) << 8 | (long long)__nv_cvt_double_to_e8m0(d, __NV_SATFINITE, cudaRoundPosInf) << 16;
    }
    out[17] = sc_hash([](unsigned long long r) { return __nv_cvt_double_to_e8m0(sc_double((r & 0x80ffffffffffffff) + 0x3ff0000000000000 - (r >> 56 << 52)), __NV_SATFINITE, cudaRoundPosInf); });
}
__global__ void sc_classes(long long* out) {
    out[0] = __nv_fp8_e8m0(3.0f).__x | __nv_fp8_e8m0(-4.0).__x << 8 | __nv_fp8_e8m0(1000).__x << 16 | (long long)__nv_fp8_e8m0(0u).__x << 24;
    out[1] = __nv_fp8_e8m0(1ull << 60 | 1).__x | __nv_fp8_e8m0(-(1ll << 60) - 1).__x << 8 | __nv_fp8_e8m0((long long)(1ull << 63)).__x << 16 | (long long)__nv_fp8_e8m0(~0ull).__x << 24;
    __nv_fp8_e8m0 e;
    for (int i = 0; i < 6; i++) {
        const unsigned char bits[] = {0, 1, 127, 130, 254, 255};
        e.__x = bits[i];
        float f = (float)e;
        double d = (double)e;
        out[2 + i] = f != f ? -1 : f == (float)d && d == ldexp(1.0, bits[i] - 127);
        out[8 + i] = (bool)e + (long long)(int)e * 2;
        out[14 + i] = (unsigned char)e * 1000 + (signed char)e;
    }
    __nv_fp8x2_e8m0 two(make_float2(0.3f, -5.0f));
    out[20] = two.__x;
    float2 pair = (float2)two;
    out[21] = (long long)(pair.x * 100 + pair.y);
    __nv_fp8x4_e8m0 four(make_float4(1, 0.4f, 6, 1e30f));
    float4 all = (float4)four;
    out[22] = four.__x;
    out[23] = (long long)(all.x * 1000 + all.y * 100 + all.z);
}
__global__ void sc_nan(long long* out) {
    const unsigned long long nans[] = {0x7ff8000000000000, 0xfff8000000000000, 0x7ff0000000000001, 0xfff4000000000000, 0x7fffffffffffffff};
    for (int i = 0; i < 5; i++) {
        double d = sc_double(nans[i]);
        out[i] = __nv_cvt_double_to_fp8(d, __NV_SATFINITE, __NV_E4M3) | __nv_cvt_double_to_fp8(d, __NV_NOSAT, __NV_E5M2) << 8 | __nv_fp8_e5m2(d).__x << 16;
    }
    float f = sc_float(0xffc00000);
    out[5] = __nv_cvt_float_to_fp8(f, __NV_SATFINITE, __NV_E4M3) | __nv_cvt_float_to_fp8(f, __NV_SATFINITE, __NV_E5M2) << 8 | __nv_fp8_e5m2(f).__x << 16;
}
