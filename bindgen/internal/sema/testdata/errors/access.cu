// Access that decides what a template means.
template <class...> using V = void; template <class T> T&& d();
template <class T, class = void> struct Ty { enum { v = 0 }; };
template <class T> struct Ty<T, V<typename T::ty>> { enum { v = 1 }; }; /* ERROR "a use of ty, a private member of Friendly, whose friends are templates" */
class Friendly { typedef int ty; template <class, class> friend struct Ty; };
class Closed { typedef int ty; };
__global__ void a1(int* p) { p[0] = Ty<Friendly>::v; }
__global__ void a2(int* p) { p[0] = Ty<Closed>::v; }
