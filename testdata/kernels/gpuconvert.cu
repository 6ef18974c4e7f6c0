// oracle: gpu
// Conversions from floating types at the edges of the integer types, with infinities and NaN.
template <class T> struct Values { T v[24]; };
template <class T> __device__ Values<T> values(double nan) {
    double inf = 1e308 * 10;
    return {{(T)0.0, (T)-0.0, (T)0.5, (T)-0.5, (T)1.5, (T)2.5, (T)-2.5, (T)127.5, (T)255.5, (T)32767.5, (T)65535.5, (T)-32769.0, (T)2147483520.0, (T)2147483648.0, (T)-2147483649.0, (T)4294967296.0,
             (T)4294967040.0, (T)9.2e18, (T)9.3e18, (T)1.8e19, (T)1.9e19, (T)inf, (T)-inf, (T)nan}};
}
template <class T, class F> __device__ __noinline__ void each(long long* out, int& n, T nan, F f) {
    Values<T> x = values<T>(nan);
    unsigned long long h = 0;
#pragma unroll 1
    for (int i = 0; i < 23; i++) h = h * 31 + (unsigned long long)f(x.v[i]);
    out[n++] = (long long)h;
    out[n++] = (long long)f(x.v[23]);
}
#define ALL(T, name) \
    each<T>(out, n, nan, [](T x) { return name##_rn(x); }); each<T>(out, n, nan, [](T x) { return name##_rz(x); }); \
    each<T>(out, n, nan, [](T x) { return name##_ru(x); }); each<T>(out, n, nan, [](T x) { return name##_rd(x); });

__global__ void floats(long long* out) {
    float nan = __int_as_float(0x7fc00000 + (int)out[63]);
    int n = 0;
    ALL(float, __float2int) ALL(float, __float2uint) ALL(float, __float2ll) ALL(float, __float2ull) // kbind:allow convert
    each<float>(out, n, nan, [](float x) { return (int)x; }); // kbind:allow convert
    each<float>(out, n, nan, [](float x) { return (unsigned int)x; }); // kbind:allow convert
    each<float>(out, n, nan, [](float x) { return (long long)x; }); // kbind:allow convert
    each<float>(out, n, nan, [](float x) { return (unsigned long long)x; }); // kbind:allow convert
}

__global__ void doubles(long long* out) {
    double nan = __longlong_as_double(0x7ff8000000000000ll + out[63]);
    int n = 0;
    ALL(double, __double2int) ALL(double, __double2uint) ALL(double, __double2ll) ALL(double, __double2ull) // kbind:allow convert
    each<double>(out, n, nan, [](double x) { return (int)x; }); // kbind:allow convert
    each<double>(out, n, nan, [](double x) { return (unsigned int)x; }); // kbind:allow convert
    each<double>(out, n, nan, [](double x) { return (long long)x; }); // kbind:allow convert
    each<double>(out, n, nan, [](double x) { return (unsigned long long)x; }); // kbind:allow convert
}

__global__ void rounded(long long* out) {
    int n = 0;
    float a[] = {1.0f, 3.0f, -0.1f, 1e-30f, 1.1754942e-38f, 3e38f, 16777216.0f, 7e-10f, 0.0f};
    double b[] = {1.0, 3.0, -0.1, 1e-300, 2.2250738585072009e-308, 1.7e308, 9007199254740992.0, 7e-10, 0.0};
    unsigned long long h = 0;
#define LOOP(i, n) _Pragma("unroll 1") for (int i = 0; i < n; i++)
#define ROUNDED(F, G) h = 0; LOOP(i, 9) LOOP(j, 9) h = h * 1099511628211ull + __float_as_uint(F(a[i], a[j]) + 0.0f); out[n++] = h; \
    h = 0; LOOP(i, 9) LOOP(j, 9) { if (b[i] != 0 || b[j] != 0) h = h * 1099511628211ull + __double_as_longlong(G(b[i], b[j])); } out[n++] = h;
#define MODES(m) ROUNDED(__fadd_##m, __dadd_##m) ROUNDED(__fsub_##m, __dsub_##m) ROUNDED(__fmul_##m, __dmul_##m)
    MODES(rn) MODES(rz) MODES(ru) MODES(rd)
#define ROUNDED1(F, G) h = 0; LOOP(i, 8) h = h * 1099511628211ull + __float_as_uint(F(fabsf(a[i]))); out[n++] = h; h = 0; LOOP(i, 8) h = h * 1099511628211ull + __double_as_longlong(G(fabs(b[i]))); out[n++] = h;
    ROUNDED1(__fsqrt_rn, __dsqrt_rn) ROUNDED1(__fsqrt_rz, __dsqrt_rz) ROUNDED1(__fsqrt_ru, __dsqrt_ru) ROUNDED1(__fsqrt_rd, __dsqrt_rd)
    ROUNDED1(__frcp_rn, __drcp_rn) ROUNDED1(__frcp_rz, __drcp_rz) ROUNDED1(__frcp_ru, __drcp_ru) ROUNDED1(__frcp_rd, __drcp_rd)
#define DIVIDED(F, G) h = 0; LOOP(i, 9) LOOP(j, 8) h = h * 1099511628211ull + __float_as_uint(F(a[i], a[j])); out[n++] = h; \
    h = 0; LOOP(i, 9) LOOP(j, 8) h = h * 1099511628211ull + __double_as_longlong(G(b[i], b[j])); out[n++] = h;
    DIVIDED(__fdiv_rn, __ddiv_rn) DIVIDED(__fdiv_rz, __ddiv_rz) DIVIDED(__fdiv_ru, __ddiv_ru) DIVIDED(__fdiv_rd, __ddiv_rd)
#define FUSED(F, G) h = 0; LOOP(i, 9) LOOP(j, 9) LOOP(k, 8) h = h * 1099511628211ull + __float_as_uint(F(a[i], a[j], a[k])); out[n++] = h; \
    h = 0; LOOP(i, 9) LOOP(j, 9) LOOP(k, 8) h = h * 1099511628211ull + __double_as_longlong(G(b[i], b[j], b[k])); out[n++] = h;
    FUSED(__fmaf_rn, __fma_rn) FUSED(__fmaf_rz, __fma_rz) FUSED(__fmaf_ru, __fma_ru) FUSED(__fmaf_rd, __fma_rd)
    LOOP(i, 8) h = h * 31 + __float_as_uint(__double2float_rn(b[i])) * 7 + __float_as_uint(__double2float_rz(b[i])) * 5 + __float_as_uint(__double2float_ru(b[i])) * 3 + __float_as_uint(__double2float_rd(b[i]));
    out[n++] = h;
#pragma unroll 1
    for (int i = 0; i < 64; i++) {
        long long v = (long long)(0x9e3779b97f4a7c15ull * (i + 1)) >> i;
        h = h * 31 + __float_as_uint(__ll2float_rn(v)) + 3 * __float_as_uint(__ll2float_rz(v)) + 5 * __float_as_uint(__ll2float_ru(v)) + 7 * __float_as_uint(__ll2float_rd(v));
        h = h * 31 + __double_as_longlong(__ull2double_rn(v)) + 3 * __double_as_longlong(__ull2double_rz(v)) + 5 * __double_as_longlong(__ull2double_ru(v)) + 7 * __double_as_longlong(__ull2double_rd(v));
    }
    out[n++] = h;
}
