// Vector loads and stores (OpenCL C 3.0 6.15.7). The pointer may point into any address space.
__KB_W("any", 2) gentype vload2(size_t i, const sgentype *p) { p += i * 2; return (gentype)(p[0], p[1]); }
__KB_W("any", 2) void vstore2(gentype v, size_t i, sgentype *p) { p += i * 2; p[0] = v.s0; p[1] = v.s1; }
__KB_W("any", 3) gentype vload3(size_t i, const sgentype *p) { p += i * 3; return (gentype)(p[0], p[1], p[2]); }
__KB_W("any", 3) void vstore3(gentype v, size_t i, sgentype *p) { p += i * 3; p[0] = v.s0; p[1] = v.s1; p[2] = v.s2; }
__KB_W("any", 4) gentype vload4(size_t i, const sgentype *p) { p += i * 4; return (gentype)(p[0], p[1], p[2], p[3]); }
__KB_W("any", 4) void vstore4(gentype v, size_t i, sgentype *p) { p += i * 4; p[0] = v.s0; p[1] = v.s1; p[2] = v.s2; p[3] = v.s3; }
__KB_W("any", 8) gentype vload8(size_t i, const sgentype *p) { p += i * 8; return (gentype)(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]); }
__KB_W("any", 8) void vstore8(gentype v, size_t i, sgentype *p) { p += i * 8; p[0] = v.s0; p[1] = v.s1; p[2] = v.s2; p[3] = v.s3; p[4] = v.s4; p[5] = v.s5; p[6] = v.s6; p[7] = v.s7; }
__KB_W("any", 16) gentype vload16(size_t i, const sgentype *p) { p += i * 16; return (gentype)(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11], p[12], p[13], p[14], p[15]); }
__KB_W("any", 16) void vstore16(gentype v, size_t i, sgentype *p) { p += i * 16; p[0] = v.s0; p[1] = v.s1; p[2] = v.s2; p[3] = v.s3; p[4] = v.s4; p[5] = v.s5; p[6] = v.s6; p[7] = v.s7; p[8] = v.s8; p[9] = v.s9; p[10] = v.sa; p[11] = v.sb; p[12] = v.sc; p[13] = v.sd; p[14] = v.se; p[15] = v.sf; }
inline float vload_half(size_t i, const half *p) { return (float)p[i]; }
inline float vloada_half(size_t i, const half *p) { return (float)p[i]; }
inline float2 vload_half2(size_t i, const half *p) { p += i * 2; return (float2)((float)p[0], (float)p[1]); }
inline float2 vloada_half2(size_t i, const half *p) { p += i * 2; return (float2)((float)p[0], (float)p[1]); }
inline float3 vload_half3(size_t i, const half *p) { p += i * 3; return (float3)((float)p[0], (float)p[1], (float)p[2]); }
inline float3 vloada_half3(size_t i, const half *p) { p += i * 4; return (float3)((float)p[0], (float)p[1], (float)p[2]); }
inline float4 vload_half4(size_t i, const half *p) { p += i * 4; return (float4)((float)p[0], (float)p[1], (float)p[2], (float)p[3]); }
inline float4 vloada_half4(size_t i, const half *p) { p += i * 4; return (float4)((float)p[0], (float)p[1], (float)p[2], (float)p[3]); }
inline float8 vload_half8(size_t i, const half *p) { p += i * 8; return (float8)((float)p[0], (float)p[1], (float)p[2], (float)p[3], (float)p[4], (float)p[5], (float)p[6], (float)p[7]); }
inline float8 vloada_half8(size_t i, const half *p) { p += i * 8; return (float8)((float)p[0], (float)p[1], (float)p[2], (float)p[3], (float)p[4], (float)p[5], (float)p[6], (float)p[7]); }
inline float16 vload_half16(size_t i, const half *p) { p += i * 16; return (float16)((float)p[0], (float)p[1], (float)p[2], (float)p[3], (float)p[4], (float)p[5], (float)p[6], (float)p[7], (float)p[8], (float)p[9], (float)p[10], (float)p[11], (float)p[12], (float)p[13], (float)p[14], (float)p[15]); }
inline float16 vloada_half16(size_t i, const half *p) { p += i * 16; return (float16)((float)p[0], (float)p[1], (float)p[2], (float)p[3], (float)p[4], (float)p[5], (float)p[6], (float)p[7], (float)p[8], (float)p[9], (float)p[10], (float)p[11], (float)p[12], (float)p[13], (float)p[14], (float)p[15]); }
#define __KB_STORE_HALF(T, m) \
  inline void vstore_half##m(T v, size_t i, half *p) { p[i] = convert_half##m(v); } inline void vstorea_half##m(T v, size_t i, half *p) { p[i] = convert_half##m(v); } \
  __KB_STORE_HALFN(T, 2, 2, m) __KB_STORE_HALFN(T, 3, 4, m) __KB_STORE_HALFN(T, 4, 4, m) __KB_STORE_HALFN(T, 8, 8, m) __KB_STORE_HALFN(T, 16, 16, m)
#define __KB_STORE_HALFN(T, n, na, m) \
  inline void vstore_half##n##m(T##n v, size_t i, half *p) { vstore##n(convert_half##n##m(v), i, p); } \
  inline void vstorea_half##n##m(T##n v, size_t i, half *p) { vstore##n(convert_half##n##m(v), 0, p + i * na); }
#define __KB_STORE_HALFS(m) __KB_STORE_HALF(float, m) __KB_STORE_HALF(double, m)
__KB_STORE_HALFS() __KB_STORE_HALFS(_rte) __KB_STORE_HALFS(_rtz) __KB_STORE_HALFS(_rtp) __KB_STORE_HALFS(_rtn)

// Vector shuffles (OpenCL C 1.2 6.12.12). Only the low bits of an index count.
#define __KB_PICK2(k) a[k.s0 & i], a[k.s1 & i]
#define __KB_PICK4(k) __KB_PICK2(k), a[k.s2 & i], a[k.s3 & i]
#define __KB_PICK8(k) __KB_PICK4(k), a[k.s4 & i], a[k.s5 & i], a[k.s6 & i], a[k.s7 & i]
#define __KB_PICK16(k) __KB_PICK8(k), a[k.s8 & i], a[k.s9 & i], a[k.sa & i], a[k.sb & i], a[k.sc & i], a[k.sd & i], a[k.se & i], a[k.sf & i]
#define __KB_SHUFFLE(T, U, m, n) \
  inline T##n shuffle(T##m x, U##n k) { U i = m - 1; T a[m]; vstore##m(x, 0, a); return (T##n)(__KB_PICK##n(k)); } \
  inline T##n shuffle2(T##m x, T##m y, U##n k) { U i = 2 * m - 1; T a[2 * m]; vstore##m(x, 0, a); vstore##m(y, 1, a); return (T##n)(__KB_PICK##n(k)); }
#define __KB_SHUFFLES(T, U, m) __KB_SHUFFLE(T, U, m, 2) __KB_SHUFFLE(T, U, m, 4) __KB_SHUFFLE(T, U, m, 8) __KB_SHUFFLE(T, U, m, 16)
#define __KB_SHUFFLE_ALL(T, U) __KB_SHUFFLES(T, U, 2) __KB_SHUFFLES(T, U, 4) __KB_SHUFFLES(T, U, 8) __KB_SHUFFLES(T, U, 16)
__KB_SHUFFLE_ALL(char, uchar) __KB_SHUFFLE_ALL(uchar, uchar) __KB_SHUFFLE_ALL(short, ushort) __KB_SHUFFLE_ALL(ushort, ushort) __KB_SHUFFLE_ALL(int, uint)
__KB_SHUFFLE_ALL(uint, uint) __KB_SHUFFLE_ALL(long, ulong) __KB_SHUFFLE_ALL(ulong, ulong) __KB_SHUFFLE_ALL(float, uint) __KB_SHUFFLE_ALL(double, ulong)
__KB_SHUFFLE_ALL(half, ushort)

// Copies by a work-group (OpenCL C 1.2 6.12.10): every work-item copies the share of the next one at once, so that none finds its own before it waits. Waiting is a barrier. __kb_async
// tells checked execution what is waited for: 0 begins a copy and 1 ends it, 5 gives it the event n or a new one, 6 waits for the event n, 7 names an argument of the next copy or wait, which 8 announces (n is 1 for a wait).
__KB_OP("async.order") ulong __kb_async(ulong what, ulong n);
#define __KB_COPY(to, from, dst, src) \
  size_t step = get_local_size(0) * get_local_size(1) * get_local_size(2), i = get_local_linear_id() + 1; \
  __kb_async(7, (ulong)to); __kb_async(7, (ulong)from); __kb_async(7, n); __kb_async(7, e); __kb_async(8, 0); __kb_async(0, 0); \
  for (i = i == step ? 0 : i; i < n; i += step) to[dst] = from[src]; \
  __kb_async(1, 0); \
  return __kb_async(5, e);
__KB_ANY("any") event_t async_work_group_copy(gentype *to, const gentype *from, size_t n, event_t e) { __KB_COPY(to, from, i, i) }
__KB_ANY("any") event_t async_work_group_strided_copy(__local gentype *to, const __global gentype *from, size_t n, size_t stride, event_t e) { __KB_COPY(to, from, i, i * stride) }
__KB_ANY("any") event_t async_work_group_strided_copy(__global gentype *to, const __local gentype *from, size_t n, size_t stride, event_t e) { __KB_COPY(to, from, i * stride, i) }
inline void wait_group_events(int n, event_t *list) { for (int i = 0; i < n; i++) { __kb_async(7, list[i]); __kb_async(6, list[i]); } __kb_async(8, 1); __kb_sync(); }
__KB_ANY("any") void prefetch(const __global gentype *p, size_t n) {}
