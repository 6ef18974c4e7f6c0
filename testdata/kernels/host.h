// What a C++ compiler needs to run the kernels of this directory as host functions: the confirm test includes it before a kernel file.
#pragma once
#include <algorithm>
#include <atomic>
#include <barrier>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <thread>
#include <vector>

#define __CUDACC__ 1
#define __CUDA_ARCH__ 800
#define __global__ extern "C"
#define __device__
#define __host__
#define __constant__ static
#define __shared__ static

// Every thread of a block is a host thread; blocks run one after the other. A thread that leaves drops out of the barrier.
struct Index { unsigned x, y, z; };
static thread_local Index threadIdx;
static Index blockIdx, blockDim{1, 1, 1}, gridDim{1, 1, 1};
static std::barrier<>* block_barrier;
static void __syncthreads() { block_barrier->arrive_and_wait(); }
static void launch(void (*kernel)(long long*), long long* out, unsigned blocks, unsigned threads) {
    gridDim.x = blocks;
    blockDim.x = threads;
    for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++) {
        std::barrier<> all(threads);
        block_barrier = &all;
        std::vector<std::thread> ts;
        for (unsigned t = 0; t < threads; t++)
            ts.emplace_back([=] {
                threadIdx.x = t;
                kernel(out);
                block_barrier->arrive_and_drop();
            });
        for (auto& t : ts) t.join();
    }
}

template <typename T, typename F> static T atomic_update(T* p, F f) {
    std::atomic_ref<T> a(*p);
    T old = a.load();
    while (!a.compare_exchange_weak(old, f(old))) {}
    return old;
}
template <typename T, typename U> static T atomicAdd(T* p, U v) { return atomic_update(p, [=](T x) { return x + (T)v; }); }
template <typename T, typename U> static T atomicSub(T* p, U v) { return atomic_update(p, [=](T x) { return x - (T)v; }); }
template <typename T, typename U> static T atomicMax(T* p, U v) { return atomic_update(p, [=](T x) { return std::max(x, (T)v); }); }
template <typename T, typename U> static T atomicMin(T* p, U v) { return atomic_update(p, [=](T x) { return std::min(x, (T)v); }); }
template <typename T, typename U> static T atomicOr(T* p, U v) { return atomic_update(p, [=](T x) { return x | (T)v; }); }
template <typename T, typename U> static T atomicXor(T* p, U v) { return atomic_update(p, [=](T x) { return x ^ (T)v; }); }
template <typename T> static T atomicCAS(T* p, T want, T v) { return atomic_update(p, [=](T x) { return x == want ? v : x; }); }
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

static int __popc(unsigned x) { return __builtin_popcount(x); }
static int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
static int __clz(int x) { return x ? __builtin_clz(x) : 32; }
static int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
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
