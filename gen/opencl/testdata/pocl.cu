// What PoCL's compiler must be kept from: members and elements that threads access at a distance, and that a thread reads
// through one pointer and writes through another; values that come from constants and are chosen by threads.

struct Pair {
    int a, b;
};

__global__ void strided(int* x, const int* y, int* o) {
    int i = threadIdx.x;
    x[2 * i] = i;
    o[i] = y[2 * i] * 1000 + y[2 * i + 1];
}

__device__ void set(Pair* p, int i) { p->a = i; }

__global__ void members(Pair* x, const Pair* y, int* o) {
    int i = threadIdx.x;
    set(&x[i], i);
    o[i] = y[i].a + y[i].b;
}

__global__ void nearby(int* x, int n) {
    int i = threadIdx.x;
    x[2 * i] = 1;
    x[2 * i + n] = x[2 * i + n + 1];
}

// None of these is optimised wrongly.
__global__ void unit(int* x, const int* y, int* o) {
    int i = threadIdx.x;
    x[i] = i;
    o[i] = y[i];
}

__global__ void loads_first(Pair* x, const Pair* y) {
    int i = threadIdx.x, a = y[i].a, b = y[i].b;
    x[i].a = b;
    x[i].b = a;
}

__global__ void alone(Pair* __restrict__ x, const Pair* y) {
    int i = threadIdx.x;
    x[i].a = y[i].b;
    x[i].b = y[i].a;
}

__device__ int log2of(unsigned d) {
    int s = 0;
    for (; s < 32; s++) if ((1u << s) >= d) break;
    return s;
}

struct Shift {
    int by;
    __device__ Shift(unsigned d) {
        for (by = 0; by < 32; by++) if ((1u << by) >= d) break;
    }
};

__global__ void counted(int* x) {
    int s = log2of(threadIdx.x);
    __syncthreads();
    x[threadIdx.x] = s;
}

__global__ void counted_member(int* x) {
    Shift s(threadIdx.x);
    __syncthreads();
    x[threadIdx.x] = s.by;
}

__global__ void pointer(int* x) {
    const int* p = x;
    for (int i = 0; i < threadIdx.x; i++) p++;
    __syncthreads();
    x[threadIdx.x] = *p;
}

__global__ void sums(float* x, int n) {
    float s = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) s += x[i];
    __syncthreads();
    x[threadIdx.x] = s;
}

// A function with jumps into loops is not to become part of a kernel in which threads wait.
__device__ int jumping(int n) {
    int sum = 0;
    if (n & 1) goto inside;
    while (n > 0) {
        sum += n;
    inside:
        n -= 2;
    }
    return sum;
}
__global__ void jumps(int *x) {
    x[threadIdx.x] = jumping(x[threadIdx.x]);
    __syncthreads();
    x[0] = x[1];
}
__global__ void alone(int *x) { x[threadIdx.x] = jumping(x[threadIdx.x]); }
