// Faults within the patterns that OpenCL programs are made of, each beside the pattern as it should be.

// run: cl_transpose<<<2x2, 8x8>>>(iota(256), zero(256), 16)
__kernel void cl_transpose(__global const float *in, __global float *out, int n) {
    __local float tile[8][9];
    int lx = get_local_id(0), ly = get_local_id(1);
    tile[ly][lx] = in[get_global_id(1) * n + get_global_id(0)]; // may shared-race
    out[(get_group_id(0) * 8 + ly) * n + get_group_id(1) * 8 + lx] = tile[lx][ly]; // want shared-race
    // may uninitialised
}

// run: cl_transpose_ok<<<2x2, 8x8>>>(iota(256), zero(256), 16)
__kernel void cl_transpose_ok(__global const float *in, __global float *out, int n) {
    __local float tile[8][9];
    int lx = get_local_id(0), ly = get_local_id(1);
    tile[ly][lx] = in[get_global_id(1) * n + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[(get_group_id(0) * 8 + ly) * n + get_group_id(1) * 8 + lx] = tile[lx][ly];
}

// Bytes of a key past its end: the length is that of the buffer in words.
// run: cl_words_and_bytes<<<1, 4>>>(iota(16), zero(4), 20)
__kernel void cl_words_and_bytes(__global const uchar *key, __global uint *out, uint length) {
    uint h = 5381;
    for (uint k = get_global_id(0); k < length; k++)
        h = h * 33 + key[k]; // want out-of-bounds "16"
    out[get_global_id(0)] = h;
}

// run: cl_words_and_bytes_ok<<<1, 4>>>(iota(16), zero(4), 16)
__kernel void cl_words_and_bytes_ok(__global const uchar *key, __global uint *out, uint length) {
    uint h = 5381;
    for (uint k = get_global_id(0); k < length; k++)
        h = h * 33 + key[k];
    out[get_global_id(0)] = h;
}

typedef struct {
    uint state[4];
    uint count;
} Context;

// run: cl_context<<<1, 2>>>(zero(2))
void absorb(Context *c, uint word) {
    c->state[c->count] = word; // want out-of-bounds "4"
    c->count++;
}
__kernel void cl_context(__global uint *out) {
    Context c;
    c.count = 0;
    for (uint k = 0; k < 5; k++)
        absorb(&c, k);
    out[get_global_id(0)] = c.state[0];
}

// run: cl_context_ok<<<1, 2>>>(zero(2))
__kernel void cl_context_ok(__global uint *out) {
    Context c;
    c.count = 0;
    for (uint k = 0; k < 4; k++)
        absorb(&c, k);
    out[get_global_id(0)] = c.state[0] + c.state[3];
}

// run: cl_context_unset<<<1, 2>>>(zero(2))
__kernel void cl_context_unset(__global uint *out) {
    Context c;
    c.count = 1;
    absorb(&c, 7);
    out[get_global_id(0)] = c.state[0]; // want uninitialised
}

// run: cl_context_unset_ok<<<1, 2>>>(zero(2))
__kernel void cl_context_unset_ok(__global uint *out) {
    Context c;
    c.count = 1;
    absorb(&c, 7);
    out[get_global_id(0)] = c.state[1];
}

// run: cl_barrier_in_helper<<<1, 32>>>(zero(32))
void publish(__local int *t, int i) {
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE); // want divergence
}
__kernel void cl_barrier_in_helper(__global int *out) {
    __local int t[32];
    int i = get_local_id(0);
    if (i < 30)
        publish(t, i);
    out[i] = i;
}

// run: cl_barrier_in_helper_ok<<<1, 32>>>(zero(32))
__kernel void cl_barrier_in_helper_ok(__global int *out) {
    __local int t[32];
    int i = get_local_id(0);
    publish(t, i);
    out[i] = t[31 - i];
}

// The group's result is read before the item that computes it has written it.
// run: cl_leader<<<2, 16>>>(iota(32), zero(32))
__kernel void cl_leader(__global const int *in, __global int *out) {
    __local int first;
    if (get_local_id(0) == 0)
        first = in[get_global_id(0)]; // may shared-race
    out[get_global_id(0)] = in[get_global_id(0)] - first; // want shared-race
    // may uninitialised
}

// run: cl_leader_ok<<<2, 16>>>(iota(32), zero(32))
__kernel void cl_leader_ok(__global const int *in, __global int *out) {
    __local int first;
    if (get_local_id(0) == 0)
        first = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = in[get_global_id(0)] - first;
}

// Groups write into each other's part of the result.
// run: cl_parts<<<4, 8>>>(zero(32))
__kernel void cl_parts(__global int *out) {
    out[get_group_id(0) * 4 + get_local_id(0)] = get_global_id(0); // want global-race
}

// run: cl_parts_ok<<<4, 8>>>(zero(32))
__kernel void cl_parts_ok(__global int *out) {
    out[get_group_id(0) * 8 + get_local_id(0)] = get_global_id(0);
}

// run: cl_vector_of_two_items<<<1, 8>>>(zero(8))
__kernel void cl_vector_of_two_items(__global int2 *out) {
    int i = get_global_id(0);
    ((__global int *)out)[i * 2 / 3] = i; // want global-race
}

// run: cl_vector_of_two_items_ok<<<1, 8>>>(zero(8))
__kernel void cl_vector_of_two_items_ok(__global int2 *out) {
    int i = get_global_id(0);
    ((__global int *)out)[i * 2] = i;
    out[i].y = i;
}
