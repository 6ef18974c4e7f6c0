// All-reduce and memory pools without kbind, to compare with in the same run: a thread for each device, one process.
//
//   nvcc -O2 -o allreduce testdata/gpu/allreduce.c -lcuda -lpthread -ldl && ./allreduce [LIBNCCL]
//
// For each size: microseconds of a call among many (queued) and of a call and a wait for its end (waited), with
// communicators that block, which is NCCL's default, and with those that do not, which kbind uses. rt/nccl's
// BenchmarkAllReduce measures the same. Then microseconds of an allocation and a release of 1 MiB in the pool of the
// device, as rt/cuda's Benchmark/Alloc measures them.
#include <cuda.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { char internal[128]; } ncclUniqueId;
typedef struct { size_t size; unsigned magic, version; int blocking; } ncclConfig_t; // as of version 2.14
typedef struct ncclComm *ncclComm_t;
enum { InProgress = 7, Float32 = 7, Sum = 0, Devices = 16 };

static int (*getUniqueId)(ncclUniqueId *);
static int (*initRankConfig)(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
static int (*getAsyncError)(ncclComm_t, int *);
static int (*allReduce)(const void *, void *, size_t, int, int, ncclComm_t, CUstream);
static int (*commAbort)(ncclComm_t);

static int devices, blocking;
static ncclUniqueId id;
static pthread_barrier_t barrier;
static double measured[Devices];
static const size_t sizes[] = {8, 1 << 20, 256 << 20};

static void fail(const char *what, int code) {
    fprintf(stderr, "%s: %d\n", what, code);
    exit(1);
}
static void cuda(const char *what, CUresult e) {
    if (e != CUDA_SUCCESS) fail(what, e);
}
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}
static void settle(const char *what, int r, ncclComm_t c) {
    while (r == InProgress)
        if (getAsyncError(c, &r)) fail("ncclCommGetAsyncError", r);
    if (r) fail(what, r);
}

static double measure(CUdeviceptr x, size_t size, int wait, int times, ncclComm_t c, CUstream s) {
    for (int warm = 1; warm >= 0; warm--) {
        cuda("cuStreamSynchronize", cuStreamSynchronize(s));
        pthread_barrier_wait(&barrier);
        double begin = now();
        for (int i = 0; i < (warm ? 10 : times); i++) {
            settle("ncclAllReduce", allReduce((void *)x, (void *)x, size / 4, Float32, Sum, c, s), c);
            if (wait) cuda("cuStreamSynchronize", cuStreamSynchronize(s));
        }
        cuda("cuStreamSynchronize", cuStreamSynchronize(s));
        if (!warm) return (now() - begin) / times;
    }
    return 0;
}

static void use(int device, CUstream *s) {
    CUcontext c;
    cuda("cuDevicePrimaryCtxRetain", cuDevicePrimaryCtxRetain(&c, device));
    cuda("cuCtxSetCurrent", cuCtxSetCurrent(c));
    cuda("cuStreamCreate", cuStreamCreate(s, CU_STREAM_NON_BLOCKING));
}

static void *rank(void *arg) {
    int r = (int)(size_t)arg;
    CUstream s;
    ncclComm_t c;
    ncclConfig_t config = {sizeof config, 0xcafebeef, 21400, blocking};
    use(r, &s);
    int result = initRankConfig(&c, devices, id, r, &config);
    settle("ncclCommInitRankConfig", result, c);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        CUdeviceptr x;
        cuda("cuMemAlloc", cuMemAlloc(&x, sizes[i]));
        cuda("cuMemsetD32", cuMemsetD32Async(x, 0, sizes[i] / 4, s));
        for (int wait = 0; wait < 2; wait++) {
            int times = sizes[i] > 1 << 24 ? 200 : 2000;
            measured[r] = measure(x, sizes[i], wait, times, c, s);
            pthread_barrier_wait(&barrier);
            double most = 0;
            for (int k = 0; k < devices; k++) most = measured[k] > most ? measured[k] : most;
            if (r == 0)
                printf("allreduce %d devices %s %9zu bytes %s %10.2f us %8.2f GB/s\n", devices,
                       blocking ? "blocking    " : "non-blocking", sizes[i], wait ? "waited" : "queued", most, (double)sizes[i] / most / 1e3);
            pthread_barrier_wait(&barrier);
        }
        cuda("cuMemFree", cuMemFree(x));
    }
    commAbort(c);
    return NULL;
}

static void pools(void) {
    enum { Size = 1 << 20, Rounds = 10000 };
    CUstream s;
    CUdeviceptr p;
    CUmemoryPool pool;
    cuuint64_t all = ~0ull;
    use(0, &s);
    cuda("cuDeviceGetDefaultMemPool", cuDeviceGetDefaultMemPool(&pool, 0));
    cuda("cuMemPoolSetAttribute", cuMemPoolSetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &all));
    for (int round = 0; round < 3; round++) {
        double begin = now();
        for (int i = 0; i < Rounds; i++) {
            cuda("cuMemAllocAsync", cuMemAllocAsync(&p, Size, s));
            cuda("cuMemFreeAsync", cuMemFreeAsync(p, s));
        }
        printf("cuMemAllocAsync and cuMemFreeAsync of 1 MiB %21.3f us\n", (now() - begin) / Rounds);
        cuda("cuStreamSynchronize", cuStreamSynchronize(s));
    }
}

int main(int argc, char **argv) {
    cuda("cuInit", cuInit(0));
    pools();
    void *lib = dlopen(argc > 1 ? argv[1] : "libnccl.so.2", RTLD_NOW);
    if (!lib) {
        fprintf(stderr, "skip: %s\n", dlerror());
        return 0;
    }
    *(void **)&getUniqueId = dlsym(lib, "ncclGetUniqueId");
    *(void **)&initRankConfig = dlsym(lib, "ncclCommInitRankConfig");
    *(void **)&getAsyncError = dlsym(lib, "ncclCommGetAsyncError");
    *(void **)&allReduce = dlsym(lib, "ncclAllReduce");
    *(void **)&commAbort = dlsym(lib, "ncclCommAbort");
    cuda("cuDeviceGetCount", cuDeviceGetCount(&devices));
    devices = devices < 2 ? devices : 2;
    pthread_barrier_init(&barrier, NULL, (unsigned)devices);
    for (blocking = 1; blocking >= 0; blocking--) {
        pthread_t threads[Devices];
        if (getUniqueId(&id)) fail("ncclGetUniqueId", 0);
        for (int r = 0; r < devices; r++) pthread_create(&threads[r], NULL, rank, (void *)(size_t)r);
        for (int r = 0; r < devices; r++) pthread_join(threads[r], NULL);
    }
    return 0;
}
