// Every element type at every width: arithmetic, comparison, selection, conversion, memory (OpenCL C 1.2 6.1.2, 6.3, 6.12).
ulong mix_in(ulong h, long v) { h ^= (ulong)v; h *= 0x100000001b3UL; return h ^ h >> 29; }

#define INTEGER(T, S, U, N, SET)                                                                 \
    ulong check_##T##N(ulong h) {                                                                \
        T##N a = (T##N)SET, b = a * (T##N)(3) - (T##N)(7), c = (a ^ b) + (a & (T##N)(12));       \
        a += b; a <<= (T##N)(1); b |= c; c %= (T##N)(13); b /= (T##N)(2);                        \
        S##N less = a < b;                                                                       \
        T##N d = less ? a : b;                                                                   \
        d = max(d, c) + min(a, (T)(9)) + clamp(b, (T##N)(2), (T##N)(90));                        \
        d ^= rotate(a, (T##N)(3)) + popcount(b) + clz(c) + mul_hi(a, b);                         \
        d += add_sat(a, b) ^ sub_sat(b, a) ^ hadd(a, c) ^ rhadd(b, c);                           \
        U##N e = abs(d) + abs_diff(a, b);                                                        \
        d = bitselect(d, a, b) + select(a, c, less) + as_##T##N(e);                              \
        T m[16];                                                                                 \
        for (int i = 0; i < 16; i++) m[i] = (T)i;                                                \
        vstore##N(d, 0, m);                                                                      \
        d -= vload##N(0, m + 16 - N);                                                            \
        for (int i = 0; i < 16; i++) h = mix_in(h, (long)m[i]);                                  \
        vstore##N(d, 0, m);                                                                      \
        for (int i = 0; i < N; i++) h = mix_in(h, (long)m[i]);                                   \
        float f[16];                                                                             \
        vstore##N(convert_float##N(d), 0, f);                                                    \
        for (int i = 0; i < N; i++) h = mix_in(h, as_int(f[i]));                                 \
        vstore##N(convert_##T##N##_sat(vload##N(0, f) * 3.7f), 0, m);                            \
        for (int i = 0; i < N; i++) h = mix_in(h, (long)m[i]);                                   \
        short s[16];                                                                             \
        vstore##N(convert_short##N##_sat(d), 0, s);                                              \
        for (int i = 0; i < N; i++) h = mix_in(h, s[i]);                                         \
        vstore##N(convert_short##N(-e), 0, s);                                                   \
        for (int i = 0; i < N; i++) h = mix_in(h, s[i]);                                         \
        return mix_in(h, any(less) + 2 * all(less) + 4 * sizeof(T##N));                          \
    }

#define S2 (1, 250)
#define S3 (17, 99, 3)
#define S4 (17, 99, 3, 201)
#define S8 (5, 6, 120, 8, 9, 33, 127, 66)
#define S16 (5, 6, 120, 8, 9, 33, 127, 66, 1, 2, 3, 4, 70, 80, 90, 100)
#define WIDTHS(T, S, U) INTEGER(T, S, U, 2, S2) INTEGER(T, S, U, 3, S3) INTEGER(T, S, U, 4, S4) INTEGER(T, S, U, 8, S8) INTEGER(T, S, U, 16, S16)
WIDTHS(char, char, uchar)
WIDTHS(uchar, char, uchar)
WIDTHS(short, short, ushort)
WIDTHS(ushort, short, ushort)
WIDTHS(int, int, uint)
WIDTHS(uint, int, uint)
WIDTHS(long, long, ulong)
WIDTHS(ulong, long, ulong)

#define ALL(i, T)                   \
    out[i] = (long)check_##T##2(1); \
    out[i + 1] = (long)check_##T##3(2); \
    out[i + 2] = (long)check_##T##4(3); \
    out[i + 3] = (long)check_##T##8(4); \
    out[i + 4] = (long)check_##T##16(5);

__kernel void wide_integers(__global long *out) {
    ALL(0, char)
    ALL(5, uchar)
    ALL(10, short)
    ALL(15, ushort)
    ALL(20, int)
    ALL(25, uint)
    ALL(30, long)
    ALL(35, ulong)
}

#pragma OPENCL FP_CONTRACT OFF
#define FLOATING(T, S, N, SET)                                                                   \
    ulong check_##T##N(ulong h) {                                                                \
        T##N a = (T##N)SET, b = a * (T)0.25 - (T)7, c = a / (T##N)(3);                           \
        S##N less = b < c, same = isequal(floor(a), a);                                          \
        T##N d = less ? a : b;                                                                   \
        d += fmax(b, c) - fmin(a, (T)9) + clamp(b, (T)2, (T)50) + fabs(b) + trunc(c) + rint(c);  \
        d = select(d, ceil(c), same) + copysign(round(c), b) + sqrt(a) + fmod(a, (T##N)(7));     \
        d = mad(a, (T##N)(2), d) + mix(a, b, (T)0.5) + step((T)50, a) + sign(b);                 \
        d += ldexp(a, 2) + fdim(a, b) + fma(a, b, (T##N)(1));                                    \
        T m[16];                                                                                 \
        vstore##N(d, 0, m);                                                                      \
        for (int i = 0; i < N; i++) h = mix_in(h, as_long((double)m[i]));                        \
        uchar u[16];                                                                             \
        vstore##N(convert_uchar##N##_sat_rte(d), 0, u);                                          \
        for (int i = 0; i < N; i++) h = mix_in(h, u[i]);                                         \
        long l[16];                                                                              \
        vstore##N(convert_long##N##_rtn(-d), 0, l);                                              \
        for (int i = 0; i < N; i++) h = mix_in(h, l[i]);                                         \
        return mix_in(h, any(less) + 2 * all(less) + 4 * any(same) + 8 * sizeof(T##N));          \
    }
#define FWIDTHS(T, S) FLOATING(T, S, 2, S2) FLOATING(T, S, 3, S3) FLOATING(T, S, 4, S4) FLOATING(T, S, 8, S8) FLOATING(T, S, 16, S16)
FWIDTHS(float, int)
FWIDTHS(double, long)

__kernel void wide_floats(__global long *out) {
    ALL(0, float)
    ALL(5, double)
}
