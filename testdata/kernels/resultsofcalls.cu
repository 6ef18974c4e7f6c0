// threads: 32 blocks: 1 oracle: g++
// nvcc 13.0 copies what a function returns where g++ and clang++ make it in place.
// Such objects as results and arguments of operators, conversions, virtual functions, pointers to functions, lambdas and templates.
typedef long long ll;
template <int N> struct S { int buf[N]; int* b; int* e; __device__ S() : b(buf), e(buf) {} __device__ S(int x) : S() { push(x); } __device__ S(const S& o) : S() { for (const int* p = o.b; p != o.e; p++) push(*p); }
  __device__ S& operator=(const S& o) { e = b; for (const int* p = o.b; p != o.e; p++) push(*p); return *this; } __device__ void push(int x) { *e++ = x; } __device__ int size() const { return (int)(e - b); }
  __device__ bool ok() const { return b == buf && e >= b && e <= buf + N; } __device__ int sum() const { int s = 0; for (int x : *this) s = s * 3 + x; return s * 10 + ok(); }
  __device__ int* begin() const { return b; } __device__ int* end() const { return e; }
  __device__ friend S operator+(const S& x, const S& y) { S r(x); for (int v : y) r.push(v); return r; } __device__ S operator*(int k) const { S r; for (int v : *this) r.push(v * k); return r; } __device__ S operator-() const { return *this * -1; } __device__ S operator++(int) { S old(*this); push(1); return old; }
  __device__ S operator[](int i) const { return S(b[i]); } };
typedef S<12> T;
struct Base { int k; __device__ Base(int k) : k(k) {} __device__ virtual T make(int x) const { T r(x); r.push(k); return r; } __device__ virtual T pure() const = 0; __device__ virtual int take(T t) const { return t.sum(); } };
struct D1 : Base { __device__ D1(int k) : Base(k) {} __device__ T make(int x) const override { return T(x * 2); } __device__ T pure() const override { return Base::make(1); } };
struct D2 : Base { T t; __device__ D2(int k) : Base(k), t(k) {} __device__ T pure() const override { return t; } __device__ int take(T u) const override { u = u + t; return u.sum(); } };
struct Z { int z; }; struct D3 : Z, Base { __device__ D3() : Base(4) {} __device__ T make(int x) const override { T t(k); return t; } __device__ T pure() const override { return x ? T(1) : T(2); } int x = 1; };
__device__ T twice(const T& t, T (*f)(const T&)) { return f(f(t)); } __device__ T inc(const T& t) { T r(t); r.push(9); return r; } __device__ T dbl(const T& t) { return t + t; }
struct MP { int q; __device__ T a(int x) { return T(x + q); } __device__ T b(int x) { T r(q); r.push(x); return r; } };
template <class F> __device__ auto app(F f, int x) { return f(x); } template <class F> __device__ decltype(auto) app2(F&& f) { return f(); }
template <class A, class B> struct Pair { A a; B b; }; template <class A, class B> __device__ Pair<A, B> mkp(A a, B b) { return {a, b}; } template <class A> __device__ Pair<A, A> dup(const A& a) { return Pair<A, A>{a, a + a}; }
template <int D> __device__ T deep() { if constexpr (D == 0) return T(1); else { T t = deep<D - 1>(); t.push(D); return t; } }
struct Holder { T t; int n; __device__ Holder(T x) : t(x), n(1) {} __device__ explicit operator T() const { return t; } __device__ T& ref() { return t; } __device__ T val() const { return t; } __device__ T mv() { return static_cast<T&&>(t); } };
struct FromT { int s; __device__ FromT(T t) : s(t.sum()) {} }; __device__ int viaFrom(FromT f) { return f.s; }
struct Wrap { T t; Wrap* self; __device__ Wrap(int x) : t(x), self(this) {} __device__ Wrap(const Wrap& o) : t(o.t), self(this) {} }; __device__ Wrap wrap(int x) { return Wrap(x); } __device__ Wrap wrap2(int x) { Wrap w = wrap(x); w.t.push(1); return w; }
struct Mv { int v; Mv* self; int* cnt; __device__ Mv(int v, int* c) : v(v), self(this), cnt(c) {} __device__ Mv(Mv&& o) : v(o.v), self(this), cnt(o.cnt) { ++*cnt; o.v = -1; } Mv(const Mv&) = delete; }; __device__ Mv mkmv(int v, int* c) { return Mv(v, c); } __device__ Mv mkmv2(int v, int* c) { Mv a(v, c), b(v + 1, c); if (v > 3) return a; return b; } __device__ Mv par(Mv m) { return m; } __device__ int eat(Mv m) { return m.self == &m ? m.v : -5; }
struct Nc { Nc* self; int v; __device__ Nc(int v) : self(this), v(v) {} Nc(const Nc&) = delete; __device__ bool ok() const { return self == this; } }; __device__ Nc mknc(int v) { return Nc(v); } __device__ Nc mknc2(int v) { return v ? mknc(v) : Nc(7); } struct HN { Nc n; int z; }; __device__ HN mkhn() { return {mknc(1), 2}; } __device__ bool takenc(Nc n) { return n.ok(); }
__device__ T& idref(T& t) { t.push(8); return t; } __device__ T fromref(T& t) { return idref(t); }
__device__ void calls(ll*& o, int c) {
  T a(1), b = a + T(2) + a, d = -(a + b) * 2, e = b++; *o++ = b.sum(); *o++ = d.sum(); *o++ = e.sum(); *o++ = (a + b)[1].sum(); *o++ = (a + b * 3).sum(); a = b + d; *o++ = a.sum(); a = a; *o++ = a.sum();
  D1 d1(3); D2 d2(5); D3 d3; Base* ps[3] = {&d1, &d2, &d3}; for (Base* p : ps) { T m = p->make(2); *o++ = m.sum(); T q = p->pure(); *o++ = q.sum(); *o++ = p->take(T(4)); *o++ = p->take(p->make(1)); *o++ = (p->make(1) + p->pure()).sum(); }
  T f = twice(a, inc); *o++ = f.sum(); T (*fs[2])(const T&) = {inc, dbl}; T g = twice(T(2), fs[c]); *o++ = g.sum();
  MP mp{3}; T (MP::*pm)(int) = c ? &MP::a : &MP::b; T h = (mp.*pm)(4); *o++ = h.sum(); pm = &MP::a; *o++ = (mp.*pm)(4).sum();
  T i = app([](int x) { return T(x); }, 4), j = app([&](int x) { T r(x); r.push(c); return r; }, 4); *o++ = i.sum() + j.sum(); T k = app2([&] { return a; }); *o++ = k.sum(); T& l = app2([&]() -> T& { return a; }); *o++ = &l == &a;
  auto p = mkp(T(1), T(2)); *o++ = p.a.sum() + p.b.sum(); auto q = dup(p.a); *o++ = q.b.sum() + q.a.ok(); auto [x, y] = dup(T(3)); *o++ = x.ok() + y.sum(); const auto& [x2, y2] = mkp(T(3), 4); *o++ = x2.ok() + y2; *o++ = deep<4>().sum(); }
__device__ void objects(ll*& o, int c) {T a(5);
  Holder h(T(4)), h2(h), h3{a + a}; *o++ = h2.t.sum(); *o++ = h3.t.sum(); T b = (T)h; *o++ = b.sum(); T d = static_cast<T>(h3); *o++ = d.sum(); T e = h.ref(), f = h.val(), g = h.mv(); *o++ = e.ok() + f.ok() + g.ok(); *o++ = viaFrom(a + a); *o++ = viaFrom(FromT(T(1)));
  Wrap w = wrap(1), w2 = wrap2(2), w3 = c ? w : wrap(4); *o++ = (w.self == &w) + (w2.self == &w2) * 10 + (w3.self == &w3) * 100; *o++ = w2.t.sum(); *o++ = w3.t.sum(); Wrap ws[2] = {wrap2(1), w}; *o++ = ws[0].t.ok() + (ws[0].self == &ws[0]) + (ws[1].self == &ws[1]) + ws[1].t.ok();
  int n = 0; Mv m = mkmv(1, &n); *o++ = (m.self == &m) + n * 10; Mv m2 = mkmv2(2, &n), m3 = mkmv2(5, &n); *o++ = (m2.self == &m2) + m2.v * 10 + m3.v * 100 + n * 1000; Mv m4 = par(mkmv(3, &n)); *o++ = (m4.self == &m4) + n * 10; *o++ = eat(mkmv(6, &n)); *o++ = eat(static_cast<Mv&&>(m)); *o++ = m.v; *o++ = eat({3, &n}); *o++ = n;
  Nc nc = mknc(1), nd = mknc2(c), ne(mknc2(1)); *o++ = nc.ok() + nd.ok() * 10 + ne.ok() * 100; HN hn = mkhn(), hm{mknc2(2), 1}; *o++ = hn.n.ok() + hm.n.ok() * 10; *o++ = takenc(mknc(1)); *o++ = takenc(Nc(2)); *o++ = takenc(3); *o++ = takenc({3}); Nc* np = new Nc(mknc(2)); *o++ = np->ok(); delete np; const Nc& nr = mknc(3); *o++ = nr.ok();
  T r = fromref(a); *o++ = r.sum(); *o++ = a.sum(); T arr[2][2] = {{a, a + a}, {T(3), -a}}; for (auto& row : arr) for (T& t : row) *o++ = t.sum(); T* nw = new T[2]{a + a, T(2)}; *o++ = nw[0].sum() + nw[1].sum(); delete[] nw;
  struct { T t = T(6); T u = t + t; int z = u.sum(); } an; *o++ = an.t.ok() + an.u.ok() * 10 + an.z * 100; static_assert(sizeof(T) == 64, ""); auto rec = [](auto self, int n) -> T { if (n == 0) return T(1); T t = self(self, n - 1); t.push(n); return t; }; *o++ = rec(rec, 4).sum(); T z = rec(rec, 3); *o++ = z.sum(); T cond = c ? z : a; *o++ = cond.sum(); T cond2 = c ? a + a : T(2) + z; *o++ = cond2.sum();
  for (T t = T(1); t.size() < 3; t = t + T(1)) *o++ = t.sum(); if (T t = a + a; t.ok()) *o++ = t.sum(); switch (T t(2); t.size()) { case 1: *o++ = t.ok(); } }
__global__ void resultsofcalls(ll* out) {
  ll r[64] = {}, *o = r, h = 0; calls(o, threadIdx.x & 1);
  for (int i = 0; i < 64; i++) h = h * 31 + r[i]; out[threadIdx.x] = h; out[32 + threadIdx.x] = r[threadIdx.x];
}
__global__ void resultsinobjects(ll* out) {
  ll r[64] = {}, *o = r, h = 0; objects(o, threadIdx.x & 1);
  for (int i = 0; i < 64; i++) h = h * 31 + r[i]; out[threadIdx.x] = h; out[32 + threadIdx.x] = r[threadIdx.x];
}
