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
