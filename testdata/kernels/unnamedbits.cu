// threads: 1 blocks: 1
// Unnamed bit-fields are no members ([class.bit]/2): copies and assignments leave them out. They may be of named types.
#define __D __device__
#define E(x) out[n++] = (long long)(x)
struct Cnt { int v; __D Cnt(int v = 1) : v(v) {} __D Cnt(const Cnt& o) : v(o.v + 100) {} __D Cnt(Cnt&& o) : v(o.v + 200) { o.v = -1; }
    __D Cnt& operator=(const Cnt& o) { v = o.v + 10; return *this; } __D Cnt& operator=(Cnt&& o) { v = o.v + 20; o.v = -2; return *this; } __D ~Cnt() {} };
struct Middle { Cnt c; int bits : 5; unsigned : 3; int more : 9; };
struct First { int : 7; Cnt c; unsigned m : 3; };
struct Last { Cnt c; long long m : 40; int : 9; };
struct Only { int : 12; Cnt c; };
struct Inside { struct In { unsigned a : 2; unsigned : 6; Cnt c; int : 0; unsigned char b : 4; unsigned char : 2; } in[2]; Cnt d; };
struct Defaults { int : 4; int x = 5; int : 0; int y : 3; Cnt c{7}; __D Defaults() : y(2) {} Defaults(const Defaults&) = default; Defaults(Defaults&&) = default; Defaults& operator=(const Defaults&) = default; Defaults& operator=(Defaults&&) = default; };
union Un { int : 3; int i; float f; };
struct WithUn { Cnt c; union { int : 5; int k; short h; }; unsigned : 0; };
template <class T> struct Gen { T t; T : 3; T u : 5; Cnt c; };
template <class T> __D T&& mv(T& t) { return static_cast<T&&>(t); }
__global__ void ub_copies(long long* out) {
    int n = 0;
    { Middle a{3, 7, 100}; Middle b = a, c; c = a; E(b.c.v); E(b.bits); E(b.more); E(c.c.v); E(c.more); Middle d = mv(a); E(d.c.v); E(a.c.v); d = mv(b); E(d.c.v); E(b.c.v); }
    { First a{4, 5}; First b = a, c; c = a; E(b.c.v); E(c.c.v); E(c.m); c = mv(b); E(c.c.v); }
    { Last a{4, -5}; Last b = a, c; c = a; E(b.c.v); E(c.c.v); E(c.m); c = mv(b); E(c.c.v + c.m); }
    { Only a{4}; Only b = a, c; c = a; E(b.c.v); E(c.c.v); c = Only{6}; E(c.c.v); }
    { Inside a{{{1, 2, 3}, {3, 4, 5}}, 6}; Inside b = a, c{}; c = a; E(b.in[1].c.v); E(c.in[1].c.v); E(c.in[1].b); E(c.in[0].a); E(b.d.v); c = mv(b); E(c.in[0].c.v); E(b.in[0].c.v); E(c.in[0].b); }
    { Defaults a; Defaults b = a, c; c.x = 9; c = a; E(b.x); E(c.y); E(c.x); E(c.c.v); c = mv(b); E(c.c.v); const Defaults k; E(k.x); }
    { Un u{3}; E(u.i); Un w = u; w = u; E(w.i); WithUn a{1, {2}}; WithUn b = a; E(b.k); b = a; E(b.c.v); E(b.k); }
    { Gen<unsigned> a{1, 2, 3}; Gen<unsigned> b = a, c; c = a; E(b.c.v); E(c.c.v); E(c.u); auto& [t, u, x] = b; E(t + u + x.v); }
    E(sizeof(Middle)); E(sizeof(Inside)); E(sizeof(Gen<short>));
}
typedef unsigned U;
enum Bits { three = 3 };
struct Named { U : 3; U a : 4; Bits : 2; Bits e : 3; };
template <class T> struct T2 { using type = T; };
template <class T> struct Hn { using V = T; T x : 2; V : 2; V y : 4; enum { n = 3 }; T : n; T : sizeof(T) - 3, z : 3; typename T2<T>::type : 1; typename T2<T>::type w : 5; };
__global__ void ub_names(long long* out) {
    int n = 0;
    Named a{5, three}; Named b = a; b = a; E(b.a); E(b.e); E(sizeof(a));
    Hn<unsigned> h{1, 2, 3, 4}; Hn<unsigned> k = h; k = h; E(k.x + 10 * k.y + 100 * k.z + 1000 * k.w); E(sizeof(k));
}
