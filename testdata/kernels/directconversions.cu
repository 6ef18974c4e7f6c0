// threads: 1 blocks: 1
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
