// A program: headers of the host, a macro that checks errors, a kernel, functions around it, main.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <iostream>
#include <string>
#include <sys/time.h>
#include <unistd.h>
#include <vector>

#include "errors_of_some_sdk.h"

#define BLOCK 256
#define CHECK(call)                                                                        \
    do {                                                                                   \
        cudaError_t err = (call);                                                          \
        if (err != cudaSuccess) {                                                          \
            std::cerr << __FILE__ << ":" << __LINE__ << cudaGetErrorString(err) << "\n";   \
            exit(EXIT_FAILURE);                                                            \
        }                                                                                  \
    } while (0)

using namespace std;
using Clock = std::chrono::high_resolution_clock;

static std::vector<float> results;
float *d_x, *d_y;
cudaStream_t streams[4];
static const std::string title = "saxpy";
const int repeats = 10;

__device__ __host__ inline float madd(float a, float x, float y) { return a * x + y; }

__global__ void saxpy(int n, float a, const float *x, float *y) {
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK)
        for (int k = 0; k < repeats; k++) y[i] = madd(a, x[i], y[i]);
}

double now() {
    struct timeval t;
    gettimeofday(&t, NULL);
    return t.tv_sec + 1e-6 * t.tv_usec;
}

static void fill(std::vector<float> &v, const char *why = "{ not a brace") {
#ifdef VERBOSE
    printf("%s\n", why);
#else
    (void)why; // } not one either
#endif
    std::generate(v.begin(), v.end(), [] { return rand() / (float)RAND_MAX; });
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
    std::vector<float> x(n), y(n);
    fill(x);
    fill(y);
    CHECK(cudaMalloc(&d_x, n * sizeof(float)));
    CHECK(cudaMalloc((void **)&d_y, n * sizeof(float)));
    CHECK(cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    dim3 grid((n + BLOCK - 1) / BLOCK), block(BLOCK);
    auto start = Clock::now();
    saxpy<<<grid, block, 0, streams[0]>>>(n, 2.0f, d_x, d_y);
    CHECK(cudaDeviceSynchronize());
    std::cout << title << " " << std::chrono::duration<double>(Clock::now() - start).count() << std::endl;
    CHECK(cudaMemcpy(y.data(), d_y, n * sizeof(float), cudaMemcpyDeviceToHost));
    printf("%f %f\n", *std::max_element(y.begin(), y.end()), now());
    return 0;
}
