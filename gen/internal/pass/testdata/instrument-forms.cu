// checked
// Barriers and fences stay, and those of a warp say where they are reported.
__global__ void sums(int *out) {
    __shared__ int part[32];
    int v = threadIdx.x;
    v += __shfl_down_sync(0xffffffff, v, 1);
    part[threadIdx.x] = v;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = part[31];
}

// Which lanes take part is checked when they come, so that each thread runs by itself.
__global__ void some_lanes(int *out, unsigned mask) {
    int v;
    if (threadIdx.x > 3) v = 1;
    v = __shfl_sync(mask, v, 0);
    out[threadIdx.x] = v;
}

// A loop that waits for another thread reads as atomic operations do.
__global__ void waits(volatile int *flag, int *out) {
    if (threadIdx.x == 0) {
        while (*flag == 0) {}
        out[0] = 1;
        return;
    }
    __threadfence();
    *flag = 1;
}
