// threads: 32 blocks: 2
// Regions between barriers of which only the first threads do anything, by a constant, by a value that all threads
// share, and by both; and such that only look like it. Each block adds its results to its own half of out.

__global__ void constants(long long* out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    if (t == 3) s[t] += 1000;
    __syncthreads();
    if (t <= 5 && s[t] != 2) s[t] += 20000;
    __syncthreads();
    if (t < 40) s[t] *= 3;
    __syncthreads();
    if (t < 17 && t < 9u) s[t]++;
    __syncthreads();
    if (t >= 2) return;
    for (int i = t; i < 32; i += 2) out[blockIdx.x * 32 + i] = s[i];
}

__global__ void limits(long long* out) {
    __shared__ int s[32];
    unsigned t = threadIdx.x, m = 35 - 10 * blockIdx.x;
    int i = t, n = 7 + blockIdx.x;
    long long l = t, wide = 3;
    s[t] = 0;
    __syncthreads();
    for (int d = n; d > -4; d -= 3) {
        int scale = d * d;
        if (i < d) s[(t + d) % 32] += d;
        __syncthreads();
        if (i < d + n) s[t] += scale;
        __syncthreads();
    }
    if (t < m) s[t ^ 1] += 100;
    __syncthreads();
    if (l < wide) s[t] += 7;
    __syncthreads();
    if (m > t && i < n) s[t] -= 50;
    __syncthreads();
    if (i < n && s[t] > 4) s[t] += 10000;
    __syncthreads();
    if (s[t] > 4 && t < 9) s[t] += 100000;
    __syncthreads();
    out[blockIdx.x * 32 + t] = s[t];
}

// What a thread changes in between, or has for itself, is no limit.
__global__ void changing(long long* out) {
    __shared__ int s[32];
    int t = threadIdx.x, limit = 5 + blockIdx.x, half = limit / 2;
    int mine = 12 + t % 2 * 8;
    s[t] = t;
    __syncthreads();
    if (t < mine) s[t] += 5;
    __syncthreads();
    int twice = 2 * limit;
    if (t < twice) s[t] += 1000;
    __syncthreads();
    if (t < half) s[t] += 2000; else s[t] += 4000;
    __syncthreads();
    t = 31 - t;
    if (t < 4) s[t] += 50;
    limit += t;
    __syncthreads();
    if (t < limit) s[t] += 500;
    __syncthreads();
    out[blockIdx.x * 32 + t] = s[t];
}

__device__ __noinline__ void bump(int* p, int d) {
    if (d > 100) bump(p, d - 100);
    *p += d;
}

struct Pair {
    int a, b;
};

// All threads give their variables first values in a region of which only the first threads do more, and use them after.
__global__ void outliving(long long* out) {
    __shared__ int s[32], r[32];
    int t = threadIdx.x;
    s[t] = t;
    r[t] = 2 * t;
    __syncthreads();
    int v = 5;
    Pair p = {3, 4};
    int a[2] = {7, 8};
    if (t < 3) s[t] += v;
    __syncthreads();
    int u = 6;
    if (t < 3) s[t] = r[t] * s[t] + s[t] - r[t];
    __syncthreads();
    bump(&v, s[(t + 1) % 32]);
    bump(&u, s[(t + 2) % 32]);
    bump(&p.b, s[t]);
    bump(&a[t & 1], s[t]);
    __syncthreads();
    out[blockIdx.x * 32 + t] = v + s[t] + p.a * 1000 + p.b * 100000 + a[0] * 10000000ll + a[1] * 1000000000ll + u * 7;
}
