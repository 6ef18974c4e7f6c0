// threads: 1 blocks: 1
// Static member functions named through objects are lvalues ([expr.ref]/6), converted to pointers, bound, deduced and
// given to templates; the object is evaluated.
typedef int (*P)(int);
typedef int (&R)(int);
struct S {
  int v;
  __device__ static int s(int x) { return x + 1; }
  __device__ static int n(int x) { return x + 3; }
  template <class T> __device__ static int t(T x) { return (int)x + (int)sizeof(T); }
};
struct D : S {
  using Self = D;
  __device__ int u() { P p = this->s; return p(1); }
  __device__ int w() { P p = s; return p(1); }
};
__device__ S make(int* c) { ++*c; return S{1}; }
__device__ int call(P p) { return p(10); }
template <class F> __device__ int callT(F f) { return f(20); }
template <class F> __device__ int callR(F&& f) { return f(30); }
template <P p> __device__ int viaP() { return p(20); }
template <int (&p)(int)> __device__ int viaR() { return p(40); }
template <auto p> __device__ int viaA() { return p(50); }
__device__ P get(S& s) { return s.s; }
__device__ auto get2(S& s) { return s.s; }
__device__ decltype(auto) get3(S& s) { return (s.s); }
template <class T> struct Tr {
  __device__ static int f(int x) { return x + (int)sizeof(T); }
  template <class U> __device__ static int g(int x) { return x + (int)sizeof(U); }
};
template <class T> __device__ int use(T t) { P p = t.f; P q = t.template g<char>; auto r = t.template g<short>; return p(1) + q(2) * r(3); }
struct H { template <class F> __device__ H(F f) : v(f(3)) {} int v; };
struct Cv { P p; __device__ operator P() const { return p; } __device__ static int s(int x) { return x + 8; } };
class Pr { protected: __device__ static int s(int x) { return x + 9; } public: int v; };
struct De : Pr { __device__ int f() { P q = this->s; De d; P r = d.s; Pr p; P t = p.s; return q(1) + r(2) + t(3); } };
template <class T> __device__ constexpr auto has(T* t) -> decltype(P(t->s), 1) { return 1; }
__device__ constexpr int has(...) { return 2; }
struct No { int s(int); };
extern "C" __global__ void values(long long* out) {
  S s{2}; S* q = &s; int c = 0; P p1 = S().s; P p2 = q->s; P p3 = &q->s; P p4 = *q->n; auto p5 = s.s; auto p6 = &s.n; auto& p7 = s.s;
  out[0] = p1(1); out[1] = p2(2); out[2] = p3(3); out[3] = p4(4); out[4] = p5(5); out[5] = p6(6); out[6] = p7(7);
  R f = s.n; auto&& g = s.s; int (&&h)(int) = s.n; out[7] = f(1) + g(2) + h(3);
  out[8] = call(s.s) + callT(s.n) + callR(s.s) + call(&s.n) + call(S().s);
  P p8 = s.t<int>; auto p9 = s.t<char>; out[9] = p8(1); out[10] = p9(2);
  bool b = s.s; out[11] = b + (s.s ? 1 : 0) + !s.s + (s.s == S::s) + (s.s == s.n); out[12] = sizeof(s.s(1));
  P a[2] = {s.s, S::n}; struct { P p; } in{s.n}; out[13] = a[0](1) + a[1](2) + in.p(3);
  D d; P p10 = d.s; P p11 = d.S::n; P p12 = d.D::s; P p13 = d.Self::n; out[14] = d.u() + d.w() + p10(1) + p11(2) + p12(3) + p13(4);
  P p14 = true ? s.s : S::n; P p15 = (s.n); P p16 = (0, s.s); P p17; p17 = c ? s.s : s.n; out[15] = p14(1) + p15(1) + p16(1) + p17(2);
  P p18 = make(&c).s; auto p19 = make(&c).n; out[16] = p18(1) + p19(2); out[17] = c; out[18] = (make(&c).s)(1) + (*make(&c).s)(2); out[19] = c;
  auto l = [&] { return s.s; }; auto m = [p = s.n](int x) { return p(x); }; out[20] = l()(3) + m(4);
  out[21] = get(s)(1) + get2(s)(2) + get3(s)(3); out[22] = use(Tr<double>()); H h1(s.s); H h2{s.n}; out[23] = h1.v + h2.v;
  Cv cv{cv.s}; out[24] = cv(1); out[25] = De().f(); out[26] = has((S*)0) + 10 * has((No*)0);
}
extern "C" __global__ void arguments(long long* out) {
  S s{1}; constexpr S k{2};
  out[0] = viaP<s.s>(); out[1] = viaP<k.n>(); out[2] = viaP<S().s>(); out[3] = viaP<&S().n>(); out[4] = viaP<S{1}.s>();
  out[5] = viaR<s.n>() + viaA<s.s>() + viaA<&k.n>() + viaR<S{}.s>(); out[6] = viaP<k.t<int>>() + viaA<s.t<char>>();
}
