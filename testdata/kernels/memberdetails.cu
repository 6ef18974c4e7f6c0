// threads: 1 blocks: 1 oracle: g++
// nvcc copies an element of an array member of a temporary; g++ and clang++ move it, as C++17 says.
// Members of temporaries, which are copied and not the temporary itself; constants that references are bound to; empty
// base classes that lie where members do; attributes of aliases; member templates in patterns.

__device__ int c;
struct A {
    int z = 1;
    __device__ A() { ++c; }
    __device__ A(const A& o) : z(o.z + 1) { ++c; }
};
struct Moved {
    int z = 1;
    __device__ Moved() { ++c; }
    __device__ Moved(const Moved& o) : z(o.z + 1) { ++c; }
    __device__ Moved(Moved&& o) : z(o.z + 10) { c += 10; }
};
struct Holds {
    A a;
};
struct Several {
    Moved a;
    Moved b[2];
};
__device__ int take(A a) { return a.z; }
__device__ int take(Moved a) { return a.z; }
__device__ A result() { return Holds().a; }

__global__ void of_temporaries(long long* out) {
    c = 0;
    out[0] = take(Holds().a);
    out[1] = c;
    c = 0;
    out[2] = take(Several().a);
    out[3] = c;
    c = 0;
    out[4] = take(Several().b[1]);
    out[5] = c;
    c = 0;
    A a = Holds().a;
    Moved m = Several().a;
    Moved n(static_cast<Several&&>(Several()).a);
    const Several& r = Several();
    Moved k = r.a;
    out[6] = a.z + m.z * 100 + n.z * 10000 + k.z;
    out[7] = c;
    c = 0;
    out[8] = result().z;
    out[9] = c;
}

__device__ const int global = 5;
struct Test {
    const int* p;
    __device__ Test(const int& r) : p(&r) {}
};
struct Test2 {
    const int* p;
    __device__ Test2(const int& r, int = 0) : p(&r) {}
};
__device__ const int* address(const int& r) { return &r; }
__device__ const int* address_of(Test t) { return t.p; }

__global__ void bound(long long* out) {
    Test t = global;
    Test2 t2 = global;
    const int local = 3;
    Test t3 = local;
    static const int constant = 4;
    Test t4 = constant;
    Test list[2] = {global, local};
    out[0] = (t.p == &global) + 2 * (t2.p == &global) + 4 * (t3.p == &local) + 8 * (address(global) == &global);
    out[1] = (address_of(global) == &global) + 2 * (t4.p == &constant) + 4 * (Test(global).p == &global) +
             8 * (Test{local}.p == &local);
    out[2] = (list[0].p == &global) + 2 * (list[1].p == &local);
}

struct Empty {};
struct Flag {
    bool a;
    __device__ Flag() : a(true) {}
};
struct Wraps : Empty {
    __device__ Wraps() : Empty() {}
};
struct Two : Flag, Wraps {
    __device__ Two() : Flag(), Wraps() {}
};
struct Direct : Flag, Empty {
    __device__ Direct() : Flag(), Empty() {}
};
struct Braced : Flag, Empty {
    __device__ Braced() : Flag(), Empty{} {}
};

__global__ void empty_bases(long long* out) {
    Two a;
    Direct b;
    Braced d;
    out[0] = a.a + 2 * b.a + 4 * d.a;
    static_cast<Empty&>(a) = Empty();
    static_cast<Empty&>(b) = static_cast<Empty&>(d);
    out[1] = a.a + 2 * b.a + 4 * d.a;
    out[2] = sizeof(Two) * 100 + sizeof(Direct) * 10 + sizeof(Braced);
}

template <class T> __device__ int alignment() {
    using wide __attribute((aligned(2 * alignof(T)))) = unsigned char[sizeof(T)];
    typedef unsigned char narrow[sizeof(T)] __attribute((aligned(alignof(T))));
    return alignof(wide) * 100 + alignof(narrow);
}
union U {
    double a;
    int b;
};
struct Outer {
    template <class T> class B {};
};
template <template <class> class TT, class T> struct Chosen {
    __device__ int f() { return 0; }
};
template <class T> struct Chosen<T::template B, T> {
    __device__ int f() { return 1; }
};
template <class T> struct Through {
    Chosen<T::template B, Outer> x;
};

__global__ void others(long long* out) {
    out[0] = alignment<int>();
    out[1] = alignment<double>();
    out[3] = __is_base_of(U, U) + 2 * __is_base_of(A, A) + 4 * __is_base_of(int, int) + 8 * __is_base_of(U, A) +
             16 * __is_base_of(Flag, const Two);
    Chosen<Outer::B, Outer> x;
    Chosen<Outer::B, int> y;
    Through<Outer> z;
    out[4] = x.f() + 2 * y.f() + 4 * z.x.f();
}
