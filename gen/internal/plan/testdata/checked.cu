// checked
// Blocks do not run as one, and threads side by side only where all that they do can be recorded for a vector.
__global__ void copy(float *y, const float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i];
}

// Barriers are recorded; a block whose last warp is not whole is resumable.
__global__ void sum(int *out, const int *in) {
    int v = in[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
    out[threadIdx.x] = v;
}

// Threads that may end before a barrier keep this one out of its regions.
__global__ void kept_out(int *out, int n) {
    if (threadIdx.x > n) return;
    out[threadIdx.x] = 1;
    __syncthreads();
}

// What a pointer from memory points at may lie in any buffer.
__device__ int *find(int **table, int i) { return table[i]; }
__global__ void follow(int **table) { *find(table, threadIdx.x) = 1; }
