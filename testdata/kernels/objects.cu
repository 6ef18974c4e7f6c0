// oracle: g++
// nvcc 13.0 refuses some of this or gives other values; g++ and clang++ agree.
// Objects that are made where no constructor is seen: captured by closures, copied as bytes but destroyed, made by initialisers of members, chosen by conditions. The trace is a number that all events so far make.
__device__ unsigned long long trace;
__device__ int live;
__device__ void ev(int k) { trace = trace * 31 + k; }
template <class T> struct bare { typedef T type; };
template <class T> struct bare<T&> { typedef T type; };
template <class T> __device__ typename bare<T>::type&& mv(T&& x) { return static_cast<typename bare<T>::type&&>(x); }
template <class T> __device__ T&& dv();
template <class T> __device__ int val(const T& x) { return (int)x; }
template <class...> struct to_void { typedef void type; };
template <class... T> using to_void_t = typename to_void<T...>::type;
template <class T> struct id_of { enum { n = 1 }; };
template <class T> struct id_of<const T> { enum { n = 2 }; };
template <class T> struct id_of<T&> { enum { n = id_of<T>::n * 5 + 2 }; };
template <class T> struct id_of<T&&> { enum { n = id_of<T>::n * 5 + 3 }; };
#define KIND(...) (id_of<decltype((__VA_ARGS__))>::n)
namespace capturedOf {
struct A { int v=3; __device__ A(int x) : v(x) { ev(1);live++; } __device__ A(const A& o) : v(o.v+1) { ev(2); live++; } __device__ A(A&& o) : v(o.v+2) { ev(3); live++; } __device__ ~A() { ev(15); live--; } __device__ int h() const { return v; } };
template <class F> __device__ int ap(F f) { return f(1); }
template <class F> __device__ int apr(const F& f) { return f(1); }
}
__global__ void captured(long long* out) {
  using namespace capturedOf;
  A o(3); const A co(5); A ar[2] = {1, 2}; int i = 0;
  live = 0; trace = 0;
  { auto l = [o] { return o.h(); }; out[i++] = trace; out[i++] = l(); auto m = l; out[i++] = trace; auto n = mv(l); out[i++] = trace; out[i++] = m() * 10 + n(); } out[i++] = trace; out[i++] = live;
  { auto l = [co] { return co.h(); }; out[i++] = trace; out[i++] = l(); auto m = l; out[i++] = trace; auto n = mv(l); out[i++] = trace; out[i++] = m() * 10 + n(); } out[i++] = trace; out[i++] = live;
  { auto l = [=] { return o.h() + co.h(); }; out[i++] = trace; out[i++] = l(); } out[i++] = trace; out[i++] = live;
  { auto l = [q = mv(o), r = A(4), co = co] () mutable { return q.h() + r.h() + (co.v++); }; out[i++] = trace; out[i++] = l(); auto m = mv(l); out[i++] = m(); } out[i++] = trace; out[i++] = live;
  out[i++] = ap([o](int x) { return o.h() + x; });  out[i++] = trace; out[i++] = live;
  out[i++] = apr([o](int x) { return o.h() + x; });  out[i++] = trace; out[i++] = live;
  { auto l = [ar](int x) { return ar[x].h(); }; out[i++] = l(1); auto m = l; out[i++] = m(0); } out[i++] = trace; out[i++] = live;
  for (int j = 0; j < 2; j++) { if ([o, j] { return o.h() + j; }() > 5) continue; auto l = [o, j] { return o.h() + j; }; if (l() == 77) break; out[i++] = trace; } out[i++] = live;
  bool b = [o] { return o.h() > 1; }() && [co] { return co.h() < 3; }(); out[i++] = b; out[i++] = trace; out[i++] = live;
  auto f = [o](auto self, int n) -> int { return n ? self(self, n - 1) + o.h() : 0; }; out[i++] = f(f, 3); out[i++] = trace; out[i++] = live;
}
namespace defaultedOf {
struct A { int v = 5; __device__ A(int x = 20) : v(x) { ev(1);live++; } __device__ A(const A& o) : v(o.v+1) { ev(2); live++; } __device__ ~A() { ev(15); live--; } __device__ int h() const { return v; } };
__device__ int next() { return 3; }
struct S { int v = next(); A m = A(20); __device__ int g(int x = k) const { return x + v; } static const int k = 48; };
__device__ int q(int) { return S().g(); }
__device__ int q1(int) { return S{5}.g(2); }
__device__ int q2(int) { return S{}.m.h(); }
struct G0 { int x, y = 4; };
struct G1 : G0 { A p; int a[3]; };
__device__ int agv(G0 x) { return x.x * 3 + x.y; }
__device__ int agv(G1 x) { return x.x * 5 + x.y; }
}
__global__ void defaulted(long long* out) {
  using namespace defaultedOf;
  out[0] = q(0);
  out[1] = q1(0);
  out[2] = q2(0);
  A o(3);
  out[3] = agv({{4}, o});
}
namespace membersOfArraysOf {
struct D { int v = 5; __device__ D(int x) : v(x) { ev(1); live++; } __device__ ~D() { ev(2); live--; } __device__ int h() const { return v; } };
struct ag0 { int x, y = 34; };
struct ag2 { ag0 q[2]; union { int u; float g; }; D r = D(9); struct { int z = 3; } i; };
struct ag3 { ag0 q[2]; union { int u; float g; }; struct { int z = 3; } i; };
__device__ int v(const ag2& x) { return x.q[0].x + x.q[0].y * 3 + x.q[1].x * 5 + x.q[1].y * 7 + x.u * 11 + x.r.h() + x.i.z * 13; }
struct A { int v=3; __device__ A(int x) : v(x) { ev(1);live++; } __device__ A(const A& o) : v(o.v+1) { ev(2); live++; } __device__ A(A&& o) : v(o.v+2) { ev(3); live++; } __device__ ~A() { ev(15); live--; } __device__ int h() const { return v; } };
template <class F> __device__ int cl1(F f) { return f(1); }
}
__global__ void membersOfArrays(long long* out) {
  using namespace membersOfArraysOf;
  int i = 0; trace = live = 0;
  { ag2 a[2] = {{{{1}}, {2}}, {}}; out[i++] = v(a[0]); out[i++] = v(a[1]); out[i++] = trace; a[0] = a[1]; out[i++] = v(a[0]); } out[i++] = trace; 
  { ag3 a[2] = {{{{1}}, {2}}, {}}; out[i++] = a[0].i.z; out[i++] = a[1].i.z; out[i++] = a[0].q[1].y; out[i++] = a[0].u; out[i++] = a[1].q[0].y; }
  { A o(3); int n = 4; auto l = [o, n](auto x) mutable { n += 2; return val(x) + n + o.h(); }; auto m = l; out[i++] = l(1); out[i++] = m('c'); out[i++] = l(2.5); out[i++] = trace; out[i++] = cl1(m); } out[i++] = trace; 
  { ag2 a{{{1}}}; out[i++] = a.i.z; out[i++] = v(a); }
  { ag2 a{}; out[i++] = a.i.z; out[i++] = v(a); }
}
namespace bytesAndDestructorsOf {
struct A { __device__ A(int x) { ev(1);live++; } __device__ ~A() { ev(15); live--; } __device__ int h() const { return 5; } };
struct B { int v; __device__ B(int x) : v(x) { ev(1);live++; } __device__ ~B() { ev(15); live--; } __device__ int h() const { return v; } };
struct C { int v; __device__ C(int x) : v(x) { ev(1);live++; } __device__ C(C& x) : v(x.v) { ev(2);live++; } template <class T, class = decltype(dv<T>()[0])> __device__ C(T x) : v(3) { ev(34); live++; } __device__ int h() const { return v; } };
struct D { int v; __device__ D(int x) : v(x) { ev(1);live++; } __device__ D(const D& x) : v(x.v) { ev(2);live++; } __device__ int h() const { return v; } };
struct E : D { using D::D; E(E&&) = default; __device__ E(int x) : D(x) {} };
__device__ const bool k_ = true; __device__ const bool k0 = false;
__device__ A r1(A x) { return k_ ? x : A(5); }
__device__ A r2(A x) { return k0 ? x : A(5); }
__device__ A r3(A x, bool b) { return b ? x : A(5); }
__device__ B r4(B x) { return k_ ? x : B(5); }
__device__ B r5(B x) { return k0 ? x : B(5); }
__device__ B r6(B x, bool b) { return b ? x : B(5); }
__device__ const D s1(D x) { return x; }
__device__ const E s2(E x) { return x; }
__device__ const C s3(C x) { return x; }
}
__global__ void bytesAndDestructors(long long* out) {
  using namespace bytesAndDestructorsOf;
  int i = 0;
#define T(e) trace = 0; out[i++] = e.h(); out[i++] = trace;
  A a(3); B b(4); D d(5); C c(6); live = 0;
  T(r1(3)) T(r1(a)) T(r2(3)) T(r2(a)) T(r3(a, i)) T(r3(A(2), !i)) 
  T(r4(3)) T(r4(b)) T(r5(3)) T(r5(b)) T(r6(b, i)) T(r6(B(2), !i)) 
  T(s1(2)) T(s1(d)) T(s2(E(3))) T(s2(4)) T(s3(5))
  out[i++] = KIND(s1(2)); out[i++] = KIND(s1(d)); out[i++] = live;
}
#undef T
namespace returnedOf {
struct A { int v=3; __device__ A(int x) : v(x) { ev(1);live++; } __device__ A(const A& o) : v(o.v+1) { ev(2); live++; } __device__ A(A&& o) : v(o.v+2) { ev(3); live++; } __device__ ~A() { ev(15); live--; } __device__ int h() const { return v; } };
__device__ const bool k_ = true; __device__ const bool k0 = false;
__device__ const A r1(A x) { return x; }
__device__ A r2(A x) { return k_ ? x : A(5); }
__device__ A r3(A x) { return k0 ? x : A(5); }
__device__ A r4(const A x) { return x; }
__device__ A r5(A x) { return (x); }
struct B { int v=3; __device__ B(int x) : v(x) { ev(1);live++; } __device__ B(B&& o) : v(o.v+2) { ev(3); live++; } template <class T> __device__ B(T&& o) : v(9) { ev(4); } };
__device__ const B s1(B x) { return x; }
__device__ B s2(B x) { return k_ ? x : B(5); }
__device__ B s3(B x) { return k0 ? x : B(5); }
__device__ B s4(const B x) { return x; }
}
__global__ void returned(long long* out) {
  using namespace returnedOf;
  int i = 0;
#define T(e) trace = 0; out[i++] = e.h(); out[i++] = trace;
#define U(e) trace = 0; out[i++] = e.v; out[i++] = trace;
  T(r1(3)) T(r2(3)) T(r3(3)) T(r4(3)) T(r5(3))
  U(s1(3)) U(s2(3)) U(s3(3)) U(s4(3))
  B b(4); U(s1(b)) U(s2(b)) U(s4(b))
}
#undef T
#undef U
namespace extendedOf {
struct A { int v; __device__ A(int x) : v(x) { ev(1);live++; } __device__ A(const A& o) : v(o.v) { ev(2); live++; } __device__ ~A() { ev(3); live--; } __device__ int h() const { return v; } };
struct H { const A& r; int n; };
struct H2 { H h; const int& k; };
struct H3 { const A& a; A b; const A& c; };
}
__global__ void extended(long long* out) {
  using namespace extendedOf;
  int i = 0; trace = live = 0;
  { H s{A(3), 3}; out[i++] = live; out[i++] = s.r.h(); } out[i++] = trace; 
  { H s = {A(3), live}; out[i++] = live; out[i++] = s.n; } out[i++] = trace;
  { const auto& r = H{A(3), 4}; out[i++] = live; out[i++] = r.n; } out[i++] = trace;
  { out[i++] = H{A(3), 4}.r.h(); out[i++] = live; } out[i++] = trace;
  { H2 s = {{A(3), live}, 5}; out[i++] = live; out[i++] = s.k; } out[i++] = trace;
  { H3 s = {A(3), A(4), A(5)}; out[i++] = live; out[i++] = s.c.h(); } out[i++] = trace;
  { struct { const A& r; } y{A(9)}; out[i++] = live; out[i++] = y.r.h(); } out[i++] = trace;
  { H s[2] = {{A(3), 3}, {A(4), 5}}; out[i++] = live; out[i++] = s[1].r.h(); } out[i++] = trace; 
  for (int j = 0; j < 2; j++) { H s{A(j), 3}; if (j) break; out[i++] = s.r.h(); } out[i++] = trace;
}
namespace conditionsOf {
struct B { int v; __device__ B(int x) : v(x) { ev(1); } __device__ B(const B& o) : v(o.v) { ev(2); } __device__ B(B&& o) : v(o.v) { ev(3); } __device__ int h() const { return v; } };
struct D : B { __device__ D(int x) : B(x) {} };
struct N { int v; __device__ N(const B& x) : v(x.v) { ev(4);} __device__ int h() const { return v; } };
struct I { int v; __device__ operator int() const { return v; } __device__ operator B() const { ev(7); return B(v); } __device__ int h() const { return v; } };
struct R { B b; __device__ operator B&() { ev(8); return b; } __device__ int h() const { return b.v; } };
struct E { __device__ int h() const { return 5; } };
enum K { ka = 3 };
}
__global__ void conditions(long long* out) {
  using namespace conditionsOf;
  int i = 0; trace = live = 0; bool bo = i == 0; volatile int vi = 0; bool b0 = vi;
  D d(1); B b(2); const B cb(3); const D cd(4); N n(b); I x{5}; R r{6}; const I cx{7}; E e; const E ce{};
#define T(...) out[i++] = KIND(__VA_ARGS__); trace = 0; out[i++] = (__VA_ARGS__).h(); out[i++] = trace;
#define U(...) out[i++] = KIND(__VA_ARGS__);
  T(bo ? d : b) T(b0 ? d : b) T(bo ? d : cb) T(b0 ? d : cb)  T(bo ? D(4) : B(5))
  T(bo ? mv(d) : mv(b)) T(b0 ? mv(d) : B(3)) T(b0 ? b : n) T(bo ? b : n) T(bo ? x : b) T(b0 ? x : b) T(b0 ? r : b)
  T(b0 ? cb : b) T(bo ? B(2) : cb) T(bo ? e : ce) T(bo ? E() : ce) T(b0 ? static_cast<const B&&>(cb) : mv(b)) T(b0 ? mv(b) : b)
  U(bo ? x : 3) U(bo ? 2.5 : cx) U(bo ? ka : x) 
  out[i++] = bo ? x : 3; out[i++] = b0 ? x : 2.5;

}
#undef T
#undef U
namespace assignedOf {
struct A { __device__ A(int x) { ev(1); } __device__ ~A() { ev(3); } __device__ int h() const { return 4; } };
struct C0 {  __device__ C0& operator=(int&& x) { return *this; } __device__ ~C0() { ev(17); live--; } __device__ int h() const { return 4; } };
__device__ A r2(A x) { return x; }
__device__ C0 r3(C0 x) { return x; }
}
__global__ void assigned(long long* out) {
  using namespace assignedOf;
  int i = 0; A o(3); C0 c{}; trace = 0;
  { A z = r2(o); z = r2(o); z = o; out[i++] = z.h(); }  out[i++] = trace;
  { C0 z = r3(c); z = r3(c); out[i++] = z.h(); }  out[i++] = trace;
}
namespace listsForReferencesOf {
struct Z { int z = 2; };
struct L { int l; __device__ L(int x) : l(x) {} __device__ int h() const { return l; } };
struct A { int v = 38; Z m = Z{}; A& operator=(const A&) = default; __device__ A& operator=(L&& x) { return *this; } __device__ int h() const { return v; } };
struct B : Z { __device__ B& operator=(long x) { return *this; } __device__ int h() const { return z; } };
__device__ int fa(const A& x) { return x.h(); }
__device__ int fb(B&& x) { return x.h(); }
}
__global__ void listsForReferences(long long* out) {
  using namespace listsForReferencesOf;
  { const A& y = {23}; out[0] = y.h(); }
  { B&& y = {2}; out[1] = y.h(); }
  out[2] = fa({4});
  out[3] = fb({5});
  A a{6}; B b{7};
}
namespace substitutionsOf {
struct A { int v; __device__ A(int x) : v(x) {} explicit __device__ operator double() const { return 2; } };
struct C { __device__ operator int() const { return 3; } };
struct B { int v; }; struct D : B {};
struct E { __device__ E(int x) {} __device__ int operator=(int x) { return 3; } };
template <class T, class = void> struct P1 { enum { v = 0 }; };
template <class T> struct P1<T, to_void_t<decltype(A{dv<T&>()})>> { enum { v = 1 }; };
template <class T, class = void> struct P2 { enum { v = 0 }; };
template <class T> struct P2<T, to_void_t<decltype(T{})>> { enum { v = 1 }; };
template <class T, class = void> struct P3 { enum { v = 0 }; };
template <class T> struct P3<T, to_void_t<decltype(int{dv<T&>()})>> { enum { v = 1 }; };
template <class T, class = void> struct P4 { enum { v = 0 }; };
template <class T> struct P4<T, to_void_t<decltype(static_cast<B*>(&dv<T&>()))>> { enum { v = 1 }; };
template <class T, class = void> struct P5 { enum { v = 0 }; };
template <class T> struct P5<T, to_void_t<decltype(T{1})>> { enum { v = 1 }; };
}
__global__ void substitutions(long long* out) {
  using namespace substitutionsOf;
  int i = 0; 
  out[i++] = __is_assignable(unsigned char&, unsigned char) + __is_assignable(double&, C) * 2 + __is_assignable(const B*&, D*) * 4 + __is_assignable(E&, int) * 8 + __is_assignable(int, int) * 16 + __is_assignable(A&, int) * 32 + __is_assignable(double&, A) * 64;
  out[i++] = __is_constructible(float, C) + __is_constructible(float, A) * 2 + __is_constructible(const B*, D*) * 4 + __is_constructible(B&, D&) * 8 + __is_constructible(D*, B*) * 16 + __is_constructible(const int&, C) * 32;
  out[i++] = P1<double>::v + P1<int>::v * 2 + P1<C>::v * 4 + P1<const A>::v * 8 + P1<char>::v * 16 + P1<unsigned>::v * 32 + P1<bool>::v * 64 + P1<B>::v * 128;
  out[i++] = P2<A&>::v + P2<B>::v * 2 + P2<const B*>::v * 4 + P2<bool>::v * 8 + P2<C&>::v * 16 + P2<int&&>::v * 32 + P2<const int&>::v * 64 + P2<const C&>::v * 128;
  out[i++] = P3<double>::v + P3<int>::v * 2 + P3<C>::v * 4 + P3<const A>::v * 8 + P3<char>::v * 16 + P3<unsigned>::v * 32 + P3<bool>::v * 64;
  out[i++] = P4<D>::v + P4<const D>::v * 2 + P4<int>::v * 4 + P4<A>::v * 8;
  out[i++] = P5<A>::v + P5<char>::v * 2 + P5<float>::v * 4 + P5<bool>::v * 8 + P5<const int&>::v * 16 + P5<int&>::v * 32 + P5<int*>::v * 64;
}
namespace convertedByTemplatesOf {
struct A { int v = 5; template <class T> __device__ operator T() const { return T(v & 31); } };
struct B { int v = 6; __device__ B(int x) : v(x) {} };
__device__ int f(int& x) { return 1; } __device__ int f(const A& x) { return 2; } __device__ int g(const int& x) { return x + 3; }
}
__global__ void convertedByTemplates(long long* out) {
  using namespace convertedByTemplatesOf;
  A a; bool bo = out[0] == 0; int x = 3;
  out[0] = f(a); out[1] = g(a); out[2] = f(x); int y = a; out[3] = y;
}
