package clibrary

import "strings"

// Mathematical functions in C. Those of float that kernels call most are package cmath's, operation by operation, so
// that their results are those of the CPU engine to the bit; the others are the C library's.

// mathInC has functions by their names.
func mathInC() map[string]Part {
	parts := map[string]Part{}
	add := func(name, text string, needs ...string) { parts["kb_"+name] = Part{Text: text, Needs: needs} }
	for _, t := range []struct{ name, typ, bits, f string }{{"f32", "float", "uint32_t", "f"},
		{"f64", "double", "uint64_t", ""}} {
		r := strings.NewReplacer("SUFFIX", t.name, "TYPE", t.typ, "BITS", t.bits, "FN(", t.f+"(", "SIGN",
			map[string]string{"f32": "31", "f64": "63"}[t.name])
		for name, text := range bothInC {
			add(name+"_"+t.name, r.Replace(text))
		}
	}
	add("exp2_table", expTableInC)
	add("exp2_parts", expPartsInC, "kb_exp2_table")
	add("exp2_of", exp2OfInC, "kb_exp2_parts")
	add("exp_f32", expInC, "kb_exp2_parts")
	add("exp2_f32", exp2InC, "kb_exp2_of")
	add("exp10_f64", "static inline double kb_exp10_f64(double x) {\n    return __builtin_pow(10, x);\n}\n")
	add("exp10_f32", exp10InC, "kb_exp2_of")
	add("log_table", logTableInC)
	add("log_of", logOfInC, "kb_log_table")
	add("log_f32", logInC, "kb_log_of")
	add("log2_f32", log2InC, "kb_log_of")
	add("pow_f32", powInC, "kb_log_of", "kb_exp2_of")
	add("quadrant", quadrantInC)
	add("sin_f32", sinInC, "kb_quadrant")
	add("cos_f32", cosInC, "kb_quadrant")
	add("tanh_f32", tanhInC, "kb_exp2_parts")
	add("times_pi", timesPiInC)
	add("sinpi_f64", sinpiInC, "kb_times_pi")
	add("cospi_f64", cospiInC, "kb_times_pi")
	add("tanpi_f64", tanpiInC, "kb_sinpi_f64", "kb_cospi_f64")
	add("rootn_f64", rootnInC)
	return parts
}

// bothInC are functions on float and double. FN( is the parenthesis after the name of a function of C for the type.
var bothInC = map[string]string{
	"fmin": `static inline TYPE kb_fmin_SUFFIX(TYPE x, TYPE y) {
    TYPE r = x < y ? x : y;
    if (x == y) r = __builtin_signbit(x) ? x : y; // -0 is less than +0
    if (x != x) r = y;
    return y != y ? x : r;
}
`,
	"fmax": `static inline TYPE kb_fmax_SUFFIX(TYPE x, TYPE y) {
    TYPE r = x > y ? x : y;
    if (x == y) r = __builtin_signbit(x) ? y : x;
    if (x != x) r = y;
    return y != y ? x : r;
}
`,
	"fdim": `static inline TYPE kb_fdim_SUFFIX(TYPE x, TYPE y) {
    return x <= y ? 0 : x - y;
}
`,
	"rsqrt": `static inline TYPE kb_rsqrt_SUFFIX(TYPE x) {
    return 1 / __builtin_sqrtFN(x);
}
`,
	"isnan": `static inline int kb_isnan_SUFFIX(TYPE x) {
    return x != x;
}
`,
	"isinf": `static inline int kb_isinf_SUFFIX(TYPE x) {
    return __builtin_fabsFN(x) == INFINITY;
}
`,
	"isfinite": `static inline int kb_isfinite_SUFFIX(TYPE x) {
    return x - x == 0;
}
`,
	"signbit": `static inline int kb_signbit_SUFFIX(TYPE x) {
    BITS bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return (int)(bits >> SIGN);
}
`,
	"ilogb": `static inline int32_t kb_ilogb_SUFFIX(TYPE x) {
    if (x == 0 || x != x) return -2147483647 - 1;
    return __builtin_fabsFN(x) == INFINITY ? 2147483647 : __builtin_ilogbFN(x);
}
`,
	"frexp_exp": `static inline int32_t kb_frexp_exp_SUFFIX(TYPE x) {
    int e = 0;
    if (x - x == 0) __builtin_frexpFN(x, &e);
    return e;
}
`,
	"frexp_frac": `static inline TYPE kb_frexp_frac_SUFFIX(TYPE x) {
    int e;
    return x - x == 0 ? __builtin_frexpFN(x, &e) : x;
}
`,
	"ldexp": `static inline TYPE kb_ldexp_SUFFIX(TYPE x, int32_t n) {
    return __builtin_ldexpFN(x, n);
}
`,
	"pown": `static inline TYPE kb_pown_SUFFIX(TYPE x, int32_t n) {
    return (TYPE)__builtin_pow((double)x, (double)n);
}
`,
	"remquo_quo": `static inline int32_t kb_remquo_quo_SUFFIX(TYPE x, TYPE y) { // seven bits
    double d = y, m = __builtin_fmod(x, 128 * __builtin_fabs(d));
    if (m != m) return 0;
    return (int32_t)__builtin_fmod(__builtin_rint((m - __builtin_remainder(m, d)) / d), 128);
}
`,
}

const expTableInC = `static const uint64_t kb_exp2_table[32] = { // the bits of 2^(i/32), less i/32 of the exponent's unit
    0x3ff0000000000000ULL, 0x3fefd9b0d3158574ULL, 0x3fefb5586cf9890fULL, 0x3fef9301d0125b51ULL,
    0x3fef72b83c7d517bULL, 0x3fef54873168b9aaULL, 0x3fef387a6e756238ULL, 0x3fef1e9df51fdee1ULL,
    0x3fef06fe0a31b715ULL, 0x3feef1a7373aa9cbULL, 0x3feedea64c123422ULL, 0x3feece086061892dULL,
    0x3feebfdad5362a27ULL, 0x3feeb42b569d4f82ULL, 0x3feeab07dd485429ULL, 0x3feea47eb03a5585ULL,
    0x3feea09e667f3bcdULL, 0x3fee9f75e8ec5f74ULL, 0x3feea11473eb0187ULL, 0x3feea589994cce13ULL,
    0x3feeace5422aa0dbULL, 0x3feeb737b0cdc5e5ULL, 0x3feec49182a3f090ULL, 0x3feed503b23e255dULL,
    0x3feee89f995ad3adULL, 0x3feeff76f2fb5e47ULL, 0x3fef199bdd85529cULL, 0x3fef3720dcef9069ULL,
    0x3fef5818dcfba487ULL, 0x3fef7c97337b9b5fULL, 0x3fefa4afa2a490daULL, 0x3fefd0765b6e4540ULL,
};
`

const expPartsInC = `static inline double kb_exp2_parts(int64_t k, double r) { // 2^(k/32) * e^r
    uint64_t bits = kb_exp2_table[k & 31] + ((uint64_t)k << 47);
    double s;
    __builtin_memcpy(&s, &bits, 8);
    return s + s * (r + r * r * (0.5 + r * (1.0 / 6)));
}
`

const exp2OfInC = `static inline float kb_exp2_of(double d) { // for |d| < 200
    double t = d * 32 + 0x1.8p52, n = t - 0x1.8p52;
    int64_t k;
    __builtin_memcpy(&k, &t, 8);
    return (float)kb_exp2_parts(k, (d * 32 - n) * 0x1.62e42fefa39efp-06);
}
`

const expInC = `static inline float kb_exp_f32(float x) {
    if (!(x > -104 && x < 89)) return (float)__builtin_exp((double)x);
    double d = x, t = d * 0x1.71547652b82fep+05 + 0x1.8p52, n = t - 0x1.8p52;
    int64_t k;
    __builtin_memcpy(&k, &t, 8);
    return (float)kb_exp2_parts(k, d - n * 0x1.62e42fefa39efp-06);
}
`

const exp2InC = `static inline float kb_exp2_f32(float x) {
    return x > -150 && x < 128 ? kb_exp2_of(x) : (float)__builtin_exp2((double)x);
}
`

const exp10InC = `static inline float kb_exp10_f32(float x) {
    return x > -46 && x < 39 ? kb_exp2_of((double)x * 0x1.a934f0979a371p+01) : (float)__builtin_pow(10, (double)x);
}
`

const logTableInC = `static const double kb_log_table[32][2] = { // near the inverse of what is in an interval, and minus its logarithm
    {0x1.6a13cd1000000p+0, -0x1.630030a4eac49p-2},
    {0x1.623fa77000000p+0, -0x1.4c9e09e132c3cp-2},
    {0x1.5ac056b000000p+0, -0x1.36b6776ba1117p-2},
    {0x1.5390949000000p+0, -0x1.214456d32b8d4p-2},
    {0x1.4cab887000000p+0, -0x1.0c42d66ed62e3p-2},
    {0x1.460cbc8000000p+0, -0x1.ef5ade51cffe6p-3},
    {0x1.3fb014p+0, -0x1.c6ffbc8f00f71p-3},
    {0x1.3991c2c000000p+0, -0x1.9f6c406689664p-3},
    {0x1.33ae45b000000p+0, -0x1.7898d82fc4c73p-3},
    {0x1.2e025cp+0, -0x1.527e5e2a1b58dp-3},
    {0x1.288b013000000p+0, -0x1.2d1610fbe813ap-3},
    {0x1.2345679000000p+0, -0x1.08598b8663a07p-3},
    {0x1.1e2ef3b000000p+0, -0x1.c8857fe2c4b23p-4},
    {0x1.1945381000000p+0, -0x1.8197e35d0e3f0p-4},
    {0x1.1485f0e000000p+0, -0x1.3bdf5a731ee64p-4},
    {0x1.0fef011000000p+0, -0x1.eea31c026b87cp-5},
    {0x1.0b7e6ec000000p+0, -0x1.67c94ee54bb58p-5},
    {0x1.073260a000000p+0, -0x1.c63d2da94aaf1p-6},
    {0x1.03091b5000000p+0, -0x1.824489408a2aap-7},
    {0x1.000000p+0, 0},
    {0x1.ecc07b3000000p-1, 0x1.39e87ba1ebd60p-5},
    {0x1.de5d6e4000000p-1, 0x1.16536ee637ae1p-4},
    {0x1.d0cb58f000000p-1, 0x1.8c345da019b21p-4},
    {0x1.c3f8f02000000p-1, 0x1.fec912fbbeabbp-4},
    {0x1.b7d6c3e000000p-1, 0x1.371fc1f6e8f74p-3},
    {0x1.ac5701b000000p-1, 0x1.6d60fe601d21dp-3},
    {0x1.a16d3f9000000p-1, 0x1.a23bc223ab563p-3},
    {0x1.970e4f8000000p-1, 0x1.d5c216b8fbb91p-3},
    {0x1.8d3018d000000p-1, 0x1.040259530d041p-2},
    {0x1.83c977b000000p-1, 0x1.1c898c09d99fbp-2},
    {0x1.7ad2209000000p-1, 0x1.347dd9a447d55p-2},
    {0x1.724287f000000p-1, 0x1.4be5f963b78a1p-2},
};
`

const logOfInC = `static inline double kb_log_of(float x) { // for positive finite x
    uint32_t ix, step, part;
    double sub = 0;
    __builtin_memcpy(&ix, &x, 4);
    if (ix < 0x00800000) { // subnormal
        float y = x * 0x1p23f;
        __builtin_memcpy(&ix, &y, 4);
        sub = 0x1.fe2804e87b348p+03;
    }
    step = ix - 0x3f330000;
    const double *row = kb_log_table[step >> 18 & 31];
    int32_t k = (int32_t)step >> 23;
    part = ix - (step & 0xff800000);
    float m;
    __builtin_memcpy(&m, &part, 4);
    double r = (double)m * row[0] - 1, s = r * r;
    double p = (1.0 / 5 - r * (1.0 / 6)) + s * (1.0 / 7 - r * 0.125);
    p = (1.0 / 3 - r * 0.25) + s * p;
    p = (r - s * 0.5) + s * r * p;
    return (double)k * 0x1.62e42fefa39efp-01 - sub + (row[1] + p);
}
`

const logInC = `static inline float kb_log_f32(float x) {
    return x > 0 && x <= 0x1.fffffep127f ? (float)kb_log_of(x) : (float)__builtin_log((double)x);
}
`

const log2InC = `static inline float kb_log2_f32(float x) {
    return x > 0 && x <= 0x1.fffffep127f ? (float)(kb_log_of(x) * 0x1.71547652b82fep+00) : (float)__builtin_log((double)x);
}
`

const powInC = `static inline float kb_pow_f32(float x, float y) {
    if (x > 0 && x <= 0x1.fffffep127f && y > -0x1p24f && y < 0x1p24f) {
        double e = (double)y * (kb_log_of(x) * 0x1.71547652b82fep+00);
        if (e > -160 && e < 160) return kb_exp2_of(e);
    }
    return (float)__builtin_pow((double)x, (double)y);
}
`

const quadrantInC = `static inline double kb_quadrant(float x, int64_t *k) { // x less the nearest multiple of pi/2
    double d = x, t = d * 0x1.45f306dc9c883p-01 + 0x1.8p52, n = t - 0x1.8p52;
    __builtin_memcpy(k, &t, 8);
    return (d - n * 0x1.921fb544p+00) - n * 0x1.0b4611a626331p-34;
}

static inline double kb_sin_near(double r) {
    double s = r * r;
    double p = (-1.0 / 6 + s * (1.0 / 120)) + s * s * (-1.0 / 5040 + s * (1.0 / 362880));
    return r + r * s * p;
}

static inline double kb_cos_near(double r) {
    double s = r * r;
    double p = (1.0 / 24 - s * (1.0 / 720)) + s * s * (1.0 / 40320 - s * (1.0 / 3628800));
    return (1 - s * 0.5) + s * s * p;
}
`

const sinInC = `static inline float kb_sin_f32(float x) {
    if (!(x > -100000 && x < 100000)) return (float)__builtin_sin((double)x);
    int64_t k;
    double r = kb_quadrant(x, &k), v = k & 1 ? kb_cos_near(r) : kb_sin_near(r);
    v = k & 2 ? -v : v;
    return x == 0 ? x : (float)v;
}
`

const cosInC = `static inline float kb_cos_f32(float x) {
    if (!(x > -100000 && x < 100000)) return (float)__builtin_cos((double)x);
    int64_t k;
    double r = kb_quadrant(x, &k), v = k & 1 ? kb_sin_near(r) : kb_cos_near(r);
    return (float)((k + 1) & 2 ? -v : v);
}
`

const tanhInC = `static inline float kb_tanh_f32(float x) {
    double d = x, s = d * d;
    if (x == 0 || x != x) return x;
    if (s < 0.04) return (float)(d + d * s * ((-1.0 / 3 + s * (2.0 / 15)) + s * s * (-17.0 / 315 + s * (62.0 / 2835))));
    if (s > 100) return __builtin_copysignf(1, x);
    double t = d * 0x1.71547652b82fep+06 + 0x1.8p52, n = t - 0x1.8p52;
    int64_t k;
    __builtin_memcpy(&k, &t, 8);
    double e = kb_exp2_parts(k, 2 * d - n * 0x1.62e42fefa39efp-06);
    return (float)((e - 1) / (e + 1));
}
`

const timesPiInC = `static inline double kb_times_pi(double r, double *low) { // the product and what it lacks
    double p = r * 0x1.921fb54442d18p+1;
    *low = __builtin_fma(r, 0x1.921fb54442d18p+1, -p) + r * 0x1.1a62633145c07p-53;
    return p;
}

static inline double kb_sin_pi(double r) {
    double low, p = kb_times_pi(r, &low);
    return __builtin_sin(p) + low * __builtin_cos(p);
}

static inline double kb_cos_pi(double r) {
    double low, p = kb_times_pi(r, &low);
    return __builtin_cos(p) - low * __builtin_sin(p);
}
`

const sinpiInC = `static inline double kb_sinpi_f64(double x) {
    double r = __builtin_fabs(__builtin_fmod(x, 2));
    int minus = __builtin_signbit(x) != 0;
    if (r >= 1) r -= 1, minus = !minus;
    if (r > 0.5) r = 1 - r;
    if (r == 0) return __builtin_copysign(0, x);
    r = r <= 0.25 ? kb_sin_pi(r) : kb_cos_pi(0.5 - r);
    return minus ? -r : r;
}
`

const cospiInC = `static inline double kb_cospi_f64(double x) {
    double r = __builtin_fmod(__builtin_fabs(x), 2);
    if (r > 1) r = 2 - r;
    if (r <= 0.25) return kb_cos_pi(r);
    return r < 0.75 ? kb_sin_pi(0.5 - r) : -kb_cos_pi(1 - r);
}
`

const tanpiInC = `static inline double kb_tanpi_f64(double x) {
    return kb_sinpi_f64(x) / kb_cospi_f64(x);
}
`

const rootnInC = `static inline double kb_rootn_f64(double x, int32_t n) {
    if (n == 0 || (x < 0 && (n & 1) == 0) || x != x) return NAN;
    double a = __builtin_fabs(x), m = n, r = a;
    if (a - a != 0 || a == 0) {
        r = __builtin_pow(a, m);
    } else if (n == -1) {
        r = 1 / a;
    } else if (n != 1) {
        r = __builtin_pow(a, 1 / m);
        double step = r * ((__builtin_pow(r, m) / a - 1) / m); // Newton's
        if (step - step == 0) r -= step;
    }
    return (n & 1) && __builtin_signbit(x) ? -r : r;
}
`

// FusedOdd is a product and a sum, of which the last bit is 1 if they are not exact.
const FusedOdd = `static double kb_fma_odd(double a, double b, double c) {
    double p = a * b, s = p + c, part = s - p, error = (p - (s - part)) + (c - part);
    if (error == 0 || error != error || (as_long(s) & 1)) return s;
    return as_double(as_long(s) + ((error > 0) == (s > 0) ? 1 : -1));
}
`
