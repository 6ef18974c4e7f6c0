// Names that may not be declared again: template parameters, captures, parameters, typedefs.
template <class T> __device__ int f1(T x) { int T = 3; return T; } /* ERROR "T is a template parameter here" */
__global__ void k1(int* o) { *o = f1(1); }
template <class T> __device__ int f2(int T) { return T; } /* ERROR "T is a template parameter here" */
__global__ void k2(int* o) { *o = f2<int>(1); }
template <class T> struct S3 { int T; }; /* ERROR "T is a template parameter here" */
__global__ void k3(int* o) { S3<int> s; *o = s.T; }
template <int N> __device__ int f4() { using N = int; return 1; } /* ERROR "N is a template parameter here" */
__global__ void k4(int* o) { *o = f4<1>(); }
template <class T> __device__ int f5() { auto f = [](int T) { return T; }; return f(1); } /* ERROR "T is a template parameter here" */
__global__ void k5(int* o) { *o = f5<int>(); }
__device__ int f6(int a) { typedef int a; return 3; } /* ERROR "a is declared twice in this block" */
__global__ void k6(int* o) { *o = f6(1); }
__global__ void k7(int* o) { typedef int a; int a = 3; *o = a; } /* ERROR "a is declared twice in this block" */
__global__ void k8(int* o) { int a = 1; auto f = [a](int a) { return a; }; *o = f(3); } /* ERROR "the parameter a has the name of a capture" */
__global__ void k9(int* o) { int a = 1; auto f = [a, &a] { return a; }; *o = f(); } /* ERROR "a is captured twice" */
__global__ void k10(int* o) { int a = 1; auto f = [=, a] { return a; }; *o = f(); } /* ERROR "a is captured so by default" */
__global__ void k11(int* o) { int a = 1; auto f = [&, &a] { return a; }; *o = f(); } /* ERROR "a is captured so by default" */
__global__ void k12(int* o) { constexpr int& r = *new int; *o = r; } /* ERROR "the initialiser of the constexpr variable r is not a constant expression" */

// What is fine: other scopes, other templates, and classes that a variable hides.
template <class T> struct Ok { T v; __device__ int f(); struct In { int h; __device__ int g(); }; template <class U> __device__ int m(U u) { int V = 1; return V + u; } };
template <class X> __device__ int Ok<X>::f() { int T = 3; return T; }
template <class Z> __device__ int Ok<Z>::In::g() { int T = 4; return T; }
template <class A, class B> struct Part { A a; B b; };
template <class A> struct Part<A, int> { int B; };
template <> struct Part<float, float> { int A, B; };
template <int N> __device__ int fac() { auto f = [](auto n) { int M = 2; return n * M; }; return f(N); }
template <> __device__ int fac<3>() { int N = 4; return N; }
template <class B> struct Mixin : B { using B::B; };
__global__ void ok(int* o) {
  Ok<int> a{1}; Ok<int>::In i; Part<char, int> p; Part<float, float> q; Mixin<Ok<int>> m; int x = 1;
  struct x { int y; }; auto l = [x](int y) { int z = x; { int x = 2; z += x; } return z + y; }; auto n = [=, &x] { return x; };
  { typedef int a; a b = 1; x += b; } auto r = [x = 2] { return x; };
  o[0] = a.f() + i.g() + a.m(2) + p.B + q.A + fac<2>() + fac<3>() + l(1) + n() + r() + m.v;
}
