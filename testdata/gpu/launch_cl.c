// What an OpenCL driver costs a C program, for comparison with the benchmarks of rt/opencl on the same machine in the same run: queueing a launch with four arguments, as they are and
// set anew, in a queue with and without profiling; launch and wait; and 192 MiB between ordinary memory and the device.
//
//   gcc -O2 -o launch_cl launch_cl.c -I/usr/local/cuda/include -L/usr/local/cuda/lib64 -lOpenCL && ./launch_cl
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CHECK(x)                                                               \
    do {                                                                       \
        cl_int r = (x);                                                        \
        if (r != CL_SUCCESS) {                                                 \
            fprintf(stderr, "launch_cl.c:%d: %s: error %d\n", __LINE__, #x, r); \
            exit(1);                                                           \
        }                                                                      \
    } while (0)

static const char *source = "kernel void add(global const int *a, global const int *b, global int *c, int n) {\n"
                            "    int i = get_global_id(0);\n"
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

static cl_kernel add;
static cl_mem x;
static cl_int length = 256;

static void set_args(void) {
    for (cl_uint i = 0; i < 3; i++) CHECK(clSetKernelArg(add, i, sizeof x, &x));
    CHECK(clSetKernelArg(add, 3, sizeof length, &length));
}

static void launch(cl_command_queue q) {
    size_t global = 256, local = 256;
    CHECK(clEnqueueNDRangeKernel(q, add, 1, NULL, &global, &local, 0, NULL, NULL));
}

// measure prints what launches cost in a queue.
static void measure(cl_command_queue q, const char *name) {
    double times[200];
    for (int mode = 0; mode < 2; mode++) {
        for (int round = 0; round < 200; round++) {
            double t = now();
            for (int i = 0; i < 500; i++) {
                if (mode) set_args();
                launch(q);
            }
            times[round] = (now() - t) / 500;
            CHECK(clFinish(q));
        }
        printf("%s%s %.0f ns\n", mode ? "LaunchArgs" : "Launch", name, 1e9 * median(times, 200));
    }
    for (int round = 0; round < 200; round++) {
        double t = now();
        for (int i = 0; i < 100; i++) {
            launch(q);
            CHECK(clFinish(q));
        }
        times[round] = (now() - t) / 100;
    }
    printf("LaunchSync%s %.0f ns\n", name, 1e9 * median(times, 200));
}

int main(void) {
    cl_platform_id platforms[8];
    cl_device_id device = NULL;
    cl_uint count;
    cl_int r;
    char title[256] = "";
    CHECK(clGetPlatformIDs(8, platforms, &count));
    for (cl_uint i = 0; i < count && !device; i++) clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_GPU, 1, &device, NULL);
    if (!device) CHECK(clGetDeviceIDs(platforms[0], CL_DEVICE_TYPE_ALL, 1, &device, NULL));
    CHECK(clGetDeviceInfo(device, CL_DEVICE_NAME, sizeof title, title, NULL));
    printf("%s\n", title);
    cl_context ctx = clCreateContext(NULL, 1, &device, NULL, NULL, &r);
    CHECK(r);
    cl_program prog = clCreateProgramWithSource(ctx, 1, &source, NULL, &r);
    CHECK(r);
    CHECK(clBuildProgram(prog, 1, &device, "", NULL, NULL));
    add = clCreateKernel(prog, "add", &r);
    CHECK(r);
    cl_command_queue q = clCreateCommandQueue(ctx, device, 0, &r), timed = clCreateCommandQueue(ctx, device, CL_QUEUE_PROFILING_ENABLE, &r);
    CHECK(r);
    x = clCreateBuffer(ctx, CL_MEM_READ_WRITE, 4 * 256, NULL, &r);
    CHECK(r);
    set_args();
    measure(q, "");
    measure(timed, "Profiling");

    size_t big = (size_t)16 << 20, bytes = 4 * big, local = 256;
    cl_int n = (cl_int)big, *host[3];
    cl_mem mem[3];
    for (int i = 0; i < 3; i++) {
        host[i] = malloc(bytes);
        for (size_t j = 0; j < big; j++) host[i][j] = (cl_int)j;
        mem[i] = clCreateBuffer(ctx, CL_MEM_READ_WRITE, bytes, NULL, &r);
        CHECK(r);
        CHECK(clSetKernelArg(add, (cl_uint)i, sizeof mem[i], &mem[i]));
    }
    CHECK(clSetKernelArg(add, 3, sizeof n, &n));
    double times[10];
    for (int round = 0; round < 10; round++) {
        double t = now();
        CHECK(clEnqueueWriteBuffer(q, mem[0], CL_FALSE, 0, bytes, host[0], 0, NULL, NULL));
        CHECK(clEnqueueWriteBuffer(q, mem[1], CL_FALSE, 0, bytes, host[1], 0, NULL, NULL));
        CHECK(clEnqueueNDRangeKernel(q, add, 1, NULL, &big, &local, 0, NULL, NULL));
        CHECK(clEnqueueReadBuffer(q, mem[2], CL_TRUE, 0, bytes, host[2], 0, NULL, NULL));
        times[round] = now() - t;
    }
    printf("Slices %.0f ns\n", 1e9 * median(times, 10));
    return 0;
}
