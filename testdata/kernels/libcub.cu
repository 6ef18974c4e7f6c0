// threads: 128 oracle: gpu
// Collectives of CUB in a block of 128 threads. Sums of floats are compared to the bit: they are formed in CUB's order.
#include <cub/cub.cuh>
#include <cub/block/block_shuffle.cuh>
#if CUDART_VERSION >= 13000 // CUB 3 has the functors of the standard library instead
namespace cub {
using Sum = ::cuda::std::plus<>;
using Max = ::cuda::maximum<>;
using Min = ::cuda::minimum<>;
using Equality = ::cuda::std::equal_to<>;
using Inequality = ::cuda::std::not_equal_to<>;
}
#endif

typedef unsigned long long word;
__device__ word code(int v) { return (unsigned)v; }
__device__ word code(float v) { return __float_as_uint(v); }
__device__ word code(double v) { return __double_as_longlong(v); }
// Every thread's values count, each with its place.
template <typename T> __device__ void note(long long* out, int slot, T v) {
    atomicAdd((word*)&out[slot], code(v) * (2 * threadIdx.x + 1));
}
__device__ float awkward(int t) { return (t % 7 - 3.3f) * 1e3f / (t + 1) + t * 1e-3f; }

template <cub::BlockReduceAlgorithm ALGORITHM, typename T> __device__ void reductions(long long* out, T scale) {
    typedef cub::BlockReduce<T, 128, ALGORITHM> BlockReduce;
    __shared__ typename BlockReduce::TempStorage storage;
    int t = threadIdx.x;
    T x = (T)awkward(t) * scale, r;
    r = BlockReduce(storage).Sum(x);
    if (t == 0) note(out, 0, r);
    __syncthreads();
    r = BlockReduce(storage).Reduce(x, cub::Max());
    if (t == 0) note(out, 1, r);
    __syncthreads();
    r = BlockReduce(storage).Sum(x, 77);
    if (t == 0) note(out, 2, r);
    __syncthreads();
    r = BlockReduce(storage).Reduce(x, cub::Min(), 32);
    if (t == 0) note(out, 3, r);
    __syncthreads();
    r = BlockReduce(storage).Sum(x, 1);
    if (t == 0) note(out, 4, r);
    __syncthreads();
    T items[4];
    for (int i = 0; i < 4; i++) items[i] = (T)awkward(4 * t + i) * scale;
    r = BlockReduce(storage).Sum(items);
    if (t == 0) note(out, 5, r);
    __syncthreads();
    r = BlockReduce(storage).Reduce(items, [](T a, T b) { return a < b ? b : a; });
    if (t == 0) note(out, 6, r);
    __syncthreads();
}
// Each algorithm has a kernel of its own, which PoCL compiles in seconds; one with all of them takes it minutes.
__global__ void reduce_float(long long* out) { reductions<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(out, 1.0f); }
__global__ void reduce_float_raking(long long* out) { reductions<cub::BLOCK_REDUCE_RAKING>(out + 8, 1.0f); }
__global__ void reduce_float_commutative(long long* out) {
    reductions<cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>(out + 16, 1.0f);
}
__global__ void reduce_int(long long* out) { reductions<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(out, 1); }
__global__ void reduce_double_raking(long long* out) { reductions<cub::BLOCK_REDUCE_RAKING>(out + 8, 1.0); }
__global__ void reduce_int_commutative(long long* out) {
    reductions<cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>(out + 16, 1);
}

struct Stats {
    float lo, hi;
    double sum;
    short count;
};
struct Merge {
    __device__ Stats operator()(const Stats& a, const Stats& b) const {
        return Stats{fminf(a.lo, b.lo), fmaxf(a.hi, b.hi), a.sum + b.sum, (short)(a.count + b.count)};
    }
};
__global__ void reduce_struct(long long* out) {
    typedef cub::BlockReduce<Stats, 128> BlockReduce;
    typedef cub::BlockReduce<cub::KeyValuePair<int, float>, 128> ArgReduce;
    __shared__ union {
        typename BlockReduce::TempStorage stats;
        typename ArgReduce::TempStorage arg;
    } storage;
    int t = threadIdx.x;
    float x = awkward(t);
    Stats all = BlockReduce(storage.stats).Reduce(Stats{x, x, x, 1}, Merge());
    if (t == 0) {
        note(out, 0, all.lo);
        note(out, 1, all.hi);
        note(out, 2, all.sum);
        note(out, 3, (int)all.count);
    }
    __syncthreads();
    cub::KeyValuePair<int, float> pair(t, x);
    pair = ArgReduce(storage.arg).Reduce(pair, cub::ArgMax());
    if (t == 0) {
        note(out, 4, pair.key);
        note(out, 5, pair.value);
    }
    __syncthreads();
    pair.key = t;
    pair.value = fabsf(x);
    pair = ArgReduce(storage.arg).Reduce(pair, cub::ArgMin());
    if (t == 0) {
        note(out, 6, pair.key);
        note(out, 7, pair.value);
    }
}

__global__ void warp_reduce(long long* out) {
    typedef cub::WarpReduce<float> Full;
    typedef cub::WarpReduce<int, 8> Eighth;
    __shared__ typename Full::TempStorage full[4];
    __shared__ typename Eighth::TempStorage eighth[16];
    int t = threadIdx.x;
    float x = awkward(t);
    float r = Full(full[t / 32]).Sum(x);
    if (t % 32 == 0) note(out, 0, r);
    r = Full(full[t / 32]).Reduce(x, cub::Min());
    if (t % 32 == 0) note(out, 1, r);
    r = Full(full[t / 32]).Sum(x, 19);
    if (t % 32 == 0) note(out, 2, r);
    int n = Eighth(eighth[t / 8]).Sum(t * t);
    if (t % 8 == 0) note(out, 3, n);
    n = Eighth(eighth[t / 8]).Reduce(t * 37 % 101, cub::Max(), 5);
    if (t % 8 == 0) note(out, 4, n);
    bool head = t % 32 == 0 || t % 5 == 0, tail = t % 7 == 6;
    r = Full(full[t / 32]).HeadSegmentedSum(x, head);
    if (head) note(out, 5, r);
    r = Full(full[t / 32]).TailSegmentedReduce(x, tail, cub::Max());
    if (t % 32 == 0 || (t - 1) % 7 == 6) note(out, 6, r);
}

__global__ void warp_scan(long long* out) {
    typedef cub::WarpScan<float> Full;
    typedef cub::WarpScan<int, 16> Half;
    __shared__ typename Full::TempStorage full[4];
    __shared__ typename Half::TempStorage half[8];
    int t = threadIdx.x;
    float x = awkward(t), y, z, total;
    Full(full[t / 32]).InclusiveSum(x, y);
    note(out, 0, y);
    Full(full[t / 32]).InclusiveSum(x, y, total);
    note(out, 1, y);
    note(out, 2, total);
    Full(full[t / 32]).ExclusiveScan(x, y, -1e9f, cub::Max());
    note(out, 3, y);
    Full(full[t / 32]).InclusiveScan(x, y, cub::Min());
    note(out, 4, y);
    Full(full[t / 32]).Scan(x, y, z, cub::Max());
    note(out, 5, y);
    if (t % 32) note(out, 6, z);
    note(out, 7, Full(full[t / 32]).Broadcast(x, 5));
    int i;
    Half(half[t / 16]).ExclusiveSum(t * 3, i);
    note(out, 8, i);
    Half(half[t / 16]).ExclusiveSum(t * 3, i, i);
    note(out, 9, i);
    Half(half[t / 16]).ExclusiveScan(t * 37 % 101, i, 50, cub::Max());
    note(out, 10, i);
}

struct Running {
    int total;
    __device__ int operator()(int aggregate) {
        int old = total;
        total += aggregate;
        return old;
    }
};
template <cub::BlockScanAlgorithm ALGORITHM> __device__ void scans(long long* out) {
    typedef cub::BlockScan<float, 128, ALGORITHM> FloatScan;
    typedef cub::BlockScan<int, 128, ALGORITHM> IntScan;
    __shared__ union {
        typename FloatScan::TempStorage f;
        typename IntScan::TempStorage i;
    } storage;
    int t = threadIdx.x, n, total;
    float x = awkward(t), y, sum;
    FloatScan(storage.f).InclusiveSum(x, y);
    note(out, 0, y);
    __syncthreads();
    FloatScan(storage.f).InclusiveScan(x, y, cub::Max(), sum);
    note(out, 1, y);
    note(out, 2, sum);
    __syncthreads();
    FloatScan(storage.f).ExclusiveScan(x, y, 2.5f, cub::Min());
    note(out, 3, y);
    __syncthreads();
    float items[3], scanned[3];
    for (int i = 0; i < 3; i++) items[i] = awkward(3 * t + i);
    FloatScan(storage.f).InclusiveSum(items, scanned, sum);
    for (int i = 0; i < 3; i++) note(out, 4, scanned[i] + i);
    note(out, 5, sum);
    __syncthreads();
    IntScan(storage.i).ExclusiveSum(t % 5 + 1, n);
    note(out, 6, n);
    __syncthreads();
    IntScan(storage.i).ExclusiveSum(t % 5 + 1, n, total);
    note(out, 7, n);
    note(out, 8, total);
    __syncthreads();
    int ints[4] = {t, 2 * t, t % 3, 1};
    IntScan(storage.i).ExclusiveSum(ints, ints);
    for (int i = 0; i < 4; i++) note(out, 9, ints[i] * (i + 1));
    __syncthreads();
    Running running{100};
    for (int round = 0; round < 3; round++) {
        IntScan(storage.i).ExclusiveSum(t + round, n, running);
        note(out, 10 + round, n);
        __syncthreads();
    }
    for (int round = 0; round < 2; round++) {
        int more[2] = {t + round, t ^ round};
        IntScan(storage.i).InclusiveSum(more, more, running);
        note(out, 13 + round, more[0] + 3 * more[1]);
        __syncthreads();
    }
    IntScan(storage.i).ExclusiveScan(t * 37 % 101, n, 0, cub::Max(), total);
    note(out, 15, n + total);
}
__global__ void block_scan_raking(long long* out) { scans<cub::BLOCK_SCAN_RAKING>(out); }
__global__ void block_scan_warps(long long* out) { scans<cub::BLOCK_SCAN_WARP_SCANS>(out + 16); }
__global__ void block_scan_memoized(long long* out) { scans<cub::BLOCK_SCAN_RAKING_MEMOIZE>(out + 32); }

__global__ void exchange(long long* out) {
    typedef cub::BlockExchange<int, 128, 3> Exchange;
    typedef cub::BlockShuffle<int, 128> Shuffle;
    __shared__ typename Exchange::TempStorage storage;
    __shared__ typename Shuffle::TempStorage shuffle;
    int t = threadIdx.x, items[3], got[3];
    for (int i = 0; i < 3; i++) items[i] = 1000 * i + t;
    Exchange(storage).StripedToBlocked(items, got);
    note(out, 0, got[0] + 3 * got[1] + 5 * got[2]);
    __syncthreads();
    Exchange(storage).BlockedToStriped(items, got);
    note(out, 1, got[0] + 3 * got[1] + 5 * got[2]);
    __syncthreads();
    Exchange(storage).WarpStripedToBlocked(items, got);
    note(out, 2, got[0] + 3 * got[1] + 5 * got[2]);
    __syncthreads();
    Exchange(storage).BlockedToWarpStriped(items, got);
    note(out, 3, got[0] + 3 * got[1] + 5 * got[2]);
    __syncthreads();
    int ranks[3];
    for (int i = 0; i < 3; i++) ranks[i] = (3 * t + i) * 5 % 384;
    Exchange(storage).ScatterToBlocked(items, got, ranks);
    note(out, 4, got[0] + 3 * got[1] + 5 * got[2]);
    __syncthreads();
    Exchange(storage).ScatterToStriped(items, got, ranks);
    note(out, 5, got[0] + 3 * got[1] + 5 * got[2]);
    int n = -1;
    Shuffle(shuffle).Offset(t * t, n, 3);
    note(out, 6, n);
    __syncthreads();
    Shuffle(shuffle).Rotate(t * t, n, 5);
    note(out, 7, n);
    __syncthreads();
    int prev[3] = {-1, -1, -1}, next[3] = {-1, -1, -1};
    Shuffle(shuffle).Up(items, prev);
    note(out, 8, prev[0] + 3 * prev[1] + 5 * prev[2]);
    __syncthreads();
    Shuffle(shuffle).Down(items, next);
    note(out, 9, next[0] + 3 * next[1] + 5 * next[2]);
}

__constant__ int table[512] = {5, 3, 8};
template <cub::BlockLoadAlgorithm LOAD, cub::BlockStoreAlgorithm STORE> __device__ void copies(long long* out, int* buffer) {
    typedef cub::BlockLoad<int, 128, 4, LOAD> Load;
    typedef cub::BlockStore<int, 128, 4, STORE> Store;
    __shared__ union {
        typename Load::TempStorage load;
        typename Store::TempStorage store;
    } storage;
    int t = threadIdx.x, items[4];
    Load(storage.load).Load(buffer, items);
    note(out, 0, items[0] + 3 * items[1] + 5 * items[2] + 7 * items[3]);
    __syncthreads();
    for (int i = 0; i < 4; i++) items[i] += 10000;
    Store(storage.store).Store(buffer, items);
    __syncthreads();
    note(out, 1, buffer[t] + 3 * buffer[t + 128] + 5 * buffer[t + 256] + 7 * buffer[t + 384]);
    Load(storage.load).Load(buffer, items, 301, -7);
    note(out, 2, items[0] + 3 * items[1] + 5 * items[2] + 7 * items[3]);
    __syncthreads();
    for (int i = 0; i < 4; i++) items[i] = t + i;
    Store(storage.store).Store(buffer, items, 222);
    __syncthreads();
    note(out, 3, buffer[t] + 3 * buffer[t + 128] + 5 * buffer[t + 256] + 7 * buffer[t + 384]);
    __syncthreads();
}
__global__ void load_store(long long* out) {
    __shared__ alignas(16) int buffer[512];
    int t = threadIdx.x;
    for (int i = t; i < 512; i += 128) buffer[i] = i * i % 1009 + table[i];
    __syncthreads();
    copies<cub::BLOCK_LOAD_DIRECT, cub::BLOCK_STORE_DIRECT>(out, buffer);
    copies<cub::BLOCK_LOAD_STRIPED, cub::BLOCK_STORE_STRIPED>(out + 4, buffer);
    copies<cub::BLOCK_LOAD_VECTORIZE, cub::BLOCK_STORE_VECTORIZE>(out + 8, buffer);
    copies<cub::BLOCK_LOAD_TRANSPOSE, cub::BLOCK_STORE_TRANSPOSE>(out + 12, buffer);
    copies<cub::BLOCK_LOAD_WARP_TRANSPOSE, cub::BLOCK_STORE_WARP_TRANSPOSE>(out + 16, buffer);
    int items[2];
    cub::LoadDirectBlocked(t, buffer, items);
    note(out, 20, items[0] - items[1]);
    cub::LoadDirectStriped<128>(t, buffer + 3, items, 200, 9);
    note(out, 21, items[0] - items[1]);
    cub::LoadDirectWarpStriped(t, buffer, items);
    note(out, 22, items[0] - items[1]);
    __syncthreads();
    cub::StoreDirectStriped<128>(t, buffer, items);
    __syncthreads();
    note(out, 23, buffer[t] - buffer[t + 128]);
    note(out, 24, cub::ThreadLoad<cub::LOAD_LDG>(table + t));
    cub::ThreadStore<cub::STORE_CG>(buffer + t, t);
    note(out, 25, buffer[t]);
}

__global__ void radix_sort(long long* out) {
    typedef cub::BlockRadixSort<int, 128, 2> Ints;
    typedef cub::BlockRadixSort<float, 128, 2, int> Floats;
    __shared__ union {
        typename Ints::TempStorage ints;
        typename Floats::TempStorage floats;
    } storage;
    int t = threadIdx.x;
    int keys[2] = {t * 7919 % 257 - 128, t * 104729 % 1009 - 500};
    Ints(storage.ints).Sort(keys);
    note(out, 0, keys[0] + 3 * keys[1]);
    __syncthreads();
    Ints(storage.ints).SortDescending(keys);
    note(out, 1, keys[0] + 3 * keys[1]);
    __syncthreads();
    int bits[2] = {t * 7919 % 4096, t * 104729 % 4096};
    Ints(storage.ints).Sort(bits, 3, 8); // stable for the other bits
    note(out, 2, bits[0] + 3 * bits[1]);
    __syncthreads();
    Ints(storage.ints).SortBlockedToStriped(bits);
    note(out, 3, bits[0] + 3 * bits[1]);
    __syncthreads();
    float values[2] = {awkward(t), -awkward(3 * t)};
    int from[2] = {2 * t, 2 * t + 1};
    Floats(storage.floats).Sort(values, from);
    note(out, 4, values[0] + values[1]);
    note(out, 5, from[0] + 3 * from[1]);
    __syncthreads();
    Floats(storage.floats).SortDescending(values, from);
    note(out, 6, values[0] + values[1]);
    note(out, 7, from[0] + 3 * from[1]);
}

struct Later { __device__ bool operator()(int a, int b) const { return a > b; } };
__global__ void merge_sort(long long* out) {
    typedef cub::BlockMergeSort<int, 128, 3> Keys;
    typedef cub::BlockMergeSort<int, 128, 2, float> Pairs;
    typedef cub::WarpMergeSort<int, 2, 16> Warps;
    __shared__ union {
        typename Keys::TempStorage keys;
        typename Pairs::TempStorage pairs;
        typename Warps::TempStorage warps[8];
    } storage;
    int t = threadIdx.x;
    int keys[3] = {t * 7919 % 257, t * 31 % 64, -t};
    Keys(storage.keys).Sort(keys, Later());
    note(out, 0, keys[0] + 3 * keys[1] + 5 * keys[2]);
    __syncthreads();
    Keys(storage.keys).Sort(keys, [](int a, int b) { return (a ^ 5) < (b ^ 5); }, 300, 12345);
    if (t < 100) note(out, 1, keys[0] + 3 * keys[1] + 5 * keys[2]);
    __syncthreads();
    int unique[2] = {(2 * t) * 5 % 256, (2 * t + 1) * 5 % 256};
    float with[2] = {awkward(t), awkward(t + 500)};
    Pairs(storage.pairs).Sort(unique, with, Later());
    note(out, 2, unique[0] + 3 * unique[1]);
    note(out, 3, with[0]);
    note(out, 4, with[1]);
    __syncthreads();
    Warps(storage.warps[t / 16]).Sort(unique, [](int a, int b) { return a < b; });
    note(out, 5, unique[0] + 3 * unique[1]);
}

__global__ void flags(long long* out) {
    typedef cub::BlockDiscontinuity<int, 128> Discontinuity;
    typedef cub::BlockAdjacentDifference<int, 128> Difference;
    __shared__ typename Discontinuity::TempStorage storage;
    __shared__ typename Difference::TempStorage difference;
    int t = threadIdx.x, items[3], heads[3], tails[3];
    for (int i = 0; i < 3; i++) items[i] = (3 * t + i) / 4 * 4;
    Discontinuity(storage).FlagHeads(heads, items, cub::Inequality());
    note(out, 0, heads[0] + 2 * heads[1] + 4 * heads[2]);
    __syncthreads();
    Discontinuity(storage).FlagTails(tails, items, cub::Inequality());
    note(out, 1, tails[0] + 2 * tails[1] + 4 * tails[2]);
    __syncthreads();
    Discontinuity(storage).FlagHeadsAndTails(heads, tails, items, cub::Inequality());
    note(out, 2, heads[0] + 2 * heads[1] + 4 * heads[2] + 8 * tails[0] + 16 * tails[1] + 32 * tails[2]);
    __syncthreads();
    Discontinuity(storage).FlagHeads(heads, items, cub::Inequality(), 0);
    note(out, 3, heads[0] + 2 * heads[1] + 4 * heads[2]);
    auto minus = [](int a, int b) { return a - 2 * b; };
    Difference(difference).SubtractLeft(items, heads, minus);
    note(out, 4, heads[0] + 2 * heads[1] + 4 * heads[2]);
    __syncthreads();
    Difference(difference).SubtractLeft(items, heads, minus, 99);
    note(out, 5, heads[0] + 2 * heads[1] + 4 * heads[2]);
    __syncthreads();
    Difference(difference).SubtractRight(items, heads, minus);
    note(out, 6, heads[0] + 2 * heads[1] + 4 * heads[2]);
}

__global__ void histogram(long long* out) {
    typedef cub::BlockHistogram<unsigned char, 128, 4, 32, cub::BLOCK_HISTO_ATOMIC> Histogram;
    __shared__ typename Histogram::TempStorage storage;
    __shared__ unsigned bins[32];
    int t = threadIdx.x;
    unsigned char items[4];
    for (int i = 0; i < 4; i++) items[i] = (unsigned char)((t * 13 + i * i) % 29);
    Histogram(storage).Histogram(items, bins);
    __syncthreads();
    if (t < 32) out[t] = bins[t];
    __syncthreads();
    Histogram(storage).Composite(items, bins);
    __syncthreads();
    if (t < 32) out[32 + t] = bins[t];
}

// What a row-wise layer does: two reductions in the same storage, the second with the first's result.
template <int THREADS> __device__ float row_sum(float v) {
    using BlockReduce = cub::BlockReduce<float, THREADS>;
    __shared__ typename BlockReduce::TempStorage storage;
    __shared__ float shared;
    float sum = BlockReduce(storage).Sum(v);
    if (threadIdx.x == 0) shared = sum;
    __syncthreads();
    float r = shared;
    __syncthreads();
    return r;
}
__global__ void normalise(long long* out) {
    float x = awkward(threadIdx.x), mean = row_sum<128>(x) / 128, d = x - mean;
    float variance = row_sum<128>(d * d) / 128;
    if (threadIdx.x < 62) out[threadIdx.x + 2] = code(d / sqrtf(variance + 1e-5f));
    if (threadIdx.x == 0) out[0] = code(mean);
    if (threadIdx.x == 1) out[1] = code(variance);
}
