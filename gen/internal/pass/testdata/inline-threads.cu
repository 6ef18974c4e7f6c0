// threads
// A target that can only note that a launch failed: the thread ends by a return from the kernel, so what may fault is
// inlined.
__device__ int next(int i) {
    assert(i < 100);
    return i + 1;
}

__device__ int twice(int i) { return next(next(i)); }

__device__ int plain(int i) { return i + 2; }

__global__ void loop(int *x, int n) {
    int i = 0;
    while (i < n) i = twice(i);
    x[threadIdx.x] = plain(i);
}

// A function that calls itself has a stack of its own there, and ends the launch where that is full.
__device__ int chain(const int *next, int i) {
    assert(i >= 0);
    return i == 0 ? 0 : 1 + chain(next, next[i]);
}

__global__ void recursive(int *x, const int *to) { x[threadIdx.x] = chain(to, threadIdx.x); }
