// Accesses outside of their object, null pointers, alignment and const in OpenCL C.

// run: cl_read_past_end<<<2, 64>>>(iota(100), zero(128))
__kernel void cl_read_past_end(__global const float *in, __global float *out) {
    size_t i = get_global_id(0);
    out[i] = in[i]; // want out-of-bounds "100"
}

// run: cl_read_past_end_ok<<<2, 64>>>(iota(100), zero(128), 100)
__kernel void cl_read_past_end_ok(__global const float *in, __global float *out, int n) {
    size_t i = get_global_id(0);
    if (i < n)
        out[i] = in[i];
}

// run: cl_negative<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_negative(__global const int *in, __global int *out) {
    int i = get_global_id(0);
    out[i] = in[i - 2]; // want out-of-bounds "-2|-1"
}

// run: cl_negative_ok<<<1, 32>>>(iota(32), zero(32))
__kernel void cl_negative_ok(__global const int *in, __global int *out) {
    int i = get_global_id(0);
    out[i] = in[max(i - 2, 0)];
}

// run: cl_off_by_one<<<1, 64>>>(zero(40), 40)
__kernel void cl_off_by_one(__global double *out, int n) {
    int i = get_global_id(0);
    if (i <= n)
        out[i] = i; // want out-of-bounds "40"
}

// run: cl_off_by_one_ok<<<1, 64>>>(zero(40), 40)
__kernel void cl_off_by_one_ok(__global double *out, int n) {
    int i = get_global_id(0);
    if (i < n)
        out[i] = i;
}

// run: cl_vload<<<1, 8>>>(iota(30), zero(8))
__kernel void cl_vload(__global const float *in, __global float *out) {
    int i = get_global_id(0);
    float4 v = vload4(i, in); // want out-of-bounds
    out[i] = v.x + v.y + v.z + v.w;
}

// run: cl_vload_ok<<<1, 7>>>(iota(30), zero(8))
__kernel void cl_vload_ok(__global const float *in, __global float *out) {
    int i = get_global_id(0);
    float4 v = vload4(i, in + 1);
    out[i] = v.x + v.y + v.z + v.w;
}

// run: cl_vstore<<<1, 8>>>(zero(23))
__kernel void cl_vstore(__global int *out) {
    int i = get_global_id(0);
    vstore3((int3)(i, i + 1, i + 2), i, out); // want out-of-bounds
}

// run: cl_vstore_ok<<<1, 8>>>(zero(24))
__kernel void cl_vstore_ok(__global int *out) {
    int i = get_global_id(0);
    vstore3((int3)(i, i + 1, i + 2), i, out);
}

typedef struct {
    float4 at;
    int kind[2];
} Body;

// run: cl_member<<<1, 16>>>(iota(16), zero(16))
__kernel void cl_member(__global const Body *b, __global int *out) {
    int i = get_global_id(0);
    out[i] = b[i + 1].kind[1]; // want out-of-bounds
}

// run: cl_member_ok<<<1, 16>>>(iota(16), zero(16))
__kernel void cl_member_ok(__global const Body *b, __global int *out) {
    int i = get_global_id(0);
    out[i] = b[i].kind[1];
}

// run: cl_helper<<<1, 16>>>(iota(16), zero(16))
int next(__global const int *p) {
    return p[1]; // want out-of-bounds "16"
}
__kernel void cl_helper(__global const int *in, __global int *out) {
    int i = get_global_id(0);
    out[i] = next(in + i);
}

// run: cl_helper_ok<<<1, 15>>>(iota(16), zero(16))
__kernel void cl_helper_ok(__global const int *in, __global int *out) {
    int i = get_global_id(0);
    out[i] = next(in + i);
}

// run: cl_loop<<<1, 4>>>(iota(16), zero(4), 4)
__kernel void cl_loop(__global const uchar *in, __global uint *out, uint n) {
    uint row = get_global_id(0), sum = 0;
    for (uint k = 1; k <= n; k++)
        sum += in[row * n + k]; // want out-of-bounds "16"
    out[row] = sum;
}

// run: cl_loop_ok<<<1, 4>>>(iota(16), zero(4), 4)
__kernel void cl_loop_ok(__global const uchar *in, __global uint *out, uint n) {
    uint row = get_global_id(0), sum = 0;
    for (uint k = 0; k < n; k++)
        sum += in[row * n + k];
    out[row] = sum;
}

// run: cl_local_argument<<<1, 32>>>(local(31), zero(32))
__kernel void cl_local_argument(__local int *t, __global int *out) {
    int i = get_local_id(0);
    t[i] = i; // want out-of-bounds "31"
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i / 2];
}

// run: cl_local_argument_ok<<<1, 32>>>(local(32), zero(32))
__kernel void cl_local_argument_ok(__local int *t, __global int *out) {
    int i = get_local_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[31 - i];
}

// run: cl_local_array<<<1, 32>>>(zero(32))
__kernel void cl_local_array(__global float *out) {
    __local float t[32];
    int i = get_local_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[i + 1]; // want out-of-bounds "32"
}

// run: cl_local_array_ok<<<1, 32>>>(zero(32))
__kernel void cl_local_array_ok(__global float *out) {
    __local float t[32];
    int i = get_local_id(0);
    t[i] = i;
    barrier(CLK_LOCAL_MEM_FENCE);
    out[i] = t[(i + 1) & 31];
}

// run: cl_private<<<1, 4>>>(zero(4), 3)
__kernel void cl_private(__global int *out, int first) {
    int t[6] = {1, 2, 3, 4, 5, 6};
    int i = get_global_id(0);
    out[i] = t[first + i]; // want out-of-bounds "6"
}

// run: cl_private_ok<<<1, 4>>>(zero(4), 2)
__kernel void cl_private_ok(__global int *out, int first) {
    int t[6] = {1, 2, 3, 4, 5, 6};
    int i = get_global_id(0);
    out[i] = t[first + i];
}

__constant float weights[4] = {0.1f, 0.2f, 0.3f, 0.4f};

// run: cl_constant<<<1, 8>>>(zero(8))
__kernel void cl_constant(__global float *out) {
    int i = get_global_id(0);
    out[i] = weights[i - 1 & 7]; // want out-of-bounds
}

// run: cl_constant_ok<<<1, 8>>>(zero(8))
__kernel void cl_constant_ok(__global float *out) {
    int i = get_global_id(0);
    out[i] = weights[i - 1 & 3];
}

// run: cl_constant_argument<<<1, 8>>>(iota(7), zero(8))
__kernel void cl_constant_argument(__constant int *table, __global int *out) {
    int i = get_global_id(0);
    out[i] = table[i]; // want out-of-bounds "7"
}

// run: cl_constant_argument_ok<<<1, 7>>>(iota(7), zero(8))
__kernel void cl_constant_argument_ok(__constant int *table, __global int *out) {
    int i = get_global_id(0);
    out[i] = table[i];
}

// run: cl_atomic<<<1, 32>>>(zero(3))
__kernel void cl_atomic(__global int *bins) {
    atomic_inc(&bins[get_global_id(0) / 8]); // want out-of-bounds "3"
}

// run: cl_atomic_ok<<<1, 32>>>(zero(4))
__kernel void cl_atomic_ok(__global int *bins) {
    atomic_inc(&bins[get_global_id(0) / 8]);
}

// A copy by the whole group that takes one element too many.
// run: cl_group_copy<<<2, 8>>>(iota(16), zero(16))
__kernel void cl_group_copy(__global const int *in, __global int *out) {
    __local int t[9];
    event_t e = async_work_group_copy(t, in + get_group_id(0) * 8, 9, 0); // want out-of-bounds
    wait_group_events(1, &e);
    out[get_global_id(0)] = t[get_local_id(0)];
}

// run: cl_group_copy_ok<<<2, 8>>>(iota(16), zero(16))
__kernel void cl_group_copy_ok(__global const int *in, __global int *out) {
    __local int t[9];
    event_t e = async_work_group_copy(t, in + get_group_id(0) * 8, 8, 0);
    wait_group_events(1, &e);
    out[get_global_id(0)] = t[get_local_id(0)];
}

// run: cl_null<<<1, 8>>>(null, zero(8))
__kernel void cl_null(__global const int *in, __global int *out) {
    int i = get_global_id(0);
    out[i] = in[i]; // want null
}

// run: cl_null_ok<<<1, 8>>>(null, zero(8))
__kernel void cl_null_ok(__global const int *in, __global int *out) {
    int i = get_global_id(0);
    out[i] = in ? in[i] : 0;
}

// run: cl_misaligned<<<1, 4>>>(iota(64), zero(4))
__kernel void cl_misaligned(__global const uchar *bytes, __global uint *out) {
    int i = get_global_id(0);
    out[i] = *(__global const uint *)(bytes + 6 * i); // want misaligned
}

// run: cl_misaligned_ok<<<1, 4>>>(iota(64), zero(4))
__kernel void cl_misaligned_ok(__global const uchar *bytes, __global uint *out) {
    int i = get_global_id(0);
    out[i] = *(__global const uint *)(bytes + 8 * i);
}

// run: cl_const<<<1, 8>>>(iota(8))
__kernel void cl_const(__global const int *in) {
    ((__global int *)in)[get_global_id(0)] = 3; // want const
}

// run: cl_const_ok<<<1, 8>>>(iota(8))
__kernel void cl_const_ok(__global int *in) {
    in[get_global_id(0)] = 3;
}

// The image is 10 wide, and the index takes the height for the width.
// run: cl_stride<<<1x1, 10x6>>>(iota(60), zero(60), 10, 6)
__kernel void cl_stride(__global const uchar *in, __global uchar *out, int w, int h) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < w && y < h)
        out[y * w + x] = 255 - in[x * w + y]; // want out-of-bounds
}

// run: cl_stride_ok<<<1x1, 10x6>>>(iota(60), zero(60), 10, 6)
__kernel void cl_stride_ok(__global const uchar *in, __global uchar *out, int w, int h) {
    int x = get_global_id(0), y = get_global_id(1);
    if (x < w && y < h)
        out[y * w + x] = 255 - in[y * w + x];
}

// Reports say what the source says: ids, and the lane of an array that is written.
// run: cl_names<<<2x2, 4x4>>>(zero(60))
__kernel void cl_names(__global int *out) {
    out[get_global_id(0) + 8 * get_global_id(1)] = get_local_id(1); // want out-of-bounds "out\[get_global_id\(0\) \+ 8 \* get_global_id\(1\)\] writes out\[60\]"
}

// run: cl_names_ok<<<2x2, 4x4>>>(zero(64))
__kernel void cl_names_ok(__global int *out) { out[get_global_id(0) + 8 * get_global_id(1)] = get_local_id(1); }

// run: cl_lane_written<<<1, 1>>>(zero(8))
__kernel void cl_lane_written(__global int *out) {
    int last[4];
    for (int k = 0; k <= 4; k++)
        last[k] = k; // want out-of-bounds "last\[k\] writes last\[4\]"
    out[0] = last[get_local_id(0)];
}

// run: cl_lane_written_ok<<<1, 1>>>(zero(8))
__kernel void cl_lane_written_ok(__global int *out) {
    int last[4];
    for (int k = 0; k < 4; k++)
        last[k] = k;
    out[0] = last[get_local_id(0)];
}
