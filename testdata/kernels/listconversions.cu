// threads: 1 blocks: 1
// Conversions in braced lists come one after the other ([dcl.init.list]/4).

__device__ int tr;
struct C { int v = 6; explicit __device__ C(int x) : v(x) {} __device__ C() {} __device__ C(const C& o) : v(o.v) { tr = tr * 10 + 1; } __device__ C(C&& o) : v(o.v) { tr = tr * 10 + 2; }
 __device__ operator int&() & { tr = tr * 10 + 3; return v; } __device__ operator short() const { tr = tr * 10 + 4; return v & 31; } };
struct O { int k; __device__ O(int) : k(1) {} __device__ O(double) : k(2) {} __device__ O(const C&) : k(3) {} __device__ O(int, int) : k(4) {} explicit __device__ O(const char*) : k(5) {} __device__ O(char, double = 2) : k(6) {} };
__global__ void k(long long* out) { int n = 0; tr = 0; C o; { O x = {C(2), o}; out[n++] = x.k * 1000 + tr; } tr = 0; { O x{o, C(3)}; out[n++] = x.k * 1000 + tr; } tr = 0; { O x{o, o}; out[n++] = x.k * 1000 + tr; } tr = 0; { O x{C(2), 'c'}; out[n++] = x.k * 1000 + tr; } }
// Lists do not convert to aggregates of which other members have no default ([over.ics.list]/8).
struct X { __device__ X(int) {} };
struct A1 { int i; X c; double d = 3; int v[3]; };
struct A2 { int i; int& r; };
struct A3 { int i; struct { X x; } s; };
struct In { short x = 1; int y[2] = {1, 2}; };
__device__ int f1(const A1&) { return 1; } __device__ int f1(const In&) { return 2; }
__device__ int f2(const A2&) { return 1; } __device__ int f2(const In&) { return 2; }
__device__ int f3(const A3&) { return 1; } __device__ int f3(const In&) { return 2; }
__global__ void members(long long* out) {
    out[0] = f1({31}); out[1] = f2({31}); out[2] = f3({31}); out[3] = f1({3, {4, 5}}); out[4] = f3({3, {4, 5}});
}
