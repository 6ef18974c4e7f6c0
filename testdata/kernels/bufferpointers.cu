// threads: 32
// Pointers that only point into one buffer, a parameter or a shared array: moved, compared, subtracted, taken at elements; the same with two buffers, which
// must not be mixed up; atomic operations on shared memory.

struct Pair {
    int a;
    long long b;
};

__global__ void rows(long long* out) {
    long long* row = out + threadIdx.x * 2;
    row[0] = threadIdx.x;
    row[1] = row[0] + 1;
}

__global__ void walk(long long* out) {
    if (threadIdx.x != 0) return;
    long long* const end = out + 64;
    int n = 0;
    for (long long* p = out; p < end; p += 3) *p = n++;
    long long* last = end;
    while (last-- != out + 32) *last = end - last;
    const long long* a = &out[40];
    const long long* b = a - 7u;
    unsigned char step = 5;
    a += step;
    a -= 2;
    out[0] = a - b;
    out[1] = b[-1] + a[3];
    out[2] = a > b && b != a && a >= &out[43];
}

__global__ void moved_parameter(long long* out) {
    out += threadIdx.x;
    *out = threadIdx.x * 3;
    out += 32;
    out[0] = out[-32] + 1;
    --out;
    if (threadIdx.x == 0) out[1] += 100;
}

__global__ void shared_rows(long long* out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    int* mine = s + t * 2;
    mine[0] = t;
    mine[1] = -t;
    __syncthreads();
    int* other = mine;
    other += t < 31 ? 2 : -62;
    out[t] = *other * 1000 + other[1];
    __syncthreads();
    *mine++ = 7;
    *mine = 8;
    __syncthreads();
    out[32 + t] = s[63 - t] + (mine - s);
}

// Which buffer these point into is known at run time only.
__global__ void either(long long* out) {
    __shared__ long long s[32];
    int t = threadIdx.x;
    s[t] = t;
    __syncthreads();
    long long* p = t % 2 ? s : out;
    p += 31;
    const long long* q = s + 1;
    if (t % 3 == 0) q = out + 32;
    out[32 + t] = 0;
    __syncthreads();
    out[t] = t % 2 ? *p : t;
    out[32 + t] = t % 3 ? q[0] : (q == out + 32);
}

__global__ void structs(long long* out) {
    __shared__ Pair pairs[32];
    int t = threadIdx.x;
    Pair* p = pairs + t;
    p->a = t;
    p->b = t * 10;
    __syncthreads();
    Pair* q = &pairs[31];
    q -= t;
    const int* a = &q->a;
    out[t] = q->b + *a;
    out[32 + t] = (long long)(q - p);
}

__device__ int sum3(const int* p) { return p[0] + p[1] * 10 + p[2] * 100; }

__device__ void fill(int* p, int n, int v) {
    for (int* e = p + n; p != e; ++p) *p = v++;
}

// Such pointers as arguments, and null ones.
__global__ void arguments(long long* out) {
    __shared__ int s[96];
    int t = threadIdx.x;
    int* mine = s + 3 * t;
    fill(mine, 3, t);
    __syncthreads();
    out[t] = sum3(mine) + sum3(mine - (t > 0 ? 3 : 0));
    const int* p = nullptr;
    if (t > 15) p = mine;
    out[32 + t] = p ? *p : -1;
}

// The casts look at the same memory with other elements.
__global__ void casts(long long* out) {
    long long* p = out + threadIdx.x;
    *p = 0x0102030405060708LL + threadIdx.x;
    const unsigned char* bytes = (const unsigned char*)p;
    const int* halves = (const int*)out + 2 * threadIdx.x;
    p[32] = bytes[0] + bytes[7] * 1000 + halves[1];
}

__global__ void shared_atomics(long long* out) {
    __shared__ int count[4];
    __shared__ unsigned long long total;
    __shared__ int least, most, bits, last;
    __shared__ float f;
    int t = threadIdx.x;
    if (t < 4) count[t] = 0;
    if (t == 0) {
        total = 0;
        least = 1000;
        most = -1000;
        bits = 0;
        last = -1;
        f = 0;
    }
    __syncthreads();
    int ticket = atomicAdd(&count[t % 4], 1);
    atomicAdd(&total, 1ull << 40);
    atomicMin(&least, 50 - t);
    atomicMax(&most, t * 3 - 1000 * (t & 1));
    atomicOr(&bits, 1 << t % 20);
    atomicSub(count + 3, 2);
    atomicAdd(&f, 0.5f);
    out[t] = ticket >= -100;
    __syncthreads();
    if (t == 5) {
        int before = atomicExch(&last, 9);
        int low = atomicMin(&least, 3), same = atomicMax(&least, 1);
        int mask = atomicAnd(&bits, 0xff), odd = atomicXor(&bits, 0x55), sub = atomicSub(&count[0], 3);
        out[40] = before;
        out[41] = low * 1000 + same;
        out[42] = mask;
        out[43] = odd;
        out[44] = sub;
    }
    __syncthreads();
    if (t < 4) out[32 + t] = count[t];
    if (t == 4) {
        out[45] = total;
        out[46] = least;
        out[47] = most;
        out[48] = bits;
        out[49] = last;
        out[50] = f;
    }
}
