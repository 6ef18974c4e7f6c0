// Barriers and operations of warps are written where all threads are proved to come together.

__device__ int total(int v) {
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
    return v;
}

__global__ void together(int* x) {
    int n = __syncthreads_count(x[threadIdx.x] > 0);
    int s = total(x[threadIdx.x]);
    unsigned all = __ballot_sync(0xffffffff, s > 3);
    __syncthreads();
    x[threadIdx.x] = s + n + all;
}

__global__ void apart(int* x) {
    if (threadIdx.x < 7) __syncthreads();
    x[0] = 1;
}

__global__ void alone(int* x, int n) {
    if (threadIdx.x >= n) return;
    x[threadIdx.x]++;
    __syncthreads();
    x[threadIdx.x] += x[0];
}

__global__ void waits(volatile int* x) {
    while (x[0] == 0) {}
    x[1] = 1;
}

// Each thread reads the flag for itself, and may find something else: whether all come to the barrier is checked.
__global__ void signalled(float* x, const volatile int* flag) {
    if (*flag) {
        __syncthreads();
        x[threadIdx.x] = 1;
    }
}

// Whether all lanes of the warp come to the shuffle is known where blocks are rows of whole warps, and checked in others.
__global__ void first_warp(float* x) {
    float v = x[threadIdx.x];
    if (threadIdx.x / 32 == 0) {
        v += __shfl_down_sync(0xffffffff, v, 16);
        x[threadIdx.x] = v;
    }
}

// Whether they do is checked in all blocks.
__global__ void some_lanes(float* x, int n) {
    float v = x[threadIdx.x];
    if (x[threadIdx.x] > n) {
        v += __shfl_down_sync(0xffffffff, v, 16);
        x[threadIdx.x] = v;
    }
}
