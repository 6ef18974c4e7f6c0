// threads: 48 blocks: 1
// Distances of shuffles that are no lanes: PTX takes the lowest five bits. Segments of a warp, and votes, in a block whose last warp has 16 threads.

__global__ void narrow_sums(long long* out) {
    double sum = threadIdx.x + 0.5;
    for (int by = 4; by > 0; by >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, by, 8);
    long long from = __shfl_sync(0xffffffffu, (long long)threadIdx.x << 33, 11, 16);
    out[threadIdx.x] = (long long)(sum * 2) + (from >> 20);
}

__global__ void far(long long* out) {
    int t = threadIdx.x + 1, by = threadIdx.x & 1 ? 33 : 40;
    long long h = __shfl_up_sync(0xffffffffu, t, 33);
    h = h * 64 + __shfl_down_sync(0xffffffffu, t, 40); // kbind:allow mask
    h = h * 64 + __shfl_xor_sync(0xffffffffu, t, 33); // kbind:allow mask
    h = h * 64 + __shfl_sync(0xffffffffu, t, 37); // kbind:allow mask
    h = h * 64 + __shfl_up_sync(0xffffffffu, t, by, 16);
    h = h * 64 + __shfl_down_sync(0xffffffffu, t, by, 8);
    h = h * 64 + __shfl_xor_sync(0xffffffffu, t, by, 16);
    h = h * 64 + __shfl_up_sync(0xffffffffu, t, -1);
    out[threadIdx.x] = h;
}

__global__ void votes(long long* out) {
    unsigned odd = __ballot_sync(0xffffffffu, threadIdx.x & 1);
    int all = __all_sync(0xffffffffu, threadIdx.x < 48), any = __any_sync(0xffffffffu, threadIdx.x == 47);
    unsigned same = __match_any_sync(0xffffffffu, threadIdx.x / 3);
    out[threadIdx.x] = ((long long)odd << 2 | all << 1 | any) + same;
}
