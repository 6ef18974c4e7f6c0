// What the CUDA driver costs a C program, for comparison with the benchmarks of rt/cuda on the same machine in the same run: queueing a launch with four
// arguments, launch and wait, a launch in a graph of 100, and 192 MiB between ordinary memory and the device.
//
//   gcc -O2 -o launch launch.c -I/usr/local/cuda/include -L/usr/local/cuda/lib64 -lcuda -lnvrtc && ./launch
#include <cuda.h>
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CHECK(x)                                                            \
    do {                                                                    \
        int r = (int)(x);                                                   \
        if (r != 0) {                                                       \
            fprintf(stderr, "launch.c:%d: %s: error %d\n", __LINE__, #x, r); \
            exit(1);                                                        \
        }                                                                   \
    } while (0)

static const char *source =
    "extern \"C\" __global__ void add(const int *a, const int *b, int *c, int n) {\n"
    "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
    "    if (i < n) c[i] = a[i] + b[i];\n"
    "}\n";

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static int by_value(const void *a, const void *b) {
    double d = *(const double *)a - *(const double *)b;
    return d < 0 ? -1 : d > 0;
}

static double median(double *x, int n) {
    qsort(x, n, sizeof *x, by_value);
    return x[n / 2];
}

int main(void) {
    CUdevice dev;
    CUcontext ctx;
    CUmodule mod;
    CUfunction add;
    CUstream s;
    nvrtcProgram prog;
    size_t size;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&dev, 0));
    CHECK(cuDevicePrimaryCtxRetain(&ctx, dev));
    CHECK(cuCtxSetCurrent(ctx));
    CHECK(nvrtcCreateProgram(&prog, source, "add.cu", 0, NULL, NULL));
    const char *options[] = {"--gpu-architecture=compute_80"};
    CHECK(nvrtcCompileProgram(prog, 1, options));
    CHECK(nvrtcGetPTXSize(prog, &size));
    char *ptx = malloc(size);
    CHECK(nvrtcGetPTX(prog, ptx));
    CHECK(cuModuleLoadData(&mod, ptx));
    CHECK(cuModuleGetFunction(&add, mod, "add"));
    CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));

    CUdeviceptr x;
    int n = 256;
    CHECK(cuMemAlloc(&x, 4 * n));
    void *args[] = {&x, &x, &x, &n};
    double times[200];
    for (int round = 0; round < 200; round++) {
        double t = now();
        for (int i = 0; i < 500; i++) CHECK(cuLaunchKernel(add, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
        times[round] = (now() - t) / 500;
        CHECK(cuStreamSynchronize(s));
    }
    printf("Launch %.0f ns\n", 1e9 * median(times, 200));
    for (int round = 0; round < 200; round++) {
        double t = now();
        for (int i = 0; i < 100; i++) {
            CHECK(cuLaunchKernel(add, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
            CHECK(cuStreamSynchronize(s));
        }
        times[round] = (now() - t) / 100;
    }
    printf("LaunchSync %.0f ns\n", 1e9 * median(times, 200));

    CUgraph graph;
    CUgraphExec exec;
    CHECK(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
    for (int i = 0; i < 100; i++) CHECK(cuLaunchKernel(add, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
    CHECK(cuStreamEndCapture(s, &graph));
    CHECK(cuGraphInstantiateWithFlags(&exec, graph, 0));
    for (int round = 0; round < 200; round++) {
        double t = now();
        CHECK(cuGraphLaunch(exec, s));
        CHECK(cuStreamSynchronize(s));
        times[round] = (now() - t) / 100;
    }
    printf("Graph %.0f ns a kernel\n", 1e9 * median(times, 200));

    size_t big = (size_t)16 << 20;
    int *a = malloc(4 * big), *b = malloc(4 * big), *c = malloc(4 * big);
    for (size_t i = 0; i < big; i++) a[i] = b[i] = c[i] = (int)i;
    CUdeviceptr da, db, dc;
    int count = (int)big;
    CHECK(cuMemAlloc(&da, 4 * big));
    CHECK(cuMemAlloc(&db, 4 * big));
    CHECK(cuMemAlloc(&dc, 4 * big));
    void *bigArgs[] = {&da, &db, &dc, &count};
    for (int round = 0; round < 10; round++) {
        double t = now();
        CHECK(cuMemcpyHtoDAsync(da, a, 4 * big, s));
        CHECK(cuMemcpyHtoDAsync(db, b, 4 * big, s));
        CHECK(cuLaunchKernel(add, (unsigned)(big / 256), 1, 1, 256, 1, 1, 0, s, bigArgs, NULL));
        CHECK(cuMemcpyDtoHAsync(c, dc, 4 * big, s));
        CHECK(cuStreamSynchronize(s));
        times[round] = now() - t;
    }
    printf("Slices %.0f ns\n", 1e9 * median(times, 10));
    return 0;
}
