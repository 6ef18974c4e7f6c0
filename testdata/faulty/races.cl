// Races and barriers in OpenCL C.

// run: cl_reversed<<<1, 64>>>(zero(64))
__kernel void cl_reversed(__global int *out) {
    __local int t[64];
    int i = get_local_id(0);
    t[i] = i; // may shared-race
    out[i] = t[63 - i]; // want shared-race
    // may uninitialised
}

// run: cl_reversed_ok<<<1, 64>>>(zero(64))
__kernel void cl_reversed_ok(__global int *out) {
    __local int t[64];
    int i = get_local_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[63 - i];
}

// A fence orders what one work-item does; it does not wait for others.
// run: cl_fence_only<<<1, 64>>>(zero(64))
__kernel void cl_fence_only(__global int *out) {
    __local int t[64];
    int i = get_local_id(0);
    t[i] = i; // may shared-race
    mem_fence(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i ^ 32]; // want shared-race
    // may uninitialised
}

// run: cl_fence_only_ok<<<1, 64>>>(zero(64))
__kernel void cl_fence_only_ok(__global int *out) {
    __local int t[64];
    int i = get_local_id(0);
    t[i] = i;
    mem_fence(CLK_LOCAL_MEM_FENCE);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i ^ 32];
}

// run: cl_reduce<<<2, 64>>>(iota(128), local(64), zero(2))
__kernel void cl_reduce(__global const float *in, __local float *s, __global float *out) {
    uint l = get_local_id(0);
    s[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = get_local_size(0) / 2; d > 0; d >>= 1)
        if (l < d)
            s[l] += s[l + d]; // want shared-race
    if (l == 0)
        out[get_group_id(0)] = s[0];
}

// run: cl_reduce_ok<<<2, 64>>>(iota(128), local(64), zero(2))
__kernel void cl_reduce_ok(__global const float *in, __local float *s, __global float *out) {
    uint l = get_local_id(0);
    s[l] = in[get_global_id(0)];
    for (uint d = get_local_size(0) / 2; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < d)
            s[l] += s[l + d];
    }
    if (l == 0)
        out[get_group_id(0)] = s[0];
}

// run: cl_tile<<<1x1, 8x8>>>(iota(256), zero(64), 4)
__kernel void cl_tile(__global const int *in, __global int *out, int tiles) {
    __local int t[8][8];
    int x = get_local_id(0), y = get_local_id(1), sum = 0;
    for (int k = 0; k < tiles; k++) {
        t[y][x] = in[k * 64 + y * 8 + x]; // want shared-race
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += t[x][y]; // may shared-race
    }
    out[y * 8 + x] = sum;
}

// run: cl_tile_ok<<<1x1, 8x8>>>(iota(256), zero(64), 4)
__kernel void cl_tile_ok(__global const int *in, __global int *out, int tiles) {
    __local int t[8][8];
    int x = get_local_id(0), y = get_local_id(1), sum = 0;
    for (int k = 0; k < tiles; k++) {
        t[y][x] = in[k * 64 + y * 8 + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        sum += t[x][y];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    out[y * 8 + x] = sum;
}

// run: cl_stencil_halo<<<2, 16>>>(iota(34), zero(32))
__kernel void cl_stencil_halo(__global const float *in, __global float *out) {
    __local float s[18];
    int l = get_local_id(0), g = get_global_id(0);
    s[l + 1] = in[g + 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 15)
        s[17] = in[g + 2];
    if (l == 15)
        s[0] = in[g - 15];
    out[g] = s[l] + s[l + 1] + s[l + 2]; // want shared-race
    // may uninitialised
}

// run: cl_stencil_halo_ok<<<2, 16>>>(iota(34), zero(32))
__kernel void cl_stencil_halo_ok(__global const float *in, __global float *out) {
    __local float s[18];
    int l = get_local_id(0), g = get_global_id(0);
    s[l + 1] = in[g + 1];
    if (l == 15)
        s[17] = in[g + 2];
    if (l == 15)
        s[0] = in[g - 15];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[g] = s[l] + s[l + 1] + s[l + 2];
}

// run: cl_histogram<<<1, 64>>>(iota(64), local(8), zero(8))
__kernel void cl_histogram(__global const uchar *in, __local uint *bins, __global uint *out) {
    int l = get_local_id(0);
    if (l < 8)
        bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    bins[in[l] & 7]++; // want shared-race
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 8)
        out[l] = bins[l];
}

// run: cl_histogram_ok<<<1, 64>>>(iota(64), local(8), zero(8))
__kernel void cl_histogram_ok(__global const uchar *in, __local uint *bins, __global uint *out) {
    int l = get_local_id(0);
    if (l < 8)
        bins[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&bins[in[l] & 7]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 8)
        out[l] = bins[l];
}

// run: cl_race_in_helper<<<1, 32>>>(zero(32))
void store(__local int *p, int v) {
    p[v >> 1] = v; // want shared-race
}
__kernel void cl_race_in_helper(__global int *out) {
    __local int t[32];
    int l = get_local_id(0);
    t[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    store(t, l);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = t[l];
}

// run: cl_race_in_helper_ok<<<1, 32>>>(zero(32))
__kernel void cl_race_in_helper_ok(__global int *out) {
    __local int t[32];
    int l = get_local_id(0);
    t[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l & 1)
        store(t, l);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = t[l];
}

// run: cl_vector_lanes<<<1, 16>>>(zero(16))
__kernel void cl_vector_lanes(__global float4 *out) {
    __local float4 t[8];
    int l = get_local_id(0);
    if (l < 8)
        t[l] = (float4)(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l / 2] = (float4)(l); // want shared-race
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = t[l / 2];
}

// run: cl_vector_lanes_ok<<<1, 16>>>(zero(16))
__kernel void cl_vector_lanes_ok(__global float4 *out) {
    __local float4 t[8];
    int l = get_local_id(0);
    if (l < 8)
        t[l] = (float4)(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l & 1)
        t[l / 2].hi = (float2)(l);
    else
        t[l / 2].lo = (float2)(l);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = t[l / 2];
}

// run: cl_neighbour<<<1, 32>>>(iota(32))
__kernel void cl_neighbour(__global int *a) {
    int i = get_global_id(0);
    if (i > 0)
        a[i] += a[i - 1]; // want global-race
}

// run: cl_neighbour_ok<<<1, 32>>>(iota(32))
__kernel void cl_neighbour_ok(__global int *a) {
    int i = get_global_id(0), v = 0;
    if (i > 0)
        v = a[i - 1];
    barrier(CLK_GLOBAL_MEM_FENCE);
    a[i] += v;
}

// run: cl_groups<<<4, 16>>>(zero(1), iota(64))
__kernel void cl_groups(__global int *sum, __global const int *in) {
    if (get_local_id(0) == 0)
        sum[0] += in[get_global_id(0)]; // want global-race
}

// run: cl_groups_ok<<<4, 16>>>(zero(4), iota(64))
__kernel void cl_groups_ok(__global int *sum, __global const int *in) {
    if (get_local_id(0) == 0)
        sum[get_group_id(0)] += in[get_global_id(0)];
}

// run: cl_mixed<<<1, 32>>>(zero(1), zero(32))
__kernel void cl_mixed(__global int *n, __global int *out) {
    atomic_add(n, 2); // may global-race
    out[get_global_id(0)] = n[0]; // want global-race
}

// run: cl_mixed_ok<<<1, 32>>>(zero(1), zero(32))
__kernel void cl_mixed_ok(__global int *n, __global int *out) {
    atomic_add(n, 2);
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[get_global_id(0)] = n[0];
}

// In OpenCL a work-item that has returned does not reach the barrier that the others wait at.
// run: cl_early_return<<<1, 64>>>(iota(64), zero(64), 40)
__kernel void cl_early_return(__global const int *in, __global int *out, int n) {
    __local int t[64];
    int i = get_local_id(0);
    if (i >= n)
        return;
    t[i] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE); // want divergence
    out[i] = t[n - 1 - i];
}

// run: cl_early_return_ok<<<1, 64>>>(iota(64), zero(64), 40)
__kernel void cl_early_return_ok(__global const int *in, __global int *out, int n) {
    __local int t[64];
    int i = get_local_id(0);
    if (i < n)
        t[i] = in[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        out[i] = t[n - 1 - i];
}

// run: cl_divergent<<<1, 64>>>(zero(64))
__kernel void cl_divergent(__global int *out) {
    int i = get_local_id(0);
    if (i < 10)
        barrier(CLK_LOCAL_MEM_FENCE); // want divergence
    out[i] = i;
}

// run: cl_divergent_ok<<<1, 64>>>(zero(64))
__kernel void cl_divergent_ok(__global int *out) {
    int i = get_local_id(0);
    if (get_local_size(0) > 10)
        barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = i;
}

// run: cl_loop_trips<<<1, 16>>>(zero(16))
__kernel void cl_loop_trips(__global int *out) {
    int i = get_local_id(0);
    for (int k = 0; k < 4 + (i & 1); k++)
        barrier(CLK_LOCAL_MEM_FENCE); // want divergence
    out[i] = i;
}

// run: cl_loop_trips_ok<<<1, 16>>>(zero(16))
__kernel void cl_loop_trips_ok(__global int *out) {
    int i = get_local_id(0);
    for (int k = 0; k < 5; k++)
        barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = i;
}

// A counter is set by one work-group, and counted up by all.
// run: cl_reset_and_count<<<2, 32>>>(zero(1))
__kernel void cl_reset_and_count(__global int *count) {
    if (get_global_id(0) == 0)
        *count = 0;
    barrier(CLK_GLOBAL_MEM_FENCE);
    atomic_inc(count); // want global-race
}

// run: cl_reset_and_count_ok<<<2, 32>>>(zero(1))
__kernel void cl_reset_and_count_ok(__global int *count) {
    if (get_global_id(0) == 0)
        atomic_xchg(count, 0);
    barrier(CLK_GLOBAL_MEM_FENCE);
    atomic_inc(count);
}
