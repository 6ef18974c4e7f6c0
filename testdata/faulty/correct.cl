// OpenCL kernels that look dangerous and are right: none of them gets a report.

// run: cl_reduce_right_ok<<<2, 64>>>(iota(128), local(64), zero(2))
__kernel void cl_reduce_right_ok(__global const int *in, __local int *s, __global int *out) {
    int l = get_local_id(0);
    s[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = get_local_size(0) / 2; d > 0; d >>= 1) {
        if (l < d)
            s[l] += s[l + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0)
        out[get_group_id(0)] = s[0];
}

// run: cl_atomics_ok<<<2, 64>>>(zero(12))
__kernel void cl_atomics_ok(__global int *a) {
    int i = get_global_id(0);
    atomic_add(&a[0], i);
    atomic_sub(&a[1], i);
    atomic_inc(&a[2]);
    atomic_dec(&a[3]);
    atomic_xchg(&a[4], i);
    atomic_cmpxchg(&a[5], 0, i);
    atomic_min(&a[6], -i);
    atomic_max(&a[7], i);
    atomic_and(&a[8], i);
    atomic_or(&a[9], i);
    atomic_xor(&a[10], i);
}

// The addition of floats by compare and exchange that OpenCL kernels carry along.
// run: cl_cas_ok<<<2, 32>>>(iota(64), zero(1))
void add_float(volatile __global float *source, const float operand) {
    union {
        uint u;
        float f;
    } next, prev;
    do {
        prev.f = *source;
        next.f = prev.f + operand;
    } while (atomic_cmpxchg((volatile __global uint *)source, prev.u, next.u) != prev.u);
}
__kernel void cl_cas_ok(__global const float *in, __global float *sum) {
    add_float(sum, in[get_global_id(0)]);
}

// run: cl_two_locals_ok<<<1, 32>>>(local(32), local(64), zero(32))
__kernel void cl_two_locals_ok(__local float *a, __local float2 *b, __global float *out) {
    int l = get_local_id(0);
    a[l] = l;
    b[l] = (float2)(l, 1);
    b[l + 32] = (float2)(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    out[l] = a[31 - l] + b[l + 1].x;
}

// vload and vstore need the alignment of an element only.
// run: cl_unaligned_vectors_ok<<<1, 8>>>(iota(40), zero(40))
__kernel void cl_unaligned_vectors_ok(__global const float *in, __global float *out) {
    int i = get_global_id(0);
    vstore4(vload4(i, in + 3), i, out + 1);
}

typedef union {
    float4 v;
    float f[4];
    uint u[4];
} Lanes;

// run: cl_punning_ok<<<1, 8>>>(iota(8), zero(8))
__kernel void cl_punning_ok(__global const float4 *in, __global uint *out) {
    Lanes l;
    int i = get_global_id(0);
    l.v = in[i];
    l.f[1] = -l.f[1];
    out[i] = l.u[0] ^ l.u[1] ^ as_uint(in[i].z);
}

// run: let a=iota(64); let b=zero(64); cl_step_ok<<<2, 32>>>(a, b); cl_step_ok<<<2, 32>>>(b, a)
__kernel void cl_step_ok(__global const int *from, __global int *to) {
    int i = get_global_id(0);
    to[i] = from[63 - i];
}

// run: cl_ping_pong_ok<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_ping_pong_ok(__global const int *in, __global int *out) {
    __local int a[32], b[32];
    __local int *from = a, *to = b;
    int l = get_local_id(0);
    from[l] = in[l];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = 1; d < 32; d <<= 1) {
        to[l] = from[l] + (l >= d ? from[l - d] : 0);
        barrier(CLK_LOCAL_MEM_FENCE);
        __local int *t = from;
        from = to;
        to = t;
    }
    out[l] = from[l];
}

// run: cl_bytes_ok<<<1, 64>>>(zero(64))
__kernel void cl_bytes_ok(__global uchar *out) {
    out[get_global_id(0)] = get_global_id(0) ^ 255;
}

// run: cl_group_copy_right_ok<<<2, 16>>>(iota(32), zero(32))
__kernel void cl_group_copy_right_ok(__global const float *in, __global float *out) {
    __local float t[16];
    event_t e = async_work_group_copy(t, in + 16 * get_group_id(0), 16, 0);
    wait_group_events(1, &e);
    float v = t[15 - get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    t[get_local_id(0)] = 2 * v;
    barrier(CLK_LOCAL_MEM_FENCE);
    e = async_work_group_copy(out + 16 * get_group_id(0), t, 16, 0);
    wait_group_events(1, &e);
}

// The barrier for global memory orders the work-items of one group.
// run: cl_global_barrier_ok<<<2, 32>>>(zero(64), zero(64))
__kernel void cl_global_barrier_ok(__global int *scratch, __global int *out) {
    int g = get_group_id(0) * 32, l = get_local_id(0);
    scratch[g + l] = l;
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[g + l] = scratch[g + 31 - l];
}

// run: cl_uniform_return_ok<<<4, 16>>>(zero(64), 2)
__kernel void cl_uniform_return_ok(__global int *out, int groups) {
    __local int t[16];
    int l = get_local_id(0);
    if (get_group_id(0) >= groups)
        return;
    t[l] = l;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = t[15 - l];
}

// run: cl_same_value_ok<<<2, 32>>>(iota(64), zero(1))
__kernel void cl_same_value_ok(__global const int *in, __global int *found) {
    if (in[get_global_id(0)] > 5)
        *found = 1; // may same-value
}
