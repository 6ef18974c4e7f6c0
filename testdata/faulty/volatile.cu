// Stores through pointers to volatile: they are not lost in registers, and are no more than that.

// Two blocks store different values in one place.
// run: blind_stores<<<2, 1>>>(zero(1))
__global__ void blind_stores(volatile int *data) {
    if (blockIdx.x == 0)
        data[0] = 1; // may global-race
    else
        data[0] = 2; // want global-race
}

// The same value: nothing is lost.
// run: blind_stores_ok<<<2, 1>>>(zero(1), zero(2))
__global__ void blind_stores_ok(volatile int *done, volatile int *data) {
    data[blockIdx.x] = blockIdx.x;
    done[0] = 1; // note same-value
}

// One side is atomic, the other one is not.
// run: store_over_atomic<<<1, 64>>>(zero(1))
__global__ void store_over_atomic(int *best) {
    if (threadIdx.x == 0)
        atomicMax(best, 5); // may global-race
    if (threadIdx.x == 32)
        *(volatile int *)best = 3; // want global-race
}

// run: store_over_atomic_ok<<<1, 64>>>(zero(1))
__global__ void store_over_atomic_ok(int *best) {
    if (threadIdx.x == 0)
        atomicMax(best, 5);
    __syncthreads();
    if (threadIdx.x == 32)
        *(volatile int *)best = 3;
}

// A lock that is given back before what it guards is visible.
// run: unfenced_lock<<<2, 1>>>(zero(1), zero(1))
__global__ void unfenced_lock(int *lock, volatile int *sum) {
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    sum[0] = blockIdx.x + 1; // want global-race
    atomicExch(lock, 0);
}

// run: unfenced_lock_ok<<<2, 1>>>(zero(1), zero(1))
__global__ void unfenced_lock_ok(int *lock, volatile int *sum) {
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    __threadfence();
    sum[0] = blockIdx.x + 1;
    __threadfence();
    atomicExch(lock, 0);
}

// A flag that goes back and forth: each side has seen what it overwrites.
// run: back_and_forth_ok<<<2, 1>>>(zero(1), zero(1))
__global__ void back_and_forth_ok(volatile int *flag, volatile int *data) {
    for (int k = 0; k < 3; k++) {
        if (blockIdx.x == 0) {
            data[0] = 10 * k;
            __threadfence();
            flag[0] = 1;
            while (flag[0] != 2) {
            }
        } else {
            while (flag[0] != 1) {
            }
            __threadfence();
            data[0] += 1;
            __threadfence();
            flag[0] = 2;
        }
    }
}

// An order that goes through a third thread, whose fences reach only as far as they must.
// run: through_others_ok<<<2, 33>>>(zero(1), zero(1), zero(1))
__global__ void through_others_ok(int *flag, volatile int *data, int *out) {
    if (blockIdx.x == 0 && threadIdx.x == 0) {
        data[0] = 1;
        __threadfence_block();
        atomicExch(flag, 1);
    } else if (blockIdx.x == 0 && threadIdx.x == 32) {
        while (atomicAdd(flag, 0) != 1) {
        }
        data[0] += 2;
        __threadfence();
        atomicExch(flag, 2);
    } else if (blockIdx.x == 1 && threadIdx.x == 0) {
        while (atomicAdd(flag, 0) != 2) {
        }
        data[0] += 2;
        __threadfence_block();
        atomicExch(flag, 3);
    } else if (blockIdx.x == 1 && threadIdx.x == 32) {
        while (atomicAdd(flag, 0) != 3) {
        }
        *out = data[0];
    }
}

// The scope of the block is enough for an atomic operation after which the order is made.
// run: narrow_then_wide_ok<<<2, 32>>>(zero(1), zero(1))
__global__ void narrow_then_wide_ok(int *flag, int *data) {
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        atomicExch_block(data, 1);
        __threadfence();
        atomicExch(flag, 1);
    } else {
        while (atomicAdd(flag, 0) != 1) {
        }
        atomicExch_block(data, 2);
    }
}

// The same in a variable of the module, whose smallest parts are bytes.
__device__ volatile int turn = 3;

// run: turns_ok<<<4, 1>>>(zero(4))
__global__ void turns_ok(int *out) {
    while (turn != blockIdx.x) {
    }
    out[blockIdx.x] = 1;
    __threadfence();
    turn = blockIdx.x - 1;
}

// Half of the blocks take one lock and half another one.
// run: other_lock<<<4, 1>>>(zero(2), zero(1))
__global__ void other_lock(int *locks, int *sum) {
    int *lock = &locks[blockIdx.x % 2];
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    __threadfence();
    *sum += 1; // want global-race // may global-race // may same-value
    __threadfence();
    atomicExch(lock, 0);
}

// run: other_lock_ok<<<4, 1>>>(zero(2), zero(2))
__global__ void other_lock_ok(int *locks, int *sums) {
    int *lock = &locks[blockIdx.x % 2];
    while (atomicCAS(lock, 0, 1) != 0) {
    }
    __threadfence();
    sums[blockIdx.x % 2] += 1;
    __threadfence();
    atomicExch(lock, 0);
}

// The same among the threads of one block.
// run: other_lock_inside<<<1, 64>>>(zero(2), zero(1))
__global__ void other_lock_inside(int *locks, int *sum) {
    int *lock = &locks[threadIdx.x / 32];
    for (bool done = false; !done;)
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence();
            *sum += 1; // want global-race // may global-race // may same-value
            __threadfence();
            atomicExch(lock, 0);
            done = true;
        }
}

// run: other_lock_inside_ok<<<1, 64>>>(zero(2), zero(2))
__global__ void other_lock_inside_ok(int *locks, int *sums) {
    int *lock = &locks[threadIdx.x / 32];
    for (bool done = false; !done;)
        if (atomicCAS(lock, 0, 1) == 0) {
            __threadfence();
            sums[threadIdx.x / 32] += 1;
            __threadfence();
            atomicExch(lock, 0);
            done = true;
        }
}

// Each block waits for the one before, and reads what the first one has written.
// run: passed_on_ok<<<8, 1>>>(zero(8), zero(1), zero(8))
__global__ void passed_on_ok(volatile int *flags, int *data, int *out) {
    int b = blockIdx.x;
    if (b == 0)
        *data = 3;
    else
        while (flags[b - 1] == 0) {
        }
    __threadfence();
    out[b] = *data;
    __threadfence();
    flags[b] = 1;
}

// The last warp waits for a flag that has nothing to do with the data.
// run: wrong_flag<<<1, 96>>>(zero(3), zero(1), zero(3))
__global__ void wrong_flag(volatile int *flags, int *data, int *out) {
    int w = threadIdx.x / 32;
    if (threadIdx.x % 32 != 0)
        return;
    if (w == 0)
        *data = 3;
    if (w == 2)
        while (flags[1] == 0) {
        }
    __threadfence_block();
    if (w == 2)
        out[w] = *data; // want global-race
    __threadfence_block();
    flags[w] = 1;
}

// The flag is half of a word, and is looked at as that.
// run: half_flag_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void half_flag_ok(unsigned long long *flag, int *data, int *out) {
    if (blockIdx.x == 0) {
        *data = 4;
        __threadfence();
        atomicExch(flag, 1ull << 40);
    } else {
        while (((volatile int *)flag)[1] == 0) {
        }
        __threadfence();
        *out = *data;
    }
}

// Blocks in a ring wait for the next one, and read what it has written.
// run: ring_of_flags_ok<<<3, 32>>>(zero(3), zero(96), zero(96))
__global__ void ring_of_flags_ok(volatile int *flags, int *data, int *out) {
    int i = blockIdx.x * 32 + threadIdx.x;
    data[i] = i;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        flags[blockIdx.x] = 1;
        while (flags[(blockIdx.x + 1) % 3] == 0) {
        }
        __threadfence();
    }
    __syncthreads();
    out[i] = data[(i + 32) % 96];
}

// A flag that is looked at once: if it is set, what it stands for is there.
// run: looked_once_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void looked_once_ok(int *data, volatile int *flag, int *out) {
    if (blockIdx.x == 0) {
        *data = 5;
        __threadfence();
        *flag = 1;
    } else if (*flag == 1) {
        __threadfence();
        *out = *data;
    }
}

// A wait that gives up.
// run: gives_up_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void gives_up_ok(int *data, volatile int *flag, int *out) {
    if (blockIdx.x == 0) {
        *data = 5;
        __threadfence();
        *flag = 1;
        return;
    }
    int seen = 0;
    for (int i = 0; i < 1000000 && !seen; i++)
        seen = *flag;
    if (seen) {
        __threadfence();
        *out = *data;
    }
}

// Without a fence before the flag is set.
// run: gives_up<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void gives_up(int *data, volatile int *flag, int *out) {
    if (blockIdx.x == 0) {
        *data = 5; // may global-race
        *flag = 1;
        return;
    }
    int seen = 0;
    for (int i = 0; i < 1000000 && !seen; i++)
        seen = *flag;
    if (seen) {
        __threadfence();
        *out = *data; // want global-race
    }
}

// A maximum of a warp: what a comparison has looked at, another lane may store before it is taken.
// run: warp_maximum<<<1, 32>>>(iota(32), zero(1))
__global__ void warp_maximum(const int *in, int *out) {
    __shared__ volatile int s[32];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncwarp();
    for (int d = 16; d > 0; d /= 2)
        if (t < d && s[t] < s[t + d])
            s[t] = s[t + d]; // want shared-race
    if (t == 0)
        *out = s[0];
}

// run: warp_maximum_ok<<<1, 32>>>(iota(32), zero(1))
__global__ void warp_maximum_ok(const int *in, int *out) {
    __shared__ volatile int s[32];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncwarp();
    for (int d = 16; d > 0; d /= 2) {
        if (t < d && s[t] < s[t + d])
            s[t] = s[t + d];
        __syncwarp();
    }
    if (t == 0)
        *out = s[0];
}
