package clibrary

// Texts in CUDA C++ and HIP. Those of functions lack the word __device__, and have their percent signs doubled.

// SyncGrid is the barrier of the grid, with the name of the function that ends a kernel in the place of %s.
const SyncGrid = `void kb_sync_grid() {
#ifdef __HIP__
    __ockl_grid_sync();
#else
    unsigned int high, low;
    asm("mov.u32 %%0, %%%%envreg1;" : "=r"(high));
    asm("mov.u32 %%0, %%%%envreg2;" : "=r"(low));
    if (!(high | low)) %s(); // the launch is not cooperative
    volatile unsigned int *arrived = (volatile unsigned int *)((unsigned long long)high << 32 | low) + 1;
    __syncthreads();
    if (threadIdx.x == 0 && threadIdx.y == 0 && threadIdx.z == 0) {
        bool first = blockIdx.x == 0 && blockIdx.y == 0 && blockIdx.z == 0;
        unsigned int blocks = gridDim.x * gridDim.y * gridDim.z;
        __threadfence();
        unsigned int before = atomicAdd((unsigned int *)arrived, first ? 0x80000001u - blocks : 1u);
        while (!((before ^ *arrived) >> 31)) {
        }
        __threadfence();
    }
    __syncthreads();
#endif
}`

// ShuffleCPP is a shuffle other than from a lane with a given number.
const ShuffleCPP = `template <class T> static __device__ T NAME(MASK mask, T x, DELTA delta, int width) {
#ifdef __HIP__
    return __OWN(x, delta & LAST, width);
#else
    return __OWN_sync(mask, x, delta, width);
#endif
}
`

// ReduceCPP combines the values of the lanes of a mask.
const ReduceCPP = `template <class T> static __device__ T NAME(MASK mask, T x) {
    T r = x;
    bool first = true;
    for (int i = 0; i < LANES; i++) {
        if (!(mask >> i & 1)) continue;
        T y = kb_shfl(mask, x, i, LANES);
        r = first ? y : NEXT;
        first = false;
    }
    return r;
}
`

// HalfToFloat makes a float of a half.
const HalfToFloat = `float kb_f16_to_float(unsigned short x) {
#ifdef __HIP__
    union Bits {
        unsigned short from;
        _Float16 to;
    } bits;
    bits.from = x;
    return (float)bits.to;
#else
    float y;
    asm("cvt.f32.f16 %%0, %%1;" : "=f"(y) : "h"(x));
    return y;
#endif
}`

// BFloat16 makes a bfloat16 of a float, to nearest even.
const BFloat16 = `unsigned short kb_bf16(float x) {
    unsigned int bits = __float_as_uint(x);
    return x != x ? 0x7fff : (unsigned short)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}`

// Half makes a half of a float, to nearest even.
const Half = `unsigned short kb_f16(float x) {
    if (x != x) return 0x7fff;
#ifdef __HIP__
    union Bits {
        _Float16 from;
        unsigned short to;
    } bits;
    bits.from = (_Float16)x;
    return bits.to;
#else
    unsigned short y;
    asm("cvt.rn.f16.f32 %%0, %%1;" : "=h"(y) : "f"(x));
    return y;
#endif
}`

// ToInteger rounds and saturates; AMD's devices have other values for NaN and for what is too large.
const ToInteger = `%[1]s %[2]s(%[3]s x) {
#ifdef __HIP__
    x = %[4]s%[5]s(x);
    %[6]s n = x != x ? %[7]s : x >= %.1[8]f%[5]s ? %[9]s : x <= %[10]s%[5]s ? %[11]s : (%[6]s)x;
#else
    %[6]s n = %[12]s;
#endif
    return (%[1]s)(%[13]s);
}`

// BytePermCPP chooses bytes of two words. __byte_perm leaves out the bit that asks for the sign.
const BytePermCPP = `unsigned int kb_byte_perm(unsigned int x, unsigned int y, unsigned int s) {
    unsigned int r = 0;
#ifdef __HIP__
    unsigned long long both = (unsigned long long)y << 32 | x;
    for (int i = 0; i < 4; i++) {
        unsigned int b = (unsigned int)(both >> (8 * (s >> 4 * i & 7))) & 0xff;
        if (s >> 4 * i & 8) b = b & 0x80 ? 0xff : 0;
        r |= b << 8 * i;
    }
#else
    asm("prmt.b32 %%0, %%1, %%2, %%3;" : "=r"(r) : "r"(x), "r"(y), "r"(s));
#endif
    return r;
}`

// FusedOddCPP is a product and a sum, of which the last bit is 1 if they are not exact.
const FusedOddCPP = `double kb_fma_odd(double a, double b, double c) {
    double p = __dmul_rn(a, b), s = __dadd_rn(p, c), part = __dadd_rn(s, -p);
    double error = __dadd_rn(__dadd_rn(p, -__dadd_rn(s, -part)), __dadd_rn(c, -part));
    if (error == 0 || error != error || (__double_as_longlong(s) & 1)) return s;
    return __longlong_as_double(__double_as_longlong(s) + ((error > 0) == (s > 0) ? 1 : -1));
}`
