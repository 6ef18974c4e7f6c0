// Values that nobody has computed, and arithmetic without a result, in OpenCL C.

// run: cl_local_unset<<<1, 16>>>(zero(16))
__kernel void cl_local_unset(__global int *out) {
    __local int t[16];
    int i = get_local_id(0);
    if (i & 1)
        t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i]; // want uninitialised
}

// run: cl_local_unset_ok<<<1, 16>>>(zero(16))
__kernel void cl_local_unset_ok(__global int *out) {
    __local int t[16];
    int i = get_local_id(0);
    t[i] = i & 1 ? i : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i];
}

// run: cl_argument_unset<<<1, 16>>>(local(17), zero(16))
__kernel void cl_argument_unset(__local float *t, __global float *out) {
    int i = get_local_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i + 1]; // want uninitialised
}

// run: cl_argument_unset_ok<<<1, 16>>>(local(16), zero(16))
__kernel void cl_argument_unset_ok(__local float *t, __global float *out) {
    int i = get_local_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[15 - i];
}

// run: cl_private_unset<<<1, 4>>>(zero(4))
__kernel void cl_private_unset(__global int *out) {
    int t[4];
    int i = get_global_id(0);
    t[0] = t[1] = t[2] = 1;
    out[i] = t[i]; // want uninitialised
}

// run: cl_private_unset_ok<<<1, 4>>>(zero(4))
__kernel void cl_private_unset_ok(__global int *out) {
    int t[4];
    int i = get_global_id(0);
    t[0] = t[1] = t[2] = t[3] = 1;
    out[i] = t[i];
}

// run: cl_scalar_unset<<<1, 4>>>(zero(4))
__kernel void cl_scalar_unset(__global float *out) {
    float v;
    int i = get_global_id(0);
    if (i != 2)
        v = 1;
    out[i] = v; // want uninitialised
}

// run: cl_scalar_unset_ok<<<1, 4>>>(zero(4))
__kernel void cl_scalar_unset_ok(__global float *out) {
    float v;
    int i = get_global_id(0);
    if (i != 2)
        v = 1;
    else
        v = 2;
    out[i] = v;
}

// run: cl_buffer_unset<<<1, 8>>>(new(8), zero(8))
__kernel void cl_buffer_unset(__global const float4 *in, __global float *out) {
    int i = get_global_id(0);
    out[i] = dot(in[i], in[i]); // want uninitialised
}

// run: cl_buffer_unset_ok<<<1, 8>>>(iota(8), zero(8))
__kernel void cl_buffer_unset_ok(__global const float4 *in, __global float *out) {
    int i = get_global_id(0);
    out[i] = dot(in[i], in[i]);
}

// run: cl_divide<<<1, 8>>>(iota(8), zero(8))
__kernel void cl_divide(__global const uint *in, __global uint *out) {
    int i = get_global_id(0);
    out[i] = 7 / in[i]; // want division
}

// run: cl_divide_ok<<<1, 8>>>(iota(8), zero(8))
__kernel void cl_divide_ok(__global const uint *in, __global uint *out) {
    int i = get_global_id(0);
    out[i] = 7 / max(in[i], 1u);
}

// run: cl_modulo_vector<<<1, 4>>>(iota(4), zero(4))
__kernel void cl_modulo_vector(__global const int2 *in, __global int2 *out) {
    int i = get_global_id(0);
    out[i] = (int2)(9) % in[i]; // want division
}

// run: cl_modulo_vector_ok<<<1, 4>>>(iota(4), zero(4))
__kernel void cl_modulo_vector_ok(__global const int2 *in, __global int2 *out) {
    int i = get_global_id(0);
    out[i] = (int2)(9) % (in[i] + 1);
}

// OpenCL C takes the count of a shift modulo the width (6.3.j): nothing is wrong here.
// run: cl_shift_ok<<<1, 40>>>(zero(40))
__kernel void cl_shift_ok(__global uint *out) {
    int i = get_global_id(0);
    out[i] = 1u << i;
}

// run: cl_to_int<<<1, 4>>>(zero(4), 2e9)
__kernel void cl_to_int(__global int *out, float scale) {
    int i = get_global_id(0);
    out[i] = (int)(scale * i); // want conversion
}

// The conversions that saturate give a result for every number.
// run: cl_to_int_ok<<<1, 4>>>(zero(4), 2e9)
__kernel void cl_to_int_ok(__global int *out, float scale) {
    int i = get_global_id(0);
    out[i] = convert_int_sat(scale * i);
}

// run: cl_overflow<<<1, 4>>>(zero(4), 2147483640)
__kernel void cl_overflow(__global int *out, int n) {
    int i = get_global_id(0);
    out[i] = n + 7 * i; // note overflow
}

// run: cl_overflow_ok<<<1, 4>>>(zero(4), 2147483640)
__kernel void cl_overflow_ok(__global int *out, int n) {
    int i = get_global_id(0);
    out[i] = add_sat(n, 7 * i);
}

// run: cl_vector_overflow<<<1, 4>>>(zero(4), 2147483647)
__kernel void cl_vector_overflow(__global int4 *out, int n) {
    int i = get_global_id(0);
    out[i] = (int4)(n) + (int4)(0, 0, 0, i); // note overflow
}

// run: cl_vector_overflow_ok<<<1, 4>>>(zero(4), 2147483647)
__kernel void cl_vector_overflow_ok(__global int4 *out, int n) {
    int i = get_global_id(0);
    out[i] = as_int4((uint4)(n) + (uint4)(0, 0, 0, i)) ^ mul24(n, 2);
}

// run: cl_component<<<1, 4>>>(iota(4), zero(4))
__kernel void cl_component(__global const float *in, __global float *out) {
    float4 v;
    int i = get_global_id(0);
    v.xyz = (float3)(in[i]);
    out[i] = dot(v.xy, v.zw); // want part
}

// run: cl_component_ok<<<1, 4>>>(iota(4), zero(4))
__kernel void cl_component_ok(__global const float *in, __global float *out) {
    float4 v;
    int i = get_global_id(0);
    v.lo = (float2)(in[i]);
    v.odd = v.lo;
    v.s2 = v.s1;
    out[i] = dot(v.xy, v.zw);
}

// A vector that a loop fills component by component.
// run: cl_filled<<<1, 4>>>(iota(4), zero(4))
__kernel void cl_filled(__global const float *in, __global float *out) {
    float4 v;
    int i = get_global_id(0);
    for (int k = 0; k < 4; k++)
        v[k] = in[k];
    out[i] = v.x + v.w;
}

static float2 scaled(float2 r, float by, float2 v) {
    r.x = by * v.x;
    r.y = by * v.y;
    return r;
}

static float picked(float r, int which) {
    if (which > 2) r = 1;
    return r;
}

// run: cl_half_given<<<1, 4>>>(zero(4))
__kernel void cl_half_given(__global float *out) {
    float r;
    int i = get_global_id(0);
    out[i] = picked(r, i); // want uninitialised
}

// run: cl_half_given_ok<<<1, 4>>>(zero(4), iota(8))
__kernel void cl_half_given_ok(__global float *out, __global const float2 *in) {
    float2 r;
    int i = get_global_id(0);
    r = scaled(r, 2, in[i]); // the argument has no value, and the function gives it one
    out[i] = r.x + r.y;
}

// run: cl_packed_bytes_ok<<<1, 4>>>(zero(4))
__kernel void cl_packed_bytes_ok(__global uint *out) {
    uint w[2];
    int i = get_global_id(0);
    for (int k = 0; k < 8; k++)
        w[k >> 2] = (w[k >> 2] & ~(0xffU << ((k & 3) << 3))) + ((uint)(i + k) << ((k & 3) << 3));
    out[i] = w[0] ^ w[1];
}

// run: cl_packed_bytes<<<1, 4>>>(zero(4))
__kernel void cl_packed_bytes(__global uint *out) {
    uint w[2];
    int i = get_global_id(0);
    w[0] = (w[1] & 0xff) + (uint)i; // want uninitialised
    out[i] = w[0];
}

// Only one work-item has the value that all get.
// run: cl_broadcast_unset<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_broadcast_unset(__global const int *in, __global int *out) {
    int first;
    if (get_local_id(0) == 0)
        first = in[0];
    out[get_local_id(0)] = work_group_broadcast(first, 1); // want uninitialised
}

// run: cl_broadcast_unset_ok<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_broadcast_unset_ok(__global const int *in, __global int *out) {
    int first;
    if (get_local_id(0) == 0)
        first = in[0];
    out[get_local_id(0)] = work_group_broadcast(first, 0);
}
