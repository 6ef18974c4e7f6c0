// HIP's names for device code, for NVRTC: what hip_runtime.h of HIP on NVIDIA's devices defines. A warp has 32 threads.
#pragma once
#include <kbind_hip.h>
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
typedef unsigned long long hipTextureObject_t;
typedef unsigned long long hipSurfaceObject_t;
__device__ inline unsigned __lane_id() {
    unsigned lane;
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    return lane;
}
