// CUB: BlockDiscontinuity, BlockAdjacentDifference, BlockHistogram (CUB documentation, Block-wide collectives).
namespace cub {
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0> struct BlockDiscontinuity {
  static constexpr int __kb_n = X * Y * Z;
  struct _TempStorage { T first[__kb_n], last[__kb_n]; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ static _TempStorage &__kb_private() {
    __shared__ TempStorage storage;
    return storage.Alias();
  }
  __device__ BlockDiscontinuity() : __kb_temp(__kb_private()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockDiscontinuity(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  template <int N> __device__ void __kb_share(T (&in)[N]) {
    __kb_temp.first[__kb_tid] = in[0];
    __kb_temp.last[__kb_tid] = in[N - 1];
    __syncthreads();
  }
  template <int N, class F, class Op> __device__ void __kb_heads(F (&flags)[N], T (&in)[N], Op op) {
    for (int i = 1; i < N; i++) flags[i] = op(in[i - 1], in[i]);
    if (__kb_tid == 0) flags[0] = 1;
    else flags[0] = op(__kb_temp.last[__kb_tid - 1], in[0]);
  }
  template <int N, class F, class Op> __device__ void __kb_tails(F (&flags)[N], T (&in)[N], Op op) {
    for (int i = 0; i + 1 < N; i++) flags[i] = op(in[i], in[i + 1]);
    if (__kb_tid == __kb_n - 1) flags[N - 1] = 1;
    else flags[N - 1] = op(in[N - 1], __kb_temp.first[__kb_tid + 1]);
  }
  template <int N, class F, class Op> __device__ void FlagHeads(F (&heads)[N], T (&in)[N], Op op) {
    __kb_share(in);
    __kb_heads(heads, in, op);
  }
  template <int N, class F, class Op> __device__ void FlagHeads(F (&heads)[N], T (&in)[N], Op op, T before) {
    FlagHeads(heads, in, op);
    if (__kb_tid == 0) heads[0] = op(before, in[0]);
  }
  template <int N, class F, class Op> __device__ void FlagTails(F (&tails)[N], T (&in)[N], Op op) {
    __kb_share(in);
    __kb_tails(tails, in, op);
  }
  template <int N, class F, class Op> __device__ void FlagTails(F (&tails)[N], T (&in)[N], Op op, T after) {
    FlagTails(tails, in, op);
    if (__kb_tid == __kb_n - 1) tails[N - 1] = op(in[N - 1], after);
  }
  template <int N, class F, class Op> __device__ void FlagHeadsAndTails(F (&heads)[N], F (&tails)[N], T (&in)[N], Op op) {
    __kb_share(in);
    __kb_heads(heads, in, op);
    __kb_tails(tails, in, op);
  }
};

template <class T, int X, int Y = 1, int Z = 1, int Arch = 0> struct BlockAdjacentDifference {
  static constexpr int __kb_n = X * Y * Z;
  struct _TempStorage { T first[__kb_n], last[__kb_n]; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ BlockAdjacentDifference(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  template <int N> __device__ void __kb_share(T (&in)[N]) {
    __kb_temp.first[__kb_tid] = in[0];
    __kb_temp.last[__kb_tid] = in[N - 1];
    __syncthreads();
  }
  template <int N, class O, class Op> __device__ void SubtractLeft(T (&in)[N], O (&out)[N], Op op) {
    __kb_share(in);
    for (int i = N - 1; i > 0; i--) out[i] = op(in[i], in[i - 1]);
    if (__kb_tid == 0) out[0] = in[0];
    else out[0] = op(in[0], __kb_temp.last[__kb_tid - 1]);
  }
  template <int N, class O, class Op> __device__ void SubtractLeft(T (&in)[N], O (&out)[N], Op op, T before) {
    T own = in[0];
    SubtractLeft(in, out, op);
    if (__kb_tid == 0) out[0] = op(own, before);
  }
  template <int N, class O, class Op> __device__ void SubtractRight(T (&in)[N], O (&out)[N], Op op) {
    __kb_share(in);
    T own = in[N - 1];
    for (int i = 0; i + 1 < N; i++) out[i] = op(in[i], in[i + 1]);
    if (__kb_tid == __kb_n - 1) out[N - 1] = own;
    else out[N - 1] = op(own, __kb_temp.first[__kb_tid + 1]);
  }
  template <int N, class O, class Op> __device__ void SubtractRight(T (&in)[N], O (&out)[N], Op op, T after) {
    T own = in[N - 1];
    SubtractRight(in, out, op);
    if (__kb_tid == __kb_n - 1) out[N - 1] = op(own, after);
  }
};

enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
template <class T, int X, int ITEMS, int BINS, BlockHistogramAlgorithm A = BLOCK_HISTO_SORT, int Y = 1, int Z = 1, int Arch = 0> struct BlockHistogram {
  struct TempStorage { NullType __kb_none; };
  int __kb_tid;
  __device__ BlockHistogram() : __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockHistogram(TempStorage &) : __kb_tid(RowMajorTid(X, Y, Z)) {}
  template <class C> __device__ void InitHistogram(C (&bins)[BINS]) { for (int i = __kb_tid; i < BINS; i += X * Y * Z) bins[i] = 0; }
  template <class C> __device__ void Composite(T (&items)[ITEMS], C (&bins)[BINS]) { for (int i = 0; i < ITEMS; i++) atomicAdd(&bins[items[i]], (C)1); }
  template <class C> __device__ void Histogram(T (&items)[ITEMS], C (&bins)[BINS]) {
    InitHistogram(bins);
    __syncthreads();
    Composite(items, bins);
  }
};
}
