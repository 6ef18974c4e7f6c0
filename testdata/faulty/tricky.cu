// More kernels that are right, as libraries write them: none of them gets a report.

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

// The last warp has lanes that the block does not have.
// run: odd_block_ok<<<2, 48>>>(iota(96), zero(2))
__global__ void odd_block_ok(const int *in, int *out) {
    __shared__ int sums[2];
    int t = threadIdx.x, v = in[blockIdx.x * 48 + t];
    unsigned mask = __ballot_sync(0xffffffffu, v >= 0);
    for (int d = 16; d > 0; d /= 2) {
        int o = __shfl_down_sync(mask, v, d);
        if ((t & 31) + d < __popc(mask))
            v += o;
    }
    if ((t & 31) == 0)
        sums[t / 32] = v;
    __syncthreads();
    if (t == 0)
        out[blockIdx.x] = sums[0] + sums[1];
}

// A block's own loop until nobody changes anything.
// run: until_stable_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void until_stable_ok(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = 63 - in[t];
    int changed;
    do {
        __syncthreads();
        int m = s[t], left = t > 0 ? s[t - 1] : m;
        changed = left < m;
        __syncthreads();
        if (changed)
            s[t] = left;
    } while (__syncthreads_or(changed));
    out[t] = s[t];
}

// run: bitonic_ok<<<1, 64>>>(iota(64))
__global__ void bitonic_ok(int *a) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = (a[t] * 37) % 64;
    for (int k = 2; k <= 64; k *= 2)
        for (int j = k / 2; j > 0; j /= 2) {
            __syncthreads();
            int o = t ^ j;
            if (o > t && (s[t] > s[o]) == ((t & k) == 0)) {
                int v = s[t];
                s[t] = s[o];
                s[o] = v;
            }
        }
    __syncthreads();
    a[t] = s[t];
}

// The scan of Blelloch, with padding against bank conflicts.
#define PAD(i) ((i) + ((i) >> 5))
// run: blelloch_ok<<<1, 32>>>(iota(64), zero(64))
__global__ void blelloch_ok(const int *in, int *out) {
    __shared__ int s[PAD(64)];
    int t = threadIdx.x, step = 1;
    s[PAD(2 * t)] = in[2 * t];
    s[PAD(2 * t + 1)] = in[2 * t + 1];
    for (int d = 32; d > 0; d /= 2) {
        __syncthreads();
        if (t < d)
            s[PAD(step * (2 * t + 2) - 1)] += s[PAD(step * (2 * t + 1) - 1)];
        step *= 2;
    }
    if (t == 0)
        s[PAD(63)] = 0;
    for (int d = 1; d < 64; d *= 2) {
        step /= 2;
        __syncthreads();
        if (t < d) {
            int a = PAD(step * (2 * t + 1) - 1), b = PAD(step * (2 * t + 2) - 1), v = s[a];
            s[a] = s[b];
            s[b] += v;
        }
    }
    __syncthreads();
    out[2 * t] = s[PAD(2 * t)];
    out[2 * t + 1] = s[PAD(2 * t + 1)];
}

// The next tile is fetched while this one is used, with one barrier a round.
// run: prefetch_ok<<<1, 8x8>>>(iota(512), iota(512), zero(64), 8)
__global__ void prefetch_ok(const float *a, const float *b, float *c, int tiles) {
    __shared__ float ta[2][8][8], tb[2][8][8];
    int x = threadIdx.x, y = threadIdx.y, now = 0;
    float sum = 0;
    ta[0][y][x] = a[y * 8 * tiles + x];
    tb[0][y][x] = b[y * 8 + x];
    __syncthreads();
    for (int k = 0; k < tiles; k++, now ^= 1) {
        if (k + 1 < tiles) {
            ta[now ^ 1][y][x] = a[y * 8 * tiles + (k + 1) * 8 + x];
            tb[now ^ 1][y][x] = b[((k + 1) * 8 + y) * 8 + x];
        }
        for (int j = 0; j < 8; j++)
            sum += ta[now][y][j] * tb[now][j][x];
        __syncthreads();
    }
    c[y * 8 + x] = sum;
}

// A barrier of the grid made of an atomic counter.
__device__ void meet(unsigned *count, unsigned blocks) {
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(count, 1u);
        while (atomicAdd(count, 0u) < blocks)
            ;
        __threadfence();
    }
    __syncthreads();
}

// run: own_grid_barrier_ok<<<4, 16>>>(zero(64), zero(64), zero(2))
__global__ void own_grid_barrier_ok(int *a, int *b, unsigned *counts) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    a[i] = i * i;
    meet(&counts[0], gridDim.x);
    b[i] = a[n - 1 - i];
    meet(&counts[1], gridDim.x);
    a[i] = b[(i + 20) % n];
}

// run: ticket_lock_ok<<<6, 1>>>(zero(1), zero(1), zero(2))
__global__ void ticket_lock_ok(unsigned *next, volatile unsigned *serving, volatile int *data) {
    unsigned mine = atomicAdd(next, 1u);
    while (*serving != mine)
        ;
    __threadfence();
    data[0] = data[0] + 1;
    data[1] = data[1] + data[0];
    __threadfence();
    *serving = mine + 1;
}

// Nodes are pushed onto a list, which the next launch walks.
// run: let h=zero(1); let l=zero(65); push<<<2, 32>>>(h, l); walk_ok<<<1, 1>>>(h, l, zero(1))
__global__ void push(int *head, int *next) {
    int node = blockIdx.x * blockDim.x + threadIdx.x + 1, old = *(volatile int *)head, seen;
    do {
        seen = old;
        next[node] = seen;
        __threadfence();
        old = atomicCAS(head, seen, node);
    } while (old != seen);
}
__global__ void walk_ok(const int *head, const int *next, int *length) {
    int n = 0;
    for (int k = *head; k != 0; k = next[k])
        n++;
    *length = n;
}

// Each warp has bins of its own; they are added up after a barrier.
// run: warp_bins_ok<<<1, 128>>>(iota(512), zero(16))
__global__ void warp_bins_ok(const unsigned *keys, unsigned *out) {
    __shared__ unsigned bins[4][16];
    int t = threadIdx.x, w = t / 32;
    for (int b = t % 32; b < 16; b += 32)
        bins[w][b] = 0;
    __syncwarp();
    for (int i = t; i < 512; i += 128)
        atomicAdd(&bins[w][keys[i] % 16], 1u);
    __syncthreads();
    if (t < 16)
        out[t] = bins[0][t] + bins[1][t] + bins[2][t] + bins[3][t];
}

// The places of a warp's items come from the ballot.
// run: ballot_compaction_ok<<<2, 64>>>(iota(128), zero(128), zero(1))
__global__ void ballot_compaction_ok(const int *in, int *out, int *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    bool keep = in[i] % 3 == 1;
    unsigned who = __ballot_sync(0xffffffffu, keep);
    int base = 0;
    if (lane == 0)
        base = atomicAdd(count, __popc(who));
    base = __shfl_sync(0xffffffffu, base, 0);
    if (keep)
        out[base + __popc(who & ((1u << lane) - 1))] = in[i];
}

// One atomic for all threads that are here (Cooperative Groups, coalesced groups).
// run: aggregated_ok<<<2, 64>>>(iota(128), zero(1), zero(128))
__global__ void aggregated_ok(const int *in, int *count, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] % 2 == 0) {
        cg::coalesced_group g = cg::coalesced_threads();
        int base = 0;
        if (g.thread_rank() == 0)
            base = atomicAdd(count, (int)g.size());
        base = g.shfl(base, 0);
        out[base + g.thread_rank()] = in[i];
    }
}

// run: tile_sums_ok<<<1, 64>>>(iota(64), zero(4))
__global__ void tile_sums_ok(const int *in, int *out) {
    __shared__ int s[64];
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<16>(block);
    int t = threadIdx.x;
    s[t] = in[t];
    tile.sync();
    for (int d = 8; d > 0; d /= 2) {
        int v = tile.thread_rank() < d ? s[t + d] : 0;
        tile.sync();
        s[t] += v;
        tile.sync();
    }
    if (tile.thread_rank() == 0)
        out[tile.meta_group_rank()] = s[t];
    block.sync();
}

// The minimum of floats by their bits.
// run: float_min_ok<<<2, 64>>>(iota(128), fill(1, 2139095040))
__global__ void float_min_ok(const float *in, int *least) {
    atomicMin(least, __float_as_int(in[blockIdx.x * blockDim.x + threadIdx.x] + 1));
}

// Two halves of one buffer, of which a launch reads one and writes the other.
// run: two_halves_ok<<<2, 32>>>(iota(128))
__global__ void two_halves_ok(int *a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[64 + i] = a[63 - i];
}

// The halves of a double are written by two threads.
// run: halves_of_a_double_ok<<<1, 32>>>(zero(32), zero(16))
__global__ void halves_of_a_double_ok(unsigned *words, double *out) {
    __shared__ double d[16];
    unsigned *w = (unsigned *)d;
    w[threadIdx.x] = threadIdx.x % 2 ? 0x3ff00000u : threadIdx.x;
    __syncthreads();
    words[threadIdx.x] = w[31 - threadIdx.x];
    if (threadIdx.x < 16)
        out[threadIdx.x] = d[threadIdx.x];
}

// A stack of which only the pushed part is read.
// run: local_stack_ok<<<1, 8>>>(zero(8))
__global__ void local_stack_ok(int *out) {
    int stack[16], top = 0, sum = 0;
    stack[top++] = threadIdx.x;
    while (top > 0) {
        int n = stack[--top];
        sum += n;
        if (n > 1) {
            stack[top++] = n / 2;
            stack[top++] = n - n / 2 - 1;
        }
    }
    out[threadIdx.x] = sum;
}

struct Item {
    float key;
    int index;
    __device__ bool operator<(const Item &o) const { return key < o.key || key == o.key && index < o.index; }
};

// Shared objects of a class with a constructor's worth of assignments, swapped by their owner.
// run: best_item_ok<<<1, 64>>>(iota(64), zero(1))
__global__ void best_item_ok(const float *in, int *out) {
    __shared__ Item items[64];
    int t = threadIdx.x;
    Item mine;
    mine.key = -in[t];
    mine.index = t;
    items[t] = mine;
    __syncthreads();
    for (int d = 32; d > 0; d /= 2) {
        if (t < d && items[t + d] < items[t])
            items[t] = items[t + d];
        __syncthreads();
    }
    if (t == 0)
        *out = items[0].index;
}

// The condition is the same for all threads, though it comes from memory.
// run: loop_from_memory_ok<<<2, 32>>>(fill(1, 5), zero(64))
__global__ void loop_from_memory_ok(const int *rounds, int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    for (int k = 0; k < rounds[0]; k++) {
        __syncthreads();
        int v = s[(t + 1) % 32];
        __syncthreads();
        s[t] = v;
    }
    out[blockIdx.x * 32 + t] = s[t];
}

// A frontier: all who find a node write the same level, and a flag that says go on.
// run: frontier_ok<<<2, 32>>>(iota(65), zero(65), zero(1), 1)
__global__ void frontier_ok(const int *edges, int *level, int *again, int now) {
    int to = edges[blockIdx.x * 32 + threadIdx.x + 1] / 8;
    level[to] = now; // may same-value
    *again = 1;      // may same-value
}

// Bits of the sign are cut, shifts reach the last place, indices go down to -1.
// run: edges_of_ints_ok<<<1, 32>>>(zero(32))
__global__ void edges_of_ints_ok(unsigned *out) {
    int t = threadIdx.x, sum = 0;
    for (int k = t; k >= 0; k--)
        sum += k;
    unsigned high = 1u << 31 >> t, mask = t == 0 ? 0 : ~0u >> (32 - t);
    out[t] = high ^ mask ^ (unsigned)sum ^ (unsigned char)(300 + t) ^ (unsigned)(long long)-t;
}

// Memory of the device's heap that one thread makes and all use.
// run: shared_heap_ok<<<2, 32>>>(zero(64))
__global__ void shared_heap_ok(int *out) {
    __shared__ int *block;
    if (threadIdx.x == 0)
        block = (int *)malloc(32 * sizeof(int));
    __syncthreads();
    block[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[blockIdx.x * 32 + threadIdx.x] = block[31 - threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0)
        free(block);
}

// Lanes that have ended met the others before that, and not after it.
// run: ended_unmet<<<1, 32>>>(zero(16))
__global__ void ended_unmet(int *out) {
    __shared__ int s[16];
    int t = threadIdx.x;
    if (t >= 16) {
        s[t - 16] = t; // may shared-race
        return;
    }
    __syncwarp(0xffff);
    out[t] = s[t]; // want shared-race|uninitialised
}

// run: ended_unmet_ok<<<1, 32>>>(zero(16))
__global__ void ended_unmet_ok(int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    __syncwarp();
    if (t >= 16)
        return;
    __syncwarp(0xffff);
    out[t] = s[t + 16];
    __syncwarp(0xffff);
    s[t + 16] = 0;
}

// run: ended_early<<<1, 48>>>(zero(48))
__global__ void ended_early(int *out) {
    __shared__ int s[48];
    int t = threadIdx.x;
    if (t >= 40) {
        s[t] = 3;
        return;
    }
    s[t] = 1;
    __syncwarp(t < 32 ? 0xffffffff : 0xff);
    s[t < 32 ? t ^ 1 : t ^ 8] = 2; // want shared-race
    __syncwarp(t < 32 ? 0xffffffff : 0xff);
    out[t] = s[t];
}

// A shuffle among twelve lanes.
// run: odd_width<<<1, 32>>>(iota(32), zero(32))
__global__ void odd_width(const int *in, int *out) {
    out[threadIdx.x] = __shfl_sync(0xffffffff, in[threadIdx.x], 3, 12); // want warp "width of this shuffle is 12"
}

// run: odd_width_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void odd_width_ok(const int *in, int *out) {
    out[threadIdx.x] = __shfl_sync(0xffffffff, in[threadIdx.x], 3, 16);
}

// A mask that names nobody, which is no operation without a mask.
// run: no_lanes<<<1, 32>>>(iota(32), zero(32))
__global__ void no_lanes(const int *in, int *out) {
    out[threadIdx.x] = __shfl_sync(0, in[threadIdx.x], 3); // want warp "0x00000000" // may warp
}

// run: no_lanes_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void no_lanes_ok(const int *in, int *out) { out[threadIdx.x] = __shfl(in[threadIdx.x], 3); }

// The last vector of a buffer is neither aligned nor all there.
// run: unaligned_end<<<1, 1>>>(iota(6), zero(1))
__global__ void unaligned_end(const float *in, float4 *out) {
    *out = *(const float4 *)(in + 3); // want misaligned "past the end"
}

// run: unaligned_end_ok<<<1, 1>>>(iota(8), zero(1))
__global__ void unaligned_end_ok(const float *in, float4 *out) { *out = *(const float4 *)(in + 4); }
