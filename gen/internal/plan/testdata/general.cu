// general
// A kernel that has phases, but is asked for in the general form.
__global__ void reverse(int *out, const int *in) {
    __shared__ int tile[64];
    tile[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[63 - threadIdx.x];
}
