// The rotation of rotate.cu in OpenCL C: images are arguments, and the kernel says how it reads them.

__constant sampler_t blend = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;

// Rotates the image src about its centre into dst, which has the same size.
//kbind:kernel RotateImage
//kbind:grid width,height block=16,16
__kernel void rotate_image(__read_only image2d_t src, __write_only image2d_t dst, int width, int height, float angle) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    if (at.x >= width || at.y >= height) return;
    float2 centre = (float2)(width, height) / 2.0f;
    float2 d = convert_float2(at) + 0.5f - centre;
    float s = sin(angle), c = cos(angle);
    write_imagef(dst, at, read_imagef(src, blend, (float2)(c * d.x + s * d.y, c * d.y - s * d.x) + centre));
}
