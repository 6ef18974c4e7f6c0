// What the functions of directed_test.c have to return: the processor computes with a rounding mode.
#include <fenv.h>
#include <math.h>

static const int modes[] = {FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};

#define ROUNDED(TYPE, NAME, VALUE, ...)   \
    TYPE NAME(__VA_ARGS__, int side) {    \
        fesetround(modes[side]);          \
        volatile TYPE result = VALUE;     \
        fesetround(FE_TONEAREST);         \
        return result;                    \
    }

#define OPERATIONS(TYPE, SUFFIX, SQRT, FMA)                                   \
    ROUNDED(TYPE, want_add_##SUFFIX, x + y, volatile TYPE x, volatile TYPE y) \
    ROUNDED(TYPE, want_mul_##SUFFIX, x * y, volatile TYPE x, volatile TYPE y) \
    ROUNDED(TYPE, want_div_##SUFFIX, x / y, volatile TYPE x, volatile TYPE y) \
    ROUNDED(TYPE, want_sqrt_##SUFFIX, SQRT(x), volatile TYPE x)               \
    ROUNDED(TYPE, want_fma_##SUFFIX, FMA(x, y, z), volatile TYPE x, volatile TYPE y, volatile TYPE z)

OPERATIONS(float, f32, sqrtf, fmaf)
OPERATIONS(double, f64, sqrt, fma)
