// Times four kernels of the examples as package rt/bench does, with the driver alone, to compare with kbind bench:
// the stream is held while a sample is queued between two events; at least 10 samples and a time on the device, until
// the relative standard deviation is below 0.5 % or does not change any more.
//
//   nvcc -O3 -std=c++17 -arch=native -o timed timed.cu -lcuda
//   ./timed saxpy 1048576 | vadd 1048576 | transpose 2048 | matmul 1024 [warm|cold] [seconds]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda.h>
#include <cuda_runtime.h>
#include <functional>
#include <string>
#include <vector>

#include "../../examples/suite/cu/saxpy.cu"
#include "../../examples/vectoradd/vector_add.cu"
namespace tiled {
#include "../../examples/suite/cu/matmul.cu"
#undef TILE
}
namespace transposed {
#include "../../examples/suite/cu/transpose.cu"
}

static void check(int code, const char* what) {
    if (code == 0) return;
    fprintf(stderr, "%s: error %d\n", what, code);
    exit(1);
}
#define CHECK(call) check((int)(call), #call)

// Floats from 0 to 1 in device memory.
static float* floats(size_t n) {
    std::vector<float> host(n);
    unsigned long long state = 1;
    for (auto& f : host) {
        state = state * 6364136223846793005ull + 1442695040888963407ull;
        f = (state >> 40) / 16777216.0f;
    }
    float* device;
    CHECK(cudaMalloc(&device, n * sizeof(float)));
    CHECK(cudaMemcpy(device, host.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    return device;
}

struct Timer {
    cudaStream_t stream;
    cudaEvent_t start, end;
    volatile unsigned* word; // the stream is held until it has the number of the sample
    CUdeviceptr address;
    unsigned sample = 0;
    void* flush = nullptr; // of the size of the last cache
    int cache = 0;

    explicit Timer(bool cold) {
        CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
        CHECK(cudaEventCreate(&start));
        CHECK(cudaEventCreate(&end));
        void* p;
        CHECK(cudaHostAlloc(&p, sizeof(unsigned), cudaHostAllocMapped));
        word = (volatile unsigned*)p;
        *word = 0;
        CHECK(cuMemHostGetDevicePointer(&address, p, 0));
        if (!cold) return;
        CHECK(cudaDeviceGetAttribute(&cache, cudaDevAttrL2CacheSize, 0));
        CHECK(cudaMalloc(&flush, cache));
    }

    // One sample in microseconds. prepare is queued in front of the first event.
    double time(const std::function<void()>& prepare, const std::function<void()>& work) {
        CHECK(cuStreamWaitValue32(stream, address, ++sample, CU_STREAM_WAIT_VALUE_EQ));
        prepare();
        if (flush) CHECK(cudaMemsetAsync(flush, 0, cache, stream));
        CHECK(cudaEventRecord(start, stream));
        work();
        CHECK(cudaEventRecord(end, stream));
        *word = sample;
        CHECK(cudaStreamSynchronize(stream));
        float ms;
        CHECK(cudaEventElapsedTime(&ms, start, end));
        return ms * 1000.0;
    }
};

// Welford's mean and relative standard deviation.
struct Moments {
    size_t n = 0;
    double mean = 0, m2 = 0;
    void add(double x) {
        double d = x - mean;
        mean += d / ++n;
        m2 += d * (x - mean);
    }
    double noise() const { return n < 2 ? INFINITY : std::sqrt(m2 / (n - 1)) / mean; }
};

int main(int argc, char** argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: timed saxpy|vadd|transpose|matmul SIZE [warm|cold] [seconds]\n");
        return 2;
    }
    std::string kernel = argv[1];
    int n = atoi(argv[2]);
    double seconds = argc > 4 ? atof(argv[4]) : 0.5;
    CHECK(cudaFree(nullptr)); // opens the device
    Timer timer(argc > 3 && !strcmp(argv[3], "cold"));
    std::function<void()> work, prepare = [] {};
    if (kernel == "saxpy") {
        float *x = floats(n), *y = floats(n), *saved = floats(n);
        prepare = [=, &timer] { // y is changed: it gets its contents back
            CHECK(cudaMemcpyAsync(y, saved, n * sizeof(float), cudaMemcpyDeviceToDevice, timer.stream));
        };
        work = [=, &timer] { saxpy<<<(n + 255) / 256, 256, 0, timer.stream>>>(n, 1.25f, x, y); };
    } else if (kernel == "vadd") {
        float *a = floats(n), *b = floats(n), *c = floats(n);
        work = [=, &timer] { vector_add<<<(n + 255) / 256, 256, 0, timer.stream>>>(a, b, c, n); };
    } else if (kernel == "transpose") {
        float *src = floats((size_t)n * n), *dst = floats((size_t)n * n);
        dim3 grid((n + 31) / 32, (n + 31) / 32), block(32, 8);
        work = [=, &timer] { transposed::transpose<<<grid, block, 0, timer.stream>>>(src, dst, n, n); };
    } else if (kernel == "matmul") {
        float *a = floats((size_t)n * n), *b = floats((size_t)n * n), *c = floats((size_t)n * n);
        dim3 grid((n + 15) / 16, (n + 15) / 16), block(16, 16);
        work = [=, &timer] { tiled::matmul_tiled<<<grid, block, 0, timer.stream>>>(a, b, c, n, n, n); };
    } else {
        fprintf(stderr, "no kernel %s\n", kernel.c_str());
        return 2;
    }
    work(); // the first launch loads the kernel
    CHECK(cudaStreamSynchronize(timer.stream));
    CHECK(cudaGetLastError());
    enum { WINDOW = 64 };
    std::vector<double> samples;
    double noises[WINDOW], total = 0; // the noise after the last samples, a ring
    Moments all;
    for (auto began = std::chrono::steady_clock::now();;) {
        samples.push_back(timer.time(prepare, work));
        total += samples.back();
        all.add(samples.back());
        noises[all.n % WINDOW] = all.noise();
        std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began;
        if (passed.count() > 5) break;
        if (all.n < 10 || total < seconds * 1e6) continue;
        if (all.noise() < 0.005) break;
        if (all.n <= WINDOW) continue;
        Moments last;
        for (double x : noises) last.add(x);
        if (last.noise() < 0.05) break;
    }
    std::sort(samples.begin(), samples.end());
    auto at = [&](double q) { return samples[(size_t)(q * (samples.size() - 1))]; };
    printf("%s\t%d\t%.2fus ±%.2f%%\t%zu samples\n", kernel.c_str(), n, at(0.5),
           50 * (at(0.75) - at(0.25)) / at(0.5), samples.size());
}
