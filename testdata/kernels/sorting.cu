// threads: 64 blocks: 1 shared: 2048
// Sorting and scanning: networks, radix passes, merges, compaction; blocks of two warps, arrays of dynamic shared memory.
#ifndef BLOCK
#define BLOCK 64
#endif
#define LANE (threadIdx.x & 31)
#define WARP_ID (threadIdx.x >> 5)
const unsigned FULL = 0xffffffff;

__device__ unsigned scramble(unsigned x) {
    x ^= x >> 16;
    x *= 0x7feb352dU;
    x ^= x >> 15;
    x *= 0x846ca68bU;
    return x ^ x >> 16;
}

template <typename T> struct Less { __device__ bool operator()(const T& a, const T& b) const { return a < b; } };
template <typename T> struct Greater { __device__ bool operator()(const T& a, const T& b) const { return b < a; } };

template <class Compare, typename T> __device__ void bitonicSort(T* s, int n, Compare cmp = Compare()) {
    for (int k = 2; k <= n; k <<= 1)
        for (int j = k >> 1; j > 0; j >>= 1) {
            __syncthreads();
            const int i = threadIdx.x, partner = i ^ j;
            if (partner > i && i < n) {
                const bool up = (i & k) == 0;
                if (cmp(s[partner], s[i]) == up) {
                    T t = s[i];
                    s[i] = s[partner];
                    s[partner] = t;
                }
            }
        }
    __syncthreads();
}
__global__ void sort_bitonic(long long* out) {
    extern __shared__ unsigned keys[];
    keys[threadIdx.x] = scramble(threadIdx.x) % 1000;
    bitonicSort<Less<unsigned>>(keys, 64);
    out[threadIdx.x] = keys[threadIdx.x];
}
struct KeyValue {
    float key;
    int value;
    __device__ bool operator<(const KeyValue& o) const { return key < o.key || (key == o.key && value < o.value); }
};
__global__ void sort_pairs(long long* out) {
    extern __shared__ KeyValue kv[];
    kv[threadIdx.x] = KeyValue{(scramble(threadIdx.x + 5) % 16) * 0.5f, (int)threadIdx.x};
    bitonicSort<Greater<KeyValue>>(kv, BLOCK);
    out[threadIdx.x] = (long long)(kv[threadIdx.x].key * 2) * 100 + kv[threadIdx.x].value;
}

// Inclusive scans: in a warp with shuffles, over the block through one value a warp.
template <typename T, typename Op> __device__ __forceinline__ T warpScan(T v, Op op) {
#pragma unroll
    for (int d = 1; d < 32; d <<= 1) {
        T o = __shfl_up_sync(FULL, v, d);
        if (LANE >= d) v = op(o, v);
    }
    return v;
}
template <typename T, int THREADS> class BlockScan {
public:
    struct TempStorage { T warps[THREADS / 32]; };
private:
    TempStorage& temp;
    int lane, warp;
public:
    __device__ BlockScan(TempStorage& t) : temp(t), lane(threadIdx.x % 32), warp(threadIdx.x / 32) {}
    template <typename Op> __device__ T inclusive(T v, Op op) {
        v = warpScan(v, op);
        if (lane == 31) temp.warps[warp] = v;
        __syncthreads();
        for (int w = 0; w < warp; w++) v = op(temp.warps[w], v);
        __syncthreads();
        return v;
    }
    __device__ void exclusiveSum(T in, T& result, T& total) {
        T v = inclusive(in, [](T a, T b) { return a + b; });
        result = v - in;
        if (threadIdx.x == THREADS - 1) temp.warps[0] = v;
        __syncthreads();
        total = temp.warps[0];
        __syncthreads();
    }
};
__global__ void sort_scan(long long* out) {
    using Scan = BlockScan<int, BLOCK>;
    __shared__ typename Scan::TempStorage temp;
    int v = scramble(threadIdx.x) % 10, before, total;
    Scan scan(temp);
    scan.exclusiveSum(v, before, total);
    int m = Scan(temp).inclusive(v * 7 % 64, [] __device__ (int a, int b) { return a > b ? a : b; });
    out[threadIdx.x] = before * 10000 + total * 10 + m;
}

// Radix sort, four bits a pass, with a digit histogram for every thread group; stable by ballots.
template <int BITS> __device__ void radixPass(unsigned* in, unsigned* sorted, unsigned (*hist)[1 << BITS], int shift) {
    const unsigned digit = in[threadIdx.x] >> shift & ((1u << BITS) - 1);
    if (LANE < (1 << BITS)) hist[WARP_ID][LANE] = 0;
    __syncwarp();
    unsigned peers = __match_any_sync(FULL, digit);
    int rank = __popc(peers & ((1u << LANE) - 1));
    if (rank == 0) hist[WARP_ID][digit] = __popc(peers);
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned sum = 0;
        for (int d = 0; d < 1 << BITS; d++)
            for (int w = 0; w < BLOCK / 32; w++) {
                unsigned n = hist[w][d];
                hist[w][d] = sum;
                sum += n;
            }
    }
    __syncthreads();
    sorted[hist[WARP_ID][digit] + rank] = in[threadIdx.x];
    __syncthreads();
}
__global__ void sort_radix(long long* out) {
    extern __shared__ __align__(8) unsigned char raw[];
    unsigned* a = reinterpret_cast<unsigned*>(raw);
    unsigned* b = a + BLOCK;
    auto hist = reinterpret_cast<unsigned (*)[16]>(b + BLOCK);
    a[threadIdx.x] = scramble(threadIdx.x * 3) & 0xffff;
    __syncthreads();
    for (int shift = 0; shift < 16; shift += 4) {
        radixPass<4>(a, b, hist, shift);
        unsigned* t = a;
        a = b;
        b = t;
    }
    out[threadIdx.x] = a[threadIdx.x];
}

// Merge path: every thread finds its part of the result by binary search along its diagonal.
template <typename T> __device__ int mergePath(const T* a, int na, const T* b, int nb, int diag) {
    int lo = max(0, diag - nb), hi = min(diag, na);
    while (lo < hi) {
        int mid = (lo + hi) >> 1;
        if (!(b[diag - 1 - mid] < a[mid])) lo = mid + 1;
        else hi = mid;
    }
    return lo;
}
__global__ void sort_merge(long long* out) {
    __shared__ int s[64], r[64];
    const int n = 64, t = threadIdx.x;
    s[t] = t < 40 ? t * 3 : (t - 40) * 5 + 1;
    __syncthreads();
    const int *a = s, *b = s + 40;
    int i = mergePath(a, 40, b, n - 40, t), j = t - i;
    r[t] = i < 40 && (j >= n - 40 || a[i] <= b[j]) ? a[i] : b[j];
    __syncthreads();
    out[t] = r[t];
}

// Lower and upper bounds, as functions and by a functor of a strict order on a key.
template <class It, class V, class Less> __device__ It lower_bound(It first, It last, const V& v, Less less) {
    for (auto n = last - first; n > 0;) {
        auto half = n / 2;
        It mid = first + half;
        if (less(*mid, v)) {
            first = ++mid;
            n -= half + 1;
        } else
            n = half;
    }
    return first;
}
__constant__ short steps[16] = {-7, -3, -3, 0, 1, 4, 4, 4, 9, 12, 20, 21, 33, 40, 40, 99};
__global__ void sort_search(long long* out) {
    int v = (int)threadIdx.x - 10;
    const short* lo = lower_bound(steps, steps + 16, v, [](short a, int b) { return a < b; });
    const short* hi = lower_bound(lo, (const short*)&steps[16], v, [](auto a, auto b) { return a <= b; });
    out[threadIdx.x] = (lo - steps) * 100 + (hi - lo);
}

// Stream compaction and run lengths by ballots and prefix counts.
__global__ void sort_compact(long long* out) {
    __shared__ int base[3];
    __shared__ short kept[64];
    const bool keep = scramble(threadIdx.x) % 3 == 0;
    const unsigned votes = __ballot_sync(FULL, keep);
    if (threadIdx.x < 3) base[threadIdx.x] = 0;
    __syncthreads();
    if (LANE == 0) base[WARP_ID + 1] = __popc(votes);
    __syncthreads();
    int pos = (WARP_ID ? base[1] : 0) + __popc(votes & ~(~0u << LANE));
    if (keep) kept[pos] = threadIdx.x;
    int n = __syncthreads_count(keep);
    out[threadIdx.x] = (int)threadIdx.x < n ? kept[threadIdx.x] : -n;
}
__global__ void sort_runs(long long* out) {
    __shared__ int data[64], start[65];
    int t = threadIdx.x;
    data[t] = __ffs(t + 1) / 2 + t / 13;
    __syncthreads();
    bool head = t == 0 || data[t] != data[t - 1];
    unsigned heads = __ballot_sync(FULL, head), other = __shfl_sync(FULL, heads, 0);
    __shared__ unsigned masks[2];
    if (LANE == 0) masks[WARP_ID] = other;
    __syncthreads();
    unsigned long long all = masks[0] | (unsigned long long)masks[1] << 32;
    int run = __popcll(all & ((2ULL << t) - 1)) - 1, runs = __popcll(all);
    if (head) start[run] = t;
    if (t == 0) start[runs] = 64;
    __syncthreads();
    out[t] = t < runs ? data[start[t]] * 1000 + start[t + 1] - start[t] : -run;
}

// Odd-even transposition by whole blocks; quicksort with a stack of ranges in one thread; heaps.
template <typename T, int DEPTH = 8> __device__ void quicksort(T* a, int n) {
    struct { int lo, hi; } stack[DEPTH];
    int top = 0;
    stack[top++] = {0, n - 1};
    while (top) {
        auto [lo, hi] = stack[--top];
        while (lo < hi) {
            T pivot = a[(lo + hi) / 2];
            int i = lo - 1, j = hi + 1;
            for (;;) {
                do ++i; while (a[i] < pivot);
                do --j; while (pivot < a[j]);
                if (i >= j) break;
                T t = a[i]; a[i] = a[j]; a[j] = t;
            }
            if (j - lo < hi - j - 1) {
                stack[top++] = {j + 1, hi};
                hi = j;
            } else {
                stack[top++] = {lo, j};
                lo = j + 1;
            }
        }
    }
}
template <typename T, int K> struct TopK {
    T heap[K];
    int n = 0;
    __device__ void offer(T x) {
        if (n < K) {
            int i = n++;
            for (; i && x < heap[(i - 1) / 2]; i = (i - 1) / 2) heap[i] = heap[(i - 1) / 2];
            heap[i] = x;
        } else if (heap[0] < x) {
            int i = 0;
            while (2 * i + 1 < K) {
                int c = 2 * i + 1;
                if (c + 1 < K && heap[c + 1] < heap[c]) ++c;
                if (!(heap[c] < x)) break;
                heap[i] = heap[c], i = c;
            }
            heap[i] = x;
        }
    }
};
__global__ void sort_serial(long long* out) {
    if (threadIdx.x != 0) return;
    int a[32];
    TopK<int, 7> top;
    for (int i = 0; i < 32; i++) top.offer(a[i] = scramble(i + 100) % 500);
    quicksort(a, 32);
    for (int i = 0; i < 32; i++) out[i] = a[i];
    quicksort<int>(top.heap, 7);
    for (int i = 0; i < 7; i++) out[32 + i] = top.heap[i];
}
__global__ void sort_oddeven(long long* out) {
    extern __shared__ int odd_even[];
    volatile int* s = odd_even;
    unsigned t = threadIdx.x;
    s[t] = scramble(t) % 100;
    for (unsigned round = 0; round < blockDim.x; ++round) {
        __syncthreads();
        unsigned i = 2 * t + (round & 1);
        if (i + 1 < blockDim.x && s[i] > s[i + 1]) {
            int x = s[i];
            s[i] = s[i + 1];
            s[i + 1] = x;
        }
    }
    __syncthreads();
    out[t] = s[t];
}
