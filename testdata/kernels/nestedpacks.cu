// threads: 32 blocks: 1 oracle: g++
// nvcc 13.0 does not expand a pack that a closure inside the pattern captures.
// Pack expansions inside pack expansions ([temp.variadic]/5), and packs of classes in their member templates.
typedef long long ll;
template <class... T> __device__ int sum(T... x) { return (0 + ... + x); }
template <class... T> __device__ int poly(T... x) { int r = 0; ((r = r * 3 + x), ...); return r; }
template <class... T> __device__ int all(T... xs) { return poly(poly(xs, xs...)...); }
template <class... T> __device__ int counted(T... xs) { return poly((xs * int(sizeof...(xs)))...); }
template <class... T> __device__ int folded(T... xs) { int r = 0; ((r = r * 3 + poly(xs, xs...)), ...); return r; }
template <class... T> __device__ int closures(T... xs) { return poly([&] { return xs + poly(xs...); }()...) + poly([=] { return xs * sum(xs...) + int(sizeof...(xs)); }()...) + poly([&](auto f) { return f(xs) + f(xs...); }([](auto... a) { return poly(a...); })...); }
template <class T, class... R> struct W { static __device__ int get() { return sizeof(T) * 10 + sizeof...(R); } };
template <class... T> __device__ int widths() { return poly(W<T, T...>::get()...); }
template <int... N> __device__ int values() { int a[] = {(N * poly(N...))..., 0}; int r = 0; for (int x : a) r = r * 7 + x; return r; }
template <int... N> struct Ints { template <int... M> static __device__ int rows() { int r = 0; auto row = [&](int n) { ((r = r * 3 + n * M), ...); }; (row(N), ...); return r; }
  template <int... M> static __device__ int direct() { int r = 0; ([&] { int n = N; ((r = r * 3 + n * M), ...); }(), ...); return r; }
  template <int... M> static __device__ int products() { return poly(sum((N * M)...), poly(N, M...)...); } };
template <class D> struct Add { int a = 1; __device__ int f() const { return D::n + a; } }; template <class D> struct Cmp { __device__ int g() const { return D::n * 2; } };
template <class T, template <class> class... K> struct Strong : public K<Strong<T, K...>>... { static constexpr int n = sizeof...(K); T v; };
template <class... T> struct Signal { template <class F> __device__ int call(F f, T... a) { return f(a...); } template <class F> __device__ int pre(T... a, F f) { return f(a...); }
  template <class U, class... V> __device__ int mid(U u, T... a, V... v) { return u + poly(a...) * 100 + poly(v...) * 1000; } template <class F> static __device__ int thunk(const void* p, T... a) { return (*static_cast<const F*>(p))(a...); }
  template <class... U> static __device__ int both(T... xs, U... us) { return poly(poly(xs, us...)...); } template <class... U> static __device__ int lambdas(T... xs, U... us) { int r = 0; ([&](int i) { r = r * 5 + poly(i, us...); }(xs), ...); return r; }
  int (*fn)(const void*, T...) = nullptr; const void* at = nullptr; template <class F> __device__ void connect(const F& f) { fn = &thunk<F>; at = &f; } __device__ int operator()(T... a) const { return fn(at, a...); } };
template <class... A> struct Chain { template <class... B> struct With { template <class... C> static __device__ int n(A..., B..., C... c) { return sizeof...(A) * 100 + sizeof...(B) * 10 + sizeof...(C) + poly(c...) * 1000; } }; };
template <class... T> struct Pick { __device__ int f(T...) { return 1; } template <class U> __device__ int f(T..., U) { return 2; } template <class U> __device__ int f(T..., U*) { return 3; } };
__global__ void nestedpacks(ll* out) {
  int t = threadIdx.x; ll h = all(1, t, 3) + counted(t, 2, 3) * 3ll + folded(1, t, 2); h = h * 5 + closures(t, 2, 5) + widths<int, char, double>() + values<1, 2, 3>();
  h = h * 7 + Ints<1, 2>::rows<3, 4, 5>() + Ints<1, 2>::direct<3, 4, 5>() + Ints<1, 2>::direct<3, 4>() * 3 + Ints<4, 5>::products<1, 2>(); Strong<int, Add, Cmp> s; h += s.f() * 10 + s.g();
  Signal<int, short> g; auto sub = [t](int a, int b) { return a - b + t; }; h = h * 3 + g.call(sub, 5, 3) + g.pre(5, 3, sub) + g.mid(1, 2, 3) + g.mid(1, 2, 3, 4, 5) + g.both(1, 2, 5, 6, 7) + g.both(1, 2, 3) + g.lambdas(1, 2, 3, 4, 5); g.connect(sub); h += g(7, 2); Signal<> e; h += e.call([] { return 4; }) + e.mid(3, 4) + e.pre([] { return 2; });
  h += Chain<int>::With<int, int>::n(1, 2, 3) + Chain<>::With<int>::n(1, 2, 3); Pick<int, int> p; h += p.f(1, 2) + p.f(1, 2, 3) * 10 + p.f(1, 2, &t) * 100; out[t] = h;
}
