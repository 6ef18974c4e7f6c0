// Cooperative groups (CUDA C++ Programming Guide 11).
// A group of one warp is the mask of its lanes; __kb_lanes 0 stands for the whole block. Tiles need no more than their size, as they lie at multiples of it.
// A value of any type travels between lanes in words and bytes.
#define __KB_XSHFL(name, L) \
  template <class T> __device__ inline T __kb_x##name(unsigned int mask, T v, L lane, int width) { \
    if constexpr (__is_arithmetic(T) && sizeof(T) >= 4) return __kb_##name(mask, v, lane, width); \
    else { \
      T r = v; \
      const unsigned int *from = (const unsigned int *)&v; unsigned int *to = (unsigned int *)&r; \
      for (unsigned int i = 0; i < sizeof(T) / 4; i++) to[i] = __kb_##name(mask, from[i], lane, width); \
      for (unsigned int i = sizeof(T) / 4 * 4; i < sizeof(T); i++) ((unsigned char *)to)[i] = __kb_##name(mask, (unsigned int)((const unsigned char *)from)[i], lane, width); \
      return r; \
    } \
  }
__KB_XSHFL(shfl, int) __KB_XSHFL(shfl_up, unsigned int) __KB_XSHFL(shfl_down, unsigned int) __KB_XSHFL(shfl_xor, int)
__device__ inline unsigned int __kb_rank() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
__device__ inline unsigned int __kb_count() { return blockDim.x * blockDim.y * blockDim.z; }
__device__ inline unsigned int __kb_lanes_below() { return (1u << (__kb_rank() & 31)) - 1; }
// The mask of the tile of n lanes that the thread is in, and how far it is from lane 0.
__device__ inline unsigned int __kb_tile_base(unsigned int n) { return __kb_rank() & 31 & ~(n - 1); }
__device__ inline unsigned int __kb_tile_mask(unsigned int n) { return n == 32 ? 0xffffffffu : ((1u << (n & 31)) - 1) << __kb_tile_base(n); }
// Lane i of those in mask; the thread's own when there is none.
__device__ inline unsigned int __kb_lane_of(unsigned int mask, unsigned int i) {
  for (; i > 0; i--) mask &= mask - 1;
  return mask == 0 ? __kb_rank() & 31 : __ffs((int)mask) - 1;
}
// The bits of b at the lanes in mask, side by side.
__device__ inline unsigned int __kb_pack(unsigned int mask, unsigned int b) {
  unsigned int r = 0;
  for (unsigned int i = 0; mask != 0; mask &= mask - 1, i++)
    if (b & mask & (0u - mask)) r |= 1u << i;
  return r;
}

namespace cooperative_groups {
struct thread_group {
  struct arrival_token {};
  unsigned int __kb_lanes, __kb_meta, __kb_metas;
  __device__ thread_group() : __kb_lanes(0), __kb_meta(0), __kb_metas(1) {}
  __device__ thread_group(unsigned int lanes, unsigned int meta, unsigned int metas) : __kb_lanes(lanes), __kb_meta(meta), __kb_metas(metas) {}
  __device__ unsigned int size() const { return __kb_lanes == 0 ? __kb_count() : __popc(__kb_lanes); }
  __device__ unsigned int num_threads() const { return size(); }
  __device__ unsigned int thread_rank() const { return __kb_lanes == 0 ? __kb_rank() : __popc(__kb_lanes & __kb_lanes_below()); }
  __device__ bool is_valid() const { return true; }
  __device__ void sync() const {
    if (__kb_lanes == 0) __syncthreads();
    else __syncwarp(__kb_lanes);
  }
};

struct thread_block : thread_group {
  __device__ static void sync() { __syncthreads(); }
  __device__ static arrival_token barrier_arrive() { __threadfence_block(); return arrival_token(); }
  __device__ static void barrier_wait(arrival_token t) { __syncthreads(); }
  __device__ static unsigned int thread_rank() { return __kb_rank(); }
  __device__ static unsigned int size() { return __kb_count(); }
  __device__ static unsigned int num_threads() { return __kb_count(); }
  __device__ static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
  __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  __device__ static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  __device__ static dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
};
template <unsigned int N = 1024> struct block_tile_memory { char __kb_unused[N / 4]; };
__device__ inline thread_block this_thread_block() { return thread_block(); }
template <unsigned int N> __device__ inline thread_block this_thread_block(block_tile_memory<N> &m) { return thread_block(); }

struct grid_group {
  struct arrival_token {};
  __device__ bool is_valid() const { return true; }
  __device__ void sync() const { __kb_grid_sync(); }
  __device__ arrival_token barrier_arrive() const { __threadfence(); return arrival_token(); }
  __device__ void barrier_wait(arrival_token t) const { __kb_grid_sync(); }
  __device__ static unsigned long long size() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * __kb_count(); }
  __device__ static unsigned long long num_threads() { return size(); }
  __device__ static unsigned long long num_blocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
  __device__ static unsigned long long block_rank() { return blockIdx.x + (unsigned long long)gridDim.x * (blockIdx.y + (unsigned long long)gridDim.y * blockIdx.z); }
  __device__ static unsigned long long thread_rank() { return block_rank() * __kb_count() + __kb_rank(); }
  __device__ static dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  __device__ static dim3 dim_blocks() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
  __device__ static dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
};
__device__ inline grid_group this_grid() { return grid_group(); }


struct coalesced_group : thread_group {
  __device__ coalesced_group() : thread_group(1u << (__kb_rank() & 31), 0, 1) {}
  __device__ explicit coalesced_group(unsigned int lanes) : thread_group(lanes, 0, 1) {}
  __device__ coalesced_group(unsigned int lanes, unsigned int meta, unsigned int metas) : thread_group(lanes, meta, metas) {}
  __device__ unsigned int thread_rank() const { return __popc(__kb_lanes & __kb_lanes_below()); }
  __device__ unsigned int size() const { return __popc(__kb_lanes); }
  __device__ unsigned int num_threads() const { return __popc(__kb_lanes); }
  __device__ unsigned int meta_group_rank() const { return __kb_meta; }
  __device__ unsigned int meta_group_size() const { return __kb_metas; }
  __device__ void sync() const { __syncwarp(__kb_lanes); }
  template <class T> __device__ T shfl(T v, unsigned int rank) const { return __kb_xshfl(__kb_lanes, v, (int)__kb_lane_of(__kb_lanes, rank), 32); }
  template <class T> __device__ T shfl_down(T v, unsigned int delta) const {
    unsigned int r = thread_rank();
    return __kb_xshfl(__kb_lanes, v, (int)__kb_lane_of(__kb_lanes, r + delta < size() ? r + delta : r), 32);
  }
  template <class T> __device__ T shfl_up(T v, unsigned int delta) const {
    unsigned int r = thread_rank();
    return __kb_xshfl(__kb_lanes, v, (int)__kb_lane_of(__kb_lanes, r >= delta ? r - delta : r), 32);
  }
  __device__ int any(int predicate) const { return __any_sync(__kb_lanes, predicate); }
  __device__ int all(int predicate) const { return __all_sync(__kb_lanes, predicate); }
  __device__ unsigned int ballot(int predicate) const { return __kb_pack(__kb_lanes, __ballot_sync(__kb_lanes, predicate)); }
  template <class T> __device__ unsigned int match_any(T v) const { return __kb_pack(__kb_lanes, __match_any_sync(__kb_lanes, v)); }
  template <class T> __device__ unsigned int match_all(T v, int &pred) const { return __kb_pack(__kb_lanes, __match_all_sync(__kb_lanes, v, &pred)); }
};
__device__ inline coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

template <unsigned int N, class Parent = void> struct thread_block_tile;
template <unsigned int N> struct thread_block_tile<N, void> : thread_group {
  static_assert(N <= 32 && (N & (N - 1)) == 0 && N > 0, "kbind supports tiles of a power of two of at most 32 threads");
  __device__ thread_block_tile() : thread_group(__kb_tile_mask(N), __kb_rank() / N, (__kb_count() + N - 1) / N) {}
  __device__ thread_block_tile(unsigned int meta, unsigned int metas) : thread_group(__kb_tile_mask(N), meta, metas) {}
  __device__ static unsigned int thread_rank() { return __kb_rank() & (N - 1); }
  __device__ static constexpr unsigned int size() { return N; }
  __device__ static constexpr unsigned int num_threads() { return N; }
  __device__ unsigned int meta_group_rank() const { return __kb_meta; }
  __device__ unsigned int meta_group_size() const { return __kb_metas; }
  __device__ void sync() const { __syncwarp(__kb_tile_mask(N)); }
  __device__ operator coalesced_group() const { return coalesced_group(__kb_tile_mask(N), __kb_meta, __kb_metas); }
  template <class T> __device__ T shfl(T v, int lane) const { return __kb_xshfl(__kb_tile_mask(N), v, lane, N); }
  template <class T> __device__ T shfl_up(T v, unsigned int delta) const { return __kb_xshfl_up(__kb_tile_mask(N), v, delta, N); }
  template <class T> __device__ T shfl_down(T v, unsigned int delta) const { return __kb_xshfl_down(__kb_tile_mask(N), v, delta, N); }
  template <class T> __device__ T shfl_xor(T v, unsigned int lanes) const { return __kb_xshfl_xor(__kb_tile_mask(N), v, (int)lanes, N); }
  __device__ int any(int predicate) const { return __any_sync(__kb_tile_mask(N), predicate); }
  __device__ int all(int predicate) const { return __all_sync(__kb_tile_mask(N), predicate); }
  __device__ unsigned int ballot(int predicate) const { return __ballot_sync(__kb_tile_mask(N), predicate) >> __kb_tile_base(N); }
  template <class T> __device__ unsigned int match_any(T v) const { return __match_any_sync(__kb_tile_mask(N), v) >> __kb_tile_base(N); }
  template <class T> __device__ unsigned int match_all(T v, int &pred) const { return __match_all_sync(__kb_tile_mask(N), v, &pred) >> __kb_tile_base(N); }
};
template <unsigned int N, class Parent> struct thread_block_tile : thread_block_tile<N, void> {
  __device__ thread_block_tile() : thread_block_tile<N, void>() {}
  __device__ thread_block_tile(unsigned int meta, unsigned int metas) : thread_block_tile<N, void>(meta, metas) {}
};
__device__ inline thread_block_tile<1, void> this_thread() { return thread_block_tile<1, void>(0, 1); }
template <unsigned int N> __device__ inline thread_block_tile<N, thread_block> tiled_partition(const thread_block &g) { return thread_block_tile<N, thread_block>(); }
template <unsigned int N, unsigned int M, class P> __device__ inline thread_block_tile<N, thread_block_tile<M, P>> tiled_partition(const thread_block_tile<M, P> &g) {
  static_assert(N <= M, "a tile is no larger than its parent");
  return thread_block_tile<N, thread_block_tile<M, P>>(g.thread_rank() / N, M / N);
}
__device__ inline void __kb_tile_size(unsigned int n) { if (n == 0 || n > 32 || (n & (n - 1)) != 0) __trap(); }
__device__ inline coalesced_group tiled_partition(const coalesced_group &g, unsigned int n) {
  __kb_tile_size(n);
  unsigned int i = g.thread_rank() / n, lanes = 0, r = 0;
  for (unsigned int m = g.__kb_lanes; m != 0; m &= m - 1, r++)
    if (r / n == i) lanes |= m & (0u - m);
  return coalesced_group(lanes, i, (g.size() + n - 1) / n);
}
template <unsigned int N> __device__ inline coalesced_group tiled_partition(const coalesced_group &g) { return tiled_partition(g, N); }
__device__ inline thread_group tiled_partition(const thread_group &g, unsigned int n) {
  if (g.__kb_lanes != 0) return tiled_partition(coalesced_group(g.__kb_lanes), n);
  __kb_tile_size(n);
  return thread_group(__kb_tile_mask(n), __kb_rank() / n, (__kb_count() + n - 1) / n);
}
// The groups of a partition are numbered by their first lanes.
template <class T> __device__ inline coalesced_group __kb_labeled(unsigned int lanes, T label) {
  unsigned int mine = __match_any_sync(lanes, label), leader = mine & (0u - mine);
  unsigned int leaders = __ballot_sync(lanes, leader == 1u << (__kb_rank() & 31));
  return coalesced_group(mine, __popc(leaders & (leader - 1)), __popc(leaders));
}
template <class Group, class T> __device__ inline coalesced_group labeled_partition(const Group &g, T label) {
  if constexpr (sizeof(T) < 4) return __kb_labeled(g.__kb_lanes, (int)label);
  else return __kb_labeled(g.__kb_lanes, label);
}
template <class Group> __device__ inline coalesced_group binary_partition(const Group &g, bool pred) {
  unsigned int yes = __ballot_sync(g.__kb_lanes, pred) & g.__kb_lanes;
  return coalesced_group(pred ? yes : g.__kb_lanes & ~yes, pred, 2);
}

template <class Group> __device__ inline void sync(const Group &g) { g.sync(); }
template <class Group> __device__ inline unsigned int thread_rank(const Group &g) { return g.thread_rank(); }
template <class Group> __device__ inline unsigned int group_size(const Group &g) { return g.size(); }
template <class Group> __device__ inline bool is_valid(const Group &g) { return true; }

// A group of one block in a cluster of one block, which is what a launch without cluster dimensions gives.
struct cluster_group {
  struct arrival_token {};
  __device__ static void sync() { __syncthreads(); }
  __device__ static arrival_token barrier_arrive() { __threadfence_block(); return arrival_token(); }
  __device__ static void barrier_wait() { __syncthreads(); }
  __device__ static void barrier_wait(arrival_token t) { __syncthreads(); }
  __device__ static unsigned int thread_rank() { return __kb_rank(); }
  __device__ static unsigned int num_threads() { return __kb_count(); }
  __device__ static unsigned int size() { return __kb_count(); }
  __device__ static dim3 dim_threads() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
  __device__ static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
  __device__ static unsigned int block_rank() { return 0; }
  __device__ static unsigned int num_blocks() { return 1; }
  __device__ static dim3 dim_blocks() { return dim3(1, 1, 1); }
  __device__ static dim3 block_index() { return dim3(0, 0, 0); }
  __device__ static unsigned int query_shared_rank(const void *p) { return 0; }
  template <class T> __device__ static T *map_shared_rank(T *p, int rank) { return rank == 0 ? p : (T *)nullptr; }
};
__device__ inline cluster_group this_cluster() { return cluster_group(); }

// Copies are made at once, each thread that of the next one, so that none finds its own before it waits; waiting for them makes them visible to the group.
template <class Group> __device__ inline void wait(const Group &g) { __kb_async(3, 0); g.sync(); }
template <unsigned int Stages, class Group> __device__ inline void wait_prior(const Group &g) { __kb_async(3, Stages); g.sync(); }
template <class Group> __device__ inline void __kb_copy(const Group &g, void *to, const void *from, size_t bytes) {
  __kb_async(0, 0);
  for (size_t n = g.size(), i = (g.thread_rank() + 1) % n; i < bytes; i += n) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  __kb_async(1, 0);
  __kb_async(2, 0);
}
template <class Group, class T, class U> __device__ inline void memcpy_async(const Group &g, T *to, const U *from, size_t bytes) { __kb_copy(g, to, from, bytes); }
template <class Group, class T> __device__ inline void memcpy_async(const Group &g, T *to, size_t room, const T *from, size_t n) {
  __kb_async(0, 0);
  for (size_t i = g.thread_rank(), m = room < n ? room : n; i < m; i += g.size()) to[i] = from[i];
  __kb_async(1, 0);
  __kb_async(2, 0);
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
template <class Group, class F, class... As> __device__ inline void invoke_one(const Group &g, F &&f, As &&...xs) { if (g.thread_rank() == 0) f(xs...); }
template <class Group, class F, class... As> __device__ inline auto invoke_one_broadcast(const Group &g, F &&f, As &&...xs) {
  decltype(f(xs...)) r = decltype(f(xs...))();
  if (g.thread_rank() == 0) r = f(xs...);
  return g.shfl(r, 0);
}
template <class Group, class T, class Op> __device__ inline void reduce_store_async(const Group &g, T *to, T v, Op op) {
  v = reduce(g, v, op);
  if (g.thread_rank() == 0) *to = v;
}
template <class Group, class A, class T, class Op> __device__ inline void reduce_update_async(const Group &g, A &to, T v, Op op) {
  v = reduce(g, v, op);
  if (g.thread_rank() == 0) {
    T old = to.load();
    while (!to.compare_exchange_strong(old, op(old, v))) {}
  }
}
template <class Group, class A, class T, class Op> __device__ inline T inclusive_scan_update(const Group &g, A &to, T v, Op op) {
  T s = inclusive_scan(g, v, op), old = T();
  unsigned int n = g.size();
  if (g.thread_rank() == n - 1) {
    old = to.load();
    while (!to.compare_exchange_strong(old, op(old, s))) {}
  }
  return op(g.shfl(old, n - 1), s);
}
template <class Group, class A, class T, class Op> __device__ inline T exclusive_scan_update(const Group &g, A &to, T v, Op op) {
  T s = inclusive_scan(g, v, op), old = T();
  unsigned int n = g.size();
  if (g.thread_rank() == n - 1) {
    old = to.load();
    while (!to.compare_exchange_strong(old, op(old, s))) {}
  }
  old = g.shfl(old, n - 1);
  T u = g.shfl_up(s, 1);
  return g.thread_rank() == 0 ? old : op(old, u);
}
}
