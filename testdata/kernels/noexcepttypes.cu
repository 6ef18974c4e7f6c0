// threads: 1 blocks: 1
// In C++17 noexcept is a part of the type of a function ([dcl.fct]/8): it chooses specialisations and overloads, is deduced
// ([temp.deduct.type]/8), and pointers lose it by a conversion ([conv.fctptr]).
template <class A, class B> struct same { static constexpr bool v = false; };
template <class A> struct same<A, A> { static constexpr bool v = true; };
__device__ int f(int x) noexcept { return x + 1; }
__device__ int g(int x) { return x + 2; }
__device__ int maybe(int x) noexcept(false) { return x + 3; }
__device__ int surely(int x) noexcept(true) { return x + 4; }
__device__ int old(int x) throw() { return x + 5; }
template <class T> __device__ int sized(T x) noexcept(sizeof(T) == 4) { return (int)x + 6; }
template <bool B> __device__ int when(int x) noexcept(B) { return x + 7; }
__device__ int set(int x) noexcept { return x + 8; }
__device__ int set(long x) { return (int)x + 9; }
struct S {
  int v;
  __device__ int m(int x) noexcept { return x + v; }
  __device__ int c(int x) const noexcept { return x + 2 * v; }
  __device__ int p(int x) { return x + 3 * v; }
  __device__ int l(int x) & noexcept { return x + 4 * v; }
  __device__ static int s(int x) noexcept { return x + 10; }
  template <class T> __device__ int t(T x) noexcept { return (int)x + 5 * v; }
};
struct V { __device__ virtual int a(int x) noexcept { return x + 11; } __device__ virtual int b(int x) { return x + 12; } };
struct W : V { __device__ int a(int x) noexcept override { return x + 13; } __device__ int b(int x) noexcept override { return x + 14; } };
typedef int F(int);
typedef int N(int) noexcept;
using P = int (*)(int);
using PN = int (*)(int) noexcept;
template <bool B> using NB = int(int) noexcept(B);
template <class T> struct Kind { static constexpr int v = 0; };
template <class R, class... A> struct Kind<R(A...)> { static constexpr int v = 1; };
template <class R, class... A> struct Kind<R(A...) noexcept> { static constexpr int v = 2; };
template <class R, class C, class... A> struct Kind<R (C::*)(A...)> { static constexpr int v = 3; };
template <class R, class C, class... A> struct Kind<R (C::*)(A...) noexcept> { static constexpr int v = 4; };
template <class R, class C, class... A> struct Kind<R (C::*)(A...) const noexcept> { static constexpr int v = 5; };
template <class T> struct Only { static constexpr int v = 0; };
template <class R, class... A> struct Only<R(A...)> { static constexpr int v = 1; };
template <class T> struct Either { static constexpr int v = 0; };
template <class R, class... A, bool B> struct Either<R(A...) noexcept(B)> { static constexpr int v = 1 + B + 10 * sizeof...(A); using type = R(A...); };
template <class T> struct Member;
template <class T, class C> struct Member<T C::*> { using type = T; };
template <class R, class... A> __device__ int plain(R (*q)(A...)) { return q(20); }
template <class R, class... A> __device__ int both(R (*q)(A...)) { return 100 + q(20); }
template <class R, class... A> __device__ int both(R (*q)(A...) noexcept) { return 200 + q(20); }
template <class R, class... A, bool B> __device__ int deduced(R (*q)(A...) noexcept(B)) { return 300 + 10 * B + q(1); }
template <class R, class C, class... A, bool B> __device__ int deduced(R (C::*)(A...) noexcept(B)) { return 320 + B; }
template <class R, class... A> __device__ int byRef(R (&q)(A...)) { return q(30); }
__device__ int over(P p) { return 1000 + p(1); }
__device__ int over(PN p) { return 2000 + p(1); }
__device__ int over(int (S::*)(int)) { return 3; }
__device__ int over(int (S::*)(int) noexcept) { return 4; }
__device__ int exact(...) { return 5; }
__device__ int exact(PN) { return 6; }
template <class T> __device__ int which(T) { return same<T, PN>::v ? 2 : same<T, P>::v; }
template <class T> __device__ int whichRef(T&&) { return same<T, N&>::v ? 2 : same<T, F&>::v; }
template <P p> __device__ int argP(int x) { return p(x); }
template <PN p> __device__ int argN(int x) { return p(x); }
template <class L> struct Callable : Callable<decltype(&L::operator())> {};
template <class R, class C, class A> struct Callable<R (C::*)(A) const> { using arg = A; static constexpr int v = 1; };
template <class R, class C, class A> struct Callable<R (C::*)(A) const noexcept> { using arg = A; static constexpr int v = 2; };
template <class T, class = void> struct TakesN { static constexpr int v = 0; };
template <class T> struct TakesN<T, decltype((void)(static_cast<PN>((T)0)))> { static constexpr int v = 1; };
extern "C" __global__ void types(long long* out) {
  out[0] = same<decltype(f), N>::v + 2 * same<decltype(g), F>::v + 4 * same<decltype(f), decltype(g)>::v + 8 * same<decltype(&f), PN>::v + 16 * same<decltype(&g), P>::v;
  out[1] = same<decltype(maybe), F>::v + 2 * same<decltype(surely), N>::v + 4 * same<decltype(old), N>::v;
  out[2] = same<decltype(sized<int>), N>::v + 2 * same<decltype(sized<char>), int(char)>::v + 4 * same<decltype(&when<true>), PN>::v + 8 * same<decltype(&when<false>), P>::v;
  out[3] = same<decltype(&S::m), int (S::*)(int) noexcept>::v + 2 * same<decltype(&S::m), int (S::*)(int)>::v + 4 * same<decltype(&S::c), int (S::*)(int) const noexcept>::v + 8 * same<decltype(&S::p), int (S::*)(int)>::v;
  out[4] = same<decltype(&S::l), int (S::*)(int) & noexcept>::v + 2 * same<decltype(&S::s), PN>::v + 4 * same<decltype(S::s), N>::v + 8 * same<decltype(&S::t<int>), int (S::*)(int) noexcept>::v;
  out[5] = Kind<decltype(f)>::v + 10 * Kind<decltype(g)>::v + 100 * Kind<decltype(&S::m)>::v + 1000 * Kind<decltype(&S::p)>::v + 10000 * Kind<decltype(&S::c)>::v;
  out[6] = Only<decltype(f)>::v + 10 * Only<decltype(g)>::v + 100 * Either<decltype(f)>::v + 10000 * Either<decltype(g)>::v;
  out[7] = same<Member<decltype(&S::m)>::type, N>::v + 2 * same<Member<decltype(&S::p)>::type, F>::v + 4 * same<Either<N>::type, F>::v;
  out[8] = same<NB<true>, N>::v + 2 * same<NB<false>, F>::v + 4 * same<void(P), void(PN)>::v;
  auto l = [](int x) noexcept { return x; }; auto m = [](long x) { return x; };
  out[9] = same<decltype(+l), PN>::v + 2 * same<decltype(+m), long (*)(long)>::v + 10 * Callable<decltype(l)>::v + 100 * Callable<decltype(m)>::v + 1000 * same<Callable<decltype(l)>::arg, int>::v;
  out[10] = 2 * same<decltype(true ? f : f), N&>::v + 4 * same<decltype(true ? &S::m : &S::p), int (S::*)(int)>::v;
  out[11] = TakesN<PN>::v + 2 * TakesN<P>::v;
}
extern "C" __global__ void values(long long* out) {
  S s{5}; P p = f; PN q = f; P r = q; F& rf = f; N& rn = f; F& r2 = *q; const P& cp = q; P&& rp = q; F* table[] = {f, g, q};
  out[0] = p(1) + q(2) + r(3) + rf(4) + rn(5) + r2(6) + cp(7) + rp(8) + table[0](1) + table[1](1) + table[2](1);
  int (S::*mp)(int) = &S::m; int (S::*mn)(int) noexcept = &S::m; out[1] = (s.*mp)(1) + (s.*mn)(2); mp = &S::p; out[2] = (s.*mp)(1); mp = mn; out[3] = (s.*mp)(1);
  out[4] = plain(f) + plain(g) + plain(&S::s); out[5] = both(f); out[6] = both(g); out[7] = both(&S::s); out[8] = deduced(f) + deduced(g); out[9] = deduced(&S::m) * 1000 + deduced(&S::p);
  out[10] = byRef(f) + byRef(g); out[11] = over(f); out[12] = over(g); out[13] = over(&f); out[14] = over(&S::m) * 10 + over(&S::p); out[15] = exact(f) * 10 + exact(g);
  out[16] = which(f) + 10 * which(g) + 100 * whichRef(f) + 1000 * whichRef(g); out[17] = argP<f>(1) + argP<g>(2) + argN<f>(3) + argN<S::s>(4);
  P a = set; PN b = set; int (*c)(long) = set; out[18] = a(1) + b(2) + c(3); PN d = [](int x) noexcept { return x * 2; }; P e = [](int x) noexcept { return x * 3; }; out[19] = d(4) + e(5);
  out[20] = (p == q) + 2 * (q != r) + 4 * (p == f) + 8 * (q == g) + 16 * (table[1] == g); P t = out[0] ? q : g; out[21] = t(1) + (out[0] ? f : g)(2);
  PN u = (PN)g; P v = reinterpret_cast<P>(u); out[22] = u(1) + v(1); V* w = new W; int (V::*va)(int) = &V::a; int (V::*vb)(int) noexcept = &V::a; out[23] = (w->*va)(1) * 100 + (w->*vb)(2); delete (W*)w;
  out[24] = when<true>(1) + sized('a') + sized(2);
}
