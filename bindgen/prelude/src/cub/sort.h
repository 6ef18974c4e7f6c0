// CUB: BlockRadixSort, BlockMergeSort, WarpMergeSort (CUB documentation, Block-wide and Warp-wide collectives). One thread sorts for all, stably: on the CPU
// the threads of a block take turns, so that nothing is lost.
namespace cub {
// Items of N threads and their indices, twice.
template <class K, int N> struct __kb_sorter {
  K keys[2][N];
  int order[2][N];
  // Merges runs of 1, 2, 4 ... items; returns which half holds the result.
  template <class Less> __device__ int sort(int n, Less less) {
    int half = 0;
    for (int i = 0; i < n; i++) order[0][i] = i;
    for (int run = 1; run < n; run *= 2) {
      for (int from = 0; from < n; from += 2 * run) {
        int mid = from + run < n ? from + run : n, end = from + 2 * run < n ? from + 2 * run : n, i = from, j = mid;
        for (int k = from; k < end; k++) {
          bool left = i < mid && (j >= end || !less(keys[half][j], keys[half][i]));
          int take = left ? i++ : j++;
          keys[1 - half][k] = keys[half][take];
          order[1 - half][k] = order[half][take];
        }
      }
      half = 1 - half;
    }
    return half;
  }
};
// Compares bits begin to end of the keys, in the order of their type.
template <class K, bool Descending> struct __kb_digits_less {
  typedef typename Traits<K>::UnsignedBits Bits;
  int begin, end;
  __device__ Bits digits(const K &key) const {
    Bits bits;
    memcpy(&bits, &key, sizeof(K));
    bits = (Bits)(Traits<K>::TwiddleIn(bits) >> begin);
    return end - begin >= (int)(8 * sizeof(K)) ? bits : (Bits)(bits & (((Bits)1 << (end - begin)) - 1));
  }
  __device__ bool operator()(const K &a, const K &b) const { return Descending ? digits(b) < digits(a) : digits(a) < digits(b); }
};

template <class K, int X, int ITEMS, class V = NullType, int BITS = 4, bool Memoize = true, BlockScanAlgorithm A = BLOCK_SCAN_WARP_SCANS, int Smem = 0, int Y = 1, int Z = 1, int Arch = 0> struct BlockRadixSort {
  static constexpr int __kb_n = X * Y * Z;
  struct _TempStorage { __kb_sorter<K, __kb_n * ITEMS> sorter; V values[__kb_n * ITEMS]; int half; };
  struct TempStorage : Uninitialized<_TempStorage> {};
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ static _TempStorage &__kb_private() {
    __shared__ TempStorage storage;
    return storage.Alias();
  }
  __device__ BlockRadixSort() : __kb_temp(__kb_private()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockRadixSort(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}
  template <bool Descending, bool Striped> __device__ void __kb_sort(K (&keys)[ITEMS], int begin, int end) {
    for (int i = 0; i < ITEMS; i++) __kb_temp.sorter.keys[0][__kb_tid * ITEMS + i] = keys[i];
    __syncthreads();
    if (__kb_tid == 0) __kb_temp.half = __kb_temp.sorter.sort(__kb_n * ITEMS, __kb_digits_less<K, Descending>{begin, end});
    __syncthreads();
    for (int i = 0; i < ITEMS; i++) keys[i] = __kb_temp.sorter.keys[__kb_temp.half][Striped ? i * __kb_n + __kb_tid : __kb_tid * ITEMS + i];
  }
  template <bool Descending, bool Striped> __device__ void __kb_sort(K (&keys)[ITEMS], V (&values)[ITEMS], int begin, int end) {
    for (int i = 0; i < ITEMS; i++) __kb_temp.values[__kb_tid * ITEMS + i] = values[i];
    __kb_sort<Descending, Striped>(keys, begin, end);
    for (int i = 0; i < ITEMS; i++) values[i] = __kb_temp.values[__kb_temp.sorter.order[__kb_temp.half][Striped ? i * __kb_n + __kb_tid : __kb_tid * ITEMS + i]];
  }
#define __KB_RADIX(name, descending, striped) \
  __device__ void name(K (&keys)[ITEMS], int begin = 0, int end = 8 * (int)sizeof(K)) { __kb_sort<descending, striped>(keys, begin, end); } \
  __device__ void name(K (&keys)[ITEMS], V (&values)[ITEMS], int begin = 0, int end = 8 * (int)sizeof(K)) { __kb_sort<descending, striped>(keys, values, begin, end); }
  __KB_RADIX(Sort, false, false) __KB_RADIX(SortDescending, true, false) __KB_RADIX(SortBlockedToStriped, false, true) __KB_RADIX(SortDescendingBlockedToStriped, true, true)
};

#define __KB_MERGESORT(N, sync) \
  struct _TempStorage { __kb_sorter<K, (N) * ITEMS> sorter; V values[(N) * ITEMS]; int half; }; \
  struct TempStorage : Uninitialized<_TempStorage> {}; \
  template <class Less> __device__ void __kb_sort(K (&keys)[ITEMS], Less less, int valid) { \
    for (int i = 0; i < ITEMS; i++) __kb_temp.sorter.keys[0][__kb_tid * ITEMS + i] = keys[i]; \
    sync; \
    if (__kb_tid == 0) __kb_temp.half = __kb_temp.sorter.sort(valid, less); \
    sync; \
    for (int i = 0; i < ITEMS; i++) if (__kb_tid * ITEMS + i < valid) keys[i] = __kb_temp.sorter.keys[__kb_temp.half][__kb_tid * ITEMS + i]; } \
  template <class Less> __device__ void __kb_sort(K (&keys)[ITEMS], V (&values)[ITEMS], Less less, int valid) { \
    for (int i = 0; i < ITEMS; i++) __kb_temp.values[__kb_tid * ITEMS + i] = values[i]; \
    __kb_sort(keys, less, valid); \
    for (int i = 0; i < ITEMS; i++) if (__kb_tid * ITEMS + i < valid) values[i] = __kb_temp.values[__kb_temp.sorter.order[__kb_temp.half][__kb_tid * ITEMS + i]]; } \
  __device__ void __kb_fill(K (&keys)[ITEMS], K &other, int valid) { for (int i = 0; i < ITEMS; i++) if (__kb_tid * ITEMS + i >= valid) keys[i] = other; } \
  __KB_MERGESORTS(Sort, N) __KB_MERGESORTS(StableSort, N)
#define __KB_MERGESORTS(name, N) \
  template <class Less> __device__ void name(K (&keys)[ITEMS], Less less) { __kb_sort(keys, less, (N) * ITEMS); } \
  template <class Less> __device__ void name(K (&keys)[ITEMS], Less less, int valid, K other) { __kb_sort(keys, less, valid); __kb_fill(keys, other, valid); } \
  template <class Less> __device__ void name(K (&keys)[ITEMS], V (&values)[ITEMS], Less less) { __kb_sort(keys, values, less, (N) * ITEMS); } \
  template <class Less> __device__ void name(K (&keys)[ITEMS], V (&values)[ITEMS], Less less, int valid, K other) { __kb_sort(keys, values, less, valid); __kb_fill(keys, other, valid); }
template <class K, int X, int ITEMS, class V = NullType, int Y = 1, int Z = 1> struct BlockMergeSort {
  __KB_MERGESORT(X * Y * Z, __syncthreads())
  _TempStorage &__kb_temp;
  int __kb_tid;
  __device__ BlockMergeSort(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(RowMajorTid(X, Y, Z)) {}
};
template <class K, int ITEMS, int W = 32, class V = NullType, int Arch = 0> struct WarpMergeSort {
  __KB_MERGESORT(W, __syncwarp(__kb_mask))
  _TempStorage &__kb_temp;
  int __kb_tid;
  unsigned int __kb_mask;
  __device__ WarpMergeSort(TempStorage &temp) : __kb_temp(temp.Alias()), __kb_tid(LaneId() % W), __kb_mask(WarpMask<W>(LaneId() / W)) {}
};
}
