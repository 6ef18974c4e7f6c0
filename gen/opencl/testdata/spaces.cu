// Pointers into several address spaces: each gets the functions that it needs.

struct Row {
    float* data;
    int n;
    bool last;
};

__constant__ float weights[4] = {1, 2, 3, 4};
__device__ int counter;

__device__ float sum(const float* a, int n) {
    float s = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < 0) continue;
        s += a[i] * weights[i & 3];
    }
    return s;
}

__device__ float& at(Row& r, int i) { return r.data[i]; }

__global__ void spaces(float* x, float* y, int n, Row row) {
    __shared__ float tile[64];
    extern __shared__ int dynamic[];
    float own[4] = {1, -1, 2};
    int t = threadIdx.x;
    tile[t] = t < n ? x[t] : 0.0f;
    dynamic[t] = t;
    __syncthreads();
    y[t] = sum(x, n) + sum(tile, 64) + sum(own, 4) + dynamic[63 - t];
    at(row, t) += row.last ? 1.0f : 0.5f;
    float* p = t & 1 ? &row.data[2] : x;
    *p = 1;
    atomicAdd(&counter, 1);
    atomicAdd(y, 0.5f);
}

// From here on pointers point into several spaces.
__global__ void mixed(float* x) {
    __shared__ float tile[32];
    float* p = threadIdx.x & 1 ? tile : x;
    *p = 1;
}

__global__ void numbers(unsigned long long* x) {
    __shared__ int s;
    x[0] = (unsigned long long)&s;
    *(int*)x[1] = 2;
}

// What is stored of a pointer is the number of one into any space, also of the address of a shared variable.
__global__ void stored(int* x, int n) {
    __shared__ int s[4];
    int* both[2] = {x, s};
    both[0][0] = *both[n & 1];
    x[1] = both[1] - s;
    x[2] = both[n & 1] == s;
}

// The host's pointer is into global memory, and the parameter is given another one.
__global__ void moved(int* x, int n) {
    __shared__ int s[4];
    if (n) x = s + 1;
    *x = 2;
}

// Numbers in shared memory are addresses of it, and pointers made of them point there.
__global__ void numbered(int* out, int n) {
    __shared__ __align__(16) int w[64];
    w[threadIdx.x] = n;
    __syncthreads();
    unsigned at = (unsigned)__cvta_generic_to_shared(&w[n]) ^ 8;
    int v;
    asm volatile("ld.shared.s32 %0, [%1+4];" : "=r"(v) : "r"(at));
    out[0] = v + (__isShared(w) != 0) + 2 * (__isShared(out) != 0);
}

// The address that is made of such a number may be another one here.
__global__ void either(int* out, unsigned at) {
    unsigned long long a;
    asm("cvta.shared.u64 %0, %1;" : "=l"(a) : "l"((unsigned long long)at));
    if (at == 0) a = (unsigned long long)out;
    *out = *(int*)a;
}

// The pointer that is made of the number points into shared memory, and that into any space is another number.
__global__ void numbered_or_not(int* x, unsigned at) {
    int* p = at ? (int*)__cvta_shared_to_generic(at) : x;
    *p = (unsigned)__cvta_generic_to_shared(p);
}

// An atomic operation is on what is known to be in one space.
__device__ int total;
__global__ void counted(int* x, int n) {
    __shared__ int s[4];
    int* p = n ? s : x;
    *p = 1;
    atomicAdd(&x[1], 1);
    atomicAdd(&s[n], 2);
    atomicAdd(&total, 3);
    atomicAdd((float*)&x[2], 4.0f);
}
__global__ void anywhere(int* x, int n) {
    __shared__ int s[4];
    x = n ? s : x;
    atomicAdd(&x[1], 1);
}
__global__ void loaded(int** x, int n) {
    __shared__ int* s[4];
    __shared__ int i;
    s[0] = n ? &i : x[0];
    atomicAdd(s[0] + n, 1);
}
