// Asynchronous copies that are read before they are there.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/pipeline>
#include <cuda_pipeline.h>
namespace cg = cooperative_groups;

// Not even the thread's own copy is there.
// run: own_copy<<<1, 32>>>(iota(32), zero(32))
__global__ void own_copy(const int *in, int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &in[t], 4);
    __pipeline_commit();
    out[t] = s[t]; // want shared-race "asynchronous copy"
}

// run: own_copy_ok<<<1, 32>>>(iota(32), zero(32))
__global__ void own_copy_ok(const int *in, int *out) {
    __shared__ int s[32];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &in[t], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[t] = s[t];
}

// A barrier waits for no copy.
// run: barrier_only<<<1, 64>>>(iota(64), zero(64))
__global__ void barrier_only(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &in[t], 4);
    __pipeline_commit();
    __syncthreads();
    out[t] = s[63 - t]; // want shared-race "asynchronous copy"
}

// And the wait of each thread is for its own copies only.
// run: wait_only<<<1, 64>>>(iota(64), zero(64))
__global__ void wait_only(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &in[t], 4); // may shared-race
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[t] = s[63 - t]; // want shared-race
    // may uninitialised
}

// run: wait_and_barrier_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void wait_and_barrier_ok(const int *in, int *out) {
    __shared__ int s[64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&s[t], &in[t], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[t] = s[63 - t];
}

// Two stages, of which one may stay in flight; here both do.
// run: prior_stages<<<1, 32>>>(iota(128), zero(32))
__global__ void prior_stages(const int *in, int *out) {
    __shared__ int s[2][32];
    int t = threadIdx.x, sum = 0;
    __pipeline_memcpy_async(&s[0][t], &in[t], 4);
    __pipeline_commit();
    for (int k = 1; k < 4; k++) {
        __pipeline_memcpy_async(&s[k % 2][t], &in[32 * k + t], 4); // may shared-race
        __pipeline_commit();
        __pipeline_wait_prior(2);
        sum += s[(k - 1) % 2][t]; // want shared-race "asynchronous copy"
    }
    out[t] = sum;
}

// run: prior_stages_ok<<<1, 32>>>(iota(128), zero(32))
__global__ void prior_stages_ok(const int *in, int *out) {
    __shared__ int s[2][32];
    int t = threadIdx.x, sum = 0;
    __pipeline_memcpy_async(&s[0][t], &in[t], 4);
    __pipeline_commit();
    for (int k = 1; k < 4; k++) {
        __pipeline_memcpy_async(&s[k % 2][t], &in[32 * k + t], 4);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        sum += s[(k - 1) % 2][t];
    }
    __pipeline_wait_prior(0);
    out[t] = sum + s[1][t];
}

// run: ptx_copy<<<2, 32>>>(iota(128), zero(64))
__global__ void ptx_copy(const int4 *in, int *out) {
    __shared__ int4 s[32];
    int t = threadIdx.x;
    unsigned to = (unsigned)__cvta_generic_to_shared(&s[t]);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(in + t));
    asm volatile("cp.async.commit_group;");
    asm volatile("cp.async.wait_group 1;");
    __syncthreads();
    out[blockIdx.x * 32 + t] = s[31 - t].y; // want shared-race "asynchronous copy"
}

// run: ptx_copy_ok<<<2, 32>>>(iota(128), zero(64))
__global__ void ptx_copy_ok(const int4 *in, int *out) {
    __shared__ int4 s[32];
    int t = threadIdx.x;
    unsigned to = (unsigned)__cvta_generic_to_shared(&s[t]);
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(in + t));
    asm volatile("cp.async.commit_group;");
    asm volatile("cp.async.wait_group 0;");
    __syncthreads();
    out[blockIdx.x * 32 + t] = s[31 - t].y;
}

// run: group_copy<<<1, 64>>>(iota(64), zero(64))
__global__ void group_copy(const int *in, int *out) {
    __shared__ int s[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, s, in, sizeof(int) * 64);
    block.sync();
    out[threadIdx.x] = s[threadIdx.x]; // want shared-race "asynchronous copy"
}

// run: group_copy_ok<<<1, 64>>>(iota(64), zero(64))
__global__ void group_copy_ok(const int *in, int *out) {
    __shared__ int s[64];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, s, in, sizeof(int) * 64);
    cg::wait(block);
    out[threadIdx.x] = s[threadIdx.x];
}

// run: thread_pipeline<<<1, 32>>>(iota(64), zero(32))
__global__ void thread_pipeline(const int *in, int *out) {
    __shared__ int s[2][32];
    int t = threadIdx.x;
    auto pipe = cuda::make_pipeline();
    for (int k = 0; k < 2; k++) {
        pipe.producer_acquire();
        cuda::memcpy_async(&s[k][t], &in[32 * k + t], sizeof(int), pipe);
        pipe.producer_commit();
    }
    pipe.consumer_wait();
    out[t] = s[0][t] + s[1][t]; // want shared-race "asynchronous copy"
    pipe.consumer_release();
}

// run: thread_pipeline_ok<<<1, 32>>>(iota(64), zero(32))
__global__ void thread_pipeline_ok(const int *in, int *out) {
    __shared__ int s[2][32];
    int t = threadIdx.x;
    auto pipe = cuda::make_pipeline();
    for (int k = 0; k < 2; k++) {
        pipe.producer_acquire();
        cuda::memcpy_async(&s[k][t], &in[32 * k + t], sizeof(int), pipe);
        pipe.producer_commit();
    }
    int sum = 0;
    for (int k = 0; k < 2; k++) {
        pipe.consumer_wait();
        sum += s[k][t];
        pipe.consumer_release();
    }
    out[t] = sum;
}

// What one block has not waited for is nothing to the next one on the same shared memory.
// run: left_in_flight_ok<<<4, 32>>>(iota(32), zero(32))
__global__ void left_in_flight_ok(const int *in, int *out) {
    __shared__ int s[32];
    s[threadIdx.x] = blockIdx.x;
    __syncthreads();
    if (blockIdx.x == 3)
        out[threadIdx.x] = s[31 - threadIdx.x];
    __syncthreads();
    __pipeline_memcpy_async(&s[threadIdx.x], &in[threadIdx.x], 4);
    __pipeline_commit();
}
