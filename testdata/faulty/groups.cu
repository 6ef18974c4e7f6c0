// Groups of threads, of blocks, and barriers that are objects: those who do not come, come too early, or never.
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/pipeline>
#include <cuda/semaphore>
namespace cg = cooperative_groups;

// The upper half of each tile goes round its barrier.
// run: tile_in_part<<<1, 64>>>(zero(64))
__global__ void tile_in_part(int *out) {
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    out[threadIdx.x] = tile.meta_group_rank();
    if (tile.thread_rank() < 8)
        tile.sync(); // want warp "has ended"
}

// run: tile_in_part_ok<<<1, 64>>>(zero(64))
__global__ void tile_in_part_ok(int *out) {
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    out[threadIdx.x] = tile.meta_group_rank();
    if (tile.meta_group_rank() < 2)
        tile.sync();
}

// The last block goes round the barrier of the grid.
// run: block_missing<<<4, 32>>>(zero(128))
__global__ void block_missing(int *out) {
    cg::grid_group all = cg::this_grid();
    out[all.thread_rank()] = 1;
    if (blockIdx.x + 1 < gridDim.x)
        all.sync(); // want divergence "block \(3,0,0\) never comes"
    out[all.thread_rank()] += 1;
}

// run: block_missing_ok<<<4, 32>>>(zero(128))
__global__ void block_missing_ok(int *out) {
    cg::grid_group all = cg::this_grid();
    out[all.thread_rank()] = 1;
    if (gridDim.x > 1)
        all.sync();
    out[all.thread_rank()] += 1;
}

// Threads without work leave before the grid meets.
// run: threads_missing<<<2, 32>>>(zero(64), 60)
__global__ void threads_missing(int *out, int n) {
    cg::grid_group all = cg::this_grid();
    int i = all.thread_rank();
    if (i < n) {
        out[i] = i;
        all.sync(); // want divergence "thread \(28,0,0\) of the block never comes"
        out[i] += out[n - 1 - i]; // may global-race
    }
}

// run: threads_missing_ok<<<2, 32>>>(zero(64), zero(64), 60)
__global__ void threads_missing_ok(int *work, int *out, int n) {
    cg::grid_group all = cg::this_grid();
    int i = all.thread_rank();
    if (i < n)
        work[i] = i;
    all.sync();
    if (i < n)
        out[i] = work[n - 1 - i];
}

// Others arrive at the barrier before they can know that it was made.
// run: barrier_unmade<<<1, 32>>>(zero(32))
__global__ void barrier_unmade(int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> met;
    __shared__ int s[32];
    if (threadIdx.x == 0)
        init(&met, blockDim.x);
    s[threadIdx.x] = threadIdx.x;
    met.arrive_and_wait(); // want shared-race "met"
    out[threadIdx.x] = s[31 - threadIdx.x];
}

// run: barrier_unmade_ok<<<1, 32>>>(zero(32))
__global__ void barrier_unmade_ok(int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> met;
    __shared__ int s[32];
    if (threadIdx.x == 0)
        init(&met, blockDim.x);
    __syncthreads();
    s[threadIdx.x] = threadIdx.x;
    met.arrive_and_wait();
    out[threadIdx.x] = s[31 - threadIdx.x];
}

// It expects a thread more than there are.
// run: barrier_of_more<<<1, 32>>>(zero(32))
__global__ void barrier_of_more(int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> met;
    if (threadIdx.x == 0)
        init(&met, blockDim.x + 1);
    __syncthreads();
    met.arrive_and_wait(); // want divergence "deadlock: 32 threads wait in cuda::barrier::arrive_and_wait here"
    out[threadIdx.x] = 1;
}

// run: barrier_of_more_ok<<<1, 32>>>(zero(32))
__global__ void barrier_of_more_ok(int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> met;
    if (threadIdx.x == 0)
        init(&met, blockDim.x + 1);
    __syncthreads();
    if (threadIdx.x == 0)
        met.arrive_and_drop();
    met.arrive_and_wait();
    out[threadIdx.x] = 1;
}

// The group asks its second thread for what the first one has.
// run: group_broadcast<<<1, 32>>>(iota(32), zero(32))
__global__ void group_broadcast(const float *in, float *out) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    float first;
    if (tile.thread_rank() == 0)
        first = in[threadIdx.x];
    out[threadIdx.x] = tile.shfl(first, 1); // want uninitialised "reads lane 1"
}

// run: group_broadcast_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void group_broadcast_ok(const float *in, float *out) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    float first;
    if (tile.thread_rank() == 0)
        first = in[threadIdx.x];
    out[threadIdx.x] = tile.shfl(first, 0);
}

// Half of the warp adds, meets, and one of its lanes adds once more and reads: no other lane is left.
// run: half_warp_counts_ok<<<1, 32>>>(zero(64))
__global__ void half_warp_counts_ok(int *out) {
    __shared__ int c;
    if (threadIdx.x == 0)
        c = 0;
    __syncwarp();
    if (threadIdx.x < 16) {
        atomicAdd(&c, 1);
        atomicAdd(&out[1], 1);
        __syncwarp(0xffff);
        if (threadIdx.x == 3) {
            atomicAdd(&c, 1);
            atomicAdd(&out[1], 1);
            out[0] = c + out[1];
        }
    }
}

// The other half has added, too.
// run: half_warp_counts<<<1, 32>>>(zero(64))
__global__ void half_warp_counts(int *out) {
    __shared__ int c;
    if (threadIdx.x == 0)
        c = 0;
    __syncwarp();
    atomicAdd(&c, 1);
    if (threadIdx.x < 16) {
        __syncwarp(0xffff);
        if (threadIdx.x == 3) {
            atomicAdd(&c, 1);
            out[0] = c; // want shared-race
        }
    }
}

// run: half_warp_counts_in_memory<<<1, 32>>>(zero(64))
__global__ void half_warp_counts_in_memory(int *out) {
    atomicAdd(&out[1], 1);
    if (threadIdx.x < 16) {
        __syncwarp(0xffff);
        if (threadIdx.x == 3) {
            atomicAdd(&out[1], 1);
            out[0] = out[1]; // want global-race
        }
    }
}

// run: tile_counts_ok<<<1, 64>>>(zero(64), 3)
__global__ void tile_counts_ok(int *out, int n) {
    __shared__ int c[4];
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    int k = threadIdx.x / 16;
    if (tile.thread_rank() == 0)
        c[k] = 0;
    tile.sync();
    for (int i = 0; i < n; i++) {
        atomicAdd(&c[k], 1);
        tile.sync();
        if (tile.thread_rank() == i) {
            atomicAdd(&c[k], 1);
            out[k] += c[k];
        }
        tile.sync();
    }
}

// Two tiles count in one place.
// run: tiles_count<<<1, 32>>>(zero(64))
__global__ void tiles_count(int *out) {
    __shared__ int c;
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    if (threadIdx.x == 0)
        c = 0;
    __syncthreads();
    atomicAdd(&c, 1);
    tile.sync();
    if (tile.thread_rank() == 0) {
        atomicAdd(&c, 1);
        out[threadIdx.x] = c; // want shared-race
    }
}

// Threads that fill a buffer and threads that empty it meet when it is full, but not when it is empty again.
// run: refilled_early<<<1, 64>>>(iota(96), zero(96), 3)
__global__ void refilled_early(const int *in, int *out, int tiles) {
    __shared__ int buffer[32];
    __shared__ cuda::barrier<cuda::thread_scope_block> full;
    int t = threadIdx.x;
    if (t == 0)
        init(&full, 64);
    __syncthreads();
    if (t < 32)
        for (int k = 0; k < tiles; k++) {
            buffer[t] = in[k * 32 + t]; // want shared-race "read buffer"
            full.arrive_and_wait();
        }
    else
        for (int k = 0; k < tiles; k++) {
            full.arrive_and_wait();
            out[k * 32 + t - 32] = buffer[63 - t]; // may shared-race
        }
}

// run: refilled_early_ok<<<1, 64>>>(iota(96), zero(96), 3)
__global__ void refilled_early_ok(const int *in, int *out, int tiles) {
    __shared__ int buffer[2][32];
    __shared__ cuda::barrier<cuda::thread_scope_block> full[2], empty[2];
    int t = threadIdx.x;
    if (t == 0)
        for (int s = 0; s < 2; s++) {
            init(&full[s], 64);
            init(&empty[s], 64);
        }
    __syncthreads();
    if (t < 32)
        for (int k = 0; k < tiles; k++) {
            empty[k & 1].arrive_and_wait();
            buffer[k & 1][t] = in[k * 32 + t];
            (void)full[k & 1].arrive();
        }
    else {
        (void)empty[0].arrive();
        (void)empty[1].arrive();
        for (int k = 0; k < tiles; k++) {
            full[k & 1].arrive_and_wait();
            // several threads of several warps read each element
            out[k * 32 + t - 32] = buffer[k & 1][63 - t] + buffer[k & 1][t % 4];
            if (k + 2 < tiles)
                (void)empty[k & 1].arrive();
        }
    }
}

// The same with barriers that have numbers.
// run: refilled_numbered<<<1, 64>>>(iota(96), zero(96), 3)
__global__ void refilled_numbered(const int *in, int *out, int tiles) {
    __shared__ int buffer[32];
    int t = threadIdx.x;
    for (int k = 0; k < tiles; k++)
        if (t < 32) {
            buffer[t] = in[k * 32 + t]; // want shared-race "read buffer"
            asm volatile("bar.sync 1, 64;" ::: "memory");
        } else {
            asm volatile("bar.sync 1, 64;" ::: "memory");
            out[k * 32 + t - 32] = buffer[63 - t] + buffer[t % 4]; // may shared-race
        }
}

// run: refilled_numbered_ok<<<1, 64>>>(iota(96), zero(96), 3)
__global__ void refilled_numbered_ok(const int *in, int *out, int tiles) {
    __shared__ int buffer[32];
    int t = threadIdx.x;
    for (int k = 0; k < tiles; k++)
        if (t < 32) {
            buffer[t] = in[k * 32 + t];
            asm volatile("bar.sync 1, 64;" ::: "memory");
            asm volatile("bar.sync 2, 64;" ::: "memory");
        } else {
            asm volatile("bar.sync 1, 64;" ::: "memory");
            out[k * 32 + t - 32] = buffer[63 - t] + buffer[t % 4];
            asm volatile("bar.sync 2, 64;" ::: "memory");
        }
}

// Stages that are given back before they are read.
// run: released_early<<<1, 64>>>(iota(256), zero(256), 4)
__global__ void released_early(const int *in, int *out, int tiles) {
    __shared__ int stage[2][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto block = cooperative_groups::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    int t = threadIdx.x;
    for (int k = 0, ahead = 0; k < tiles; k++) {
        for (; ahead < tiles && ahead < k + 2; ahead++) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, stage[ahead & 1], in + ahead * 64, sizeof(int) * 64, pipe); // may shared-race
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        pipe.consumer_release();
        out[k * 64 + t] = stage[k & 1][63 - t] + stage[k & 1][t % 4]; // want shared-race
    }
}

// run: released_early_ok<<<1, 64>>>(iota(256), zero(256), 4)
__global__ void released_early_ok(const int *in, int *out, int tiles) {
    __shared__ int stage[2][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    auto block = cooperative_groups::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    int t = threadIdx.x;
    for (int k = 0, ahead = 0; k < tiles; k++) {
        for (; ahead < tiles && ahead < k + 2; ahead++) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, stage[ahead & 1], in + ahead * 64, sizeof(int) * 64, pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        out[k * 64 + t] = stage[k & 1][63 - t] + stage[k & 1][t % 4];
        pipe.consumer_release();
    }
}

// Two warps come to two barriers in opposite orders.
// run: crossed_numbers<<<1, 64>>>(zero(64))
__global__ void crossed_numbers(int *out) {
    if (threadIdx.x < 32) {
        asm volatile("bar.sync 1, 64;" ::: "memory"); // want divergence "32 threads wait in bar.sync at line"
        asm volatile("bar.sync 2, 64;" ::: "memory");
    } else {
        asm volatile("bar.sync 2, 64;" ::: "memory");
        asm volatile("bar.sync 1, 64;" ::: "memory");
    }
    out[threadIdx.x] = 1;
}

// run: crossed_numbers_ok<<<1, 64>>>(zero(64))
__global__ void crossed_numbers_ok(int *out) {
    asm volatile("bar.sync 1, 64;" ::: "memory");
    asm volatile("bar.sync 2, 64;" ::: "memory");
    out[threadIdx.x] = 1;
}

// Threads that wait for something else while others arrive at barriers.
// run: latch_then_barrier_ok<<<1, 2>>>(zero(2))
__global__ void latch_then_barrier_ok(int *out) {
    __shared__ cuda::latch<cuda::thread_scope_block> l;
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int data;
    if (threadIdx.x == 0) {
        new (&l) cuda::latch<cuda::thread_scope_block>(1);
        init(&bar, 1);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        l.wait();
        out[0] = data;
    } else {
        data = 5;
        l.count_down();
        (void)bar.arrive();
    }
}

// run: semaphore_then_barrier_ok<<<1, 2>>>(zero(2))
__global__ void semaphore_then_barrier_ok(int *out) {
    __shared__ cuda::binary_semaphore<cuda::thread_scope_block> l;
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int data;
    if (threadIdx.x == 0) {
        new (&l) cuda::binary_semaphore<cuda::thread_scope_block>(0);
        init(&bar, 1);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        l.acquire();
        out[0] = data;
    } else {
        data = 5;
        l.release();
        (void)bar.arrive();
    }
}

// run: flag_then_barrier_ok<<<1, 2>>>(zero(2))
__global__ void flag_then_barrier_ok(int *out) {
    __shared__ int flag;
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int data;
    if (threadIdx.x == 0) {
        flag = 0;
        init(&bar, 1);
    }
    __syncthreads();
    cuda::atomic_ref<int, cuda::thread_scope_block> f(flag);
    if (threadIdx.x == 0) {
        f.wait(0);
        out[0] = data;
    } else {
        data = 5;
        f.store(1);
        (void)bar.arrive();
    }
}

// A barrier that is initialised again, at which other threads arrive than before.
// run: part_phases_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void part_phases_ok(const int *in, int *out) {
    __shared__ cuda::barrier<cuda::thread_scope_block> bar;
    __shared__ int data[64];
    int t = threadIdx.x;
    for (int k = 0; k < 3; k++) {
        if (t == 0)
            init(&bar, 32);
        __syncthreads();
        data[t] = in[t] + k;
        if (t < 32 && k == 0)
            (void)bar.arrive();
        else if (k == 0) {
            bar.wait_parity(0);
            (void)bar.arrive();
        } else if (t >= 32)
            (void)bar.arrive();
        else {
            bar.wait_parity(0);
            out[t] += data[t + 32];
        }
        __syncthreads();
    }
}

// The same with two counters, which are so far from each other that a cache by their addresses has one place for both.
// run: half_warp_counts_far_ok<<<1, 32>>>(zero(64))
__global__ void half_warp_counts_far_ok(int *out) {
    __shared__ int c[512];
    if (threadIdx.x < 2)
        c[threadIdx.x * 256] = 0;
    __syncwarp();
    if (threadIdx.x < 16) {
        atomicAdd(&c[0], 1);
        atomicAdd(&c[256], 1);
        __syncwarp(0xffff);
        if (threadIdx.x == 3) {
            atomicAdd(&c[0], 1);
            atomicAdd(&c[256], 1);
            out[0] = c[0] + c[256];
        }
    }
}
