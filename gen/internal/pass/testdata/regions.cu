// MCUDA's example: the loop around a barrier is one of the block, and what the threads do before and after the barrier are two parallel regions.
__global__ void reduce(const float *in, float *out) {
    __shared__ float part[256];
    int t = threadIdx.x;
    part[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int s = 128; s > 0; s /= 2) {
        if (t < s)
            part[t] += part[t + s];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = part[0];
}

// A value that lives across the barrier is expanded: each thread has one.
__global__ void kept(float *out) {
    __shared__ float sum;
    float x = out[threadIdx.x];
    atomicAdd(&sum, x);
    __syncthreads();
    out[threadIdx.x] = x / sum;
}

// Loops over the array in steps of the block's width become loops of the block, whose iterations are regions.
__global__ void stride(const float *in, float *out, int n) {
    __shared__ float sums[256];
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        sum += in[i];
    sums[threadIdx.x] = sum;
    __syncthreads();
    out[threadIdx.x] = sums[255 - threadIdx.x];
}

__global__ void vote(int *out) {
    if (__syncthreads_or(out[threadIdx.x] > 0))
        out[threadIdx.x] = 1;
}

// Not all threads come to this barrier.
__global__ void divergent(int *out) {
    if (threadIdx.x < 7)
        __syncthreads();
    out[threadIdx.x] = 1;
}

__global__ void label(int *out, int n) {
again:
    __syncthreads();
    if (n-- > 0)
        goto again;
}

// Each thread reads the flag for itself, and may find something else.
__global__ void signalled(float *x, const volatile int *flag) {
    if (*flag) {
        __syncthreads();
        x[threadIdx.x] = 1;
    }
}
