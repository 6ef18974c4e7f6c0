// Functions of CUDA's headers, declared so loosely that every call passes: a name is what the measurement needs, not a type check of calls.
#pragma once

// What a call with an unimportant result gives: it converts to anything.
struct __any {
	template <class T> __host__ __device__ operator T() const;
};

enum cudaError {
	cudaSuccess, cudaErrorInvalidValue, cudaErrorMemoryAllocation, cudaErrorNotReady = 600, cudaErrorPeerAccessAlreadyEnabled, cudaErrorUnknown = 999, cudaErrorAssert,
	cudaErrorNotSupported, cudaErrorNoDevice, cudaErrorInvalidDevice, cudaErrorLaunchFailure, cudaErrorInvalidConfiguration, cudaErrorCudartUnloading
};
typedef cudaError cudaError_t;
enum CUresult { CUDA_SUCCESS, CUDA_ERROR_UNKNOWN = 999 };
enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault };
enum cudaDeviceAttr {
	cudaDevAttrComputeMode, cudaDevAttrComputeCapabilityMajor, cudaDevAttrComputeCapabilityMinor, cudaDevAttrMultiProcessorCount, cudaDevAttrMemoryPoolsSupported,
	cudaDevAttrClockRate, cudaDevAttrMaxSharedMemoryPerBlock, cudaDevAttrMaxSharedMemoryPerBlockOptin, cudaDevAttrConcurrentManagedAccess, cudaDevAttrCooperativeLaunch,
	cudaDevAttrWarpSize, cudaDevAttrMaxThreadsPerBlock, cudaDevAttrMaxThreadsPerMultiProcessor, cudaDevAttrMemoryClockRate, cudaDevAttrGlobalMemoryBusWidth,
	cudaDevAttrPageableMemoryAccess, cudaDevAttrManagedMemory, cudaDevAttrL2CacheSize, cudaDevAttrIntegrated, cudaDevAttrMaxBlocksPerMultiprocessor, cudaDevAttrMaxRegistersPerBlock, cudaDevAttrCanMapHostMemory,
	cudaDevAttrMemSyncDomainCount, cudaDevAttrHostNativeAtomicSupported, cudaDevAttrUnifiedAddressing, cudaDevAttrMaxGridDimX, cudaDevAttrTotalConstantMemory, cudaDevAttrConcurrentKernels
};
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize, cudaFuncAttributePreferredSharedMemoryCarveout };
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum cudaLimit { cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize };
enum cudaResourceType { cudaResourceTypeArray, cudaResourceTypeMipmappedArray, cudaResourceTypeLinear, cudaResourceTypePitch2D };
enum cudaDataType_t { CUDA_R_32F, CUDA_R_64F, CUDA_R_16F, CUDA_R_16BF, CUDA_R_8I, CUDA_R_32I, CUDA_C_32F, CUDA_C_64F };
typedef cudaDataType_t cudaDataType;
enum cudaMemoryAdvise { cudaMemAdviseSetReadMostly, cudaMemAdviseSetPreferredLocation, cudaMemAdviseSetAccessedBy };
enum __flags {
	cudaStreamNonBlocking = 1, cudaEventDisableTiming, cudaEventBlockingSync, cudaHostAllocDefault, cudaHostAllocMapped, cudaHostAllocPortable, cudaHostAllocWriteCombined,
	cudaHostRegisterMapped, cudaHostRegisterDefault, cudaMemAttachHost, cudaMemAttachGlobal, cudaMemAttachSingle, cudaStreamDefault, cudaDeviceMapHost, cudaCpuDeviceId = -1,
	cudaComputeModeProhibited = 2, cudaEventDefault, cudaDeviceScheduleSpin, cudaDeviceScheduleYield, cudaDeviceScheduleAuto, cudaDeviceScheduleBlockingSync, cudaDeviceBlockingSync,
	cudaArraySurfaceLoadStore, cudaArrayLayered, cudaArrayDefault, cudaGraphicsMapFlagsNone, cudaGraphicsMapFlagsWriteDiscard, cudaGraphicsMapFlagsReadOnly
};
enum cudaStreamCaptureMode { cudaStreamCaptureModeGlobal, cudaStreamCaptureModeThreadLocal, cudaStreamCaptureModeRelaxed };
struct cudaUUID_t { char bytes[16]; };
struct cudaDeviceProp {
	char name[256]; cudaUUID_t uuid; size_t totalGlobalMem, sharedMemPerBlock, memPitch, totalConstMem, textureAlignment, sharedMemPerMultiprocessor, sharedMemPerBlockOptin, surfaceAlignment;
	int regsPerBlock, warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], clockRate, major, minor, deviceOverlap, multiProcessorCount, kernelExecTimeoutEnabled, integrated,
		canMapHostMemory, computeMode, concurrentKernels, ECCEnabled, pciBusID, pciDeviceID, pciDomainID, tccDriver, asyncEngineCount, unifiedAddressing, memoryClockRate, memoryBusWidth,
		l2CacheSize, maxThreadsPerMultiProcessor, managedMemory, isMultiGpuBoard, cooperativeLaunch, concurrentManagedAccess, pageableMemoryAccess, regsPerMultiprocessor, maxTexture1D,
		maxTexture2D[2], maxTexture3D[3], maxTexture1DLayered[2], maxTexture2DLayered[3], maxBlocksPerMultiProcessor, persistingL2CacheMaxSize, accessPolicyMaxWindowSize,
		cooperativeMultiDeviceLaunch, computePreemptionSupported, hostNativeAtomicSupported;
};
struct cudaExtent { size_t width, height, depth; };
struct cudaPos { size_t x, y, z; };
struct cudaPitchedPtr { void *ptr; size_t pitch, xsize, ysize; };
struct cudaResourceDesc {
	cudaResourceType resType;
	struct {
		struct { cudaArray_t array; } array;
		struct { cudaMipmappedArray_t mipmap; } mipmap;
		struct { void *devPtr; cudaChannelFormatDesc desc; size_t sizeInBytes; } linear;
		struct { void *devPtr; cudaChannelFormatDesc desc; size_t width, height, pitchInBytes; } pitch2D;
	} res;
};
struct cudaTextureDesc {
	cudaTextureAddressMode addressMode[3]; cudaTextureFilterMode filterMode; cudaTextureReadMode readMode; int sRGB; float borderColor[4]; int normalizedCoords; unsigned maxAnisotropy;
	cudaTextureFilterMode mipmapFilterMode; float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp;
};
struct cudaMemcpy3DParms { cudaArray_t srcArray; cudaPos srcPos; cudaPitchedPtr srcPtr; cudaArray_t dstArray; cudaPos dstPos; cudaPitchedPtr dstPtr; cudaExtent extent; cudaMemcpyKind kind; };
struct cudaFuncAttributes { size_t sharedSizeBytes, constSizeBytes, localSizeBytes; int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, cacheModeCA, maxDynamicSharedSizeBytes; };
struct cudaKernelNodeParams { void *func; dim3 gridDim, blockDim; unsigned sharedMemBytes; void **kernelParams, **extra; };
struct cudaIpcMemHandle_t { char reserved[64]; };
struct cudaIpcEventHandle_t { char reserved[64]; };
struct cudaAccessPolicyWindow { void *base_ptr; size_t num_bytes; float hitRatio; int hitProp, missProp; };
struct cudaMemLocation { int type, id; };
struct cudaMemsetParams { void *dst; size_t elementSize, height, pitch, width; unsigned value; };
#define make_cudaExtent(w, h, d) (cudaExtent{(size_t)(w), (size_t)(h), (size_t)(d)})
#define make_cudaPos(x, y, z) (cudaPos{(size_t)(x), (size_t)(y), (size_t)(z)})
#define make_cudaPitchedPtr(p, a, b, c) (cudaPitchedPtr{(void *)(p), (size_t)(a), (size_t)(b), (size_t)(c)})

extern "C" {
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, void * = 0);
unsigned cudaConfigureCall(dim3, dim3, size_t = 0, void * = 0);
}
const char *cudaGetErrorString(cudaError_t), *cudaGetErrorName(cudaError_t);
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
inline cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f) { return {x, y, z, w, f}; }

#define API(name) template <class... A> __host__ __device__ cudaError_t name(A &&...);
API(cudaFree) API(cudaMalloc) API(cudaMemcpy) API(cudaMemset) API(cudaDeviceSynchronize) API(cudaMemcpyAsync) API(cudaGetLastError) API(cudaSetDevice) API(cudaGetDeviceProperties)
API(cudaFreeHost) API(cudaThreadSynchronize) API(cudaEventRecord) API(cudaMallocHost) API(cudaStreamSynchronize) API(cudaEventCreate) API(cudaMallocManaged) API(cudaStreamDestroy)
API(cudaMemcpy2D) API(cudaCreateTextureObject) API(cudaStreamCreate) API(cudaDeviceGetAttribute) API(cudaHostAlloc) API(cudaEventElapsedTime) API(cudaEventDestroy)
API(cudaEventSynchronize) API(cudaPeekAtLastError) API(cudaDestroyTextureObject) API(cudaGetDeviceCount) API(cudaStreamCreateWithFlags) API(cudaMemsetAsync) API(cudaGraphLaunch)
API(cudaFreeArray) API(cudaMallocAsync) API(cudaFreeAsync) API(cudaFuncSetAttribute) API(cudaGraphExecDestroy) API(cudaGetDevice) API(cudaStreamWaitEvent)
API(cudaStreamAttachMemAsync) API(cudaMallocArray) API(cudaGraphInstantiate) API(cudaMemPrefetchAsync) API(cudaMallocPitch) API(cudaGraphDestroy) API(cudaDeviceEnablePeerAccess)
API(cudaBindTexture) API(cudaBindTexture2D) API(cudaBindTextureToArray) API(cudaHostGetDevicePointer) API(cudaGraphicsResourceGetMappedPointer) API(cudaMemcpy2DToArray)
API(cudaGraphicsMapResources) API(cudaDeviceCanAccessPeer) API(cudaUnbindTexture) API(cudaGraphicsUnregisterResource) API(cudaGraphicsUnmapResources) API(cudaMemAdvise)
API(cudaGraphicsGLRegisterBuffer) API(cudaGraphicsGLRegisterImage) API(cudaGraphicsSubResourceGetMappedArray) API(cudaGraphCreate) API(cudaOccupancyMaxActiveBlocksPerMultiprocessor)
API(cudaMemGetInfo) API(cudaHostRegister) API(cudaFuncGetAttributes) API(cudaDeviceDisablePeerAccess) API(cudaStreamEndCapture) API(cudaOccupancyMaxPotentialBlockSize)
API(cudaMemcpyToArray) API(cudaDeviceSetLimit) API(cudaMemcpy3D) API(cudaHostUnregister) API(cudaGetMipmappedArrayLevel) API(cudaDestroySurfaceObject) API(cudaCreateSurfaceObject)
API(cudaStreamBeginCapture) API(cudaMalloc3DArray) API(cudaMalloc3D) API(cudaGraphAddMemFreeNode) API(cudaGraphAddMemAllocNode) API(cudaThreadExit) API(cudaMemcpy2DAsync)
API(cudaGraphAddKernelNode) API(cudaFuncSetCacheConfig) API(cudaDeviceReset) API(cudaLaunchKernel) API(cudaEventCreateWithFlags) API(cudaFreeMipmappedArray) API(cudaStreamCreateWithPriority)
API(cudaDeviceGetLimit) API(cudaLaunchCooperativeKernel) API(cudaProfilerStart) API(cudaProfilerStop) API(cudaMallocMipmappedArray) API(cudaGraphInstantiateWithFlags) API(cudaGraphAddMemsetNode)
API(cudaGraphAddMemcpyNode1D) API(cudaGraphAddMemcpyNode) API(cudaDriverGetVersion) API(cudaRuntimeGetVersion) API(cudaDeviceGetP2PAttribute) API(cudaEventQuery) API(cudaStreamQuery)
API(cudaMemcpyPeer) API(cudaMemcpyPeerAsync) API(cudaSetDeviceFlags) API(cudaDeviceSetCacheConfig) API(cudaStreamAddCallback) API(cudaLaunchHostFunc) API(cudaMemcpyFromArray)
API(cudaPointerGetAttributes) API(cudaOccupancyMaxPotentialBlockSizeVariableSMem) API(cudaDeviceGetStreamPriorityRange) API(cudaDeviceGetDefaultMemPool) API(cudaMemPoolSetAttribute)
API(cudaStreamSetAttribute) API(cudaMemset2D) API(cudaMemset3D) API(cudaIpcGetMemHandle) API(cudaIpcOpenMemHandle) API(cudaIpcGetEventHandle) API(cudaIpcCloseMemHandle) API(cudaChooseDevice)
API(cudaGraphExecUpdate) API(cudaGraphGetNodes) API(cudaGraphClone) API(cudaGraphAddHostNode) API(cudaGraphAddNode) API(cudaGraphAddDependencies) API(cudaDeviceGetPCIBusId)
API(cudaMemcpyToSymbol) API(cudaMemcpyFromSymbol) API(cudaMemcpyToSymbolAsync) API(cudaMemcpyFromSymbolAsync) API(cudaGetSymbolAddress) API(cudaGetSymbolSize) API(cudaGLSetGLDevice) API(cudaGraphicsResourceSetMapFlags)
API(cuGetErrorName) API(cuGetErrorString) API(cufftPlan1d) API(cufftPlan2d) API(cufftPlan3d) API(cufftPlanMany) API(cufftExecC2C) API(cufftExecR2C) API(cufftExecC2R) API(cufftExecZ2Z) API(cufftDestroy)
API(cufftCreate) API(cufftMakePlan1d) API(cufftMakePlan2d) API(cufftSetStream) API(cuInit) API(cuDeviceGet) API(cuDeviceGetCount) API(cuDeviceGetName) API(cuDeviceGetAttribute) API(cuCtxCreate)
#undef API
enum __cufft { CUFFT_SUCCESS, CUFFT_C2C, CUFFT_R2C, CUFFT_C2R, CUFFT_Z2Z, CUFFT_FORWARD = -1, CUFFT_INVERSE = 1 };
enum __curand { CURAND_STATUS_SUCCESS };
enum cudaMemLocationType { cudaMemLocationTypeInvalid, cudaMemLocationTypeDevice, cudaMemLocationTypeHost };
// CUDA has these for every pair of arithmetic types.
template <class A, class B> __host__ __device__ decltype(A() + B()) max(const A &, const B &);
template <class A, class B> __host__ __device__ decltype(A() + B()) min(const A &, const B &);

// Device builtins whose result is the type of their first argument.
#define SAME(name) template <class T, class... A> __host__ __device__ T name(T, A...);
SAME(__shfl) SAME(__shfl_up) SAME(__shfl_down) SAME(__shfl_xor) SAME(__fadd_rn) SAME(__fsub_rn) SAME(__fmul_rn) SAME(__fdiv_rn) SAME(__fadd_ru) SAME(__fadd_rd) SAME(__fmul_ru) SAME(__fmul_rd)
SAME(__fdiv_ru) SAME(__fdiv_rd) SAME(__fadd_rz) SAME(__fmul_rz) SAME(__fsub_rz) SAME(__fmaf_rn) SAME(__fmaf_rz) SAME(__fma_rn) SAME(__dadd_rn) SAME(__dsub_rn) SAME(__dmul_rn) SAME(__ddiv_rn)
SAME(__dadd_ru) SAME(__dadd_rd) SAME(__dmul_ru) SAME(__dmul_rd) SAME(__ddiv_ru) SAME(__ddiv_rd) SAME(__fsqrt_rn) SAME(__fsqrt_ru) SAME(__fsqrt_rd) SAME(__dsqrt_rn) SAME(__dsqrt_ru) SAME(__dsqrt_rd)
SAME(__frcp_rn) SAME(__drcp_rn) SAME(__frsqrt_rn) SAME(__saturatef) SAME(__expf) SAME(__exp10f) SAME(__logf) SAME(__log2f) SAME(__log10f) SAME(__sinf) SAME(__cosf) SAME(__tanf) SAME(__powf)
SAME(__fdividef) SAME(fdividef) SAME(__mul24) SAME(__umul24) SAME(__mulhi) SAME(__umulhi) SAME(__mul64hi) SAME(__umul64hi) SAME(__brev) SAME(__brevll) SAME(__byte_perm) SAME(__sad) SAME(__usad)
SAME(__hadd) SAME(__uhadd) SAME(__rhadd) SAME(__hadd2) SAME(__hmul) SAME(__hmul2) SAME(__hsub) SAME(__hsub2) SAME(__hdiv) SAME(__h2div) SAME(__hfma) SAME(__hfma2) SAME(__hneg) SAME(__hneg2)
SAME(__hmax) SAME(__hmin) SAME(__hmax2) SAME(__hmin2) SAME(__habs) SAME(__habs2) SAME(hexp) SAME(h2exp) SAME(hlog) SAME(hsqrt) SAME(hrsqrt) SAME(htanh) SAME(hceil) SAME(hfloor) SAME(hrcp)
SAME(rsqrtf) SAME(rsqrt) SAME(rcbrtf) SAME(rcbrt) SAME(sinpif) SAME(sinpi) SAME(cospif) SAME(cospi) SAME(erfcinvf) SAME(erfcinv) SAME(erfinvf) SAME(erfinv) SAME(normcdff) SAME(normcdf)
SAME(normcdfinvf) SAME(normcdfinv) SAME(erfcxf) SAME(erfcx) SAME(__funnelshift_l) SAME(__funnelshift_r) SAME(__funnelshift_lc) SAME(__funnelshift_rc) SAME(exp10f) SAME(cyl_bessel_i0f)
SAME(__vadd4) SAME(__vadd2) SAME(__vsub4) SAME(__vmaxs4) SAME(__vmins4) SAME(__vabsdiffu4) SAME(__dp4a) SAME(__dp2a_lo) SAME(__usad4) SAME(norm3df) SAME(norm4df) SAME(rnorm3df) SAME(rnorm3d)
SAME(__vcmpeq4) SAME(__vcmpgtu4) SAME(__vsubss4) SAME(__vaddss4) SAME(umin) SAME(umax) SAME(__vabs2) SAME(__vabs4) SAME(__vabsdiffs2) SAME(__vabsdiffs4) SAME(llmin) SAME(llmax) SAME(ullmin) SAME(ullmax) SAME(__reduce_dummy) SAME(rhypotf) SAME(rhypot)
SAME(cuConjf) SAME(cuConj) SAME(cuCmulf) SAME(cuCmul) SAME(cuCaddf) SAME(cuCadd) SAME(cuCsubf) SAME(cuCsub) SAME(cuCdivf) SAME(cuCdiv) SAME(cuCfmaf) SAME(cuCfma)
#undef SAME
#define POINTED(name) template <class T, class... A> __host__ __device__ T name(const T *, A...); template <class T, class... A> __host__ __device__ T name(volatile T *, A...);
POINTED(__ldg) POINTED(__ldcs) POINTED(__ldcg) POINTED(__ldca) POINTED(__ldlu) POINTED(__ldcv)
#undef POINTED
#define ATOMIC(name) \
	template <class T, class... A> __host__ __device__ T name(T *, A...); \
	template <class T, class... A> __host__ __device__ T name(volatile T *, A...);
ATOMIC(atomicAdd) ATOMIC(atomicSub) ATOMIC(atomicExch) ATOMIC(atomicMin) ATOMIC(atomicMax) ATOMIC(atomicInc) ATOMIC(atomicDec) ATOMIC(atomicCAS) ATOMIC(atomicAnd) ATOMIC(atomicOr) ATOMIC(atomicXor)
ATOMIC(atomicAdd_block) ATOMIC(atomicAdd_system) ATOMIC(atomicMin_block) ATOMIC(atomicMax_block) ATOMIC(atomicCAS_block) ATOMIC(atomicCAS_system) ATOMIC(atomicExch_block) ATOMIC(atomicExch_system)
ATOMIC(atomicSub_block) ATOMIC(atomicSub_system) ATOMIC(atomicMin_system) ATOMIC(atomicMax_system) ATOMIC(atomicInc_system) ATOMIC(atomicDec_system) ATOMIC(atomicAnd_system) ATOMIC(atomicOr_system)
ATOMIC(atomicXor_system) ATOMIC(atomicOr_block) ATOMIC(atomicAnd_block)
#undef ATOMIC
#define STORE(name) template <class T> __host__ __device__ void name(T *, T);
STORE(__stcs) STORE(__stcg) STORE(__stwb) STORE(__stwt)
#undef STORE
// The result is the type of the second argument: masked warp operations.
#define SECOND(name) template <class T, class... A> __host__ __device__ T name(unsigned, T, A...);
SECOND(__shfl_sync) SECOND(__shfl_up_sync) SECOND(__shfl_down_sync) SECOND(__shfl_xor_sync) SECOND(__reduce_add_sync) SECOND(__reduce_max_sync) SECOND(__reduce_min_sync) SECOND(__reduce_or_sync)
SECOND(__reduce_and_sync)
#undef SECOND
#define GIVES(T, name) template <class... A> __host__ __device__ T name(A...);
GIVES(int, __popc) GIVES(int, __popcll) GIVES(int, __ffs) GIVES(int, __ffsll) GIVES(int, __clz) GIVES(int, __clzll) GIVES(unsigned, __ballot) GIVES(unsigned, __ballot_sync) GIVES(int, __any)
GIVES(int, __any_sync) GIVES(int, __all) GIVES(int, __all_sync) GIVES(unsigned, __activemask) GIVES(unsigned, __match_any_sync) GIVES(unsigned, __match_all_sync) GIVES(int, __syncthreads_count)
GIVES(int, __syncthreads_or) GIVES(int, __syncthreads_and) GIVES(float, __half2float) GIVES(__half, __float2half) GIVES(__half, __float2half_rn) GIVES(__half, __double2half) GIVES(__half2, __float2half2_rn)
GIVES(__half2, __float22half2_rn) GIVES(float2, __half22float2) GIVES(__half2, __halves2half2) GIVES(__half2, __half2half2) GIVES(__half2, __floats2half2_rn) GIVES(float, __low2float)
GIVES(float, __high2float) GIVES(__half, __low2half) GIVES(__half, __high2half) GIVES(float, __bfloat162float) GIVES(__nv_bfloat16, __float2bfloat16) GIVES(__nv_bfloat16, __float2bfloat16_rn)
GIVES(__nv_bfloat162, __float22bfloat162_rn) GIVES(__nv_bfloat162, __halves2bfloat162) GIVES(float2, __bfloat1622float2) GIVES(__nv_bfloat162, __floats2bfloat162_rn)
GIVES(__nv_bfloat162, __float2bfloat162_rn) GIVES(__nv_bfloat162, __bfloat162bfloat162) GIVES(__nv_bfloat16, __ushort_as_bfloat16) GIVES(__half, __ushort_as_half) GIVES(unsigned short, __half_as_ushort)
GIVES(unsigned short, __bfloat16_as_ushort) GIVES(float, __int_as_float) GIVES(int, __float_as_int) GIVES(unsigned, __float_as_uint) GIVES(float, __uint_as_float) GIVES(double, __longlong_as_double)
GIVES(long long, __double_as_longlong) GIVES(int, __double2loint) GIVES(int, __double2hiint) GIVES(double, __hiloint2double) GIVES(int, __float2int_rn) GIVES(int, __float2int_rd) GIVES(int, __float2int_ru)
GIVES(int, __float2int_rz) GIVES(unsigned, __float2uint_rn) GIVES(unsigned, __float2uint_rd) GIVES(unsigned, __float2uint_rz) GIVES(unsigned, __float2uint_ru) GIVES(float, __int2float_rn)
GIVES(float, __int2float_rz) GIVES(float, __uint2float_rn) GIVES(float, __uint2float_rz) GIVES(float, __double2float_rn) GIVES(int, __double2int_rn) GIVES(int, __double2int_rz) GIVES(double, __int2double_rn)
GIVES(long long, __double2ll_rn) GIVES(float, __ll2float_rn) GIVES(float, __ull2float_rn) GIVES(long long, __float2ll_rn) GIVES(double, __ll2double_rn) GIVES(unsigned long long, __double2ull_rn)
GIVES(__half, __int2half_rn) GIVES(int, __half2int_rn) GIVES(unsigned, __cvta_generic_to_shared) GIVES(bool, __hgt) GIVES(bool, __hlt) GIVES(bool, __hge) GIVES(bool, __hle) GIVES(bool, __heq)
GIVES(bool, __hne) GIVES(bool, __hisnan) GIVES(__half2, __hgt2) GIVES(__half2, __heq2) GIVES(bool, __hbgt2) GIVES(unsigned, __float_to_tf32) GIVES(long long, clock64) GIVES(unsigned, __isShared)
GIVES(unsigned, __isGlobal) GIVES(float, cuCabsf) GIVES(double, cuCabs) GIVES(float, cuCrealf) GIVES(float, cuCimagf) GIVES(double, cuCreal) GIVES(double, cuCimag) GIVES(float2, make_cuFloatComplex)
GIVES(double2, make_cuDoubleComplex) GIVES(float2, make_cuComplex) GIVES(unsigned, __nvvm_get_smem_pointer) GIVES(__half, __hdummy) GIVES(__half, make_half) GIVES(__half2, make_half2) GIVES(long long, wall_clock64)
GIVES(unsigned, curand) GIVES(uint4, curand4) GIVES(float, curand_uniform) GIVES(double, curand_uniform_double) GIVES(float4, curand_uniform4) GIVES(double2, curand_uniform2_double)
GIVES(float, curand_normal) GIVES(double, curand_normal_double) GIVES(float2, curand_normal2) GIVES(float4, curand_normal4) GIVES(double2, curand_normal2_double) GIVES(unsigned, curand_poisson)
GIVES(float, curand_log_normal) GIVES(void, curand_init) GIVES(void, skipahead) GIVES(void, __sincosf) GIVES(void, sincospif) GIVES(void, sincospi) GIVES(void, __prof_trigger)
#undef GIVES
__device__ void __threadfence(), __threadfence_block(), __threadfence_system(), __syncwarp(unsigned = ~0u), __trap(), __brkpt(), __nanosleep(unsigned);
template <class T> struct __same_t { typedef T type; };
#define FETCH(name) \
	template <class T, int d, cudaTextureReadMode m, class... A> __device__ T name(texture<T, d, m>, A...); \
	template <class T, class... A> __device__ T name(cudaTextureObject_t, A...); \
	template <class T, class... A> __device__ void name(T *, cudaTextureObject_t, A...);
FETCH(tex1Dfetch) FETCH(tex1D) FETCH(tex2D) FETCH(tex3D) FETCH(tex2DLayered) FETCH(texCubemap) FETCH(tex2DLod) FETCH(tex3DLod) FETCH(tex2Dgather) FETCH(tex2DGrad) FETCH(tex1DLayered)
#undef FETCH
#define SURF(name) \
	template <class T, class... A> __device__ T name(cudaSurfaceObject_t, A...); \
	template <class T, class... A> __device__ void name(T, cudaSurfaceObject_t, A...); \
	template <class T, class... A> __device__ void name(T *, cudaSurfaceObject_t, A...);
SURF(surf1Dread) SURF(surf2Dread) SURF(surf3Dread) SURF(surf1Dwrite) SURF(surf2Dwrite) SURF(surf3Dwrite)
#undef SURF

namespace cooperative_groups {
struct thread_group {
	__device__ void sync() const;
	__device__ unsigned long long size() const, num_threads() const, thread_rank() const;
	__device__ bool is_valid() const;
};
struct thread_block : thread_group {
	__device__ dim3 group_index() const, thread_index() const, group_dim() const, dim_threads() const;
};
struct grid_group : thread_group {
	__device__ unsigned long long num_blocks() const, block_rank() const;
	__device__ dim3 block_index() const, group_dim() const, dim_blocks() const;
};
struct cluster_group : thread_group {
	__device__ unsigned num_blocks() const, block_rank() const;
	template <class T> __device__ T *map_shared_rank(T *, unsigned) const;
};
struct multi_grid_group : thread_group {
	__device__ unsigned grid_rank() const, num_grids() const;
};
struct coalesced_group : thread_group {
	template <class T, class... A> __device__ T shfl(T, A...) const; template <class T, class... A> __device__ T shfl_down(T, A...) const; template <class T, class... A> __device__ T shfl_up(T, A...) const;
	template <class T, class... A> __device__ T shfl_xor(T, A...) const;
	__device__ unsigned meta_group_rank() const, meta_group_size() const, ballot(int) const; __device__ int any(int) const, all(int) const;
	template <class T> __device__ unsigned match_any(T) const;
};
template <unsigned N, class P = void> struct thread_block_tile : coalesced_group {
	thread_block_tile() = default;
	template <class Q> __device__ thread_block_tile(const thread_block_tile<N, Q> &);
};
template <unsigned N, class G> __device__ thread_block_tile<N, G> tiled_partition(const G &);
__device__ thread_group tiled_partition(const thread_group &, unsigned);
__device__ thread_block this_thread_block();
__device__ grid_group this_grid();
__device__ cluster_group this_cluster();
__device__ multi_grid_group this_multi_grid();
__device__ coalesced_group coalesced_threads();
__device__ coalesced_group binary_partition(const coalesced_group &, bool);
template <class T> __device__ coalesced_group labeled_partition(const coalesced_group &, T);
template <class... A> __device__ void sync(A...);
template <class G, class T, class O> __device__ T reduce(const G &, T, O &&);
template <class G, class T, class... O> __device__ T inclusive_scan(const G &, T, O &&...);
template <class G, class T, class... O> __device__ T exclusive_scan(const G &, T, O &&...);
template <class T> struct plus { __device__ T operator()(T, T) const; };
template <class T> struct greater { __device__ T operator()(T, T) const; };
template <class T> struct less { __device__ T operator()(T, T) const; };
template <class T> struct bit_or { __device__ T operator()(T, T) const; };
template <class... A> __device__ void memcpy_async(A &&...);
template <class... A> __device__ void wait(A &&...);
template <unsigned N> __device__ void wait_prior(...);
namespace experimental {}
}
