// oracle: gpu flags: -fmad=true
// What nvcc contracts by default: each slot holds the bits of an expression, its right neighbour those of the same with explicit roundings. Each expression has values of its
// own, because nvcc keeps a product that several sums need as one.

__device__ long long bits(float x) { return __float_as_int(x); }
__device__ long long bits(double x) { return __double_as_longlong(x); }

// 0, which the compiler does not know.
__device__ int zero(long long *out) { return (int)((volatile long long *)out)[63]; }

#define FLOATS float o = zero(out), a = 1.0000001f + o, b = 1.3333334f + o, c = -1.3333335f + o, d = 0.7777778f + o
#define DOUBLES double o = zero(out), a = 1.0000000000000002 + o, b = 1.3333333333333333 + o, c = -1.3333333333333337 + o, d = 0.77777777777777779 + o
#define PAIR(values, slot, x, y) { values; out[slot] = bits(x); } { values; out[slot + 1] = bits(y); }

__global__ void fmad_float(long long *out) {
    PAIR(FLOATS, 0, a * b + c, __fmaf_rn(a, b, c))
    PAIR(FLOATS, 2, c + a * b, __fmaf_rn(a, b, c))
    PAIR(FLOATS, 4, a * b - d, __fmaf_rn(a, b, -d))
    PAIR(FLOATS, 6, d - a * b, __fmaf_rn(-a, b, d))
    PAIR(FLOATS, 8, a * b + c * d, __fmaf_rn(a, b, __fmul_rn(c, d)))
    PAIR(FLOATS, 10, a * b - c * d, __fmaf_rn(a, b, -__fmul_rn(c, d)))
    PAIR(FLOATS, 12, -(a * b) + d, __fmaf_rn(-a, b, d))
    PAIR(FLOATS, 14, d - -(a * b), __fmaf_rn(a, b, d))
    PAIR(FLOATS, 16, a * d * b + c, __fmaf_rn(__fmul_rn(a, d), b, c))
    PAIR(FLOATS, 18, a + b + c * d, __fmaf_rn(c, d, __fadd_rn(a, b)))
    PAIR(FLOATS, 20, (a * b + d) * d + a, __fmaf_rn(__fmaf_rn(a, b, d), d, a))
    PAIR(FLOATS, 22, -(a * b) - d, __fmaf_rn(-a, b, -d))
    PAIR(FLOATS, 24, a * d + a * b + c, __fadd_rn(__fmaf_rn(a, d, __fmul_rn(a, b)), c))
    PAIR(FLOATS, 26, 2.5f * (a + d) - b, __fmaf_rn(2.5f, __fadd_rn(a, d), -b))
    PAIR(FLOATS, 28, a * a + a, __fmaf_rn(a, a, a))
    PAIR(FLOATS, 30, sqrtf(b * b - d * d), sqrtf(__fmaf_rn(b, b, -__fmul_rn(d, d))))
}

struct Third {
    float x, y, z;
    __device__ float dot(Third o) const { return x * o.x + y * o.y + z * o.z; }
};

__device__ float between(float a, float b, float t) { return a + t * (b - a); }

// Assignments, members, array elements, loops and functions.
__global__ void fmad_places(long long *out) {
    {
        FLOATS;
        c += a * b;
        out[0] = bits(c);
        d -= a * b;
        out[2] = bits(d);
    }
    {
        FLOATS;
        out[1] = bits(__fmaf_rn(a, b, c));
        out[3] = bits(__fmaf_rn(-a, b, d));
    }
    {
        FLOATS;
        Third p = {a, b, c}, q = {b, d, a};
        out[4] = bits(p.dot(q));
        out[6] = bits(between(b, a, d));
    }
    {
        FLOATS;
        out[5] = bits(__fmaf_rn(c, a, __fmaf_rn(a, b, __fmul_rn(b, d))));
        out[7] = bits(__fmaf_rn(d, __fsub_rn(a, b), b));
    }
    {
        FLOATS;
        float sums[3] = {c, d, b};
        Third t = {d, d, c};
        int k = (int)o;
        sums[k] += a * b;
        sums[k + 2] -= a * d;
        t.y += a * b;
        out[8] = bits(sums[0]);
        out[10] = bits(sums[2]);
        out[12] = bits(t.y);
    }
    {
        FLOATS;
        out[9] = bits(__fmaf_rn(a, b, c));
        out[11] = bits(__fmaf_rn(-a, d, b));
        out[13] = bits(__fmaf_rn(a, b, d));
    }
    {
        FLOATS;
        float s = d, t = d;
        for (int i = 0; i < 8; i++) {
            s = s * a + d * 0.1f;
            t = __fmaf_rn(t, a, __fmul_rn(d, 0.1f));
        }
        out[14] = bits(s);
        out[15] = bits(t);
    }
}

// Products and sums that stay two operations.
__global__ void fmad_not(long long *out) {
    PAIR(FLOATS, 0, __fmul_rn(a, b) + c, __fadd_rn(__fmul_rn(a, b), c))
    PAIR(FLOATS, 2, __fadd_rn(a * b, c), __fadd_rn(__fmul_rn(a, b), c))
    PAIR(FLOATS, 4, (double)(a * b) + c, __dadd_rn((double)__fmul_rn(a, b), (double)c))
    PAIR(FLOATS, 6, a / b + c, __fadd_rn(__fdiv_rn(a, b), c))
    PAIR(FLOATS, 8, __fmaf_rn(a, b, c) + d, __fadd_rn(__fmaf_rn(a, b, c), d))
    {
        FLOATS;
        out[10] = (int)(a * 3 + 0.5f) * 7 + 1;
        out[11] = 22;
    }
}

__global__ void fmad_double(long long *out) {
    PAIR(DOUBLES, 0, a * b + c, __fma_rn(a, b, c))
    PAIR(DOUBLES, 2, c - a * b, __fma_rn(-a, b, c))
    PAIR(DOUBLES, 4, a * b + c * d, __fma_rn(a, b, __dmul_rn(c, d)))
    PAIR(DOUBLES, 6, a * b - c * d, __fma_rn(a, b, -__dmul_rn(c, d)))
    {
        DOUBLES;
        double s = d, t = d;
        for (int i = 0; i < 5; i++) {
            s += a * s;
            t = __fma_rn(a, t, t);
        }
        out[8] = bits(s);
        out[9] = bits(t);
    }
}
