// The functions of the CUDA driver that the shim calls, as its documentation declares them: found in libcuda when the shim is first used, so that it builds and
// loads on machines without CUDA. Handles are pointers, enums are ints.
#ifndef HIPSHIM_DRIVER_H
#define HIPSHIM_DRIVER_H

#include <stddef.h>

typedef unsigned long long Address; // CUdeviceptr
typedef unsigned Dim;

enum { // CUresult
    CUDA_SUCCESS = 0,
    CUDA_ERROR_NO_DEVICE = 100,
    CUDA_ERROR_HARDWARE_STACK_ERROR = 714,
    CUDA_ERROR_INVALID_PC = 718,
    CUDA_ERROR_NOT_SUPPORTED = 801,
};

typedef struct { // CUDA_MEMCPY3D
    size_t srcX, srcY, srcZ, srcLOD;
    int srcType;
    const void *srcHost;
    Address srcDevice;
    void *srcArray, *reserved0;
    size_t srcPitch, srcHeight, dstX, dstY, dstZ, dstLOD;
    int dstType;
    void *dstHost;
    Address dstDevice;
    void *dstArray, *reserved1;
    size_t dstPitch, dstHeight, width, height, depth;
} Copy3D;

typedef struct { // CUDA_MEMCPY2D
    size_t srcX, srcY;
    int srcType;
    const void *srcHost;
    Address srcDevice;
    void *srcArray;
    size_t srcPitch, dstX, dstY;
    int dstType;
    void *dstHost;
    Address dstDevice;
    void *dstArray;
    size_t dstPitch, width, height;
} Copy2D;

typedef struct { // CUDA_ARRAY3D_DESCRIPTOR
    size_t width, height, depth;
    int format;
    unsigned channels, flags;
} ArrayDescriptor;

enum { MEMORY_HOST = 1, MEMORY_DEVICE = 2, MEMORY_ARRAY = 3, MEMORY_UNIFIED = 4 }; // CUmemorytype

// X(name, parameters)
#define DRIVER_FUNCTIONS(X)                                                                                  \
    X(cuInit, (unsigned))                                                                                    \
    X(cuDriverGetVersion, (int *))                                                                           \
    X(cuDeviceGetCount, (int *))                                                                             \
    X(cuDeviceGet, (int *, int))                                                                             \
    X(cuDeviceGetName, (char *, int, int))                                                                   \
    X(cuDeviceGetPCIBusId, (char *, int, int))                                                               \
    X(cuDeviceTotalMem_v2, (size_t *, int))                                                                  \
    X(cuDeviceGetAttribute, (int *, int, int))                                                               \
    X(cuDeviceCanAccessPeer, (int *, int, int))                                                              \
    X(cuDevicePrimaryCtxRetain, (void **, int))                                                              \
    X(cuDevicePrimaryCtxRelease_v2, (int))                                                                   \
    X(cuDevicePrimaryCtxReset_v2, (int))                                                                     \
    X(cuCtxSetCurrent, (void *))                                                                             \
    X(cuCtxGetLimit, (size_t *, int))                                                                        \
    X(cuCtxSetLimit, (int, size_t))                                                                          \
    X(cuCtxSynchronize, (void))                                                                              \
    X(cuCtxEnablePeerAccess, (void *, unsigned))                                                             \
    X(cuCtxDisablePeerAccess, (void *))                                                                      \
    X(cuModuleLoadDataEx, (void **, const void *, unsigned, int *, void **))                                 \
    X(cuModuleUnload, (void *))                                                                              \
    X(cuModuleGetFunction, (void **, void *, const char *))                                                  \
    X(cuModuleGetGlobal_v2, (Address *, size_t *, void *, const char *))                                     \
    X(cuFuncGetAttribute, (int *, int, const void *))                                                        \
    X(cuFuncSetAttribute, (const void *, int, int))                                                          \
    X(cuMemGetInfo_v2, (size_t *, size_t *))                                                                 \
    X(cuMemGetAddressRange_v2, (Address *, size_t *, Address))                                               \
    X(cuPointerGetAttribute, (void *, int, Address))                                                         \
    X(cuMemAlloc_v2, (Address *, size_t))                                                                    \
    X(cuMemFree_v2, (Address))                                                                               \
    X(cuMemHostAlloc, (void **, size_t, unsigned))                                                           \
    X(cuMemFreeHost, (void *))                                                                               \
    X(cuMemHostGetDevicePointer_v2, (Address *, void *, unsigned))                                           \
    X(cuMemHostRegister_v2, (void *, size_t, unsigned))                                                      \
    X(cuMemHostUnregister, (void *))                                                                         \
    X(cuMemcpyAsync, (Address, Address, size_t, void *))                                                     \
    X(cuMemcpyHtoDAsync_v2, (Address, const void *, size_t, void *))                                         \
    X(cuMemcpyDtoHAsync_v2, (void *, Address, size_t, void *))                                               \
    X(cuMemcpyDtoDAsync_v2, (Address, Address, size_t, void *))                                              \
    X(cuMemcpyPeerAsync, (Address, void *, Address, void *, size_t, void *))                                 \
    X(cuMemcpy2DAsync_v2, (const Copy2D *, void *))                                                          \
    X(cuMemcpy3D_v2, (const Copy3D *))                                                                       \
    X(cuMemcpy3DAsync_v2, (const Copy3D *, void *))                                                          \
    X(cuMemsetD8Async, (Address, unsigned char, size_t, void *))                                             \
    X(cuMemsetD16Async, (Address, unsigned short, size_t, void *))                                           \
    X(cuMemsetD32Async, (Address, unsigned, size_t, void *))                                                 \
    X(cuMemPoolCreate, (void **, const void *))                                                              \
    X(cuMemPoolDestroy, (void *))                                                                            \
    X(cuMemPoolSetAttribute, (void *, int, void *))                                                          \
    X(cuMemPoolGetAttribute, (void *, int, void *))                                                          \
    X(cuMemPoolSetAccess, (void *, const void *, size_t))                                                    \
    X(cuMemPoolTrimTo, (void *, size_t))                                                                     \
    X(cuMemAllocFromPoolAsync, (Address *, size_t, void *, void *))                                          \
    X(cuMemFreeAsync, (Address, void *))                                                                     \
    X(cuStreamCreate, (void **, unsigned))                                                                   \
    X(cuStreamCreateWithPriority, (void **, unsigned, int))                                                  \
    X(cuStreamDestroy_v2, (void *))                                                                          \
    X(cuStreamQuery, (void *))                                                                               \
    X(cuStreamSynchronize, (void *))                                                                         \
    X(cuStreamWaitEvent, (void *, void *, unsigned))                                                         \
    X(cuStreamWaitValue32_v2, (void *, Address, unsigned, unsigned))                                         \
    X(cuStreamBeginCapture_v2, (void *, int))                                                                \
    X(cuStreamEndCapture, (void *, void **))                                                                 \
    X(cuStreamIsCapturing, (void *, int *))                                                                  \
    X(cuThreadExchangeStreamCaptureMode, (int *))                                                            \
    X(cuGraphInstantiateWithFlags, (void **, void *, unsigned long long))                                    \
    X(cuGraphLaunch, (void *, void *))                                                                       \
    X(cuGraphGetNodes, (void *, void **, size_t *))                                                          \
    X(cuGraphExecDestroy, (void *))                                                                          \
    X(cuGraphDestroy, (void *))                                                                              \
    X(cuEventCreate, (void **, unsigned))                                                                    \
    X(cuEventDestroy_v2, (void *))                                                                           \
    X(cuEventRecord, (void *, void *))                                                                       \
    X(cuEventQuery, (void *))                                                                                \
    X(cuEventSynchronize, (void *))                                                                          \
    X(cuEventElapsedTime, (float *, void *, void *))                                                         \
    X(cuLaunchKernel, (void *, Dim, Dim, Dim, Dim, Dim, Dim, unsigned, void *, void **, void **))            \
    X(cuLaunchCooperativeKernel, (void *, Dim, Dim, Dim, Dim, Dim, Dim, unsigned, void *, void **))          \
    X(cuOccupancyMaxPotentialBlockSize, (int *, int *, void *, size_t (*)(int), size_t, int))                \
    X(cuOccupancyMaxActiveBlocksPerMultiprocessor, (int *, void *, int, size_t))                             \
    X(cuArrayCreate_v2, (void **, const void *))                                                             \
    X(cuArray3DCreate_v2, (void **, const void *))                                                           \
    X(cuArray3DGetDescriptor_v2, (ArrayDescriptor *, void *))                                                \
    X(cuArrayDestroy, (void *))                                                                              \
    X(cuTexObjectCreate, (unsigned long long *, const void *, const void *, const void *))                   \
    X(cuTexObjectDestroy, (unsigned long long))                                                              \
    X(cuSurfObjectCreate, (unsigned long long *, const void *))                                              \
    X(cuSurfObjectDestroy, (unsigned long long))

// Driver holds them; one that the driver lacks is NULL.
typedef struct {
#define X(name, params) int (*name) params;
    DRIVER_FUNCTIONS(X)
#undef X
} Driver;

#endif
