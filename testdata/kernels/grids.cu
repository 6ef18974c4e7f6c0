// threads: 8 blocks: 6 cooperative: yes
// All blocks of the grid together: the grid's barrier, barriers made of atomic operations, locks, one block that waits for another.
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__device__ int grid_cells[2][48], flags[48], turn, arrived, mutex_word;
__device__ long long guarded;

// Each round reads what all other blocks wrote in the round before.
__global__ void relax(long long* out) {
    cg::grid_group grid = cg::this_grid();
    int i = grid.thread_rank(), n = grid.size();
    grid_cells[0][i] = i * i;
    grid.sync();
    for (int round = 0; round < 10; round++) {
        int from = round & 1;
        grid_cells[1 - from][i] = (grid_cells[from][(i + 7) % n] + grid_cells[from][(i + n - 5) % n] * 3) % 1000;
        if (round == 3 && i == 0) grid_cells[1 - from][i] += 17;
        cg::sync(grid);
    }
    out[i] = grid_cells[0][i] * 1000 + grid.block_rank() * 10 + grid.num_blocks();
}

__device__ void everybody(cg::grid_group g, int* counter, int goal) {
    __threadfence();
    atomicAdd(counter, 1);
    g.sync();
    while (atomicAdd(counter, 0) < goal) {}
}

// The barrier in a function, and a loop that waits.
__global__ void gathered(long long* out) {
    cg::grid_group grid = cg::this_grid();
    int i = grid.thread_rank();
    if (i == 0) arrived = 0;
    grid.sync();
    everybody(grid, &arrived, 48);
    out[i] = arrived;
}

// The barrier that people wrote before there was one for grids.
__global__ void counted(long long* out) {
    __threadfence();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    flags[i] = i * 3 + 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(&turn, 1);
        while (atomicAdd(&turn, 0) != gridDim.x);
        __threadfence();
    }
    __syncthreads();
    out[i] = flags[47 - i];
}

// Blocks go one after the other, the last one first.
__device__ volatile int ticket = 5;
__global__ void backwards(long long* out) {
    int b = blockIdx.x;
    if (threadIdx.x == 0) {
        while (ticket != b) {}
        out[5 - b] = b * 100 + (b < 5 ? out[4 - b] / 100 : 7);
        __threadfence();
        ticket = b - 1;
    }
}

class Lock {
    int* word;

public:
    __device__ explicit Lock(int* w) : word(w) {}
    __device__ void lock() {
        while (atomicCAS(word, 0, 1) != 0) {}
        __threadfence();
    }
    __device__ void unlock() {
        __threadfence();
        atomicExch(word, 0);
    }
};

__global__ void locked(long long* out) {
    Lock l(&mutex_word);
    for (int i = 0; i < 20; i++) {
        bool done = false;
        while (!done) {
            if (atomicCAS(&mutex_word, 0, 1) == 0) {
                __threadfence();
                guarded = guarded + threadIdx.x + 1;
                __threadfence();
                atomicExch(&mutex_word, 0);
                done = true;
            }
        }
        if (threadIdx.x == 0) {
            l.lock();
            guarded += 1000;
            l.unlock();
        }
    }
    cg::this_grid().sync();
    out[blockIdx.x * 8 + threadIdx.x] = guarded;
}

// A thread waits for a later one of its own block.
__device__ int handed[6];
__global__ void handing(long long* out) {
    int t = threadIdx.x, b = blockIdx.x;
    int* mine = &handed[b];
    if (t < 7) {
        do {
            t = threadIdx.x;
        } while (atomicAdd(mine, 0) != 7 - t);
        __threadfence();
    }
    out[b * 8 + t] = atomicAdd(mine, 1) * 10 + t;
}

// A thread notices in a condition what a later one of its own block wrote.
__device__ volatile int noticed[6];
__global__ void noticing(long long* out) {
    int t = threadIdx.x, b = blockIdx.x;
    if (t < 7) {
        bool seen = false;
        while (!seen) {
            if (noticed[b] == 7 - t) seen = true;
        }
        __threadfence();
    }
    out[b * 8 + t] = 70 - 9 * t;
    __threadfence();
    noticed[b] = 8 - t;
}

// Loops of labels and jumps that wait for other blocks and for threads of the same one: each adds to what the one behind
// it has left.
__device__ volatile int passed[49];
__global__ void jumping(long long* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int left, taken = 0;
    if (i == 47) passed[48] = 1;
behind:
    left = passed[i + 1];
    if (left == 0) goto behind;
    left += i < 47 ? grid_cells[0][i + 1] : 0;
    grid_cells[0][i] = i * 7;
    __threadfence();
    passed[i] = left * 3 % 1009 + i;
lock:
    for (int tries = 0; tries < 3; tries++) {
        if (taken) goto locked;
        taken = atomicCAS(&mutex_word, 0, 1) == 0;
    }
    goto lock;
locked:
    out[48] += i;
    __threadfence();
    atomicExch(&mutex_word, 0);
    out[i] = left;
}
