#include <cuda/pipeline>

__global__ void plain(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = -x[i];
}
__global__ void phases(float* x) {
    __shared__ float s[64];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = s[63 - threadIdx.x];
}
__device__ int turn;
__global__ void waits(int* x) {
    while (atomicAdd(&turn, 0) == 0) {}
    x[0] = 1;
}

__global__ void says(int launch, int block) {
    printf("%d %d\n", launch, block);
}

// The pipeline of one thread waits for nobody.
__global__ void copies(float* x, const float* from) {
    __shared__ float s[64];
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(&s[threadIdx.x], &from[threadIdx.x], sizeof(float), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    __syncthreads();
    x[threadIdx.x] = s[63 - threadIdx.x];
    pipe.consumer_release();
}
