// threads: 32
// Threads that run side by side: each reads through one pointer what it wrote through another to the same memory.
struct Pair {
    int a, b;
};

__device__ int even_odd[96];

__global__ void own_pair(long long* out) {
    Pair* x = (Pair*)(even_odd + 0);
    const Pair* y = (const Pair*)(even_odd + 0);
    unsigned i = threadIdx.x;
    x[i].a = i;
    int a = y[i].a;
    x[i].b = i + 1;
    int b = y[i].b;
    out[i] = a * 1000 + b;
}

__global__ void own_two(long long* out) {
    int* x = even_odd;
    const int* y = even_odd;
    int i = threadIdx.x;
    x[2 * i] = i;
    int a = y[2 * i];
    x[2 * i + 1] = i + 1;
    int b = y[2 * i + 1];
    out[i] = a * 1000 + b;
}

// Names of the text around a kernel in C.
__global__ void block(long long* launch) {
    int kernel = threadIdx.x, threads = blockDim.x;
    launch[kernel] = kernel * threads;
}
