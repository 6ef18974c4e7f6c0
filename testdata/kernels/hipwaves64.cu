// threads: 160 flags: -mwavefrontsize64
// HIP's waves of 64 threads: the last of a block of 160 is half of one.
#ifdef __HIP__
#include <hip/hip_runtime.h>
#endif
__global__ void sums64(long long* out) {
    int v = hipThreadIdx_x * 3 + 1;
    for (int by = warpSize / 2; by > 0; by /= 2) v += __shfl_down(v, by);
    if (hipThreadIdx_x % warpSize == 0 && hipThreadIdx_x < 128) out[hipThreadIdx_x / warpSize] = v;
    double d = hipThreadIdx_x;
    for (int by = 32; by > 0; by /= 2)
        if (hipThreadIdx_x < 128) d += __shfl_xor(d, by);
    out[2 + hipThreadIdx_x % 7] = (long long)(d - d) + warpSize;
    if (hipThreadIdx_x == 70) out[10] = (long long)d;
    float f = __shfl(hipThreadIdx_x * 0.5f, 40);
    if (hipThreadIdx_x == 100) out[11] = (long long)(f * 2);
    int w = __shfl_up((int)hipThreadIdx_x, 3, 16);
    if (hipThreadIdx_x < 48) out[16 + hipThreadIdx_x] = w;
}
__global__ void votes64(long long* out) {
    auto third = __ballot(threadIdx.x % 3 == 0);
    if (threadIdx.x % 64 == 5) {
        out[threadIdx.x / 64] = third;
        out[3 + threadIdx.x / 64] = __popcll(third);
    }
    unsigned below = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
    if (threadIdx.x == 61) out[6] = below * 100 + __lane_id();
    int first = __builtin_amdgcn_readfirstlane((int)threadIdx.x + 7);
    if (threadIdx.x == 127) out[7] = first;
    int any = __any(threadIdx.x == 63), all = __all(threadIdx.x < 64);
    if (threadIdx.x % 64 == 9) out[8 + threadIdx.x / 64] = any * 2 + all;
    unsigned long long active = __ballot(1);
    if (threadIdx.x == 130) out[12] = active;
}
__shared__ int parts64[4];
__global__ void blocksum64(long long* out) {
    int v = threadIdx.x;
    for (int by = warpSize / 2; by > 0; by /= 2) {
        int from = __shfl_down(v, by);
        if (threadIdx.x % warpSize + by < warpSize && threadIdx.x + by < blockDim.x) v += from;
    }
    if (threadIdx.x % warpSize == 0) parts64[threadIdx.x / warpSize] = v;
    __syncthreads();
    if (threadIdx.x == 0)
        for (int i = 0; i < (int)blockDim.x; i += warpSize) out[0] += parts64[i / warpSize];
}
