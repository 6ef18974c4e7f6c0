#define BINS 256
//kbind:export BINS

// Counts how often each byte value occurs: every block counts in shared memory and adds its counts to bins at the end.
//kbind:kernel Histogram
//kbind:inout bins
//kbind:size data=n bins=BINS
//kbind:tune THREADS=256,64,128,512,1024 BLOCKS=512,64,128,256,1024,2048
//kbind:restrict THREADS <= maxThreads
//kbind:blocks min(ceildiv(n,THREADS),BLOCKS) block=THREADS
__global__ void histogram(const unsigned char* __restrict__ data, int n, unsigned int* __restrict__ bins) {
    __shared__ unsigned int local[BINS];
    for (int i = threadIdx.x; i < BINS; i += blockDim.x) local[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < BINS; i += blockDim.x)
        if (local[i] != 0) atomicAdd(&bins[i], local[i]);
}
