// threads: 10x2x3 blocks: 2 oracle: gpu
// Collectives of CUB in blocks of 60 threads of three dimensions: the last warp is not full.
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#if CUDART_VERSION >= 13000
namespace cub {
using Sum = ::cuda::std::plus<>;
using Max = ::cuda::maximum<>;
}
#endif

__device__ int place() { return threadIdx.x + 10 * (threadIdx.y + 2 * threadIdx.z); }
__device__ float awkward(int t) { return (t % 7 - 3.3f) * 1e3f / (t + 1) + t * 1e-3f; }
__device__ void note(long long* out, int slot, float v) {
    atomicAdd((unsigned long long*)&out[slot + 32 * blockIdx.x], (unsigned long long)__float_as_uint(v) * (2 * place() + 1));
}
template <cub::BlockReduceAlgorithm ALGORITHM> __device__ void reductions(long long* out) {
    using Block = cub::BlockReduce<float, 10, ALGORITHM, 2, 3>;
    __shared__ typename Block::TempStorage storage;
    int t = place();
    float x = awkward(t + 60 * blockIdx.x), r = Block(storage).Sum(x);
    if (t == 0) note(out, 0, r);
    __syncthreads();
    r = Block(storage).Reduce(x, cub::Max(), 45);
    if (t == 0) note(out, 1, r);
    __syncthreads();
    r = Block(storage).Sum(x, 13);
    if (t == 0) note(out, 2, r);
}
__global__ void reduce_odd(long long* out) {
    reductions<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(out);
    reductions<cub::BLOCK_REDUCE_RAKING>(out + 4);
    reductions<cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>(out + 8);
}
template <cub::BlockScanAlgorithm ALGORITHM> __device__ void scans(long long* out) {
    using Block = cub::BlockScan<float, 10, ALGORITHM, 2, 3>;
    __shared__ typename Block::TempStorage storage;
    float x = awkward(place() + 60 * blockIdx.x), y, total;
    Block(storage).InclusiveSum(x, y);
    note(out, 0, y);
    __syncthreads();
    Block(storage).ExclusiveScan(x, y, 0.5f, cub::Max(), total);
    note(out, 1, y);
    note(out, 2, total);
    __syncthreads();
    float items[2] = {x, -x / 3};
    Block(storage).ExclusiveSum(items, items, total);
    note(out, 3, items[0]);
    note(out, 4, items[1]);
    note(out, 5, total);
}
__global__ void scan_odd(long long* out) {
    scans<cub::BLOCK_SCAN_RAKING>(out);
    __syncthreads();
    scans<cub::BLOCK_SCAN_WARP_SCANS>(out + 8);
}
// No storage given: the collective has its own.
__global__ void private_storage(long long* out) {
    float r = cub::BlockReduce<float, 10, cub::BLOCK_REDUCE_WARP_REDUCTIONS, 2, 3>().Sum(awkward(place()));
    if (place() == 0) note(out, 0, r);
    __syncthreads();
    float s;
    cub::BlockScan<float, 10, cub::BLOCK_SCAN_RAKING, 2, 3>().InclusiveSum(awkward(place()), s);
    note(out, 1, s);
}
