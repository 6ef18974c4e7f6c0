// Threads that walk from one block's flag to the next, and wait at each until it is set.

// Each block adds up what the blocks before it have found: the whole of one, or its own share and then the one before.
// run: share_then_sum_ok<<<4, 1>>>(iota(4), new(4), zero(4), zero(4), zero(4))
__global__ void share_then_sum_ok(const int *in, int *out, volatile int *share, volatile int *sum, volatile int *flag) {
    int b = blockIdx.x, own = in[b], before = 0;
    share[b] = own;
    __threadfence();
    flag[b] = 1;
    for (int p = b - 1; p >= 0;) {
        int f = flag[p];
        if (f == 0)
            continue;
        __threadfence();
        if (f == 2) {
            before += sum[p];
            break;
        }
        before += share[p];
        p--;
    }
    sum[b] = before + own;
    __threadfence();
    flag[b] = 2;
    out[b] = before + own;
}

// Without the fence, a flag may be seen before what it stands for.
// run: share_then_sum<<<4, 1>>>(iota(4), new(4), zero(4), zero(4))
__global__ void share_then_sum(const int *in, int *out, int *share, volatile int *flag) {
    int b = blockIdx.x, sum = in[b];
    share[b] = sum; // may global-race
    flag[b] = 1;
    for (int p = b - 1; p >= 0;) {
        if (flag[p] == 0)
            continue;
        __threadfence();
        sum += share[p]; // want global-race
        p--;
    }
    out[b] = sum;
}

// The way leads to blocks that run later.
// run: towards_later_ok<<<4, 1>>>(iota(4), new(4), zero(4), zero(4))
__global__ void towards_later_ok(const int *in, int *out, volatile int *share, volatile int *flag) {
    int b = blockIdx.x, sum = in[b];
    share[b] = sum;
    __threadfence();
    flag[b] = b == gridDim.x - 1 ? 2 : 1;
    for (int p = b, f = flag[b]; f != 2;) {
        f = flag[p + 1];
        if (f == 0)
            continue;
        __threadfence();
        sum += share[++p];
    }
    out[b] = sum;
}

// The same with atomic operations, and an iteration that does nothing at its end.
// run: counted_up_ok<<<4, 1>>>(iota(4), new(4), zero(4), zero(4))
__global__ void counted_up_ok(const int *in, int *out, int *share, int *flag) {
    int b = blockIdx.x, sum = in[b];
    share[b] = sum;
    __threadfence();
    atomicExch(&flag[b], 1);
    int p = b + 1;
    while (p < gridDim.x) {
        if (atomicAdd(&flag[p], 0) > 0) {
            __threadfence();
            sum += share[p];
            p++;
        }
    }
    out[b] = sum;
}

// A count of looks after || does not end the loop.
// run: counted_after_ok<<<4, 1>>>(iota(4), new(4), zero(4), zero(4))
__global__ void counted_after_ok(const int *in, int *out, int *share, volatile int *flag) {
    int b = blockIdx.x, n = 0;
    share[b] = in[b];
    __threadfence();
    flag[b] = 1;
    int p = (b + 1) % gridDim.x;
    while (!flag[p] || n++ < 3) {}
    __threadfence();
    out[b] = share[p] + n;
}

// Waits for all the others at once.
// run: all_at_once_ok<<<4, 1>>>(iota(4), new(4), zero(4), zero(4))
__global__ void all_at_once_ok(const int *in, int *out, int *share, volatile int *flag) {
    int b = blockIdx.x, sum = 0;
    share[b] = in[b];
    __threadfence();
    flag[b] = 1;
    bool all;
    do {
        all = true;
        for (int i = 0; i < gridDim.x; i++)
            all &= flag[i];
    } while (!all);
    __threadfence();
    for (int i = 0; i < gridDim.x; i++)
        sum += share[i];
    out[b] = sum;
}
