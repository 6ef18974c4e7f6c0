// Images and samplers, read and written in every way that OpenCL C 1.2 has.
__constant sampler_t at_edge = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant sampler_t at_border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
__constant sampler_t blend = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
__constant sampler_t repeat = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t mirror = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;

long milli(float4 v) { return convert_long_rte(v.x * 1000) + 3 * convert_long_rte(v.y * 1000) + 7 * convert_long_rte(v.z * 1000) + 11 * convert_long_rte(v.w * 1000); }
long sum(int4 v) { return v.x + 3L * v.y + 7L * v.z + 11L * v.w; }
long usum(uint4 v) { return v.x + 3L * v.y + 7L * v.z + 11L * v.w; }


__kernel void formats(__global long *out, read_only image2d_t unorm8, read_only image2d_t bgra, read_only image2d_t snorm8, read_only image2d_t unorm16, read_only image2d_t gray,
                      read_only image2d_t f32, read_only image2d_t r32, read_only image2d_t i8, read_only image2d_t i32, read_only image2d_t u16, read_only image2d_t u32) {
    for (int i = 0; i < 5; i++) {
        int2 p = (int2)(i, 4 - i);
        out[i] = milli(read_imagef(unorm8, at_edge, p));
        out[5 + i] = milli(read_imagef(bgra, at_edge, p));
        out[10 + i] = milli(read_imagef(snorm8, at_edge, p));
        out[15 + i] = milli(read_imagef(unorm16, at_edge, p));
        out[20 + i] = milli(read_imagef(gray, at_edge, p));
        out[25 + i] = milli(read_imagef(f32, at_edge, p));
        out[30 + i] = milli(read_imagef(r32, at_edge, p));
        out[35 + i] = sum(read_imagei(i8, at_edge, p));
        out[40 + i] = sum(read_imagei(i32, at_edge, p));
        out[45 + i] = usum(read_imageui(u16, at_edge, p));
        out[50 + i] = usum(read_imageui(u32, at_edge, p));
    }
}

__kernel void outside(__global long *out, read_only image2d_t f32, read_only image2d_t r32, read_only image2d_t u16, read_only image3d_t i32, read_only image1d_t unorm8) {
    for (int i = 0; i < 8; i++) {
        int2 p = (int2)(i * 3 - 7, i * 2 - 5);
        out[i] = milli(read_imagef(f32, at_edge, p));
        out[8 + i] = milli(read_imagef(f32, at_border, p));
        out[16 + i] = milli(read_imagef(r32, at_border, convert_float2(p) + 0.25f));
        out[24 + i] = usum(read_imageui(u16, at_border, p));
        out[32 + i] = sum(read_imagei(i32, at_border, (int4)(p, i - 2, 0)));
        out[40 + i] = sum(read_imagei(i32, at_edge, (float4)(p.x + 0.5f, p.y - 0.5f, i - 2, 0)));
        out[48 + i] = milli(read_imagef(unorm8, at_border, i * 2 - 3));
        out[56 + i] = milli(read_imagef(unorm8, at_edge, i * 1.5f - 3));
    }
}

__kernel void filters(__global long *out, read_only image2d_t f32, read_only image2d_t unorm8, read_only image3d_t r32, read_only image1d_t f32_line, sampler_t smooth) {
    for (int i = 0; i < 10; i++) {
        float2 p = (float2)(i * 1.125f - 2, i * 0.625f - 1);
        float2 q = p / (float2)(4, 2);
        out[i] = milli(read_imagef(f32, blend, p));
        out[10 + i] = milli(read_imagef(unorm8, smooth, q));
        out[20 + i] = milli(read_imagef(f32, repeat, q));
        out[30 + i] = milli(read_imagef(f32, mirror, q));
        out[40 + i] = milli(read_imagef(r32, blend, (float4)(p, i * 0.25f, 0)));
        out[50 + i] = milli(read_imagef(f32_line, blend, p.x));
    }
}

float4 twice(read_only image2d_t image, sampler_t s, float2 at) { return 2 * read_imagef(image, s, at); }

__kernel void arrays(__global long *out, read_only image2d_array_t f32, read_only image1d_array_t i8, read_only image2d_t unorm8) {
    const sampler_t local_one = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;
    for (int i = 0; i < 8; i++) {
        out[i] = milli(read_imagef(f32, at_edge, (int4)(i, i / 2, i - 3, 0)));
        out[8 + i] = milli(read_imagef(f32, local_one, (float4)(i / 8.0f, 0.3f, i * 0.4f, 0)));
        out[16 + i] = sum(read_imagei(i8, at_edge, (int2)(i, i - 3)));
        out[24 + i] = sum(read_imagei(i8, at_edge, (float2)(i, i * 0.4f)));
        out[32 + i] = milli(twice(unorm8, local_one, (float2)(i / 4.0f, 0.6f)));
    }
}

__kernel void plain(__global long *out, read_only image2d_t f32, read_only image3d_t i32, read_only image1d_t u16, read_only image1d_array_t unorm8, read_only image2d_array_t i8) {
    for (int i = 0; i < 5; i++) {
        out[i] = milli(read_imagef(f32, (int2)(i, 4 - i)));
        out[5 + i] = sum(read_imagei(i32, (int4)(i, i, i / 2, 0)));
        out[10 + i] = usum(read_imageui(u16, i + 1));
        out[15 + i] = milli(read_imagef(unorm8, (int2)(i, i / 2)));
        out[20 + i] = sum(read_imagei(i8, (int4)(i, i, 2 - i / 2, 0)));
    }
}

__kernel void queries(__global long *out, read_only image1d_t f32, read_only image2d_t bgra, write_only image3d_t i8, read_only image1d_array_t u32, read_only image2d_array_t unorm16) {
    out[0] = get_image_width(f32);
    out[1] = get_image_width(bgra), out[2] = get_image_height(bgra), out[3] = get_image_dim(bgra).x, out[4] = get_image_dim(bgra).y;
    out[5] = get_image_width(i8), out[6] = get_image_height(i8), out[7] = get_image_depth(i8), out[8] = get_image_dim(i8).z, out[9] = get_image_dim(i8).w;
    out[10] = get_image_width(u32), out[11] = get_image_array_size(u32);
    out[12] = get_image_dim(unorm16).y, out[13] = get_image_array_size(unorm16);
    out[14] = get_image_channel_order(f32) == CLK_RGBA, out[15] = get_image_channel_order(bgra) == CLK_BGRA, out[16] = get_image_channel_order(u32) == CLK_R;
    out[17] = get_image_channel_data_type(f32) == CLK_FLOAT, out[18] = get_image_channel_data_type(bgra) == CLK_UNORM_INT8;
    out[19] = get_image_channel_data_type(i8) == CLK_SIGNED_INT8, out[20] = get_image_channel_data_type(u32) == CLK_UNSIGNED_INT32, out[21] = get_image_channel_data_type(unorm16) == CLK_UNORM_INT16;
}

__kernel void writes(__global long *out, write_only image2d_t unorm8_a, write_only image2d_t snorm8_a, write_only image2d_t bgra_a, write_only image2d_t unorm16_a, write_only image2d_t gray_a,
                     write_only image2d_t f32_a, write_only image2d_t i8_a, write_only image2d_t u16_a, write_only image1d_t i32_a, write_only image2d_array_t u32_a, write_only image1d_array_t f32_b) {
    for (int i = 0; i < 5; i++) {
        int2 p = (int2)(i + 1, 4 - i);
        float4 v = (float4)(i * 0.37f - 0.5f, 0.1f * i, 1.0f - 0.21f * i, 0.5f);
        write_imagef(unorm8_a, p, v);
        write_imagef(snorm8_a, p, v * 1.5f);
        write_imagef(bgra_a, p, v);
        write_imagef(unorm16_a, p, v);
        write_imagef(gray_a, p, v);
        write_imagef(f32_a, p, v);
        write_imagei(i8_a, p, (int4)(100 * i - 200, i, -i, 127 + i));
        write_imageui(u16_a, p, (uint4)(20000 * i, i, 65535, 65536));
        write_imagei(i32_a, i, (int4)(i, -i, 1 << 30, i * i));
        write_imageui(u32_a, (int4)(i, 4 - i, i / 2, 0), (uint4)(i * 1000000007u, 1, 2, 3));
        write_imagef(f32_b, (int2)(i, i / 2), v);
    }
    out[0] = 1;
}
// by hand: formats 50 3964211623 (an image with one channel has alpha 1, OpenCL C 1.2, 6.12.14: PoCL gives 0 for integers)
// by hand: formats 51 922452763 (an image with one channel has alpha 1, OpenCL C 1.2, 6.12.14: PoCL gives 0 for integers)
// by hand: formats 52 2175670186 (an image with one channel has alpha 1, OpenCL C 1.2, 6.12.14: PoCL gives 0 for integers)
// by hand: formats 53 3429081706 (an image with one channel has alpha 1, OpenCL C 1.2, 6.12.14: PoCL gives 0 for integers)
// by hand: formats 54 387272298 (an image with one channel has alpha 1, OpenCL C 1.2, 6.12.14: PoCL gives 0 for integers)
// by hand: outside 16 11000 (the border of CL_R is 0, 0, 0, 1, OpenCL C 1.2, 6.12.14: PoCL gives 0)
// by hand: outside 17 11000 (the border of CL_R is 0, 0, 0, 1, OpenCL C 1.2, 6.12.14: PoCL gives 0)
// by hand: outside 18 11000 (the border of CL_R is 0, 0, 0, 1, OpenCL C 1.2, 6.12.14: PoCL gives 0)
// by hand: outside 21 11000 (the border of CL_R is 0, 0, 0, 1, OpenCL C 1.2, 6.12.14: PoCL gives 0)
// by hand: outside 22 11000 (the border of CL_R is 0, 0, 0, 1, OpenCL C 1.2, 6.12.14: PoCL gives 0)
// by hand: outside 23 11000 (the border of CL_R is 0, 0, 0, 1, OpenCL C 1.2, 6.12.14: PoCL gives 0)
// by hand: arrays 9 -70097 (a layer is rint of its coordinate, OpenCL 1.2, 8.4: PoCL rounds up with a linear filter)
// by hand: arrays 10 82060 (a layer is rint of its coordinate, OpenCL 1.2, 8.4: PoCL rounds up with a linear filter)
// by hand: arrays 11 -125837 (a layer is rint of its coordinate, OpenCL 1.2, 8.4: PoCL rounds up with a linear filter)
