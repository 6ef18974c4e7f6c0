// CUB: WarpReduce and WarpScan (CUB documentation, Warp-wide collectives). W consecutive lanes make a logical warp. The combinations are those of CUB's shuffles, in
// its order: lane i takes in lane i+1, then i+2, i+4 ... for a reduction, i-1, i-2, i-4 ... for a scan.
namespace cub {
template <class T, int W = 32, int Arch = 0> struct WarpReduce {
  struct TempStorage { NullType __kb_none; };
  int __kb_lane;
  unsigned int __kb_mask;
  __device__ WarpReduce(TempStorage &) {
    int lane = LaneId();
    __kb_lane = lane % W;
    __kb_mask = WarpMask<W>(lane / W);
  }
  template <class Op> __device__ T __kb_upto(T v, Op op, int last) {
    for (int offset = 1; offset < W; offset *= 2) {
      T other = ShuffleDown<W>(v, offset, last, __kb_mask);
      if (__kb_lane + offset <= last) v = op(v, other);
    }
    return v;
  }
  template <class Op> __device__ T Reduce(T v, Op op) { return __kb_upto(v, op, W - 1); }
  template <class Op> __device__ T Reduce(T v, Op op, int valid) { return __kb_upto(v, op, valid - 1); }
  template <int N, class Op> __device__ T Reduce(T (&v)[N], Op op) { return __kb_upto(ThreadReduce(v, op), op, W - 1); }
  __device__ T Sum(T v) { return __kb_upto(v, cub::Sum(), W - 1); }
  __device__ T Sum(T v, int valid) { return __kb_upto(v, cub::Sum(), valid - 1); }
  template <int N> __device__ T Sum(T (&v)[N]) { return __kb_upto(ThreadReduce(v, cub::Sum()), cub::Sum(), W - 1); }
  // The last lane of the segment that begins at this lane or before: one before the next head, or the next tail.
  __device__ int __kb_segment_end(int flag, bool heads) {
    unsigned int flags = __ballot_sync(__kb_mask, flag) >> (LaneId() - __kb_lane);
    if (heads) flags >>= 1;
    flags = (flags & (0xffffffffu << __kb_lane)) | 1u << (W - 1);
    return __ffs((int)flags) - 1;
  }
  template <class F, class Op> __device__ T HeadSegmentedReduce(T v, F flag, Op op) { return __kb_upto(v, op, __kb_segment_end(flag != 0, true)); }
  template <class F, class Op> __device__ T TailSegmentedReduce(T v, F flag, Op op) { return __kb_upto(v, op, __kb_segment_end(flag != 0, false)); }
  template <class F> __device__ T HeadSegmentedSum(T v, F flag) { return __kb_upto(v, cub::Sum(), __kb_segment_end(flag != 0, true)); }
  template <class F> __device__ T TailSegmentedSum(T v, F flag) { return __kb_upto(v, cub::Sum(), __kb_segment_end(flag != 0, false)); }
};

template <class T, int W = 32, int Arch = 0> struct WarpScan {
  struct TempStorage { NullType __kb_none; };
  int __kb_lane;
  unsigned int __kb_mask;
  __device__ WarpScan(TempStorage &) {
    int lane = LaneId();
    __kb_lane = lane % W;
    __kb_mask = WarpMask<W>(lane / W);
  }
  __device__ T Broadcast(T v, unsigned int lane) { return ShuffleIndex<W>(v, (int)lane, __kb_mask); }
  template <class Op> __device__ T __kb_inclusive(T v, Op op) {
    for (int offset = 1; offset < W; offset *= 2) {
      T other = ShuffleUp<W>(v, offset, 0, __kb_mask);
      if (__kb_lane >= offset) v = op(other, v);
    }
    return v;
  }
  template <class Op> __device__ void InclusiveScan(T in, T &out, Op op) { out = __kb_inclusive(in, op); }
  template <class Op> __device__ void InclusiveScan(T in, T &out, Op op, T &aggregate) {
    out = __kb_inclusive(in, op);
    aggregate = Broadcast(out, W - 1);
  }
  template <class Op> __device__ void InclusiveScan(T in, T &out, T initial, Op op) { out = op(initial, __kb_inclusive(in, op)); }
  template <class Op> __device__ void InclusiveScan(T in, T &out, T initial, Op op, T &aggregate) {
    T all = __kb_inclusive(in, op);
    aggregate = Broadcast(all, W - 1);
    out = op(initial, all);
  }
  __device__ void InclusiveSum(T in, T &out) { InclusiveScan(in, out, cub::Sum()); }
  __device__ void InclusiveSum(T in, T &out, T &aggregate) { InclusiveScan(in, out, cub::Sum(), aggregate); }
  template <class Op> __device__ void ExclusiveScan(T in, T &out, Op op) { out = ShuffleUp<W>(__kb_inclusive(in, op), 1, 0, __kb_mask); }
  template <class Op> __device__ void ExclusiveScan(T in, T &out, Op op, T &aggregate) {
    T all = __kb_inclusive(in, op);
    aggregate = Broadcast(all, W - 1);
    out = ShuffleUp<W>(all, 1, 0, __kb_mask);
  }
  template <class Op> __device__ void ExclusiveScan(T in, T &out, T initial, Op op) {
    T before = ShuffleUp<W>(op(initial, __kb_inclusive(in, op)), 1, 0, __kb_mask);
    out = __kb_lane == 0 ? initial : before;
  }
  template <class Op> __device__ void ExclusiveScan(T in, T &out, T initial, Op op, T &aggregate) {
    T all = __kb_inclusive(in, op);
    aggregate = Broadcast(all, W - 1);
    T before = ShuffleUp<W>(op(initial, all), 1, 0, __kb_mask);
    out = __kb_lane == 0 ? initial : before;
  }
  // Sums begin at zero; an exclusive one is the inclusive one less the lane's own value for integers only, so that all types take this way.
  __device__ void ExclusiveSum(T in, T &out) { ExclusiveScan(in, out, T(), cub::Sum()); }
  __device__ void ExclusiveSum(T in, T &out, T &aggregate) { ExclusiveScan(in, out, T(), cub::Sum(), aggregate); }
  template <class Op> __device__ void Scan(T in, T &inclusive, T &exclusive, Op op) {
    inclusive = __kb_inclusive(in, op);
    exclusive = ShuffleUp<W>(inclusive, 1, 0, __kb_mask);
  }
  template <class Op> __device__ void Scan(T in, T &inclusive, T &exclusive, T initial, Op op) {
    inclusive = op(initial, __kb_inclusive(in, op));
    T before = ShuffleUp<W>(inclusive, 1, 0, __kb_mask);
    exclusive = __kb_lane == 0 ? initial : before;
  }
  __device__ void Sum(T in, T &inclusive, T &exclusive) { Scan(in, inclusive, exclusive, T(), cub::Sum()); }
};
}
