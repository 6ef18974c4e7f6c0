// 64 lanes
// What knows warps of 32 threads only has no form where warps have 64.
__global__ void narrow(int *out) {
    out[threadIdx.x] = __shfl_sync(0xffffffff, out[0], 1);
}

__global__ void fine(int *out) { out[threadIdx.x] = 1; }
