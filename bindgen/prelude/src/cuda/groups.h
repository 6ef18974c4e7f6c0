// Cooperative groups (CUDA C++ Programming Guide 11).
namespace cooperative_groups {
struct thread_block {
  __device__ static void sync() { __syncthreads(); }
  __device__ static unsigned int thread_rank() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
  __device__ static unsigned int size() { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ static unsigned int num_threads() { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  __device__ static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  __device__ static dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  __device__ bool is_valid() const { return true; }
};
__device__ inline thread_block this_thread_block() { return thread_block(); }
struct grid_group {
  __device__ bool is_valid() const { return true; }
  __device__ void sync() const { __kb_grid_sync(); }
  __device__ static unsigned long long size() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * thread_block::size(); }
  __device__ static unsigned long long num_threads() { return size(); }
  __device__ static unsigned long long num_blocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
  __device__ static unsigned long long block_rank() { return blockIdx.x + (unsigned long long)gridDim.x * (blockIdx.y + (unsigned long long)gridDim.y * blockIdx.z); }
  __device__ static unsigned long long thread_rank() { return block_rank() * thread_block::size() + thread_block::thread_rank(); }
  __device__ static dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  __device__ static dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  __device__ static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};
__device__ inline grid_group this_grid() { return grid_group(); }
template <unsigned int N, class Parent = void> struct thread_block_tile {
  __device__ static unsigned int __kb_mask() { return N == 32 ? 0xffffffffu : ((1u << (N & 31)) - 1) << (thread_block::thread_rank() & 31 & ~(N - 1)); }
  __device__ static unsigned int thread_rank() { return thread_block::thread_rank() & (N - 1); }
  __device__ static constexpr unsigned int size() { return N; }
  __device__ static constexpr unsigned int num_threads() { return N; }
  __device__ static unsigned int meta_group_rank() { return thread_block::thread_rank() / N; }
  __device__ static unsigned int meta_group_size() { return (thread_block::size() + N - 1) / N; }
  __device__ bool is_valid() const { return true; }
  __device__ void sync() const { __syncwarp(__kb_mask()); }
  template <class T> __device__ T shfl(T v, int lane) const { return __shfl_sync(__kb_mask(), v, lane, N); }
  template <class T> __device__ T shfl_up(T v, unsigned int delta) const { return __shfl_up_sync(__kb_mask(), v, delta, N); }
  template <class T> __device__ T shfl_down(T v, unsigned int delta) const { return __shfl_down_sync(__kb_mask(), v, delta, N); }
  template <class T> __device__ T shfl_xor(T v, int lanes) const { return __shfl_xor_sync(__kb_mask(), v, lanes, N); }
  __device__ int any(int predicate) const { return (__ballot_sync(__kb_mask(), predicate) & __kb_mask()) != 0; }
  __device__ int all(int predicate) const { return (__ballot_sync(__kb_mask(), predicate) & __kb_mask()) == __kb_mask(); }
  __device__ unsigned int ballot(int predicate) const { return (__ballot_sync(__kb_mask(), predicate) & __kb_mask()) >> (thread_block::thread_rank() & 31 & ~(N - 1)); }
  template <class T> __device__ unsigned int match_any(T v) const { return __match_any_sync(__kb_mask(), v) >> (thread_block::thread_rank() & 31 & ~(N - 1)); }
  template <class T> __device__ unsigned int match_all(T v, int &pred) const { return __match_all_sync(__kb_mask(), v, &pred) >> (thread_block::thread_rank() & 31 & ~(N - 1)); }
};
template <unsigned int N, class Group> __device__ inline thread_block_tile<N> tiled_partition(const Group &g) { return thread_block_tile<N>(); }
struct coalesced_group {
  unsigned int __kb_lanes;
  __device__ unsigned int __kb_below() const { return __kb_lanes & ((1u << (thread_block::thread_rank() & 31)) - 1); }
  __device__ unsigned int __kb_lane_of(unsigned int rank) const {
    unsigned int m = __kb_lanes;
    for (unsigned int i = 0; i < rank; i++) m &= m - 1;
    return m == 0 ? thread_block::thread_rank() & 31 : __ffs((int)m) - 1;
  }
  __device__ unsigned int thread_rank() const { return __popc(__kb_below()); }
  __device__ unsigned int size() const { return __popc(__kb_lanes); }
  __device__ unsigned int num_threads() const { return __popc(__kb_lanes); }
  __device__ bool is_valid() const { return true; }
  __device__ void sync() const { __syncwarp(__kb_lanes); }
  template <class T> __device__ T shfl(T v, int rank) const { return __shfl_sync(__kb_lanes, v, __kb_lane_of(rank), 32); }
  template <class T> __device__ T shfl_down(T v, unsigned int delta) const { unsigned int r = thread_rank() + delta; return __shfl_sync(__kb_lanes, v, __kb_lane_of(r < size() ? r : thread_rank()), 32); }
  template <class T> __device__ T shfl_up(T v, unsigned int delta) const { unsigned int r = thread_rank(); return __shfl_sync(__kb_lanes, v, __kb_lane_of(r >= delta ? r - delta : r), 32); }
  __device__ int any(int predicate) const { return __any_sync(__kb_lanes, predicate); }
  __device__ int all(int predicate) const { return __all_sync(__kb_lanes, predicate); }
  __device__ unsigned int ballot(int predicate) const {
    unsigned int b = __ballot_sync(__kb_lanes, predicate), r = 0;
    for (unsigned int m = __kb_lanes, i = 0; m != 0; m &= m - 1, i++) if (b & m & (0u - m)) r |= 1u << i;
    return r;
  }
};
__device__ inline coalesced_group coalesced_threads() { return coalesced_group{__activemask()}; }
struct thread_group {
  unsigned int __kb_size;
  __device__ thread_group(thread_block b) : __kb_size(thread_block::size()) {}
  template <unsigned int N, class P> __device__ thread_group(thread_block_tile<N, P> t) : __kb_size(N) {}
  __device__ explicit thread_group(unsigned int n) : __kb_size(n) {}
  __device__ unsigned int size() const { return __kb_size; }
  __device__ unsigned int num_threads() const { return __kb_size; }
  __device__ unsigned int thread_rank() const { return thread_block::thread_rank() % __kb_size; }
  __device__ void sync() const {
    if (__kb_size == thread_block::size()) __syncthreads();
    else __syncwarp(__kb_size >= 32 ? 0xffffffffu : ((1u << __kb_size) - 1) << (thread_block::thread_rank() & 31 & ~(__kb_size - 1)));
  }
};
__device__ inline thread_group tiled_partition(thread_group g, unsigned int n) { return thread_group(n); }
template <class Group> __device__ inline void sync(const Group &g) { g.sync(); }
template <class Group> __device__ inline void wait(const Group &g) { g.sync(); }
template <class Group> __device__ inline unsigned int thread_rank(const Group &g) { return g.thread_rank(); }
template <class Group> __device__ inline unsigned int group_size(const Group &g) { return g.size(); }
template <class Group, class T, class U> __device__ inline void memcpy_async(const Group &g, T *to, const U *from, size_t bytes) {
  for (size_t i = g.thread_rank(); i < bytes; i += g.size()) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
}
template <class T> struct plus { __device__ T operator()(T a, T b) const { return a + b; } };
template <class T> struct less { __device__ T operator()(T a, T b) const { return b < a ? b : a; } };
template <class T> struct greater { __device__ T operator()(T a, T b) const { return a < b ? b : a; } };
template <class T> struct bit_and { __device__ T operator()(T a, T b) const { return a & b; } };
template <class T> struct bit_or { __device__ T operator()(T a, T b) const { return a | b; } };
template <class T> struct bit_xor { __device__ T operator()(T a, T b) const { return a ^ b; } };
template <unsigned int N, class P, class T, class Op> __device__ inline T reduce(const thread_block_tile<N, P> &g, T v, Op op) {
  for (unsigned int i = N / 2; i > 0; i /= 2) v = op(v, g.shfl_xor(v, i));
  return v;
}
template <class T, class Op> __device__ inline T reduce(const coalesced_group &g, T v, Op op) {
  T r = g.shfl(v, 0);
  for (unsigned int i = 1, n = g.size(); i < n; i++) r = op(r, g.shfl(v, i));
  return r;
}
template <class Group, class T, class Op> __device__ inline T inclusive_scan(const Group &g, T v, Op op) {
  for (unsigned int i = 1, r = g.thread_rank(), n = g.size(); i < n; i *= 2) {
    T u = g.shfl_up(v, i);
    if (r >= i) v = op(u, v);
  }
  return v;
}
template <class Group, class T> __device__ inline T inclusive_scan(const Group &g, T v) { return inclusive_scan(g, v, plus<T>()); }
template <class Group, class T, class Op> __device__ inline T exclusive_scan(const Group &g, T v, Op op) {
  T u = g.shfl_up(inclusive_scan(g, v, op), 1);
  return g.thread_rank() == 0 ? T() : u;
}
template <class Group, class T> __device__ inline T exclusive_scan(const Group &g, T v) { return exclusive_scan(g, v, plus<T>()); }
}
