// Warps, atomic operations, conversions and jumps.

__global__ void warps(float* x, long long* big, double* d, short* s) {
    float v = x[threadIdx.x];
    for (int o = 16; o > 0; o /= 2) v += __shfl_down_sync(0xffffffff, v, o);
    unsigned all = __ballot_sync(0xffffffff, v > 0);
    if (__any_sync(all, v > 1)) atomicMax(big, (long long)v);
    atomicAdd(d, (double)__popc(all));
    s[0] = (short)__float2int_rn(v);
    x[1] = __fmul_rn(x[2], x[3]) + x[4];
    switch (s[1]) {
    case 1:
        int k;
        k = s[2];
        x[5] = k;
        break;
    default: x[6] = 2;
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            if (x[i * j] < 0) goto found;
    return;
found:
    assert(x[0] != 0);
}

__global__ void timer(unsigned long long* t) {
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t[0]));
}

// The barrier of the grid.
#include <cooperative_groups.h>
__global__ void everywhere(int *x) {
    x[blockIdx.x] = 1;
    cooperative_groups::this_grid().sync();
    x[gridDim.x] += x[blockIdx.x ^ 1];
}
