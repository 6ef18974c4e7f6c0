// What ends a launch with an error.
#include <cassert>

__device__ int next(int i) {
    assert(i < 7);
    return i + 1;
}

__global__ void failures(int *x) {
    x[0] = next(x[1]);
    if (x[0] == 3) __trap();
}
