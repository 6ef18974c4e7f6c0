// oracle: g++
// Constants that lambdas capture because they are odr-used, and those that they do not ([basic.def.odr]/3, [expr.prim.lambda.capture]/7); no outcome of nvcc is known.
template <class T> __device__ int use(const T& x) { return x; } template <class T> __device__ int val(T x) { return x; }
struct P { int a, b; __device__ constexpr int sum() const { return a + b; } }; struct Q { int a; constexpr __device__ Q(int a) : a(a) {} constexpr __device__ int get() const { return a; } constexpr __device__ operator int() const { return a; } };
__global__ void odruses_classes(long long* out) {
    long long* o = out; constexpr Q q(3); constexpr P p{1, 2}; const P n{4, 5};
    auto a = [=] { return q.get(); }; *o++ = sizeof(a); *o++ = a(); auto b = [=] { return q + 1; }; *o++ = sizeof(b); *o++ = b(); auto c = [=] { return q.a; }; *o++ = sizeof(c); *o++ = c(); auto d = [=] { return (&p)->a; }; *o++ = sizeof(d); *o++ = d();
    auto e = [=] { return use(p.b); }; *o++ = e(); auto f = [&] { const P& r = p; return r.b; }; *o++ = sizeof(f); *o++ = f(); auto g = [=] { return p.sum(); }; *o++ = sizeof(g); *o++ = g(); auto h = [=] { P r = n; return r.b; }; *o++ = sizeof(h); *o++ = h();
    auto i = [=] { const P* r = &p; int z[p.b] = {r->a, r->b}; return z[0] + z[1] + p.a; }; *o++ = sizeof(i); *o++ = i(); auto j = [p] { return p.a; }; *o++ = sizeof(j); *o++ = j(); auto k = [&p] { return p.sum(); }; *o++ = sizeof(k); *o++ = k(); auto l = [=] { return sizeof(p) + decltype(p.a)(1); }; *o++ = sizeof(l);
    auto m = [=] { auto in = [=] { return p.sum(); }; return in() * 100 + sizeof(in); }; *o++ = m(); auto s = [&] { auto in = [&] { return p.sum(); }; return in() * 100 + sizeof(in); }; *o++ = sizeof(s); *o++ = s();
    auto t = [=]() mutable { return &p == &p; }; *o++ = sizeof(t); auto u = [=] { return q.get() + p.sum() + n.a; }; *o++ = sizeof(u); *o++ = u();
}
__global__ void odruses_arrays(long long* out) {
    long long* o = out; constexpr int a[3] = {1, 2, 3}; const int k = 2; constexpr int m = 6; static const int s = 4;
    auto b = [=] { int r = 0; for (int x : a) r += x; return r; }; *o++ = sizeof(b); *o++ = b(); auto c = [=] { return sizeof(a); }; *o++ = sizeof(c); auto d = [=] { const int(&r)[3] = a; return r[2]; }; *o++ = sizeof(d); *o++ = d(); auto e = [a] { return a[1]; }; *o++ = sizeof(e); *o++ = e(); auto f = [&] { const int(*r)[3] = &a; return (*r)[1]; }; *o++ = sizeof(f); *o++ = f();
    auto g = [=] { return &k != nullptr; }; *o++ = sizeof(g); auto h = [=] { return k + m; }; *o++ = sizeof(h); auto i = [=] { return use(m); }; *o++ = sizeof(i); *o++ = i(); auto j = [=] { return val(m) + use(s); }; *o++ = j(); auto l = [=] { int z[k] = {1, 2}; return z[k - 1]; }; *o++ = sizeof(l); *o++ = l(); auto n = [=](auto x) { return use(k) + x; }; *o++ = sizeof(n); *o++ = n(1);
    auto p = [=] { switch (2) { case k: return 1; } return 0; }; *o++ = sizeof(p); *o++ = p(); auto q = [=] { auto in = [=] { int r = 0; for (int x : a) r += x; return r; }; return in() * 100 + sizeof(in); }; *o++ = sizeof(q); *o++ = q();
}
// Arrays and objects whose uses end in a pointer or a reference, and constants in expressions and declarations that depend on a parameter of a generic lambda.
struct A2 { int x, y; __device__ constexpr int get() const { return x; } };
struct B1 { A2 a; int v[3]; __device__ constexpr int operator[](int i) const { return v[i]; } __device__ constexpr operator int() const { return 4; } };
__device__ constexpr int byref(const int& r) { return r; }
__device__ constexpr int bycref(const A2& r) { return r.x; }
__device__ constexpr int byval(A2 r) { return r.x; }
template <class T> __device__ constexpr T id(T t) { return t; }
__global__ void odruses_decayed(long long* out) {
  int i = 0;
  { const A2 s{1,2}; auto l = [=](auto v) { v = s.x; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=](auto v) { v = s.x; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=](auto v) { return s.x + v; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=](auto v) { return s.x; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=] { A2 t; t = s; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=] { return bycref(s); }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=] { return (s).x; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=] { const int& r = s.x; return r; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=] { return &s.x; }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=] { return byref(s.y); }; out[i++] = sizeof(l); }
  { constexpr A2 s{1,2}; auto l = [=](bool b) { const int& r = b ? s.x : s.y; return r; }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { return s.a.x; }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { return s[1]; }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { return s + 1; }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { A2 t; t = s.a; return t.x; }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { return s.a.get(); }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { for (int i : s.v) return i; return 0; }; out[i++] = sizeof(l); }
  { constexpr B1 s{{1,2},{3,4,5}}; auto l = [=] { return *s.v; }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=] { return a[0]; }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=](int i) { return a[i]; }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=](int& v) { v = a[0]; }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=] { return sizeof(a); }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=] { return sizeof(a[0]) + sizeof a / sizeof *a; }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=](auto x) { return x + a[0]; }; out[i++] = sizeof(l); }
  { const int a[2]{1,2}; auto l = [=](auto x) { return x + sizeof(a); }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=] { return *a; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=] { return *(a + 1); }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=] { return a + 1; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=] { return &a[1]; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=] { return &a; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=] { auto p = a; return p[1]; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=](auto x) { return a[1]; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=](auto x) { int v = a[x]; }; out[i++] = sizeof(l); }
  { constexpr int a[2]{1,2}; auto l = [=](auto x) { x = a[1]; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { decltype(x) v; v = n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { auto v = x; v = n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { auto v = x + 1; return v + n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { auto v = x + 1; v += n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { auto v = 1; v += n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { int v = x; v += n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { int v = x + n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { for (int i = 0; i < n; i++) x += i; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { for (int i = 0; i < n; i++) x += n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { if (n) x++; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { return id<decltype(x)>(n); }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { return (decltype(x))n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) -> int { return (decltype(x))n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) -> int { return n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { return n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { typedef decltype(x) T; T v; v = n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { using T = decltype(x); T v = n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { decltype(x) v = n; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { decltype(x) v(n); }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { auto g = [=](auto y) { return y + n; }; }; out[i++] = sizeof(l); }
  { const int n = 3; auto l = [=](auto x) { auto g = [=] { return n; }; }; out[i++] = sizeof(l); }
  { constexpr int n = 3; int m = 4; auto l = [=](auto x) { return n + m; }; out[i++] = sizeof(l); }
  { constexpr int n = 3; int m = 4; auto l = [=](auto x) { int v = n + m; }; out[i++] = sizeof(l); }
  { constexpr int n = 3; int m = 4; auto l = [&](auto x) { int v = n + m; return x + n; }; out[i++] = sizeof(l); }
}
__global__ void odruses_values(long long* out) {
  long long* o = out; const int a[3]{1, 2, 3}; constexpr int t[2][2]{{4, 5}, {6, 7}}; const int n = 8; constexpr A2 s{9, 10}; const A2 u{11, 12};
  auto b = [=] { return a[0] + *(a + 1); }; *o++ = b(); auto c = [=](int i) { return a[i] + t[1][i] + *t[1]; }; *o++ = c(1); auto d = [=] { const int* p = a; return p[2]; }; *o++ = d();
  auto e = [=](auto x) { decltype(x) v; v = n; return v + a[0]; }; *o++ = e(1L); auto f = [=](auto x) { A2 v; v = s; v.x += x; return v.x + u.y; }; *o++ = f(1); auto g = [=] { A2 v; v = s; return v.y + u.x; }; *o++ = g();
  auto h = [=](auto x) { return [=](auto y) { return x + y + n + s.get() + a[1]; }; }; *o++ = h(1)(2); auto i = [=](auto x) { auto v = x + 1; v += n; for (int j : a) v += j; return v; }; *o++ = i(1);
  auto j = [=](int* p) { *p = n; p[1] = s.x; p[2] = t[0][1]; }; int w[3]; j(w); *o++ = w[0] * 10000 + w[1] * 100 + w[2]; auto k = [=] { return [=] { return a + 1; }()[0]; }; *o++ = k();
}
