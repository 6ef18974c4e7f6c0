// Small functions that are passed places. Faults are told where the function has them, and in its words; a reference to what is not there is told where it is made.

// run: swap_racy<<<1, 64>>>(iota(64))
__device__ void put_in_order(int &low, int &high) { // want shared-race "this thread (reads|writes) (low|high)"
    if (low > high) {
        int t = low;
        low = high;
        high = t;
    }
}
__global__ void swap_racy(int *keys) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = keys[t];
    __syncthreads();
    put_in_order(s[t], s[63 - t]);
    __syncthreads();
    keys[t] = s[t];
}

// run: swap_racy_ok<<<1, 64>>>(iota(64))
__device__ void put_in_order_ok(int &low, int &high) {
    if (low > high) {
        int t = low;
        low = high;
        high = t;
    }
}
__global__ void swap_racy_ok(int *keys) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = keys[t];
    __syncthreads();
    if (t < 32)
        put_in_order_ok(s[t], s[63 - t]);
    __syncthreads();
    keys[t] = s[t];
}

// run: swap_buffer<<<2, 32>>>(iota(64), 1)
__device__ void exchange(int &low, int &high) { // want global-race "(low|high)"
    int t = low;
    low = high;
    high = t;
}
__global__ void swap_buffer(int *keys, int by) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + by < 64)
        exchange(keys[i], keys[i + by]);
}

// run: swap_buffer_ok<<<2, 16>>>(iota(64), 32)
__device__ void exchange_ok(int &low, int &high) {
    int t = low;
    low = high;
    high = t;
}
__global__ void swap_buffer_ok(int *keys, int by) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i + by < 64)
        exchange_ok(keys[i], keys[i + by]);
}

// The reference that nobody follows is none that C++ knows.
// run: unused_reference<<<1, 32>>>(iota(32), 1)
__device__ void choose(int &a, int &b, bool first) {
    if (first)
        a = 1;
    else
        b = 1;
}
__global__ void unused_reference(int *keys, int by) {
    int i = threadIdx.x;
    choose(keys[i], keys[i + by], by > 0); // want out-of-bounds "keys.i \+ by. reads keys.32., out of bounds: length 32"
}

// run: unused_reference_ok<<<1, 32>>>(iota(33), 1)
__device__ void choose_ok(int &a, int &b, bool first) {
    if (first)
        a = 1;
    else
        b = 1;
}
__global__ void unused_reference_ok(int *keys, int by) {
    int i = threadIdx.x;
    choose_ok(keys[i], keys[i + by], by > 0);
}

// run: unused_shared<<<1, 32>>>(iota(32), 1)
__device__ void choose_shared(int &a, int &b, bool first) {
    if (first)
        a = 1;
    else
        b = 1;
}
__global__ void unused_shared(int *keys, int by) {
    __shared__ int s[4][8];
    int i = threadIdx.x;
    choose_shared(s[i / 8][i % 8], s[i / 8][i % 8 + by], by > 0); // want out-of-bounds "s.i / 8..8., out of bounds: length 8"
    keys[i] = s[i / 8][i % 8];
}

// run: unused_shared_ok<<<1, 32>>>(iota(32), 1)
__device__ void choose_shared_ok(int &a, int &b, bool first) {
    if (first)
        a = 1;
    else
        b = 1;
}
__global__ void unused_shared_ok(int *keys, int by) {
    __shared__ int s[4][9];
    int i = threadIdx.x;
    choose_shared_ok(s[i / 8][i % 8], s[i / 8][i % 8 + by], by > 0);
    keys[i] = s[i / 8][i % 8];
}

// run: through_pointer<<<1, 32>>>(iota(32))
__device__ void twice(int *p) {
    *p *= 2; // want out-of-bounds "\*p (reads|writes) s.32., out of bounds: length 32"
}
__global__ void through_pointer(int *keys) {
    __shared__ int s[32];
    int i = threadIdx.x;
    s[i] = keys[i];
    __syncthreads();
    twice(&s[i + 1]);
    __syncthreads();
    keys[i] = s[i];
}

// run: through_pointer_ok<<<1, 32>>>(iota(32))
__device__ void twice_ok(int *p) { *p *= 2; }
__global__ void through_pointer_ok(int *keys) {
    __shared__ int s[32];
    int i = threadIdx.x;
    s[i] = keys[i];
    twice_ok(&s[i]);
    keys[i] = s[i];
}

// The index is evaluated before the function changes what it is made of.
// run: index_once_ok<<<1, 32>>>(iota(32), zero(32))
__device__ void move(int &at, int &to) {
    at = at + 1;
    to = at;
}
__global__ void index_once_ok(int *in, int *out) {
    int i = threadIdx.x;
    move(i, out[i]);
    out[i - 1] += in[i - 1];
}

// run: passed_unset<<<1, 32>>>(zero(32))
__device__ void count_up(int &n, int by) { // want uninitialised "n (is read|reads)"
    n += by;
}
__global__ void passed_unset(int *out) {
    int n;
    count_up(n, 3);
    out[threadIdx.x] = n; // may uninitialised
}

// run: passed_unset_ok<<<1, 32>>>(zero(32))
__device__ void count_up_ok(int &n, int by) {
    n = 0;
    n += by;
}
__global__ void passed_unset_ok(int *out) {
    int n;
    count_up_ok(n, 3);
    out[threadIdx.x] = n;
}

// What is passed by value and given a value before it is read need not have had one.
// run: passed_value_unset_ok<<<1, 32>>>(zero(32))
__device__ int fill_in(int n, int by) {
    n = by;
    return n + 1;
}
__global__ void passed_value_unset_ok(int *out) {
    int n;
    out[threadIdx.x] = fill_in(n, 3);
}

struct Pair {
    int a, b;
};

// run: passed_member_unset<<<1, 32>>>(zero(32))
__device__ int both(const Pair &p) {
    return p.a + p.b; // want uninitialised
}
__global__ void passed_member_unset(int *out) {
    Pair q;
    q.a = 1;
    out[threadIdx.x] = both(q);
}

// run: passed_member_unset_ok<<<1, 32>>>(zero(32))
__device__ int both_ok(const Pair &p) { return p.a + p.b; }
__global__ void passed_member_unset_ok(int *out) {
    Pair q;
    q.a = 1;
    q.b = 2;
    out[threadIdx.x] = both_ok(q);
}

// run: wraps<<<1, 32>>>(zero(32))
__device__ void grow(int &n) {
    n = n * 65536; // note overflow "n \* 65536"
}
__global__ void wraps(int *out) {
    int m = threadIdx.x + 65536;
    grow(m);
    out[threadIdx.x] = m;
}

__device__ void add_or_flip(int &x, int by) {
    if (by & 1)
        x += by;
    else
        x ^= 5;
}

// The block's part of a buffer, by a pointer of its own.
// run: part_of_block<<<2, 32>>>(zero(60))
__global__ void part_of_block(int *out) {
    __shared__ int s[32];
    int *part = out + blockIdx.x * 32;
    int t = threadIdx.x;
    s[t] = t;
    add_or_flip(part[t], 1); // want out-of-bounds "out\[60\]"
    __syncthreads();
    add_or_flip(part[t], s[t ^ 1]);
}

// run: part_of_block_ok<<<2, 32>>>(zero(64))
__global__ void part_of_block_ok(int *out) {
    __shared__ int s[32];
    int *part = out + blockIdx.x * 32;
    int t = threadIdx.x;
    s[t] = t;
    add_or_flip(part[t], 1);
    __syncthreads();
    add_or_flip(part[t], s[t ^ 1]);
}
