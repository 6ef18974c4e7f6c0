// What the CUDA driver costs a C program, for comparison with the benchmarks of rt/cuda on the same machine in the same run: queueing a launch with four
// arguments, launch and wait, a launch in a graph of 100, 192 MiB between ordinary memory and the device, and the
// first launch of a module whose code is there.
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

// queued returns what queueing a launch costs on a stream, in seconds.
static double queued(CUfunction f, CUstream s, void **args) {
    double times[200];
    for (int round = 0; round < 200; round++) {
        double t = now();
        for (int i = 0; i < 500; i++) CHECK(cuLaunchKernel(f, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
        times[round] = (now() - t) / 500;
        CHECK(cuStreamSynchronize(s));
    }
    return median(times, 200);
}

// graph returns what a launch costs in a graph of 100, in seconds.
static double graph(CUfunction f, CUstream s, void **args) {
    CUgraph graph;
    CUgraphExec exec;
    double times[200];
    CHECK(cuStreamBeginCapture(s, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
    for (int i = 0; i < 100; i++) CHECK(cuLaunchKernel(f, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
    CHECK(cuStreamEndCapture(s, &graph));
    CHECK(cuGraphInstantiateWithFlags(&exec, graph, 0));
    for (int round = 0; round < 200; round++) {
        double t = now();
        CHECK(cuGraphLaunch(exec, s));
        CHECK(cuStreamSynchronize(s));
        times[round] = (now() - t) / 100;
    }
    return median(times, 200);
}

// synced returns what a launch and a wait cost, in seconds.
static double synced(CUfunction f, CUstream s, void **args) {
    double times[200];
    for (int round = 0; round < 200; round++) {
        double t = now();
        for (int i = 0; i < 100; i++) {
            CHECK(cuLaunchKernel(f, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
            CHECK(cuStreamSynchronize(s));
        }
        times[round] = (now() - t) / 100;
    }
    return median(times, 200);
}

// own prints what a launch costs in a context that is not the device's primary one, as kbind's are.
static void own(CUdevice dev, const char *code) {
    CUcontext ctx;
    CUmodule mod;
    CUfunction add;
    CUstream s;
    CUdeviceptr x;
    int n = 256;
#if CUDA_VERSION >= 13000
    CHECK(cuCtxCreate(&ctx, NULL, 0, dev));
#else
    CHECK(cuCtxCreate(&ctx, 0, dev));
#endif
    CHECK(cuModuleLoadData(&mod, code));
    CHECK(cuModuleGetFunction(&add, mod, "add"));
    CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));
    CHECK(cuMemAlloc(&x, 4 * n));
    void *args[] = {&x, &x, &x, &n};
    printf("LaunchOwnContext %.0f ns\n", 1e9 * queued(add, s, args));
    printf("LaunchSyncOwnContext %.0f ns\n", 1e9 * synced(add, s, args));
    printf("GraphOwnContext %.0f ns a kernel\n", 1e9 * graph(add, s, args));
    double times[200];
    for (int round = 0; round < 200; round++) {
        CUmodule fresh;
        double t = now();
        CHECK(cuModuleLoadData(&fresh, code));
        CHECK(cuModuleGetFunction(&add, fresh, "add"));
        CHECK(cuLaunchKernel(add, 1, 1, 1, 256, 1, 1, 0, s, args, NULL));
        CHECK(cuStreamSynchronize(s));
        times[round] = now() - t;
        CHECK(cuModuleUnload(fresh));
    }
    printf("First %.0f ns\n", 1e9 * median(times, 200));
    CHECK(cuCtxDestroy(ctx));
}

// cubin compiles the kernel for the device.
static char *cubin(CUdevice dev) {
    nvrtcProgram prog;
    int major, minor;
    char option[64];
    const char *options[] = {option};
    size_t size;
    CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, dev));
    CHECK(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, dev));
    snprintf(option, sizeof option, "--gpu-architecture=sm_%d%d", major, minor);
    CHECK(nvrtcCreateProgram(&prog, source, "add.cu", 0, NULL, NULL));
    CHECK(nvrtcCompileProgram(prog, 1, options));
    CHECK(nvrtcGetCUBINSize(prog, &size));
    char *code = malloc(size);
    CHECK(nvrtcGetCUBIN(prog, code));
    return code;
}

int main(void) {
    CUdevice dev;
    CUcontext ctx;
    CUmodule mod;
    CUfunction add;
    CUstream s;
    CHECK(cuInit(0));
    CHECK(cuDeviceGet(&dev, 0));
    CHECK(cuDevicePrimaryCtxRetain(&ctx, dev));
    CHECK(cuCtxSetCurrent(ctx));
    char *code = cubin(dev);
    CHECK(cuModuleLoadData(&mod, code));
    CHECK(cuModuleGetFunction(&add, mod, "add"));
    CHECK(cuStreamCreate(&s, CU_STREAM_NON_BLOCKING));

    CUdeviceptr x;
    int n = 256;
    CHECK(cuMemAlloc(&x, 4 * n));
    void *args[] = {&x, &x, &x, &n};
    printf("Launch %.0f ns\n", 1e9 * queued(add, s, args));
    printf("LaunchSync %.0f ns\n", 1e9 * synced(add, s, args));
    printf("Graph %.0f ns a kernel\n", 1e9 * graph(add, s, args));

    size_t big = (size_t)16 << 20;
    int *a = malloc(4 * big), *b = malloc(4 * big), *c = malloc(4 * big);
    for (size_t i = 0; i < big; i++) a[i] = b[i] = c[i] = (int)i;
    CUdeviceptr da, db, dc;
    int count = (int)big;
    CHECK(cuMemAlloc(&da, 4 * big));
    CHECK(cuMemAlloc(&db, 4 * big));
    CHECK(cuMemAlloc(&dc, 4 * big));
    void *bigArgs[] = {&da, &db, &dc, &count};
    double times[10];
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
    own(dev, code);
    return 0;
}
