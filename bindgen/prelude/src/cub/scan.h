// CUB: BlockScan (CUB documentation, Block-wide collectives), with CUB's order of combinations: BLOCK_SCAN_RAKING has a warp's threads sum up segments, scan the sums and go
// through their segments again; BLOCK_SCAN_WARP_SCANS scans warps and then goes over the warps' totals.
namespace cub {
enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };
template <class T, int X, BlockScanAlgorithm A = BLOCK_SCAN_RAKING, int Y = 1, int Z = 1, int Arch = 0> struct BlockScan {
  static constexpr int __kb_n = X * Y * Z;
  static constexpr bool __kb_by_warps = A == BLOCK_SCAN_WARP_SCANS && __kb_n % 32 == 0;
  static constexpr int __kb_length = __kb_raking<__kb_n>::LENGTH, __kb_rakers = __kb_raking<__kb_n>::THREADS;
  struct _TempStorage { T slots[__kb_by_warps ? __kb_n / 32 : __kb_n]; T prefix, aggregate; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ static _TempStorage &__kb_private() {
    __shared__ TempStorage storage;
    return storage.Alias();
  }
  __device__ BlockScan() : __kb_temp(__kb_private()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockScan(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}

  // How a scan begins: with nothing, with a value, or with what a callback makes of the block's total. The callback is called by the first warp.
  struct __kb_nothing {
    static constexpr bool GIVEN = false, LATE = false;
    __device__ T value(T total) { return total; }
  };
  struct __kb_initial {
    static constexpr bool GIVEN = true, LATE = false;
    T initial;
    __device__ __kb_initial(T x) : initial(x) {}
    __device__ T value(T) { return initial; }
  };
  template <class F> struct __kb_callback {
    static constexpr bool GIVEN = true, LATE = true;
    F &f;
    __device__ __kb_callback(F &g) : f(g) {}
    __device__ T value(T total) { return f(total); }
  };

  template <bool Exclusive, class Op, class Start> __device__ T __kb_warps_scan(T v, Op op, T &total, Start start) {
    typedef WarpScan<T, 32> Warp;
    typename Warp::TempStorage none;
    int lane = __kb_tid % 32, warp = __kb_tid / 32;
    T all, before, prefix = v;
    Warp(none).Scan(v, all, before, op);
    if (lane == 31) __kb_temp.slots[warp] = all;
    __syncthreads();
    total = __kb_temp.slots[0];
    for (int w = 1; w < __kb_n / 32; w++) {
      if (warp == w) prefix = total;
      total = op(total, __kb_temp.slots[w]);
    }
    bool any = warp != 0;
    if constexpr (Start::GIVEN && !Start::LATE) {
      prefix = any ? op(start.value(total), prefix) : start.value(total);
      any = true;
    }
    T r = all;
    if constexpr (Exclusive) r = lane == 0 ? prefix : any ? op(prefix, before) : before;
    else if (any) r = op(prefix, all);
    if constexpr (Start::LATE) {
      if (warp == 0) {
        T p = start.value(total);
        if (lane == 0) __kb_temp.prefix = p;
      }
      __syncthreads();
      T p = __kb_temp.prefix;
      if (!Exclusive || __kb_tid > 0) r = op(p, r);
      else r = p;
    }
    return r;
  }
  // Where the scan of a segment begins: with the value of the raking thread, which the first thread has only if there is one.
  template <bool Exclusive, class Op> __device__ void __kb_downsweep(Op op, T prefix, bool apply) {
    int from = __kb_tid * __kb_length;
    T r = __kb_temp.slots[from];
    if (apply) r = op(prefix, r);
    if constexpr (Exclusive) {
      __kb_temp.slots[from] = prefix;
      for (int i = 1; i < __kb_length && from + i < __kb_n; i++) {
        T x = __kb_temp.slots[from + i];
        __kb_temp.slots[from + i] = r;
        r = op(r, x);
      }
    } else {
      __kb_temp.slots[from] = r;
      for (int i = 1; i < __kb_length && from + i < __kb_n; i++) {
        r = op(r, __kb_temp.slots[from + i]);
        __kb_temp.slots[from + i] = r;
      }
    }
  }
  template <bool Exclusive, class Op, class Start> __device__ T __kb_rake_scan(T v, Op op, T &total, Start start) {
    typedef WarpScan<T, __kb_rakers> Warp;
    typename Warp::TempStorage none;
    __kb_temp.slots[__kb_tid] = v;
    __syncthreads();
    if (__kb_tid < __kb_rakers) {
      int from = __kb_tid * __kb_length;
      T sum = __kb_temp.slots[from], before;
      for (int i = 1; i < __kb_length && from + i < __kb_n; i++) sum = op(sum, __kb_temp.slots[from + i]);
      bool apply = __kb_tid != 0;
      if constexpr (Start::LATE) {
        Warp(none).ExclusiveScan(sum, before, op, total);
        T p = Warp(none).Broadcast(start.value(total), 0);
        before = apply ? op(p, before) : p;
        apply = true;
      } else if constexpr (Start::GIVEN) {
        Warp(none).ExclusiveScan(sum, before, start.value(sum), op, total);
        apply = true;
      } else {
        Warp(none).ExclusiveScan(sum, before, op, total);
      }
      __kb_downsweep<Exclusive>(op, before, apply);
      if (__kb_tid == 0) __kb_temp.aggregate = total;
    }
    __syncthreads();
    total = __kb_temp.aggregate;
    return __kb_temp.slots[__kb_tid];
  }
  // A block of one warp or less has no segments.
  template <bool Exclusive, class Op, class Start> __device__ T __kb_small_scan(T v, Op op, T &total, Start start) {
    typedef WarpScan<T, __kb_n> Warp;
    typename Warp::TempStorage none;
    T all, before;
    Warp(none).Scan(v, all, before, op);
    total = Warp(none).Broadcast(all, __kb_n - 1);
    if constexpr (!Start::GIVEN) return Exclusive ? before : all;
    T p = start.value(total);
    if constexpr (Start::LATE) p = Warp(none).Broadcast(p, 0);
    if constexpr (Exclusive) return __kb_tid == 0 ? p : op(p, before);
    else return op(p, all);
  }
  template <bool Exclusive, class Op, class Start> __device__ T __kb_scan(T v, Op op, T &total, Start start) {
    if constexpr (__kb_n <= 32) return __kb_small_scan<Exclusive>(v, op, total, start);
    else if constexpr (__kb_by_warps) return __kb_warps_scan<Exclusive>(v, op, total, start);
    else return __kb_rake_scan<Exclusive>(v, op, total, start);
  }
  template <bool Exclusive, int N, class Op, class Start> __device__ void __kb_scan_items(T (&in)[N], T (&out)[N], Op op, T &total, Start start) {
    T prefix = __kb_scan<true>(ThreadReduce(in, op), op, total, start);
    if constexpr (Exclusive) ThreadScanExclusive(in, out, op, prefix, Start::GIVEN || __kb_tid != 0);
    else ThreadScanInclusive(in, out, op, prefix, Start::GIVEN || __kb_tid != 0);
  }

#define __KB_BLOCKSCAN(name, exclusive) \
  template <class Op> __device__ void name##Scan(T in, T &out, Op op) { T total; out = __kb_scan<exclusive>(in, op, total, __kb_nothing()); } \
  template <class Op> __device__ void name##Scan(T in, T &out, Op op, T &total) { out = __kb_scan<exclusive>(in, op, total, __kb_nothing()); } \
  template <class Op> __device__ void name##Scan(T in, T &out, T initial, Op op) { T total; out = __kb_scan<exclusive>(in, op, total, __kb_initial(initial)); } \
  template <class Op> __device__ void name##Scan(T in, T &out, T initial, Op op, T &total) { out = __kb_scan<exclusive>(in, op, total, __kb_initial(initial)); } \
  template <class Op, class F> __device__ void name##Scan(T in, T &out, Op op, F &f) { T total; out = __kb_scan<exclusive>(in, op, total, __kb_callback<F>(f)); } \
  template <int N, class Op> __device__ void name##Scan(T (&in)[N], T (&out)[N], Op op) { T total; __kb_scan_items<exclusive>(in, out, op, total, __kb_nothing()); } \
  template <int N, class Op> __device__ void name##Scan(T (&in)[N], T (&out)[N], Op op, T &total) { __kb_scan_items<exclusive>(in, out, op, total, __kb_nothing()); } \
  template <int N, class Op> __device__ void name##Scan(T (&in)[N], T (&out)[N], T initial, Op op) { T total; __kb_scan_items<exclusive>(in, out, op, total, __kb_initial(initial)); } \
  template <int N, class Op> __device__ void name##Scan(T (&in)[N], T (&out)[N], T initial, Op op, T &total) { __kb_scan_items<exclusive>(in, out, op, total, __kb_initial(initial)); } \
  template <int N, class Op, class F> __device__ void name##Scan(T (&in)[N], T (&out)[N], Op op, F &f) { T total; __kb_scan_items<exclusive>(in, out, op, total, __kb_callback<F>(f)); } \
  template <class F> __device__ void name##Sum(T in, T &out, F &f) { T total; out = __kb_scan<exclusive>(in, cub::Sum(), total, __kb_callback<F>(f)); } \
  template <int N, class F> __device__ void name##Sum(T (&in)[N], T (&out)[N], F &f) { T total; __kb_scan_items<exclusive>(in, out, cub::Sum(), total, __kb_callback<F>(f)); }
  __KB_BLOCKSCAN(Inclusive, false)
  __KB_BLOCKSCAN(Exclusive, true)
  __device__ void InclusiveSum(T in, T &out) { InclusiveScan(in, out, cub::Sum()); }
  __device__ void InclusiveSum(T in, T &out, T &total) { InclusiveScan(in, out, cub::Sum(), total); }
  template <int N> __device__ void InclusiveSum(T (&in)[N], T (&out)[N]) { InclusiveScan(in, out, cub::Sum()); }
  template <int N> __device__ void InclusiveSum(T (&in)[N], T (&out)[N], T &total) { InclusiveScan(in, out, cub::Sum(), total); }
  __device__ void ExclusiveSum(T in, T &out) { ExclusiveScan(in, out, T(), cub::Sum()); }
  __device__ void ExclusiveSum(T in, T &out, T &total) { ExclusiveScan(in, out, T(), cub::Sum(), total); }
  template <int N> __device__ void ExclusiveSum(T (&in)[N], T (&out)[N]) { ExclusiveScan(in, out, T(), cub::Sum()); }
  template <int N> __device__ void ExclusiveSum(T (&in)[N], T (&out)[N], T &total) { ExclusiveScan(in, out, T(), cub::Sum(), total); }
};
}
