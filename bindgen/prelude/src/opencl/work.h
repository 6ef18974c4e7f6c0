// Types, limits, work-item functions and synchronisation of OpenCL C (OpenCL C 3.0 6.3, 6.15.1, 6.15.8, 6.15.9).
// The pseudo-types of generic builtins, bound anew in each instance; here only so that they are known to be types.
typedef int gentype; typedef int sgentype; typedef int igentype; typedef int ugentype; typedef int rgentype; typedef int ngentype;



#define __KB_OP(op) __attribute__((kbind_op(op)))
#define __KB_GEN(op, class) __attribute__((kbind_op(op), kbind_gen(class)))
#define __KB_ANY(class) __attribute__((kbind_gen(class))) inline

extern const __attribute__((kbind_ids("id.thread"))) uint3 __kb_thread;
extern const __attribute__((kbind_ids("id.block"))) uint3 __kb_block;
extern const __attribute__((kbind_ids("dim.block"))) uint3 __kb_block_dim;
extern const __attribute__((kbind_ids("dim.grid"))) uint3 __kb_grid_dim;
inline size_t get_local_id(uint d) { return d == 0 ? __kb_thread.x : d == 1 ? __kb_thread.y : d == 2 ? __kb_thread.z : 0; }
inline size_t get_group_id(uint d) { return d == 0 ? __kb_block.x : d == 1 ? __kb_block.y : d == 2 ? __kb_block.z : 0; }
inline size_t get_local_size(uint d) { return d == 0 ? __kb_block_dim.x : d == 1 ? __kb_block_dim.y : d == 2 ? __kb_block_dim.z : 1; }
inline size_t get_num_groups(uint d) { return d == 0 ? __kb_grid_dim.x : d == 1 ? __kb_grid_dim.y : d == 2 ? __kb_grid_dim.z : 1; }
inline size_t get_enqueued_local_size(uint d) { return get_local_size(d); }
inline size_t get_global_size(uint d) { return get_num_groups(d) * get_local_size(d); }
inline size_t get_global_offset(uint d) { return 0; }
inline size_t get_global_id(uint d) { return get_group_id(d) * get_local_size(d) + get_local_id(d); }
inline size_t get_local_linear_id(void) { return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0); }
inline size_t get_global_linear_id(void) { return (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0); }
// The launch always has three dimensions; those of size 1 at the end do not count.
inline uint get_work_dim(void) { return get_global_size(2) > 1 ? 3 : get_global_size(1) > 1 ? 2 : 1; }

__KB_OP("sync.block") void __kb_sync(void);
__KB_OP("sync.block_or") int __kb_block_or(int predicate);
__KB_OP("sync.block_and") int __kb_block_and(int predicate);
__KB_OP("fence.block") void __kb_fence_block(void);
__KB_OP("fence.device") void __kb_fence_device(void);
__KB_OP("sync.block") void __kb_sync_memory(cl_mem_fence_flags flags);
inline void barrier(cl_mem_fence_flags flags) { __kb_sync_memory(flags); }
inline void work_group_barrier(cl_mem_fence_flags flags) { __kb_sync_memory(flags); }
inline void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) { __kb_sync_memory(flags); }
inline void mem_fence(cl_mem_fence_flags flags) { __kb_fence_device(); }
inline void read_mem_fence(cl_mem_fence_flags flags) { __kb_fence_device(); }
inline void write_mem_fence(cl_mem_fence_flags flags) { __kb_fence_device(); }
inline void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) { if (scope < memory_scope_device || scope == memory_scope_sub_group) __kb_fence_block(); else __kb_fence_device(); }
__KB_OP("io.printf") int printf(__constant const char *format, ...);
