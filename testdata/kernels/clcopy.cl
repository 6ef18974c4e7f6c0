// threads: 8x2 blocks: 2
// Copies by a work-group and vector shuffles (OpenCL C 1.2 6.12.10, 6.12.12).
__kernel void copies(__global long *out, __local int *a, __local float4 *b) {
    int i = get_local_id(0) + 8 * get_local_id(1), group = get_group_id(0);
    __global int *words = (__global int *)(out + 32);
    if (group == 0) words[i] = i * i;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (group == 0) {
        event_t e = async_work_group_copy(a, words + 2, 10, 0);
        wait_group_events(1, &e);
        a[i] = i < 10 ? a[i] * 2 + 1 : -1;
        barrier(CLK_LOCAL_MEM_FENCE);
        event_t es[2];
        es[0] = async_work_group_copy(words + 20, (const __local int *)a, (size_t)9, 0);
        es[1] = async_work_group_strided_copy(words + 40, a, 4, 3, 0);
        wait_group_events(2, es);
        barrier(CLK_GLOBAL_MEM_FENCE);
        e = async_work_group_strided_copy(a, words, 5, 2, 0);
        prefetch(words, 4);
        wait_group_events(1, &e);
        if (i < 5) out[i] = a[i];
    } else {
        __global float4 *v = (__global float4 *)(out + 8);
        b[i] = (float4)(i, 1, 2, 3);
        barrier(CLK_LOCAL_MEM_FENCE);
        event_t e = async_work_group_copy(v, b + 3, 3, 0);
        wait_group_events(1, &e);
    }
}

__kernel void shuffles(__global long *out) {
    if (get_global_id(0) != 0 || get_global_id(1) != 0) return;
    int4 a = (int4)(10, 20, 30, 40), b = (int4)(50, 60, 70, 80);
    int4 r = shuffle(a, (uint4)(3, 0, 5, 2));
    out[0] = r.x * 1000000L + r.y * 10000 + r.z * 100 + r.w;
    int2 p = shuffle(a, (uint2)(2, 2));
    out[1] = p.x * 100 + p.y;
    r = shuffle2(a, b, (uint4)(7, 0, 12, 5));
    out[2] = r.x * 1000000L + r.y * 10000 + r.z * 100 + r.w;
    float8 f = shuffle((float2)(1.5f, 2.5f), (uint8)(0, 1, 0, 1, 1, 1, 0, 0));
    out[3] = (long)(f.s0 * 10 + f.s3 * 100 + f.s7 * 1000);
    uchar16 u = shuffle2((uchar16)(1), (uchar16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
                         (uchar16)(31, 30, 29, 28, 27, 26, 25, 24, 0, 1, 2, 3, 16, 17, 18, 255));
    out[4] = u.s0 * 1000000L + u.s7 * 10000 + u.s8 * 100 + u.sf;
    long4 l = shuffle((long8)(1, 2, 3, 4, 5, 6, 7, 8), (ulong4)(7, 6, 8, 1));
    out[5] = l.x * 1000 + l.y * 100 + l.z * 10 + l.w;
    double2 d = shuffle2((double2)(1, 2), (double2)(3, 4), (ulong2)(3, 0));
    out[6] = (long)(d.x * 10 + d.y);
    short2 s = shuffle((short16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), (ushort2)(15, 17));
    out[7] = s.x * 100 + s.y;
}
