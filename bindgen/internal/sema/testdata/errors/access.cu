// Access that decides what a template means.
template <class...> using V = void; template <class T> T&& d();
template <class T, class = void> struct Ty { enum { v = 0 }; };
template <class T> struct Ty<T, V<typename T::ty>> { enum { v = 1 }; }; /* ERROR "a use of ty, a private member of Friendly, whose friends are templates" */
class Friendly { typedef int ty; template <class, class> friend struct Ty; };
class Closed { typedef int ty; };
__global__ void a1(int* p) { p[0] = Ty<Friendly>::v; }
__global__ void a2(int* p) { p[0] = Ty<Closed>::v; }
struct T0 { int t; }; struct L0 : T0 {}; struct R0 : T0 {}; struct X0 : L0, R0 { int x; };
__device__ int ofT(T0& t) { return t.t; }
__global__ void t1(int* p) { X0 x; p[0] = x.t; } /* ERROR "X0 has the base class T0 more than once" */
__global__ void t2(int* p) { X0 x; p[0] = ofT(x); } /* ERROR "X0 has the base class T0 more than once" */
__global__ void t3(int* p) { X0 x; T0* t = &x; p[0] = t->t; } /* ERROR "X0 has the base class T0 more than once" */
// What a name outside of substitutions must not name.
class P { int v = 3; typedef int ty; static const int k = 4; __device__ int m() { return v; } template <class T> friend struct Tf; public: int w; __device__ int get() { return v; } friend __device__ int fr(P&); };
class Pv { int v = 3; typedef int ty; static const int k = 4; struct In { int i; }; __device__ int m() { return v; } public: int w; __device__ int get() { return v; } __device__ In in() { return In{v}; } friend __device__ int fr(Pv&); friend struct Fr; };
__device__ int fr(Pv& p) { return p.v + Pv::k; }
struct Fr { __device__ int f(Pv& p) { auto l = [&] { return p.v; }; return l() + p.m(); } };
struct Qv : private Pv { using Pv::w; __device__ int q() { return w + get(); } };
struct Pr { protected: int z; __device__ int pm() { return 1; } enum { en = 3 }; };
struct Pd : Pr { __device__ int f() { Pd o; return o.z + pm() + en; } };
template <class T> struct Tf { __device__ int f(T& p) { return p.v; } };
__global__ void ok(int* o) { Pv p; Fr f; o[0] = p.get() + fr(p) + f.f(p) + p.in().i; Qv q; o[1] = q.w; Pd d; o[2] = d.f(); auto in = p.in(); o[3] = in.i; P e; o[4] = Tf<P>().f(e); }
__global__ void b1(int* o) { Pv p; o[0] = p.v; } /* ERROR "v of Pv is private" */
__global__ void b2(int* o) { Pv p; o[0] = p.m(); } /* ERROR "m of Pv is private" */
__global__ void b3(int* o) { Pv::ty x = 3; o[0] = x; } /* ERROR "ty of Pv is private" */
__global__ void b4(int* o) { o[0] = Pv::k; } /* ERROR "k of Pv is private" */
__global__ void b5(int* o) { Qv q; o[0] = q.get(); } /* ERROR "get is a member of Pv, a base class of Qv that is not accessible" */
__global__ void b6(int* o) { Pd d; o[0] = d.z; } /* ERROR "z of Pr is protected" */
__global__ void b7(int* o) { Pd d; o[0] = d.pm(); } /* ERROR "pm of Pr is protected" */
__global__ void b8(int* o) { Pv p; int Pv::* x = &Pv::v; o[0] = p.*x; } /* ERROR "v of Pv is private" */
__global__ void b9(int* o) { Pv::In in{2}; o[0] = in.i; } /* ERROR "In of Pv is private" */
template <class T> __device__ int reads(T& t) { return t.v; } /* ERROR "v of Pv is private" */
__global__ void b10(int* o) { Pv p; o[0] = reads(p); }
