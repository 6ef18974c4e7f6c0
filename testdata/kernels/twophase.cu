// Names are found where they are declared before ([basic.scope.pdecl]), in templates too ([temp.dep.candidate]), and not in bases that depend on parameters ([temp.dep]/3).
__device__ int dd(double) { return 10; }
__device__ int use1() { return dd(1); }
template <class T> __device__ int late(T t) { return dd(t); }
__device__ int w() { return 100; }
struct S { int a; }; struct S2 : S {};
__device__ int g(S) { return 1; }
__device__ int h(S2 s) { return g(s); }
template <class T> __device__ int ht(T s) { return g(s); }
__device__ int g(S2) { return 2; }
__device__ int dd(int) { return 20; }
__device__ int use2() { return dd(1); }
namespace N { __device__ int i() { return dd(3); } __device__ int dd(int) { return 30; } __device__ int j() { return dd(3); } }
__device__ int fwd(int); __device__ int fwd(double) { return 5; } __device__ int use3() { return fwd(1) * 10 + fwd(1.0); } __device__ int fwd(int) { return 6; }
__device__ int both() { return 2; } __device__ int nn = 100; __device__ int args(int) { return 3; } __device__ int st() { return 4; }
template <class T> struct B { int nn = 7; __device__ int both() { return 1; } __device__ int args(int) { return 30; } static __device__ int st() { return 40; } typedef float real; __device__ int only() { return 9; } };
typedef double real;
template <class T> struct D : B<T> {
    typedef B<T> Base;
    __device__ int a() { return both(); } __device__ int b() { return this->both(); } __device__ int c() { return nn; } __device__ int d() { return this->nn; }
    __device__ int e() { return B<T>::both(); } __device__ int f() { return Base::nn; } __device__ int g() { return args(1); } __device__ int h() { return st() * 10 + this->st() + B<T>::st(); } __device__ int i() { return sizeof(real); } __device__ int j() { return sizeof(typename Base::real); }
    __device__ int k() { auto l = [&] { return both() + this->nn; }; return l(); }
};
template <class T> struct E : D<T> { using D<T>::both; using B<T>::nn; __device__ int a2() { return both(); } __device__ int c2() { return nn; } };
struct F : D<int> { __device__ int a3() { return both() * 10 + nn + only(); } };
template <class T> struct G : B<int> { __device__ int a4() { return both() * 10 + nn + only(); } };
template <class T> struct H : B<T*> { typedef B<T*> P; struct Q : P { __device__ int a5() { return both() + nn; } }; };
template <> struct D<char> : B<char> { __device__ int a() { return both(); } };
template <class T> struct I { struct In { int both() { return 50; } int nn = 60; }; struct J : In { __device__ int a6() { return both() + nn; } }; };
struct K1 { __device__ int both() { return 1000; } }; template <class T> struct K2 : K1, B<T> { __device__ int a7() { return both(); } };
namespace M { struct X { int v; }; __device__ int f(X, double) { return 1; } template <class T> __device__ int call(T x) { return f(x, 1); } __device__ int f(X, int) { return 2; } }
template <class T> __device__ int viaAdl(T x) { return f(x, 1); }
template <class T> __device__ int opAdl(T x) { return x + 1; }
namespace M { __device__ int f(X, char) { return 3; } __device__ int operator+(X x, int n) { return x.v + n + 50; } }
enum En { en_a }; __device__ int op(En) { return 1; } template <class T> __device__ int enumLate(T e) { return op(e); } __device__ int op(int) { return 2; }
template <class T> __device__ int ptrLate(T* p) { return pl(p); } struct PS {}; __device__ int pl(PS*) { return 8; }
template <class T> struct Meth { __device__ int f(T t) { return dd2(t); } }; 
__device__ int rec(int n); __device__ int rec2(int n) { return n ? rec(n - 1) + 1 : 0; } __device__ int rec(int n) { return n ? rec2(n - 1) + 10 : 0; }
__device__ int ld(long) { return 1; } struct Mem { __device__ int call() { return ld(1); } __device__ int inl(); }; __device__ int ld(int) { return 2; } __device__ int Mem::inl() { return ld(1); }
#define LATE(x) md(x)
__device__ int md(double) { return 1; } __device__ int mac() { return LATE(1); } __device__ int md(int) { return 2; } __device__ int mac2() { return LATE(1); }
__device__ int f0(int) { return 1; } template <class T> __device__ int f0(T) { return 2; } struct Hm { template <class T> __device__ int m(T) { return 3; } __device__ int m(int) { return 4; } template <class T> static __device__ int s(T) { return 5; } static __device__ int s(int) { return 6; } };
template <class A, class B> __device__ int f1(A, B) { return 7; } __device__ int f1(int, int) { return 8; }
__global__ void two_phase(long long* out) {
    out[0] = use1(); out[1] = use2(); out[2] = late(1); out[3] = h(S2()); out[4] = ht(S2()); out[5] = N::i(); out[6] = N::j(); out[7] = use3();
    D<int> d; out[8] = d.a(); out[9] = d.b(); out[10] = d.c(); out[11] = d.d(); out[12] = d.e(); out[13] = d.f(); out[14] = d.g(); out[15] = d.h(); out[16] = d.i(); out[17] = d.j(); out[18] = d.k(); out[19] = d.both(); out[20] = d.nn;
    E<int> e; out[21] = e.a2(); out[22] = e.c2(); F f; out[23] = f.a3(); G<int> g; out[24] = g.a4(); H<int>::Q q; out[25] = q.a5(); D<char> dc; out[26] = dc.a(); I<int>::J j; out[27] = j.a6(); K2<int> k2; out[28] = k2.a7();
    M::X x{4}; out[29] = M::call(x); out[30] = viaAdl(x); out[31] = opAdl(x); out[32] = enumLate(en_a); PS ps; out[33] = ptrLate(&ps); out[34] = rec2(5); Mem m; out[35] = m.call(); out[36] = m.inl(); out[37] = mac(); out[38] = mac2();
}
__global__ void empty_args(long long* out) {
    out[0] = f0<>(1); Hm h; out[1] = h.m<>(1); out[2] = Hm::s<>(1); out[3] = f1<>(1, 2); out[4] = f1<int>(1, 2); out[5] = f0(1); out[6] = h.m(1); int (*p)(int) = f0<>; out[7] = p(1); int (*p2)(int) = f0; out[8] = p2(1); int (*p3)(int) = &f0<>; out[9] = p3(2); out[10] = h.template m<>(1); out[11] = (&h)->m<>(2);
}

// Loops over ranges in templates, whose begin and end are found by the arguments ([stmt.ranged]/1).
namespace counted {
struct Step { int x; __device__ Step(int x) : x(x) {} __device__ Step &operator++() { ++x; return *this; } __device__ int operator*() { return x; } __device__ bool operator!=(const Step &o) { return x != o.x; } };
struct Span { int first, last; __device__ Span(int a, int b) : first(a), last(b) {} };
__device__ Step begin(const Span &s) { return Step(s.first); }
__device__ Step end(const Span &s) { return Step(s.last); }
}
template <typename T> __device__ int sumof(const T &r) { int t = 0; for (int i : r) t += i; return t; }
template <typename T> __device__ int sumas(const counted::Span &r) { T t = 0; for (T i : r) t += i; return t; }
template <typename T> __device__ int sumas(const int (&r)[4]) { T t = 0; for (auto i : r) t += i; return t; }
__global__ void ranges(long long *out) {
  counted::Span s(1, 5); int a[4] = {5, 6, 7, 8};
  out[0] = sumof(s); out[1] = sumof(a); out[2] = sumas<short>(s); out[3] = sumas<unsigned char>(a);
}
