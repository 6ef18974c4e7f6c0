// Integer, conversion and bit intrinsics (CUDA Math API: Integer Intrinsics, Type Casting Intrinsics, SIMD Intrinsics).
__KB_OP("int.clz") unsigned int __kb_clz(unsigned int x); __KB_OP("int.clz") unsigned long long __kb_clz(unsigned long long x);
__KB_OP("int.ctz") unsigned int __kb_ctz(unsigned int x); __KB_OP("int.ctz") unsigned long long __kb_ctz(unsigned long long x);
__KB_OP("int.popc") unsigned int __kb_popc(unsigned int x); __KB_OP("int.popc") unsigned long long __kb_popc(unsigned long long x);
__device__ inline int __clz(int x) { return (int)__kb_clz((unsigned int)x); }
__device__ inline int __clzll(long long x) { return (int)__kb_clz((unsigned long long)x); }
__device__ inline int __ffs(int x) { return x == 0 ? 0 : (int)__kb_ctz((unsigned int)x) + 1; }
__device__ inline int __ffsll(long long x) { return x == 0 ? 0 : (int)__kb_ctz((unsigned long long)x) + 1; }
__device__ inline int ffs(int x) { return __ffs(x); }
__device__ inline int ffsll(long long x) { return __ffsll(x); }
__device__ inline int __popc(unsigned int x) { return (int)__kb_popc(x); }
__device__ inline int __popcll(unsigned long long x) { return (int)__kb_popc(x); }
__KB_OP("int.brev") unsigned int __brev(unsigned int x); __KB_OP("int.brev") unsigned long long __brevll(unsigned long long x);
__KB_OP("int.byte_perm") unsigned int __kb_byte_perm(unsigned int x, unsigned int y, unsigned int s);
__device__ inline unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int s) { return __kb_byte_perm(x, y, s & 0x7777); }
__KB_OP("int.mul24") int __mul24(int x, int y); __KB_OP("int.mul24") unsigned int __umul24(unsigned int x, unsigned int y);
__KB_OP("int.mul24") int mul24(int x, int y); __KB_OP("int.mul24") unsigned int umul24(unsigned int x, unsigned int y);
__KB_OP("int.mulhi") int __mulhi(int x, int y); __KB_OP("int.mulhi") unsigned int __umulhi(unsigned int x, unsigned int y);
__KB_OP("int.mulhi") int mulhi(int x, int y); __KB_OP("int.mulhi") unsigned int umulhi(unsigned int x, unsigned int y);
__KB_OP("int.mulhi") long long __mul64hi(long long x, long long y); __KB_OP("int.mulhi") unsigned long long __umul64hi(unsigned long long x, unsigned long long y);
__KB_OP("int.mulhi") long long mul64hi(long long x, long long y); __KB_OP("int.mulhi") unsigned long long umul64hi(unsigned long long x, unsigned long long y);
__device__ inline unsigned int __sad(int x, int y, unsigned int z) { return z + (x > y ? (unsigned int)x - (unsigned int)y : (unsigned int)y - (unsigned int)x); }
__device__ inline unsigned int __usad(unsigned int x, unsigned int y, unsigned int z) { return z + (x > y ? x - y : y - x); }
__device__ inline int __hadd(int x, int y) { return (x & y) + ((x ^ y) >> 1); }
__device__ inline int __rhadd(int x, int y) { return (x | y) - ((x ^ y) >> 1); }
__device__ inline unsigned int __uhadd(unsigned int x, unsigned int y) { return (x & y) + ((x ^ y) >> 1); }
__device__ inline unsigned int __urhadd(unsigned int x, unsigned int y) { return (x | y) - ((x ^ y) >> 1); }
__device__ inline unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int n) { return (unsigned int)((((unsigned long long)hi << 32 | lo) << (n & 31)) >> 32); }
__device__ inline unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int n) { return (unsigned int)(((unsigned long long)hi << 32 | lo) >> (n & 31)); }
__device__ inline unsigned int __funnelshift_lc(unsigned int lo, unsigned int hi, unsigned int n) { return (unsigned int)((((unsigned long long)hi << 32 | lo) << (n > 32 ? 32 : n)) >> 32); }
__device__ inline unsigned int __funnelshift_rc(unsigned int lo, unsigned int hi, unsigned int n) { return (unsigned int)(((unsigned long long)hi << 32 | lo) >> (n > 32 ? 32 : n)); }
__device__ inline int __kb_sbyte(unsigned int v, int i) { return (signed char)(v >> (8 * i)); }
__device__ inline unsigned int __kb_ubyte(unsigned int v, int i) { return v >> (8 * i) & 255; }
__device__ inline int __dp4a(int a, int b, int c) {
  for (int i = 0; i < 4; i++) c += __kb_sbyte(a, i) * __kb_sbyte(b, i);
  return c;
}
__device__ inline unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c) {
  for (int i = 0; i < 4; i++) c += __kb_ubyte(a, i) * __kb_ubyte(b, i);
  return c;
}
__device__ inline int __dp4a(char4 a, char4 b, int c) { return c + a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
__device__ inline unsigned int __dp4a(uchar4 a, uchar4 b, unsigned int c) { return c + a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
__device__ inline int __dp2a_lo(int a, int b, int c) { return c + (short)a * __kb_sbyte(b, 0) + (short)(a >> 16) * __kb_sbyte(b, 1); }
__device__ inline int __dp2a_hi(int a, int b, int c) { return c + (short)a * __kb_sbyte(b, 2) + (short)(a >> 16) * __kb_sbyte(b, 3); }
__device__ inline unsigned int __dp2a_lo(unsigned int a, unsigned int b, unsigned int c) { return c + (a & 65535) * __kb_ubyte(b, 0) + (a >> 16) * __kb_ubyte(b, 1); }
__device__ inline unsigned int __dp2a_hi(unsigned int a, unsigned int b, unsigned int c) { return c + (a & 65535) * __kb_ubyte(b, 2) + (a >> 16) * __kb_ubyte(b, 3); }

// Bits as they are.
__KB_OP("constant.evaluated") bool __builtin_is_constant_evaluated();
__KB_OP("bit.cast") int __float_as_int(float x); __KB_OP("bit.cast") unsigned int __float_as_uint(float x);
__KB_OP("bit.cast") float __int_as_float(int x); __KB_OP("bit.cast") float __uint_as_float(unsigned int x);
__KB_OP("bit.cast") long long __double_as_longlong(double x); __KB_OP("bit.cast") double __longlong_as_double(long long x);
__device__ inline int __double2hiint(double x) { return (int)(__double_as_longlong(x) >> 32); }
__device__ inline int __double2loint(double x) { return (int)__double_as_longlong(x); }
__device__ inline double __hiloint2double(int hi, int lo) { return __longlong_as_double((long long)hi << 32 | (unsigned int)lo); }

// Conversions with a rounding mode; those to integers saturate and take NaN to 0 (PTX ISA, cvt).
#define __KB_CVT4(name, from, to) \
  __KB_OP("convert.rn") to name##_rn(from x); __KB_OP("convert.rz") to name##_rz(from x); \
  __KB_OP("convert.ru") to name##_ru(from x); __KB_OP("convert.rd") to name##_rd(from x);
__KB_CVT4(__float2int, float, int) __KB_CVT4(__float2uint, float, unsigned int)
__KB_CVT4(__float2ll, float, long long) __KB_CVT4(__float2ull, float, unsigned long long)
__KB_CVT4(__double2int, double, int) __KB_CVT4(__double2uint, double, unsigned int)
__KB_CVT4(__double2ll, double, long long) __KB_CVT4(__double2ull, double, unsigned long long)
__KB_CVT4(__int2float, int, float) __KB_CVT4(__uint2float, unsigned int, float)
__KB_CVT4(__ll2float, long long, float) __KB_CVT4(__ull2float, unsigned long long, float)
__KB_CVT4(__ll2double, long long, double) __KB_CVT4(__ull2double, unsigned long long, double)
__KB_CVT4(__double2float, double, float)
__device__ inline double __int2double_rn(int x) { return x; }
__device__ inline double __uint2double_rn(unsigned int x) { return x; }
// The older names of the same (CUDA Math API, Type Casting Intrinsics, deprecated).
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
#define __KB_CVTMODE(name, from, to) \
  __device__ inline to name(from x, cudaRoundMode mode = cudaRoundZero) { \
    return mode == cudaRoundNearest ? __##name##_rn(x) : mode == cudaRoundPosInf ? __##name##_ru(x) : mode == cudaRoundMinInf ? __##name##_rd(x) : __##name##_rz(x); }
__KB_CVTMODE(float2int, float, int) __KB_CVTMODE(float2uint, float, unsigned int) __KB_CVTMODE(double2int, double, int)
__KB_CVTMODE(double2uint, double, unsigned int) __KB_CVTMODE(double2ll, double, long long) __KB_CVTMODE(double2ull, double, unsigned long long)
#define __KB_CVTNEAR(name, from, to) \
  __device__ inline to name(from x, cudaRoundMode mode = cudaRoundNearest) { \
    return mode == cudaRoundZero ? __##name##_rz(x) : mode == cudaRoundPosInf ? __##name##_ru(x) : mode == cudaRoundMinInf ? __##name##_rd(x) : __##name##_rn(x); }
__KB_CVTNEAR(int2float, int, float) __KB_CVTNEAR(uint2float, unsigned int, float) __KB_CVTNEAR(ll2double, long long, double) __KB_CVTNEAR(ull2double, unsigned long long, double)
__device__ inline double int2double(int x) { return x; }
__device__ inline double uint2double(unsigned int x) { return x; }
__device__ inline double float2double(float x) { return x; }
__device__ inline unsigned int float_as_uint(float x) { return __float_as_uint(x); }
__device__ inline int float_as_int(float x) { return __float_as_int(x); }
__device__ inline float int_as_float(int x) { return __int_as_float(x); }
__device__ inline float uint_as_float(unsigned int x) { return __uint_as_float(x); }

// Loads and stores with cache hints: the hint does not change the value (CUDA C++ Programming Guide 10.11, 10.12).
#define __KB_HINT(name) template <class T> __device__ inline T name(const T *p) { return *p; }
__KB_HINT(__ldg) __KB_HINT(__ldca) __KB_HINT(__ldcg) __KB_HINT(__ldcs) __KB_HINT(__ldcv) __KB_HINT(__ldlu)
#define __KB_HINTST(name) template <class T, class V> __device__ inline void name(T *p, V v) { *p = v; }
__KB_HINTST(__stwb) __KB_HINTST(__stcg) __KB_HINTST(__stcs) __KB_HINTST(__stwt)

// The n-th set bit counted from a base, upward or downward (PTX ISA, fns).
__device__ inline unsigned int __fns(unsigned int mask, unsigned int base, int offset) {
  if (offset == 0) return base < 32 && mask >> base & 1 ? base : 0xffffffffu;
  int left = offset > 0 ? offset : -offset, step = offset > 0 ? 1 : -1;
  for (int i = (int)base; i >= 0 && i < 32; i += step)
    if (mask >> i & 1 && --left == 0) return (unsigned int)i;
  return 0xffffffffu;
}

// Compilers' own names (GCC manual 6.62, 6.63).
__device__ inline int __builtin_clz(unsigned int x) { return (int)__kb_clz(x); }
__device__ inline int __builtin_clzl(unsigned long x) { return (int)__kb_clz((unsigned long long)x); }
__device__ inline int __builtin_clzll(unsigned long long x) { return (int)__kb_clz(x); }
__device__ inline int __builtin_ctz(unsigned int x) { return (int)__kb_ctz(x); }
__device__ inline int __builtin_ctzl(unsigned long x) { return (int)__kb_ctz((unsigned long long)x); }
__device__ inline int __builtin_popcountl(unsigned long x) { return (int)__kb_popc((unsigned long long)x); }
__device__ inline int __builtin_ffsl(long x) { return __ffsll((long long)x); }
__device__ inline int __builtin_ffsll(long long x) { return __ffsll(x); }
__device__ inline int __builtin_parity(unsigned int x) { return (int)__kb_popc(x) & 1; }
__device__ inline int __builtin_parityll(unsigned long long x) { return (int)__kb_popc(x) & 1; }
__device__ inline unsigned short __builtin_bswap16(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); }
__device__ inline unsigned int __builtin_bswap32(unsigned int x) { return __byte_perm(x, 0, 0x0123); }
__device__ inline unsigned long long __builtin_bswap64(unsigned long long x) { return (unsigned long long)__byte_perm((unsigned int)x, 0, 0x0123) << 32 | __byte_perm((unsigned int)(x >> 32), 0, 0x0123); }
__device__ inline unsigned short __nv_bswap16(unsigned short x) { return (unsigned short)(x << 8 | x >> 8); } __device__ inline unsigned int __nv_bswap32(unsigned int x) { return __builtin_bswap32(x); } __device__ inline unsigned long long __nv_bswap64(unsigned long long x) { return __builtin_bswap64(x); }
__device__ inline int __builtin_ctzll(unsigned long long x) { return (int)__kb_ctz(x); }
__device__ inline int __builtin_popcount(unsigned int x) { return (int)__kb_popc(x); }
__device__ inline int __builtin_popcountll(unsigned long long x) { return (int)__kb_popc(x); }
__device__ inline int __builtin_ffs(int x) { return __ffs(x); }
__device__ inline long __builtin_expect(long x, long) { return x; }
__device__ inline void __builtin_assume(bool) {}
template <class T> __device__ inline T *__builtin_assume_aligned(T *p, size_t) { return p; }
template <class T> __device__ inline constexpr T *__builtin_launder(T *p) { return p; }
__device__ inline void __builtin_prefetch(const void *, int = 0, int = 3) {}
