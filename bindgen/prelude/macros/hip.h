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
#if __AMDGCN_WAVEFRONT_SIZE__ == 64
#define warpSize __kb_warp64
#define __lane_id() __kb_lane64()
#define __shfl(...) __kb_wave64_shfl(__VA_ARGS__)
#define __shfl_sync(...) __kb_wave64_shfl_sync(__VA_ARGS__)
#define __shfl_up(...) __kb_wave64_shfl_up(__VA_ARGS__)
#define __shfl_up_sync(...) __kb_wave64_shfl_up_sync(__VA_ARGS__)
#define __shfl_down(...) __kb_wave64_shfl_down(__VA_ARGS__)
#define __shfl_down_sync(...) __kb_wave64_shfl_down_sync(__VA_ARGS__)
#define __shfl_xor(...) __kb_wave64_shfl_xor(__VA_ARGS__)
#define __shfl_xor_sync(...) __kb_wave64_shfl_xor_sync(__VA_ARGS__)
#define __ballot(p) __kb_ballot64(0, p)
#define __ballot_sync(mask, p) __kb_ballot64(mask, p)
#define __builtin_amdgcn_ballot_w64(p) __kb_ballot64(0, p)
#define __any(p) __kb_any64(0, p)
#define __any_sync(mask, p) __kb_any64(mask, p)
#define __all(p) __kb_all64(0, p)
#define __all_sync(mask, p) __kb_all64(mask, p)
#define __activemask() __kb_active64()
#define __match_any(v) __kb_match_any64(0, v)
#define __match_any_sync(mask, v) __kb_match_any64(mask, v)
#define __match_all(v, pred) __kb_wave64_match_all(0, v, pred)
#define __match_all_sync(mask, v, pred) __kb_wave64_match_all(mask, v, pred)
#define __syncwarp(...) __kb_sync64w(__VA_ARGS__)
#define __builtin_amdgcn_readfirstlane(v) __kb_readfirst64(v)
#define __builtin_amdgcn_readlane(v, lane) __kb_readlane64(v, lane)
#define __builtin_amdgcn_ds_bpermute(addr, v) __kb_bpermute64(addr, v)
#define __hip_ds_bpermute(addr, v) __kb_bpermute64(addr, v)
#define __hip_ds_bpermutef(addr, v) __kb_bpermutef64(addr, v)
#define __builtin_amdgcn_mbcnt_lo(mask, add) __kb_mbcnt_lo64(mask, add)
#define __builtin_amdgcn_mbcnt_hi(mask, add) __kb_mbcnt_hi64(mask, add)
#define __builtin_amdgcn_wavefrontsize() 64u
#define __builtin_amdgcn_wave_barrier() __kb_sync64(~0ull)
#else
#define __shfl(...) __kb_wave__shfl(__VA_ARGS__)
#define __shfl_up(...) __kb_wave__shfl_up(__VA_ARGS__)
#define __shfl_down(...) __kb_wave__shfl_down(__VA_ARGS__)
#define __shfl_xor(...) __kb_wave__shfl_xor(__VA_ARGS__)
#define __ballot(p) __kb_wave_ballot(p)
#define __ballot_sync(mask, p) __kb_wave_ballot_sync(mask, p)
#define __activemask() __kb_wave_activemask()
#endif
