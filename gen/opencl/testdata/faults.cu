// A launch fails where an operation faults; the thread ends there, whatever function it is in, for nothing else could
// end a loop that waits for what the function returns.

__device__ int next(int i) {
    assert(i < 100);
    return i + 1;
}

__global__ void loop(int* x, int n) {
    int i = 0;
    while (i < n) i = next(i);
    x[threadIdx.x] = i;
}

__device__ int* element(int* x, int i, int n) {
    if (i >= n) __trap();
    return x + i;
}

__device__ void swap(int* x, int i, int j, int n) {
    int* a = element(x, i, n);
    int* b = element(x, j, n);
    int t = *a;
    *a = *b;
    *b = t;
}

__global__ void nested(int* x, int n) { swap(x, threadIdx.x, blockIdx.x, n); }

// A thread that has faulted comes along to the barriers.
__global__ void barriers(int* x, int n) {
    __shared__ int s[32];
    s[threadIdx.x] = next(x[threadIdx.x]);
    __syncthreads();
    x[threadIdx.x] = s[n];
}

// Control never comes to what stands behind a return.
__device__ int half_of(int x) {
    return x / 2;
    __builtin_unreachable();
}
__global__ void never(int* x) { x[threadIdx.x] = half_of(x[threadIdx.x]); }
