// threads: 32 blocks: 1
// Members that their own braced list in a constructor mentions, directly or through a function: each part has its value before the next is evaluated ([dcl.init.aggr]/7).
typedef long long ll;
struct Q { int a, b; }; struct R { int a; Q q; int c[3]; }; struct W { int* p; int v; __device__ W(int* p) : p(p), v(*p) {} }; struct U { Q q; W w; int last; };
__device__ int add(int* p, int n) { return *p += n; } __device__ int get(const Q& q) { return q.a * 10; } __device__ int sum(const R& r, int n) { int s = r.a + r.q.a * 2 + r.q.b * 3; for (int i = 0; i < n; i++) s += r.c[i] * (i + 4); return s; }
struct H { Q q; __device__ H(int x) : q{x, add(&q.a, 2)} {} };
struct H2 { int k; Q q; R r; __device__ H2(int x) : k(x), q{k + 1, get(q)}, r{q.b, {r.a + 1, add(&r.q.a, x)}, {r.a, r.c[0] + 1, sum(r, 2)}} {} };
struct H3 { int n; Q q; int t[4]; __device__ int next() { q.a++; return ++n; } __device__ H3(int x) : n(x), q{next(), next()}, t{next(), t[0] + 1, this->t[1] * 2} {} };
struct H4 : Q { U u; __device__ H4(int x) : Q{x, this->a + 1}, u{{x, u.q.a + b}, &u.q.b, u.w.v + *u.w.p} {} };
template <class T> struct H5 { T v; T w[2]; __device__ H5(int x) : v{x, v.a * 2}, w{{v.b, w[0].a + 1}, {w[0].b, add(&w[0].a, 5)}} {} };
struct H6 { union { Q q; int raw[2]; }; __device__ H6(int x) : q{x, raw[0] + 1} {} };
struct H7 { Q q; Q r{q.a + 1, r.a * 3}; __device__ H7(int x) : q{x, x} {} };
struct H9 { Q q; int z; __device__ H9(int x) : H9({x, 3}, x) {} __device__ H9(const Q& o, int x) : q{o.a, q.a + o.b}, z{add(&q.b, x)} {} };
struct HA { Q* self; Q q; __device__ HA(int x) : self(&q), q{x, self->a + 2} {} };
struct HB { Q* self; Q q; __device__ HB(int x) : self(&q), q{x, add(&self->a, 2)} {} };
__global__ void membersinorder(ll* out) {
  ll r[64] = {}, *o = r, h = 0; int x = threadIdx.x;
  H a(x); *o++ = a.q.a * 100 + a.q.b; H2 b(x); *o++ = b.q.a * 100 + b.q.b; *o++ = sum(b.r, 3); H3 c(x); *o++ = c.n + c.q.b * 100; for (int v : c.t) *o++ = v; H4 d(x); *o++ = d.b; *o++ = d.u.q.b; *o++ = d.u.w.v; *o++ = d.u.last;
  H5<Q> e(x); *o++ = e.v.b; *o++ = e.w[0].a * 1000 + e.w[0].b; *o++ = e.w[1].a * 1000 + e.w[1].b; H7 g(x); *o++ = g.r.b; H9 j(x); *o++ = j.q.a + j.q.b * 10 + j.z * 100; HA k(x); *o++ = k.q.b; HB m(x); *o++ = m.q.a * 100 + m.q.b; H6 l(x); *o++ = l.q.b;
  Q* p = new Q{x, 3}; new (p) Q{x + 1, add(&p->a, 3)}; *o++ = p->a * 10 + p->b; delete p;
  for (int i = 0; i < 64; i++) h = h * 31 + r[i]; out[threadIdx.x] = h; out[32 + threadIdx.x] = r[threadIdx.x];
}
