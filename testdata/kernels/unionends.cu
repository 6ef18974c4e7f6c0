// threads: 4 blocks: 1
// The destructor of a union destroys none of its members, however its objects end ([class.dtor]/8).
#include <new>
typedef long long ll;
struct T { int* n; int id; __device__ T(int* n, int id) : n(n), id(id) { *n = *n * 7 + id; } __device__ T(const T& o) : n(o.n), id(o.id + 10) { *n = *n * 7 + id; } __device__ ~T() { *n = *n * 7 - id; } };
union U { int i; T t; float f; __device__ U() : i(3) {} __device__ U(int* n, int k) : t(n, k) {} __device__ ~U() {} };
union W { T t; int i; int* n; __device__ W(int* n) : n(n) {} __device__ ~W() { *n = *n * 7 + 5; if (*n & 1) return; *n += 1; } };
struct Both { U u; T t; __device__ Both(int* n) : t(n, 4) {} __device__ ~Both() { *t.n += 2; } };
struct Kept { union { T t; int i; }; bool is; __device__ Kept() : i(1), is(false) {} __device__ void set(int* n, int k) { new (&t) T(n, k); is = true; } __device__ ~Kept() { if (is) t.~T(); } };
__device__ int early(int* n, int k) { U u; if (k & 1) return u.i; new (&u.t) T(n, k); int r = u.t.id; if (k & 2) return r; u.t.~T(); u.f = 1.0f; return u.i; }
__global__ void unionends(ll* out) {
  int t = threadIdx.x, n = 1; ll h = early(&n, t);
  { U u; new (&u.t) T(&n, 5); u.t.~T(); u.f = 2.0f; h = h * 31 + u.i; } h = h * 31 + n;
  { U u(&n, t); h = h * 31 + u.t.id; if (t & 1) u.t.~T(); } h = h * 31 + n;
  { W w(&n); W v[2] = {&n, &n}; h = h * 31 + *v[1].n; } h = h * 31 + n;
  { Both b(&n); h = h * 31 + b.u.i; } h = h * 31 + n;
  { U us[3]; for (int i = 0; i < t; i++) new (&us[i].t) T(&n, i + 1); for (int i = t; i-- > 0;) us[i].t.~T(); } h = h * 31 + n;
  { Kept a, b; if (t & 1) a.set(&n, 6); b.set(&n, 7); h = h * 31 + (a.is ? a.t.id : a.i); } h = h * 31 + n;
  U* p = new U(&n, 8); h = h * 31 + p->t.id; delete p; W* w = new W[2]{&n, &n}; delete[] w;
  alignas(W) unsigned char raw[sizeof(W)]; W* q = new (raw) W(&n); q->~W();
  out[t] = h * 31 + n;
}
