// CUB: BlockExchange, WarpExchange and BlockShuffle (CUB documentation, Block-wide and Warp-wide collectives). An item of rank r lies at index r of the shared array.
namespace cub {
template <class T, int X, int ITEMS, bool Sliced = false, int Y = 1, int Z = 1, int Arch = 0> struct BlockExchange {
  static constexpr int __kb_n = X * Y * Z;
  struct _TempStorage { T slots[__kb_n * ITEMS]; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ static _TempStorage &__kb_private() {
    __shared__ TempStorage storage;
    return storage.Alias();
  }
  __device__ BlockExchange() : __kb_temp(__kb_private()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockExchange(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ int __kb_blocked(int i) { return __kb_tid * ITEMS + i; }
  __device__ int __kb_striped(int i) { return i * __kb_n + __kb_tid; }
  __device__ int __kb_warp_striped(int i) { return __kb_tid / 32 * 32 * ITEMS + i * (__kb_n - __kb_tid / 32 * 32 < 32 ? __kb_n - __kb_tid / 32 * 32 : 32) + __kb_tid % 32; }
#define __KB_EXCHANGE(name, from, to) \
  template <class U> __device__ void name(const T (&in)[ITEMS], U (&out)[ITEMS]) { \
    for (int i = 0; i < ITEMS; i++) __kb_temp.slots[from(i)] = in[i]; \
    __syncthreads(); \
    for (int i = 0; i < ITEMS; i++) out[i] = __kb_temp.slots[to(i)]; } \
  __device__ void name(T (&items)[ITEMS]) { name(items, items); }
  __KB_EXCHANGE(StripedToBlocked, __kb_striped, __kb_blocked) __KB_EXCHANGE(BlockedToStriped, __kb_blocked, __kb_striped)
  __KB_EXCHANGE(WarpStripedToBlocked, __kb_warp_striped, __kb_blocked) __KB_EXCHANGE(BlockedToWarpStriped, __kb_blocked, __kb_warp_striped)
#define __KB_SCATTER(name, to, when) \
  template <class U, class R> __device__ void name(const T (&in)[ITEMS], U (&out)[ITEMS], R (&ranks)[ITEMS]) { \
    for (int i = 0; i < ITEMS; i++) if (when) __kb_temp.slots[ranks[i]] = in[i]; \
    __syncthreads(); \
    for (int i = 0; i < ITEMS; i++) out[i] = __kb_temp.slots[to(i)]; } \
  template <class R> __device__ void name(T (&items)[ITEMS], R (&ranks)[ITEMS]) { name(items, items, ranks); }
  __KB_SCATTER(ScatterToBlocked, __kb_blocked, true) __KB_SCATTER(ScatterToStriped, __kb_striped, true) __KB_SCATTER(ScatterToStripedGuarded, __kb_striped, ranks[i] >= 0)
  template <class U, class R, class F> __device__ void ScatterToStripedFlagged(const T (&in)[ITEMS], U (&out)[ITEMS], R (&ranks)[ITEMS], F (&valid)[ITEMS]) {
    for (int i = 0; i < ITEMS; i++) if (valid[i]) __kb_temp.slots[ranks[i]] = in[i];
    __syncthreads();
    for (int i = 0; i < ITEMS; i++) out[i] = __kb_temp.slots[__kb_striped(i)];
  }
  template <class R, class F> __device__ void ScatterToStripedFlagged(T (&items)[ITEMS], R (&ranks)[ITEMS], F (&valid)[ITEMS]) { ScatterToStripedFlagged(items, items, ranks, valid); }
};

template <class T, int ITEMS, int W = 32, int Arch = 0> struct WarpExchange {
  struct _TempStorage { T slots[W * ITEMS]; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  unsigned int __kb_mask;
  __device__ WarpExchange(TempStorage &temp) : __kb_temp(temp.Alias()) {
    int lane = LaneId();
    __kb_tid = lane % W;
    __kb_mask = WarpMask<W>(lane / W);
  }
  __device__ int __kb_blocked(int i) { return __kb_tid * ITEMS + i; }
  __device__ int __kb_striped(int i) { return i * W + __kb_tid; }
#define __KB_WEXCHANGE(name, from, to) \
  template <class U> __device__ void name(const T (&in)[ITEMS], U (&out)[ITEMS]) { \
    for (int i = 0; i < ITEMS; i++) __kb_temp.slots[from(i)] = in[i]; \
    __syncwarp(__kb_mask); \
    for (int i = 0; i < ITEMS; i++) out[i] = __kb_temp.slots[to(i)]; } \
  __device__ void name(T (&items)[ITEMS]) { name(items, items); }
  __KB_WEXCHANGE(StripedToBlocked, __kb_striped, __kb_blocked) __KB_WEXCHANGE(BlockedToStriped, __kb_blocked, __kb_striped)
  template <class U, class R> __device__ void ScatterToStriped(const T (&in)[ITEMS], U (&out)[ITEMS], R (&ranks)[ITEMS]) {
    for (int i = 0; i < ITEMS; i++) __kb_temp.slots[ranks[i]] = in[i];
    __syncwarp(__kb_mask);
    for (int i = 0; i < ITEMS; i++) out[i] = __kb_temp.slots[__kb_striped(i)];
  }
  template <class R> __device__ void ScatterToStriped(T (&items)[ITEMS], R (&ranks)[ITEMS]) { ScatterToStriped(items, items, ranks); }
};

template <class T, int X, int Y = 1, int Z = 1, int Arch = 0> struct BlockShuffle {
  static constexpr int __kb_n = X * Y * Z;
  struct _TempStorage { T slots[__kb_n]; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ BlockShuffle(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ void Offset(T in, T &out, int distance = 1) {
    __kb_temp.slots[__kb_tid] = in;
    __syncthreads();
    int from = __kb_tid + distance;
    if (from >= 0 && from < __kb_n) out = __kb_temp.slots[from];
  }
  __device__ void Rotate(T in, T &out, unsigned int distance = 1) {
    __kb_temp.slots[__kb_tid] = in;
    __syncthreads();
    out = __kb_temp.slots[(__kb_tid + distance) % __kb_n];
  }
  template <int N> __device__ void Up(T (&in)[N], T (&prev)[N]) {
    __kb_temp.slots[__kb_tid] = in[N - 1];
    __syncthreads();
    for (int i = N - 1; i > 0; i--) prev[i] = in[i - 1];
    if (__kb_tid > 0) prev[0] = __kb_temp.slots[__kb_tid - 1];
  }
  template <int N> __device__ void Up(T (&in)[N], T (&prev)[N], T &suffix) {
    Up(in, prev);
    suffix = __kb_temp.slots[__kb_n - 1];
  }
  template <int N> __device__ void Down(T (&in)[N], T (&next)[N]) {
    __kb_temp.slots[__kb_tid] = in[0];
    __syncthreads();
    for (int i = 0; i < N - 1; i++) next[i] = in[i + 1];
    if (__kb_tid < __kb_n - 1) next[N - 1] = __kb_temp.slots[__kb_tid + 1];
  }
  template <int N> __device__ void Down(T (&in)[N], T (&next)[N], T &prefix) {
    Down(in, next);
    prefix = __kb_temp.slots[0];
  }
};
}
