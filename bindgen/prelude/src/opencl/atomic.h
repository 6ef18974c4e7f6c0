// Atomic functions (OpenCL C 1.2 6.12.11, OpenCL C 3.0 6.15.12; cl_khr_*_atomics). The pointer decides the type.
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
// __kb_how tells checked execution of orders that do not acquire and of narrow scopes, __kb_release of the orders that publish what the work-item wrote before; __kb_order orders on
// devices, before an operation that releases and, in __kb_acquired, behind one that acquires. What names no order is sequentially consistent.
__KB_OP("fence.order") void __kb_release(void);
__KB_OP("fence.how") void __kb_how(uint how);
__KB_OP("order.block") void __kb_order_block(void); __KB_OP("order.device") void __kb_order_device(void); __KB_OP("order.system") void __kb_order_system(void);
inline void __kb_order(memory_scope s) { if (s < memory_scope_device || s == memory_scope_sub_group) __kb_order_block(); else if (s == memory_scope_device) __kb_order_device(); else __kb_order_system(); }
inline bool __kb_acquires(memory_order o) { return o != memory_order_relaxed && o != memory_order_release; }
inline void __kb_scoped(memory_order o, memory_scope s) { __kb_how((s < memory_scope_device || s == memory_scope_sub_group ? 1u : 0u) | (__kb_acquires(o) ? 0u : 2u)); }
inline void __kb_loading(memory_order o, memory_scope s) { __kb_scoped(o, s); if (o == memory_order_seq_cst) __kb_order(s); }
inline void __kb_ordered(memory_order o, memory_scope s) { __kb_scoped(o, s); if (o >= memory_order_release) { __kb_release(); __kb_order(s); } }
inline void __kb_acquired(memory_order o, memory_scope s) { if (__kb_acquires(o)) __kb_order(s); }
inline void __kb_releasing(void) { __kb_release(); __kb_order_device(); }
#define __KB_FETCH(name, op, class) \
  __attribute__((kbind_op(op), kbind_gen(class, 1))) gentype __kb_##name(volatile gentype *p, gentype v); \
  __attribute__((kbind_gen(class, 1))) inline gentype name(volatile gentype *p, gentype v) { __kb_releasing(); gentype old = __kb_##name(p, v); __kb_order_device(); return old; } \
  __attribute__((kbind_gen(class, 1))) inline gentype name##_explicit(volatile gentype *p, gentype v, memory_order o) { __kb_ordered(o, memory_scope_device); gentype old = __kb_##name(p, v); __kb_acquired(o, memory_scope_device); return old; } \
  __attribute__((kbind_gen(class, 1))) inline gentype name##_explicit(volatile gentype *p, gentype v, memory_order o, memory_scope s) { __kb_ordered(o, s); gentype old = __kb_##name(p, v); __kb_acquired(o, s); return old; }
__KB_FETCH(atomic_fetch_add, "atomic.add", "atomicf") __KB_FETCH(atomic_fetch_sub, "atomic.sub", "atomicf")
__KB_FETCH(atomic_fetch_min, "atomic.min", "atomicf") __KB_FETCH(atomic_fetch_max, "atomic.max", "atomicf")
__KB_FETCH(atomic_fetch_and, "atomic.and", "atomic") __KB_FETCH(atomic_fetch_or, "atomic.or", "atomic") __KB_FETCH(atomic_fetch_xor, "atomic.xor", "atomic")
__KB_FETCH(atomic_exchange, "atomic.exch", "atomicf")
#define __KB_ATOMICFFN __attribute__((kbind_gen("atomicf", 1))) inline
__KB_ATOMIC32("atomic.load") gentype __kb_atomic_load(const volatile gentype *p);
__KB_ATOMICFFN gentype atomic_load(const volatile gentype *p) { __kb_order_device(); gentype v = __kb_atomic_load(p); __kb_order_device(); return v; }
__KB_ATOMICFFN gentype atomic_load_explicit(const volatile gentype *p, memory_order o) { __kb_loading(o, memory_scope_device); gentype v = __kb_atomic_load(p); __kb_acquired(o, memory_scope_device); return v; }
__KB_ATOMICFFN gentype atomic_load_explicit(const volatile gentype *p, memory_order o, memory_scope s) { __kb_loading(o, s); gentype v = __kb_atomic_load(p); __kb_acquired(o, s); return v; }
__KB_ATOMIC32("atomic.store") void __kb_atomic_store(volatile gentype *p, gentype v);
__KB_ATOMICFFN void atomic_store(volatile gentype *p, gentype v) { __kb_releasing(); __kb_atomic_store(p, v); }
__KB_ATOMICFFN void atomic_init(volatile gentype *p, gentype v) { __kb_atomic_store(p, v); }
__KB_ATOMICFFN void atomic_store_explicit(volatile gentype *p, gentype v, memory_order o) { __kb_ordered(o, memory_scope_device); __kb_atomic_store(p, v); }
__KB_ATOMICFFN void atomic_store_explicit(volatile gentype *p, gentype v, memory_order o, memory_scope s) { __kb_ordered(o, s); __kb_atomic_store(p, v); }
#define __KB_CMPXCHG(name) \
  __KB_ATOMICFN bool name(volatile gentype *p, gentype *expected, gentype v) { __kb_releasing(); gentype want = *expected, old = atomic_cmpxchg(p, want, v); __kb_order_device(); *expected = old; return old == want; } \
  __KB_ATOMICFN bool name##_explicit(volatile gentype *p, gentype *expected, gentype v, memory_order s, memory_order f) { return name(p, expected, v); } \
  __KB_ATOMICFN bool name##_explicit(volatile gentype *p, gentype *expected, gentype v, memory_order s, memory_order f, memory_scope c) { __kb_loading(s, c); return name(p, expected, v); }
__KB_CMPXCHG(atomic_compare_exchange_strong) __KB_CMPXCHG(atomic_compare_exchange_weak)
// Floating values are compared as their representations.
#define __KB_FCMPXCHG(name, T, I) \
  inline bool name(volatile T *p, T *expected, T v) { __kb_releasing(); I want = as_##I(*expected), old = atomic_cmpxchg((volatile I *)p, want, as_##I(v)); __kb_order_device(); *expected = as_##T(old); return old == want; } \
  inline bool name##_explicit(volatile T *p, T *expected, T v, memory_order s, memory_order f) { return name(p, expected, v); } \
  inline bool name##_explicit(volatile T *p, T *expected, T v, memory_order s, memory_order f, memory_scope c) { __kb_loading(s, c); return name(p, expected, v); }
__KB_FCMPXCHG(atomic_compare_exchange_strong, float, int) __KB_FCMPXCHG(atomic_compare_exchange_strong, double, long)
__KB_FCMPXCHG(atomic_compare_exchange_weak, float, int) __KB_FCMPXCHG(atomic_compare_exchange_weak, double, long)
inline bool atomic_flag_test_and_set(volatile int *p) { return atomic_exchange(p, 1) != 0; }
inline bool atomic_flag_test_and_set_explicit(volatile int *p, memory_order o) { return atomic_exchange_explicit(p, 1, o) != 0; }
inline bool atomic_flag_test_and_set_explicit(volatile int *p, memory_order o, memory_scope s) { return atomic_exchange_explicit(p, 1, o, s) != 0; }
inline void atomic_flag_clear(volatile int *p) { atomic_store(p, 0); }
inline void atomic_flag_clear_explicit(volatile int *p, memory_order o) { __kb_ordered(o, memory_scope_device); __kb_atomic_store(p, 0); }
inline void atomic_flag_clear_explicit(volatile int *p, memory_order o, memory_scope s) { __kb_ordered(o, s); __kb_atomic_store(p, 0); }
