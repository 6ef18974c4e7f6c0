// threads: 4
// Pointers to virtual member functions call the final overrider ([expr.mptr.oper]/3), and pointers to members convert to those of derived classes ([conv.mem]/2), whether constant or not.
typedef long long ll;
struct X { int x = 5; __device__ int xs(int k) { return x += k; } };
struct M { int a = 3; __device__ virtual int v(int k) { return a + k; } __device__ virtual int w(int k) const { return a * k; } __device__ int set(int k) { return a = k; } __device__ int get(int k) const { return a - k; } };
struct N : X, M { int c = 7; __device__ int v(int k) override { return x * 100 + c * k; } __device__ int get(int k) const { return c - k; } };
struct O : N { int d = 2; __device__ int v(int k) override { return N::v(k) + d; } __device__ int w(int k) const override { return d - k; } };
struct A { __device__ virtual int f() const = 0; __device__ virtual int g(int k) { return k; } };
struct B1 : A { int b; __device__ B1(int b) : b(b) {} __device__ int f() const override { return b; } };
struct B2 : A { int b = 4; __device__ int f() const override { return b * 3; } __device__ int g(int k) override { return k + b++; } };
struct R { int s; int* n; __device__ R(int s, int* n) : s(s), n(n) {} __device__ R(const R& o) : s(o.s + 1), n(o.n) { ++*n; } __device__ ~R() { *n += s; } };
struct Mk { __device__ virtual R make(int s, int* n) { return R(s, n); } }; struct Mk2 : Mk { __device__ R make(int s, int* n) override { R r(s * 2, n); return r; } };
template <class C, class T, class... P> __device__ T call(C& c, T (C::*f)(P...), P... p) { return (c.*f)(p...); }
template <int (M::*F)(int)> __device__ int constant(M& m, int k) { return (m.*F)(k); }
template <class C, int (C::*F)(int)> struct Bound { C* c; __device__ int operator()(int k) const { return (c->*F)(k); } };
__global__ void virtualpointers(ll* out) {
  int t = threadIdx.x; ll h = 0;
  M m; N n; O o; M* all[3] = {&m, &n, &o};
  { int (M::*f)(int) = &M::v; for (auto p : all) h = h * 31 + (p->*f)(t); h = h * 31 + (m.*f)(1); h = h * 31 + (n.*f)(1); h = h * 31 + (o.*f)(t); M& r = o; h = h * 31 + (r.*f)(2); }
  { int (M::*fs[3])(int) = {&M::v, &M::set, &M::v}; for (auto g : fs) for (auto p : all) h = h * 31 + (p->*g)(t + 2); h = h * 31 + m.a + n.a * 3 + o.a * 7; const M* cs[2] = {&n, &o}; int (M::*cw[2])(int) const = {&M::w, &M::get}; for (auto w : cw) for (auto c : cs) h = h * 31 + (c->*w)(t); }
  { h = h * 31 + constant<&M::v>(o, t) + constant<&M::set>(n, 4); h = h * 31 + Bound<M, &M::v>{&o}(1) + Bound<N, &N::v>{&o}(1); h = h * 31 + call<M>(n, &M::v, t) + call(o, &O::v, 3); int (N::*nv)(int) = &N::v; h = h * 31 + (o.*nv)(t) + (n.*nv)(t); }
  out[t] = h; h = 0;
  { int (N::*f)(int) = &M::set; h = h * 31 + (n.*f)(9) + n.a; f = &M::v; h = h * 31 + (n.*f)(t); f = &X::xs; h = h * 31 + (n.*f)(t) + n.x; int (O::*g)(int) = f; h = h * 31 + (o.*g)(1); int (X::*x)(int) = &X::xs; int (M::*y)(int) = t & 1 ? &M::v : &M::set; int (O::*z[3])(int) = {x, y, f}; for (auto e : z) h = h * 31 + (o.*e)(t + 1); O* q = &o; for (int i = 0; i < 3; i++) h = h * 31 + (q->*z[(i + t) % 3])(i); y = nullptr; g = y; h = h * 31 + (g == nullptr); int (O::*gc)(int) const = &M::get; h = h * 31 + (o.*gc)(1); gc = &N::get; h = h * 31 + (o.*gc)(1); }
  { int M::*p = t & 1 ? &M::a : nullptr; int O::*q = p; h = h * 31 + (q == nullptr) + (q ? o.*q : 50); int X::*r = &X::x; int N::*s = r; if (t > 1) s = &N::c; int O::*u = s; h = h * 31 + n.*s + o.*u; o.*u = 8; h = h * 31 + o.x + o.c; int N::*fs[2] = {&X::x, &M::a}; for (auto f : fs) h = h * 31 + n.*f; }
  { const int M::*p = &M::a; h = h * 31 + o.*p; const int O::*q = p; int M::*r = &M::a; p = r; h = h * 31 + o.*q + (p == r) + (q != &N::c) * 2; const int O::*s = t & 1 ? &M::a : &N::c; h = h * 31 + o.*s; int (O::*f)(int) = t & 1 ? &O::v : nullptr; if (t != 1) f = &X::xs; h = h * 31 + (o.*f)(t); volatile int M::*v = &M::a; h = h * 31 + o.*v; }
  { B1 b(t); B2 c; A* as[2] = {&b, &c}; int (A::*f)() const = &A::f; int (A::*g)(int) = &A::g; for (auto a : as) h = h * 31 + (a->*f)() + (a->*g)(t) + (a->*g)(t); auto same = &A::f; h = h * 31 + (same == f) + (f != nullptr) * 2; }
  { int k = 0; { Mk a; Mk2 b; R (Mk::*f)(int, int*) = &Mk::make; Mk* ms[2] = {&a, &b}; for (auto e : ms) { R r = (e->*f)(t, &k); h = h * 31 + r.s; } R r = (b.*f)(3, &k); h = h * 31 + r.s; } h = h * 31 + k; }
  out[4 + t] = h;
}
