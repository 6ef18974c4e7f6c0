// CUDA's names for device code, for HIPRTC. A warp of CUDA has 32 threads: where the device's has 64, it holds two of them.
#pragma once
#include <hip/hip_runtime.h>
typedef hipTextureObject_t cudaTextureObject_t;
typedef hipSurfaceObject_t cudaSurfaceObject_t;
#define warpSize 32
#define __shfl_sync kbind_shfl_sync
#define __shfl_up_sync kbind_shfl_up_sync
#define __shfl_down_sync kbind_shfl_down_sync
#define __shfl_xor_sync kbind_shfl_xor_sync
#define __ballot_sync kbind_ballot_sync
#define __any_sync kbind_any_sync
#define __all_sync kbind_all_sync
#define __activemask kbind_activemask
#define __syncwarp kbind_syncwarp
template <class T> __device__ inline T kbind_shfl_sync(unsigned, T v, int lane, int width = 32) { return __shfl(v, lane, width); }
template <class T> __device__ inline T kbind_shfl_up_sync(unsigned, T v, unsigned delta, int width = 32) { return __shfl_up(v, delta, width); }
template <class T> __device__ inline T kbind_shfl_down_sync(unsigned, T v, unsigned delta, int width = 32) { return __shfl_down(v, delta, width); }
template <class T> __device__ inline T kbind_shfl_xor_sync(unsigned, T v, int mask, int width = 32) { return __shfl_xor(v, mask, width); }
// kbind_lanes takes a warp's half of a device's 64 bits.
__device__ inline unsigned kbind_lanes(unsigned long long all) { return (unsigned)(all >> (__lane_id() & 32u)); }
__device__ inline unsigned kbind_ballot_sync(unsigned mask, int p) { return kbind_lanes(__ballot(p)) & mask; }
__device__ inline int kbind_any_sync(unsigned mask, int p) { return kbind_ballot_sync(mask, p) != 0; }
__device__ inline int kbind_all_sync(unsigned mask, int p) { return kbind_ballot_sync(mask, !p) == 0; }
__device__ inline unsigned kbind_activemask() { return kbind_lanes(__ballot(1)); }
__device__ inline void kbind_syncwarp(unsigned = ~0u) {
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront");
    __builtin_amdgcn_wave_barrier();
}
