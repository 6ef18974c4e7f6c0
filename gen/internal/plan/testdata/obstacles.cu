// Kernels that suspend their threads, too: for reasons that resumable.cu has not.
#include <cooperative_groups.h>

__global__ void whole_grid(int *out) {
    out[threadIdx.x] = 1;
    cooperative_groups::this_grid().sync();
    out[0] = 2;
}

// Some threads have left the loop when the others come to the barrier again.
__global__ void left_alone(int *out) {
    for (int i = 0;; i++) {
        __syncthreads();
        if (out[i] == threadIdx.x) break;
    }
}

// All threads that are still in the loop leave it here, but some have left it before.
__global__ void some_jump(int *out, int n) {
    for (int i = 0;; i++) {
        if (n == 3) break;
        __syncthreads();
        if (out[i] == threadIdx.x) break;
    }
}
