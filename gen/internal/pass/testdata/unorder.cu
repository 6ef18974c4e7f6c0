// What only orders memory is left out: the fences of a block, and between regions the barriers.
__global__ void fences(int *out) {
    __shared__ int s[64];
    s[threadIdx.x] = 1;
    __threadfence_block();
    __syncthreads();
    __threadfence();
    out[threadIdx.x] = s[63 - threadIdx.x];
}
