package progen

// Host stands before the prologue when a C++ compiler builds the kernels as functions of the host, which run a thread
// for each thread of the block.
var Host = hostHead + hostVectors()

const hostHead = `#include <barrier>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>
#define __global__ extern "C"
#define __device__
#define __host__
#define __constant__ static const
#define __shared__ static
static thread_local struct { unsigned x, y, z; } threadIdx;
static struct { unsigned x, y, z; } blockDim;
static int threads;
static std::unique_ptr<std::barrier<>> block;
static void __syncthreads() { if (threads > 1) block->arrive_and_wait(); }
static int __syncthreads_count(int c) {
    static int all[64];
    all[threadIdx.x] = c != 0;
    __syncthreads();
    int n = 0;
    for (int i = 0; i < threads; i++) n += all[i];
    __syncthreads();
    return n;
}
static int __syncthreads_or(int c) { return __syncthreads_count(c) > 0; }
static int __syncthreads_and(int c) { return __syncthreads_count(c) == threads; }
template <typename T> static T lane(T x, int at) { // at is a lane of the own warp, or another one: then the own value
    static T all[64];
    all[threadIdx.x] = x;
    __syncthreads();
    if (at >= 0 && at < 32) x = all[(threadIdx.x & ~31) + at];
    __syncthreads();
    return x;
}
template <typename T> static T __shfl_sync(unsigned, T x, int at) { return lane(x, at & 31); }
template <typename T> static T __shfl_xor_sync(unsigned, T x, int mask) { return lane(x, (threadIdx.x & 31) ^ mask); }
template <typename T> static T __shfl_up_sync(unsigned, T x, unsigned by) { return lane(x, (int)(threadIdx.x & 31) - (int)by); }
template <typename T> static T __shfl_down_sync(unsigned, T x, unsigned by) { return lane(x, (threadIdx.x & 31) + by); }
static unsigned __ballot_sync(unsigned, int c) {
    unsigned all = 0;
    for (int i = 0; i < 32; i++) all |= (unsigned)(lane(c, i) != 0) << i;
    return all;
}
static int __any_sync(unsigned, int c) { return __ballot_sync(~0u, c) != 0; }
static int __all_sync(unsigned, int c) { return __ballot_sync(~0u, c) == ~0u; }
static std::mutex atomics;
static int atomicAdd(int* p, int x) { std::lock_guard<std::mutex> l(atomics); int old = *p; *p += x; return old; }
static int atomicMax(int* p, int x) { std::lock_guard<std::mutex> l(atomics); int old = *p; if (x > old) *p = x; return old; }
static int atomicXor(int* p, int x) { std::lock_guard<std::mutex> l(atomics); int old = *p; *p ^= x; return old; }
static int atomicOr(int* p, int x) { std::lock_guard<std::mutex> l(atomics); int old = *p; *p |= x; return old; }
static int __float_as_int(float x) { int y; std::memcpy(&y, &x, 4); return y; }
static long long __double_as_longlong(double x) { long long y; std::memcpy(&y, &x, 8); return y; }
static int __popc(unsigned x) { return __builtin_popcount(x); }
static int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static int __clz(int x) { return x ? __builtin_clz(x) : 32; }
static int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
static int __ffs(int x) { return __builtin_ffs(x); }
static unsigned __brev(unsigned x) { unsigned y = 0; for (int i = 0; i < 32; i++) y |= (x >> i & 1) << (31 - i); return y; }
static int __mulhi(int x, int y) { return (int)((long long)x * y >> 32); }
static unsigned __umulhi(unsigned x, unsigned y) { return (unsigned)((unsigned long long)x * y >> 32); }
static unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned n) { return (unsigned)((((unsigned long long)hi << 32 | lo) << (n & 31)) >> 32); }
static unsigned __byte_perm(unsigned x, unsigned y, unsigned s) {
    unsigned long long all = (unsigned long long)y << 32 | x;
    unsigned r = 0;
    for (int i = 0; i < 4; i++) r |= (unsigned)(all >> 8 * (s >> 4 * i & 7) & 255) << 8 * i;
    return r;
}
template <typename T> static T min(T x, T y) { return y < x ? y : x; }
template <typename T> static T max(T x, T y) { return x < y ? y : x; }
static void show(const char* name, void (*kernel)(long long*), int n) {
    long long out[64] = {};
    blockDim.x = threads = n;
    block = std::make_unique<std::barrier<>>(n);
    std::vector<std::thread> list;
    for (int i = 1; i < n; i++) list.emplace_back([=, &out] { threadIdx.x = i; kernel(out); });
    kernel(out);
    for (std::thread& t : list) t.join();
    std::printf("%s: [", name);
    for (int i = 0; i < 64; i++) std::printf(i ? " %lld" : "%lld", out[i]);
    std::printf("]\n");
}
`
