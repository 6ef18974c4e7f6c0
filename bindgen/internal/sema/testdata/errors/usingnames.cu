// Names that using-directives and using-declarations make ambiguous ([namespace.udir]/6, [namespace.udecl]/14).
namespace A { __device__ int f(int) { return 1; } template <class T> __device__ int t(T) { return 1; } struct s {}; }
namespace B { __device__ int f(int) { return 2; } template <class T> __device__ int t(T) { return 2; } const int n = 2; }
const int n = 1;
__device__ int f(int) { return 3; }
struct s { int v; };
namespace C { using namespace B; __device__ int use() { return n; } } /* ERROR "n is ambiguous here" */
__global__ void directives(int* o) { using namespace A; using namespace B; o[0] = f(1); } /* ERROR "the call of f is ambiguous" */
__global__ void templates(int* o) { using namespace A; using namespace B; o[0] = t(1); } /* ERROR "the call of t is ambiguous" */
__global__ void declarations(int* o) { using A::f; using B::f; o[0] = f(1); } /* ERROR "the call of f is ambiguous" */
__global__ void outer(int* o) { using namespace A; o[0] = f(1); } /* ERROR "the call of f is ambiguous" */
__global__ void nested(int* o) { o[0] = C::use(); }
__global__ void types(int* o) { using namespace A; s x; o[0] = sizeof(x); } /* ERROR "s is ambiguous here" */

// What classes and blocks name with using-declarations ([namespace.udecl]/3, 8 and 13, [class.mem]/5).
struct Base { int v; typedef int type; __device__ int f() { return 1; } __device__ Base() {} __device__ Base(int) {} private: __device__ int f(char) { return 2; } int w; };
struct Plain { __device__ int f(int) { return 1; } typedef int type; template <class T> __device__ int t() { return 1; } };
struct Twice : Plain { using Plain::f; using Plain::f; }; /* ERROR "f is declared twice in Twice" */
struct Same : Plain { typedef Plain P; using Plain::type; using P::type; }; /* ERROR "type is declared twice" */
struct Makes : Base { using Base::Base; using Base::Base; }; /* ERROR "Base is declared twice" */
template <class... T> struct Pack : Plain { using T::f...; }; /* ERROR "f is declared twice" */
struct Hides : Base { using Base::w; }; /* ERROR "w of Base is private" */
struct HidesOne : Base { using Base::f; }; /* ERROR "f of Base is private" */
struct Other { using Plain::f; }; /* ERROR "is not a member of a base class" */
struct Lacks : Plain { using Plain::g; }; /* ERROR "has no member g" */
struct Instance : Plain { using Plain::t<int>; }; /* ERROR "neither instances of templates" */
struct Both : Base { using Base::v; __device__ int v(); }; /* ERROR "v is declared twice" */
__global__ void u1(int* o) { Twice x; o[0] = sizeof(x); }
__global__ void u2(int* o) { Same x; o[0] = sizeof(x); }
__global__ void u3(int* o) { Makes x(1); o[0] = sizeof(x); }
__global__ void u4(int* o) { Pack<Plain, Plain> x; o[0] = sizeof(x); }
__global__ void u5(int* o) { Hides x; o[0] = sizeof(x); }
__global__ void u6(int* o) { HidesOne x; o[0] = sizeof(x); }
__global__ void u7(int* o) { Other x; o[0] = sizeof(x); }
__global__ void u8(int* o) { Lacks x; o[0] = sizeof(x); }
__global__ void u9(int* o) { Instance x; o[0] = sizeof(x); }
__global__ void u10(int* o) { Both x; o[0] = sizeof(x); }
__global__ void u11(int* o) { int n = 1; using A::f; { using B::n; o[0] = n; } }
__global__ void u12(int* o) { int n = 1; using B::n; o[0] = n; } /* ERROR "n is declared twice" */
struct Stat { static const int c = 1; };
__global__ void u13(int* o) { using Stat::c; o[0] = c; } /* ERROR "Stat::c is a member of a class" */
struct Fine : Plain { using Plain::f; using Plain::type; using Plain::t; __device__ int f(char) { return 2; } };
__global__ void u14(int* o) { Fine x; o[0] = x.f(1) + x.f('a') + x.t<int>(); using A::f; using A::f; }
