// Kernels that suspend their threads, each for a reason.

__global__ void divergent_if(int *out) {
    if (threadIdx.x < 7)
        __syncthreads();
}

__global__ void trip_count(int *out) {
    for (int i = 0; i < threadIdx.x; i++) {
        out[i] = 1;
        __syncthreads();
    }
}

__global__ void loaded_trip_count(int *out) {
    for (int i = 0; i < out[0]; i++) {
        __syncthreads();
        out[1] = i;
    }
}

__global__ void divergent_break(int *out, int n) {
    for (int i = 0; i < n; i++) {
        __syncthreads();
        if (out[i] == threadIdx.x) break;
    }
}

__global__ void changed_in_a_divergent_loop(int *out, int n) {
    int m = n;
    for (int i = 0; i < threadIdx.x; i++) m++;
    while (m-- > 0)
        __syncthreads();
}

__global__ void shared_value(int *out) {
    __shared__ int s;
    s = 1;
    __syncthreads();
    if (s)
        __syncthreads();
}

__device__ void set(int *p) { *p = threadIdx.x; }
__global__ void address(int *out, int n) {
    set(&n);
    if (n)
        __syncthreads();
}

__global__ void label(int *out, int n) {
again:
    __syncthreads();
    if (n-- > 0) goto again;
}

__global__ void waiting(volatile int *flag) {
    if (blockIdx.x == 0)
        while (atomicAdd((int *)flag, 0) == 0) {
        }
    __syncthreads();
}

__global__ void mask(unsigned *out, unsigned m) {
    out[threadIdx.x] = __shfl_sync(m, out[0], 1);
}

__global__ void lanes(int *out) {
    if (threadIdx.x & 1)
        out[threadIdx.x] = __shfl_sync(0xffffffff, out[0], 1);
}

__global__ void some_warps(int *out) {
    if (threadIdx.x < 32)
        __syncthreads();
}

// What a thread needs to go on: the array lies in its frame, the others are saved there while it waits.
__global__ void keeps(int *out, const int *in) {
    int n = in[threadIdx.x], pair[2] = {n, 0};
    for (int i = 0; i < n; i++) {
        int square = i * i;
        __syncthreads();
        pair[i & 1] += square;
    }
    set(&n);
    out[threadIdx.x] = pair[0] + n;
}
