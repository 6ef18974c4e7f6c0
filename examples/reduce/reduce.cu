// Each block sums its part of in: it strides over the input, then halves the active threads until one is left.
// The partial sums come out one a block; the host adds them.
//kbind:kernel BlockSum
//kbind:template BLOCK=128,256
//kbind:out partial
//kbind:size in=n partial=blocks
//kbind:blocks blocks block=BLOCK
template <int BLOCK>
__global__ void block_sum(const float* in, int n, float* partial, int blocks) {
    __shared__ float s[BLOCK];
    float sum = 0.0f;
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK) sum += in[i];
    s[threadIdx.x] = sum;
    __syncthreads();
    for (int stride = BLOCK / 2; stride > 0; stride /= 2) {
        if (threadIdx.x < stride) s[threadIdx.x] += s[threadIdx.x + stride];
        __syncthreads();
    }
    if (threadIdx.x == 0) partial[blockIdx.x] = s[0];
}
