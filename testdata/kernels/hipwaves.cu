// threads: 64 shared: 512
// HIP's own names: waves, vote results of 64 bits, builtins of its compiler.
#ifdef __HIP__
#include <hip/hip_runtime.h>
#endif
__global__ void sums(long long* out) {
    int v = hipThreadIdx_x * 3 + 1;
    for (int by = 16; by > 0; by /= 2) v += __shfl_down(v, by);
    if ((hipThreadIdx_x & 31) == 0) out[hipThreadIdx_x / 32] = v;
    float f = hipThreadIdx_x;
    for (int by = 16; by > 0; by /= 2) f += __shfl_xor(f, by);
    out[2 + hipThreadIdx_x % 7] = (long long)f - (hipThreadIdx_x / 32) * 1024;
}
__global__ void votes(long long* out) {
    auto even = __ballot(threadIdx.x % 2 == 0);
    if (threadIdx.x == 0) {
        out[0] = sizeof(even);
        out[1] = even;
        out[2] = even >> 32;
        out[3] = __popcll(even);
        out[4] = ~even;
    }
    unsigned below = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
    int first = __builtin_amdgcn_readfirstlane((int)threadIdx.x + 7);
    if (threadIdx.x == 37) out[5] = below * 100 + __lane_id();
    if (threadIdx.x == 40) out[6] = first;
}
__global__ void carved(long long* out) {
    HIP_DYNAMIC_SHARED(int, words)
    words[threadIdx.x] = __builtin_amdgcn_ubfe(threadIdx.x * 0x01010101u, 4, 9);
    __builtin_amdgcn_s_barrier();
    out[threadIdx.x] = words[63 - threadIdx.x] + __builtin_amdgcn_alignbit(threadIdx.x, 5, 31) + (int)__builtin_amdgcn_fmed3f(3, threadIdx.x, 9);
}
extern "C" __device__ unsigned int __bitextract_u32(unsigned int, unsigned int, unsigned int); // as programs declare builtins
__global__ void fields(long long* out) {
    if (threadIdx.x > 0) return;
    unsigned long long x = 0x123456789abcdef0ull;
    out[0] = __bitextract_u64(x, 12, 20);
    out[1] = __bitextract_u64(x, 40, 24) + __bitextract_u64(x, 3, 64);
    out[2] = __bitinsert_u64(x, 0xffffull, 4, 8);
    out[3] = __bitinsert_u64(x, ~0ull, 60, 4);
    out[4] = __bitextract_u32((unsigned)x, 8, 12) + __bitextract_u32((unsigned)x, 8, 32);
    hipDoubleComplex d = hipComplexFloatToDouble(make_hipFloatComplex(1.5f, -2));
    out[5] = (long long)(hipCsqabs(d) * 100) + (long long)(hipComplexDoubleToFloat(d).x * 10);
}
