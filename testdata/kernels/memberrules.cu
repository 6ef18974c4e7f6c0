// threads: 1 blocks: 1
// Names of members: those of anonymous unions hide inherited ones, members hide classes of the same name, and conversion
// functions are called by name. Arrays of arrays of objects are assigned, objects called as functions, pointers to
// members compared.

struct A {
    union {
        int a;
        double b;
        int d;
    };
    int c;
};
struct Hides : A {
    union {
        double a;
        void* c;
    };
    float b;
    int e;
};
struct HidesToo : A {
    struct {
        double a;
        void* c;
    };
};

__global__ void anonymous(long long* out) {
    Hides b;
    b.a = 1.5;
    b.b = 2.5;
    b.d = 1;
    b.e = 2;
    out[0] = (b.a == 1.5) + 2 * (b.b == 2.5f) + 4 * (b.d == 1) + 8 * sizeof(b.a) + 100 * sizeof(b.c);
    b.c = &b.a;
    out[1] = b.c == &b.a;
    b.A::c = 7;
    out[2] = b.A::c;
    HidesToo q;
    q.a = 2.5;
    q.c = &q;
    out[3] = sizeof(q.a) + sizeof(q.c);
}

struct Named {
    struct B {
        int x;
    } *B;
    enum E { e1, e2 } E;
    union U {
        int a;
    } U;
};

__global__ void hidden(long long* out) {
    Named a;
    struct Named::B b;
    b.x = 3;
    a.B = &b;
    a.E = Named::e2;
    a.U.a = 5;
    enum Named::E e = Named::e1;
    union Named::U u;
    u.a = 2;
    out[0] = a.B->x + 10 * a.E + 100 * a.U.a + e + u.a * 1000;
}

template <typename T> struct Converts {
    T v = 4;
    __device__ operator T() { return v; }
    __device__ int f() { return operator T() + this->operator T(); }
};
struct Derived : Converts<int> {
    __device__ operator float() { return 2.5f; }
    __device__ int g() {
        return operator int() * 10 + (int)(operator float() * 2) + Converts<int>::operator int();
    }
};
struct Called {
    static __device__ int f(int x) { return x; }
    __device__ int f() { return 9; }
};

__global__ void by_name(long long* out) {
    Converts<int> c;
    Derived d;
    out[0] = c.f() + d.g() * 100;
    Called a;
    out[1] = (a.f)() + (a.f)(42) * 100;
}

__device__ int n;
struct Counts {
    __device__ Counts() {}
    __device__ Counts& operator=(const Counts&) {
        ++n;
        return *this;
    }
};
struct Arrays {
    Counts x[2][2];
    int y[2][3] = {};
};

__global__ void arrays(long long* out) {
    n = 0;
    Arrays b, c;
    b.y[1][2] = 5;
    c = b;
    out[0] = n;
    out[1] = c.y[1][2];
}

__device__ void increment(int* p) { *p += 1; }
typedef void (*pointer)(int*);
typedef void (&reference)(int*);
struct ByPointer {
    pointer p;
    __device__ ByPointer(pointer n) : p(n) {}
    __device__ operator pointer() { return p; }
};
struct ByReference {
    reference r;
    __device__ ByReference(pointer n) : r(*n) {}
    __device__ operator reference() { return r; }
};
struct ToPointer {
    const pointer p;
    __device__ ToPointer(pointer n) : p(n) {}
    __device__ operator const pointer&() { return p; }
};
struct ToTemporary {
    pointer p;
    __device__ operator pointer&&() { return static_cast<pointer&&>(p); }
};

__global__ void surrogates(long long* out) {
    int i = 0, *o = &i;
    ByPointer a(increment);
    a(o);
    a.p(o);
    ByReference b(increment);
    b(o);
    b.r(o);
    ToPointer c(increment);
    c(o);
    c.p(o);
    ToTemporary d;
    d.p = increment;
    d(o);
    out[0] = i;
}

struct Base {
    int i;
    const int c = 4;
};
struct More : Base {
    int z;
};
template <typename T> __device__ int of(const T Base::*p) {
    Base a;
    a.i = 3;
    return a.*p;
}
template <typename T> __device__ int at(const volatile T* p) { return *p; }
template <typename T> __device__ int deep(const T* const* p) { return **p; }
__device__ int variadic(const char*...);
__device__ int variadic(const char* s...) { return 5; }
__device__ int numbers(int...) { return 6; }

__global__ void qualified(long long* out) {
    int Base::*pi = &Base::i;
    int x = 5;
    int* px = &x;
    out[0] = of(pi) + of(&Base::c) * 10;
    out[1] = at(&x);
    out[2] = deep(&px);
    int More::*bp = &More::i;
    const int Base::*ap = &Base::i;
    const int More::*cp = bp;
    out[3] = (bp == cp) + 2 * (ap == bp) + 4 * (static_cast<const int Base::*>(bp) == ap);
    out[4] = variadic("a", 1) + numbers(1, 2.0) * 10;
}
