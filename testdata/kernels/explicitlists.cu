// threads: 1 blocks: 1
// Braced lists in calls where only an explicit constructor stands in the way: a call that chose it would be ill-formed
// ([over.match.list]/1), so other candidates come first (CWG 2735).
struct Explicit {
    int v;
    explicit __device__ Explicit(int x) : v(x) {}
    __device__ Explicit() : v(1) {}
};
struct Templated {
    int v;
    template <class T> explicit __device__ Templated(T x) : v(x) {}
};
struct Base {};
struct Derived : Base { explicit __device__ Derived(int) {} };

struct Calls {
    __device__ int operator()(const Explicit& x) { return 1; }
    __device__ int operator()(const unsigned char& x, int y = 4) const { return x + y; }
    __device__ int member(Explicit x) { return 2; }
    __device__ int member(const Explicit& x) { return 3; }
    __device__ int member(float x) const { return 100 + (int)x; }
    __device__ int other(const Templated& x) { return 4; }
    __device__ int other(short x) const { return 200 + x; }
};

template <class T> __device__ int both(const T& x, const T& y) { return 5; }
__device__ int both(const Base&, unsigned long long y) { return 300 + (int)y; }

__global__ void explicitlists(long long* out) {
    Calls c;
    out[0] = c({36});
    out[1] = c.member({15});
    out[2] = c.other({16});
    out[3] = both(static_cast<const Derived&>(Derived(1)), {39});
}
