// oracle: gpu
// Inline PTX: every instruction that is understood, on operands at the edges of their types.
#define MIX(h, v) h = (h ^ (unsigned long long)(v)) * 1099511628211ull
__device__ const unsigned int words[] = {0, 1, 31, 32, 33, 0x7fffffff, 0x80000000, 0xffffffff, 0x12345678, 0x00ff00ff, 0x80008000, 255};
template <class F> __device__ __noinline__ long long pairs(F f) {
    unsigned long long h = 1469598103934665603ull;
#pragma unroll 1
    for (int i = 0; i < 12; i++)
#pragma unroll 1
        for (int j = 0; j < 12; j++) MIX(h, f(words[i], words[j]));
    return (long long)h;
}
template <class F> __device__ __noinline__ long long triples(F f) {
    unsigned long long h = 1469598103934665603ull;
#pragma unroll 1
    for (int i = 0; i < 12; i++)
#pragma unroll 1
        for (int j = 0; j < 12; j++)
#pragma unroll 1
            for (int k = 0; k < 12; k++) MIX(h, f(words[i], words[j], words[k]));
    return (long long)h;
}
#define INT1(text) out[n++] = pairs([](unsigned int a, unsigned int) { unsigned int r; asm(text " %0, %1;" : "=r"(r) : "r"(a)); return r; });
#define INT2(text) out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned int r; asm(text " %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b)); return r; });
#define INT3(text) out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { unsigned int r; asm(text " %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); return r; });
#define LONG3(text) out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { unsigned long long r, x = (unsigned long long)a << 32 | b; asm(text " %0, %1, %2, %3;" : "=l"(r) : "l"(x), "r"(b), "r"(c)); return (unsigned int)(r ^ r >> 32); });
__global__ void integers(long long* out) {
    int n = 0;
    INT2("add.u32") INT2("add.sat.s32") INT2("sub.s32") INT2("sub.sat.s32") INT2("mul.lo.u32") INT2("mul.hi.u32") INT2("mul.hi.s32") INT2("mul24.lo.s32") INT2("mul24.lo.u32")
    INT3("mad.lo.u32") INT3("mad.hi.u32") INT3("mad.hi.s32") INT3("mad24.lo.u32") INT3("sad.u32") INT3("sad.s32")
    INT2("min.s32") INT2("max.u32") INT1("abs.s32") INT1("neg.s32") INT1("popc.b32") INT1("clz.b32") INT1("brev.b32") INT1("bfind.u32") INT1("bfind.s32") INT1("bfind.shiftamt.u32") INT1("not.b32") INT1("cnot.b32")
    INT3("bfe.u32") INT3("bfe.s32") LONG3("bfe.u64") LONG3("bfe.s64") INT2("shl.b32") INT2("shr.u32") INT2("shr.s32") INT2("and.b32") INT2("or.b32") INT2("xor.b32")
    INT3("shf.l.wrap.b32") INT3("shf.r.wrap.b32") INT3("shf.l.clamp.b32") INT3("shf.r.clamp.b32") INT3("prmt.b32")
    INT3("dp4a.u32.u32") INT3("dp4a.s32.s32") INT3("dp4a.s32.u32") INT3("dp2a.lo.s32.s32") INT3("dp2a.hi.u32.s32") INT3("vabsdiff4.u32.u32.u32.add") INT3("vabsdiff4.u32.s32.s32.add")
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { unsigned int r; asm("lop3.b32 %0, %1, %2, %3, 0xca;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); return r; });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { unsigned int r; asm("bfi.b32 %0, %1, 0x5a5a5a5a, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); return r; });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { unsigned long long r, x = (unsigned long long)a << 16 | b; asm("bfi.b64 %0, %1, 0x5a5a5a5a5a5a5a5a, %2, %3;" : "=l"(r) : "l"(x), "r"(b), "r"(c)); return (unsigned int)(r ^ r >> 32); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) { unsigned long long r; asm("mad.wide.u32 %0, %1, %2, %3;" : "=l"(r) : "r"(a), "r"(b), "l"((unsigned long long)c * 77)); return (unsigned int)(r ^ r >> 32); });
    out[n++] = pairs([](unsigned int a, unsigned int b) { long long r; asm("mul.wide.s32 %0, %1, %2;" : "=l"(r) : "r"(a), "r"(b)); return (unsigned int)(r ^ r >> 32); });
    out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned long long x = (unsigned long long)a << 32 | b, r; asm("mul.hi.u64 %0, %1, %1;" : "=l"(r) : "l"(x)); return (unsigned int)(r ^ r >> 32); });
    out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned int lo, hi; unsigned long long x = (unsigned long long)a << 32 | b; asm("mov.b64 {%0, %1}, %2;" : "=r"(lo), "=r"(hi) : "l"(x)); asm("mov.b64 %0, {%1, %2};" : "=l"(x) : "r"(hi), "r"(lo)); return lo * 3 + hi + (unsigned int)(x >> 7); });
}

struct Wide { unsigned int w[4]; };
__device__ unsigned int add_cc(unsigned int a, unsigned int b) { unsigned int r; asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b)); return r; }
__device__ unsigned int addc_cc(unsigned int a, unsigned int b) { unsigned int r; asm volatile("addc.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b)); return r; }
__device__ unsigned int addc(unsigned int a, unsigned int b) { unsigned int r; asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b)); return r; }
__device__ unsigned int madc_lo_cc(unsigned int a, unsigned int b, unsigned int c) { unsigned int r; asm volatile("madc.lo.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); return r; }
__device__ unsigned int madc_hi(unsigned int a, unsigned int b, unsigned int c) { unsigned int r; asm volatile("madc.hi.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); return r; }
__global__ void carries(long long* out) {
    int n = 0;
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) {
        unsigned int r0, r1, r2;
        asm("{\n\t add.cc.u32 %0, %3, %4;\n\t addc.cc.u32 %1, %4, %5;\n\t addc.u32 %2, 0, 0;\n\t}" : "=r"(r0), "=r"(r1), "=r"(r2) : "r"(a), "r"(b), "r"(c));
        return r0 + 3 * r1 + 7 * r2; });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) {
        unsigned int r0, r1, r2;
        asm("sub.cc.u32 %0, %3, %4; subc.cc.u32 %1, %4, %5; subc.u32 %2, %3, %5;" : "=&r"(r0), "=&r"(r1), "=r"(r2) : "r"(a), "r"(b), "r"(c));
        return r0 + 3 * r1 + 7 * r2; });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) {
        unsigned int r0, r1, r2;
        asm("mad.lo.cc.u32 %0, %3, %4, %5; madc.hi.cc.u32 %1, %3, %4, %5; madc.lo.cc.u32 %2, %3, %3, %4; addc.u32 %0, %0, 0;" : "=&r"(r0), "=&r"(r1), "=&r"(r2) : "r"(a), "r"(b), "r"(c));
        return r0 + 3 * r1 + 7 * r2; });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) {
        unsigned long long x = (unsigned long long)a << 32 | b, y = (unsigned long long)c << 32 | a, lo = x, hi = 5;
        asm("{ .reg .u64 t; mad.lo.cc.u64 %0, %2, %3, %0; madc.hi.u64 t, %2, %3, 0; add.u64 %1, %1, t; }" : "+&l"(lo), "+&l"(hi) : "l"(x), "l"(y));
        return (unsigned int)(lo ^ lo >> 32 ^ hi ^ hi >> 32); });
    out[n++] = triples([](unsigned int a, unsigned int b, unsigned int c) {
        unsigned int r0 = add_cc(a, b), r1 = addc_cc(b, c), r2 = addc(c, a);
        r0 = add_cc(r0, c); r1 = madc_lo_cc(a, b, r1); r2 = madc_hi(a, b, r2);
        return r0 + 3 * r1 + 7 * r2; });
    Wide x = {{0xffffffffu, 0xfffffffeu, 0x80000000u, 7}}, y = {{1, 1, 0x7fffffffu, 0xfffffff0u}}, z;
    asm("add.cc.u32 %0, %4, %8;\n\taddc.cc.u32 %1, %5, %9;\n\taddc.cc.u32 %2, %6, %10;\n\taddc.u32 %3, %7, %11;\n\t"
        : "=r"(z.w[0]), "=r"(z.w[1]), "=r"(z.w[2]), "=r"(z.w[3])
        : "r"(x.w[0]), "r"(x.w[1]), "r"(x.w[2]), "r"(x.w[3]), "r"(y.w[0]), "r"(y.w[1]), "r"(y.w[2]), "r"(y.w[3]));
    for (int i = 0; i < 4; i++) out[n++] = z.w[i];
}

__device__ const float reals[] = {0.0f, -0.0f, 1.0f, -2.5f, 0.5f, 1e-40f, -3e-39f, 1.1754944e-38f, 3e38f, 7.0f / 3, 1e9f, -1e-3f};
template <class F> __device__ __noinline__ long long floats(F f) {
    unsigned long long h = 1469598103934665603ull;
#pragma unroll 1
    for (int i = 0; i < 12; i++)
#pragma unroll 1
        for (int j = 0; j < 12; j++) {
            float r = f(reals[i], reals[j]);
            MIX(h, r != r ? 0x7fffffff : __float_as_int(r));
        }
    return (long long)h;
}
#define FLOAT2(text) out[n++] = floats([](float a, float b) { float r; asm(text " %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); return r; });
#define FLOAT1(text) out[n++] = floats([](float a, float) { float r; asm(text " %0, %1;" : "=f"(r) : "f"(a)); return r; });
#define FLOAT3(text) out[n++] = floats([](float a, float b) { float r; asm(text " %0, %1, %2, %1;" : "=f"(r) : "f"(a), "f"(b)); return r; });
#define SETP(cmp) out[n++] = floats([](float a, float b) { float r, q = a - a / a * a; asm("{ .reg .pred p, q; setp." cmp ".f32 p, %1, %2; setp." cmp ".and.f32 q, %3, %1, p; selp.f32 %0, 0f3F800000, 0f40000000, p; @q add.f32 %0, %0, 0f40800000; }" : "=f"(r) : "f"(a), "f"(b), "f"(q)); return r; });
__global__ void floating(long long* out) {
    int n = 0;
    FLOAT2("add.f32") FLOAT2("add.ftz.f32") FLOAT2("add.rz.f32") FLOAT2("add.rm.f32") FLOAT2("add.rp.ftz.f32") FLOAT2("sub.rp.f32") FLOAT2("sub.sat.f32") FLOAT2("mul.f32") FLOAT2("mul.rz.f32") FLOAT2("mul.ftz.f32")
    FLOAT2("div.rn.f32") FLOAT2("div.rp.f32") FLOAT2("min.f32") FLOAT2("max.f32") FLOAT2("max.ftz.f32") FLOAT2("copysign.f32") FLOAT1("abs.f32") FLOAT1("neg.f32") FLOAT1("abs.ftz.f32")
    FLOAT1("rcp.rn.f32") FLOAT1("rcp.rz.f32") FLOAT1("sqrt.rn.f32") FLOAT1("sqrt.rm.f32") FLOAT3("fma.rn.f32") FLOAT3("fma.rz.f32") FLOAT3("fma.rn.ftz.f32") FLOAT3("fma.rn.sat.f32")
    FLOAT1("cvt.rni.f32.f32") FLOAT1("cvt.rzi.f32.f32") FLOAT1("cvt.rmi.f32.f32") FLOAT1("cvt.rpi.f32.f32") FLOAT1("cvt.sat.f32.f32") FLOAT1("cvt.ftz.f32.f32")
    SETP("eq") SETP("ne") SETP("lt") SETP("le") SETP("gt") SETP("ge") SETP("equ") SETP("neu") SETP("ltu") SETP("leu") SETP("gtu") SETP("geu") SETP("num") SETP("nan")
#define TOINT(text) out[n++] = floats([](float a, float b) { int r; asm(text " %0, %1;" : "=r"(r) : "f"(a * b)); return (float)(r & 0xffff) + (float)(r >> 16); });
    TOINT("cvt.rni.s32.f32") TOINT("cvt.rzi.u32.f32") TOINT("cvt.rmi.s32.f32") TOINT("cvt.rpi.s32.f32") TOINT("cvt.rzi.s16.f32") TOINT("cvt.rni.u8.f32") TOINT("cvt.rni.sat.s8.f32")
    out[n++] = pairs([](unsigned int a, unsigned int b) { unsigned int r, s; asm("cvt.sat.u8.s32 %0, %2; cvt.s16.s32 %1, %3;" : "=r"(r), "=r"(s) : "r"(a), "r"(b)); return r * 65537 + s; });
    out[n++] = pairs([](unsigned int a, unsigned int b) { float r; double d; asm("cvt.rz.f32.u32 %0, %1;" : "=f"(r) : "r"(a)); asm("cvt.rn.f64.s32 %0, %1;" : "=d"(d) : "r"(b)); return __float_as_uint(r) + (unsigned int)__double2hiint(d); });
    out[n++] = floats([](float a, float b) { unsigned int h; asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(h) : "f"(a), "f"(b)); return (float)(h >> 16) * 3 + (float)(h & 0xffff); });
    out[n++] = floats([](float a, float b) { unsigned int h, g; asm("{ .reg .b16 lo, hi; cvt.rn.f16.f32 lo, %2; cvt.rz.f16.f32 hi, %3; mov.b32 %0, {lo, hi}; } fma.rn.f16x2 %1, %0, %0, %0;" : "=&r"(h), "=r"(g) : "f"(a * 1e-3f), "f"(b * 1e-3f)); return (g & 0x7fff) > 0x7c00 || (g >> 16 & 0x7fff) > 0x7c00 ? 1.0f : (float)(g >> 16) * 3 + (float)(g & 0xffff) + h % 97; });
}

__global__ void accesses(long long* out) {
    int n = 0;
    float4 v = make_float4(1.5f, -2, 3, 4), w;
    unsigned int u[8] = {1, 2, 3, 4, 0x80ff, 6, 7, 8};
    float* f = (float*)(out + 40);
    asm volatile("st.global.cs.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(f), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w) : "memory");
    asm volatile("ld.global.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(w.x), "=f"(w.y), "=f"(w.z), "=f"(w.w) : "l"(f));
    out[n++] = (long long)(w.x * 1000 + w.y * 100 + w.z * 10 + w.w);
    unsigned int x, y;
    asm volatile("ld.u32 %0, [%2+16]; ld.u8 %1, [%2+16];" : "=r"(x), "=r"(y) : "l"(u));
    out[n++] = x * 1000 + y;
    asm volatile("ld.s8 %0, [%1+17];" : "=r"(x) : "l"(u));
    out[n++] = (int)x;
    asm volatile("{ .reg .u64 p; .reg .u32 t; add.u64 p, %1, 8; ld.u32 t, [p+-4]; add.u32 %0, t, 40; st.u32 [p], %0; }" : "=r"(x) : "l"(u) : "memory");
    out[n++] = x * 100 + u[2];
    unsigned int* counter = (unsigned int*)(out + 50);
    asm volatile("atom.global.add.u32 %0, [%1], %2;" : "=r"(x) : "l"(counter), "r"(5u) : "memory");
    asm volatile("atom.add.release.gpu.global.u32 %0, [%1], 2;" : "=r"(y) : "l"(counter) : "memory");
    out[n++] = x * 10 + y;
    asm volatile("red.global.max.u32 [%0], 100;" ::"l"(counter) : "memory");
    asm volatile("atom.global.cas.b32 %0, [%1], 100, 77;" : "=r"(x) : "l"(counter) : "memory");
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(y) : "l"(counter) : "memory");
    out[n++] = x * 1000 + y;
    asm volatile("st.release.gpu.global.u32 [%0], %1;" ::"l"(counter), "r"(9) : "memory");
    asm volatile("{ .reg .pred p; setp.eq.u32 p, %2, 9; @p st.global.u32 [%1+4], 11; @!p st.global.u32 [%1+4], 12; @p ld.global.u32 %0, [%1+4]; }" : "+r"(x) : "l"(counter), "r"(*counter) : "memory");
    out[n++] = x;
}

__global__ void registers(long long* out) {
    unsigned int lane, lt, ge, eq, warp, ntid, cta;
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    asm("mov.u32 %0, %lanemask_lt;" : "=r"(lt));
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(ge));
    asm("mov.u32 %0, %lanemask_eq;" : "=r"(eq));
    asm("mov.u32 %0, %nwarpid;" : "=r"(warp));
    asm("mov.u32 %0, %%ntid.x;" : "=r"(ntid));
    asm("mov.u32 %0, %ctaid.y;" : "=r"(cta));
    out[0] = lane + lt + ge + eq + ntid * 100 + cta;
    unsigned int all, any, ballot, active, shuffled, sum;
    asm volatile("activemask.b32 %0;" : "=r"(active));
    asm volatile("{ .reg .pred p, q; setp.eq.u32 p, %4, 0; vote.sync.all.pred q, p, %5; selp.u32 %0, 1, 0, q; vote.sync.any.pred q, !p, %5; selp.u32 %1, 1, 0, q; vote.sync.ballot.b32 %2, p, %5; }\n"
                 "shfl.sync.bfly.b32 %3, %4, 0, 0x1f, %5;" : "=r"(all), "=r"(any), "=r"(ballot), "=r"(shuffled) : "r"(lane), "r"(active));
    asm volatile("redux.sync.add.u32 %0, %1, %2;" : "=r"(sum) : "r"(lane + 5), "r"(active));
    out[1] = all + any * 10 + ballot * 100 + shuffled * 1000 + sum * 10000;
    asm volatile("bar.sync 0;");
    asm volatile("membar.gl;" ::: "memory");
    asm volatile("fence.acq_rel.gpu;" ::: "memory");
}
