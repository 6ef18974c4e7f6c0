// Small functions that are passed pointers to local memory.

// run: cl_swap_racy<<<1, 64>>>(iota(64))
void cl_in_order(__local int *low, __local int *high) {
    if (*low > *high) { // want shared-race "this thread (reads|writes) \*(low|high)"
        int t = *low;
        *low = *high; // may shared-race
        *high = t;    // may shared-race
    }
}
__kernel void cl_swap_racy(__global int *keys) {
    __local int s[64];
    int t = get_local_id(0);
    s[t] = keys[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    cl_in_order(&s[t], s + 63 - t);
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[t] = s[t];
}

// run: cl_swap_racy_ok<<<1, 64>>>(iota(64))
void cl_in_order_ok(__local int *low, __local int *high) {
    if (*low > *high) {
        int t = *low;
        *low = *high;
        *high = t;
    }
}
__kernel void cl_swap_racy_ok(__global int *keys) {
    __local int s[64];
    int t = get_local_id(0);
    s[t] = keys[t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 32)
        cl_in_order_ok(&s[t], s + 63 - t);
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[t] = s[t];
}

// A pointer past the end may be made as long as nobody follows it.
// run: cl_behind_end_ok<<<1, 32>>>(zero(32))
void cl_choose(__local int *a, __local int *b, bool first) {
    if (first)
        *a = 1;
    else
        *b = 1;
}
__kernel void cl_behind_end_ok(__global int *out) {
    __local int s[32];
    int i = get_local_id(0);
    cl_choose(&s[i], &s[i + 1], true);
    out[i] = s[i];
}

// run: cl_behind_end<<<1, 32>>>(zero(32))
void cl_choose_end(__local int *a, __local int *b, bool first) {
    if (first)
        *a = 1;
    else
        *b = 1; // want out-of-bounds "\*b writes s.32., out of bounds: length 32"
}
__kernel void cl_behind_end(__global int *out) {
    __local int s[32];
    int i = get_local_id(0);
    cl_choose_end(&s[i], &s[i + 1], i < 31);
}
