// Warps of 64 threads.
#include <hip/hip_runtime.h>

__global__ void sum(int *x) { x[threadIdx.x] = __reduce_add_sync(~0ull, x[threadIdx.x]); }
__global__ void fine(unsigned long long *x) { x[threadIdx.x] = __ballot(x[threadIdx.x] > 3); }
