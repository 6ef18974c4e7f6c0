// Floating-point conversions and arithmetic; values leave as bits.
__device__ long long fbits(float f) { return __float_as_int(f); }
__device__ long long dbits(double d) { return __double_as_longlong(d); }

__global__ void conversions(long long* out) {
    float f = 3.99f;
    double d = -3.99;
    out[0] = (int)f;
    out[1] = (int)d;
    out[2] = (unsigned char)f;
    out[3] = (long long)1e18;
    out[4] = fbits(16777217);
    out[5] = fbits((float)0.1);
    out[6] = dbits(0.1f);
    out[7] = f > 3.99;
    out[8] = 0.1f == 0.1;
    out[9] = (bool)0.5f;
    out[10] = fbits(1 / 3);
    out[11] = fbits(1 / 3.0f);
    out[12] = dbits(1 / 3.0);
    out[13] = fbits((unsigned)-1);
    out[14] = dbits((unsigned long long)-1);
    out[15] = fbits(1e10f * 1e30f);
    out[16] = fbits(-0.0f);
    int i = 7;
    i *= 1.5;
    out[17] = i;
    i += 0.9f;
    out[18] = i;
    f = 5;
    f /= 2;
    out[19] = fbits(f);
    out[20] = fbits(f++ + --f);
    out[21] = fbits(.5f + 1.e1f + 0x1.8p1f);
    out[22] = (int)(f * 2) % 3;
    long long big = 9007199254740993ll;
    out[23] = (long long)(double)big;
    out[24] = fbits((float)big);
    out[25] = i / 2 * 2.0f == i;
}

__global__ void specials(long long* out) {
    float zero = (float)out[63], inf = 1.0f / zero, nan = inf - inf; // out holds zeros; no compiler knows
    out[0] = fbits(inf);
    out[1] = nan == nan;
    out[2] = nan != nan;
    out[3] = nan < 1 || nan > 1 || nan == 1;
    out[4] = !(nan < 1);
    out[5] = fbits(-zero);
    out[6] = -zero == zero;
    out[7] = fbits(fminf(nan, 2.0f));
    out[8] = fbits(fmaxf(1.0f, nan));
    out[9] = isnan(nan) && !isnan(inf);
    out[10] = isinf(inf) && !isinf(nan);
    out[11] = fbits(1e-45f / 2);
    out[12] = fbits(fabsf(-zero));
    out[13] = nan ? 1 : 2;
    out[14] = fbits(copysignf(3.0f, -zero));
}

__global__ void single_precision(long long* out) {
    float s = 0;
    for (int i = 1; i < 1000; i++) s += 1.0f / i;
    out[0] = fbits(s);
    float a = 1.1f, b = 2.3f, c = -2.53f;
    out[1] = fbits(a * b + c);
    out[2] = fbits(a - b * c);
    double d = a * b + c;
    out[3] = dbits(d);
    d = (double)a * b + c;
    out[4] = dbits(d);
    out[5] = fbits(sqrtf(2.0f));
    out[6] = dbits(sqrt(2.0));
    out[7] = fbits(floorf(-1.5f) + ceilf(1.2f) * 10 + truncf(-1.7f) * 100 + rintf(2.5f) * 1000 + roundf(2.5f) * 10000);
    out[8] = fbits(fmaf(1e8f, 1e8f, -1e16f));
    out[9] = fbits(fmodf(-7.5f, 2));
    float t = 16777216.0f;
    t += 1;
    t += 1;
    out[10] = fbits(t);
}
