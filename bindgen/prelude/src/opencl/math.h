// Mathematics (OpenCL C 3.0 6.15.2), common functions (6.15.4), relational functions (6.15.6) and geometry (6.15.5).
__KB_GEN("math.acos", "fp") gentype acos(gentype x);
__KB_GEN("math.acosh", "fp") gentype acosh(gentype x);
__KB_GEN("math.asin", "fp") gentype asin(gentype x);
__KB_GEN("math.asinh", "fp") gentype asinh(gentype x);
__KB_GEN("math.atan", "fp") gentype atan(gentype x);
__KB_GEN("math.atanh", "fp") gentype atanh(gentype x);
__KB_GEN("math.cbrt", "fp") gentype cbrt(gentype x);
__KB_GEN("math.ceil", "fp") gentype ceil(gentype x);
__KB_GEN("math.cos", "fp") gentype cos(gentype x);
__KB_GEN("math.cosh", "fp") gentype cosh(gentype x);
__KB_GEN("math.cospi", "fp") gentype cospi(gentype x);
__KB_GEN("math.erf", "fp") gentype erf(gentype x);
__KB_GEN("math.erfc", "fp") gentype erfc(gentype x);
__KB_GEN("math.exp", "fp") gentype exp(gentype x);
__KB_GEN("math.exp2", "fp") gentype exp2(gentype x);
__KB_GEN("math.exp10", "fp") gentype exp10(gentype x);
__KB_GEN("math.expm1", "fp") gentype expm1(gentype x);
__KB_GEN("math.fabs", "fp") gentype fabs(gentype x);
__KB_GEN("math.floor", "fp") gentype floor(gentype x);
__KB_GEN("math.lgamma", "fp") gentype lgamma(gentype x);
__KB_GEN("math.log", "fp") gentype log(gentype x);
__KB_GEN("math.log2", "fp") gentype log2(gentype x);
__KB_GEN("math.log10", "fp") gentype log10(gentype x);
__KB_GEN("math.log1p", "fp") gentype log1p(gentype x);
__KB_GEN("math.logb", "fp") gentype logb(gentype x);
__KB_GEN("math.rint", "fp") gentype rint(gentype x);
__KB_GEN("math.round", "fp") gentype round(gentype x);
__KB_GEN("math.rsqrt", "fp") gentype rsqrt(gentype x);
__KB_GEN("math.sin", "fp") gentype sin(gentype x);
__KB_GEN("math.sinh", "fp") gentype sinh(gentype x);
__KB_GEN("math.sinpi", "fp") gentype sinpi(gentype x);
__KB_GEN("math.sqrt", "fp") gentype sqrt(gentype x);
__KB_GEN("math.tan", "fp") gentype tan(gentype x);
__KB_GEN("math.tanh", "fp") gentype tanh(gentype x);
__KB_GEN("math.tanpi", "fp") gentype tanpi(gentype x);
__KB_GEN("math.tgamma", "fp") gentype tgamma(gentype x);
__KB_GEN("math.trunc", "fp") gentype trunc(gentype x);
__KB_GEN("math.atan2", "fp") gentype atan2(gentype x, gentype y);
__KB_GEN("math.copysign", "fp") gentype copysign(gentype x, gentype y);
__KB_GEN("math.fdim", "fp") gentype fdim(gentype x, gentype y);
__KB_GEN("math.fmax", "fp") gentype fmax(gentype x, gentype y);
__KB_GEN("math.fmin", "fp") gentype fmin(gentype x, gentype y);
__KB_GEN("math.fmod", "fp") gentype fmod(gentype x, gentype y);
__KB_GEN("math.hypot", "fp") gentype hypot(gentype x, gentype y);
__KB_GEN("math.nextafter", "fp") gentype nextafter(gentype x, gentype y);
__KB_GEN("math.pow", "fp") gentype pow(gentype x, gentype y);
__KB_GEN("math.remainder", "fp") gentype remainder(gentype x, gentype y);
__KB_GEN("math.fma", "fp") gentype fma(gentype x, gentype y, gentype z);
__KB_GEN("math.pown", "fp") gentype pown(gentype x, ngentype n);
__KB_GEN("math.rootn", "fp") gentype rootn(gentype x, ngentype n);
__KB_GEN("math.ldexp", "fp") gentype ldexp(gentype x, ngentype n);
__KB_GEN("math.ilogb", "fp") ngentype ilogb(gentype x);
__KB_GEN("math.frexp_frac", "fp") gentype __kb_frexp_frac(gentype x);
__KB_GEN("math.frexp_exp", "fp") ngentype __kb_frexp_exp(gentype x);
__KB_GEN("math.remquo_quo", "fp") ngentype __kb_remquo_quo(gentype x, gentype y);
__KB_GEN("bit.cast", "fp") gentype __kb_of_bits(ugentype x);
__KB_GEN("bit.cast", "fp") ugentype __kb_bits(gentype x);
__KB_GEN("bit.cast", "fp") igentype __kb_sbits(gentype x);
#define __KB_VECS(class) __attribute__((kbind_gen(class, 2, 3, 4, 8, 16))) inline
#define __KB_N(x) ((gentype)((sgentype)(x)))
__KB_VECS("fp") gentype fmax(gentype x, sgentype y) { return fmax(x, (gentype)(y)); }
__KB_VECS("fp") gentype fmin(gentype x, sgentype y) { return fmin(x, (gentype)(y)); }
__KB_VECS("fp") gentype ldexp(gentype x, int n) { return ldexp(x, (ngentype)(n)); }
__KB_VECS("fp") gentype pown(gentype x, int n) { return pown(x, (ngentype)(n)); }
// What pow has beyond powr is NaN (OpenCL C 3.0 7.5.1).
__KB_ANY("fp") gentype powr(gentype x, gentype y) {
  return (x < __KB_N(0)) | isunordered(x, y) | ((y == __KB_N(0)) & ((x == __KB_N(0)) | isinf(x))) | ((x == __KB_N(1)) & isinf(y)) ? __KB_N(NAN) : pow(fabs(x), y);
}
__KB_ANY("fp") gentype acospi(gentype x) { return acos(x) * (sgentype)M_1_PI; }
__KB_ANY("fp") gentype asinpi(gentype x) { return asin(x) * (sgentype)M_1_PI; }
__KB_ANY("fp") gentype atanpi(gentype x) { return atan(x) * (sgentype)M_1_PI; }
__KB_ANY("fp") gentype atan2pi(gentype y, gentype x) { return atan2(y, x) * (sgentype)M_1_PI; }
__KB_ANY("fp") gentype mad(gentype x, gentype y, gentype z) { return x * y + z; }
__KB_ANY("fp") gentype maxmag(gentype x, gentype y) { gentype a = fabs(x), b = fabs(y); return a > b ? x : b > a ? y : fmax(x, y); }
__KB_ANY("fp") gentype minmag(gentype x, gentype y) { gentype a = fabs(x), b = fabs(y); return a < b ? x : b < a ? y : fmin(x, y); }
__KB_ANY("fp") gentype fract(gentype x, gentype *whole) {
  gentype f = floor(x), d = x - f;
  *whole = f;
  return isinf(x) ? copysign(__KB_N(0), x) : d >= __KB_N(1) ? nextafter(__KB_N(1), __KB_N(0)) : d;
}
__KB_ANY("fp") gentype frexp(gentype x, ngentype *e) { *e = __kb_frexp_exp(x); return __kb_frexp_frac(x); }
__KB_ANY("fp") gentype modf(gentype x, gentype *whole) { gentype t = trunc(x); *whole = t; return copysign(isinf(x) ? __KB_N(0) : x - t, x); }
__KB_ANY("fp") gentype remquo(gentype x, gentype y, ngentype *q) { *q = __kb_remquo_quo(x, y); return remainder(x, y); }
__KB_ANY("fp") gentype sincos(gentype x, gentype *c) { *c = cos(x); return sin(x); }
__attribute__((kbind_gen("fp", 1))) inline gentype lgamma_r(gentype x, int *sign) { *sign = x < 0 && fmod(floor(x), __KB_N(2)) != 0 ? -1 : 1; return lgamma(x); }
__KB_VECS("fp") gentype lgamma_r(gentype x, ngentype *sign) {
  for (int i = 0; i < vec_step(gentype); i++) ((sgentype *)&x)[i] = lgamma_r(((sgentype *)&x)[i], (int *)sign + i);
  return x;
}
__KB_ANY("fp") gentype nan(ugentype code) { return __kb_of_bits((ugentype)(__kb_bits(__KB_N(NAN)) | code)); }

__KB_GEN("math.cos", "fp") gentype native_cos(gentype x);
__KB_GEN("math.exp", "fp") gentype native_exp(gentype x);
__KB_GEN("math.exp2", "fp") gentype native_exp2(gentype x);
__KB_GEN("math.exp10", "fp") gentype native_exp10(gentype x);
__KB_GEN("math.log", "fp") gentype native_log(gentype x);
__KB_GEN("math.log2", "fp") gentype native_log2(gentype x);
__KB_GEN("math.log10", "fp") gentype native_log10(gentype x);
__KB_GEN("math.rsqrt", "fp") gentype native_rsqrt(gentype x);
__KB_GEN("math.sin", "fp") gentype native_sin(gentype x);
__KB_GEN("math.sqrt", "fp") gentype native_sqrt(gentype x);
__KB_GEN("math.tan", "fp") gentype native_tan(gentype x);
__KB_GEN("math.pow", "fp") gentype native_powr(gentype x, gentype y);
__KB_ANY("fp") gentype native_divide(gentype x, gentype y) { return x / y; }
__KB_ANY("fp") gentype native_recip(gentype x) { return __KB_N(1) / x; }
__KB_GEN("math.cos", "fp") gentype half_cos(gentype x);
__KB_GEN("math.exp", "fp") gentype half_exp(gentype x);
__KB_GEN("math.exp2", "fp") gentype half_exp2(gentype x);
__KB_GEN("math.exp10", "fp") gentype half_exp10(gentype x);
__KB_GEN("math.log", "fp") gentype half_log(gentype x);
__KB_GEN("math.log2", "fp") gentype half_log2(gentype x);
__KB_GEN("math.log10", "fp") gentype half_log10(gentype x);
__KB_GEN("math.rsqrt", "fp") gentype half_rsqrt(gentype x);
__KB_GEN("math.sin", "fp") gentype half_sin(gentype x);
__KB_GEN("math.sqrt", "fp") gentype half_sqrt(gentype x);
__KB_GEN("math.tan", "fp") gentype half_tan(gentype x);
__KB_GEN("math.pow", "fp") gentype half_powr(gentype x, gentype y);
__KB_ANY("fp") gentype half_divide(gentype x, gentype y) { return x / y; }
__KB_ANY("fp") gentype half_recip(gentype x) { return __KB_N(1) / x; }

// Common functions.
__KB_ANY("fp") gentype min(gentype x, gentype y) { return y < x ? y : x; }
__KB_ANY("fp") gentype max(gentype x, gentype y) { return x < y ? y : x; }
__KB_VECS("fp") gentype min(gentype x, sgentype y) { return min(x, (gentype)(y)); }
__KB_VECS("fp") gentype max(gentype x, sgentype y) { return max(x, (gentype)(y)); }
__KB_ANY("fp") gentype clamp(gentype x, gentype lo, gentype hi) { return fmin(fmax(x, lo), hi); }
__KB_VECS("fp") gentype clamp(gentype x, sgentype lo, sgentype hi) { return fmin(fmax(x, (gentype)(lo)), (gentype)(hi)); }
__KB_ANY("fp") gentype degrees(gentype x) { return x * (sgentype)57.29577951308232; }
__KB_ANY("fp") gentype radians(gentype x) { return x * (sgentype)0.017453292519943295; }
__KB_ANY("fp") gentype mix(gentype x, gentype y, gentype a) { return x + (y - x) * a; }
__KB_VECS("fp") gentype mix(gentype x, gentype y, sgentype a) { return x + (y - x) * a; }
__KB_ANY("fp") gentype step(gentype edge, gentype x) { return x < edge ? __KB_N(0) : __KB_N(1); }
__KB_VECS("fp") gentype step(sgentype edge, gentype x) { return x < (gentype)(edge) ? __KB_N(0) : __KB_N(1); }
__KB_ANY("fp") gentype smoothstep(gentype e0, gentype e1, gentype x) { gentype t = clamp((x - e0) / (e1 - e0), __KB_N(0), __KB_N(1)); return t * t * (__KB_N(3) - t - t); }
__KB_VECS("fp") gentype smoothstep(sgentype e0, sgentype e1, gentype x) { return smoothstep((gentype)(e0), (gentype)(e1), x); }
__KB_ANY("fp") gentype sign(gentype x) { return x > __KB_N(0) ? __KB_N(1) : x < __KB_N(0) ? __KB_N(-1) : x == x ? x : __KB_N(0); }

// Relational functions: 1 for a true scalar, -1 for a true component, as comparisons give.
__KB_ANY("fp") rgentype isequal(gentype x, gentype y) { return x == y; }
__KB_ANY("fp") rgentype isnotequal(gentype x, gentype y) { return x != y; }
__KB_ANY("fp") rgentype isgreater(gentype x, gentype y) { return x > y; }
__KB_ANY("fp") rgentype isgreaterequal(gentype x, gentype y) { return x >= y; }
__KB_ANY("fp") rgentype isless(gentype x, gentype y) { return x < y; }
__KB_ANY("fp") rgentype islessequal(gentype x, gentype y) { return x <= y; }
__KB_ANY("fp") rgentype islessgreater(gentype x, gentype y) { return (x < y) | (x > y); }
__KB_ANY("fp") rgentype isfinite(gentype x) { return fabs(x) < __KB_N(INFINITY); }
__KB_ANY("fp") rgentype isinf(gentype x) { return fabs(x) == __KB_N(INFINITY); }
__KB_ANY("fp") rgentype isnan(gentype x) { return x != x; }
__KB_ANY("fp") rgentype isordered(gentype x, gentype y) { return (x == x) & (y == y); }
__KB_ANY("fp") rgentype isunordered(gentype x, gentype y) { return (x != x) | (y != y); }
__KB_ANY("fp") rgentype signbit(gentype x) { return __kb_sbits(x) < (igentype)(0); }
__attribute__((kbind_gen("float"))) inline rgentype isnormal(gentype x) { return (fabs(x) >= __KB_N(FLT_MIN)) & (fabs(x) <= __KB_N(FLT_MAX)); }
__attribute__((kbind_gen("double"))) inline rgentype isnormal(gentype x) { return (fabs(x) >= __KB_N(DBL_MIN)) & (fabs(x) <= __KB_N(DBL_MAX)); }
__attribute__((kbind_gen("half"))) inline rgentype isnormal(gentype x) { return (fabs(x) >= __KB_N(HALF_MIN)) & (fabs(x) <= __KB_N(HALF_MAX)); }
__KB_ANY("any") gentype select(gentype a, gentype b, igentype c) { return c ? b : a; }
__KB_ANY("any") gentype select(gentype a, gentype b, ugentype c) { return c ? b : a; }
__KB_ANY("int") gentype bitselect(gentype a, gentype b, gentype c) { return a ^ (c & (a ^ b)); }
__KB_ANY("fp") gentype bitselect(gentype a, gentype b, gentype c) { ugentype x = __kb_bits(a); return __kb_of_bits((ugentype)(x ^ (__kb_bits(c) & (x ^ __kb_bits(b))))); }
#define __KB_W(class, n) __attribute__((kbind_gen(class, n))) inline
__KB_W("sint", 1) int any(gentype x) { return x < 0; }
__KB_W("sint", 2) int any(gentype x) { return (x.s0 | x.s1) < 0; }
__KB_W("sint", 3) int any(gentype x) { return (x.s0 | x.s1 | x.s2) < 0; }
__KB_W("sint", 4) int any(gentype x) { return (x.s0 | x.s1 | x.s2 | x.s3) < 0; }
__KB_W("sint", 8) int any(gentype x) { return (x.s0 | x.s1 | x.s2 | x.s3 | x.s4 | x.s5 | x.s6 | x.s7) < 0; }
__KB_W("sint", 16) int any(gentype x) { return (x.s0 | x.s1 | x.s2 | x.s3 | x.s4 | x.s5 | x.s6 | x.s7 | x.s8 | x.s9 | x.sa | x.sb | x.sc | x.sd | x.se | x.sf) < 0; }
__KB_W("sint", 1) int all(gentype x) { return x < 0; }
__KB_W("sint", 2) int all(gentype x) { return (x.s0 & x.s1) < 0; }
__KB_W("sint", 3) int all(gentype x) { return (x.s0 & x.s1 & x.s2) < 0; }
__KB_W("sint", 4) int all(gentype x) { return (x.s0 & x.s1 & x.s2 & x.s3) < 0; }
__KB_W("sint", 8) int all(gentype x) { return (x.s0 & x.s1 & x.s2 & x.s3 & x.s4 & x.s5 & x.s6 & x.s7) < 0; }
__KB_W("sint", 16) int all(gentype x) { return (x.s0 & x.s1 & x.s2 & x.s3 & x.s4 & x.s5 & x.s6 & x.s7 & x.s8 & x.s9 & x.sa & x.sb & x.sc & x.sd & x.se & x.sf) < 0; }

// Geometry.
__KB_W("fp", 1) sgentype dot(gentype x, gentype y) { return x * y; }
__KB_W("fp", 2) sgentype dot(gentype x, gentype y) { return x.x * y.x + x.y * y.y; }
__KB_W("fp", 3) sgentype dot(gentype x, gentype y) { return x.x * y.x + x.y * y.y + x.z * y.z; }
__KB_W("fp", 4) sgentype dot(gentype x, gentype y) { return x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w; }
__KB_W("fp", 3) gentype cross(gentype a, gentype b) { return (gentype)(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
__KB_W("fp", 4) gentype cross(gentype a, gentype b) { return (gentype)(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, (sgentype)0); }
#define __KB_GEO __attribute__((kbind_gen("fp", 1, 2, 3, 4))) inline
// The squares of a vector whose length is representable may overflow, or lose their bits: then the vector is scaled by a power of two first.
#define __KB_LENGTH(class, least, most, up, down) \
  __attribute__((kbind_gen(class, 2, 3, 4))) inline sgentype __kb_scale(gentype v) { return dot(v, v) > 1 ? (sgentype)down : (sgentype)up; } \
  __attribute__((kbind_gen(class, 2, 3, 4))) inline sgentype __kb_far_length(gentype v) { sgentype s = __kb_scale(v); v *= s; return sqrt(dot(v, v)) / s; } \
  __attribute__((kbind_gen(class, 2, 3, 4))) inline gentype __kb_far_unit(gentype v) { \
    gentype w = v * __kb_scale(v); \
    sgentype d = dot(w, w); \
    if (isinf(d)) { w = copysign(isinf(v) ? __KB_N(1) : __KB_N(0), v); d = dot(w, w); } \
    return d == 0 ? v : w / (gentype)(sqrt(d)); } \
  __attribute__((kbind_gen(class, 2, 3, 4))) inline sgentype length(gentype v) { sgentype d = dot(v, v); return d >= least && d <= most ? sqrt(d) : __kb_far_length(v); } \
  __attribute__((kbind_gen(class, 2, 3, 4))) inline gentype normalize(gentype v) { sgentype d = dot(v, v); return d >= least && d <= most ? v / (gentype)(sqrt(d)) : __kb_far_unit(v); }
__KB_LENGTH("float", FLT_MIN, FLT_MAX, 0x1p86f, 0x1p-65f)
__KB_LENGTH("double", DBL_MIN, DBL_MAX, 0x1p563, 0x1p-513)
__attribute__((kbind_gen("half", 2, 3, 4))) inline fgentype __kb_wide(gentype v) { fgentype f; for (int i = 0; i < vec_step(gentype); i++) ((float *)&f)[i] = (float)((sgentype *)&v)[i]; return f; }
__attribute__((kbind_gen("half", 2, 3, 4))) inline sgentype length(gentype v) { return (sgentype)length(__kb_wide(v)); }
__attribute__((kbind_gen("half", 2, 3, 4))) inline gentype normalize(gentype v) {
  fgentype f = normalize(__kb_wide(v));
  for (int i = 0; i < vec_step(gentype); i++) ((sgentype *)&v)[i] = (sgentype)((float *)&f)[i];
  return v;
}
__KB_W("fp", 1) gentype length(gentype v) { return fabs(v); }
__KB_W("fp", 1) gentype normalize(gentype v) { return isnan(v) ? v : sign(v); }
__KB_GEO sgentype distance(gentype a, gentype b) { return length(a - b); }
__KB_GEO sgentype fast_length(gentype v) { return sqrt(dot(v, v)); }
__KB_GEO sgentype fast_distance(gentype a, gentype b) { return fast_length(a - b); }
__KB_GEO gentype fast_normalize(gentype v) { sgentype d = dot(v, v); return d == 0 ? v : v / (gentype)(sqrt(d)); }
