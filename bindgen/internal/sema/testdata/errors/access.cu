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
