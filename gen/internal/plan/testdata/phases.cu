// Kernels with barriers that all threads of a block come to together.

// A thread keeps nothing from one region to the next but what can be computed anew.
__global__ void reverse(int *out, const int *in) {
    __shared__ int tile[64];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[63 - threadIdx.x];
}

// The sum is kept by each thread, loaded and stored by the regions that use it.
__global__ void tiled(float *out, const float *in, int n) {
    __shared__ float tile[32];
    float sum = 0;
    for (int first = 0; first < n; first += 32) {
        tile[threadIdx.x] = in[first + threadIdx.x];
        __syncthreads();
        for (int k = 0; k < 32; k++) sum += tile[k] * tile[(k + threadIdx.x) % 32];
        __syncthreads();
    }
    out[threadIdx.x] = sum;
}

// Threads that return before the barrier are marked, and skip what comes after.
__global__ void early(int *out, int n) {
    if (threadIdx.x >= n) return;
    out[threadIdx.x] = 1;
    __syncthreads();
    out[threadIdx.x] += out[0];
}

// Warps meet too. What lanes exchange is used in place.
__global__ void sum(int *out, const int *in) {
    int v = in[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
    if (threadIdx.x % 32 == 0) out[threadIdx.x / 32] = v;
}

// Right only where a warp is a row of 32 threads; other launches are resumable.
__global__ void one_warp(int *out) {
    int v = threadIdx.x;
    if (threadIdx.x / 32 == 1) out[threadIdx.x] = __shfl_sync(0xffffffff, v, 0);
}

// Only the first threads do anything in some regions.
__global__ void leading(int *out, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t ^ 1] = t;
    __syncthreads();
    for (int d = n; d > 0; d /= 3) {
        if (t < d && t <= 20) s[t ^ 2] += s[0];
        __syncthreads();
    }
    if (t == 0) *out = s[0];
}
