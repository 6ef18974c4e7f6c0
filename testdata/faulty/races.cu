// Accesses of several threads to one place, of which one at least is a write, with nothing that orders them.

// The other warp's values are read without a barrier.
// run: reversed<<<1, 64>>>(zero(64))
__global__ void reversed(int *out) {
    __shared__ int t[64];
    int i = threadIdx.x;
    t[i] = i;          // may shared-race
    out[i] = t[63 - i]; // want shared-race
    // may uninitialised: thread 0 reads what thread 63 has not written
}

// run: reversed_ok<<<1, 64>>>(zero(64))
__global__ void reversed_ok(int *out) {
    __shared__ int t[64];
    int i = threadIdx.x;
    t[i] = i;
    __syncthreads();
    out[i] = t[63 - i];
}

// The barrier stands before the loop instead of in it.
// run: reduce_no_barrier<<<1, 128>>>(iota(128), zero(1))
__global__ void reduce_no_barrier(const int *in, int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d /= 2)
        if (t < d)
            s[t] += s[t + d]; // want shared-race
    if (t == 0)
        out[0] = s[0];
}

// run: reduce_no_barrier_ok<<<1, 128>>>(iota(128), zero(1))
__global__ void reduce_no_barrier_ok(const int *in, int *out) {
    __shared__ int s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        if (t < d)
            s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0)
        out[0] = s[0];
}

// The barrier stands at the start of each round, so the last sums are read without one.
// run: reduce_last_barrier<<<1, 128>>>(iota(128), zero(128))
__global__ void reduce_last_barrier(const float *in, float *out) {
    __shared__ float s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        __syncthreads();
        if (t < d)
            s[t] += s[t + d]; // may shared-race
    }
    out[t] = in[t] / s[0]; // want shared-race
}

// run: reduce_last_barrier_ok<<<1, 128>>>(iota(128), zero(128))
__global__ void reduce_last_barrier_ok(const float *in, float *out) {
    __shared__ float s[128];
    int t = threadIdx.x;
    s[t] = in[t];
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        __syncthreads();
        if (t < d)
            s[t] += s[t + d];
    }
    __syncthreads();
    out[t] = in[t] / (1 + s[0]);
}

// The next tile is stored before all threads have read this one.
// run: tile_overwritten<<<1, 8x8>>>(iota(256), iota(256), zero(64), 4)
__global__ void tile_overwritten(const float *a, const float *b, float *c, int tiles) {
    __shared__ float ta[8][8], tb[8][8];
    int x = threadIdx.x, y = threadIdx.y;
    float sum = 0;
    for (int k = 0; k < tiles; k++) {
        ta[y][x] = a[y * 8 * tiles + k * 8 + x]; // want shared-race
        tb[y][x] = b[(k * 8 + y) * 8 + x];       // may shared-race
        __syncthreads();
        for (int j = 0; j < 8; j++)
            sum += ta[y][j] * tb[j][x]; // may shared-race
    }
    c[y * 8 + x] = sum;
}

// run: tile_overwritten_ok<<<1, 8x8>>>(iota(256), iota(256), zero(64), 4)
__global__ void tile_overwritten_ok(const float *a, const float *b, float *c, int tiles) {
    __shared__ float ta[8][8], tb[8][8];
    int x = threadIdx.x, y = threadIdx.y;
    float sum = 0;
    for (int k = 0; k < tiles; k++) {
        ta[y][x] = a[y * 8 * tiles + k * 8 + x];
        tb[y][x] = b[(k * 8 + y) * 8 + x];
        __syncthreads();
        for (int j = 0; j < 8; j++)
            sum += ta[y][j] * tb[j][x];
        __syncthreads();
    }
    c[y * 8 + x] = sum;
}

// Two buffers need one barrier a round; here there is none between filling one and reading it.
// run: double_buffer<<<1, 64>>>(iota(256), zero(64), 4)
__global__ void double_buffer(const int *in, int *out, int rounds) {
    __shared__ int buf[2][64];
    int t = threadIdx.x, sum = 0;
    buf[0][t] = in[t];
    __syncthreads();
    for (int r = 0; r < rounds; r++) {
        if (r + 1 < rounds)
            buf[(r + 1) & 1][t] = in[(r + 1) * 64 + t]; // may shared-race
        sum += buf[r & 1][(t + 1) % 64];                // want shared-race
        // may uninitialised
    }
    out[t] = sum;
}

// run: double_buffer_ok<<<1, 64>>>(iota(256), zero(64), 4)
__global__ void double_buffer_ok(const int *in, int *out, int rounds) {
    __shared__ int buf[2][64];
    int t = threadIdx.x, sum = 0;
    buf[0][t] = in[t];
    __syncthreads();
    for (int r = 0; r < rounds; r++) {
        if (r + 1 < rounds)
            buf[(r + 1) & 1][t] = in[(r + 1) * 64 + t];
        sum += buf[r & 1][(t + 1) % 64];
        __syncthreads();
    }
    out[t] = sum;
}

// The halo's cells are written by the first threads and read by the last.
// run: halo<<<1, 64>>>(iota(68), zero(64))
__global__ void halo(const float *in, float *out) {
    __shared__ float s[68];
    int t = threadIdx.x;
    s[t + 2] = in[t + 2];
    __syncthreads();
    if (t < 2) {
        s[t] = in[t];
        s[t + 66] = in[t + 66];
    }
    out[t] = s[t] + s[t + 1] + s[t + 2] + s[t + 3] + s[t + 4]; // want shared-race
    // may uninitialised
}

// run: halo_ok<<<1, 64>>>(iota(68), zero(64))
__global__ void halo_ok(const float *in, float *out) {
    __shared__ float s[68];
    int t = threadIdx.x;
    s[t + 2] = in[t + 2];
    if (t < 2) {
        s[t] = in[t];
        s[t + 66] = in[t + 66];
    }
    __syncthreads();
    out[t] = s[t] + s[t + 1] + s[t + 2] + s[t + 3] + s[t + 4];
}

// run: shared_histogram<<<1, 64>>>(iota(64), zero(16))
__global__ void shared_histogram(const unsigned *keys, unsigned *out) {
    __shared__ unsigned bins[16];
    int t = threadIdx.x;
    if (t < 16)
        bins[t] = 0;
    __syncthreads();
    bins[keys[t] % 16]++; // want shared-race
    __syncthreads();
    if (t < 16)
        out[t] = bins[t];
}

// run: shared_histogram_ok<<<1, 64>>>(iota(64), zero(16))
__global__ void shared_histogram_ok(const unsigned *keys, unsigned *out) {
    __shared__ unsigned bins[16];
    int t = threadIdx.x;
    if (t < 16)
        bins[t] = 0;
    __syncthreads();
    atomicAdd(&bins[keys[t] % 16], 1u);
    __syncthreads();
    if (t < 16)
        out[t] = bins[t];
}

// The bins are cleared by the first threads, and others count before that is done.
// run: uncleared_histogram<<<1, 64>>>(iota(64), zero(16))
__global__ void uncleared_histogram(const unsigned *keys, unsigned *out) {
    __shared__ unsigned bins[16];
    int t = threadIdx.x;
    if (t < 16)
        bins[t] = 0;
    atomicAdd(&bins[keys[t] % 16], 1u); // want shared-race
    // may uninitialised
    __syncthreads();
    if (t < 16)
        out[t] = bins[t];
}

// run: uncleared_histogram_ok<<<1, 64>>>(iota(64), zero(16))
__global__ void uncleared_histogram_ok(const unsigned *keys, unsigned *out) {
    __shared__ unsigned bins[16];
    int t = threadIdx.x;
    for (int b = t; b < 16; b += blockDim.x)
        bins[b] = 0;
    __syncthreads();
    atomicAdd(&bins[keys[t] % 16], 1u);
    __syncthreads();
    if (t < 16)
        out[t] = bins[t];
}

// run: race_in_helper<<<1, 32>>>(zero(32))
__device__ void put(int *where, int i, int v) {
    where[i / 2] = v; // want shared-race
}
__global__ void race_in_helper(int *out) {
    __shared__ int s[32];
    s[threadIdx.x] = 0;
    __syncthreads();
    put(s, threadIdx.x, threadIdx.x);
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x];
}

// run: race_in_helper_ok<<<1, 32>>>(zero(32))
__global__ void race_in_helper_ok(int *out) {
    __shared__ int s[32];
    s[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x % 2 == 0)
        put(s, threadIdx.x, threadIdx.x);
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x];
}

// In place: what a round reads another thread overwrites in the same round.
// run: scan_in_place<<<1, 64>>>(iota(64), zero(64))
__global__ void scan_in_place(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = 1; d < 64; d *= 2) {
        if (t >= d)
            s[t] += s[t - d]; // want shared-race
        __syncthreads();
    }
    out[t] = s[t];
}

// run: scan_in_place_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void scan_in_place_ok(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = 1; d < 64; d *= 2) {
        int v = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += v;
        __syncthreads();
    }
    out[t] = s[t];
}

// A flag that the next iteration sets is still being read.
// run: flag_reused<<<1, 64>>>(iota(64), zero(64), 3)
__global__ void flag_reused(const int *in, int *out, int rounds) {
    __shared__ int first;
    int t = threadIdx.x, sum = 0;
    for (int r = 0; r < rounds; r++) {
        if (t == 0)
            first = in[r]; // want shared-race
        __syncthreads();
        sum += first; // may shared-race
    }
    out[t] = sum;
}

// run: flag_reused_ok<<<1, 64>>>(iota(64), zero(64), 3)
__global__ void flag_reused_ok(const int *in, int *out, int rounds) {
    __shared__ int first;
    int t = threadIdx.x, sum = 0;
    for (int r = 0; r < rounds; r++) {
        if (t == 0)
            first = in[r];
        __syncthreads();
        sum += first;
        __syncthreads();
    }
    out[t] = sum;
}

// The lanes of a warp do not run in step (CUDA C++ Programming Guide, Independent Thread Scheduling).
// run: warp_in_step<<<1, 32>>>(iota(32), zero(1))
__global__ void warp_in_step(const int *in, int *out) {
    __shared__ volatile int s[64];
    int t = threadIdx.x;
    s[t] = in[t];
    s[t + 32] = 0;
    for (int d = 16; d > 0; d /= 2)
        s[t] = s[t] + s[t + d]; // want shared-race
    // may uninitialised
    if (t == 0)
        out[0] = s[0];
}

// run: warp_in_step_ok<<<1, 32>>>(iota(32), zero(1))
__global__ void warp_in_step_ok(const int *in, int *out) {
    __shared__ volatile int s[64];
    int t = threadIdx.x;
    s[t] = in[t];
    s[t + 32] = 0;
    __syncwarp();
    for (int d = 16; d > 0; d /= 2) {
        int v = s[t] + s[t + d];
        __syncwarp();
        s[t] = v;
        __syncwarp();
    }
    if (t == 0)
        out[0] = s[0];
}

// Two halves of a warp, and a barrier for each half only.
// run: half_warps<<<1, 32>>>(zero(32))
__global__ void half_warps(int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t; // may shared-race
    __syncwarp(t < 16 ? 0x0000ffffu : 0xffff0000u);
    out[t] = s[(t + 16) % 32]; // want shared-race
    // may uninitialised
}

// run: half_warps_ok<<<1, 32>>>(zero(32))
__global__ void half_warps_ok(int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t] = t;
    __syncwarp(t < 16 ? 0x0000ffffu : 0xffff0000u);
    out[t] = s[t ^ 1];
}

// Different values for one place: which one stays is open.
// run: last_writer<<<1, 32>>>(zero(32))
__global__ void last_writer(int *out) {
    __shared__ int winner;
    winner = threadIdx.x; // want shared-race
    __syncthreads();
    out[threadIdx.x] = winner;
}

// run: last_writer_ok<<<1, 32>>>(zero(32))
__global__ void last_writer_ok(int *out) {
    __shared__ int winner;
    if (threadIdx.x == 31)
        winner = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = winner;
}

// The second array begins one element too early.
// run: arrays_overlap<<<1, 32, 256>>>(zero(32))
__global__ void arrays_overlap(int *out) {
    extern __shared__ int mem[];
    int *a = mem, *b = mem + blockDim.x - 1;
    a[threadIdx.x] = 1;
    b[threadIdx.x] = 2; // want shared-race
    __syncthreads();
    out[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x];
}

// run: arrays_overlap_ok<<<1, 32, 256>>>(zero(32))
__global__ void arrays_overlap_ok(int *out) {
    extern __shared__ int mem[];
    int *a = mem, *b = mem + blockDim.x;
    a[threadIdx.x] = 1;
    b[threadIdx.x] = 2;
    __syncthreads();
    out[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x];
}

// A matrix is transposed in place, a thread an element, without the swap.
// run: transpose_in_place<<<1, 8x8>>>(iota(64), 8)
__global__ void transpose_in_place(float *m, int n) {
    int x = threadIdx.x, y = threadIdx.y;
    m[y * n + x] = m[x * n + y]; // want global-race
}

// run: transpose_in_place_ok<<<1, 8x8>>>(iota(64), 8)
__global__ void transpose_in_place_ok(float *m, int n) {
    int x = threadIdx.x, y = threadIdx.y;
    if (x < y) {
        float v = m[y * n + x];
        m[y * n + x] = m[x * n + y];
        m[x * n + y] = v;
    }
}

// Threads of one block, in global memory.
// run: shift_in_place<<<1, 64>>>(iota(64))
__global__ void shift_in_place(int *a) {
    int i = threadIdx.x;
    if (i + 1 < blockDim.x)
        a[i] = a[i + 1]; // want global-race
}

// run: shift_in_place_ok<<<1, 64>>>(iota(64))
__global__ void shift_in_place_ok(int *a) {
    int i = threadIdx.x, v = 0;
    if (i + 1 < blockDim.x)
        v = a[i + 1];
    __syncthreads();
    if (i + 1 < blockDim.x)
        a[i] = v;
}

// Blocks read the cells of their neighbours that those overwrite.
// run: smooth_in_place<<<4, 32>>>(iota(130), 128)
__global__ void smooth_in_place(float *a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
    float v = (a[i - 1] + a[i] + a[i + 1]) / 3; // may global-race
    __syncthreads();
    if (i <= n)
        a[i] = v; // want global-race
}

// run: smooth_in_place_ok<<<4, 32>>>(iota(130), zero(130), 128)
__global__ void smooth_in_place_ok(const float *a, float *b, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
    float v = (a[i - 1] + a[i] + a[i + 1]) / 3;
    __syncthreads();
    if (i <= n)
        b[i] = v;
}

// run: counter<<<4, 32>>>(zero(1))
__global__ void counter(int *total) {
    *total += 1; // want global-race
}

// run: counter_ok<<<4, 32>>>(zero(1))
__global__ void counter_ok(int *total) {
    atomicAdd(total, 1);
}

// One thread of each block adds: the blocks race with each other.
// run: block_sums<<<8, 32>>>(iota(256), zero(1))
__global__ void block_sums(const int *in, int *total) {
    __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, in[blockIdx.x * blockDim.x + threadIdx.x]);
    __syncthreads();
    if (threadIdx.x == 0)
        *total = *total + sum; // want global-race
}

// run: block_sums_ok<<<8, 32>>>(iota(256), zero(1))
__global__ void block_sums_ok(const int *in, int *total) {
    __shared__ int sum;
    if (threadIdx.x == 0)
        sum = 0;
    __syncthreads();
    atomicAdd(&sum, in[blockIdx.x * blockDim.x + threadIdx.x]);
    __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd(total, sum);
}

// run: global_histogram<<<2, 64>>>(iota(128), zero(8))
__global__ void global_histogram(const unsigned char *pixels, unsigned *bins) {
    bins[pixels[blockIdx.x * blockDim.x + threadIdx.x] & 7] += 1; // want global-race
}

// run: global_histogram_ok<<<2, 64>>>(iota(128), zero(8))
__global__ void global_histogram_ok(const unsigned char *pixels, unsigned *bins) {
    atomicAdd(&bins[pixels[blockIdx.x * blockDim.x + threadIdx.x] & 7], 1u);
}

// The atomics of some threads against plain accesses of others.
// run: mixed<<<1, 64>>>(zero(1), zero(64))
__global__ void mixed(int *total, int *out) {
    atomicAdd(total, 1);       // may global-race
    out[threadIdx.x] = *total; // want global-race
}

// run: mixed_ok<<<1, 64>>>(zero(1), zero(64))
__global__ void mixed_ok(int *total, int *out) {
    atomicAdd(total, 1);
    __syncthreads();
    out[threadIdx.x] = *total;
}

// run: mixed_shared<<<1, 64>>>(zero(64))
__global__ void mixed_shared(int *out) {
    __shared__ int most;
    if (threadIdx.x == 0)
        most = 0;
    __syncthreads();
    atomicMax(&most, (int)threadIdx.x); // may shared-race
    out[threadIdx.x] = most;            // want shared-race
}

// run: mixed_shared_ok<<<1, 64>>>(zero(64))
__global__ void mixed_shared_ok(int *out) {
    __shared__ int most;
    if (threadIdx.x == 0)
        most = 0;
    __syncthreads();
    atomicMax(&most, (int)threadIdx.x);
    __syncthreads();
    out[threadIdx.x] = most;
}

// Atomics that hold for the threads of a block only, and two blocks.
// run: narrow_scope<<<2, 32>>>(zero(1))
__global__ void narrow_scope(int *total) {
    atomicAdd_block(total, 1); // want scope
}

// run: narrow_scope_ok<<<2, 32>>>(zero(2))
__global__ void narrow_scope_ok(int *totals) {
    atomicAdd_block(totals + blockIdx.x, 1);
}

// A barrier orders the threads of its block, not those of others.
// run: barrier_is_no_grid<<<2, 32>>>(zero(64), zero(64))
__global__ void barrier_is_no_grid(int *a, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, n = gridDim.x * blockDim.x;
    a[i] = i; // may global-race
    __syncthreads();
    out[i] = a[n - 1 - i]; // want global-race
}

// run: barrier_is_no_grid_ok<<<2, 32>>>(zero(64), zero(64))
__global__ void barrier_is_no_grid_ok(int *a, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    a[i] = i;
    __syncthreads();
    out[i] = a[blockIdx.x * blockDim.x + 31 - threadIdx.x];
}

// The frontier of a breadth-first search: two threads write different levels for one node.
// run: levels<<<1, 32>>>(zero(16))
__global__ void levels(int *level) {
    level[threadIdx.x / 2] = threadIdx.x; // want global-race
}

// run: levels_ok<<<1, 32>>>(zero(16))
__global__ void levels_ok(int *level) {
    atomicMax(&level[threadIdx.x / 2], (int)threadIdx.x);
}

__device__ float2 extent;

// run: device_variable<<<2, 32>>>(iota(64))
__global__ void device_variable(const float *in) {
    float v = in[blockIdx.x * blockDim.x + threadIdx.x];
    extent.y = fmaxf(extent.y, v); // want global-race
}

// run: device_variable_ok<<<1, 1>>>(iota(64))
__global__ void device_variable_ok(const float *in) {
    for (int k = 0; k < 64; k++)
        extent.y = fmaxf(extent.y, in[k]);
}

// A lock that guards the writes of one field only.
// run: half_locked<<<2, 4>>>(zero(2), zero(1))
__global__ void half_locked(int *sums, int *lock) {
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    __threadfence();
    sums[0] += 1;
    __threadfence();
    atomicExch(lock, 0);
    sums[1] += 1; // want global-race
}

// run: half_locked_ok<<<2, 4>>>(zero(2), zero(1))
__global__ void half_locked_ok(int *sums, int *lock) {
    while (atomicCAS(lock, 0, 1) != 0)
        ;
    __threadfence();
    sums[0] += 1;
    sums[1] += 1;
    __threadfence();
    atomicExch(lock, 0);
}

// Copies byte by byte, of too few elements apart.
// run: bytes_overlap<<<1, 32>>>(iota(64), zero(36))
__global__ void bytes_overlap(const int *in, int *out) {
    memcpy(&out[threadIdx.x], &in[2 * threadIdx.x], 2 * sizeof(int)); // want global-race
}

// run: bytes_overlap_ok<<<1, 32>>>(iota(64), zero(64))
__global__ void bytes_overlap_ok(const int *in, int *out) {
    memcpy(&out[2 * threadIdx.x], &in[2 * threadIdx.x], 2 * sizeof(int));
}

// Halves of words that different threads copy to.
// run: halves_copied<<<1, 32>>>(iota(32), zero(16))
__global__ void halves_copied(const short *in, int *out) {
    memcpy((char *)out + 2 * (threadIdx.x / 2), &in[threadIdx.x], sizeof(short)); // want global-race
}

// run: halves_copied_ok<<<1, 32>>>(iota(32), zero(16))
__global__ void halves_copied_ok(const short *in, int *out) {
    memcpy((char *)out + 2 * threadIdx.x, &in[threadIdx.x], sizeof(short));
}

// What lanes add up is the warp's own after __syncwarp.
// run: warp_counts<<<1, 64>>>(zero(64))
__global__ void warp_counts(int *out) {
    __shared__ int s[2];
    int t = threadIdx.x;
    if (t < 2)
        s[t] = 0;
    __syncthreads();
    atomicAdd(&s[t / 32], 1);
    out[t] = s[t / 32]; // want shared-race
}

// run: warp_counts_ok<<<1, 64>>>(zero(64))
__global__ void warp_counts_ok(int *out) {
    __shared__ int s[2];
    int t = threadIdx.x;
    if (t < 2)
        s[t] = 0;
    __syncthreads();
    atomicAdd(&s[t / 32], 1);
    __syncwarp();
    out[t] = s[t / 32];
    __syncwarp();
    if (t % 32 == 0) {
        atomicAdd_block(&s[t / 32], 1);
        out[t] = s[t / 32];
    }
}

// The other warp's lanes are not there.
// run: warp_of_two<<<1, 64>>>(zero(64))
__global__ void warp_of_two(int *out) {
    __shared__ int most;
    int t = threadIdx.x;
    if (t == 0)
        most = 0;
    __syncthreads();
    atomicMax(&most, t);
    __syncwarp();
    if (t == 33)
        most = 5; // want shared-race
}

// run: warp_of_two_ok<<<1, 64>>>(zero(64))
__global__ void warp_of_two_ok(int *out) {
    __shared__ int most;
    int t = threadIdx.x;
    if (t == 0)
        most = 0;
    __syncthreads();
    atomicMax(&most, t);
    __syncthreads();
    if (t == 33)
        most = 5;
}

// Threads clear elements that others clear too, and go on to change them: the stores of zero are no harm, the change meets them.
// run: cleared_twice<<<1, 192>>>(iota(192), zero(192), 192)
__global__ void cleared_twice(const int *a, int *out, int n) {
    __shared__ int s[192];
    int t = threadIdx.x;
    for (int i = t; i < 192; i += 64)
        s[i] = 0; // may same-value
        // may shared-race
    if (t < 64)
        s[64 + t] += a[t]; // want shared-race
    __syncthreads();
    out[t] = s[t];
}

// run: cleared_twice_ok<<<1, 192>>>(iota(192), zero(192), 192)
__global__ void cleared_twice_ok(const int *a, int *out, int n) {
    __shared__ int s[192];
    int t = threadIdx.x;
    for (int i = t; i < 192; i += 64)
        s[i] = 0; // note same-value
    __syncthreads();
    if (t < 64)
        s[64 + t] += a[t];
    __syncthreads();
    out[t] = s[t];
}

// The last one of those who stored the same changes it.
// run: last_changes<<<1, 96>>>(zero(1))
__global__ void last_changes(int *out) {
    __shared__ int s;
    int t = threadIdx.x;
    s = 1; // note same-value
    if (t == 95)
        s = 2; // want shared-race
    __syncthreads();
    if (t == 0)
        *out = s;
}

// run: last_changes_ok<<<1, 96>>>(zero(1))
__global__ void last_changes_ok(int *out) {
    __shared__ int s;
    int t = threadIdx.x;
    s = 1; // note same-value
    __syncthreads();
    if (t == 95)
        s = 2;
    __syncthreads();
    if (t == 0)
        *out = s;
}

// One warp stores the same, meets, and one of its lanes changes it.
// run: warp_stores_ok<<<1, 32>>>(zero(1))
__global__ void warp_stores_ok(int *out) {
    __shared__ int s;
    int t = threadIdx.x;
    s = 1; // note same-value
    __syncwarp();
    if (t == 31)
        s = 2;
    __syncwarp();
    if (t == 0)
        *out = s;
}

// A second warp has stored it too.
// run: warp_stores<<<1, 64>>>(zero(1))
__global__ void warp_stores(int *out) {
    __shared__ int s;
    int t = threadIdx.x;
    s = 1; // note same-value
    __syncwarp();
    if (t == 63)
        s = 2; // want shared-race
    __syncthreads();
    if (t == 0)
        *out = s;
}

// The same in memory of the device, and among blocks.
// run: global_last<<<1, 64>>>(zero(1))
__global__ void global_last(int *out) {
    *out = 1; // note same-value
    if (threadIdx.x == 63)
        *out = 2; // want global-race
}

// run: global_last_ok<<<1, 64>>>(zero(1))
__global__ void global_last_ok(int *out) {
    *out = 1; // note same-value
    __syncthreads();
    if (threadIdx.x == 63)
        *out = 2;
}

// run: block_last<<<3, 1>>>(zero(1))
__global__ void block_last(int *out) {
    *out = 1; // may same-value
    // may global-race
    if (blockIdx.x == 2)
        *out = 2; // want global-race
}

// Some store the same again and again.
// run: same_again_ok<<<2, 64>>>(zero(2), zero(1))
__global__ void same_again_ok(int *out, int *any) {
    __shared__ int s;
    for (int i = 0; i < 3; i++)
        s = 7; // note same-value
    for (int i = 0; i < 3; i++)
        *any = 1; // note same-value
    __syncthreads();
    if (threadIdx.x == 0)
        out[blockIdx.x] = s;
}

// run: lane_reads_counts<<<1, 64>>>(zero(64), zero(1))
// The lanes of a warp have met since they counted, but those of the other warp have counted too.
__global__ void lane_reads_counts(int* out, int* count) {
    atomicAdd(count, 1);
    __syncwarp();
    out[threadIdx.x] = *count; // want global-race
}

// run: lane_reads_counts_ok<<<1, 64>>>(zero(64), zero(1))
__global__ void lane_reads_counts_ok(int* out, int* count) {
    atomicAdd(count, 1);
    __syncthreads();
    out[threadIdx.x] = *count;
}
