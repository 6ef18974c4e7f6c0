// Macros that HIP has besides those of CUDA.
#define hipThreadIdx_x (threadIdx.x)
#define hipThreadIdx_y (threadIdx.y)
#define hipThreadIdx_z (threadIdx.z)
#define hipBlockIdx_x (blockIdx.x)
#define hipBlockIdx_y (blockIdx.y)
#define hipBlockIdx_z (blockIdx.z)
#define hipBlockDim_x (blockDim.x)
#define hipBlockDim_y (blockDim.y)
#define hipBlockDim_z (blockDim.z)
#define hipGridDim_x (gridDim.x)
#define hipGridDim_y (gridDim.y)
#define hipGridDim_z (gridDim.z)
#define HIP_DYNAMIC_SHARED(type, var) extern __shared__ type var[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(x) x
#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5
#define __shfl(...) __kb_wave__shfl(__VA_ARGS__)
#define __shfl_up(...) __kb_wave__shfl_up(__VA_ARGS__)
#define __shfl_down(...) __kb_wave__shfl_down(__VA_ARGS__)
#define __shfl_xor(...) __kb_wave__shfl_xor(__VA_ARGS__)
#define __ballot(p) __kb_wave_ballot(p)
#define __ballot_sync(mask, p) __kb_wave_ballot_sync(mask, p)
#define __activemask() __kb_wave_activemask()
