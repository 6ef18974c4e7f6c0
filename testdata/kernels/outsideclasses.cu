// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 gives a member template that is specialised for one class no partial specialisations of its own.
// Member classes, member templates and their specialisations that are defined outside of their class ([class.nest]/2,
// [temp.mem], [temp.spec.partial]/6, [temp.expl.spec]/16), and functions with attributes behind their parameters.
template <typename T> struct Later {
    struct Bar;
    int q;
    __device__ Bar make() { Bar b = Bar(1, 2); return b; }
    __device__ int of(Bar* b);
    template <class U> struct Box;
    template <class U> struct Box<U*>;
};
template <typename X> struct Later<X>::Bar {
    X v;
    __device__ Bar(int a, int b) : v(a + b) {}
};
template <typename T> __device__ int Later<T>::of(Bar* b) { return b->v + q; }
template <typename X> template <class Y> struct Later<X>::Box { static const int v = sizeof(X) + sizeof(Y) * 10; };
template <typename T> template <class U> struct Later<T>::Box<U*> { static const int v = sizeof(T) + sizeof(U) * 100; };

struct Plain {
    template <class U> struct In;
    template <class U> struct Made;
    struct Inner;
    template <class U> struct On { static const int v = 3; };
    template <class U> static constexpr int n = 3;
    template <class U> __device__ static int f() { return 1; }
};
template <class U> struct Plain::In { static const int v = sizeof(U); };
template <> struct Plain::In<char> { static const int v = 40; };
template <class U> struct Plain::In<U[]> { static const int v = 50; };
template <> struct Plain::On<char> { static const int v = 4; };
template <class U> struct Plain::On<U*> { static const int v = 6; };
template <> constexpr int Plain::n<char> = 4;
template <class U> constexpr int Plain::n<U*> = 44;
template <> __device__ int Plain::f<char>() { return 2; }
struct Plain::Inner { int z[3]; };
template <class U> struct Plain::Made {
    U u;
    __device__ Made(U u) : u(u) {}
    template <class V> __device__ int m(V v);
};
template <class U> template <class V> __device__ int Plain::Made<U>::m(V v) { return u + v + sizeof(V); }

template <typename T> struct Special {
    template <class U> struct Bar { static const int v = 1; };
    template <class U> static const int n = 5;
    template <class U> static const int late;
    struct Nest { static const int v = 2; };
};
template <> template <> struct Special<int>::Bar<char> { static const int v = 7; };
template <> struct Special<char>::Nest { static const int v = 9; };
template <> template <class U> struct Special<short>::Bar { static const int v = 8; };
template <class T> template <class U> struct Special<T>::Bar<U*> { static const int v = 3; };
template <> template <> const int Special<int>::n<char> = 7;
template <typename T> template <class U> const int Special<T>::late = sizeof(U) + sizeof(T) * 10;

namespace ns {
struct Q {
    template <class T> struct In { static const int v = 1; };
    struct Z;
};
}
template <> struct ns::Q::In<int> { static const int v = 2; };
struct ns::Q::Z { int a, b; };

template <class T> struct Outer {
    template <class U> struct Mid { template <class V> struct Low; };
    struct A;
    struct B { struct C; };
};
template <class T> template <class U> template <class V> struct Outer<T>::Mid<U>::Low {
    static const int v = sizeof(T) + sizeof(U) * 10 + sizeof(V) * 100;
};
template <class X> struct Outer<X>::A {
    X x;
    B* b;
    __device__ int g() { return x + sizeof(X); }
};
template <class Y> struct Outer<Y>::B::C { Y y[3]; };

__global__ void outsideclasses(long long* out) {
    out[0] = Later<int>().make().v;
    Later<int>::Bar bar(4, 5);
    Later<int> later{3};
    out[1] = later.of(&bar);
    out[2] = Later<int>::Box<char>::v + Later<char>::Box<char*>::v * 1000;
    out[3] = Plain::In<int>::v + Plain::In<char>::v * 10 + Plain::In<char[]>::v * 1000;
    out[4] = Plain::On<int>::v + Plain::On<char>::v * 10 + Plain::On<int*>::v * 100;
    out[5] = Plain::n<int> + Plain::n<char> * 10 + Plain::n<int*> * 100;
    out[6] = Plain::f<char>() + Plain::f<int>() * 10;
    out[7] = sizeof(Plain::Inner);
    Plain::Made made(4);
    out[8] = made.m('a');
    out[9] = Special<int>::Bar<char>::v + Special<int>::Bar<int>::v * 10 + Special<char>::Bar<char>::v * 100;
    out[10] = Special<char>::Nest::v + Special<int>::Nest::v * 10 + Special<short>::Bar<int>::v * 100 +
        Special<short>::Bar<int*>::v * 1000 + Special<int>::Bar<int*>::v * 10000;
    out[11] = Special<int>::n<char> + Special<int>::n<int> * 10 + Special<char>::late<short> * 100;
    out[12] = ns::Q::In<int>::v + ns::Q::In<char>::v * 10 + sizeof(ns::Q::Z) * 100;
    out[13] = Outer<char>::Mid<short>::Low<int>::v;
    Outer<short>::A a{7, nullptr};
    out[14] = a.g() + sizeof(Outer<short>::B::C) * 10;
}

__device__ int pick(long) { return 1; }
__device__ int pick(int) __attribute__((noinline));
template <class T> __device__ int picked() { return pick(3); }
template <class T> __device__ auto pure(T) -> decltype(pick(1), bool()) { return true; }
__device__ int pick(int) { return 2; }
struct Counter {
    int n;
    __device__ int next() __attribute__((noinline));
    __device__ int peek() const __attribute__((pure, noinline)), other() __attribute__((noinline));
};
__device__ int Counter::next() { return ++n; }
__device__ int Counter::peek() const { return n; }
__device__ int Counter::other() { return n * 2; }
__global__ void attributed(long long* out) {
    Counter c{4};
    out[0] = picked<int>() + pure(1) * 10;
    out[1] = c.next();
    out[2] = c.peek() + c.other() * 10;
}

// Members are defined and specialised through other names of their classes.
namespace aliased {
template <class T> struct Q {
    __device__ int m() { return 3; }
    template <class U> __device__ int t(U) { return 4; }
    __device__ int n();
};
typedef Q<int> QI;
using QF = Q<float>;
typedef QF QG;
struct Out {
    __device__ int f();
    struct In;
    __device__ int t(int);
};
typedef Out OT;
}
typedef aliased::Out OU;
namespace elsewhere {
template <class T> struct R { __device__ int m() { return 1; } };
}
namespace names {
struct Local {};
typedef elsewhere::R<int> RI;
typedef elsewhere::R<Local> RL;
using namespace elsewhere;
typedef R<char> RC;
}
template <class T> struct Typed { typedef T type; };
typedef Typed<elsewhere::R<long>>::type RX;
struct Holder {
    struct In { __device__ int f(); };
    typedef In Other;
};
template <> __device__ int names::RI::m() { return 2; }
template <> __device__ int names::RL::m() { return 3; }
template <> __device__ int names::RC::m() { return 4; }
template <> __device__ int RX::m() { return 5; }
__device__ int Holder::Other::f() { return 6; }
template <> __device__ int aliased::QI::m() { return 31; }
template <> template <> __device__ int aliased::QI::t(int) { return 41; }
template <> __device__ int aliased::QG::m() { return 32; }
template <> __device__ int aliased::QF::n() { return 33; }
__device__ int OU::f() { return 52; }
struct OU::In { int v = 53; };
__device__ int aliased::OT::t(int x) { return x; }
__global__ void oc_aliases(long long* out) {
    using namespace aliased;
    out[0] = Q<int>().m() * 1000 + Q<int>().t(1) * 10 + Q<int>().t('a');
    out[1] = Q<float>().m() * 1000 + QF().n() * 10 + Q<char>().m();
    out[2] = Out().f() * 100 + Out::In().v;
    out[3] = Out().t(7);
    out[4] = elsewhere::R<int>().m() * 10 + elsewhere::R<names::Local>().m();
    out[5] = elsewhere::R<char>().m() * 100 + elsewhere::R<long>().m() * 10 + elsewhere::R<short>().m();
    out[6] = Holder::In().f();
}

// What an inline namespace or a using-directive gives a name is found before the namespace declares the name itself.
namespace later {
inline namespace v1 { __device__ int g(int) { return 3; } }
__device__ int u() { return later::g(1); }
__device__ int g(float) { return 5; }
}
namespace brings {
namespace impl {
__device__ int g() { return 3; }
struct S { int v = 4; };
}
using namespace impl;
}
__device__ int brought() { return brings::g() * 10 + brings::S().v; }
namespace brings {
using impl::g;
using impl::S;
}
namespace once {
inline namespace v1 {
struct I { int i = 6; };
__device__ int g() { return once::I().i; }
}
using v1::I;
}
__global__ void oc_later(long long* out) {
    out[0] = later::u();
    out[1] = brought();
    out[2] = once::g();
}
