// Atomic functions (OpenCL C 1.2 6.12.11, OpenCL C 3.0 6.15.12; cl_khr_*_atomics) and sub-groups (6.15.19). The pointer decides the type.
#define __KB_ATOMIC(op) __attribute__((kbind_op(op), kbind_gen("atomic", 1)))
#define __KB_ATOMIC32(op) __attribute__((kbind_op(op), kbind_gen("atomicf", 1)))
#define __KB_ATOMICFN __attribute__((kbind_gen("atomic", 1))) inline
__KB_ATOMIC("atomic.add") gentype atomic_add(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.sub") gentype atomic_sub(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.min") gentype atomic_min(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.max") gentype atomic_max(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.and") gentype atomic_and(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.or") gentype atomic_or(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.xor") gentype atomic_xor(volatile gentype *p, gentype v);
__KB_ATOMIC32("atomic.exch") gentype atomic_xchg(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.cas") gentype atomic_cmpxchg(volatile gentype *p, gentype compare, gentype v);
__KB_ATOMICFN gentype atomic_inc(volatile gentype *p) { return atomic_add(p, (gentype)1); }
__KB_ATOMICFN gentype atomic_dec(volatile gentype *p) { return atomic_sub(p, (gentype)1); }
__KB_ATOMIC("atomic.add") gentype atom_add(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.sub") gentype atom_sub(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.min") gentype atom_min(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.max") gentype atom_max(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.and") gentype atom_and(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.or") gentype atom_or(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.xor") gentype atom_xor(volatile gentype *p, gentype v);
__KB_ATOMIC32("atomic.exch") gentype atom_xchg(volatile gentype *p, gentype v);
__KB_ATOMIC("atomic.cas") gentype atom_cmpxchg(volatile gentype *p, gentype compare, gentype v);
__KB_ATOMICFN gentype atom_inc(volatile gentype *p) { return atomic_add(p, (gentype)1); }
__KB_ATOMICFN gentype atom_dec(volatile gentype *p) { return atomic_sub(p, (gentype)1); }
typedef int atomic_int; typedef uint atomic_uint; typedef long atomic_long; typedef ulong atomic_ulong; typedef float atomic_float; typedef double atomic_double;
typedef long atomic_intptr_t; typedef ulong atomic_uintptr_t; typedef ulong atomic_size_t; typedef long atomic_ptrdiff_t; typedef int atomic_flag;
#define __KB_FETCH(name, op, class) \
  __attribute__((kbind_op(op), kbind_gen(class, 1))) gentype name(volatile gentype *p, gentype v); \
  __attribute__((kbind_gen(class, 1))) inline gentype name##_explicit(volatile gentype *p, gentype v, memory_order o) { return name(p, v); } \
  __attribute__((kbind_gen(class, 1))) inline gentype name##_explicit(volatile gentype *p, gentype v, memory_order o, memory_scope s) { return name(p, v); }
__KB_FETCH(atomic_fetch_add, "atomic.add", "atomicf") __KB_FETCH(atomic_fetch_sub, "atomic.sub", "atomicf")
__KB_FETCH(atomic_fetch_min, "atomic.min", "atomicf") __KB_FETCH(atomic_fetch_max, "atomic.max", "atomicf")
__KB_FETCH(atomic_fetch_and, "atomic.and", "atomic") __KB_FETCH(atomic_fetch_or, "atomic.or", "atomic") __KB_FETCH(atomic_fetch_xor, "atomic.xor", "atomic")
__KB_FETCH(atomic_exchange, "atomic.exch", "atomicf")
#define __KB_ATOMICFFN __attribute__((kbind_gen("atomicf", 1))) inline
__KB_ATOMIC32("atomic.load") gentype atomic_load(const volatile gentype *p);
__KB_ATOMICFFN gentype atomic_load_explicit(const volatile gentype *p, memory_order o) { return atomic_load(p); }
__KB_ATOMICFFN gentype atomic_load_explicit(const volatile gentype *p, memory_order o, memory_scope s) { return atomic_load(p); }
__KB_ATOMIC32("atomic.store") void atomic_store(volatile gentype *p, gentype v);
__KB_ATOMICFFN void atomic_init(volatile gentype *p, gentype v) { atomic_store(p, v); }
__KB_ATOMICFFN void atomic_store_explicit(volatile gentype *p, gentype v, memory_order o) { atomic_store(p, v); }
__KB_ATOMICFFN void atomic_store_explicit(volatile gentype *p, gentype v, memory_order o, memory_scope s) { atomic_store(p, v); }
#define __KB_CMPXCHG(name) \
  __KB_ATOMICFN bool name(volatile gentype *p, gentype *expected, gentype v) { gentype want = *expected, old = atomic_cmpxchg(p, want, v); *expected = old; return old == want; } \
  __KB_ATOMICFN bool name##_explicit(volatile gentype *p, gentype *expected, gentype v, memory_order s, memory_order f) { return name(p, expected, v); } \
  __KB_ATOMICFN bool name##_explicit(volatile gentype *p, gentype *expected, gentype v, memory_order s, memory_order f, memory_scope c) { return name(p, expected, v); }
__KB_CMPXCHG(atomic_compare_exchange_strong) __KB_CMPXCHG(atomic_compare_exchange_weak)
inline bool atomic_flag_test_and_set(volatile int *p) { return atomic_xchg(p, 1) != 0; }
inline void atomic_flag_clear(volatile int *p) { atomic_store(p, 0); }

// A sub-group is a warp of 32 work-items in the order of the linear local id.
__KB_OP("warp.sync") void __kb_syncwarp(uint mask);
__KB_OP("warp.any") int __kb_any(uint mask, int predicate);
__KB_OP("warp.all") int __kb_all(uint mask, int predicate);
__KB_OP("warp.ballot") uint __kb_ballot(uint mask, int predicate);
#define __KB_SUB(op) __attribute__((kbind_op(op), kbind_gen("any", 1)))
#define __KB_SUBFN __attribute__((kbind_gen("any", 1))) inline
__KB_SUB("warp.shfl") gentype __kb_shfl(uint mask, gentype v, int lane, int width);
__KB_SUB("warp.shfl_up") gentype __kb_shfl_up(uint mask, gentype v, uint delta, int width);
__KB_SUB("warp.shfl_down") gentype __kb_shfl_down(uint mask, gentype v, uint delta, int width);
__KB_SUB("warp.shfl_xor") gentype __kb_shfl_xor(uint mask, gentype v, int lanes, int width);
inline uint __kb_local_count(void) { return (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2)); }
inline uint get_max_sub_group_size(void) { return 32; }
inline uint get_num_sub_groups(void) { return (__kb_local_count() + 31) / 32; }
inline uint get_enqueued_num_sub_groups(void) { return get_num_sub_groups(); }
inline uint get_sub_group_id(void) { return (uint)get_local_linear_id() / 32; }
inline uint get_sub_group_local_id(void) { return (uint)get_local_linear_id() % 32; }
inline uint get_sub_group_size(void) { uint rest = __kb_local_count() - get_sub_group_id() * 32; return rest < 32 ? rest : 32; }
inline void sub_group_barrier(cl_mem_fence_flags flags) { __kb_syncwarp(0xffffffffu); }
inline void sub_group_barrier(cl_mem_fence_flags flags, memory_scope scope) { __kb_syncwarp(0xffffffffu); }
inline int sub_group_any(int predicate) { return __kb_any(0xffffffffu, predicate); }
inline int sub_group_all(int predicate) { return __kb_all(0xffffffffu, predicate); }
inline uint4 sub_group_ballot(int predicate) { return (uint4)(__kb_ballot(0xffffffffu, predicate), 0, 0, 0); }
__KB_SUBFN gentype sub_group_broadcast(gentype v, uint lane) { return __kb_shfl(0xffffffffu, v, (int)lane, 32); }
__KB_SUBFN gentype sub_group_shuffle(gentype v, uint lane) { return __kb_shfl(0xffffffffu, v, (int)lane, 32); }
__KB_SUBFN gentype sub_group_shuffle_xor(gentype v, uint lanes) { return __kb_shfl_xor(0xffffffffu, v, (int)lanes, 32); }
__KB_SUBFN gentype sub_group_shuffle_up(gentype v, uint delta) { return __kb_shfl_up(0xffffffffu, v, delta, 32); }
__KB_SUBFN gentype sub_group_shuffle_down(gentype v, uint delta) { return __kb_shfl_down(0xffffffffu, v, delta, 32); }
// The reductions run over the lanes that exist, in their order; the scans likewise.
#define __KB_SUBRED(name, expr) \
  __KB_SUBFN gentype sub_group_reduce_##name(gentype v) { \
    gentype a = __kb_shfl(0xffffffffu, v, 0, 32); \
    for (int i = 1, n = (int)get_sub_group_size(); i < n; i++) { gentype b = __kb_shfl(0xffffffffu, v, i, 32); a = expr; } \
    return a; } \
  __KB_SUBFN gentype sub_group_scan_inclusive_##name(gentype v) { \
    gentype a = v; \
    for (uint i = 1, l = get_sub_group_local_id(); i < 32; i <<= 1) { gentype b = __kb_shfl_up(0xffffffffu, a, i, 32); if (l >= i) a = expr; } \
    return a; }
__KB_SUBRED(add, a + b) __KB_SUBRED(min, b < a ? b : a) __KB_SUBRED(max, a < b ? b : a)
__KB_SUBFN gentype sub_group_scan_exclusive_add(gentype v) {
  gentype a = __kb_shfl_up(0xffffffffu, sub_group_scan_inclusive_add(v), 1, 32);
  return get_sub_group_local_id() == 0 ? (gentype)0 : a;
}
