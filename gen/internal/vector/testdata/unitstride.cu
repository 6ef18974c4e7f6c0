// Versioned loops whose threads run one after the other.
#define I int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return
__device__ float f(float x) { return x > 0 ? x : -x; }

__global__ void calls(const float *x, float *y, int n) { I; y[i] = f(x[i]); }
__global__ void pairs(const float2 *x, float2 *y, int n) { I; float2 v = x[i]; v.x += v.y; y[i] = v; }
__global__ void border(const float *x, float *y, int n) { I; if (x[i] > 3) y[i] = i == 0 ? x[i] : x[i - 1]; }
__global__ void edges(const int *x, int *y, int w, int h) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y;
    if (i == 0 || i == w - 1) { y[j * w + i] = 0; return; }
    if (x[j * w + i] > 2) y[j * w + i] = x[j * w + i + 1];
}
__global__ void atomics(const int *x, int *y, int n) { I; atomicAdd(&y[x[i]], 1); }
// One version: beside what they compute, threads save little with the checks of two accesses.
__global__ void busy(const float *x, float *y, int n) { I; float v = x[i]; y[i] = f(v) + sinf(expf(v)) * cosf(logf(v)); }
