// threads: 1 blocks: 1 oracle: g++
// nvcc evaluates the arguments before the object converts, and chooses among the functions in a way of its own.
// Calls of objects that convert to functions, perhaps several, beside an operator() ([over.call.object]).
#define __D __device__
#define E(x) out[n++] = (long long)(x)
typedef int (*F1)(int); typedef int (*F2)(long); typedef int (*F3)(const char*); typedef int (&R2)(int, double); typedef double (*F4)(double, int);
__D int f1(int x) { return x + 1; }
__D int f2(long x) { return (int)x + 100; }
__D int f3(const char* s) { return s[0]; }
__D int f4(int a, double b) { return a + (int)(b * 4); }
__D double f5(double a, int b) { return a * 10 + b; }
struct S0 { __D operator F1() const { return f1; } __D operator F2() const { return f2; } };
struct S1 { __D operator F1() const { return f1; } template <class T> __D int operator()(T) const { return 77; } };
struct S2 { __D operator F1() const { return f1; } __D int operator()(const char*) const { return 78; } };
struct S3 { __D operator F1() const { return f1; } __D operator F3() { return f3; } __D operator R2() const { return f4; } };
struct S4 : S0 { __D operator F3() const { return f3; } };
struct S5 { int v; __D operator F1() { return f1; } __D operator F2() const { return f2; } __D int operator()(int, int) const { return v; } };
struct S6 { __D operator F4() const { return f5; } __D int operator()(int a, long b) const { return (int)(a - b); } };
struct S7 { __D int operator()(long) { return 5; } __D operator F1() const { return f1; } };
struct S8 { __D explicit operator F1() const { return f1; } __D operator F2() const { return f2; } };
struct S9 { template <class T> __D operator T*() const { return nullptr; } __D operator F1() const { return f1; } };
struct N { int v; __D operator int() const { return v; } };
template <class F, class... A> __D auto call(F&& f, A... a) -> decltype(f(a...)) { return f(a...); }
template <class F, class A, class = void> struct takes { enum { value = 0 }; };
template <class F, class A> struct takes<F, A, std::void_t<decltype(std::declval<F>()(std::declval<A>()))>> { enum { value = 1 + sizeof(std::declval<F>()(std::declval<A>())) }; };
__global__ void sg_several(long long* out) {
    int n = 0;
    E(S0()(1)); E(S0()(1L)); E(S0()('a')); E(S1()(1)); E(S1()(1L)); E(S2()(1)); E(S2()("x")); E(S2()(nullptr));
    S3 s; const S3 c{}; E(s(1)); E(s("b")); E(s(1, 2.5)); E(c(1)); E(c(2, 1)); E(S4()(1)); E(S4()("c")); E(S4()(2L));
    S5 t{9}; const S5 u{8}; E(t(1)); E(t(1L)); E(u(1)); E(u(1, 2)); E(S6()(2, 1L));
    E(S8()(1)); E(S9()(1)); E(S0()(N{4})); E(call(S0(), 3L)); E(call(s, 3)); E(call(s, "d"));
    E((takes<S0, int>::value)); E((takes<S0, unsigned>::value)); E((takes<S0, double>::value)); E((takes<S2, void*>::value));
    E((takes<S7, int>::value)); E((takes<const S7, int>::value)); E((takes<const S3, const char*>::value)); E((takes<S3, const char*>::value));
}
__device__ int order;
struct Ev { int v; __D Ev(int v) : v(v) { order = order * 10 + v; } };
typedef int (*F6)(const Ev&, int);
__D int f6(const Ev& e, int x) { order = order * 10 + 9; return e.v + x; }
__D int step(int k) { order = order * 10 + k; return k; }
struct S10 { __D S10() { order = 1; } __D operator F6() const { order = order * 10 + 2; return f6; } };
__global__ void sg_order(long long* out) { // the function is known before the arguments ([expr.call]/8)
    int n = 0;
    E(S10()(Ev(3), 4)); E(order); E(S10()(5, 6)); E(order);
    S10 s; E(s(Ev(7), 8)); E(order);
    E(s({4}, step(3)) > 0); E(order / 10000); E(call(s, 5, 1)); E(order % 1000);
}
