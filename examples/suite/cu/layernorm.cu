#define BLOCK 256
#define WARP 32

// Returns the sum of v over the block, to every thread: shuffles in each warp, then the first warp adds the warps' sums.
__device__ float block_sum(float v, float* s) {
    int lane = threadIdx.x % WARP, warp = threadIdx.x / WARP;
    for (int d = WARP / 2; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
    if (lane == 0) s[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < BLOCK / WARP ? s[lane] : 0.0f;
        for (int d = WARP / 2; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
        if (lane == 0) s[0] = v;
    }
    __syncthreads();
    v = s[0];
    __syncthreads();
    return v;
}

// Normalises each row of a row-major matrix to mean 0 and variance 1, then scales by gamma and shifts by beta; one block a row.
//kbind:kernel LayerNorm
//kbind:out dst
//kbind:size src=rows*cols gamma=cols beta=cols dst=rows*cols
//kbind:blocks rows block=BLOCK
__global__ void layer_norm(const float* __restrict__ src, const float* __restrict__ gamma, const float* __restrict__ beta, float* __restrict__ dst,
                           int rows, int cols, float eps) {
    __shared__ float s[WARP];
    const float* in = src + blockIdx.x * cols;
    float* out = dst + blockIdx.x * cols;
    float sum = 0.0f;
    for (int c = threadIdx.x; c < cols; c += BLOCK) sum += in[c];
    float mean = block_sum(sum, s) / cols;
    float squares = 0.0f;
    for (int c = threadIdx.x; c < cols; c += BLOCK) {
        float d = in[c] - mean;
        squares += d * d;
    }
    float scale = rsqrtf(block_sum(squares, s) / cols + eps);
    for (int c = threadIdx.x; c < cols; c += BLOCK) out[c] = (in[c] - mean) * scale * gamma[c] + beta[c];
}
