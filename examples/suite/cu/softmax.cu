#define WARP 32

__device__ float warp_max(float v) {
    for (int mask = WARP / 2; mask > 0; mask >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, mask));
    return v;
}

__device__ float warp_sum(float v) {
    for (int mask = WARP / 2; mask > 0; mask >>= 1) v += __shfl_xor_sync(0xffffffffu, v, mask);
    return v;
}

// Computes the softmax of each row of a row-major matrix, one warp a row; a warp's lanes combine their maxima and sums with shuffles.
//kbind:kernel Softmax
//kbind:out dst
//kbind:size src=rows*cols dst=rows*cols
//kbind:blocks ceildiv(rows,4) block=WARP,4
__global__ void softmax(const float* __restrict__ src, float* __restrict__ dst, int rows, int cols) {
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= rows) return;
    const float* in = src + row * cols;
    float* out = dst + row * cols;
    float most = -INFINITY;
    for (int c = threadIdx.x; c < cols; c += WARP) most = fmaxf(most, in[c]);
    most = warp_max(most);
    float sum = 0.0f;
    for (int c = threadIdx.x; c < cols; c += WARP) {
        float e = expf(in[c] - most);
        out[c] = e;
        sum += e;
    }
    float scale = 1.0f / warp_sum(sum);
    for (int c = threadIdx.x; c < cols; c += WARP) out[c] *= scale;
}
