// Reads an image between its texels.
//kbind:kernel CLSample
__kernel void sample(read_only image2d_t t, sampler_t s, __global float* out) {
    const int i = get_global_id(0);
    out[i] = read_imagef(t, s, (float2)(i + 1.0f, 0.5f)).x;
}
