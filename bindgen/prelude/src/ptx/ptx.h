// What inline assembly does with shared memory and matrices (PTX ISA 8.5: 9.7.9.25 cp.async, 9.7.14 matrix instructions). The front end calls these functions for the
// instructions; programs cannot name them.
namespace __kb_ptx {
__KB_OP("mem.shared_address") unsigned long long address(unsigned long long number);
struct words { unsigned int x, y, z, w; };
__device__ inline int lane() { return (int)((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) & 31); }

// cp.async: n bytes, of which the first s come from memory; the others are 0. It is done at once; __kb_async tells checked execution that it is not there before somebody waits.
__KB_OP("async.order") unsigned long long __kb_async(unsigned long long what, unsigned long long n);
__device__ inline void copy(unsigned long long to, unsigned long long from, unsigned int n, unsigned int s) {
  unsigned int *d = (unsigned int *)address(to);
  const unsigned int *p = (const unsigned int *)from;
  __kb_async(0, 0);
  for (unsigned int i = 0; i < n / 4; i++) {
    if (4 * i + 4 <= s) d[i] = p[i];
    else {
      d[i] = 0;
      for (unsigned int k = 4 * i; k < s; k++) ((unsigned char *)d)[k] = ((const unsigned char *)p)[k];
    }
  }
  __kb_async(1, 0);
}

// Named barriers (9.7.13.1): of each, how many threads have come (the low twelve bits of a word) and the number of the phase. A kernel that comes to one begins with
// clear_named. __kb_how tells checked execution where the number of the phase begins.
__KB_OP("fence.how") void __kb_how(unsigned int how);
__device__ inline unsigned int *named() {
  __shared__ unsigned int named_barriers[16];
  return named_barriers;
}
__device__ inline void clear_named() {
  unsigned int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  if (t == 0) {
    for (int i = 0; i < 16; i++) named()[i] = 0;
  }
  __syncthreads();
}
__device__ inline unsigned int named_arrive(unsigned int id, unsigned int n) {
  unsigned int *at = named() + (id & 15);
  if (n == 0) n = blockDim.x * blockDim.y * blockDim.z;
  __threadfence_block();
  __kb_how(12 << 2);
  unsigned int old = atomicAdd(at, 0);
  while (true) {
    unsigned int next = (old & 0xfff) + 1 == n ? (old & 0xfffff000) + 0x1000 : old + 1, seen = atomicCAS(at, old, next);
    if (seen == old) return old >> 12;
    old = seen;
  }
}
__device__ inline void named_sync(unsigned int id, unsigned int n) {
  unsigned int *at = named() + (id & 15), phase = named_arrive(id, n);
  while (atomicAdd(at, 0) >> 12 == phase) {}
  __threadfence_block();
}

// Matrices of 8 by 8 halves: lane t holds elements 2(t%4) and the next of row t/4. In memory a row is 16 bytes; lane 8i+r has the address of row r of matrix i.
template <bool trans> __device__ inline unsigned int load_tile(unsigned long long at, int i) {
  int t = lane();
  if (!trans) {
    const unsigned int *row = (const unsigned int *)__shfl_sync(0xffffffffu, at, 8 * i + t / 4);
    return row[t % 4];
  }
  const unsigned short *low = (const unsigned short *)__shfl_sync(0xffffffffu, at, 8 * i + t % 4 * 2);
  const unsigned short *high = (const unsigned short *)__shfl_sync(0xffffffffu, at, 8 * i + t % 4 * 2 + 1);
  return low[t / 4] | (unsigned int)high[t / 4] << 16;
}
// ldmatrix of n matrices. Nobody goes on before all have read: a lane may write next what another one reads.
template <int n, bool trans> __device__ inline words load_matrix(unsigned long long at) {
  words r = {0, 0, 0, 0};
  r.x = load_tile<trans>(at, 0);
  if (n >= 2) r.y = load_tile<trans>(at, 1);
  if (n >= 4) { r.z = load_tile<trans>(at, 2); r.w = load_tile<trans>(at, 3); }
  __syncwarp();
  return r;
}
template <bool trans> __device__ inline void store_tile(unsigned long long at, int i, unsigned int v) {
  int t = lane();
  if (!trans) {
    unsigned int *row = (unsigned int *)__shfl_sync(0xffffffffu, at, 8 * i + t / 4);
    row[t % 4] = v;
    return;
  }
  unsigned short *low = (unsigned short *)__shfl_sync(0xffffffffu, at, 8 * i + t % 4 * 2);
  unsigned short *high = (unsigned short *)__shfl_sync(0xffffffffu, at, 8 * i + t % 4 * 2 + 1);
  low[t / 4] = (unsigned short)v;
  high[t / 4] = (unsigned short)(v >> 16);
}
// stmatrix of n matrices.
template <int n, bool trans> __device__ inline void store_matrix(unsigned long long at, unsigned int x, unsigned int y, unsigned int z, unsigned int w) {
  __syncwarp();
  store_tile<trans>(at, 0, x);
  if (n >= 2) store_tile<trans>(at, 1, y);
  if (n >= 4) { store_tile<trans>(at, 2, z); store_tile<trans>(at, 3, w); }
  __syncwarp();
}
// movmatrix: the transpose of one matrix.
__device__ inline unsigned int transpose(unsigned int v) {
  int t = lane();
  unsigned int low = __shfl_sync(0xffffffffu, v, t % 4 * 8 + t / 8), high = __shfl_sync(0xffffffffu, v, t % 4 * 8 + 4 + t / 8);
  return t / 4 % 2 ? low >> 16 | (high & 0xffff0000u) : (low & 0xffffu) | high << 16;
}

// cvt to and from pairs of 8-bit floats (PTX ISA 9.7.9.21): the first operand, or the upper half, goes to the upper byte.
#define __KB_PTX_FP8(name, kind) \
  __device__ inline unsigned int to_##name(unsigned int high, unsigned int low) { \
    return (unsigned int)__nv_cvt_float_to_fp8(__uint_as_float(high), __NV_SATFINITE, kind) << 8 | __nv_cvt_float_to_fp8(__uint_as_float(low), __NV_SATFINITE, kind); } \
  __device__ inline unsigned int halves_to_##name(unsigned int v) { return to_##name(__float_as_uint(half_at(v, 1)), __float_as_uint(half_at(v, 0))); } \
  __device__ inline unsigned int name##_to_halves(unsigned int v) { \
    return __half_as_ushort(__half(__nv_cvt_fp8_to_halfraw((unsigned char)v, kind))) | (unsigned int)__half_as_ushort(__half(__nv_cvt_fp8_to_halfraw((unsigned char)(v >> 8), kind))) << 16; }
__device__ inline float half_at(unsigned int r, int i) { return __half2float(__ushort_as_half((unsigned short)(r >> 16 * i))); }
__KB_PTX_FP8(e4m3x2, __NV_E4M3) __KB_PTX_FP8(e5m2x2, __NV_E5M2)

// mma.m8n8k4 of doubles: lane t holds element (t/4, t%4) of a, (t%4, t/4) of b, and of c and d two neighbours of row t/4.
struct doubles { double x, y; };
__device__ inline doubles mma_double(unsigned long long a, unsigned long long b, unsigned long long c0, unsigned long long c1) {
  int t = lane();
  doubles d = {__longlong_as_double((long long)c0), __longlong_as_double((long long)c1)};
  for (int k = 0; k < 4; k++) {
    double p = __shfl_sync(0xffffffffu, __longlong_as_double((long long)a), t / 4 * 4 + k), q = __longlong_as_double((long long)b);
    d.x = fma(p, __shfl_sync(0xffffffffu, q, t % 4 * 8 + k), d.x);
    d.y = fma(p, __shfl_sync(0xffffffffu, q, t % 4 * 8 + 4 + k), d.y);
  }
  return d;
}

// The elements that a register of a fragment holds, the first in the lowest bits, and the type in which products are summed.
struct f16 { typedef float sum; static constexpr int n = 2; __device__ static float at(unsigned int r, int i) { return half_at(r, i); } };
struct bf16 { typedef float sum; static constexpr int n = 2; __device__ static float at(unsigned int r, int i) { return __uint_as_float(i ? r & 0xffff0000u : r << 16); } };
struct tf32 { typedef float sum; static constexpr int n = 1; __device__ static float at(unsigned int r, int) { return __uint_as_float(r & 0xffffe000u); } };
struct e4m3 { typedef float sum; static constexpr int n = 4;
  __device__ static float at(unsigned int r, int i) { return __half2float(__half(__nv_cvt_fp8_to_halfraw((unsigned char)(r >> 8 * i), __NV_E4M3))); } };
struct e5m2 { typedef float sum; static constexpr int n = 4;
  __device__ static float at(unsigned int r, int i) { return __half2float(__half(__nv_cvt_fp8_to_halfraw((unsigned char)(r >> 8 * i), __NV_E5M2))); } };
struct s8 { typedef int sum; static constexpr int n = 4; __device__ static int at(unsigned int r, int i) { return (signed char)(r >> 8 * i); } };
struct u8 { typedef int sum; static constexpr int n = 4; __device__ static int at(unsigned int r, int i) { return (int)(r >> 8 * i & 255); } };
struct s4 { typedef int sum; static constexpr int n = 8; __device__ static int at(unsigned int r, int i) { return (int)(r << (28 - 4 * i)) >> 28; } };
struct u4 { typedef int sum; static constexpr int n = 8; __device__ static int at(unsigned int r, int i) { return (int)(r >> 4 * i & 15); } };

// What two registers add to an element of the result.
template <class A, class B> struct times {
  typedef typename A::sum sum;
  __device__ static sum add(sum s, unsigned int a, unsigned int b) {
    for (int i = 0; i < A::n; i++) s += A::at(a, i) * B::at(b, i);
    return s;
  }
};
struct b1_xor {}; struct b1_and {};
template <> struct times<b1_xor, b1_xor> { typedef int sum; __device__ static int add(int s, unsigned int a, unsigned int b) { return s + __popc(a ^ b); } };
template <> struct times<b1_and, b1_and> { typedef int sum; __device__ static int add(int s, unsigned int a, unsigned int b) { return s + __popc(a & b); } };

template <class D> struct result { // float or int, a word each
  template <class S> __device__ static words of(S s0, S s1, S s2, S s3, unsigned int c0, unsigned int c1, unsigned int c2, unsigned int c3, bool) {
    words r = {__float_as_uint(__uint_as_float(c0) + s0), __float_as_uint(__uint_as_float(c1) + s1), __float_as_uint(__uint_as_float(c2) + s2), __float_as_uint(__uint_as_float(c3) + s3)};
    return r;
  }
};
template <> struct result<int> {
  __device__ static unsigned int sum(int s, unsigned int c, bool satfinite) {
    long long x = (long long)s + (int)c;
    return (unsigned int)(!satfinite ? (int)x : x > INT_MAX ? INT_MAX : x < INT_MIN ? INT_MIN : (int)x);
  }
  __device__ static words of(int s0, int s1, int s2, int s3, unsigned int c0, unsigned int c1, unsigned int c2, unsigned int c3, bool sat) {
    words r = {sum(s0, c0, sat), sum(s1, c1, sat), sum(s2, c2, sat), sum(s3, c3, sat)};
    return r;
  }
};
template <> struct result<__half> { // two to a word
  __device__ static unsigned int pair(float a, float b, unsigned int c) {
    return __half_as_ushort(__float2half(f16::at(c, 0) + a)) | (unsigned int)__half_as_ushort(__float2half(f16::at(c, 1) + b)) << 16;
  }
  __device__ static words of(float s0, float s1, float s2, float s3, unsigned int c0, unsigned int c1, unsigned int, unsigned int, bool) {
    words r = {pair(s0, s1, c0), pair(s2, s3, c1), 0, 0};
    return r;
  }
};

// mma of an 8*rows by 8 result. With g = t/4 and j = t%4, lane t holds row g of a, and row g+8 with rows = 2, and column g of b: register j of each half of k. Of
// c and d it holds columns 2j and 2j+1 of those rows. So the lane gets from others the rows and columns that it needs, and sums in the order of k.
template <class P, int rows> struct sums {
  typename P::sum s0, s1, s2, s3;
  __device__ static sums add(sums s, unsigned int p, unsigned int q, unsigned int x, unsigned int y) {
    s.s0 = P::add(s.s0, p, x);
    s.s1 = P::add(s.s1, p, y);
    if constexpr (rows == 2) {
      s.s2 = P::add(s.s2, q, x);
      s.s3 = P::add(s.s3, q, y);
    }
    return s;
  }
};
template <class A, class B, class D, int rows, int halves, bool sat>
__device__ inline words mma(unsigned int a0, unsigned int a1, unsigned int a2, unsigned int a3, unsigned int b0, unsigned int b1, unsigned int c0, unsigned int c1, unsigned int c2, unsigned int c3) {
  typedef sums<times<A, B>, rows> S;
  int t = lane(), row = t / 4 * 4, col = t % 4 * 8;
  S s = {0, 0, 0, 0};
  for (int k = 0; k < 4 * halves; k++) {
    int j = k % 4;
    unsigned int b = k < 4 ? b0 : b1;
    unsigned int x = __shfl_sync(0xffffffffu, b, col + j), y = __shfl_sync(0xffffffffu, b, col + 4 + j), p = __shfl_sync(0xffffffffu, k < 4 ? a0 : a2, row + j);
    if constexpr (rows == 2) {
      unsigned int q = __shfl_sync(0xffffffffu, k < 4 ? a1 : a3, row + j);
      s = S::add(s, p, q, x, y);
    } else {
      s = S::add(s, p, p, x, y);
    }
  }
  return result<D>::of(s.s0, s.s1, s.s2, s.s3, c0, c1, c2, c3, sat);
}
}
