// Vectors, local memory that the host gives and what CUDA has not.

kernel void vectors(global float4 *v, local int *sums, uchar4 b, global int3 *w) {
    float4 a = v[0];
    a.xy += a.wz * 2;
    v[1] = select(a, sqrt(a), a > 1);
    sums[get_local_id(0)] = convert_int(a.x);
    barrier(CLK_LOCAL_MEM_FENCE);
    w[0] = w[1] + sums[0];
    v[2].x = (float)(b >> (uchar4)(3, 9, 1, 0)).y;
}

kernel void image(read_only image2d_t i, global float4 *v) {
    v[0] = read_imagef(i, (int2)(1, 2));
}
