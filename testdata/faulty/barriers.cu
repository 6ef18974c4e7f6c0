// Barriers that not all threads reach, and operations of warps whose lanes are not there.

// Some threads wait at one barrier, the others at another one.
// run: two_barriers<<<1, 64>>>(zero(64))
__global__ void two_barriers(int *out) {
    if (threadIdx.x < 32)
        __syncthreads(); // want divergence
    else
        __syncthreads(); // may divergence
    out[threadIdx.x] = 1;
}

// run: two_barriers_ok<<<1, 64>>>(zero(64))
__global__ void two_barriers_ok(int *out) {
    if (blockDim.x > 32)
        __syncthreads();
    else
        __syncthreads();
    out[threadIdx.x] = 1;
}

// run: barrier_in_if<<<1, 64>>>(zero(64))
__global__ void barrier_in_if(int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t;
    if (t % 2 == 0)
        __syncthreads(); // want divergence
    out[t] = s[t];
    __syncthreads(); // may divergence
    out[t] += 1;
}

// run: barrier_in_if_ok<<<1, 64>>>(zero(64))
__global__ void barrier_in_if_ok(int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = t;
    if (t % 2 == 0)
        s[t] += 1;
    __syncthreads();
    out[t] = s[t];
    __syncthreads();
    out[t] += 1;
}

// Each thread goes round as often as its index says.
// run: barrier_in_loop<<<1, 8>>>(zero(8))
__global__ void barrier_in_loop(int *out) {
    int t = threadIdx.x, n = 0;
    for (int k = 0; k <= t; k++) {
        n += k;
        __syncthreads(); // want divergence
    }
    __syncthreads(); // may divergence
    out[t] = n;
}

// run: barrier_in_loop_ok<<<1, 8>>>(zero(8))
__global__ void barrier_in_loop_ok(int *out) {
    int t = threadIdx.x, n = 0;
    for (int k = 0; k < blockDim.x; k++) {
        if (k <= t)
            n += k;
        __syncthreads();
    }
    __syncthreads();
    out[t] = n;
}

// run: break_before_barrier<<<1, 32>>>(iota(32), zero(32))
__global__ void break_before_barrier(const int *in, int *out) {
    __shared__ int s;
    int t = threadIdx.x, n = 0;
    for (int k = 0; k < 4; k++) {
        if (in[t] < k)
            break;
        n++;
        __syncthreads(); // want divergence
    }
    if (t == 0)
        s = n;
    __syncthreads(); // may divergence
    out[t] = s;
}

// run: break_before_barrier_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void break_before_barrier_ok(const int *in, int *out) {
    __shared__ int s;
    int t = threadIdx.x, n = 0;
    for (int k = 0; k < 4; k++) {
        if (in[t] >= k)
            n++;
        __syncthreads();
    }
    if (t == 0)
        s = n;
    __syncthreads();
    out[t] = s;
}

// run: barrier_in_helper<<<1, 64>>>(zero(64))
__device__ void settle(volatile int *s, int i) {
    s[i] = i;
    __syncthreads(); // want divergence
}
__global__ void barrier_in_helper(int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    if (t < 48)
        settle(s, t);
    else
        s[t] = 0;
    __syncthreads(); // may divergence
    out[t] = s[63 - t];
}

// run: barrier_in_helper_ok<<<1, 64>>>(zero(64))
__global__ void barrier_in_helper_ok(int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    settle(s, t);
    out[t] = s[63 - t];
}

// The caller is not among the lanes that it names.
// run: not_in_mask<<<1, 32>>>(zero(32))
__global__ void not_in_mask(int *out) {
    int v = threadIdx.x;
    out[v] = __shfl_xor_sync(0x0000ffffu, v, 1); // want warp
}

// run: not_in_mask_ok<<<1, 32>>>(zero(32))
__global__ void not_in_mask_ok(int *out) {
    int v = threadIdx.x;
    if (v < 16)
        out[v] = __shfl_xor_sync(0x0000ffffu, v, 1);
}

// Half of the warp has returned, and the mask names all of it.
// run: exited_lanes<<<1, 32>>>(zero(32))
__global__ void exited_lanes(int *out) {
    int t = threadIdx.x;
    if (t >= 16)
        return;
    out[t] = __shfl_down_sync(0xffffffffu, t, 8); // want warp
}

// run: exited_lanes_ok<<<1, 32>>>(zero(32))
__global__ void exited_lanes_ok(int *out) {
    int t = threadIdx.x;
    if (t >= 16)
        return;
    out[t] = __shfl_down_sync(0x0000ffffu, t, 8, 16);
}

// The source is a lane that does not take part: the value is undefined.
// run: silent_source<<<1, 32>>>(zero(32))
__global__ void silent_source(int *out) {
    int t = threadIdx.x;
    if (t < 16)
        out[t] = __shfl_sync(0x0000ffffu, t, 20); // want warp
}

// run: silent_source_ok<<<1, 32>>>(zero(32))
__global__ void silent_source_ok(int *out) {
    int t = threadIdx.x;
    if (t < 16)
        out[t] = __shfl_sync(0x0000ffffu, t, 4);
}

// A sum over the warp under a condition, with the whole mask: the last lanes have nothing to do, and the block has not 32 threads either.
// run: partial_warp<<<1, 48>>>(iota(48), zero(48), 40)
__global__ void partial_warp(const int *in, int *out, int n) {
    int t = threadIdx.x;
    if (t < n) {
        int v = in[t];
        for (int d = 16; d > 0; d /= 2)
            v += __shfl_down_sync(0xffffffffu, v, d); // want warp
        out[t] = v;
    }
}

// run: partial_warp_ok<<<1, 64>>>(iota(64), zero(64), 40)
__global__ void partial_warp_ok(const int *in, int *out, int n) {
    int t = threadIdx.x;
    int v = t < n ? in[t] : 0;
    for (int d = 16; d > 0; d /= 2)
        v += __shfl_down_sync(0xffffffffu, v, d);
    if (t < n)
        out[t] = v;
}

// run: vote_exited<<<1, 32>>>(iota(32), zero(32))
__global__ void vote_exited(const int *in, int *out) {
    int t = threadIdx.x;
    if (in[t] > 20)
        return;
    out[t] = __ballot_sync(0xffffffffu, t & 1); // want warp
}

// run: vote_exited_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void vote_exited_ok(const int *in, int *out) {
    int t = threadIdx.x;
    unsigned here = __ballot_sync(0xffffffffu, in[t] <= 20);
    if (in[t] > 20)
        return;
    out[t] = __ballot_sync(here, t & 1);
}

// run: sync_not_in_mask<<<1, 32>>>(zero(32))
__global__ void sync_not_in_mask(int *out) {
    out[threadIdx.x] = 1;
    __syncwarp(0x7fffffffu); // want warp
}

// run: sync_not_in_mask_ok<<<1, 32>>>(zero(32))
__global__ void sync_not_in_mask_ok(int *out) {
    out[threadIdx.x] = 1;
    if (threadIdx.x != 31)
        __syncwarp(0x7fffffffu);
}

// A barrier with a number, for as many threads as one warp has: neither warp waits for the other one.
// run: numbered_too_few<<<1, 64>>>(new(64))
__global__ void numbered_too_few(int *out) {
    __shared__ int box[64];
    int t = threadIdx.x;
    box[t] = t; // may shared-race
    asm volatile("bar.sync 1, 32;" ::: "memory");
    out[t] = box[63 - t]; // want shared-race
    // may uninitialised
}

// run: numbered_too_few_ok<<<1, 64>>>(new(64))
__global__ void numbered_too_few_ok(int *out) {
    __shared__ int box[64];
    int t = threadIdx.x;
    box[t] = t;
    asm volatile("bar.sync 1, 64;" ::: "memory");
    out[t] = box[63 - t];
}

// A consumer that waits more often than the producer arrives.
// run: numbered_too_often<<<1, 64>>>(iota(128), new(128))
__global__ void numbered_too_often(const int *in, int *out) {
    __shared__ int box[32];
    int w = threadIdx.x / 32, l = threadIdx.x % 32;
    for (int i = 0; i < 4; i++) {
        if (w == 0) {
            if (i > 0)
                asm volatile("bar.sync 2, 64;" ::: "memory");
            box[l] = in[i * 32 + l];
            if (i < 3)
                asm volatile("bar.arrive 1, 64;" ::: "memory");
        } else {
            asm volatile("bar.sync 1, 64;" ::: "memory"); // want divergence
            out[i * 32 + l] = box[31 - l];
            if (i < 3)
                asm volatile("bar.arrive 2, 64;" ::: "memory");
        }
    }
}

// run: numbered_too_often_ok<<<1, 64>>>(iota(128), new(128))
__global__ void numbered_too_often_ok(const int *in, int *out) {
    __shared__ int box[32];
    int w = threadIdx.x / 32, l = threadIdx.x % 32;
    for (int i = 0; i < 4; i++) {
        if (w == 0) {
            if (i > 0)
                asm volatile("bar.sync 2, 64;" ::: "memory");
            box[l] = in[i * 32 + l];
            asm volatile("bar.arrive 1, 64;" ::: "memory");
        } else {
            asm volatile("bar.sync 1, 64;" ::: "memory");
            out[i * 32 + l] = box[31 - l];
            if (i < 3)
                asm volatile("bar.arrive 2, 64;" ::: "memory");
        }
    }
}
