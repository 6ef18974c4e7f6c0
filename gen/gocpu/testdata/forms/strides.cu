// Loops in which threads take every n-th element, between barriers.

__global__ void block_stride(int* out, const int* in, int n) {
    __shared__ int s[64];
    int t = threadIdx.x, sum = 0;
    for (int i = threadIdx.x; i < 64; i += blockDim.x) s[i] = in[i] * 3;
    __syncthreads();
    for (int i = t; i < n % 300; i += blockDim.x) sum += in[i] ^ s[t & 63];
    for (unsigned i = threadIdx.x + 5; i <= (unsigned)(n & 127); i += 16) out[i] += s[i & 63];
    __syncthreads();
    out[t] = sum;
}

__global__ void planes(float* out, const float* in, int n) {
    __shared__ float tile[8][32];
    int t = threadIdx.y * blockDim.x + threadIdx.x;
    for (int i = t; i < 256; i += blockDim.x * blockDim.y) tile[i / 32][i % 32] = in[i];
    __syncthreads();
    float most = -1e30f;
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= (n & 7)) return;
    const float* from = in + row * 40;
    for (int c = threadIdx.x; c < 40; c += blockDim.x) most = fmaxf(most, from[c]);
    __syncthreads();
    for (size_t c = threadIdx.x; c < 40; c += blockDim.x) {
        float v = from[c] - most;
        out[row * 40 + c] = v + tile[row & 7][threadIdx.x & 31];
    }
    __syncthreads();
    if (threadIdx.x == 0) out[900 + row] = most;
}

__global__ void steps(long long* out, const int* in, int n) {
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    int step = n % 3 + 7;
    long long kept = 1;
    for (long long i = threadIdx.x; i < 200; i = step + i) {
        kept = kept * 31 + in[i];
        if (kept & 1) kept += i;
    }
    if (n & 1) {
        for (int i = threadIdx.x; i < 100; i += 32) kept ^= in[i + 3];
        __syncthreads();
    }
    for (int r = 0; r < n % 4; r++) {
        for (int i = threadIdx.x; i < 90 + r; i += blockDim.x) {
            int v = in[i + r];
            if (v < 0) v = -v;
            kept += v * r;
        }
        __syncthreads();
        atomicAdd(&count, 1);
    }
    for (int i = 2 * threadIdx.x; i < 150; i += 2 * blockDim.x) kept -= in[i];
    for (int i = blockDim.x - 1 - threadIdx.x; i < 70; i += blockDim.x) kept = kept * 3 + in[i];
    __syncthreads();
    out[threadIdx.x] = kept + count;
}

// Steps that go backwards: a comparison of unsigned numbers ends the loop below zero, for each thread after another number of rounds.
__global__ void backwards(int* out, const int* in, int n) {
    __shared__ int s[64];
    int t = threadIdx.x, back = n % 3 - 3, sum = 0;
    unsigned down = -(unsigned)(n % 3 + 1);
    for (int i = threadIdx.x; (unsigned)i < (unsigned)(64 + n % 100); i += back) sum += in[i];
    for (unsigned i = threadIdx.x; i < 64u + n % 100; i += down) sum ^= in[i];
    for (int i = threadIdx.x; i < 64u + n % 100; i -= 1) sum += 3 * in[i];
    s[t & 63] = sum;
    __syncthreads();
    out[t] = s[63 - (t & 63)];
}
