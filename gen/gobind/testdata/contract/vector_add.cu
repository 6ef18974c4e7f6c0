// vector_add.cu
#include "common.cuh"

__constant__ float coef[4];
__device__ int counter;

// Adds two vectors.
//kbind:kernel VectorAdd
//kbind:out c
//kbind:size a=n b=n c=n
//kbind:grid n block=256
__global__ void vector_add(const float* a, const float* b, float* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

// Multiplies x by a.
//kbind:kernel Scale
//kbind:size x=n
//kbind:grid n block=256
//kbind:template T=float,double
template <typename T> __global__ void scale(T* x, T a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] *= a;
}

// Sums each block of BLOCK elements.
//kbind:kernel BlockSum
//kbind:out sums
//kbind:size x=n sums=ceildiv(n,BLOCK)
//kbind:grid n block=BLOCK
//kbind:template BLOCK=128,256
template <int BLOCK> __global__ void block_sum(const float* x, float* sums, int n) {
    __shared__ float part[BLOCK];
    int t = threadIdx.x, i = blockIdx.x * BLOCK + t;
    part[t] = i < n ? x[i] : 0;
    __syncthreads();
    for (int s = BLOCK / 2; s > 0; s /= 2) {
        if (t < s) part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = part[0];
}

// Moves particles by one step.
//kbind:kernel Step
//kbind:size p=n tmp=2*n
//kbind:scratch tmp=2*n
//kbind:assert n % 2 == 0
//kbind:grid n
//kbind:shared 4*n
__global__ void step(Particle* p, StepParams params, float* tmp, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[i].x += params.dt * p[i].v * coef[0];
}

// No directives for sizes or shape: the Launch form only.
//kbind:kernel Raw
__global__ void raw(float* data, float4 v) {
    asm("bar.sync 0;");
}
