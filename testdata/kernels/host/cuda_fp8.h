// 8-bit floats and scales for g++, straight from the definitions in CUDA's Math API (FP8 Intrinsics): what scales.cu uses.
#pragma once
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
// The power of two next to |x| is found with logarithms, one step at a time. What is beyond the floats counts as the greatest of them.
static int e8m0_of(double x, __nv_saturation_t sat, cudaRoundMode mode) {
    if (std::isnan(x)) return 255;
    double m = std::fabs(x);
    if (m > 3.4028234663852886e38 && std::isfinite(m)) m = 3.4028234663852886e38;
    int e = -127;
    while (e < 128 && (mode == cudaRoundZero ? std::ldexp(1.0, e + 1) <= m : std::ldexp(1.0, e) < m)) e++;
    return e == 128 ? sat == __NV_SATFINITE ? 254 : 255 : e + 127;
}
static int __nv_cvt_double_to_e8m0(double x, __nv_saturation_t sat, cudaRoundMode mode) { return e8m0_of(x, sat, mode); }
static int __nv_cvt_float_to_e8m0(float x, __nv_saturation_t sat, cudaRoundMode mode) { return e8m0_of(x, sat, mode); }
static int __nv_cvt_float2_to_e8m0x2(float2 v, __nv_saturation_t sat, cudaRoundMode mode) { return e8m0_of(v.x, sat, mode) | e8m0_of(v.y, sat, mode) << 8; }
struct __nv_fp8_e8m0 {
    unsigned char __x;
    __nv_fp8_e8m0() = default;
    template <class T> explicit __nv_fp8_e8m0(T v) {
        __x = 0;
        long double m = v < 0 ? -(long double)v : (long double)v;
        if (m > 0) for (int e = -127; std::ldexp(1.0L, e) < m; e++) __x = e + 128;
    }
    double value() const { return __x == 255 ? NAN : std::ldexp(1.0, __x - 127); }
    template <class T> static T saturated(double v) { return std::isnan(v) ? 0 : v > (double)std::numeric_limits<T>::max() ? std::numeric_limits<T>::max() : (T)v; }
    explicit operator float() const { return value(); }
    explicit operator double() const { return value(); }
    explicit operator bool() const { return true; }
    explicit operator int() const { return saturated<int>(value()); }
    explicit operator unsigned char() const { return saturated<unsigned char>(value()); }
    explicit operator signed char() const { return saturated<signed char>(value()); }
};
struct __nv_fp8x2_e8m0 {
    unsigned short __x;
    explicit __nv_fp8x2_e8m0(float2 v) : __x(__nv_fp8_e8m0(v.x).__x | __nv_fp8_e8m0(v.y).__x << 8) {}
    explicit operator float2() const { return {(float)std::ldexp(1.0, (__x & 255) - 127), (float)std::ldexp(1.0, (__x >> 8) - 127)}; }
};
struct __nv_fp8x4_e8m0 {
    unsigned int __x;
    explicit __nv_fp8x4_e8m0(float4 v) : __x(__nv_fp8x2_e8m0(float2{v.x, v.y}).__x | (unsigned)__nv_fp8x2_e8m0(float2{v.z, v.w}).__x << 16) {}
    explicit operator float4() const {
        float r[4];
        for (int i = 0; i < 4; i++) r[i] = std::ldexp(1.0, (int)(__x >> 8 * i & 255) - 127);
        return {r[0], r[1], r[2], r[3]};
    }
};
// NaN of a double keeps its sign; E5M2 has two bits for what it says, of which the upper one is set. That of a float becomes 0x7f.
static int __nv_cvt_double_to_fp8(double x, __nv_saturation_t, __nv_fp8_interpretation_t kind) {
    unsigned long long b;
    std::memcpy(&b, &x, 8);
    return (b >> 63 ? 128 : 0) | (kind == __NV_E4M3 ? 127 : 126 | (int)(b >> 50 & 3));
}
static int __nv_cvt_float_to_fp8(float, __nv_saturation_t, __nv_fp8_interpretation_t) { return 127; }
struct __nv_fp8_e5m2 {
    int __x;
    explicit __nv_fp8_e5m2(double v) : __x(__nv_cvt_double_to_fp8(v, __NV_SATFINITE, __NV_E5M2)) {}
    explicit __nv_fp8_e5m2(float) : __x(127) {}
};
