// OpenCL C to OpenCL C.

constant int table[4] = {1, 2, 3, 4};

int pick(constant int *t, int i) { return t[i & 3]; }

kernel void vectors(global float4 *x, local int *s, int n) {
    int i = get_global_id(0);
    float4 a = x[i], b = (float4)(1.0f, 2.0f, (float2)(n));
    s[get_local_id(0)] = pick(table, i);
    barrier(CLK_LOCAL_MEM_FENCE);
    int4 less = a < b;
    a.xz = b.yw * 2.0f + a.xy;
    x[i] = select(a, b, less) + convert_float4(less) * s[0];
    uchar8 u = (uchar8)(3);
    u.s7 += 1;
    x[i + 1] = (float4)(u.s7);
}
