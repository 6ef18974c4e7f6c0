// A function that calls itself has a stack of its own, and ends the launch where that is full. Where threads wait, PoCL
// must not optimise it.

__device__ int sum(const int* p, int n) { return n == 0 ? 0 : p[n - 1] + sum(p, n - 1); }

__global__ void by_itself(int* x, int n) { x[threadIdx.x] = sum(x, n); }

__global__ void between_barriers(int* x) {
    __shared__ int s[32];
    s[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    int v = sum(s, threadIdx.x);
    __syncthreads();
    s[threadIdx.x] = v;
    __syncthreads();
    x[threadIdx.x] = s[31 - threadIdx.x];
}

// A function with labels is left as it is, and cannot become part of the kernel, as what may end a thread must.
__device__ int product(int n) {
    if (n < 0) __trap();
    if (n == 0) goto one;
    return n * product(n - 1);
one:
    return 1;
}

__global__ void traps(int* x) { x[threadIdx.x] = product(x[threadIdx.x]); }
