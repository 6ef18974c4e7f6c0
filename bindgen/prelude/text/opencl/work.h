// Types, limits, work-item functions and synchronisation of OpenCL C (OpenCL C 3.0 6.3, 6.15.1, 6.15.8, 6.15.9).
// The pseudo-types of generic builtins, bound anew in each instance; here only so that they are known to be types.
typedef int gentype; typedef int sgentype; typedef int igentype; typedef int ugentype; typedef int rgentype; typedef int ngentype;


#define memory_order_relaxed 0
#define memory_order_acquire 2
#define memory_order_release 3
#define memory_order_acq_rel 4
#define memory_order_seq_cst 5
#define memory_scope_work_item 0
#define memory_scope_work_group 1
#define memory_scope_device 2
#define memory_scope_all_svm_devices 3
#define memory_scope_all_devices 3
#define memory_scope_sub_group 4
#define NULL ((void *)0)
#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define CHAR_MIN (-128)
#define CHAR_MAX 127
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 4294967295U
#define LONG_MIN (-9223372036854775807L - 1L)
#define LONG_MAX 9223372036854775807L
#define ULONG_MAX 18446744073709551615UL
#define FLT_DIG 6
#define FLT_MANT_DIG 24
#define FLT_MAX_10_EXP 38
#define FLT_MAX_EXP 128
#define FLT_MIN_10_EXP (-37)
#define FLT_MIN_EXP (-125)
#define FLT_RADIX 2
#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1.0p-126f
#define FLT_EPSILON 0x1.0p-23f
#define DBL_DIG 15
#define DBL_MANT_DIG 53
#define DBL_MAX_10_EXP 308
#define DBL_MAX_EXP 1024
#define DBL_MIN_10_EXP (-307)
#define DBL_MIN_EXP (-1021)
#define DBL_MAX 0x1.fffffffffffffp1023
#define DBL_MIN 0x1.0p-1022
#define DBL_EPSILON 0x1.0p-52
#define HALF_DIG 3
#define HALF_MANT_DIG 11
#define HALF_MAX_EXP 16
#define HALF_MIN_EXP (-13)
#define HALF_MAX ((half)0x1.ffcp15f)
#define HALF_MIN ((half)0x1.0p-14f)
#define HALF_EPSILON ((half)0x1.0p-10f)
#define MAXFLOAT FLT_MAX
#define HUGE_VALF INFINITY
#define HUGE_VAL (as_double(0x7ff0000000000000L))
#define INFINITY (as_float(0x7f800000))
#define NAN (as_float(0x7fc00000))
#define FP_ILOGB0 INT_MIN
#define FP_ILOGBNAN INT_MIN
#define M_E_F 2.71828182845904523536f
#define M_LOG2E_F 1.44269504088896340736f
#define M_LOG10E_F 0.434294481903251827651f
#define M_LN2_F 0.693147180559945309417f
#define M_LN10_F 2.30258509299404568402f
#define M_PI_F 3.14159265358979323846f
#define M_PI_2_F 1.57079632679489661923f
#define M_PI_4_F 0.785398163397448309616f
#define M_1_PI_F 0.318309886183790671538f
#define M_2_PI_F 0.636619772367581343076f
#define M_2_SQRTPI_F 1.12837916709551257390f
#define M_SQRT2_F 1.41421356237309504880f
#define M_SQRT1_2_F 0.707106781186547524401f
#define M_E 2.71828182845904523536
#define M_LOG2E 1.44269504088896340736
#define M_LOG10E 0.434294481903251827651
#define M_LN2 0.693147180559945309417
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.785398163397448309616
#define M_1_PI 0.318309886183790671538
#define M_2_PI 0.636619772367581343076
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.707106781186547524401
#define CLK_LOCAL_MEM_FENCE 1
#define CLK_GLOBAL_MEM_FENCE 2
#define CLK_IMAGE_MEM_FENCE 4
#define offsetof(type, member) __builtin_offsetof(type, member)

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
__KB_OP("fence.block") void __kb_fence_block(void);
__KB_OP("fence.device") void __kb_fence_device(void);
inline void barrier(cl_mem_fence_flags flags) { __kb_sync(); }
inline void work_group_barrier(cl_mem_fence_flags flags) { __kb_sync(); }
inline void work_group_barrier(cl_mem_fence_flags flags, memory_scope scope) { __kb_sync(); }
inline void mem_fence(cl_mem_fence_flags flags) { __kb_fence_device(); }
inline void read_mem_fence(cl_mem_fence_flags flags) { __kb_fence_device(); }
inline void write_mem_fence(cl_mem_fence_flags flags) { __kb_fence_device(); }
inline void atomic_work_item_fence(cl_mem_fence_flags flags, memory_order order, memory_scope scope) { __kb_fence_device(); }
__KB_OP("io.printf") int printf(__constant const char *format, ...);
