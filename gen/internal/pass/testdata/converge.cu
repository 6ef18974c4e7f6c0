// threads

// Threads that end early come along to the barrier, and do nothing.
__global__ void ends_early(const float *x, float *y, int n) {
    __shared__ float part[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    if (i >= n) return;
    part[threadIdx.x] = x[i];
    __syncthreads();
    y[i] = part[threadIdx.x ^ 1];
}

// One warp sums up: the loop is one of all threads, the sum is that of the warp. That the other lanes are there is not
// proved where the block may have any width.
__global__ void one_warp(float *x) {
    float v = x[threadIdx.x];
    if (threadIdx.x < 32) {
        for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(0xffffffffu, v, d);
        if (threadIdx.x == 0) x[0] = v;
    }
}

// Threads leave the loop at different times; the barrier is one of those that are left, or the kernel traps.
__global__ void uneven(int *x, int n) {
    for (int i = threadIdx.x; i < n; i += 32) {
        if (x[i] < 0) continue;
        if (x[i] == 0) break;
        __syncthreads();
        x[i]++;
    }
}

// What reads memory, and an array, is declared for all and given its value by those that take part.
__global__ void declared(int *x, int n) {
    if (threadIdx.x < n) {
        int a[2] = {x[threadIdx.x], 7};
        unsigned all = __ballot_sync(__activemask(), a[0] > 3);
        x[threadIdx.x] = a[1] + all;
    }
}

// A switch whose threads go different ways is one of masks.
__global__ void ways(int *x) {
    switch (x[threadIdx.x]) {
    case 1:
        x[threadIdx.x] = __any_sync(0, 1);
    case 2:
        x[threadIdx.x] += 2;
        break;
    default:
        x[threadIdx.x] = __popc(__match_any_sync(__activemask(), x[threadIdx.x]));
    }
}

// What all threads know stays a branch and a loop of all, with its own way out.
__global__ void agreed(int *x, int n, int m) {
    if (threadIdx.x >= n) return;
    int rounds = m / 2;
    for (int k = 0; k < 8; k++) {
        if (k == rounds) break;
        x[threadIdx.x] += k;
        __syncthreads();
    }
    if (m > 3) __syncthreads();
}

// A failed assertion ends a thread.
__global__ void asserts(int *x) {
    if (x[threadIdx.x] < 0) __trap();
    __syncthreads();
    x[threadIdx.x] = 1;
}

// Of many branches in which threads wait none stays one, also where all threads go the same way.
__global__ void branches(int *x, int n) {
    for (int bit = 0; bit < n; bit++) {
        if (n & 1) __syncthreads();
        if (n & 2) x[threadIdx.x] = __any_sync(0xffffffff, x[threadIdx.x]);
        if (n & 4) {
            x[threadIdx.x]++;
            __syncthreads();
            if (bit == 3) break;
        } else if (n & 8) {
            __syncthreads();
            x[0] = 3;
        }
    }
}

// A branch that threads leave at several places, and no thread stays in.
__global__ void leaves(int *x, int n, int m) {
    if (m == 0) {
        if (threadIdx.x > n) return;
        x[threadIdx.x] = 1;
        return;
    }
    __syncthreads();
    x[threadIdx.x] = 2;
}

// No thread takes part where k is 0; i is 0 for ever then if n is.
__global__ void doubled(int *x, int n, int k) {
    int v = x[threadIdx.x];
    if (threadIdx.x < k)
        for (int i = n; i < 64; i *= 2) v += __shfl_xor_sync(~0u, v, i);
    x[threadIdx.x] = v;
}

// Threads may end where the others wait for nothing any more.
__global__ void ends(int* p, int n) {
    __shared__ int s[64];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    if (threadIdx.x >= n) return;
    p[threadIdx.x] = s[n];
}

// So may those that come to the end of a kernel whose threads go apart before.
__global__ void apart_then_ends(int* p, int n) {
    __shared__ int s[64];
    for (int i = 0; i < p[threadIdx.x]; i++) {
        s[threadIdx.x] = i;
        __syncthreads();
    }
    if (threadIdx.x >= n) return;
    p[threadIdx.x] = s[n];
}
