// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 copies from a derived object that a conversion returns by another constructor; g++ and clang++ agree.
// Direct initialisation from an object of another class: conversion functions are candidates beside the constructors
// where their result is an object of the class itself (CWG 2327, as compilers have it). Other results are arguments of
// constructors, for which a template that takes what is converted is a candidate, and one that takes the result is not.
__device__ long long trace;
__device__ void ev(int k) { trace = trace * 31 + k; }
template <class T> T&& value();

struct Base {
    int v = 2;
    __device__ Base(int x) : v(x) { ev(1); }
    __device__ Base() : v(15) { ev(2); }
    template <class T, class = decltype(value<T>().v)> __device__ Base(T) : v(9) { ev(3); }
    __device__ Base(Base& o) : v(o.v) { ev(4); }
    __device__ Base(Base&& o) : v(o.v) { ev(5); }
    __device__ ~Base() { ev(6); }
};
struct Derived : Base {
    int v = 54;
    Base m = Base(25);
    __device__ Derived(int x = 16) : v(x) { ev(7); }
    template <class T> explicit __device__ Derived(T&&) : Base(3), v(4) { ev(8); }
};
struct ToDerived { __device__ operator Derived() const { ev(10); return Derived(4); } };
struct ToDerivedOrInt {
    __device__ operator Derived() const { ev(11); return Derived(4); }
    __device__ operator int() const&& { ev(12); return 3; }
};
struct ToBaseRef { mutable Base c; __device__ operator Base&() const { ev(13); return c; } };
struct ToDerivedRef { mutable Derived c; __device__ operator Derived&() const { ev(14); return c; } };
struct ToDerivedXvalue {
    mutable Derived c;
    __device__ operator Derived&&() const { ev(15); return static_cast<Derived&&>(c); }
};
struct ToDerivedOrBaseXvalue {
    mutable Derived c;
    __device__ operator Derived() const { ev(16); return Derived(); }
    __device__ operator Base&&() const { ev(17); return static_cast<Base&&>(c); }
};
struct ToDerivedOrBase {
    __device__ operator Derived() const { ev(18); return Derived(); }
    __device__ operator Base() const { ev(19); return Base(7); }
};

// Greedy takes anything, but for objects of its own class.
struct Greedy {
    int v;
    template <class T> __device__ Greedy(T&&) : v(1) { ev(20); }
    __device__ Greedy(const Greedy& o) : v(o.v + 1) { ev(21); }
};
struct MoreGreedy : Greedy { __device__ MoreGreedy() : Greedy(5) {} };
struct ToGreedyRef { mutable MoreGreedy c; __device__ operator Greedy&() const { ev(22); return c; } };
struct ToMoreGreedy { __device__ operator MoreGreedy() const { ev(23); return MoreGreedy(); } };

// Picky takes objects with a member n, which only classes derived from it have.
struct Picky {
    int v;
    __device__ Picky(const Picky& o) : v(o.v + 1) { ev(24); }
    template <class T, class = decltype(T::n)> __device__ Picky(T&&) : v(7) { ev(25); }
protected:
    __device__ Picky() : v(3) { ev(26); }
};
struct Taken : Picky { enum { n = 5 }; __device__ Taken() {} };
struct ToTaken { __device__ operator Taken() const { ev(27); return Taken(); } };
struct ToTakenRef { mutable Taken c; __device__ operator Taken&() const { ev(28); return c; } };
struct ToPickyRef { mutable Taken c; __device__ operator Picky&() const { ev(29); return c; } };

template <class To, class From> __device__ void direct(long long* out) {
    From from;
    trace = 0;
    {
        To x(from);
        out[0] = x.v;
    }
    out[1] = trace;
    trace = 0;
    out[2] = To(from).v;
    out[3] = trace;
    out[4] = __is_constructible(To, From&) * 2 + __is_constructible(To, From);
}
__device__ void copied(long long* out) {
    ToDerived from;
    trace = 0;
    {
        Base x = from;
        out[0] = x.v;
    }
    out[1] = trace;
}
__global__ void directconversions(long long* out) {
    direct<Base, ToDerived>(out);
    direct<Base, ToDerivedOrInt>(out + 5);
    direct<Base, ToBaseRef>(out + 10);
    direct<Base, ToDerivedRef>(out + 15);
    direct<Base, ToDerivedXvalue>(out + 20);
    direct<Base, ToDerivedOrBaseXvalue>(out + 25);
    direct<Base, ToDerivedOrBase>(out + 30);
    direct<Greedy, ToGreedyRef>(out + 35);
    direct<Greedy, ToMoreGreedy>(out + 40);
    direct<Picky, ToTaken>(out + 45);
    direct<Picky, ToTakenRef>(out + 50);
    direct<Picky, ToPickyRef>(out + 55);
    copied(out + 60);
}

// Explicit conversions to references, of which the constructors that copy and move take the results ([over.match.copy]/1.2).
namespace explicitly {
struct A { int v; __device__ A(int v) : v(v) {} __device__ A(const A& a) : v(a.v * 10) {} __device__ A(A&& a) : v(a.v * 100) {} };
struct X { A a; __device__ X() : a(3) {} __device__ explicit operator A&&() && { return (A&&)a; } };
struct W { A a; __device__ W() : a(6) {} __device__ explicit operator const A&() const { return a; } };
struct Y { A a; __device__ Y() : a(4) {} __device__ explicit operator A&() { return a; } };
struct Z { A a; __device__ Z() : a(5) {} __device__ operator A&() { return a; } __device__ explicit operator A() const { return A(7); } };
}
__global__ void explicitreferences(long long* out) {
  using namespace explicitly;
  X x; Y y; const Z c; const W d; W w;
  out[0] = A(w).v; out[1] = A(X()).v; out[2] = A(d).v; out[3] = A(y).v; out[5] = A(c).v;
  A e(w), f((X())), g{w}, h{X()}; out[6] = e.v; out[7] = f.v; out[8] = g.v; out[9] = h.v;
  A i = static_cast<A>(w); out[10] = i.v; out[11] = ((A)X()).v; A* p = new A(w); out[12] = p->v; delete p;
}
