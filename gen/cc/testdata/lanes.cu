// Kernels whose threads run side by side, and kernels whose threads must not.

__global__ void wide_guard(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    x[i] = x[i] > 0 ? sqrtf(x[i]) : 0;
}

__global__ void wide_loop(const int* first, int* rounds) {
    int k = first[threadIdx.x], n = 0;
    while (k > 1) {
        k = k & 1 ? 3 * k + 1 : k / 2;
        if (++n == 100) break;
    }
    rounds[threadIdx.x] = n;
}

__global__ void wide_count(const int* x, unsigned* bins) {
    atomicAdd(&bins[x[threadIdx.x] & 7], 1u);
}

// The order of the threads decides who gets which place.
__global__ void single_slots(int* next, int* list) {
    int slot = atomicAdd(next, 1);
    list[slot] = threadIdx.x;
}

// Sums of floats depend on their order.
__global__ void single_sum(const float* x, float* sum) {
    atomicAdd(sum, x[threadIdx.x]);
}

__global__ void single_volatile(volatile int* x) {
    x[threadIdx.x] = x[threadIdx.x + 1];
}

// Rounds whose number differs, in which each thread looks elsewhere.
__global__ void single_rows(const int* start, const int* columns, const float* x, float* y) {
    float sum = 0;
    for (int j = start[threadIdx.x]; j < start[threadIdx.x + 1]; j++) sum += x[columns[j]];
    y[threadIdx.x] = sum;
}
