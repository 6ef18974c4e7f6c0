// oracle: g++
// References to functions, also as results of calls, are lvalues of function type ([expr.call]/14, [dcl.init.ref]); no outcome of nvcc is known.
#include <utility>
typedef int F(int); typedef int (&FR)(int);
__device__ int inc(int x) { return x + 1; } __device__ int dbl(int x) { return x * 2; }
__device__ FR pick(int k) { return k ? inc : dbl; } __device__ int (&&pickr(int k))(int) { return static_cast<int (&&)(int)>(k ? inc : dbl); }
template <class T> struct id { enum { n = 1 }; }; template <class T> struct id<T&> { enum { n = 10 + id<T>::n }; }; template <class T> struct id<T&&> { enum { n = 20 + id<T>::n }; };
template <class T> struct id<T*> { enum { n = 30 + id<T>::n }; }; template <class T> struct id<T* const> { enum { n = 40 + id<T>::n }; }; template <class R, class A> struct id<R(A)> { enum { n = 5 }; };
template <class F> __device__ int callf(F&& f, int x) { return f(x) * 100 + id<F>::n; } template <class F> __device__ int callv(F f, int x) { return f(x) * 100 + id<F>::n; } template <class F> __device__ int callr(F& f, int x) { return f(x) * 100 + id<F>::n; }
template <class T> __device__ auto pass(T&& t) -> T&& { return static_cast<T&&>(t); }
struct S { int (&r)(int); int (*p)(int); __device__ FR get() const { return r; } __device__ operator FR() const { return r; } };
template <int (&F)(int)> struct W { static __device__ int go(int x) { return F(x); } static __device__ FR get() { return F; } };
__device__ int o1(int (&f)(int)) { return 1; }
__device__ int o1(int (&&f)(int)) { return 2; }
__device__ int o2(F* const& f) { return 1; }
__device__ int o2(void* f) { return 2; }
template <class T> __device__ int o3(T*) { return 1; }
template <class T> __device__ int o3(T) { return 2; }
template <class T> __device__ int o4(T&) { return id<T>::n; }
template <class T> __device__ int o5(const T&) { return id<T>::n; }
template <class R, class A> __device__ int o6(R (&f)(A), A a) { return f(a); }
template <class R, class A> __device__ int o7(R (*f)(A), A a) { return f(a); }
__device__ int o8(bool) { return 3; }
__device__ int o8(int) { return 4; }
struct C { int v; __device__ C(F& f) : v(f(1)) {} };
struct C2 { int v; __device__ C2(F* f) : v(f(2)) {} };
struct C3 { int v; template <class T> __device__ C3(T&& f) : v(id<T>::n) {} };
struct Conv { int k; __device__ operator F&() const { return pick(k); } };
struct ConvP { int k; __device__ operator F*() const { return pick(k); } };
struct M { F& f; int z; };
struct M2 { F& f = inc; __device__ M2() {} __device__ M2(F& g) : f(g) {} __device__ int go() { return f(4); } __device__ auto get() -> F& { return f; } __device__ F* ptr() const { return f; } };
template <F& G> struct TF { __device__ static int go(int x) { return G(x); } };
template <auto& G> __device__ int tg(int x) { return G(x); }
template <class T> struct Box { T f; __device__ int go(int x) { return f(x); } };
__device__ auto&& ra(int k) { return k ? inc : dbl; }
__device__ decltype(auto) rb(int k) { return pick(k); }
__device__ auto rc(int k) { return pick(k); }
__device__ F* rd(int k) { return pick(k); }
__device__ F& re(F& f) { return f; }
__device__ F& rf(F* f) { return *f; }
__global__ void functionlvalues_address(long long* out) { auto* p = &pick(1); out[0] = p(4); }
__global__ void functionlvalues_autos(long long* out) { auto&& p = pick(1); out[0] = p(4); out[1] = id<decltype(p)>::n; }
__global__ void functionlvalues_locals(long long* out) { int (&p)(int) = pick(0); out[0] = p(4); }
__global__ void functionlvalues_arguments(long long* out) { out[0] = callf(pick(0), 3); out[1] = callv(pick(0), 3); out[2] = callr(pick(0), 3); }
__global__ void functionlvalues_calls(long long* out) { out[0] = pick(0)(3); out[1] = (*pick(0))(3); out[2] = (**pick(0))(3); out[3] = (&pick(1))(3); }
__global__ void functionlvalues_types(long long* out) { out[0] = id<decltype(pick(1))>::n; out[1] = id<decltype((pick(1)))>::n; out[2] = id<decltype(&pick(1))>::n; out[3] = id<decltype(*pick(1))>::n; }
__global__ void functionlvalues_compared(long long* out) { out[0] = pick(1) == inc; out[1] = pick(0) != dbl; out[2] = &pick(1) == &inc; out[3] = pick(1) ? 1 : 2; out[4] = !pick(0); }
__global__ void functionlvalues_pointers(long long* out) { auto p = pick(1); out[0] = id<decltype(p)>::n; int (*q)(int) = pick(0); out[1] = q(4); out[2] = p(4); }
__global__ void functionlvalues_choices(long long* out) { out[0] = (out[5] ? pick(0) : pick(1))(4); out[1] = (out[5] ? pick(0) : inc)(4); out[2] = (pick(0), pick(1))(3); }
__global__ void functionlvalues_rvalues(long long* out) { auto* p = &pickr(1); out[0] = p(4); auto&& q = pickr(1); out[1] = q(4); out[2] = id<decltype(q)>::n; out[3] = callf(pickr(0), 3); out[4] = id<decltype(pickr(1))>::n; out[5] = id<decltype((pickr(1)))>::n; }
__global__ void functionlvalues_members(long long* out) { S s{inc, dbl}; out[0] = s.get()(2); out[1] = s.r(2); out[2] = s(3); auto& q = s.get(); out[3] = q(5); auto* z = &s.get(); out[4] = z(6); auto* y = &s.r; out[5] = y(7); FR w = s; out[6] = w(8); out[7] = id<decltype(&s.r)>::n; }
__global__ void functionlvalues_indirect(long long* out) { auto lam = [](int x) { return x + 7; }; FR (*pp)(int) = pick; out[0] = pp(1)(2); auto& m = pp(0); out[1] = m(3); auto t = [](int k) -> FR { return pick(k); }; out[2] = t(1)(3); auto* u = &t(0); out[3] = u(4); out[4] = lam(1); }
__global__ void functionlvalues_parameters(long long* out) { out[0] = W<inc>::go(3); out[1] = W<dbl>::get()(3); auto* p = &W<dbl>::get(); out[2] = p(4); }
__global__ void functionlvalues_derefs(long long* out) { FR x = *pick(1); out[0] = x(1); FR y = *&pick(1); out[1] = y(1); int (*z)(int) = +pick(1); out[2] = z(4); decltype(auto) v = pick(0); out[3] = v(4); out[4] = sizeof(&pick(1)); }
__global__ void functionlvalues_forwarded(long long* out) { out[0] = pass(inc)(3); out[1] = pass(pick(1))(3); auto* p = &pass(inc); out[2] = p(3); out[3] = std::forward<FR>(inc)(3); auto&& q = std::move(inc); out[4] = q(1); out[5] = (&std::move(inc))(1); }
__global__ void functionlvalues_overloads(long long* out) { out[0] = o1(pick(1)); out[1] = o1(inc); out[2] = o2(pick(1)); out[3] = o3(pick(1)); out[4] = o4(pick(1)); out[5] = o5(pick(1)); out[6] = o6(pick(1), 4); out[7] = o7(pick(1), 4); out[8] = o8(pick(1)); }
__global__ void functionlvalues_ctors(long long* out) { C c(pick(1)); C d = pick(0); C2 e(pick(1)); C2 f = pick(0); C3 g(pick(1)); out[0] = c.v; out[1] = d.v; out[2] = e.v; out[3] = f.v; out[4] = g.v; C h{pick(1)}; C2 i = {pick(1)}; out[5] = h.v; out[6] = i.v; }
__global__ void functionlvalues_conversions(long long* out) { Conv c{1}; F& f = c; out[0] = f(2); F* p = c; out[1] = p(3); F&& g = c; out[2] = g(4); out[3] = c(5); auto q = static_cast<F&>(c); out[4] = q(1); ConvP d{0}; F* r = d; out[5] = r(3); out[6] = (*d)(4); out[7] = (*r)(4); F& s = *d; out[8] = s(9); out[9] = o1(c); out[11] = C(c).v; }
__global__ void functionlvalues_captures(long long* out) { F& f = pick(1); auto l = [&f](int x) { return f(x); }; auto m = [f](int x) { return f(x); }; auto n = [=](int x) { return f(x); }; auto o = [g = f](int x) { return g(x); }; auto p = [&g = f](int x) { return g(x); }; auto q = [&](int x) { return f(x); }; out[0] = l(1); out[1] = m(2); out[2] = n(3); out[3] = o(4); out[4] = p(5); out[5] = q(6); out[6] = sizeof(l); out[7] = sizeof(m); out[8] = sizeof(n); out[9] = sizeof(o); out[10] = sizeof(p); out[11] = [z = pick(0)](int x) { return z(x); }(4); out[12] = [&z = pick(0)](int x) { return z(x); }(4);  out[13] = [z = inc](int x) { return z(x); }(4); }
__global__ void functionlvalues_kept(long long* out) { F* p = inc; F& f = *p; p = dbl; out[0] = f(5); out[1] = p(5); F& g = *p; p = inc; out[2] = g(5); out[3] = (&f == inc) + 2 * (&g == dbl) + 4 * (f == g) + 8 * (f == *p); out[4] = (*p)((p = dbl, 3)); out[5] = (f)(3); out[6] = (**f)(3); out[7] = (f, g)(3); }
__global__ void functionlvalues_fields(long long* out) { M m{inc, 2}; M n{pick(0), 3}; M o = m; out[0] = m.f(1); out[1] = n.f(1); out[2] = o.f(1); M2 p, q(dbl), r(pick(0)), s(m.f); out[3] = p.go(); out[4] = q.go(); out[5] = r.get()(2); out[6] = s.ptr()(3); M a[2] = {{inc, 1}, {pick(0), 1}}; out[7] = a[0].f(6) + a[1].f(6); const M& cm = n; out[8] = cm.f(3); auto&& h = cm.f; out[9] = h(3); out[10] = id<decltype(cm.f)>::n; out[11] = id<decltype((cm.f))>::n; M* pm = &m; out[12] = pm->f(3); out[13] = (*pm).f(3); out[14] = sizeof(M); }
__global__ void functionlvalues_values(long long* out) { out[0] = TF<inc>::go(1); out[1] = tg<dbl>(4); constexpr F& k = inc; out[2] = k(3); }
__global__ void functionlvalues_boxes(long long* out) { Box<F&> b{inc}; out[0] = b.go(1); Box<F*> c{pick(1)}; out[1] = c.go(1); Box<decltype(pick(1))> d{pick(0)}; out[2] = d.go(4); std::pair<F*, int> p(pick(1), 3); out[3] = p.first(p.second); F* arr[2] = {pick(0), pick(1)}; out[4] = arr[0](5) + arr[1](5); for (F* q : arr) out[5] += q(7); }
__global__ void functionlvalues_results(long long* out) { out[0] = ra(1)(2); out[1] = rb(0)(3); out[2] = rc(0)(4); out[3] = rd(1)(3); out[4] = re(inc)(3); out[5] = rf(inc)(3); out[6] = id<decltype(ra(1))>::n; out[7] = id<decltype(rb(1))>::n; out[8] = id<decltype(rc(1))>::n; out[9] = re(pick(0))(4); out[10] = rf(pick(0))(5); out[11] = rf(&pick(0))(6); out[12] = noexcept(pick(1)); out[13] = sizeof(rc(1)); }
__device__ int listed(F&) { return 1; }
__global__ void functionlvalues_lists(long long* out) { F& f = {inc}; F& g{pick(0)}; out[0] = f(1) + g(4) + listed({inc}); auto& x = out[9] ? inc : dbl; auto* y = &(out[9] ? inc : dbl); out[1] = x(4); out[2] = y(5); F* p = inc; auto&& r = *p; p = dbl; auto&& q = *&*p; out[3] = r(1) + q(5) + (*&r)(1); bool b = pick(1); out[4] = b; }
