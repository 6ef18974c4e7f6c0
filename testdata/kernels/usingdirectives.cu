// threads: 1 blocks: 1
struct t { int v = 100; };
__device__ int f(int) { return 1; }
__device__ int m(int) { return 2; }
namespace N { struct t { int v = 1; }; constexpr int n = 3; enum e { red, green = 7 }; inline namespace v1 { __device__ int ver() { return 4; } }
   __device__ int m(double) { return 3; } namespace in { constexpr int deep = 50; __device__ int ver2() { return n * 5; } } namespace two { constexpr int w = 60; } }
namespace B { constexpr int n = 4; }
namespace C { using namespace N; __device__ int m(long) { return 5; } __device__ int use() { return n + ver() + m(2.5) + m(1); } }
namespace D { using namespace C; __device__ int use() { return n + m(1) + ::m(2) + C::use(); } }
__device__ int f1() { int n = 5; using namespace N; return n + N::n; }
__device__ int f2() { using namespace N; using B::n; return n; }
__device__ int f3() { using N::green; { using B::n; return n + green; } }
__device__ int g(int x, int n) { using namespace N; return n + x + ver(); }
namespace { struct an { int z = 2; }; }
__device__ int f4() { an a; return a.z; }
__device__ int f5() { using namespace N; return m(1) + m(2.5) * 10; }
__device__ int f6() { using namespace N::in; return deep + ver2(); }
namespace N { __device__ int f7() { using namespace in; using namespace two; return deep + w + n + ver(); } namespace x { using namespace in; using namespace two; __device__ int f8() { return deep + w + n + ver2(); } } }
struct S { int n = 8; __device__ int get() { using namespace N; return n + green; } };
template <class T> __device__ int f9(T n) { using namespace N; { using namespace N::in; return n + deep; } }
namespace E { namespace F { constexpr int q = 1; } constexpr int q = 2; namespace G { using namespace F; __device__ int f10() { return F::q + E::q; } } }
__device__ int f11() { using namespace E::G; return f10(); }
__global__ void k(long long* out) { out[0] = C::use(); out[1] = f1(); out[2] = f2() + f3(); out[3] = g(1, 2) + f4(); out[4] = f5(); out[5] = f6(); out[6] = N::f7(); out[7] = N::x::f8(); out[8] = S().get(); out[9] = f9(70); out[10] = f11(); out[11] = D::use(); }
