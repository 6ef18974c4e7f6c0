// The kernels that check a device's images and samplers; textures.cu has those for CUDA's textures and surfaces.

// Each kernel sample... reads an image at n places.

//kbind:kernel SampleImage1D
//kbind:size at=n out=n
//kbind:grid n block=64
kernel void sample_1d(read_only image1d_t t, sampler_t s, global const float4 *at, global float4 *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = read_imagef(t, s, at[i].x);
}

//kbind:kernel SampleImage2D
//kbind:size at=n out=n
//kbind:grid n block=64
kernel void sample_2d(read_only image2d_t t, sampler_t s, global const float4 *at, global float4 *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = read_imagef(t, s, at[i].xy);
}

//kbind:kernel SampleImage3D
//kbind:size at=n out=n
//kbind:grid n block=64
kernel void sample_3d(read_only image3d_t t, sampler_t s, global const float4 *at, global float4 *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = read_imagef(t, s, (float4)(at[i].xyz, 0));
}

// The layer is in w.
//kbind:kernel SampleImageLayers1D
//kbind:size at=n out=n
//kbind:grid n block=64
kernel void sample_layers_1d(read_only image1d_array_t t, sampler_t s, global const float4 *at, global float4 *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = read_imagef(t, s, at[i].xw);
}

// The layer is in w.
//kbind:kernel SampleImageLayers2D
//kbind:size at=n out=n
//kbind:grid n block=64
kernel void sample_layers_2d(read_only image2d_array_t t, sampler_t s, global const float4 *at, global float4 *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = read_imagef(t, s, (float4)(at[i].xyw, 0));
}

// Copies a row of texels in a buffer.
//kbind:kernel ReadRow
//kbind:size out=n
//kbind:grid n block=64
kernel void read_row(read_only image1d_buffer_t t, global int *out, int n) {
    int i = get_global_id(0);
    if (i < n) out[i] = read_imagei(t, i).x;
}

// Copies an image of integers.
//kbind:kernel CopyImage
//kbind:size out=w*h
//kbind:grid w,h block=16,4
kernel void copy_image(read_only image2d_t t, global short4 *out, int w, int h) {
    int x = get_global_id(0), y = get_global_id(1);
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    if (x < w && y < h) out[y * w + x] = convert_short4(read_imagei(t, nearest, (int2)(x, y)));
}

// Turns every channel of src into 255 less it.
//kbind:kernel InvertImage
//kbind:grid w,h block=16,4
kernel void invert_image(read_only image2d_t src, write_only image2d_t dst, int w, int h) {
    int2 at = (int2)(get_global_id(0), get_global_id(1));
    const sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;
    if (at.x < w && at.y < h) write_imageui(dst, at, 255 - read_imageui(src, nearest, at));
}
