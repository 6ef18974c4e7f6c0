// threads: 4 blocks: 1 oracle: g++
// nvcc 13.0 takes host functions of the C++ library for pair and tuple, which may not call functions of the device.
// Pairs, tuples, exchange, swap and apply move what they are given as rvalues ([pairs.pair], [tuple.cnstr], [utility.swap]).
#include <utility>
#include <tuple>
#include <array>
typedef long long ll;
struct M { int* n; int v; __device__ M(int* n, int v) : n(n), v(v) {} __device__ M(const M& o) : n(o.n), v(o.v) { *n = *n * 3 + 1; } __device__ M(M&& o) : n(o.n), v(o.v) { o.v = 0; *n = *n * 3 + 2; } __device__ M& operator=(const M& o) { v = o.v; *n += 10; return *this; } __device__ M& operator=(M&& o) { v = o.v; o.v = 0; *n += 20; return *this; } };
struct Own { int* p; __device__ explicit Own(int* p) : p(p) {} Own(const Own&) = delete; __device__ Own(Own&& o) : p(o.p) { o.p = nullptr; } __device__ Own& operator=(Own&& o) { std::swap(p, o.p); return *this; } __device__ ~Own() { if (p) *p += 100; } };
__device__ std::pair<int, M> ret(int* n) { return {4, M(n, 6)}; } __device__ std::pair<Own, int> own(int* n) { return {Own(n), 3}; } __device__ int take(Own o, int k) { return *o.p + k; }
struct F { __device__ int operator()(int a, M m) & { return a + m.v; } __device__ int operator()(int a, M m) && { return a * m.v; } };
__global__ void stdmoves(ll* out) {
  int t = threadIdx.x, n = 1, o = t * 16; M a(&n, 2 + t), b(&n, 5);
  auto p = ret(&n); out[o++] = n * 10 + p.second.v; std::pair<int, M> q(t, a), r(t, std::move(a)), s = std::move(r); out[o++] = n * 100 + a.v * 10 + q.second.v + s.second.v + r.second.v;
  auto mp = std::make_pair(std::move(s.second), b); q = std::make_pair(t, b); q = std::pair<short, M>(1, b); out[o++] = n + mp.first.v * 7 + s.second.v + b.v + q.second.v; std::swap(b, mp.first); out[o++] = n + b.v;
  n &= 0xff; M old = std::exchange(b, M(&n, 9)); out[o++] = n * 10 + old.v + b.v; std::tuple<M, int> u(std::move(b), 3), w = std::move(u); out[o++] = n * 10 + b.v + std::get<0>(w).v + std::get<0>(u).v;
  M x = std::get<0>(std::move(w)); out[o++] = n * 10 + x.v + std::get<0>(w).v; M y = std::get<M>(std::make_tuple(1, std::move(x))); out[o++] = n + y.v + x.v; int k; n &= 0xff; std::tie(x, k) = std::make_tuple(std::move(y), 5); out[o++] = n * 10 + x.v + y.v + k;
  F f; std::tuple<int, M> fa(3, x); int e = std::apply(f, fa), g0 = std::apply(F(), std::move(fa)); out[o++] = e * 100 + g0 + n * 1000; out[o++] = std::get<1>(fa).v + n; int c = 0, d = 0;
  { auto [g, i] = own(&c); auto h = own(&d); out[o++] = take(std::move(h.first), i) + c + d; g = Own(&d); std::pair<Own, Own> two(Own(&c), std::move(g)); std::array<Own, 2> arr{{std::move(two.first), Own(&d)}}; Own z = std::get<1>(std::move(arr)); std::swap(z, arr[0]); std::tuple<Own, int> tu(std::move(z), 1); out[o++] = std::apply(take, std::move(tu)) + c * 3 + d * 7; }
  out[o++] = c * 1000 + d; std::pair<float*, int> np(nullptr, 1); std::pair<const char*, double> cs = std::make_pair("ab", 2.5f); std::pair<int&, const M&> rf(c, x); rf.first = 3; out[o++] = (np.first == nullptr) + cs.first[1] + (cs.second == 2.5) + c + rf.second.v;
}
