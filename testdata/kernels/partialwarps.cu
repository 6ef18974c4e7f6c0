// threads: 48
// Warp operations where the block has not all lanes of the last warp: a lane that reads from one that is not there gets
// 0.

__global__ void pw_sum(long long *out) {
    int v = threadIdx.x + 1;
    for (int d = 16; d; d >>= 1) v += __shfl_down_sync(0xffffffff, v, d);
    out[threadIdx.x] = v;
}

__global__ void pw_xor(long long *out) {
    double v = 0.5 + threadIdx.x;
    for (int d = 1; d < 32; d *= 2) v += __shfl_xor_sync(0xffffffff, v, d); // kbind:allow mask
    out[threadIdx.x] = (long long)(2 * v);
}

__global__ void pw_index(long long *out) {
    float v = threadIdx.x + 7, w = __shfl_up_sync(0xffffffff, v, 3);
    w = 100 * w + __shfl_sync(0xffffffff, v, 31 - threadIdx.x); // kbind:allow mask
    out[threadIdx.x] = (long long)w;
}
