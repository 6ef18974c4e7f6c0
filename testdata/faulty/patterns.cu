// Faults within the patterns that programs are made of, each beside the pattern as it should be.

#include <cooperative_groups.h>

// A transposition through a tile whose threads read what others have stored.
// run: transpose_no_barrier<<<2x2, 8x8>>>(iota(256), zero(256), 16)
__global__ void transpose_no_barrier(const float *in, float *out, int n) {
    __shared__ float tile[8][9];
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x]; // may shared-race
    x = blockIdx.y * 8 + threadIdx.x;
    y = blockIdx.x * 8 + threadIdx.y;
    out[y * n + x] = tile[threadIdx.x][threadIdx.y]; // want shared-race
    // may uninitialised
}

// run: transpose_no_barrier_ok<<<2x2, 8x8>>>(iota(256), zero(256), 16)
__global__ void transpose_no_barrier_ok(const float *in, float *out, int n) {
    __shared__ float tile[8][9];
    int x = blockIdx.x * 8 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    x = blockIdx.y * 8 + threadIdx.x;
    y = blockIdx.x * 8 + threadIdx.y;
    out[y * n + x] = tile[threadIdx.x][threadIdx.y];
}

// run: grid_stride<<<2, 32>>>(iota(100), zero(100), 100)
__global__ void grid_stride(const int *in, int *out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i <= n; i += gridDim.x * blockDim.x)
        out[i] = in[i] + 1; // want out-of-bounds "100"
}

// run: grid_stride_ok<<<2, 32>>>(iota(100), zero(100), 100)
__global__ void grid_stride_ok(const int *in, int *out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        out[i] = in[i] + 1;
}

// The test stands after the access that it should guard.
// run: late_guard<<<1, 40>>>(iota(32), zero(40), 32)
__global__ void late_guard(const int *in, int *out, int n) {
    int i = threadIdx.x;
    if (in[i] > 3 && i < n) // want out-of-bounds "32"
        out[i] = 1;
}

// run: late_guard_ok<<<1, 40>>>(iota(32), zero(40), 32)
__global__ void late_guard_ok(const int *in, int *out, int n) {
    int i = threadIdx.x;
    if (i < n && in[i] > 3)
        out[i] = 1;
}

// run: volume_edge<<<1, 4x4x4>>>(iota(64), zero(64), 4)
__global__ void volume_edge(const float *in, float *out, int n) {
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, i = (z * n + y) * n + x;
    if (x > 0 && x < n - 1 && y > 0 && y < n - 1)
        out[i] = in[i - 1] + in[i + 1] + in[i - n * n] - 2 * in[i]; // want out-of-bounds
}

// run: volume_edge_ok<<<1, 4x4x4>>>(iota(64), zero(64), 4)
__global__ void volume_edge_ok(const float *in, float *out, int n) {
    int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, i = (z * n + y) * n + x;
    if (x > 0 && x < n - 1 && y > 0 && y < n - 1 && z > 0)
        out[i] = in[i - 1] + in[i + 1] + in[i - n * n] - 2 * in[i];
}

// The columns of a sparse matrix come from data.
// run: gather<<<1, 8>>>(iota(17), iota(8), zero(8))
__global__ void gather(const int *columns, const float *x, float *out) {
    out[threadIdx.x] = x[columns[2 * threadIdx.x]]; // want out-of-bounds
}

// run: gather_ok<<<1, 8>>>(iota(17), iota(8), zero(8))
__global__ void gather_ok(const int *columns, const float *x, float *out) {
    out[threadIdx.x] = x[columns[2 * threadIdx.x] / 2];
}

// run: clear_too_little<<<1, 32>>>(zero(32))
__global__ void clear_too_little(int *out) {
    __shared__ int s[32];
    if (threadIdx.x == 0)
        memset(s, 0, 32); // bytes, not ints
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x]; // want uninitialised
}

// run: clear_too_little_ok<<<1, 32>>>(zero(32))
__global__ void clear_too_little_ok(int *out) {
    __shared__ int s[32];
    if (threadIdx.x == 0)
        memset(s, 0, 32 * sizeof(int));
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x];
}

// run: set_by_helper<<<1, 4>>>(iota(4), zero(4))
__device__ bool find(const int *in, int what, int *where) {
    for (int k = 0; k < 3; k++)
        if (in[k] == what) {
            *where = k;
            return true;
        }
    return false;
}
__global__ void set_by_helper(const int *in, int *out) {
    int at;
    find(in, threadIdx.x, &at);
    out[threadIdx.x] = at; // want uninitialised
}

// run: set_by_helper_ok<<<1, 4>>>(iota(4), zero(4))
__global__ void set_by_helper_ok(const int *in, int *out) {
    int at;
    if (find(in, threadIdx.x, &at))
        out[threadIdx.x] = at;
}

// run: half_a_vector<<<1, 4>>>(zero(4))
__global__ void half_a_vector(float *out) {
    float4 v;
    v.x = 1;
    v.y = threadIdx.x;
    out[threadIdx.x] = v.x + v.y + v.z; // want part
}

// run: half_a_vector_ok<<<1, 4>>>(zero(4))
__global__ void half_a_vector_ok(float *out) {
    float4 v;
    v.x = 1;
    v.y = threadIdx.x;
    out[threadIdx.x] = v.x + v.y;
}

// run: switch_barrier<<<1, 64>>>(zero(64))
__global__ void switch_barrier(int *out) {
    switch (threadIdx.x % 3) {
    case 0:
        __syncthreads(); // want divergence
        break;
    case 1:
        out[threadIdx.x] = 1;
        break;
    }
    __syncthreads(); // may divergence
}

// run: switch_barrier_ok<<<1, 64>>>(zero(64))
__global__ void switch_barrier_ok(int *out) {
    switch (blockDim.x % 3) {
    case 1:
        __syncthreads();
        break;
    case 0:
        out[threadIdx.x] = 1;
        break;
    }
    __syncthreads();
}

// run: continue_past_barrier<<<1, 32>>>(iota(128), zero(32))
__global__ void continue_past_barrier(const int *in, int *out) {
    __shared__ int s[32];
    int t = threadIdx.x, sum = 0;
    for (int k = 0; k < 4; k++) {
        s[t] = in[k * 32 + t];
        if (s[t] % 5 == 0)
            continue;
        __syncthreads(); // want divergence
        sum += s[t];
    }
    out[t] = sum;
    __syncthreads(); // may divergence
}

// run: continue_past_barrier_ok<<<1, 32>>>(iota(128), zero(32))
__global__ void continue_past_barrier_ok(const int *in, int *out) {
    __shared__ int s[32];
    int t = threadIdx.x, sum = 0;
    for (int k = 0; k < 4; k++) {
        s[t] = in[k * 32 + t];
        __syncthreads();
        if (s[t] % 5 == 0)
            continue;
        sum += s[t];
    }
    out[t] = sum;
    __syncthreads();
}

// Each tile waits for itself only, and reads what the other one wrote.
// run: tiles<<<1, 32>>>(zero(32))
__global__ void tiles(int *out) {
    __shared__ int s[32];
    auto tile = cooperative_groups::tiled_partition<16>(cooperative_groups::this_thread_block());
    int t = threadIdx.x;
    s[t] = t; // may shared-race
    tile.sync();
    out[t] = s[31 - t]; // want shared-race
    // may uninitialised
}

// run: tiles_ok<<<1, 32>>>(zero(32))
__global__ void tiles_ok(int *out) {
    __shared__ int s[32];
    auto tile = cooperative_groups::tiled_partition<16>(cooperative_groups::this_thread_block());
    int t = threadIdx.x;
    s[t] = t;
    tile.sync();
    out[t] = s[t ^ 15];
}

// run: misaligned_atomic<<<1, 2>>>(zero(16))
__global__ void misaligned_atomic(unsigned char *bytes) {
    atomicAdd((int *)(bytes + 2 + 4 * threadIdx.x), 1); // want misaligned
}

// run: misaligned_atomic_ok<<<1, 2>>>(zero(16))
__global__ void misaligned_atomic_ok(unsigned char *bytes) {
    atomicAdd((int *)(bytes + 4 + 4 * threadIdx.x), 1);
}

// run: null_moved<<<1, 4>>>(null, zero(4))
__global__ void null_moved(const double *in, double *out) {
    const double *p = in + threadIdx.x;
    out[threadIdx.x] = p[1]; // want null|out-of-bounds
}

// run: null_moved_ok<<<1, 4>>>(null, zero(4))
__global__ void null_moved_ok(const double *in, double *out) {
    const double *p = in + threadIdx.x;
    out[threadIdx.x] = in == nullptr ? 0 : p[1];
}

struct Cell {
    int owner;
    float value;
};

// One field is written by all threads.
// run: one_field<<<1, 32>>>(zero(4))
__global__ void one_field(Cell *cells) {
    cells[threadIdx.x / 8].owner = threadIdx.x; // want global-race
}

// run: one_field_ok<<<1, 8>>>(zero(4))
__global__ void one_field_ok(Cell *cells) {
    if (threadIdx.x % 2 == 0)
        cells[threadIdx.x / 2].owner = threadIdx.x;
    else
        cells[threadIdx.x / 2].value = threadIdx.x;
}

// Blocks overlap by one element.
// run: overlapping_blocks<<<4, 9>>>(zero(33))
__global__ void overlapping_blocks(int *out) {
    out[blockIdx.x * 8 + threadIdx.x] = blockIdx.x * 100 + threadIdx.x; // want global-race
}

// run: overlapping_blocks_ok<<<4, 9>>>(zero(36))
__global__ void overlapping_blocks_ok(int *out) {
    out[blockIdx.x * 9 + threadIdx.x] = blockIdx.x * 100 + threadIdx.x;
}

// The result of the first block is read by the others of the same launch.
// run: broadcast_between_blocks<<<4, 32>>>(iota(1), zero(1), zero(128))
__global__ void broadcast_between_blocks(const int *in, int *scale, int *out) {
    if (blockIdx.x == 0 && threadIdx.x == 0)
        *scale = in[0] + 5; // may global-race
    __syncthreads();
    out[blockIdx.x * 32 + threadIdx.x] = *scale; // want global-race
}

// run: broadcast_between_blocks_ok<<<1, 32>>>(iota(1), zero(1), zero(32))
__global__ void broadcast_between_blocks_ok(const int *in, int *scale, int *out) {
    if (threadIdx.x == 0)
        *scale = in[0] + 5;
    __syncthreads();
    out[threadIdx.x] = *scale;
}

// The barrier for the queue's counter is there, that for its items is missing.
// run: queue_race<<<1, 64>>>(iota(64), zero(64))
__global__ void queue_race(const int *in, int *out) {
    __shared__ int items[64], count;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    if (in[threadIdx.x] % 2)
        items[atomicAdd(&count, 1)] = in[threadIdx.x]; // may shared-race
    // may uninitialised
    if (threadIdx.x < 16)
        out[threadIdx.x] = items[31 - threadIdx.x]; // want shared-race
}

// run: queue_race_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void queue_race_ok(const int *in, int *out) {
    __shared__ int items[64], count;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    if (in[threadIdx.x] % 2)
        items[atomicAdd(&count, 1)] = in[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < count)
        out[threadIdx.x] = items[threadIdx.x];
}

// run: to_int_at_the_end<<<1, 2>>>(zero(2), 2147483648)
__global__ void to_int_at_the_end(int *out, float x) {
    out[threadIdx.x] = (int)x; // want conversion
}

// run: to_int_at_the_end_ok<<<1, 2>>>(zero(2), 2147483520)
__global__ void to_int_at_the_end_ok(int *out, float x) {
    out[threadIdx.x] = (int)x + (int)-x;
}
