// Atomic objects of std and cuda, and the synchronisation of libcu++ (C++20 31, 32.8; libcu++: cuda::atomic, cuda::barrier, cuda::pipeline).
// Functions on any type of up to eight bytes: the operation itself where there is one, else compare-and-swap of the bits, with the widest scope. __kb_how tells
// checked execution of orders that do not acquire and of narrow scopes, __kb_release of those that publish what the thread wrote before; __kb_order orders on devices.
#define __KB_COMMA ,
template <unsigned int N> struct __kb_word;
template <> struct __kb_word<1> { typedef unsigned char type; };
template <> struct __kb_word<2> { typedef unsigned short type; };
template <> struct __kb_word<4> { typedef unsigned int type; };
template <> struct __kb_word<8> { typedef unsigned long long type; };
template <class T> struct __kb_step { typedef T type; };
template <class T> struct __kb_step<T *> { typedef ptrdiff_t type; };
#define __KB_ALOAD(T) __KB_OP("atomic.load:system") T __kb_atomic_load(const T *p); __KB_OP("atomic.store:system") void __kb_atomic_store(T *p, T v);
__KB_ALOAD(int) __KB_ALOAD(unsigned int) __KB_ALOAD(long) __KB_ALOAD(unsigned long) __KB_ALOAD(long long) __KB_ALOAD(unsigned long long) __KB_ALOAD(float) __KB_ALOAD(double)
__KB_OP("atomic.cas:system") unsigned char __kb_cas(unsigned char *p, unsigned char compare, unsigned char v);
template <class W> __device__ inline W __kb_cas(W *p, W compare, W v) {
  if constexpr (sizeof(W) == 2) return atomicCAS(p, compare, v);
  else return atomicCAS_system(p, compare, v);
}
template <class T> __device__ inline T __kb_aload(const T *p) {
  if constexpr (__is_arithmetic(T) && sizeof(T) >= 4) return __kb_atomic_load(p);
  else {
    typedef typename __kb_word<sizeof(T)>::type W;
    W w;
    if constexpr (sizeof(T) >= 4) w = __kb_atomic_load((const W *)p);
    else w = __kb_cas((W *)p, (W)0, (W)0);
    return *(T *)&w;
  }
}
template <class T> __device__ inline bool __kb_acas(T *p, T *expected, T v) {
  typedef typename __kb_word<sizeof(T)>::type W;
  W want = *(W *)expected, seen = __kb_cas((W *)p, want, *(W *)&v);
  if (seen == want) return true;
  *expected = *(T *)&seen;
  return false;
}
template <class T, class F> __device__ inline T __kb_aupdate(T *p, F f) {
  T old = __kb_aload(p);
  while (!__kb_acas(p, &old, f(old))) {}
  return old;
}
template <class T> __device__ inline T __kb_aexch(T *p, T v) {
  if constexpr (__is_arithmetic(T) && sizeof(T) >= 4) return atomicExch_system(p, v);
  else if constexpr (sizeof(T) >= 4) {
    typedef typename __kb_word<sizeof(T)>::type W;
    W w = atomicExch_system((W *)p, *(W *)&v);
    return *(T *)&w;
  } else return __kb_aupdate(p, [=](T x) { return v; });
}
template <class T> __device__ inline void __kb_astore(T *p, T v) {
  if constexpr (__is_arithmetic(T) && sizeof(T) >= 4) __kb_atomic_store(p, v);
  else __kb_aexch(p, v);
}
#define __KB_AFETCH(name, atomic, expr) \
  template <class T, class D> __device__ inline T __kb_a##name(T *p, D d) { \
    if constexpr (__is_arithmetic(T) && sizeof(T) >= 4) return atomic(p, (T)d); \
    else return __kb_aupdate(p, [=](T x) { return (T)(expr); }); \
  }
__KB_AFETCH(add, atomicAdd_system, x + d) __KB_AFETCH(sub, atomicSub_system, x - d) __KB_AFETCH(and, atomicAnd_system, x & d)
__KB_AFETCH(or, atomicOr_system, x | d) __KB_AFETCH(xor, atomicXor_system, x ^ d) __KB_AFETCH(min, atomicMin_system, d < x ? d : x) __KB_AFETCH(max, atomicMax_system, x < d ? d : x)

namespace std {
enum class memory_order : int { relaxed, consume, acquire, release, acq_rel, seq_cst };
constexpr memory_order memory_order_relaxed = memory_order::relaxed;
constexpr memory_order memory_order_consume = memory_order::consume;
constexpr memory_order memory_order_acquire = memory_order::acquire;
constexpr memory_order memory_order_release = memory_order::release;
constexpr memory_order memory_order_acq_rel = memory_order::acq_rel;
constexpr memory_order memory_order_seq_cst = memory_order::seq_cst;
__device__ inline void atomic_thread_fence(memory_order o) { __threadfence_system(); }
__device__ inline void atomic_signal_fence(memory_order o) {}
}
#define __KB_ORDER ::std::memory_order o = ::std::memory_order::seq_cst
// Before a load, before other operations, and behind both. Scopes are numbered as in cuda::thread_scope.
__device__ inline void __kb_order(int scope) { if (scope == 0) __kb_order_system(); else if (scope == 1) __kb_order_device(); else if (scope == 2) __kb_order_block(); }
__device__ inline bool __kb_acquires(::std::memory_order o) { return o != ::std::memory_order::relaxed && o != ::std::memory_order::release; }
__device__ inline void __kb_scoped(::std::memory_order o, int scope) { __kb_how((scope >= 2 ? 1u : 0u) | (__kb_acquires(o) ? 0u : 2u)); }
__device__ inline void __kb_loading(::std::memory_order o, int scope) { __kb_scoped(o, scope); if (o == ::std::memory_order::seq_cst) __kb_order(scope); }
__device__ inline void __kb_ordered(::std::memory_order o, int scope) { __kb_scoped(o, scope); if (o >= ::std::memory_order::release) { __kb_release(); __kb_order(scope); } }
template <class T> __device__ inline T __kb_acquired(T v, ::std::memory_order o, int scope) { if (__kb_acquires(o)) __kb_order(scope); return v; }
#define __KB_FETCHES(P, S, name) __device__ T fetch_##name(typename __kb_step<T>::type v, __KB_ORDER) const { __kb_ordered(o, S); return __kb_acquired(__kb_a##name(P, v), o, S); }
// The members that atomic and atomic_ref have in common; P is the address of the value, S the scope.
#define __KB_MEMBERS(P, S) \
  typedef T value_type; \
  static constexpr bool is_always_lock_free = true; \
  __device__ bool is_lock_free() const { return true; } \
  __device__ T load(__KB_ORDER) const { __kb_loading(o, S); return __kb_acquired(__kb_aload(P), o, S); } \
  __device__ operator T() const { return load(); } \
  __device__ void store(T v, __KB_ORDER) const { __kb_ordered(o, S); __kb_astore(P, v); } \
  __device__ T exchange(T v, __KB_ORDER) const { __kb_ordered(o, S); return __kb_acquired(__kb_aexch(P, v), o, S); } \
  __device__ bool compare_exchange_strong(T &e, T v, __KB_ORDER) const { __kb_ordered(o, S); return __kb_acquired(__kb_acas(P, &e, v), o, S); } \
  __device__ bool compare_exchange_strong(T &e, T v, ::std::memory_order s, ::std::memory_order f) const { __kb_ordered(s, S); return __kb_acquired(__kb_acas(P, &e, v), __kb_acquires(s) ? s : f, S); } \
  __device__ bool compare_exchange_weak(T &e, T v, __KB_ORDER) const { __kb_ordered(o, S); return __kb_acquired(__kb_acas(P, &e, v), o, S); } \
  __device__ bool compare_exchange_weak(T &e, T v, ::std::memory_order s, ::std::memory_order f) const { __kb_ordered(s, S); return __kb_acquired(__kb_acas(P, &e, v), __kb_acquires(s) ? s : f, S); } \
  __KB_FETCHES(P, S, add) __KB_FETCHES(P, S, sub) __KB_FETCHES(P, S, and) __KB_FETCHES(P, S, or) __KB_FETCHES(P, S, xor) __KB_FETCHES(P, S, min) __KB_FETCHES(P, S, max) \
  __device__ T operator++() const { return (T)(fetch_add(1) + 1); } __device__ T operator++(int) const { return fetch_add(1); } \
  __device__ T operator--() const { return (T)(fetch_sub(1) - 1); } __device__ T operator--(int) const { return fetch_sub(1); } \
  __device__ T operator+=(typename __kb_step<T>::type v) const { return (T)(fetch_add(v) + v); } \
  __device__ T operator-=(typename __kb_step<T>::type v) const { return (T)(fetch_sub(v) - v); } \
  __device__ T operator&=(T v) const { return (T)(fetch_and(v) & v); } \
  __device__ T operator|=(T v) const { return (T)(fetch_or(v) | v); } \
  __device__ T operator^=(T v) const { return (T)(fetch_xor(v) ^ v); } \
  __device__ void wait(T old, __KB_ORDER) const { __kb_loading(o, S); while (__kb_aload(P) == old) {} __kb_acquired(0, o, S); } \
  __device__ void notify_one() const {} __device__ void notify_all() const {}
#define __KB_ATOMIC_CLASS(S, params) \
  template params struct atomic { \
    alignas(sizeof(T)) T __kb_value; \
    atomic() = default; \
    atomic(const atomic &) = delete; \
    atomic &operator=(const atomic &) = delete; \
    __device__ constexpr atomic(T v) : __kb_value(v) {} \
    __device__ T operator=(T v) { store(v); return v; } \
    __KB_MEMBERS(((T *)&__kb_value), S) \
  };
#define __KB_ATOMIC_REF(S, params) \
  template params struct atomic_ref { \
    T *__kb_at; \
    static constexpr size_t required_alignment = sizeof(T); \
    __device__ explicit atomic_ref(T &x) : __kb_at(&x) {} \
    atomic_ref(const atomic_ref &) = default; \
    atomic_ref &operator=(const atomic_ref &) = delete; \
    __device__ T operator=(T v) const { store(v); return v; } \
    __KB_MEMBERS(__kb_at, S) \
  };
namespace std {
__KB_ATOMIC_CLASS(0, <class T>)
__KB_ATOMIC_REF(0, <class T>)
typedef atomic<bool> atomic_bool; typedef atomic<char> atomic_char; typedef atomic<short> atomic_short; typedef atomic<unsigned short> atomic_ushort;
typedef atomic<int> atomic_int; typedef atomic<unsigned int> atomic_uint; typedef atomic<long> atomic_long; typedef atomic<unsigned long> atomic_ulong;
typedef atomic<long long> atomic_llong; typedef atomic<unsigned long long> atomic_ullong; typedef atomic<int> atomic_int32_t; typedef atomic<unsigned int> atomic_uint32_t;
typedef atomic<long> atomic_int64_t; typedef atomic<unsigned long> atomic_uint64_t; typedef atomic<unsigned long> atomic_size_t;
struct atomic_flag {
  unsigned int __kb_set;
  __device__ constexpr atomic_flag() : __kb_set(0) {}
  atomic_flag(const atomic_flag &) = delete;
  atomic_flag &operator=(const atomic_flag &) = delete;
  __device__ bool test_and_set(__KB_ORDER) { __kb_ordered(o, 0); return __kb_acquired(atomicExch_system(&__kb_set, 1u), o, 0) != 0; }
  __device__ bool test(__KB_ORDER) const { __kb_loading(o, 0); return __kb_acquired(__kb_aload(&__kb_set), o, 0) != 0; }
  __device__ void clear(__KB_ORDER) { __kb_ordered(o, 0); __kb_astore(&__kb_set, 0u); }
  __device__ void wait(bool old, __KB_ORDER) const { while ((__kb_aload(&__kb_set) != 0) == old) {} __kb_acquired(0, o, 0); }
  __device__ void notify_one() {} __device__ void notify_all() {}
};
}

// A barrier in eight bytes: the threads that are missing, those that are expected, and the number of the phase. __kb_how tells checked execution where the latter begins.
__device__ inline unsigned long long __kb_barrier(unsigned long long n) { return n << 20 | n; }
__device__ inline unsigned long long __kb_phased(const unsigned long long *state) { __kb_how(40 << 2); return __kb_aload(state); }
__device__ inline unsigned long long __kb_arrive(unsigned long long *state, unsigned long long n, unsigned long long drop, int scope) {
  __kb_release();
  __kb_order(scope);
  unsigned long long old = __kb_phased(state);
  while (true) {
    unsigned long long missing = (old & 0xfffff) - n, expected = (old >> 20 & 0xfffff) - drop, phase = old >> 40;
    if (missing == 0) { missing = expected; phase++; }
    unsigned long long seen = atomicCAS_system(state, old, phase << 40 | expected << 20 | missing);
    if (seen == old) return old >> 40;
    old = seen;
  }
}
__device__ inline bool __kb_passed(const unsigned long long *state, unsigned long long phase) { return __kb_phased(state) >> 40 != phase; }
__device__ inline bool __kb_passed_parity(const unsigned long long *state, bool parity) { return (__kb_phased(state) >> 40 & 1) != parity; }

// cuda::std has what std has, but for its tuples, which libcu++ lays out in another way than libstdc++ (CCCL, tuple).
namespace cuda::std {
using namespace ::std;
using ::std::get; using ::std::swap;
template <class... Ts> struct tuple;
template <class I, class... Ts> struct __kb_in_order;
template <size_t... I, class... Ts> struct __kb_in_order<index_sequence<I...>, Ts...> : __kb_leaf<I, Ts>... {
  __device__ constexpr __kb_in_order() {}
  template <class... Us> __device__ constexpr __kb_in_order(int, Us &&...us) : __kb_leaf<I, Ts>(0, static_cast<Us &&>(us))... {}
  template <size_t... J, class U> __device__ constexpr __kb_in_order(index_sequence<J...>, U &&u) : __kb_in_order(0, get<J>(static_cast<U &&>(u))...) {}
};
__KB_TUPLE_GET
__KB_TUPLE(__kb_in_order<make_index_sequence<1 + sizeof...(Ts)>, T, Ts...>)
__KB_TUPLE_MAKE
__KB_TUPLE_CAT()
}
namespace std {
template <class... Ts> struct tuple_size<::cuda::std::tuple<Ts...>> : tuple_size<tuple<Ts...>> {};
template <size_t I, class... Ts> struct tuple_element<I, ::cuda::std::tuple<Ts...>> : tuple_element<I, tuple<Ts...>> {};
}
namespace cuda {
enum thread_scope { thread_scope_system, thread_scope_device, thread_scope_block, thread_scope_thread };
using ::std::memory_order; using ::std::memory_order_relaxed; using ::std::memory_order_consume; using ::std::memory_order_acquire;
using ::std::memory_order_release; using ::std::memory_order_acq_rel; using ::std::memory_order_seq_cst;
__KB_ATOMIC_CLASS(S, <class T __KB_COMMA thread_scope S = thread_scope_system>)
__KB_ATOMIC_REF(S, <class T __KB_COMMA thread_scope S = thread_scope_system>)
__device__ inline void atomic_thread_fence(::std::memory_order o, thread_scope s = thread_scope_system) {
  if (s == thread_scope_system) __threadfence_system();
  else if (s == thread_scope_device) __threadfence();
  else __threadfence_block();
}
__device__ inline void atomic_signal_fence(::std::memory_order o) {}
template <size_t A> struct aligned_size_t {
  static constexpr size_t align = A;
  size_t value;
  __device__ constexpr explicit aligned_size_t(size_t n) : value(n) {}
  __device__ constexpr operator size_t() const { return value; }
};
template <class T = void> struct maximum { __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? b : a; } };
template <class T = void> struct minimum { __device__ constexpr T operator()(const T &a, const T &b) const { return a < b ? a : b; } };
template <> struct maximum<void> { template <class A, class B> __device__ constexpr ::std::common_type_t<A, B> operator()(const A &a, const B &b) const { return a < b ? b : a; } };
template <> struct minimum<void> { template <class A, class B> __device__ constexpr ::std::common_type_t<A, B> operator()(const A &a, const B &b) const { return a < b ? a : b; } };
template <class T, class U> __device__ constexpr T ceil_div(T a, U b) { return a / b + (a % b != 0); }

template <thread_scope S> struct barrier {
  typedef unsigned long long arrival_token;
  unsigned long long __kb_state;
  barrier() = default;
  __device__ barrier(ptrdiff_t n) : __kb_state(__kb_barrier(n)) {}
  static constexpr ptrdiff_t max() { return (1 << 20) - 1; }
  __device__ arrival_token arrive(ptrdiff_t n = 1) { return __kb_arrive(&__kb_state, n, 0, S); }
  __device__ void wait(arrival_token t) const { while (!__kb_passed(&__kb_state, t)) {} __kb_order(S); }
  __device__ void wait_parity(bool parity) const { while (!__kb_passed_parity(&__kb_state, parity)) {} __kb_order(S); }
  __device__ bool try_wait(arrival_token t) const { return __kb_acquired(__kb_passed(&__kb_state, t), ::std::memory_order::acquire, S); }
  __device__ bool try_wait_parity(bool parity) const { return __kb_acquired(__kb_passed_parity(&__kb_state, parity), ::std::memory_order::acquire, S); }
  __device__ void arrive_and_wait() { wait(arrive()); }
  __device__ void arrive_and_drop() { __kb_arrive(&__kb_state, 1, 1, S); }
};
template <thread_scope S> __device__ inline void init(barrier<S> *b, ptrdiff_t n) { b->__kb_state = __kb_barrier(n); }
template <thread_scope S> struct latch {
  ptrdiff_t __kb_left;
  latch() = default;
  __device__ latch(ptrdiff_t n) : __kb_left(n) {}
  __device__ void count_down(ptrdiff_t n = 1) { __kb_release(); __kb_order(S); atomicSub_system(&__kb_left, n); }
  __device__ bool try_wait() const { return __kb_acquired(__kb_aload(&__kb_left), ::std::memory_order::acquire, S) == 0; }
  __device__ void wait() const { while (__kb_aload(&__kb_left) != 0) {} __kb_order(S); }
  __device__ void arrive_and_wait(ptrdiff_t n = 1) { count_down(n); wait(); }
};
template <thread_scope S, ptrdiff_t Most = 0x7fffffff> struct counting_semaphore {
  ptrdiff_t __kb_left;
  counting_semaphore() = default;
  __device__ counting_semaphore(ptrdiff_t n) : __kb_left(n) {}
  __device__ bool try_acquire() {
    ptrdiff_t n = __kb_aload(&__kb_left);
    while (n > 0)
      if (__kb_acas(&__kb_left, &n, n - 1)) return __kb_acquired(true, ::std::memory_order::acquire, S);
    return false;
  }
  __device__ void acquire() { while (!try_acquire()) {} }
  __device__ void release(ptrdiff_t n = 1) { __kb_release(); __kb_order(S); atomicAdd_system(&__kb_left, n); }
};
template <thread_scope S> using binary_semaphore = counting_semaphore<S, 1>;

// A pipeline whose copies are made at once. The stages of one shared by a group have a barrier for what was produced and one for what was consumed. That of one thread has no stages, and waits for nobody.
enum class pipeline_role { producer, consumer };
template <thread_scope S, unsigned char Stages> struct pipeline_shared_state { barrier<S> __kb_full[Stages], __kb_free[Stages]; };
template <thread_scope S> struct pipeline {
  barrier<S> *__kb_full, *__kb_free;
  unsigned int __kb_stages, __kb_head, __kb_tail;
  bool __kb_freed, __kb_filled, __kb_produces, __kb_consumes;
  __device__ pipeline() : __kb_full(nullptr), __kb_free(nullptr), __kb_stages(0), __kb_head(0), __kb_tail(0), __kb_freed(true), __kb_filled(false), __kb_produces(true), __kb_consumes(true) {}
  __device__ void producer_acquire() {
    if constexpr (S != thread_scope_thread)
      if (__kb_stages != 0) __kb_free[__kb_head].wait_parity(__kb_freed);
  }
  __device__ void producer_commit() {
    if constexpr (S != thread_scope_thread)
      if (__kb_stages != 0) {
        __kb_full[__kb_head].arrive();
        if (++__kb_head == __kb_stages) { __kb_head = 0; __kb_freed = !__kb_freed; }
        return;
      }
    __kb_async(2, 0);
    __kb_head++;
  }
  __device__ void consumer_wait() {
    if constexpr (S != thread_scope_thread)
      if (__kb_stages != 0) return __kb_full[__kb_tail].wait_parity(__kb_filled);
    __kb_async(3, __kb_head > __kb_tail ? __kb_head - __kb_tail - 1 : 0);
  }
  __device__ void consumer_release() {
    if constexpr (S != thread_scope_thread)
      if (__kb_stages != 0) {
        __kb_free[__kb_tail].arrive();
        if (++__kb_tail == __kb_stages) { __kb_tail = 0; __kb_filled = !__kb_filled; }
        return;
      }
    __kb_tail++;
  }
  __device__ bool quit() {
    for (unsigned int i = 0; i < __kb_stages; i++) {
      if (__kb_produces) __kb_full[i].arrive_and_drop();
      if (__kb_consumes) __kb_free[i].arrive_and_drop();
    }
    __kb_stages = 0;
    return true;
  }
};
__device__ inline pipeline<thread_scope_thread> make_pipeline() { return pipeline<thread_scope_thread>(); }
template <class Group, thread_scope S, unsigned char Stages> __device__ inline pipeline<S> __kb_pipeline(const Group &g, pipeline_shared_state<S, Stages> *s, unsigned int producers, unsigned int consumers) {
  pipeline<S> p;
  if constexpr (S == thread_scope_thread) return p;
  p.__kb_full = s->__kb_full;
  p.__kb_free = s->__kb_free;
  p.__kb_stages = Stages;
  if (g.thread_rank() == 0)
    for (unsigned int i = 0; i < Stages; i++) { init(&s->__kb_full[i], producers); init(&s->__kb_free[i], consumers); }
  g.sync();
  return p;
}
template <class Group, thread_scope S, unsigned char Stages> __device__ inline pipeline<S> make_pipeline(const Group &g, pipeline_shared_state<S, Stages> *s) {
  return __kb_pipeline(g, s, g.size(), g.size());
}
template <class Group, thread_scope S, unsigned char Stages> __device__ inline pipeline<S> make_pipeline(const Group &g, pipeline_shared_state<S, Stages> *s, size_t producers) {
  pipeline<S> p = __kb_pipeline(g, s, producers, g.size() - producers);
  p.__kb_produces = g.thread_rank() < producers;
  p.__kb_consumes = !p.__kb_produces;
  return p;
}
template <class Group, thread_scope S, unsigned char Stages> __device__ inline pipeline<S> make_pipeline(const Group &g, pipeline_shared_state<S, Stages> *s, pipeline_role role) {
  if (g.thread_rank() == 0) __kb_astore(&s->__kb_full[0].__kb_state, 0ull);
  g.sync();
  if (role == pipeline_role::producer) atomicAdd(&s->__kb_full[0].__kb_state, 1ull);
  g.sync();
  unsigned int producers = (unsigned int)__kb_aload(&s->__kb_full[0].__kb_state);
  g.sync();
  pipeline<S> p = __kb_pipeline(g, s, producers, g.size() - producers);
  p.__kb_produces = role == pipeline_role::producer;
  p.__kb_consumes = !p.__kb_produces;
  return p;
}
template <unsigned char N> __device__ inline void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &p) { __kb_async(3, N); }
// What orders a copy that another object than the thread's own pipeline waits for is that object.
template <class Sync> struct __kb_own { static constexpr bool value = false; };
template <> struct __kb_own<pipeline<thread_scope_thread>> { static constexpr bool value = true; };
template <class T, class U, class Sync> __device__ inline void memcpy_async(T *to, const U *from, size_t bytes, Sync &sync) {
  if constexpr (__kb_own<Sync>::value) __kb_async(0, 0);
  for (size_t i = 0; i < bytes; i++) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  if constexpr (__kb_own<Sync>::value) __kb_async(1, 0);
}
template <class Group, class T, class U, class Sync> __device__ inline void memcpy_async(const Group &g, T *to, const U *from, size_t bytes, Sync &sync) {
  if constexpr (__kb_own<Sync>::value) __kb_async(0, 0);
  for (size_t n = g.size(), i = (g.thread_rank() + 1) % n; i < bytes; i += n) ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
  if constexpr (__kb_own<Sync>::value) __kb_async(1, 0);
}
}

// Barriers in C (CUDA C++ Programming Guide, Async Barrier Primitives Interface).
typedef unsigned long long __mbarrier_t; typedef unsigned long long __mbarrier_token_t;
__device__ inline void __mbarrier_init(__mbarrier_t *b, unsigned int n) { *b = __kb_barrier(n); }
__device__ inline void __mbarrier_inval(__mbarrier_t *b) {}
__device__ inline __mbarrier_token_t __mbarrier_arrive(__mbarrier_t *b) { return __kb_arrive(b, 1, 0, 2); }
__device__ inline __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t *b) { return __kb_arrive(b, 1, 1, 2); }
__device__ inline bool __mbarrier_test_wait(__mbarrier_t *b, __mbarrier_token_t t) { return __kb_acquired(__kb_passed(b, t), ::std::memory_order::acquire, 2); }
__device__ inline void __pipeline_arrive_on(__mbarrier_t *b) { __kb_async(4, 0); }

// The builtins of compilers (GCC 6.55; HIP C++ language extensions; CUDA C++ Programming Guide, __nv_atomic functions). A scope, if any, comes last. Whatever order they
// name, and those of __sync have none, they have all order there is, between all devices.
__device__ inline void __kb_releasing() { __kb_release(); __kb_order_system(); }
template <class T> __device__ inline T __kb_sequential(T v) { __kb_order_system(); return v; }
#define __KB_NFETCH(pre, name, op, ...) template <class T, class V> __device__ inline T pre##fetch_##op(T *p, V v, __VA_ARGS__) { __kb_releasing(); return __kb_sequential(name(p, v)); }
#define __KB_BUILTIN_ATOMICS(pre, Ps, Ps2, Fs) \
  __KB_NFETCH(pre, __kb_aadd, add, Ps) __KB_NFETCH(pre, __kb_asub, sub, Ps) __KB_NFETCH(pre, __kb_aand, and, Ps) __KB_NFETCH(pre, __kb_aor, or, Ps) \
  __KB_NFETCH(pre, __kb_axor, xor, Ps) __KB_NFETCH(pre, __kb_amin, min, Ps) __KB_NFETCH(pre, __kb_amax, max, Ps) \
  template <class T> __device__ inline T pre##load_n(const T *p, Ps) { return __kb_sequential(__kb_aload(p)); } \
  template <class T> __device__ inline void pre##load(const T *p, T *to, Ps) { *to = __kb_sequential(__kb_aload(p)); } \
  template <class T, class V> __device__ inline void pre##store_n(T *p, V v, Ps) { __kb_releasing(); __kb_astore(p, (T)v); } \
  template <class T> __device__ inline void pre##store(T *p, T *v, Ps) { __kb_releasing(); __kb_astore(p, *v); } \
  template <class T, class V> __device__ inline T pre##exchange_n(T *p, V v, Ps) { __kb_releasing(); return __kb_sequential(__kb_aexch(p, (T)v)); } \
  template <class T> __device__ inline void pre##exchange(T *p, T *v, T *to, Ps) { __kb_releasing(); *to = __kb_sequential(__kb_aexch(p, *v)); } \
  template <class T, class V> __device__ inline bool pre##compare_exchange_n(T *p, T *expected, V v, bool weak, Ps2) { __kb_releasing(); return __kb_sequential(__kb_acas(p, expected, (T)v)); } \
  template <class T> __device__ inline bool pre##compare_exchange(T *p, T *expected, T *v, bool weak, Ps2) { __kb_releasing(); return __kb_sequential(__kb_acas(p, expected, *v)); } \
  __device__ inline void pre##thread_fence(Fs) { __threadfence_system(); }
__KB_BUILTIN_ATOMICS(__atomic_, int order, int success __KB_COMMA int failure, int order)
__KB_BUILTIN_ATOMICS(__nv_atomic_, int order __KB_COMMA int scope = 0, int success __KB_COMMA int failure __KB_COMMA int scope = 0, int order __KB_COMMA int scope = 0)
#define __KB_OPFETCH(op, sign) template <class T, class V> __device__ inline T __atomic_##op##_fetch(T *p, V v, int order) { __kb_releasing(); return (T)(__kb_sequential(__kb_a##op(p, v)) sign v); }
__KB_OPFETCH(add, +) __KB_OPFETCH(sub, -) __KB_OPFETCH(and, &) __KB_OPFETCH(or, |) __KB_OPFETCH(xor, ^)
#define __KB_SYNCOP(op, sign) \
  template <class T, class V> __device__ inline T __sync_fetch_and_##op(T *p, V v) { __kb_releasing(); return __kb_sequential(__kb_a##op(p, v)); } \
  template <class T, class V> __device__ inline T __sync_##op##_and_fetch(T *p, V v) { __kb_releasing(); return (T)(__kb_sequential(__kb_a##op(p, v)) sign v); }
__KB_SYNCOP(add, +) __KB_SYNCOP(sub, -) __KB_SYNCOP(and, &) __KB_SYNCOP(or, |) __KB_SYNCOP(xor, ^)
template <class T, class V, class W> __device__ inline T __sync_val_compare_and_swap(T *p, V want, W v) { __kb_releasing(); T e = (T)want; __kb_acas(p, &e, (T)v); return __kb_sequential(e); }
template <class T, class V, class W> __device__ inline bool __sync_bool_compare_and_swap(T *p, V want, W v) { __kb_releasing(); T e = (T)want; return __kb_sequential(__kb_acas(p, &e, (T)v)); }
template <class T, class V> __device__ inline T __sync_lock_test_and_set(T *p, V v) { return __kb_sequential(__kb_aexch(p, (T)v)); }
template <class T> __device__ inline void __sync_lock_release(T *p) { __kb_releasing(); __kb_astore(p, (T)0); }
__device__ inline void __sync_synchronize() { __threadfence_system(); }
