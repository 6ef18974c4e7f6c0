// threads: 1 blocks: 1
// Copy constructors whose bodies copy the object again, and references to functions that calls return.
__device__ int copies;
template <class T> __device__ int pass(T x) { return x.depth; }
struct Chained {
    int depth;
    __device__ Chained(int d) : depth(d) {}
    __device__ Chained(const Chained& o) : depth(o.depth + 1) {
        copies++;
        if (depth < 4) depth += pass(*this) * 10;
    }
};
struct Holder {
    int depth;
    __device__ Holder(int d) : depth(d) {}
    template <class T> explicit __device__ Holder(T x) : depth(x.depth + 100) {}
};
struct Held : Holder { // the base is made of a copy, which makes another base of a copy
    __device__ Held(int d) : Holder(d) {}
    __device__ Held(const Held& o) : Holder(o.depth < 3 ? Held(o.depth + 1) : Held(7)) {}
};

__device__ int twice(int x) { return x * 2; }
__device__ int (&chosen(int))(int) { return twice; }
template <class T> __device__ T&& value();
template <class T> __device__ int size(const T&) { return sizeof(T*); }
template <class F> __device__ int applied(F f) { return f(4); }

__global__ void copiesincopies(long long* out) {
    int i = 0;
    copies = 0;
    Chained c(1), d = c;
    out[i++] = d.depth;
    out[i++] = copies;
    out[i++] = pass(c);
    Held h(2);
    Held g(h);
    out[i++] = h.depth + g.depth;
    out[i++] = chosen(1)(3);
    out[i++] = applied(chosen(1));
    out[i++] = (*chosen(1))(5);
    int (&f)(int) = chosen(2);
    out[i++] = f(8);
    int (*p)(int) = chosen(2);
    out[i++] = p(9);
    out[i++] = sizeof(size(value<int(int)>()));
    out[i++] = sizeof(value<int (&)(int)>()(3));
}
