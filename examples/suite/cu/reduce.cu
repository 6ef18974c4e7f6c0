#define BLOCK 256

// Adds up 2 * BLOCK elements a block with a tree in shared memory; the partial sums come out one a block.
//kbind:kernel BlockSum
//kbind:out partial
//kbind:size in=n partial=ceildiv(n,2*BLOCK)
//kbind:blocks ceildiv(n,2*BLOCK) block=BLOCK
__global__ void block_sum(const float* __restrict__ in, int n, float* __restrict__ partial) {
    __shared__ float s[BLOCK];
    int t = threadIdx.x;
    int i = blockIdx.x * (2 * BLOCK) + t;
    float sum = i < n ? in[i] : 0.0f;
    if (i + BLOCK < n) sum += in[i + BLOCK];
    s[t] = sum;
    __syncthreads();
    for (int stride = BLOCK / 2; stride > 0; stride >>= 1) {
        if (t < stride) s[t] += s[t + stride];
        __syncthreads();
    }
    if (t == 0) partial[blockIdx.x] = s[0];
}
