// CUB: loading and storing of items, cache hints, iterators (CUB documentation, Block-wide collectives: data movement; Fancy iterators). Cache hints do not change values; the
// algorithms of a load differ in how they use memory, not in what they give, except that striped ones give a striped arrangement.
namespace cub {
enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
template <CacheLoadModifier M, class It> __device__ inline auto ThreadLoad(It it) { return *it; }
template <CacheStoreModifier M, class It, class T> __device__ inline void ThreadStore(It it, T v) { *it = v; }

#define __KB_LOADER(name, decl, arg, at) \
  decl template <class T, int N, class It> __device__ inline void name(int tid, It from, T (&items)[N]) { for (int i = 0; i < N; i++) items[i] = from[at]; } \
  decl template <class T, int N, class It> __device__ inline void name(int tid, It from, T (&items)[N], int valid) { for (int i = 0; i < N; i++) if (at < valid) items[i] = from[at]; } \
  decl template <class T, int N, class D, class It> __device__ inline void name(int tid, It from, T (&items)[N], int valid, D other) { for (int i = 0; i < N; i++) { if (at < valid) items[i] = from[at]; else items[i] = other; } }
#define __KB_STORER(name, at) \
  template <class T, int N, class It> __device__ inline void name(int tid, It to, T (&items)[N]) { for (int i = 0; i < N; i++) to[at] = items[i]; } \
  template <class T, int N, class It> __device__ inline void name(int tid, It to, T (&items)[N], int valid) { for (int i = 0; i < N; i++) if (at < valid) to[at] = items[i]; }
__KB_LOADER(LoadDirectBlocked, , , tid * N + i) __KB_STORER(StoreDirectBlocked, tid * N + i)
__KB_LOADER(LoadDirectWarpStriped, , , tid / 32 * 32 * N + i * 32 + tid % 32) __KB_STORER(StoreDirectWarpStriped, tid / 32 * 32 * N + i * 32 + tid % 32)
template <int B, class T, int N, class It> __device__ inline void LoadDirectStriped(int tid, It from, T (&items)[N]) { for (int i = 0; i < N; i++) items[i] = from[i * B + tid]; }
template <int B, class T, int N, class It> __device__ inline void LoadDirectStriped(int tid, It from, T (&items)[N], int valid) { for (int i = 0; i < N; i++) if (i * B + tid < valid) items[i] = from[i * B + tid]; }
template <int B, class T, int N, class D, class It> __device__ inline void LoadDirectStriped(int tid, It from, T (&items)[N], int valid, D other) {
  for (int i = 0; i < N; i++) {
    if (i * B + tid < valid) items[i] = from[i * B + tid];
    else items[i] = other;
  }
}
template <int B, class T, int N, class It> __device__ inline void StoreDirectStriped(int tid, It to, T (&items)[N]) { for (int i = 0; i < N; i++) to[i * B + tid] = items[i]; }
template <int B, class T, int N, class It> __device__ inline void StoreDirectStriped(int tid, It to, T (&items)[N], int valid) { for (int i = 0; i < N; i++) if (i * B + tid < valid) to[i * B + tid] = items[i]; }
template <class T, int N> __device__ inline void LoadDirectBlockedVectorized(int tid, T *from, T (&items)[N]) { for (int i = 0; i < N; i++) items[i] = from[tid * N + i]; }
template <class T, int N> __device__ inline void StoreDirectBlockedVectorized(int tid, T *to, T (&items)[N]) { for (int i = 0; i < N; i++) to[tid * N + i] = items[i]; }

enum BlockLoadAlgorithm { BLOCK_LOAD_DIRECT, BLOCK_LOAD_STRIPED, BLOCK_LOAD_VECTORIZE, BLOCK_LOAD_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE, BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED };
enum BlockStoreAlgorithm { BLOCK_STORE_DIRECT, BLOCK_STORE_STRIPED, BLOCK_STORE_VECTORIZE, BLOCK_STORE_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE, BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED };
enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };
enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };
#define __KB_LOADS(step) \
  template <class It> __device__ void Load(It from, T (&items)[ITEMS]) { for (int i = 0; i < ITEMS; i++) items[i] = from[step]; } \
  template <class It> __device__ void Load(It from, T (&items)[ITEMS], int valid) { for (int i = 0; i < ITEMS; i++) if (step < valid) items[i] = from[step]; } \
  template <class It, class D> __device__ void Load(It from, T (&items)[ITEMS], int valid, D other) { for (int i = 0; i < ITEMS; i++) { if (step < valid) items[i] = from[step]; else items[i] = other; } }
#define __KB_STORES(step) \
  template <class It> __device__ void Store(It to, T (&items)[ITEMS]) { for (int i = 0; i < ITEMS; i++) to[step] = items[i]; } \
  template <class It> __device__ void Store(It to, T (&items)[ITEMS], int valid) { for (int i = 0; i < ITEMS; i++) if (step < valid) to[step] = items[i]; }
template <class T, int X, int ITEMS, BlockLoadAlgorithm A = BLOCK_LOAD_DIRECT, int Y = 1, int Z = 1, int Arch = 0> struct BlockLoad {
  struct TempStorage { NullType __kb_none; };
  int __kb_tid;
  __device__ BlockLoad() : __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockLoad(TempStorage &) : __kb_tid(RowMajorTid(X, Y, Z)) {}
  __KB_LOADS((A == BLOCK_LOAD_STRIPED ? i * X * Y * Z + __kb_tid : __kb_tid * ITEMS + i))
};
template <class T, int X, int ITEMS, BlockStoreAlgorithm A = BLOCK_STORE_DIRECT, int Y = 1, int Z = 1, int Arch = 0> struct BlockStore {
  struct TempStorage { NullType __kb_none; };
  int __kb_tid;
  __device__ BlockStore() : __kb_tid(RowMajorTid(X, Y, Z)) {}
  __device__ BlockStore(TempStorage &) : __kb_tid(RowMajorTid(X, Y, Z)) {}
  __KB_STORES((A == BLOCK_STORE_STRIPED ? i * X * Y * Z + __kb_tid : __kb_tid * ITEMS + i))
};
template <class T, int ITEMS, WarpLoadAlgorithm A = WARP_LOAD_DIRECT, int W = 32, int Arch = 0> struct WarpLoad {
  struct TempStorage { NullType __kb_none; };
  int __kb_tid;
  __device__ WarpLoad(TempStorage &) : __kb_tid(LaneId() % W) {}
  __KB_LOADS((A == WARP_LOAD_STRIPED ? i * W + __kb_tid : __kb_tid * ITEMS + i))
};
template <class T, int ITEMS, WarpStoreAlgorithm A = WARP_STORE_DIRECT, int W = 32, int Arch = 0> struct WarpStore {
  struct TempStorage { NullType __kb_none; };
  int __kb_tid;
  __device__ WarpStore(TempStorage &) : __kb_tid(LaneId() % W) {}
  __KB_STORES((A == WARP_STORE_STRIPED ? i * W + __kb_tid : __kb_tid * ITEMS + i))
};

#define __KB_CUBITER(Name, V, member) \
  typedef Name self_type; typedef V value_type; typedef long difference_type; \
  __device__ Name &operator++() { member += 1; return *this; } __device__ Name operator++(int) { Name old = *this; member += 1; return old; } \
  __device__ Name &operator--() { member -= 1; return *this; } __device__ Name operator--(int) { Name old = *this; member -= 1; return old; } \
  template <class D> __device__ Name operator+(D n) const { Name r = *this; r.member += n; return r; } template <class D> __device__ Name &operator+=(D n) { member += n; return *this; } \
  template <class D> __device__ Name &operator-=(D n) { member -= n; return *this; } \
  __device__ bool operator==(const Name &b) const { return member == b.member; } __device__ bool operator!=(const Name &b) const { return member != b.member; }
template <class V, class D = long> struct CountingInputIterator {
  V __kb_at;
  __device__ CountingInputIterator(V v) : __kb_at(v) {}
  __device__ V operator*() const { return __kb_at; }
  template <class I> __device__ V operator[](I n) const { return (V)(__kb_at + n); }
  __KB_CUBITER(CountingInputIterator, V, __kb_at)
};
template <class V, class D = long> struct ConstantInputIterator {
  V __kb_v;
  long __kb_at;
  __device__ ConstantInputIterator(V v, long at = 0) : __kb_v(v), __kb_at(at) {}
  __device__ V operator*() const { return __kb_v; }
  template <class I> __device__ V operator[](I) const { return __kb_v; }
  __KB_CUBITER(ConstantInputIterator, V, __kb_at)
};
template <class V, class Op, class It, class D = long> struct TransformInputIterator {
  It __kb_at;
  Op __kb_op;
  __device__ TransformInputIterator(It it, Op op) : __kb_at(it), __kb_op(op) {}
  __device__ V operator*() const { return __kb_op(*__kb_at); }
  template <class I> __device__ V operator[](I n) const { return __kb_op(__kb_at[n]); }
  __KB_CUBITER(TransformInputIterator, V, __kb_at)
};
template <CacheLoadModifier M, class V, class D = long> struct CacheModifiedInputIterator {
  const V *ptr;
  template <class Q> __device__ CacheModifiedInputIterator(Q *p) : ptr(p) {}
  __device__ V operator*() const { return *ptr; }
  template <class I> __device__ V operator[](I n) const { return ptr[n]; }
  __KB_CUBITER(CacheModifiedInputIterator, V, ptr)
};
template <CacheStoreModifier M, class V, class D = long> struct CacheModifiedOutputIterator {
  V *ptr;
  template <class Q> __device__ CacheModifiedOutputIterator(Q *p) : ptr(p) {}
  __device__ V &operator*() const { return *ptr; }
  template <class I> __device__ V &operator[](I n) const { return ptr[n]; }
  __KB_CUBITER(CacheModifiedOutputIterator, V, ptr)
};
template <class It, class D = long, class V = void> struct ArgIndexInputIterator {
  It __kb_it;
  D __kb_at;
  typedef KeyValuePair<D, std::remove_cv_t<std::remove_reference_t<decltype(*std::declval<It>())>>> __kb_pair;
  __device__ ArgIndexInputIterator(It it, D at = 0) : __kb_it(it), __kb_at(at) {}
  __device__ __kb_pair operator*() const { return __kb_pair(__kb_at, __kb_it[__kb_at]); }
  template <class I> __device__ __kb_pair operator[](I n) const { return __kb_pair((D)(__kb_at + n), __kb_it[__kb_at + n]); }
  __KB_CUBITER(ArgIndexInputIterator, __kb_pair, __kb_at)
};
}
