// Scopes and memory orders of atomic objects: a scope that leaves out who takes part, an order that does not order.
#include <cuda/atomic>

// run: ref_block_scope<<<4, 32>>>(zero(1))
__global__ void ref_block_scope(int *count) {
    cuda::atomic_ref<int, cuda::thread_scope_block> n(*count);
    n.fetch_add(1, cuda::memory_order_relaxed); // want scope
}

// run: ref_block_scope_ok<<<4, 32>>>(zero(1), zero(4))
__global__ void ref_block_scope_ok(int *count, int *own) {
    cuda::atomic_ref<int, cuda::thread_scope_device> n(*count);
    n.fetch_add(1, cuda::memory_order_relaxed);
    cuda::atomic_ref<int, cuda::thread_scope_block> mine(own[blockIdx.x]);
    mine.fetch_add(1, cuda::memory_order_relaxed);
}

// The scope is an argument of a helper.
// run: helper_scope<<<2, 32>>>(zero(1), zero(64))
template <cuda::thread_scope S> __device__ int ticket(unsigned *at) {
    cuda::atomic_ref<unsigned, S> n(*at);
    return n++; // want scope
}

__global__ void helper_scope(unsigned *count, unsigned *out) {
    out[ticket<cuda::thread_scope_block>(count)] = 1; // may global-race
}

// run: helper_scope_ok<<<2, 32>>>(zero(1), zero(64))
template <cuda::thread_scope S> __device__ int number(unsigned *at) {
    cuda::atomic_ref<unsigned, S> n(*at);
    return n++;
}

__global__ void helper_scope_ok(unsigned *count, unsigned *out) {
    out[number<cuda::thread_scope_device>(count)] = 1;
}

// The system's scope is the default.
// run: class_scope_ok<<<4, 32>>>(zero(1))
__global__ void class_scope_ok(int *count) {
    cuda::atomic<int> *n = reinterpret_cast<cuda::atomic<int> *>(count);
    n->fetch_max((int)(blockIdx.x * blockDim.x + threadIdx.x));
}

// run: class_scope<<<4, 32>>>(zero(1))
__global__ void class_scope(int *count) {
    cuda::atomic<int, cuda::thread_scope_block> *n = reinterpret_cast<cuda::atomic<int, cuda::thread_scope_block> *>(count);
    n->fetch_max((int)(blockIdx.x * blockDim.x + threadIdx.x)); // want scope
}

// One block hands another one a value. The store releases, the load must acquire.
// run: relaxed_load<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void relaxed_load(int *data, int *flag, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (blockIdx.x == 0) {
        *data = 42; // may global-race
        f.store(1, cuda::memory_order_release);
    } else {
        while (f.load(cuda::memory_order_relaxed) == 0) {
        }
        *out = *data; // want global-race
    }
}

// run: relaxed_load_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void relaxed_load_ok(int *data, int *flag, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (blockIdx.x == 0) {
        *data = 42;
        f.store(1, cuda::memory_order_release);
    } else {
        while (f.load(cuda::memory_order_acquire) == 0) {
        }
        *out = *data;
    }
}

// A fence makes a relaxed load good.
// run: fenced_flag_ok<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void fenced_flag_ok(int *data, int *flag, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (blockIdx.x == 0) {
        *data = 42;
        cuda::atomic_thread_fence(cuda::memory_order_release, cuda::thread_scope_device);
        f.store(1, cuda::memory_order_relaxed);
    } else {
        while (f.load(cuda::memory_order_relaxed) == 0) {
        }
        cuda::atomic_thread_fence(cuda::memory_order_acquire, cuda::thread_scope_device);
        *out = *data;
    }
}

// The fence has the scope of the block.
// run: fenced_flag<<<2, 1>>>(zero(1), zero(1), zero(1))
__global__ void fenced_flag(int *data, int *flag, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> f(*flag);
    if (blockIdx.x == 0) {
        *data = 42; // may global-race
        cuda::atomic_thread_fence(cuda::memory_order_release, cuda::thread_scope_block);
        f.store(1, cuda::memory_order_relaxed);
    } else {
        while (f.load(cuda::memory_order_acquire) == 0) {
        }
        *out = *data; // want global-race
    }
}

// Within one block the order must still be one.
// run: block_relaxed<<<1, 64>>>(zero(1), zero(1))
__global__ void block_relaxed(int *data, int *out) {
    __shared__ int flag;
    if (threadIdx.x == 0)
        flag = 0;
    __syncthreads();
    cuda::atomic_ref<int, cuda::thread_scope_block> f(flag);
    if (threadIdx.x == 0) {
        *data = 42; // may global-race
        f.store(1, cuda::memory_order_release);
    } else if (threadIdx.x == 63) {
        while (f.load(cuda::memory_order_relaxed) == 0) {
        }
        *out = *data; // want global-race
    }
}

// run: block_relaxed_ok<<<1, 64>>>(zero(1), zero(1))
__global__ void block_relaxed_ok(int *data, int *out) {
    __shared__ int flag;
    if (threadIdx.x == 0)
        flag = 0;
    __syncthreads();
    cuda::atomic_ref<int, cuda::thread_scope_block> f(flag);
    if (threadIdx.x == 0) {
        *data = 42;
        f.store(1, cuda::memory_order_release);
    } else if (threadIdx.x == 63) {
        while (f.load(cuda::memory_order_acquire) == 0) {
        }
        *out = *data;
    }
}
