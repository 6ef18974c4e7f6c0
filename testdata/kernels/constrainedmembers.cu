// threads: 1 blocks: 1 flags: -std=c++20
// Overloads that differ in their constraints alone, defined outside of their class: each definition belongs to the
// declaration with the same constraints and words.

template <typename T> concept Class = __is_class(T);
template <typename T> concept None = __is_empty(T);
struct X {};
struct Y {
    int n;
};
__device__ int called;
template <typename T> struct S {
    __device__ void f1() requires Class<T> { called = 9; }
    __device__ void f2() requires Class<T> { called = 1; }
    __device__ void f2() requires (!Class<T>) { called = 2; }
    __device__ void f3() { called = 1; }
    __device__ void f3() requires Class<T> { called = 2; }
    __device__ void f3() requires Class<T> && None<T> { called = 3; }
    __device__ void g1() requires Class<T> && true;
    __device__ void g2() requires Class<T>;
    __device__ void g2() requires (!Class<T>);
    __device__ void g3();
    __device__ void g3() requires Class<T>;
    __device__ void g3() requires Class<T> && None<T>;
    template <Class U> __device__ void h1(U u) { called = 1; }
    template <Class U> __device__ void h2(U u);
    template <Class U> __device__ void h3(U u) requires None<U>;
    template <class U> __device__ void h4(U u);
    template <Class U> __device__ void h4(U u);
    __device__ void r() &;
    __device__ void r() &&;
    __device__ void v() const;
    __device__ void v() volatile;
};
template <Class T> struct Whole {
    __device__ void f(T) requires None<T>;
};

__global__ void constrained(long long* out) {
    S<X> x;
    S<Y> y;
    S<int> i;
    X object;
    int n = 0;
    auto note = [&] { out[n++] = called; };
    x.f1(), note();
    x.f2(), note();
    x.f3(), note();
    y.f2(), note();
    y.f3(), note();
    i.f2(), note();
    i.f3(), note();
    i.h1(object), note();
    i.h2(object), note();
    i.h3(object), note();
    i.h4(1), note();
    i.h4(Y()), note();
    x.g1(), note();
    x.g2(), note();
    x.g3(), note();
    y.g1(), note();
    y.g2(), note();
    y.g3(), note();
    i.g2(), note();
    i.g3(), note();
    i.r(), note();
    S<int>().r(), note();
    const S<int> c{};
    c.v(), note();
    volatile S<int> w{};
    w.v(), note();
    Whole<X>().f(object), note();
}

template <typename T> __device__ void S<T>::g1() requires Class<T> && true { called = 8; }
template <typename T> __device__ void S<T>::g2() requires Class<T> { called = 1; }
template <typename T> __device__ void S<T>::g2() requires (!Class<T>) { called = 2; }
template <typename T> __device__ void S<T>::g3() { called = 1; }
template <typename T> __device__ void S<T>::g3() requires Class<T> { called = 2; }
template <typename T> __device__ void S<T>::g3() requires Class<T> && None<T> { called = 3; }
template <typename T> template <Class U> __device__ void S<T>::h2(U u) { called = 2; }
template <typename T> template <Class U> __device__ void S<T>::h3(U u) requires None<U> { called = 3; }
template <typename T> template <class U> __device__ void S<T>::h4(U u) { called = 5; }
template <typename T> template <Class U> __device__ void S<T>::h4(U u) { called = 6; }
template <typename T> __device__ void S<T>::r() & { called = 10; }
template <typename T> __device__ void S<T>::r() && { called = 11; }
template <typename T> __device__ void S<T>::v() const { called = 12; }
template <typename T> __device__ void S<T>::v() volatile { called = 13; }
template <Class T> __device__ void Whole<T>::f(T t) requires None<T> { called = 4; }

// Default constructors of which constraints delete one ([class.default.ctor]/1, [over.match.viable]/3).
template <bool B> struct Made {
    int x;
    __device__ Made() requires B : x(4) {}
    Made() requires (!B) = delete;
    __device__ Made(int x) : x(x) {}
};
__global__ void constrained_made(long long* out) {
    Made<true> a;
    Made<false> b(5);
    out[0] = a.x * 10 + b.x;
}
