// Atomic functions (CUDA C++ Programming Guide 10.14), which order nothing but themselves. The _block and _system forms differ in scope only, which does not
// change the value: checked execution looks at the one, devices of which memory is shared with others at the other.
// The float forms of min and max are HIP's; CUDA programs define their own, which hides these.
#define __KB_ATOMIC(name, op, T) \
  __KB_OP(op) T name(T *p, T v); __KB_OP(op ":block") T name##_block(T *p, T v); __KB_OP(op ":system") T name##_system(T *p, T v);
#define __KB_ATOMIC_INTS(name, op) \
  __KB_ATOMIC(name, op, int) __KB_ATOMIC(name, op, unsigned int) __KB_ATOMIC(name, op, long) __KB_ATOMIC(name, op, unsigned long) \
  __KB_ATOMIC(name, op, long long) __KB_ATOMIC(name, op, unsigned long long)
__KB_ATOMIC_INTS(atomicAdd, "atomic.add") __KB_ATOMIC(atomicAdd, "atomic.add", float) __KB_ATOMIC(atomicAdd, "atomic.add", double)
__KB_ATOMIC_INTS(atomicSub, "atomic.sub") __KB_ATOMIC(atomicSub, "atomic.sub", float) __KB_ATOMIC(atomicSub, "atomic.sub", double)
__KB_ATOMIC_INTS(atomicExch, "atomic.exch") __KB_ATOMIC(atomicExch, "atomic.exch", float) __KB_ATOMIC(atomicExch, "atomic.exch", double)
__KB_ATOMIC_INTS(atomicMin, "atomic.min") __KB_ATOMIC_INTS(atomicMax, "atomic.max")
__KB_ATOMIC(atomicMin, "atomic.min", float) __KB_ATOMIC(atomicMin, "atomic.min", double) __KB_ATOMIC(atomicMax, "atomic.max", float) __KB_ATOMIC(atomicMax, "atomic.max", double)
__KB_ATOMIC_INTS(atomicAnd, "atomic.and") __KB_ATOMIC_INTS(atomicOr, "atomic.or") __KB_ATOMIC_INTS(atomicXor, "atomic.xor")
__KB_ATOMIC(atomicInc, "atomic.inc", unsigned int) __KB_ATOMIC(atomicDec, "atomic.dec", unsigned int)
#define __KB_CAS(T) \
  __KB_OP("atomic.cas") T atomicCAS(T *p, T compare, T v); __KB_OP("atomic.cas:block") T atomicCAS_block(T *p, T compare, T v); \
  __KB_OP("atomic.cas:system") T atomicCAS_system(T *p, T compare, T v);
__KB_CAS(int) __KB_CAS(unsigned int) __KB_CAS(long) __KB_CAS(unsigned long) __KB_CAS(long long) __KB_CAS(unsigned long long) __KB_CAS(unsigned short)
// Two and four floats are added one by one, each atomically, as the device does.
__device__ inline float2 atomicAdd(float2 *p, float2 v) { return float2{atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y)}; }
__device__ inline float4 atomicAdd(float4 *p, float4 v) {
  return float4{atomicAdd(&p->x, v.x), atomicAdd(&p->y, v.y), atomicAdd(&p->z, v.z), atomicAdd(&p->w, v.w)};
}
