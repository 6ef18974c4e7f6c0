// Declarations of one function that do not go together ([dcl.constexpr]/1, [except.spec]/4), and what else declarations may not say.
constexpr __device__ int one(int); __device__ int one(int a) { return a; } /* ERROR "one is declared with constexpr and without" */
__global__ void k1(int* o) { o[0] = one(1); }
__device__ int two(int) noexcept; __device__ int two(int a) { return a; } /* ERROR "two is declared with different exception specifications" */
__global__ void k2(int* o) { o[0] = two(1); }
struct S { constexpr __device__ int f() const; __device__ int g() const noexcept; };
__device__ int S::f() const { return 1; } /* ERROR "f is declared with constexpr and without" */
__device__ int S::g() const { return 1; } /* ERROR "g is declared with different exception specifications" */
__global__ void k3(int* o) { S s; o[0] = s.f(); }
__global__ void k4(int* o) { S s; o[0] = s.g(); }
template <class T> struct T1 { constexpr __device__ int f() const; };
template <class T> __device__ int T1<T>::f() const { return 1; } /* ERROR "f is declared with constexpr and without" */
__global__ void k5(int* o) { o[0] = T1<int>().f(); }
__device__ int gap(int a = 1, int b) { return a + b; }
__global__ void k6(int* o) { o[0] = gap(1, 2); } /* ERROR "the declaration of gap could not be understood" */
struct Self { int v; __device__ Self() : Self(1) {} __device__ Self(int a) : Self() {} }; /* ERROR "this constructor of Self delegates to itself" */
__global__ void k7(int* o) { Self s; o[0] = s.v; }
__global__ void k8(int* o) { struct L { int a; static int b; }; o[0] = sizeof(int); } /* ERROR "a class of a block has no static members" */
constexpr __device__ int fine(int); constexpr __device__ int fine(int a) { return a; } __device__ int fine(char) noexcept; __device__ int fine(char c) noexcept(true) { return c; }
__global__ void k9(int* o) { o[0] = fine(1) + fine('a'); }
