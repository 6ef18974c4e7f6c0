// Atomic operations with memory orders: devices' own order nothing.
#include <cuda/atomic>

__global__ void publish(int* data, int* flag) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    data[0] = 42;
    f.store(1, cuda::memory_order_release);
}

__global__ void take(const int* data, int* flag, int* out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (f.load(cuda::memory_order_acquire)) out[0] = data[0];
    out[1] = f.fetch_add(1, cuda::memory_order_relaxed);
}

__global__ void assembly(int* data, int* flag, int* out) {
    int v;
    data[0] = 42;
    asm volatile("st.release.gpu.s32 [%0], %1;" ::"l"(flag), "r"(1) : "memory");
    asm volatile("ld.acquire.sys.s32 %0, [%1];" : "=r"(v) : "l"(flag + 1) : "memory");
    asm volatile("red.relaxed.cta.global.add.s32 [%0], %1;" ::"l"(flag + 2), "r"(v) : "memory");
    out[0] = data[1];
}

__global__ void scopes(int* p) {
    atomicAdd(p, 1);
    atomicAdd_block(p, 1);
    atomicAdd_system(p, 1);
}
