// checked
// Kernels with barriers that run in parallel regions, but not where execution is checked: those would hide what is
// looked for. Others are in checked.cu.
#include <cuda_pipeline.h>

__device__ __noinline__ void fill(int *p, int n) {
    for (int i = 0; i < 4; i++) p[i] = n;
}
__global__ void monitored(int *out, int n) {
    int few[4];
    fill(few, n);
    __syncthreads();
    out[threadIdx.x] = few[n & 3];
}

__global__ void unset(int *out, int n) {
    int v;
    if (n > 3) v = 1;
    __syncthreads();
    out[threadIdx.x] = v;
}

__global__ void copied(int *out, const int *in) {
    __shared__ int tile[32];
    __pipeline_memcpy_async(&tile[threadIdx.x], &in[threadIdx.x], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[threadIdx.x] = tile[31 - threadIdx.x];
}

__global__ void shuffled(int *out, int width) {
    out[threadIdx.x] = __shfl_sync(0xffffffff, out[threadIdx.x], 1, width);
}

// The number of digits is computed once for the block.
__device__ __noinline__ int digits(int n) {
    int d = 0;
    for (; n > 0; n /= 10) d++;
    return d;
}
__global__ void called(int *out, int n) {
    int m = digits(n);
    for (int i = 0; i < m; i++) {
        out[threadIdx.x] = i;
        __syncthreads();
    }
}

// The kernel writes no floating point numbers, so that all threads read the same limit.
__global__ void loaded(int *out, const float *limit) {
    for (int i = 0; i < limit[0]; i++) {
        out[threadIdx.x] = i;
        __syncthreads();
    }
}

// What is compared and swapped may be read without a barrier in between.
__global__ void swapped(int *out, int *lock) {
    out[threadIdx.x] = lock[threadIdx.x];
    __syncthreads();
    atomicCAS(&lock[threadIdx.x], 0, 1);
}
