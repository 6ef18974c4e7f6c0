// The kernels of the conformance kit in CUDA C++; kernels.cl has the same in OpenCL C.

struct Pair {
    signed char small;
    double large;
};

__constant__ int table[4] = {10, 20, 30, 40};
__device__ int total;

// c[i] = a[i] + b[i]
__global__ void add(const int *a, const int *b, int *c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

// Every thread of a 3-D launch stores 1 + its number, x fastest, at its number.
__global__ void where(int *out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
    int w = gridDim.x * blockDim.x, h = gridDim.y * blockDim.y;
    int i = (z * h + y) * w + x;
    out[i] = 1 + i;
}

// Reverses each block of x through dynamic shared memory.
__global__ void reverse(int *x) {
    extern __shared__ int part[];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    part[t] = x[i];
    __syncthreads();
    x[i] = part[blockDim.x - 1 - t];
}

// Adds to a struct that was passed by value, between two small numbers, and stores it.
__global__ void store(signed char a, Pair p, short b, Pair *out) {
    p.small += a;
    p.large += b;
    *out = p;
}

// out[i] = table[i % 4] + total
__global__ void lookup(int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = table[i % 4] + total;
}

// Takes a while: every thread does `rounds` rounds of arithmetic.
__global__ void spin(unsigned *out, int rounds) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x + 1;
    for (int i = 0; i < rounds; i++) x = x * 1664525u + 1013904223u;
    out[threadIdx.x] = x;
}

// out[0] = p is null
__global__ void isnull(const int *p, int *out) { *out = p == 0; }
