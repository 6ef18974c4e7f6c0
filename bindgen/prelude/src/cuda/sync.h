// Synchronisation, fences, warp functions, output, time (CUDA C++ Programming Guide 10.5, 10.6, 10.11, 10.19-10.22, 10.33-10.36).
__KB_OP("sync.block") void __syncthreads();
__KB_OP("sync.grid") void __kb_grid_sync();
__KB_OP("ctl.yield") void __kb_yield();
__KB_OP("sync.block_count") int __syncthreads_count(int predicate);
__KB_OP("sync.block_and") int __syncthreads_and(int predicate);
__KB_OP("sync.block_or") int __syncthreads_or(int predicate);
__device__ inline int syncthreads_count(int predicate) { return __syncthreads_count(predicate); }
__device__ inline int syncthreads_and(int predicate) { return __syncthreads_and(predicate); }
__device__ inline int syncthreads_or(int predicate) { return __syncthreads_or(predicate); }
// Programmatic dependent launches (13.5.4): launches here begin when what they depend on has ended.
__device__ inline void cudaGridDependencySynchronize() {}
__device__ inline void cudaTriggerProgrammaticLaunchCompletion() {}
__KB_OP("fence.block") void __threadfence_block();
__KB_OP("fence.device") void __threadfence();
__KB_OP("fence.device") void __threadfence_cluster();
__KB_OP("fence.system") void __threadfence_system();
__KB_OP("fence.order") void __kb_release();
__KB_OP("async.order") unsigned long long __kb_async(unsigned long long what, unsigned long long n);
__KB_OP("fence.how") void __kb_how(unsigned int how);
__KB_OP("order.block") void __kb_order_block(); __KB_OP("order.device") void __kb_order_device(); __KB_OP("order.system") void __kb_order_system();

__KB_OP("warp.sync") void __kb_syncwarp(unsigned int mask);
__device__ inline void __syncwarp(unsigned int mask = 0xffffffffu) { __kb_syncwarp(mask); }
__KB_OP("warp.activemask") unsigned int __activemask();
__KB_OP("warp.all") int __all_sync(unsigned int mask, int predicate);
__KB_OP("warp.any") int __any_sync(unsigned int mask, int predicate);
__KB_OP("warp.ballot") unsigned int __ballot_sync(unsigned int mask, int predicate);
__device__ inline int __uni_sync(unsigned int mask, int predicate) { unsigned int b = __ballot_sync(mask, predicate != 0); return b == 0 || b == mask; }
#define __KB_SHFL(T) \
  __KB_OP("warp.shfl") T __kb_shfl(unsigned int mask, T v, int lane, int width); \
  __KB_OP("warp.shfl_up") T __kb_shfl_up(unsigned int mask, T v, unsigned int delta, int width); \
  __KB_OP("warp.shfl_down") T __kb_shfl_down(unsigned int mask, T v, unsigned int delta, int width); \
  __KB_OP("warp.shfl_xor") T __kb_shfl_xor(unsigned int mask, T v, int lanes, int width); \
  __device__ inline T __shfl_sync(unsigned int mask, T v, int lane, int width = 32) { return __kb_shfl(mask, v, lane, width); } \
  __device__ inline T __shfl_up_sync(unsigned int mask, T v, unsigned int delta, int width = 32) { return __kb_shfl_up(mask, v, delta, width); } \
  __device__ inline T __shfl_down_sync(unsigned int mask, T v, unsigned int delta, int width = 32) { return __kb_shfl_down(mask, v, delta, width); } \
  __device__ inline T __shfl_xor_sync(unsigned int mask, T v, int lanes, int width = 32) { return __kb_shfl_xor(mask, v, lanes, width); } \
  __device__ inline T __shfl(T v, int lane, int width = 32) { return __kb_shfl(0, v, lane, width); } \
  __device__ inline T __shfl_up(T v, unsigned int delta, int width = 32) { return __kb_shfl_up(0, v, delta, width); } \
  __device__ inline T __shfl_down(T v, unsigned int delta, int width = 32) { return __kb_shfl_down(0, v, delta, width); } \
  __device__ inline T __shfl_xor(T v, int lanes, int width = 32) { return __kb_shfl_xor(0, v, lanes, width); }
__KB_SHFL(int) __KB_SHFL(unsigned int) __KB_SHFL(long) __KB_SHFL(unsigned long) __KB_SHFL(long long) __KB_SHFL(unsigned long long) __KB_SHFL(float) __KB_SHFL(double)
// The forms without a mask were removed from newer devices; the active lanes take part.
__device__ inline int __all(int predicate) { return __all_sync(0, predicate); }
__device__ inline int __any(int predicate) { return __any_sync(0, predicate); }
__device__ inline unsigned int __ballot(int predicate) { return __ballot_sync(0, predicate); }
#define __KB_MATCH(T) \
  __KB_OP("warp.match_any") unsigned int __match_any_sync(unsigned int mask, T v); \
  __KB_OP("warp.match_all") unsigned int __kb_match_all(unsigned int mask, T v); \
  __device__ inline unsigned int __match_all_sync(unsigned int mask, T v, int *pred) { unsigned int m = __kb_match_all(mask, v); *pred = m != 0; return m; }
__KB_MATCH(int) __KB_MATCH(unsigned int) __KB_MATCH(long) __KB_MATCH(unsigned long) __KB_MATCH(long long) __KB_MATCH(unsigned long long) __KB_MATCH(float) __KB_MATCH(double)
__KB_OP("warp.reduce_add") unsigned int __reduce_add_sync(unsigned int mask, unsigned int v); __KB_OP("warp.reduce_add") int __reduce_add_sync(unsigned int mask, int v);
__KB_OP("warp.reduce_min") unsigned int __reduce_min_sync(unsigned int mask, unsigned int v); __KB_OP("warp.reduce_min") int __reduce_min_sync(unsigned int mask, int v);
__KB_OP("warp.reduce_max") unsigned int __reduce_max_sync(unsigned int mask, unsigned int v); __KB_OP("warp.reduce_max") int __reduce_max_sync(unsigned int mask, int v);
__KB_OP("warp.reduce_and") unsigned int __reduce_and_sync(unsigned int mask, unsigned int v);
__KB_OP("warp.reduce_or") unsigned int __reduce_or_sync(unsigned int mask, unsigned int v);
__KB_OP("warp.reduce_xor") unsigned int __reduce_xor_sync(unsigned int mask, unsigned int v);

__KB_OP("io.printf") int printf(const char *format, ...);
__KB_OP("io.assert") void __kb_assert(bool ok, const char *text);
__KB_OP("ctl.trap") void __trap();
__KB_OP("ctl.trap") void __builtin_trap();
__KB_OP("ctl.trap") void __brkpt();
__KB_OP("ctl.trap") void abort();
__device__ inline void __assert_fail(const char *, const char *, unsigned int, const char *) { __kb_assert(false, "__assert_fail"); }
__device__ inline void __builtin_unreachable() { __trap(); }
__KB_OP("mem.alloc") void *malloc(size_t n); __KB_OP("mem.free") void free(void *p);
__KB_OP("time.clock") long long clock64();
__device__ inline clock_t clock() { return (clock_t)clock64(); }
__KB_OP("time.globaltimer") unsigned long long __globaltimer();
__KB_OP("time.sleep") void __nanosleep(unsigned int ns);
__device__ inline void __prof_trigger(int) {}
