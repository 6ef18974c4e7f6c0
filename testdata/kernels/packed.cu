// Layouts that the compiler is told: packed structs, #pragma pack, alignments, and bit-fields that share bytes with other members.

struct __attribute__((packed)) PkAttr {
    char c;
    int i;
    short s;
    double d;
};

#pragma pack(push, 1)
struct PkOne {
    unsigned char tag;
    unsigned len;
    unsigned short list[3];
    PkAttr inner;
};
#pragma pack(push, 2)
struct PkTwo {
    char c;
    long long l;
    float f;
    char tail;
};
#pragma pack(pop)
union PkUnion {
    char c[5];
    int i;
};
#pragma pack(pop)
struct PkPlain {
    char c;
    int i;
    int late __attribute__((packed));
};

struct PkBits {
    char a : 3;
    int b : 7;
    unsigned short c : 9;
    long long d : 40;
};

struct PkBehind {
    unsigned char tag;
    unsigned len : 24;
    short x : 5, : 0, y : 11;
    bool last : 1;
};

#pragma pack(1)
struct PkMixed {
    unsigned short a : 5;
    unsigned b : 30;
    unsigned char c;
    long long d : 45;
    signed char e : 4;
};
#pragma pack()

struct __attribute__((packed)) PkTight {
    unsigned a : 7;
    int b : 29;
    unsigned long long c : 33;
    char d;
};

struct __align__(16) PkWide {
    float x, y, z;
};
struct alignas(32) PkWider {
    char c;
    alignas(8) char d;
    __align__(16) int e;
};

template <typename T> __device__ int pk_bytes(const T& t, long long* out) {
    const unsigned char* p = (const unsigned char*)&t;
    long long h = 0;
    for (int i = 0; i < (int)sizeof(T); i++) h = h * 31 + p[i];
    *out = h;
    return sizeof(T);
}

__constant__ PkAttr pk_table[2] = {{1, 200000, 3, 4.5}, {5, -6, 7, 8}};
__device__ PkOne pk_global = {9, 10, {11, 12}, {13, 14, 15, 16}};

__global__ void pk_structs(long long* out) {
    PkAttr a = {1, 70000, -3, 2.5};
    a.i += a.s;
    out[0] = pk_bytes(a, &out[1]);
    PkOne o = {2, 300000, {1, 2, 65535}, a};
    o.inner.d *= 2;
    o.list[1]++;
    out[2] = pk_bytes(o, &out[3]);
    PkOne list[3] = {o, {5}, pk_global};
    list[1] = list[0];
    list[1].len = list[2].inner.i;
    out[4] = pk_bytes(list, &out[5]);
    PkTwo t{'c', 1ll << 40, 1.25f, 'x'};
    t.l -= t.c;
    t.f = t.f * 3;
    out[6] = sizeof(t);
    out[7] = t.l + (int)t.f + t.tail + ((char*)&t)[2] + ((char*)&t.f)[3];
    PkUnion u = {{1, 2, 3, 4, 5}};
    u.i += 1000;
    out[8] = sizeof(u) * 1000 + u.c[4] + u.c[1];
    PkPlain p = {1, 2, 3};
    p.late += p.i;
    out[9] = sizeof(p) * 1000 + p.late;
    int n = 0;
    for (const PkAttr& e : pk_table) n += e.i + (int)e.d + e.s;
    pk_global.inner.s += n;
    out[10] = pk_global.inner.s * 100 + pk_global.list[1];
    pk_global.inner.s -= n;
    out[11] = sizeof(PkWide) * 10000 + sizeof(PkWider) * 100 + alignof(PkAttr) * 10 + alignof(PkTwo);
    int* where = &p.i;
    *where = 77;
    out[12] = p.i;
}

__global__ void pk_bits(long long* out) {
    PkBits b = {-2, 50, 400, 1ll << 38};
    b.b += b.a;
    b.c = b.c * 3;
    b.d -= b.c;
    out[0] = sizeof(b) + b.a;
    out[1] = b.b * 1000 + b.c + b.d;
    PkBehind h = {7, 0xabcdef, -9, 1000, true};
    h.len = h.len + h.tag;
    h.y ^= h.x;
    h.tag = h.len >> 4;
    out[2] = sizeof(h) * 1000000000ll + h.len;
    out[3] = h.tag * 1000000 + h.x * 10000 + h.y * 10 + h.last;
    PkMixed m = {31, 1u << 29, 200, -5, -8};
    m.b = m.b + m.a++;
    m.d = m.d * 1000003 + (m.e = m.e >> 1);
    out[4] = sizeof(m);
    out[5] = m.a * 100000000000ll + m.b * 1000ll + m.c + ((unsigned char*)&m)[3] * m.e;
    out[6] = m.d;
    PkTight t[2] = {{100, -5, 1ull << 32, 'd'}};
    t[1] = t[0];
    t[1].b = t[1].b * 100 - t[0].a;
    t[1].c = ~t[1].b;
    t[0].c = t[0].a > t[1].b ? t[0].c-- : ++t[0].c;
    out[7] = sizeof(t);
    out[8] = t[0].c + t[0].d + t[1].d * t[0].b;
    out[9] = t[1].b;
    out[10] = t[1].c;
    t[t[0].a & 1].a = t[t[0].b & 1].b;
    out[11] = t[0].a * 1000 + t[1].a;
    auto copy = [=] { return t[1].c + t[0].d; };
    out[12] = copy();
}

typedef struct { char c; int i; } __attribute__((packed)) PkBehindBrace;
typedef struct __attribute__((packed, aligned(4))) { char c; int i; short s; } PkBoth;
typedef struct PkTag { char c; short i; } __attribute__((aligned(8))) PkAligned;
template <typename T> struct PkTemplate { T x; } __attribute__((aligned(2 * sizeof(T))));
struct PkCuda { int x; } __align__(32);
__align__(16) struct PkIgnored { int x; };
struct __attribute__((aligned)) PkMost { char c; };
struct PkMember { char c; double d __attribute__((aligned(4))); alignas(double) char e; };
enum __attribute__((packed)) PkSmall { pkA, pkB = 200 };
enum PkSigned { pkC = -1, pkD = 300 } __attribute__((packed));
struct PkEnums { PkSmall a; PkSigned b; char c; };
struct PkZero { int a : 3; int : 0; int b : 2; char c; int : 5; };
union PkUnionBits { int i : 3; char c; };
_Pragma("pack(1)") struct PkOperator { char c; int i; }; _Pragma("pack()")
#pragma pack(push, 4)
template <typename T> struct PkCapped { char c; T t; };
#pragma pack(pop)
typedef uint4 __attribute__((aligned(16))) PkSame;

__global__ void pk_attributes(long long* out) {
    out[0] = sizeof(PkBehindBrace) * 100 + sizeof(PkBoth);
    out[1] = sizeof(PkAligned) * 100 + sizeof(PkTag);
    out[2] = sizeof(PkTemplate<int>) * 100 + sizeof(PkTemplate<double>);
    out[3] = sizeof(PkCuda) * 100 + sizeof(PkIgnored);
    out[4] = sizeof(PkMost) * 100 + sizeof(PkMember);
    out[5] = sizeof(PkSmall) * 100 + sizeof(PkSigned) * 10 + sizeof(PkEnums);
    out[6] = sizeof(PkZero) * 100 + sizeof(PkUnionBits);
    out[7] = sizeof(PkOperator) * 100 + sizeof(PkCapped<double>);
    PkEnums e = {pkB, pkD, 3};
    out[8] = e.a + e.b * 2 + (e.a > pkA) + pkC;
    PkCapped<double> list[2] = {{1, 2.5}, {3, 4.5}};
    list[0].t += list[1].t;
    out[9] = list[0].t * 10 + list[1].c;
    out[10] = sizeof(PkSame) + alignof(PkSame);
}

// A typedef with an alignment of its own: the type's size stays, what is declared with the name is aligned.
typedef struct quad { float a; int b; } quad16 __attribute__((aligned(16)));
typedef quad16 sixteen;
typedef float row[4] __attribute__((aligned(32)));
struct holder { char c; quad16 q; char d; sixteen s; };
struct rows { char c; row r; const quad *p; };

__global__ void typedefalign(long long* out) {
    quad q = {1, 2};
    quad16 here = q;
    const quad16* p = &here;
    out[0] = sizeof(quad16) + sizeof(quad) * 100 + alignof(quad16) * 10000 + alignof(sixteen) * 1000000;
    out[1] = sizeof(holder) + alignof(holder) * 1000 + sizeof(rows) * 100000;
    out[2] = offsetof(holder, q) + offsetof(holder, d) * 100 + offsetof(holder, s) * 10000;
    out[3] = offsetof(rows, r) + offsetof(rows, p) * 1000;
    out[4] = p->b * 10;
    holder h = {};
    h.s.b = 7;
    here = h.s;
    out[5] = here.b;
}
