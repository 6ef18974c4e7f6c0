// Names that one namespace gives to different things, and those of template parameters ([basic.scope.declarative]/4, [temp.local]/6, [temp.param]/15).
template <class T> struct Around { template <class T> struct In { T t; }; template <class T> __device__ int f(T) { return 1; } };
__global__ void inner(int* o) { Around<int>::In<int> x; o[0] = sizeof(x); } /* ERROR "the declaration of In could not be understood" */
__global__ void method(int* o) { Around<int> x; o[0] = x.f(1); } /* ERROR "the declaration of f could not be understood" */
template <class T, class T> struct Twice { T t; };
template <class T, int T> __device__ int mixed(int x) { return x; }
template <class T, template <class T> class U> struct Head {};
template <class Own> struct Own {};
__global__ void twice(int* o) { Twice<int, int> x; o[0] = sizeof(x); } /* ERROR "the declaration of Twice could not be understood" */
__global__ void values(int* o) { o[0] = mixed<int, 2>(1); } /* ERROR "the declaration of mixed could not be understood" */
__global__ void head(int* o) { Head<int, Own> x; o[0] = sizeof(x); } /* ERROR "the declaration of Head could not be understood" */
__global__ void own(int* o) { Own<int> x; o[0] = sizeof(x); } /* ERROR "the declaration of Own could not be understood" */
typedef int alias; __device__ int alias = 3;
__global__ void aliased(int* o) { o[0] = alias; } /* ERROR "alias is declared as two different things" */
typedef int number; struct number { int v; };
__global__ void numbers(int* o) { number x; o[0] = sizeof(x); } /* ERROR "number is declared as two different things" */
typedef int called; __device__ int called() { return 1; }
__global__ void calls(int* o) { o[0] = called(); } /* ERROR "called is declared as two different things" */
__device__ int both() { return 1; } __device__ int both = 2;
__global__ void either(int* o) { o[0] = both; } /* ERROR "both is declared as two different things" */
extern __device__ int typed; __device__ float typed = 2;
__global__ void types(int* o) { o[0] = typed; } /* ERROR "typed is declared as two different things" */
__device__ int result(int) { return 1; } __device__ float result(int);
__global__ void results(int* o) { o[0] = result(1); } /* ERROR "result is declared as two different things" */
template <class T> struct pattern {}; __device__ int pattern = 2;
__global__ void patterns(int* o) { o[0] = pattern; } /* ERROR "pattern is declared as two different things" */
struct tag { int v; }; __device__ int tag() { return 2; } typedef struct tag same; typedef struct tag same; enum list { item }; __device__ int list = 3;
extern __device__ int row[]; __device__ int row[2] = {1, 2}; extern const int k; const int k = 4; template <class T> struct later; template <class T> struct later { T t; };
__global__ void fine(int* o) { same s{1}; struct tag t = {2}; later<int> l{3}; o[0] = tag() + s.v + t.v + list + item + row[1] + k + l.t; }
__global__ void pairs(int* o) { int a[2] = {1, 2}; auto [x, y] = {a}; o[0] = x; } /* ERROR "a structured binding takes one expression after =" */
struct S {
    int v;
    static __device__ int f() { auto l = [*this] { return 1; }; return l(); } /* ERROR "this is captured by reference, or outside of a member function" */
    __device__ int g() { auto l = [&this] { return v; }; return l(); } /* ERROR "this is captured by reference, or outside of a member function" */
};
__global__ void captured(int* o) { o[0] = S::f(); }
__global__ void byReference(int* o) { S s{1}; o[0] = s.g(); }
