// Kernels that look dangerous and are right: none of them gets a report.

// The last block to finish adds up what all have left (CUDA C++ Programming Guide, Memory Fence Functions).
__device__ unsigned finished;

// run: last_block_ok<<<8, 32>>>(iota(256), zero(8), zero(1))
__global__ void last_block_ok(const int *in, volatile int *part, int *total) {
    __shared__ int s[32];
    __shared__ bool last;
    int t = threadIdx.x;
    s[t] = in[blockIdx.x * 32 + t];
    __syncthreads();
    for (int d = 16; d > 0; d /= 2) {
        if (t < d)
            s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) {
        part[blockIdx.x] = s[0];
        __threadfence();
        last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        int sum = 0;
        for (int b = 0; b < gridDim.x; b++)
            sum += part[b];
        *total = sum;
    }
}

// Decoupled look-back: each block waits for the sum of the block before it.
// run: look_back_ok<<<6, 32>>>(iota(192), zero(192), zero(6), zero(6), zero(1))
__global__ void look_back_ok(const int *in, int *out, volatile int *state, volatile int *sums, unsigned *ticket) {
    __shared__ int block, before, s[32];
    int t = threadIdx.x;
    if (t == 0)
        block = atomicAdd(ticket, 1u);
    __syncthreads();
    int b = block;
    s[t] = in[b * 32 + t];
    __syncthreads();
    for (int d = 1; d < 32; d *= 2) {
        int v = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += v;
        __syncthreads();
    }
    if (t == 0) {
        int sum = 0;
        if (b > 0) {
            while (state[b - 1] == 0)
                ;
            __threadfence();
            sum = sums[b - 1];
        }
        before = sum;
        sums[b] = sum + s[31];
        __threadfence();
        state[b] = 1;
    }
    __syncthreads();
    out[b * 32 + t] = before + s[t];
}

// run: atomics_ok<<<4, 64>>>(zero(16), zero(4), zero(4), zero(4))
__global__ void atomics_ok(int *i, unsigned long long *l, float *f, double *d) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&i[0], 1);
    atomicSub(&i[1], 1);
    atomicMax(&i[2], t);
    atomicMin(&i[3], -t);
    atomicAnd(&i[4], ~t);
    atomicOr(&i[5], t);
    atomicXor(&i[6], t);
    atomicExch(&i[7], t);
    atomicCAS(&i[8], 0, t);
    atomicInc((unsigned *)&i[9], 100u);
    atomicDec((unsigned *)&i[10], 100u);
    atomicAdd(&l[0], 1ull);
    atomicMax(&l[1], (unsigned long long)t);
    atomicCAS(&l[2], 0ull, 5ull);
    atomicExch(&f[0], 2.0f);
    atomicAdd(&f[1], 0.5f);
    atomicAdd(&d[0], 0.25);
    atomicAdd_system(&d[1], 0.25);
    atomicAdd_block(&i[11 + blockIdx.x], 1);
}

// A maximum of floats by compare and swap.
// run: cas_loop_ok<<<2, 64>>>(iota(128), zero(1))
__global__ void cas_loop_ok(const float *in, int *best) {
    float v = in[blockIdx.x * blockDim.x + threadIdx.x];
    int old = atomicAdd(best, 0), seen;
    do {
        seen = old;
        if (__int_as_float(seen) >= v)
            break;
        old = atomicCAS(best, seen, __float_as_int(v));
    } while (old != seen);
}

// The same for double, as the CUDA C++ Programming Guide writes it: the first read is a plain one.
// run: cas_double_ok<<<2, 64>>>(iota(128), zero(4))
__device__ double add_double(double *address, double val) {
    unsigned long long *address_as_ull = (unsigned long long *)address;
    unsigned long long old = *address_as_ull, assumed;
    do {
        assumed = old;
        old = atomicCAS(address_as_ull, assumed, __double_as_longlong(val + __longlong_as_double(assumed)));
    } while (assumed != old);
    return __longlong_as_double(old);
}
__global__ void cas_double_ok(const double *in, double *sums) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    add_double(&sums[i % 4], in[i]);
}

// In shared memory, and with the place spelled out each time.
// run: cas_shared_ok<<<1, 64>>>(iota(64), zero(1))
__global__ void cas_shared_ok(const float *in, float *out) {
    __shared__ int best[2];
    if (threadIdx.x < 2)
        best[threadIdx.x] = 0;
    __syncthreads();
    int b = threadIdx.x & 1, seen = best[b];
    while (__int_as_float(seen) < in[threadIdx.x]) {
        int old = atomicCAS(&best[b], seen, __float_as_int(in[threadIdx.x]));
        if (old == seen)
            break;
        seen = old;
    }
    __syncthreads();
    if (threadIdx.x == 0)
        *out = __int_as_float(max(best[0], best[1]));
}

// run: warp_exchange_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void warp_exchange_ok(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x, base = t & ~31;
    s[t] = in[t];
    __syncwarp();
    int v = s[base + (31 - (t & 31))];
    __syncwarp();
    s[t] = 2 * v;
    __syncwarp();
    out[t] = s[t ^ 1];
}

// A warp operation orders the lanes that take part, as __syncwarp does.
// run: warp_shuffle_ok<<<1, 64>>>(iota(64), zero(2))
__global__ void warp_shuffle_ok(const float *in, float *out) {
    __shared__ float part[2];
    int t = threadIdx.x;
    float v = in[t];
    for (int d = 16; d > 0; d /= 2)
        v += __shfl_xor_sync(0xffffffffu, v, d);
    if (t % 32 == 0)
        part[t / 32] = v;
    __syncthreads();
    if (t < 2)
        out[t] = part[t] + part[t ^ 1];
}

// One warp fills, a flag says so, the other one takes.
// run: volatile_flag_ok<<<1, 64>>>(zero(1))
__global__ void volatile_flag_ok(int *out) {
    __shared__ volatile int flag;
    __shared__ volatile int data;
    if (threadIdx.x == 0)
        flag = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        data = 42;
        __threadfence_block();
        flag = 1;
    } else if (threadIdx.x == 32) {
        while (flag == 0)
            ;
        __threadfence_block();
        out[0] = data;
    }
}

// A flag between blocks.
// run: block_flag_ok<<<2, 1>>>(zero(2), zero(1))
__global__ void block_flag_ok(volatile int *mail, int *out) {
    if (blockIdx.x == 1) {
        mail[0] = 7;
        __threadfence();
        mail[1] = 1;
    } else {
        while (mail[1] == 0)
            ;
        __threadfence();
        out[0] = mail[0];
    }
}

#include <cooperative_groups.h>

// run: grid_sync_ok<<<4, 32>>>(zero(128), zero(128))
__global__ void grid_sync_ok(int *a, int *b) {
    cooperative_groups::grid_group grid = cooperative_groups::this_grid();
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    a[i] = i;
    grid.sync();
    b[i] = a[n - 1 - i];
    grid.sync();
    a[i] = b[(i + 40) % n];
}

// Threads write neighbouring bytes of one word.
// run: bytes_of_a_word_ok<<<1, 64>>>(zero(64), zero(64))
__global__ void bytes_of_a_word_ok(unsigned char *bytes, short *halves) {
    bytes[threadIdx.x] = threadIdx.x;
    halves[threadIdx.x] = -threadIdx.x;
}

// run: shared_bytes_ok<<<1, 64>>>(zero(16))
__global__ void shared_bytes_ok(unsigned *out) {
    __shared__ unsigned words[16];
    unsigned char *bytes = (unsigned char *)words;
    bytes[threadIdx.x] = threadIdx.x;
    __syncthreads();
    if (threadIdx.x < 16)
        out[threadIdx.x] = words[threadIdx.x];
}

union Number {
    float f;
    unsigned u;
    unsigned char b[4];
};

// run: punning_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void punning_ok(const float *in, unsigned *out) {
    Number n;
    n.f = in[threadIdx.x];
    n.b[3] ^= 0x80;
    out[threadIdx.x] = n.u ^ __float_as_uint(in[threadIdx.x]);
}

// Shared memory of one type in one phase and of another in the next.
// run: reused_shared_ok<<<1, 32, 256>>>(zero(32))
__global__ void reused_shared_ok(float *out) {
    extern __shared__ unsigned char raw[];
    int *ints = (int *)raw;
    float *floats = (float *)raw;
    int t = threadIdx.x;
    ints[t] = t;
    __syncthreads();
    int v = ints[31 - t];
    __syncthreads();
    floats[t] = v * 0.5f;
    __syncthreads();
    out[t] = floats[t ^ 3];
}

// run: ping_pong_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void ping_pong_ok(const int *in, int *out) {
    __shared__ int buf[2][64];
    int t = threadIdx.x, from = 0;
    buf[0][t] = in[t];
    __syncthreads();
    for (int d = 1; d < 64; d *= 2) {
        buf[1 - from][t] = buf[from][t] + (t >= d ? buf[from][t - d] : 0);
        from = 1 - from;
        __syncthreads();
    }
    out[t] = buf[from][t];
}

// run: in_place_ok<<<2, 64>>>(iota(128))
__global__ void in_place_ok(float *a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = a[i] * 2 + 1;
    a[i] += 1;
}

// Each thread reverses a pair that is its own.
// run: reverse_in_place_ok<<<1, 64>>>(iota(128), 128)
__global__ void reverse_in_place_ok(int *a, int n) {
    int i = threadIdx.x, v = a[i];
    a[i] = a[n - 1 - i];
    a[n - 1 - i] = v;
}

// run: spin_lock_ok<<<4, 1>>>(zero(1), zero(1))
__global__ void spin_lock_ok(int *lock, volatile int *count) {
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    __threadfence();
    *count = *count + 1;
    __threadfence();
    atomicExch(lock, 0);
}

// A lock that one thread of each block takes for all of them.
// run: block_lock_ok<<<4, 32>>>(zero(1), zero(32))
__global__ void block_lock_ok(int *lock, volatile int *sums) {
    if (threadIdx.x == 0) {
        while (atomicCAS(lock, 0, 1) != 0)
            ;
        __threadfence();
    }
    __syncthreads();
    sums[threadIdx.x] = sums[threadIdx.x] + 1;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        atomicExch(lock, 0);
}

// Launches of one stream follow each other: what one writes the next may read and overwrite.
// run: let a=iota(64); let b=zero(64); step_ok<<<2, 32>>>(a, b); step_ok<<<2, 32>>>(b, a); step_ok<<<2, 32>>>(a, b)
__global__ void step_ok(const int *from, int *to) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    to[i] = from[(i + 33) % 64] + 1;
}

// All threads write one value to one place: a note at most.
// run: same_value_ok<<<2, 64>>>(iota(128), zero(1))
__global__ void same_value_ok(const int *in, int *found) {
    if (in[blockIdx.x * blockDim.x + threadIdx.x] % 2 == 1)
        *found = 1; // may same-value
}

// run: same_value_shared_ok<<<1, 64>>>(iota(64), zero(1))
__global__ void same_value_shared_ok(const int *in, int *out) {
    __shared__ bool found;
    if (threadIdx.x == 0)
        found = false;
    __syncthreads();
    if (in[threadIdx.x] > 10)
        found = true; // may same-value
    __syncthreads();
    if (threadIdx.x == 0)
        out[0] = found;
}

// run: padded_tile_ok<<<2x2, 16x16>>>(iota(1024), zero(1024), 32)
__global__ void padded_tile_ok(const float *in, float *out, int n) {
    __shared__ float tile[16][16 + 1];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[(blockIdx.y * 16 + y) * n + blockIdx.x * 16 + x];
    __syncthreads();
    out[(blockIdx.x * 16 + y) * n + blockIdx.y * 16 + x] = tile[x][y];
}

// run: split_shared_ok<<<1, 32, 448>>>(zero(32))
__global__ void split_shared_ok(double *out) {
    extern __shared__ double mem[];
    double *d = mem;
    int *i = (int *)&d[32];
    short *s = (short *)&i[32];
    int t = threadIdx.x;
    d[t] = 0.5;
    i[t] = t;
    s[t] = -t;
    __syncthreads();
    out[t] = d[31 - t] + i[31 - t] + s[31 - t];
}

// Threads that have returned do not count at the barriers of the others.
// run: early_return_ok<<<1, 64>>>(iota(40), zero(40), 40)
__global__ void early_return_ok(const int *in, int *out, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    if (t >= n)
        return;
    s[t] = in[t];
    __syncthreads(); // note returned
    out[t] = s[n - 1 - t];
}

// The condition around the barrier is one for the whole block.
// run: uniform_barrier_ok<<<4, 32>>>(zero(128))
__global__ void uniform_barrier_ok(int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    if (blockIdx.x % 2 == 0) {
        __syncthreads();
        out[blockIdx.x * 32 + t] = s[31 - t];
    } else {
        out[blockIdx.x * 32 + t] = s[t];
    }
}

// The barrier with a vote orders as the plain one does.
// run: vote_barrier_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void vote_barrier_ok(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = in[t];
    int even = __syncthreads_count(in[t] % 2 == 0);
    out[t] = s[63 - t] + even;
}

// Pointers past the end and before the start, that are not followed.
// run: walking_pointers_ok<<<1, 8>>>(iota(64), zero(8))
__global__ void walking_pointers_ok(const int *in, int *out) {
    const int *p = in + 8 * threadIdx.x, *end = p + 8;
    int sum = 0;
    for (const int *q = end; q != p;)
        sum += *--q;
    out[threadIdx.x] = sum + (int)(end - p);
}

// Unsigned arithmetic wraps; that is no overflow. Bits are cut off on purpose.
// run: hashing_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void hashing_ok(const unsigned *in, unsigned char *out) {
    unsigned h = 2166136261u;
    for (int k = 0; k < 4; k++)
        h = (h ^ (in[threadIdx.x] >> (8 * k) & 255u)) * 16777619u;
    out[threadIdx.x] = (unsigned char)(h - 3000000000u);
}

// A value that is not set is copied and never looked at.
// run: unset_copied_ok<<<1, 4>>>(iota(4), zero(4))
__global__ void unset_copied_ok(const int *in, int *out) {
    int v, valid = 0;
    if (in[threadIdx.x] > 1) {
        v = in[threadIdx.x];
        valid = 1;
    }
    if (valid)
        out[threadIdx.x] = v;
}

struct Pair {
    char tag;
    double value;
};

// The bytes between two members are never set; copying the whole is right.
// run: padding_ok<<<1, 8>>>(zero(8))
__global__ void padding_ok(Pair *out) {
    __shared__ Pair s[8];
    Pair p;
    p.tag = 'a';
    p.value = threadIdx.x;
    s[threadIdx.x] = p;
    __syncthreads();
    out[threadIdx.x] = s[7 - threadIdx.x];
}

// Warps that work on their own part, each with its own barrier.
// run: warp_rows_ok<<<1, 128>>>(iota(128), zero(128))
__global__ void warp_rows_ok(const float *in, float *out) {
    __shared__ float rows[4][32];
    int w = threadIdx.x / 32, l = threadIdx.x % 32;
    rows[w][l] = in[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) {
        __syncwarp();
        if (l < d)
            rows[w][l] += rows[w][l + d];
    }
    __syncwarp();
    out[threadIdx.x] = in[threadIdx.x] / (1 + rows[w][0]);
}

// Work is handed out by a counter; each item goes to one thread.
// run: work_queue_ok<<<2, 32>>>(zero(1), zero(500), 500)
__global__ void work_queue_ok(int *next, int *out, int n) {
    for (;;) {
        int item = atomicAdd(next, 1);
        if (item >= n)
            break;
        out[item] = item * item;
    }
}

// Places reserved by an atomic in shared memory.
// run: compaction_ok<<<1, 64>>>(iota(64), zero(64), zero(1))
__global__ void compaction_ok(const int *in, int *out, int *count) {
    __shared__ int n;
    if (threadIdx.x == 0)
        n = 0;
    __syncthreads();
    int v = in[threadIdx.x];
    if (v % 3 == 0)
        out[atomicAdd(&n, 1)] = v;
    __syncthreads();
    if (threadIdx.x == 0)
        *count = n;
}

// A look whether there is anything to do.
// run: look_first_ok<<<4, 64>>>(iota(256), zero(2))
__global__ void look_first_ok(const int *in, int *best) {
    int v = in[blockIdx.x * blockDim.x + threadIdx.x];
    if (best[0] < v) // note plain-look
        atomicMax(&best[0], v);
    if (!(best[1] & (1 << v % 32))) // note plain-look
        atomicOr(&best[1], 1 << v % 32);
}

// run: warp_reads_counts<<<2, 64>>>(zero(64), zero(2))
// All lanes of a warp count in one place, meet, and read it.
__global__ void warp_reads_counts(int* out, int* counts) {
    __shared__ int s[2];
    int w = threadIdx.x / 32, g = blockIdx.x * 2 + w;
    if (threadIdx.x % 32 == 0) s[w] = 0;
    __syncwarp();
    atomicAdd(&s[w], 1);
    if (w == 0) atomicAdd(&counts[blockIdx.x], 1);
    __syncwarp();
    int n = s[w];
    if (w == 0) n += counts[blockIdx.x];
    __syncwarp();
    atomicMax(&s[w], n);
    if (w == 0) atomicAdd(&counts[blockIdx.x], n % 2);
    __syncwarp();
    if (g < 2) out[threadIdx.x] = s[w];
}
