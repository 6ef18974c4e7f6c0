// threads: 1 blocks: 1
// One can refer to an object of a class that is only declared, and take its address, [basic.types]/5.

namespace ns {
class C;
__device__ int with(C&) { return 4; }
__device__ int through(C* p) { return with(*p); }
} // namespace ns

struct Holder {
    const ns::C& c1;
    int i;
};

__device__ int held(ns::C& c) {
    Holder s = {c, 42};
    return s.i + (&s.c1 == &c);
}

struct N;
struct Q {
    N* p;
};

template <class T> struct Id {
    T* p;
    __device__ T& get() { return *p; }
};

__device__ N& same(N& n) { return n; }
__device__ bool eq(const N& a, const N& b) { return &a == &b; }
template <class T> __device__ bool eqt(T& a, T& b) { return &a == &b; }

__global__ void k(long long* out) {
    long long z[2] = {};
    out[0] = ns::through((ns::C*)z);
    out[1] = held(*(ns::C*)z);
    N& r = *(N*)z;
    N& s = same(r);
    out[2] = &r == &s;
    out[3] = eq(r, *(N*)(z + 1));
    Id<N> i{(N*)z};
    out[4] = eqt(i.get(), r);
    auto& u = same(s);
    out[5] = (void*)&u == z;
    Q q{&r};
    out[6] = eq(*q.p, same(*q.p));
    N* a[2] = {&r, (N*)&z[1]};
    out[7] = &*a[1] == a[1];
    bool c = out[7];
    N& t = c ? r : *a[1];
    out[8] = &t == a[0];
    auto f = [&r] { return &r; };
    out[9] = f() == a[0];
}
