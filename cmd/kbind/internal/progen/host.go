package progen

// Host stands before the prologue when a C++ compiler builds the kernels as functions of the host.
const Host = `#include <cstdio>
#include <cstring>
#define __global__ extern "C"
#define __device__
#define __host__
#define __constant__ static const
static void __syncthreads() {}
static int __float_as_int(float x) { int y; std::memcpy(&y, &x, 4); return y; }
static long long __double_as_longlong(double x) { long long y; std::memcpy(&y, &x, 8); return y; }
static void show(const char* name, void (*kernel)(long long*)) {
    long long out[64] = {};
    kernel(out);
    std::printf("%s: [", name);
    for (int i = 0; i < 64; i++) std::printf(i ? " %lld" : "%lld", out[i]);
    std::printf("]\n");
}
`
