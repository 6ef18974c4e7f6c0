__kernel void sum(__global int *out, __local int *s, int n) {
    int l = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
    int size = get_local_size(0) * get_local_size(1) * get_local_size(2);
    s[l] = out[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int d = size / 2; d > 0; d /= 2) {
        if (l < d) s[l] += s[l + d];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l < n) out[get_group_id(0) * 256 + l] = s[0] + s[l];
}

__kernel void tiles(__global const float *a, __global float *out, int n) {
    __local float4 tile[32];
    const int l = get_local_id(0) % 32;
    float4 acc = (float4)(0.0f);
    float2 pair[2] = {(float2)(1.0f), (float2)(2.0f)};
    for (int k = 0; k < n / 8; k++) {
        tile[l] = vload4(l, a + k);
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int j = 0; j < 8; j++) acc += tile[(l + j) % 32] * (float)j;
        pair[k & 1].x += acc.y;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    vstore4(acc, l, out);
    out[200 + l] = pair[0].x + pair[1].x;
}
