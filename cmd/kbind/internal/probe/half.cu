#include <cuda_fp16.h>

//kbind:kernel HalfSum
__global__ void half_sum(const __half* a, const __half* b, __half* c) { c[threadIdx.x] = __hadd(a[threadIdx.x], b[threadIdx.x]); }
