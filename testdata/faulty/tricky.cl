// More OpenCL kernels that are right: none of them gets a report.

// The components of one vector are written by four work-items.
// run: cl_components_ok<<<1, 64>>>(zero(16))
__kernel void cl_components_ok(__global float4 *out) {
    __local float4 t[16];
    int l = get_local_id(0);
    __local float *f = (__local float *)t;
    f[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16)
        out[l] = t[15 - l];
}

// run: cl_scan_ok<<<2, 64>>>(iota(128), local(64), zero(128))
__kernel void cl_scan_ok(__global const int *in, __local int *s, __global int *out) {
    uint l = get_local_id(0), n = get_local_size(0);
    s[l] = in[get_global_id(0)];
    for (uint d = 1; d < n; d <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int v = l >= d ? s[l - d] : 0;
        barrier(CLK_LOCAL_MEM_FENCE);
        s[l] += v;
    }
    out[get_global_id(0)] = s[l];
}

// The size of the group decides on the barriers, the same for all of it.
// run: cl_uniform_ok<<<2, 32>>>(zero(64), fill(1, 3))
__kernel void cl_uniform_ok(__global int *out, __constant int *rounds) {
    __local int t[32];
    int l = get_local_id(0);
    t[l] = l;
    for (int k = 0; k < rounds[0]; k++) {
        barrier(CLK_LOCAL_MEM_FENCE);
        int v = t[(l + 1) & 31];
        barrier(CLK_LOCAL_MEM_FENCE);
        t[l] = v;
    }
    out[get_global_id(0)] = t[l];
}

// run: cl_last_group_ok<<<4, 16>>>(iota(64), zero(4), zero(1), zero(1))
__kernel void cl_last_group_ok(__global const int *in, volatile __global int *part, volatile __global int *done, __global int *total) {
    __local int sum, last;
    if (get_local_id(0) == 0)
        sum = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&sum, in[get_global_id(0)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0) {
        part[get_group_id(0)] = sum;
        mem_fence(CLK_GLOBAL_MEM_FENCE);
        last = atomic_inc(done) == get_num_groups(0) - 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (last && get_local_id(0) == 0) {
        int n = 0;
        for (int g = 0; g < get_num_groups(0); g++)
            n += part[g];
        *total = n;
    }
}

// run: cl_stencil_ok<<<2x2, 8x8>>>(iota(256), zero(256), 16)
__kernel void cl_stencil_ok(__global const float *in, __global float *out, int n) {
    __local float t[10][10];
    int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0) + 1, ly = get_local_id(1) + 1;
    t[ly][lx] = in[y * n + x];
    if (lx == 1)
        t[ly][0] = in[y * n + max(x - 1, 0)];
    if (lx == 8)
        t[ly][9] = in[y * n + min(x + 1, n - 1)];
    if (ly == 1)
        t[0][lx] = in[max(y - 1, 0) * n + x];
    if (ly == 8)
        t[9][lx] = in[min(y + 1, n - 1) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[y * n + x] = t[ly][lx - 1] + t[ly][lx + 1] + t[ly - 1][lx] + t[ly + 1][lx] - 4 * t[ly][lx];
}

// run: cl_private_stack_ok<<<1, 8>>>(zero(8))
__kernel void cl_private_stack_ok(__global uint *out) {
    uint stack[8];
    int top = 0;
    uint n = get_global_id(0), sum = 0;
    do {
        stack[top++] = n & 1;
        n >>= 1;
    } while (n);
    while (top)
        sum = sum * 10 + stack[--top];
    out[get_global_id(0)] = sum;
}
