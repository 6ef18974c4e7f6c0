// threads: 32
// What the forms of kernels on the CPU must not get wrong: order, places and lifetimes of what threads keep and share.
__device__ int depth(int n, int *s) { if (n <= 0) return atomicAdd(s, 1); return depth(n - 1, s) + n; }
__global__ void recursive_atomic(long long *out) {
    __shared__ int s;
    if (threadIdx.x == 0) s = 100;
    __syncthreads();
    int r = depth(threadIdx.x & 3, &s);
    __syncthreads();
    out[threadIdx.x] = s + (r > 0);
}
__global__ void null_moves(long long *out) {
    long long *p = out + threadIdx.x;
    p += 2; p -= 2;
    if (p != nullptr && p - out == threadIdx.x) *p = 5;
    if (!p) *p = 6;
    long long *q = p;
    q -= threadIdx.x;
    if (q == out && threadIdx.x == 3) *(q + 40) = 8;
    const unsigned back = 1;
    long long *z = out + 64 - threadIdx.x;
    if (threadIdx.x < 4) z[-(int)back] = 9;
}
__global__ void union_shared(long long *out) {
    __shared__ union { int i[32]; float f[32]; unsigned char b[128]; } u;
    int t = threadIdx.x;
    u.f[t] = t + 0.5f;
    __syncthreads();
    int x = u.i[(t + 1) % 32];
    __syncthreads();
    if (u.b[3] > 60) out[t] = x;
    __syncthreads();
    u.b[t] = t;
    __syncthreads();
    out[t + 32] = u.i[t & 7];
}
// a uniform load of the other member of a union in memory
union Bits { float f; int i; };
__global__ void union_global(long long *out) {
    Bits *g = (Bits *)(out + 32);
    int t = threadIdx.x, r = 0;
    g[t].f = t == 0 ? 1.0f : 0.0f;
    __syncthreads();
    if (g[0].i > 0) { r = 1; __syncthreads(); }
    for (int k = 0; g[k].i > 0 && k < 3; k++) { __syncthreads(); g[t].f = 0; r += 2; __syncthreads(); }
    out[t] = r;
}
template <int N> struct Tile { float v[N]; };
template <typename T> __device__ int branchy(int t) {
    if (t & 1) { __shared__ T a[32]; a[t] = t * 3; return (int)a[t]; }
    else { __shared__ T b[32]; b[t] = t * 5; return (int)b[t]; }
}
__global__ void shared_places(long long *out) {
    int t = threadIdx.x;
    out[t] = branchy<int>(t) + branchy<short>(t);
    __shared__ Tile<32> tile;
    tile.v[t] = t;
    __syncthreads();
    Tile<32> &r = tile;
    const Tile<32> copy = tile;
    out[t] += (int)r.v[31 - t] + (int)copy.v[t ^ 1];
}
__global__ void uninit_path(long long *out) {
    int t = threadIdx.x, v;
    if (t & 1) v = t;
    __syncthreads();
    if (t & 1) out[t] = v;
    struct { int a; short b[2]; } s;
    s.b[0] = t; s.a = 4;
    int (*arr)[2] = nullptr;
    int two[2][2] = {{t, 1}, {2, 3}};
    arr = two;
    int &ref = two[t & 1][1];
    __syncthreads();
    ref += s.b[0] + s.a;
    __syncthreads();
    out[t + 32] = arr[0][1] * 100 + arr[1][1] + arr[0][0];
}
__global__ void ticket(long long *out) {
    __shared__ unsigned next, order[32];
    int t = threadIdx.x;
    if (t == 0) next = 0;
    __syncthreads();
    unsigned mine = atomicAdd(&next, 1u);
    order[mine] = t;
    __syncthreads();
    int at = 0;
    for (int k = 0; k < 32; k++) at += order[k] == t;
    out[t] = at;
    atomicInc(&next, 40u);
    __syncthreads();
    out[t + 32] = next;
}

// Tests and steps of loops to which control never comes are the only readers of some variables.
__global__ void never_tests(long long* out) {
    int i = threadIdx.x, k = 0, m = 3, d;
    d = i * 2;
    out[i] = i;
    if (i & 1) {
        int k2 = 0;
        do {
            out[i] += 5;
            if (m > 2) return;
            else return;
        } while (++k2 < 3 + k);
    }
    for (int j = 0, z = d; j < 3; j++, out[z + 16] = j) {
        out[i] += 7;
        return;
    }
}
__global__ void never_tests_flat(long long* out) {
    __shared__ int s[32], z[32];
    int i = threadIdx.x, k = 0;
    s[i] = i;
    do {
        __syncthreads();
        out[i] = s[31 - i];
        return;
    } while (++k < z[i]);
}
__global__ void never_steps_flat(long long* out) {
    __shared__ int s[32];
    int i = threadIdx.x, k = 0;
    for (int j = 0, m = 3; j < 4; j++, k = j + m) {
        s[i] = i;
        if (s[i] >= 0) __syncthreads();
        out[i] = s[31 - i];
        return;
    }
}
