#define BINS 256
//kbind:export BINS

// Counts how often each byte value occurs. Every block counts in shared memory first and adds its counts to the result
// at the end, so that the global atomics are few.
//kbind:kernel Histogram
//kbind:inout bins
//kbind:size data=n bins=BINS
//kbind:blocks min(ceildiv(n, 256), 64) block=256
__global__ void histogram(const unsigned char* data, unsigned int n, unsigned int* bins) {
    __shared__ unsigned int local[BINS];
    for (int i = threadIdx.x; i < BINS; i += blockDim.x) local[i] = 0;
    __syncthreads();
    for (unsigned int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < BINS; i += blockDim.x)
        if (local[i] != 0) atomicAdd(&bins[i], local[i]);
}
