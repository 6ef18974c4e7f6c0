// Variables of the device beside those of the host.
#include <cuda_runtime.h>
#include <random>
#include <stdio.h>

typedef struct {
    float weight[3];
    int order[3];
} Filter;

__constant__ Filter filter;
__device__ int overflow;
static float *host_weights;
static int device_count = 0, *device_list;
FILE *report;
const float scale[3] = {0.25f, 0.5f, 0.25f};
constexpr int radius = 1;
extern int verbose;

/* void hidden() { */
__device__ float at(const float *in, int i, int n) { return in[i < 0 ? 0 : i >= n ? n - 1 : i]; }

__global__ void __launch_bounds__(128) convolve(const float *in, float *out, int n) {
    int i = blockIdx.x * 128 + threadIdx.x;
    if (i >= n) return;
    float v = 0;
#pragma unroll
    for (int k = -radius; k <= radius; k++) v += filter.weight[k + 1] * at(in, i + filter.order[k + 1], n);
    if (!(v < 1e30f)) atomicAdd(&overflow, 1);
    out[i] = v;
}

void prepare(float gain) {
    Filter f;
#pragma unroll
    for (int k = 0; k < 3; k++) {
        f.weight[k] = gain * scale[k];
        f.order[k] = k - 1;
    }
    cudaMemcpyToSymbol(filter, &f, sizeof f);
    std::mt19937 engine{std::random_device{}()};
    fprintf(report, R"(gain " %f ) )", std::uniform_real_distribution<float>(0, gain)(engine));
}
