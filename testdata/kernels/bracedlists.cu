// Braced lists: what is bound to references stays bound, and each item is evaluated before the next; closures whose classes are deduced from; hiding by using-declarations.
#include <new>
typedef long long ll;
struct P {
    int a, b;
}; struct PP { P p; int c; }; struct C { int a, b; __device__ C(int a, int b) : a(a), b(b) {} }; struct CR { const int& a; int b; __device__ CR(const int& a, int b) : a(a), b(b) {} }; struct HC { C c; int d; }; struct HR { CR c; int d; }; struct RA { const int& r; int n; };
__device__ int bump(int& i) { return ++i; }
__device__ int sumP(P p) { return p.a * 10 + p.b; }
__device__ int sum4(int4 v) { return v.x * 1000 + v.y * 100 + v.z * 10 + v.w; }
__global__ void order_(ll* out) {
    int i = 1; int4 v{i, i++, i, bump(i)}; out[0] = sum4(v); i = 1; P p{i, bump(i)}; out[1] = sumP(p); i = 1; PP q{{i, bump(i)}, i};
    out[2] = sumP(q.p) * 10 + q.c; i = 1; PP r{i, bump(i), i}; out[3] = sumP(r.p) * 10 + r.c; i = 1; C c{i, bump(i)}; out[4] = c.a * 10 + c.b; i = 1;
    HC h{{i, bump(i)}, i}; out[5] = h.c.a * 100 + h.c.b * 10 + h.d; i = 1; HR s{{i, bump(i)}, i}; out[6] = s.c.a * 100 + s.c.b * 10 + s.d; i = 9;
    out[7] = s.c.a; i = 1; RA t{i, bump(i)}; i = 5; out[8] = t.r * 10 + t.n; i = 1; int a[3] = {i, bump(i), i};
    out[9] = a[0] * 100 + a[1] * 10 + a[2]; i = 1; int2 w[2] = {{i, bump(i)}, {i, bump(i)}};
    out[10] = w[0].x * 1000 + w[0].y * 100 + w[1].x * 10 + w[1].y; i = 1; out[11] = sumP({i, bump(i)}); i = 1; int4 z = {i, i += 2, i, i};
    out[12] = sum4(z); i = 1; CR k{i, bump(i)}; i = 7; out[13] = k.a * 10 + k.b; i = 1; RA arr[2] = {{i, 1}, {i, 2}}; i = 8;
    out[14] = arr[0].r + arr[1].r; i = 3; PP d{.p = {i, bump(i)}, .c = i}; out[15] = sumP(d.p) * 10 + d.c;
}
struct Func { const float* p; int& n; float k; __device__ void operator()(int i) const { n += int(p[i] * k); } };
template<class F> __device__ void each(int n, F f) { for (int i = 0; i < n; i++) f(i); }
template<class T> struct Acc { T& sum; T k; __device__ void operator()(T x) { sum += x * k; } };
template<class T> __device__ T reduce(const T* p, int n) { T s = 0; Acc<T> a{s, T(2)}; for (int i = 0; i < n; i++) a(p[i]); return s; }
__global__ void functor_(ll* out) {
    float d[3] = {1, 2, 3}; int n = 0; each(3, Func{d, n, 2.f}); out[0] = n; int c = 0; Func g = {.p = d, .n = c, .k = 1}; g(2); out[1] = c;
    out[2] = (ll)reduce(d, 3);
}

struct RefAgg { int& a; ll* o; };
struct RA2 { const float& f; int n; };
__global__ void refagg_(ll* out) {
    int x = 3; RefAgg g{x, out}; g.a = 50; g.o[3] = x; RefAgg h = {x, out}; h.a++; out[0] = x; float f = 2; RA2 r{f, 1}; f = 3; out[1] = (ll)r.f;
    RefAgg* p = &g; p->a = 9; out[2] = x;
}
template<class F> struct Fn { F f; __device__ int operator()(int x) const { return f(x); } };
template<class F> Fn(F) -> Fn<F>;
__global__ void ctad_(ll* out) { Fn w{[k = 5](int x) { return k * x; }}; out[12] = w(3); }
template<class F> struct Fn2 { F f; __device__ Fn2(F f) : f(f) {} __device__ int operator()(int x) const { return f(x); } };
__global__ void ctad2_(ll* out) { int k = 3; Fn2 w([=](int x) { return k * x; }); out[12] = w(3); auto z = Fn2{[&](int x) { return k - x; }}; out[13] = z(1); }
__global__ void ctad3_(ll* out) { int k = 3; Fn w{[=](int x) { return k * x; }}; out[12] = w(3); }
struct S3 { int v; }; struct H { S3 s; };
__global__ void brace_(ll* out) { S3 a{4}; H h{a}; out[0] = h.s.v; H i{S3{5}}; out[1] = i.s.v; H j{6}; out[2] = j.s.v; }

struct Hidden { int m = 2; __device__ int f(int) { return m; } __device__ int f(double) { return 20 + m; } };
struct Hiding : Hidden { int m = 3; using Hidden::f; __device__ int f(int) { return m; } };
struct Later : Hidden { using Hidden::f; __device__ int f(int); };
__device__ int Later::f(int x) { return 100 + x; }
__global__ void hiding(ll* out) {
    Hiding h; out[0] = h.f(1); out[1] = h.f(1.5); out[2] = h.Hidden::f(1);
    Later l; out[3] = l.f(1); out[4] = l.f(2.5);
    alignas(16) char room[16]; Hidden* p = ::new ((void*)room) Hidden; out[5] = p->m;
}
