// threads: 32x4 blocks: 2
// A warp for each row: what depends on threadIdx.y alone is the same for the warp. Loop variables that are declared before and shared by loops on both sides of barriers.

template <int W>
__device__ int dot(const int* a, const int* b, int n) {
    int sum = 0;
    for (int i = threadIdx.x; i < n; i += W) sum += a[i] * b[i];
    for (int by = W / 2; by > 0; by /= 2) sum += __shfl_down_sync(0xffffffffu, sum, by, W);
    return sum;
}
__constant__ int rows[6][40] = {{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}, {2, 4, 6, 8}, {3, 1, 4, 1, 5, 9, 2, 6}, {9, 8, 7}, {1, 1, 1, 1, 1, 1}};

__global__ void rowdots(long long* out) {
    int m = blockIdx.x * blockDim.y + threadIdx.y;
    if (m < 6) {
        int sum = dot<32>(rows[m], rows[5 - m], 40);
        if (threadIdx.x == 0) out[m] = sum;
    }
}

__global__ void halfrows(long long* out) {
    int m = blockIdx.x * blockDim.y + threadIdx.y;
    if (m < 6) {
        int sum = 0;
        for (int i = threadIdx.x; i < 40; i += 32) sum += rows[m][i] * (i + 1);
        for (int by = 8; by > 0; by >>= 1) sum += __shfl_down_sync(0xffffffffu, sum, by, 16);
        if (threadIdx.x % 16 == 0) out[m * 2 + threadIdx.x / 16] = sum;
    }
}

__global__ void pivots(long long* out) {
    int i, j;
    __shared__ int s[64];
    int t = threadIdx.x + threadIdx.y * blockDim.x;
    for (i = 0; i < 8; i++)
        if (t < 8) s[i * 8 + t] = (i * 5 + t * 3) % 11 + 1;
    __syncthreads();
    for (i = 0; i < 7; i++) {
        if (t > i && t < 8) {
            for (j = 0; j < i; j++) s[t * 8 + i] -= s[t * 8 + j] * s[j * 8 + i];
            s[t * 8 + i] = s[t * 8 + i] % 97;
        }
        __syncthreads();
        if (t > i && t < 8)
            for (j = 0; j < i + 1; j++) s[(i + 1) * 8 + t] -= s[(i + 1) * 8 + j] * s[j * 8 + t] % 89;
        __syncthreads();
    }
    if (blockIdx.x == 0 && t < 64) out[t] = s[t];
}
