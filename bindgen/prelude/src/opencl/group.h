// Collective functions of work-groups and sub-groups (OpenCL C 3.0 6.15.16, 6.15.19; cl_khr_subgroup_*, cl_intel_subgroups*).
// The values that a scan without any input gives.
#define __KB_LEAST(class, least, most) \
  __attribute__((kbind_gen(class, 1))) inline gentype __kb_least(gentype like) { return least; } \
  __attribute__((kbind_gen(class, 1))) inline gentype __kb_most(gentype like) { return most; }
__KB_LEAST("fp", (gentype)-INFINITY, (gentype)INFINITY)
__KB_LEAST("uint", (gentype)0, (gentype)~(gentype)0)
__KB_LEAST("sint", (gentype)(-(gentype)((ugentype)~(ugentype)0 >> 1) - 1), (gentype)((ugentype)~(ugentype)0 >> 1))

// A work-group collective leaves its values in local memory, where the first work-item combines them in the order of the linear local ids.
inline uint __kb_local_count(void) { return (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2)); }
inline int work_group_any(int predicate) { return __kb_block_or(predicate); }
inline int work_group_all(int predicate) { return __kb_block_and(predicate); }
#define __KB_WGSCAN(T, expr) \
  __local T m[1024]; \
  uint l = (uint)get_local_linear_id(), n = __kb_local_count(); \
  m[l] = v; \
  __kb_sync(); \
  if (l == 0) for (uint i = 1; i < n; i++) { T a = m[i - 1], b = m[i]; m[i] = expr; } \
  __kb_sync();
#define __KB_WG(T, name, expr, first) \
  inline T work_group_reduce_##name(T v) { __KB_WGSCAN(T, expr) T r = m[n - 1]; __kb_sync(); return r; } \
  inline T work_group_scan_inclusive_##name(T v) { __KB_WGSCAN(T, expr) T r = m[l]; __kb_sync(); return r; } \
  inline T work_group_scan_exclusive_##name(T v) { __KB_WGSCAN(T, expr) T r = l == 0 ? first : m[l - 1]; __kb_sync(); return r; }
#define __KB_WGS(T) \
  __KB_WG(T, add, a + b, (T)0) __KB_WG(T, min, b < a ? b : a, __kb_most(v)) __KB_WG(T, max, a < b ? b : a, __kb_least(v)) \
  inline T work_group_broadcast(T v, size_t x) { return work_group_broadcast(v, x, 0, 0); } \
  inline T work_group_broadcast(T v, size_t x, size_t y) { return work_group_broadcast(v, x, y, 0); } \
  inline T work_group_broadcast(T v, size_t x, size_t y, size_t z) { \
    __local T m[1]; \
    if (get_local_id(0) == x && get_local_id(1) == y && get_local_id(2) == z) m[0] = v; \
    __kb_sync(); \
    T r = m[0]; \
    __kb_sync(); \
    return r; }
__KB_WGS(int) __KB_WGS(uint) __KB_WGS(long) __KB_WGS(ulong) __KB_WGS(float) __KB_WGS(double) __KB_WGS(half)

// A sub-group is a warp of 32 work-items in the order of the linear local id, or, in a unit whose kernels ask for 16 or 8 (intel_reqd_sub_group_size), a half or a
// quarter of one. What all of it must call names all its lanes; the "non-uniform" functions name those that call them together.
__KB_OP("group.lanes") uint get_max_sub_group_size(void);
#define __KB_LANES get_max_sub_group_size()
#define __KB_WIDTH ((int)__KB_LANES)
#define __KB_ONES (0xffffffffu >> 32 - __KB_LANES)
#define __KB_BASE (__KB_LANES == 32 ? 0 : __kb_lane() & ~(__KB_LANES - 1))
#define __KB_FULL (__KB_LANES == 32 ? 0xffffffffu : __KB_ONES << __KB_BASE)
inline uint __kb_lane(void) { return (uint)get_local_linear_id() % 32; }
inline uint __kb_active(void) { uint m = __kb_warp_active(); return __KB_LANES == 32 ? m : m & __KB_FULL; }
__KB_OP("warp.sync") void __kb_syncwarp(uint mask);
__KB_OP("warp.activemask") uint __kb_warp_active(void);
__KB_OP("warp.any") int __kb_any(uint mask, int predicate);
__KB_OP("warp.all") int __kb_all(uint mask, int predicate);
__KB_OP("warp.ballot") uint __kb_ballot(uint mask, int predicate);
#define __KB_SUB(op) __attribute__((kbind_op(op), kbind_gen("any", 1)))
#define __KB_SUBFN __attribute__((kbind_gen("any", 1))) inline
#define __KB_SUBINT __attribute__((kbind_gen("int", 1))) inline
#define __KB_SUBVEC __KB_VECS("any")
__KB_SUB("warp.shfl") gentype __kb_shfl(uint mask, gentype v, int lane, int width);
__KB_SUB("warp.shfl_up") gentype __kb_shfl_up(uint mask, gentype v, uint delta, int width);
__KB_SUB("warp.shfl_down") gentype __kb_shfl_down(uint mask, gentype v, uint delta, int width);
__KB_SUB("warp.shfl_xor") gentype __kb_shfl_xor(uint mask, gentype v, int lanes, int width);
__KB_SUBVEC gentype __kb_shfl(uint mask, gentype v, int lane, int width) {
  sgentype *p = (sgentype *)&v;
  for (int i = 0; i < vec_step(gentype); i++) p[i] = __kb_shfl(mask, p[i], lane, width);
  return v;
}
inline uint get_num_sub_groups(void) { return (__kb_local_count() + __KB_LANES - 1) / __KB_LANES; }
inline uint get_enqueued_num_sub_groups(void) { return get_num_sub_groups(); }
inline uint get_sub_group_id(void) { return (uint)get_local_linear_id() / __KB_LANES; }
inline uint get_sub_group_local_id(void) { return (uint)get_local_linear_id() % __KB_LANES; }
inline uint get_sub_group_size(void) { uint rest = __kb_local_count() - get_sub_group_id() * __KB_LANES; return rest < __KB_LANES ? rest : __KB_LANES; }
inline void sub_group_barrier(cl_mem_fence_flags flags) { __kb_syncwarp(__KB_FULL); }
inline void sub_group_barrier(cl_mem_fence_flags flags, memory_scope scope) { __kb_syncwarp(__KB_FULL); }
inline int sub_group_any(int predicate) { return __kb_any(__KB_FULL, predicate); }
inline int sub_group_all(int predicate) { return __kb_all(__KB_FULL, predicate); }
#define __KB_ANYWIDTH(decl, ...) __KB_SUBFN gentype decl { __VA_ARGS__ } __KB_SUBVEC gentype decl { __VA_ARGS__ }
__KB_ANYWIDTH(sub_group_broadcast(gentype v, uint lane), return __kb_shfl(__KB_FULL, v, (int)lane, __KB_WIDTH);)
__KB_ANYWIDTH(sub_group_shuffle(gentype v, uint lane), return __kb_shfl(__KB_FULL, v, (int)lane, __KB_WIDTH);)
__KB_SUBFN gentype sub_group_shuffle_xor(gentype v, uint lanes) { return __kb_shfl_xor(__KB_FULL, v, (int)lanes, __KB_WIDTH); }
__KB_SUBFN gentype sub_group_shuffle_up(gentype v, uint delta) { return __kb_shfl_up(__KB_FULL, v, delta, __KB_WIDTH); }
__KB_SUBFN gentype sub_group_shuffle_down(gentype v, uint delta) { return __kb_shfl_down(__KB_FULL, v, delta, __KB_WIDTH); }
__KB_SUBFN gentype sub_group_rotate(gentype v, int delta) { return __kb_shfl(__KB_FULL, v, (int)get_sub_group_local_id() + delta & __KB_WIDTH - 1, __KB_WIDTH); }
__KB_SUBFN gentype sub_group_clustered_rotate(gentype v, int delta, uint cluster) { return __kb_shfl(__KB_FULL, v, (int)get_sub_group_local_id() + delta & (int)cluster - 1, (int)cluster); }

// Combining goes over the lanes of a mask in their order, so that floating sums do not depend on how the work-group is executed.
#define __KB_SUBRED(gen, name, expr, first) \
  gen gentype __kb_reduce_##name(uint mask, gentype v) { \
    gentype a = __kb_shfl(mask, v, ctz(mask), 32); \
    for (uint r = mask & mask - 1; r != 0; r &= r - 1) { gentype b = __kb_shfl(mask, v, ctz(r), 32); a = (gentype)(expr); } \
    return a; } \
  gen gentype __kb_inclusive_##name(uint mask, gentype v) { \
    gentype a = __kb_shfl(mask, v, ctz(mask), 32); \
    for (uint r = mask & mask - 1; r != 0; r &= r - 1) { gentype b = __kb_shfl(mask, v, ctz(r), 32); if (ctz(r) <= __kb_lane()) a = (gentype)(expr); } \
    return a; } \
  gen gentype __kb_exclusive_##name(uint mask, gentype v) { \
    gentype a = first; \
    bool any = false; \
    for (uint r = mask; r != 0; r &= r - 1) { gentype b = __kb_shfl(mask, v, ctz(r), 32); if (ctz(r) < __kb_lane()) { a = any ? (gentype)(expr) : b; any = true; } } \
    return a; } \
  gen gentype sub_group_non_uniform_reduce_##name(gentype v) { return __kb_reduce_##name(__kb_active(), v); } \
  gen gentype sub_group_non_uniform_scan_inclusive_##name(gentype v) { return __kb_inclusive_##name(__kb_active(), v); } \
  gen gentype sub_group_non_uniform_scan_exclusive_##name(gentype v) { return __kb_exclusive_##name(__kb_active(), v); } \
  gen gentype sub_group_clustered_reduce_##name(gentype v, uint cluster) { \
    uint mask = __kb_active(), from = __kb_lane() & ~(cluster - 1); \
    gentype a = v; \
    bool any = false; \
    for (uint i = from; i < from + cluster; i++) { gentype b = __kb_shfl(mask, v, (int)i, 32); if (mask >> i & 1) { a = any ? (gentype)(expr) : b; any = true; } } \
    return a; }
#define __KB_SUBUNI(name) \
  __KB_SUBFN gentype sub_group_reduce_##name(gentype v) { return __kb_reduce_##name(__kb_lanes(), v); } \
  __KB_SUBFN gentype sub_group_scan_inclusive_##name(gentype v) { return __kb_inclusive_##name(__kb_lanes(), v); } \
  __KB_SUBFN gentype sub_group_scan_exclusive_##name(gentype v) { return __kb_exclusive_##name(__kb_lanes(), v); }
inline uint __kb_lanes(void) { return 0xffffffffu >> 32 - get_sub_group_size() << __KB_BASE; }
__KB_SUBRED(__KB_SUBFN, add, a + b, (gentype)0) __KB_SUBRED(__KB_SUBFN, mul, a * b, (gentype)1)
__KB_SUBRED(__KB_SUBFN, min, b < a ? b : a, __kb_most(v)) __KB_SUBRED(__KB_SUBFN, max, a < b ? b : a, __kb_least(v))
__KB_SUBRED(__KB_SUBINT, and, a & b, (gentype)~(gentype)0) __KB_SUBRED(__KB_SUBINT, or, a | b, (gentype)0) __KB_SUBRED(__KB_SUBINT, xor, a ^ b, (gentype)0)
__KB_SUBUNI(add) __KB_SUBUNI(min) __KB_SUBUNI(max)
#define __KB_SUBLOG(name, op) \
  inline int sub_group_non_uniform_reduce_logical_##name(int p) { return sub_group_non_uniform_reduce_##op(p != 0 ? 1 : 0); } \
  inline int sub_group_non_uniform_scan_inclusive_logical_##name(int p) { return sub_group_non_uniform_scan_inclusive_##op(p != 0 ? 1 : 0); } \
  inline int sub_group_non_uniform_scan_exclusive_logical_##name(int p) { return sub_group_non_uniform_scan_exclusive_##op(p != 0 ? 1 : 0) & 1; } \
  inline int sub_group_clustered_reduce_logical_##name(int p, uint cluster) { return sub_group_clustered_reduce_##op(p != 0 ? 1 : 0, cluster); }
__KB_SUBLOG(and, and) __KB_SUBLOG(or, or) __KB_SUBLOG(xor, xor)

inline int sub_group_elect(void) { return ctz(__kb_active()) == __kb_lane(); }
inline int sub_group_non_uniform_all(int predicate) { return __kb_all(__kb_active(), predicate); }
inline int sub_group_non_uniform_any(int predicate) { return __kb_any(__kb_active(), predicate); }
__KB_SUBFN int sub_group_non_uniform_all_equal(gentype v) { uint m = __kb_active(); return __kb_all(m, v == __kb_shfl(m, v, ctz(m), 32)); }
__KB_ANYWIDTH(sub_group_non_uniform_broadcast(gentype v, uint lane), return __kb_shfl(__kb_active(), v, (int)lane, __KB_WIDTH);)
__KB_SUBFN gentype sub_group_broadcast_first(gentype v) { uint m = __kb_active(); return __kb_shfl(m, v, ctz(m), 32); }
inline uint4 sub_group_ballot(int predicate) { return (uint4)(__kb_ballot(__kb_active(), predicate) >> __KB_BASE, 0, 0, 0); }
inline int sub_group_inverse_ballot(uint4 v) { return v.x >> get_sub_group_local_id() & 1; }
inline int sub_group_ballot_bit_extract(uint4 v, uint i) { return v.x >> i & 1; }
inline uint sub_group_ballot_bit_count(uint4 v) { return popcount(v.x); }
inline uint sub_group_ballot_inclusive_scan(uint4 v) { return popcount(v.x & get_sub_group_le_mask().x); }
inline uint sub_group_ballot_exclusive_scan(uint4 v) { return popcount(v.x & get_sub_group_lt_mask().x); }
inline uint sub_group_ballot_find_lsb(uint4 v) { return ctz(v.x); }
inline uint sub_group_ballot_find_msb(uint4 v) { return 31 - clz(v.x); }
inline uint4 get_sub_group_eq_mask(void) { return (uint4)(1u << get_sub_group_local_id(), 0, 0, 0); }
inline uint4 get_sub_group_ge_mask(void) { return (uint4)(__KB_ONES & 0xffffffffu << get_sub_group_local_id(), 0, 0, 0); }
inline uint4 get_sub_group_gt_mask(void) { return (uint4)(__KB_ONES & 0xfffffffeu << get_sub_group_local_id(), 0, 0, 0); }
inline uint4 get_sub_group_le_mask(void) { return (uint4)(0xffffffffu >> 31 - get_sub_group_local_id(), 0, 0, 0); }
inline uint4 get_sub_group_lt_mask(void) { return (uint4)(0x7fffffffu >> 31 - get_sub_group_local_id(), 0, 0, 0); }

// cl_intel_subgroups and its relatives for other sizes of elements.
__KB_ANYWIDTH(intel_sub_group_shuffle(gentype v, uint lane), return __kb_shfl(__KB_FULL, v, (int)lane, __KB_WIDTH);)
__KB_ANYWIDTH(intel_sub_group_shuffle_xor(gentype v, uint lanes), return __kb_shfl(__KB_FULL, v, (int)(get_sub_group_local_id() ^ lanes), __KB_WIDTH);)
__KB_ANYWIDTH(intel_sub_group_shuffle_down(gentype v, gentype next, uint delta), \
  uint i = get_sub_group_local_id() + delta; gentype a = __kb_shfl(__KB_FULL, v, (int)i, __KB_WIDTH), b = __kb_shfl(__KB_FULL, next, (int)i, __KB_WIDTH); if (i >= __KB_LANES) a = b; return a;)
__KB_ANYWIDTH(intel_sub_group_shuffle_up(gentype previous, gentype v, uint delta), \
  int i = (int)get_sub_group_local_id() - (int)delta; gentype a = __kb_shfl(__KB_FULL, v, i, __KB_WIDTH), b = __kb_shfl(__KB_FULL, previous, i, __KB_WIDTH); if (i < 0) a = b; return a;)
__KB_ANYWIDTH(intel_sub_group_broadcast(gentype v, uint lane), return sub_group_broadcast(v, lane);)
#define __KB_INTELRED(name) \
  __KB_SUBFN gentype intel_sub_group_reduce_##name(gentype v) { return sub_group_reduce_##name(v); } \
  __KB_SUBFN gentype intel_sub_group_scan_inclusive_##name(gentype v) { return sub_group_scan_inclusive_##name(v); } \
  __KB_SUBFN gentype intel_sub_group_scan_exclusive_##name(gentype v) { return sub_group_scan_exclusive_##name(v); }
__KB_INTELRED(add) __KB_INTELRED(min) __KB_INTELRED(max)
// Lane i reads or writes the elements i, i + size, i + 2 * size ...
#define __KB_BLOCKS(T, n, suffix) \
  inline T##n intel_sub_group_block_read##suffix(const __global T *p) { \
    T##n v; T *to = (T *)&v; p += get_sub_group_local_id(); \
    for (uint i = 0, s = get_sub_group_size(); i < vec_step(T##n); i++) to[i] = p[i * s]; \
    return v; } \
  inline T##n intel_sub_group_block_read##suffix(const __local T *p) { \
    T##n v; T *to = (T *)&v; p += get_sub_group_local_id(); \
    for (uint i = 0, s = get_sub_group_size(); i < vec_step(T##n); i++) to[i] = p[i * s]; \
    return v; } \
  inline void intel_sub_group_block_write##suffix(__global T *p, T##n v) { \
    T *from = (T *)&v; p += get_sub_group_local_id(); \
    for (uint i = 0, s = get_sub_group_size(); i < vec_step(T##n); i++) p[i * s] = from[i]; } \
  inline void intel_sub_group_block_write##suffix(__local T *p, T##n v) { \
    T *from = (T *)&v; p += get_sub_group_local_id(); \
    for (uint i = 0, s = get_sub_group_size(); i < vec_step(T##n); i++) p[i * s] = from[i]; }
#define __KB_BLOCKSN(T, s) __KB_BLOCKS(T, , s) __KB_BLOCKS(T, 2, s##2) __KB_BLOCKS(T, 4, s##4) __KB_BLOCKS(T, 8, s##8)
__KB_BLOCKS(uint, , ) __KB_BLOCKS(uint, 2, 2) __KB_BLOCKS(uint, 4, 4) __KB_BLOCKS(uint, 8, 8)
__KB_BLOCKSN(uchar, _uc) __KB_BLOCKS(uchar, 16, _uc16) __KB_BLOCKSN(ushort, _us) __KB_BLOCKS(ushort, 16, _us16) __KB_BLOCKSN(uint, _ui) __KB_BLOCKSN(ulong, _ul)
