#define SPAN 512
#ifndef BLOCK
#define BLOCK 256
#endif

// Adds up SPAN elements a block with a tree in shared memory; the partial sums come out one a block.
//kbind:kernel BlockSum
//kbind:out partial
//kbind:size in=n partial=ceildiv(n,SPAN)
//kbind:tune BLOCK=32,64,128,256,512
//kbind:restrict BLOCK <= maxThreads
//kbind:blocks ceildiv(n,SPAN) block=BLOCK
__global__ void block_sum(const float* __restrict__ in, int n, float* __restrict__ partial) {
    __shared__ float s[BLOCK];
    int t = threadIdx.x;
    int i = blockIdx.x * SPAN + t;
    float sum = i < n ? in[i] : 0.0f;
#pragma unroll
    for (int j = BLOCK; j < SPAN; j += BLOCK)
        if (i + j < n) sum += in[i + j];
    s[t] = sum;
    __syncthreads();
    for (int stride = BLOCK / 2; stride > 0; stride >>= 1) {
        if (t < stride) s[t] += s[t + stride];
        __syncthreads();
    }
    if (t == 0) partial[blockIdx.x] = s[0];
}
