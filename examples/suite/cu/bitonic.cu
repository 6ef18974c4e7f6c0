#define BLOCK 256
#define SPAN (2 * BLOCK)
//kbind:export SPAN

__device__ __forceinline__ void compare_swap(unsigned int& a, unsigned int& b, bool ascending) {
    if ((a > b) == ascending) {
        unsigned int t = a;
        a = b;
        b = t;
    }
}

// Sorts every SPAN keys in shared memory, every other span downwards: the first rounds of a bitonic sort. n is a power of two from SPAN.
//kbind:kernel BitonicSpans
//kbind:size keys=n
//kbind:assert n % SPAN == 0
//kbind:blocks n/SPAN block=BLOCK
__global__ void bitonic_spans(unsigned int* keys, unsigned int n) {
    __shared__ unsigned int s[SPAN];
    unsigned int t = threadIdx.x, base = blockIdx.x * SPAN;
    s[t] = keys[base + t];
    s[t + BLOCK] = keys[base + t + BLOCK];
    for (unsigned int size = 2; size <= SPAN; size <<= 1) {
        for (unsigned int stride = size / 2; stride > 0; stride >>= 1) {
            __syncthreads();
            unsigned int lo = 2 * t - (t & (stride - 1));
            compare_swap(s[lo], s[lo + stride], ((base + lo) & size) == 0);
        }
    }
    __syncthreads();
    keys[base + t] = s[t];
    keys[base + t + BLOCK] = s[t + BLOCK];
}

// One step of a round over size keys, of elements stride apart, in global memory.
//kbind:kernel BitonicStep
//kbind:size keys=n
//kbind:grid n/2 block=BLOCK
__global__ void bitonic_step(unsigned int* keys, unsigned int n, unsigned int size, unsigned int stride) {
    unsigned int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n / 2) return;
    unsigned int lo = 2 * t - (t & (stride - 1));
    compare_swap(keys[lo], keys[lo + stride], (lo & size) == 0);
}

// The steps of a round over size keys whose elements are at most BLOCK apart, in shared memory.
//kbind:kernel BitonicFinish
//kbind:size keys=n
//kbind:assert n % SPAN == 0
//kbind:blocks n/SPAN block=BLOCK
__global__ void bitonic_finish(unsigned int* keys, unsigned int n, unsigned int size) {
    __shared__ unsigned int s[SPAN];
    unsigned int t = threadIdx.x, base = blockIdx.x * SPAN;
    s[t] = keys[base + t];
    s[t + BLOCK] = keys[base + t + BLOCK];
    bool ascending = (base & size) == 0;
    for (unsigned int stride = BLOCK; stride > 0; stride >>= 1) {
        __syncthreads();
        unsigned int lo = 2 * t - (t & (stride - 1));
        compare_swap(s[lo], s[lo + stride], ascending);
    }
    __syncthreads();
    keys[base + t] = s[t];
    keys[base + t + BLOCK] = s[t + BLOCK];
}
