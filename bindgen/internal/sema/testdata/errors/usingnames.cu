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
