// threads: 4 blocks: 1 oracle: g++
// nvcc 13.0 takes host functions of the C++ library for optional, which may not call functions of the device.
// An optional makes its value when it gets one and destroys it when it loses it ([optional.ctor], [optional.assign]).
#include <optional>
#include <utility>
typedef long long ll;
struct M { int* n; int v; __device__ M(int* n, int v) : n(n), v(v) { *n = *n * 3 + 1; } __device__ M(const M& o) : n(o.n), v(o.v) { *n = *n * 3 + 2; } __device__ M(M&& o) : n(o.n), v(o.v) { o.v = 0; *n = *n * 5 + 2; } __device__ M& operator=(const M& o) { v = o.v; *n += 10; return *this; } __device__ M& operator=(M&& o) { v = o.v; o.v = 0; *n += 20; return *this; } __device__ ~M() { *n = *n * 7 + v; *n &= 0xfffff; } };
struct Own { int* p; __device__ explicit Own(int* p) : p(p) {} __device__ Own(Own&& o) : p(o.p) { o.p = nullptr; } __device__ Own& operator=(Own&& o) { std::swap(p, o.p); return *this; } __device__ ~Own() { if (p) *p += 1; } };
__device__ std::optional<M> find(int* n, int k) { if (k & 1) return std::nullopt; return M(n, k); }
__device__ std::optional<M> named(int* n, int k) { std::optional<M> r; if (k > 1) r.emplace(n, k); return r; }
struct P { int a = 4, b = 5; };
__global__ void optionals(ll* out) {
  int t = threadIdx.x, n = 1; ll h = 0;
  { std::optional<M> a; h = h * 31 + n + a.has_value(); a = M(&n, 3); h = h * 31 + n; std::optional<M> b = a, c = std::move(a); h = h * 31 + n + a->v * 3 + b->v; a = std::nullopt; h = h * 31 + n; b = c; c.reset(); h = h * 31 + n; c = std::move(b); h = h * 31 + c->v + b->v; a = b; b.emplace(&n, 9); h = h * 31 + n + (*b).v; } h = h * 31 + n;
  { auto f = find(&n, t); h = h * 31 + (f ? f->v : 77); M d(&n, 2); M g = f.value_or(d); h = h * 31 + g.v; M i = find(&n, 2).value_or(std::move(d)); h = h * 31 + i.v + d.v; M j = *find(&n, 4); auto k = named(&n, t); h = h * 31 + k.has_value() + j.v; std::optional<M> two[2] = {M(&n, 1), std::nullopt}; std::swap(two[0], two[1]); h = h * 31 + two[1]->v; } h = h * 31 + n;
  { int c = 0; std::optional<Own> a{Own(&c)}, b; b = std::move(a); h = h * 31 + c; a.emplace(&c); b = std::nullopt; h = h * 31 + c; Own z = std::move(*a); a = Own(&c); h = h * 31 + c + (z.p == &c); } h = h * 31 + n;
  { std::optional<int> a, b = 3; a = b; b = 5; h = h * 31 + *a + *b; b = {}; h = h * 31 + b.has_value() + b.value_or(8); std::optional<P> p; p = P{1, 2}; p->a += t; p = {}; p.emplace(); h = h * 31 + p->a + p->b; std::optional<float> f = 2; h = h * 31 + (int)(*f * 2); auto m = std::make_optional(t); h = h * 31 + *m; const std::optional<short> s{4}; h = h * 31 + *s + s.value(); }
  out[t] = h;
}
