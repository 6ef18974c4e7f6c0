// What a C++ compiler needs to run the kernels of this directory as host functions: the confirm test includes it before a kernel file.
#pragma once
#include <algorithm>
#include <atomic>
#include <barrier>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <tuple>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#define HOST 1
#define __CUDACC__ 1
#define __CUDA_ARCH__ 800
#define __global__ extern "C"
#define __forceinline__ inline
#define __noinline__
#define __launch_bounds__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __device__
#define __host__
#define __constant__
#define __shared__ static

// Every thread of a block is a host thread; blocks run one after the other, or all together for a file that says so (they share their __shared__ variables
// then). A thread that leaves drops out of the barrier.
struct Index { unsigned x, y, z; };
static thread_local Index threadIdx, blockIdx;
static Index blockDim{1, 1, 1}, gridDim{1, 1, 1};
static thread_local std::barrier<>* block_barrier;
static std::barrier<>* grid_barrier;
static void __syncthreads() { block_barrier->arrive_and_wait(); }

// Warps have 32 threads, for -mwavefrontsize64 64.
#ifdef WAVE64
typedef unsigned long long Lanes;
#else
typedef unsigned Lanes;
#endif
enum : int { lanes_of_warp = 8 * sizeof(Lanes) };
static const Lanes every_lane = ~(Lanes)0;
// The lanes of a warp that a mask names wait for each other, write what they give and read what others gave.
struct Warp {
    std::mutex guard;
    std::map<Lanes, std::unique_ptr<std::barrier<>>> groups;
    alignas(16) unsigned char slots[lanes_of_warp][64];
    Lanes lanes = 0;
    void wait(Lanes mask) {
        std::barrier<>* b;
        {
            std::lock_guard<std::mutex> hold(guard);
            auto& group = groups[mask & lanes];
            if (!group) group.reset(new std::barrier<>(__builtin_popcountll(mask & lanes)));
            b = group.get();
        }
        b->arrive_and_wait();
    }
};
static thread_local Warp* block_warps;
static unsigned thread_number() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
static int lane_number() { return thread_number() % lanes_of_warp; }
template <typename T, typename F> static auto in_warp(Lanes mask, T v, F read) {
    Warp& w = block_warps[thread_number() / lanes_of_warp];
    std::memcpy(&w.slots[lane_number()], &v, sizeof v);
    w.wait(mask);
    Lanes here = mask & w.lanes | (Lanes)1 << lane_number();
    auto r = read([&w, here](int lane) { T x = {}; if (here >> lane & 1) std::memcpy(&x, &w.slots[lane], sizeof x); return x; });
    w.wait(mask);
    return r;
}
static const int warpSize = lanes_of_warp;
static void __syncwarp(Lanes mask = every_lane) { block_warps[thread_number() / lanes_of_warp].wait(mask); }
// A source lane outside of the segment gives the thread's own value, one that is not there 0.
template <typename T> static T __shfl_sync(Lanes mask, T v, int from, int width = lanes_of_warp) {
    return in_warp(mask, v, [=](auto at) { return at(lane_number() / width * width + (from & width - 1)); });
}
template <typename T> static T __shfl_down_sync(Lanes mask, T v, unsigned by, int width = lanes_of_warp) {
    return in_warp(mask, v, [=](auto at) { int l = lane_number(), d = by % lanes_of_warp; return at(l % width + d < width ? l + d : l); });
}
template <typename T> static T __shfl_up_sync(Lanes mask, T v, unsigned by, int width = lanes_of_warp) {
    return in_warp(mask, v, [=](auto at) { int l = lane_number(), d = by % lanes_of_warp; return at(l % width >= d ? l - d : l); });
}
template <typename T> static T __shfl_xor_sync(Lanes mask, T v, int with, int width = lanes_of_warp) {
    return in_warp(mask, v, [=](auto at) { int l = lane_number(), o = l ^ with & lanes_of_warp - 1; return at(o / width <= l / width ? o : l); });
}
static Lanes __ballot_sync(Lanes mask, int p) {
    Lanes lanes = mask & block_warps[thread_number() / lanes_of_warp].lanes;
    return in_warp(mask, p, [=](auto at) { Lanes r = 0; for (int i = 0; i < lanes_of_warp; i++) if (lanes >> i & 1 && at(i)) r |= (Lanes)1 << i; return r; });
}
static int __any_sync(Lanes mask, int p) { return __ballot_sync(mask, p) != 0; }
static int __all_sync(Lanes mask, int p) { return __ballot_sync(mask, !p) == 0; }
template <typename T> static Lanes __match_any_sync(Lanes mask, T v) {
    Lanes lanes = mask & block_warps[thread_number() / lanes_of_warp].lanes;
    return in_warp(mask, v, [=](auto at) { Lanes r = 0; for (int i = 0; i < lanes_of_warp; i++) if (lanes >> i & 1 && at(i) == v) r |= (Lanes)1 << i; return r; });
}
static unsigned __reduce_add_sync(Lanes mask, unsigned v) {
    Lanes lanes = mask & block_warps[thread_number() / lanes_of_warp].lanes;
    return in_warp(mask, v, [=](auto at) { unsigned r = 0; for (int i = 0; i < lanes_of_warp; i++) if (lanes >> i & 1) r += at(i); return r; });
}
static unsigned __reduce_xor_sync(Lanes mask, unsigned v) {
    Lanes lanes = mask & block_warps[thread_number() / lanes_of_warp].lanes;
    return in_warp(mask, v, [=](auto at) { unsigned r = 0; for (int i = 0; i < lanes_of_warp; i++) if (lanes >> i & 1) r ^= at(i); return r; });
}
// HIP's names.
#define hipThreadIdx_x threadIdx.x
extern char dynamic_shared[];
#define HIP_DYNAMIC_SHARED(T, name) T* name = (T*)dynamic_shared;
template <typename T> static T __shfl(T v, int from, int width = lanes_of_warp) { return __shfl_sync(every_lane, v, from, width); }
template <typename T> static T __shfl_up(T v, unsigned by, int width = lanes_of_warp) { return __shfl_up_sync(every_lane, v, by, width); }
template <typename T> static T __shfl_down(T v, unsigned by, int width = lanes_of_warp) { return __shfl_down_sync(every_lane, v, by, width); }
template <typename T> static T __shfl_xor(T v, int with, int width = lanes_of_warp) { return __shfl_xor_sync(every_lane, v, with, width); }
static unsigned long long __ballot(int p) { return __ballot_sync(every_lane, p); }
static int __any(int p) { return __any_sync(every_lane, p); }
static int __all(int p) { return __all_sync(every_lane, p); }
static Lanes __activemask() { return block_warps[thread_number() / lanes_of_warp].lanes; }
static unsigned __lane_id() { return lane_number(); }
extern "C" inline unsigned __bitextract_u32(unsigned x, unsigned at, unsigned n) { return n % 32 == 0 ? 0 : (x << (32 - at % 32 - n % 32)) >> (32 - n % 32); }
static unsigned long long __bitextract_u64(unsigned long long x, unsigned at, unsigned n) { return n % 64 == 0 ? 0 : (x << (64 - at % 64 - n % 64)) >> (64 - n % 64); }
static unsigned long long __bitinsert_u64(unsigned long long x, unsigned long long y, unsigned at, unsigned n) {
    unsigned long long mask = (1ull << n % 64) - 1;
    return (x & ~(mask << at % 64)) | ((y & mask) << at % 64);
}
struct hipFloatComplex { float x, y; };
struct hipDoubleComplex { double x, y; };
static hipFloatComplex make_hipFloatComplex(float x, float y) { return {x, y}; }
static hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex c) { return {c.x, c.y}; }
static hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex c) { return {(float)c.x, (float)c.y}; }
static double hipCsqabs(hipDoubleComplex c) { return c.x * c.x + c.y * c.y; }
static unsigned __builtin_amdgcn_mbcnt_lo(unsigned mask, unsigned n) { return n + __builtin_popcount(mask & (unsigned)(lane_number() < 32 ? (1u << lane_number()) - 1 : ~0u)); }
static unsigned __builtin_amdgcn_mbcnt_hi(unsigned mask, unsigned n) { return lane_number() < 32 ? n : n + __builtin_popcount(mask & ((1u << (lane_number() - 32)) - 1)); }
static int __builtin_amdgcn_readfirstlane(int v) { return __shfl_sync(every_lane, v, 0); }
static unsigned __builtin_amdgcn_ubfe(unsigned x, unsigned at, unsigned n) { return x >> at & ((1u << n) - 1); }
static unsigned __builtin_amdgcn_alignbit(unsigned hi, unsigned lo, unsigned n) { return ((unsigned long long)hi << 32 | lo) >> n; }
static float __builtin_amdgcn_fmed3f(float a, float b, float c) { return std::max(std::min(a, b), std::min(std::max(a, b), c)); }
static void __builtin_amdgcn_s_barrier() { __syncthreads(); }
static int __syncthreads_count(int p) {
    static std::atomic<int> n;
    n = 0;
    __syncthreads();
    n += p != 0;
    __syncthreads();
    int r = n;
    __syncthreads();
    return r;
}
static int __syncthreads_or(int p) { return __syncthreads_count(p) != 0; }
static int __syncthreads_and(int p) { return __syncthreads_count(!p) == 0; }
static void __threadfence() { std::atomic_thread_fence(std::memory_order_seq_cst); }
static void __threadfence_block() { __threadfence(); }

alignas(16) char dynamic_shared[1 << 16];
static void launch(void (*kernel)(long long*), long long* out, Index blocks, Index threads, bool together) {
    gridDim = blocks;
    blockDim = threads;
    unsigned n = threads.x * threads.y * threads.z, count = blocks.x * blocks.y * blocks.z;
    std::barrier<> grid(n * count);
    grid_barrier = &grid;
    auto block = [&](unsigned b) {
        std::barrier<> all(n);
        std::vector<Warp> warps((n + lanes_of_warp - 1) / lanes_of_warp);
        for (unsigned t = 0; t < n; t++) warps[t / lanes_of_warp].lanes |= (Lanes)1 << t % lanes_of_warp;
        std::vector<std::thread> ts;
        for (unsigned t = 0; t < n; t++)
            ts.emplace_back([&, t] {
                blockIdx = {b % blocks.x, b / blocks.x % blocks.y, b / blocks.x / blocks.y};
                threadIdx = {t % threads.x, t / threads.x % threads.y, t / threads.x / threads.y};
                block_barrier = &all;
                block_warps = warps.data();
                kernel(out);
                all.arrive_and_drop();
                grid.arrive_and_drop();
            });
        for (auto& t : ts) t.join();
    };
    std::vector<std::thread> bs;
    for (unsigned b = 0; b < count; b++)
        if (together) bs.emplace_back(block, b);
        else block(b);
    for (auto& b : bs) b.join();
}

template <typename T, typename F> static T atomic_update(T* p, F f) {
    std::atomic_ref<T> a(*p);
    T old = a.load();
    while (!a.compare_exchange_weak(old, f(old))) {}
    if (f(old) == old) std::this_thread::yield(); // nothing changed: the thread waits in a loop
    return old;
}
template <typename T, typename U> static T atomicAdd(T* p, U v) { return atomic_update(p, [=](T x) { return x + (T)v; }); }
template <typename T, typename U> static T atomicSub(T* p, U v) { return atomic_update(p, [=](T x) { return x - (T)v; }); }
template <typename T, typename U> static T atomicMax(T* p, U v) { return atomic_update(p, [=](T x) { return std::max(x, (T)v); }); }
template <typename T, typename U> static T atomicMin(T* p, U v) { return atomic_update(p, [=](T x) { return std::min(x, (T)v); }); }
template <typename T, typename U> static T atomicOr(T* p, U v) { return atomic_update(p, [=](T x) { return x | (T)v; }); }
template <typename T, typename U> static T atomicXor(T* p, U v) { return atomic_update(p, [=](T x) { return x ^ (T)v; }); }
template <typename T> static T atomicCAS(T* p, T want, T v) { return atomic_update(p, [=](T x) { return x == want ? v : x; }); }
template <typename T, typename U> static T atomicAnd(T* p, U v) { return atomic_update(p, [=](T x) { return x & (T)v; }); }
template <typename T, typename U> static T atomicExch(T* p, U v) { return atomic_update(p, [=](T) { return (T)v; }); }
static unsigned atomicInc(unsigned* p, unsigned limit) { return atomic_update(p, [=](unsigned x) { return x >= limit ? 0 : x + 1; }); }

template <typename To, typename From> static To bit_copy(From x) {
    static_assert(sizeof(To) == sizeof(From), "size");
    To y;
    std::memcpy(&y, &x, sizeof y);
    return y;
}
static int __float_as_int(float x) { return bit_copy<int>(x); }
static unsigned __float_as_uint(float x) { return bit_copy<unsigned>(x); }
static long long __double_as_longlong(double x) { return bit_copy<long long>(x); }
static double __hiloint2double(int hi, int lo) { return bit_copy<double>((long long)hi << 32 | (unsigned)lo); }

static float __int_as_float(int x) { return bit_copy<float>(x); }
static float __uint_as_float(unsigned x) { return bit_copy<float>(x); }
static double __longlong_as_double(long long x) { return bit_copy<double>(x); }
static int __double2hiint(double x) { return __double_as_longlong(x) >> 32; }
static int __double2loint(double x) { return (int)__double_as_longlong(x); }
template <typename T> static T __ldg(const T* p) { return *p; }
static float __fdividef(float a, float b) { return a / b; }
static float __fmul_rn(float a, float b) { return a * b; }
static float __fadd_rn(float a, float b) { return a + b; }
#define __expf(x) std::exp((float)(x))
#define __logf(x) std::log((float)(x))
#define __sinf(x) std::sin((float)(x))
#define __cosf(x) std::cos((float)(x))
static float rsqrtf(float x) { return 1 / std::sqrt(x); }
static float __saturatef(float x) { return x > 0 ? std::min(x, 1.0f) : 0.0f; }

using std::abs;
using std::isinf;
using std::isnan;
using std::max;
using std::min;
static long long min(long long a, int b) { return std::min<long long>(a, b); }

#define VECTOR(T, name, align4)                                                \
    struct name##2 { T x, y; };                                                \
    struct name##3 { T x, y, z; };                                             \
    struct alignas(align4) name##4 { T x, y, z, w; };                          \
    static name##2 make_##name##2(T x, T y) { return {x, y}; }                 \
    static name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }         \
    static name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
VECTOR(int, int, 16)
VECTOR(float, float, 16)
VECTOR(double, double, 16)
VECTOR(unsigned char, uchar, 4)
VECTOR(unsigned, uint, 16)
VECTOR(short, short, 8)
VECTOR(signed char, char, 4)
VECTOR(unsigned short, ushort, 8)
VECTOR(unsigned long long, ulonglong, 32)
VECTOR(long long, longlong, 32)
struct dim3 { unsigned x, y, z; dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {} };

// Half precision: every operation is rounded to half, as __hadd and its friends do.
struct half {
    unsigned short bits;
    half() = default;
    half(float f) : bits(bit_copy<unsigned short>((_Float16)f)) {}
    half(double f) : bits(bit_copy<unsigned short>((_Float16)f)) {}
    half(int n) : half((float)n) {}
    operator float() const { return (float)bit_copy<_Float16>(bits); }
};
typedef half __half;
struct half2 { half x, y; };
typedef half2 __half2;
static half __float2half(float f) { return f; }
static half __float2half_rn(float f) { return f; }
static half __int2half_rn(int n) { return half((double)n); }
static float __half2float(half h) { return h; }
#define HALF_OP(name, op, out)                                          \
    static out name(half a, half b) { return (float)a op (float)b; }    \
    static out operator op(half a, half b) { return (float)a op (float)b; }
HALF_OP(__hadd, +, half)
HALF_OP(__hsub, -, half)
HALF_OP(__hmul, *, half)
HALF_OP(__hdiv, /, half)
HALF_OP(__hlt, <, bool)
HALF_OP(__hgt, >, bool)
HALF_OP(__heq, ==, bool)
static half& operator+=(half& a, half b) { return a = a + b; }
static half& operator*=(half& a, half b) { return a = a * b; }
static half __hfma(half a, half b, half c) { return half((double)(float)a * (float)b + (float)c); }
static half __hneg(half a) { return -(float)a; }
static half2 __floats2half2_rn(float x, float y) { return {x, y}; }
static half2 __float2half2_rn(float x) { return {x, x}; }
static half2 __halves2half2(half x, half y) { return {x, y}; }
static half __low2half(half2 a) { return a.x; }
static half __high2half(half2 a) { return a.y; }
static float __low2float(half2 a) { return a.x; }
static float __high2float(half2 a) { return a.y; }
static half2 __hadd2(half2 a, half2 b) { return {a.x + b.x, a.y + b.y}; }
static half2 __hmul2(half2 a, half2 b) { return {a.x * b.x, a.y * b.y}; }
static half2 __hfma2(half2 a, half2 b, half2 c) { return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)}; }
static unsigned short __half_as_ushort(half a) { return a.bits; }
static half __ushort_as_half(unsigned short b) { half h; h.bits = b; return h; }
struct __nv_bfloat16 {
    unsigned short bits;
    operator float() const { return bit_copy<float>((unsigned)bits << 16); }
};
static __nv_bfloat16 __float2bfloat16(float f) {
    unsigned u = bit_copy<unsigned>(f);
    return {(unsigned short)((u + 0x7fff + (u >> 16 & 1)) >> 16)};
}
static float __bfloat162float(__nv_bfloat16 b) { return b; }

static int __popc(unsigned x) { return __builtin_popcount(x); }
static int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static int __clz(int x) { return x ? __builtin_clz(x) : 32; }
static int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
static int __ffsll(long long x) { return __builtin_ffsll(x); }
static unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned n) { return ((unsigned long long)hi << 32 | lo) << (n & 31) >> 32; }
static unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned n) { return ((unsigned long long)hi << 32 | lo) >> (n & 31); }
static unsigned long long __umul64hi(unsigned long long a, unsigned long long b) { return (unsigned __int128)a * b >> 64; }
static int __mul24(int a, int b) { return (a << 8 >> 8) * (b << 8 >> 8); }
static unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffff) * (b & 0xffffff); }
static unsigned __vadd4(unsigned a, unsigned b) {
    unsigned r = 0;
    for (int i = 0; i < 32; i += 8) r |= ((a >> i) + (b >> i) & 255) << i;
    return r;
}
static int __dp4a(int a, int b, int c) {
    for (int i = 0; i < 32; i += 8) c += (signed char)(a >> i) * (signed char)(b >> i);
    return c;
}
static int __ffs(int x) { return __builtin_ffs(x); }
static unsigned __brev(unsigned x) {
    unsigned r = 0;
    for (int i = 0; i < 32; i++) r = r << 1 | (x >> i & 1);
    return r;
}
static unsigned __umulhi(unsigned a, unsigned b) { return (unsigned long long)a * b >> 32; }
static int __mulhi(int a, int b) { return (long long)a * b >> 32; }
static unsigned __byte_perm(unsigned x, unsigned y, unsigned s) {
    unsigned long long all = (unsigned long long)y << 32 | x;
    unsigned r = 0;
    for (int i = 0; i < 4; i++) r |= (unsigned)(all >> ((s >> 4 * i & 7) * 8) & 255) << 8 * i;
    return r;
}
static int __float2int_rn(float x) { return (int)std::nearbyint(x); }
static int __float2int_rz(float x) { return (int)x; }
static int __float2int_ru(float x) { return (int)std::ceil(x); }
static int __float2int_rd(float x) { return (int)std::floor(x); }
// PTX's cvt saturates (PTX ISA, cvt), C++ leaves it undefined.
static int __double2int_rz(double x) { return x >= 2147483647.0 ? 2147483647 : x <= -2147483648.0 ? (-2147483647 - 1) : (int)x; }
