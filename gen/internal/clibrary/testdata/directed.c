// Compares the functions of OpenCL C that round to one side, in texts.inc, with those of rounded.c, on random values of
// which many are zeros, subnormal, next to an overflow, close to a power of two or cancel each other out.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t uint;
typedef uint64_t ulong;

#define AS(NAME, TO, FROM)                     \
    static TO NAME(FROM x) {                   \
        TO y;                                  \
        memcpy(&y, &x, sizeof y);              \
        return y;                              \
    }
AS(as_uint, uint, float)
AS(as_float, float, uint)
AS(as_long, int64_t, double)
AS(as_ulong, ulong, double)
AS(as_double, double, ulong)

#include "texts.inc"

#define DECLARE(TYPE, SUFFIX)                \
    TYPE want_add_##SUFFIX(TYPE, TYPE, int); \
    TYPE want_mul_##SUFFIX(TYPE, TYPE, int); \
    TYPE want_div_##SUFFIX(TYPE, TYPE, int); \
    TYPE want_sqrt_##SUFFIX(TYPE, int);      \
    TYPE want_fma_##SUFFIX(TYPE, TYPE, TYPE, int);
DECLARE(float, f32)
DECLARE(double, f64)

static ulong state = 88172645463325252;

static ulong next(void) { // xorshift64
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static float random_f32(void) {
    ulong r = next();
    uint b = (uint)r;
    switch (r >> 32 & 7) {
    case 0: return as_float(b & 0x80ffffff);
    case 1: return as_float((b & 0x807fffff) | 0x3f800000);
    case 2: return as_float((b & 0x80000007) | (uint)(next() & 255) << 23);
    case 3: return as_float(b & 0x80000003);
    case 4: return as_float((b & 0x800fffff) | 0x7f000000);
    case 5: return (int)(b & 63) - 32;
    }
    return as_float(b);
}

static double random_f64(void) {
    ulong kind = next(), b = next();
    switch (kind & 15) {
    case 0: return as_double(b & 0x801fffffffffffff);
    case 1: return as_double((b & 0x800fffffffffffff) | 0x3ff0000000000000);
    case 2: return as_double((b & 0x8000000000000007) | (next() & 2047) << 52);
    case 3: return as_double(b & 0x8000000000000003);
    case 4: return as_double((b & 0x801fffffffffffff) | 0x7fc0000000000000);
    case 5: return (int)(b & 63) - 32;
    case 6: case 7: case 8: return as_double((b & 0x800fffffffffffff) | (960 + (next() & 127)) << 52);
    case 9: case 10: return as_double((b & 0x800ffffff0000000) | (960 + (next() & 127)) << 52);
    }
    return as_double(b);
}

static int wrong;

#define COMPARE(SUFFIX, BITS, OPERATION, X, Y, Z, ...)                                                           \
    do {                                                                                                         \
        __typeof__(X) got = kb_##OPERATION##_to_side_##SUFFIX(__VA_ARGS__, side);                                \
        __typeof__(X) want = want_##OPERATION##_##SUFFIX(__VA_ARGS__, side);                                     \
        if (!(got != got && want != want) && BITS(got) != BITS(want) && wrong++ < 10)                            \
            printf("%s_%s, side %d: %a %a %a: got %a, want %a\n", #OPERATION, #SUFFIX, side, X, Y, Z, got, want); \
    } while (0)

#define ROUND(TYPE, SUFFIX, BITS)                                    \
    do {                                                             \
        TYPE x = random_##SUFFIX(), y = random_##SUFFIX(), z = random_##SUFFIX(); \
        if (i % 7 == 0) z = -(x * y);                                \
        if (i % 11 == 0) y = -x;                                     \
        for (int side = 0; side < 3; side++) {                       \
            COMPARE(SUFFIX, BITS, add, x, y, z, x, y);               \
            COMPARE(SUFFIX, BITS, mul, x, y, z, x, y);               \
            COMPARE(SUFFIX, BITS, div, x, y, z, x, y);               \
            COMPARE(SUFFIX, BITS, sqrt, x, y, z, x);                 \
            COMPARE(SUFFIX, BITS, fma, x, y, z, x, y, z);            \
        }                                                            \
    } while (0)

int main(int argc, char **argv) {
    long n = argc > 1 ? atol(argv[1]) : 0;
    for (long i = 0; i < n; i++) {
        ROUND(float, f32, as_uint);
        ROUND(double, f64, as_ulong);
    }
    if (wrong) printf("%d wrong\n", wrong);
    return wrong != 0;
}
