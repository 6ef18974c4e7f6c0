// A library between kbind and the CUDA driver that makes kbind's own launches again from C, so that the two can be timed in turns in one process: on the same context, stream, kernel and memory.
// It defines the two functions that launch, remembers the last call of each, and leaves the rest to the driver, which it is linked with. With -DOPENCL it is the same for OpenCL's loader.
//
//   gcc -O2 -shared -fPIC -o beside.so beside.c -I/usr/local/cuda/include -Wl,--no-as-needed -lcuda
//   KBIND_CUDA_LIBRARY=./beside.so KBIND_BESIDE=./beside.so cuda.test -test.run XXX -test.bench Benchmark/Beside
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// What kbind_beside repeats n times.
enum { LAUNCH, LAUNCH_SYNC, GRAPH };

#ifndef OPENCL
#include <cuda.h>

enum { PARAMS = 4 }; // of the kernel that the benchmark launches: three pointers and an int

static struct {
    CUfunction f;
    unsigned shape[7];
    CUstream s;
    uint64_t values[PARAMS];
    void *params[PARAMS];
    CUgraphExec graph;
    __typeof__(&cuLaunchKernel) launch;
    __typeof__(&cuGraphLaunch) graphLaunch;
    __typeof__(&cuStreamSynchronize) sync;
} last;

CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, CUstream s, void **params, void **extra) {
    if (!last.launch) {
        last.launch = REAL(cuLaunchKernel);
        last.sync = REAL(cuStreamSynchronize);
    }
    if (last.f != f) {
        unsigned shape[7] = {gx, gy, gz, bx, by, bz, shared};
        last.f = f;
        last.s = s;
        memcpy(last.shape, shape, sizeof shape);
        for (int i = 0; i < PARAMS; i++) {
            memcpy(&last.values[i], params[i], i < PARAMS - 1 ? 8 : 4);
            last.params[i] = &last.values[i];
        }
    }
    return last.launch(f, gx, gy, gz, bx, by, bz, shared, s, params, extra);
}

CUresult cuGraphLaunch(CUgraphExec graph, CUstream s) {
    if (!last.graphLaunch) last.graphLaunch = REAL(cuGraphLaunch);
    last.graph = graph;
    last.s = s;
    return last.graphLaunch(graph, s);
}

int kbind_beside(int what, int n) {
    int r = 0;
    unsigned *d = last.shape;
    for (int i = 0; i < n && !r; i++) {
        r = what == GRAPH ? last.graphLaunch(last.graph, last.s) : last.launch(last.f, d[0], d[1], d[2], d[3], d[4], d[5], d[6], last.s, last.params, NULL);
        if (!r && what != LAUNCH) r = last.sync(last.s);
    }
    return r;
}
#else
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

static struct {
    cl_command_queue q;
    cl_kernel k;
    cl_uint dims;
    size_t global[3], local[3];
    __typeof__(&clEnqueueNDRangeKernel) launch;
    __typeof__(&clFinish) finish;
} last;

cl_int clEnqueueNDRangeKernel(cl_command_queue q, cl_kernel k, cl_uint dims, const size_t *offset, const size_t *global, const size_t *local, cl_uint n, const cl_event *events, cl_event *event) {
    if (!last.launch) {
        last.launch = REAL(clEnqueueNDRangeKernel);
        last.finish = REAL(clFinish);
    }
    last.q = q;
    last.k = k;
    last.dims = dims;
    memcpy(last.global, global, dims * sizeof *global);
    memcpy(last.local, local, dims * sizeof *local);
    return last.launch(q, k, dims, offset, global, local, n, events, event);
}

int kbind_beside(int what, int n) {
    int r = 0;
    for (int i = 0; i < n && !r; i++) {
        r = what == GRAPH ? -1 : last.launch(last.q, last.k, last.dims, NULL, last.global, last.local, 0, NULL, NULL);
        if (!r && what != LAUNCH) r = last.finish(last.q);
    }
    return r;
}
#endif
