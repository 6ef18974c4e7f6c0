// oracle: g++
// What constructors and conversions make of what a function returns, of derived classes, and which members of a base class are hidden.
typedef long long ll;
template <class T> struct id { enum { n = 1 }; }; template <class T> struct id<T&> { enum { n = 2 }; }; template <class T> struct id<const T&> { enum { n = 3 }; };
template <class T> T&& dv(); template <bool B, class T = void> struct only {}; template <class T> struct only<true, T> { typedef T type; };
// [class.copy.elision]/3: a returned variable is an rvalue first, also where its class is copied by its bytes
struct A { int v; __device__ ~A() { v = 0; } }; struct N { int v; };
struct U : A { int w; template <class T> __device__ U(T&&) : w(id<T>::n) {} __device__ U(const U& o) : w(o.w) {} };
struct W { int w; template <class T> __device__ W(T&&) : w(id<T>::n) {} };
__device__ U ua(A x) { return x; } __device__ W wa(A x) { return x; } __device__ W wn(N x) { return x; } __device__ W wl() { N n{3}; return n; } __device__ W wr(N& x) { return x; }
// [class.conv.fct]/1: no conversion function leads to a base class
struct Bs { int v; __device__ Bs() : v(1) {} template <class T> __device__ Bs(T&&) : v(10 + id<T>::n) {} __device__ Bs& operator=(Bs&&) { return *this; } };
struct Dr : Bs { Dr() = default; Dr(Dr&&) = default; template <class T, class = typename only<__is_class(T)>::type> __device__ operator T() && { return T(7); } };
__device__ Bs bd(Dr x) { return x; }
// [dcl.init]/17.6.3: what a conversion function gives direct-initialises the object
struct C3 { int v; __device__ C3(int x) : v(x) {} template <class T> explicit __device__ C3(T&&) : v(20 + id<T>::n) {} };
struct C13 : C3 { __device__ C13(int x) : C3(x) {} }; struct To { int k; __device__ operator C13() const { return C13(k); } };
// [over.match.ref]/1: an explicit conversion function has to lead to the class itself
struct D3 : C3 { __device__ D3() : C3(1) {} }; struct X1 { explicit __device__ operator D3() && { return D3(); } }; struct K3 { __device__ K3(int) {} }; struct L3 : K3 { __device__ L3() : K3(1) {} };
struct X2 { explicit __device__ operator L3() && { return L3(); } }; struct X3 { explicit __device__ operator K3() && { return K3(1); } };
template <class T, class = void> struct Q { enum { v = 0 }; }; template <class T> struct Q<T, decltype((void)K3(dv<T>()))> { enum { v = 1 }; };
// [namespace.udecl]/15: templates of a class hide those of its bases, whatever they return and their defaults
struct H { int v = 0; template <class T> __device__ H& operator=(T&&) { v = 1; return *this; } template <class T> __device__ int m(T) { return 1; } H() = default; template <class T, class = typename only<(sizeof(T) > 1)>::type> __device__ H(const T&) : v(5) {} };
struct I : H { template <class T> __device__ I& operator=(T&&) { v = 2; return *this; } using H::operator=; template <class T> __device__ ll m(T) { return 2; } using H::m;
  template <class T, class = typename only<(sizeof(T) < 1)>::type> explicit __device__ I(const T&) {} I() = default; using H::H; };
// [over.match.best]: that a constructor is inherited counts last
struct E { int v = 0; E() = default; __device__ E(const char*) : v(1) {} }; struct F : E { int w = 0; F() = default; template <class T> __device__ F(T&&) : w(2) {} template <class T, class = decltype(sizeof(T))> __device__ F(T) : w(3) {} using E::E; };
__global__ void returnedtypes(ll* out) {
  int k = 0; A a{3}; N n{4}; out[k++] = ua(a).w; out[k++] = wa(a).w; out[k++] = wn(n).w; out[k++] = wl().w; out[k++] = wr(n).w;
  out[k++] = bd(Dr()).v; To t{5}; C3 c = t; out[k++] = c.v; C3 d(t); out[k++] = d.v; c = t; out[k++] = c.v;
  out[k++] = Q<X2>::v * 10 + Q<X3>::v; out[k++] = __is_constructible(K3, X2) * 10 + __is_constructible(K3, X3);
  I i; i = 3; out[k++] = i.v; out[k++] = i.m(3); out[k++] = sizeof(i.m(3)); out[k++] = __is_constructible(I, int);
  F f("ab"); out[k++] = f.v * 10 + f.w; F g = "ab"; out[k++] = g.v * 10 + g.w; g = "cd"; out[k++] = g.v * 10 + g.w;
}
