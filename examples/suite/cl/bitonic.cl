#define BLOCK 256
#define SPAN (2 * BLOCK)

// Puts two keys into local memory in order.
void compare_swap(__local uint* a, __local uint* b, bool ascending) {
    if ((*a > *b) == ascending) {
        uint t = *a;
        *a = *b;
        *b = t;
    }
}

// Sorts every SPAN keys in local memory, every other span downwards: the first rounds of a bitonic sort. n is a power of two from SPAN.
//kbind:kernel BitonicSpans
//kbind:size keys=n
//kbind:assert n % SPAN == 0
//kbind:blocks n/SPAN block=BLOCK
__kernel void bitonic_spans(__global uint* keys, uint n) {
    __local uint s[SPAN];
    uint t = get_local_id(0), base = get_group_id(0) * SPAN;
    s[t] = keys[base + t];
    s[t + BLOCK] = keys[base + t + BLOCK];
    for (uint size = 2; size <= SPAN; size <<= 1) {
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint lo = 2 * t - (t & (stride - 1));
            compare_swap(&s[lo], &s[lo + stride], ((base + lo) & size) == 0);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[base + t] = s[t];
    keys[base + t + BLOCK] = s[t + BLOCK];
}

// One step of a round over size keys, of elements stride apart, in global memory.
//kbind:kernel BitonicStep
//kbind:size keys=n
//kbind:grid n/2 block=BLOCK
__kernel void bitonic_step(__global uint* keys, uint n, uint size, uint stride) {
    uint t = get_global_id(0);
    if (t >= n / 2) return;
    uint lo = 2 * t - (t & (stride - 1));
    uint a = keys[lo], b = keys[lo + stride];
    if ((a > b) == ((lo & size) == 0)) {
        keys[lo] = b;
        keys[lo + stride] = a;
    }
}

// The steps of a round over size keys whose elements are at most BLOCK apart, in local memory.
//kbind:kernel BitonicFinish
//kbind:size keys=n
//kbind:assert n % SPAN == 0
//kbind:blocks n/SPAN block=BLOCK
__kernel void bitonic_finish(__global uint* keys, uint n, uint size) {
    __local uint s[SPAN];
    uint t = get_local_id(0), base = get_group_id(0) * SPAN;
    s[t] = keys[base + t];
    s[t + BLOCK] = keys[base + t + BLOCK];
    bool ascending = (base & size) == 0;
    for (uint stride = BLOCK; stride > 0; stride >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint lo = 2 * t - (t & (stride - 1));
        compare_swap(&s[lo], &s[lo + stride], ascending);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[base + t] = s[t];
    keys[base + t + BLOCK] = s[t + BLOCK];
}
