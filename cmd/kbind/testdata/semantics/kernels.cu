#include <cooperative_groups.h>

// The index of each thread, where a launch of a 3-D grid of 3-D blocks puts it.
__global__ void where(unsigned *out) {
    unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    out[block * (blockDim.x * blockDim.y * blockDim.z) + thread] =
        blockIdx.x | blockIdx.y << 4 | blockIdx.z << 8 | threadIdx.x << 12 | threadIdx.y << 18 | threadIdx.z << 24;
}

// Sums of blocks of any size, with as many barriers as that needs.
__global__ void sums(const int *in, long long *out) {
    extern __shared__ long long part[];
    unsigned t = threadIdx.x;
    part[t] = in[blockIdx.x * blockDim.x + t];
    for (unsigned d = blockDim.x / 2; d > 0; d /= 2) {
        __syncthreads();
        if (t < d)
            part[t] += part[t + d];
    }
    if (t == 0)
        out[blockIdx.x] = part[0];
}

__global__ void touch(unsigned char *seen, unsigned long long *count) {
    unsigned long long b = ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    seen[b] += 1;
    if (b % 1000 == 0)
        atomicAdd(count, 1ull);
}

struct Counters {
    int add, sub, least, most;
    unsigned inc, dec, bits, odd, all;
    unsigned long long wide, wideMost, wideOr;
    long long wideLeast;
    float f;
    double d, byCas;
    int scopes;
};

__global__ void count(Counters *c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&c->add, i);
    atomicSub(&c->sub, i);
    atomicMin(&c->least, -i);
    atomicMax(&c->most, i);
    atomicInc(&c->inc, 999u);
    atomicDec(&c->dec, 999u);
    atomicOr(&c->bits, 1u << (i & 31));
    atomicXor(&c->odd, (unsigned)i);
    atomicAnd(&c->all, ~(1u << (i & 7)));
    atomicAdd(&c->wide, 1ull << 33);
    atomicMax(&c->wideMost, (unsigned long long)i << 40);
    atomicMin(&c->wideLeast, -((long long)i << 40));
    atomicOr(&c->wideOr, 1ull << (i & 63));
    atomicAdd(&c->f, 0.5f);
    atomicAdd(&c->d, 0.25);
    unsigned long long *bits = (unsigned long long *)&c->byCas, old = *(volatile unsigned long long *)bits, seen;
    do {
        seen = old;
        old = atomicCAS(bits, seen, __double_as_longlong(__longlong_as_double(seen) + 0.125));
    } while (old != seen);
    __shared__ int here;
    if (threadIdx.x == 0)
        here = 0;
    __syncthreads();
    atomicAdd_block(&here, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd_system(&c->scopes, here);
}

// Each block waits for the one after it, so all but the last must run at once, or be put aside.
__global__ void chain(volatile int *flags, int *order, int *next) {
    unsigned b = blockIdx.x;
    if (threadIdx.x == 0) {
        if (b + 1 < gridDim.x)
            while (flags[b + 1] == 0)
                ;
        order[b] = atomicAdd(next, 1);
        __threadfence();
        flags[b] = 1;
    }
}

// Rounds over the whole grid: each thread takes its neighbour's value of the round before.
__global__ void rounds(int *a, int *b, int n) {
    cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    int i = grid.thread_rank(), size = grid.size();
    for (int k = 0; k < n; k++) {
        b[i] = a[(i + 1) % size];
        grid.sync();
        a[i] = b[i];
        grid.sync();
    }
}

__global__ void fails(const int *in, int *out, int at) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    assert(in[i] != at);
    out[i] = in[i];
}

__global__ void slow(unsigned *out, int rounds) {
    unsigned x = blockIdx.x;
    for (int k = 0; k < rounds; k++)
        x = x * 1664525u + 1013904223u;
    out[blockIdx.x] = x;
}

__global__ void add(int *x, int by) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    x[i] = x[i] * 3 + by;
}

__global__ void says(int n) {
    if (threadIdx.x < n)
        printf("thread %d of block %u: %5.2f %s\n", (int)threadIdx.x, blockIdx.x, threadIdx.x / 4.0, "done");
}

// 200 KiB of static shared memory, and what the launch adds.
__device__ int last_of(int *s, int n) { return s[n - 1]; }

__device__ int helped() {
    __shared__ int s[25 << 10];
    s[(25 << 10) - 1] = 7;
    return last_of(s, 25 << 10);
}

__global__ void much_shared(int *out) {
    __shared__ int s[25 << 10];
    extern __shared__ int more[];
    s[0] = 35;
    more[0] = helped();
    out[0] = s[0] + more[0];
}

__global__ void too_much_shared(int *out) {
    __shared__ int s[65 << 10];
    s[0] = 1;
    out[0] = s[0];
}
