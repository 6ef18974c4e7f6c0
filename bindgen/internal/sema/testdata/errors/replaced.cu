// Allocation functions of the program's own.
__device__ void* operator new[](size_t n) { return nullptr; }
struct Own { int v; __device__ static void operator delete(void*) {} };
__global__ void n1(int* p) { int* q = new int[2]; p[0] = q != nullptr; } /* ERROR "a program with an operator new\[\] of its own" */
__global__ void n2(int* p) { new (p) int(3); }
__global__ void d1(Own* p) { delete p; } /* ERROR "a class with an operator delete of its own" */
__global__ void d2(int* p) { delete p; }
struct Rows { int v; __device__ void* operator new[](size_t n); __device__ void operator delete[](void*) {} };
typedef Rows Row[2];
__global__ void d3(Row* p) { delete[] p; } /* ERROR "a class with an operator delete of its own" */
__global__ void n3(int* p) { auto q = new Row[2]; p[0] = !q; } /* ERROR "a class with an operator new of its own" */
