// threads: 1 blocks: 1 oracle: g++
// nvcc does not define an implicit assignment operator that overrides another.
// Which function overrides which, and which is called: conversion functions, implicit assignment operators, names that
// using-declarations bring, volatile functions, and what is called while objects are destroyed.

struct Number {
    virtual __device__ operator int() { return 0; }
    virtual __device__ operator float() { return 7; }
};
typedef int whole;
struct One : Number {
    __device__ operator whole() { return 1; }
};
struct Two : Number {
    __device__ operator float() { return 2; }
};
__device__ int whole_of(Number* n) { return int(*n); }
__device__ float real_of(Number& n) { return n; }

__global__ void conversions(long long* out) {
    One one;
    Two two;
    out[0] = whole_of(&one);
    out[1] = (int)real_of(one);
    out[2] = whole_of(&two);
    out[3] = (int)real_of(two);
    Number& n = one;
    int i = n;
    out[4] = i + 10 * n.operator int();
}

struct Value;
struct Assignable {
    virtual __device__ Value& operator=(const Value&);
};
struct Value : Assignable {
    int i;
    __device__ Value(int i) : i(i) {}
};
__device__ Value& Assignable::operator=(const Value& v) { return static_cast<Value&>(*this); }
struct Kept {
    int n;
    virtual __device__ Kept& operator=(const Kept&) = default;
};
struct Counted : Kept {
    int copies = 0;
    __device__ Kept& operator=(const Kept& k) noexcept override {
        Kept::operator=(k);
        copies++;
        return *this;
    }
};
struct Doubled : Kept {
    int m = 1, calls = 0;
    __device__ Kept& operator=(const Kept& k) noexcept override {
        n = k.n * 2;
        calls++;
        return *this;
    }
    Doubled& operator=(const Doubled&) = default;
};
struct Implied : Doubled {
    int z = 3;
};
struct Plain {
    int x, y;
    Plain& operator=(const Plain&) = default;
};

__global__ void assignments(long long* out) {
    Value a(123), b(7);
    Assignable& r = a;
    r = b;
    out[0] = a.i;
    Counted c;
    c.n = 1;
    Kept k, &rc = c;
    k.n = 5;
    rc = k;
    out[1] = c.n * 10 + c.copies;
    Counted d;
    d.n = 9;
    rc = d;
    out[2] = c.n * 10 + c.copies;
    Doubled e, f; // the base class is assigned as such
    e.n = 4;
    f.n = 7;
    f.m = 9;
    e = f;
    out[4] = e.n * 100 + e.m * 10 + e.calls;
    Implied g, h;
    g.n = 1;
    h.n = 6;
    h.z = 8;
    g = h;
    out[5] = g.n * 100 + g.z * 10 + g.calls;
    Kept& rg = g;
    rg = k;
    out[6] = g.n * 10 + g.calls;
    Plain& (Plain::*assign)(const Plain&) = &Plain::operator=;
    Plain p{1, 2}, q{3, 4};
    Plain& result = (p.*assign)(q);
    out[3] = p.x * 10 + p.y + (&result == &p) * 100;
}

struct Base {
    virtual __device__ int f() { return 1; }
    virtual __device__ int g() { return f() + 10 * Base::f(); }
    __device__ int h() { return this->Base::f(); }
};
struct Derived : Base {
    __device__ int f() override { return 2; }
    __device__ int t() { return Base::f() + 10 * f() + 100 * Derived::f() + 1000 * this->Base::f(); }
};
struct Reused : Derived {
    using Base::f;
    __device__ int u() { return f(); }
};
struct Last final : Reused {
    __device__ int v();
};
__device__ int Last::v() { return f(); }

__global__ void names(long long* out) {
    Derived d;
    Derived* p = &d;
    out[0] = d.Base::f() + 10 * p->Base::f() + 100 * d.f() + 1000 * p->f();
    out[1] = d.t();
    out[2] = d.g();
    out[3] = d.h();
    Reused e;
    out[4] = e.u() + 10 * e.f() + 100 * e.Base::f() + 1000 * e.Derived::f() + 10000 * static_cast<Base&>(e).f();
    int (Base::*m)() = &Base::f;
    auto n = &Reused::f;
    out[5] = (d.*m)() + 10 * (e.*m)() + 100 * (e.*n)();
    out[6] = Derived().Base::f() + 10 * Derived().f();
    Last l;
    Base& r = l;
    out[7] = l.v() + 10 * l.f() + 100 * r.f();
}

struct Changing {
    virtual __device__ int f() volatile { return 1; }
    virtual __device__ int f() const volatile { return 5; }
};
struct Steady : Changing {
    __device__ int f() { return 0; }
};
struct Both : Steady {
    __device__ int f() { return 2; }
    __device__ int f() volatile { return 3; }
};
struct Shown {
    int x;
    __device__ int g() { return 1; }
    __device__ int g() volatile { return 2; }
    __device__ int g() const { return 3; }
    __device__ int g() const volatile { return 4; }
    __device__ int h() volatile { return g(); }
    __device__ int c() const volatile { return g(); }
    static __device__ int of(Shown*) { return 10; }
    static __device__ int of(volatile Shown*) { return 11; }
    static __device__ int of(const volatile Shown*) { return 12; }
    __device__ int self() volatile { return of(this); }
    __device__ int captured() volatile {
        auto l = [this] { return g(); };
        return l();
    }
    __device__ int counted() volatile {
        x = 5;
        x += 1;
        return x;
    }
};

__global__ void volatiles(long long* out) {
    Both both;
    Steady& s = both;
    Steady alone;
    Changing &a = alone, &b = both;
    volatile Changing& v = both;
    const volatile Changing& cv = both;
    out[0] = s.f();
    out[1] = a.f();
    out[2] = v.f();
    out[3] = cv.f();
    out[4] = b.f();
    Shown shown;
    shown.x = 1;
    volatile Shown& w = shown;
    const volatile Shown& cw = shown;
    out[5] = shown.g() + 10 * w.g() + 100 * cw.g() + 1000 * shown.h() + 10000 * cw.c();
    out[6] = shown.self();
    out[7] = shown.captured();
    out[8] = shown.counted();
}

struct Seen;
struct Watcher {
    Seen* of;
    __device__ Watcher(Seen* s) : of(s) {}
    __device__ ~Watcher();
};
__device__ int calls;
struct Seen {
    __device__ Seen() : w(this) {}
    virtual __device__ int f() { return 1; }
    Watcher w;
};
__device__ Watcher::~Watcher() { calls = calls * 10 + of->f(); }
struct Seen2 : Seen {
    virtual __device__ int f() { return 2; }
};
struct Seen3 : Seen2 {
    Watcher t;
    __device__ Seen3() : t(this) {}
    virtual __device__ int f() { return 3; }
};
struct Seen4 : Seen3 {
    virtual __device__ int f() { return 4; }
    __device__ ~Seen4() { calls = calls * 10 + f(); }
};

// While a base class is destroyed, virtual functions of derived classes are not called.
__global__ void destruction(long long* out) {
    calls = 0;
    { Seen2 x; }
    out[0] = calls;
    calls = 0;
    { Seen3 x; }
    out[1] = calls;
    calls = 0;
    { Seen4 x; }
    out[2] = calls;
    calls = 0;
    Seen4* p = new Seen4;
    delete p;
    out[3] = calls;
    calls = 0;
    { Seen2 x[2]; }
    out[4] = calls;
}
