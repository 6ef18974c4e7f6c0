// oracle: gpu
// Each slot mixes the results of one function on pairs of words whose parts are at the edges of their range.
__device__ const unsigned int edges[] = {0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7f80, 0x80ff, 0x7fffffff, 0x80000000, 0xffffffff, 0x01020304, 0xfefdfcfb, 0x80808080, 0x7f7f7f7f, 0x12345678, 0x9abcdef0, 0x00ff00ff};

template <class F> __device__ __noinline__ long long pairs(F f) {
    unsigned long long h = 1469598103934665603ull;
#pragma unroll 1
    for (int i = 0; i < 20; i++)
#pragma unroll 1
        for (int j = 0; j < 20; j++) h = (h ^ f(edges[i], edges[j])) * 1099511628211ull;
    return (long long)h;
}
template <class F> __device__ __noinline__ long long triples(F f) {
    unsigned long long h = 1469598103934665603ull;
#pragma unroll 1
    for (int i = 0; i < 20; i++)
#pragma unroll 1
        for (int j = 0; j < 20; j += 3)
#pragma unroll 1
            for (int k = 0; k < 20; k += 2) h = (h ^ f(edges[i], edges[j], edges[k])) * 1099511628211ull;
    return (long long)h;
}
#define TWO(name) out[n++] = pairs([](unsigned int a, unsigned int b) { return (unsigned int)name(a, b); });
#define BOTH(name) TWO(name##2) TWO(name##4)
#define ONE(name) out[n++] = pairs([](unsigned int a, unsigned int) { return (unsigned int)name(a); });
#define THREE(name) out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return (unsigned int)name(a, b, c); });

__global__ void arithmetic(long long* out) {
    int n = 0;
    BOTH(__vadd) BOTH(__vsub) BOTH(__vaddus) BOTH(__vaddss) BOTH(__vsubus) BOTH(__vsubss)
    BOTH(__vabsdiffu) BOTH(__vabsdiffs) BOTH(__vavgu) BOTH(__vavgs) BOTH(__vhaddu)
    BOTH(__vminu) BOTH(__vmaxu) BOTH(__vmins) BOTH(__vmaxs) BOTH(__vsadu) BOTH(__vsads)
    ONE(__vneg2) ONE(__vneg4) ONE(__vnegss2) ONE(__vnegss4) ONE(__vabs2) ONE(__vabs4) ONE(__vabsss2) ONE(__vabsss4)
}

__global__ void compares(long long* out) {
    int n = 0;
    BOTH(__vcmpeq) BOTH(__vcmpne) BOTH(__vcmpgtu) BOTH(__vcmpgts) BOTH(__vcmpgeu) BOTH(__vcmpges) BOTH(__vcmpltu) BOTH(__vcmplts) BOTH(__vcmpleu) BOTH(__vcmples)
    BOTH(__vseteq) BOTH(__vsetne) BOTH(__vsetgtu) BOTH(__vsetgts) BOTH(__vsetgeu) BOTH(__vsetges) BOTH(__vsetltu) BOTH(__vsetlts) BOTH(__vsetleu) BOTH(__vsetles)
}

__global__ void bounded(long long* out) {
    int n = 0;
    THREE(__viaddmax_s32) THREE(__viaddmin_s32) THREE(__viaddmax_u32) THREE(__viaddmin_u32) THREE(__viaddmax_s32_relu) THREE(__viaddmin_s32_relu)
    THREE(__vimax3_s32) THREE(__vimin3_s32) THREE(__vimax3_u32) THREE(__vimin3_u32) THREE(__vimax3_s32_relu) THREE(__vimin3_s32_relu)
    THREE(__viaddmax_s16x2) THREE(__viaddmin_s16x2) THREE(__viaddmax_u16x2) THREE(__viaddmin_u16x2) THREE(__viaddmax_s16x2_relu) THREE(__viaddmin_s16x2_relu)
    THREE(__vimax3_s16x2) THREE(__vimin3_s16x2) THREE(__vimax3_u16x2) THREE(__vimin3_u16x2) THREE(__vimax3_s16x2_relu) THREE(__vimin3_s16x2_relu)
    TWO(__vimax_s32_relu) TWO(__vimin_s32_relu) TWO(__vimax_s16x2_relu) TWO(__vimin_s16x2_relu)
#define CHOICE(name) out[n++] = pairs([](unsigned int a, unsigned int b) { bool p; unsigned int r = name(a, b, &p); return r * 2 + p; });
#define CHOICE2(name) out[n++] = pairs([](unsigned int a, unsigned int b) { bool p, q; unsigned int r = name(a, b, &p, &q); return r * 4 + p * 2 + q; });
    CHOICE(__vibmax_s32) CHOICE(__vibmin_s32) CHOICE(__vibmax_u32) CHOICE(__vibmin_u32)
    CHOICE2(__vibmax_s16x2) CHOICE2(__vibmin_s16x2) CHOICE2(__vibmax_u16x2) CHOICE2(__vibmin_u16x2)
}

__global__ void integers(long long* out) {
    int n = 0;
    ONE(__clz) ONE(__ffs) ONE(__popc) ONE(__brev) TWO(__mulhi) TWO(__umulhi) TWO(__mul24) TWO(__umul24) THREE(__sad) THREE(__usad) TWO(__hadd) TWO(__rhadd) TWO(__uhadd) TWO(__urhadd)
    THREE(__byte_perm) THREE(__funnelshift_l) THREE(__funnelshift_r) THREE(__funnelshift_lc) THREE(__funnelshift_rc)
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return (unsigned int)__dp4a((int)a, (int)b, (int)c); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return __dp4a(a, b, c); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return (unsigned int)__dp2a_lo((int)a, (int)b, (int)c); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return (unsigned int)__dp2a_hi((int)a, (int)b, (int)c); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return __dp2a_lo(a, b, c); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return __dp2a_hi(a, b, c); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { return __fns(a, b & 31, (int)(c & 63) - 32); });
    out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned long long x = (unsigned long long)a << 32 | b; return (unsigned int)(__clzll(x) + 100 * __ffsll(x) + 10000 * __popcll(x)); });
    out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned long long x = __brevll((unsigned long long)a << 32 | b); return (unsigned int)(x ^ x >> 32); });
    out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned long long x = (unsigned long long)a << 32 | b; unsigned long long y = __umul64hi(x, x ^ 0x123456789abcdefull) ^ __mul64hi(x, x + 77); return (unsigned int)(y ^ y >> 32); });
}
