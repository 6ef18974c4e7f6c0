// Where empty base classes lie (Itanium C++ ABI, 2.4): they keep their alignment, and two of one class have different
// addresses. CUDA's compilers lower the alignment of an empty base class under #pragma pack, which kbind refuses.
struct alignas(8) EbWide { __device__ int w() const { return 8; } };
struct EbPlain { __device__ int id() const { return 1; } };
struct EbOther : EbPlain {};
struct EbOne : EbWide { int x; };
struct EbTail : EbOne { char c; };
struct EbSecond : EbPlain, EbWide { char c; };
struct EbCtor : EbWide { float f; char c; __device__ EbCtor() : f(1), c(2) {} };
struct EbBehind : EbCtor { unsigned char bits : 5; };
struct EbMember : EbPlain { EbPlain first; int a; };
struct EbArray : EbPlain { EbOther first[3]; char a; };
struct EbTwice : EbOther { char c; struct Inner : EbPlain { char d; } in; };
struct EbLeft : EbPlain { int l; };
struct EbRight : EbPlain { int r; };
struct EbBoth : EbLeft, EbRight { char c; };
struct EbEmpty : EbOther { EbOther o; };
struct EbMoved : EbLeft, EbOther { char c = 3; };
#pragma pack(push, 8)
struct EbPacked : EbWide { int x; char c; };
#pragma pack(pop)
template <typename T, typename U> struct EbPair : T, U { int v; };

__device__ long long ebAt(const void* base, const void* part) { return (const char*)part - (const char*)base; }
template <typename T> __device__ long long ebSize() { return sizeof(T) * 100 + alignof(T); }

__global__ void emptybases(long long* out) {
    out[0] = ebSize<EbOne>(); out[1] = ebSize<EbTail>(); out[2] = ebSize<EbSecond>(); out[3] = ebSize<EbCtor>();
    out[4] = ebSize<EbBehind>(); out[5] = ebSize<EbMember>(); out[6] = ebSize<EbArray>(); out[7] = ebSize<EbTwice>();
    out[8] = ebSize<EbBoth>(); out[9] = ebSize<EbEmpty>(); out[10] = ebSize<EbMoved>(); out[11] = ebSize<EbPacked>();
    out[12] = ebSize<EbPair<EbWide, EbPlain>>(); out[13] = ebSize<EbPair<EbOther, EbWide>>(); out[14] = ebSize<EbWide[3]>();
    EbMember m{}; out[15] = ebAt(&m, &m.first) * 10 + ebAt(&m, static_cast<EbPlain*>(&m));
    EbArray a{}; out[16] = ebAt(&a, a.first) * 100 + ebAt(&a, &a.first[2]) * 10 + ebAt(&a, &a.a);
    EbTwice t{}; out[17] = ebAt(&t, &t.c) * 10 + ebAt(&t, &t.in);
    EbBoth b{}; out[18] = ebAt(&b, static_cast<EbRight*>(&b)) * 100 + ebAt(&b, static_cast<EbPlain*>(static_cast<EbRight*>(&b)));
    EbMoved v{}; v.l = 77;
    out[19] = ebAt(&v, static_cast<EbOther*>(&v)) * 10 + ebAt(&v, &v.c); out[20] = static_cast<EbOther&>(v).id() + v.EbOther::id();
    EbOther other; static_cast<EbOther&>(v) = other; out[21] = v.l * 10 + v.c;
    EbMoved w = v; w.c = 9; v = w; out[22] = v.l * 10 + v.c; EbOther& r = v; out[23] = &static_cast<EbMoved&>(r) == &v;
    EbTail u{}; u.x = -5; u.c = 6; EbTail u2 = u; static_cast<EbWide&>(u2) = EbWide(); out[24] = u2.x * 10 + u2.c + u2.w();
    EbBehind h{}; h.bits = 21; EbBehind h2; h2.bits = 1; static_cast<EbCtor&>(h) = h2; out[25] = h.bits * 100 + h.c * 10 + (int)h.f;
    EbPacked p[2] = {}; p[1].x = 4; p[1].c = 5; p[0] = p[1]; out[26] = p[0].x * 10 + p[0].c; out[27] = ebAt(&p[0], &p[1].c);
    EbOther* null = static_cast<EbOther*>((EbMoved*)nullptr); out[28] = null == nullptr; EbWide x[3]; out[29] = ebAt(x, x + 2);
}

struct EbFunctor { __device__ int operator()(int x) const { return x + 1; } };
struct EbHolds : EbFunctor { unsigned char n = 4; __device__ EbHolds() {} __device__ EbHolds(const EbFunctor& f, int k) : EbFunctor(f), n(k) {} __device__ void set(const EbFunctor& f) { static_cast<EbFunctor&>(*this) = f; } };
struct EbCounted : EbPlain { __device__ EbCounted& operator=(const EbCounted& o) { static_cast<EbPlain&>(*this) = o; n = o.n + 1; return *this; } unsigned char n = 0; };
__device__ EbFunctor ebMake() { return {}; }
__device__ int ebCall(EbFunctor f, int x) { return f(x); }
__device__ void ebReset(EbFunctor& f) { f = EbFunctor(); }
__device__ void ebSwap(EbFunctor& a, EbFunctor& b) { EbFunctor t = a; a = b; b = static_cast<EbFunctor&&>(t); }

__global__ void emptystores(long long* out) {
    EbHolds h(ebMake(), 9), g; out[0] = h.n * 10 + g.n; ebReset(h); out[1] = h.n; h.set(EbFunctor{}); out[2] = h.n; ebSwap(h, g); out[3] = h.n * 10 + g.n;
    static_cast<EbFunctor&>(h) = ebMake(); out[4] = h.n; static_cast<EbFunctor&>(h) = {}; out[5] = h.n; EbFunctor a[3], f = ebMake(); a[1] = f; a[2] = a[0]; out[6] = ebCall(a[1], 3) + ebCall(a[2], 4) + ebCall(h, 5);
    EbCounted c, d; c.n = 7; d = c; out[7] = d.n; (EbPlain&)d = c; out[8] = d.n; EbHolds k[2] = {h, g}; k[0] = k[1]; out[9] = k[0].n * 10 + k[1].n; EbFunctor* p = &k[1]; *p = f; *p = *&h; out[10] = k[1].n; new (p) EbFunctor(f); new (p) EbFunctor; out[11] = k[1].n;
    EbFunctor& r = k[0]; auto copy = r; r = copy; copy = r; out[12] = k[0].n + copy(1); out[13] = static_cast<EbHolds&>(r = f).n;
}
