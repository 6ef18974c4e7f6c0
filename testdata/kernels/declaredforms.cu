// threads: 1 blocks: 1
// Functions that are declared with the name of their type ([dcl.fct]/13), conversion functions that are called by name
// ([class.conv.fct], [temp.mem]/7 and 8), and constructors that another name of their class qualifies ([class.qual]/2).
typedef int F();
typedef int G(int) const;
using H = int(int, float);
typedef H H2;
struct W {
    int kept = 5;
    __device__ F a;
    __device__ G b;
    static __device__ H2 c;
    __device__ virtual F v;
    __device__ F w, x;
};
__device__ int W::a() { return kept + 1; }
__device__ int W::b(int x) const { return kept + x; }
__device__ int W::c(int i, float f) { return i + f; }
__device__ int W::v() { return 3; }
__device__ int W::w() { return 4; }
__device__ int W::x() { return 5; }
struct X : W {
    __device__ int v() override { return 9; }
};
__device__ F free_one;
__device__ H free_two, free_three;
extern __device__ F free_four;
__device__ int free_one() { return 11; }
__device__ int free_two(int i, float f) { return i * f; }
__device__ int free_three(int i, float) { return i; }
__device__ int free_four() { return 12; }
namespace In {
using J = float(float);
struct K { typedef short Short(short); };
}
__device__ In::J qualified;
__device__ In::K::Short deep;
__device__ float qualified(float f) { return f / 2; }
__device__ short deep(short s) { return s + 1; }
template <class T> struct Tmpl {
    typedef T Fn(T);
    __device__ Fn m;
    static __device__ Fn s;
};
template <class T> __device__ T Tmpl<T>::m(T x) { return x + 1; }
template <class T> __device__ T Tmpl<T>::s(T x) { return x + 2; }
__device__ int overloaded(float) { return 1; }
__device__ H overloaded;
__device__ int overloaded(int, float) { return 2; }
__global__ void aliased(long long* out) {
    W w;
    out[0] = w.a() * 100 + w.b(3) * 10 + W::c(1, 2.5f);
    X x;
    W& r = x;
    out[1] = w.v() * 1000 + r.v() * 100 + w.w() * 10 + w.x();
    out[2] = free_one() * 100 + free_two(3, 2) * 10 + free_three(4, 1) + free_four() * 10000;
    out[3] = qualified(8) * 10 + deep(3);
    Tmpl<int> t;
    out[4] = t.m(3) * 10 + Tmpl<float>::s(2.5f);
    int (W::*p)() = &W::a;
    int (W::*q)(int) const = &W::b;
    int (*f)() = free_one;
    out[5] = (w.*p)() * 1000 + (w.*q)(1) * 100 + f();
    out[6] = overloaded(1.5f) * 10 + overloaded(1, 2);
    __device__ F other;
    F* g = &free_four;
    out[7] = other() * 100 + g();
}
__device__ int other() { return 21; }
struct C {
    int i = 4;
    __device__ operator float*() { return nullptr; }
    __device__ operator int() const { return i; }
    template <class T> __device__ operator T*() const { return (T*)nullptr + i; }
    __device__ operator const char*() const { return "x"; }
};
struct D : C {
    __device__ int sum() { return operator int() + C::operator int() + this->operator int() + this->C::operator int(); }
    __device__ long made() { return (long)static_cast<C*>(this)->operator short*(); }
};
struct Any {
    template <class T> __device__ operator T() const { return T(3.75); }
};
struct Both {
    template <class T> __device__ operator T() const { return T(1); }
    template <class T> __device__ operator T*() const { return nullptr; }
    __device__ operator int() const { return 2; }
};
template <class T> __device__ T named(C c) { return c.operator T(); }
template <class T, class U> __device__ T named2(U x) { return x.operator T(); }
__global__ void conversions(long long* out) {
    C c;
    out[0] = (c.operator float*() == nullptr) * 10 + c.operator int();
    out[1] = (long long)c.operator double*() * 1000 + c.operator const char*()[0];
    out[2] = named<int>(c) * 10 + (named<float*>(c) == nullptr);
    out[3] = (long long)named<long*>(c);
    D d;
    out[4] = d.sum() * 10 + d.C::operator int();
    out[5] = d.made();
    Any a;
    typedef unsigned char uc;
    out[6] = a.operator int() * 100 + (long)(a.operator float() * 4);
    out[7] = named2<short>(a) * 100 + named2<double>(a) * 4;
    out[8] = a.operator uc() * 10 + a.operator unsigned long();
    Both b;
    out[9] = b.operator int() * 100 + b.operator short() * 10 + (b.operator int*() == nullptr);
    C* e = &c;
    out[10] = e->operator int();
}
struct Real {
    int x;
    __device__ Real(int);
    __device__ Real(int, int);
    __device__ ~Real();
    __device__ int m();
    struct Inner { int y; __device__ Inner(); };
};
typedef Real Alias;
using Alias2 = Real;
using InnerAlias = Real::Inner;
__device__ Alias::Real(int a) : x(a) {}
__device__ Alias2::Real(int a, int b) : Alias(a * b) {}
__device__ Alias2::~Real() {}
__device__ int Alias2::m() { return x; }
__device__ InnerAlias::Inner() : y(6) {}
// Members of a class template that are declared in parentheses behind its name with arguments.
template <class T> struct Parens {
    T v;
    Parens<T> (Parens<T>::*method)(int) const;
    Parens<T> (*function)(int);
    Parens<T> (&reference)(int);
    __device__ Parens(int x) : v(x), method(&Parens<T>::plus), function(made), reference(made) {}
    __device__ Parens(const Parens& o) : Parens(o.v + 1) {}
    __device__ Parens<T> (plus)(int x) const { return Parens<T>(v + x); }
    static __device__ Parens<T> (made)(int x) { return Parens<T>(x * 2); }
};
__global__ void constructors(long long* out) {
    Parens<int> p(5), q(p);
    out[4] = (p.*p.method)(3).v * 1000 + p.function(4).v * 100 + p.reference(2).v * 10 + q.v;
    Real r(3), s(3, 4);
    out[2] = r.m() * 100 + s.m();
    out[3] = Real::Inner().y;
}
