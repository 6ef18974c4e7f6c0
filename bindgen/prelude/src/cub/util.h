// CUB: functors, types and thread-level functions (CUB documentation, version 2.3: Thread-level primitives and utilities).
namespace cub {
struct Sum { template <class T> __device__ constexpr T operator()(const T &a, const T &b) const { return a + b; } };
struct Difference { template <class T> __device__ constexpr T operator()(const T &a, const T &b) const { return a - b; } };
struct Division { template <class T> __device__ constexpr T operator()(const T &a, const T &b) const { return a / b; } };
struct Max { template <class T> __device__ constexpr T operator()(const T &a, const T &b) const { return a > b ? a : b; } };
struct Min { template <class T> __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? a : b; } };
struct Equality { template <class T, class U> __device__ constexpr bool operator()(const T &a, const U &b) const { return a == b; } };
struct Inequality { template <class T, class U> __device__ constexpr bool operator()(const T &a, const U &b) const { return a != b; } };
template <class Op> struct InequalityWrapper {
  Op op;
  __device__ InequalityWrapper(Op o) : op(o) {}
  template <class T, class U> __device__ bool operator()(const T &a, const U &b) const { return !op(a, b); }
};
template <class B> struct CastOp { template <class A> __device__ B operator()(const A &a) const { return (B)a; } };
template <class Op> struct SwizzleScanOp {
  Op op;
  __device__ SwizzleScanOp(Op o) : op(o) {}
  template <class T> __device__ T operator()(const T &a, const T &b) const { return op(b, a); }
};
template <class K, class V> struct KeyValuePair {
  typedef K Key; typedef V Value;
  K key; V value;
  __device__ KeyValuePair() {}
  __device__ KeyValuePair(const K &k, const V &v) : key(k), value(v) {}
  __device__ bool operator!=(const KeyValuePair &b) const { return value != b.value || key != b.key; }
};
struct ArgMax { template <class P> __device__ P operator()(const P &a, const P &b) const { return b.value > a.value || (a.value == b.value && b.key < a.key) ? b : a; } };
struct ArgMin { template <class P> __device__ P operator()(const P &a, const P &b) const { return b.value < a.value || (a.value == b.value && b.key < a.key) ? b : a; } };
template <class Op> struct ReduceBySegmentOp {
  Op op;
  __device__ ReduceBySegmentOp() {}
  __device__ ReduceBySegmentOp(Op o) : op(o) {}
  template <class P> __device__ P operator()(const P &a, const P &b) const {
    P r;
    r.key = a.key + b.key;
    r.value = b.key ? b.value : op(a.value, b.value);
    return r;
  }
};
template <class Op> struct ReduceByKeyOp {
  Op op;
  __device__ ReduceByKeyOp() {}
  __device__ ReduceByKeyOp(Op o) : op(o) {}
  template <class P> __device__ P operator()(const P &a, const P &b) const {
    P r = b;
    if (a.key == b.key) r.value = op(a.value, b.value);
    return r;
  }
};

struct NullType {};
template <int A> struct Int2Type { enum { VALUE = A }; };
template <bool B, class X, class Y> struct If { typedef X Type; };
template <class X, class Y> struct If<false, X, Y> { typedef Y Type; };
template <class X, class Y> struct Equals { enum { VALUE = 0, NEGATE = 1 }; };
template <class X> struct Equals<X, X> { enum { VALUE = 1, NEGATE = 0 }; };
template <int N> struct __kb_log2 { enum { VALUE = N <= 1 ? 0 : 1 + __kb_log2<(N + 1) / 2>::VALUE }; };
template <> struct __kb_log2<1> { enum { VALUE = 0 }; };
template <> struct __kb_log2<0> { enum { VALUE = 0 }; };
template <int N, int C = N, int Count = 0> struct Log2 { enum { VALUE = __kb_log2<N>::VALUE }; };
template <int N> struct PowerOfTwo { enum { VALUE = (N & (N - 1)) == 0 }; };
template <class T> struct Uninitialized {
  alignas(T) unsigned char __kb_bytes[sizeof(T)];
  __device__ T &Alias() { return *reinterpret_cast<T *>(__kb_bytes); }
};
template <class T, int N> struct ArrayWrapper {
  T array[N];
  __device__ ArrayWrapper() {}
};
template <class T, int N> struct CubVector;
#define __KB_CUBVECTOR(T, name) \
  template <> struct CubVector<T, 1> { typedef T BaseType; typedef name##1 Type; }; template <> struct CubVector<T, 2> { typedef T BaseType; typedef name##2 Type; }; \
  template <> struct CubVector<T, 3> { typedef T BaseType; typedef name##3 Type; }; template <> struct CubVector<T, 4> { typedef T BaseType; typedef name##4 Type; };
__KB_CUBVECTOR(char, char) __KB_CUBVECTOR(signed char, char) __KB_CUBVECTOR(short, short) __KB_CUBVECTOR(int, int) __KB_CUBVECTOR(long, long) __KB_CUBVECTOR(long long, longlong)
__KB_CUBVECTOR(unsigned char, uchar) __KB_CUBVECTOR(unsigned short, ushort) __KB_CUBVECTOR(unsigned int, uint) __KB_CUBVECTOR(unsigned long, ulong)
__KB_CUBVECTOR(unsigned long long, ulonglong) __KB_CUBVECTOR(float, float) __KB_CUBVECTOR(double, double)

enum Category { NOT_A_NUMBER, SIGNED_INTEGER, UNSIGNED_INTEGER, FLOATING_POINT };
template <class T> struct FpLimits { __device__ static T Max() { return std::numeric_limits<T>::max(); } __device__ static T Lowest() { return std::numeric_limits<T>::lowest(); } };
template <class T> struct NumericTraits { static constexpr Category CATEGORY = NOT_A_NUMBER; enum { PRIMITIVE = false, NULL_TYPE = false }; };
template <class T> struct __kb_int_twiddle { // makes unsigned order of signed order
  template <class U> __device__ static U in(U bits) { return bits ^ ((U)1 << (8 * sizeof(U) - 1)); }
};
template <class T> struct __kb_fp_twiddle {
  template <class U> __device__ static U in(U bits) {
    U high = (U)1 << (8 * sizeof(U) - 1);
    if (bits == high) bits = 0;
    return bits & high ? (U)~bits : (U)(bits ^ high);
  }
};
template <class T> struct __kb_no_twiddle { template <class U> __device__ static U in(U bits) { return bits; } };
#define __KB_CUBTRAITS(T, U, category, how, lowest, most) \
  template <> struct NumericTraits<T> { \
    static constexpr Category CATEGORY = category; enum { PRIMITIVE = true, NULL_TYPE = false }; typedef U UnsignedBits; \
    __device__ static U TwiddleIn(U key) { return how<T>::in(key); } __device__ static T Max() { return most; } __device__ static T Lowest() { return lowest; } };
#define __KB_CUBINT(T, U, category, how) __KB_CUBTRAITS(T, U, category, how, std::numeric_limits<T>::lowest(), std::numeric_limits<T>::max())
__KB_CUBINT(char, unsigned char, SIGNED_INTEGER, __kb_int_twiddle) __KB_CUBINT(signed char, unsigned char, SIGNED_INTEGER, __kb_int_twiddle) __KB_CUBINT(short, unsigned short, SIGNED_INTEGER, __kb_int_twiddle)
__KB_CUBINT(int, unsigned int, SIGNED_INTEGER, __kb_int_twiddle) __KB_CUBINT(long, unsigned long, SIGNED_INTEGER, __kb_int_twiddle) __KB_CUBINT(long long, unsigned long long, SIGNED_INTEGER, __kb_int_twiddle)
__KB_CUBINT(unsigned char, unsigned char, UNSIGNED_INTEGER, __kb_no_twiddle) __KB_CUBINT(unsigned short, unsigned short, UNSIGNED_INTEGER, __kb_no_twiddle)
__KB_CUBINT(unsigned int, unsigned int, UNSIGNED_INTEGER, __kb_no_twiddle) __KB_CUBINT(unsigned long, unsigned long, UNSIGNED_INTEGER, __kb_no_twiddle)
__KB_CUBINT(unsigned long long, unsigned long long, UNSIGNED_INTEGER, __kb_no_twiddle) __KB_CUBINT(bool, unsigned char, UNSIGNED_INTEGER, __kb_no_twiddle)
__KB_CUBINT(float, unsigned int, FLOATING_POINT, __kb_fp_twiddle) __KB_CUBINT(double, unsigned long long, FLOATING_POINT, __kb_fp_twiddle)
__KB_CUBTRAITS(__half, unsigned short, FLOATING_POINT, __kb_fp_twiddle, -(__half)65504.0f, (__half)65504.0f)
__KB_CUBTRAITS(__nv_bfloat16, unsigned short, FLOATING_POINT, __kb_fp_twiddle, -(__nv_bfloat16)3.3895314e38f, (__nv_bfloat16)3.3895314e38f)
template <class T> struct Traits : NumericTraits<std::remove_cv_t<T>> {};

__device__ inline int RowMajorTid(int x, int y, int z) {
  return (z == 1 ? 0 : (int)threadIdx.z * x * y) + (y == 1 ? 0 : (int)threadIdx.y * x) + (int)threadIdx.x;
}
__device__ inline unsigned int __kb_thread() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
__device__ inline unsigned int LaneId() { return __kb_thread() & 31; }
__device__ inline unsigned int WarpId() { return __kb_thread() >> 5; }
__device__ inline unsigned int LaneMaskLt() { return (1u << LaneId()) - 1; }
__device__ inline unsigned int LaneMaskLe() { return (2u << LaneId()) - 1; }
__device__ inline unsigned int LaneMaskGt() { return ~LaneMaskLe(); }
__device__ inline unsigned int LaneMaskGe() { return ~LaneMaskLt(); }
template <int W, int Arch = 0> __device__ inline unsigned int WarpMask(unsigned int warp) {
  unsigned int m = 0xffffffffu >> (32 - W);
  return W == 32 ? m : m << (warp * W);
}
__device__ inline void CTA_SYNC() { __syncthreads(); }
__device__ inline int CTA_SYNC_AND(int p) { return __syncthreads_and(p); }
__device__ inline int CTA_SYNC_OR(int p) { return __syncthreads_or(p); }
__device__ inline void WARP_SYNC(unsigned int mask) { __syncwarp(mask); }
__device__ inline int WARP_ANY(int p, unsigned int mask) { return __any_sync(mask, p); }
__device__ inline int WARP_ALL(int p, unsigned int mask) { return __all_sync(mask, p); }
__device__ inline int WARP_BALLOT(int p, unsigned int mask) { return __ballot_sync(mask, p); }
__device__ inline unsigned int SHR_ADD(unsigned int x, unsigned int shift, unsigned int a) { return (x >> shift) + a; }
__device__ inline unsigned int SHL_ADD(unsigned int x, unsigned int shift, unsigned int a) { return (x << shift) + a; }
__device__ inline unsigned int IADD3(unsigned int x, unsigned int y, unsigned int z) { return x + y + z; }
template <class U> __device__ inline unsigned int BFE(U x, unsigned int start, unsigned int bits) { return (unsigned int)(x >> start) & (bits >= 32 ? 0xffffffffu : (1u << bits) - 1); }
__device__ inline void ThreadTrap() { __trap(); }
template <class A, class B> __device__ constexpr A DivideAndRoundUp(A n, B d) { return n / d + (n % d != 0 ? 1 : 0); }

// A value of any type from another lane of the warp.
template <class T> __device__ inline T __kb_from_lane(unsigned int mask, const T &v, int lane) {
  if constexpr (std::is_arithmetic<T>::value && sizeof(T) >= 4) {
    return __shfl_sync(mask, v, lane);
  } else if constexpr (std::is_integral<T>::value) {
    return (T)__shfl_sync(mask, (int)v, lane);
  } else {
    unsigned int words[(sizeof(T) + 3) / 4];
    words[(sizeof(T) - 1) / 4] = 0;
    memcpy(words, &v, sizeof(T));
    for (int i = 0; i < (int)((sizeof(T) + 3) / 4); i++) words[i] = __shfl_sync(mask, words[i], lane);
    T r = v;
    memcpy(&r, words, sizeof(T));
    return r;
  }
}
// Lanes count within the logical warp of W threads.
template <int W, class T> __device__ inline T ShuffleUp(T v, int offset, int first, unsigned int mask) {
  int lane = LaneId(), own = lane % W, from = own - offset;
  return __kb_from_lane(mask, v, from < first ? lane : lane - own + from);
}
template <int W, class T> __device__ inline T ShuffleDown(T v, int offset, int last, unsigned int mask) {
  int lane = LaneId(), own = lane % W, from = own + offset;
  return __kb_from_lane(mask, v, from > last ? lane : lane - own + from);
}
template <int W, class T> __device__ inline T ShuffleIndex(T v, int from, unsigned int mask) {
  int lane = LaneId();
  return __kb_from_lane(mask, v, lane - lane % W + from % W);
}

// Sums add neighbours first, then neighbouring sums (CUB 3); what other operators do is order enough.
template <int N, class T, class Op> __device__ inline T ThreadReduce(const T (&in)[N], Op op) {
  if constexpr (std::is_same<Op, Sum>::value && N > 3) {
    T sums[N];
    for (int i = 0; i < N; i++) sums[i] = in[i];
    for (int i = 1; i < N; i *= 2)
      for (int j = 0; j + i < N; j += 2 * i) sums[j] = sums[j] + sums[j + i];
    return sums[0];
  } else {
    T r = in[0];
    for (int i = 1; i < N; i++) r = op(r, in[i]);
    return r;
  }
}
template <int N, class T, class Op> __device__ inline T ThreadReduce(const T (&in)[N], Op op, T prefix) {
  T r = prefix;
  for (int i = 0; i < N; i++) r = op(r, in[i]);
  return r;
}
template <int N, class T, class Op> __device__ inline T ThreadScanInclusive(T (&in)[N], T (&out)[N], Op op) {
  T r = in[0];
  out[0] = r;
  for (int i = 1; i < N; i++) {
    r = op(r, in[i]);
    out[i] = r;
  }
  return r;
}
template <int N, class T, class Op> __device__ inline T ThreadScanInclusive(T (&in)[N], T (&out)[N], Op op, T prefix, bool apply = true) {
  T r = in[0];
  if (apply) r = op(prefix, r);
  out[0] = r;
  for (int i = 1; i < N; i++) {
    r = op(r, in[i]);
    out[i] = r;
  }
  return r;
}
template <int N, class T, class Op> __device__ inline T ThreadScanExclusive(T (&in)[N], T (&out)[N], Op op, T prefix, bool apply = true) {
  T r = in[0];
  if (apply) r = op(prefix, r);
  out[0] = prefix;
  for (int i = 1; i < N; i++) {
    T x = in[i];
    out[i] = r;
    r = op(r, x);
  }
  return r;
}
}
