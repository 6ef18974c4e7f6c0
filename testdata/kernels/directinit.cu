// oracle: g++
// nvcc 13.0 refuses some of this or gives other values; g++ and clang++ agree.
// Direct-initialisation by explicit conversion functions ([over.match.copy]/1.2, [over.match.conv]/1.1, [over.match.ref]/1); classes that hold pointers to classes derived from them; references in aggregates made of lists.
struct C { int v; __device__ C() : v(1) {} __device__ C(const C& o) : v(o.v + 10) {} }; struct D { C c; __device__ explicit operator C&() const { return const_cast<C&>(c); } };
struct S { int v; }; struct T { S s; __device__ explicit operator S&() { return s; } __device__ explicit operator int() const { return 7; } };
struct CT { int n = 1; __device__ CT() {} template <class X = int> __device__ CT(CT& o, X = 0) : n(o.n + 5) {} }; struct DT { CT& c; __device__ explicit operator CT&() const { return c; } };
struct R { int v; }; struct Q { R r; __device__ explicit operator R&&() { return (R&&)r; } };
struct Mem { int a; C c; __device__ Mem(const T& t, const D& d) : a(t), c(d) {} };
__device__ int takes(const C&) { return 1; } __device__ int takes(...) { return 2; }
__global__ void explicits(long long* out) {
    D a; C c2(a); out[0] = c2.v; C c3{a}; out[1] = c3.v; C c4 = static_cast<C>(a); out[2] = c4.v; const C& r = static_cast<const C&>(a); C& s(a); s.v = 4; C& t = static_cast<C&>(a); t.v++; out[3] = r.v; C c5 = C(a); out[4] = c5.v; C& c6 = (C&)a; c6.v++; out[5] = a.c.v;
    T u{{2}}; S v(u); out[6] = v.v; S w = static_cast<S>(u); out[7] = w.v; S& x(u); x.v = 9; out[8] = u.s.v; int y(u); out[9] = y; int z = static_cast<int>(u); out[10] = z;
    CT ct; DT dt{ct}; CT c7(dt); out[11] = c7.n; Q q{{3}}; R r1(q); R&& r2(q); r2.v++; const R& r3 = r2; out[12] = r1.v * 10 + r3.v; Mem m(u, a); out[13] = m.a * 100 + m.c.v; out[14] = takes(a);
}
struct Later; struct Half { Later* prev; Half* self; }; struct Node : Half { int v; }; struct Later : Node { int w; Later* list[2]; };
struct Tree; struct Forest { Tree* trees; int n; }; struct Tree { Forest below; int v; }; union Either { struct Pair* p; long long n; }; struct Pair { Either a, b; };
__global__ void layouts(long long* out) {
    Later a{}, b{}; a.w = 3; a.v = 4; b.prev = &a; Half* h = &b; out[0] = h->prev->w * 10 + h->prev->v; b.list[1] = &a; out[1] = b.list[1]->w; out[2] = sizeof(Half) * 1000 + sizeof(Node) * 100 + sizeof(Later);
    Tree leaf{{nullptr, 0}, 5}, root{{&leaf, 1}, 6}; out[3] = root.below.trees[0].v * 10 + root.v; out[4] = sizeof(Tree) * 100 + sizeof(Forest); Pair p; p.a.n = 1; p.b.p = &p; out[5] = p.b.p->a.n + sizeof(Pair);
}
struct Ref { const int& i; S&& s; int n; };
__global__ void references(long long* out) { Ref r{{4}, {5}, 6}; out[0] = r.i * 100 + r.s.v * 10 + r.n; Ref t{{}, {}, 7}; out[1] = t.i + t.s.v + t.n; int k = 3; Ref u{{k}, S{k}, k}; k++; out[2] = u.i * 10 + u.s.v; }
__device__ int one = 1, two = 2;
struct Both { __device__ operator int&() const { return one; } __device__ operator int&() { return two; } }; struct First { __device__ operator int&() { return one; } }; struct Hiding : First { __device__ operator int&() { return two; } };
__device__ int seen(int& r) { return r; } __device__ int kindOf(int&) { return 1; } __device__ int kindOf(...) { return 2; } struct Moves { int v = 3; __device__ operator int&&() { return (int&&)v; } };
__global__ void lvalues(long long* out) { Both s; const Both c{}; int& r = s; int& q = c; out[0] = r * 10 + q; out[1] = seen(s) * 10 + seen(c); Hiding h; int& i = h; out[2] = i * 10 + seen(h); }

__device__ int copies;
struct Copied {
    int k = 3;
    __device__ Copied() {}
    __device__ Copied(const Copied&) { copies += 100; }
    __device__ ~Copied() { copies++; }
};
__device__ int variadic(Copied, ...) { return copies; }

// Objects that ... takes are copied, too.
__global__ void variadics(long long* out) {
    copies = 0;
    {
        Copied v;
        out[0] = variadic(v, v);
        out[1] = copies;
    }
    out[2] = copies;
}

struct Sole {
    __device__ Sole() {}
    Sole(const Sole&) = delete;
};
struct Abstract {
    virtual __device__ void f() = 0;
};
template <class T> T&& declared();
__device__ char falls(int);
__device__ long falls(...);

// In an unevaluated operand nothing is copied.
__global__ void unevaluated(long long* out) {
    Sole s;
    out[0] = sizeof(falls(declared<Sole>())) + sizeof(falls(declared<Abstract&>()));
    out[1] = sizeof(falls(s)) + sizeof(decltype(falls(s)));
}
