// Bytes and half-words of a word (CUDA Math API, SIMD Intrinsics). expr is over the parts x and y and, read as signed numbers, sx and sy; all is a part with every bit set, top
// the greatest signed part.
#define __KB_LANES(name, bits, S, expr) \
  __device__ inline unsigned int name(unsigned int a, unsigned int b) { \
    const int all = (1 << bits) - 1, top = all >> 1; \
    unsigned int r = 0; \
    for (int i = 0; i < 32; i += bits) { int x = a >> i & all, y = b >> i & all, sx = (S)x, sy = (S)y; r |= ((unsigned int)(expr) & all) << i; } \
    return r; }
#define __KB_SIMD(name, expr) __KB_LANES(name##2, 16, short, expr) __KB_LANES(name##4, 8, signed char, expr)
#define __KB_LANES1(name, bits, S, expr) \
  __device__ inline unsigned int name(unsigned int a) { \
    const int all = (1 << bits) - 1, top = all >> 1; \
    unsigned int r = 0; \
    for (int i = 0; i < 32; i += bits) { int sx = (S)(a >> i & all); r |= ((unsigned int)(expr) & all) << i; } \
    return r; }
#define __KB_SIMD1(name, expr) __KB_LANES1(name##2, 16, short, expr) __KB_LANES1(name##4, 8, signed char, expr)
#define __KB_SATS(v) ((v) > top ? top : (v) < -top - 1 ? -top - 1 : (v))
__KB_SIMD(__vadd, x + y) __KB_SIMD(__vsub, x - y) __KB_SIMD(__vaddus, x + y > all ? all : x + y) __KB_SIMD(__vsubus, x < y ? 0 : x - y)
__KB_SIMD(__vaddss, __KB_SATS(sx + sy)) __KB_SIMD(__vsubss, __KB_SATS(sx - sy))
__KB_SIMD(__vabsdiffu, x > y ? x - y : y - x) __KB_SIMD(__vabsdiffs, sx > sy ? sx - sy : sy - sx)
__KB_SIMD(__vavgu, (x + y + 1) >> 1) __KB_SIMD(__vavgs, (sx + sy + (sx + sy >= 0)) >> 1) __KB_SIMD(__vhaddu, (x + y) >> 1)
__KB_SIMD(__vminu, x < y ? x : y) __KB_SIMD(__vmaxu, x > y ? x : y) __KB_SIMD(__vmins, sx < sy ? sx : sy) __KB_SIMD(__vmaxs, sx > sy ? sx : sy)
__KB_SIMD1(__vneg, -sx) __KB_SIMD1(__vnegss, sx < -top ? top : -sx) __KB_SIMD1(__vabs, sx < 0 ? -sx : sx) __KB_SIMD1(__vabsss, sx < -top ? top : sx < 0 ? -sx : sx)
#define __KB_SIMDCMP(rel, u, op, x, y) __KB_SIMD(__vcmp##rel##u, x op y ? all : 0) __KB_SIMD(__vset##rel##u, x op y)
__KB_SIMDCMP(eq, , ==, x, y) __KB_SIMDCMP(ne, , !=, x, y)
__KB_SIMDCMP(gt, u, >, x, y) __KB_SIMDCMP(ge, u, >=, x, y) __KB_SIMDCMP(lt, u, <, x, y) __KB_SIMDCMP(le, u, <=, x, y)
__KB_SIMDCMP(gt, s, >, sx, sy) __KB_SIMDCMP(ge, s, >=, sx, sy) __KB_SIMDCMP(lt, s, <, sx, sy) __KB_SIMDCMP(le, s, <=, sx, sy)
#define __KB_SAD(name, bits, S) \
  __device__ inline unsigned int name(unsigned int a, unsigned int b) { \
    unsigned int r = 0; \
    for (int i = 0; i < 32; i += bits) { int x = (S)(a >> i), y = (S)(b >> i); r += x > y ? x - y : y - x; } \
    return r; }
__KB_SAD(__vsadu2, 16, unsigned short) __KB_SAD(__vsads2, 16, short) __KB_SAD(__vsadu4, 8, unsigned char) __KB_SAD(__vsads4, 8, signed char)

// Two and three operands with a bound of 0 (relu) or a predicate (the same chapter: __vimax3_s32 and its kin). The sum of __viaddmax wraps.
#define __KB_DPX3(name, T, expr) __device__ inline T name(T a, T b, T c) { return expr; }
#define __KB_DPX(T, t) \
  __KB_DPX3(__viaddmax_##t, T, max((T)(a + b), c)) __KB_DPX3(__viaddmin_##t, T, min((T)(a + b), c)) \
  __KB_DPX3(__vimax3_##t, T, max(max(a, b), c)) __KB_DPX3(__vimin3_##t, T, min(min(a, b), c)) \
  __device__ inline T __vibmax_##t(T a, T b, bool *p) { *p = a >= b; return max(a, b); } \
  __device__ inline T __vibmin_##t(T a, T b, bool *p) { *p = a <= b; return min(a, b); }
__KB_DPX(int, s32) __KB_DPX(unsigned int, u32)
__KB_DPX3(__viaddmax_s32_relu, int, max(max(a + b, c), 0)) __KB_DPX3(__viaddmin_s32_relu, int, max(min(a + b, c), 0))
__KB_DPX3(__vimax3_s32_relu, int, max(max(max(a, b), c), 0)) __KB_DPX3(__vimin3_s32_relu, int, max(min(min(a, b), c), 0))
__device__ inline int __vimax_s32_relu(int a, int b) { return max(max(a, b), 0); }
__device__ inline int __vimin_s32_relu(int a, int b) { return max(min(a, b), 0); }
__device__ inline unsigned int __kb_relu2(unsigned int v) { return __vmaxs2(v, 0); }
#define __KB_DPX2(u) \
  __KB_DPX3(__viaddmax_##u##16x2, unsigned int, __vmax##u##2(__vadd2(a, b), c)) __KB_DPX3(__viaddmin_##u##16x2, unsigned int, __vmin##u##2(__vadd2(a, b), c)) \
  __KB_DPX3(__vimax3_##u##16x2, unsigned int, __vmax##u##2(__vmax##u##2(a, b), c)) __KB_DPX3(__vimin3_##u##16x2, unsigned int, __vmin##u##2(__vmin##u##2(a, b), c)) \
  __device__ inline unsigned int __vibmax_##u##16x2(unsigned int a, unsigned int b, bool *hi, bool *lo) { unsigned int g = __vcmpge##u##2(a, b); *hi = g >> 31; *lo = g & 1; return __vmax##u##2(a, b); } \
  __device__ inline unsigned int __vibmin_##u##16x2(unsigned int a, unsigned int b, bool *hi, bool *lo) { unsigned int g = __vcmple##u##2(a, b); *hi = g >> 31; *lo = g & 1; return __vmin##u##2(a, b); }
__KB_DPX2(s) __KB_DPX2(u)
__KB_DPX3(__viaddmax_s16x2_relu, unsigned int, __kb_relu2(__viaddmax_s16x2(a, b, c))) __KB_DPX3(__viaddmin_s16x2_relu, unsigned int, __kb_relu2(__viaddmin_s16x2(a, b, c)))
__KB_DPX3(__vimax3_s16x2_relu, unsigned int, __kb_relu2(__vimax3_s16x2(a, b, c))) __KB_DPX3(__vimin3_s16x2_relu, unsigned int, __kb_relu2(__vimin3_s16x2(a, b, c)))
__device__ inline unsigned int __vimax_s16x2_relu(unsigned int a, unsigned int b) { return __kb_relu2(__vmaxs2(a, b)); }
__device__ inline unsigned int __vimin_s16x2_relu(unsigned int a, unsigned int b) { return __kb_relu2(__vmins2(a, b)); }
