// What orders accesses and what does not: scopes, memory orders, barrier objects, copies, atomic operations beside plain ones.

#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/atomic>
#include <cuda/barrier>

namespace cg = cooperative_groups;

// Blocks count together with operations that are atomic within a block only.
// run: block_scope<<<4, 32>>>(zero(1))
__global__ void block_scope(unsigned *count) {
    if (threadIdx.x == 0)
        atomicInc_block(count, 100u); // want scope
}

// run: block_scope_ok<<<4, 32>>>(zero(5))
__global__ void block_scope_ok(unsigned *count) {
    atomicInc_block(&count[1 + blockIdx.x], 100u);
    atomicAdd_system(count, 1u);
}

// One of the two is wide enough.
// run: one_narrow<<<2, 32>>>(zero(1))
__global__ void one_narrow(int *best) {
    if (blockIdx.x == 0)
        atomicMax(best, (int)threadIdx.x); // want scope|global-race
    else
        atomicMax_block(best, (int)threadIdx.x); // may scope
}

// run: one_narrow_ok<<<2, 32>>>(zero(1))
__global__ void one_narrow_ok(int *best) {
    if (blockIdx.x == 0)
        atomicMax(best, (int)threadIdx.x);
    else
        atomicMax_system(best, (int)threadIdx.x);
}

// A fence of the block is not enough for other blocks.
// run: narrow_fence<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void narrow_fence(int *data, int *flag, int *out) {
    if (blockIdx.x == 0) {
        *data = 3;
        __threadfence_block();
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) == 0)
            ;
        *out = *data; // want global-race
    }
}

// run: narrow_fence_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void narrow_fence_ok(int *data, int *flag, int *out) {
    if (blockIdx.x == 0) {
        *data = 3;
        __threadfence();
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) == 0)
            ;
        *out = *data;
    }
}

// Nobody waits for the copy of the group.
// run: copy_unwaited<<<1, 64>>>(iota(64), zero(64))
__global__ void copy_unwaited(const int *in, int *out) {
    __shared__ int s[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, s, in, sizeof(s));
    out[threadIdx.x] = s[threadIdx.x]; // want shared-race|uninitialised
    cg::wait(block); // may uninitialised
}

// run: copy_unwaited_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void copy_unwaited_ok(const int *in, int *out) {
    __shared__ int s[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, s, in, sizeof(s));
    cg::wait(block);
    out[threadIdx.x] = s[threadIdx.x];
}

// Threads arrive and do not wait.
// run: arrived_only<<<1, 32>>>(zero(32))
__global__ void arrived_only(int *out) {
    __shared__ int s[32];
    __shared__ cuda::barrier<cuda::thread_scope_block> all;
    if (threadIdx.x == 0)
        init(&all, blockDim.x);
    __syncthreads();
    s[threadIdx.x] = threadIdx.x; // may shared-race
    auto token = all.arrive();
    out[threadIdx.x] = s[31 - threadIdx.x]; // want shared-race|uninitialised
    all.wait(std::move(token));
}

// run: arrived_only_ok<<<1, 32>>>(zero(32))
__global__ void arrived_only_ok(int *out) {
    __shared__ int s[32];
    __shared__ cuda::barrier<cuda::thread_scope_block> all;
    if (threadIdx.x == 0)
        init(&all, blockDim.x);
    __syncthreads();
    s[threadIdx.x] = threadIdx.x;
    auto token = all.arrive();
    all.wait(std::move(token));
    out[threadIdx.x] = s[31 - threadIdx.x];
}

// The flag is stored with an order that publishes nothing.
// run: relaxed_flag<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void relaxed_flag(int *data, int *flag, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (blockIdx.x == 0) {
        *data = 3;
        f.store(1, cuda::memory_order_relaxed);
    } else {
        while (f.load(cuda::memory_order_acquire) == 0)
            ;
        *out = *data; // want global-race
    }
}

// run: relaxed_flag_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void relaxed_flag_ok(int *data, int *flag, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (blockIdx.x == 0) {
        *data = 3;
        f.store(1, cuda::memory_order_release);
    } else {
        while (f.load(cuda::memory_order_acquire) == 0)
            ;
        *out = *data;
    }
}

// The first block sets what all count with.
// run: set_and_counted<<<2, 32>>>(zero(1))
__global__ void set_and_counted(int *count) {
    if (blockIdx.x == 0 && threadIdx.x == 0)
        *count = 0; // may global-race
    __syncthreads();
    atomicAdd(count, 1); // want global-race
}

// run: let c=zero(1); set_only<<<1, 1>>>(c); set_and_counted_ok<<<2, 32>>>(c)
__global__ void set_only(int *count) { *count = 0; }
__global__ void set_and_counted_ok(int *count) { atomicAdd(count, 1); }

struct Vote {
    int id;
    float weight;
};

// Values of a struct come through a shuffle and a function that takes references to them.
__device__ Vote better(const Vote &a, const Vote &b) { return a.weight < b.weight ? b : a; }
template <typename T> __device__ T exchanged(const T &v, int by) {
    T r;
    r.id = __shfl_xor_sync(0xffffffffu, v.id, by);
    r.weight = __shfl_xor_sync(0xffffffffu, v.weight, by);
    return r;
}
// run: struct_exchange_ok<<<1, 32>>>(iota(32), zero(1))
__global__ void struct_exchange_ok(const float *in, int *out) {
    Vote v;
    v.id = threadIdx.x;
    v.weight = in[threadIdx.x];
    for (int by = 16; by > 0; by /= 2)
        v = better(v, exchanged(v, by));
    if (threadIdx.x == 0)
        *out = v.id;
}

// run: struct_exchange<<<1, 32>>>(iota(32), zero(1))
__global__ void struct_exchange(const float *in, int *out) {
    Vote v;
    v.weight = in[threadIdx.x];
    Vote w = v;
    w.id = __shfl_xor_sync(0xffffffffu, v.id, 1); // want uninitialised
    w.weight = __shfl_xor_sync(0xffffffffu, v.weight, 1);
    v = better(v, w);
    if (threadIdx.x == 0)
        *out = v.id;
}

// Neighbours are read, the lanes meet, and each lane reads and writes its own.
// run: own_after_meeting_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void own_after_meeting_ok(const int *in, int *out) {
    __shared__ int s[34];
    int t = threadIdx.x;
    s[t + 1] = in[t];
    if (t == 0)
        s[0] = s[33] = 0;
    for (int k = 0; k < 3; k++) {
        __syncwarp();
        int around = s[t] + s[t + 2];
        __syncwarp();
        s[t + 1] = around - s[t + 1];
    }
    __syncwarp();
    out[t] = s[32 - t];
}

// run: own_after_meeting<<<1, 32>>>(iota(32), zero(32))
__global__ void own_after_meeting(const int *in, int *out) {
    __shared__ int s[34];
    int t = threadIdx.x;
    s[t + 1] = in[t];
    if (t == 0)
        s[0] = s[33] = 0;
    for (int k = 0; k < 3; k++) {
        __syncwarp();
        int around = s[t] + s[t + 2]; // may shared-race
        s[t + 1] = around - s[t + 1]; // want shared-race
    }
    __syncwarp();
    out[t] = s[32 - t];
}

struct Packed {
    unsigned kind : 4, level : 12;
    unsigned long long key : 40;
};

// Members that share a word are set one by one.
// run: bit_fields_ok<<<1, 8>>>(zero(8))
__global__ void bit_fields_ok(int *out) {
    Packed p;
    p.kind = threadIdx.x;
    p.level = 7;
    p.key = threadIdx.x * 3;
    out[threadIdx.x] = p.kind + p.level + (int)p.key;
}

// run: bit_fields<<<1, 8>>>(zero(8))
__global__ void bit_fields(int *out) {
    Packed p;
    out[threadIdx.x] = p.level; // want uninitialised
}

// The block in between only passes on what it saw; here it does not acquire it.
// run: relayed<<<3, 1>>>(zero(1), zero(2), zero(1))
__global__ void relayed(int *data, int *flags, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> first(flags[0]), second(flags[1]);
    if (blockIdx.x == 0) {
        *data = 7;
        first.store(1, cuda::memory_order_release);
    } else if (blockIdx.x == 1) {
        while (first.load(cuda::memory_order_relaxed) == 0) {}
        second.store(1, cuda::memory_order_release);
    } else {
        while (second.load(cuda::memory_order_acquire) == 0) {}
        *out = *data; // want global-race
    }
}

// run: relayed_ok<<<3, 1>>>(zero(1), zero(2), zero(1))
__global__ void relayed_ok(int *data, int *flags, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> first(flags[0]), second(flags[1]);
    if (blockIdx.x == 0) {
        *data = 7;
        first.store(1, cuda::memory_order_release);
    } else if (blockIdx.x == 1) {
        while (first.load(cuda::memory_order_acquire) == 0) {}
        second.store(1, cuda::memory_order_release);
    } else {
        while (second.load(cuda::memory_order_acquire) == 0) {}
        *out = *data;
    }
}

// A warp fills a buffer, and one of its lanes says so once they have met: fences are cumulative.
// run: handed_over_ok<<<1, 64>>>(iota(32), zero(32))
__global__ void handed_over_ok(const int *in, int *out) {
    __shared__ int buf[32];
    __shared__ volatile int full;
    int t = threadIdx.x, l = t & 31;
    if (t == 0)
        full = 0;
    __syncthreads();
    if (t < 32) {
        buf[l] = in[l];
        __syncwarp();
        if (l == 0) {
            __threadfence_block();
            full = 1;
        }
    } else {
        while (full != 1) {}
        __threadfence_block();
        out[l] = buf[l];
    }
}

// The lanes have not met.
// run: handed_over<<<1, 64>>>(iota(32), zero(32))
__global__ void handed_over(const int *in, int *out) {
    __shared__ int buf[32];
    __shared__ volatile int full;
    int t = threadIdx.x, l = t & 31;
    if (t == 0)
        full = 0;
    __syncthreads();
    if (t < 32) {
        buf[l] = in[l]; // may shared-race
        if (l == 0) {
            __threadfence_block();
            full = 1;
        }
    } else {
        while (full != 1) {}
        __threadfence_block();
        out[l] = buf[l]; // want shared-race
    }
}

// They meet between the fence and the flag, which is too late.
// run: fenced_early<<<1, 64>>>(iota(32), zero(32))
__global__ void fenced_early(const int *in, int *out) {
    __shared__ int buf[32];
    __shared__ volatile int full;
    int t = threadIdx.x, l = t & 31;
    if (t == 0)
        full = 0;
    __syncthreads();
    if (t < 32) {
        __threadfence_block();
        buf[l] = in[l]; // may shared-race
        __syncwarp();
        if (l == 0)
            full = 1;
    } else {
        while (full != 1) {}
        __threadfence_block();
        out[l] = buf[l]; // want shared-race
    }
}

// One lane waits for the flag, and the others meet it. In global memory, and with an atomic operation.
// run: leader_waits_ok<<<1, 96>>>(iota(32), zero(32), zero(1), zero(64))
__global__ void leader_waits_ok(const int *in, int *buf, int *full, int *out) {
    int t = threadIdx.x, l = t & 31;
    if (t < 32) {
        buf[l] = in[l];
        __syncwarp();
        if (l == 5) {
            __threadfence();
            atomicExch(full, 1);
        }
    } else {
        if (l == 3) {
            while (atomicAdd(full, 0) != 1) {}
            __threadfence();
        }
        __syncwarp();
        out[t - 32] = buf[31 - l];
    }
}

// One lane waits for the flag, and the others do not meet it.
// run: leader_waits<<<1, 64>>>(iota(32), zero(32), zero(1), zero(32))
__global__ void leader_waits(const int *in, int *buf, int *full, int *out) {
    int t = threadIdx.x, l = t & 31;
    if (t < 32) {
        buf[l] = in[l]; // may global-race
        __syncwarp();
        if (l == 5) {
            __threadfence();
            atomicExch(full, 1);
        }
    } else {
        if (l == 3) {
            while (atomicAdd(full, 0) != 1) {}
            __threadfence();
        }
        out[t - 32] = buf[31 - l]; // want global-race
    }
}

// Half of the warp meets, and publishes what both quarters of it did.
// run: half_warp_ok<<<1, 64>>>(iota(32), zero(16))
__global__ void half_warp_ok(const int *in, int *out) {
    __shared__ int buf[32];
    __shared__ volatile int full;
    int t = threadIdx.x, l = t & 31;
    if (t == 0)
        full = 0;
    __syncthreads();
    if (t < 16) {
        buf[l] = in[l];
        __syncwarp(0xffff);
        if (l == 0) {
            __threadfence_block();
            full = 1;
        }
    } else if (t >= 32 && t < 48) {
        while (full != 1) {}
        __threadfence_block();
        out[l] = buf[l];
    }
}

// What the other half did is not among it.
// run: half_warp<<<1, 64>>>(iota(32), zero(32))
__global__ void half_warp(const int *in, int *out) {
    __shared__ int buf[32];
    __shared__ volatile int full;
    int t = threadIdx.x, l = t & 31;
    if (t == 0)
        full = 0;
    __syncthreads();
    if (t < 32) {
        buf[l] = in[l]; // may shared-race
        if (l < 16) {
            __syncwarp(0xffff);
            if (l == 0) {
                __threadfence_block();
                full = 1;
            }
        }
    } else {
        while (full != 1) {}
        __threadfence_block();
        out[l] = buf[l]; // want shared-race
    }
}
