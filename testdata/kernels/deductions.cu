// Deduction of template arguments, and which of several templates is more special.
typedef long long ll;
template <class T> struct id_of { enum { n = 99 }; };
template <> struct id_of<int> { enum { n = 1 }; };
template <> struct id_of<char> { enum { n = 2 }; };
template <> struct id_of<double> { enum { n = 3 }; };
template <class T> struct id_of<T*> { enum { n = id_of<T>::n * 7 + 4 }; };

template <class T> struct B { T v; };
struct D1 : B<int>, B<char> {}; struct D2 : B<int> {}; struct D3 : D2, B<char> {}; struct D4 : D2 { };
template <class T> struct C : B<T*> {}; struct D5 : C<int>, B<int> {}; 
template <class... T> struct Tup; template <> struct Tup<> {}; template <class T, class... U> struct Tup<T, U...> : Tup<U...> { T v; };
struct DT : Tup<int, char> {};
template <class T> __device__ int b(const B<T>&) { return id_of<T>::n; } __device__ int b(...) { return 50; }
template <class T> __device__ int bp(const B<T>*) { return id_of<T>::n; } __device__ int bp(...) { return 50; }
template <class T> __device__ int bb(B<T>**) { return id_of<T>::n; } __device__ int bb(...) { return 50; }
template <class... T> __device__ int tu(const Tup<T...>&) { return sizeof...(T); } __device__ int tu(...) { return 50; }
// a base class is looked for where it is the only one that matches ([temp.deduct.call]/4.3 and 5)
__global__ void bases(ll* out) { int i = 0; D1 d1; D2 d2; D3 d3; D4 d4; D5 d5; D2* p = &d2; D1* q = &d1; DT dt;
  out[i++] = b(d1); out[i++] = b(d2); out[i++] = b(d3); out[i++] = b(d4); out[i++] = b(d5); out[i++] = bp(p); out[i++] = bp(q); out[i++] = bb(&p); out[i++] = tu(dt); out[i++] = b(B<int>()); }

__device__ int g1(int) { return 1; } __device__ int g1(char, char) { return 2; }
__device__ double g2(double) { return 1; } __device__ int g2(int*) { return 2; }
template <class T> __device__ T g3(T) { return 1; } 
__device__ int g4(int) { return 1; }
template <class R> __device__ int t1(R (*)(int)) { return id_of<R>::n; } template <class R> __device__ int t1(R (*)(R)) { return 10 + id_of<R>::n; } __device__ int t1(...) { return 50; }
template <class A> __device__ int t2(int (*)(A, A)) { return id_of<A>::n; } __device__ int t2(...) { return 50; }
template <class R, class A> __device__ int t3(R (*)(A*)) { return id_of<R>::n * 10 + id_of<A>::n; } 
template <class T> __device__ int t4(T (*)(T), T) { return id_of<T>::n; }
template <class T> __device__ int t5(T, T (*)(T)) { return id_of<T>::n; }
// of several functions the only one that matches ([temp.deduct.call]/6)
__global__ void functions(ll* out) { int i = 0; out[i++] = t2(g1); out[i++] = t3(g2); out[i++] = t3(&g2); out[i++] = t4(g3, 1); out[i++] = t5('c', g3); out[i++] = t4(g3<double>, 2.0); out[i++] = t4(g4, 1); }

template <class T> __device__ int fa(T) { return id_of<T>::n; } template <class T> __device__ int fa(T*) { return 20 + id_of<T>::n; }
// the address of a template, [temp.deduct.funcaddr]
__global__ void addresses(ll* out) { int i = 0; int (*p)(int*) = fa; out[i++] = p(0); int (*q)(char) = fa; out[i++] = q(0); int (*r)(const int*) = &fa; out[i++] = r(0); }

struct V1 { template <class T> __device__ operator T*() const { return (T*)0 + 2; } template <class T> __device__ operator T() const { return T(7); } };
struct V2 { template <class T> __device__ operator const T() const { return T(7); } }; struct V3 { int v[3] = {1, 2, 3}; template <class T> __device__ operator T&() { return (T&)v[1]; } };
template <class T> struct Wr { T v; }; struct V4 { template <class T> __device__ operator Wr<T>() const { return Wr<T>{T(4)}; } template <class T> __device__ operator T() const { return T(); } };
// conversion functions, [temp.deduct.conv], the more special one first ([temp.deduct.partial]/3.2)
__global__ void conversions(ll* out) { int i = 0; int* p = V1(); out[i++] = (ll)p; int n = V1(); out[i++] = n; const int m = V2(); out[i++] = m; V3 v; int& r = v; out[i++] = r; const int& cr = v; out[i++] = cr; int w = v; out[i++] = w; Wr<int> x = V4(); out[i++] = x.v; const int* cp = V1(); out[i++] = (ll)cp; }

template <class T, class U = int> struct Two {}; template <class T> struct One {}; template <class T, int N> struct Sz {}; template <class... T> struct Pack {};
template <template <class> class TT, class T> __device__ int tt(const TT<T>&) { return sizeof(T); } __device__ int tt(...) { return 50; }
template <template <class...> class TT, class... T> __device__ int tp(const TT<T...>&) { return sizeof...(T); } __device__ int tp(...) { return 50; }
template <template <class, int> class TT, class T, int N> __device__ int tn(const TT<T, N>&) { return N; } __device__ int tn(...) { return 50; }
template <class T, class... U> __device__ int pk(const Pack<T, U...>&) { return sizeof...(U); } __device__ int pk(...) { return 50; }
template <class... U> __device__ int pl(const Pack<U..., int>&) { return sizeof...(U); } __device__ int pl(...) { return 50; }
template <class... U> __device__ int pf(U..., int) { return sizeof...(U); } __device__ int pf(...) { return 50; }
template <class R, class... A> __device__ int fn(R (*)(A...)) { return sizeof...(A); } __device__ int fn(...) { return 50; }
template <class R, class... A> __device__ int fv(R (*)(A..., ...)) { return sizeof...(A); } __device__ int fv(...) { return 50; }
template <class C, class R, class... A> __device__ int mf(R (C::*)(A...)) { return 1; } template <class C, class R, class... A> __device__ int mf(R (C::*)(A...) const) { return 2; } template <class C, class R> __device__ int mf(R C::*) { return 10; } 
template <class C, class R> __device__ int mr(R (C::*)() &) { return 1; } template <class C, class R> __device__ int mr(R (C::*)() &&) { return 2; } __device__ int mr(...) { return 50; }
struct M { int d; __device__ int a(int) { return 1; } __device__ int b(char) const { return 1; } __device__ int c() & { return 1; } __device__ int e() && { return 1; } __device__ int f() { return 1; } };
template <class T, int N> __device__ int ar(T (&)[N]) { return N; } template <class T> __device__ int ar(const T&) { return 40; }
template <class T, unsigned N> __device__ int ac(const T (&)[N]) { return N * 10 + sizeof(T); }
template <class T, int N, int M> __device__ int a2(T (&)[N][M]) { return N * 10 + M; }
template <class T> struct Nd { typedef T type; }; template <class T> __device__ int nd(typename Nd<T>::type) { return 1; } __device__ int nd(...) { return 50; }
template <class T> __device__ int nd2(T, typename Nd<T>::type x) { return sizeof(x); }
template <int N> __device__ int ex(const Sz<int, N + 1>&) { return N; } template <int N> __device__ int ex(const Sz<char, N>&) { return N; } __device__ int ex(...) { return 50; }
template <class T> __device__ int df(T x = 3) { return sizeof(T); } __device__ int df(...) { return 50; }
template <class T> __device__ int sm(T, T) { return sizeof(T); } __device__ int sm(...) { return 50; }
template <class T> __device__ int cp(const T* const*) { return 1; } __device__ int cp(...) { return 50; }
template <class T> __device__ int cq(const T**) { return 1; } __device__ int cq(...) { return 50; }
template <class T> struct lv { enum { v = 0 }; }; template <class T> struct lv<T&> { enum { v = 1 }; };
template <class T> __device__ int fw(T&&) { return lv<T>::v; } template <class T> __device__ int fc(const T&&) { return 1; } __device__ int fc(...) { return 50; }
template <class T> struct Ct { int v; __device__ Ct(T&&) : v(1) {} template <class U> __device__ Ct(T*, U&&) : v(lv<U>::v + 2) {} }; 
__device__ int va(int, ...) { return 1; }
// the forms of [temp.deduct.type]/8, and where nothing is deduced (/5)
__global__ void forms(ll* out) { int i = 0; int n = 1; int arr[3]; const char s[] = "abc"; int m2[2][5]; int* p = 0; const int* cp1 = 0; const int cn = 2;
  out[i++] = tt(One<int>()); out[i++] = tt(Two<char, char>()); out[i++] = tp(Two<char>()); out[i++] = tp(Pack<int, int, int>()); out[i++] = tn(Sz<int, 5>()); out[i++] = pk(Pack<int, char>()); out[i++] = pk(Pack<>());
  out[i++] = pl(Pack<int, int>()); out[i++] = pf(1); out[i++] = pf(1, 2); out[i++] = pf<char, char>(1, 2, 3); out[i++] = fn(&va); out[i++] = fv(&va);
  out[i++] = mf(&M::a); out[i++] = mf(&M::b); out[i++] = mf(&M::d); out[i++] = mr(&M::c); out[i++] = mr(&M::e); out[i++] = mr(&M::f);
  out[i++] = ar(arr); out[i++] = ar(n); out[i++] = ac(s); out[i++] = ac(arr); out[i++] = a2(m2); out[i++] = nd(1); out[i++] = nd<int>(1); out[i++] = nd2(1, 'c');
  out[i++] = ex(Sz<int, 5>()); out[i++] = ex(Sz<char, 5>()); out[i++] = df(); out[i++] = df('c'); out[i++] = df<long>(); out[i++] = sm(1, 2); out[i++] = sm(1, 2L); out[i++] = sm<long>(1, 2L); out[i++] = cp(&p); out[i++] = cp(&cp1); out[i++] = cq(&p); out[i++] = cq(&cp1);
  out[i++] = fw(n); out[i++] = fw(1); out[i++] = fw(cn); out[i++] = fc(n); out[i++] = fc(1); Ct<int> c(3); out[i++] = c.v; out[i++] = Ct<int>(p, n).v; out[i++] = Ct<int>(p, 2).v; }

template <class T> struct Vec {}; template <class T, class U> struct Pr {};
template <class T> __device__ int o1(T) { return 1; } template <class T> __device__ int o1(T*) { return 2; } template <class T> __device__ int o1(const T*) { return 3; } template <class T> __device__ int o1(Vec<T>) { return 4; } template <class T> __device__ int o1(Vec<T*>) { return 5; }
template <class T> __device__ int o2(T&) { return 1; } template <class T> __device__ int o2(const T&) { return 2; } template <class T> __device__ int o2(T&&) { return 3; }
template <class T, class U> __device__ int o3(T, U) { return 1; } template <class T> __device__ int o3(T, T) { return 2; } template <class T> __device__ int o3(T, int) { return 3; } template <class T> __device__ int o3(T*, int) { return 4; }
template <class... T> __device__ int o4(T...) { return 1; } template <class T, class... U> __device__ int o4(T, U...) { return 2; } template <class T> __device__ int o4(T) { return 3; }
template <class T> __device__ int o5(T, ...) { return 1; } template <class T> __device__ int o5(T) { return 2; }
template <class T> __device__ int o6(T, int = 0) { return 1; } template <class T> __device__ int o6(T*) { return 2; }
template <class T, class U> __device__ int o7(Pr<T, U>) { return 1; } template <class T> __device__ int o7(Pr<T, T>) { return 2; } template <class T> __device__ int o7(Pr<T, int>) { return 3; } 
template <class T, int N> __device__ int o8(T (&)[N]) { return 1; } template <class T> __device__ int o8(T (&)[3]) { return 2; } template <class T> __device__ int o8(T&) { return 3; }
template <class R, class A> __device__ int o9(R (*)(A)) { return 1; } template <class R> __device__ int o9(R (*)(int)) { return 2; } template <class F> __device__ int o9(F) { return 3; }
template <class T> __device__ int oa(T&) { return 1; } template <class T> __device__ int oa(T*) { return 2; }
template <class T> __device__ int ob(typename T::type*, T) { return 1; } template <class T> __device__ int ob(int*, T) { return 2; }
struct Ty { typedef int type; };
struct Op { template <class T> __device__ int operator+(const T&) const { return 1; } template <class T> __device__ int operator-(T) const { return 1; } template <class T> __device__ int m(T) & { return 1; } template <class T> __device__ int m(T*) const & { return 2; } };
template <class T> __device__ int operator+(const Op&, const Vec<T>&) { return 2; } template <class T> __device__ int operator-(T, Vec<int>) { return 2; }
template <template <class> class TT> __device__ int tm(int) { return 1; } template <template <class, class> class TT> __device__ int tm(int) { return 2; } template <template <int> class TT> __device__ int tm(int) { return 3; } 
template <int N> struct In {}; 
template <template <class...> class TT> __device__ int tq(int) { return 1; } __device__ int tq(...) { return 50; } template <template <class...> class TT> __device__ int tq(...) { return 51; }
__device__ int fi(int) { return 0; } __device__ double fd(double) { return 0; }
template <int N> __device__ int tv2() { return N; }
template <int* P> __device__ int tv2() { return 2; }
__device__ int gl;
// partial ordering, and templates that differ in their parameters alone ([temp.over.link]/6)
__global__ void orders(ll* out) { int i = 0; int n = 1; const int cn = 2; int* p = &n; const int* cp = &n; int arr[3], arr4[4];
  out[i++] = o1(n); out[i++] = o1(p); out[i++] = o1(cp); out[i++] = o1(Vec<int>()); out[i++] = o1(Vec<int*>()); out[i++] = o2(n); out[i++] = o2(cn); out[i++] = o2(3);
  out[i++] = o3('c', 2.5); out[i++] = o3('c', 'd'); out[i++] = o3('c', 1); out[i++] = o3(p, 1); out[i++] = o4(); out[i++] = o4(1); out[i++] = o4(1, 2);   out[i++] = o6(p);
  out[i++] = o7(Pr<char, long>()); out[i++] = o7(Pr<char, char>()); out[i++] = o7(Pr<char, int>()); out[i++] = o8(arr); out[i++] = o8(arr4); out[i++] = o8(n); out[i++] = o9(fi); out[i++] = o9(fd); out[i++] = o9(3);
  out[i++] = oa(n); out[i++] = ob(p, Ty()); Op op; out[i++] = op + Vec<int>(); out[i++] = op + 3; out[i++] = op - 3;
  out[i++] = tm<Vec>(1); out[i++] = tm<Pr>(1); out[i++] = tm<In>(1); out[i++] = tq<Vec>(1); out[i++] = tq<Pr>(1); out[i++] = tv2<7>(); out[i++] = tv2<&gl>(); }
template <template <class, class...> class TT, class T, class... U> __device__ int tz(const TT<T, U...>&) { return sizeof...(U); }
__global__ void packs(ll* out) { out[0] = tz(Vec<int>()); out[1] = tz(Pr<int, char>()); }
