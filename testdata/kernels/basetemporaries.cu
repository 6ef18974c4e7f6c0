// threads: 1 blocks: 1
// Temporaries that base classes of aggregates are made of, whose class cannot copy them.

__device__ int tr;
struct C { int v; __device__ C(int x = 23) : v(x) { tr = tr * 10 + 1; } __device__ C(C& o) : v(o.v) { tr = tr * 10 + 2; } __device__ operator int() const { tr = tr * 10 + 3; return v & 31; } __device__ int h() const { return v; } };
struct C2 { int v; __device__ C2(int x = 23) : v(x) { tr = tr * 10 + 1; } __device__ C2(C2& o) : v(o.v) { tr = tr * 10 + 2; } template <class T> __device__ operator T() const { tr = tr * 10 + 3; return v & 31; } __device__ int h() const { return v; } };
struct D { int v; __device__ D(int x = 23) : v(x) { tr = tr * 10 + 1; } __device__ D(const D& o) : v(o.v) { tr = tr * 10 + 2; } __device__ D(D&& o) : v(o.v) { tr = tr * 10 + 4; } __device__ int h() const { return v; } };
struct B { __device__ int h() const { return 3; } };
template <class... T> struct O : T... { __device__ int all() const { return (0 + ... + T::h()); } };
__global__ void k(long long* out) { int n = 0; tr = 0; { O<C, B> b{C(4), {}}; out[n++] = b.all() * 1000 + tr; tr = 0; } { O<C2, B> b{C2(4), {}}; out[n++] = b.all() * 1000 + tr; tr = 0; } { O<C> b{C(4)}; out[n++] = b.all() * 1000 + tr; tr = 0; } }
