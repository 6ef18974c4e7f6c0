// Mathematics (CUDA Math API; C11 7.12; C++17 29.9). The overload set of a C++ function is: float, double, and a template that takes integers
// (and, for several parameters, mixtures) to double.
#define __KB_OP(op) __device__ __attribute__((kbind_op(op)))
#define __KB_INT template <class T> __device__ __attribute__((kbind_if("integral"))) inline
#define __KB_MIX template <class A, class B> __device__ __attribute__((kbind_if("arith"))) inline
#define __KB_MATH1(name, op) \
  __KB_OP(op) float name##f(float x); __KB_OP(op) float name(float x); __KB_OP(op) double name(double x); \
  __KB_INT double name(T x) { return name((double)x); }
#define __KB_MATH2(name, op) \
  __KB_OP(op) float name##f(float x, float y); __KB_OP(op) float name(float x, float y); __KB_OP(op) double name(double x, double y); \
  __KB_MIX double name(A x, B y) { return name((double)x, (double)y); }
// The same for what C can express: body is an expression over x (and y) that works in either type R.
#define __KB_DEF1(name, body) \
  __device__ inline float name##f(float x) { typedef float R; return body; } __device__ inline float name(float x) { typedef float R; return body; } \
  __device__ inline double name(double x) { typedef double R; return body; } __KB_INT double name(T x) { return name((double)x); }
#define __KB_DEF2(name, body) \
  __device__ inline float name##f(float x, float y) { typedef float R; return body; } \
  __device__ inline double name(double x, double y) { typedef double R; return body; }

// Infinity and NaN as quotients, which fold to constants (C11 F.8).
__device__ constexpr float __builtin_inff() { return 1.0f / 0.0f; }
__device__ constexpr double __builtin_inf() { return 1.0 / 0.0; }
__device__ constexpr float __builtin_huge_valf() { return 1.0f / 0.0f; }
__device__ constexpr double __builtin_huge_val() { return 1.0 / 0.0; }
__device__ constexpr float __kb_nanf() { return 0.0f / 0.0f; }
__device__ constexpr double __kb_nan() { return 0.0 / 0.0; }

__KB_MATH1(sqrt, "math.sqrt") __KB_MATH1(cbrt, "math.cbrt")
__KB_OP("math.rsqrt") float rsqrtf(float x);
__KB_OP("math.rsqrt") float rsqrt(float x);
__KB_OP("math.rsqrt") double rsqrt(double x);
__KB_INT double rsqrt(T x) { return rsqrt((double)x); }
__KB_MATH1(exp, "math.exp") __KB_MATH1(exp2, "math.exp2") __KB_MATH1(exp10, "math.exp10") __KB_MATH1(expm1, "math.expm1")
__KB_MATH1(log, "math.log") __KB_MATH1(log2, "math.log2") __KB_MATH1(log10, "math.log10") __KB_MATH1(log1p, "math.log1p") __KB_MATH1(logb, "math.logb")
__KB_MATH1(sin, "math.sin") __KB_MATH1(cos, "math.cos") __KB_MATH1(tan, "math.tan")
__KB_MATH1(asin, "math.asin") __KB_MATH1(acos, "math.acos") __KB_MATH1(atan, "math.atan")
__KB_MATH1(sinh, "math.sinh") __KB_MATH1(cosh, "math.cosh") __KB_MATH1(tanh, "math.tanh")
__KB_MATH1(asinh, "math.asinh") __KB_MATH1(acosh, "math.acosh") __KB_MATH1(atanh, "math.atanh")
__KB_MATH1(sinpi, "math.sinpi") __KB_MATH1(cospi, "math.cospi")
__KB_MATH1(erf, "math.erf") __KB_MATH1(erfc, "math.erfc") __KB_MATH1(erfinv, "math.erfinv") __KB_MATH1(erfcinv, "math.erfcinv") __KB_MATH1(erfcx, "math.erfcx")
__KB_MATH1(tgamma, "math.tgamma") __KB_MATH1(lgamma, "math.lgamma") __KB_MATH1(j0, "math.j0") __KB_MATH1(j1, "math.j1") __KB_MATH1(y0, "math.y0") __KB_MATH1(y1, "math.y1")
__KB_MATH1(fabs, "math.fabs") __KB_MATH1(floor, "math.floor") __KB_MATH1(ceil, "math.ceil") __KB_MATH1(trunc, "math.trunc")
__KB_MATH1(round, "math.round") __KB_MATH1(rint, "math.rint") __KB_MATH1(nearbyint, "math.rint")
__KB_MATH2(atan2, "math.atan2") __KB_MATH2(pow, "math.pow") __KB_MATH2(hypot, "math.hypot") __KB_MATH2(fmod, "math.fmod")
__KB_MATH2(remainder, "math.remainder") __KB_MATH2(fmin, "math.fmin") __KB_MATH2(fmax, "math.fmax") __KB_MATH2(copysign, "math.copysign")
__KB_MATH2(nextafter, "math.nextafter") __KB_MATH2(fdim, "math.fdim")
// On double these correct what rounding the argument of another function, or its result, loses: as much as the argument's own error times its square in the tails of
// the normal distribution. float takes them from double.
__device__ inline double __kb_rcbrt(double x) {
  double y = 1 / cbrt(x), t = x * y, tl = fma(x, y, -t), u = t * y, ul = fma(t, y, -u) + tl * y;
  return isfinite(y) && y != 0 ? y + y * (fma(-u, y, 1.0) - ul * y) / 3 : y;
}
__device__ inline double __kb_normcdf(double x) {
  double t = x * -0.70710678118654757, tl = fma(x, -0.70710678118654757, -t) + x * 4.8336466567264565e-17; // x/sqrt(2) = -(t + tl)
  double y = erfc(t);
  return 0.5 * (fabs(t) < 27 ? y - tl * 1.1283791670955126 * exp(-t * t) : y);
}
// The Euclidean norm of n numbers without overflow, or its inverse: the squares are scaled by the largest number's exponent and summed in two parts.
__device__ inline double __kb_norm(int n, const double *p, bool inverse) {
  double most = 0;
  bool nan = false;
  for (int i = 0; i < n; i++) {
    most = fmax(most, fabs(p[i]));
    nan = nan || isnan(p[i]);
  }
  if (most == 0 || isinf(most) || nan) {
    double r = nan && !isinf(most) ? __kb_nan() : most;
    return inverse ? 1 / r : r;
  }
  int e = ilogb(most);
  double s = 0, sl = 0;
  for (int i = 0; i < n; i++) {
    double x = ldexp(p[i], -e), q = x * x, t = s + q, z = t - s;
    sl += (s - (t - z)) + (q - z) + fma(x, x, -q);
    s = t;
  }
  double r = sqrt(s), rl = (fma(-r, r, s) + sl) / (2 * r);
  if (!inverse) return ldexp(r + rl, e);
  double y = 1 / r;
  return ldexp(y + y * (fma(-y, r, 1.0) - y * rl), -e);
}
__device__ inline float __kb_normf(int n, const float *p, bool inverse) {
  double s = 0;
  bool inf = false;
  for (int i = 0; i < n; i++) {
    s += (double)p[i] * p[i];
    inf = inf || isinf(p[i]);
  }
  double r = inf ? __builtin_huge_val() : sqrt(s);
  return (float)(inverse ? 1 / r : r);
}
__KB_DEF1(rcbrt, (R)__kb_rcbrt((double)x))
__KB_DEF1(normcdf, (R)__kb_normcdf((double)x))
__KB_DEF1(normcdfinv, (R)(-1.41421356237309504880 * erfcinv((double)x + (double)x)))
__device__ inline double rhypot(double x, double y) { double v[2] = {x, y}; return __kb_norm(2, v, true); }
__device__ inline float rhypotf(float x, float y) { float v[2] = {x, y}; return __kb_normf(2, v, true); }

#define __KB_TEST(name, op) \
  __KB_OP(op) bool name(float x); __KB_OP(op) bool name(double x); __KB_INT bool name(T x) { return name((double)x); }
__KB_TEST(isnan, "math.isnan") __KB_TEST(isinf, "math.isinf") __KB_TEST(isfinite, "math.isfinite") __KB_TEST(signbit, "math.signbit")

__KB_OP("math.fma") float fmaf(float x, float y, float z);
__KB_OP("math.fma") float fma(float x, float y, float z);
__KB_OP("math.fma") double fma(double x, double y, double z);
template <class A, class B, class C> __device__ __attribute__((kbind_if("arith"))) inline double fma(A x, B y, C z) { return fma((double)x, (double)y, (double)z); }
__KB_OP("math.ldexp") float ldexpf(float x, int n);
__KB_OP("math.ldexp") float ldexp(float x, int n);
__KB_OP("math.ldexp") double ldexp(double x, int n);
__KB_INT double ldexp(T x, int n) { return ldexp((double)x, n); }
__KB_OP("math.ldexp") float scalbnf(float x, int n);
__KB_OP("math.ldexp") float scalbn(float x, int n);
__KB_OP("math.ldexp") double scalbn(double x, int n);
__KB_INT double scalbn(T x, int n) { return ldexp((double)x, n); }
__device__ inline int __kb_clamp_exp(long n) { return n > 9999 ? 9999 : n < -9999 ? -9999 : (int)n; }
__device__ inline float scalblnf(float x, long n) { return ldexpf(x, __kb_clamp_exp(n)); }
__device__ inline float scalbln(float x, long n) { return ldexpf(x, __kb_clamp_exp(n)); }
__device__ inline double scalbln(double x, long n) { return ldexp(x, __kb_clamp_exp(n)); }
__KB_OP("math.ilogb") int ilogbf(float x);
__KB_OP("math.ilogb") int ilogb(float x);
__KB_OP("math.ilogb") int ilogb(double x);
__KB_OP("math.jn") float jnf(int n, float x);
__KB_OP("math.jn") double jn(int n, double x);
__KB_OP("math.yn") float ynf(int n, float x);
__KB_OP("math.yn") double yn(int n, double x);
__KB_OP("math.frexp_frac") float __kb_frexp_frac(float x);
__KB_OP("math.frexp_frac") double __kb_frexp_frac(double x);
__KB_OP("math.frexp_exp") int __kb_frexp_exp(float x);
__KB_OP("math.frexp_exp") int __kb_frexp_exp(double x);
__KB_OP("math.remquo_quo") int __kb_remquo_quo(float x, float y);
__KB_OP("math.remquo_quo") int __kb_remquo_quo(double x, double y);
#define __KB_PARTS(F, s) \
  __device__ inline F frexp##s(F x, int *e) { *e = __kb_frexp_exp(x); return __kb_frexp_frac(x); } \
  __device__ inline F modf##s(F x, F *whole) { F t = trunc(x); *whole = t; return copysign(isinf(x) ? F(0) : x - t, x); } \
  __device__ inline F remquo##s(F x, F y, int *q) { *q = __kb_remquo_quo(x, y); return remainder(x, y); } \
  __device__ inline void sincos##s(F x, F *s1, F *c1) { *s1 = sin(x); *c1 = cos(x); } \
  __device__ inline void sincospi##s(F x, F *s1, F *c1) { *s1 = sinpi(x); *c1 = cospi(x); } \
  __device__ inline F norm3d##s(F a, F b, F c) { F v[3] = {a, b, c}; return __kb_norm##s(3, v, false); } \
  __device__ inline F rnorm3d##s(F a, F b, F c) { F v[3] = {a, b, c}; return __kb_norm##s(3, v, true); } \
  __device__ inline F norm4d##s(F a, F b, F c, F d) { F v[4] = {a, b, c, d}; return __kb_norm##s(4, v, false); } \
  __device__ inline F rnorm4d##s(F a, F b, F c, F d) { F v[4] = {a, b, c, d}; return __kb_norm##s(4, v, true); } \
  __device__ inline F norm##s(int n, const F *p) { return __kb_norm##s(n, p, false); } \
  __device__ inline F rnorm##s(int n, const F *p) { return __kb_norm##s(n, p, true); } \
  __device__ inline long lrint##s(F x) { return (long)rint(x); } \
  __device__ inline long lround##s(F x) { return (long)round(x); } \
  __device__ inline long long llrint##s(F x) { return (long long)rint(x); } \
  __device__ inline long long llround##s(F x) { return (long long)round(x); }
__KB_PARTS(float, f)
__KB_PARTS(double, )
// The unsuffixed names also take float.
#define __KB_PARTSF(F) \
  __device__ inline F frexp(F x, int *e) { return frexpf(x, e); } __device__ inline F modf(F x, F *whole) { return modff(x, whole); } \
  __device__ inline F remquo(F x, F y, int *q) { return remquof(x, y, q); } \
  __device__ inline void sincos(F x, F *s, F *c) { sincosf(x, s, c); } __device__ inline void sincospi(F x, F *s, F *c) { sincospif(x, s, c); } \
  __device__ inline long lrint(F x) { return (long)rint(x); } __device__ inline long lround(F x) { return (long)round(x); } \
  __device__ inline long long llrint(F x) { return (long long)rint(x); } __device__ inline long long llround(F x) { return (long long)round(x); }
__KB_PARTSF(float)

// Modified Bessel functions of the first kind, of order 0 and 1 (Abramowitz and Stegun 9.6.10, 9.7.1): the power series, whose terms have one sign, and from 30 on
// the asymptotic series, whose least term is about exp(-2x).
__device__ inline double __kb_bessel_i(double x, double order) {
  double a = fabs(x), r = 1, term = 1;
  if (a < 30) {
    double q = a * a / 4, ql = fma(a, a, -4 * q) / 4, rl = 0, tl = 0; // sums and terms are kept in two parts
    for (int k = 1; k < 200 && term > r * 1e-18; k++) {
      double p = term * q, pl = fma(term, q, -p) + tl * q + term * ql, d = k * (k + order);
      term = p / d;
      tl = (fma(-term, d, p) + pl) / d;
      double t = r + term, z = t - r;
      rl += (r - (t - z)) + (term - z) + tl;
      r = t;
    }
    r = order == 0 ? r + rl : (r + rl) * a / 2;
  } else {
    double sum = 0; // of the terms behind 1
    for (int k = 1; k < 60; k++) {
      double next = term * ((2 * k - 1) * (2 * k - 1) - 4 * order * order) / (k * 8 * a);
      if (fabs(next) >= fabs(term) || fabs(next) < 1e-19) break;
      sum += term = next;
    }
    r += sum;
    r = r / sqrt(6.28318530717958647693 * a);
    double e = exp(a / 2);
    r = a < 700 ? r * (expm1(a) + 1) : r * e * e; // exp(a) overflows before the function does, and is less exact than expm1(a)
  }
  return x < 0 && order != 0 ? -r : isnan(x) ? x : r;
}
__device__ inline double cyl_bessel_i0(double x) { return isinf(x) ? fabs(x) : __kb_bessel_i(x, 0); }
__device__ inline double cyl_bessel_i1(double x) { return isinf(x) ? x : __kb_bessel_i(x, 1); }
__device__ inline float cyl_bessel_i0f(float x) { return (float)cyl_bessel_i0((double)x); }
__device__ inline float cyl_bessel_i1f(float x) { return (float)cyl_bessel_i1((double)x); }
__device__ inline float cyl_bessel_i0(float x) { return cyl_bessel_i0f(x); }
__device__ inline float cyl_bessel_i1(float x) { return cyl_bessel_i1f(x); }

#define __KB_INTTEST(R, nf, n, of) \
  __device__ inline R nf(float x) { return of(x); } __device__ inline R n(double x) { return of(x); }
__KB_INTTEST(int, __isnanf, __isnan, isnan) __KB_INTTEST(int, __isinff, __isinf, isinf) __KB_INTTEST(int, __finitef, __finite, isfinite)
__KB_INTTEST(int, finitef, finite, isfinite) __KB_INTTEST(int, __isfinitef, __isfinite, isfinite) __KB_INTTEST(int, __isfinited, __isfinited, isfinite)
__KB_INTTEST(int, __isnand, __isnand, isnan) __KB_INTTEST(int, __isinfd, __isinfd, isinf) __KB_INTTEST(int, __signbitf, __signbit, signbit)
__KB_INTTEST(bool, __builtin_isnanf, __builtin_isnan, isnan) __KB_INTTEST(bool, __builtin_isinff, __builtin_isinf, isinf)
__device__ inline int __signbitd(double x) { return signbit(x); }
__device__ inline bool isnanf(float x) { return isnan(x); }
__device__ inline bool isinff(float x) { return isinf(x); }
__device__ inline bool __builtin_isfinite(double x) { return isfinite(x); }
__device__ inline bool isnormal(float x) { return isfinite(x) && fabs(x) >= FLT_MIN; }
__device__ inline bool isnormal(double x) { return isfinite(x) && fabs(x) >= DBL_MIN; }
__KB_MIX bool isgreater(A x, B y) { return x > y; }
__KB_MIX bool isgreaterequal(A x, B y) { return x >= y; }
__KB_MIX bool isless(A x, B y) { return x < y; }
__KB_MIX bool islessequal(A x, B y) { return x <= y; }
__KB_MIX bool islessgreater(A x, B y) { return x < y || x > y; }
__KB_MIX bool isunordered(A x, B y) { return isnan(x) || isnan(y); }

// min, max and abs as CUDA overloads them (CUDA Math API, Integer Mathematical Functions).
__KB_OP("int.abs") int abs(int x); __KB_OP("int.abs") long abs(long x); __KB_OP("int.abs") long long abs(long long x);
__KB_OP("math.fabs") float abs(float x); __KB_OP("math.fabs") double abs(double x);
__KB_OP("int.abs") long labs(long x); __KB_OP("int.abs") long long llabs(long long x);
#define __KB_MINMAX(name, op, S, U) \
  __KB_OP(op) S name(S x, S y); __KB_OP(op) U name(U x, U y); \
  __device__ inline U name(S x, U y) { return name((U)x, y); } __device__ inline U name(U x, S y) { return name(x, (U)y); }
__KB_MINMAX(min, "int.min", int, unsigned int) __KB_MINMAX(min, "int.min", long, unsigned long) __KB_MINMAX(min, "int.min", long long, unsigned long long)
__KB_MINMAX(max, "int.max", int, unsigned int) __KB_MINMAX(max, "int.max", long, unsigned long) __KB_MINMAX(max, "int.max", long long, unsigned long long)
#define __KB_FMINMAX(name, op) \
  __KB_OP(op) float name(float x, float y); __KB_OP(op) double name(double x, double y); \
  __device__ inline double name(float x, double y) { return name((double)x, y); } __device__ inline double name(double x, float y) { return name(x, (double)y); }
__KB_FMINMAX(min, "math.fmin") __KB_FMINMAX(max, "math.fmax")
__KB_OP("int.min") unsigned int umin(unsigned int x, unsigned int y); __KB_OP("int.max") unsigned int umax(unsigned int x, unsigned int y);
__KB_OP("int.min") long long llmin(long long x, long long y); __KB_OP("int.max") long long llmax(long long x, long long y);
__KB_OP("int.min") unsigned long long ullmin(unsigned long long x, unsigned long long y);
__KB_OP("int.max") unsigned long long ullmax(unsigned long long x, unsigned long long y);

// Single and double precision intrinsics (CUDA Math API). Approximate forms are computed at least as exactly as the device does.
__KB_OP("math.sqrt") float __fsqrt_rn(float x); __KB_OP("math.sqrt") double __dsqrt_rn(double x); __KB_OP("math.rsqrt") float __frsqrt_rn(float x);
__KB_OP("math.exp") float __expf(float x); __KB_OP("math.exp10") float __exp10f(float x); __KB_OP("math.exp2") float __exp2f(float x);
__KB_OP("math.log") float __logf(float x); __KB_OP("math.log2") float __log2f(float x); __KB_OP("math.log10") float __log10f(float x);
__KB_OP("math.sin") float __sinf(float x); __KB_OP("math.cos") float __cosf(float x); __KB_OP("math.tan") float __tanf(float x);
__KB_OP("math.tanh") float __tanhf(float x); __KB_OP("math.pow") float __powf(float x, float y);
__device__ inline void __sincosf(float x, float *s, float *c) { *s = sin(x); *c = cos(x); }
__device__ inline float __fdividef(float x, float y) { return x / y; }
__device__ inline float fdividef(float x, float y) { return x / y; }
__device__ inline double fdivide(double x, double y) { return x / y; }
__device__ inline float __saturatef(float x) { return fminf(fmaxf(x, 0.0f), 1.0f); }
__KB_OP("math.fma") float __fmaf_rn(float x, float y, float z); __KB_OP("math.fma") double __fma_rn(double x, double y, double z);
__KB_OP("math.fma") float __fmaf_ieee_rn(float x, float y, float z); __KB_OP("math.fma_rz") float __fmaf_ieee_rz(float x, float y, float z);
__KB_OP("math.fma_ru") float __fmaf_ieee_ru(float x, float y, float z); __KB_OP("math.fma_rd") float __fmaf_ieee_rd(float x, float y, float z);
#define __KB_ROUNDED(m, add, mul, div, sqrt, fma) \
  __KB_OP(add) float __fadd_##m(float x, float y); __device__ inline float __fsub_##m(float x, float y) { return __fadd_##m(x, -y); } \
  __KB_OP(mul) float __fmul_##m(float x, float y); __KB_OP(div) float __fdiv_##m(float x, float y); __KB_OP(sqrt) float __fsqrt_##m(float x); \
  __device__ inline float __frcp_##m(float x) { return __fdiv_##m(1.0f, x); } __KB_OP(fma) float __fmaf_##m(float x, float y, float z); \
  __KB_OP(add) double __dadd_##m(double x, double y); __device__ inline double __dsub_##m(double x, double y) { return __dadd_##m(x, -y); } \
  __KB_OP(mul) double __dmul_##m(double x, double y); __KB_OP(div) double __ddiv_##m(double x, double y); __KB_OP(sqrt) double __dsqrt_##m(double x); \
  __device__ inline double __drcp_##m(double x) { return __ddiv_##m(1.0, x); } __KB_OP(fma) double __fma_##m(double x, double y, double z);
__KB_ROUNDED(rz, "math.add_rz", "math.mul_rz", "math.div_rz", "math.sqrt_rz", "math.fma_rz")
__KB_ROUNDED(ru, "math.add_ru", "math.mul_ru", "math.div_ru", "math.sqrt_ru", "math.fma_ru")
__KB_ROUNDED(rd, "math.add_rd", "math.mul_rd", "math.div_rd", "math.sqrt_rd", "math.fma_rd")
#define __KB_NEAREST(F, p) \
  __device__ inline F __##p##add_rn(F x, F y) { return x + y; } __device__ inline F __##p##sub_rn(F x, F y) { return x - y; } \
  __device__ inline F __##p##mul_rn(F x, F y) { return x * y; } __device__ inline F __##p##div_rn(F x, F y) { return x / y; } \
  __device__ inline F __##p##rcp_rn(F x) { return F(1) / x; }
__KB_NEAREST(float, f) __KB_NEAREST(double, d)
__device__ inline double dadd(double x, double y, int mode = 0) { return mode == 1 ? __dadd_rz(x, y) : mode == 2 ? __dadd_ru(x, y) : mode == 3 ? __dadd_rd(x, y) : x + y; }
__device__ inline double dsub(double x, double y, int mode = 0) { return dadd(x, -y, mode); }
__device__ inline double dmul(double x, double y, int mode = 0) { return mode == 1 ? __dmul_rz(x, y) : mode == 2 ? __dmul_ru(x, y) : mode == 3 ? __dmul_rd(x, y) : x * y; }

// Compilers' own names (GCC manual 6.62).
__KB_OP("math.sqrt") float __builtin_sqrtf(float x); __KB_OP("math.sqrt") double __builtin_sqrt(double x);
__KB_OP("math.fabs") float __builtin_fabsf(float x); __KB_OP("math.fabs") double __builtin_fabs(double x);
__KB_OP("math.fma") float __builtin_fmaf(float x, float y, float z); __KB_OP("math.fma") double __builtin_fma(double x, double y, double z);
__KB_OP("math.copysign") float __builtin_copysignf(float x, float y); __KB_OP("math.copysign") double __builtin_copysign(double x, double y);
__KB_OP("math.exp2") float __builtin_exp2f(float x); __KB_OP("math.log2") float __builtin_log2f(float x);
#define __KB_BUILTIN1(name, op) __KB_OP(op) float __builtin_##name##f(float x); __KB_OP(op) double __builtin_##name(double x);
#define __KB_BUILTIN2(name, op) __KB_OP(op) float __builtin_##name##f(float x, float y); __KB_OP(op) double __builtin_##name(double x, double y);
__KB_BUILTIN1(exp, "math.exp") __KB_BUILTIN1(log, "math.log") __KB_BUILTIN1(log10, "math.log10") __KB_BUILTIN1(sin, "math.sin") __KB_BUILTIN1(cos, "math.cos") __KB_BUILTIN1(tan, "math.tan")
__KB_BUILTIN1(tanh, "math.tanh") __KB_BUILTIN1(floor, "math.floor") __KB_BUILTIN1(ceil, "math.ceil") __KB_BUILTIN1(trunc, "math.trunc") __KB_BUILTIN1(round, "math.round") __KB_BUILTIN1(rint, "math.rint")
__KB_BUILTIN1(cbrt, "math.cbrt") __KB_BUILTIN1(erf, "math.erf") __KB_BUILTIN1(nearbyint, "math.rint")
__KB_BUILTIN2(fmin, "math.fmin") __KB_BUILTIN2(fmax, "math.fmax") __KB_BUILTIN2(pow, "math.pow") __KB_BUILTIN2(fmod, "math.fmod") __KB_BUILTIN2(atan2, "math.atan2") __KB_BUILTIN2(hypot, "math.hypot")
__KB_OP("math.exp2") double __builtin_exp2(double x); __KB_OP("math.log2") double __builtin_log2(double x);
__KB_OP("int.abs") int __builtin_abs(int x); __KB_OP("int.abs") long __builtin_labs(long x); __KB_OP("int.abs") long long __builtin_llabs(long long x);
__KB_OP("math.signbit") bool __builtin_signbitf(float x); __KB_OP("math.signbit") bool __builtin_signbit(double x);
