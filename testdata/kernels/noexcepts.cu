// oracle: g++
// nvcc takes no throw, not even as an operand that is not evaluated.
// The operator noexcept, of functions, methods, templates, constructors and lambdas.
#include <utility>
typedef long long ll;
__device__ int f(int) noexcept; __device__ int g(int); __device__ int f(int x) noexcept { return x; } __device__ int g(int x) { return x + 1; }
struct A { int v; __device__ A(int v) noexcept : v(v) {} __device__ A(const A&) = default; __device__ void swap(A& o) noexcept { int t = v; v = o.v; o.v = t; } __device__ int get() const { return v; } __device__ A& operator=(const A& o) { v = o.v; return *this; } };
template <class T> __device__ void h(T& a, T& b) noexcept(noexcept(a.swap(b))) { a.swap(b); }
template <class T> __device__ T k(T x) noexcept(sizeof(T) > 4) { return x; }
struct B { __device__ ~B() noexcept(false) {} }; struct C { int a; __device__ C() {} }; struct D { A a{3}; };
__global__ void noex_(ll* out) {
    A a(1), b(2); out[0] = noexcept(f(1)) * 10 + noexcept(g(1)); out[1] = noexcept(a.swap(b)) * 10 + noexcept(a.get()); out[2] = noexcept(h(a, b)); out[3] = noexcept(k(1)) * 10 + noexcept(k(1.0));
    out[4] = noexcept(A(3)) * 10 + noexcept(a = b); out[5] = noexcept(1 + 2) * 10 + noexcept(f(g(1))); int (*p)(int) noexcept = f; int (*q)(int) = f; out[6] = p(3) + q(4);
    auto l = [](int x) noexcept { return x; }; auto m = [](int x) { return x; }; out[7] = noexcept(l(1)) * 10 + noexcept(m(1)); out[8] = noexcept(A(a)) * 10 + noexcept(D()); out[9] = noexcept(C()) * 10 + noexcept(B());
    h(a, b); out[10] = a.v * 10 + b.v; out[11] = noexcept(throw 1) + 10 * noexcept(sizeof(g(1))); out[12] = noexcept(new int) + 10 * noexcept(a.v); out[13] = noexcept(std::declval<A>().swap(std::declval<A&>()));
    out[14] = noexcept(true ? f(1) : 2) * 10 + noexcept(true ? g(1) : 2); int i = 0; out[15] = noexcept(i++) * 10 + noexcept((i++, g(i))); out[16] = i; out[17] = 10 + noexcept(std::move(a));
    if constexpr (noexcept(a.swap(b))) out[18] = 1; else out[18] = 2;
}
template <class T> concept Silent = requires(T a) { { a.f() } noexcept; };
struct Loud { __device__ int f() { return 1; } };
struct Quiet { __device__ int f() noexcept { return 2; } };
template <class T> __device__ int choose(T t) { return 1; }
template <Silent T> __device__ int choose(T t) { return 2; }
__global__ void require_(ll* out) { out[0] = Silent<Loud>; out[1] = Silent<Quiet>; out[2] = choose(Loud()); out[3] = choose(Quiet()); }
