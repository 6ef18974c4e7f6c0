// threads: 64 blocks: 1
// Values that come from constants alone and differ from thread to thread, because loops end in different rounds, kept
// across barriers; elements that a thread reads through one pointer and writes through another.

struct Divider {
    unsigned divisor, magic, shift;
    __device__ Divider(unsigned d) : divisor(d) {
        for (shift = 0; shift < 32; shift++) if ((1u << shift) >= divisor) break;
        unsigned long long one = 1;
        magic = (unsigned)((one << 32) * ((one << shift) - divisor) / divisor + 1);
    }
    __device__ unsigned of(unsigned n) const { return ((unsigned)((unsigned long long)n * magic >> 32) + n) >> shift; }
};

__device__ int log2of(unsigned d) {
    int s = 0;
    for (; s < 32; s++) if ((1u << s) >= d) break;
    return s;
}

__device__ long long scaled(unsigned d) {
    int s = 0;
    for (; s < 32; s++) if ((1u << s) >= d) break;
    long long sum = 0;
    for (int k = 0; k < 16; k++) sum += (long long)k << s;
    return sum;
}

__global__ void called(long long* out) {
    int s = log2of(1 + threadIdx.x % 15);
    __syncthreads();
    out[threadIdx.x] = s;
}

__global__ void derived(long long* out) {
    int s = log2of(1 + threadIdx.x % 15) * 3 + 1;
    __syncthreads();
    out[threadIdx.x] = s;
}

__global__ void steps(long long* out) {
    int s = 0;
    while ((1u << s) < 1 + threadIdx.x % 15) s += 2;
    __syncthreads();
    out[threadIdx.x] = s;
}

__global__ void within(long long* out) {
    long long s = scaled(1 + threadIdx.x % 15);
    __syncthreads();
    out[threadIdx.x] = s;
}

__global__ void member(long long* out) {
    Divider d(1 + threadIdx.x % 15);
    __syncthreads();
    unsigned long long h = 0;
    for (unsigned n = 1; n < 48; n++) h = h * 3 + d.of(n * 7);
    out[threadIdx.x] = h;
}

__global__ void pointed(long long* out) {
    __shared__ int s[64];
    s[threadIdx.x] = threadIdx.x * 5;
    __syncthreads();
    const int* p = s;
    while (p - s < threadIdx.x % 7) p++;
    __syncthreads();
    out[threadIdx.x] = *p;
}

struct Pair { int a, b; };

__device__ void both(Pair* x, const Pair* y, long long* out) {
    unsigned i = threadIdx.x;
    x[i].a = i;
    int a = y[i].a;
    x[i].b = i + 1;
    out[i] = a * 1000 + y[i].b;
}

__global__ void pairs(long long* out) {
    __shared__ Pair p[64];
    both(p, p, out);
}
