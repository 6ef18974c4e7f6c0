// Enumerations in braces: narrowing by the values that they have ([dcl.init.list]/7.4).
enum E { a = 5, b = 3 }; enum S { c = -1, d = 200 }; enum L { big = 0x80000000 }; enum F : int { f = 1 }; enum W { w = 300 };
template <class T> struct B { T v; __device__ B(T x) : v(x) {} };
__global__ void k2(int* o, S e) { B<unsigned> x{e}; o[0] = x.v; } /* ERROR "in braces is narrowing" */
__global__ void k4(int* o, L e) { B<int> x{e}; o[0] = x.v; } /* ERROR "in braces is narrowing" */
__global__ void k5(int* o, F e) { B<unsigned> x{e}; o[0] = x.v; } /* ERROR "in braces is narrowing" */
__global__ void k6(int* o, W e) { B<signed char> x{e}; o[0] = x.v; } /* ERROR "in braces is narrowing" */
__global__ void k7(int* o, S e) { B<signed char> x{e}; o[0] = x.v; } /* ERROR "in braces is narrowing" */
