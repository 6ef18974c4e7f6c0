typedef long long ll;
// Overload resolution: ranks, references, partial ordering, argument-dependent lookup.
// overloads
__device__ int p(int) { return 1; } __device__ int p(long) { return 2; } __device__ int p(double) { return 3; } __device__ int p(float) { return 4; } __device__ int p(const char*) { return 5; } __device__ int p(void*) { return 6; } __device__ int p(bool) { return 7; } __device__ int p(...) { return 8; }
enum En { e1 }; enum class Ec : unsigned char { a }; enum Eu : unsigned char { u1 };
struct Nothing {};
__global__ void promo(ll* out) { char c = 1; short s = 1; unsigned short us = 1; float f = 1; int i; out[0] = p(c) * 10 + p(s); out[1] = p(us); out[2] = p(f); out[3] = p(e1); out[4] = p(u1); out[5] = p("x"); out[6] = p(&i); out[7] = p(true); out[8] = p(Nothing()); out[9] = p(1L) * 10 + p(1.0); }
__device__ int r(int&) { return 1; } __device__ int r(const int&) { return 2; } __device__ int r(int&&) { return 3; }
__device__ const int ci() { return 1; }
template<class T> __device__ int u(T&&) { return 1; } template<class T> __device__ int u(const T&) { return 2; } template<class T> __device__ int u(T*) { return 3; } __device__ int u(int) { return 4; }
template<class T> __device__ int fw(T&& t) { return r(static_cast<T&&>(t)); }
__global__ void refs(ll* out) { int a = 1; const int b = 2; out[0] = r(a) * 100 + r(b) * 10 + r(3); out[1] = fw(a) * 100 + fw(b) * 10 + fw(5); double d = 1; const double e = 2; out[2] = u(d) * 1000 + u(e) * 100 + u(&a) * 10 + u(a); short s = 1; out[3] = u(s) * 10 + u(2.f); out[4] = r(static_cast<int&&>(a)); int arr[2]; out[5] = u(arr) ; }
struct A { int v; __device__ A(int v) : v(v) {} __device__ operator int() const { return v; } };
struct B { int v; __device__ explicit B(int v) : v(v) {} __device__ B(A a) : v(a.v * 2) {} };
struct C { __device__ C(int) {} }; 
__device__ int q(A) { return 1; } __device__ int q(B) { return 2; }
__device__ int w(C) { return 1; } __device__ int w(long) { return 2; }
__device__ int dd(int, double) { return 1; } __device__ int dd(double, int) { return 2; } __device__ int dd(double, double) { return 3; }
__global__ void user(ll* out) { out[0] = q(5); out[1] = w(3); out[2] = A(3) + 4; out[3] = dd(1, 2.0) * 100 + dd(1.0, 2) * 10 + dd(1.f, 2.f); B b = A(4); out[4] = b.v; }
struct D0 { int x = 1; }; struct D1 : D0 { int y = 2; }; struct D2 : D1 {};
__device__ int base(const D0&) { return 1; } __device__ int base(const D1&) { return 2; } __device__ int bp(D0*) { return 1; } __device__ int bp(D1*) { return 2; } __device__ int bp(void*) { return 3; } __device__ int bp(bool) { return 4; }
__global__ void derived(ll* out) { D2 d; out[0] = base(d); out[1] = bp(&d); int i; out[2] = bp(&i); }
struct M { __device__ int f() & { return 1; } __device__ int f() const & { return 2; } __device__ int f() && { return 3; } __device__ int g() { return 1; } __device__ int g() const { return 2; } template<class T> __device__ int h(T) { return 1; } __device__ int h(int) { return 2; } __device__ int operator()(int) { return 1; } __device__ int operator()(int) const { return 2; } __device__ int operator[](int) { return 1; } __device__ int operator[](const char*) { return 2; } };
__global__ void methods(ll* out) { M m; const M c{}; out[0] = m.f() * 100 + c.f() * 10 + M().f(); out[1] = m.g() * 10 + c.g(); out[2] = m.h(1) * 10 + m.h('c') + m.h<int>(1) * 100; out[3] = m(1) * 10 + c(1); out[4] = m[1] * 10 + m["x"]; }
// partial ordering
template<class T> __device__ int o(T) { return 1; } template<class T> __device__ int o(T*) { return 2; } template<class T> __device__ int o(const T*) { return 3; } template<class T, int N> __device__ int o(T (&)[N]) { return 4; }
template<class T> struct Bx { T v; }; template<class T> __device__ int z(T) { return 1; } template<class T> __device__ int z(Bx<T>) { return 2; } template<class T> __device__ int z(Bx<T*>) { return 3; } __device__ int z(Bx<int>) { return 4; }
template<class T> __device__ int pk(T) { return 1; } template<class... T> __device__ int pk(T...) { return 2; } template<class T, class... U> __device__ int pk2(T, U...) { return 1; } template<class T, class U> __device__ int pk2(T, U) { return 2; }
template<class T, class U> __device__ int tu(T, U) { return 1; } template<class T> __device__ int tu(T, T) { return 2; } template<class T> __device__ int tu(T, int) { return 3; }
__global__ void order(ll* out) { int i = 0; const int c = 0; out[0] = o(i) * 100 + o(&i) * 10 + o(&c); out[1] = z(1) * 1000 + z(Bx<float>{}) * 100 + z(Bx<float*>{}) * 10 + z(Bx<int>{}); out[2] = pk(1) * 10 + pk(1, 2); out[3] = pk2(1, 2) * 10 + pk2(1); out[4] = tu(1.0, 2.f) * 100 + tu(1.f, 2.f) * 10 + tu(1.f, 2); }
// user overloads of builtins and ADL
struct V2 { float x, y; }; __device__ V2 operator+(V2 a, V2 b) { return {a.x + b.x, a.y + b.y}; } __device__ V2 max(V2 a, V2 b) { return {fmaxf(a.x, b.x), fmaxf(a.y, b.y)}; } __device__ float abs(V2 a) { return sqrtf(a.x * a.x + a.y * a.y); } __device__ float4 operator*(float4 a, float s) { return make_float4(a.x * s, a.y * s, a.z * s, a.w * s); }
namespace ns { struct T { int v; }; __device__ int size(const T& t) { return t.v; } __device__ bool operator==(const T& a, const T& b) { return a.v == b.v; } template<class U> __device__ T operator<<(T a, U b) { return T{a.v + int(b)}; } namespace in { template<class X> __device__ int go(X) { return 7; } } using namespace in; }
__device__ int max(int a, int b, int c) { return max(a, max(b, c)); }
__device__ float min(float a, int b) { return 42; }
__global__ void builtins_(ll* out) { V2 a{1, 5}, b{4, 2}; out[0] = max(a, b).x * 10 + max(a, b).y; out[1] = abs(V2{3, 4}); out[2] = (make_float4(1, 2, 3, 4) * 2.f).w; out[3] = size(ns::T{4}) + (ns::T{1} == ns::T{1}); out[4] = ((ns::T{1} << 2) << 3.5).v; out[5] = max(1, 5, 3); out[6] = min(1.f, 2); out[7] = ns::go(1); }
enum class Op { add, mul };
enum Pl { x0, x1 };
template<int N> struct Tile {};
template<Op O, int W> __device__ int warp(Tile<32>&, float* d) { return 1; }
template<Op O1, Op O2, int W> __device__ int warp(Tile<32>&, float* d) { return 2; }
template<int N> __device__ int pl() { return N; }
template<bool B> __device__ int bo() { return B; }
__global__ void enums(ll* out) { Tile<32> t; float f; out[0] = warp<Op::add, 8>(t, &f) * 10 + warp<Op::add, Op::mul, 8>(t, &f); out[1] = pl<x1>() + bo<1>(); }

// Functions of the global namespace that only the type of an argument finds: vectors and half are classes of it ([basic.lookup.argdep]).
__device__ inline float2 operator-(const float2& a, const float2& b) { return make_float2(a.x - b.x, a.y - b.y); }
__device__ inline float ov_dot(const float2& a, const float2& b) { return a.x * b.x + a.y * b.y; }

namespace ov_space {
struct Ov {
    int n;
};
__device__ Ov operator-(Ov a, Ov b) { return {a.n - b.n}; }
__device__ int ov_dot(Ov a, Ov b) { return a.n * b.n; }

__device__ void associated(long long* out) {
    float2 a = make_float2(5, 7), b = make_float2(1, 2);
    out[0] = ov_dot(a - b, b);
    out[1] = ov_dot(Ov{3} - Ov{1}, Ov{4});
    float2 list[2] = {a, b};
    out[2] = ov_dot(list[0], *(list + 1));
}
}
__global__ void ov_associated(long long* out) { ov_space::associated(out); }

// A parameter of type const T& is no worse than one of type T, so that the more special template is chosen ([over.ics.rank]/3.2.6, [temp.func.order]).
template<class T, unsigned N, unsigned long A = sizeof(T)> struct OvVec { T e[N]; __device__ T& operator[](unsigned i) { return e[i]; } __device__ const T& operator[](unsigned i) const { return e[i]; } };
template<class T> __device__ T ov_max(T a, T b) { return a < b ? b : a; }
template<class T, unsigned N, unsigned long A> __device__ OvVec<T, N, A> ov_max(const OvVec<T, N, A>& a, const OvVec<T, N, A>& b) { OvVec<T, N, A> r; for (unsigned i = 0; i < N; i++) r[i] = ov_max(a[i], b[i]); return r; }
template<class T, unsigned N, unsigned long A> __device__ OvVec<T, N, A> ov_max(const OvVec<T, N, A>& a, T b) { OvVec<T, N, A> r; for (unsigned i = 0; i < N; i++) r[i] = ov_max(a[i], b); return r; }
template<class T> __device__ int ov_kind(T) { return 1; }
template<class T, unsigned N, unsigned long A> __device__ int ov_kind(const OvVec<T, N, A>&) { return 2; }
template<class T> __device__ int ov_kind(T* const&) { return 3; }
template<class T> __device__ int ov_pointer(const T*) { return 1; }
template<class T> __device__ int ov_pointer(T* const&) { return 2; }
__device__ int ov_rank(const float&, int) { return 1; }
__device__ int ov_rank(float, long) { return 2; }
__global__ void ov_reference_or_value(long long* out) {
    OvVec<float, 3> a{{1, 5, 3}}, b{{4, 2, 6}};
    const OvVec<float, 3> c = a;
    out[0] = ov_max(a, b)[0] * 100 + ov_max(c, b)[1] * 10 + ov_max(OvVec<float, 3>{{9, 9, 9}}, a)[2];
    out[1] = ov_max(a, 4.f)[2] + ov_max(3, 2) * 10;
    int i = 0;
    const int* p = &i;
    out[2] = ov_kind(a) * 1000 + ov_kind(c) * 100 + ov_kind(i) * 10 + ov_kind(&i);
    out[3] = ov_pointer(&i) * 10 + ov_pointer(p);
    float f = 1;
    out[4] = ov_rank(f, 1) * 10 + ov_rank(f, 1L);
}

// What is volatile goes to the overload for that.
__device__ int ov_near(const double2& a) { return a.x != 0; }
__device__ int ov_near(const float2& a) { return 2 + (a.x != 0); }
__device__ int ov_near(volatile const double2& a) { return 4 + (a.x != 0); }
__device__ int ov_near(volatile const float2& a) { return 6 + (a.x != 0); }
__device__ int ov_near(const double& a) { return 8 + (a != 0); }
__device__ int ov_near(const volatile double& a) { return 20 + (a != 0); }
__global__ void ov_volatile(long long* out) {
    volatile double2 d[2];
    d[1].x = 2;
    volatile float2 f[1];
    f[0].x = 0;
    double2 p = make_double2(1, 2);
    volatile double s = 0;
    out[0] = ov_near(d[1]) * 1000 + ov_near(f[0]) * 100 + ov_near(p) * 10 + ov_near(s);
}

// Proxies of elements: built-in operators see through conversion functions, the one that is not const for an object that is not, and change what they refer to.
template <typename T> struct ov_element { typedef T type; };
template <typename E> struct ov_proxy {
    typename E::type* p;
    __device__ operator const typename E::type&() const { return p[1]; }
    __device__ operator typename E::type&() { return p[0]; }
    __device__ ov_proxy operator=(typename E::type v) { p[0] = v; return *this; }
};
__global__ void ov_proxies(long long* out) {
    int a[2] = {7, 100};
    ov_proxy<ov_element<int>> e = {a};
    const ov_proxy<ov_element<int>> c = {a};
    int x = e, y = c;
    out[0] = x * 1000 + y;
    out[1] = (e == 7) * 100 + (c == 7) * 10 + (-1 != e);
    e += 5;
    out[2] = a[0];
    e <<= 2;
    out[3] = e++ * 1000 + a[0];
    --e;
    e = e / 3;
    out[4] = a[0] + (c - e) * 1000;
}

// A call of an explicit specialisation takes default arguments from the template.
template <typename T> struct ov_channel { typedef T type; };
template <> struct ov_channel<float2> { typedef float type; };
template <typename T> __device__ typename ov_channel<T>::type ov_alpha(T v, typename ov_channel<T>::type otherwise = sizeof(T) + 100) { return v + otherwise; }
template <> __device__ float ov_alpha(float2 v, float otherwise) { return v.x * 1000 + otherwise; }
template <> __device__ short ov_alpha<short>(short v, short otherwise) { return v * 2 + otherwise; }
__global__ void ov_defaults(long long* out) {
    const float2 f = make_float2(3, 4);
    out[0] = (long long)ov_alpha(f) * 10000 + (long long)ov_alpha(f, 7.f);
    out[1] = ov_alpha((short)5) * 1000 + ov_alpha(6);
}

// Operators of the user's may want the place of the right operand, also where it is a vector or a number.
__device__ void operator+=(float2& a, float2& b) { a.x += b.x; b.y += 1; }
__device__ void operator-=(float4& a, uchar4& b) { a.x -= b.x; a.w -= b.w; b.z = 7; }
__device__ float2& operator*=(float2& a, int& n) { a.x *= n++; return a; }
struct ov_sink {
    int sum;
    __device__ ov_sink& operator=(int& n) { sum = n; n = 0; return *this; }
    __device__ ov_sink& operator<<=(float& f) { sum += (int)f; f = -1; return *this; }
};
__device__ int ov_next(int* at) { return (*at)++; }
__global__ void ov_right_places(long long* out) {
    float2 a[3] = {{1, 2}, {3, 4}, {5, 6}};
    a[0] += a[1];
    out[0] = (long long)(a[0].x * 100 + a[1].y);
    float4 f = make_float4(10, 20, 30, 40);
    uchar4 u[2] = {make_uchar4(1, 2, 3, 4), make_uchar4(5, 6, 8, 9)};
    int at = 1;
    f -= u[ov_next(&at)];
    out[1] = (long long)(f.x * 10000 + f.w * 100) + u[1].z * 10 + at;
    int n = 3;
    a[2] *= n;
    (a[2] *= n) *= n;
    out[2] = (long long)a[2].x * 100 + n;
    ov_sink s[2] = {};
    float g = 6.5f;
    s[0] = n;
    s[ov_next(&at) - 2] <<= g;
    out[3] = s[0].sum * 1000 + n * 100 + at * 10 + (int)g;
}

// Conversions that differ only in their qualifiers: the one with the fewest that fits.
struct ov_half {
    unsigned short h;
    ov_half() = default;
    __device__ ov_half(const float& f) : h((unsigned short)(f * 8)) {}
    __device__ operator float() const { return h * 0.125f; }
    __device__ operator float() const volatile { return h * 0.25f; }
};
struct ov_thrice {
    int v;
    __device__ operator int() { return v; }
    __device__ operator int() volatile { return v * 10; }
    __device__ operator int() const { return v * 100; }
};
struct ov_first { // the object counts before what follows: of one that is not const the int
    __device__ operator float() const { return 2.5f; }
    __device__ operator int() { return 7; }
};
__global__ void ov_qualified(long long* out) {
    ov_half a(2.5f);
    const ov_half b(1.5f);
    volatile ov_half c;
    c.h = 16;
    out[0] = (a == 2.5f) * 100 + (b == -1.f) * 10 + (c == 4.0f);
    out[1] = (a < b) + (long long)((a + 1.f) * 8) * 10 + (long long)((c * 2) * 8) * 1000;
    float f = a, g = c;
    out[2] = (long long)(f * 8 + g * 800);
    ov_thrice p{3};
    const ov_thrice q{4};
    volatile ov_thrice r;
    r.v = 5;
    out[3] = p + q * 1000 + r * 1000000;
    out[4] = (p == 3) * 10 + (r > 49);
    ov_first s;
    const ov_first u{};
    float h = s, k = u;
    out[5] = (long long)(h * 2) * 100 + (long long)(k * 2);
}
