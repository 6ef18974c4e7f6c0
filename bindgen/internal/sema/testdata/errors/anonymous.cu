// Anonymous unions outside of classes ([class.union.anon]).
__device__ union { int loose; float looseF; };
__global__ void k(int* o) { o[0] = loose; } /* ERROR "the declaration of loose could not be understood" */
namespace { static __device__ union { int fine, alsoFine; }; }
__global__ void k0(int* o) { fine = o[1]; o[0] = alsoFine; }
static union { int hosts; double hostsToo; };
__global__ void k1(int* o) { o[0] = sizeof(hostsToo); }
__global__ void k2(int* o) { o[0] = hosts; } /* ERROR "lives in host memory" */
static __device__ union { int twice; float twiceF; }; __device__ int twice;
__global__ void k3(int* o) { o[0] = twice; } /* ERROR "twice is defined twice" */
static __constant__ union { int constant; float constantF; };
__global__ void k4(int* o) { constant = o[0]; } /* ERROR "cannot be assigned to in a kernel" */
__global__ void k5(int* o) { __shared__ union { int shared; float sharedF; }; shared = 3; o[0] = shared; } /* ERROR "a shared anonymous union" */
__global__ void k6(int* o) { o[0] = later; } /* ERROR "later is not declared before this place" */
static __device__ union { int later; };
