// C++ of kernels, one group of features per kernel.
#include <type_traits>
#include <limits>
#include <utility>
struct Bits { unsigned a : 3; int b : 5; unsigned c : 24; bool d : 1; };
__global__ void bits(long long* o) { Bits p[2] = {{1, 2, 3, true}, {7, -16, 0xffffff, false}}; p->a = 13; p->b -= 30; o[0] = p->a + p->b; p[1].c++; o[1] = p[1].c; Bits q = {1, -2, 3}; o[2] = q.b; *p = q; o[3] = p[0].c * 10 + p[1].b; o[4] = p[1].a - 8; p[1].d = 5; o[5] = p[1].d; o[6] = p[0].a++ + ++p[0].b; o[7] = sizeof(Bits); unsigned u = 1; o[8] = q.a - 2 < u; }
template <class D> struct Crtp { __device__ int twice() { return 2 * static_cast<D*>(this)->val(); } };
struct Der : Crtp<Der> { int v; __device__ Der(int x) : v(x) {} __device__ int val() { return v; } };
template <class T, typename std::enable_if<std::is_integral<T>::value, int>::type = 0> __device__ int ei(T) { return 1; }
template <class T, typename std::enable_if<std::is_floating_point<T>::value, int>::type = 0> __device__ int ei(T) { return 2; }
template <class T> __device__ std::enable_if_t<std::is_same_v<T, int>, int> ej(T) { return 1; }
template <class T> __device__ std::enable_if_t<!std::is_same_v<T, int>, int> ej(T) { return 2; }
__global__ void sfinae(long long* o) { o[0] = ei(1) * 1000 + ei(1.0f) * 100 + ej(1) * 10 + ej(1u); }
__device__ int facr(int n) { return n <= 1 ? 1 : n * facr(n - 1); }
__global__ void rec(long long* o) { o[0] = facr(5); }
struct It { int* p; __device__ It& operator++() { ++p; return *this; } __device__ It operator++(int) { It t = *this; ++p; return t; } __device__ int& operator*() const { return *p; } __device__ int* operator->() const { return p; }
  __device__ bool operator!=(const It& o) const { return p != o.p; } friend __device__ bool operator==(const It& a, const It& b) { return a.p == b.p; } __device__ friend It operator+(It a, int n) { a.p += n; return a; } };
struct Range { int* b; int* e; __device__ It begin() const { return It{b}; } __device__ It end() const { return {e}; } };
__global__ void iter(long long* o) { int buf[6] = {1, 2, 3, 4, 5, 6}; Range r{buf, buf + 6}; int s = 0; for (int& x : r) { s += x; x *= 2; } It i = r.begin(); o[5] = *i++; *i = s; ++i; *(i + 1) = 3; o[0] = i == r.end(); o[1] = s; o[2] = buf[1]; o[3] = buf[3]; o[4] = buf[5]; }
struct Outer { struct Inner { int k; static __device__ int make() { return 7; } }; enum { Size = 4 }; typedef float value_type; Inner in[Size]; static const int cnt; };
const int Outer::cnt = 9;
__global__ void nest(long long* o) { Outer pp = {{{1}, {2}}}; Outer* p = &pp; Outer::value_type f = 1.5f; o[0] = p->in[1].k + Outer::Inner::make() + Outer::Size + Outer::cnt + f; }
template <class T> constexpr T pi_v = T(3.14159265358979);
template <class T> __device__ T area(T r) { return pi_v<T> * r * r; }
__global__ void vartmpl(long long* o) { o[0] = area(20.0f); o[1] = area(3); o[2] = std::numeric_limits<int>::min(); }
struct Base2 { int a, b; __device__ Base2(int x, int y = 2) : a(x), b(y) {} __device__ int sum() const { return a + b; } };
struct Der2 : Base2 { using Base2::Base2; int c = 5; __device__ int sum() const { return Base2::sum() * c; } };
__device__ int viaBase(const Base2& b) { return b.sum(); }
__global__ void inherit(long long* o) { Der2 d(1); Der2 e{3, 4}; o[0] = d.sum() + viaBase(e) * 100; Base2 sliced = e; o[1] = sliced.b; Base2* p = &e; p->a = 50; o[2] = e.a; o[3] = static_cast<Der2*>(p)->sum(); }
struct Big { float m[4][4]; __device__ float* operator[](int i) { return m[i]; } __device__ const float* operator[](int i) const { return m[i]; } };
__device__ Big mul(const Big& a, const Big& b) { Big r = {}; for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) for (int k = 0; k < 4; k++) r[i][j] += a[i][k] * b[k][j]; return r; }
__global__ void mats(long long* o) { Big a = {{{1, 2}, {3, 4}}}, b = {{1, 2, 3, 4, 5, 6, 7, 8}}; Big c = mul(a, b); Big d = c; d.m[1][2] = 3; for (int i = 0; i < 8; i++) { o[i] = c[i / 4][i % 4]; o[i + 8] = d[i / 4][i % 4]; } }
template <class T> struct Tr { typedef T type; }; template <> struct Tr<float> { typedef double type; };
template <class T> struct Tr<T*> { typedef short type; };
__global__ void traits(long long* o) { o[0] = sizeof(Tr<float>::type); o[1] = sizeof(Tr<char>::type); o[2] = sizeof(typename Tr<int*>::type); }
auto __device__ lam(int x) { return [x](int y) { return x + y; }; }
__global__ void lambdas(long long* o) { auto f = lam(3); o[0] = f(4); long long* w = o; auto g = [w](int i) mutable { w[i] = 1; w++; return w - 1; }; o[6] = g(1) == o; o[7] = g(1) == o + 1; [&] { o[3] = 4; }(); auto r = [=](auto self, int n) -> int { return n ? n + self(self, n - 1) : 0; }; o[5] = r(r, 3); int k = 1; auto h = [&k, z = k + 5](int a) { k += a; return z; }; o[8] = h(10); o[9] = k; auto gen = [](auto a, auto b) { return a * b; }; o[10] = gen(3, 2.5) * 2; }
struct Counter { int n = 0; __device__ Counter() {} __device__ Counter(const Counter& c) : n(c.n + 100) {} __device__ Counter& operator=(const Counter& c) { n = c.n + 1000; return *this; } __device__ operator int() const { return n; } };
__device__ int byval(Counter c) { return c; }
struct Holder { Counter c; int k = 2; Counter two[2]; };
__global__ void copies(long long* o) { Counter a, b = a; o[0] = b; b = a; o[1] = b; o[2] = byval(b); o[3] = byval(Counter()); Holder h; Holder g = h; o[4] = g.c; o[5] = g.two[1]; g = h; o[6] = g.c + g.k; o[7] = g.two[0]; Counter arr[3]; o[8] = arr[2] + 1; auto& r = arr[1]; r = b; o[9] = arr[1]; }
template <class T, int N> struct Arr { T v[N]; __device__ T& at(int i) { return v[i]; } __device__ constexpr int size() const { return N; } template <class F> __device__ void each(F f) { for (int i = 0; i < N; i++) f(v[i], i); } };
template <class T, int N> __device__ T sum(const Arr<T, N>& a) { T s{}; for (auto x : a.v) s += x; return s; }
template <class T, int N> __device__ int len(T (&)[N]) { return N; }
__global__ void tmpl(long long* o) { Arr<int, 5> a = {1, 2, 3}; a.each([](int& x, int i) { x += i; }); o[0] = sum(a); o[1] = a.size(); a.at(2) = 50; o[2] = a.v[2]; short q[7]; o[3] = len(q); int t[a.size()]; o[4] = sizeof(t); }
namespace a { namespace b { __device__ int f(int) { return 1; } struct X {}; __device__ int g(X) { return 2; } } using namespace b; inline namespace v1 { __device__ int h() { return 5; } } }
namespace ab = a::b; using a::b::X;
__device__ int over(int) { return 1; } __device__ int over(long) { return 2; } __device__ int over(double) { return 3; } __device__ int over(const int*) { return 4; } __device__ int over(...) { return 5; } template <class T> __device__ int over(T*) { return 6; }
__global__ void lookup(long long* o) { o[0] = a::f(1) + ab::f(2) + g(X()) + a::h(); int i = 0; short s = 0; float f = 0; const int ci = 0; unsigned char uc = 0; o[1] = over(i) * 100000 + over(s) * 10000 + over(f) * 1000 + over(&ci) * 100 + over(&i) * 10 + over(X()); o[2] = over(uc) + over('a') * 10 + over(1L) * 100; o[3] = over(true) + over(1.5f) * 10 + over((char*)0) * 100; }
__device__ int&  ref(int& x) { return x; } __device__ const int& cref(const int& x) { return x; }
__device__ void rv(int&& x, long long* o) { x += 1; *o = x; } __device__ void rv(const int& x, long long* o) { *o = -x; }
__global__ void refs(long long* o) { int a = 1, b = 2; ref(a) = 5; (a > 3 ? a : b) = 9; int& r = ref(b); r += 3; o[0] = a * 10 + b; rv(4, o + 1); rv(a, o + 2); rv(std::move(a), o + 3); o[4] = a; const int& c = a + 1; a = 0; o[5] = c; int arr[2][3] = {{1, 2, 3}, {4, 5, 6}}; int (&row)[3] = arr[1]; row[1] = 50; o[6] = arr[1][1];  auto& [p, q, w] = arr[1]; q = 7; o[8] = arr[1][1] + cref(w); int* ptr = &r; int*& pr = ptr; pr = &a; *ptr = 77; o[9] = a; std::swap(a, b); o[10] = a; }
union U { float f; unsigned u; struct { unsigned short lo, hi; } h; unsigned char b[4]; };
struct Tagged { int tag; union { int i; float f; }; };
__global__ void unions(long long* o) { U u; u.f = 1.0f; o[0] = u.u; o[1] = u.h.hi; u.b[0] = 1; o[2] = u.u; Tagged t; t.tag = 1; t.f = 2.0f; o[3] = t.i; U w = {3.0f}; o[4] = w.u; U c = w; o[5] = c.h.hi; }
constexpr int table[4] = {3, 1, 4, 1}; __constant__ int ctab[2][2] = {{1, 2}, {3}}; struct Cfg { int n; float s[2]; }; constexpr Cfg cfg = {4, {0.5f, 2.5f}}; static const char* const names[] = {"zero", "one"};
__global__ void consts(long long* o) { int s = 0; for (int i = 0; i < 4; i++) s = s * 10 + table[i]; o[0] = s; o[1] = ctab[1][0] + ctab[1][1]; o[2] = cfg.n * cfg.s[1]; static const int loc[] = {9, 8}; o[4] = loc[s & 1]; switch (s) { case table[0] * 1000 + 141: o[5] = 1; break; default: o[5] = 2; } const int k = s; o[6] = k; enum { A = 3, B = A * 2 }; o[7] = B; }
__global__ void copied(long long* o) { int a[6] = {1, 2}; int m[2][2] = {{3}}; auto f = [=](int i) { return a[i] + m[0][0]; }; a[0] = 100; o[0] = f(0); o[1] = f(1); }

// A pair of 16-bit floats is a class with a constructor from its bits, not an aggregate of components.
__global__ void pairs_of_bits(__half2 *p, __nv_bfloat162 *q, __half2_raw r, __nv_bfloat162_raw s) {
  p[0] = __half2{r};
  __half2 h = {r};
  p[1] = h;
  __nv_bfloat162 b{s};
  q[0] = b;
}

// A type of the device's headers may be declared where they are not included.
struct __half;
struct __nv_bfloat16;
namespace fwd { using half_t = __half; struct Pair { half_t h; float f; }; }
__global__ void declared_before(fwd::Pair *p, __nv_bfloat16 *b) { p->f = p->h; b[0] = b[1]; }
