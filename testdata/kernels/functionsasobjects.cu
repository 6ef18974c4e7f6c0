// threads: 1 blocks: 1
// Names of functions where an object is wanted: a constructor takes them ([over.best.ics]).
__device__ int twice(int x) { return x * 2; }
__device__ int over(int x) { return x + 1; }
__device__ int over(double x) { return 3; }
template <class T> __device__ int templated(T x) { return x + sizeof(T); }

struct Wrapped {
    int v;
    Wrapped() = default;
    template <class F> __device__ Wrapped(F f) : v(f(20)) {}
};
struct Called {
    int (*f)(int);
    __device__ Called(int (*f)(int)) : f(f) {}
    __device__ int operator()(int x) const { return f(x); }
};
struct Both {
    int v;
    template <class F> __device__ Both(F f) : v(f(30)) {}
    __device__ Both(int x) : v(x) {}
    Both& operator=(const Both&) = default;
};
__device__ int byValue(Wrapped w) { return w.v; }
__device__ int byReference(const Wrapped& w) { return w.v; }
__device__ int byRvalue(Wrapped&& w) { return w.v; }
__device__ int called(const Called& c) { return c(5); }
__device__ int chosen(const Called& c, int) { return 1; }
__device__ int chosen(int (*f)(int), int) { return 2; }
__device__ int picked(long) { return 1; }
__device__ int picked(const Wrapped&) { return 2; }
struct Holder { Wrapped w; int n; };

__global__ void functionsasobjects(long long* out) {
    int i = 0;
    out[i++] = byValue(twice);
    out[i++] = byReference(twice);
    out[i++] = byRvalue(&twice);
    out[i++] = byValue(templated<char>);
    out[i++] = called(twice);
    out[i++] = called(*twice);
    out[i++] = chosen(twice, 1);
    out[i++] = picked(twice);
    Wrapped w;
    w = twice;
    out[i++] = w.v;
    Both b(1);
    b = twice;
    out[i++] = b.v;
    Wrapped x = twice, y(twice), z{twice};
    out[i++] = x.v + y.v + z.v;
    Holder h = {twice, 3};
    out[i++] = h.w.v + h.n;
    Wrapped a[2] = {twice, templated<int>};
    out[i++] = a[0].v * 100 + a[1].v;
    const Wrapped& r = twice;
    out[i++] = r.v;
    out[i++] = called(over) + Called(over)(7);
}
