// Names that a lookup finds twice, for different things.
namespace a { typedef int T; struct S { int v; }; enum { q = 1, z = 4 }; template <class X> struct V { int v; }; typedef float F; __device__ int W; }
namespace b { typedef float T; struct S { float v; }; template <class X> struct V { int v; }; typedef float F; struct W {}; }
namespace c { __device__ int q; __device__ int S(int); }
using namespace a; using namespace b; using namespace c;
__global__ void u1(int* p) { T x = 2.5; p[0] = x; } /* ERROR "T is ambiguous here" */
__global__ void u2(int* p) { S x; p[0] = x.v; } /* ERROR "S is ambiguous here" */
__global__ void u3(int* p) { p[0] = q; } /* ERROR "q is ambiguous here" */
__global__ void u4(int* p) { V<int> v; p[0] = v.v; } /* ERROR "V is ambiguous here" */
__global__ void u5(int* p) { p[0] = W; } /* ERROR "W is ambiguous here" */
__global__ void ok1(int* p) { F f = 1; p[0] = f + z; b::T t = 1.5; a::T u = 1; p[0] += t + u; b::V<int> v; v.v = 1; }
struct A { int x; typedef int t; __device__ int f() { return 1; } enum { e = 1 }; static const int k = 1; };
struct B { int x; typedef float t; __device__ int f(int) { return 2; } enum { e = 2 }; static const int k = 2; };
struct C : A, B {
    __device__ int g() { return x; } /* ERROR "x is ambiguous here" */
    __device__ int h() { return f(1); } /* ERROR "f is ambiguous here" */
    __device__ int i() { return e; } /* ERROR "e is ambiguous here" */
    __device__ int j() { return k; } /* ERROR "k is ambiguous here" */
    __device__ int l() { t y = 1; return y; } /* ERROR "t is ambiguous here" */
};
struct D : C { int x; using A::f; using B::f; using B::e; };
__global__ void v1(int* p) { C c; p[0] = c.x; } /* ERROR "x is ambiguous here" */
__global__ void v2(int* p) { C c; p[0] = c.g(); }
__global__ void v3(int* p) { C c; p[0] = c.h(); }
__global__ void v4(int* p) { C c; p[0] = c.i(); }
__global__ void v5(int* p) { C c; p[0] = c.j(); }
__global__ void v6(int* p) { C c; p[0] = c.l(); }
__global__ void v7(int* p) { p[0] = C::k; } /* ERROR "k is ambiguous here" */
__global__ void v8(int* p) { C::t x = 1; p[0] = x; } /* ERROR "t is ambiguous here" */
__global__ void ok2(int* p) { D c; c.x = 1; p[0] = c.x + c.f() + c.f(1) + D::e; }
__device__ int one, two;
struct Ia { __device__ operator int&() { return one; } }; struct Ib { __device__ operator int&() { return two; } }; struct Ic : Ia, Ib {};
__device__ int takesInt(int& r) { return r; }
__global__ void w1(int* p) { Ic c; int& r = c; p[0] = r; } /* ERROR "the conversion from 'Ic' to 'int &' is ambiguous" */
__global__ void w2(int* p) { Ic c; p[0] = takesInt(c); } /* ERROR "ambiguous" */
