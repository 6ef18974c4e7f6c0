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

// Shuffles one after another, of which some take what others before them gave, as their value, their lane or a
// variable that both use.
__global__ void in_a_row(long long* out) {
    __shared__ int kept[64];
    int i = threadIdx.x, a = i * 7 + 1, b = i ^ 21;
    kept[i] = i * 3;
    __syncthreads();
    int u = __shfl_sync(~0u, a, i ^ 1), v = __shfl_sync(~0u, a, i & 7), w = __shfl_sync(~0u, b, i & 12);
    int x = __shfl_sync(~0u, u, i & 3), y = __shfl_sync(~0u, b, x & 15), z = __shfl_sync(~0u, kept[i], y & 15);
    a = __shfl_sync(~0u, b, i & 9), b = __shfl_sync(~0u, a, i & 5), a = __shfl_sync(~0u, b, i & 6);
    int c = i + 1, d = c * 2;
    c = __shfl_xor_sync(~0u, c, 4);
    d = __shfl_xor_sync(~0u, d, 8);
    int e = c - d, f = __shfl_up_sync(~0u, e, 1, 16);
    long long h = u;
    for (int t : {v, w, x, y, z, a, b, c, d, e, f}) h = h * 31 + t;
    out[i] = h;
}

__device__ int two_of(int p, int q, int n) {
    int s = __shfl_xor_sync(~0u, p, n), t = __shfl_xor_sync(~0u, q, n);
    return s * 5 - t;
}

// Functions whose parameters are variables with one value, variables that change, constants and parts.
__global__ void arguments(long long* out) {
    int i = threadIdx.x, one = i * 11 + 2, many = i;
    long long h = 0;
    for (int n = 1; n < 16; n <<= 1) {
        int each = many + n;
        h = h * 31 + two_of(one, many, n);
        h = h * 31 + two_of(each, 3, 4);
        many += two_of(many, each, n);
    }
    out[i] = h;
}
