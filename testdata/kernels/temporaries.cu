// oracle: g++
// nvcc 13.0 refuses some of this or gives other values; g++ and clang++ agree.
// How long temporaries live that references and initializer lists keep ([class.temporary]/6, [dcl.init.list]/6), parts of them, and copies of arrays ([dcl.struct.bind]/1).
#include <initializer_list>
__device__ int live, made, order;
struct A { int v; __device__ A(int v) : v(v) { ++live; ++made; } __device__ A(const A& a) : v(a.v) { ++live; } __device__ ~A() { --live; order = order * 10 + v; } };
__device__ int sum(std::initializer_list<A> l) { int s = 0; for (const A& a : l) s += a.v; return s + 100 * live; }
struct H { const A& a; int n; };
struct H2 { H h; const A& b; };
struct K { std::initializer_list<A> l; int n; };
struct V { int s; __device__ V(std::initializer_list<A> l) : s(0) { for (auto& a : l) s += a.v; } };
__device__ H make() { return H{A{5}, 1}; }
__device__ int use(H h) { return h.a.v + 10 * live; }
__device__ int use(const H2& h) { return h.h.a.v + 10 * h.b.v + 100 * live; }
__device__ int lists() {
  int r = sum({A(1), A(2), 3}); if (r != 306 || live != 0) return 1;
  { std::initializer_list<A> l{1, 2}; if (live != 2) return 2; auto m = {A(3), A(4)}; if (live != 4) return 3; } if (live) return 4;
  { H h{A{3}, 2}; if (live != 1 || h.a.v != 3) return 5; } if (live) return 6;
  { H h = {4, 2}; if (live != 1 || h.a.v != 4) return 7; } if (live) return 8;
  { H h = H{A{6}, 2}; if (live != 1 || h.a.v != 6) return 9; } if (live) return 10;
  { H2 h{{A{1}, 1}, A{2}}; if (live != 2) return 11; } if (live) return 12;
  { H2 h = H2{H{A{1}, 1}, A{2}}; if (live != 2 || h.h.a.v != 1) return 13; } if (live) return 14;
  r = use(H{A{7}, 1}); if (r != 17 || live) return 15;
  r = use(H2{{A{7}, 1}, A{2}}); if (r != 227 || live) return 17;
  { K k{{1, 2, 3}, 2}; if (live != 3) return 18; } if (live) return 19;
  { V v{1, 2, 3}; if (live || v.s != 6) return 20; V w({4, 5}); if (live || w.s != 9) return 21; V x = {A(7)}; if (live || x.s != 7) return 22; }
  make(); if (live) return 23;
  { int n = 0; for (const A& a : {A(1), A(2), A(3)}) n += a.v * live; if (n != 18) return 24; } if (live) return 25;
  { int n = 0; for (A a : std::initializer_list<A>{1, 2}) n += a.v * live; if (n != 9) return 26; } if (live) return 27;
  { const H& h = H{A{2}, 1}; if (live != 1) return 28; } if (live) return 29;
  { H&& h = {A{2}, 1}; if (live != 1) return 30; } if (live) return 31;
  { H h[2] = {{A{1}, 1}, {A{2}, 1}}; if (live != 2) return 32; } if (live) return 33;
  order = 0; { H2 h{{A{1}, 1}, A{2}}; A x(3); } if (order != 321) return 34;
  order = 0; sum({1, 2, 3}); if (order != 321) return 35;
  bool c = made > 3; order = 0; { int s = c ? sum({1, 2}) : sum({3}); if (s != 203) return 36; } if (live || order != 21) return 37;
  { H* h = new H{A{5}, 1}; r = live; delete h; if (r != 0) return 38; }
  { int k = 0; for (int i = 0; i < 3; i++) { H h{A{i}, i}; k += h.a.v + 10 * live; } if (k != 33 || live) return 39; }
  return 0;
}
struct W { A a[2]; int n; };
__device__ W whole() { return W{{A(4), A(5)}, 6}; }
struct WB : W {};
struct Q { int v; __device__ Q(int v) : v(v) {} __device__ Q(const Q& o) : v(o.v + 100) {} __device__ Q(Q&& o) : v(o.v + 1000) {} };
__device__ int category(const Q& q) { return q.v; }
__device__ int category(Q&& q) { return -q.v; }
__device__ int parts() {
  { const A& r = whole().a[1]; if (r.v != 5 || live != 2) return 1; } if (live) return 2;
  { const int& r = whole().n; if (r != 6 || live != 2) return 3; } if (live) return 4;
  { const int& r = WB{whole()}.a[0].v; if (r != 4 || live != 2) return 5; } if (live) return 6;
  { A&& r = static_cast<W&&>(whole()).a[1]; r.v++; if (r.v != 6) return 7; }
  { auto [x, y] = W{{A(1), A(2)}, 3}.a; if (x.v != 1 || y.v != 2 || live != 2) return 8; } if (live) return 9;
  { A a[2] = {1, 2}; auto [x, y] = a; x.v = 7; auto& [u, v] = a; u.v = 8; if (a[0].v != 8 || x.v != 7 || y.v != 2 || v.v != 2 || live != 4) return 10; } if (live) return 11;
  return 0;
}
__global__ void conditionals(long long* out) {
  Q a(1), b(2); bool c = out[63] == 0; out[0] = category(c ? (Q&&)a : (Q&&)b); Q d = c ? (Q&&)a : (Q&&)b; out[1] = d.v; Q e = c ? a : (Q&&)b; out[2] = e.v; Q f = c ? Q(3) : b; out[3] = f.v; Q&& g = c ? (Q&&)a : (Q&&)b; out[4] = g.v;
  const Q h(5); Q i = c ? h : b; out[5] = i.v; Q j = c ? (const Q&&)h : (const Q&&)b; out[6] = j.v; out[7] = category(c ? h : a); out[8] = category(!c ? (Q&&)a : (Q&&)b);
}
__global__ void lists(long long* out) { out[0] = lists(); }
__global__ void parts(long long* out) { out[0] = parts(); }
