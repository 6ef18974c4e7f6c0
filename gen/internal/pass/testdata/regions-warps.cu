// A shuffle: the lanes leave their values in an expanded variable, and read from it in the next region of the warp.
__global__ void sum(float *out) {
    float x = out[threadIdx.x];
    for (int d = 16; d > 0; d /= 2)
        x += __shfl_down_sync(0xffffffff, x, d);
    out[threadIdx.x] = x;
}

// A vote: a variable of the warp, in which the lanes set their bits.
__global__ void count(unsigned *out, int n) {
    unsigned ballot = __ballot_sync(0xffffffff, (int)threadIdx.x < n);
    out[threadIdx.x] = ballot;
}

// Whole warps come here where the width of the block is a multiple of 32.
__global__ void one(int *out) {
    if (threadIdx.x / 32 == 1)
        out[threadIdx.x] = __shfl_sync(0xffffffff, out[threadIdx.x], 1);
}

// Threads that end early take no part.
__global__ void ended(unsigned *out, int n) {
    if (threadIdx.x > n)
        return;
    out[threadIdx.x] = __match_any_sync(0xffffffff, out[threadIdx.x]);
    __syncwarp();
}

// Nobody uses what the shuffle gives: the loop over threads after it does not make tid anew, as the last one does.
__global__ void unused(int *out) {
    const int tid = threadIdx.x;
    int v = 48 + tid;
    __syncthreads();
    for (int i = 0; i < 2; i++) {
        int s = v = v * 3 + i;
        int w = __shfl_sync(~0u, s, tid + 4);
    }
    out[tid] = v;
}

// Shuffles whose values do not depend on each other are done at one barrier; the lanes leave equal values once.
__global__ void shuffles(int *out) {
    int i = threadIdx.x, a = i * 7, b = i ^ 21;
    int u = __shfl_sync(~0u, a, i ^ 1), v = __shfl_sync(~0u, a, i & 7), w = __shfl_sync(~0u, b, i & 12);
    int x = __shfl_sync(~0u, u, i & 3);
    out[i] = u + v + w + x;
}
