// CUB: BlockReduce (CUB documentation, Block-wide collectives). The result is thread 0's; what other threads get is unspecified. The order of the combinations
// is CUB's: within warps as WarpReduce, then over the warps in their order; the raking algorithms first over segments.
namespace cub {
enum BlockReduceAlgorithm { BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY, BLOCK_REDUCE_RAKING, BLOCK_REDUCE_WARP_REDUCTIONS };
// How raking threads, at most a warp, share the values of N threads: consecutive segments.
template <int N> struct __kb_raking {
  static constexpr int MOST = N < 32 ? N : 32;
  static constexpr int LENGTH = (N + MOST - 1) / MOST;
  static constexpr int THREADS = (N + LENGTH - 1) / LENGTH;
};
template <class T, int X, BlockReduceAlgorithm A = BLOCK_REDUCE_WARP_REDUCTIONS, int Y = 1, int Z = 1, int Arch = 0> struct BlockReduce {
  static constexpr int __kb_n = X * Y * Z;
  static constexpr int __kb_width = __kb_n < 32 ? __kb_n : 32;
  static constexpr int __kb_warps = (__kb_n + __kb_width - 1) / __kb_width;
  struct _TempStorage { T slots[A == BLOCK_REDUCE_WARP_REDUCTIONS ? __kb_warps : __kb_n]; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ static _TempStorage &__kb_private() {
    __shared__ TempStorage storage;
    return storage.Alias();
  }
  __device__ BlockReduce() : __kb_temp(__kb_private()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockReduce(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}

  template <class Op> __device__ T __kb_by_warps(T v, Op op, int valid) {
    typename WarpReduce<T, __kb_width>::TempStorage none;
    int warp = __kb_tid / __kb_width, left = valid - warp * __kb_width;
    v = WarpReduce<T, __kb_width>(none).Reduce(v, op, left < __kb_width ? left : __kb_width);
    if constexpr (__kb_warps > 1) {
      if (__kb_tid % __kb_width == 0) __kb_temp.slots[warp] = v;
      __syncthreads();
      if (__kb_tid == 0)
        for (int w = 1; w < __kb_warps && w * __kb_width < valid; w++) v = op(v, __kb_temp.slots[w]);
    }
    return v;
  }
  template <class Op> __device__ T __kb_rake(T v, Op op, int valid) {
    constexpr int length = __kb_raking<__kb_n>::LENGTH, rakers = __kb_raking<__kb_n>::THREADS;
    if constexpr (rakers < __kb_n) {
      __kb_temp.slots[__kb_tid] = v;
      __syncthreads();
    }
    if (__kb_tid < rakers) {
      int from = __kb_tid * length;
      if constexpr (rakers < __kb_n) {
        v = __kb_temp.slots[from];
        for (int i = 1; i < length && from + i < valid; i++) v = op(v, __kb_temp.slots[from + i]);
      }
      typename WarpReduce<T, rakers>::TempStorage none;
      v = WarpReduce<T, rakers>(none).Reduce(v, op, (valid + length - 1) / length);
    }
    return v;
  }
  // The first warp keeps its values; each of its lanes takes in a segment of the others'.
  template <class Op> __device__ T __kb_rake_rest(T v, Op op) {
    constexpr int length = (__kb_n - 32) / 32;
    if (__kb_tid >= 32) __kb_temp.slots[__kb_tid - 32] = v;
    __syncthreads();
    if (__kb_tid < 32) {
      for (int i = 0; i < length; i++) v = op(v, __kb_temp.slots[__kb_tid * length + i]);
      typename WarpReduce<T, 32>::TempStorage none;
      v = WarpReduce<T, 32>(none).Reduce(v, op);
    }
    return v;
  }
  template <class Op> __device__ T Reduce(T v, Op op) {
    if constexpr (A == BLOCK_REDUCE_WARP_REDUCTIONS) return __kb_by_warps(v, op, __kb_n);
    else if constexpr (A == BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY && __kb_n % 32 == 0 && __kb_n > 32) return __kb_rake_rest(v, op);
    else return __kb_rake(v, op, __kb_n);
  }
  template <class Op> __device__ T Reduce(T v, Op op, int valid) {
    if (valid >= __kb_n) return Reduce(v, op);
    if constexpr (A == BLOCK_REDUCE_WARP_REDUCTIONS) return __kb_by_warps(v, op, valid);
    else return __kb_rake(v, op, valid);
  }
  template <int N, class Op> __device__ T Reduce(T (&v)[N], Op op) { return Reduce(ThreadReduce(v, op), op); }
  __device__ T Sum(T v) { return Reduce(v, cub::Sum()); }
  __device__ T Sum(T v, int valid) { return Reduce(v, cub::Sum(), valid); }
  template <int N> __device__ T Sum(T (&v)[N]) { return Reduce(ThreadReduce(v, cub::Sum()), cub::Sum()); }
};
}
