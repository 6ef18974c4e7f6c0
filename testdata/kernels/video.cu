// Scalar video instructions of PTX (PTX ISA 9.7.17.1). For g++ each is a formula over numbers of 64 bits, and an H200 gives the same values.
typedef long long ll;
typedef unsigned int u32;
// The parts of a word, as numbers.
__device__ ll vd_u(u32 x) { return x; }
__device__ ll vd_s(u32 x) { return (int)x; }
__device__ ll vd_ub(u32 x, int n) { return x >> 8 * n & 255; }
__device__ ll vd_sb(u32 x, int n) { return (signed char)(x >> 8 * n); }
__device__ ll vd_uh(u32 x, int n) { return x >> 16 * n & 65535; }
__device__ ll vd_sh(u32 x, int n) { return (short)(x >> 16 * n); }
__device__ ll vd_abs(ll x) { return x < 0 ? -x : x; }
__device__ ll vd_min(ll x, ll y) { return x < y ? x : y; }
__device__ ll vd_max(ll x, ll y) { return x > y ? x : y; }
__device__ ll vd_in(ll x, ll lo, ll hi) { return x < lo ? lo : x > hi ? hi : x; }
__device__ u32 vd_put(ll x, u32 c, int at, int bits) { u32 m = ((1u << bits) - 1) << at; return ((u32)x << at & m) | (c & ~m); }
#ifdef HOST
#define VD(text, formula) r = (u32)(formula)
#else
#define VD(text, formula) asm(text : "=r"(r) : "r"(a), "r"(b), "r"(c))
#endif
#define EACH(text, formula) { unsigned long long h = 1469598103934665603ull; for (int i = 0; i < 11; i++) for (int k = 0; k < 11; k++) { u32 a = vd_word(i), b = vd_word(k), c = vd_word(i * 3 + k), r = 0; VD(text, formula); h = (h ^ r) * 1099511628211ull; } out[n++] = (ll)h; }
__device__ u32 vd_word(int i) {
    const u32 words[] = {0, 1, 0xffffffff, 0x80000000, 0x7fffffff, 0x80ff7f01, 0x01020304, 0xfefdfcfb, 0x00008000, 0x7fff8001, 0x12345678};
    return words[i % 11] + i / 11;
}
__global__ void vd_words(ll* out) {
    int n = 0;
    EACH("vadd.s32.s32.s32 %0, %1, %2;", vd_s(a) + vd_s(b))
    EACH("vadd.s32.u32.u32.sat %0, %1, %2;", vd_in(vd_u(a) + vd_u(b), -2147483648ll, 2147483647))
    EACH("vsub.s32.s32.s32.sat %0, %1, %2;", vd_in(vd_s(a) - vd_s(b), -2147483648ll, 2147483647))
    EACH("vsub.u32.u32.u32.sat %0, %1, %2;", vd_in(vd_u(a) - vd_u(b), 0, 0xffffffffll))
    EACH("vabsdiff.u32.s32.s32 %0, %1, %2;", vd_abs(vd_s(a) - vd_s(b)))
    EACH("vabsdiff.s32.u32.u32.sat %0, %1, %2;", vd_in(vd_abs(vd_u(a) - vd_u(b)), -2147483648ll, 2147483647))
    EACH("vmin.s32.s32.u32.sat %0, %1, %2;", vd_in(vd_min(vd_s(a), vd_u(b)), -2147483648ll, 2147483647))
    EACH("vmax.u32.u32.u32 %0, %1, %2;", vd_max(vd_u(a), vd_u(b)))
    EACH("vadd.u32.u32.u32.add %0, %1, %2, %3;", vd_u(a) + vd_u(b) + vd_u(c))
    EACH("vsub.s32.s32.s32.add %0, %1, %2, %3;", vd_s(a) - vd_s(b) + vd_s(c))
    EACH("vmax.s32.s32.s32.max %0, %1, %2, %3;", vd_max(vd_max(vd_s(a), vd_s(b)), vd_s(c)))
    EACH("vmin.s32.s32.s32.max %0, %1, %2, %3;", vd_max(vd_min(vd_s(a), vd_s(b)), vd_s(c)))
    EACH("vmin.u32.u32.u32.min %0, %1, %2, %3;", vd_min(vd_min(vd_u(a), vd_u(b)), vd_u(c)))
    EACH("vabsdiff.u32.u32.u32.max %0, %1, %2, %3;", vd_max(vd_abs(vd_u(a) - vd_u(b)), vd_u(c)))
    EACH("vset.s32.u32.lt %0, %1, %2;", vd_s(a) < vd_u(b))
    EACH("vset.u32.u32.ge.add %0, %1, %2, %3;", (vd_u(a) >= vd_u(b)) + vd_u(c))
}
__global__ void vd_parts(ll* out) {
    int n = 0;
    EACH("vadd.s32.s32.s32 %0, %1.h0, %2.h1;", vd_sh(a, 0) + vd_sh(b, 1))
    EACH("vsub.s32.u32.u32 %0, %1.h1, %2.h0;", vd_uh(a, 1) - vd_uh(b, 0))
    EACH("vadd.u32.u32.u32 %0, %1.b3, %2;", vd_ub(a, 3) + vd_u(b))
    EACH("vabsdiff.u32.s32.u32.add %0, %1.b1, %2.b2, %3;", vd_abs(vd_sb(a, 1) - vd_ub(b, 2)) + vd_u(c))
    EACH("vmad.u32.u32.u32 %0, %1.b0, %2, %3;", vd_ub(a, 0) * vd_u(b) + vd_u(c))
    EACH("vmad.s32.s32.u32 %0, %1.b2, %2.h1, %3;", vd_sb(a, 2) * vd_uh(b, 1) + vd_s(c))
    EACH("vadd.u32.u32.u32 %0.b0, %1, %2, %3;", vd_put(vd_u(a) + vd_u(b), c, 0, 8))
    EACH("vset.s32.s32.gt %0.b1, %1.h1, %2.h1, %3;", vd_put(vd_sh(a, 1) > vd_sh(b, 1), c, 8, 8))
    EACH("vshl.u32.u32.u32.wrap %0, %1, %2.b0;", vd_u(a) << (vd_ub(b, 0) & 31))
    EACH("vshl.u32.s32.u32.clamp.add %0, %1.h1, %2.b1, %3;", (ll)((unsigned long long)vd_sh(a, 1) << vd_min(vd_ub(b, 1), 32)) + vd_u(c))
    EACH("vshr.s32.s32.u32.clamp %0, %1, %2.b0;", vd_s(a) >> vd_min(vd_ub(b, 0), 32))
    EACH("{ .reg .pred p; setp.lt.s32 p, %1, %2; mov.u32 %0, %3; @p vadd.u32.u32.u32 %0, %1.b1, %2.b1; }", vd_s(a) < vd_s(b) ? vd_ub(a, 1) + vd_ub(b, 1) : vd_u(c))
}
