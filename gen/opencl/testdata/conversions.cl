// Floats become integers as NVIDIA's instructions make them: through 32 or 64 bits, saturated, of which narrower types
// keep the lowest; of NaN 64 bits and doubles make the least number, where a saturated conversion makes 0.

kernel void narrow(global float *x, global uchar *a, global short *b) {
    int i = get_global_id(0);
    a[i] = (uchar)x[i];
    b[i] = (short)x[i];
}

kernel void vectors(global float4 *x, global uchar4 *a, global short4 *b, global int4 *c, global long4 *d) {
    int i = get_global_id(0);
    a[i] = convert_uchar4(x[i]);
    b[i] = convert_short4_rte(x[i]);
    c[i] = convert_int4_rtn(x[i]);
    d[i] = convert_long4(x[i]);
    a[i] = convert_uchar4_sat(x[i]);
}

kernel void doubles(global double2 *x, global int2 *a, global ushort2 *b, global long2 *c) {
    int i = get_global_id(0);
    a[i] = convert_int2(x[i]);
    b[i] = convert_ushort2(x[i]);
    c[i] = convert_long2_sat(x[i]);
}

kernel void halves(global half *x, global uchar *a) {
    int i = get_global_id(0);
    a[i] = (uchar)vload_half(i, x);
}
