// oracle: g++
// Explicit conversion functions to classes and references, and which templates of base classes are hidden.
typedef long long ll;
template <class T> T&& dv(); template <class T> struct vd { typedef void type; };
struct B { int v; __device__ B(int v = 0) : v(v) {} __device__ B(const B& o) : v(o.v + 1) {} };
struct D : B { __device__ D(int v) : B(v) {} };
struct X { explicit __device__ operator D() const { return D(10); } };
struct Y { __device__ operator D() const { return D(20); } explicit __device__ operator B() const { return B(30); } };
struct W { explicit __device__ operator int() const { return 5; } __device__ operator double() const { return 2.5; } };
struct RR { B b{40}; explicit __device__ operator B&() { return b; } __device__ operator const B&() const { return b; } };
template <class T, class U, class = void> struct dir { enum { v = 0 }; }; template <class T, class U> struct dir<T, U, typename vd<decltype(T(dv<U>()))>::type> { enum { v = 1 }; };
template <class T, class U, class = void> struct bra { enum { v = 0 }; }; template <class T, class U> struct bra<T, U, typename vd<decltype(T{dv<U>()})>::type> { enum { v = 1 }; };
template <class T> void take(T); 
template <class T, class U, class = void> struct imp { enum { v = 0 }; }; template <class T, class U> struct imp<T, U, typename vd<decltype(take<T>(dv<U>()))>::type> { enum { v = 1 }; };
struct H1 { template <class T> __device__ int f(T) { return 1; } template <class T> __device__ int f(T, int) { return 2; } template <class T> __device__ int g(T) const { return 3; } };
struct H2 : H1 { using H1::f; using H1::g; template <class T> __device__ int f(T) { return 11; } template <class T> __device__ int g(T) { return 13; } };
struct H3 : H2 { using H2::f; template <class U> __device__ int f(U*) { return 21; } };
struct C1 { template <class T> __device__ C1(T) : v(1) {} int v; }; struct C2 : C1 { using C1::C1; template <class T> __device__ C2(T) : C1(0) { v = 2; } };
struct C3 : C1 { using C1::C1; template <class T> __device__ C3(T*) : C1(0) { v = 3; } };
__global__ void conversionfunctions(ll* out) {
  if (threadIdx.x) return; int n = 0; X x; Y y; W w; RR r; const RR& cr = r;
  out[n++] = dir<B, X>::v; out[n++] = bra<B, X>::v; out[n++] = imp<B, X>::v; out[n++] = dir<D, X>::v; out[n++] = imp<D, X>::v; out[n++] = dir<const B&, X>::v; out[n++] = dir<B&&, X>::v; out[n++] = dir<D&&, X>::v;
  out[n++] = dir<B, Y>::v; out[n++] = imp<B, Y>::v; out[n++] = dir<int, W>::v; out[n++] = imp<int, W>::v; out[n++] = dir<float, W>::v; out[n++] = dir<B, RR&>::v; out[n++] = dir<B&, RR&>::v; out[n++] = imp<B&, RR&>::v;
  D d(x); out[n++] = d.v; B b2 = y; out[n++] = b2.v; int i = (int)w; out[n++] = i; double q = w; out[n++] = (ll)(q * 10); int j = w; out[n++] = j;
  B& rb = static_cast<B&>(r); out[n++] = &rb == &r.b; const B& rc = cr; out[n++] = &rc == &r.b; 
  H2 h; out[n++] = h.f(1); out[n++] = h.f(1, 2); out[n++] = h.g(1); const H2 ch{}; out[n++] = ch.g(1); H3 h3; int z; out[n++] = h3.f(&z); out[n++] = h3.f(z); out[n++] = h3.f(z, 1);
  out[n++] = C2(5).v; out[n++] = C3(5).v; out[n++] = C3(&z).v; 
}
