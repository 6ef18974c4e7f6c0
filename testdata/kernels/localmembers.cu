// threads: 1 blocks: 1 oracle: g++
// nvcc 13.0 fails with an internal error.
// Member classes of local classes, defined behind these ([class.nest]/2).
template <class T> __device__ int of(T t) {
    struct L { struct M; M* p; };
    struct L::M { T a; T b; };
    typename L::M m{t, t};
    L l{&m};
    return l.p->a + sizeof(m);
}
__global__ void k(long long* out) {
    struct L { struct M; struct P { struct Q; }; int z; };
    struct L::M { int x; __device__ int f() { return x * 2; } };
    struct L::P::Q { char c[3]; };
    L::M m{4};
    out[0] = m.f();
    out[1] = sizeof(L::P::Q);
    out[2] = of(3);
    out[3] = of(3.0);
    out[4] = of('c');
    {
        struct L { struct M; };
        struct L::M { short y; };
        L::M n{5};
        out[5] = n.y + sizeof(n);
    }
    auto l = [] {
        struct A { struct B; };
        struct A::B { int v = 6; };
        A::B b;
        return b.v;
    };
    out[6] = l();
}
