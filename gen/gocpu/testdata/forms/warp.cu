// Kernels with operations of the warp that have phases.

#define FULL 0xffffffff

__device__ __forceinline__ int linear() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }

__global__ void shuffles(int *out, int n) {
    int t = linear(), v = out[t];
    for (int o = 16; o > 0; o /= 2) v += __shfl_down_sync(FULL, v, o);
    v ^= __shfl_up_sync(FULL, v, 3);
    v += __shfl_xor_sync(FULL, v, 5) * 3;
    v -= __shfl_sync(FULL, v, t * 7);
    v += __shfl_sync(FULL, v, 0);
    v += __shfl_down_sync(FULL, v, n, 16) - __shfl_up_sync(FULL, v, n & 7, 8) + __shfl_xor_sync(FULL, v, 1, 4) + __shfl_sync(FULL, v, t, 2);
    v += __shfl_down_sync(FULL, v, -1) + __shfl_up_sync(FULL, v, 33) + __shfl_xor_sync(FULL, v, 64);
    out[t] = v;
}

__global__ void types(int *out, double *doubles, float *floats) {
    int t = linear();
    double d = doubles[t];
    float f = floats[t];
    long long l = out[t];
    d = __shfl_xor_sync(FULL, d, 1);
    f = __shfl_down_sync(FULL, f, 1);
    l = __shfl_sync(FULL, l, 2);
    unsigned u = __shfl_up_sync(FULL, (unsigned)l, 1);
    doubles[t] = d;
    floats[t] = f;
    out[t] = (int)l + u;
}

__global__ void votes(int *out, int n) {
    int t = linear(), v = out[t];
    unsigned b = __ballot_sync(FULL, v > 2);
    int any = __any_sync(FULL, v == n), all = __all_sync(FULL, v >= 0);
    unsigned act = __activemask();
    unsigned same = __match_any_sync(FULL, v);
    int pred;
    unsigned every = __match_all_sync(FULL, v / 8, &pred);
    out[t] = b + any * 3 + all * 5 + act * 7 + same * 11 + every * 13 + pred;
    out[t + 1024] = __reduce_add_sync(FULL, v) + __reduce_min_sync(FULL, -v) * 3 + __reduce_max_sync(FULL, (unsigned)v) * 5 + __reduce_xor_sync(FULL, (unsigned)v) * 7;
}

// Some lanes have ended.
__global__ void ended(int *out, int n) {
    int t = linear(), v = out[t];
    if (t % 3 == 1) return;
    v += __shfl_down_sync(FULL, v, 1);
    unsigned b = __ballot_sync(FULL, v > 2) + __activemask();
    if (t % 32 > 20) return;
    v += __shfl_xor_sync(FULL, v, 16) + __reduce_add_sync(FULL, v);
    __syncthreads();
    if (t < 32) return;
    v += __shfl_sync(FULL, v, 0) + __match_any_sync(FULL, v) + __all_sync(FULL, v);
    out[t] = v + b;
}

// Lanes end right after a meeting, before the others take what they left there.
__global__ void ends_behind(int *out, int n) {
    int t = linear(), v = out[t];
    int a = __shfl_up_sync(FULL, v, 1);
    if (v & 1) return;
    int b = __match_any_sync(FULL, v) + __shfl_xor_sync(FULL, v, 2, 8);
    if (v == 2 || a > 5) return;
    unsigned c = __activemask();
    if (t % 32 == 4) return;
    int d = __all_sync(FULL, v > 1);
    switch (n & 3) {
    case 0:
        if (t % 7 == 1) return;
    case 3:
        v += __reduce_add_sync(FULL, v);
        if (t % 11 == 3) return;
    }
    out[t] = a + b * 3 + c * 5 + d * 7 + v;
}

__device__ int warpSum(int v) {
    for (int o = warpSize / 2; o > 0; o >>= 1) v += __shfl_xor_sync(FULL, v, o);
    return v;
}

__device__ int blockSum(int v) {
    __shared__ int part[32];
    int lane = linear() % 32, wid = linear() / 32, n = (blockDim.x * blockDim.y * blockDim.z + 31) / 32;
    v = warpSum(v);
    if (lane == 0) part[wid] = v;
    __syncthreads();
    if (wid == 0) {
        v = lane < n ? part[lane] : 0;
        v = warpSum(v);
        if (lane == 0) part[0] = v;
    }
    __syncthreads();
    v = part[0];
    __syncthreads();
    return v;
}

__global__ void sums(int *out, int n) {
    int t = linear();
    int a = blockSum(out[t]), b = 0;
    for (int i = 0; i < n % 5; i++) b += blockSum(t * i + a);
    out[t] = a + b * 2;
}

__global__ void rows(int *out, int n) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32 + threadIdx.y, lane = threadIdx.x & 31;
    if (row >= n) return;
    int sum = 0, most = -1;
    for (int i = lane; i < n; i += 32) sum += out[(row * 32 + i) % 1000];
    for (int r = 0; r <= row % 3; r++) {
        sum += __shfl_down_sync(FULL, sum, 8 >> r);
        if (__any_sync(FULL, sum > 1000)) break;
        most = max(most, __shfl_sync(FULL, sum, r));
        __syncwarp();
    }
    if (lane == 0) out[row + 2000] = sum;
    if (lane < 3) out[row * 3 + lane + 3000] = most;
}

// Different warps go different ways, and come back to the barrier.
__global__ void ways(int *out, int n) {
    __shared__ int s[1024];
    int t = linear(), w = threadIdx.x / 32, v = t;
    switch (w) {
    case 0:
        v = __shfl_up_sync(FULL, v, 1);
        break;
    case 1:
        for (int i = 0; i < w + n % 3; i++) v += __shfl_xor_sync(FULL, v, i);
    default:
        v -= __ballot_sync(FULL, v & 1);
    }
    s[t] = v;
    __syncthreads();
    if (threadIdx.x < 32) {
        v += s[t / 2];
        int votes = 0;
        while (__any_sync(FULL, v > votes * 1000 && votes < 5)) votes++;
        v += votes;
    }
    __syncthreads();
    out[t] = v + s[t / 3];
}

// The first thread ends among operations of the warp, and others decide for the block afterwards.
__global__ void firstEnds(int *out, int n) {
    __shared__ int s[1024];
    int t = linear(), u = n, a = t;
    s[t] = 0;
    __syncthreads();
    a += __shfl_xor_sync(FULL, a, 1);
    if (t < 1) return;
    a += __shfl_xor_sync(FULL, a, 2);
    for (int i = 0; i < n % 4; i++) {
        u += 1;
        s[t] += i;
    }
    __syncthreads();
    if (u & 1) {
        s[t] = 77;
        __syncthreads();
    }
    out[t] = s[(t + 1) % 1024] + a + u;
}

// The loop ends when all have ended there.
__global__ void allEnd(int *out, int n) {
    __shared__ int s[1024];
    int t = linear(), a = t + 1;
    while (true) {
        a += __shfl_xor_sync(FULL, a, 1) + 1;
        s[t] = a;
        __syncthreads();
        a += s[t ^ 1];
        a += __shfl_xor_sync(FULL, a, 2);
        out[t] = a;
        if (a > n) return;
        a += __shfl_xor_sync(FULL, a, 4);
        __syncthreads();
    }
}

// These stay in the general form.
__global__ void parted(int *out, int n) {
    int t = linear();
    if (t & 1) out[t] = __shfl_down_sync(0xaaaaaaaa, t, 2);
    unsigned m = __ballot_sync(FULL, t < n);
    if (t < n) out[t] = __shfl_xor_sync(m, t, 1);
}

// The first shuffle is among lanes that are all there, if the form for whole warps runs, the second not.
__global__ void beforeEnd(int *out, int n) {
    int t = linear(), a = out[t & 1023], i = 0;
    if (t >> 5 < 3) {
        do a += __shfl_xor_sync(FULL, a, 11);
        while (++i < 4 && n > 3);
    }
    if (t > n) return;
    out[t & 1023] = a + __shfl_down_sync(FULL, a, 1);
}
