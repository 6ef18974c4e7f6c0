// threads: 32 blocks: 1 oracle: g++
// nvcc 13.0 refuses T() of an array where it is a failed substitution.
// What ?: makes of objects: a reference has to bind directly to what a conversion function returns ([expr.cond]/4), and
// the built-in operators take promoted and scoped enumerations only ([over.built]/27, 28). T() is no array.
template <class T> struct id_of { enum { n = 99 }; };
#define ID(T, N) template <> struct id_of<T> { enum { n = N }; };
ID(void, 1) ID(bool, 2) ID(char, 3) ID(int, 8) ID(double, 15) ID(decltype(nullptr), 16)
template <class T> struct id_of<const T> { enum { n = id_of<T>::n * 3 + 1 }; };
template <class T> struct id_of<T&> { enum { n = id_of<T>::n * 5 + 2 }; };
template <class T> struct id_of<T&&> { enum { n = id_of<T>::n * 5 + 3 }; };
template <class T> struct id_of<T*> { enum { n = id_of<T>::n * 7 + 4 }; };
template <class T, int N> struct id_of<T[N]> { enum { n = id_of<T>::n * 11 + N }; };
template <class T, int N> struct id_of<const T[N]> { enum { n = id_of<const T>::n * 11 + N }; };
#define KIND(...) (id_of<decltype((__VA_ARGS__))>::n)
template <class T> T&& dv();
template <class T> struct bare { typedef T type; };
template <class T> struct bare<T&> { typedef T type; };
template <class T> __device__ typename bare<T>::type&& mv(T&& x) { return static_cast<typename bare<T>::type&&>(x); }
enum E1 { E1_a, E1_b };
ID(E1, 30)
struct C3 { int v; };
struct C14 { int v = 36; C14() = default; C14(C14&&) = default; explicit __device__ C14(int) {} __device__ operator int&() & { return v; } __device__ operator C3() const && { return C3{44}; } };
struct C5 {
  int v = 9;
  __device__ C5(int x = 14) : v(x) {}
  explicit __device__ C5(const int* x) : v(3) {}
  __device__ C5(char x) : v(x) {}
  __device__ C5(const C5& o) : v(o.v) {}
  __device__ C5& operator=(C5&& o) { v = o.v; return *this; }
  __device__ operator E1() && { return (E1)0; }
  __device__ virtual int vf() const { return 20; }
};
template <class A, class B> struct same { enum { v = 0 }; };
template <class A> struct same<A, A> { enum { v = 1 }; };
template <bool B, class T = void> struct only_if {}; template <class T> struct only_if<true, T> { typedef T type; };
struct C35 {
  int v = 16; C5 m = C5(58);
  __device__ C35(int x) : v(x) {}
  template <class T, class = decltype(dv<T>()[0])> __device__ C35(T x) : v(1) {}
  __device__ C35(const C35& o) : v(o.v), m(o.m) {}
  __device__ operator E1() { return (E1)0; }
  template <class T, class = typename only_if<!same<T, C5>::v>::type> explicit __device__ operator T() && { return T(v & 31); }
};
template <class T, class... U> __device__ int f38(T x, U... y) { return 40 + id_of<T>::n + (int)sizeof...(y); }
template <class T, class U> __device__ auto f38(const T& x, U y) -> decltype((void)(T()), int()) { return 42 + id_of<T>::n; }
template <class... U> __device__ int f38(const U&... x) { return 43 + (0 + ... + id_of<U>::n); }
struct L { int v; __device__ operator int&() { return v; } };
struct P { int v; __device__ operator int&&() { return static_cast<int&&>(v); } };
template <class R> struct From { int n; __device__ operator R() const { return R{n}; } };
struct Any { int n; template <class T> __device__ operator T() const { return T(n); } };
struct Tc { int v; __device__ Tc(int x) : v(x) {} __device__ Tc(const Tc& o) : v(o.v + 100) {} __device__ Tc(Tc&& o) : v(o.v + 1000) { o.v = 0; } __device__ ~Tc() {} };
struct ToX { Tc* p; __device__ operator Tc&&() const { return static_cast<Tc&&>(*p); } };
__device__ int took(Tc x) { return x.v; }
// An object that is converted to match an xvalue makes an xvalue only where its conversion function returns a glvalue.
__device__ void glvalues(long long* out, bool b) {
  Tc a(7), c(9);
  out[0] = took(b ? From<Tc>{5} : mv(a));
  out[1] = took(b ? mv(a) : Any{4}) + 10000 * a.v;
  a.v = 8;
  { Tc&& r = b ? Any{3} : mv(a); r.v += 50; out[2] = r.v + 10000 * a.v; }
  { Tc&& r = b ? ToX{&c} : mv(a); r.v += 50; out[3] = r.v + 10000 * a.v + 100000000LL * c.v; }
  C3 p{3};
  { C3&& r = b ? From<C3>{6} : mv(p); r.v += 50; out[4] = r.v + 100 * p.v; }
  out[5] = (b ? mv(a) : Any{2}).v;
  out[6] = same<decltype((b ? Any{2} : mv(a))), Tc>::v * 8 + same<decltype((b ? mv(a) : From<Tc>{3})), Tc>::v * 4 + same<decltype((b ? ToX{&c} : mv(a))), Tc&&>::v * 2 + same<decltype((true ? Any{2} : mv(a))), Tc>::v;
}

__global__ void k(long long* out) {
  if (threadIdx.x) return;
  bool bo = out[0] > 5;
  const bool kb = true;
  C14 a1(20);
  C5 a0(53);
  C35 b2(2);
  const char cstr[] = "ab";
  out[0] = KIND(bo ? a1 : kb);
  out[1] = KIND(bo ? mv(a0) : mv(b2));
  out[2] = f38(cstr, nullptr);
  out[3] = KIND(bo ? a1 : 3);
  out[4] = KIND(bo ? 3.5 : a1);
  L l{7};
  P p{8};
  int i = 9;
  const int ci = 10;
  out[7] = KIND(bo ? l : i);
  (kb ? l : i) = 11;
  out[8] = l.v;
  out[9] = KIND(bo ? l : ci);
  out[10] = KIND(bo ? mv(i) : p);
  out[11] = KIND(bo ? i : p);
  out[12] = bo ? mv(a0) : mv(b2);
  glvalues(out + 13, bo);
  glvalues(out + 20, !bo);
}
