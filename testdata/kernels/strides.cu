// threads: 8x2
// Loops in which the threads of a block take every n-th element, with sums in registers, between barriers.

__global__ void sums(long long* out) {
    __shared__ int s[100];
    int t = threadIdx.y * blockDim.x + threadIdx.x, all = blockDim.x * blockDim.y;
    for (int i = t; i < 100; i += all) s[i] = i * 37 % 101;
    __syncthreads();
    int sum = 0, most = -1;
    for (int i = t; i < 97; i += all) sum += s[i];
    for (unsigned i = threadIdx.x + 3; i <= 99; i += blockDim.x) most = max(most, s[i]);
    __syncthreads();
    for (int i = t; i < 16; i += all) s[i] = sum;
    __syncthreads();
    out[t] = sum;
    out[t + 16] = most;
    out[t + 32] = s[15 - t];
}

// A row of threads for each row of the matrix; the last row of threads ends early.
__global__ void rows(long long* out) {
    __shared__ float m[2][20];
    int row = threadIdx.y;
    for (int c = threadIdx.x; c < 20; c += blockDim.x) m[row][c] = (c * 7 + row * 3) % 20 * 0.25f;
    __syncthreads();
    if (row * 2 >= (int)blockDim.x / 4) return;
    float sum = 0.0f;
    for (size_t c = threadIdx.x; c < 20; c += blockDim.x) {
        float v = m[row][c];
        if (v > 2.0f) v = 2.0f - v;
        sum = sum * 0.5f + v;
    }
    __syncthreads();
    for (int c = threadIdx.x; c < 20; c += blockDim.x) out[row * 20 + c] = (long long)((m[row][c] + sum) * 1024.0f);
}

// Fewer elements than threads, none at all, steps of other loops, and a sum that goes on from loop to loop.
__global__ void few(long long* out) {
    __shared__ int s[64];
    int t = threadIdx.x + 8 * threadIdx.y, sum = 1;
    for (int i = t; i < 64; i += 16) s[i] = i + 1;
    __syncthreads();
    for (int r = 0; r < 3; ++r) {
        for (int i = t; i < 5 * r; i += 16) sum = sum * 3 + s[i + r];
        __syncthreads();
        for (int i = threadIdx.x; i < 11; i += 4) sum += s[i] * r;
        s[t + 16] = sum;
        __syncthreads();
    }
    out[t] = sum;
    out[t + 16] = s[t];
}
