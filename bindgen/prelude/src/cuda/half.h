// What half and bfloat16 have in common (CUDA Math API: Half Precision Intrinsics, Bfloat16 Precision Intrinsics): H is the scalar, V the pair.
#define __KB_CVT4SAT(name, from, to) \
  __KB_OP("convert.rn_sat") to name##_rn(from x); __KB_OP("convert.rz_sat") to name##_rz(from x); \
  __KB_OP("convert.ru_sat") to name##_ru(from x); __KB_OP("convert.rd_sat") to name##_rd(from x);
#define __KB_H1(name, op, H, V) \
  __KB_OP(op) H h##name(H x); __device__ inline V h2##name(V v) { return V{h##name(v.x), h##name(v.y)}; }
#define __KB_HBIN(name, suffix, H, V, expr) \
  __device__ inline H __h##name##suffix(H x, H y) { return expr; } \
  __device__ inline V __h##name##2##suffix(V a, V b) { return V{__h##name##suffix(a.x, b.x), __h##name##suffix(a.y, b.y)}; }
// Comparisons are false for NaN, those with a u true.
#define __KB_HCMP(name, H, V, op) \
  __device__ inline bool __h##name(H x, H y) { return x op y && x == x && y == y; } __device__ inline bool __h##name##u(H x, H y) { return x != x || y != y || x op y; } \
  __KB_HCMP2(name, , H, V) __KB_HCMP2(name, u, H, V) __device__ inline bool operator op(V a, V b) { return a.x op b.x && a.y op b.y; }
#define __KB_HCMP2(name, u, H, V) \
  __device__ inline V __h##name##u##2(V a, V b) { return V{__h##name##u(a.x, b.x) ? H(1) : H(0), __h##name##u(a.y, b.y) ? H(1) : H(0)}; } \
  __device__ inline unsigned int __h##name##u##2_mask(V a, V b) { return (__h##name##u(a.x, b.x) ? 0xffffu : 0u) | (__h##name##u(a.y, b.y) ? 0xffff0000u : 0u); } \
  __device__ inline bool __hb##name##u##2(V a, V b) { return __h##name##u(a.x, b.x) && __h##name##u(a.y, b.y); }
#define __KB_HOP(H, V, op) \
  __device__ inline V operator op(V a, V b) { return V{a.x op b.x, a.y op b.y}; } \
  __device__ inline V &operator op##=(V &a, V b) { a.x = a.x op b.x; a.y = a.y op b.y; return a; }
#define __KB_HSHFL(T, bits, back) \
  __device__ inline T __shfl_sync(unsigned int m, T v, int lane, int width = 32) { return back(__kb_shfl(m, (unsigned int)bits(v), lane, width)); } \
  __device__ inline T __shfl_up_sync(unsigned int m, T v, unsigned int delta, int width = 32) { return back(__kb_shfl_up(m, (unsigned int)bits(v), delta, width)); } \
  __device__ inline T __shfl_down_sync(unsigned int m, T v, unsigned int delta, int width = 32) { return back(__kb_shfl_down(m, (unsigned int)bits(v), delta, width)); } \
  __device__ inline T __shfl_xor_sync(unsigned int m, T v, int lanes, int width = 32) { return back(__kb_shfl_xor(m, (unsigned int)bits(v), lanes, width)); } \
  __device__ inline T __shfl(T v, int lane, int width = 32) { return back(__kb_shfl(0xffffffffu, (unsigned int)bits(v), lane, width)); } \
  __device__ inline T __shfl_up(T v, unsigned int delta, int width = 32) { return back(__kb_shfl_up(0xffffffffu, (unsigned int)bits(v), delta, width)); } \
  __device__ inline T __shfl_down(T v, unsigned int delta, int width = 32) { return back(__kb_shfl_down(0xffffffffu, (unsigned int)bits(v), delta, width)); } \
  __device__ inline T __shfl_xor(T v, int lanes, int width = 32) { return back(__kb_shfl_xor(0xffffffffu, (unsigned int)bits(v), lanes, width)); }
// A constructor from the bits as any integer, which does not compete with the one from the number.
#define __KB_INTCTOR(N) template <class T> __device__ __attribute__((kbind_if("integral"))) N(T v)
#define __KB_HALF_OF(H, V) \
  __device__ inline H __kb_sat(H x) { return x > H(0) ? x < H(1) ? x : H(1) : H(0); } \
  __KB_HBIN(add, , H, V, x + y) __KB_HBIN(sub, , H, V, x - y) __KB_HBIN(mul, , H, V, x * y) \
  __KB_HBIN(add, _rn, H, V, x + y) __KB_HBIN(sub, _rn, H, V, x - y) __KB_HBIN(mul, _rn, H, V, x * y) \
  __KB_HBIN(add, _sat, H, V, __kb_sat(x + y)) __KB_HBIN(sub, _sat, H, V, __kb_sat(x - y)) __KB_HBIN(mul, _sat, H, V, __kb_sat(x * y)) \
  __device__ inline H __hdiv(H x, H y) { return x / y; } __device__ inline V __h2div(V a, V b) { return V{a.x / b.x, a.y / b.y}; } \
  __KB_OP("math.fma") H __hfma(H x, H y, H z); __device__ inline V __hfma2(V a, V b, V c) { return V{__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)}; } \
  __device__ inline H __hfma_sat(H x, H y, H z) { return __kb_sat(__hfma(x, y, z)); } \
  __device__ inline V __hfma2_sat(V a, V b, V c) { return V{__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)}; } \
  __device__ inline H __hfma_relu(H x, H y, H z) { H r = __hfma(x, y, z); return r <= H(0) ? H(0) : r; } \
  __device__ inline V __hfma2_relu(V a, V b, V c) { return V{__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)}; } \
  __KB_OP("math.fmin") H __hmin(H x, H y); __KB_OP("math.fmax") H __hmax(H x, H y); \
  __device__ inline V __hmin2(V a, V b) { return V{__hmin(a.x, b.x), __hmin(a.y, b.y)}; } __device__ inline V __hmax2(V a, V b) { return V{__hmax(a.x, b.x), __hmax(a.y, b.y)}; } \
  __device__ inline H __hmin_nan(H x, H y) { return x != x || y != y ? x + y : __hmin(x, y); } \
  __device__ inline H __hmax_nan(H x, H y) { return x != x || y != y ? x + y : __hmax(x, y); } \
  __device__ inline V __hmin2_nan(V a, V b) { return V{__hmin_nan(a.x, b.x), __hmin_nan(a.y, b.y)}; } __device__ inline V __hmax2_nan(V a, V b) { return V{__hmax_nan(a.x, b.x), __hmax_nan(a.y, b.y)}; } \
  __device__ inline V __hcmadd(V a, V b, V c) { return V{__hfma(-a.y, b.y, __hfma(a.x, b.x, c.x)), __hfma(a.y, b.x, __hfma(a.x, b.y, c.y))}; } \
  __device__ inline H __hneg(H x) { return -x; } __device__ inline V __hneg2(V v) { return V{-v.x, -v.y}; } \
  __KB_OP("math.fabs") H __habs(H x); __device__ inline V __habs2(V v) { return V{__habs(v.x), __habs(v.y)}; } \
  __KB_HCMP(eq, H, V, ==) __KB_HCMP(ne, H, V, !=) __KB_HCMP(lt, H, V, <) __KB_HCMP(le, H, V, <=) __KB_HCMP(gt, H, V, >) __KB_HCMP(ge, H, V, >=) \
  __KB_OP("math.isnan") bool __hisnan(H x); __device__ inline V __hisnan2(V v) { return V{__hisnan(v.x) ? H(1) : H(0), __hisnan(v.y) ? H(1) : H(0)}; } \
  __device__ inline int __hisinf(H x) { return isinf((float)x) ? x > H(0) ? 1 : -1 : 0; } \
  __KB_OP("math.isnan") bool isnan(H x); __KB_OP("math.isinf") bool isinf(H x); \
  __KB_HOP(H, V, +) __KB_HOP(H, V, -) __KB_HOP(H, V, *) __KB_HOP(H, V, /) __device__ inline V operator-(V v) { return V{-v.x, -v.y}; } __device__ inline V operator+(V v) { return v; } \
  __device__ inline V &operator++(V &a) { ++a.x; ++a.y; return a; } __device__ inline V operator++(V &a, int) { V old = a; ++a.x; ++a.y; return old; } \
  __device__ inline V &operator--(V &a) { --a.x; --a.y; return a; } __device__ inline V operator--(V &a, int) { V old = a; --a.x; --a.y; return old; } \
  __KB_H1(sqrt, "math.sqrt", H, V) __KB_H1(rsqrt, "math.rsqrt", H, V) __KB_H1(exp, "math.exp", H, V) __KB_H1(exp2, "math.exp2", H, V) __KB_H1(exp10, "math.exp10", H, V) \
  __KB_H1(log, "math.log", H, V) __KB_H1(log2, "math.log2", H, V) __KB_H1(log10, "math.log10", H, V) __KB_H1(sin, "math.sin", H, V) __KB_H1(cos, "math.cos", H, V) \
  __KB_H1(tanh, "math.tanh", H, V) __KB_H1(tanh_approx, "math.tanh", H, V) __KB_H1(floor, "math.floor", H, V) __KB_H1(ceil, "math.ceil", H, V) __KB_H1(trunc, "math.trunc", H, V) __KB_H1(rint, "math.rint", H, V) \
  __device__ inline H hrcp(H x) { return H(1) / x; } __device__ inline V h2rcp(V v) { return V{H(1) / v.x, H(1) / v.y}; } \
  __KB_OP("atomic.add") H atomicAdd(H *p, H v); __device__ inline V atomicAdd(V *p, V v) { return V{atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)}; } \
  __device__ inline float __low2float(V v) { return v.x; } __device__ inline float __high2float(V v) { return v.y; }
