// The functions that HIPSHIM_MINIMAL leaves out; part of hip.c.

hipError_t hipDriverGetVersion(int *v) { PLAIN(cuDriverGetVersion, v); }
hipError_t hipRuntimeGetVersion(int *v) {
    *v = HIP_VERSION_MAJOR * 10000000 + HIP_VERSION_MINOR * 100000 + HIP_VERSION_PATCH;
    return hipSuccess;
}
hipError_t hipDeviceGet(hipDevice_t *device, int i) { PLAIN(cuDeviceGet, device, i); }
hipError_t hipDeviceGetName(char *name, int n, hipDevice_t device) { PLAIN(cuDeviceGetName, name, n, device); }
hipError_t hipDeviceGetPCIBusId(char *at, int n, int device) { PLAIN(cuDeviceGetPCIBusId, at, n, device); }
hipError_t hipDeviceTotalMem(size_t *n, hipDevice_t device) { PLAIN(cuDeviceTotalMem_v2, n, device); }

hipError_t hipModuleLoadDataEx(hipModule_t *m, const void *image, unsigned n, hipJitOption *options, void **values) {
    if (n > 0) return hipErrorNotSupported; // HIP's numbers of options are not CUDA's
    CALL(cuModuleLoadDataEx, (void **)m, image, 0, NULL, NULL);
}
// hipFunction_attribute and hipFuncAttribute have CUDA's numbers.
hipError_t hipFuncGetAttribute(int *v, hipFunction_attribute a, hipFunction_t f) { CALL(cuFuncGetAttribute, v, a, f); }
hipError_t hipFuncSetAttribute(const void *f, hipFuncAttribute a, int v) { CALL(cuFuncSetAttribute, f, a, v); }
// hipLimit_t has CUDA's numbers; of HIP since ROCm 5.5 are the limit of the stack, 0, and the function that sets one.
hipError_t hipDeviceGetLimit(size_t *n, enum hipLimit_t limit) { CALL(cuCtxGetLimit, n, limit); }
hipError_t hipDeviceSetLimit(enum hipLimit_t limit, size_t n) { CALL(cuCtxSetLimit, limit, n); }
// Declared by HIP since ROCm 5.5.
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t f, Dim gx, Dim gy, Dim gz, Dim bx, Dim by, Dim bz, unsigned shared, hipStream_t s, void **params) {
    CALL(cuLaunchCooperativeKernel, f, gx, gy, gz, bx, by, bz, shared, s, params);
}
hipError_t hipModuleOccupancyMaxPotentialBlockSize(int *grid, int *block, hipFunction_t f, size_t shared, int limit) {
    CALL(cuOccupancyMaxPotentialBlockSize, grid, block, f, NULL, shared, limit);
}
hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *n, hipFunction_t f, int block, size_t shared) {
    CALL(cuOccupancyMaxActiveBlocksPerMultiprocessor, n, f, block, shared);
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t *base, size_t *n, hipDeviceptr_t p) { CALL(cuMemGetAddressRange_v2, (Address *)base, n, ADDRESS(p)); }
// hipPointer_attribute has CUDA's numbers.
hipError_t hipPointerGetAttribute(void *v, hipPointer_attribute a, hipDeviceptr_t p) { CALL(cuPointerGetAttribute, v, a, ADDRESS(p)); }
hipError_t hipMemGetInfo(size_t *free, size_t *total) { CALL(cuMemGetInfo_v2, free, total); }
// The flags portable, mapped and write-combined have CUDA's numbers; the others are about AMD's memory.
hipError_t hipHostMalloc(void **p, size_t n, unsigned flags) { CALL(cuMemHostAlloc, p, n, flags & 7); }
hipError_t hipHostFree(void *p) { CALL(cuMemFreeHost, p); }
hipError_t hipHostGetDevicePointer(void **dev, void *host, unsigned flags) { CALL(cuMemHostGetDevicePointer_v2, (Address *)dev, host, flags); }
hipError_t hipHostRegister(void *p, size_t n, unsigned flags) { CALL(cuMemHostRegister_v2, p, n, flags & 7); }
hipError_t hipHostUnregister(void *p) { CALL(cuMemHostUnregister, p); }
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t dst, void *src, size_t n, hipStream_t s) { CALL(cuMemcpyHtoDAsync_v2, ADDRESS(dst), src, n, s); }
hipError_t hipMemcpyDtoHAsync(void *dst, hipDeviceptr_t src, size_t n, hipStream_t s) { CALL(cuMemcpyDtoHAsync_v2, dst, ADDRESS(src), n, s); }
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t n, hipStream_t s) { CALL(cuMemcpyDtoDAsync_v2, ADDRESS(dst), ADDRESS(src), n, s); }
hipError_t hipMemsetD8Async(hipDeviceptr_t p, unsigned char v, size_t n, hipStream_t s) { CALL(cuMemsetD8Async, ADDRESS(p), v, n, s); }
hipError_t hipMemsetD16Async(hipDeviceptr_t p, unsigned short v, size_t n, hipStream_t s) { CALL(cuMemsetD16Async, ADDRESS(p), v, n, s); }
hipError_t hipMemsetD32Async(hipDeviceptr_t p, int v, size_t n, hipStream_t s) { CALL(cuMemsetD32Async, ADDRESS(p), (unsigned)v, n, s); }

// A pool's properties, attributes and access rights have CUDA's layout and numbers.
hipError_t hipMemPoolCreate(hipMemPool_t *p, const hipMemPoolProps *props) { CALL(cuMemPoolCreate, (void **)p, props); }
hipError_t hipMemPoolDestroy(hipMemPool_t p) { CALL(cuMemPoolDestroy, p); }
hipError_t hipMemPoolSetAttribute(hipMemPool_t p, hipMemPoolAttr a, void *v) { CALL(cuMemPoolSetAttribute, p, a, v); }
hipError_t hipMemPoolGetAttribute(hipMemPool_t p, hipMemPoolAttr a, void *v) { CALL(cuMemPoolGetAttribute, p, a, v); }
hipError_t hipMemPoolSetAccess(hipMemPool_t p, const hipMemAccessDesc *list, size_t n) { CALL(cuMemPoolSetAccess, p, list, n); }
hipError_t hipMemPoolTrimTo(hipMemPool_t p, size_t n) { CALL(cuMemPoolTrimTo, p, n); }
hipError_t hipMallocFromPoolAsync(void **p, size_t n, hipMemPool_t pool, hipStream_t s) { CALL(cuMemAllocFromPoolAsync, (Address *)p, n, pool, s); }
hipError_t hipFreeAsync(void *p, hipStream_t s) { CALL(cuMemFreeAsync, ADDRESS(p), s); }

hipError_t hipStreamCreateWithFlags(hipStream_t *s, unsigned flags) { CALL(cuStreamCreate, (void **)s, flags & hipStreamNonBlocking); }
hipError_t hipStreamCreateWithPriority(hipStream_t *s, unsigned flags, int priority) { CALL(cuStreamCreateWithPriority, (void **)s, flags & hipStreamNonBlocking, priority); }
hipError_t hipEventCreateWithFlags(hipEvent_t *e, unsigned flags) { CALL(cuEventCreate, (void **)e, flags & (hipEventBlockingSync | hipEventDisableTiming)); }
hipError_t hipEventQuery(hipEvent_t e) { CALL(cuEventQuery, e); }
hipError_t hipEventElapsedTime(float *ms, hipEvent_t from, hipEvent_t to) { CALL(cuEventElapsedTime, ms, from, to); }

// Graphs by capture. The modes and states have CUDA's numbers.
hipError_t hipStreamWaitValue32(hipStream_t s, void *at, uint32_t value, unsigned flags, uint32_t mask) {
    if (mask != 0xFFFFFFFF) return hipErrorNotSupported;
    CALL(cuStreamWaitValue32_v2, s, ADDRESS(at), value, flags);
}
hipError_t hipStreamBeginCapture(hipStream_t s, hipStreamCaptureMode mode) { CALL(cuStreamBeginCapture_v2, s, mode); }
hipError_t hipStreamEndCapture(hipStream_t s, hipGraph_t *g) { CALL(cuStreamEndCapture, s, (void **)g); }
hipError_t hipStreamIsCapturing(hipStream_t s, hipStreamCaptureStatus *state) { CALL(cuStreamIsCapturing, s, (int *)state); }
hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode *mode) { CALL(cuThreadExchangeStreamCaptureMode, (int *)mode); }
hipError_t hipGraphInstantiate(hipGraphExec_t *e, hipGraph_t g, hipGraphNode_t *node, char *log, size_t n) {
    if (node) *node = NULL;
    if (log && n > 0) *log = 0;
    CALL(cuGraphInstantiateWithFlags, (void **)e, g, 0);
}
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *e, hipGraph_t g, unsigned long long flags) { CALL(cuGraphInstantiateWithFlags, (void **)e, g, flags); }
hipError_t hipGraphLaunch(hipGraphExec_t e, hipStream_t s) { CALL(cuGraphLaunch, e, s); }
hipError_t hipGraphGetNodes(hipGraph_t g, hipGraphNode_t *nodes, size_t *n) { CALL(cuGraphGetNodes, g, (void **)nodes, n); }
hipError_t hipGraphExecDestroy(hipGraphExec_t e) { CALL(cuGraphExecDestroy, e); }
hipError_t hipGraphDestroy(hipGraph_t g) { CALL(cuGraphDestroy, g); }

// Several devices.
hipError_t hipDeviceCanAccessPeer(int *can, int device, int peer) { PLAIN(cuDeviceCanAccessPeer, can, device, peer); }
hipError_t hipDeviceEnablePeerAccess(int peer, unsigned flags) {
    void *ctx;
    if (!haveDriver()) return hipErrorNoDevice;
    int r = contextOf(peer, &ctx);
    if (r) return result(r);
    CALL(cuCtxEnablePeerAccess, ctx, flags);
}
hipError_t hipDeviceDisablePeerAccess(int peer) {
    void *ctx;
    if (!haveDriver()) return hipErrorNoDevice;
    int r = contextOf(peer, &ctx);
    if (r) return result(r);
    CALL(cuCtxDisablePeerAccess, ctx);
}
hipError_t hipMemcpyPeerAsync(void *dst, int to, const void *src, int from, size_t n, hipStream_t s) {
    void *d, *f;
    if (!haveDriver()) return hipErrorNoDevice;
    int r = contextOf(to, &d);
    if (!r) r = contextOf(from, &f);
    if (r) return result(r);
    CALL(cuMemcpyPeerAsync, ADDRESS(dst), d, ADDRESS(src), f, n, s);
}

// Arrays, textures and surfaces. The descriptors have CUDA's layout, formats, flags and modes; those of copies do not.
hipError_t hipArrayCreate(hipArray **a, const HIP_ARRAY_DESCRIPTOR *d) { CALL(cuArrayCreate_v2, (void **)a, d); }
hipError_t hipArray3DCreate(hipArray **a, const HIP_ARRAY3D_DESCRIPTOR *d) { CALL(cuArray3DCreate_v2, (void **)a, d); }
hipError_t hipArrayDestroy(hipArray *a) { CALL(cuArrayDestroy, a); }

static int memoryType(hipMemoryType t) {
    switch (t) {
    case hipMemoryTypeHost: return MEMORY_HOST;
    case hipMemoryTypeDevice: return MEMORY_DEVICE;
    case hipMemoryTypeArray: return MEMORY_ARRAY;
    default: return MEMORY_UNIFIED;
    }
}

static Copy3D copy3D(const HIP_MEMCPY3D *c) {
    return (Copy3D){
        .srcX = c->srcXInBytes, .srcY = c->srcY, .srcZ = c->srcZ, .srcLOD = c->srcLOD, .srcType = memoryType(c->srcMemoryType), .srcHost = c->srcHost,
        .srcDevice = ADDRESS(c->srcDevice), .srcArray = c->srcArray, .srcPitch = c->srcPitch, .srcHeight = c->srcHeight,
        .dstX = c->dstXInBytes, .dstY = c->dstY, .dstZ = c->dstZ, .dstLOD = c->dstLOD, .dstType = memoryType(c->dstMemoryType), .dstHost = c->dstHost,
        .dstDevice = ADDRESS(c->dstDevice), .dstArray = c->dstArray, .dstPitch = c->dstPitch, .dstHeight = c->dstHeight,
        .width = c->WidthInBytes, .height = c->Height, .depth = c->Depth,
    };
}
hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D *c) {
    Copy3D d = copy3D(c);
    CALL(cuMemcpy3D_v2, &d);
}
hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D *c, hipStream_t s) {
    Copy3D d = copy3D(c);
    CALL(cuMemcpy3DAsync_v2, &d, s);
}

// texelSize asks for the bytes of an array's elements. The size of a channel is in its format, as far as HIP has names for formats.
static int texelSize(hipArray_t a, size_t *n) {
    ArrayDescriptor d;
    if (!cu.cuArray3DGetDescriptor_v2) return CUDA_ERROR_NOT_SUPPORTED;
    int r = cu.cuArray3DGetDescriptor_v2(&d, a);
    if (r) return r;
    switch (d.format) {
    case HIP_AD_FORMAT_UNSIGNED_INT8: case HIP_AD_FORMAT_SIGNED_INT8: *n = d.channels; break;
    case HIP_AD_FORMAT_UNSIGNED_INT16: case HIP_AD_FORMAT_SIGNED_INT16: case HIP_AD_FORMAT_HALF: *n = 2 * d.channels; break;
    default: *n = 4 * d.channels;
    }
    return CUDA_SUCCESS;
}

// hipMemcpy3DAsync is of the other interface: positions in an array, and the extent of a copy with one, count its elements; else bytes.
hipError_t hipMemcpy3DAsync(const struct hipMemcpy3DParms *p, hipStream_t s) {
    int bound = bind();
    if (bound) return result(bound);
    size_t from = 1, to = 1;
    int r = CUDA_SUCCESS;
    if (p->srcArray) r = texelSize(p->srcArray, &from);
    if (!r && p->dstArray) r = texelSize(p->dstArray, &to);
    if (r) return result(r);
    Copy3D d = {
        .srcX = p->srcPos.x * from, .srcY = p->srcPos.y, .srcZ = p->srcPos.z, .srcArray = p->srcArray, .srcPitch = p->srcPtr.pitch, .srcHeight = p->srcPtr.ysize,
        .dstX = p->dstPos.x * to, .dstY = p->dstPos.y, .dstZ = p->dstPos.z, .dstArray = p->dstArray, .dstPitch = p->dstPtr.pitch, .dstHeight = p->dstPtr.ysize,
        .width = p->extent.width * (p->srcArray ? from : to), .height = p->extent.height, .depth = p->extent.depth,
        .srcHost = p->srcPtr.ptr, .srcDevice = ADDRESS(p->srcPtr.ptr), .dstHost = p->dstPtr.ptr, .dstDevice = ADDRESS(p->dstPtr.ptr),
    };
    int host = p->kind == hipMemcpyDefault ? MEMORY_UNIFIED : MEMORY_HOST, device = p->kind == hipMemcpyDefault ? MEMORY_UNIFIED : MEMORY_DEVICE;
    d.srcType = p->srcArray ? MEMORY_ARRAY : p->kind == hipMemcpyHostToDevice || p->kind == hipMemcpyHostToHost ? host : device;
    d.dstType = p->dstArray ? MEMORY_ARRAY : p->kind == hipMemcpyDeviceToHost || p->kind == hipMemcpyHostToHost ? host : device;
    CALL(cuMemcpy3DAsync_v2, &d, s);
}
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D *c, hipStream_t s) {
    Copy2D d = {
        .srcX = c->srcXInBytes, .srcY = c->srcY, .srcType = memoryType(c->srcMemoryType), .srcHost = c->srcHost, .srcDevice = ADDRESS(c->srcDevice),
        .srcArray = c->srcArray, .srcPitch = c->srcPitch, .dstX = c->dstXInBytes, .dstY = c->dstY, .dstType = memoryType(c->dstMemoryType), .dstHost = c->dstHost,
        .dstDevice = ADDRESS(c->dstDevice), .dstArray = c->dstArray, .dstPitch = c->dstPitch, .width = c->WidthInBytes, .height = c->Height,
    };
    CALL(cuMemcpy2DAsync_v2, &d, s);
}

hipError_t hipTexObjectCreate(hipTextureObject_t *t, const HIP_RESOURCE_DESC *r, const HIP_TEXTURE_DESC *d, const HIP_RESOURCE_VIEW_DESC *v) {
    CALL(cuTexObjectCreate, (unsigned long long *)t, r, d, v);
}
hipError_t hipTexObjectDestroy(hipTextureObject_t t) { CALL(cuTexObjectDestroy, (unsigned long long)(size_t)t); }
hipError_t hipCreateSurfaceObject(hipSurfaceObject_t *s, const hipResourceDesc *r) {
    if (r->resType != hipResourceTypeArray) return hipErrorInvalidValue;
    HIP_RESOURCE_DESC d = {.resType = HIP_RESOURCE_TYPE_ARRAY, .res.array.hArray = r->res.array.array};
    CALL(cuSurfObjectCreate, (unsigned long long *)s, &d);
}
hipError_t hipDestroySurfaceObject(hipSurfaceObject_t s) { CALL(cuSurfObjectDestroy, (unsigned long long)(size_t)s); }
