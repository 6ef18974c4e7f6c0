// Variables that are other names of variables.
__device__ int a[10] = {};
extern __device__ int b[10] __attribute__((alias("a"))); /* ERROR "does not support the attribute alias" */
__global__ void k(int* out) { b[0] = 1; a[0] = 2; out[0] = b[0]; }
