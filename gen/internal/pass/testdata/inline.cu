// A function with a barrier is inlined as a region, whose returns leave it.
__device__ float halve(float *part, float x) {
    part[threadIdx.x] = x;
    __syncthreads();
    if (threadIdx.x & 1)
        return 0;
    return part[threadIdx.x + 1] / 2;
}

__global__ void pairs(float *out) {
    __shared__ float part[256];
    out[threadIdx.x] = halve(part, out[threadIdx.x]);
}

// A small function becomes a block. What it changes through a pointer is the variable itself.
__device__ void shift(float *x, float by) { *x += by; }

__global__ void small(float *out, float by) {
    float x = out[0];
    shift(&x, by);
    out[0] = x;
}

// A loop that waits for another thread lets the others run.
__global__ void waits(int *flag) {
    while (atomicAdd(flag, 0) == 0) {
    }
}

__device__ int deep(int n) {
    __syncthreads();
    return n ? deep(n - 1) : 0;
}

__global__ void recursive(int *out) { out[0] = deep(3); }
