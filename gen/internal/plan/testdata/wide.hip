// 64 lanes
// Parallel regions know warps of 32 threads only.
__global__ void wide(unsigned long long *out) { out[threadIdx.x] = __ballot(threadIdx.x > 3); }
