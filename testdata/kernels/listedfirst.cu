// threads: 1 blocks: 1
// A constructor that takes the whole list comes before one that takes the object that is all of it.
#include <initializer_list>

__device__ int tr;
struct C {
    int v;
    __device__ C(int x = 5) : v(x) { tr = tr * 10 + 1; }
    __device__ C(const C& o) : v(o.v) { tr = tr * 10 + 2; }
    __device__ ~C() { tr = tr * 10 + 3; }
    __device__ operator int() const {
        tr = tr * 10 + 4;
        return v;
    }
};
struct L {
    int k;
    __device__ L(std::initializer_list<int> l) : k(10 + (int)l.size()) { tr = tr * 10 + 5; }
    __device__ L(int, int) : k(1) {}
    __device__ L(const C&) : k(2) {}
    __device__ L(const L& o) : k(o.k + 100) {}
};
struct W {
    int k;
    template <class T> __device__ W(std::initializer_list<T> l) : k(30 + (int)l.size() * sizeof(T)) {}
    template <class T> __device__ W(T) : k(4) {}
    __device__ W(const C&) : k(5) {}
};
__device__ int f(L l) { return l.k; }
__device__ L g(int) { return {C{}}; }
__device__ L g() { return {1, 2}; }
struct H {
    L l;
    L m[2];
    __device__ H() : l{C{}}, m{{C{}}, {1, 2}} {}
};

__global__ void listed(long long* out) {
    {
        tr = 0;
        L d{C{}};
        out[0] = d.k;
        out[1] = tr;
    }
    {
        tr = 0;
        L e = {C{}};
        out[2] = e.k;
        out[3] = tr;
    }
    {
        tr = 0;
        L e{C{}, C{}};
        out[4] = e.k;
        out[5] = tr;
    }
    L c(1, 2), d(C{});
    out[6] = c.k + d.k * 10;
    out[7] = f({C{}}) + 100 * f({1, 2});
    out[8] = g(1).k + 100 * g().k;
    L* p = new L{C{}};
    out[9] = p->k + 100 * L{C{}}.k;
    delete p;
    L e{1};
    L h = {e};
    out[10] = h.k;
    W a{1}, b{1L, 2L}, i{C{}}, j(C{}), k('a');
    out[11] = a.k + b.k * 100;
    out[12] = i.k + j.k * 100 + k.k * 10000;
    H whole;
    out[13] = whole.l.k + whole.m[0].k * 100 + whole.m[1].k * 10000;
    const L& r = {C{}};
    out[14] = r.k;
}
