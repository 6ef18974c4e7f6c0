// The HIP runtime over the CUDA driver; see README.md.
//
// HIP has one context a device, which is CUDA's primary context, and every thread has a current device. Other code of the process may use the driver too, so every
// call makes the context of its thread's device current first.
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "driver.h"

static Driver cu;
static const char *libraryPath;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int opened; // 0: not tried yet, 1: there is a driver, -1: there is none

enum { MAX_DEVICES = 64 };
static void *primary[MAX_DEVICES];
static __thread int currentDevice;

// hipshimLibrary names the CUDA driver's library, for tests: before the first call of another function.
void hipshimLibrary(const char *path) { libraryPath = strdup(path); }

static void openDriver(void) {
    const char *path = libraryPath ? libraryPath : getenv("HIPSHIM_CUDA_LIBRARY");
    void *lib = dlopen(path ? path : "libcuda.so.1", RTLD_NOW);
    opened = lib ? 1 : -1;
    if (!lib) return;
#define X(name, params) *(void **)&cu.name = dlsym(lib, #name);
    DRIVER_FUNCTIONS(X)
#undef X
}

static int haveDriver(void) {
    if (__atomic_load_n(&opened, __ATOMIC_ACQUIRE) == 0) {
        pthread_mutex_lock(&lock);
        if (!opened) openDriver();
        pthread_mutex_unlock(&lock);
    }
    return opened > 0;
}

// KNOWN lists HIP's errors with the texts of hipGetErrorString. CUDA's have the same numbers.
#define KNOWN(X)                                                                      \
    X(hipSuccess, "no error")                                                         \
    X(hipErrorInvalidValue, "invalid argument")                                       \
    X(hipErrorOutOfMemory, "out of memory")                                           \
    X(hipErrorNotInitialized, "initialization error")                                 \
    X(hipErrorDeinitialized, "driver shutting down")                                  \
    X(hipErrorInvalidConfiguration, "invalid configuration argument")                 \
    X(hipErrorInvalidDevicePointer, "invalid device pointer")                         \
    X(hipErrorNoDevice, "no HIP-capable device is detected")                          \
    X(hipErrorInvalidDevice, "invalid device ordinal")                                \
    X(hipErrorInvalidImage, "device kernel image is invalid")                         \
    X(hipErrorInvalidContext, "invalid device context")                               \
    X(hipErrorNoBinaryForGpu, "no kernel image is available for execution on the device") \
    X(hipErrorPeerAccessUnsupported, "peer access is not supported between these two devices") \
    X(hipErrorInvalidKernelFile, "invalid kernel file")                               \
    X(hipErrorInvalidSource, "device kernel image is invalid")                        \
    X(hipErrorFileNotFound, "file not found")                                         \
    X(hipErrorSharedObjectInitFailed, "shared object initialization failed")          \
    X(hipErrorOperatingSystem, "OS call failed or operation not supported on this OS") \
    X(hipErrorInvalidHandle, "invalid resource handle")                               \
    X(hipErrorIllegalState, "the operation cannot be performed in the present state") \
    X(hipErrorNotFound, "named symbol not found")                                     \
    X(hipErrorNotReady, "device not ready")                                           \
    X(hipErrorIllegalAddress, "an illegal memory access was encountered")             \
    X(hipErrorLaunchOutOfResources, "too many resources requested for launch")        \
    X(hipErrorLaunchTimeOut, "the launch timed out and was terminated")               \
    X(hipErrorPeerAccessAlreadyEnabled, "peer access is already enabled")             \
    X(hipErrorPeerAccessNotEnabled, "peer access has not been enabled")               \
    X(hipErrorContextIsDestroyed, "context is destroyed")                             \
    X(hipErrorAssert, "device-side assert triggered")                                 \
    X(hipErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped") \
    X(hipErrorHostMemoryNotRegistered, "pointer does not correspond to a registered memory region") \
    X(hipErrorLaunchFailure, "unspecified launch failure")                            \
    X(hipErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch")     \
    X(hipErrorNotSupported, "operation not supported")                                \
    X(hipErrorStreamCaptureUnsupported, "operation not permitted when stream is capturing") \
    X(hipErrorStreamCaptureInvalidated, "operation failed due to a previous error during capture") \
    X(hipErrorStreamCaptureMerge, "operation would result in a merge of separate capture sequences") \
    X(hipErrorStreamCaptureUnmatched, "capture was not ended in the same stream as it began") \
    X(hipErrorStreamCaptureUnjoined, "capturing stream has unjoined work")            \
    X(hipErrorStreamCaptureIsolation, "dependency created on uncaptured work in another stream") \
    X(hipErrorStreamCaptureImplicit, "operation would make the legacy stream depend on a capturing blocking stream") \
    X(hipErrorCapturedEvent, "operation not permitted on an event last recorded in a capturing stream") \
    X(hipErrorStreamCaptureWrongThread, "attempt to terminate a thread-local capture sequence from another thread") \
    X(hipErrorUnknown, "unknown error")

const char *hipGetErrorName(hipError_t e) {
    switch (e) {
#define X(name, text) \
    case name: return #name;
        KNOWN(X)
#undef X
    default: return "hipErrorUnknown";
    }
}

const char *hipGetErrorString(hipError_t e) {
    switch (e) {
#define X(name, text) \
    case name: return text;
        KNOWN(X)
#undef X
    default: return "unknown error";
    }
}

// result turns CUDA's error into HIP's. The faults of a kernel that HIP has no number for are launch failures.
static hipError_t result(int r) {
    switch ((hipError_t)r) {
#define X(name, text) case name:
        KNOWN(X)
#undef X
        return (hipError_t)r;
    default: break;
    }
    if (r >= CUDA_ERROR_HARDWARE_STACK_ERROR && r <= CUDA_ERROR_INVALID_PC) return hipErrorLaunchFailure;
    if (r == 222) return hipErrorInvalidKernelFile; // CUDA_ERROR_UNSUPPORTED_PTX_VERSION
    if (r == 800) return hipErrorNotSupported;      // CUDA_ERROR_NOT_PERMITTED
    return hipErrorUnknown;
}

// contextOf returns the context of a device.
static int contextOf(int device, void **ctx) {
    int r = CUDA_SUCCESS;
    if (device < 0 || device >= MAX_DEVICES) return hipErrorInvalidDevice;
    pthread_mutex_lock(&lock);
    *ctx = primary[device];
    if (!*ctx) {
        int handle;
        r = cu.cuInit(0);
        if (!r) r = cu.cuDeviceGet(&handle, device);
        if (!r) r = cu.cuDevicePrimaryCtxRetain(ctx, handle);
        if (!r) __atomic_store_n(&primary[device], *ctx, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&lock);
    return r;
}

// bind makes the context of the thread's device current.
static int bind(void) {
    if (!haveDriver()) return CUDA_ERROR_NO_DEVICE;
    void *ctx = __atomic_load_n(&primary[currentDevice], __ATOMIC_ACQUIRE);
    if (!ctx) {
        int r = contextOf(currentDevice, &ctx);
        if (r) return r;
    }
    return cu.cuCtxSetCurrent(ctx);
}

// PLAIN calls a function of the driver, and CALL one that needs the current context.
#define PLAIN(f, ...)                                     \
    do {                                                  \
        if (!haveDriver()) return hipErrorNoDevice;       \
        if (!cu.f) return hipErrorNotSupported;           \
        return result(cu.f(__VA_ARGS__));                 \
    } while (0)
#define CALL(f, ...)                                      \
    do {                                                  \
        int bound = bind();                               \
        if (bound) return result(bound);                  \
        if (!cu.f) return hipErrorNotSupported;           \
        return result(cu.f(__VA_ARGS__));                 \
    } while (0)

#define ADDRESS(p) ((Address)(size_t)(p))

// The library and its devices. A device's handle is its number.

hipError_t hipInit(unsigned flags) { PLAIN(cuInit, flags); }
hipError_t hipGetDeviceCount(int *n) {
    *n = 0;
    if (!haveDriver()) return hipErrorNoDevice;
    int r = cu.cuInit(0);
    return result(r ? r : cu.cuDeviceGetCount(n));
}
hipError_t hipSetDevice(int device) {
    void *ctx;
    if (!haveDriver()) return hipErrorNoDevice;
    int r = contextOf(device, &ctx);
    if (!r) currentDevice = device;
    return result(r);
}
hipError_t hipGetDevice(int *device) {
    *device = currentDevice;
    return hipSuccess;
}

// hipDeviceReset gives the device a new context: what was made in the old one is gone.
hipError_t hipDeviceReset(void) {
    if (!haveDriver()) return hipErrorNoDevice;
    if (!cu.cuDevicePrimaryCtxReset_v2 || !cu.cuDevicePrimaryCtxRelease_v2) return hipErrorNotSupported;
    pthread_mutex_lock(&lock);
    int r = CUDA_SUCCESS;
    if (primary[currentDevice]) {
        __atomic_store_n(&primary[currentDevice], NULL, __ATOMIC_RELEASE);
        (void)cu.cuCtxSetCurrent(NULL);
        r = cu.cuDevicePrimaryCtxReset_v2(currentDevice);
        int released = cu.cuDevicePrimaryCtxRelease_v2(currentDevice);
        if (!r) r = released;
    }
    pthread_mutex_unlock(&lock);
    return result(r);
}
hipError_t hipDeviceSynchronize(void) { CALL(cuCtxSynchronize); }

// CUDA's number of an attribute, -1 if it has none.
static int attribute(hipDeviceAttribute_t a) {
    switch (a) {
    case hipDeviceAttributeMaxThreadsPerBlock: return 1;
    case hipDeviceAttributeMaxBlockDimX: return 2;
    case hipDeviceAttributeMaxBlockDimY: return 3;
    case hipDeviceAttributeMaxBlockDimZ: return 4;
    case hipDeviceAttributeMaxGridDimX: return 5;
    case hipDeviceAttributeMaxGridDimY: return 6;
    case hipDeviceAttributeMaxGridDimZ: return 7;
    case hipDeviceAttributeMaxSharedMemoryPerBlock: return 8;
    case hipDeviceAttributeTotalConstantMemory: return 9;
    case hipDeviceAttributeWarpSize: return 10;
    case hipDeviceAttributeMaxPitch: return 11;
    case hipDeviceAttributeMaxRegistersPerBlock: return 12;
    case hipDeviceAttributeClockRate: return 13;
    case hipDeviceAttributeTextureAlignment: return 14;
    case hipDeviceAttributeMultiprocessorCount: return 16;
    case hipDeviceAttributeKernelExecTimeout: return 17;
    case hipDeviceAttributeIntegrated: return 18;
    case hipDeviceAttributeCanMapHostMemory: return 19;
    case hipDeviceAttributeComputeMode: return 20;
    case hipDeviceAttributeMaxTexture1DWidth: return 21;
    case hipDeviceAttributeMaxTexture2DWidth: return 22;
    case hipDeviceAttributeMaxTexture2DHeight: return 23;
    case hipDeviceAttributeMaxTexture3DWidth: return 24;
    case hipDeviceAttributeMaxTexture3DHeight: return 25;
    case hipDeviceAttributeMaxTexture3DDepth: return 26;
    case hipDeviceAttributeConcurrentKernels: return 31;
    case hipDeviceAttributeEccEnabled: return 32;
    case hipDeviceAttributePciBusId: return 33;
    case hipDeviceAttributePciDeviceId: return 34;
    case hipDeviceAttributeMemoryClockRate: return 36;
    case hipDeviceAttributeMemoryBusWidth: return 37;
    case hipDeviceAttributeL2CacheSize: return 38;
    case hipDeviceAttributeMaxThreadsPerMultiProcessor: return 39;
    case hipDeviceAttributeAsyncEngineCount: return 40;
    case hipDeviceAttributeUnifiedAddressing: return 41;
    case hipDeviceAttributePciDomainID: return 50;
    case hipDeviceAttributeTexturePitchAlignment: return 51;
    case hipDeviceAttributeComputeCapabilityMajor: return 75;
    case hipDeviceAttributeComputeCapabilityMinor: return 76;
    case hipDeviceAttributeSharedMemPerMultiprocessor: return 81;
    case hipDeviceAttributeMaxRegistersPerMultiprocessor: return 82;
    case hipDeviceAttributeManagedMemory: return 83;
    case hipDeviceAttributePageableMemoryAccess: return 88;
    case hipDeviceAttributeConcurrentManagedAccess: return 89;
    case hipDeviceAttributeCooperativeLaunch: return 95;
    case hipDeviceAttributeSharedMemPerBlockOptin: return 97;
    case hipDeviceAttributeMemoryPoolsSupported: return 115;
    default: return -1;
    }
}

hipError_t hipDeviceGetAttribute(int *v, hipDeviceAttribute_t a, int device) {
    if (attribute(a) < 0) return hipErrorInvalidValue;
#ifdef HIPSHIM_ZERO // of a library that knows nothing but the architecture
    if (a != hipDeviceAttributeComputeCapabilityMajor && a != hipDeviceAttributeComputeCapabilityMinor) {
        *v = 0;
        return hipSuccess;
    }
#endif
    PLAIN(cuDeviceGetAttribute, v, attribute(a), device);
}

// The properties of a device, of which an architecture named "gfx..." is none.
hipError_t hipGetDeviceProperties(hipDeviceProp_t *p, int device) {
    if (!haveDriver()) return hipErrorNoDevice;
    memset(p, 0, sizeof *p);
    int r = cu.cuDeviceGetName(p->name, sizeof p->name, device);
    if (!r) r = cu.cuDeviceTotalMem_v2(&p->totalGlobalMem, device);
    if (r) return result(r);
    int shared = 0;
    (void)hipDeviceGetAttribute(&shared, hipDeviceAttributeMaxSharedMemoryPerBlock, device);
    p->sharedMemPerBlock = (size_t)shared;
    (void)hipDeviceGetAttribute(&p->warpSize, hipDeviceAttributeWarpSize, device);
    (void)hipDeviceGetAttribute(&p->maxThreadsPerBlock, hipDeviceAttributeMaxThreadsPerBlock, device);
    for (int i = 0; i < 3; i++) {
        (void)hipDeviceGetAttribute(&p->maxThreadsDim[i], hipDeviceAttributeMaxBlockDimX + i, device);
        (void)hipDeviceGetAttribute(&p->maxGridSize[i], hipDeviceAttributeMaxGridDimX + i, device);
    }
    (void)hipDeviceGetAttribute(&p->major, hipDeviceAttributeComputeCapabilityMajor, device);
    (void)hipDeviceGetAttribute(&p->minor, hipDeviceAttributeComputeCapabilityMinor, device);
    (void)hipDeviceGetAttribute(&p->multiProcessorCount, hipDeviceAttributeMultiprocessorCount, device);
    (void)hipDeviceGetAttribute(&p->l2CacheSize, hipDeviceAttributeL2CacheSize, device);
    (void)hipDeviceGetAttribute(&p->cooperativeLaunch, hipDeviceAttributeCooperativeLaunch, device);
    return hipSuccess;
}

// Modules and kernels.

hipError_t hipModuleLoadData(hipModule_t *m, const void *image) { CALL(cuModuleLoadDataEx, (void **)m, image, 0, NULL, NULL); }
hipError_t hipModuleUnload(hipModule_t m) { CALL(cuModuleUnload, m); }
hipError_t hipModuleGetFunction(hipFunction_t *f, hipModule_t m, const char *name) { CALL(cuModuleGetFunction, (void **)f, m, name); }
hipError_t hipModuleGetGlobal(hipDeviceptr_t *p, size_t *n, hipModule_t m, const char *name) { CALL(cuModuleGetGlobal_v2, (Address *)p, n, m, name); }
hipError_t hipModuleLaunchKernel(hipFunction_t f, Dim gx, Dim gy, Dim gz, Dim bx, Dim by, Dim bz, unsigned shared, hipStream_t s, void **params, void **extra) {
    CALL(cuLaunchKernel, f, gx, gy, gz, bx, by, bz, shared, s, params, extra);
}

// Memory and copies.

hipError_t hipMalloc(void **p, size_t n) { CALL(cuMemAlloc_v2, (Address *)p, n); }
hipError_t hipFree(void *p) { CALL(cuMemFree_v2, ADDRESS(p)); }
hipError_t hipMemcpyAsync(void *dst, const void *src, size_t n, hipMemcpyKind kind, hipStream_t s) {
    switch (kind) {
    case hipMemcpyHostToDevice: CALL(cuMemcpyHtoDAsync_v2, ADDRESS(dst), src, n, s);
    case hipMemcpyDeviceToHost: CALL(cuMemcpyDtoHAsync_v2, dst, ADDRESS(src), n, s);
    case hipMemcpyDeviceToDevice: CALL(cuMemcpyDtoDAsync_v2, ADDRESS(dst), ADDRESS(src), n, s);
    default: CALL(cuMemcpyAsync, ADDRESS(dst), ADDRESS(src), n, s);
    }
}
hipError_t hipMemsetAsync(void *dst, int value, size_t n, hipStream_t s) { CALL(cuMemsetD8Async, ADDRESS(dst), (unsigned char)value, n, s); }

// Streams and events.

hipError_t hipStreamCreate(hipStream_t *s) { CALL(cuStreamCreate, (void **)s, 0); }
hipError_t hipStreamDestroy(hipStream_t s) { CALL(cuStreamDestroy_v2, s); }
hipError_t hipStreamQuery(hipStream_t s) { CALL(cuStreamQuery, s); }
hipError_t hipStreamSynchronize(hipStream_t s) { CALL(cuStreamSynchronize, s); }
hipError_t hipStreamWaitEvent(hipStream_t s, hipEvent_t e, unsigned flags) { CALL(cuStreamWaitEvent, s, e, flags); }
hipError_t hipEventCreate(hipEvent_t *e) { CALL(cuEventCreate, (void **)e, 0); }
hipError_t hipEventDestroy(hipEvent_t e) { CALL(cuEventDestroy_v2, e); }
hipError_t hipEventRecord(hipEvent_t e, hipStream_t s) { CALL(cuEventRecord, e, s); }
hipError_t hipEventSynchronize(hipEvent_t e) { CALL(cuEventSynchronize, e); }

#ifndef HIPSHIM_MINIMAL // what a library may lack
#include "optional.h"
#endif
