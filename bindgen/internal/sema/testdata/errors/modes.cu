// Attributes that give a type another size, wherever they stand; and references to one of two temporaries.
typedef int T __attribute__((mode(DI))); /* ERROR "types with a machine mode" */
__global__ void k1(int* p) { int x __attribute__((mode(QI))) = 300; p[0] = x; } /* ERROR "types with a machine mode" */
__global__ void k2(int* p) { __attribute__((mode(QI))) int x = 300; p[0] = x; } /* ERROR "types with a machine mode" */
__global__ void k3(int* p) { [[gnu::mode(QI)]] int x = 300; p[0] = x; } /* ERROR "types with a machine mode" */
__global__ void k4(int* p) { int x [[gnu::mode(QI)]] = 300; p[0] = x; } /* ERROR "types with a machine mode" */
struct S { int x __attribute__((mode(QI))); }; /* ERROR "types with a machine mode" */
__global__ void k5(int* p) { S s; s.x = 300; p[0] = s.x; }
__global__ void k6(int* p) { p[0] = (__attribute__((mode(QI))) int)300; } /* ERROR "types with a machine mode" */
__device__ int f(int x __attribute__((mode(QI)))) { return x; } /* ERROR "types with a machine mode" */
__global__ void k7(int* p) { p[0] = f(300); }
__global__ void k8(int* p) { p[0] = sizeof(T); }
__device__ int gg __attribute__((mode(QI))); /* ERROR "types with a machine mode" */
__global__ void k9(int* p) { p[0] = gg; }
__global__ void ok1(int* p) { float v __attribute__((vector_size(16))); v[0] = 1; p[0] = sizeof(v) + v[0]; }
__global__ void k10(int* p) { float v[2] __attribute__((vector_size(16))); p[0] = sizeof(v); } /* ERROR "this place of vector_size" */
template <class T> using id = T;
struct Dies { int v; __device__ Dies(int v) : v(v) {} __device__ ~Dies() { v = 0; } };
__global__ void t1(int* p, bool c) { int i = 1; Dies&& d = c ? id<Dies[3]>{1, 2, 3}[i] : static_cast<Dies&&>(0); p[0] = d.v; } /* ERROR "a reference to the result of \?:" */
